//! What a player may see (400.2): the public zones, their own hand, the sizes of everything else.

use crate::{
    card::{DefId, Zone},
    choice::Decision,
    combat::Combat,
    object::{Characteristics, ObjectId, PlayerId},
    state::{Outcome, StackItem, State},
    turn::Step,
};

/// An object that a player sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seen {
    /// Its place in the arena.
    pub id: ObjectId,
    /// What is printed on it.
    pub def: DefId,
    /// The zone it is in.
    pub zone: Zone,
    /// Its owner.
    pub owner: PlayerId,
    /// Its controller.
    pub controller: PlayerId,
    /// Whether it is a token.
    pub token: bool,
    /// Whether it is tapped.
    pub tapped: bool,
    /// Whether it came under its controller's control this turn.
    pub summoning_sick: bool,
    /// Damage marked on it.
    pub damage: i32,
    /// +1/+1 counters on it.
    pub plus_counters: i32,
    /// -1/-1 counters on it.
    pub minus_counters: i32,
    /// Its characteristics.
    pub now: Characteristics,
}

/// A player, as others see them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ViewedPlayer {
    /// Life total.
    pub life: i32,
    /// Poison counters.
    pub poison: i32,
    /// Cards in hand.
    pub hand: usize,
    /// Cards in the library.
    pub library: usize,
    /// Unspent mana, of each kind.
    pub mana: [u32; 6],
    /// Mulligans taken.
    pub mulligans: u8,
    /// Lands played this turn.
    pub lands_played: u32,
    /// Whether the player is in the game.
    pub in_game: bool,
}

/// What one player may see of a game: equal views offer that player equal choices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// Whose view it is.
    pub of: PlayerId,
    /// Every object that the player sees, zone by zone, in the order of the zone where it has one.
    pub objects: Vec<Seen>,
    /// The players.
    pub players: Vec<ViewedPlayer>,
    /// The stack, the top last.
    pub stack: Vec<StackItem>,
    /// Attackers and blockers.
    pub combat: Combat,
    /// Whose turn it is.
    pub active: PlayerId,
    /// Which turn.
    pub turn: u32,
    /// The step.
    pub step: Step,
    /// The waiting triggered abilities: source and place on its card.
    pub waiting: Vec<(ObjectId, u8)>,
    /// What the game waits for. What only the player who decides may see is left out for others.
    pub decision: Decision,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

impl State {
    /// What a player may see.
    pub fn view(&self, of: PlayerId) -> View {
        let mut objects: Vec<Seen> = Vec::new();
        let mut see = |zone: &[ObjectId]| objects.extend(zone.iter().map(|&id| self.seen(id)));
        see(&self.battlefield);
        see(&self.exile);
        for player in &self.players {
            see(&player.graveyard);
        }
        let spells: Vec<ObjectId> =
            self.stack.iter().filter(|item| item.ability.is_none()).map(|item| item.object.id).collect();
        see(&spells);
        see(&self.player(of).hand);
        // 701.18a: whoever scries looks at the card.
        let mut decision = self.decision;
        if let Decision::Scry(player, card) = decision {
            if player == of {
                see(&[card]);
            } else {
                decision = Decision::Scry(player, ObjectId(u32::MAX));
            }
        }
        let players = self.players.iter().map(|player| ViewedPlayer {
            life: player.life,
            poison: player.poison,
            hand: player.hand.len(),
            library: player.library.len(),
            mana: player.pool.amounts,
            mulligans: player.mulligans,
            lands_played: player.lands_played,
            in_game: player.is_in_game(),
        });
        View {
            of,
            objects,
            players: players.collect(),
            stack: self.stack.clone(),
            combat: self.combat.clone(),
            active: self.turn.active,
            turn: self.turn.number,
            step: self.turn.step,
            waiting: self.waiting().collect(),
            decision,
            outcome: self.outcome,
        }
    }

    fn seen(&self, id: ObjectId) -> Seen {
        let object = self.object(id);
        Seen {
            id,
            def: object.def,
            zone: object.zone,
            owner: object.owner,
            controller: object.controller,
            token: object.token,
            tapped: object.tapped,
            summoning_sick: object.summoning_sick,
            damage: object.damage,
            plus_counters: object.plus_counters,
            minus_counters: object.minus_counters,
            now: object.now,
        }
    }
}

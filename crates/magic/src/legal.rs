//! Which choices are legal. One predicate checks a choice and, asked about every candidate, enumerates them.

use vademecum_rule_ids::magic::{R103_5, R104_3A, R117_1, R514_1, R603_3B};
use vademecum_trace::Recorder;

use crate::{
    ability::Ability,
    activate,
    card::Zone,
    cast,
    choice::{Choice, Choices, Decision},
    combat,
    error::Refusal,
    game,
    mana::{ManaKind, ManaKinds},
    mana_ability,
    object::{ObjectId, PlayerId},
    resolve, special,
    state::State,
    state_based, target,
};

/// Whether a choice is legal now.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn check(state: &State, cx: &mut impl Recorder, choice: Choice) -> Result<(), Refusal> {
    match (state.decision, choice) {
        (Decision::Over, _) => Err(Refusal { rule: None, why: "the game is over" }),
        (_, Choice::Concede(player)) => {
            let here = state.players.get(player.at()).is_some_and(|player| player.is_in_game());
            if here { Ok(()) } else { Err(Refusal::by(R104_3A, "only a player in the game can concede it")) }
        }
        (Decision::Mulligan(_), Choice::Keep) => Ok(()),
        (Decision::Mulligan(player), Choice::Mulligan) => game::may_mulligan(state, cx, player),
        (Decision::Bottom(player), Choice::Object(card)) => {
            if in_hand(state, player, card) {
                Ok(())
            } else {
                Err(Refusal::by(R103_5, "the card is not in the player's hand"))
            }
        }
        (Decision::Priority(player), choice) => priority(state, cx, player, choice),
        (Decision::Attackers(_), Choice::Attack(id, defender)) => combat::check_attack(state, cx, id, defender),
        (Decision::Attackers(_), Choice::Done) => combat::check_attack_done(state, cx),
        (Decision::Blockers(player), Choice::Block(id, attacker)) => {
            combat::check_block(state, cx, player, id, attacker)
        }
        (Decision::Blockers(_), Choice::Done) => combat::check_block_done(state, cx),
        (Decision::AssignDamage(_, id, to), Choice::Number(n)) => combat::check_assignment(state, cx, id, to, n),
        (Decision::DiscardDown(player), Choice::Object(card)) => {
            let another = in_hand(state, player, card) && !state.chosen.contains(&card);
            if another { Ok(()) } else { Err(Refusal::by(R514_1, "it is no other card in the player's hand")) }
        }
        (Decision::Legend(player, of), Choice::Object(kept)) => state_based::legend::check(state, cx, player, of, kept),
        (Decision::OrderTriggers(player), Choice::Trigger(place)) => {
            let own = state.waiting.get(place as usize).is_some_and(|waiting| waiting.controller == player);
            if own { Ok(()) } else { Err(Refusal::by(R603_3B, "it is not an ability of that player that waits")) }
        }
        (
            Decision::Mode(_)
            | Decision::X(_)
            | Decision::Target(..)
            | Decision::CostSacrifice(_)
            | Decision::CostDiscard(_)
            | Decision::Pay(_),
            choice,
        ) => cast::check_answer(state, cx, choice),
        (_, choice) => resolve::check_answer(state, cx, choice),
    }
}

/// What a player with priority may do (117.1).
fn priority(state: &State, cx: &mut impl Recorder, player: PlayerId, choice: Choice) -> Result<(), Refusal> {
    if choice == Choice::Pass {
        return Ok(());
    }
    if !cx.when(R117_1, state.turn.priority == player) {
        return Err(Refusal::by(R117_1, "only the player with priority acts"));
    }
    match choice {
        Choice::PlayLand(id) => special::may_play_land(state, cx, player, id),
        Choice::Cast(id) => cast::may_cast(state, cx, player, id),
        Choice::Activate(id, place) => activate::may_activate(state, cx, player, id, place),
        Choice::Mana(id, place, kind) => mana_ability::may_activate(state, cx, player, id, place, kind).map(|_| ()),
        _ => Err(Refusal::UNFIT),
    }
}

fn in_hand(state: &State, player: PlayerId, card: ObjectId) -> bool {
    state.objects.get(card.at()).is_some_and(|object| object.zone == Zone::Hand && object.owner == player)
}

impl State {
    /// What may be chosen now. Conceding is not among it: that may always be chosen.
    pub fn choices(&self) -> Choices {
        let mut choices = Choices::default();
        self.choices_into(&vademecum_trace::Silent, &mut choices);
        choices
    }

    /// What may be chosen now, with the rules knocked out that the recorder knocks out; nothing is recorded.
    /// The list is the caller's, to be filled again and again.
    pub fn choices_into(&self, recorder: &impl Recorder, choices: &mut Choices) {
        choices.list.clear();
        choices.numbers = None;
        let cx = &mut recorder.muted();
        let mut offer = |choice: Choice| {
            if check(self, cx, choice).is_ok() {
                choices.list.push(choice);
            }
        };
        match self.decision {
            Decision::Over => {}
            Decision::Mulligan(_) => [Choice::Keep, Choice::Mulligan].into_iter().for_each(offer),
            Decision::Priority(player) => {
                offer(Choice::Pass);
                candidates(self, player, offer);
            }
            Decision::Mode(_) => (0..16).map(Choice::Mode).for_each(offer),
            Decision::X(_) => {
                if let Some(item) = self.stack.last() {
                    choices.numbers = Some((0, cast::most_x(self, &mut recorder.muted(), item)));
                }
            }
            Decision::Target(_, spec) => {
                offer(Choice::Done);
                if let Some(wanted) = cast::spec_of(self, spec) {
                    target::candidates(self, &wanted, |target| offer(Choice::Target(target)));
                }
            }
            Decision::Pay(player) => {
                ManaKind::ALL.map(Choice::Spend).into_iter().for_each(&mut offer);
                mana_candidates(self, player, offer);
            }
            Decision::Attackers(_) => {
                offer(Choice::Done);
                combat::possible_attacks(self, |id, defender| offer(Choice::Attack(id, defender)));
            }
            Decision::Blockers(player) => {
                offer(Choice::Done);
                for &id in self.battlefield.iter().filter(|&&id| self.object(id).controller == player) {
                    self.combat.attackers().iter().for_each(|attacker| offer(Choice::Block(id, attacker.id)));
                }
            }
            Decision::AssignDamage(_, id, to) => {
                let (least, most) = combat::assignable(self, &mut recorder.muted(), id, to);
                choices.numbers = Some((least.max(0).unsigned_abs(), most.max(0).unsigned_abs()));
            }
            Decision::Bottom(player)
            | Decision::DiscardDown(player)
            | Decision::CostDiscard(player)
            | Decision::Discard(player) => {
                self.player(player).hand.iter().copied().map(Choice::Object).for_each(offer);
            }
            Decision::CostSacrifice(_) | Decision::Sacrifice(_) | Decision::Legend(..) => {
                self.battlefield.iter().copied().map(Choice::Object).for_each(offer);
            }
            Decision::OrderTriggers(_) => (0..self.waiting.len() as u32).map(Choice::Trigger).for_each(offer),
            Decision::May(_) | Decision::Scry(..) => [Choice::Yes, Choice::No].into_iter().for_each(offer),
            Decision::ManaKind(_) => ManaKind::ALL.map(Choice::Spend).into_iter().for_each(offer),
        }
    }

    /// Whether a choice is legal now, and if not, by which rule; nothing changes.
    ///
    /// # Errors
    ///
    /// The rule that forbids it.
    pub fn check(&self, choice: Choice, recorder: &mut impl Recorder) -> Result<(), Refusal> {
        check(self, recorder, choice)
    }
}

/// Everything a player with priority might do besides passing, to be checked one by one.
fn candidates(state: &State, player: PlayerId, mut offer: impl FnMut(Choice)) {
    for &id in &state.player(player).hand {
        let land = state.object(id).now.is_land();
        offer(if land { Choice::PlayLand(id) } else { Choice::Cast(id) });
    }
    for &id in &state.battlefield {
        let object = state.object(id);
        if object.controller != player {
            continue;
        }
        let abilities = state.cards.get(object.def).def.abilities.iter().enumerate();
        for (place, _) in abilities.filter(|(_, ability)| matches!(ability, Ability::Activated(_))) {
            offer(Choice::Activate(id, place as u8));
        }
    }
    mana_candidates(state, player, offer);
}

/// Every mana ability of a player with every kind of mana it makes.
fn mana_candidates(state: &State, player: PlayerId, mut offer: impl FnMut(Choice)) {
    for &id in &state.battlefield {
        let object = state.object(id);
        // A tapped permanent without abilities of its own has only the intrinsic ones, which tap it.
        let exhausted = object.tapped && state.cards.get(object.def).def.abilities.is_empty();
        if object.controller == player && !exhausted {
            mana_ability::of(state, &mut vademecum_trace::Silent, id, |place, _, outputs| {
                let kinds = outputs.first().map_or(ManaKinds::NONE, |output| output.kinds);
                kinds.iter().for_each(|kind| offer(Choice::Mana(id, place, kind)));
            });
        }
    }
}

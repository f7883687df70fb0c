//! Players (102), with the zones that are theirs (400.1), and the order in which they choose (101.4).

use vademecum_abilities::{AbilityId, CardId, FaceId, Keywords, ManaKind, Subtypes};
use vademecum_rule_ids::magic::R101_4;

use crate::{
    Recorder,
    actions::a046_venture_into_the_dungeon::VentureMarker,
    buffers::clone_in_place,
    cx::Look,
    id::{ObjectId, ObjectRef, PlayerId},
    select::Ring,
};

/// A player's unspent mana (106.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ManaPool {
    /// Mana of each type, in the order of [`ManaKind::ALL`].
    pub amounts: [u32; 6],
    /// How much of each type was produced by snow sources (107.4h).
    pub snow: [u32; 6],
}

impl ManaPool {
    /// How much there is of a type.
    pub const fn of(&self, kind: ManaKind) -> u32 {
        self.amounts[kind as usize]
    }

    /// All of it.
    pub fn total(&self) -> u64 {
        self.amounts.iter().map(|&n| u64::from(n)).sum()
    }

    /// All of it that was produced by snow sources.
    pub fn total_snow(&self) -> u64 {
        self.snow.iter().map(|&n| u64::from(n)).sum()
    }

    /// Adds mana of a type; false if the amount no longer fits.
    pub(crate) fn add(&mut self, kind: ManaKind, amount: u32, snow: bool) -> bool {
        let total = self.of(kind).checked_add(amount).filter(|&total| total <= i32::MAX as u32);
        let Some(total) = total else { return false };
        self.amounts[kind as usize] = total;
        if snow {
            self.snow[kind as usize] += amount;
        }
        true
    }

    /// Takes mana of a type, as far as there is some: from snow sources alone, or from others first.
    pub(crate) fn take(&mut self, kind: ManaKind, amount: u32, only_snow: bool) {
        let (all, snow) = (&mut self.amounts[kind as usize], &mut self.snow[kind as usize]);
        let taken = amount.min(if only_snow { *snow } else { *all });
        let others = if only_snow { 0 } else { *all - *snow };
        *all -= taken;
        *snow -= taken.saturating_sub(others);
    }
}

/// Unspent mana of which more is said than its type (106.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TiedMana {
    /// Its type.
    pub kind: ManaKind,
    /// How much of it.
    pub amount: u32,
    /// Whether a snow source produced it (107.4h).
    pub snow: bool,
    /// The ability that says more of it.
    pub by: AbilityId,
    /// Whether something has triggered on its being spent.
    pub triggered: bool,
    /// Whose ability that was, and on what.
    pub source: (PlayerId, ObjectRef),
}

/// A player.
#[derive(Debug, PartialEq, Eq)]
pub struct Player {
    /// The player's team: opponents are those of another one (102.3). Alone, a team of one.
    pub team: u8,
    /// Life total (119).
    pub life: i32,
    /// What the life total would be if no teammate had gained or lost life (810.9a).
    pub(crate) life_alone: i32,
    /// Unspent mana (106.4).
    pub pool: ManaPool,
    /// Unspent mana that is tied to something (106.6).
    pub tied: Vec<TiedMana>,
    /// Library, the top card last (401).
    pub(crate) library: Vec<ObjectId>,
    /// The card of it that all players see, if effects reveal the top one (401.6).
    pub(crate) revealed_top: Option<ObjectId>,
    /// Hand, in no order (402).
    pub(crate) hand: Vec<ObjectId>,
    /// Graveyard, the top card last (404).
    pub(crate) graveyard: Vec<ObjectId>,
    /// Cards of theirs outside the game (400.11a).
    pub(crate) sideboard: Vec<CardId>,
    /// The object, in no zone, that represents the companion outside the game (702.139a), until its card is put into the hand.
    pub(crate) companion: Option<ObjectId>,
    /// The Attraction deck, the top card last (717.2).
    pub(crate) attractions: Vec<CardId>,
    /// The sticker sheets that the player has access to (123.2c).
    pub(crate) sheets: Vec<CardId>,
    /// The planar deck, the top card last (901.3).
    pub(crate) planar_deck: Vec<ObjectId>,
    /// The scheme deck, the top card last (904.3).
    pub(crate) scheme_deck: Vec<ObjectId>,
    /// By how much vanguard cards change the starting and the maximum hand size (902.5).
    pub(crate) hand_modifier: i32,
    /// Lands played this turn (305.2).
    pub(crate) lands_played: u32,
    /// Cards drawn this turn.
    pub(crate) drawn: u32,
    /// Life lost this turn (119.3).
    pub(crate) life_lost: i32,
    /// Whether the player has the city's blessing (702.131c).
    pub(crate) blessed: bool,
    /// Permanent cards put into the graveyard this turn (700.11).
    pub(crate) descended: i32,
    /// The creature types of the sources with which the player has dealt combat damage to players this turn.
    pub(crate) struck_with: Subtypes,
    /// Mana spent this turn to cast spells (700.14).
    pub(crate) expended: i32,
    /// Damage dealt to the player this turn.
    pub(crate) dealt: i32,
    /// Spells that the player has cast this turn.
    pub(crate) casts: i32,
    /// Whether the player tried to draw from an empty library since state-based actions were last checked
    /// (704.5b).
    pub(crate) drew_from_nothing: bool,
    /// Mulligans taken (103.5).
    pub(crate) mulligans: u8,
    /// Whether the player keeps the opening hand (103.5).
    pub(crate) kept: bool,
    /// Whether the player has declared a mulligan in this round (103.5), or takes no other action with the opening hand
    /// (103.6).
    pub(crate) declared: bool,
    /// Whether the player has lost the game (104.3).
    pub(crate) lost: bool,
    /// Whether the player has left the game (104.5).
    pub(crate) left: bool,
    /// Whether the game was a draw for the player, who has left it (104.4e), or for the player's team (104.4g).
    pub(crate) drew: bool,
    /// The keyword abilities that effects give the player (613.10).
    pub(crate) keywords: Keywords,
    /// The keyword abilities with a quality that effects give the player.
    pub(crate) abilities: Vec<AbilityId>,
    /// How often the Ring has tempted the player (701.52c).
    pub(crate) tempted: i32,
    /// The dungeon card that the player owns in the command zone, with the venture marker on it (309.4).
    pub(crate) venture: Option<VentureMarker>,
    /// The dungeons that the player has completed (309.7).
    pub(crate) completed: Vec<FaceId>,
    /// By how much effects increase the player's devotion (700.5a).
    pub(crate) devotion: i32,
    /// How many additional votes the player has (701.32d).
    pub(crate) more_votes: u8,
    /// How many additional lands the player may play on a turn of theirs (305.2).
    pub(crate) more_lands: u8,
    /// Whether an effect says that the player can't play lands (101.2).
    pub(crate) cant_play_lands: bool,
    /// Who makes the player's decisions, where another player does (720.1).
    pub(crate) controller: Option<PlayerId>,
    /// Who controls the player during the next turn that the player takes (720.1).
    pub(crate) next_controller: Option<PlayerId>,
    /// How often the player has taken the special action to roll the planar die this turn (901.9).
    pub(crate) planar_rolls: u32,
    /// How many turns the player skips (614.10a).
    pub(crate) skipped_turns: u8,
}

clone_in_place!(Player {
    team,
    life,
    life_alone,
    pool,
    tied,
    library,
    revealed_top,
    hand,
    graveyard,
    sideboard,
    companion,
    attractions,
    sheets,
    planar_deck,
    scheme_deck,
    hand_modifier,
    lands_played,
    drawn,
    life_lost,
    blessed,
    descended,
    struck_with,
    expended,
    dealt,
    casts,
    drew_from_nothing,
    mulligans,
    kept,
    declared,
    lost,
    left,
    drew,
    keywords,
    abilities,
    tempted,
    venture,
    completed,
    devotion,
    more_votes,
    more_lands,
    cant_play_lands,
    controller,
    next_controller,
    planar_rolls,
    skipped_turns,
});

impl Player {
    pub(crate) fn new(team: u8, life: i32) -> Player {
        Player {
            team,
            life,
            life_alone: life,
            pool: ManaPool::default(),
            tied: Vec::new(),
            library: Vec::new(),
            revealed_top: None,
            hand: Vec::new(),
            graveyard: Vec::new(),
            sideboard: Vec::new(),
            companion: None,
            attractions: Vec::new(),
            sheets: Vec::new(),
            planar_deck: Vec::new(),
            scheme_deck: Vec::new(),
            hand_modifier: 0,
            lands_played: 0,
            drawn: 0,
            life_lost: 0,
            blessed: false,
            descended: 0,
            struck_with: Subtypes::NONE,
            expended: 0,
            dealt: 0,
            casts: 0,
            drew_from_nothing: false,
            mulligans: 0,
            kept: false,
            declared: false,
            lost: false,
            left: false,
            drew: false,
            keywords: Keywords::NONE,
            abilities: Vec::new(),
            tempted: 0,
            venture: None,
            completed: Vec::new(),
            devotion: 0,
            more_votes: 0,
            more_lands: 0,
            cant_play_lands: false,
            controller: None,
            next_controller: None,
            planar_rolls: 0,
            skipped_turns: 0,
        }
    }

    /// How many cards are in the library (401.3).
    pub fn library_len(&self) -> usize {
        self.library.len()
    }

    /// The cards in hand, in no order: hidden from others (402.3).
    pub fn hand(&self) -> &[ObjectId] {
        &self.hand
    }

    /// The cards in the graveyard, the top one last (404.2).
    pub fn graveyard(&self) -> &[ObjectId] {
        &self.graveyard
    }

    /// The library, the top card last: hidden from everybody (401.2).
    pub fn library(&self) -> &[ObjectId] {
        &self.library
    }

    /// Where the player's venture marker is, if they own a dungeon card in the command zone (309.4).
    pub const fn venture(&self) -> Option<VentureMarker> {
        self.venture
    }

    /// The Attraction deck, the top card last (717.2).
    pub fn attraction_deck(&self) -> &[CardId] {
        &self.attractions
    }

    /// How many dungeons the player has completed (309.7).
    pub fn completed_dungeons(&self) -> usize {
        self.completed.len()
    }

    /// Whether the player is still in the game.
    pub const fn is_in_game(&self) -> bool {
        !self.left
    }

    /// Whether the game was a draw for the player while it went on for others (104.4e–h).
    pub const fn has_drawn(&self) -> bool {
        self.drew
    }

    /// A number for what makes a difference, zones aside: the objects in them know where they are.
    pub(crate) fn key(&self, place: u32) -> u64 {
        let flags = u64::from(self.drew_from_nothing)
            | u64::from(self.kept) << 1
            | u64::from(self.left) << 2
            | u64::from(self.declared) << 3
            | u64::from(self.lost) << 4
            | u64::from(self.blessed) << 5
            | u64::from(self.companion.is_some()) << 6
            | u64::from(self.drew) << 7
            | u64::from(self.mulligans) << 8
            | u64::from(self.controller.map_or(0, |player| player.0.saturating_add(1))) << 16
            | u64::from(self.skipped_turns) << 24
            | u64::from(self.lands_played) << 32;
        let tied = self.tied.iter().map(|tied| {
            let kind = (tied.kind as u64) << 32 | u64::from(tied.snow) << 36;
            kind | u64::from(tied.amount) | u64::from(tied.by.0) << 40
        });
        let amounts = self.pool.amounts.iter().chain(&self.pool.snow);
        let pool = amounts.fold(0_u64, |hash, &n| hash.wrapping_mul(31).wrapping_add(u64::from(n)));
        let venture =
            self.venture.map_or(0, |marker| u64::from(marker.dungeon.0) << 8 | u64::from(marker.room) | 1 << 63);
        let dungeons = (self.completed.len() as u64) << 40 ^ venture;
        crate::hash::mix(&[
            u64::from(place),
            self.life as u32 as u64,
            flags,
            tied.fold(pool, u64::wrapping_add),
            dungeons,
        ])
    }
}

impl<R: Recorder> Look<'_, R> {
    /// Everybody in the game, the active player first, then in turn order (101.4).
    pub(crate) fn ring(self) -> impl Iterator<Item = PlayerId> {
        let active = self.state.turn.active;
        let first = self.either(R101_4, active, self.state.next_player(active));
        self.state.in_turn_order(first)
    }

    /// The players that are meant, in that order; a single one needs none.
    pub(crate) fn ring_of(self, is_meant: impl Fn(PlayerId) -> bool) -> Ring {
        let meant: Ring = self.state.in_turn_order(self.state.turn.active).filter(|&player| is_meant(player)).collect();
        if meant.len() < 2 { meant } else { self.ring().filter(|&player| is_meant(player)).collect() }
    }
}

//! The ability language: what the text box of a card says, as data.
//!
//! The three parts of an ability (4.6.1) are here one after another: when it can be used or is triggered ([`Timing`]), what
//! it costs ([`Cost`]), and what it does, in sentences of clauses. The sentence is kept because it has a meaning of its own: a
//! full stop separates effects, while within a sentence a later clause depends on the earlier one (4.10).

use crate::{
    card::{Kinds, Race},
    effect::Effect,
    filter::{Amount, Filter, Side, Which, Zone},
};

/// One ability of a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ability {
    /// When it is used.
    pub timing: Timing,
    /// Whether it is used only if its controller wants (“puedes”): what is activated or in response always is.
    pub is_optional: bool,
    /// Where its card must be.
    pub place: Place,
    /// Who may use it.
    pub user: User,
    /// How often each object may use it in a turn (4.6.1.1); `None` for as often as it can be paid.
    pub limit: Option<u8>,
    /// What is paid, in order (4.6.2.3).
    pub costs: Vec<Cost>,
    /// Its targets; those of modes are in the modes.
    pub targets: Vec<Targets>,
    /// What it does.
    pub text: Vec<Sentence>,
    /// If there are several texts to choose from (“elige”), all of them, and `text` is empty.
    pub modes: Vec<TextMode>,
}

/// One of several texts to choose from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextMode {
    /// Its targets.
    pub targets: Vec<Targets>,
    /// What it does.
    pub text: Vec<Sentence>,
}

/// When an ability is used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Timing {
    /// A continuous ability (4.6.5): these hold while it works.
    Continuous(Vec<Static>),
    /// A triggered ability (4.6.4: “si”, “cuando”, “cada vez que”).
    Triggered(Event),
    /// An activated ability (4.6.3) or a Talismán, at one of these moments; none are given if the rules say which.
    Activated(&'static [Moment]),
    /// An ability or a Talismán that is used “en respuesta a” something (4.11).
    InResponse(Event),
}

/// A time in a turn at which something can be activated or played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Moment {
    /// The Vigilia of the player who uses it.
    OwnVigil,
    /// Guerra de Talismanes, in the turn of either player.
    War,
}

/// Where the card of an ability must be for the ability to work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// In play (4.6.5).
    InPlay,
    /// In that zone, as its text says.
    Zone(Zone),
    /// Wherever its card is: what the text says of playing the card itself.
    Anywhere,
}

/// Who may use an ability.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum User {
    /// Its controller.
    Controller,
    /// Either player (“cualquier jugador”, “cada jugador puede”).
    AnyPlayer,
}

/// Something that happens, to which abilities listen. Filters are seen from the controller of the listening ability.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A card enters play (4.5.1).
    Enters(Filter),
    /// A card leaves play, whatever way.
    Leaves(Filter),
    /// A card enters or leaves play: “cada vez que entre y salga”.
    EntersOrLeaves(Filter),
    /// A card leaves play in one of these ways.
    LeavesBy(Filter, &'static [Manner]),
    /// A card is played (4.5.3.4); the filter also looks at what is being played.
    Played(Filter),
    /// An attack is declared (5.3.1), by a player on that side.
    AttackDeclared(Side),
    /// Blockers are declared (5.3.2), by a player on that side.
    BlockDeclared(Side),
    /// An ally is declared as an attacker.
    Attacks(Filter),
    /// An ally is declared as a blocker.
    Blocks(Filter),
    /// An attacker is blocked.
    IsBlocked(Filter),
    /// A phase begins, of the turn of that side, or of both (4.11.1).
    Phase(Phase, Option<Side>),
    /// A card uses an ability that can be cancelled (4.6.2.4).
    UsesAbility(Filter),
    /// An effect of the other player is about to affect a card: the moment of redirection (4.9).
    WouldBeAffected(Filter),
    /// An effect is about to make a card leave play in one of these ways: the moment of prevention (4.10).
    WouldLeave {
        /// The card.
        card: Filter,
        /// The ways of leaving play.
        by: &'static [Manner],
        /// Whether only abilities of the other player count.
        only_opposing_abilities: bool,
    },
}

/// A phase or step to which cards respond or in which they trigger (4.11.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Phase {
    /// Fase de Agrupación.
    Regroup,
    /// Fase de Vigilia.
    Vigil,
    /// Guerra de Talismanes.
    War,
    /// Asignación de Daño.
    Damage,
    /// Fase Final.
    Final,
    /// Final del Turno.
    EndOfTurn,
}

/// A way in which a card leaves play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Manner {
    /// Destruir: to the Cementerio (6.13).
    Destroy,
    /// Desterrar: to the Destierro, from anywhere (6.12).
    Exile,
    /// Barajar: into the Mazo Castillo (6.2).
    Shuffle,
    /// Subir: to the Mano (6.30).
    Raise,
    /// Poner en el Cementerio: not destroyed (6.26).
    Put,
}

impl Manner {
    /// All of them.
    pub const ALL: &'static [Manner] = &[Manner::Destroy, Manner::Exile, Manner::Shuffle, Manner::Raise, Manner::Put];

    /// Where it leads, among the zones of the owner (4.4.2).
    pub const fn destination(self) -> Zone {
        match self {
            Manner::Destroy | Manner::Put => Zone::Graveyard,
            Manner::Exile => Zone::Exile,
            Manner::Shuffle => Zone::Deck,
            Manner::Raise => Zone::Hand,
        }
    }
}

/// A part of a cost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cost {
    /// That many Oros (6.25).
    Gold(Amount),
    /// A card leaves play: the card itself or a target.
    Move(Manner, Which),
    /// That many cards of the Mano are discarded.
    Discard(u8),
}

/// What is chosen as a target, when an ability is declared (4.6.2.2) or a card played (4.5.3.2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Targets {
    /// The cards among which is chosen.
    pub filter: Filter,
    /// How many must be chosen.
    pub least: u8,
    /// How many may be chosen (“hasta”, 4.6.9).
    pub most: u8,
    /// Who chooses, among what.
    pub chosen_by: ChosenBy,
}

/// Who chooses targets, among what.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ChosenBy {
    /// The one who uses the ability.
    User,
    /// The one who uses the ability, among those with the greatest strength.
    UserAmongStrongest,
    /// Each player, among the cards that player controls; as many from each.
    EachPlayer,
}

/// A sentence: what is between two full stops.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence(pub Vec<Clause>);

/// An effect, and how it hangs on the one before it in its sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clause {
    /// How it depends.
    pub link: Link,
    /// What is done.
    pub effect: Effect,
}

/// How a clause depends on the one before it in its sentence (4.10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Link {
    /// “Y”, “luego”, “a continuación”, or the first one: not done if the one before was prevented.
    Then,
    /// “Para”: done only if the one before was done.
    For,
}

/// Something that a continuous ability or a lasting effect makes so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Static {
    /// Cards gain that much strength (4.2.1).
    Strength(Filter, Amount),
    /// Cards lose their abilities (4.1.4).
    LoseAbility(Filter),
    /// Cards have a quality.
    Has(Filter, Quality),
    /// Cards are considered to be of further types or races (6.9).
    Consider(Filter, Kinds, Option<Race>),
    /// Nobody may play such cards.
    NobodyPlays(Filter),
    /// Only one attacker may be declared in a turn.
    OneAttacker,
    /// Cards cannot be given or lose strength.
    NoModifiers(Filter),
    /// Cards are destroyed by nothing but opposing allies of a race.
    DestroyedOnlyBy(Filter, Race),
    /// Cards are not affected by opposing cards of these types.
    UnaffectedBy(Filter, Kinds),
    /// Such cards cost that much more, or less, for a player on that side (4.5.3.3).
    CostChange(Filter, i8),
    /// Allies may carry that many weapons (4.2.2).
    Carries(Filter, u8),
    /// What the carrier of the weapon must be, besides an ally (4.2.2).
    CarriedBy(Filter),
    /// The opponent may annul this card as it is played, for that many Oros.
    AnnulledFor(u8),
}

impl Static {
    /// The description of the cards of which it makes something so, if these are not the one that says it alone. What is
    /// asked only as cards are played or attack makes nothing so.
    pub(crate) fn of_others(&self) -> Option<&Filter> {
        match self {
            Static::Strength(filter, _)
            | Static::LoseAbility(filter)
            | Static::Has(filter, _)
            | Static::Consider(filter, ..)
            | Static::NoModifiers(filter)
            | Static::DestroyedOnlyBy(filter, _)
            | Static::UnaffectedBy(filter, _) => Some(filter).filter(|filter| **filter != Filter::This),
            Static::NobodyPlays(_)
            | Static::OneAttacker
            | Static::CostChange(..)
            | Static::Carries(..)
            | Static::CarriedBy(_)
            | Static::AnnulledFor(_) => None,
        }
    }

    /// The description of the cards that it is said of.
    const fn filter(&self) -> Option<&Filter> {
        match self {
            Static::Strength(filter, _)
            | Static::LoseAbility(filter)
            | Static::Has(filter, _)
            | Static::Consider(filter, ..)
            | Static::NobodyPlays(filter)
            | Static::NoModifiers(filter)
            | Static::DestroyedOnlyBy(filter, _)
            | Static::UnaffectedBy(filter, _)
            | Static::CostChange(filter, _)
            | Static::Carries(filter, _)
            | Static::CarriedBy(filter) => Some(filter),
            Static::OneAttacker | Static::AnnulledFor(_) => None,
        }
    }
}

/// Kinds of what continuous abilities say, as a set.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct StaticKinds(u32);

impl StaticKinds {
    pub(crate) const STRENGTH: StaticKinds = StaticKinds(1);
    pub(crate) const LOSE_ABILITY: StaticKinds = StaticKinds(1 << 1);
    pub(crate) const HAS: StaticKinds = StaticKinds(1 << 2);
    pub(crate) const CONSIDER: StaticKinds = StaticKinds(1 << 3);
    pub(crate) const NOBODY_PLAYS: StaticKinds = StaticKinds(1 << 4);
    pub(crate) const ONE_ATTACKER: StaticKinds = StaticKinds(1 << 5);
    pub(crate) const NO_MODIFIERS: StaticKinds = StaticKinds(1 << 6);
    pub(crate) const DESTROYED_ONLY_BY: StaticKinds = StaticKinds(1 << 7);
    pub(crate) const UNAFFECTED_BY: StaticKinds = StaticKinds(1 << 8);
    pub(crate) const COST_CHANGE: StaticKinds = StaticKinds(1 << 9);
    pub(crate) const CARRIES: StaticKinds = StaticKinds(1 << 10);
    pub(crate) const OF_ITSELF: StaticKinds = StaticKinds(1 << 11);
    /// What depends on the zone of the card that it is said of.
    pub(crate) const LOOKS_AT_ZONES: StaticKinds = StaticKinds(1 << 13);
    /// What depends on a number of allies, wherever and however strong they are.
    pub(crate) const COUNTS_ALLIES: StaticKinds = StaticKinds(1 << 17);
    /// What depends on more than the card that it is said of and the one that says it otherwise: on a number of cards, on the
    /// battle.
    pub(crate) const LOOKS_AT_OTHERS: StaticKinds = StaticKinds(1 << 15);
    /// What makes something so of other cards than the one that says it.
    pub(crate) const OF_OTHERS: StaticKinds = StaticKinds(1 << 16);
    /// What works in one zone only.
    pub(crate) const WORKS_IN_ZONE: StaticKinds = StaticKinds(1 << 14);
    pub(crate) const LOSE_ABILITY_BY_STRENGTH: StaticKinds = StaticKinds(1 << 12);

    pub(crate) const fn union(self, other: StaticKinds) -> StaticKinds {
        StaticKinds(self.0 | other.0)
    }

    pub(crate) const fn meets(self, other: StaticKinds) -> bool {
        self.0 & other.0 != 0
    }

    /// The kinds of what an ability says, with where it works.
    pub(crate) fn of_ability(statics: &[Static], place: Place) -> StaticKinds {
        let mut kinds = statics.iter().map(StaticKinds::of).fold(StaticKinds::default(), StaticKinds::union);
        if statics.iter().filter_map(Static::filter).any(Filter::looks_at_zones) {
            kinds = kinds.union(StaticKinds::LOOKS_AT_ZONES);
        }
        let of_battle = statics.iter().filter_map(Static::filter).any(Filter::looks_at_battle);
        if of_battle {
            kinds = kinds.union(StaticKinds::LOOKS_AT_OTHERS);
        }
        for says in statics {
            match says {
                Static::Strength(_, Amount::Count(filter)) if filter.is_of_allies_alone() => {
                    kinds = kinds.union(StaticKinds::COUNTS_ALLIES);
                }
                Static::Strength(_, Amount::Count(_)) => kinds = kinds.union(StaticKinds::LOOKS_AT_OTHERS),
                // What becomes an ally may then be counted as one.
                Static::Consider(_, added, _) if added.has(crate::card::Kind::Ally) => {
                    kinds = kinds.union(StaticKinds::LOOKS_AT_OTHERS);
                }
                _ => {}
            }
        }
        if statics.iter().any(|says| says.of_others().is_some()) {
            kinds = kinds.union(StaticKinds::OF_OTHERS);
        }
        if matches!(place, Place::Zone(_)) {
            kinds = kinds.union(StaticKinds::WORKS_IN_ZONE);
        }
        kinds
    }

    /// The kind of what an ability says.
    pub(crate) fn of(says: &Static) -> StaticKinds {
        match says {
            Static::Strength(..) => StaticKinds::STRENGTH,
            Static::LoseAbility(filter) if filter.reads_strength() => StaticKinds::LOSE_ABILITY_BY_STRENGTH,
            Static::LoseAbility(_) => StaticKinds::LOSE_ABILITY,
            Static::Has(..) => StaticKinds::HAS,
            Static::Consider(..) => StaticKinds::CONSIDER,
            Static::NobodyPlays(_) => StaticKinds::NOBODY_PLAYS,
            Static::OneAttacker => StaticKinds::ONE_ATTACKER,
            Static::NoModifiers(_) => StaticKinds::NO_MODIFIERS,
            Static::DestroyedOnlyBy(..) => StaticKinds::DESTROYED_ONLY_BY,
            Static::UnaffectedBy(..) => StaticKinds::UNAFFECTED_BY,
            Static::CostChange(..) => StaticKinds::COST_CHANGE,
            Static::Carries(..) => StaticKinds::CARRIES,
            Static::CarriedBy(_) | Static::AnnulledFor(_) => StaticKinds::OF_ITSELF,
        }
    }
}

/// Something that is so of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Quality {
    /// Imbloqueable (6.17).
    Unblockable,
    /// Indesterrable (6.18).
    Unexilable,
    /// Indestructible (6.19).
    Indestructible,
    /// “No puede ser anulado”.
    NotAnnulled,
    /// “Puede atacar el turno que entra en juego” (4.2.1).
    AttacksAtOnce,
    /// “No puede ser declarado bloqueador”.
    CannotBlock,
    /// “Solo puedes tener una en juego” (4.13).
    OneInPlay,
    /// A weapon that is played in the Línea de Apoyo (4.2.2.1).
    PlayedInSupport,
}

impl Ability {
    fn new(timing: Timing, is_optional: bool) -> Self {
        Ability {
            timing,
            is_optional,
            place: Place::InPlay,
            user: User::Controller,
            limit: None,
            costs: Vec::new(),
            targets: Vec::new(),
            text: Vec::new(),
            modes: Vec::new(),
        }
    }

    /// What it says, if it is a continuous ability.
    pub(crate) fn statics(&self) -> Option<&[Static]> {
        match &self.timing {
            Timing::Continuous(statics) => Some(statics),
            Timing::Activated(_) | Timing::Triggered(_) | Timing::InResponse(_) => None,
        }
    }

    /// The Oros that it costs at least, whatever the state.
    pub(crate) fn fixed_gold(&self) -> u16 {
        self.costs.iter().fold(0, |sum: u16, cost| match cost {
            Cost::Gold(Amount::Fixed(number)) => sum.saturating_add(number.max(&0).unsigned_abs()),
            Cost::Gold(_) | Cost::Move(..) | Cost::Discard(_) => sum,
        })
    }

    /// A continuous ability.
    pub fn continuous(statics: Vec<Static>) -> Self {
        Ability::new(Timing::Continuous(statics), false)
    }

    /// What is said of the card itself wherever it is: mostly of how it is played.
    pub fn of_itself(quality: Quality) -> Self {
        Ability { place: Place::Anywhere, ..Ability::continuous(vec![Static::Has(Filter::This, quality)]) }
    }

    /// A triggered ability.
    pub fn triggered(event: Event) -> Self {
        Ability::new(Timing::Triggered(event), false)
    }

    /// An activated ability or a Talismán that is played at certain moments; at those of the rules if none are given.
    pub fn activated(moments: &'static [Moment]) -> Self {
        Ability::new(Timing::Activated(moments), true)
    }

    /// An ability or a Talismán that is used in response to something.
    pub fn in_response(event: Event) -> Self {
        Ability::new(Timing::InResponse(event), true)
    }

    /// “Puedes”.
    #[must_use]
    pub fn optional(self) -> Self {
        Ability { is_optional: true, ..self }
    }

    /// “Una vez por turno”.
    #[must_use]
    pub fn once_per_turn(self) -> Self {
        Ability { limit: Some(1), ..self }
    }

    /// “Cualquier jugador puede”.
    #[must_use]
    pub fn for_any_player(self) -> Self {
        Ability { user: User::AnyPlayer, ..self }
    }

    /// Where its card must be.
    #[must_use]
    pub fn while_in(self, zone: Zone) -> Self {
        Ability { place: Place::Zone(zone), ..self }
    }

    /// A cost more.
    #[must_use]
    pub fn for_cost(mut self, cost: Cost) -> Self {
        self.costs.push(cost);
        self
    }

    /// One target more, chosen by the one who uses the ability.
    #[must_use]
    pub fn with_target(self, filter: Filter) -> Self {
        self.with_targets(Targets { filter, least: 1, most: 1, chosen_by: ChosenBy::User })
    }

    /// More targets.
    #[must_use]
    pub fn with_targets(mut self, targets: Targets) -> Self {
        self.targets.push(targets);
        self
    }

    /// A new sentence with an effect.
    #[must_use]
    pub fn does(mut self, effect: Effect) -> Self {
        self.text.push(Sentence(vec![Clause { link: Link::Then, effect }]));
        self
    }

    /// A further effect in the same sentence.
    #[must_use]
    pub fn then(self, effect: Effect) -> Self {
        self.with_clause(Link::Then, effect)
    }

    /// What the effect before it was for (“para”).
    #[must_use]
    pub fn so_that(self, effect: Effect) -> Self {
        self.with_clause(Link::For, effect)
    }

    fn with_clause(mut self, link: Link, effect: Effect) -> Self {
        match self.text.last_mut() {
            Some(sentence) => sentence.0.push(Clause { link, effect }),
            None => self.text.push(Sentence(vec![Clause { link, effect }])),
        }
        self
    }

    /// Texts to choose from: each has targets and sentences of its own.
    #[must_use]
    pub fn choosing(mut self, modes: impl IntoIterator<Item = Ability>) -> Self {
        self.modes.extend(modes.into_iter().map(|it| TextMode { targets: it.targets, text: it.text }));
        self
    }
}

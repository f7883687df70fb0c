//! What static abilities and effects say about casting spells and activating abilities: what it costs, what may be done
//! that the rules do not provide for, and what may not be done (118.7–118.9, 601.2f, 601.3, 602.5).

use vademecum_vocab::RuleId;

use crate::{
    ability::Functions,
    change::Change,
    cost::Cost,
    filter::Filter,
    keyword::Keyword,
    layout::Part,
    mana::ManaCost,
    quantity::{Amount, Condition, Objects, Players},
    types::Zone,
};

/// A rule about casting spells or activating abilities, for as long as it is in force.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CastingRule {
    /// Whose casting and activating it is about.
    pub who: Players,
    /// What it is about.
    pub what: Castable,
    /// What it says.
    pub says: CastingChange,
    /// "as long as …".
    pub only_if: Option<Condition>,
    /// What a permanent spell that is cast as it allows is as well: "it gains haste" (611.3d).
    pub grants: Vec<Change>,
    /// Where it functions, if it is about more than the card that it is printed on (113.6).
    pub functions: Functions,
    /// The part of the card that is cast, if it is not the one that the card shows: "cast it transformed".
    pub part: Option<Part>,
    /// The keyword whose cost it lets be paid: the object is known to have been cast for it ([`Filter::CastFor`]).
    pub keyword: Option<Keyword>,
    /// Index of the instance of that keyword which says it, among those that its face has.
    pub instance: u8,
    /// The rule that gives it, where it is not the text of a card.
    pub by: Option<RuleId>,
}

impl CastingRule {
    /// A rule about what its controller casts or activates.
    pub fn yours(what: Castable, says: CastingChange) -> CastingRule {
        let (who, only_if, functions) = (Players::You, None, Functions::default());
        let (part, keyword, instance, by) = (None, None, 0, None);
        CastingRule { who, what, says, only_if, grants: Vec::new(), functions, part, keyword, instance, by }
    }

    /// A rule about the card that it is printed on, wherever that can be cast from (604.5, 604.6).
    pub fn own(says: CastingChange) -> CastingRule {
        CastingRule::yours(Castable::This, says)
    }
}

/// What a rule about casting is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Castable {
    /// The spell that it is printed on.
    This,
    /// Spells that match.
    Spells(Filter),
    /// Activated abilities of objects that match.
    Abilities {
        /// Of what.
        of: Filter,
        /// Whether mana abilities are meant as well.
        mana: bool,
    },
    /// Loyalty abilities of permanents that match (606).
    LoyaltyAbilities(Filter),
}

/// What a rule about casting says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CastingChange {
    /// "costs … more": paid in addition (601.2f), as often as the amount says.
    More(Cost, Amount),
    /// "costs … more for each mode chosen beyond the first" (702.120a).
    MoreForModes(Cost),
    /// "costs … less" (118.7), as often as the amount says.
    Less(ManaCost, Amount),
    /// Costs the mana costs of objects less (118.7).
    LessManaCosts(Objects),
    /// "costs at least …": applied when the total cost is known (601.2f).
    AtLeast(u32),
    /// "You may … rather than pay this spell's mana cost" (118.9).
    Instead(Cost),
    /// "can't be cast", "can't be activated" (601.3, 602.5).
    Forbidden,
    /// "as though it had flash", for those who pay this as well, if anything (601.3b–d).
    Flash(Option<Cost>),
    /// "may be cast from" a zone of one's own, for another cost if there is one (601.3).
    From(Zone, Option<Cost>),
    /// "may be cast from" a zone of one's own, for its mana cost and another cost as well (601.3).
    FromPaying(Zone, Cost),
    /// "may be played from" a zone of one's own: lands too (601.1a).
    PlayFrom(Zone),
    /// "You may cast it face down by paying …" (702.37a).
    FaceDown(Cost),
    /// "Mana of any type can be spent" (118.14).
    AnyMana,
    /// "costs an additional [+N]" or "[−N] to activate": of loyalty abilities (606.5).
    MoreLoyalty(i32),
}

impl CastingChange {
    /// The zone that it lets cards be cast or played from.
    pub const fn zone(&self) -> Option<Zone> {
        match self {
            CastingChange::From(zone, _) | CastingChange::FromPaying(zone, _) | CastingChange::PlayFrom(zone) => {
                Some(*zone)
            }
            CastingChange::More(..)
            | CastingChange::MoreForModes(_)
            | CastingChange::Less(..)
            | CastingChange::LessManaCosts(_)
            | CastingChange::AtLeast(_)
            | CastingChange::Instead(_)
            | CastingChange::Forbidden
            | CastingChange::Flash(_)
            | CastingChange::FaceDown(_)
            | CastingChange::AnyMana
            | CastingChange::MoreLoyalty(_) => None,
        }
    }
}

/// An additional cost that may be paid or not as a spell is cast (118.8b). Abilities of the object ask by its place
/// whether it was ([`Condition::Paid`](crate::Condition::Paid), [`Condition::PaidFor`](crate::Condition::PaidFor)).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OptionalCost {
    /// What is paid.
    pub cost: Cost,
    /// The keyword whose cost it is.
    pub keyword: Option<Keyword>,
    /// Index of the instance of that keyword which asks for it, among those that its face has.
    pub instance: u8,
    /// Whether it may be paid any number of times (702.33c).
    pub repeats: bool,
    /// The rule that gives it, where it is not the text of a card.
    pub by: Option<RuleId>,
}

impl From<Cost> for OptionalCost {
    fn from(cost: Cost) -> Self {
        OptionalCost { cost, ..OptionalCost::default() }
    }
}

//! The kinds of abilities (113.3) and what they are made of.

use std::sync::Arc;

use vademecum_vocab::RuleId;

use crate::{
    casting::{Castable, CastingRule},
    change::Change,
    companion::DeckCondition,
    copy::Exception,
    cost::{Cost, CostPart},
    effect::{Effect, Instruction, Program},
    event::Pattern,
    filter::Filter,
    keyword::Keyword,
    quantity::{Amount, Condition, Objects, Players, Slot, Subjects},
    types::{CounterKind, Subtype, Zone, Zones},
};

/// One ability of a card (113.3).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ability {
    /// A keyword ability (702).
    Keyword(KeywordAbility),
    /// What an instant or sorcery does as it resolves (113.3a).
    Spell(SpellAbility),
    /// An activated ability, mana abilities included (113.3b, 602, 605).
    Activated(Activated),
    /// A triggered ability (113.3c, 603).
    Triggered(Triggered),
    /// A static ability that changes objects (113.3d, 604).
    Static(Static),
    /// A static ability that makes a replacement or prevention effect (614, 615).
    Replacement(Replacement),
    /// A static ability about casting spells and activating abilities (601.2f, 601.3, 602.5).
    Casting(CastingRule),
    /// What its owner may do with the card before the first turn (103.5b, 103.6).
    Opening(OpeningAction),
    /// A text that was not understood, word for word. It is never executed.
    Opaque(String),
}

impl Ability {
    /// Where the ability functions, if it does something without being activated.
    pub fn passive_zones(&self) -> Option<Zones> {
        match self {
            Ability::Triggered(ability) => Some(ability.functions.0),
            // 604.3a: what defines characteristics functions everywhere, and is asked where it is needed.
            Ability::Static(ability) => Some(ability.functions.0),
            Ability::Replacement(ability) => Some(ability.functions.0),
            // What is about its own card is read from there.
            Ability::Casting(rule) => (rule.what != Castable::This).then_some(rule.functions.0),
            Ability::Keyword(_)
            | Ability::Spell(_)
            | Ability::Activated(_)
            | Ability::Opening(_)
            | Ability::Opaque(_) => None,
        }
    }
}

/// What a card in a hand lets its owner do before the first turn, and what a conspiracy changes then.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OpeningAction {
    /// "Any time you could mulligan, you may …" (103.5b).
    BeforeMulligan(Program),
    /// "You may begin the game with it on the battlefield" (103.6a).
    BeginOnBattlefield,
    /// "You may reveal it from your opening hand. If you do, …" (103.6b).
    Reveal(Program),
    /// "You are the starting player", on a conspiracy (103.1c).
    BeginFirst,
    /// "Your starting hand size is …", on a conspiracy (315.5a).
    StartingHand(u8),
}

/// A keyword ability with what it is written with: "ward {2}", "annihilator 3", "enchant creature".
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeywordAbility {
    /// The keyword.
    pub keyword: Keyword,
    /// "N".
    pub number: Option<Amount>,
    /// "\[cost\]".
    pub cost: Option<Cost>,
    /// "\[quality\]".
    pub filter: Option<Filter>,
    /// "\[player\]": of whom an Aura enchants one.
    pub players: Option<Players>,
    /// Index of the token that it creates, among the tokens of the card.
    pub token: Option<u8>,
    /// The creature type that its rule names, as the game numbers it.
    pub subtype: Option<Subtype>,
    /// Which variant of the keyword it is.
    pub variant: Variant,
    /// Attachments that this protection does not remove (702.16n, 702.16p).
    pub spares: Option<Spares>,
    /// The other power and toughness of a prototype card (718.1).
    pub size: Option<(i32, i32)>,
    /// What is given (702.174).
    pub gift: Option<Gift>,
    /// What is asked of the starting deck (702.139).
    pub deck: Option<DeckCondition>,
    /// Index of the instance among those of the keyword that its face has, as cards are numbered.
    pub instance: u8,
}

/// What an opponent is given by a gift ability, and by what kind of object (702.174).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Gift {
    /// What.
    pub what: GiftKind,
    /// Whether an instant or sorcery gives it as it resolves; a permanent does as it enters (702.174b).
    pub by_resolving: bool,
}

/// What an opponent is given by a gift ability.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GiftKind {
    /// "Gift a Food" (702.174d).
    Food,
    /// "Gift a card" (702.174e).
    Card,
    /// "Gift a tapped Fish" (702.174f).
    TappedFish,
    /// "Gift an extra turn" (702.174g).
    ExtraTurn,
    /// "Gift a Treasure" (702.174h).
    Treasure,
    /// "Gift an Octopus" (702.174i).
    Octopus,
}

/// The form in which a keyword with variants is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Variant {
    /// Under the name of the keyword itself.
    #[default]
    Plain,
    /// Under the name of the variant: "multikicker" (702.33c), "megamorph" (702.37b), "double agenda" (702.106f).
    Increased,
    /// Sticker kicker, a kicker with a sticker for the spell (702.33h).
    Sticker,
    /// Behind "and/or": the second cost of "kicker \[cost\] and/or \[cost\]" (702.33b).
    AndOr,
    /// Nightbound, which is on the other face of a card with daybound (702.145e).
    Nightbound,
    /// "Partner with \[name\]", a partner ability (702.124i): the name is in the filter.
    PartnerWith,
    /// "Friends forever", a partner ability (702.124j).
    FriendsForever,
    /// "Choose a Background", a partner ability (702.124k).
    ChooseBackground,
    /// "Doctor’s companion", a partner ability (702.124m).
    DoctorsCompanion,
}

/// The attachments that an effect which gives protection "doesn't remove" (702.16n, 702.16p).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spares {
    /// "this Aura": the object that gives the ability.
    Giver,
    /// "Auras".
    Auras,
    /// "Auras and Equipment you control that are already attached to it".
    Attached,
}

impl From<Keyword> for KeywordAbility {
    fn from(keyword: Keyword) -> Self {
        KeywordAbility {
            keyword,
            number: None,
            cost: None,
            filter: None,
            players: None,
            token: None,
            spares: None,
            size: None,
            gift: None,
            deck: None,
            instance: 0,
            subtype: None,
            variant: Variant::Plain,
        }
    }
}

impl From<Keyword> for Ability {
    fn from(keyword: Keyword) -> Self {
        Ability::Keyword(keyword.into())
    }
}

/// What happens when a spell or ability resolves.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SpellAbility {
    /// The choice between modes (700.2).
    pub modal: Option<Modal>,
    /// What is targeted (115), in the order written.
    pub targets: Vec<TargetSpec>,
    /// The instructions, which come after those of the chosen modes.
    pub program: Program,
}

impl SpellAbility {
    /// The ability with "each" in place of "target" (702.96a): the objects are found as it resolves. Text about any
    /// target is not changed.
    #[must_use]
    pub fn with_each(&self) -> SpellAbility {
        let mut changed = self.clone();
        each_for_target(&mut changed.targets, &mut changed.program);
        for mode in changed.modal.iter_mut().flat_map(|modal| &mut modal.modes) {
            each_for_target(&mut mode.targets, &mut mode.program);
        }
        changed
    }
}

/// Replaces targets by instructions that find everything that matches them.
fn each_for_target(targets: &mut Vec<TargetSpec>, program: &mut Program) {
    let each = |spec: &TargetSpec| match &spec.what {
        Targetable::Object(filter) => Some(Subjects::Objects(Objects::Each(filter.clone()))),
        Targetable::Player(players) => Some(Subjects::Players(players.clone())),
        Targetable::Any | Targetable::Either(..) => None,
    };
    let Some(all) = targets.iter().map(each).collect::<Option<Vec<Subjects>>>() else { return };
    let find = |(place, what): (u8, Subjects)| Instruction::from(Effect::Find(what)).into_slot(Slot(place));
    program.splice(0..0, (0..).zip(all).map(find));
    targets.clear();
}

/// A choice between modes: "choose one —" (700.2).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Modal {
    /// The fewest modes that are chosen.
    pub least: u8,
    /// The most.
    pub most: u8,
    /// The optional additional cost that must be paid to choose more than the fewest (601.4), by its place.
    pub more_if_paid: Option<u8>,
    /// Whether a mode may be chosen more than once (700.2d).
    pub repeats: bool,
    /// Whether an opponent chooses the modes (700.2e).
    pub by_opponent: bool,
    /// How many pawprints the chosen modes may have together, where modes have them (700.2i).
    pub worth: Option<u8>,
    /// The rule that lets them be chosen, where it is not the text of a card.
    pub by: Option<RuleId>,
    /// The modes.
    pub modes: Vec<Mode>,
}

/// One mode: its targets, and its instructions, whose slots are its own.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Mode {
    /// What is paid as well if it is chosen: "+ {2} —" (700.2h).
    pub cost: Option<Cost>,
    /// Its pawprint symbols (700.2i).
    pub pawprints: u8,
    /// What is targeted.
    pub targets: Vec<TargetSpec>,
    /// The instructions.
    pub program: Program,
}

/// One instance of the word "target" (115.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TargetSpec {
    /// What may be chosen.
    pub what: Targetable,
    /// The fewest that must be chosen; 0 for "up to".
    pub least: u8,
    /// The most that may be chosen.
    pub most: u8,
    /// "another target": none of those chosen before.
    pub another: bool,
    /// What the player divides among them as they are chosen, each getting at least one (601.2d).
    pub divides: Option<Amount>,
    /// Whether an opponent chooses them (601.6).
    pub by_opponent: bool,
    /// The condition without which none is chosen: that the spell is kicked (702.33g).
    pub only_if: Option<Condition>,
}

impl TargetSpec {
    /// "target \[something\]": exactly one.
    pub const fn one(what: Targetable) -> Self {
        TargetSpec::some(what, 1, 1)
    }

    /// From the fewest to the most.
    pub const fn some(what: Targetable, least: u8, most: u8) -> Self {
        TargetSpec { what, least, most, another: false, divides: None, by_opponent: false, only_if: None }
    }
}

/// What can be a target (115.2, 115.4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Targetable {
    /// "any target": a creature, player, planeswalker or battle (115.4).
    Any,
    /// One of the players.
    Player(Players),
    /// An object that matches: a permanent, unless the filter names a zone.
    Object(Filter),
    /// A player, or an object that matches.
    Either(Players, Filter),
}

/// When an ability may be activated, beyond having priority.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Timing {
    /// Any time the player has priority (117.1b).
    #[default]
    Instant,
    /// "Activate only as a sorcery" (602.5d).
    Sorcery,
    /// "Activate only as an instant" (602.5e): of a mana ability, not in the middle of something else.
    AsInstant,
}

/// Who may activate an ability (602.1b, 602.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Activator {
    /// The controller of its object.
    #[default]
    Controller,
    /// "Any player may activate this ability."
    AnyPlayer,
}

/// How often an ability may be activated, or triggers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Limit {
    /// Any number of times.
    #[default]
    None,
    /// "only once each turn" (602.5b).
    OncePerTurn,
    /// "Do this only once each turn": of a triggered ability whose effect is optional (603.2i).
    ActsOncePerTurn,
}

/// The zones in which an ability functions (113.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Functions(pub Zones);

impl Functions {
    /// Everywhere but on the battlefield: "as long as this isn't on the battlefield" (113.6c).
    pub const OFF_BATTLEFIELD: Functions = Functions(
        Zones::only(Zone::Library)
            .with(Zone::Hand)
            .with(Zone::Graveyard)
            .with(Zone::Stack)
            .with(Zone::Exile)
            .with(Zone::Command),
    );
}

impl Default for Functions {
    fn default() -> Self {
        Functions(Zones::only(Zone::Battlefield))
    }
}

/// An activated ability: "\[cost\]: \[effect\]" (602.1).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Activated {
    /// What is before the colon (602.1a).
    pub cost: Cost,
    /// What is behind it.
    pub effect: SpellAbility,
    /// When it may be activated.
    pub timing: Timing,
    /// How often.
    pub limit: Limit,
    /// "Activate only if …".
    pub only_if: Option<Condition>,
    /// Who may activate it.
    pub by_whom: Activator,
    /// Where it functions.
    pub functions: Functions,
    /// The keyword that it is written with: "boast".
    pub keyword: Option<Keyword>,
    /// The kind of special action that taking it is, which does not use the stack.
    pub special: Option<SpecialAction>,
    /// The rule that gives it, where it is not the text of a card.
    pub by: Option<RuleId>,
}

/// A special action that a text offers to a player with priority.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SpecialAction {
    /// An effect of the same text is ignored (116.2d).
    IgnoreEffect,
    /// The card is discarded "any time you could cast an instant" (116.2e).
    DiscardThis,
    /// The card is suspended (116.2f).
    Suspend,
    /// The card is foretold (116.2h).
    Foretell,
    /// The card is plotted (116.2k).
    Plot,
    /// A half of the permanent is unlocked (116.2m).
    Unlock,
}

impl Activated {
    /// Whether there is a loyalty symbol in its cost (606.2).
    pub fn has_loyalty_symbol(&self) -> bool {
        self.cost.parts.iter().any(|part| matches!(part, CostPart::Loyalty(_)))
    }

    /// Whether it is a mana ability: without a target, able to add mana, and not a loyalty ability (605.1a).
    pub fn is_mana_ability(&self) -> bool {
        !self.has_loyalty_symbol()
            && self.effect.targets.is_empty()
            && self.effect.modal.is_none()
            && adds_mana(&self.effect.program)
    }
}

fn adds_mana(program: &Program) -> bool {
    program.iter().any(|instruction| instruction.effect.adds_mana())
}

impl Effect {
    /// Whether it could add mana (605.1a).
    pub fn adds_mana(&self) -> bool {
        match self {
            Effect::AddMana(..) | Effect::AddManaOf(..) | Effect::AddTiedMana(..) | Effect::AddManaCosts(..) => true,
            Effect::If { then, otherwise, .. } | Effect::May { then, otherwise, .. } => {
                adds_mana(then) || adds_mana(otherwise)
            }
            Effect::Repeat(_, body) | Effect::AsPlayers(_, body) | Effect::ForEach { body, .. } => adds_mana(body),
            _ => false,
        }
    }
}

/// A triggered ability: "when/whenever/at \[event\], if \[condition\], \[effect\]" (603.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Triggered {
    /// The event.
    pub on: Trigger,
    /// The intervening "if" clause, checked again at resolution (603.4): what belongs to the event is in its [`Pattern`].
    pub only_if: Option<Condition>,
    /// The effect.
    pub effect: SpellAbility,
    /// "This ability can't be countered" (603.1a).
    pub uncounterable: bool,
    /// How often it triggers.
    pub limit: Limit,
    /// Where it functions.
    pub functions: Functions,
    /// The rule that gives it, where it is not the text of a card.
    pub by: Option<RuleId>,
}

/// What a triggered ability waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trigger {
    /// An event (603.2).
    Event(Pattern),
    /// A state of the game (603.8).
    State(Condition),
}

impl Triggered {
    /// An ability that waits for an event.
    pub fn on(pattern: Pattern, program: Program) -> Triggered {
        Triggered {
            on: Trigger::Event(pattern),
            only_if: None,
            effect: SpellAbility { program, ..SpellAbility::default() },
            uncounterable: false,
            limit: Limit::None,
            functions: Functions::default(),
            by: None,
        }
    }
}

/// A static ability that changes objects as long as it is in force (604, 611.3).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Static {
    /// What it changes.
    pub affects: Objects,
    /// How.
    pub changes: Vec<Change>,
    /// "as long as …".
    pub only_if: Option<Condition>,
    /// Where it functions.
    pub functions: Functions,
    /// Whether it defines characteristics of its own object (604.3): it then functions everywhere.
    pub defines: bool,
    /// The rule that gives it, where it is not the text of a card.
    pub by: Option<RuleId>,
}

impl Static {
    /// A static ability of a permanent, without a condition.
    pub fn new(affects: Objects, changes: Vec<Change>) -> Static {
        Static { affects, changes, only_if: None, functions: Functions::default(), defines: false, by: None }
    }
}

/// A replacement or prevention effect (614.1, 615.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replacement {
    /// The event that it watches for.
    pub of: Pattern,
    /// "if …".
    pub only_if: Option<Condition>,
    /// Whether its player may choose that it does not apply.
    pub optional: bool,
    /// What happens instead.
    pub with: Replaced,
    /// What is done immediately afterward; how much damage was prevented is in the slot of the amount (615.5).
    pub then: Program,
    /// The triggered ability that is linked to a copy effect in one paragraph: "when you do, …" (603.11, 707.9g). What is
    /// copied is in the first slot that is free.
    pub linked: Option<Arc<Triggered>>,
    /// How much or how often it works.
    pub shield: Shield,
    /// Where it functions.
    pub functions: Functions,
    /// The rule that gives it, where it is not the text of a card.
    pub by: Option<RuleId>,
}

impl Replacement {
    /// A replacement that always applies.
    pub fn of(pattern: Pattern, with: Replaced) -> Replacement {
        Replacement {
            of: pattern,
            only_if: None,
            optional: false,
            with,
            then: Program::new(),
            linked: None,
            shield: Shield::Lasting,
            functions: Functions::default(),
            by: None,
        }
    }
}

/// How much or how often a replacement or prevention effect works.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shield {
    /// As long as it lasts.
    Lasting,
    /// The next time.
    Once,
    /// The next N damage (615.7).
    Amount(Amount),
    /// N damage of each event (615.10).
    EachTime(Amount),
}

/// What happens instead of an event, or how it happens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Replaced {
    /// It does not happen: skipped (614.10), prevented (615.1).
    Nothing,
    /// It can't happen, and nothing else happens instead (614.17).
    Cant,
    /// Something else happens; the slots of the event tell what would have.
    Program(Program),
    /// The object goes to another zone.
    To(Zone),
    /// The permanent enters tapped (614.1d).
    EntersTapped,
    /// The permanent enters transformed (712.13a).
    EntersTransformed,
    /// The permanent enters with counters (614.1c).
    EntersWith(CounterKind, Amount),
    /// The permanent enters under the control of a player (616.1b).
    EntersUnder(Players),
    /// Something is done as the permanent enters, before it does: cards are exiled, creatures sacrificed (614.13).
    EntersAfter {
        /// What is done.
        program: Program,
        /// The counters that it enters with then.
        with: Option<(CounterKind, Amount)>,
    },
    /// The permanent enters as a copy of an object that its controller chooses, except … (614.1c, 707.5, 707.9).
    EntersAsCopy(Filter, Vec<Exception>),
    /// The permanent enters as a copy of an object that the text names, whether its controller likes it or not (614.1c).
    EntersAsCopyOf(Objects, Vec<Exception>),
    /// The permanent enters as one of the other faces of its card, of its controller's choice (208.2b).
    EntersAsOneOf,
    /// The Aura, as it is turned face up, may become attached to something that matches (303.4k).
    TurnsUpAttached(Filter),
    /// The damage is dealt to something else (614.9).
    Redirect(Subjects),
    /// Number of cards from the top that a search is limited to (701.19f).
    SearchTop(u8),
    /// The number of the event is multiplied (616.1).
    Times(u8),
    /// The number of the event gets larger.
    Plus(Amount),
    /// The life that is lost takes the life total no lower than a number, with all that the same event gives and takes: an event
    /// that would not take it lower is left as it is.
    LifeAtLeast(u8),
    /// The permanent is regenerated instead of being destroyed (701.15b).
    Regenerates,
}

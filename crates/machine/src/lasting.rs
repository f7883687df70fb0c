//! What resolutions have made, counters and gained abilities, as a state holds them.

use std::sync::Arc;

use smallvec::SmallVec;
use vademecum_abilities::{
    Ability, AbilityId, CastingRule, Change, Colors, CounterKind, DeedKind, Duration, FaceId, Filter, Keyword, Objects,
    Pattern, Replacement, Rewording, Subtypes, Triggered, Type, Types, Zone,
};

use vademecum_vocab::RuleId;

use crate::{
    id::{ObjectId, ObjectRef, PlayerId, PlayerSet, Subject, Timestamp},
    keywords,
    slots::Slots,
    state::State,
    stickers::PlacedSticker,
};

/// A change of an object whose quantities have been worked out (608.2h).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fixed {
    /// A change that holds no quantity: the n-th of its list.
    Plain(u8),
    /// A copy of a face (707.2).
    Copy(FaceId),
    /// Control by a player.
    Control(PlayerId),
    /// An object.
    Object(ObjectRef),
    /// The activated abilities of a face.
    Face(FaceId),
    /// One word in place of another.
    Words(Rewording),
    /// Two objects, each with what it shows.
    Texts([(ObjectId, FaceId); 2]),
    /// A number that was chosen.
    Chosen(u8),
    /// A color that was chosen.
    Colors(vademecum_abilities::Colors),
    /// Base power and toughness.
    Set(i32, i32),
    /// More power and toughness.
    Modify(i32, i32),
    /// The players that it is about.
    Players(PlayerSet),
}

/// Where the text of a continuous effect is read from, as long as something in it is not fixed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Context {
    pub(crate) which: Objects,
    pub(crate) source: ObjectRef,
    pub(crate) slots: Slots,
    pub(crate) x: u32,
    /// Whether the set of objects is asked again all the time, in a game without the rule that fixes it (611.2c).
    pub(crate) open_set: bool,
    /// Whether quantities are, in a game without the rule that fixes them (611.2d).
    pub(crate) open_numbers: bool,
    /// Whether a copy changes with what it is a copy of, in a game without the rule that says otherwise (707.2b).
    pub(crate) follows_copied: bool,
}

/// What a continuous effect waits for before it begins to apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Awaited {
    /// This object enters the battlefield: it applies at the same time (611.2e).
    Entering(ObjectId),
    /// This player casts a spell that its description matches (611.2f).
    NextSpell(PlayerId),
}

/// Counters of one kind on one object or player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Counters {
    pub(crate) on: Subject,
    pub(crate) kind: CounterKind,
    pub(crate) number: i32,
    /// The timestamp of all of them: that of the last one (613.7c).
    pub(crate) since: Timestamp,
}

/// Which derived data must be computed again before it is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Stale {
    /// Characteristics of everything.
    pub(crate) characteristics: bool,
    /// Which abilities objects have where they function.
    pub(crate) listeners: bool,
    /// The order of what objects have gained: while the layers are gone through, it is that of the effects.
    pub(crate) gained_order: bool,
    /// State-based actions.
    pub(crate) state_based: bool,
    /// Whether something has come back under the control of a player who has left (800.4c).
    pub(crate) abandoned: bool,
}

/// An ability that an effect has given to an object (613.1f).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Gained {
    pub(crate) object: ObjectId,
    pub(crate) ability: AbilityId,
    /// The timestamp of the effect that gave it (613.7a).
    pub(crate) since: Timestamp,
    /// The source of the effect that gave it, where that is a static ability (201.5a).
    pub(crate) by: Option<ObjectRef>,
}

impl State {
    /// The abilities that effects have given to an object.
    #[inline]
    pub(crate) fn gained_of(&self, id: ObjectId) -> impl Iterator<Item = &Gained> + Clone {
        let all = self.gained.as_slice();
        let own = if self.stale.gained_order {
            all
        } else {
            let rest = &all[all.partition_point(|of| of.object < id)..];
            &rest[..rest.partition_point(|of| of.object == id)]
        };
        own.iter().filter(move |of| of.object == id)
    }

    /// Puts what objects have gained in the order of the objects, so that what one has is found at once.
    pub(crate) fn order_gained(&mut self) {
        if !self.gained.is_sorted_by_key(|of| of.object) {
            self.gained.sort_by_key(|of| of.object);
        }
        self.stale.gained_order = false;
    }
}

/// What a static copy effect made of an object as it began to apply (707.2c).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct StaticCopy {
    pub(crate) ability: AbilityId,
    pub(crate) source: ObjectRef,
    pub(crate) on: ObjectRef,
    pub(crate) copied: FaceId,
    /// Whether it still applies.
    pub(crate) applies: bool,
}

/// A continuous effect that a resolution made (611.2), on a set of objects that is fixed (611.2c).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Continuous {
    pub(crate) on: SmallVec<[ObjectRef; 2]>,
    /// Where its text is read from, where something in it is not fixed.
    pub(crate) context: Option<Arc<Context>>,
    /// What it waits for before it begins.
    pub(crate) awaits: Option<Awaited>,
    /// The changes as the text has them, and as they were worked out.
    pub(crate) changes: Arc<[Change]>,
    pub(crate) fixed: SmallVec<[Fixed; 2]>,
    /// The face whose text it is: granted abilities are named by their place on it.
    pub(crate) text: FaceId,
    pub(crate) controller: PlayerId,
    /// The X of the spell or ability that made it.
    pub(crate) x: u32,
    pub(crate) lasts: Duration,
    pub(crate) since: Timestamp,
    /// The sticker whose effect it is (123).
    pub(crate) sticker: Option<PlacedSticker>,
}

/// A change of a continuous effect, with its numbers worked out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AppliedChange {
    /// Control of an object by a player.
    Control(PlayerId),
    /// An object becomes a copy of what shows a face.
    Copy(FaceId),
    /// Other rules text.
    Text,
    /// Card types and subtypes in addition.
    AddTypes(Types, Subtypes),
    /// Card types, and no others.
    SetTypes(Types),
    /// Card types that an object no longer has.
    RemoveTypes(Types),
    /// Land types, and no others.
    SetLandTypes(Subtypes),
    /// Colors, and no others; none is colorless.
    SetColors(Colors),
    /// Colors in addition.
    AddColors(Colors),
    /// Base power and toughness.
    Set(i32, i32),
    /// Base power.
    SetPower(i32),
    /// Base toughness.
    SetToughness(i32),
    /// More or less power and toughness.
    Modify(i32, i32),
    /// Power and toughness are switched.
    Switch,
    /// An object gains a keyword.
    Gain(Keyword),
    /// An object gains protection from colors; from everything, where none is named.
    GainProtection(Colors),
    /// An object gains protection from what has a card type.
    GainProtectionFromType(Type),
    /// An object loses a keyword.
    Lose(Keyword),
    /// An object gains an ability that is not a keyword, which the text of a face quotes.
    GainAbility(FaceId),
    /// An object gains all activated abilities of what shows a face.
    GainActivatedOf(FaceId),
    /// An object loses all abilities.
    LoseAbilities,
    /// A creature can't attack.
    CantAttack,
    /// A creature can't block.
    CantBlock,
    /// A creature can't be blocked.
    CantBeBlocked,
    /// A creature attacks if able.
    MustAttack,
    /// A creature blocks if able.
    MustBlock,
    /// A creature must be blocked if able.
    MustBeBlocked,
    /// A permanent's activated abilities can't be activated.
    CantActivate,
    /// A creature is goaded (701.38).
    Goaded,
    /// A permanent doesn't untap in untap steps.
    DoesntUntap,
    /// Any other change.
    Other,
}

impl State {
    /// Whether anything triggers on deeds of a kind or replaces them.
    pub fn is_watched(&self, kind: DeedKind) -> bool {
        self.watches.deeds.has(kind)
    }

    /// The changes of the continuous effect that a resolution made last.
    pub fn newest_changes(&self) -> impl Iterator<Item = AppliedChange> + '_ {
        let newest = self.effects.last().into_iter();
        let changes =
            newest.flat_map(|effect| effect.changes.iter().zip(&effect.fixed).map(move |of| (effect.text, of)));
        let all: SmallVec<[AbilityId; 4]> =
            changes.clone().filter_map(|(text, of)| self.ability_given(text, of)).collect();
        let is_told = move |&(text, of): &(FaceId, (&Change, &Fixed))| {
            !self.ability_given(text, of).is_some_and(|given| self.is_meaning(text, of.0, given, &all))
        };
        changes.filter(is_told).map(|(text, (change, fixed))| match (change, fixed) {
            (_, &Fixed::Control(player)) => AppliedChange::Control(player),
            (Change::CopyOf(..), &Fixed::Copy(face)) => AppliedChange::Copy(face),
            (Change::ReplaceWord(..) | Change::ExchangeText(_) | Change::FullTextOf(_), _) => AppliedChange::Text,
            (&Change::AddTypes(types), _) => AppliedChange::AddTypes(types, Subtypes::NONE),
            (&Change::SetTypes(types), _) => AppliedChange::SetTypes(types),
            (&Change::RemoveTypes(types), _) => AppliedChange::RemoveTypes(types),
            (&Change::AddSubtypes(subtypes), _) => AppliedChange::AddTypes(Types::NONE, subtypes),
            (&Change::SetLandTypes(subtypes), _) => AppliedChange::SetLandTypes(subtypes),
            (&Change::SetColors(colors), _) | (Change::SetColorIn(_), &Fixed::Colors(colors)) => {
                AppliedChange::SetColors(colors)
            }
            (&Change::AddColors(colors), _) => AppliedChange::AddColors(colors),
            (Change::SetPower(_), &Fixed::Set(power, _)) => AppliedChange::SetPower(power),
            (Change::SetToughness(_), &Fixed::Set(_, toughness)) => AppliedChange::SetToughness(toughness),
            (_, &Fixed::Set(power, toughness)) => AppliedChange::Set(power, toughness),
            (_, &Fixed::Modify(power, toughness)) => AppliedChange::Modify(power, toughness),
            (Change::Switch, _) => AppliedChange::Switch,
            (&Change::Gain(keyword), _) => AppliedChange::Gain(keyword),
            (&Change::Lose(keyword), _) => AppliedChange::Lose(keyword),
            (Change::GainAbility(_) | Change::GainThat(_), fixed) => {
                self.gained(text, self.ability_given(text, (change, fixed)))
            }
            (Change::GainChosen(..), fixed @ Fixed::Chosen(_)) => {
                self.gained(text, self.ability_given(text, (change, fixed)))
            }
            (Change::GainActivatedOf(_), &Fixed::Face(face)) => AppliedChange::GainActivatedOf(face),
            (Change::LoseAbilities, _) => AppliedChange::LoseAbilities,
            (Change::CantAttack, _) => AppliedChange::CantAttack,
            (Change::CantBlock, _) => AppliedChange::CantBlock,
            (Change::CantBeBlocked, _) => AppliedChange::CantBeBlocked,
            (Change::MustAttack | Change::MustAttackPlayers(_), _) => AppliedChange::MustAttack,
            (Change::MustBlock | Change::MustBlockThat(_), _) => AppliedChange::MustBlock,
            (Change::MustBeBlocked, _) => AppliedChange::MustBeBlocked,
            (Change::CantActivate, _) => AppliedChange::CantActivate,
            (Change::Goaded, _) => AppliedChange::Goaded,
            (Change::DoesntUntap, _) => AppliedChange::DoesntUntap,
            _ => AppliedChange::Other,
        })
    }

    /// The ability that a change gives, if it gives one.
    fn ability_given(&self, text: FaceId, of: (&Change, &Fixed)) -> Option<AbilityId> {
        match of {
            (&Change::GainAbility(place), _) => self.cards.granted(text, place),
            (&Change::GainChosen(first, _), &Fixed::Chosen(number)) => {
                self.cards.granted(text, first.saturating_add(number))
            }
            (&Change::GainThat(ability), _) => Some(ability),
            _ => None,
        }
    }

    /// Whether a change gives an ability that is part of what a keyword means which the same effect gives.
    fn is_meaning(&self, text: FaceId, change: &Change, given: AbilityId, all: &[AbilityId]) -> bool {
        let before = match *change {
            Change::GainAbility(place) => (0..place).filter_map(|place| self.cards.granted(text, place)).collect(),
            _ => SmallVec::<[AbilityId; 4]>::new(),
        };
        let ability = self.cards.ability(given);
        before.iter().chain(all).any(|&other| match self.cards.ability(other) {
            Ability::Keyword(keyword) => keywords::means(keyword).contains(ability),
            _ => false,
        })
    }

    /// That an object gains an ability: a keyword, whatever its cost, number or quality, or another.
    fn gained(&self, text: FaceId, ability: Option<AbilityId>) -> AppliedChange {
        match ability.map(|ability| self.cards.ability(ability)) {
            Some(Ability::Keyword(ability)) => {
                let is_protection = ability.keyword == PROTECTION;
                let quality = ability.filter.as_ref().filter(|_| is_protection);
                match quality {
                    Some(&Filter::Type(of)) => AppliedChange::GainProtectionFromType(of),
                    quality => quality
                        .and_then(colors_of)
                        .map_or(AppliedChange::Gain(ability.keyword), AppliedChange::GainProtection),
                }
            }
            _ => AppliedChange::GainAbility(text),
        }
    }
}

/// Protection (702.16).
const PROTECTION: Keyword = Keyword(16);

/// The colors that a quality names; none, if everything has it, and `None` if it is another quality.
fn colors_of(quality: &Filter) -> Option<Colors> {
    match quality {
        Filter::Any => Some(Colors::NONE),
        Filter::Color(color) => Some(Colors::only(*color)),
        Filter::Either(parts) => parts.iter().try_fold(Colors::NONE, |all, part| match part {
            Filter::Color(color) => Some(all.with(*color)),
            _ => None,
        }),
        _ => None,
    }
}

/// A replacement effect or a delayed triggered ability that a resolution made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Made {
    pub(crate) what: MadeKind,
    pub(crate) source: ObjectRef,
    pub(crate) controller: PlayerId,
    /// The rule that says who controls a delayed triggered ability (603.7d–g).
    pub(crate) control: Option<RuleId>,
    pub(crate) slots: Slots,
    pub(crate) lasts: Duration,
    /// How much of a shield is left (615.7); whether it goes away with its first use.
    pub(crate) left: Option<i32>,
    /// The X of the spell or ability that made it (107.3n).
    pub(crate) x: u32,
    /// The object that a shield is on: it protects nothing else.
    pub(crate) on: Option<Subject>,
    /// When it was made, which tells it from every other.
    pub(crate) since: Timestamp,
}

impl Made {
    /// The context of its text.
    pub(crate) fn scope(&self) -> crate::select::Scope<'_> {
        crate::select::Scope { you: self.controller, source: self.source, slots: &self.slots, x: 0 }
    }
}

/// What a resolution made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum MadeKind {
    Replacement(Arc<Replacement>),
    /// An effect that replaces part of its own spell or ability's effect (614.15).
    SelfReplacement(Arc<Replacement>),
    /// Objects in a slot return to the zone when the event happens (610.3).
    Return(Arc<Pattern>, Zone),
    /// What phased out phases in when something happens (610.4); it is in a slot of its own.
    PhaseIn(Arc<Pattern>),
    Delayed(Arc<Triggered>),
    /// A rule about casting and activating (601.3).
    Casting(Arc<CastingRule>),
    /// A step that a player skips (614.10).
    Skip(PlayerId, vademecum_abilities::Step),
    /// A regeneration shield (701.15a).
    Regeneration,
}

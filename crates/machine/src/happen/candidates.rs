//! Which effects could apply to a deed (614.1, 615.1): those of abilities, those that resolutions made, and those of the
//! object itself that would enter the battlefield (614.12).

use smallvec::SmallVec;
use vademecum_abilities::{Ability, AbilityId, Filter, Replaced, Replacement, Zone};
use vademecum_rule_ids::magic::{
    R106_12B, R119_10, R121_6A, R609_7B, R609_7C, R614_1, R614_1A, R614_4, R614_5, R614_10A, R614_12, R614_17A,
    R614_17D, R615_10, R615_12A, R616_1F, R616_1G, R616_2, R701_15C, R707_5, R708_3, R708_11, R712_20, R903_9B,
};

use super::{life_floor, replace::Proposed};
use crate::{
    Recorder,
    actions::a028_transform,
    commander,
    cx::{Cx, Look},
    deed::{Deed, Group, Move},
    functioning,
    id::{ObjectId, PlayerId, Timestamp},
    keywords, layers,
    object::Mark,
    patterns,
    select::Scope,
    slots::Slots,
    state::{Made, MadeKind, Role, State},
    zones,
};

/// A replacement or prevention effect that could apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Candidate {
    /// A static ability of an object.
    Ability(AbilityId, ObjectId),
    /// What a resolution made, by the moment when it did.
    Made(Timestamp),
    /// That of a commander (903.9b).
    Commander(ObjectId),
}

/// Effects that apply to one deed.
pub(super) type Candidates = SmallVec<[Candidate; 4]>;

impl Candidate {
    /// What it replaces, and with what; `None` for skipping and regenerating.
    pub(super) fn replacement(self, state: &State) -> Option<&Replacement> {
        match self {
            Candidate::Ability(ability, _) => match state.cards.ability(ability) {
                Ability::Replacement(replacement) => Some(replacement),
                _ => None,
            },
            Candidate::Commander(_) => Some(&commander::RETURN),
            Candidate::Made(since) => match &made(state, since)?.what {
                MadeKind::Replacement(replacement) | MadeKind::SelfReplacement(replacement) => Some(replacement),
                MadeKind::Skip(..)
                | MadeKind::Regeneration
                | MadeKind::Delayed(_)
                | MadeKind::Return(..)
                | MadeKind::PhaseIn(_)
                | MadeKind::Casting(_) => None,
            },
        }
    }

    /// Whether it replaces a part of its own spell or ability's effect (614.15).
    pub(super) fn is_self_replacement(self, state: &State) -> bool {
        let Candidate::Made(since) = self else { return false };
        matches!(made(state, since), Some(Made { what: MadeKind::SelfReplacement(_), .. }))
    }

    /// Whether it says that something can't happen (614.17).
    pub(super) fn forbids(self, state: &State) -> bool {
        self.replacement(state).is_some_and(|is| is.with == Replaced::Cant)
    }

    /// Whether it prevents damage (615.1).
    fn prevents(self, state: &State, deed: &Deed) -> bool {
        let nothing = self.replacement(state).is_some_and(|is| is.with == Replaced::Nothing);
        nothing && matches!(deed, Deed::Damage { .. })
    }
}

/// What a resolution made at a moment, if it is still there.
pub(super) fn made(state: &State, since: Timestamp) -> Option<&Made> {
    state.made.iter().find(|made| made.since == since)
}

/// Whose the replacement of an object is: of one that enters the battlefield, its controller there (614.12).
pub(super) fn controller_of(state: &State, object: ObjectId, deed: &Deed) -> PlayerId {
    match deed {
        Deed::Move(Move { to: Zone::Battlefield, object: entering, under, .. }) if *entering == object => *under,
        _ => state.controller(object),
    }
}

/// Whether all effects are the same effect of several instances of one keyword, so that their order is irrelevant.
pub(super) fn are_instances(state: &State, found: &Candidates) -> bool {
    let mut effects = found.iter().map(|candidate| match candidate {
        Candidate::Ability(ability, object) => {
            state.cards.meaning_of(*ability).map(|keyword| (keyword, *object, state.cards.ability(*ability)))
        }
        Candidate::Made(_) | Candidate::Commander(_) => None,
    });
    let Some(Some(first)) = effects.next() else { return false };
    effects.all(|other| other == Some(first))
}

/// The effects that could apply to a deed of a group.
pub(super) fn find<R: Recorder>(cx: &Cx<'_, R>, proposed: &Proposed, group: &Group, used: &[Candidate]) -> Candidates {
    let deed = &proposed.deed;
    // 119.10: gaining or losing 0 life is not an event.
    if let Deed::GainLife(_, amount) = deed
        && cx.when(R119_10, *amount == 0)
    {
        return Candidates::new();
    }
    if let Deed::Draw(player) = deed
        && cx.state.player(*player).library.is_empty()
        && !cx.rule(R121_6A)
    {
        return Candidates::new();
    }
    let mut found = fitting(cx, deed, group);
    if let Deed::Draws(player, _) = deed {
        // 616.1g: what a draw contained in it is replaced with comes only after what replaces the whole.
        let contained = fitting(cx, &Deed::Draw(*player), group);
        if !contained.is_empty() && !cx.rule(R616_1G) {
            found.extend(contained);
        }
    }
    found.retain(|candidate| {
        !leaves_as_is(cx.state, *candidate, deed)
            && is_fresh(cx, proposed, *candidate)
            && is_in_force(cx, *candidate, deed)
            && applies_again(cx, *candidate, used)
            && life_floor::is_reached(cx.look(), proposed, *candidate)
    });
    // 616.2: what was not applicable to the first event may be to what has become of it.
    let strangers = |candidate: &Candidate| proposed.first.as_ref().is_some_and(|first| !first.contains(candidate));
    if found.iter().any(strangers) && !cx.rule(R616_2) {
        found.retain(|candidate| !strangers(candidate));
    }
    // 616.1f: the process is repeated; without that rule, one effect is all.
    if proposed.is_modified() && !found.is_empty() && !cx.rule(R616_1F) {
        found.clear();
    }
    found
}

/// Whether something fits that can't happen (614.17), for those who would choose to do it.
pub(crate) fn is_forbidden<R: Recorder>(look: Look<'_, R>, deed: &Deed) -> bool {
    let listeners = look.state.listeners.iter().filter(|is| is.role == Role::Replacement && is.kinds.has(deed.kind()));
    let by_ability = listeners.map(|is| Candidate::Ability(is.ability, is.object)).any(|candidate| {
        let Candidate::Ability(ability, object) = candidate else { return false };
        candidate.forbids(look.state) && applies(look, look.state, ability, object, deed)
    });
    let by_made = |made: &Made| Candidate::Made(made.since).forbids(look.state) && made_fits(look, made, deed);
    by_ability || look.state.made.iter().any(by_made)
}

/// The effects whose description fits a deed.
fn fitting<R: Recorder>(cx: &Cx<'_, R>, deed: &Deed, group: &Group) -> Candidates {
    let state = &*cx.state;
    let kind = deed.kind();
    let mut found = Candidates::new();
    let listening = || state.listeners.iter().filter(|is| is.role == Role::Replacement && is.kinds.has(kind));
    let Deed::Move(entering @ Move { to: Zone::Battlefield, object, face, face_down, .. }) = deed else {
        let fit = listening().filter(|is| applies(cx.look(), state, is.ability, is.object, deed));
        found.extend(fit.map(|is| Candidate::Ability(is.ability, is.object)));
        add_turned_up(cx.look(), deed, &mut found);
        add_transformed(cx.look(), deed, &mut found);
        add_made(cx.look(), deed, &mut found);
        let returning = commander::would_return(state, deed).filter(|_| cx.rule(R903_9B));
        found.extend(returning.map(Candidate::Commander));
        return found;
    };
    let shown = state.face(*object);
    // 707.5: what it enters as a copy of has its say as well; 708.3: what enters face down has no abilities.
    let shows = face.map_or(shown, |copied| cx.either(R707_5, copied, shown));
    let own = if *face_down && cx.rule(R708_3) { &[] } else { state.cards.passive(shows) };
    let is_own = |ability: &AbilityId| match state.cards.ability(*ability) {
        // What speaks of other permanents as well does nothing for itself yet.
        Ability::Replacement(replacement) => replacement.of.subject == Filter::This,
        _ => false,
    };
    let is_replaced = listening().next().is_some() || own.iter().any(is_own) || may_gain_replacement(state, *object);
    let trial = if is_replaced { would_be(cx, entering, listening().next().is_some()) } else { None };
    let would_be = trial.as_deref().unwrap_or(state);
    for listener in listening() {
        let candidate = Candidate::Ability(listener.ability, listener.object);
        // 614.12, 614.17d: the permanent as it would exist on the battlefield counts, and not what it is before.
        let rule = if candidate.forbids(state) { R614_17D } else { R614_12 };
        let as_what = cx.either(rule, would_be, state);
        if applies(cx.look(), as_what, listener.ability, listener.object, deed) {
            found.push(candidate);
        }
    }
    // What it would be given there counts as well.
    let gained = would_be.gained.iter().filter(|of| of.object == *object).map(|of| of.ability);
    let gained: SmallVec<[AbilityId; 2]> = if trial.is_some() { gained.collect() } else { SmallVec::new() };
    for &ability in own.iter().chain(&gained) {
        let candidate = Candidate::Ability(ability, *object);
        if is_own(&ability)
            && !found.contains(&candidate)
            && (layers::has_ability(would_be, *object, ability) || gained.contains(&ability))
            && cx.rule(R614_12)
            && applies(cx.look(), would_be, ability, *object, deed)
        {
            found.push(candidate);
        }
    }
    companions(cx, entering, group, &mut found);
    add_made(cx.look(), deed, &mut found);
    found
}

/// Where an effect that speaks of cards alone would put a permanent that is a token, if that were none: where the cards among its
/// components go (727.3e).
pub(crate) fn zone_of_cards<R: Recorder>(look: Look<'_, R>, moved: &Move) -> Option<Zone> {
    let (state, deed) = (look.state, Deed::Move(*moved));
    let mut trial = look.copy_state();
    let object = trial.object_mut(moved.object);
    object.set(Mark::Token, false);
    object.set(Mark::TopDiffers, false);
    let kind = deed.kind();
    let listening = state.listeners.iter().filter(|is| is.role == Role::Replacement && is.kinds.has(kind));
    listening
        .filter_map(|is| match state.cards.ability(is.ability) {
            Ability::Replacement(Replacement { with: Replaced::To(zone), .. }) => Some((is, *zone)),
            _ => None,
        })
        .find(|(is, _)| {
            let would = |as_what: &State| applies(look, as_what, is.ability, is.object, &deed);
            would(&trial) && !would(state)
        })
        .map(|(_, zone)| zone)
}

/// An effect must exist before the event (614.4, 614.17a): those of permanents that enter at the same time do nothing for
/// each other.
fn companions<R: Recorder>(cx: &Cx<'_, R>, entering: &Move, group: &Group, found: &mut Candidates) {
    let state = &*cx.state;
    let deed = Deed::Move(*entering);
    for other in group {
        let Deed::Move(Move { to: Zone::Battlefield, object, face, .. }) = other else { continue };
        if *object == entering.object {
            continue;
        }
        for &ability in state.cards.passive(face.unwrap_or(state.object(*object).face)) {
            let candidate = Candidate::Ability(ability, *object);
            let fits = matches!(state.cards.ability(ability), Ability::Replacement(_))
                && applies(cx.look(), state, ability, *object, &deed);
            // 614.4, 614.17a: it must exist before.
            let exists_before = || if candidate.forbids(state) { cx.rule(R614_17A) } else { cx.rule(R614_4) };
            if fits && !exists_before() {
                found.push(candidate);
            }
        }
    }
}

/// Whether a permanent may have a replacement effect on the battlefield that continuous effects give it there.
fn may_gain_replacement(state: &State, object: ObjectId) -> bool {
    let cards = &state.cards;
    let mut changes = state.effects.iter().flat_map(|effect| effect.changes.iter());
    // In a game without 122.2 it keeps its counters, which may give it abilities.
    cards.statics_give_replacements()
        || state.object(object).is(Mark::Counters)
        || changes.any(|change| cards.gives_replacement(change))
}

/// The game as it would be with a permanent on the battlefield (614.12); `None` if that makes no difference.
fn would_be<R: Recorder>(cx: &Cx<'_, R>, entering: &Move, is_watched: bool) -> Option<Box<State>> {
    let state = &*cx.state;
    let plain = state.effects.is_empty() && !state.watches.statics;
    if !is_watched && plain || state.object(entering.object).zone == Zone::Battlefield {
        return None;
    }
    let mut trial = Box::new(state.clone());
    let mut within = Cx::muted(&mut trial, cx.rec);
    zones::relocate(&mut within, entering);
    layers::refresh(&mut within);
    Some(trial)
}

/// Whether the replacement of an ability applies to a deed; what it happens to is looked at as in another state.
fn applies<R: Recorder>(look: Look<'_, R>, as_what: &State, ability: AbilityId, object: ObjectId, deed: &Deed) -> bool {
    let Ability::Replacement(replacement) = look.state.cards.ability(ability) else { return false };
    if !functioning::functions_in_variant(look, object) {
        return false;
    }
    // 106.12b: it changes what tapping a permanent for mana produces.
    if replacement.of.tapped_for_mana && !look.rule(R106_12B) {
        return false;
    }
    // 116.2d: a player may have paid for ignoring what can't happen by it.
    let ignored = |player: PlayerId| look.state.turn.ignored.contains(&(player, look.state.reference(object)));
    if replacement.with == Replaced::Cant && look.player_of(deed).is_some_and(ignored) {
        return false;
    }
    let you = controller_of(look.state, object, deed);
    let slots = Slots::default();
    let there = Look { state: as_what, ..look };
    let scope = Scope { you, source: as_what.reference(object), slots: &slots, x: 0 };
    there.fits(scope, &replacement.of, deed)
        && reaches(look, replacement, deed)
        && prevents_in_range(look, you, replacement, false, deed)
        && look.is_done_as(&replacement.of)
        && replacement
            .only_if
            .as_ref()
            .is_none_or(|condition| look.holds(Scope { source: look.state.reference(object), ..scope }, condition))
        && replacement.by.is_none_or(|rule| look.rule(rule))
        && keywords::instance_works(look, ability)
}

/// Whether a static ability reaches the source of damage: permanents with a property, and any source elsewhere that has
/// it (609.7c).
fn reaches<R: Recorder>(look: Look<'_, R>, replacement: &Replacement, deed: &Deed) -> bool {
    let (Deed::Damage { source, .. }, Some(_)) = (deed, &replacement.of.source) else { return true };
    look.state.try_permanent(source.id).is_some() || look.rule(R609_7C)
}

/// Whether a prevention effect of a player may prevent damage, as far as ranges of influence go (801.13b): it names the source
/// or the recipient in its text, or is on the recipient.
fn prevents_in_range<R: Recorder>(
    look: Look<'_, R>,
    you: PlayerId,
    replacement: &Replacement,
    is_on_recipient: bool,
    deed: &Deed,
) -> bool {
    let of = &replacement.of;
    let names_recipient = is_on_recipient || of.player.is_some() || of.to_players || of.subject != Filter::Any;
    replacement.with != Replaced::Nothing || look.may_prevent(you, (of.source.is_some(), names_recipient), deed)
}

/// Adds the abilities of a permanent that apply as it is turned face up (708.11).
fn add_turned_up<R: Recorder>(look: Look<'_, R>, deed: &Deed, found: &mut Candidates) {
    let Deed::TurnFace(object, true, _) = deed else { return };
    for &ability in look.state.cards.passive(look.state.face_beneath(*object)) {
        let candidate = Candidate::Ability(ability, *object);
        let own = matches!(look.state.cards.ability(ability), Ability::Replacement(_)) && !found.contains(&candidate);
        if own && look.rule(R708_11) && applies(look, look.state, ability, *object, deed) {
            found.push(candidate);
        }
    }
}

/// Adds the abilities that a permanent will have once it has transformed and that apply as it does (712.20).
fn add_transformed<R: Recorder>(look: Look<'_, R>, deed: &Deed, found: &mut Candidates) {
    let Deed::Transform(object, _) = deed else { return };
    let Some(other) = a028_transform::other_side(look.state, look.state.object(*object)) else { return };
    for &ability in look.state.cards.passive(other) {
        let candidate = Candidate::Ability(ability, *object);
        let own = matches!(look.state.cards.ability(ability), Ability::Replacement(_)) && !found.contains(&candidate);
        if own && applies(look, look.state, ability, *object, deed) && look.rule(R712_20) {
            found.push(candidate);
        }
    }
}

/// Adds those effects that resolutions made.
fn add_made<R: Recorder>(look: Look<'_, R>, deed: &Deed, found: &mut Candidates) {
    let fit = look.state.made.iter().filter(|made| made_fits(look, made, deed));
    found.extend(fit.map(|made| Candidate::Made(made.since)));
}

/// Whether an effect that a resolution made fits a deed.
pub(super) fn made_fits<R: Recorder>(look: Look<'_, R>, made: &Made, deed: &Deed) -> bool {
    if made.on.is_some_and(|on| patterns::recipient(deed) != Some(on)) {
        return false;
    }
    let scope = Scope { you: made.controller, source: made.source, slots: &made.slots, x: 0 };
    match (&made.what, deed) {
        (MadeKind::Replacement(replacement) | MadeKind::SelfReplacement(replacement), _) => {
            let rechecks = |filter: &Filter| matches!(filter, Filter::Slot(_));
            let fits = if replacement.of.source.as_ref().is_some_and(|source| source.contains(&rechecks)) {
                // 609.7b: the properties of the chosen source are looked at when it would deal damage.
                look.fits(
                    scope,
                    &look.either(R609_7B, replacement.of.clone(), replacement.of.with_any_property()),
                    deed,
                )
            } else {
                look.fits(scope, &replacement.of, deed)
            };
            fits && look.is_done_as(&replacement.of)
                && prevents_in_range(look, made.controller, replacement, made.on.is_some(), deed)
                && replacement.only_if.as_ref().is_none_or(|condition| look.holds(scope, condition))
        }
        (MadeKind::Skip(player, step), Deed::BeginStep(of, begins)) => player == of && step == begins,
        // 701.15c: the shield is there, and is not applied.
        (MadeKind::Regeneration, Deed::Destroy(_, how)) => !look.when(R701_15C, !how.regenerable),
        (
            MadeKind::Skip(..)
            | MadeKind::Regeneration
            | MadeKind::Delayed(_)
            | MadeKind::Return(..)
            | MadeKind::PhaseIn(_)
            | MadeKind::Casting(_),
            _,
        ) => false,
    }
}

/// Whether an effect would put an object just where it goes anyway: then it replaces nothing.
fn leaves_as_is(state: &State, candidate: Candidate, deed: &Deed) -> bool {
    let Deed::Move(moved) = deed else { return false };
    candidate.replacement(state).is_some_and(|is| matches!(is.with, Replaced::To(zone) if zone == moved.to))
}

/// Whether an effect has its one opportunity still: to affect an event (614.5), and damage that can't be prevented
/// (615.12a).
fn is_fresh<R: Recorder>(cx: &Cx<'_, R>, proposed: &Proposed, candidate: Candidate) -> bool {
    let times = proposed.applied.iter().filter(|applied| **applied == candidate).count();
    match times {
        0 => true,
        // 903.9b: to the same event more than once, but not before something else has changed it.
        _ if matches!(candidate, Candidate::Commander(_)) => {
            proposed.applied.last() != Some(&candidate) && cx.rule(R903_9B)
        }
        1 if proposed.unpreventable && candidate.prevents(cx.state, &proposed.deed) => !cx.rule(R615_12A),
        1 => !cx.rule(R614_5),
        _ => false,
    }
}

/// Whether an effect is one that the rules let replace something: 614.1 in general, 614.1a where something happens
/// instead.
fn is_in_force<R: Recorder>(cx: &Cx<'_, R>, candidate: Candidate, deed: &Deed) -> bool {
    let state = &*cx.state;
    let Some(replacement) = candidate.replacement(state) else { return cx.rule(R614_1) };
    if candidate.prevents(state, deed) || candidate.forbids(state) {
        return true;
    }
    let says_instead = match replacement.with {
        Replaced::Program(_)
        | Replaced::To(_)
        | Replaced::Redirect(_)
        | Replaced::Times(_)
        | Replaced::SearchTop(_)
        | Replaced::LifeAtLeast(_)
        | Replaced::Plus(_) => true,
        Replaced::Nothing
        | Replaced::Cant
        | Replaced::EntersTapped
        | Replaced::EntersTransformed
        | Replaced::EntersWith(..)
        | Replaced::EntersUnder(_)
        | Replaced::EntersAfter { .. }
        | Replaced::EntersAsCopy(..)
        | Replaced::EntersAsCopyOf(..)
        | Replaced::EntersAsOneOf
        | Replaced::TurnsUpAttached(_)
        | Replaced::Regenerates => false,
    };
    cx.rule(R614_1) && (!says_instead || cx.rule(R614_1A))
}

/// Whether an effect that prevents a part of each event applies to another of the same group (615.10).
fn applies_again<R: Recorder>(cx: &Cx<'_, R>, candidate: Candidate, used: &[Candidate]) -> bool {
    let each_time = |is: &Replacement| matches!(is.shield, vademecum_abilities::Shield::EachTime(_));
    let is_partial = candidate.replacement(cx.state).is_some_and(each_time);
    !(is_partial && used.contains(&candidate)) || cx.rule(R615_10)
}

/// What a candidate makes a player skip, if it does.
pub(super) fn skips(state: &State, candidate: Candidate) -> Option<&MadeKind> {
    let Candidate::Made(since) = candidate else { return None };
    made(state, since).map(|made| &made.what).filter(|what| matches!(what, MadeKind::Skip(..)))
}

/// The rule by which of two effects that skip the same step one waits for the next (614.10a).
pub(super) fn one_waits<R: Recorder>(cx: &Cx<'_, R>) -> bool {
    cx.rule(R614_10A)
}

//! Copies (707): what is copied of an object, and what the exceptions of a copy effect make of it.

use smallvec::SmallVec;
use vademecum_abilities::{Colors, CopyOf, CopyTargets, Exception, FaceId, Keyword, Layout, Objects, Part, Slot, Zone};
use vademecum_rule_ids::magic::{
    R112_2A, R700_2G, R702_103C, R707_3, R707_8, R707_9, R707_9A, R707_9B, R707_9C, R707_9D, R707_9F, R707_10,
    R707_10B, R707_10C, R707_10D, R707_10E, R707_10G, R707_12, R707_13, R707_14, R715_3C, R718_3C, R718_3D,
};

use crate::{
    Recorder, announce,
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    deed::Note,
    id::{ObjectId, ObjectRef, PlayerId, Subject},
    interpret::Frame,
    keywords::k174_gift,
    object::{Mark, Object, colors_of},
    select::{self, Scope},
    slots::Slots,
    stack,
    state::{OnStack, StackItem, State, TargetRef},
    stickers, target, zones,
};

/// The copiable values of an object (707.2): those of its face, as copy effects and being face down have changed them.
pub(crate) fn copiable<R: Recorder>(look: Look<'_, R>, of: ObjectId) -> FaceId {
    let state = look.state;
    let object = state.object(of);
    let now = match object.zone {
        Zone::Battlefield => state.permanent(of).copiable,
        _ => stickers::copiable(look, state.face(of)),
    };
    // 707.8: of a double-faced permanent, the face that is up.
    if object.is(Mark::BackUp) && now == object.face && !look.rule(R707_8) {
        return state.cards.printed_part(now, Part::Front).unwrap_or(now);
    }
    // 707.3: what a copy has become is what is copied of it; without that rule, its card is.
    // 715.3c: a copy of an Adventure spell is an Adventure as well.
    if state.cards.part(now) == Part::Inset && object.zone == Zone::Stack && !look.rule(R715_3C) {
        return state.cards.printed_part(now, Part::Front).unwrap_or(now);
    }
    if state.cards.part(now) == Part::Alternative && !keeps_alternative(look, now, object.zone) {
        return state.cards.printed_part(now, Part::Front).unwrap_or(now);
    }
    let printed = if object.is(Mark::Token) || object.is(Mark::Copy) || state.cards.card_of(object.face) == object.card
    {
        object.face
    } else {
        state.cards.front(object.card)
    };
    if now == printed || look.rule(R707_3) { now } else { printed }
}

/// Whether a copy of a spell or permanent with the alternative face of its card has that face as well: of a prototyped one
/// (718.3c, 718.3d), and of a bestowed spell (702.103c). That a permanent is bestowed is not copied.
fn keeps_alternative<R: Recorder>(look: Look<'_, R>, face: FaceId, zone: Zone) -> bool {
    match (look.state.cards.layout_of(face), zone) {
        // What is put onto the battlefield mutates no longer.
        (Layout::Mutate, Zone::Battlefield) => false,
        (Layout::Prototype, Zone::Battlefield) => look.rule(R718_3D),
        (Layout::Prototype, _) => look.rule(R718_3C),
        (Layout::Bestow, Zone::Battlefield) => false,
        (Layout::Bestow, _) => look.rule(R702_103C),
        _ => true,
    }
}

/// The exceptions that apply to a copy of a face (707.9): those of a condition only if it is met.
fn exceptions<R: Recorder>(look: Look<'_, R>, copied: FaceId, except: &[Exception]) -> Vec<Exception> {
    let with = |all: vademecum_abilities::Types, exception: &Exception| match exception {
        Exception::AddTypes(types) => all.union(*types),
        _ => all,
    };
    let types = except.iter().fold(look.state.cards.values(copied).types, with);
    let mut apply = Vec::new();
    for exception in except {
        let exception = match exception {
            Exception::If(kind, then) => {
                // 707.9f: what the copy would be without that exception.
                let is_none = !types.has(*kind);
                if look.when(R707_9F, is_none) {
                    continue;
                }
                &**then
            }
            exception => exception,
        };
        let applies = match exception {
            // It changes no value.
            Exception::Counters(..) => true,
            Exception::Keyword(_) | Exception::Ability(_) => look.rule(R707_9A),
            // The rule of the keyword says so.
            Exception::WithoutKeyword(_) => true,
            Exception::KeepColors => look.rule(R707_9C),
            _ => look.rule(R707_9B),
        };
        if applies {
            apply.push(exception.clone());
        }
    }
    apply
}

/// The face of a copy of a face, with the exceptions of a text (707.9); `own` are the colors it had before.
pub(crate) fn face<R: Recorder>(
    cx: &mut Cx<'_, R>,
    copied: FaceId,
    own: Colors,
    text: FaceId,
    except: &[Exception],
) -> FaceId {
    if except.is_empty() || !cx.rule(R707_9) {
        return copied;
    }
    let mut except = exceptions(cx.look(), copied, except);
    except.retain(|exception| !matches!(exception, Exception::Counters(..)));
    let redefines = |of: &Exception| matches!(of, Exception::Size(..) | Exception::Colors(_) | Exception::KeepColors);
    let keeps_definitions = except.iter().any(redefines) && !cx.rule(R707_9D);
    let keeps_colors = except.contains(&Exception::KeepColors);
    let own_colors = if keeps_colors { own } else { Colors::NONE };
    let copy = CopyOf { face: copied, text, own_colors, except, keeps_definitions };
    // Beyond what a game can number, a copy is made without exceptions.
    cx.state.cards.copy(copy).unwrap_or(copied)
}

/// The counters with which a copy of a face enters in addition, as the exceptions of a text say.
pub(crate) fn counters<R: Recorder>(
    look: Look<'_, R>,
    copied: FaceId,
    except: &[Exception],
) -> Vec<(vademecum_abilities::CounterKind, i32)> {
    let all = exceptions(look, copied, except).into_iter();
    all.filter_map(|exception| match exception {
        Exception::Counters(kind, number) => Some((kind, number)),
        _ => None,
    })
    .collect()
}

/// A spell or ability is copied: the copy is on the stack above it and was never cast (707.10).
pub(crate) fn on_stack<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    object: ObjectRef,
    except: &[Exception],
    targets: &CopyTargets,
) -> Flow<SmallVec<[ObjectRef; 2]>> {
    let mut copies = SmallVec::new();
    // An object that is itself on the stack is a spell, even if an ability of it is above it.
    let is_spell = cx.state.object(object.id).zone == Zone::Stack;
    let is_meant = |item: &&StackItem| item.object == object && (item.what == OnStack::Spell) == is_spell;
    let there = || cx.state.stack.iter().rev().find(is_meant).cloned();
    let gone =
        || cx.state.left_stack.iter().rev().find(|left| left.item.object == object).map(|left| left.item.clone());
    // A spell that has left the stack is meant, and not the ability of it that copies it.
    let Some(item) = gone().or_else(there) else { return Ok(copies) };
    if !cx.rule(R707_10) {
        return Ok(copies);
    }
    let (rule, meant) = match targets {
        CopyTargets::Same | CopyTargets::MayChoose => {
            copies.extend(put(cx, frame, &item, except, None));
            let again = *targets == CopyTargets::MayChoose
                && !item.targets.is_empty()
                && cx.rule(R707_10C)
                && cx.ask_yes(frame.you, R707_10C, copies.last().map(|copy| copy.id))?;
            if again {
                if let Some(item) = cx.state.stack.last_mut() {
                    item.targets.clear();
                }
                announce::choose_new_targets(cx)?;
            }
            return Ok(copies);
        }
        CopyTargets::ForEach(meant) => (R707_10D, meant),
        CopyTargets::Only(meant) => (R707_10E, meant),
    };
    let mut targets = Offer::new();
    for subject in cx.look().subjects(frame.scope(slots), meant) {
        // Where it is not a legal target for each instance of the word, no copy is made.
        let cannot = !could_target(cx.peek(), &item, subject);
        let is_barred = if rule == R707_10D { cx.when(R707_10D, cannot) } else { cx.when(R707_10E, cannot) };
        if !is_barred {
            targets.push(subject.into());
        }
    }
    for target in cx.order(frame.you, rule, Some(object.id), targets)? {
        let target = match target {
            Item::Player(player) => TargetRef::Player(player),
            Item::Object(id) => TargetRef::Object(cx.state.reference(id)),
            Item::Mode(_) | Item::Mana(_) | Item::Place(_) | Item::Subtype(_) | Item::Card(_) | Item::Face(_) => {
                continue;
            }
        };
        copies.extend(put(cx, frame, &item, except, Some(target)));
    }
    Ok(copies)
}

/// Whether something is a legal target for each instance of the word in a spell or ability (707.10d).
fn could_target<R: Recorder>(look: Look<'_, R>, item: &StackItem, subject: Subject) -> bool {
    let Some(text) = look.state.text(item) else { return false };
    let mut specs = stack::specs(&look.state.cards, text, item).peekable();
    specs.peek().is_some() && specs.all(|spec| target::check(look, item, spec, subject).is_ok())
}

/// Puts a copy onto the stack, with the targets of the original or all of them another one.
fn put<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    item: &StackItem,
    except: &[Exception],
    target: Option<TargetRef>,
) -> Option<ObjectRef> {
    let object = match item.what {
        OnStack::Spell => {
            let (object, copied) = if cx.state.is_current(item.object) {
                (*cx.state.object(item.object.id), copiable(cx.look(), item.object.id))
            } else {
                let left = cx.state.left_stack.iter().rev().find(|left| left.item.object == item.object)?;
                (left.object, left.copiable)
            };
            let own = colors_of(cx.look(), copied);
            let face = face(cx, copied, own, frame.text, except);
            of_spell(cx, frame.you, (item.object, object), face)
        }
        // 707.10b: its source is that of the original.
        OnStack::Ability(_) | OnStack::Made(_) => cx.either(R707_10B, item.object, frame.source),
    };
    let mut copy = StackItem { object, controller: frame.you, from: None, ..item.clone() };
    // 700.2g: the modes are those of the original; without that rule, none is chosen for the copy.
    if !copy.modes.is_empty() && !cx.rule(R700_2G) {
        copy.modes.clear();
    }
    if let Some(target) = target {
        copy.targets.iter_mut().for_each(|(_, chosen)| *chosen = target);
    }
    cx.state.stack.push(copy);
    cx.note(Note::Copied(frame.you, object.id));
    Some(object)
}

/// A spell as it last existed on the stack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LeftStack {
    /// What had been announced of it.
    pub(crate) item: StackItem,
    /// The object.
    pub(crate) object: Object,
    /// Its copiable values.
    pub(crate) copiable: FaceId,
}

/// The keywords by which spells are copied that may have left the stack by then.
const COPYING: [Keyword; 7] =
    [Keyword(40), Keyword(50), Keyword(56), Keyword(69), Keyword(78), Keyword(144), Keyword(153)];

/// Keeps a spell that leaves the stack, if an ability of it may still copy it: it is copied as it last was (707.10).
pub(crate) fn note_leaving<R: Recorder>(cx: &mut Cx<'_, R>, was: ObjectRef) {
    let has = cx.state.keywords(was.id);
    if !COPYING.iter().any(|&keyword| has.has(keyword)) {
        return;
    }
    let item = cx.state.stack.iter().rev().find(|item| item.object == was && item.what == OnStack::Spell).cloned();
    if let Some(item) = item {
        let (object, copiable) = (*cx.state.object(was.id), copiable(cx.peek(), was.id));
        cx.state.left_stack.push(LeftStack { item, object, copiable });
    }
}

/// Drops what left the stack and no ability speaks of any more.
pub(crate) fn prune(state: &mut State) {
    let mut left = std::mem::take(&mut state.left_stack);
    left.retain(|left| state.made.iter().any(|made| made.source == left.item.object));
    state.left_stack = left;
}

/// An object on the stack for a copy of a spell (707.10).
fn of_spell<R: Recorder>(
    cx: &mut Cx<'_, R>,
    player: PlayerId,
    (of, object): (ObjectRef, Object),
    face: FaceId,
) -> ObjectRef {
    let Object { card, marks, paid, repeated, .. } = object;
    // 707.10g: a copy of a transforming spell has both faces.
    let one_faced = cx.state.cards.layout(card) == Layout::Transforming && !cx.rule(R707_10G);
    let id = zones::make_object(cx.state, player, card, face);
    let object = cx.state.object_mut(id);
    object.zone = Zone::Stack;
    (object.paid, object.repeated) = (paid, repeated);
    object.set(Mark::Copy, true);
    object.set(Mark::FaceDown, marks.has(Mark::FaceDown));
    object.set(Mark::BackUp, marks.has(Mark::BackUp));
    object.set(Mark::OneFaced, marks.has(Mark::OneFaced) || one_faced);
    let copy = cx.state.reference(id);
    let promised = k174_gift::promised_to(cx.state, of);
    cx.state.promised.extend(promised.map(|player| (copy, player)));
    copy
}

/// A copy of the card that has the name in a slot, as that is printed (707.13).
pub(crate) fn named<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &Slots, slot: Slot) -> Option<ObjectRef> {
    let card = select::chosen_card(frame.scope(slots), slot)?;
    let face = cx.state.cards.front(card);
    cx.rule(R707_13).then(|| outside(cx, frame.you, face))
}

/// A copy of the card whose name is noted in a slot, as that last existed where it was noted (707.14).
pub(crate) fn noted<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &Slots, slot: Slot) -> Option<ObjectRef> {
    let noted = slots.get(slot).and_then(|held| held.number)?;
    let face = u16::try_from(noted).ok().map(FaceId)?;
    cx.rule(R707_14).then(|| outside(cx, frame.you, face))
}

/// What may be cast of some objects: those that are there, and copies that are outside of the game.
pub(crate) fn castable<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, what: &Objects) -> SmallVec<[ObjectId; 2]> {
    if let Objects::Each(_) = what {
        return look.objects(scope, what).into_iter().collect();
    }
    let is_outside = |of: &ObjectRef| {
        let object = look.state.object(of.id);
        object.zone == Zone::Outside && object.born == of.born && object.is(Mark::Copy)
    };
    let meant = look.references(scope, what).into_iter();
    meant.filter(|of| look.state.is_current(*of) || is_outside(of)).map(|of| of.id).collect()
}

/// A copy of a card that is created outside of the game, to be cast.
fn outside<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, face: FaceId) -> ObjectRef {
    let card = cx.state.cards.card_of(face);
    let id = zones::make_object(cx.state, player, card, face);
    let object = cx.state.object_mut(id);
    object.set(Mark::Copy, true);
    cx.state.reference(id)
}

/// A copy of a card in the zone where that is, to be cast (707.12). It is gone as soon as the game looks at it elsewhere
/// than on the stack or the battlefield (707.10a).
pub(crate) fn of_card<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, of: ObjectId) -> ObjectRef {
    let face = copiable(cx.look(), of);
    let Object { card, zone, owner, .. } = *cx.state.object(of);
    // 112.2a: whoever is told to make it owns it, whoever owns the card.
    let owner = cx.either(R112_2A, player, owner);
    let id = zones::make_object(cx.state, owner, card, face);
    // Without that rule it is nowhere, and nothing that could be cast.
    if cx.rule(R707_12) {
        let object = cx.state.object_mut(id);
        object.set(Mark::Copy, true);
        zones::lay_down_copy(cx.state, id, zone);
    }
    cx.state.reference(id)
}

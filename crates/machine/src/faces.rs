//! Cards with several faces (702.103, 709–712, 715, 718): which of them an object shows as it arrives in a zone, and with which of them
//! a player casts or plays a card.

use smallvec::SmallVec;
use vademecum_abilities::{FaceId, Keyword, Layout, Part, Types, Zone};
use vademecum_rule_ids::magic::{
    R702_103A, R702_103B, R702_103D, R702_140A, R709_3, R709_3A, R709_3B, R709_3C, R709_4, R712_8A, R712_8C, R712_8E,
    R712_8F, R712_11, R712_11A, R712_11B, R712_11C, R712_13, R712_14, R712_14A, R712_14B, R715_3, R715_3A, R715_3B,
    R715_4, R718_3, R718_3A, R718_3B, R718_4,
};
use vademecum_vocab::RuleId;

use crate::{
    Recorder,
    actions::{a028_transform, a037_meld},
    casting,
    cx::{Cx, Look},
    deed::Move,
    id::{ObjectId, PlayerId},
    keywords::{BESTOW, MUTATE, k102_fuse, k103_bestow, k140_mutate},
    object::{Mark, Object},
    rooms,
    state::State,
};

/// The face that an object shows where it goes, and whether its back is up there.
pub(crate) fn arriving<R: Recorder>(cx: &mut Cx<'_, R>, old: &Object, of: &Move) -> (FaceId, bool) {
    let is_own = old.is(Mark::Token) || old.is(Mark::Copy);
    let layout = cx.state.cards.layout(old.card);
    let by_default = if is_own { old.face } else { cx.state.cards.front(old.card) };
    let shown = match layout {
        Layout::Normal => return (of.face.unwrap_or(by_default), false),
        // 709.4: outside the stack, both halves together.
        Layout::Split => (Part::Whole, R709_4),
        Layout::Room => return (rooms::arriving(cx, old, of, by_default), false),
        // 715.3c: a copy of an Adventure is nothing else.
        Layout::Adventure if old.is(Mark::Copy) => return (of.face.unwrap_or(old.face), false),
        // 715.4: what it is when it is no Adventure.
        Layout::Adventure => (Part::Front, R715_4),
        Layout::Flip => return (of.face.unwrap_or(by_default), false),
        // It keeps the face with which it was cast until it leaves the stack and the battlefield.
        Layout::Alternative => {
            let stays = (of.from, of.to) == (Zone::Stack, Zone::Battlefield);
            return (of.face.unwrap_or(if stays { old.face } else { by_default }), false);
        }
        Layout::Prototype | Layout::Bestow | Layout::Mutate => return chosen_as_cast(cx, old, of, by_default),
        Layout::Transforming | Layout::Modal => return side(cx, old, of, by_default),
        Layout::Meld => return a037_meld::arriving(cx, old, of, by_default),
    };
    if let Some(face) = of.face {
        return (face, false);
    }
    let (part, rule) = shown;
    let face = cx.state.cards.other_part(by_default, part).unwrap_or(by_default);
    let leaves = old.zone == Zone::Stack && old.face != face;
    (if leaves { cx.either(rule, face, old.face) } else { face }, false)
}

/// The face of a card that may be cast prototyped or bestowed, where it goes: the permanent has that of its spell (718.3b,
/// 702.103b), and elsewhere the card has its usual one (718.4).
fn chosen_as_cast<R: Recorder>(cx: &Cx<'_, R>, old: &Object, of: &Move, by_default: FaceId) -> (FaceId, bool) {
    let cards = &cx.state.cards;
    let is_bestowed = k103_bestow::is_bestowed_face(cx.state, old.face);
    let is_mutating = k140_mutate::is_mutating_face(cx.state, old.face);
    let usual = cards.printed_part(by_default, Part::Front).unwrap_or(by_default);
    let face = match of.face {
        Some(face) => face,
        None if cards.part(old.face) != Part::Alternative => usual,
        // It merges, or it is a creature spell like any other.
        None if is_mutating => usual,
        None if (of.from, of.to) == (Zone::Stack, Zone::Battlefield) => {
            cx.either(if is_bestowed { R702_103B } else { R718_3B }, old.face, usual)
        }
        // A token is created as the copy that it is.
        None if old.is(Mark::Token) => old.face,
        None if is_bestowed => usual,
        None => cx.either(R718_4, usual, old.face),
    };
    (face, false)
}

/// The side of a double-faced card that is up where it goes, and what it shows there.
fn side<R: Recorder>(cx: &mut Cx<'_, R>, old: &Object, of: &Move, by_default: FaceId) -> (FaceId, bool) {
    let transforms = a028_transform::is_transforming(cx.state, old);
    let was = old.is(Mark::BackUp);
    let back = match (of.from, of.to) {
        // 712.13: what was up as a spell is up.
        (Zone::Stack, Zone::Battlefield) => of.back_up || was && cx.rule(R712_13),
        // 712.11, 712.14: the front, where nothing else is said.
        (_, Zone::Stack) if transforms && !of.back_up => cx.either(R712_11, false, true),
        (_, Zone::Battlefield) if transforms && !of.back_up => cx.either(R712_14, false, true),
        (_, Zone::Stack) if transforms => cx.rule(R712_11A),
        (_, Zone::Stack | Zone::Battlefield) => of.back_up || back_is_meant(cx.state, old, of),
        // 712.8a: nothing but the front elsewhere.
        _ => was && !cx.rule(R712_8A),
    };
    let face = of.face.unwrap_or(by_default);
    if cx.state.cards.card_of(face) != old.card || old.is(Mark::OneFaced) {
        return (face, back);
    }
    let rule = match (transforms, of.to) {
        (true, Zone::Stack) => R712_8C,
        (true, Zone::Battlefield) => R712_8E,
        (false, Zone::Stack | Zone::Battlefield) => R712_8F,
        _ => R712_8A,
    };
    let part = match (back, rule) {
        (true, R712_8A) => Part::Back,
        (true, rule) => cx.either(rule, Part::Back, Part::Front),
        (false, _) => Part::Front,
    };
    (cx.state.cards.other_part(face, part).unwrap_or(face), back)
}

/// Whether a card that would enter with some side up stays where it is: it has no other side to transform to (712.14a), or
/// the front that would be up is that of no permanent (712.14b).
pub(crate) fn keeps_out<R: Recorder>(cx: &Cx<'_, R>, object: &Object, of: &Move) -> bool {
    let layout = cx.state.cards.layout(object.card);
    if of.to != Zone::Battlefield || of.face_down || object.zone == Zone::Stack {
        return false;
    }
    let transforms = a028_transform::is_transforming(cx.state, object);
    if of.back_up && layout != Layout::Modal {
        return cx.when(R712_14A, !transforms);
    }
    layout == Layout::Modal && !of.back_up && cx.when(R712_14B, back_is_meant(cx.state, object, of))
}

/// Whether the back of a modal card is what could enter where an instruction puts the card onto the battlefield, in a game
/// without 712.14b.
pub(crate) fn back_is_meant(state: &State, object: &Object, of: &Move) -> bool {
    let front = state.cards.front(object.card);
    let is_modal = state.cards.layout(object.card) == Layout::Modal;
    is_modal
        && of.to == Zone::Battlefield
        && !matches!(of.from, Zone::Stack | Zone::Battlefield)
        && !state.cards.values(front).types.meets(Types::PERMANENT)
}

/// The rules about a card that is cast with one of several faces: that its player chooses which, that the chosen one is
/// looked at to see whether it can be cast, and that it alone is there on the stack.
struct Choosing {
    chooses: RuleId,
    evaluates: RuleId,
    shows: RuleId,
}

const fn choosing(layout: Layout) -> Option<Choosing> {
    match layout {
        Layout::Split | Layout::Room => Some(Choosing { chooses: R709_3, evaluates: R709_3A, shows: R709_3B }),
        Layout::Modal => Some(Choosing { chooses: R712_11B, evaluates: R712_11C, shows: R712_8F }),
        Layout::Adventure => Some(Choosing { chooses: R715_3, evaluates: R715_3A, shows: R715_3B }),
        Layout::Prototype => Some(Choosing { chooses: R718_3, evaluates: R718_3A, shows: R718_3B }),
        Layout::Mutate => Some(Choosing { chooses: R702_140A, evaluates: R702_140A, shows: R702_140A }),
        Layout::Bestow => Some(Choosing { chooses: R702_103A, evaluates: R702_103D, shows: R702_103B }),
        Layout::Normal | Layout::Transforming | Layout::Flip | Layout::Alternative | Layout::Meld => None,
    }
}

/// The faces with which a card can be cast, where there is a choice.
pub(crate) fn castable<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> SmallVec<[FaceId; 2]> {
    let (cards, face) = (&look.state.cards, look.state.face(id));
    let parts = cards.playable_parts(face);
    let is_copy = look.state.object(id).is(Mark::Copy);
    if parts.is_empty() || is_copy && !shows_choice(cards.part(face)) {
        return SmallVec::new();
    }
    // 709.3c: a copy of a split card has the same two halves.
    if is_copy && cards.layout_of(face).is_split() && !look.rule(R709_3C) {
        return SmallVec::new();
    }
    match choosing(cards.layout_of(face)) {
        Some(Choosing { chooses, .. }) if look.rule(chooses) => {
            let halves = parts.iter().filter_map(|&part| cards.printed_part(face, part));
            halves.chain(k102_fuse::fused(look, id)).collect()
        }
        _ => SmallVec::new(),
    }
}

/// Whether a part of a card is one from which a player chooses, and not one that was chosen.
const fn shows_choice(part: Part) -> bool {
    matches!(part, Part::Front | Part::Whole)
}

/// A face that a player chooses for a spell: which, and the face that is looked at to see whether it can be cast.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Chosen {
    pub(crate) face: FaceId,
    pub(crate) evaluated: FaceId,
}

impl Chosen {
    /// A face of an object, as the rules about its layout have it looked at.
    pub(crate) fn of<R: Recorder>(look: Look<'_, R>, id: ObjectId, face: FaceId) -> Chosen {
        let Some(Choosing { evaluates, .. }) = choosing(look.state.cards.layout_of(face)) else {
            return Chosen { face, evaluated: face };
        };
        let shown = look.state.face(id);
        let evaluated = if shown == face { face } else { look.either(evaluates, face, shown) };
        Chosen { face, evaluated }
    }

    /// Has a card show the face that is looked at. Where that is not the one of a bestowed Aura as which it will be cast, the
    /// keyword is noted on it.
    pub(crate) fn show(self, state: &mut State, id: ObjectId) {
        let is_bestowed = k103_bestow::is_bestowed_face(state, self.face);
        let is_mutating = k140_mutate::is_mutating_face(state, self.face);
        let object = state.object_mut(id);
        object.face = self.evaluated;
        if is_bestowed {
            object.cast_for = Some(BESTOW);
        } else if is_mutating {
            object.cast_for = Some(MUTATE);
        }
    }

    /// The position in which a card shows the face that is looked at.
    pub(crate) fn shown(self, state: &State, id: ObjectId) -> Box<State> {
        let mut shown = Box::new(state.clone());
        self.show(&mut shown, id);
        shown
    }

    /// The face that the spell has, and whether its back is up.
    pub(crate) fn on_stack<R: Recorder>(self, cx: &Cx<'_, R>, id: ObjectId) -> (Option<FaceId>, bool) {
        let cards = &cx.state.cards;
        if cards.part(self.face) == Part::Back {
            return (None, true);
        }
        if cards.part(self.face) == Part::Whole {
            return (Some(k102_fuse::on_stack(cx.look(), self.face)), false);
        }
        let by_default = cx.state.face(id);
        match choosing(cards.layout_of(self.face)) {
            Some(Choosing { shows, .. }) if by_default != self.face => {
                (Some(cx.either(shows, self.face, by_default)), false)
            }
            _ => (Some(self.face), false),
        }
    }
}

/// The face that a route stands for, and the place of the route among those of that face; `None` where there is no choice.
pub(crate) fn of_route<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    id: ObjectId,
    route: u16,
) -> Option<(Chosen, u16)> {
    let mut rest = route;
    for face in castable(look, id) {
        let chosen = Chosen::of(look, id, face);
        let shown = chosen.shown(look.state, id);
        let number = casting::count_routes_as_shown(Look { state: &shown, ..look }, player, id);
        if rest < number {
            return Some((chosen, rest));
        }
        rest -= number;
    }
    None
}

/// The position with another face of a card up, to see whether it could be cast or played.
pub(crate) fn showing(state: &State, id: ObjectId, face: FaceId) -> Box<State> {
    let mut shown = Box::new(state.clone());
    shown.object_mut(id).face = face;
    shown
}

/// The position with another part of a card up, to see whether it could be cast.
pub(crate) fn showing_part(state: &State, id: ObjectId, part: Part) -> Option<Box<State>> {
    let face = state.cards.printed_part(state.face(id), part)?;
    Some(showing(state, id, face))
}

/// The face of a spell that is the given part of its card, and whether its back is up.
pub(crate) fn part_on_stack(state: &State, id: ObjectId, part: Part) -> Option<(Option<FaceId>, bool)> {
    let face = state.cards.printed_part(state.face(id), part)?;
    Some(if part == Part::Back { (None, true) } else { (Some(face), false) })
}

/// The back of a modal double-faced card in a zone where only its front shows.
pub(crate) fn other_land(state: &State, id: ObjectId) -> Option<FaceId> {
    let face = state.face(id);
    let is_modal = state.cards.part(face) == Part::Front && state.cards.layout_of(face) == Layout::Modal;
    let back = if is_modal { state.cards.printed_part(face, Part::Back) } else { None };
    back.filter(|&back| state.cards.values(back).is_land())
}

impl State {
    /// The face with which the player who decides would cast an object by a route, where the card leaves a choice.
    pub fn face_of_route<R: Recorder>(&self, id: ObjectId, route: u16, rec: &R) -> Option<FaceId> {
        let look = Look { state: self, rec, quiet: true };
        of_route(look, self.decision.who, id, route).map(|(chosen, _)| chosen.face)
    }

    /// The keyword for whose cost the player who decides would cast an object by a route.
    pub fn keyword_of_route<R: Recorder>(&self, id: ObjectId, route: u16, rec: &R) -> Option<Keyword> {
        let (look, player) = (Look { state: self, rec, quiet: true }, self.decision.who);
        let keyword = |look: Look<'_, R>, route: u16| {
            let routes = casting::routes(look, player, id);
            routes.get(usize::from(route)).and_then(|route| route.keyword)
        };
        match of_route(look, player, id, route) {
            Some((chosen, route)) => keyword(Look { state: &chosen.shown(self, id), ..look }, route),
            None => keyword(look, route),
        }
    }
}

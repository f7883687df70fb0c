//! Cards in exile that are bound to a creature: they haunt it (702.55b), or are encoded on it (702.99b).

use vademecum_abilities::{Keyword, Objects};
use vademecum_rule_ids::magic::{R702_55B, R702_99C};

use crate::{
    Recorder, copies,
    cx::{Cx, Look},
    deed::Note,
    id::{ObjectId, ObjectRef, PlayerId},
    interpret::Frame,
    keywords::CIPHER,
    phasing,
    select::Scope,
    slots::Held,
    state::State,
};

/// A card in exile, and the object that it is bound to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Bond {
    keyword: Keyword,
    card: ObjectRef,
    to: ObjectRef,
    /// Who controlled the object then.
    controller: PlayerId,
}

impl State {
    /// The cards in exile that haunt a permanent or are encoded on it, each with that keyword (702.55b, 702.99b).
    pub fn cards_bound_to(&self, id: ObjectId) -> impl Iterator<Item = (Keyword, ObjectId)> + '_ {
        let is_bound = move |bond: &&Bond| bond.to == self.reference(id) && self.is_current(bond.card);
        self.bonds.iter().filter(is_bound).map(|bond| (bond.keyword, bond.card.id))
    }
}

/// Binds a card to an object, if both are there.
pub(crate) fn bind<R: Recorder>(
    cx: &mut Cx<'_, R>,
    scope: Scope<'_>,
    keyword: Keyword,
    (card, to): (&Objects, &Objects),
) -> Held {
    let first = |cx: &Cx<'_, R>, of: &Objects| {
        let object = cx.look().references(scope, of).first().copied();
        object.filter(|object| cx.state.is_current(*object))
    };
    let (Some(card), Some(to)) = (first(cx, card), first(cx, to)) else { return Held::default() };
    let controller = cx.state.controller(to.id);
    cx.state.bonds.push(Bond { keyword, card, to, controller });
    cx.state.stale.characteristics = true;
    cx.note(Note::Bound(keyword, card.id, to.id));
    Held::default()
}

/// Whether a card is bound to an object.
pub(crate) fn is_bound<R: Recorder>(look: Look<'_, R>, keyword: Keyword, card: ObjectRef, to: ObjectRef) -> bool {
    let state = look.state;
    let is_one = |bond: &&Bond| (bond.keyword, bond.card, bond.to) == (keyword, card, to);
    let Some(bond) = state.bonds.iter().find(is_one) else { return false };
    let Some((_, now)) = state.known(to) else { return false };
    if keyword == CIPHER {
        // 702.99c: as long as the card is exiled and the object is on the battlefield, whatever becomes of it there.
        let is_as_it_was = now.is_creature() && now.controller == bond.controller;
        state.is_current(card) && state.is_current(to) && (is_as_it_was || look.rule(R702_99C))
    } else {
        // 702.55b: whether it is still a creature or not.
        now.is_creature() || look.rule(R702_55B)
    }
}

/// Copies the card encoded on the source of an ability that the ability comes from, to be cast (702.99a).
pub(crate) fn copy_encoded<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame) -> Option<ObjectRef> {
    let state = &*cx.state;
    let card = state.cards.card_of(state.cards.face_of(frame.ability?));
    let is_one = |bond: &&Bond| {
        let here = bond.keyword == CIPHER && bond.to == frame.source && state.is_current(bond.card);
        here && state.object(bond.card.id).card == card
    };
    let encoded = state.bonds.iter().find(is_one)?.card.id;
    Some(copies::of_card(cx, frame.you, encoded))
}

/// Removes the bonds of what is gone.
pub(crate) fn prune(state: &mut State) {
    let mut bonds = std::mem::take(&mut state.bonds);
    bonds.retain(|bond| state.is_current(bond.card) && phasing::is_kept(state, bond.to));
    state.bonds = bonds;
}

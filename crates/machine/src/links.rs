//! Linked abilities (607): what one ability of an object did, for another one that refers to it.

use vademecum_abilities::{Ability, FaceId, Layout, Objects, Part, Remembered, Slot, Zone};
use vademecum_rule_ids::magic::{
    R607_1, R607_1A, R607_1B, R607_1D, R607_2A, R607_2B, R607_2C, R607_2D, R607_2E, R607_2F, R607_2G, R607_2Q, R607_3,
    R607_5, R607_5A, R702_82B, R702_104B, R707_6,
};

use crate::{
    Recorder, bonds,
    cx::{Cx, Look},
    id::{ObjectId, ObjectRef, PlayerId},
    interpret::Frame,
    phasing,
    slots::{Held, Slots},
    state::State,
};

/// The link between what was exiled to pay for a spell and the permanent that it becomes (607.2q).
pub(crate) const PAID: u8 = u8::MAX;

/// An object that an ability exiled, created or put onto the battlefield, for the abilities that are linked to that one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Link {
    /// What has the abilities.
    pub(crate) source: ObjectRef,
    /// The face whose text they are.
    pub(crate) text: FaceId,
    /// The pair of abilities.
    pub(crate) pair: u8,
    /// The object; what has the abilities, where it is a number that is remembered.
    pub(crate) object: ObjectRef,
    /// What was chosen or noted.
    pub(crate) number: Option<i32>,
}

/// The lowest number of the pairs that keyword abilities link by rules of their own; those of a text are numbered from 0.
pub(crate) const FIRST_KEYWORD_PAIR: u8 = 0xf0;

/// The text to which linked abilities belong: what a face says before effects changed words in it, and for what transforms
/// the same on either face (607.1b).
fn text_of<R: Recorder>(look: Look<'_, R>, face: FaceId) -> FaceId {
    let cards = &look.state.cards;
    let text = cards.before_rewording(face);
    if cards.part(text) != Part::Back || cards.layout_of(text) != Layout::Transforming {
        return text;
    }
    let front = cards.printed_part(text, Part::Front).unwrap_or(text);
    look.either(R607_1B, front, text)
}

/// An ability did something to objects, which the abilities that are linked to it refer to.
pub(crate) fn remember<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &Slots, what: &Objects, pair: u8) {
    let ability = frame.ability;
    let replaces = ability.is_some_and(|id| matches!(cx.state.cards.ability(id), Ability::Replacement(_)));
    let gained = ability.is_some_and(|id| cx.state.gained_of(frame.source.id).any(|of| of.ability == id));
    // 607.1a: what is granted counts as printed.
    if gained && !cx.rule(R607_1A) {
        return;
    }
    let text = text_of(cx.look(), frame.text);
    for object in cx.look().references(frame.scope(slots), what) {
        let is_linked = if cx.state.object(object.id).zone == Zone::Battlefield {
            // Keywords that link abilities have rules of their own.
            pair >= FIRST_KEYWORD_PAIR || cx.rule(R607_2C)
        } else if replaces {
            cx.rule(R607_2B)
        } else {
            cx.rule(R607_2A)
        };
        if is_linked {
            cx.state.links.push(Link { source: frame.source, text, pair, object, number: None });
        }
    }
}

/// What the ability that is linked to this one did, as far as it is still there.
pub(crate) fn recall<R: Recorder>(cx: &Cx<'_, R>, frame: Frame, pair: u8) -> Held {
    let links = || cx.state.links.iter().filter(|link| link.number.is_none());
    // 607.1d: of what put it onto the battlefield as well.
    let maker = links().find(|link| link.object == frame.source).filter(|_| cx.rule(R607_1D));
    let by_maker = |link: &Link| maker.is_some_and(|made| (link.source, link.text) == (made.source, made.text));
    let own = links().filter(|link| link.source == frame.source || by_maker(link));
    // 607.1: of that ability and no other; 607.5: of those that the object has together with it.
    let paired = own.filter(|link| link.pair == pair || !cx.rule(R607_1));
    let text = text_of(cx.look(), frame.text);
    let same_text = paired.filter(|link| link.text == text || by_maker(link) || !cx.rule(R607_5));
    let mut objects: Vec<ObjectRef> =
        same_text.map(|link| link.object).filter(|object| cx.state.is_current(*object)).collect();
    // 607.3: several are meant where one is spoken of.
    if objects.len() > 1 && !cx.rule(R607_3) {
        objects.truncate(1);
    }
    Held::objects(objects)
}

/// An ability chose or noted something, to which the abilities that are linked to it refer.
pub(crate) fn remember_number<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    slot: Slot,
    (pair, what): (u8, Remembered),
) {
    let is_linked = match what {
        Remembered::Choice => cx.rule(R607_2D),
        Remembered::Note => cx.rule(R607_2E),
        // Keywords that link abilities have rules of their own.
        Remembered::Word => pair >= FIRST_KEYWORD_PAIR || cx.rule(R607_2F),
        Remembered::Payment => cx.rule(R607_2G),
        Remembered::Tribute => cx.rule(R702_104B),
        Remembered::Devoured => cx.rule(R702_82B),
    };
    let player = |held: &Held| held.players.iter().next().map(|player| i32::from(player.0));
    let number = slots.get(slot).map(|held| match what {
        Remembered::Choice => player(held).unwrap_or_else(|| held.count()),
        _ => held.count(),
    });
    if number.is_some() && is_linked {
        let text = text_of(cx.look(), frame.text);
        cx.state.links.push(Link { source: frame.source, text, pair, object: frame.source, number });
    }
}

/// What was chosen or noted last by the ability that is linked to this one; nothing, if none was (607.5a).
pub(crate) fn recall_number<R: Recorder>(look: Look<'_, R>, source: ObjectRef, text: FaceId, pair: u8) -> Held {
    let state = look.state;
    let own = || state.links.iter().rev().filter(|link| link.source == source && link.number.is_some());
    let text = text_of(look, text);
    let is_linked = |link: &&Link| link.pair == pair && link.text == text;
    let linked = own().find(is_linked);
    // Without 607.5a, whatever has been chosen for the object.
    let found = match linked {
        None if !look.rule(R607_5A) => own().next(),
        linked => linked,
    };
    // 707.6: what was chosen for the permanent that this one is a copy of, with exceptions or without, is not copied.
    let object = state.object(source.id);
    let on_battlefield = object.zone == Zone::Battlefield;
    let shown = if on_battlefield { state.permanent(source.id).copiable } else { object.face };
    let is_copy = state.cards.faces(object.card).all(|face| face != shown);
    let original = state.cards.before_exceptions(text);
    let is_original = |link: &&Link| link.pair == pair && state.cards.before_exceptions(link.text) == original;
    let mut others = state.links.iter().filter(|link| link.source != source && link.number.is_some());
    let copied = if is_copy { others.find(is_original) } else { None };
    let found = if copied.is_some() { look.either(R707_6, found, copied) } else { found };
    Held { number: found.and_then(|link| link.number), ..Held::default() }
}

/// The number that one of a pair of linked abilities of an object remembered last, for its static abilities.
pub(crate) fn number_of<R: Recorder>(look: Look<'_, R>, source: ObjectRef, pair: u8) -> Option<i32> {
    let state = look.state;
    // The size of what is not a permanent may be what is being worked out: its face is asked for alone.
    let is_elsewhere = state.is_current(source) && state.object(source.id).zone != Zone::Battlefield;
    let face = if is_elsewhere { state.face(source.id) } else { state.last_face(source) };
    let text = text_of(look, face);
    let is_linked = |link: &&Link| link.source == source && link.pair == pair && link.text == text;
    state.links.iter().rev().filter(|link| link.number.is_some()).find(is_linked)?.number
}

/// The player whom one of a pair of linked abilities of an object chose; nobody, where none was chosen for it.
pub(crate) fn chosen_player<R: Recorder>(look: Look<'_, R>, source: ObjectRef, pair: u8) -> Option<PlayerId> {
    let chosen = number_of(look, source, pair).and_then(|number| u8::try_from(number).ok()).map(PlayerId);
    chosen.filter(|player| player.at() < look.state.players.len())
}

/// A card is exiled to pay for a spell.
pub(crate) fn remember_payment(state: &mut State, spell: ObjectRef, card: ObjectId) {
    let (text, object) = (state.object(spell.id).face, state.reference(card));
    state.links.push(Link { source: spell, text, pair: PAID, object, number: None });
}

/// An object becomes a permanent: what was exiled to pay for the spell is exiled with that (607.2q), and what was done as
/// it was entering is remembered of it.
pub(crate) fn follow<R: Recorder>(cx: &mut Cx<'_, R>, before: ObjectRef, permanent: ObjectRef) {
    let is_own = |link: &Link| link.source == before;
    let keeps_payment = cx.state.links.iter().any(|link| is_own(link) && link.pair == PAID) && cx.rule(R607_2Q);
    for link in cx.state.links.iter_mut().filter(|link| is_own(link) && (link.pair != PAID || keeps_payment)) {
        link.source = permanent;
        // What is remembered without an object is remembered of the permanent.
        if link.object == before {
            link.object = permanent;
        }
    }
}

/// Removes the links to objects that are no longer there.
pub(crate) fn prune(state: &mut State) {
    let mut links = std::mem::take(&mut state.links);
    links.retain(|link| phasing::is_kept(state, link.object));
    // What is gone is still spoken of by what it put onto the battlefield (607.1d).
    let makers: Vec<ObjectRef> =
        links.iter().filter(|link| state.try_permanent(link.object.id).is_some()).map(|link| link.source).collect();
    links.retain(|link| phasing::is_kept(state, link.source) || makers.contains(&link.source));
    state.links = links;
    bonds::prune(state);
    let mut looks = std::mem::take(&mut state.looks);
    looks.retain(|(_, card)| state.is_current(*card));
    state.looks = looks;
    let mut exerted = std::mem::take(&mut state.exerted);
    exerted.retain(|(_, permanent)| phasing::is_kept(state, *permanent));
    state.exerted = exerted;
    let mut piles = std::mem::take(&mut state.piles);
    piles.retain(|(card, _)| state.is_current(*card));
    state.piles = piles;
    let mut turned_over = std::mem::take(&mut state.turned_over);
    turned_over.retain(|(of, _)| state.is_current(*of));
    state.turned_over = turned_over;
    let mut melded = std::mem::take(&mut state.melded);
    melded.retain(|card| phasing::is_kept(state, card.permanent));
    state.melded = melded;
    let mut promised = std::mem::take(&mut state.promised);
    promised.retain(|(of, _)| phasing::is_kept(state, *of));
    state.promised = promised;
}

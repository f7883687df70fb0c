//! Create (701.6). What tokens are is section 111, in `zones::make_token`.

use vademecum_abilities::{
    Action, Amount, CardId, Colors, Exception, FaceId, Filter, Layout, Naming, Objects, Players, TextScope, Type, Zone,
};
use vademecum_rule_ids::magic::{R111_3, R111_5, R111_11, R111_12, R612_2A, R701_6A, R701_6B, R707_2, R707_8A};

use super::{KeywordAction, a028_transform};
use crate::{
    Recorder, choices, combat, copies,
    cx::{Cx, Flow, Look},
    deed::{Deed, Enters, Group, Move, NewToken, Note},
    error::Error,
    id::{PlayerId, Subject},
    layers,
    object::{Mark, Object},
    perform,
    select::Scope,
    state::MAX_OBJECTS,
    zones,
};

/// To put tokens onto the battlefield.
pub const CREATE: KeywordAction = KeywordAction { section: Action(6), names: ["crear", "criar", "create"] };

/// Each player creates a number of the tokens that a text describes.
pub(crate) fn propose<R: Recorder>(
    look: Look<'_, R>,
    scope: Scope<'_>,
    who: &Players,
    token: NewToken,
    amount: &Amount,
) -> Group {
    let amount = look.amount(scope, amount);
    let players = look.players_even_gone(scope, who);
    players.into_iter().map(|player| Deed::Create(player, token, amount)).collect()
}

/// The card whose characteristics a token has: its own description, or the card with the name that is all it says
/// (111.11). `None` if there is no such card.
pub(crate) fn described_as<R: Recorder>(look: Look<'_, R>, token: CardId) -> Option<CardId> {
    let cards = &look.state.cards;
    let values = cards.values(cards.front(token));
    if values.naming != Naming::OfCard {
        return Some(token);
    }
    cards.find(&values.name).filter(|&card| card != token && look.rule(R111_11))
}

/// What a token shows that a text creates: its description, with the words that were changed in that text (612.2a).
pub(crate) fn face<R: Recorder>(cx: &mut Cx<'_, R>, text: FaceId, token: CardId) -> FaceId {
    let described = cx.state.cards.front(token);
    let changed = cx.state.cards.rewordings(text);
    // What is called by its name alone is that card (111.11), and a name can't be changed.
    let is_name = cx.state.cards.is_card(token);
    if changed.is_empty() || is_name || !cx.rule(R612_2A) {
        return described;
    }
    let reword = |face, words| cx.state.cards.reworded(face, words, TextScope::Token).unwrap_or(face);
    changed.into_iter().fold(described, reword)
}

/// Each player creates a number of tokens that are copies: they have the copiable values of what is copied (707.2).
pub(crate) fn propose_copies<R: Recorder>(
    cx: &mut Cx<'_, R>,
    scope: Scope<'_>,
    who: &Players,
    (of, except): (&Objects, &[Exception]),
    amount: &Amount,
    text: FaceId,
) -> Group {
    let amount = cx.look().amount(scope, amount);
    let copied = cx.look().references(scope, of);
    let mut group = Group::new();
    for player in cx.look().players(scope, who) {
        for &object in &copied {
            // 111.12: what no longer exists is copied as it last was.
            let is_there = cx.state.is_current(object) || cx.rule(R111_12);
            let Some((was, now)) = cx.state.known(object).filter(|_| is_there) else { continue };
            let face = if cx.state.is_current(object) { copies::copiable(cx.look(), object.id) } else { now.copiable };
            let types = cx.state.cards.values(face).types;
            // 111.5: no token is a copy of an instant or sorcery. 111.3: what the effect that created a token says of it
            // are its copiable values.
            let is_spell = cx.when(R111_5, types.has(Type::Instant) || types.has(Type::Sorcery));
            let is_copiable = !was.is(Mark::Token) || cx.rule(R111_3);
            if !is_spell && is_copiable && cx.rule(R707_2) {
                // A token has no color of its own to keep.
                let face = copies::face(cx, face, Colors::NONE, text, except);
                let token = copied_token(cx.look(), &was, face);
                group.push(Deed::Create(player, token, amount));
            }
        }
    }
    group
}

/// A token that is a copy of an object, with the face of the copy: of what transforms it has both faces, with the same side
/// up (707.8a).
fn copied_token<R: Recorder>(look: Look<'_, R>, was: &Object, face: FaceId) -> NewToken {
    let cards = &look.state.cards;
    let whole = a028_transform::is_transforming(look.state, was) && look.rule(R707_8A);
    let card = if whole { was.card } else { cards.card_of(face) };
    let one_faced = !whole && cards.layout(card) == Layout::Transforming;
    NewToken { back_up: whole && was.is(Mark::BackUp), one_faced, ..NewToken::new(card, face) }
}

/// Whether a token that is to be created matches the description in a replacement effect. It is compared as the effect
/// that creates it defines it, before continuous effects apply (701.6b).
pub(crate) fn is_described<R: Recorder>(
    look: Look<'_, R>,
    scope: Scope<'_>,
    player: PlayerId,
    token: NewToken,
    filter: &Filter,
) -> bool {
    if *filter == Filter::Any {
        return true;
    }
    if look.rule(R701_6B) {
        return choices::is_printed(look, scope, (token.card, token.face), filter);
    }
    let mut trial = Box::new(look.state.clone());
    let mut within = Cx::muted(&mut trial, look.rec);
    let there = zones::make_token(&mut within, player, token.card, token.face);
    zones::relocate(&mut within, &perform::enter(there, Zone::Outside, player));
    layers::refresh(&mut within);
    Look { state: &trial, ..look }.matches(scope, there, filter)
}

/// The tokens enter the battlefield, all at the same time.
pub(crate) fn carry_out<R: Recorder>(
    cx: &mut Cx<'_, R>,
    player: PlayerId,
    token: NewToken,
    amount: i32,
    follow: &mut Group,
) -> Flow {
    let room = MAX_OBJECTS.saturating_sub(cx.state.objects.len());
    if amount as usize > room {
        return cx.fail(Error::TooMany(MAX_OBJECTS));
    }
    // 111.10: what is predefined is what its rule says.
    let defined = cx.state.cards.values(token.face).defined_by.is_none_or(|rule| cx.rule(rule));
    if defined && cx.rule(R701_6A) {
        let NewToken { card, face, onto, back_up, one_faced, counters, tapped, attacking } = token;
        for _ in 0..amount {
            let token = zones::make_token(cx, player, card, face);
            cx.state.object_mut(token).set(Mark::OneFaced, one_faced);
            cx.note(Note::Created(player, token));
            let under = cx.state.object(token).owner;
            let enters = match attacking {
                Some(player) => combat::attacking(cx, under, token, player)?,
                None => Enters::Apart,
            };
            let (tapped, entering) = (tapped || attacking.is_some(), perform::enter(token, Zone::Outside, under));
            follow.push(Deed::Move(Move { onto, back_up, tapped, enters, ..entering }));
            let put = |(kind, number)| Deed::PutCounters(Subject::Object(token), kind, number, player);
            follow.extend(counters.map(put));
        }
    }
    Ok(())
}

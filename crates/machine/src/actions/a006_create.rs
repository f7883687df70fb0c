//! Create (701.6). What tokens are is section 111, in `zones::make_token`.

use vademecum_abilities::{Action, Amount, CardId, FaceId, Objects, Players, Zone};
use vademecum_rule_ids::magic::{R701_6A, R707_2};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    deed::{Deed, Group, Note},
    error::Error,
    id::PlayerId,
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
    token: CardId,
    amount: &Amount,
) -> Group {
    let amount = look.amount(scope, amount);
    let face = look.state.cards.front(token);
    let players = look.players(scope, who);
    players.into_iter().map(|player| Deed::Create(player, token, face, amount)).collect()
}

/// Each player creates a number of tokens that are copies: they have the copiable values of what is copied (707.2).
pub(crate) fn propose_copies<R: Recorder>(
    look: Look<'_, R>,
    scope: Scope<'_>,
    who: &Players,
    of: &Objects,
    amount: &Amount,
) -> Group {
    let amount = look.amount(scope, amount);
    let copied = look.references(scope, of);
    let mut group = Group::new();
    for player in look.players(scope, who) {
        let faces = copied.iter().filter_map(|object| look.state.known(*object)).map(|(_, now)| now.face);
        let create = |face| Deed::Create(player, look.state.cards.card_of(face), face, amount);
        group.extend(faces.filter(|_| look.rule(R707_2)).map(create));
    }
    group
}

/// The tokens enter the battlefield, all at the same time.
pub(crate) fn carry_out<R: Recorder>(
    cx: &mut Cx<'_, R>,
    player: PlayerId,
    (card, face): (CardId, FaceId),
    amount: i32,
    follow: &mut Group,
) -> Flow {
    let room = MAX_OBJECTS.saturating_sub(cx.state.objects.len());
    if amount as usize > room {
        return cx.fail(Error::TooMany(MAX_OBJECTS));
    }
    if cx.rule(R701_6A) {
        for _ in 0..amount {
            let token = zones::make_token(cx, player, card, face);
            cx.note(Note::Created(player, token));
            let under = cx.state.object(token).owner;
            follow.push(Deed::Move(perform::enter(token, Zone::Outside, under)));
        }
    }
    Ok(())
}

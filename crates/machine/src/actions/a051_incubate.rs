//! Incubate (701.51).

use vademecum_abilities::{Action, Amount, CounterKind, Players};
use vademecum_rule_ids::magic::R701_51A;

use super::{KeywordAction, a006_create};
use crate::{
    Recorder,
    cx::Cx,
    deed::{Group, NewToken, Note},
    select::Scope,
};

/// To create an Incubator token.
pub const INCUBATE: KeywordAction = KeywordAction { section: Action(51), names: ["incubar", "incubar", "incubate"] };

/// Each player creates an Incubator token, which enters the battlefield with a number of +1/+1 counters (701.51a).
pub(crate) fn propose<R: Recorder>(
    cx: &Cx<'_, R>,
    scope: Scope<'_>,
    players: &Players,
    token: NewToken,
    amount: &Amount,
) -> Group {
    let look = cx.look();
    if !look.rule(R701_51A) {
        return Group::new();
    }
    look.players(scope, players).into_iter().for_each(|player| cx.note(Note::Begins(INCUBATE.section, player)));
    let counters = look.amount(scope, amount).max(0);
    let token = NewToken { counters: Some((CounterKind::PlusOne, counters)), ..token };
    a006_create::propose(look, scope, players, token, &Amount::Number(1))
}

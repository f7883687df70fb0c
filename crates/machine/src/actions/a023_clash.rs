//! Clash (701.23).

use smallvec::SmallVec;
use vademecum_abilities::{Action, Where, Zone};
use vademecum_rule_ids::magic::{R701_23A, R701_23B, R701_23C, R701_23D};

use super::{KeywordAction, a016_reveal};
use crate::{
    Recorder, choices,
    cx::{Cx, Flow},
    deed::{Deed, Group, Move, Note},
    happen,
    id::{ObjectId, PlayerId},
    interpret::Frame,
    layers, perform,
    slots::Held,
};

/// To reveal a card and compare it with that of an opponent.
pub const CLASH: KeywordAction = KeywordAction { section: Action(23), names: ["enfrentar", "confrontar", "clash"] };

/// A player clashes with an opponent of their choice (701.23b); gives that player if they win.
pub(crate) fn clash<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame) -> Flow<Held> {
    let opponent = choices::opponent(cx, frame, R701_23B)?.filter(|_| cx.rule(R701_23B));
    if let Some(opponent) = opponent {
        cx.note(Note::Clashes(frame.you, opponent));
    }
    let clashing: SmallVec<[PlayerId; 2]> =
        cx.look().ring().filter(|&player| player == frame.you || Some(player) == opponent).collect();
    let mut shown: SmallVec<[(PlayerId, ObjectId); 2]> = SmallVec::new();
    if cx.rule(R701_23C) {
        // 701.23c: the cards are revealed at the same time, and move at the same time once all have decided.
        shown.extend(clashing.iter().filter_map(|&player| reveal(cx, player)));
        let mut moves = Group::new();
        for &(player, card) in &shown {
            moves.extend(decide(cx, player, card)?);
        }
        happen::happen(cx, moves)?;
    } else {
        for player in clashing {
            let Some((player, card)) = reveal(cx, player) else { continue };
            shown.push((player, card));
            let moves = decide(cx, player, card)?;
            happen::happen(cx, moves.into_iter().collect())?;
        }
    }
    let look = cx.look();
    let value = |card: ObjectId| look.mana_value(card, &layers::elsewhere(look, card, false)).unwrap_or(0);
    let own = shown.iter().find(|(player, _)| *player == frame.you).map(|(_, card)| value(*card));
    let others = shown.iter().filter(|(player, _)| *player != frame.you).map(|(_, card)| value(*card));
    let most = others.max();
    // 701.23d: it has to be greater than those of all others; without that rule, as great.
    let wins = own.is_some_and(|own| most.is_none_or(|most| own > most || own == most && !cx.rule(R701_23D)));
    Ok(if wins { Held::player(frame.you) } else { Held::default() })
}

/// A clashing player reveals the top card of their library (701.23a), if there is one.
fn reveal<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Option<(PlayerId, ObjectId)> {
    let card = cx.state.player(player).library.last().copied()?;
    cx.rule(R701_23A).then(|| {
        a016_reveal::show_to_all(cx, &[card]);
        (player, card)
    })
}

/// That player may put it on the bottom (701.23a).
fn decide<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, card: ObjectId) -> Flow<Option<Deed>> {
    let yes = cx.ask_yes(player, R701_23A, Some(card))?;
    let moved = perform::moved(cx, card, Zone::Library);
    Ok(yes.then_some(Deed::Move(Move { place: Where::Bottom, ..moved })))
}

//! Vote (701.32).

use smallvec::SmallVec;
use vademecum_abilities::{Action, Ballot};
use vademecum_rule_ids::magic::{R701_32A, R701_32D};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow},
    decision::{Item, Offer},
    deed::Note,
    id::PlayerId,
    interpret::Frame,
    slots::{Held, Slots},
};

/// To choose one of several things together with all other players.
pub const VOTE: KeywordAction = KeywordAction { section: Action(32), names: ["votar", "votar", "vote"] };

/// Each player votes, the controller of the text first and then in turn order (701.32a); what got the most votes, or was
/// tied for most, is the result where objects are voted for.
pub(crate) fn vote<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &mut Slots, ballot: &Ballot) -> Flow<Held> {
    let choices: Offer = match ballot {
        Ballot::Words(words) => (0..words.len() as u8).map(Item::Mode).collect(),
        Ballot::Objects(objects) => {
            cx.look().objects(frame.scope(slots), objects).into_iter().map(Item::Object).collect()
        }
    };
    // Without 701.32a, the active player is the first, as with all other choices (101.4).
    let first = cx.either(R701_32A, frame.you, cx.state.turn.active);
    let players: SmallVec<[PlayerId; 4]> = cx.state.in_turn_order(first).collect();
    let more = |player: &PlayerId| {
        let (player, votes) = (*player, cx.state.player(*player).more_votes);
        (0..votes).map(move |_| player)
    };
    // 701.32d: additional votes come together with the first; without that rule, when all have voted.
    let together: SmallVec<[PlayerId; 8]> =
        players.iter().flat_map(|player| std::iter::once(*player).chain(more(player))).collect();
    let later = players.iter().copied().chain(players.iter().flat_map(more)).collect();
    let voters = cx.either(R701_32D, together, later);
    let mut votes: SmallVec<[Item; 8]> = SmallVec::new();
    for voter in voters.into_iter().filter(|_| !choices.is_empty()) {
        cx.note(Note::Voted(voter));
        votes.extend(cx.pick_one(voter, R701_32A, Some(frame.source.id), choices.clone())?);
    }
    let count = |choice: &Item| votes.iter().filter(|vote| *vote == choice).count() as i32;
    let counts: SmallVec<[i32; 8]> = choices.iter().map(count).collect();
    match ballot {
        Ballot::Words(words) => {
            words.iter().zip(counts).for_each(|(slot, count)| slots.set(*slot, Held::number(count)));
            Ok(Held::default())
        }
        Ballot::Objects(_) => {
            let most = counts.iter().max().copied().unwrap_or(0);
            let first = choices.iter().zip(&counts).filter(|(_, count)| **count == most && most > 0);
            let objects = first.filter_map(|(choice, _)| match choice {
                Item::Object(id) => Some(cx.state.reference(*id)),
                _ => None,
            });
            Ok(Held::objects(objects))
        }
    }
}

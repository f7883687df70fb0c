//! Priority of teams who share their turns (805.5).

use vademecum_rule_ids::magic::{R117_4, R500_2, R805_5, R805_5A, R805_5B};
use vademecum_vocab::RuleId;

use crate::{Recorder, cx::Cx, id::PlayerId};

/// The rules by which the game goes on when everybody has passed: something resolves, or the step ends.
pub(crate) fn all_passed<R: Recorder>(cx: &Cx<'_, R>) -> [RuleId; 2] {
    // 805.5b says both of teams.
    if !cx.state.turn.team_play.shares_turns() { [R117_4, R500_2] } else { [R805_5B, R805_5B] }
}

/// Who is asked after a player has passed: the next player in turn order, and where teams have priority, first whoever of the
/// team has not passed (805.5, 805.5a).
pub(crate) fn after<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> PlayerId {
    let next = cx.state.next_player(player);
    if !cx.state.turn.team_play.shares_turns() {
        return next;
    }
    let passed = cx.state.turn.passed;
    let mates = cx.state.together(cx.state.primary(player));
    let open = mates.iter().copied().find(|&mate| mate != player && !passed.has(mate));
    let others = cx.state.in_turn_order(player).find(|&other| !cx.state.share_turns(other, player)).unwrap_or(next);
    let of_team = match open {
        Some(mate) if cx.rule(R805_5A) => mate,
        // Without 805.5a nobody else of the team may act, so that none of them is asked.
        Some(_) => {
            mates.into_iter().for_each(|mate| cx.state.turn.passed.insert(mate));
            return others;
        }
        None => others,
    };
    // 805.5: the team has priority; without that rule each player has it in turn order.
    if of_team == next { next } else { cx.either(R805_5, of_team, next) }
}

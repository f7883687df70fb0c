//! Search (701.19).

use smallvec::SmallVec;
use vademecum_abilities::{Action, Amount, Filter, Players};
use vademecum_rule_ids::magic::{R118_12B, R701_19A};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow},
    decision::{Item, Offer},
    id::ObjectId,
    interpret::{Frame, objects_of},
    slots::{Held, Slots},
};

/// To look at all cards of a library and to find some among them.
pub const SEARCH: KeywordAction = KeywordAction { section: Action(19), names: ["buscar", "procurar", "search"] };

/// Each player searches their library for matching cards, up to `most`, and may find fewer (701.19b).
pub(crate) fn search<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    who: &Players,
    filter: &Filter,
    most: &Amount,
) -> Flow<Held> {
    let scope = frame.scope(slots);
    let most = cx.look().amount(scope, most).max(0) as usize;
    let mut found = SmallVec::new();
    for player in cx.look().players(scope, who) {
        let library = &cx.state.player(player).library;
        let fits = |id: &ObjectId| cx.look().matches(scope, *id, filter);
        let offer: Offer = library.iter().rev().copied().filter(fits).map(Item::Object).collect();
        if !cx.rule(R701_19A) {
            continue;
        }
        let picked = cx.pick(player, R701_19A, Some(frame.source.id), offer, (0, most))?;
        found.extend(objects_of(&picked).map(|id| cx.state.reference(id)));
    }
    // 118.12b: whoever has searched has done so, even if nothing was found.
    let fruitless = found.is_empty() && cx.rule(R118_12B);
    Ok(Held { objects: found, number: fruitless.then_some(1), ..Held::default() })
}

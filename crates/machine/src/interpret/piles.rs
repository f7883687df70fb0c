//! Piles (700.3): one player separates objects into two, and one of them is chosen.

use smallvec::SmallVec;
use vademecum_abilities::{Objects, Players, Slot, Zone};
use vademecum_rule_ids::magic::{R608_2D, R700_3A, R700_3B, R700_3C, R700_3D};

use super::{Frame, objects_of};
use crate::{
    Recorder,
    cx::{Cx, Flow},
    decision::{Asked, Item, Offer},
    deed::{Deed, Group, Note},
    happen,
    id::ObjectId,
    perform,
    slots::{Held, Slots},
};

/// A player separates objects into two piles: what is in the first one is picked, and the rest is in the other.
pub(super) fn separate<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &mut Slots,
    (who, what): (&Players, &Objects),
    piles: [Slot; 2],
) -> Flow {
    let scope = frame.scope(slots);
    let Some(&player) = cx.look().players(scope, who).first() else { return Ok(()) };
    let objects = cx.look().objects(scope, what);
    // 700.3c: they stay in their zone meanwhile; without that rule, the piles are laid somewhere else.
    if !cx.rule(R700_3C) {
        let aside: Group = objects.iter().map(|&id| Deed::Move(perform::moved(cx, id, Zone::Exile))).collect();
        happen::happen(cx, aside)?;
    }
    let mut rest: SmallVec<[ObjectId; 8]> = objects.into_iter().collect();
    let all = rest.len();
    // 700.3d: a pile may have nothing in it; without that rule, each has something.
    let bounds = cx.either(R700_3D, (0, all), (1, all.saturating_sub(1).max(1)));
    let about = Some(frame.source.id);
    let offer: Offer = rest.iter().copied().map(Item::Object).collect();
    let first: SmallVec<[ObjectId; 8]> = objects_of(&cx.pick(player, R700_3A, about, offer, bounds)?).collect();
    rest.retain(|id| !first.contains(id));
    // 700.3a: each object is in one of them; without that rule, some may be in none.
    if !cx.rule(R700_3A) {
        let offer: Offer = rest.iter().copied().map(Item::Object).collect();
        let most = rest.len();
        rest = objects_of(&cx.pick(player, R700_3A, about, offer, (0, most))?).collect();
    }
    for (pile, place) in [&first, &rest].into_iter().zip(1..) {
        pile.iter().for_each(|&id| cx.note(Note::PutIntoPile(player, id, place)));
    }
    for (slot, pile) in piles.into_iter().zip([first, rest]) {
        // 700.3b: each object of a pile counts; without that rule the pile counts as one.
        let counted = cx.either(R700_3B, pile.len(), 1);
        let held = Held::objects(pile.into_iter().take(counted).map(|id| cx.state.reference(id)));
        slots.set(slot, held);
    }
    Ok(())
}

/// A player chooses one of two piles: it is the result, and the other one goes into a slot.
pub(super) fn choose<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &mut Slots,
    who: &Players,
    [first, second]: [Slot; 2],
    other: Slot,
) -> Flow<Held> {
    let Some(&player) = cx.look().players(frame.scope(slots), who).first() else { return Ok(Held::default()) };
    let pile = |slot: Slot| slots.get(slot).cloned().unwrap_or_default();
    let (mut chosen, mut rest) = (pile(first), pile(second));
    let offer = [Item::Place(0), Item::Place(1)].into_iter().collect();
    let in_pile = |pile: &Held| pile.objects.iter().map(|object| object.id).collect();
    cx.state.asked = Some(Box::new(Asked::Piles([in_pile(&chosen), in_pile(&rest)])));
    let picked = cx.pick_one(player, R608_2D, Some(frame.source.id), offer)?;
    cx.state.asked = None;
    if picked == Some(Item::Place(1)) {
        std::mem::swap(&mut chosen, &mut rest);
    }
    slots.set(other, rest);
    Ok(chosen)
}

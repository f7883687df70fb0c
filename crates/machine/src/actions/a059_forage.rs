//! Forage (701.59).

use smallvec::SmallVec;
use vademecum_abilities::{Action, Subtype, Zone};
use vademecum_rule_ids::magic::R701_59A;

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    deed::{Acted, Deed, Group, Note},
    happen,
    id::{ObjectId, PlayerId},
    interpret::objects_of,
    perform,
};

/// To exile three cards from one's graveyard, or to sacrifice a Food.
pub const FORAGE: KeywordAction = KeywordAction { section: Action(59), names: ["rebuscar", "forragear", "forage"] };

/// Number of cards that are exiled.
const EXILED: usize = 3;

/// The cards that could be exiled, and the Foods that could be sacrificed.
fn ways<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    source: ObjectId,
) -> (SmallVec<[ObjectId; 8]>, SmallVec<[ObjectId; 8]>) {
    let cards = look.state.player(player).graveyard.iter().copied().filter(|&id| id != source).collect();
    let foods = look.state.permanents().filter(|(id, now)| {
        let own = now.controller == player && now.subtypes.has(Subtype::FOOD);
        own && !happen::is_forbidden(look, &Deed::Sacrifice(player, *id))
    });
    (cards, foods.map(|(id, _)| id).collect())
}

/// Whether a player can't forage: neither is possible.
pub(crate) fn is_out_of_reach<R: Recorder>(look: Look<'_, R>, player: PlayerId, source: ObjectId) -> bool {
    let (cards, foods) = ways(look, player, source);
    cards.len() < EXILED && foods.is_empty()
}

/// A player forages (701.59a): exiles three cards from their graveyard or sacrifices a Food.
pub(crate) fn forage<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, source: ObjectId) -> Flow {
    if !cx.rule(R701_59A) {
        return Ok(());
    }
    cx.note(Note::Begins(FORAGE.section, player));
    let (cards, foods) = ways(cx.peek(), player, source);
    let can_exile = cards.len() >= EXILED;
    let mut sacrifices = !foods.is_empty();
    if can_exile && sacrifices {
        let ways: Offer = [Item::Mode(0), Item::Mode(1)].into_iter().collect();
        sacrifices = cx.pick_one(player, R701_59A, Some(source), ways)? == Some(Item::Mode(1));
    }
    let offer: Offer = if sacrifices { foods } else { cards }.into_iter().map(Item::Object).collect();
    let number = if sacrifices { 1 } else { EXILED };
    let picked = cx.pick(player, R701_59A, Some(source), offer, (number, number))?;
    let deed = |id: ObjectId| match sacrifices {
        true => Deed::Sacrifice(player, id),
        false => Deed::Move(perform::moved(cx, id, Zone::Exile)),
    };
    let group: Group = objects_of(&picked).map(deed).collect();
    happen::happen(cx, group)?;
    happen::happens(cx, Deed::Act(Acted { action: FORAGE.section.into(), player, object: None }))?;
    Ok(())
}

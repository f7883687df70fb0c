//! Collect evidence (701.57).

use smallvec::SmallVec;
use vademecum_abilities::{Action, Zone};
use vademecum_rule_ids::magic::R701_57A;

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    decision::{Ask, Choice, Decision, Item, Offer},
    deed::{Acted, Deed, Group, Note},
    happen,
    id::{ObjectId, PlayerId},
    perform,
};

/// To exile cards from one's graveyard by their mana value.
pub const COLLECT_EVIDENCE: KeywordAction =
    KeywordAction { section: Action(57), names: ["recabar pruebas", "coletar provas", "collect evidence"] };

/// The cards that a player could exile for it: those in the graveyard except the one whose cost it is.
fn cards(look: Look<'_, impl Recorder>, player: PlayerId, source: ObjectId) -> SmallVec<[ObjectId; 8]> {
    look.state.player(player).graveyard.iter().copied().filter(|&id| id != source).collect()
}

/// The mana values of cards in a graveyard, added up.
fn total<R: Recorder>(look: Look<'_, R>, cards: &[ObjectId]) -> i32 {
    let value = |&id: &ObjectId| look.mana_value(id, &look.state.characteristics(id)).unwrap_or(0);
    cards.iter().map(value).fold(0, i32::saturating_add)
}

/// Whether the total mana value in a player's graveyard is too low to collect evidence.
pub(crate) fn is_short<R: Recorder>(look: Look<'_, R>, player: PlayerId, source: ObjectId, least: u8) -> bool {
    total(look, &cards(look, player, source)) < i32::from(least)
}

/// A player exiles any number of cards from their graveyard with that total mana value or more (701.57a).
pub(crate) fn collect<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, source: ObjectId, least: u8) -> Flow {
    if !cx.rule(R701_57A) {
        return Ok(());
    }
    cx.note(Note::Begins(COLLECT_EVIDENCE.section, player));
    let mut left: Offer = cards(cx.peek(), player, source).into_iter().map(Item::Object).collect();
    let mut exiled: SmallVec<[ObjectId; 8]> = SmallVec::new();
    while !left.is_empty() {
        let collected = total(cx.peek(), &exiled) >= i32::from(least);
        let ask = Ask::Pick { least: u32::from(!collected), most: left.len() as u32 };
        cx.state.offer = left.clone();
        let choice = cx.ask(Decision { who: player, why: R701_57A, ask, about: Some(source) })?;
        let Choice::Pick(Item::Object(id)) = choice else { break };
        left.retain(|item| *item != Item::Object(id));
        exiled.push(id);
    }
    cx.state.offer.clear();
    let moves: Group = exiled.into_iter().map(|id| Deed::Move(perform::moved(cx, id, Zone::Exile))).collect();
    happen::happen(cx, moves)?;
    happen::happens(cx, Deed::Act(Acted { action: COLLECT_EVIDENCE.section.into(), player, object: None }))?;
    Ok(())
}

//! Texts that are added to a spell as it is cast (612.10): those of cards in hand that are spliced onto it (702.47),
//! and those of its own keywords.

use smallvec::SmallVec;
use vademecum_abilities::{Ability, AbilityId, FaceId, Keyword, KeywordAbility};
use vademecum_rule_ids::magic::{R612_10, R702_47A, R702_47B, R702_47C};

use crate::{
    Recorder,
    announce::{has_targets, is_payable},
    casting::Terms,
    cx::{Cx, Flow, Legal, Look},
    decision::{Item, Offer},
    deed::Note,
    id::{ObjectId, ObjectRef, PlayerId},
    keywords::{k102_fuse, k113_awaken},
    select::Scope,
    slots::Slots,
    state::{OnStack, Spliced, StackItem, State},
};

/// 702.47.
const SPLICE: Keyword = Keyword(47);

/// The splice abilities of a face.
fn abilities(state: &State, face: FaceId) -> impl Iterator<Item = (AbilityId, &KeywordAbility)> {
    state.cards.abilities(face).filter_map(|id| match state.cards.ability(id) {
        Ability::Keyword(of) if of.keyword == SPLICE => Some((id, of)),
        _ => None,
    })
}

/// The texts that are added to a spell by its own keywords: the second half of a fused split spell (702.102d), what
/// awaken does if its cost is paid (702.113b).
pub(crate) fn own_texts<R: Recorder>(
    look: Look<'_, R>,
    face: FaceId,
    paid_for: Option<Keyword>,
) -> SmallVec<[Spliced; 1]> {
    let half = k102_fuse::second_half(look, face).map(|(ability, text)| Spliced { ability, text: Some(text) });
    let awakens = k113_awaken::added_text(look, face, paid_for);
    half.into_iter().chain(awakens.map(|ability| Spliced { ability, text: Some(face) })).collect()
}

/// Whether a player has a card that might be spliced onto a spell.
pub(crate) fn may_choose(state: &State, player: PlayerId) -> bool {
    let mut hand = state.player(player).hand.iter();
    state.cards.has_keyword(SPLICE) && hand.any(|&id| state.cards.keywords(state.face(id)).has(SPLICE))
}

/// How a card could be spliced onto a spell: it must be of the quality that the ability names, and the choices that the
/// text asks for must be possible (702.47b).
fn fitting<R: Recorder>(look: Look<'_, R>, item: &StackItem, card: ObjectId) -> Option<Spliced> {
    let face = look.state.face(card);
    let text = look.state.cards.spell(face)?;
    let targets = text.targets.iter().all(|spec| has_targets(look, item, spec));
    let possible = text.modal.is_none() && !look.when(R702_47B, !targets);
    let slots = Slots::default();
    let scope = Scope { you: item.controller, source: look.state.reference(card), slots: &slots, x: 0 };
    let is_one =
        |of: &KeywordAbility| of.filter.as_ref().is_some_and(|quality| look.matches(scope, item.object.id, quality));
    let (ability, _) = abilities(look.state, face).find(|(_, of)| possible && is_one(of))?;
    Some(Spliced { ability, text: Some(face) })
}

/// A player chooses cards to splice onto the spell that is being cast, in the order in which their effects will happen and
/// each of them once, and reveals them.
pub(crate) fn choose<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, terms: Terms<'_>) -> Flow {
    let mut revealed: SmallVec<[ObjectId; 2]> = SmallVec::new();
    while may_choose(cx.state, player) {
        let Some(item) = cx.state.stack.last().filter(|item| item.what == OnStack::Spell).cloned() else { break };
        let hand = cx.state.player(player).hand.iter().copied();
        // 702.47b: no card is spliced onto the same spell more than once.
        let free: SmallVec<[ObjectId; 8]> = hand.filter(|card| !cx.when(R702_47B, revealed.contains(card))).collect();
        let mut ways: SmallVec<[(ObjectId, Spliced); 2]> = SmallVec::new();
        for card in free {
            let Some(way) = fitting(cx.look(), &item, card) else { continue };
            let mut with = item.clone();
            with.spliced.push(way);
            if is_payable(cx, &with, terms) {
                ways.push((card, way));
            }
        }
        if ways.is_empty() || !cx.rule(R702_47A) {
            break;
        }
        let offer: Offer = ways.iter().map(|(card, _)| Item::Object(*card)).collect();
        let picked = cx.pick(player, R702_47A, Some(item.object.id), offer, (0, 1))?;
        let chosen = ways.iter().find(|(card, _)| picked.first() == Some(&Item::Object(*card)));
        let Some(&(card, way)) = chosen else { break };
        revealed.push(card);
        // 612.10: its text is added to that of the spell, behind it.
        let text = way.text.filter(|_| cx.rule(R612_10));
        if let Some(item) = cx.state.stack.last_mut() {
            item.spliced.push(Spliced { text, ..way });
        }
    }
    // 702.47b: several cards are revealed all at once.
    revealed.into_iter().for_each(|card| cx.note(Note::Revealed(card)));
    Ok(())
}

/// The source of what an added text does: the spell itself, which has its own characteristics and that text (702.47c). Without
/// that rule it is the card from which the text was spliced.
pub(crate) fn source<R: Recorder>(cx: &Cx<'_, R>, item: &StackItem, text: FaceId) -> ObjectRef {
    let hand = cx.state.player(item.controller).hand.iter().copied();
    let is_it = |&id: &ObjectId| cx.state.face(id) == text && abilities(cx.state, text).next().is_some();
    let card = hand.filter(is_it).map(|id| cx.state.reference(id)).next();
    card.map_or(item.object, |card| cx.either(R702_47C, item.object, card))
}

/// Why a player cannot choose a card to splice it onto the spell that is being cast.
pub(crate) fn check<R: Recorder>(look: Look<'_, R>, card: ObjectId) -> Legal {
    let state = look.state;
    let Some(item) = state.stack.last().filter(|_| state.decision.why == R702_47A) else { return Ok(()) };
    let is_one = abilities(state, state.face(card)).next().is_some();
    let spliced = item.spliced.iter().any(|of| state.cards.face_of(of.ability) == state.face(card));
    look.forbid(R702_47B, is_one && (spliced || fitting(look, item, card).is_none()), "refused-cannot-splice")
}

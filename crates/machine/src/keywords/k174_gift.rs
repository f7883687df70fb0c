//! Gift (702.174): choosing an opponent as a spell is cast, and giving that player something.

use vademecum_abilities::{
    Ability, Amount, Condition, Cost, DeedKind, Effect, Filter, GiftKind, Instruction, Keyword, KeywordAbility,
    OptionalCost, Pattern, Players, SpellAbility, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::{
    R702_174A, R702_174B, R702_174C, R702_174D, R702_174E, R702_174F, R702_174G, R702_174H, R702_174I, R702_174K,
};

use super::{KeywordRules, shared::in_force};
use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    deed::{Deed, Practiced},
    happen,
    id::{ObjectId, ObjectRef, PlayerId},
    select::Scope,
    state::{OnStack, StackItem, State},
};

/// 702.174.
pub(crate) struct Gift;

impl KeywordRules for Gift {
    const KEYWORD: Keyword = Keyword(174);
    const NAMES: [&str; 3] = ["regalar", "presentear", "gift"];

    fn lets_pay(_: &KeywordAbility) -> Option<OptionalCost> {
        let (keyword, by) = (Some(Self::KEYWORD), Some(R702_174A));
        Some(OptionalCost { cost: Cost::default(), keyword, by, ..OptionalCost::default() })
    }

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(gift) = of.gift else { return Vec::new() };
        let Some(effect) = effect_of(gift.what, of.token) else { return Vec::new() };
        let program = vec![effect];
        let was_paid = Condition::PaidFor(Self::KEYWORD, None);
        if gift.by_resolving {
            let gives = Effect::If { condition: was_paid, then: program, otherwise: Vec::new() };
            let gives = Instruction { by: Some(R702_174B), ..gives.into() };
            return vec![Ability::Spell(SpellAbility { program: vec![gives], ..SpellAbility::default() })];
        }
        let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        let only_if = Some(was_paid);
        vec![Ability::Triggered(Triggered { only_if, by: Some(R702_174B), ..Triggered::on(enters, program) })]
    }
}

/// What the chosen player gets. `None` if a token is missing.
fn effect_of(what: GiftKind, token: Option<u8>) -> Option<Instruction> {
    let who = Players::Promised;
    let create = |token: u8| Effect::Create { who: Players::Promised, token, amount: Amount::Number(1), onto: None };
    let (rule, effect) = match what {
        GiftKind::Food => (R702_174D, create(token?)),
        GiftKind::Card => (R702_174E, Effect::Draw(who, Amount::Number(1))),
        GiftKind::TappedFish => (R702_174F, Effect::CreateTapped(who, token?)),
        GiftKind::ExtraTurn => (R702_174G, Effect::ExtraTurn(who)),
        GiftKind::Treasure => (R702_174H, create(token?)),
        GiftKind::Octopus => (R702_174I, create(token?)),
    };
    Some(Instruction { by: Some(rule), ..effect.into() })
}

/// "The gift was promised": its controller declared to pay its gift cost (702.174k).
pub fn gift_promised() -> Condition {
    Condition::All(vec![in_force(R702_174K), Condition::PaidFor(Gift::KEYWORD, None)])
}

/// A player chooses the opponent who will get the gift of a spell (702.174a).
pub(crate) fn choose_opponent<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, spell: ObjectId) -> Flow {
    let opponents: Offer =
        cx.look().ring().filter(|&other| cx.state.are_opponents(player, other)).map(Item::Player).collect();
    if let Some(Item::Player(opponent)) = cx.pick_one(player, R702_174A, Some(spell), opponents)? {
        let spell = cx.state.reference(spell);
        cx.state.promised.push((spell, opponent));
    }
    Ok(())
}

/// The opponent who was chosen for the gift of an object as it was cast.
pub(crate) fn promised_to(state: &State, object: ObjectRef) -> Option<PlayerId> {
    state.promised.iter().find(|(of, _)| *of == object).map(|(_, player)| *player)
}

/// Whether a gift is given as this spell or ability resolves, and something might trigger by it.
pub(crate) fn gives(look: Look<'_, impl Recorder>, item: &StackItem) -> bool {
    if !look.state.watches.deeds.has(DeedKind::Practice) {
        return false;
    }
    if let OnStack::Ability(ability) = item.what {
        let ability = look.state.cards.ability(ability);
        return matches!(ability, Ability::Triggered(triggered) if triggered.by == Some(R702_174B));
    }
    let gift = look.state.text(item).and_then(|text| split(&text.program).0.first());
    let Some(Effect::If { condition, .. }) = gift.map(|instruction| &instruction.effect) else { return false };
    let scope = Scope { you: item.controller, source: item.object, slots: &item.slots, x: item.x };
    look.holds(scope, condition)
}

/// A spell whose gift was promised, or the gift ability of a permanent, has resolved: its controller has given a gift.
pub(crate) fn give<R: Recorder>(cx: &mut Cx<'_, R>, item: &StackItem) -> Flow {
    if cx.rule(R702_174C) {
        let practiced = Practiced { keyword: Gift::KEYWORD, player: item.controller, object: item.object };
        happen::happens(cx, Deed::Practice(practiced))?;
    }
    Ok(())
}

/// The instructions of a spell that give something, which come first (702.174j), and the others.
pub(crate) fn split(program: &[Instruction]) -> (&[Instruction], &[Instruction]) {
    let gives = program.first().is_some_and(|first| first.by == Some(R702_174B));
    program.split_at(usize::from(gives))
}

//! Gift (702.174): choosing an opponent as a spell is cast, and giving that player something.

use vademecum_abilities::{
    Ability, Amount, Condition, Cost, Effect, Filter, GiftKind, Instruction, Keyword, KeywordAbility, Objects,
    OptionalCost, Pattern, Players, SpellAbility, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::{
    R702_174A, R702_174B, R702_174C, R702_174D, R702_174E, R702_174F, R702_174G, R702_174H, R702_174I, R702_174K,
};

use super::{KeywordRules, shared::in_force};
use crate::{
    Recorder,
    cx::{Cx, Flow},
    decision::{Item, Offer},
    id::{ObjectId, ObjectRef, PlayerId},
    state::State,
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
        // 702.174c: a gift has been given.
        let given = Instruction { by: Some(R702_174C), ..Effect::Practice(Self::KEYWORD, Objects::This).into() };
        let program = vec![effect, given];
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

/// The instructions of a spell that give something, which come first (702.174j), and the others.
pub(crate) fn split(program: &[Instruction]) -> (&[Instruction], &[Instruction]) {
    let gives = program.first().is_some_and(|first| first.by == Some(R702_174B));
    program.split_at(usize::from(gives))
}

//! Extort (702.101): a triggered ability (702.101a), one for each time a permanent has it (702.101b).

use vademecum_abilities::{
    Ability, Amount, Cost, DeedKind, Effect, Instruction, Keyword, KeywordAbility, ManaCost, ManaKind, ManaKinds,
    ManaSymbol, Pattern, Players, Slot, Triggered,
};
use vademecum_rule_ids::magic::{R702_101A, R702_101B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.101.
pub(crate) struct Extort;

/// The player who pays.
const PAYER: Slot = Slot(0x20);
/// The life that the opponents have lost.
const LOST: Slot = Slot(0x21);

impl KeywordRules for Extort {
    const KEYWORD: Keyword = Keyword(101);
    const NAMES: [&str; 3] = ["extorsionar", "extorquir", "extort"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_101B);

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let kinds = ManaKinds::only(ManaKind::White).with(ManaKind::Black);
        let symbol = ManaSymbol { kinds, generic: None, phyrexian: false, snow: false };
        let mana = ManaCost { special: [symbol].into_iter().collect(), ..ManaCost::default() };
        let lose = Effect::LoseLife(Players::Opponents, Amount::Number(1));
        let gain = Effect::GainLife(Players::You, Amount::Slot(LOST));
        let pay = Effect::Pay {
            who: Players::You,
            payer: PAYER,
            cost: Cost::mana(mana),
            must: false,
            then: vec![Instruction::from(lose).into_slot(LOST), gain.into()],
            otherwise: Vec::new(),
        };
        let cast = Pattern::by(DeedKind::Cast, Players::You);
        vec![Ability::Triggered(Triggered { by: Some(R702_101A), ..Triggered::on(cast, vec![pay.into()]) })]
    }
}

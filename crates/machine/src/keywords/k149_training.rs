//! Training (702.149): a triggered ability (702.149a), one for each time an object has it (702.149b).

use vademecum_abilities::{
    Ability, Amount, Comparison, Condition, CounterKind, DeedKind, Effect, Filter, Instruction, Keyword,
    KeywordAbility, Objects, Pattern, Program, Slot, Subjects, Triggered,
};
use vademecum_rule_ids::magic::{R702_149A, R702_149B, R702_149C};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.149.
pub(crate) struct Training;

/// How many counters were put on it.
const COUNTERS: Slot = Slot(0x20);

impl KeywordRules for Training {
    const KEYWORD: Keyword = Keyword(149);
    const NAMES: [&str; 3] = ["entrenamiento", "treinamento", "training"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_149B);

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let own_power = Amount::Power(Box::new(Objects::This));
        let greater = Amount::Plus(Box::new(own_power), Box::new(Amount::Number(1)));
        let stronger = Filter::All(vec![
            Filter::CREATURE,
            Filter::Attacking,
            Filter::Power(Comparison::AtLeast, Box::new(greater)),
        ]);
        let attacks = Pattern {
            while_so: Some(Box::new(Condition::at_least(1, stronger.other()))),
            ..Pattern::of(DeedKind::Attack, Filter::This)
        };
        let put = Effect::PutCounters(Subjects::Objects(Objects::This), CounterKind::PlusOne, Amount::Number(1));
        // 702.149c: it trains if counters are put on it.
        let trains = Instruction { by: Some(R702_149C), ..Effect::Practice(Self::KEYWORD, Objects::This).into() };
        let program = vec![
            Instruction::from(put).into_slot(COUNTERS),
            Effect::If { condition: Condition::Holds(COUNTERS), then: vec![trains], otherwise: Program::new() }.into(),
        ];
        vec![Ability::Triggered(Triggered { by: Some(R702_149A), ..Triggered::on(attacks, program) })]
    }
}

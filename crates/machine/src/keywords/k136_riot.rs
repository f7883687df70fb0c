//! Riot (702.136): the permanent enters with a +1/+1 counter, or with haste.

use vademecum_abilities::{
    Ability, Amount, Change, Condition, CounterKind, Effect, Filter, Instruction, Keyword, KeywordAbility, Objects,
    Pattern, Players, Remembered, Replaced, Replacement, Slot, Static, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_136A, R702_136B};
use vademecum_vocab::RuleId;

use super::{HASTE, KeywordRules};

/// 702.136.
pub(crate) struct Riot;

/// The player who decides.
const DECIDER: Slot = Slot(0x20);
/// How many counters it enters with.
const COUNTERS: Slot = Slot(0x21);
/// Whether the player chose haste.
const HASTENED: Slot = Slot(0x22);
/// The number of its pair of abilities. It is high, as pairs of abilities in a text are numbered from 0.
pub(crate) const PAIR: u8 = 0xfd;

impl KeywordRules for Riot {
    const KEYWORD: Keyword = Keyword(136);
    const NAMES: [&str; 3] = ["insurgencia", "tumulto", "riot"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_136B);

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let one = |slot: Slot| Instruction::from(Effect::Let(Amount::Number(1))).into_slot(slot);
        let choose = Effect::May {
            who: Players::You,
            decider: DECIDER,
            then: vec![one(COUNTERS)],
            otherwise: vec![one(HASTENED), Effect::RememberNumber(HASTENED, PAIR, Remembered::Word).into()],
        };
        let with = Some((CounterKind::PlusOne, Amount::Slot(COUNTERS)));
        let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        let replaced = Replaced::EntersAfter { program: vec![choose.into()], with };
        vec![
            Ability::Replacement(Replacement { by: Some(R702_136A), ..Replacement::of(enters, replaced) }),
            Ability::Static(Static {
                only_if: Some(Condition::Chosen(PAIR, 1)),
                by: Some(R702_136A),
                ..Static::new(Objects::This, vec![Change::Gain(HASTE)])
            }),
        ]
    }
}

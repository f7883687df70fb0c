//! Myriad (702.116): a triggered ability that makes an attacking copy for each other opponent (702.116a), one for each
//! time a creature has it (702.116b).

use std::sync::Arc;

use vademecum_abilities::{
    Ability, Amount, Condition, DeedKind, Destination, Duration, Effect, Filter, Instruction, Keyword, KeywordAbility,
    Objects, Pattern, Players, Slot, Step, Subjects, Triggered, Zone,
};
use vademecum_rule_ids::magic::{R702_116A, R702_116B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.116.
pub(crate) struct Myriad;

/// The opponent of the current repetition.
const OPPONENT: Slot = Slot(0x20);
/// The player who decides.
const DECIDER: Slot = Slot(0x21);
/// The token.
const TOKEN: Slot = Slot(0x22);
/// The tokens for all opponents.
const TOKENS: Slot = Slot(0x23);

impl KeywordRules for Myriad {
    const KEYWORD: Keyword = Keyword(116);
    const NAMES: [&str; 3] = ["miríada", "miríade", "myriad"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_116B);

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let create = Effect::CreateCopies {
            who: Players::You,
            of: Objects::This,
            amount: Amount::Number(1),
            except: Vec::new(),
            attacking: Some(Players::Slot(OPPONENT)),
        };
        let exile = Effect::Move(Objects::Slot(TOKENS), Destination::to(Zone::Exile));
        let at_end = Triggered::on(Pattern::begins(Step::EndOfCombat, Players::All), vec![exile.into()]);
        let delay = Effect::Delay { ability: Arc::new(at_end), lasts: Duration::Forever, once: true };
        let at_end_of_combat =
            Effect::If { condition: Condition::Holds(TOKENS), then: vec![delay.into()], otherwise: Vec::new() };
        let joined = Instruction::from(Effect::Join(TOKENS, TOKEN)).into_slot(TOKENS);
        let may = Effect::May {
            who: Players::You,
            decider: DECIDER,
            then: vec![Instruction::from(create).into_slot(TOKEN), joined],
            otherwise: Vec::new(),
        };
        let others = Players::Except(Box::new((Players::Opponents, Players::Defending)));
        let each = Effect::ForEach { of: Subjects::Players(others), each: OPPONENT, body: vec![may.into()] };
        let attacks = Pattern::of(DeedKind::Attack, Filter::This);
        vec![Ability::Triggered(Triggered {
            by: Some(R702_116A),
            ..Triggered::on(attacks, vec![each.into(), at_end_of_combat.into()])
        })]
    }
}

//! Encore (702.141): an activated ability of a card in a graveyard, which makes an attacking copy for each opponent
//! (702.141a).

use std::sync::Arc;

use vademecum_abilities::{
    Ability, Activated, Amount, Change, CostPart, Duration, Effect, Functions, Instruction, Keyword, KeywordAbility,
    Objects, Pattern, Players, Slot, SpellAbility, Step, Subjects, Timing, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::R702_141A;

use super::{HASTE, KeywordRules};

/// 702.141.
pub(crate) struct Encore;

/// The opponent of the current repetition.
const OPPONENT: Slot = Slot(0x20);
/// The token for that opponent.
const TOKEN: Slot = Slot(0x21);
/// The tokens for all opponents.
const TOKENS: Slot = Slot(0x22);

impl KeywordRules for Encore {
    const KEYWORD: Keyword = Keyword(141);
    const NAMES: [&str; 3] = ["replicar", "bis", "encore"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let tokens = || Objects::Slot(TOKENS);
        let create = Effect::CreateCopies {
            who: Players::You,
            of: Objects::This,
            amount: Amount::Number(1),
            except: Vec::new(),
            attacking: None,
        };
        let attacks = vec![Change::MustAttackPlayers(Players::Slot(OPPONENT))];
        let sacrifice =
            Triggered::on(Pattern::begins(Step::End, Players::All), vec![Effect::SacrificeThose(tokens()).into()]);
        let body = vec![
            Instruction::from(create).into_slot(TOKEN),
            Effect::Change { which: Objects::Slot(TOKEN), changes: attacks, lasts: Duration::EndOfTurn }.into(),
            Instruction::from(Effect::Join(TOKENS, TOKEN)).into_slot(TOKENS),
        ];
        let each = Effect::ForEach { of: Subjects::Players(Players::Opponents), each: OPPONENT, body };
        let program = vec![
            each.into(),
            Effect::Change { which: tokens(), changes: vec![Change::Gain(HASTE)], lasts: Duration::Forever }.into(),
            Effect::Delay { ability: Arc::new(sacrifice), lasts: Duration::Forever, once: true }.into(),
        ];
        vec![Ability::Activated(Activated {
            cost: cost.and(CostPart::ExileThis),
            effect: SpellAbility { program, ..SpellAbility::default() },
            timing: Timing::Sorcery,
            functions: Functions(Zones::only(Zone::Graveyard)),
            by: Some(R702_141A),
            ..Activated::default()
        })]
    }
}

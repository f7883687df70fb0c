//! Demonstrate (702.144): a triggered ability that functions on the stack: the spell is copied, and an opponent copies
//! it as well.

use vademecum_abilities::{
    Ability, CopyTargets, DeedKind, Effect, Filter, Functions, Instruction, Keyword, KeywordAbility, Objects, Pattern,
    Players, Program, Slot, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::R702_144A;

use super::KeywordRules;

/// 702.144.
pub(crate) struct Demonstrate;

/// The player who decides.
const DECIDER: Slot = Slot(0x20);
/// The opponent who copies it as well.
const OPPONENT: Slot = Slot(0x21);

impl KeywordRules for Demonstrate {
    const KEYWORD: Keyword = Keyword(144);
    const NAMES: [&str; 3] = ["demostrar", "demonstrar", "demonstrate"];

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let copy = || Effect::CopyOnStack { what: Objects::This, except: Vec::new(), targets: CopyTargets::MayChoose };
        let then = vec![
            copy().into(),
            Instruction::from(Effect::ChoosePlayer(Players::Opponents)).into_slot(OPPONENT),
            Effect::AsPlayers(Players::Slot(OPPONENT), vec![copy().into()]).into(),
        ];
        let may = Effect::May { who: Players::You, decider: DECIDER, then, otherwise: Program::new() };
        vec![Ability::Triggered(Triggered {
            functions: Functions(Zones::only(Zone::Stack)),
            by: Some(R702_144A),
            ..Triggered::on(Pattern::of(DeedKind::Cast, Filter::This), vec![may.into()])
        })]
    }
}

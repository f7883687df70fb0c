//! Haunt (702.55): a triggered ability that exiles a card haunting a creature. Which card haunts what is in `bonds`.

use vademecum_abilities::{
    Ability, Destination, Effect, Filter, Functions, Instruction, Keyword, KeywordAbility, Objects, Pattern, Slot,
    SpellAbility, TargetSpec, Targetable, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::R702_55A;

use super::KeywordRules;

/// 702.55.
pub(crate) struct Haunt;

/// The card in exile.
const EXILED: Slot = Slot(0x20);

impl KeywordRules for Haunt {
    const KEYWORD: Keyword = Keyword(55);
    const NAMES: [&str; 3] = ["acechar", "assombrar", "haunt"];

    /// The same keyword means one thing on a permanent and another on a spell; of the two, an object can only do one.
    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let graveyard = Zones::only(Zone::Graveyard);
        let dies = Pattern::moves(Filter::This, Zones::only(Zone::Battlefield), graveyard);
        let resolves = Pattern { resolved: true, ..Pattern::moves(Filter::This, Zones::only(Zone::Stack), graveyard) };
        // 603.6c: it triggers where the card has come to.
        let in_graveyard = Functions(Zones::only(Zone::Graveyard));
        vec![haunts(dies, Functions::default()), haunts(resolves, in_graveyard)]
    }
}

/// "When …, exile it haunting target creature."
fn haunts(on: Pattern, functions: Functions) -> Ability {
    let exile = Effect::Move(Objects::This, Destination::to(Zone::Exile));
    let bind = Effect::Bind(Haunt::KEYWORD, Objects::Slot(EXILED), Objects::Slot(Slot(0)));
    let program = vec![Instruction::from(exile).into_slot(EXILED), bind.into()];
    Ability::Triggered(Triggered {
        effect: SpellAbility {
            targets: vec![TargetSpec::one(Targetable::Object(Filter::CREATURE))],
            program,
            modal: None,
        },
        functions,
        by: Some(R702_55A),
        ..Triggered::on(on, Vec::new())
    })
}

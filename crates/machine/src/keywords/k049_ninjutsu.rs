//! Ninjutsu (702.49): returning an unblocked attacker puts the card from the hand onto the battlefield attacking.

use vademecum_abilities::{
    Ability, Activated, CostPart, Destination, Effect, Filter, Functions, Joining, Keyword, KeywordAbility, Objects,
    Slot, SpellAbility, Variant, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_49A, R702_49B, R702_49D};

use super::KeywordRules;
use crate::{Recorder, cx::Look, id::ObjectId, state::OnStack};

/// 702.49.
pub(crate) struct Ninjutsu;

impl KeywordRules for Ninjutsu {
    const KEYWORD: Keyword = Keyword(49);
    const NAMES: [&str; 3] = ["ninjutsu", "ninjutsu", "ninjutsu"];
    const VARIANT_NAMES: Option<[&str; 3]> =
        Some(["ninjutsu de comandante", "ninjutsu de comandante", "commander ninjutsu"]);
    const HAS_COST: bool = true;

    /// For as long as its ability is on the stack (702.49b).
    fn stays_revealed<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> bool {
        let (state, here) = (look.state, look.state.reference(id));
        let reveals = |what: &OnStack| match what {
            OnStack::Ability(ability) => matches!(
                state.cards.ability(*ability),
                Ability::Activated(of) if matches!(of.by, Some(R702_49A | R702_49D))
            ),
            OnStack::Spell | OnStack::Made(_) => false,
        };
        state.stack.iter().any(|item| item.object == here && reveals(&item.what)) && look.rule(R702_49B)
    }

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let unblocked = Filter::CREATURE.and(Filter::Unblocked);
        let place = Destination {
            tapped: true,
            joins: Some(Joining::AttackingLike(Objects::Slot(Slot::PAID))),
            ..Destination::to(Zone::Battlefield)
        };
        let enters = Effect::Move(Objects::This, place);
        let in_zone = |zone, by| {
            Ability::Activated(Activated {
                cost: cost.clone().and(CostPart::RevealThis).and(CostPart::Return(1, unblocked.clone())),
                effect: SpellAbility { program: vec![enters.clone().into()], ..SpellAbility::default() },
                functions: Functions(Zones::only(zone)),
                by: Some(by),
                ..Activated::default()
            })
        };
        let mut means = vec![in_zone(Zone::Hand, R702_49A)];
        // 702.49d: commander ninjutsu functions in the command zone as well.
        if of.variant == Variant::Increased {
            means.push(in_zone(Zone::Command, R702_49D));
        }
        means
    }
}

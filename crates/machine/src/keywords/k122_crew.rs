//! Crew (702.122): creatures are tapped so that a Vehicle becomes an artifact creature (702.122a).

use vademecum_abilities::{
    Ability, Activated, Amount, Change, Cost, CostPart, Duration, Effect, Filter, Instruction, Keyword, KeywordAbility,
    KeywordDeed, Objects, SpellAbility, Type, Types,
};
use vademecum_rule_ids::magic::{R702_122A, R702_122B, R702_122C, R702_122D};

use super::KeywordRules;
use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    deed::{Acted, Deed},
    happen,
    id::{ObjectId, PlayerId},
    object::Restriction,
};

/// 702.122.
pub(crate) struct Crew;

impl KeywordRules for Crew {
    const KEYWORD: Keyword = Keyword(122);
    const NAMES: [&str; 3] = ["tripular", "tripular", "crew"];
    const HAS_NUMBER: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let number = match of.number {
            Some(Amount::Number(number)) => u8::try_from(number).unwrap_or(0),
            _ => 0,
        };
        let becomes = Effect::Change {
            which: Objects::This,
            changes: vec![Change::AddTypes(Types::only(Type::Artifact).with(Type::Creature))],
            lasts: Duration::EndOfTurn,
        };
        // 702.122d: it becomes crewed as the ability resolves.
        let crewed = Instruction { by: Some(R702_122D), ..Effect::Practice(Self::KEYWORD, Objects::This).into() };
        vec![Ability::Activated(Activated {
            cost: Cost::of(CostPart::TapPower(number, Filter::CREATURE, Self::KEYWORD)),
            effect: SpellAbility { program: vec![becomes.into(), crewed], ..SpellAbility::default() },
            by: Some(R702_122A),
            ..Activated::default()
        })]
    }
}

/// Whether an effect says that a creature can't crew Vehicles, so that it is not tapped for that (702.122c).
pub(crate) fn cant_crew<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> bool {
    let says = look.state.try_permanent(id).is_some_and(|now| now.restrictions.has(Restriction::CantCrew));
    look.when(R702_122C, says)
}

/// A creature has been tapped for a crew ability: it crews that Vehicle (702.122b).
pub(crate) fn crews<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, id: ObjectId) -> Flow {
    if cx.rule(R702_122B) { note_tapped_for(cx, Crew::KEYWORD, player, id) } else { Ok(()) }
}

/// A creature has been tapped for an ability of a keyword.
pub(super) fn note_tapped_for<R: Recorder>(
    cx: &mut Cx<'_, R>,
    keyword: Keyword,
    player: PlayerId,
    id: ObjectId,
) -> Flow {
    let action = KeywordDeed::Paid(keyword);
    let object = Some(cx.state.reference(id));
    happen::happens(cx, Deed::Act(Acted { action, player, object })).map(|_| ())
}

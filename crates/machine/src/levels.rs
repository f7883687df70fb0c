//! Levels: the level symbols of leveler cards (711), which look at level counters, and the class level bars of Classes
//! (716), which give a permanent a level. The two have nothing to do with each other (711.7, 716.4).

use vademecum_abilities::{
    Ability, Activated, Amount, Change, Comparison, Condition, Cost, CounterKind, Effect, Objects, SpellAbility,
    Static, Subtype, Timing,
};
use vademecum_rule_ids::magic::{R711_2A, R711_2B, R716_2A, R716_2B, R716_2D};

use crate::{
    Note, Recorder,
    cx::{Cx, Look},
    id::{ObjectId, ObjectRef},
};

/// The level counters that a level symbol asks for: from one number to another, or that many and more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LevelRange {
    /// The fewest.
    pub least: u8,
    /// The most, if there is a limit.
    pub most: Option<u8>,
}

/// The meaning of a level symbol: base power and toughness and abilities for a range of level counters (711.2a,
/// 711.2b).
pub fn level_symbol(range: LevelRange, (power, toughness): (i32, i32), gains: Vec<Change>) -> Ability {
    let counters = || Amount::Counters(CounterKind::Level, Box::new(Objects::This));
    let compared = |how: Comparison, number: u8| Condition::Compare(counters(), how, Amount::Number(i32::from(number)));
    let least = compared(Comparison::AtLeast, range.least);
    let (only_if, by) = match range.most {
        Some(most) => (Condition::All(vec![least, compared(Comparison::AtMost, most)]), R711_2A),
        None => (least, R711_2B),
    };
    let size = Change::Set(Amount::Number(power), Amount::Number(toughness));
    let changes = [vec![size], gains].concat();
    Ability::Static(Static { only_if: Some(only_if), by: Some(by), ..Static::new(Objects::This, changes) })
}

/// What a class level bar means: an activated ability that raises the level by one, and the abilities that the Class has
/// from that level on (716.2a).
pub fn level_bar(cost: Cost, level: u8, gains: Vec<Change>) -> [Ability; 2] {
    let raises = Activated {
        cost,
        effect: SpellAbility { program: vec![Effect::SetLevel(level).into()], ..SpellAbility::default() },
        timing: Timing::Sorcery,
        only_if: Some(Condition::Level(Comparison::Exactly, level.saturating_sub(1))),
        by: Some(R716_2A),
        ..Activated::default()
    };
    let only_if = Some(Condition::Level(Comparison::AtLeast, level));
    let has = Static { only_if, by: Some(R716_2A), ..Static::new(Objects::This, gains) };
    [Ability::Activated(raises), Ability::Static(has)]
}

/// Gives a permanent a level, unless it has left the battlefield (716.2a).
pub(crate) fn set<R: Recorder>(cx: &mut Cx<'_, R>, class: ObjectRef, level: u8) {
    if cx.state.is_current(class) {
        cx.state.object_mut(class.id).level = level;
        cx.state.stale.characteristics = true;
        cx.note(Note::BecameLevel(class.id, level));
    }
}

/// The level of a permanent: 1 if it has none (716.2d). It keeps it when it is no Class any more (716.2b).
pub(crate) fn of<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> i32 {
    let level = i32::from(look.state.object(id).level);
    if level == 0 {
        return look.either(R716_2D, 1, 0);
    }
    let is_class = look.state.try_permanent(id).is_some_and(|now| now.subtypes.has(Subtype::CLASS));
    if is_class { level } else { look.either(R716_2B, level, 1) }
}

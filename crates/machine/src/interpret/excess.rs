//! Damage beyond what is lethal (120.4a, 120.10).

use vademecum_abilities::{Objects, Subjects, Type};
use vademecum_rule_ids::magic::R120_4A;

use crate::{
    Recorder,
    cx::Look,
    deed::{Deed, Group},
    id::{ObjectId, ObjectRef, Subject},
    keywords,
    select::Scope,
};

/// Damage to permanents, of which what is excess is dealt to something else instead (120.4a).
pub(super) fn propose<R: Recorder>(
    look: Look<'_, R>,
    scope: Scope<'_>,
    (source, to): (&Objects, &Objects),
    amount: i32,
    excess: &Subjects,
) -> Group {
    let mut group = Group::new();
    let elsewhere = look.subjects(scope, excess).first().copied();
    for source in look.references(scope, source) {
        for id in look.objects(scope, to) {
            let over =
                beyond(look, source, id, amount).filter(|_| elsewhere.is_some() && look.rule(R120_4A)).unwrap_or(0);
            let damage = |to: Subject, amount: i32| Deed::Damage { source, to, amount, combat: false };
            group.push(damage(Subject::Object(id), amount - over));
            group.extend(elsewhere.filter(|_| over > 0).map(|to| damage(to, over)));
        }
    }
    group
}

/// How much of the damage that would be dealt is excess (120.4a); `None` for what is dealt none.
fn beyond<R: Recorder>(look: Look<'_, R>, source: ObjectRef, id: ObjectId, amount: i32) -> Option<i32> {
    let creature = look.state.try_permanent(id)?.is_creature().then(|| keywords::lethal_from(look, source, id));
    over(look, id, creature, amount)
}

/// How much of the damage that has just been dealt to a permanent was excess, of all that was dealt at the same time
/// (120.10). Its results are still to come, but that on a creature is marked.
pub(crate) fn dealt<R: Recorder>(
    look: Look<'_, R>,
    source: ObjectRef,
    id: ObjectId,
    (amount, total): (i32, i32),
) -> Option<i32> {
    let now = look.state.try_permanent(id)?;
    let marked = if keywords::weakens(look, source) { 0 } else { total };
    let before = look.state.object(id).damage.saturating_sub(marked);
    over(look, id, now.is_creature().then(|| now.toughness.saturating_sub(before)), amount)
}

/// What is beyond the lethal damage of a creature, the loyalty of a planeswalker, the defense of a battle: the greatest of
/// them for what is several of these.
fn over<R: Recorder>(look: Look<'_, R>, id: ObjectId, creature: Option<i32>, amount: i32) -> Option<i32> {
    let types = look.state.try_permanent(id)?.types;
    let loyalty = types.has(Type::Planeswalker).then(|| look.loyalty(id));
    let defense = types.has(Type::Battle).then(|| look.defense(id));
    let enough = [creature, loyalty, defense].into_iter().flatten().min()?;
    Some(amount.saturating_sub(enough.max(0)).max(0))
}

//! What several keywords have in common, and questions about them that the rules ask.

use vademecum_abilities::{
    Ability, AbilityId, Activated, Amount, Castable, CastingChange, CastingRule, Comparison, Condition, Cost, CostPart,
    CounterKind, Destination, Effect, Exception, FaceId, Filter, Functions, Instruction, Keyword, KeywordAbility,
    Layout, ManaKind, ManaKinds, Objects, Part, Pattern, Players, Program, Replaced, Replacement, Slot, SpellAbility,
    Subjects, Subtypes, TargetSpec, Targetable, Timing, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::{R305_6, R702_6C, R702_19B, R702_142B};
use vademecum_vocab::RuleId;

use super::{
    KeywordRules, TRAMPLE_OVER, k019_trample, k051_convoke, k066_delve, k126_improvise, k132_assist, k142_boast::Boast,
    works_again,
};
use crate::{
    Recorder,
    cx::Look,
    deed::{Deed, Practiced},
    id::{ObjectId, ObjectRef},
    state::State,
};

/// A condition that holds as long as a rule is in force.
pub(crate) fn in_force(rule: RuleId) -> Condition {
    let never = Condition::Any(Vec::new());
    Condition::Not(Box::new(Condition::By(rule, Box::new(never))))
}

/// Whether a face is the alternative one of a card with a layout: that of a bestowed or mutating spell.
pub(super) fn is_alternative_face(state: &State, face: FaceId, layout: Layout) -> bool {
    state.cards.part(face) == Part::Alternative && state.cards.layout_of(face) == layout
}

/// Shows the front face of an object that had the alternative one.
pub(super) fn show_front(state: &mut State, id: ObjectId) {
    let face = state.object(id).face;
    let front = state.cards.other_part(face, Part::Front).or_else(|| state.cards.printed_part(face, Part::Front));
    if let Some(front) = front {
        state.object_mut(id).face = front;
        state.altered = true;
        state.stale.characteristics = true;
        state.stale.listeners = true;
        state.stale.state_based = true;
    }
}

/// What an object does by a keyword when one of its abilities is activated: it boasts (702.142b).
pub(crate) fn practiced_by<R: Recorder>(look: Look<'_, R>, deed: Deed) -> Option<Practiced> {
    let Deed::Activate(player, id, ability) = deed else { return None };
    let Ability::Activated(activated) = look.state.cards.ability(ability) else { return None };
    let keyword = activated.keyword.filter(|&keyword| keyword == Boast::KEYWORD && look.rule(R702_142B))?;
    Some(Practiced { keyword, player, object: look.state.reference(id) })
}

/// Whether an ability functions. If it is a meaning of a keyword of which its face has an earlier instance, it does
/// only by the rule that each instance functions separately; all other abilities do.
pub(crate) fn instance_works<R: Recorder>(look: Look<'_, R>, ability: AbilityId) -> bool {
    look.state.cards.repeats(ability).is_none_or(|keyword| works_again(look, keyword))
}

/// Whether a creature may divide its combat damage between what blocks it and what it attacks.
pub(crate) fn may_trample(keywords: vademecum_abilities::Keywords) -> bool {
    keywords.has(k019_trample::Trample::KEYWORD) || keywords.has(TRAMPLE_OVER)
}

/// Whether a creature has trample over planeswalkers.
pub(crate) fn tramples_over(state: &State, id: ObjectId) -> bool {
    state.permanent(id).keywords.has(TRAMPLE_OVER)
}

/// Whether a keyword counts that a source of damage has, by its last known information. By the first rule it counts in
/// every zone; by the second, last known information is used if the source has changed zones since.
pub(super) fn counts_for_damage<R: Recorder>(
    look: Look<'_, R>,
    source: ObjectRef,
    keyword: Keyword,
    (anywhere, last_known): (RuleId, RuleId),
) -> bool {
    let Some(object) = look.state.try_object(source.id) else { return look.rule(last_known) };
    if !look.state.is_current(source) {
        return look.either(last_known, true, look.state.keywords(source.id).has(keyword));
    }
    object.zone == Zone::Battlefield || look.rule(anywhere)
}

/// Whether creatures may be tapped for a spell (702.51a).
pub(crate) fn has_convoke(state: &State, id: ObjectId) -> bool {
    state.keywords(id).has(k051_convoke::Convoke::KEYWORD)
}

/// Whether cards of a graveyard may be exiled for a spell (702.66a).
pub(crate) fn has_delve(state: &State, id: ObjectId) -> bool {
    state.keywords(id).has(k066_delve::Delve::KEYWORD)
}

/// Whether a spell may be paid for with something else than its player's mana.
pub(crate) fn is_paid_with_help(state: &State, id: ObjectId) -> bool {
    has_convoke(state, id) || has_delve(state, id) || has_improvise(state, id) || k132_assist::has(state, id)
}

/// Whether artifacts may be tapped for a spell (702.126a).
pub(crate) fn has_improvise(state: &State, id: ObjectId) -> bool {
    state.keywords(id).has(k126_improvise::Improvise::KEYWORD)
}

/// The least and the most damage that a creature with trample assigns to the last of its blockers (702.19b): all of it
/// while another blocker is short of lethal damage.
pub(crate) fn trample_range<R: Recorder>(look: Look<'_, R>, short: bool, lethal: i32, left: i32) -> (i32, i32) {
    if look.when(R702_19B, short) {
        return (left, left);
    }
    (look.either(R702_19B, lethal.min(left), 0), left)
}

/// "\[Cost\]: Attach this to target … you control. Activate only as a sorcery", of what a quality may further restrict
/// (702.6a, 702.6c, 702.67a).
pub(super) fn attaches(of: &KeywordAbility, to: Filter, by: RuleId) -> Ability {
    // 702.6c: a quality restricts the target alone.
    let quality = of.filter.clone().map_or(Filter::Any, |quality| Filter::By(R702_6C, Box::new(quality)));
    let target = TargetSpec::one(Targetable::Object(quality.and(to).yours()));
    let attach = Effect::Attach(Objects::This, Subjects::Slot(Slot(0)));
    Ability::Activated(Activated {
        cost: of.cost.clone().unwrap_or_default(),
        effect: SpellAbility { targets: vec![target], program: vec![attach.into()], modal: None },
        timing: Timing::Sorcery,
        by: Some(by),
        ..Activated::default()
    })
}

/// Whether a keyword of a source of damage counts where the source is: by the first rule with last known information,
/// if it has changed zones, and by the second in zones other than the battlefield (702.80b–c, 702.90d–e).
pub(super) fn counts_of_source<R: Recorder>(
    look: Look<'_, R>,
    source: ObjectRef,
    (gone, elsewhere): (RuleId, RuleId),
) -> bool {
    if !look.state.is_current(source) {
        look.rule(gone)
    } else {
        look.state.try_permanent(source.id).is_some() || look.rule(elsewhere)
    }
}

/// The triggered ability that returns a permanent with a counter, unless it had one of that kind (702.79a, 702.93a).
pub(super) fn returns_with(counter: CounterKind, by: RuleId) -> Ability {
    let dies = Pattern::moves(Filter::This, Zones::only(Zone::Battlefield), Zones::only(Zone::Graveyard));
    let had = Amount::Counters(counter, Box::new(Objects::This));
    let back = Destination { with: Some((counter, 1)), ..Destination::to(Zone::Battlefield) };
    Ability::Triggered(Triggered {
        only_if: Some(Condition::Compare(had, Comparison::AtMost, Amount::Number(0))),
        by: Some(by),
        ..Triggered::on(dies, vec![Effect::Move(Objects::Slot(Slot::EVENT_OBJECTS), back).into()])
    })
}

/// "if its … cost was paid": that of this instance, by a rule; without that rule, that of any instance.
pub(super) fn paid_for_instance(of: &KeywordAbility, by: RuleId) -> Condition {
    let own = Condition::By(by, Box::new(Condition::PaidInstance(of.keyword, of.instance)));
    Condition::All(vec![Condition::PaidFor(of.keyword, None), own])
}

/// "This permanent enters with N … counters on it."
pub(super) fn enters_with(kind: CounterKind, number: Amount, by: RuleId) -> Ability {
    let entering = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
    let with = Replacement::of(entering, Replaced::EntersWith(kind, number));
    Ability::Replacement(Replacement { by: Some(by), ..with })
}

/// An activated ability in a graveyard: its card is exiled as a cost, and a token is created that is a copy of it, but
/// a Zombie as well and without a mana cost (702.128a, 702.129a). `then` is done with the token, which is in `token`.
pub(super) fn becomes_zombie_token(
    of: &KeywordAbility,
    mut except: Vec<Exception>,
    (token, then): (Slot, Program),
    by: RuleId,
) -> Ability {
    except.push(Exception::NoManaCost);
    except.extend(of.subtype.map(|zombie| Exception::AddSubtypes(Subtypes::NONE.with(zombie))));
    let (who, amount) = (Players::You, Amount::Number(1));
    let create = Effect::CreateCopies { who, of: Objects::This, amount, except, attacking: None };
    let mut program = vec![Instruction::from(create).into_slot(token)];
    program.extend(then);
    Ability::Activated(Activated {
        cost: of.cost.clone().unwrap_or_default().and(CostPart::ExileThis),
        effect: SpellAbility { program, ..SpellAbility::default() },
        timing: Timing::Sorcery,
        functions: Functions(Zones::only(Zone::Graveyard)),
        by: Some(by),
        ..Activated::default()
    })
}

/// A spell that was cast for a keyword is exiled where it would leave the stack for another zone (702.127a, 702.133a).
pub(super) fn exiled_from_stack(keyword: Keyword, by: RuleId) -> Ability {
    let leaves = Pattern::moves(Filter::This, Zones::only(Zone::Stack), Zones::NONE);
    Ability::Replacement(Replacement {
        only_if: Some(Condition::Match(Objects::This, Filter::CastFor(keyword))),
        functions: Functions(Zones::only(Zone::Stack)),
        by: Some(by),
        ..Replacement::of(leaves, Replaced::To(Zone::Exile))
    })
}

/// A rule about casting an exiled card that is in a slot, for a cost, once a turn has begun after the one whose number is
/// in another slot.
pub(super) fn cast_later(card: Slot, turn: Slot, cost: Cost) -> CastingRule {
    let that_card = Castable::Spells(Filter::Slot(card).and(Filter::In(Zone::Exile)));
    let next = Amount::Plus(Box::new(Amount::Slot(turn)), Box::new(Amount::Number(1)));
    let later = Condition::Compare(Amount::Turn, Comparison::AtLeast, next);
    CastingRule { only_if: Some(later), ..CastingRule::yours(that_card, CastingChange::From(Zone::Exile, Some(cost))) }
}

/// The abilities that basic land types give, in their order (305.6).
pub(crate) fn basic_land_abilities() -> Vec<Ability> {
    let ability = |kind: ManaKind| {
        Ability::Activated(Activated {
            cost: Cost::of(CostPart::Tap),
            effect: SpellAbility {
                program: vec![Effect::AddMana(Players::You, ManaKinds::only(kind), Amount::Number(1)).into()],
                ..SpellAbility::default()
            },
            functions: Functions::default(),
            by: Some(R305_6),
            ..Activated::default()
        })
    };
    ManaKind::ALL.into_iter().take(5).map(ability).collect()
}

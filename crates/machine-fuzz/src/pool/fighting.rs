//! Cards about attacking and blocking: who must, who may not, what it costs, and what joins in the middle of it.

use std::sync::Arc;

use vademecum_abilities::*;
use vademecum_machine::terms;

use super::builders::*;

/// The cards.
pub(super) fn fighting() -> Vec<Card> {
    let of_itself = |change: Change| Ability::Static(Static::new(Objects::This, vec![change]));
    let cost = || Cost { parts: vec![CostPart::Mana(mana("1"))] };
    let gains = |pattern: Pattern| {
        Ability::Triggered(Triggered::on(pattern, vec![Effect::GainLife(Players::You, number(1)).into()]))
    };
    let only_if = |pattern: Pattern, condition: Condition| {
        let gained = vec![Effect::GainLife(Players::You, number(1)).into()];
        Ability::Triggered(Triggered { only_if: Some(condition), ..Triggered::on(pattern, gained) })
    };
    let timed = |name: &str, time: CombatTime| {
        let damage = Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: number(1) };
        let abilities = vec![Ability::Casting(terms::cast_only(time)), spell(vec![any_target()], vec![damage.into()])];
        Card::from(Values { abilities, ..card(name, "R", &[Type::Instant]) })
    };
    let enchantment = |name: &str, abilities: Vec<Ability>| {
        Card::from(Values { abilities, ..card(name, "1W", &[Type::Enchantment]) })
    };
    let trick = |name: &str, how: CombatChange| {
        instant(name, "U", vec![target_creature()], vec![Effect::Combat(target(0), how).into()])
    };
    let returns = |name: &str, joins: Joining| {
        let to = Destination { joins: Some(joins), under: Some(Players::You), ..Destination::to(Zone::Battlefield) };
        let what = Targetable::Object(Filter::CREATURE.and(Filter::In(Zone::Graveyard)));
        instant(name, "1B", vec![TargetSpec::one(what)], vec![Effect::Move(target(0), to).into()])
    };
    let attacks = |attacked: Attacked| Pattern {
        attacked: Some(attacked),
        together: true,
        ..Pattern::of(DeedKind::Attack, Filter::Any)
    };
    let other = |kind: DeedKind| Pattern { other: Some(Filter::CREATURE), ..Pattern::of(kind, Filter::CREATURE) };
    vec![
        creature(
            "Pack Hound",
            "R",
            (2, 1),
            vec![of_itself(Change::CantAttackAlone), of_itself(Change::CantBlockAlone)],
        ),
        creature("Zealous Guard", "W", (1, 3), vec![of_itself(Change::MustBlock), of_itself(Change::CanBlockMore(1))]),
        creature("Berserker", "1R", (3, 1), vec![of_itself(Change::MustAttack), of_itself(Change::MustBeBlocked)]),
        creature("Decoy", "1G", (1, 1), vec![of_itself(Change::MustBeBlockedByAll)]),
        creature("Slinker", "1B", (2, 1), vec![of_itself(Change::BlockedByAtMost(1))]),
        creature("Mercenary", "B", (2, 2), vec![of_itself(Change::CostsToAttack(cost()))]),
        creature("Toll Keeper", "W", (1, 4), vec![of_itself(Change::CostsToBlock(cost()))]),
        enchantment(
            "Narrow Pass",
            vec![anthem(Filter::CREATURE, vec![Change::AttackersAtMost(2), Change::BlockersAtMost(2)])],
        ),
        enchantment(
            "War Drums",
            vec![
                gains(Pattern { subject: Filter::CREATURE, ..Pattern::by(DeedKind::Attack, Players::You) }),
                gains(attacks(Attacked::Player(Players::All))),
                gains(attacks(Attacked::Planeswalker(Filter::Any))),
            ],
        ),
        enchantment(
            "Battlements",
            vec![
                gains(other(DeedKind::Block)),
                gains(other(DeedKind::BlockedBy)),
                gains(Pattern::of(DeedKind::Unblocked, Filter::CREATURE)),
                gains(Pattern {
                    blockers: Some((Comparison::AtLeast, 2)),
                    ..Pattern::of(DeedKind::BlockedBy, Filter::CREATURE)
                }),
            ],
        ),
        returns("Reinforcements", Joining::Attacking(None)),
        returns("Last Defender", Joining::Blocking(None)),
        trick("Call Away", CombatChange::Leave),
        trick("Hindrance", CombatChange::BecomeBlocked),
        trick("Diversion", CombatChange::Reselect),
        trick("Levy", CombatChange::Join(Joining::Attacking(None))),
        trick("Interposition", CombatChange::Join(Joining::Blocking(None))),
        creature(
            "Sellsword",
            "R",
            (2, 2),
            vec![of_itself(Change::MayPayToAttack(
                cost(),
                Arc::new(Triggered::on(
                    Pattern::of(DeedKind::Note, Filter::Any),
                    vec![Effect::Draw(Players::You, number(1)).into()],
                )),
            ))],
        ),
        timed("Ambuscade", CombatTime::OfFirstCombat(CombatLimit::Before(CombatPoint::AttackersDeclared))),
        timed("Riposte", CombatTime::During(Players::All, Some(CombatLimit::After(CombatPoint::BlockersDeclared)))),
        timed("Last Moment", CombatTime::OfFirstCombat(CombatLimit::Before(CombatPoint::CombatDamage))),
        enchantment(
            "War Chronicle",
            vec![
                only_if(
                    Pattern::of(DeedKind::Attack, Filter::CREATURE),
                    Condition::Match(Objects::Slot(Slot::EVENT_OBJECTS), Filter::HadToAttack),
                ),
                only_if(
                    Pattern::begins(Step::End, Players::You),
                    Condition::Attacked(Players::You, Players::Opponents),
                ),
                only_if(
                    Pattern::begins(Step::EndOfCombat, Players::All),
                    Condition::Attacking(Players::Opponents, Players::You),
                ),
            ],
        ),
    ]
}

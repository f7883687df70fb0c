//! Cards with terms of the rules: piles, devotion, cards that are exiled face down, anchor words.

use std::sync::Arc;

use vademecum_abilities::*;

use super::shorthand::{artifact, compare, each, enchantment, one, target_of};
use crate::pool::builders::*;

/// What is done as a permanent enters.
fn as_it_enters(program: Program) -> Ability {
    Ability::Replacement(Replacement::of(enters(Filter::This), Replaced::EntersAfter { program, with: None }))
}

/// A creature whose size is counted among what a player has who is chosen as it enters.
pub(super) fn of_chosen_player() -> Card {
    let first = Slot(0x20);
    let rival = as_it_enters(vec![
        Instruction::from(Effect::ChoosePlayer(Players::Opponents)).into_slot(first),
        Effect::RememberNumber(first, 0, Remembered::Choice).into(),
    ]);
    let theirs_and_one = || {
        let theirs = Filter::CREATURE.and(Filter::Controller(Players::Chosen(0)));
        Amount::Plus(Box::new(number(1)), Box::new(Amount::Count(Box::new(each(theirs)))))
    };
    let watches = Static {
        defines: true,
        ..Static::new(Objects::This, vec![Change::Define(theirs_and_one(), theirs_and_one())])
    };
    creature("Order of the Watch", "2W", (1, 1), vec![rival, Ability::Static(watches)])
}

/// Cards of chapters 201, 406, 611, 614 and 700.
pub(super) fn terms() -> Vec<Card> {
    let (first, second, kept, rest) = (Slot(0x20), Slot(0x21), Slot(0x22), Slot(0x23));
    let piles = [first, second];
    let top = |n| Objects::Top(Players::You, Box::new(number(n)));
    let division = vec![
        Instruction::from(Effect::ChoosePlayer(Players::Opponents)).into_slot(Slot(0x24)),
        Effect::Separate { who: Players::Slot(Slot(0x24)), what: top(4), piles }.into(),
        Instruction::from(Effect::ChoosePile { who: Players::You, piles, other: rest }).into_slot(kept),
        Effect::Move(Objects::Slot(kept), Destination::to(Zone::Hand)).into(),
        Effect::Move(Objects::Slot(rest), Destination::to(Zone::Graveyard)).into(),
    ];
    let face_down = Destination { face_down: true, ..Destination::to(Zone::Exile) };
    let hide = Instruction::from(Effect::Move(target(0), face_down)).into_slot(kept);
    let seen = vec![hide.clone(), Effect::LookAt(Players::You, Objects::Slot(kept)).into()];
    let from = |zone| CastingRule::yours(Castable::Spells(Filter::CREATURE), CastingChange::From(zone, None));
    let hasty = CastingRule { grants: vec![Change::Gain(Keyword(10))], ..from(Zone::Graveyard) };
    let choose = |among: Filter, into: Slot| {
        let among = Objects::Each(among);
        Instruction::from(Effect::Choose { who: Players::You, among, least: number(1), most: number(1) })
            .into_slot(into)
    };
    let buried = Filter::CREATURE.and(Filter::In(Zone::Graveyard)).and(Filter::Owner(Players::You));
    let eats = as_it_enters(vec![
        choose(Filter::CREATURE.yours(), first),
        Effect::SacrificeThose(Objects::Slot(first)).into(),
    ]);
    let digs = as_it_enters(vec![
        choose(buried, second),
        Effect::Move(Objects::Slot(second), Destination::to(Zone::Exile)).into(),
    ]);
    let path = as_it_enters(vec![
        Instruction::from(Effect::ChooseWord(Players::You, 2)).into_slot(first),
        Effect::RememberNumber(first, 0, Remembered::Word).into(),
    ]);
    let anchored = |place: u8, keyword: u8| {
        let has = Static::new(Objects::This, vec![Change::Gain(Keyword(keyword))]);
        Ability::Static(Static { only_if: Some(Condition::Chosen(0, place)), ..has })
    };
    let sleeps = Static {
        only_if: Some(compare(Amount::Devotion(Colors::only(Color::Red)), Comparison::AtMost, number(1))),
        ..Static::new(Objects::This, vec![Change::RemoveTypes(Types::only(Type::Creature))])
    };
    let theirs = each(Filter::CREATURE.and(Filter::Controller(Players::Opponents)));
    let lone = target_of(Filter::CREATURE.and(Filter::OtherName(Box::new(theirs))));
    let ends = Triggered::on(
        Pattern::begins(Step::End, Players::All),
        one(Effect::Destroy { what: target(0), regenerable: true }),
    );
    let doom = Effect::Delay { ability: Arc::new(ends), lasts: Duration::Forever, once: true };
    let stone = vec![Change::SetTypes(Types::only(Type::Artifact))];
    let horn = Amount::Power(Box::new(Objects::Host));
    let party = Box::new([252, 253, 240, 241].map(Subtype));
    let parting = vec![
        Instruction::from(Effect::ChooseParty(Players::All, party)).into_slot(kept),
        Effect::Tap(Objects::Each(Filter::CREATURE.and(Filter::Slot(kept).negated()))).into(),
    ];
    let is_creature = Condition::Revealed(target(0), Filter::CREATURE);
    let unveiling = vec![
        Effect::Reveal(target(0)).into(),
        Effect::If { condition: is_creature, then: one(Effect::TurnFace(target(0), true)), otherwise: vec![] }.into(),
    ];
    let attach = Effect::Attach(Objects::This, Subjects::Slot(Slot(0)));
    vec![
        sorcery("Two Heaps", "U", vec![], division),
        instant("Sealed Vault", "0", vec![target_creature()], seen),
        instant("Blind Vault", "0", vec![target_creature()], vec![hide]),
        enchantment("Vault Door", "0", vec![Ability::Casting(from(Zone::Exile))]),
        enchantment("Hasty Crypt", "0", vec![Ability::Casting(hasty)]),
        creature("Double Glutton", "0", (4, 4), vec![eats, digs]),
        creature("Monk of Sky and Earth", "W", (2, 2), vec![path, anchored(0, 9), anchored(1, 20)]),
        Card::from(Values {
            power: Some(5),
            toughness: Some(5),
            abilities: vec![Ability::Static(sleeps)],
            ..card("Sleeping God", "R", &[Type::Creature, Type::Enchantment])
        }),
        artifact(
            "Altar of Devotion",
            "0",
            vec![Ability::Static(Static::new(Objects::This, vec![Change::MoreDevotion(1)]))],
        ),
        instant("Bane of Loners", "0", vec![lone], one(Effect::Destroy { what: target(0), regenerable: true })),
        sorcery("Parting of Ways", "0", vec![], parting),
        instant("Unveiling", "0", vec![target_of(Filter::FaceDown)], unveiling),
        instant("Doomed", "0", vec![target_creature()], one(doom)),
        instant(
            "Turn to Stone",
            "0",
            vec![target_creature()],
            vec![
                Effect::Change { which: target(0), changes: stone, lasts: Duration::Forever }.into(),
                Effect::Tap(target(0)).into(),
            ],
        ),
        Card::from(Values {
            subtypes: Subtypes::NONE.with(Subtype::EQUIPMENT),
            abilities: vec![
                anthem(Filter::CREATURE.yours(), vec![Change::Modify(horn, number(0))]),
                activated(Cost::mana(mana("0")), vec![target_creature()], one(attach)),
            ],
            ..card("Horn of War", "0", &[Type::Artifact])
        }),
    ]
}

#[cfg(test)]
mod tests {
    use vademecum_machine::number_cards;
    use vademecum_rule_ids::magic::{
        self, R201_2C, R406_3, R406_3B, R604_7, R611_3D, R614_12B, R614_13B, R700_5A, R700_7,
    };
    use vademecum_trace::DecisionCounts;

    use super::{super::super::pool, *};
    use crate::count_decisions;

    #[test]
    fn their_rules_decide() {
        let lands = pool().into_iter().filter(|card| card.faces[0].is_land());
        let cards = number_cards(lands.chain(terms())).expect("the cards are sound");
        let counts: DecisionCounts = count_decisions(&cards, 0..40, 2_000);
        let rules = [R201_2C, R406_3, R406_3B, R604_7, R611_3D, R614_12B, R614_13B, R700_5A, R700_7];
        let undecided = rules.iter().filter(|&&rule| {
            let of_rule = || counts.all().into_iter().filter(move |of| of.rule == rule);
            !of_rule().any(|of| of.true_count > 0) || of_rule().any(|of| of.is_never_false())
        });
        let undecided: Vec<_> = undecided.map(|&rule| magic::number(rule).to_string()).collect();
        assert_eq!(undecided, Vec::<String>::new());
    }
}

//! Linked abilities (607).

use vademecum_abilities::*;
use vademecum_machine::{Choice, Item};
use vademecum_rule_ids::magic::*;
use vademecum_trace::without;
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{activated, card, creature, enters, mana, number, target_creature, token};

const FOUND: Slot = Slot::FIRST_FREE;

fn free(targets: Vec<TargetSpec>, program: Program) -> Ability {
    activated(Cost::mana(mana("0")), targets, program)
}

/// "Exile target creature", of a pair of linked abilities.
fn exiles(pair: u8) -> Program {
    vec![
        Instruction::from(Effect::Move(Objects::Slot(Slot(0)), Destination::to(Zone::Exile))).into_slot(FOUND),
        Effect::Remember(Objects::Slot(FOUND), pair).into(),
    ]
}

/// "Return the exiled cards to the battlefield under their owners' control."
fn returns(pair: u8) -> Program {
    vec![
        Instruction::from(Effect::Recall(pair)).into_slot(FOUND),
        Effect::Move(Objects::Slot(FOUND), Destination::to(Zone::Battlefield)).into(),
    ]
}

fn artifact(name: &str, abilities: Vec<Ability>) -> Card {
    Card::from(Values { abilities, ..card(name, "1", &[Type::Artifact]) })
}

/// A cage that exiles and lets go, and exiles for good as well.
fn cage() -> Card {
    let exile = |pair| free(vec![target_creature()], exiles(pair));
    artifact("Cage", vec![exile(0), free(vec![], returns(0)), exile(1)])
}

fn with_cage(out: Option<RuleId>) -> Table {
    lay(vec![cage()]).play(ANA, &["Cage"]).play(BETO, &["Bear", "Rhino"]).begin_without(out)
}

#[test]
fn the_exiled_cards_are_those_of_the_linked_ability() {
    let back = |out| {
        let mut table = with_cage(out);
        table.activate("Cage", 0, &["Bear"]).resolve().activate("Cage", 2, &["Rhino"]).resolve();
        table.activate("Cage", 1, &[]).resolve();
        (table.zone("Bear"), table.zone("Rhino"))
    };
    without!(R607_1, back, (Zone::Battlefield, Zone::Exile), (Zone::Battlefield, Zone::Battlefield));
    without!(R607_2A, back, (Zone::Battlefield, Zone::Exile), (Zone::Exile, Zone::Exile));
}

#[test]
fn the_exiled_card_may_be_several() {
    let back = |out| {
        let mut table = with_cage(out);
        table.activate("Cage", 0, &["Bear"]).resolve().activate("Cage", 0, &["Rhino"]).resolve();
        table.activate("Cage", 1, &[]).resolve();
        (table.zone("Bear"), table.zone("Rhino"))
    };
    without!(R607_3, back, (Zone::Battlefield, Zone::Battlefield), (Zone::Battlefield, Zone::Exile));
}

#[test]
fn what_a_replacement_exiles_is_exiled_with_its_object() {
    let dying = Pattern::moves(
        Filter::CREATURE.and(Filter::Controller(Players::Opponents)),
        Zones::only(Zone::Battlefield),
        Zones::only(Zone::Graveyard),
    );
    let instead = vec![
        Instruction::from(Effect::Move(Objects::Slot(Slot::EVENT_OBJECTS), Destination::to(Zone::Exile)))
            .into_slot(FOUND),
        Effect::Remember(Objects::Slot(FOUND), 0).into(),
    ];
    let urn = artifact(
        "Urn",
        vec![Ability::Replacement(Replacement::of(dying, Replaced::Program(instead))), free(vec![], returns(0))],
    );
    let back = |out| {
        let lay = lay(vec![urn.clone()]).play(ANA, &["Urn", "Mountain"]).hold(ANA, &["Spark"]).play(BETO, &["Bear"]);
        let mut table = lay.begin_without(out);
        table.cast("Spark", &["Bear"]).resolve();
        assert_eq!(table.zone("Bear"), Zone::Exile);
        table.activate("Urn", 0, &[]).resolve();
        table.zone("Bear")
    };
    without!(R607_2B, back, Zone::Battlefield, Zone::Exile);
}

#[test]
fn what_was_created_with_an_object_is_known_of_it() {
    let forge = vec![
        Instruction::from(Effect::Create { who: Players::You, token: 0, amount: number(1), onto: None })
            .into_slot(FOUND),
        Effect::Remember(Objects::Slot(FOUND), 0).into(),
    ];
    let melt = vec![
        Instruction::from(Effect::Recall(0)).into_slot(FOUND),
        Effect::Destroy { what: Objects::Slot(FOUND), regenerable: true }.into(),
    ];
    let mut anvil = artifact("Anvil", vec![free(vec![], forge), free(vec![], melt)]);
    anvil.tokens = vec![token("Golem", (3, 3), vec![])];
    let left = |out| {
        let mut table = lay(vec![anvil.clone()]).play(ANA, &["Anvil", "Bear"]).begin_without(out);
        table.activate("Anvil", 0, &[]).resolve().activate("Anvil", 1, &[]).resolve();
        (table.count("Golem", Zone::Battlefield), table.zone("Bear"))
    };
    without!(R607_2C, left, (0, Zone::Battlefield), (1, Zone::Battlefield));
}

#[test]
fn granted_abilities_are_linked_to_each_other() {
    let crown = |granted: Vec<Ability>| {
        let gain = |place| Change::GainAbility(place);
        let all = vademecum_machine_fuzz::pool::anthem(Filter::CREATURE.yours(), vec![gain(0), gain(1)]);
        Card::from(Values { abilities: vec![all], granted, ..card("Crown", "2", &[Type::Enchantment]) })
    };
    let back = |out| {
        let card = crown(vec![free(vec![target_creature()], exiles(0)), free(vec![], returns(0))]);
        let lay = lay(vec![card]).play(ANA, &["Crown", "Knight"]).play(BETO, &["Bear"]);
        let mut table = lay.begin_without(out);
        table.activate("Knight", 0, &["Bear"]).resolve().activate("Knight", 1, &[]).resolve();
        table.zone("Bear")
    };
    without!(R607_1A, back, Zone::Battlefield, Zone::Exile);
}

#[test]
fn what_another_text_exiled_is_nothing_to_this_one() {
    // A shifter that is a copy of one jailer, and then of another.
    let jail = creature("Jailer", "W", (1, 1), vec![free(vec![target_creature()], exiles(0))]);
    let free_all = creature("Liberator", "W", (1, 1), vec![free(vec![], returns(0))]);
    let copies = |name: &str| Effect::Change {
        which: Objects::This,
        changes: vec![Change::CopyOf(Objects::Slot(Slot(0)), vec![])],
        lasts: if name.is_empty() { Duration::Forever } else { Duration::EndOfTurn },
    };
    let shift = free(vec![target_creature()], vec![copies("turn").into()]);
    let shifter = creature("Shifter", "U", (1, 1), vec![shift]);
    let back = |out| {
        let own = ["Shifter", "Jailer", "Liberator"];
        let lay = lay(vec![jail.clone(), free_all.clone(), shifter.clone()]).play(ANA, &own).play(BETO, &["Bear"]);
        let mut table = lay.begin_without(out);
        let shifter = table.id("Shifter");
        let shift = table.ability(shifter, 0);
        let again = |table: &mut Table, to: &str| {
            let item = table.item(to);
            table.choose(Choice::Activate(shifter, shift));
            table.choose(Choice::Pick(item)).pay();
        };
        // Both changes are on the stack before the first one resolves.
        again(&mut table, "Liberator");
        again(&mut table, "Jailer");
        table.pass_both();
        let exile = table.ability(shifter, 0);
        table.choose(Choice::Activate(shifter, exile));
        table.pick("Bear").pay().pass_both();
        assert_eq!(table.zone("Bear"), Zone::Exile);
        table.pass_both();
        let release = table.ability(shifter, 0);
        table.choose(Choice::Activate(shifter, release)).pay();
        table.resolve();
        table.zone("Bear")
    };
    without!(R607_5, back, Zone::Exile, Zone::Battlefield);
}

#[test]
fn what_was_exiled_to_pay_for_a_spell_is_exiled_with_the_permanent() {
    let reclaim = vec![
        Instruction::from(Effect::Recall(u8::MAX)).into_slot(FOUND),
        Effect::Move(Objects::Slot(FOUND), Destination::to(Zone::Hand)).into(),
    ];
    let mut eater = creature("Grave Eater", "B", (3, 3), vec![free(vec![], reclaim)]);
    eater.faces[0].additional_cost = Cost::of(CostPart::Exile(1, Filter::CREATURE, Zone::Graveyard));
    let back = |out| {
        let lay = lay(vec![eater.clone()]).play(ANA, &["Swamp"]).hold(ANA, &["Grave Eater"]);
        let mut table = lay.put(ANA, Zone::Graveyard, &["Bear"]).begin_without(out);
        table.cast("Grave Eater", &[]).resolve();
        table.activate("Grave Eater", 0, &[]).resolve();
        table.zone("Bear")
    };
    without!(R607_2Q, back, Zone::Hand, Zone::Exile);
}

/// "Choose a color", of a pair of linked abilities.
fn chooses_color() -> Program {
    vec![
        Instruction::from(Effect::ChooseColor(Players::You)).into_slot(FOUND),
        Effect::RememberNumber(FOUND, 0, Remembered::Choice).into(),
    ]
}

/// "You gain 1 life for each permanent of the chosen color", or whatever is done with what was chosen.
fn with_number(effect: Effect) -> Program {
    vec![Instruction::from(Effect::RecallNumber(0)).into_slot(FOUND), effect.into()]
}

fn counts_color() -> Program {
    let of_it = Objects::Each(Filter::CREATURE.and(Filter::ColorIn(FOUND)));
    with_number(Effect::GainLife(Players::You, Amount::Count(Box::new(of_it))))
}

#[test]
fn the_chosen_color_is_that_of_the_linked_ability() {
    let voice = artifact("Color Voice", vec![free(vec![], chooses_color()), free(vec![], counts_color())]);
    let life = |out| {
        let mut table = lay(vec![voice.clone()]).play(ANA, &["Color Voice", "Bear", "Knight"]).begin_without(out);
        table.activate("Color Voice", 0, &[]).pass_both();
        table.choose(Choice::Pick(Item::Mana(ManaKind::Green)));
        table.activate("Color Voice", 1, &[]).resolve();
        table.life(ANA)
    };
    without!(R607_2D, life, 21, 20);
    // The color of the mana is the chosen one as well.
    let taps = activated(
        Cost::of(CostPart::Tap),
        vec![],
        vec![
            Instruction::from(Effect::RecallNumber(0)).into_slot(FOUND),
            Effect::AddManaOf(Players::You, ManaTypes::Chosen(FOUND), number(1)).into(),
        ],
    );
    let plume = artifact("Plume", vec![free(vec![], chooses_color()), taps]);
    let mut table = lay(vec![plume]).play(ANA, &["Plume"]).begin();
    table.activate("Plume", 0, &[]).pass_both();
    table.choose(Choice::Pick(Item::Mana(ManaKind::Red))).tap_for("Plume", 1, ManaKind::Red);
    assert_eq!(table.state.player(ANA).pool.of(ManaKind::Red), 1);
}

#[test]
fn a_token_speaks_of_what_was_exiled_by_what_created_it() {
    // "Exile target creature, then create a token with "{0}: Return the exiled card to the battlefield.""
    let mut jails = exiles(0);
    let jailer = Slot(FOUND.0 + 1);
    jails.extend([
        Instruction::from(Effect::Create { who: Players::You, token: 0, amount: number(1), onto: None })
            .into_slot(jailer),
        Effect::Remember(Objects::Slot(jailer), 1).into(),
    ]);
    let mut cell = artifact("Cell", vec![free(vec![target_creature()], jails)]);
    cell.tokens = vec![token("Jailer", (1, 1), vec![free(vec![], returns(0))])];
    let back = |out| {
        let lay = lay(vec![cell.clone()]).play(ANA, &["Cell", "Mountain"]).play(BETO, &["Bear"]);
        let mut table = lay.begin_without(out);
        table.activate("Cell", 0, &["Bear"]).resolve();
        assert_eq!(table.zone("Bear"), Zone::Exile);
        table.activate("Jailer", 0, &[]).resolve();
        table.zone("Bear")
    };
    without!(R607_1D, back, Zone::Battlefield, Zone::Exile);
}

#[test]
fn what_was_paid_as_it_entered_is_known_of_a_permanent() {
    // "As this enters, you may pay 3 life. When this enters, if 3 life was paid as it entered, draw two cards."
    let paid = Slot(FOUND.0 + 1);
    let remember = vec![
        Instruction::from(Effect::Let(number(1))).into_slot(paid),
        Effect::RememberNumber(paid, 0, Remembered::Payment).into(),
    ];
    let pays = Effect::Pay {
        who: Players::You,
        payer: FOUND,
        cost: Cost::of(CostPart::Life(number(3))),
        must: false,
        then: remember,
        otherwise: vec![],
    };
    let entering = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
    let asks = Replacement::of(entering, Replaced::EntersAfter { program: vec![pays.into()], with: None });
    let is_paid = Condition::Compare(Amount::Slot(paid), Comparison::Exactly, number(1));
    let draws = vec![
        Instruction::from(Effect::RecallNumber(0)).into_slot(paid),
        Effect::If { condition: is_paid, then: vec![Effect::Draw(Players::You, number(2)).into()], otherwise: vec![] }
            .into(),
    ];
    let seer = creature(
        "Paid Seer",
        "B",
        (2, 2),
        vec![Ability::Replacement(asks), Ability::Triggered(Triggered::on(enters(Filter::This), draws))],
    );
    let hand = |choice, out| {
        let lay = lay(vec![seer.clone()]).play(ANA, &["Swamp"]).hold(ANA, &["Paid Seer"]);
        let mut table = lay.begin_without(out);
        table.cast("Paid Seer", &[]).pass_both().choose(choice).resolve();
        (table.hand(ANA), table.life(ANA))
    };
    assert_eq!(hand(Choice::No, None), (0, 20));
    without!(R607_2G, |out| hand(Choice::Yes, out), (2, 17), (0, 17));
}

#[test]
fn a_variable_additional_cost_is_known_of_the_permanent() {
    // "As an additional cost to cast this spell, pay X life. This enters with X +1/+1 counters on it."
    let mut fiend = creature(
        "Sworn Fiend",
        "B",
        (1, 1),
        vec![Ability::Replacement(Replacement::of(
            Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield)),
            Replaced::EntersWith(CounterKind::PlusOne, Amount::X),
        ))],
    );
    fiend.faces[0].additional_cost = Cost::of(CostPart::Life(Amount::X));
    let sworn = |out| {
        let mut table = lay(vec![fiend.clone()]).play(ANA, &["Swamp"]).hold(ANA, &["Sworn Fiend"]).begin_without(out);
        table.announce("Sworn Fiend", &[]).choose(Choice::Number(4)).pay().resolve();
        (table.size("Sworn Fiend"), table.life(ANA))
    };
    without!(R607_2J, sworn, ((5, 5), 16), ((1, 1), 16));
    // No more than the player has.
    let mut table = lay(vec![fiend.clone()]).play(ANA, &["Swamp"]).hold(ANA, &["Sworn Fiend"]).begin();
    table.announce("Sworn Fiend", &[]);
    assert!(table.allows(Choice::Number(20)) && !table.allows(Choice::Number(21)));
}

#[test]
fn what_was_noted_and_the_word_that_was_chosen_are_remembered() {
    let notes = vec![
        Instruction::from(Effect::Let(Amount::Count(Box::new(Objects::Each(Filter::CREATURE))))).into_slot(FOUND),
        Effect::RememberNumber(FOUND, 0, Remembered::Note).into(),
    ];
    let gains = with_number(Effect::GainLife(Players::You, Amount::Slot(FOUND)));
    let book = artifact("Old Book", vec![free(vec![], notes), free(vec![], gains)]);
    let life = |out| {
        let mut table = lay(vec![book.clone()]).play(ANA, &["Old Book", "Bear", "Knight"]).begin_without(out);
        table.activate("Old Book", 0, &[]).resolve().activate("Old Book", 1, &[]).resolve();
        table.life(ANA)
    };
    without!(R607_2E, life, 22, 20);
    let sworn = vec![
        Instruction::from(Effect::ChooseWord(Players::You, 2)).into_slot(FOUND),
        Effect::RememberNumber(FOUND, 0, Remembered::Word).into(),
    ];
    let second = Condition::Compare(Amount::Slot(FOUND), Comparison::Exactly, number(1));
    let reward = vec![Effect::GainLife(Players::You, number(3)).into()];
    let keeps = with_number(Effect::If { condition: second, then: reward, otherwise: vec![] });
    let oath = artifact("Twofold Oath", vec![free(vec![], sworn), free(vec![], keeps)]);
    let kept = |out| {
        let mut table = lay(vec![oath.clone()]).play(ANA, &["Twofold Oath"]).begin_without(out);
        table.activate("Twofold Oath", 0, &[]).pass_both();
        table.choose(Choice::Pick(Item::Mode(1)));
        table.activate("Twofold Oath", 1, &[]).resolve();
        table.life(ANA)
    };
    without!(R607_2F, kept, 23, 20);
}

#[test]
fn a_choice_that_was_never_made_is_undefined() {
    // A shifter chooses a color as one creature, and then is another one that speaks of a chosen color.
    let voice = creature("Voice", "W", (1, 1), vec![free(vec![], chooses_color())]);
    let sage = creature("Color Sage", "W", (1, 1), vec![free(vec![], counts_color())]);
    let copies = Effect::Change {
        which: Objects::This,
        changes: vec![Change::CopyOf(Objects::Slot(Slot(0)), vec![])],
        lasts: Duration::EndOfTurn,
    };
    let shifter = creature("Shifter", "U", (1, 1), vec![free(vec![target_creature()], vec![copies.into()])]);
    let life = |out| {
        let own = ["Shifter", "Voice", "Color Sage"];
        let lay = lay(vec![voice.clone(), sage.clone(), shifter.clone()]).play(ANA, &own);
        let mut table = lay.begin_without(out);
        let shifter = table.id("Shifter");
        let shift = table.ability(shifter, 0);
        for to in ["Color Sage", "Voice"] {
            let item = table.item(to);
            table.choose(Choice::Activate(shifter, shift)).choose(Choice::Pick(item)).pay();
        }
        table.pass_both();
        let choose = table.ability(shifter, 0);
        table.choose(Choice::Activate(shifter, choose)).pay().pass_both();
        table.choose(Choice::Pick(Item::Mana(ManaKind::White))).pass_both();
        let count = table.ability(shifter, 0);
        table.choose(Choice::Activate(shifter, count)).pay();
        table.resolve();
        table.life(ANA)
    };
    without!(R607_5A, life, 20, 23);
}

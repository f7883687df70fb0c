//! What texts mean: who, how many, whose, and what "it" is.

use vademecum_abilities::{
    Ability, Amount, Change, Cost, CostPart, CounterKind, DeedKind, Destination, Duration, Effect, Filter, Instruction,
    Objects, Pattern, Players, Program, Replaced, Slot, SpellAbility, Subjects, SubtypeNames, TargetSpec, Targetable,
    Triggered, Type, Zone, Zones,
};
use vademecum_card_compiler::{Printed, STARS, compile, opaque};
use vademecum_vocab::Lang;

use super::{CREATURE, LANGS, SPELL, card, same};

const FIRST: Slot = Slot(0);
const RESULT: Slot = Slot::FIRST_FREE;

fn spell(texts: [&str; 3]) -> SpellAbility {
    match &same(SPELL, texts)[..] {
        [Ability::Spell(spell)] => spell.clone(),
        other => panic!("{other:?}"),
    }
}

fn triggered(texts: [&str; 3]) -> Triggered {
    match &same(CREATURE, texts)[..] {
        [Ability::Triggered(ability)] => ability.clone(),
        other => panic!("{other:?}"),
    }
}

fn effects(program: &Program) -> Vec<Effect> {
    program.iter().map(|instruction| instruction.effect.clone()).collect()
}

fn creature() -> TargetSpec {
    TargetSpec::one(Targetable::Object(Filter::CREATURE))
}

/// An English text that is not understood.
#[track_caller]
fn strange(types: [&str; 3], text: &str) {
    let card = card(Lang::En, "Probo", types[2], text);
    assert_eq!(opaque(&card).count(), 1, "{text}: {:?}", card.faces[0].abilities);
}

#[test]
fn one_creature_is_not_all_of_them() {
    let spell = spell([
        "Regresa una criatura que controlas a la mano de su propietario.",
        "Devolva uma criatura que você controla para a mão de seu dono.",
        "Return a creature you control to its owner's hand.",
    ]);
    let one = || Amount::Number(1);
    let choose =
        Effect::Choose { who: Players::You, among: Objects::Each(Filter::CREATURE.yours()), least: one(), most: one() };
    let returned = Effect::Move(Objects::Slot(RESULT), Destination::to(Zone::Hand));
    assert_eq!(spell.program, [Instruction::from(choose).into_slot(RESULT), returned.into()]);
    for text in ["A creature you control gets +1/+1.", "Two creatures you control have flying.", "Destroy creatures."] {
        strange(CREATURE, text);
    }
    strange(CREATURE, "Whenever creatures die, draw a card.");
    strange(CREATURE, "Whenever two creatures die, draw a card.");
    strange(SPELL, "Opponent discards a card.");
}

#[test]
fn counters_are_of_the_kind_that_is_written() {
    let entering = same(
        CREATURE,
        [
            "Probo entra con dos contadores -1/-1 sobre él.",
            "Probo entra com dois marcadores -1/-1.",
            "Probo enters with two -1/-1 counters on it.",
        ],
    );
    let [Ability::Replacement(replacement)] = &entering[..] else { panic!("{entering:?}") };
    assert_eq!(replacement.with, Replaced::EntersWith(CounterKind::MinusOne, Amount::Number(2)));
    strange(CREATURE, "Probo enters with two verse counters on it.");
}

#[test]
fn its_power_is_that_of_what_was_spoken_of() {
    let swords = spell([
        "Exilia la criatura objetivo. Su controlador gana una cantidad de vidas igual a su fuerza.",
        "Exile a criatura alvo. Seu controlador ganha uma quantidade de pontos de vida igual ao seu poder.",
        "Exile target creature. Its controller gains life equal to its power.",
    ]);
    let it = || Box::new(Objects::Slot(FIRST));
    assert_eq!(swords.targets, [creature()]);
    assert_eq!(
        effects(&swords.program),
        [
            Effect::Move(Objects::Slot(FIRST), Destination::to(Zone::Exile)),
            Effect::GainLife(Players::ControllerOf(it()), Amount::Power(it())),
        ]
    );
    let bite = spell([
        "La criatura objetivo que controlas hace una cantidad de puntos de daño igual a su fuerza al artefacto objetivo.",
        "A criatura alvo que você controla causa uma quantidade de pontos de dano igual ao seu poder ao artefato alvo.",
        "Target creature you control deals damage equal to its power to target artifact.",
    ]);
    let dealt = Effect::Damage {
        source: Objects::Slot(FIRST),
        to: Subjects::Objects(Objects::Slot(Slot(1))),
        amount: Amount::Power(it()),
    };
    assert_eq!(effects(&bite.program), [dealt]);
    // Nothing was spoken of, or two things.
    strange(SPELL, "You gain life equal to its power.");
    strange(SPELL, "Its controller loses 2 life.");
    strange(SPELL, "Target creature fights target artifact. Its controller loses 2 life.");
    strange(SPELL, "Destroy all creatures. You gain life equal to its power.");
}

#[test]
fn a_card_in_your_graveyard_is_in_no_other() {
    let spell = |text: &str| {
        let card = card(Lang::En, "Probo", SPELL[2], text);
        let Some(Ability::Spell(spell)) = card.faces[0].abilities.first().cloned() else { panic!("{card:?}") };
        spell.targets
    };
    let dead = || Filter::CREATURE.and(Filter::In(Zone::Graveyard));
    let owned = |by: Players| Filter::CREATURE.and(Filter::Owner(by)).and(Filter::In(Zone::Graveyard));
    let target = |filter: Filter| vec![TargetSpec::one(Targetable::Object(filter))];
    let yours = "Return target creature card from your graveyard to your hand.";
    assert_eq!(spell(yours), target(owned(Players::You)));
    let any = "Put target creature card from a graveyard onto the battlefield under your control.";
    assert_eq!(spell(any), target(dead()));
    let theirs = "Exile target creature card from an opponent's graveyard.";
    assert_eq!(spell(theirs), target(owned(Players::Opponents)));
    strange(SPELL, "Return target creature card to your hand.");
    strange(SPELL, "Return target creature card from a graveyard to your hand.");
    strange(SPELL, "Return target creature to your hand.");
    strange(SPELL, "Return target creature to the battlefield.");
}

#[test]
fn that_creature_is_the_one_of_the_event() {
    let ability = triggered([
        "Siempre que una criatura entre bajo tu control, esa criatura obtiene +1/+0 hasta el final del turno.",
        "Toda vez que uma criatura entrar sob seu controle, aquela criatura recebe +1/+0 até o final do turno.",
        "Whenever a creature enters under your control, that creature gets +1/+0 until end of turn.",
    ]);
    let [Effect::Change { which, lasts: Duration::EndOfTurn, .. }] = &effects(&ability.effect.program)[..] else {
        panic!("{ability:?}")
    };
    assert_eq!(*which, Objects::Slot(Slot::EVENT_OBJECTS));
    assert_eq!(
        ability.on,
        vademecum_abilities::Trigger::Event(Pattern::moves(
            Filter::CREATURE.yours(),
            Zones::NONE,
            Zones::only(Zone::Battlefield)
        ))
    );
    strange(CREATURE, "Whenever an artifact enters, that creature gains haste until end of turn.");
    strange(CREATURE, "{T}: That creature gains haste until end of turn.");
    strange(CREATURE, "Whenever one or more creatures enter, that creature gains haste until end of turn.");
}

#[test]
fn what_may_be_done_is_done_in_full() {
    let spell = spell([
        "Puedes descartar dos cartas. Si lo haces, roba tres cartas.",
        "Você pode descartar dois cards. Se fizer isso, compre três cards.",
        "You may discard two cards. If you do, draw three cards.",
    ]);
    let paid = Effect::Pay {
        who: Players::You,
        payer: RESULT,
        cost: Cost::of(CostPart::Discard(2, Filter::Any)),
        must: false,
        then: vec![Effect::Draw(Players::You, Amount::Number(3)).into()],
        otherwise: Vec::new(),
    };
    assert_eq!(effects(&spell.program), [paid]);
    strange(SPELL, "You may pay {2}.");
    strange(SPELL, "If you do, draw a card.");
}

#[test]
fn who_may_is_who_does() {
    let spell = spell([
        "Cada oponente puede robar una carta.",
        "Cada oponente pode comprar um card.",
        "Each opponent may draw a card.",
    ]);
    let may = Effect::May {
        who: Players::Opponents,
        decider: RESULT,
        then: vec![Effect::Draw(Players::Slot(RESULT), Amount::Number(1)).into()],
        otherwise: Vec::new(),
    };
    assert_eq!(effects(&spell.program), [may]);
}

#[test]
fn who_did_it_does_what_follows_from_it() {
    let fair = spell([
        "Cada jugador puede descartar una carta. Si lo hace, pierde 2 vidas.",
        "Cada jogador pode descartar um card. Se fizer isso, perde 2 pontos de vida.",
        "Each player may discard a card. If they do, that player loses 2 life.",
    ]);
    let then = vec![Effect::LoseLife(Players::Slot(RESULT), Amount::Number(2)).into()];
    let cost = Cost::of(CostPart::Discard(1, Filter::Any));
    let who = Players::All;
    assert_eq!(
        effects(&fair.program),
        [Effect::Pay { who, payer: RESULT, cost, must: false, then, otherwise: Program::new() }]
    );
    // Whose library, hand or creature it would be is not said.
    strange(SPELL, "Each player may discard a card. If they do, destroy target creature.");
}

#[test]
fn who_does_something_does_what_comes_behind_it() {
    let spell = spell([
        "El jugador objetivo roba dos cartas y pierde 2 vidas.",
        "O jogador alvo compra dois cards e perde 2 pontos de vida.",
        "Target player draws two cards and loses 2 life.",
    ]);
    let who = || Players::Slot(FIRST);
    let two = || Amount::Number(2);
    assert_eq!(effects(&spell.program), [Effect::Draw(who(), two()), Effect::LoseLife(who(), two())]);
    let card = card(Lang::Es, "Probo", SPELL[0], "El jugador objetivo roba dos cartas y pierdes 2 vidas.");
    let Some(Ability::Spell(yours)) = card.faces[0].abilities.first() else { panic!("{card:?}") };
    assert_eq!(effects(&yours.program), [Effect::Draw(who(), two()), Effect::LoseLife(Players::You, two())]);
}

#[test]
fn targets_of_a_second_paragraph_are_its_own() {
    let card = card(
        Lang::En,
        "Probo",
        SPELL[2],
        "Destroy target artifact.\nTarget player draws a card.\nReturn a creature you control to its owner's hand.",
    );
    assert_eq!(opaque(&card).count(), 0);
    let [Ability::Spell(spell)] = &card.faces[0].abilities[..] else { panic!("{card:?}") };
    assert_eq!(spell.targets.len(), 2);
    assert_eq!(
        effects(&spell.program)[..2],
        [
            Effect::Destroy { what: Objects::Slot(FIRST), regenerable: true },
            Effect::Draw(Players::Slot(Slot(1)), Amount::Number(1)),
        ]
    );
}

#[test]
fn damage_to_a_player_is_not_damage_to_a_creature() {
    let ability = triggered([
        "Siempre que Probo haga daño de combate a un jugador, ese jugador descarta una carta.",
        "Toda vez que Probo causar dano de combate a um jogador, aquele jogador descarta um card.",
        "Whenever Probo deals combat damage to a player, that player discards a card.",
    ]);
    let pattern = Pattern {
        source: Some(Filter::This),
        combat: Some(true),
        to_players: true,
        ..Pattern::by(DeedKind::Damage, Players::All)
    };
    assert_eq!(ability.on, vademecum_abilities::Trigger::Event(pattern));
    assert_eq!(
        effects(&ability.effect.program),
        [Effect::Discard(Players::Slot(Slot::EVENT_PLAYER), Amount::Number(1))]
    );
}

#[test]
fn what_is_said_of_something_is_not_left_out() {
    for text in [
        // An adjective of a player, a number of each, an owner of what has none.
        "White opponent loses 2 life.",
        "Destroy each two creatures.",
        "Draw X cards equal to its power.",
        "That player loses 2 life.",
        "You gain that much life.",
        "Counter target creature.",
        "Destroy target spell.",
        "Destroy target instant.",
        "Return target creature to its owner's graveyard.",
        "Search your library for two land cards.",
        "Destroy target card from a graveyard.",
        "Target creature gets +1/+1.",
        "Destroy another target creature.",
        "Create a 1/1 Soldier creature token.",
        "Create a white Soldier creature token.",
        "You may draw a card unless an opponent.",
        "Destroy two target creatures. You gain life equal to its power.",
        "Destroy up to two target creatures. Its controller loses 2 life.",
        "Two target creatures fight target artifact.",
        "{T}: Draw a card.",
        "Whenever a creature dies, draw a card.",
        "You may draw a card and each opponent may draw a card.",
        "You may draw a card and each opponent discards a card.",
        "Draw a card. Activate only as a sorcery.",
    ] {
        strange(SPELL, text);
    }
    for text in [
        "{1}: Draw X cards.",
        "When Probo enters, draw X cards.",
        "When Probo enters, you gain that much life.",
        "Probo gets +X/+0.",
        "When this land enters, draw a card.",
        "If you control two creatures, draw a card.",
        "{T}: Draw a card. Activate only as a sorcery. Activate only as a sorcery.",
        "Sacrifice each creature: Draw a card.",
        "Landfall — When Probo enters, draw a card.",
        "Creatures you control have \"flying\".",
        "At the beginning of upkeep, draw a card.",
        "Whenever Probo dies, destroy it.",
        "Whenever target creature dies, draw a card.",
        "Whenever a spell enters, draw a card.",
    ] {
        strange(CREATURE, text);
    }
}

#[test]
fn artifact_creatures_are_both_and_artifacts_or_creatures_are_one_of_them() {
    let target = |text: &str| {
        let card = card(Lang::En, "Probo", SPELL[2], text);
        let Some(Ability::Spell(spell)) = card.faces[0].abilities.first().cloned() else { panic!("{card:?}") };
        spell.targets
    };
    let artifact = || Filter::Type(Type::Artifact);
    let both = Filter::All(vec![artifact(), Filter::CREATURE]);
    let one = Filter::Either(vec![artifact(), Filter::CREATURE, Filter::LAND]);
    assert_eq!(target("Destroy target artifact creature."), [TargetSpec::one(Targetable::Object(both))]);
    let text = "Destroy target artifact, creature, or land.";
    assert_eq!(target(text), [TargetSpec::one(Targetable::Object(one))]);
}

#[test]
fn an_additional_cost_is_no_ability_but_paid_with_the_mana_cost() {
    let texts = [
        "Como coste adicional para lanzar este hechizo, sacrifica dos artefactos.\nGanas 7 vidas.",
        "Como custo adicional para conjurar esta mágica, sacrifique dois artefatos.\nVocê ganha 7 pontos de vida.",
        "As an additional cost to cast this spell, sacrifice two artifacts.\nYou gain 7 life.",
    ];
    assert!(matches!(&same(SPELL, texts)[..], [Ability::Spell(_)]));
    for ((lang, type_line), text) in [Lang::Es, Lang::Pt, Lang::En].into_iter().zip(SPELL).zip(texts) {
        let card = card(lang, "Probo", type_line, text);
        let parts = &card.faces[0].additional_cost.parts;
        assert!(matches!(parts[..], [CostPart::Sacrifice(2, _)]), "{text}: {parts:?}");
    }
}

#[test]
fn stars_are_what_the_text_defines() {
    let number = "the number of lands you control";
    let english = |name: &str| format!("{name}'s power and toughness are each equal to {number}.");
    let (own, others) = (english("Probo"), english("Bear"));
    let texts = [
        ("Criatura — Oso", "La fuerza y la resistencia de Probo son iguales al número de tierras que controlas."),
        ("Criatura — Urso", "O poder e a resistência de Probo são iguais ao número de terrenos que você controla."),
        ("Creature — Bear", own.as_str()),
    ];
    let compiled = |lang, (type_line, text), size| {
        let printed = Printed { name: "Probo", cost: None, type_line, size: Some(size), text };
        compile(&printed, lang, &mut SubtypeNames::default())
    };
    let lands = Amount::Count(Box::new(Objects::Each(Filter::Type(Type::Land).yours())));
    for (lang, text) in LANGS.into_iter().zip(texts) {
        let card = compiled(lang, text, STARS).unwrap();
        let [Ability::Static(defined)] = &card.faces[0].abilities[..] else { panic!("{card:?}") };
        assert_eq!(defined.changes, [Change::Define(lands.clone(), lands.clone())]);
        assert!(defined.defines && defined.affects == Objects::This);
        // What has a size of its own is not defined by its text.
        assert_eq!(opaque(&compiled(lang, text, "2/2").unwrap()).count(), 1);
    }
    let more = [
        (
            "Criatura — Oso",
            "La fuerza y la resistencia de Probo son iguales a 2 más el número de tierras que controlas.",
        ),
        (
            "Criatura — Urso",
            "O poder e a resistência de Probo são iguais ao número de terrenos que você controla mais 2.",
        ),
        ("Creature — Bear", "Probo's power and toughness are each equal to 2 plus the number of lands you control."),
    ];
    let lands = Amount::Plus(Box::new(Amount::Number(2)), Box::new(lands));
    for (lang, text) in LANGS.into_iter().zip(more) {
        let card = compiled(lang, text, "2+*/2+*").unwrap();
        let [Ability::Static(defined)] = &card.faces[0].abilities[..] else { panic!("{card:?}") };
        assert_eq!(defined.changes, [Change::Define(lands.clone(), lands.clone())]);
        // What is printed and what the text says are the same.
        assert_eq!(opaque(&compiled(lang, text, STARS).unwrap()).count(), 1);
    }
    assert!(compiled(Lang::En, more[2], "2+*/1+*").is_err());
    assert!(compiled(Lang::En, ("Artifact", ""), STARS).is_err());
    for silent in ["", "Flying"] {
        assert!(compiled(Lang::En, ("Creature — Bear", silent), STARS).is_err(), "{silent}");
    }
    assert_eq!(opaque(&compiled(Lang::En, ("Creature — Bear", others.as_str()), STARS).unwrap()).count(), 1);
}

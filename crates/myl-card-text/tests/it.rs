//! Texts of invented cards, read into abilities, and texts that are refused.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use vademecum_myl::{
    Ability, Amount, Card, Cards, Cost, Effect, Event, Filter, Kind, Manner, Moment, Phase, Quality, Side, Static,
    StrengthChange, Until, Which, Who, Zone,
};
use vademecum_myl_card_text::{CardText, ReadText, UnreadText, read};

const FIRST: Which = Which::Target(0);

/// A set of cards in which one race is known.
fn cards() -> Cards {
    let mut cards = Cards::new();
    let race = cards.race("Navegante").unwrap();
    let ally = Card {
        name: "Grumete".to_owned(),
        kind: Kind::Ally,
        cost: Some(1),
        strength: Some(1),
        race: Some(race),
        is_unique: false,
        abilities: Vec::new(),
    };
    cards.add(ally).unwrap();
    cards
}

fn read_as(kind: Kind, text: &str) -> Result<ReadText, UnreadText> {
    read(CardText { name: "Ola Mayor", kind, text }, &cards())
}

fn abilities(kind: Kind, text: &str) -> Vec<Ability> {
    read_as(kind, text).unwrap().abilities
}

fn talisman(text: &str) -> Vec<Ability> {
    abilities(Kind::Talisman, text)
}

fn destroy(which: Which) -> Effect {
    Effect::Move(Manner::Destroy, which)
}

fn draw(count: i16) -> Effect {
    Effect::Draw { who: Who::You, count: Amount::Fixed(count), up_to: false }
}

#[test]
fn a_full_stop_ends_what_depends_on_each_other() {
    let enemy = Filter::allies().opposing();
    let played = || Ability::activated(&[]).with_target(enemy.clone()).does(destroy(FIRST));
    assert_eq!(talisman("Destruye un Aliado oponente. Roba 2 cartas."), [played().does(draw(2))]);
    assert_eq!(talisman("Destruye un Aliado oponente y roba dos cartas"), [played().then(draw(2))]);
    assert_eq!(talisman("Destruye un Aliado oponente para robar 2 cartas"), [played().so_that(draw(2))]);
}

#[test]
fn what_is_offered_for_something_has_a_cost() {
    let war = Ability::activated(&[Moment::War]).for_cost(Cost::Discard(2));
    let weaker = Effect::Strength(FIRST, StrengthChange::Add(Amount::Fixed(-2)), Until::FinalPhase);
    assert_eq!(
        abilities(
            Kind::Totem,
            "En Guerra de Talismanes, una vez por turno, puedes Descartar 2 cartas para que un Aliado oponente gane -2 a la Fuerza hasta la Fase Final"
        ),
        [war.once_per_turn().with_target(Filter::allies().opposing()).does(weaker)]
    );
    assert_eq!(
        abilities(
            Kind::Ally,
            "En tu Fase de Vigilia, puedes Desterrar a Ola Mayor para buscar un Tótem en tu Cementerio y ponerlo en juego"
        ),
        [Ability::activated(&[Moment::OwnVigil])
            .for_cost(Cost::Move(Manner::Exile, Which::This))
            .does(Effect::Search { zone: Zone::Graveyard, filter: Filter::kind(Kind::Totem), slot: 0 })
            .then(Effect::PutInPlay(Which::Slot(0)))]
    );
}

#[test]
fn what_happens_by_itself_is_no_offer() {
    let carrier = Effect::Strength(Which::Carrier, StrengthChange::Add(Amount::Fixed(2)), Until::LeavesPlay);
    assert_eq!(
        abilities(Kind::Weapon, "En tu Fase de Vigilia, su portador gana +2 a la Fuerza permanentemente"),
        [Ability::triggered(Event::Phase(Phase::Vigil, Some(Side::Yours))).does(carrier)]
    );
    assert_eq!(
        abilities(Kind::Ally, "Cuando Ola Mayor entra en juego, tu oponente Bota 2 cartas"),
        [Ability::triggered(Event::Enters(Filter::This)).does(Effect::Mill(Who::Opponent, Amount::Fixed(2)))]
    );
}

#[test]
fn races_are_known_in_the_plural() {
    let mut cards = cards();
    let race = cards.race("Navegante").unwrap();
    let yours = Filter::allies().yours().and(Filter::Race(race));
    let stronger = Static::Strength(yours, Amount::Fixed(1));
    let ability = [Ability::continuous(vec![stronger])];
    assert_eq!(
        abilities(Kind::Totem, "Mientras Ola Mayor esté en juego, tus Navegantes ganan +1 a la Fuerza"),
        ability
    );
    assert_eq!(abilities(Kind::Totem, "Todos tus Aliados de Raza Navegante ganan 1 a la Fuerza"), ability);
}

#[test]
fn what_is_said_of_the_card_stands_beside_its_abilities() {
    let read = read_as(Kind::Ally, "Indestructible. Puede atacar el turno que entra en juego. Carta Única").unwrap();
    assert!(read.is_unique);
    assert_eq!(
        read.abilities,
        [Ability::of_itself(Quality::Indestructible), Ability::of_itself(Quality::AttacksAtOnce)]
    );
}

#[test]
fn responses_are_read_from_what_they_do() {
    let would_leave = |only_opposing_abilities| Event::WouldLeave {
        card: Filter::This,
        by: &[Manner::Destroy],
        only_opposing_abilities,
    };
    let shield =
        |only| Ability::in_response(would_leave(only)).for_cost(Cost::Gold(Amount::Fixed(2))).does(Effect::Prevent);
    assert_eq!(abilities(Kind::Totem, "Puedes pagar 2 Oros para prevenir que sea Destruido"), [shield(false)]);
    assert_eq!(
        abilities(
            Kind::Totem,
            "Puedes pagar 2 Oros para prevenir que Ola Mayor sea Destruida por una Habilidad oponente"
        ),
        [shield(true)]
    );
}

#[test]
fn the_name_is_known_misspelled() {
    let text = "Puedes Destruir a Nereyda para Robar 1 carta";
    let read = read(CardText { name: "Nereida", kind: Kind::Ally, text }, &cards()).unwrap();
    let cost = Cost::Move(Manner::Destroy, Which::This);
    assert_eq!(read.abilities, [Ability::activated(&[]).for_cost(cost).does(draw(1))]);
}

#[test]
fn a_word_that_was_not_understood_is_named() {
    let unread = |text| read_as(Kind::Talisman, text).unwrap_err();
    assert_eq!(unread("Destruye un Aliado verde"), UnreadText { word: "verde".to_owned(), position: 20 });
    assert_eq!(unread("Roba 2 cartas. Baila."), UnreadText { word: "Baila".to_owned(), position: 16 });
    assert_eq!(unread("Destruye un Aliado de Raza Marciano").word, "Marciano");
    // A condition without its other half.
    assert!(read_as(Kind::Ally, "Puedes buscar un Oro en tu Mano y, si es de ese tipo, ponerlo en juego").is_err());
    assert_eq!(read_as(Kind::Ally, ""), Ok(ReadText::default()));
}

#[test]
fn no_text_makes_it_panic() {
    const WORDS: &str = "En tu su Fase de Vigilia , . ; : Elige entre o que puedes pagar 2 Oros para Destruir un Aliado oponente \
        Ola Mayor y luego Roba cartas Mientras esté juego todos los demás Aliados pierden Habilidad hasta la Final si \
        nombra una carta ésta sus copias tipo no sea Talismán prevenir sea Destruido Desterrado mira las tres superiores Mazo \
        Castillo poner Mano otras Cementerio cada jugador debe Botar á – +1 -3 99999 ponlo Línea Defensa jugarlo sin Coste";
    let words: Vec<&str> = WORDS.split_whitespace().collect();
    let mut random = fastrand::Rng::with_seed(7);
    for _ in 0..3000 {
        let text: Vec<&str> = (0..random.usize(1..24)).map(|_| words[random.usize(0..words.len())]).collect();
        let kind = Kind::ALL[random.usize(0..Kind::ALL.len())];
        if let Err(error) = read_as(kind, &text.join(" ")) {
            assert!(error.position >= 1 && !error.to_string().is_empty());
        }
    }
}

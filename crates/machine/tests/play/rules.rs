//! Short games that each show a rule of the core: what happens at the same time, what abilities are, who decides.

use vademecum_abilities::{CardId, Cards, Keyword, Step, Zone};
use vademecum_machine::{
    Arrangement, Ask, Choice, Defender, Item, Mark, Marks, ObjectId, Outcome, Placed, PlayerId, Setup, Silent, State,
};
use vademecum_rule_ids::magic::R603_3B;

const ANA: PlayerId = PlayerId(0);
const BETO: PlayerId = PlayerId(1);

/// A position and the game that is played from it.
struct Table {
    state: State,
}

/// What lies where: `zone: name, name`.
fn table(lines: &[(PlayerId, Zone, &[&str])]) -> Table {
    table_of(2, Step::FirstMain, lines)
}

fn table_of(players: usize, step: Step, lines: &[(PlayerId, Zone, &[&str])]) -> Table {
    let cards = super::cards();
    let find = |name: &str| cards.find(name).unwrap_or_else(|| panic!("no card is called {name}"));
    let placed = lines.iter().flat_map(|(player, zone, names)| {
        names.iter().map(|name| Placed::new(*player, find(name), *zone)).collect::<Vec<_>>()
    });
    let setup = Setup { decks: vec![Vec::new(); players], ..empty(cards.clone()) };
    let arrangement = Arrangement {
        placed: placed.collect(),
        setup,
        life: Vec::new(),
        counters: Vec::new(),
        active: ANA,
        turn: 3,
        step,
    };
    Table { state: State::start_at(&arrangement, &Silent).expect("the position can be played") }
}

fn empty(cards: Cards) -> Setup {
    Setup::two(cards, Vec::new(), Vec::new(), 1)
}

impl Table {
    fn play(&mut self, choice: Choice) -> &mut Self {
        self.state
            .play(choice, &Silent)
            .unwrap_or_else(|error| panic!("{choice:?}: {error}: {:?}", self.state.decision()));
        assert!(self.state.has_current_characteristics(&Silent));
        self
    }

    fn refused(&self, choice: Choice) -> bool {
        self.state.clone().play(choice, &Silent).is_err()
    }

    fn card(&self, name: &str) -> CardId {
        self.state.cards().find(name).expect("a card of the pool")
    }

    /// The n-th object with that card, from 0.
    fn nth(&self, name: &str, nth: usize) -> ObjectId {
        let card = self.card(name);
        let mut all = self.state.objects().filter(|(_, object)| object.card == card).map(|(id, _)| id);
        all.nth(nth).unwrap_or_else(|| panic!("no object {name} {nth}"))
    }

    fn id(&self, name: &str) -> ObjectId {
        self.nth(name, 0)
    }

    fn zone(&self, name: &str) -> Zone {
        self.state.object(self.id(name)).zone
    }

    /// Casts a card, taking the first way to pay for it, and chooses targets in order.
    fn cast(&mut self, name: &str, targets: &[Item]) -> &mut Self {
        let id = self.id(name);
        self.play(Choice::Cast(id, 0));
        for &target in targets {
            if matches!(self.state.decision().ask, Ask::Pick { .. }) {
                self.play(Choice::Pick(target));
            }
        }
        self.pay()
    }

    /// Pays with whatever comes first.
    fn pay(&mut self) -> &mut Self {
        while self.state.decision().ask == Ask::Pay {
            let first = self.state.choices().get(0).expect("a payment that was begun can be finished");
            self.play(first);
        }
        self
    }

    /// Everybody passes until the stack is empty or something is asked; the order of triggered abilities does not
    /// matter.
    fn resolve(&mut self) -> &mut Self {
        while !self.state.stack().is_empty() || self.state.decision().why == R603_3B {
            let choice = match self.state.decision().ask {
                Ask::Priority => Choice::Pass,
                _ if self.state.decision().why == R603_3B => self.state.choices().get(0).expect("one of several"),
                _ => return self,
            };
            self.play(choice);
        }
        self
    }

    fn size(&self, name: &str) -> (i32, i32) {
        let now = self.state.characteristics(self.id(name));
        (now.power, now.toughness)
    }

    fn life(&self, player: PlayerId) -> i32 {
        self.state.player(player).life
    }
}

fn object(id: ObjectId) -> Item {
    Item::Object(id)
}

#[test]
fn what_a_creature_gains_counts_for_what_asks_for_it_and_only_as_long_as_it_has_it() {
    use Zone::{Battlefield, Hand};
    let mut table = table(&[(ANA, Battlefield, &["Island", "High Banner", "Bear"]), (ANA, Hand, &["Borrowed Wings"])]);
    assert_eq!(table.size("Bear"), (2, 2));
    let bear = table.id("Bear");
    table.cast("Borrowed Wings", &[object(bear)]).resolve();
    assert_eq!(table.size("Bear"), (3, 3), "it flies, so it is boosted");
    while table.state.turn().number == 3 {
        let first = match table.state.decision().ask {
            Ask::Priority => Choice::Pass,
            _ => table.state.choices().get(0).expect("something to choose"),
        };
        table.play(if table.state.decision().ask == Ask::Attack { Choice::Done } else { first });
    }
    assert_eq!(table.size("Bear"), (2, 2), "it flies no more");
}

#[test]
fn an_ability_that_was_gained_triggers() {
    use Zone::{Battlefield, Hand};
    let mut table =
        table(&[(ANA, Battlefield, &["Island", "Mountain", "Bear"]), (ANA, Hand, &["Borrowed Wings", "Spark"])]);
    let bear = table.id("Bear");
    table.cast("Borrowed Wings", &[object(bear)]).resolve();
    assert!(table.state.characteristics(bear).keywords.has(Keyword(108)));
    table.cast("Spark", &[Item::Player(BETO)]).resolve();
    assert_eq!(table.size("Bear"), (3, 3), "prowess triggered");
    assert_eq!(table.life(BETO), 17);
}

#[test]
fn a_creature_that_lost_its_abilities_keeps_none_of_what_they_mean() {
    use Zone::{Battlefield, Hand};
    let mut table = table(&[
        (ANA, Battlefield, &["Humbling Light", "Captain", "Bear", "Monk", "Mountain"]),
        (ANA, Hand, &["Spark"]),
    ]);
    assert_eq!(table.size("Bear"), (1, 1), "the lord has lost its ability");
    table.cast("Spark", &[Item::Player(BETO)]).resolve();
    assert_eq!(table.size("Monk"), (1, 1), "prowess is lost as well");
}

#[test]
fn a_cost_is_refused_that_could_not_be_finished() {
    use Zone::Battlefield;
    // {1} and a creature to sacrifice: with two creatures, one of which makes mana, it can be paid.
    let table_with = |own: &[&str]| {
        let table = table(&[(ANA, Battlefield, own)]);
        let keeper = table.id("Altar Keeper");
        let ability = table.state.cards().activated(table.state.face(keeper))[0];
        table.refused(Choice::Activate(keeper, ability))
    };
    assert!(table_with(&["Altar Keeper"]), "there is no mana for it");
    assert!(!table_with(&["Altar Keeper", "Coin"]));
    assert!(!table_with(&["Altar Keeper", "Forest"]));
}

#[test]
fn players_decide_for_themselves() {
    use Zone::{Battlefield, Hand};
    let mut table = table(&[
        (ANA, Battlefield, &["Mountain", "Mountain", "Mountain"]),
        (ANA, Hand, &["Vote of Fear"]),
        (BETO, Battlefield, &["Forest"]),
    ]);
    table.cast("Vote of Fear", &[]).resolve();
    assert_eq!((table.state.decision().who, table.state.decision().ask), (BETO, Ask::YesNo));
    table.play(Choice::No);
    assert_eq!(table.zone("Forest"), Zone::Graveyard, "the land was the price");
}

#[test]
fn cards_are_put_back_in_any_order() {
    use Zone::{Battlefield, Hand, Library};
    let mut table = table(&[
        (ANA, Battlefield, &["Island"]),
        (ANA, Hand, &["Omen"]),
        (ANA, Library, &["Bear", "Hawk", "Snake", "Wall"]),
    ]);
    // The last one placed is the top: Wall, Snake, Hawk.
    table.cast("Omen", &[]).resolve();
    let (hawk, snake, wall) = (table.id("Hawk"), table.id("Snake"), table.id("Wall"));
    table.play(Choice::Pick(object(wall)));
    table.play(Choice::Done);
    table.play(Choice::Pick(object(hawk)));
    assert_eq!(table.state.player(ANA).hand(), [hawk], "the one that was put on top was drawn");
    let library = table.state.player(ANA).library();
    assert_eq!((library.first(), library.last()), (Some(&wall), Some(&snake)));
}

#[test]
fn one_of_two_replacements_of_one_draw_is_chosen_by_who_would_draw() {
    use Zone::{Battlefield, Hand, Library};
    let mut table = table(&[
        (ANA, Battlefield, &["Island", "Island", "Island", "Idle Scroll", "Mill Stone"]),
        (ANA, Hand, &["Insight"]),
        (ANA, Library, &["Bear", "Bear", "Bear", "Bear"]),
    ]);
    table.cast("Insight", &[]).resolve();
    // The first draw: both apply, and Ana chooses (616.1).
    assert_eq!((table.state.decision().who, table.state.decision().ask), (ANA, Ask::Pick { least: 1, most: 1 }));
    table.play(Choice::Pick(Item::Place(0)));
    assert_eq!(table.life(ANA), 22, "the first draw is life");
    table.play(Choice::Pick(Item::Place(1)));
    table.play(Choice::Yes);
    assert_eq!(table.state.player(ANA).graveyard().len(), 3, "the second draw is two cards milled, and the spell");
}

#[test]
fn cascade_casts_in_the_middle_of_a_resolution() {
    use Zone::{Battlefield, Hand, Library};
    let lands: &[&str] = &["Mountain", "Mountain", "Mountain", "Forest", "Forest", "Forest"];
    let mut table = table(&[
        (ANA, Battlefield, lands),
        (ANA, Hand, &["Storm Herald"]),
        (ANA, Library, &["Bear", "Spark", "Forest", "Great Wurm"]),
    ]);
    table.cast("Storm Herald", &[]);
    assert_eq!(table.state.stack().len(), 2, "cascade has triggered");
    table.play(Choice::Pass).play(Choice::Pass);
    assert_eq!(table.state.decision().ask, Ask::YesNo);
    table.play(Choice::Yes);
    table.play(Choice::Pick(Item::Player(BETO)));
    assert_eq!(table.zone("Spark"), Zone::Stack, "it was cast without mana");
    assert_eq!((table.zone("Great Wurm"), table.state.player(ANA).library_len()), (Zone::Library, 3));
    table.resolve();
    assert_eq!(table.life(BETO), 17);
}

#[test]
fn creatures_pay_for_what_convokes() {
    use Zone::{Battlefield, Hand};
    let own: &[&str] = &["Bear", "Snake", "Elf", "Hawk", "Raider", "Forest", "Forest"];
    let mut table = table(&[(ANA, Battlefield, own), (ANA, Hand, &["Great Wurm"])]);
    let wurm = table.id("Great Wurm");
    assert!(!table.refused(Choice::Cast(wurm, 0)));
    table.play(Choice::Cast(wurm, 0));
    let hawk = table.id("Hawk");
    table.play(Choice::Convoke(hawk, None)).pay();
    assert_eq!(table.zone("Great Wurm"), Zone::Stack);
    assert!(table.state.object(hawk).is(Mark::Tapped));
}

#[test]
fn all_that_die_together_see_each_other_die() {
    use Zone::{Battlefield, Hand};
    let plains: &[&str] = &["Plains", "Plains", "Plains", "Plains", "Plains", "Mourner", "Bear"];
    let mut table =
        table(&[(ANA, Battlefield, plains), (ANA, Hand, &["Flood"]), (BETO, Battlefield, &["Bear", "Hawk"])]);
    table.cast("Flood", &[]).resolve();
    assert_eq!(table.life(BETO), 17, "three others died with it");
}

#[test]
fn a_lifelink_source_gives_life_once_for_all_that_it_damages_at_the_same_time() {
    let mut table = table_of(
        2,
        Step::BeginningOfCombat,
        &[(ANA, Zone::Battlefield, &["Leech", "Font"]), (BETO, Zone::Battlefield, &[])],
    );
    table.play(Choice::Pass).play(Choice::Pass);
    let leech = table.id("Leech");
    table.play(Choice::Attack(leech, Defender::Player(BETO))).play(Choice::Done);
    while table.state.turn().step != Step::EndOfCombat {
        let choice = if table.state.decision().ask == Ask::Priority { Choice::Pass } else { Choice::Done };
        table.play(choice);
    }
    assert_eq!((table.life(ANA), table.life(BETO)), (24, 18), "two life, doubled");
}

#[test]
fn a_player_who_concedes_in_the_middle_of_a_question_is_asked_no_more() {
    use Zone::{Battlefield, Hand};
    let mut table = table_of(
        3,
        Step::FirstMain,
        &[
            (ANA, Battlefield, &["Mountain", "Mountain", "Mountain"]),
            (ANA, Hand, &["Vote of Fear"]),
            (BETO, Battlefield, &["Forest"]),
        ],
    );
    table.cast("Vote of Fear", &[]);
    while table.state.decision().ask == Ask::Priority {
        table.play(Choice::Pass);
    }
    table.play(Choice::Concede(BETO));
    assert_eq!(table.state.decision().who, PlayerId(2));
    assert_eq!(table.state.outcome(), None);
    table.play(Choice::Concede(PlayerId(2)));
    assert!(matches!(table.state.outcome(), Some(Outcome::Won(winners)) if winners.has(ANA)));
}

#[test]
fn a_shield_prevents_as_much_as_it_says() {
    use Zone::{Battlefield, Hand};
    let mut table =
        table(&[(ANA, Battlefield, &["Plains", "Mountain", "Mountain"]), (ANA, Hand, &["Ward Off", "Spark", "Spark"])]);
    table.cast("Ward Off", &[Item::Player(ANA)]).resolve();
    let first = table.nth("Spark", 0);
    table.play(Choice::Cast(first, 0)).play(Choice::Pick(Item::Player(ANA))).pay().resolve();
    assert_eq!(table.life(ANA), 20, "all three were prevented");
    let second = table.nth("Spark", 1);
    table.play(Choice::Cast(second, 0)).play(Choice::Pick(Item::Player(ANA))).pay().resolve();
    assert_eq!(table.life(ANA), 17, "the shield is used up");
}

#[test]
fn a_creature_is_regenerated_instead_of_being_destroyed() {
    use Zone::{Battlefield, Hand};
    let mut table =
        table(&[(ANA, Battlefield, &["Forest", "Swamp", "Swamp", "Swamp", "Bear"]), (ANA, Hand, &["Mend", "Ruin"])]);
    let bear = table.id("Bear");
    table.cast("Mend", &[object(bear)]).resolve();
    table.cast("Ruin", &[object(bear)]).resolve();
    assert_eq!(table.zone("Bear"), Zone::Battlefield);
    assert!(table.state.object(bear).is(Mark::Tapped));
}

#[test]
fn a_permanent_enters_as_a_copy_of_what_its_player_chooses_before() {
    use Zone::{Battlefield, Hand};
    let mut table = table(&[
        (ANA, Battlefield, &["Island", "Island", "Island", "Island"]),
        (ANA, Hand, &["Double"]),
        (BETO, Battlefield, &["Rhino", "Hawk"]),
    ]);
    table.cast("Double", &[]).resolve();
    let rhino = table.id("Rhino");
    table.play(Choice::Pick(object(rhino)));
    assert_eq!(table.size("Double"), (4, 4));
    assert!(table.state.characteristics(table.id("Double")).keywords.has(Keyword(19)));
}

#[test]
fn a_step_is_skipped_once() {
    use Zone::{Battlefield, Hand, Library};
    let mut table = table(&[
        (ANA, Battlefield, &["Island", "Island"]),
        (ANA, Hand, &["Slow Day"]),
        (BETO, Library, &["Bear", "Bear", "Bear"]),
        (ANA, Library, &["Bear", "Bear", "Bear"]),
    ]);
    table.cast("Slow Day", &[Item::Player(BETO)]).resolve();
    while table.state.turn().number < 7 {
        let choice = match table.state.decision().ask {
            Ask::Priority => Choice::Pass,
            Ask::Attack | Ask::Block => Choice::Done,
            _ => table.state.choices().get(0).expect("something to choose"),
        };
        table.play(choice);
    }
    assert_eq!(table.state.player(BETO).hand().len(), 1, "of two turns, one draw");
}

#[test]
fn several_that_enter_together_are_one_event() {
    use Zone::{Battlefield, Hand, Library};
    let own: &[&str] = &["Plains", "Plains", "Plains", "Hearth"];
    let mut table =
        table(&[(ANA, Battlefield, own), (ANA, Hand, &["Muster"]), (ANA, Library, &["Bear", "Bear", "Bear"])]);
    table.cast("Muster", &[]).resolve();
    assert_eq!(table.state.player(ANA).hand().len(), 1, "two soldiers, one card");
}

#[test]
fn an_emblem_works_from_the_command_zone() {
    use Zone::{Battlefield, Hand};
    let own: &[&str] = &["Mountain", "Mountain", "Mountain", "Mountain", "Bear"];
    let mut table = table(&[(ANA, Battlefield, own), (ANA, Hand, &["Oath"])]);
    table.cast("Oath", &[]).resolve();
    assert_eq!(table.size("Bear"), (3, 2));
}

#[test]
fn an_ability_that_is_granted_is_the_ability_of_who_has_it() {
    let mut table = table_of(2, Step::BeginningOfCombat, &[(ANA, Zone::Battlefield, &["Teacher", "Bear"])]);
    table.play(Choice::Pass).play(Choice::Pass);
    let bear = table.id("Bear");
    table.play(Choice::Attack(bear, Defender::Player(BETO))).play(Choice::Done).resolve();
    assert_eq!(table.life(ANA), 21);
}

#[test]
fn marks_of_an_arrangement_are_those_of_its_objects() {
    let cards = super::cards();
    let bear = cards.find("Bear").expect("a card of the pool");
    let placed = Placed { marks: Marks::only(Mark::Tapped), ..Placed::new(ANA, bear, Zone::Battlefield) };
    let arrangement = Arrangement {
        placed: vec![placed],
        setup: Setup { decks: vec![Vec::new(); 2], ..empty(cards) },
        life: vec![(BETO, 3)],
        counters: Vec::new(),
        active: BETO,
        turn: 1,
        step: Step::Upkeep,
    };
    let state = State::set_up(&arrangement, &Silent).expect("the position can be played");
    assert!(state.object(ObjectId(0)).is(Mark::Tapped) && state.player(BETO).life == 3);
}

#[test]
fn damage_to_a_player_is_not_damage_to_what_the_player_controls() {
    let lands = ["Mountain", "Mountain"];
    let position = [
        (ANA, Zone::Battlefield, &["Tribute", lands[0], lands[1]][..]),
        (ANA, Zone::Hand, &["Spark"][..]),
        (BETO, Zone::Battlefield, &["Rhino"][..]),
    ];
    let mut at_rhino = table(&position);
    let rhino = at_rhino.id("Rhino");
    at_rhino.cast("Spark", &[Item::Object(rhino)]).resolve();
    assert_eq!(at_rhino.life(ANA), 20);
    let mut at_beto = table(&position);
    at_beto.cast("Spark", &[Item::Player(BETO)]).resolve();
    assert_eq!((at_beto.life(ANA), at_beto.life(BETO)), (21, 17));
}

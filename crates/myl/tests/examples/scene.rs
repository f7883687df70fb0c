//! A table in the middle of a turn, told in few words, and games played from there.

use std::sync::Arc;

use vademecum_myl::{
    Card, CardId, Cards, Choice, Deed, Error, Handle, Item, Journal, Kind, ObjectId, Outcome, Player, Readings, Stage,
    State, Table, Zone, pool,
};
use vademecum_rule_ids::myl;
use vademecum_vocab::RuleId;

pub(crate) use Player::{First as ONE, Second as TWO};

/// A card with a name, a type, a cost and a strength, without an ability.
fn plain(name: &str, kind: Kind, cost: Option<u8>, strength: Option<u8>) -> Card {
    Card { name: name.to_owned(), kind, cost, strength, race: None, is_unique: false, abilities: Vec::new() }
}

/// The quoted cards, and some of our own without abilities.
pub(crate) fn cards() -> Cards {
    let mut cards = pool::quoted_cards().unwrap();
    let races = ["Héroe", "Olímpico", "Caballero", "Defensor", "Sombra", "Faraón", "Eterno"];
    let [hero, olympian, knight, defender, shadow, pharaoh, eternal] = races.map(|name| cards.race(name).unwrap());
    let allies = [
        ("Guardia", 1, 1, None),
        ("Lancero", 2, 2, None),
        ("Jinete", 2, 3, None),
        ("Coloso", 3, 4, None),
        ("Gigante", 5, 6, None),
        ("Campeón", 3, 4, Some(hero)),
        ("Musa", 1, 1, Some(olympian)),
        ("Escudero", 1, 1, Some(knight)),
        ("Centinela", 1, 1, Some(defender)),
        ("Espectro", 3, 1, Some(shadow)),
        ("Escriba", 1, 1, Some(pharaoh)),
        ("Momia", 1, 1, Some(eternal)),
    ];
    for (name, cost, strength, race) in allies {
        cards.add(Card { race, ..plain(name, Kind::Ally, Some(cost), Some(strength)) }).unwrap();
    }
    cards.add(plain("Menhir", Kind::Totem, Some(2), None)).unwrap();
    cards.add(plain("Columna", Kind::Totem, Some(4), None)).unwrap();
    cards.add(plain("Lanza", Kind::Weapon, Some(1), None)).unwrap();
    cards.add(plain("Orbe de Bruma", Kind::Orb, Some(2), None)).unwrap();
    cards
}

/// A table that is being laid.
pub(crate) struct Scene {
    cards: Arc<Cards>,
    table: Table,
}

impl Scene {
    /// A table on which each Mazo Castillo has ten Oros.
    pub(crate) fn new() -> Self {
        Scene::with_decks(10, 10)
    }

    /// A table with so many Oros in the Mazo Castillo of each player.
    pub(crate) fn with_decks(first: usize, second: usize) -> Self {
        let cards = Arc::new(cards());
        let mut scene = Scene { table: Table::new(Arc::clone(&cards)), cards };
        for (player, count) in [(ONE, first), (TWO, second)] {
            (0..count).for_each(|_| {
                scene.put(player, Zone::Deck, "Oro del Valle");
            });
        }
        scene
    }

    pub(crate) fn of_own_cards(cards: Cards) -> Self {
        let cards = Arc::new(cards);
        let mut scene = Scene { table: Table::new(Arc::clone(&cards)), cards };
        for player in Player::BOTH {
            (0..10).for_each(|_| {
                scene.put(player, Zone::Deck, "Oro del Valle");
            });
        }
        scene
    }

    fn card(&self, name: &str) -> CardId {
        self.cards.find(name).unwrap_or_else(|| panic!("no card {name}"))
    }

    pub(crate) fn put(&mut self, player: Player, zone: Zone, name: &str) -> ObjectId {
        self.table.put(player, zone, self.card(name)).unwrap()
    }

    /// In play, in its line.
    pub(crate) fn play(&mut self, player: Player, name: &str) -> ObjectId {
        self.table.put_in_play(player, self.card(name)).unwrap()
    }

    pub(crate) fn hand(&mut self, player: Player, name: &str) -> ObjectId {
        self.put(player, Zone::Hand, name)
    }

    /// So many Oros without an ability in the Reserva.
    pub(crate) fn gold(&mut self, player: Player, count: usize) {
        (0..count).for_each(|_| {
            self.put(player, Zone::Reserve, "Oro de la Costa");
        });
    }

    pub(crate) fn equip(&mut self, weapon: ObjectId, ally: ObjectId) {
        self.table.equip(weapon, ally);
    }

    pub(crate) fn just_entered(&mut self, card: ObjectId) {
        self.table.just_entered(card);
    }

    pub(crate) fn attacking(&mut self, attackers: &[ObjectId]) {
        self.table.attacking(attackers);
    }

    pub(crate) fn readings(&mut self, readings: Readings) {
        self.table = self.table.clone().readings(readings);
    }

    /// Goes on from a stage of the first player's turn.
    pub(crate) fn at(self, stage: Stage) -> Game {
        self.go(ONE, stage, None)
    }

    /// Goes on, perhaps without a section.
    pub(crate) fn go(self, active: Player, stage: Stage, without: Option<RuleId>) -> Game {
        let journal = Journal::without(without);
        let state = self.table.at(active, stage).start(&journal).unwrap();
        Game { state, journal }
    }

    pub(crate) fn war(self) -> Game {
        self.at(WAR)
    }

    pub(crate) fn vigil(self) -> Game {
        self.at(Stage::Vigil)
    }
}

/// Guerra de Talismanes in the first player's turn, from its beginning.
pub(crate) const WAR: Stage = Stage::War { next: TWO, passed: 0 };

/// A game with everything that it tells.
pub(crate) struct Game {
    pub(crate) state: State,
    pub(crate) journal: Journal,
}

impl Game {
    /// Makes a choice.
    #[track_caller]
    pub(crate) fn choose(&mut self, choice: Choice) -> &mut Self {
        if let Err(error) = self.state.play(choice, &self.journal) {
            panic!("{choice:?}: {error}; asked: {:?}, offered: {}", self.state.decision(), self.offered());
        }
        self
    }

    /// What is on offer, in words.
    pub(crate) fn offered(&self) -> String {
        let words: Vec<String> = self
            .state
            .choices()
            .iter()
            .map(|choice| match choice {
                Choice::Play(id) => format!("play {}", self.state.name(*id)),
                Choice::Use(id, ability) => format!("use {} {ability}", self.state.name(*id)),
                Choice::Pick(Item::Object(id)) => format!("pick {}", self.state.name(*id)),
                other => format!("{other:?}"),
            })
            .collect();
        words.join(", ")
    }

    #[track_caller]
    pub(crate) fn play(&mut self, card: ObjectId) -> &mut Self {
        self.choose(Choice::Play(card))
    }

    #[track_caller]
    pub(crate) fn use_it(&mut self, card: ObjectId, ability: u8) -> &mut Self {
        self.choose(Choice::Use(card, ability))
    }

    #[track_caller]
    pub(crate) fn pick(&mut self, card: ObjectId) -> &mut Self {
        self.choose(Choice::Pick(Item::Object(card)))
    }

    #[track_caller]
    pub(crate) fn pass(&mut self) -> &mut Self {
        self.choose(Choice::Pass)
    }

    #[track_caller]
    pub(crate) fn yes(&mut self) -> &mut Self {
        self.choose(Choice::Yes)
    }

    #[track_caller]
    pub(crate) fn no(&mut self) -> &mut Self {
        self.choose(Choice::No)
    }

    #[track_caller]
    pub(crate) fn done(&mut self) -> &mut Self {
        self.choose(Choice::Done)
    }

    /// Whether a choice is on offer.
    pub(crate) fn offers(&self, choice: Choice) -> bool {
        self.state.choices().contains(&choice)
    }

    /// The section that refuses a choice.
    #[track_caller]
    pub(crate) fn refusal(&mut self, choice: Choice) -> String {
        let before = self.state.clone();
        match self.state.play(choice, &self.journal) {
            Err(Error::Refused(refusal)) => {
                assert_eq!(before, self.state, "a refused choice leaves the state as it was");
                refusal.section.map_or("unfit".to_owned(), |section| myl::number(section).to_string())
            }
            other => panic!("{choice:?} was not refused: {other:?}"),
        }
    }

    /// Takes the choice that does least until a condition holds: passes, says no, ends.
    #[track_caller]
    pub(crate) fn wait_until(&mut self, condition: impl Fn(&State) -> bool) -> &mut Self {
        for _ in 0..200 {
            if condition(&self.state) {
                return self;
            }
            let least = [Choice::Pass, Choice::Done, Choice::No];
            let choice = least.into_iter().find(|&choice| self.offers(choice));
            let choice = choice.or_else(|| self.state.choices().first().copied());
            self.choose(choice.unwrap_or_else(|| panic!("nothing to choose: {:?}", self.state.outcome())));
        }
        panic!("it never comes");
    }

    /// Waits for the Fase Final to be over.
    #[track_caller]
    pub(crate) fn end_turn(&mut self) -> &mut Self {
        let turn = self.state.turn();
        self.wait_until(|state| state.turn() != turn || state.outcome().is_some())
    }

    #[track_caller]
    pub(crate) fn is_in(&self, card: ObjectId, zone: Zone) {
        assert_eq!(self.state.object(card).zone, zone, "{} is elsewhere", self.state.name(card));
    }

    pub(crate) fn zone(&self, card: ObjectId) -> Zone {
        self.state.object(card).zone
    }

    pub(crate) fn strength(&self, card: ObjectId) -> i16 {
        self.state.traits(card).strength
    }

    pub(crate) fn count(&self, player: Player, zone: Zone) -> usize {
        self.state.zone(player, zone).len()
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// What happened, in order, in words: without the beginnings of phases and what is paid.
    pub(crate) fn told(&self) -> Vec<String> {
        self.journal.entries().iter().filter_map(|entry| self.tell(&entry.deed)).collect()
    }

    fn tell(&self, deed: &Deed) -> Option<String> {
        let name = |handle: &Handle| self.state.name(handle.id).to_owned();
        Some(match deed {
            Deed::Declare(_, card) => format!("play {}", name(card)),
            Deed::Annulled(card) => format!("annulled {}", name(card)),
            Deed::Enter(card, _) => format!("enter {}", name(card)),
            Deed::Leave(card, manner) => match manner {
                Some(manner) => format!("{manner:?} {}", name(card)),
                None => format!("follow {}", name(card)),
            },
            Deed::Shift(card, zone, _) if !matches!(zone, Zone::Paid) => format!("{} to {zone:?}", name(card)),
            Deed::Draw(player, _) => format!("{player:?} draws"),
            Deed::Mill(player, _) => format!("{player:?} mills"),
            Deed::Discard(_, card) => format!("discard {}", name(card)),
            Deed::Trigger(card, _) => format!("trigger {}", name(card)),
            Deed::Use(_, card, _) => format!("use {}", name(card)),
            Deed::Cancelled(card, _) => format!("cancelled {}", name(card)),
            Deed::Resolve(card, _) => format!("resolve {}", name(card)),
            Deed::Redirected(from, to) => format!("redirect {} to {}", name(from), name(to)),
            Deed::Prevented(card) => format!("prevented {}", name(card)),
            Deed::AttackCancelled(_) => "attack cancelled".to_owned(),
            Deed::AttackOfCancelled(card) => format!("attack of {} cancelled", name(card)),
            Deed::Damage(card, points) => format!("{} deals {points}", name(card)),
            Deed::Over(outcome) => format!("{outcome:?}"),
            _ => return None,
        })
    }

    /// Whether these were told, in this order, perhaps with others between them.
    #[track_caller]
    pub(crate) fn tells(&self, expected: &[&str]) {
        let told = self.told();
        let mut rest = told.iter();
        for line in expected {
            assert!(rest.any(|other| other == line), "“{line}” is not told there: {told:#?}");
        }
    }
}

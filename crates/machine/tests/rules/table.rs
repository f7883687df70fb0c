//! A table to test rules at: cards by name, and every choice made by hand.

use vademecum_abilities::{
    AbilityId, Card, Cards, Destination, Effect, Filter, Instruction, Keyword, ManaKind, Objects, Players, Slot, Step,
    Zone,
};
use vademecum_machine::{
    Arrangement, Ask, Characteristics, Choice, Choices, Deed, Defender, Error, Item, Journal, ObjectId, Placed,
    PlayerId, Refusal, Setup, State, number_cards,
};
use vademecum_rule_ids::magic::{self, R603_3B};
use vademecum_vocab::RuleId;

use vademecum_machine_fuzz::pool::{self, instant, sorcery, target, target_creature};

/// "Exile target creature, then return that card to the battlefield."
pub(crate) fn blink() -> Card {
    instant(
        "Blink",
        "U",
        vec![target_creature()],
        vec![
            Instruction::from(Effect::Move(target(0), Destination::to(Zone::Exile))).into_slot(Slot::FIRST_FREE),
            Effect::Move(Objects::Slot(Slot::FIRST_FREE), Destination::to(Zone::Battlefield)).into(),
        ],
    )
}

/// "Exile everything in the command zone."
pub(crate) fn clean_slate() -> Card {
    let all = Objects::Each(Filter::In(Zone::Command));
    instant("Clean Slate", "W", vec![], vec![Effect::Move(all, Destination::to(Zone::Exile)).into()])
}

/// A table at which Ana may put a card from outside the game into her hand: a Bear is there, and another card.
pub(crate) fn wish_beside(other: Card, out: Option<RuleId>) -> Table {
    let wish = sorcery("Distant Wish", "W", vec![], vec![Effect::Bring(Players::You, Filter::Any).into()]);
    let name = other.faces[0].name.clone();
    let lay = lay(vec![wish, other]).set(|position| {
        let card = |name: &str| position.setup.cards.find(name).unwrap();
        position.setup.sideboards = vec![vec![card("Bear"), card(&name)]];
    });
    let mut table = lay.play(ANA, &["Plains"]).hold(ANA, &["Distant Wish"]).begin_without(out);
    table.cast("Distant Wish", &[]).pass_both();
    table
}

/// "Destroy target creature."
pub(crate) fn kill(name: &str) -> Card {
    let destroy = Effect::Destroy { what: target(0), regenerable: true };
    instant(name, "B", vec![target_creature()], vec![destroy.into()])
}

/// The player whose turn it is.
pub(crate) const ANA: PlayerId = PlayerId(0);
/// The next one.
pub(crate) const BETO: PlayerId = PlayerId(1);
/// A third one.
pub(crate) const CARLA: PlayerId = PlayerId(2);

/// Most choices that a helper makes by itself. A game without a rule may go on forever.
const PATIENCE: usize = 120;

/// A table being laid.
pub(crate) struct Lay {
    pub(crate) arrangement: Arrangement,
}

/// Lays a table for two with cards of a test beside those of the pool; libraries hold ten Mountains each.
pub(crate) fn lay(own: Vec<Card>) -> Lay {
    lay_for(2, own)
}

/// Lays a table for several players.
pub(crate) fn lay_for(players: usize, own: Vec<Card>) -> Lay {
    let cards = number_cards(own.into_iter().chain(pool::pool())).unwrap();
    let library = vec![cards.find("Mountain").unwrap(); 10];
    let setup = Setup { decks: vec![library; players], ..Setup::two(cards, Vec::new(), Vec::new(), 1) };
    Lay {
        arrangement: Arrangement {
            daytime: None,
            designated: Vec::new(),
            companions: Vec::new(),
            setup,
            placed: Vec::new(),
            life: Vec::new(),
            counters: Vec::new(),
            active: ANA,
            turn: 3,
            step: Step::FirstMain,
        },
    }
}

impl Lay {
    /// Puts cards into a zone.
    pub(crate) fn put(mut self, owner: PlayerId, zone: Zone, names: &[&str]) -> Self {
        for name in names {
            let card = self.cards().find(name).unwrap_or_else(|| panic!("no card is called {name}"));
            self.arrangement.placed.push(Placed::new(owner, card, zone));
        }
        self
    }

    /// Puts permanents onto the battlefield.
    pub(crate) fn play(self, owner: PlayerId, names: &[&str]) -> Self {
        self.put(owner, Zone::Battlefield, names)
    }

    /// Puts cards into a hand.
    pub(crate) fn hold(self, owner: PlayerId, names: &[&str]) -> Self {
        self.put(owner, Zone::Hand, names)
    }

    /// Puts a library together, the bottom card first.
    pub(crate) fn stack(mut self, owner: PlayerId, names: &[&str]) -> Self {
        self.arrangement.setup.decks[usize::from(owner.0)].clear();
        self.put(owner, Zone::Library, names)
    }

    /// Changes what was put last.
    pub(crate) fn last(mut self, change: impl FnOnce(&mut Placed)) -> Self {
        change(self.arrangement.placed.last_mut().unwrap());
        self
    }

    /// Changes the position.
    pub(crate) fn set(mut self, change: impl FnOnce(&mut Arrangement)) -> Self {
        change(&mut self.arrangement);
        self
    }

    /// The game begins with that step.
    pub(crate) fn at(self, step: Step) -> Self {
        self.set(|position| position.step = step)
    }

    pub(crate) fn begin(self) -> Table {
        self.begin_without(None)
    }

    /// Begins the game, without a rule if one is given.
    pub(crate) fn begin_without(self, rule: Option<RuleId>) -> Table {
        let journal = Journal::without(rule);
        let state = State::start_at(&self.arrangement, &journal).unwrap();
        Table { state, journal }
    }

    fn cards(&self) -> &Cards {
        &self.arrangement.setup.cards
    }
}

/// A game on the table.
pub(crate) struct Table {
    pub(crate) state: State,
    pub(crate) journal: Journal,
}

impl Table {
    /// Whether a card outside the game can be picked by its name.
    pub(crate) fn offers_card(&self, name: &str) -> bool {
        self.allows(Choice::Pick(Item::Card(self.state.cards().find(name).unwrap())))
    }

    /// A game from its beginning.
    pub(crate) fn open(setup: &Setup, without: Option<RuleId>) -> Table {
        let journal = Journal::without(without);
        Table { state: State::new(setup, &journal).unwrap(), journal }
    }

    /// Whether every rule is in force.
    fn is_whole(&self) -> bool {
        self.journal.evidence().disabled_rules().is_empty()
    }

    /// Makes a choice. In a game without a rule, one that no longer fits is left out.
    #[track_caller]
    pub(crate) fn choose(&mut self, choice: Choice) -> &mut Self {
        match self.state.play(choice, &self.journal) {
            Ok(()) => {}
            Err(error) if self.is_whole() => {
                let decision = self.state.decision();
                panic!("{choice:?}: {error}; {} asks for {decision:?}", magic::number(decision.why))
            }
            Err(_) => {}
        }
        assert!(!self.is_whole() || self.state.has_current_characteristics(&self.journal));
        self
    }

    /// A choice that must be refused; by which rule it is.
    #[track_caller]
    pub(crate) fn refused(&mut self, choice: Choice) -> RuleId {
        let before = self.state.clone();
        let error = self.state.play(choice, &self.journal).expect_err("a refusal");
        assert!(self.state == before, "a refused choice changes nothing");
        match error {
            Error::Refused(Refusal { rule: Some(rule), .. }) => rule,
            other => panic!("no rule: {other}"),
        }
    }

    /// Whether a choice is accepted.
    pub(crate) fn allows(&self, choice: Choice) -> bool {
        self.state.is_legal(choice, &self.journal)
    }

    /// The objects with that name in a zone.
    pub(crate) fn all(&self, name: &str, zone: Zone) -> Vec<ObjectId> {
        let is_it = |id: ObjectId, zone_of: Zone| zone_of == zone && self.state.values(id).name == name;
        self.state.objects().filter(|(id, object)| is_it(*id, object.zone)).map(|(id, _)| id).collect()
    }

    /// How many objects with that name are in a zone.
    pub(crate) fn count(&self, name: &str, zone: Zone) -> usize {
        self.all(name, zone).len()
    }

    /// The object with that name that is easiest to reach: permanents, then spells, hands, graveyards, exile.
    #[track_caller]
    pub(crate) fn id(&self, name: &str) -> ObjectId {
        let order =
            [Zone::Battlefield, Zone::Stack, Zone::Hand, Zone::Graveyard, Zone::Exile, Zone::Command, Zone::Library];
        order.into_iter().find_map(|zone| self.all(name, zone).first().copied()).expect("an object of that name")
    }

    pub(crate) fn zone(&self, name: &str) -> Zone {
        self.state.object(self.id(name)).zone
    }

    /// The card with that name in the hand of whoever decides.
    pub(crate) fn held(&self, name: &str) -> ObjectId {
        let hand = self.state.player(self.state.decision().who).hand();
        hand.iter().copied().find(|&id| self.state.values(id).name == name).unwrap_or_else(|| self.id(name))
    }

    /// What a test calls `Ana`, `Beto`, `Carla`, or by the name of its card.
    pub(crate) fn item(&self, name: &str) -> Item {
        match name {
            "Ana" => Item::Player(ANA),
            "Beto" => Item::Player(BETO),
            "Carla" => Item::Player(CARLA),
            name => Item::Object(self.id(name)),
        }
    }

    pub(crate) fn life(&self, player: PlayerId) -> i32 {
        self.state.player(player).life
    }

    pub(crate) fn hand(&self, player: PlayerId) -> usize {
        self.state.player(player).hand().len()
    }

    pub(crate) fn now(&self, name: &str) -> Characteristics {
        self.state.characteristics(self.id(name))
    }

    /// Power and toughness.
    pub(crate) fn size(&self, name: &str) -> (i32, i32) {
        let now = self.now(name);
        (now.power, now.toughness)
    }

    pub(crate) fn has(&self, name: &str, keyword: u8) -> bool {
        self.now(name).keywords.has(Keyword(keyword))
    }

    pub(crate) fn is_tapped(&self, name: &str) -> bool {
        self.state.object(self.id(name)).is(vademecum_machine::Mark::Tapped)
    }

    /// How often something happened.
    pub(crate) fn happened(&self, is: impl Fn(&Deed) -> bool) -> usize {
        self.journal.entries().iter().filter(|entry| is(&entry.event)).count()
    }

    /// What is asked for now.
    pub(crate) fn asks(&self) -> (PlayerId, Ask) {
        (self.state.decision().who, self.state.decision().ask)
    }

    /// The first of what may be chosen.
    pub(crate) fn first(&self) -> Option<Choice> {
        self.nth_choice(0)
    }

    /// One of what may be chosen, by its place from 0.
    pub(crate) fn nth_choice(&self, place: u64) -> Option<Choice> {
        let mut choices = Choices::default();
        self.state.choices_into(&self.journal, &mut choices);
        choices.get(place)
    }

    #[track_caller]
    pub(crate) fn pick(&mut self, name: &str) -> &mut Self {
        let item = self.item(name);
        self.choose(Choice::Pick(item))
    }

    /// Casts a card from the hand of whoever decides, with these targets, and pays with whatever comes first.
    #[track_caller]
    pub(crate) fn cast(&mut self, name: &str, targets: &[&str]) -> &mut Self {
        self.announce(name, targets).pay()
    }

    /// Casts a card without paying for it yet.
    #[track_caller]
    pub(crate) fn announce(&mut self, name: &str, targets: &[&str]) -> &mut Self {
        let id = self.held(name);
        self.choose(Choice::Cast(id, 0)).aim(targets)
    }

    /// Activates an ability of a permanent: the n-th of those that use the stack.
    #[track_caller]
    pub(crate) fn activate(&mut self, name: &str, nth: usize, targets: &[&str]) -> &mut Self {
        let choice = self.activation(name, nth);
        self.choose(choice).aim(targets).pay()
    }

    pub(crate) fn activation(&self, name: &str, nth: usize) -> Choice {
        let id = self.id(name);
        Choice::Activate(id, self.ability(id, nth))
    }

    /// The n-th activated ability of a permanent, mana abilities included.
    pub(crate) fn ability(&self, id: ObjectId, nth: usize) -> AbilityId {
        self.state.activated_abilities(id).nth(nth).expect("an ability")
    }

    /// The choice of the n-th ability of a permanent for mana.
    pub(crate) fn mana_of(&self, id: ObjectId, nth: usize, kind: ManaKind) -> Choice {
        Choice::Mana(id, self.ability(id, nth), kind)
    }

    /// Makes mana with the n-th ability of a permanent.
    #[track_caller]
    pub(crate) fn tap_for(&mut self, name: &str, nth: usize, kind: ManaKind) -> &mut Self {
        let choice = self.mana_of(self.id(name), nth, kind);
        self.choose(choice)
    }

    #[track_caller]
    fn aim(&mut self, targets: &[&str]) -> &mut Self {
        for target in targets {
            if matches!(self.state.decision().ask, Ask::Pick { .. }) {
                self.pick(target);
            }
        }
        self
    }

    /// Pays with whatever comes first.
    #[track_caller]
    pub(crate) fn pay(&mut self) -> &mut Self {
        for _ in 0..PATIENCE {
            if self.state.decision().ask != Ask::Pay {
                break;
            }
            let first = self.first().expect("a payment that was begun can be finished");
            self.choose(first);
        }
        self
    }

    #[track_caller]
    pub(crate) fn pass(&mut self) -> &mut Self {
        self.choose(Choice::Pass)
    }

    /// Both players pass.
    #[track_caller]
    pub(crate) fn pass_both(&mut self) -> &mut Self {
        self.pass().pass()
    }

    /// Everybody passes until the stack is empty or something is asked; the order of triggered abilities does not
    /// matter.
    #[track_caller]
    pub(crate) fn resolve(&mut self) -> &mut Self {
        for _ in 0..PATIENCE {
            if self.state.stack().is_empty() && self.state.decision().why != R603_3B {
                break;
            }
            match self.state.decision().ask {
                Ask::Priority => self.pass(),
                _ if self.state.decision().why == R603_3B => {
                    let first = self.first().expect("one of several");
                    self.choose(first)
                }
                _ => break,
            };
        }
        self
    }

    /// Nobody does anything until a step has begun and somebody is asked something in it.
    #[track_caller]
    pub(crate) fn until(&mut self, step: Step) -> &mut Self {
        self.wait(|table| table.state.turn().step == step)
    }

    /// Nobody does anything before that turn.
    #[track_caller]
    pub(crate) fn until_turn(&mut self, turn: u32) -> &mut Self {
        self.wait(|table| table.state.turn().number == turn)
    }

    /// Nobody does anything until something is so.
    #[track_caller]
    pub(crate) fn wait(&mut self, is: impl Fn(&Table) -> bool) -> &mut Self {
        for _ in 0..PATIENCE {
            if is(self) || self.state.outcome().is_some() {
                return self;
            }
            match self.state.decision().ask {
                Ask::Priority => self.pass(),
                Ask::Attack | Ask::Block if self.allows(Choice::Done) => self.choose(Choice::Done),
                _ => {
                    let first = self.first().expect("something to choose");
                    self.choose(first)
                }
            };
        }
        assert!(!self.is_whole(), "it does not come");
        self
    }

    /// Declares attackers of Beto, and both players pass.
    #[track_caller]
    pub(crate) fn attack(&mut self, names: &[&str]) -> &mut Self {
        self.until(Step::DeclareAttackers);
        for name in names {
            self.choose(Choice::Attack(self.id(name), Defender::Player(BETO)));
        }
        self.choose(Choice::Done).pass_both()
    }

    /// Declares blockers: each with the attacker that it blocks.
    #[track_caller]
    pub(crate) fn block(&mut self, pairs: &[(&str, &str)]) -> &mut Self {
        for (blocker, attacker) in pairs {
            self.choose(Choice::Block(self.id(blocker), self.id(attacker)));
        }
        self.choose(Choice::Done)
    }
}

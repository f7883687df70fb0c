//! A table to test rules at: two players, cards by name, and every choice made by hand.

#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests")]

use vademecum_magic::{
    Arrangement, CardDef, Cards, Choice, Color, Colors, Decision, Defender, Error, Event, INTRINSIC, Journal, ManaCost,
    ManaKind, ObjectId, Placed, PlayerId, Refusal, Setup, State, Step, Subtype, Supertypes, Target, Type, Types, Zone,
    ability::{
        Ability, Amount, Body, Effect, Filter, Keyword, Recipient, Step as Instruction, TargetSpec, Targetable, Which,
    },
};
use vademecum_vocab::RuleId;

/// The player whose turn it is.
pub(crate) const ANA: PlayerId = PlayerId(0);
/// The other one.
pub(crate) const BRUNO: PlayerId = PlayerId(1);

pub(crate) fn creature(name: &str, power: i32, toughness: i32, abilities: &[Ability]) -> CardDef {
    CardDef {
        name: name.to_owned(),
        cost: Some(ManaCost::ZERO.and(ManaKind::Green, 1)),
        types: Types::CREATURE,
        power: Some(power),
        toughness: Some(toughness),
        abilities: abilities.to_vec(),
        ..CardDef::default()
    }
}

pub(crate) fn with(keyword: Keyword) -> [Ability; 1] {
    [Ability::Keyword(keyword)]
}

pub(crate) fn spell(name: &str, kind: Type, targets: &[Targetable], effects: &[Effect]) -> CardDef {
    CardDef {
        name: name.to_owned(),
        cost: Some(ManaCost::ZERO.and(ManaKind::Red, 1)),
        types: Types::only(kind),
        abilities: vec![Ability::Spell(body(targets, effects))],
        ..CardDef::default()
    }
}

pub(crate) fn body(targets: &[Targetable], effects: &[Effect]) -> Body {
    Body {
        modal: None,
        targets: targets.iter().copied().map(TargetSpec::one).collect(),
        steps: effects.iter().copied().map(Instruction::new).collect(),
    }
}

pub(crate) fn damage(n: i32) -> Effect {
    Effect::Damage { source: Which::This, to: Recipient::Target(0), amount: Amount::Number(n) }
}

/// "3 damage to any target."
pub(crate) fn spark() -> CardDef {
    spell("Spark", Type::Instant, &[Targetable::Any], &[damage(3)])
}

pub(crate) fn mountain() -> CardDef {
    CardDef { name: "Mountain".into(), types: Types::LAND, subtypes: vec![Subtype::MOUNTAIN], ..CardDef::default() }
}

pub(crate) const CREATURE: Targetable = Targetable::Permanent(Filter::CREATURE);

/// A table being laid.
pub(crate) struct Lay {
    cards: Cards,
    arrangement: Arrangement,
}

/// Lays a table with these cards; libraries hold ten Mountains each.
pub(crate) fn lay(cards: &[CardDef]) -> Lay {
    let cards = Cards::new(cards.iter().cloned().chain([mountain(), spark()])).unwrap();
    let library = vec![cards.find("Mountain").unwrap(); 10];
    let setup = Setup::two(cards.clone(), library.clone(), library, 1);
    Lay {
        cards,
        arrangement: Arrangement {
            setup,
            active: ANA,
            step: Step::FirstMain,
            turn: 2,
            life: Vec::new(),
            poison: Vec::new(),
            placed: Vec::new(),
        },
    }
}

impl Lay {
    pub(crate) fn put(mut self, owner: PlayerId, zone: Zone, names: &[&str]) -> Self {
        for name in names {
            let def = self.cards.find(name).unwrap();
            self.arrangement.placed.push(Placed::new(owner, def, zone));
        }
        self
    }

    pub(crate) fn play(self, owner: PlayerId, names: &[&str]) -> Self {
        self.put(owner, Zone::Battlefield, names)
    }

    pub(crate) fn hold(self, owner: PlayerId, names: &[&str]) -> Self {
        self.put(owner, Zone::Hand, names)
    }

    /// Changes what was put last.
    pub(crate) fn last(mut self, change: impl FnOnce(&mut Placed)) -> Self {
        change(self.arrangement.placed.last_mut().unwrap());
        self
    }

    pub(crate) fn set(mut self, change: impl FnOnce(&mut Arrangement)) -> Self {
        change(&mut self.arrangement);
        self
    }

    pub(crate) fn begin(self) -> Table {
        self.begin_with(Journal::new())
    }

    /// Begins the game, without a rule if one is given.
    pub(crate) fn begin_without(self, rule: Option<RuleId>) -> Table {
        self.begin_with(Journal::without(rule))
    }

    fn begin_with(self, mut journal: Journal) -> Table {
        let state = State::arranged(&self.arrangement, &mut journal).unwrap();
        Table { state, journal }
    }
}

/// A game on the table.
pub(crate) struct Table {
    pub(crate) state: State,
    pub(crate) journal: Journal,
}

impl Table {
    /// The object with that name that is easiest to reach: permanents, then hands, then graveyards, exile.
    #[track_caller]
    pub(crate) fn id(&self, name: &str) -> ObjectId {
        let order = [Zone::Battlefield, Zone::Stack, Zone::Hand, Zone::Graveyard, Zone::Exile, Zone::Library];
        let all = || self.state.objects().filter(|(id, _)| self.state.card(*id).def.name == name);
        order.iter().find_map(|&zone| all().find(|(_, object)| object.zone == zone)).expect("an object of that name").0
    }

    pub(crate) fn in_zone(&self, name: &str, zone: Zone) -> usize {
        self.state.objects().filter(|(id, o)| o.zone == zone && self.state.card(*id).def.name == name).count()
    }

    pub(crate) fn life(&self, player: PlayerId) -> i32 {
        self.state.player(player).life
    }

    pub(crate) fn size(&self, name: &str) -> (i32, i32) {
        let now = self.state.object(self.id(name)).now;
        (now.power, now.toughness)
    }

    #[track_caller]
    pub(crate) fn choose(&mut self, choice: Choice) -> &mut Self {
        if let Err(error) = self.state.play(choice, &mut self.journal) {
            panic!("{choice:?} at {:?}: {error}", self.state.decision());
        }
        self
    }

    /// A choice that must be refused; by which rule it is.
    #[track_caller]
    pub(crate) fn refused(&mut self, choice: Choice) -> RuleId {
        let before = self.state.clone();
        let error = self.state.play(choice, &mut self.journal).expect_err("a refusal");
        assert!(self.state == before, "a refused choice changes nothing");
        match error {
            Error::Refused(Refusal { rule: Some(rule), .. }) => rule,
            other => panic!("no rule: {other}"),
        }
    }

    #[track_caller]
    pub(crate) fn cast(&mut self, name: &str) -> &mut Self {
        let id = self.id(name);
        self.choose(Choice::Cast(id))
    }

    #[track_caller]
    pub(crate) fn at(&mut self, target: &str) -> &mut Self {
        let id = self.id(target);
        self.choose(Choice::Target(Target::Object(id)))
    }

    #[track_caller]
    pub(crate) fn at_player(&mut self, player: PlayerId) -> &mut Self {
        self.choose(Choice::Target(Target::Player(player)))
    }

    /// Pays with whatever lands there are.
    #[track_caller]
    pub(crate) fn pay(&mut self) -> &mut Self {
        while matches!(self.state.decision(), Decision::Pay(_)) {
            let choices = self.state.choices();
            let first = choices.iter().next().expect("something to pay with");
            self.choose(first);
        }
        self
    }

    /// Taps a Mountain for mana.
    #[track_caller]
    pub(crate) fn tap_mountain(&mut self, id: ObjectId) -> &mut Self {
        self.choose(Choice::Mana(id, INTRINSIC + 3, ManaKind::Red))
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

    /// Both pass until a step has begun and somebody is asked something in it.
    #[track_caller]
    pub(crate) fn until(&mut self, step: Step) -> &mut Self {
        for _ in 0..60 {
            if self.state.turn().step == step {
                return self;
            }
            match self.state.decision() {
                Decision::Priority(_) => self.pass(),
                Decision::Attackers(_) | Decision::Blockers(_) => self.choose(Choice::Done),
                other => panic!("{other:?} on the way to {step:?}"),
            };
        }
        panic!("{step:?} does not come");
    }

    #[track_caller]
    pub(crate) fn attack(&mut self, names: &[&str]) -> &mut Self {
        self.until(Step::DeclareAttackers);
        for name in names {
            let id = self.id(name);
            self.choose(Choice::Attack(id, Defender::Player(BRUNO)));
        }
        self.choose(Choice::Done).pass_both()
    }

    #[track_caller]
    pub(crate) fn block(&mut self, pairs: &[(&str, &str)]) -> &mut Self {
        for (blocker, attacker) in pairs {
            let (blocker, attacker) = (self.id(blocker), self.id(attacker));
            self.choose(Choice::Block(blocker, attacker));
        }
        self.choose(Choice::Done)
    }

    pub(crate) fn happened(&self, event: impl Fn(&Event) -> bool) -> usize {
        self.journal.events().filter(|e| event(e)).count()
    }
}

/// A set of one color.
pub(crate) const RED: Colors = Colors::only(Color::Red);
/// No supertypes.
pub(crate) const PLAIN: Supertypes = Supertypes::NONE;

//! Layers and dependency (613) against a reference that is written from their definition: on random boards of up to eight
//! effects every order of the effects of a layer is tried, and the one that the rules allow must give what the engine
//! gives. `VADEMECUM_BOARDS` says how many boards.

use vademecum_abilities::*;
use vademecum_machine::{ObjectId, PlayerId};
use vademecum_machine_fuzz::{Rng, pool::*};

use crate::table::{ANA, BETO, Table, lay};

/// Number of boards where nothing else is said.
const BOARDS: u64 = 150;
/// Maximum number of effects on a board.
const MOST_EFFECTS: u64 = 8;

const FLYING: Keyword = Keyword(9);
const TRAMPLE: Keyword = Keyword(19);
const KEYWORDS: [Keyword; 3] = [FLYING, TRAMPLE, Keyword(20)];
const SUBTYPES: [Subtype; 2] = [Subtype(250), Subtype(251)];
const COLORS: [Color; 3] = [Color::White, Color::Blue, Color::Red];

/// What an object is, as the reference has it.
#[derive(Debug, Clone, PartialEq)]
struct Now {
    controller: PlayerId,
    colors: Colors,
    types: Types,
    supertypes: Supertypes,
    subtypes: Subtypes,
    keywords: Keywords,
    power: i32,
    toughness: i32,
    /// Whether it has the abilities of its text.
    has_text: bool,
    /// Abilities that effects have given it, each with the timestamp of its effect.
    given: Vec<(Static, u32)>,
}

/// An object of a board: the card, and what counters lie on it.
#[derive(Debug, Clone)]
struct Thing {
    id: ObjectId,
    values: Values,
    owner: PlayerId,
    since: u32,
    counters: Vec<(CounterKind, i32)>,
}

/// Where an effect comes from.
#[derive(Debug, Clone, PartialEq)]
enum Source {
    /// An ability of the text of an object.
    Text(usize),
    /// An ability that an object was given.
    Given(usize),
    /// A resolution, or counters: its set and its amounts are fixed.
    Fixed,
}

/// An effect, as the reference has it.
#[derive(Debug, Clone)]
struct Effect1 {
    source: Source,
    ability: Static,
    since: u32,
    /// The cards whose granted abilities it names.
    granted: Vec<Ability>,
    set: Option<Vec<usize>>,
}

type Board = Vec<Now>;

/// The layers in their order.
const LAYERS: [fn(&Change, bool) -> bool; 8] = [
    |change, _| matches!(change, Change::Control(_)),
    |change, _| matches!(change, Change::AddTypes(_) | Change::AddSubtypes(_) | Change::SetLandTypes(_)),
    |change, _| matches!(change, Change::SetColors(_) | Change::AddColors(_)),
    |change, _| matches!(change, Change::Gain(_) | Change::Lose(_) | Change::LoseAbilities | Change::GainAbility(_)),
    |change, defines| matches!(change, Change::Define(..)) && defines,
    |change, defines| matches!(change, Change::Set(..)) || matches!(change, Change::Define(..)) && !defines,
    |change, _| matches!(change, Change::Modify(..)),
    |change, _| matches!(change, Change::Switch),
];

impl Now {
    fn printed(thing: &Thing) -> Now {
        let values = &thing.values;
        let keywords = values.abilities.iter().filter_map(|ability| match ability {
            Ability::Keyword(keyword) => Some(keyword.keyword),
            _ => None,
        });
        Now {
            controller: thing.owner,
            colors: values.indicator.unwrap_or(Colors::NONE),
            types: values.types,
            supertypes: values.supertypes,
            subtypes: values.subtypes,
            keywords: keywords.collect(),
            power: values.power.unwrap_or(0),
            toughness: values.toughness.unwrap_or(0),
            has_text: true,
            given: Vec::new(),
        }
    }
}

fn fits(board: &Board, place: usize, you: PlayerId, this: Option<usize>, filter: &Filter) -> bool {
    let now = &board[place];
    match filter {
        Filter::Any => true,
        Filter::All(all) => all.iter().all(|part| fits(board, place, you, this, part)),
        Filter::Not(part) => !fits(board, place, you, this, part),
        Filter::This => this == Some(place),
        Filter::Type(of) => now.types.has(*of),
        Filter::Subtype(of) => now.subtypes.has(*of),
        Filter::Color(of) => now.colors.has(*of),
        Filter::Keyword(of) => now.keywords.has(*of),
        Filter::Controller(Players::You) => now.controller == you,
        Filter::Power(Comparison::AtLeast, than) => now.power >= amount(board, you, this, than),
        other => panic!("{other:?} is on no random board"),
    }
}

fn amount(board: &Board, you: PlayerId, this: Option<usize>, of: &Amount) -> i32 {
    match of {
        Amount::Number(number) => *number,
        Amount::Count(of) => match &**of {
            Objects::Each(filter) => {
                (0..board.len()).filter(|&place| fits(board, place, you, this, filter)).count() as i32
            }
            other => panic!("{other:?} is counted on no random board"),
        },
        other => panic!("{other:?} is on no random board"),
    }
}

impl Effect1 {
    fn this(&self) -> Option<usize> {
        match self.source {
            Source::Text(place) | Source::Given(place) => Some(place),
            Source::Fixed => None,
        }
    }

    fn you(&self, board: &Board) -> PlayerId {
        self.this().map_or(ANA, |place| board[place].controller)
    }

    fn exists(&self, board: &Board) -> bool {
        let is_there = match self.source {
            Source::Text(place) => board[place].has_text,
            Source::Given(place) => board[place].given.iter().any(|(of, _)| *of == self.ability),
            Source::Fixed => true,
        };
        let holds = |condition: &Condition| match condition {
            Condition::Compare(one, how, other) => {
                let value = |of| amount(board, self.you(board), self.this(), of);
                how.holds(value(one), value(other))
            }
            other => panic!("{other:?} is on no random board"),
        };
        is_there && self.ability.only_if.as_ref().is_none_or(holds)
    }

    fn set(&self, board: &Board) -> Vec<usize> {
        if let Some(set) = &self.set {
            return set.clone();
        }
        match &self.ability.affects {
            Objects::This => self.this().into_iter().collect(),
            Objects::Each(filter) => {
                (0..board.len()).filter(|&place| fits(board, place, self.you(board), self.this(), filter)).collect()
            }
            other => panic!("{other:?} is on no random board"),
        }
    }

    fn is_in(&self, layer: usize) -> bool {
        self.ability.changes.iter().any(|change| LAYERS[layer](change, self.ability.defines))
    }

    /// What it would do in a layer: to what, and how much.
    fn does(&self, board: &Board, layer: usize) -> (bool, Vec<usize>, Vec<(i32, i32)>) {
        if !self.exists(board) && self.set.is_none() {
            return (false, Vec::new(), Vec::new());
        }
        let value = |of: &Amount| amount(board, self.you(board), self.this(), of);
        let changes = self.ability.changes.iter().filter(|change| LAYERS[layer](change, self.ability.defines));
        let much = changes.map(|change| match change {
            Change::Set(p, t) | Change::Modify(p, t) | Change::Define(p, t) => (value(p), value(t)),
            Change::Control(_) => (i32::from(self.you(board).0), 0),
            _ => (0, 0),
        });
        let much = much.collect();
        (true, self.set(board), much)
    }

    fn apply(&mut self, board: &mut Board, layer: usize) {
        if !self.exists(board) && self.set.is_none() {
            return;
        }
        let set = self.set(board);
        for change in self.ability.changes.iter().filter(|change| LAYERS[layer](change, self.ability.defines)) {
            let value = |of: &Amount| amount(board, self.you(board), self.this(), of);
            let (power, toughness) = match change {
                Change::Set(p, t) | Change::Modify(p, t) | Change::Define(p, t) => (value(p), value(t)),
                _ => (0, 0),
            };
            let you = self.you(board);
            for &place in &set {
                let now = &mut board[place];
                match change {
                    Change::Control(_) => now.controller = you,
                    Change::AddTypes(types) => now.types = now.types.union(*types),
                    // Only those that belong to one of its types (205.3d).
                    Change::AddSubtypes(subtypes) => {
                        let fitting = subtypes.intersection(Subtypes::of_types(now.types));
                        now.subtypes = now.subtypes.union(fitting);
                    }
                    Change::SetColors(colors) => now.colors = *colors,
                    Change::AddColors(colors) => now.colors = now.colors.union(*colors),
                    Change::Gain(keyword) => now.keywords = now.keywords.with(*keyword),
                    Change::Lose(keyword) => now.keywords = now.keywords.without(*keyword),
                    Change::LoseAbilities => {
                        (now.keywords, now.has_text) = (Keywords::NONE, false);
                        now.given.clear();
                    }
                    Change::GainAbility(granted) => match &self.granted[usize::from(*granted)] {
                        Ability::Static(given) => now.given.push((given.clone(), self.since)),
                        other => panic!("{other:?} is granted on no random board"),
                    },
                    Change::Set(..) | Change::Define(..) => (now.power, now.toughness) = (power, toughness),
                    Change::Modify(..) => {
                        now.power += power;
                        now.toughness += toughness;
                    }
                    Change::Switch => std::mem::swap(&mut now.power, &mut now.toughness),
                    other => panic!("{other:?} is on no random board"),
                }
            }
        }
        self.set = Some(set);
    }

    /// Whether applying another effect first would change what it is, what it applies to or what it does (613.8a).
    fn depends_on(&self, other: &Effect1, board: &Board, layer: usize) -> bool {
        let mut after = board.clone();
        other.clone().apply(&mut after, layer);
        self.ability.defines == other.ability.defines && self.does(board, layer) != self.does(&after, layer)
    }
}

/// Whether the rules let one of the effects that are left be the next one: it waits for none but those that wait for it
/// (613.8b), and no older one may be.
fn may_be_next(effects: &[Effect1], left: &[usize], board: &Board, layer: usize) -> Vec<usize> {
    let depends = |one: usize, other: usize| one != other && effects[one].depends_on(&effects[other], board, layer);
    let mut reaches: Vec<Vec<bool>> =
        left.iter().map(|&one| left.iter().map(|&other| depends(one, other)).collect()).collect();
    for middle in 0..left.len() {
        for from in 0..left.len() {
            for to in 0..left.len() {
                reaches[from][to] |= reaches[from][middle] && reaches[middle][to];
            }
        }
    }
    let waits = |place: usize| (0..left.len()).any(|other| reaches[place][other] && !reaches[other][place]);
    let ready: Vec<usize> = (0..left.len()).filter(|&place| !waits(place)).map(|place| left[place]).collect();
    // Characteristic-defining abilities come first in layers 2 to 6 (613.3).
    let key = |&effect: &usize| (layer < 4 && !effects[effect].ability.defines, effects[effect].since, effect);
    let first = ready.iter().map(key).min();
    ready.into_iter().filter(|effect| Some(key(effect)) == first).collect()
}

/// Tries every order of the effects that are left in a layer; gives the boards of those orders that the rules allow.
fn orders(
    things: &[Thing],
    effects: &[Effect1],
    left: &[usize],
    board: &Board,
    layer: usize,
) -> Vec<(Vec<Effect1>, Board)> {
    if left.is_empty() {
        return vec![(effects.to_vec(), board.clone())];
    }
    let allowed = may_be_next(effects, left, board, layer);
    let mut found = Vec::new();
    for &next in left.iter().filter(|next| allowed.contains(next)) {
        let (mut effects, mut board) = (effects.to_vec(), board.clone());
        effects[next].apply(&mut board, layer);
        let mut left: Vec<usize> = left.iter().copied().filter(|&other| other != next).collect();
        if layer == 3 {
            // What has been given to an object may do something in this layer already.
            for new in given(things, &effects, &board) {
                if new.is_in(layer) {
                    left.push(effects.len());
                }
                effects.push(new);
            }
        }
        found.extend(orders(things, &effects, &left, &board, layer));
    }
    found
}

/// The effects of abilities that objects have been given and that are not known yet.
fn given(things: &[Thing], known: &[Effect1], board: &Board) -> Vec<Effect1> {
    let mut new: Vec<Effect1> = Vec::new();
    for (place, now) in board.iter().enumerate() {
        for (nth, (ability, since)) in now.given.iter().enumerate() {
            let is_same = |of: &&Effect1| of.source == Source::Given(place) && of.ability == *ability;
            let earlier = now.given[..nth].iter().filter(|(of, _)| of == ability).count();
            if known.iter().chain(&new).filter(is_same).count() <= earlier {
                let (source, ability) = (Source::Given(place), ability.clone());
                // 613.7a: as old as the object or as what gave it, whichever is younger.
                let since = things[place].since.max(*since);
                new.push(Effect1 { source, ability, since, granted: Vec::new(), set: None });
            }
        }
    }
    new
}

/// The board as the rules have it.
fn derive(things: &[Thing], fixed: &[Effect1]) -> Board {
    let mut board: Board = things.iter().map(Now::printed).collect();
    let mut effects = fixed.to_vec();
    for (place, thing) in things.iter().enumerate() {
        for ability in &thing.values.abilities {
            if let Ability::Static(ability) = ability {
                let (source, granted) = (Source::Text(place), thing.values.granted.clone());
                effects.push(Effect1 { source, ability: ability.clone(), since: thing.since, granted, set: None });
            }
        }
        for (kind, number) in &thing.counters {
            let change = match kind {
                CounterKind::Keyword(keyword) => Change::Gain(*keyword),
                _ => pump(*number, *number),
            };
            let ability = Static::new(Objects::This, vec![change]);
            let set = Some(vec![place]);
            effects.push(Effect1 { source: Source::Fixed, ability, since: thing.since + 1, granted: Vec::new(), set });
        }
    }
    for layer in 0..LAYERS.len() {
        let left: Vec<usize> = (0..effects.len()).filter(|&place| effects[place].is_in(layer)).collect();
        let mut allowed = orders(things, &effects, &left, &board, layer);
        assert_eq!(allowed.len(), 1, "one order is allowed, and one alone");
        (effects, board) = allowed.remove(0);
    }
    for now in board.iter_mut().filter(|now| !now.types.has(Type::Creature)) {
        // What is not a creature has no power and toughness (208.3).
        (now.power, now.toughness) = (0, 0);
    }
    board
}

// Random boards.

fn pick<T: Clone>(rng: &mut Rng, from: &[T]) -> T {
    rng.pick(from).expect("something to pick from").clone()
}

fn description(rng: &mut Rng) -> Filter {
    let part = match rng.below(7) {
        0 => Filter::CREATURE,
        1 => Filter::Type(Type::Artifact),
        2 => Filter::Subtype(pick(rng, &SUBTYPES)),
        3 => Filter::Color(pick(rng, &COLORS)),
        4 => Filter::Keyword(pick(rng, &KEYWORDS)),
        5 => Filter::CREATURE.yours(),
        _ => Filter::CREATURE.and(Filter::Power(Comparison::AtLeast, Box::new(number(31)))),
    };
    match rng.below(5) {
        0 => part.negated().and(Filter::CREATURE),
        1 => part.other(),
        _ => part,
    }
}

fn count(rng: &mut Rng) -> Amount {
    Amount::Count(Box::new(Objects::Each(description(rng))))
}

fn change(rng: &mut Rng, grants: bool) -> Vec<Change> {
    let size = |rng: &mut Rng| number(25 + rng.below(9) as i32);
    let one = match rng.below(if grants { 13 } else { 12 }) {
        0 => Change::Control(Players::You),
        1 => Change::AddSubtypes(Subtypes::NONE.with(pick(rng, &SUBTYPES))),
        2 => {
            // What has no size of its own gets one.
            let set = Change::Set(size(rng), size(rng));
            return vec![Change::AddTypes(Types::only(Type::Creature)), set];
        }
        3 => Change::AddTypes(Types::only(Type::Artifact)),
        4 => Change::SetColors(Colors::only(pick(rng, &COLORS))),
        5 => Change::AddColors(Colors::only(pick(rng, &COLORS))),
        6 => Change::Gain(pick(rng, &KEYWORDS)),
        7 => Change::Lose(pick(rng, &KEYWORDS)),
        8 => Change::LoseAbilities,
        9 => Change::Set(size(rng), size(rng)),
        10 => Change::Modify(count(rng), number(rng.below(3) as i32)),
        11 => Change::Switch,
        _ => Change::GainAbility(0),
    };
    vec![one]
}

fn changes(rng: &mut Rng, grants: bool) -> Vec<Change> {
    let mut all = change(rng, grants);
    if rng.below(3) == 0 {
        all.extend(change(rng, grants));
    }
    all
}

fn static_ability(rng: &mut Rng, grants: bool) -> Static {
    let affects = if rng.below(6) == 0 { Objects::This } else { Objects::Each(description(rng)) };
    let only_if = (rng.below(5) == 0)
        .then(|| Condition::Compare(count(rng), Comparison::AtLeast, number(1 + rng.below(2) as i32)));
    Static { only_if, ..Static::new(affects, changes(rng, grants)) }
}

/// A permanent: a creature or an artifact, with an ability where it has one.
fn permanent(rng: &mut Rng, name: &str, has_ability: bool) -> Values {
    let is_creature = rng.below(3) > 0;
    let types: &[Type] = if is_creature { &[Type::Creature] } else { &[Type::Artifact] };
    let mut values = card(name, "-", types);
    values.indicator = Some(Colors::only(pick(rng, &COLORS)));
    values.subtypes = Subtypes::NONE.with(pick(rng, &SUBTYPES));
    if is_creature {
        (values.power, values.toughness) = (Some(30), Some(40));
        if rng.below(2) == 0 {
            values.abilities.push(pick(rng, &KEYWORDS).into());
        }
    }
    if has_ability {
        values.granted.push(Ability::Static(static_ability(rng, false)));
        let ability = if is_creature && rng.below(6) == 0 {
            let color = Change::SetColors(Colors::only(pick(rng, &COLORS)));
            Static { defines: true, ..Static::new(Objects::This, vec![color]) }
        } else {
            static_ability(rng, true)
        };
        values.abilities.push(Ability::Static(ability));
    }
    values
}

fn board_as_the_engine_has_it(table: &Table, things: &[Thing]) -> Vec<String> {
    let say = |thing: &Thing| {
        let now = table.state.characteristics(thing.id);
        let what = (now.controller, now.colors, now.types, now.supertypes, now.subtypes, now.keywords);
        format!("{} {what:?} {}/{}", thing.values.name, now.power, now.toughness)
    };
    things.iter().map(say).collect()
}

fn board_as_the_rules_have_it(board: &Board, things: &[Thing]) -> Vec<String> {
    let say = |(now, thing): (&Now, &Thing)| {
        let what = (now.controller, now.colors, now.types, now.supertypes, now.subtypes, now.keywords);
        format!("{} {what:?} {}/{}", thing.values.name, now.power, now.toughness)
    };
    board.iter().zip(things).map(say).collect()
}

/// Builds a board and compares it, after each of its spells as well.
fn check_board(seed: u64) {
    let mut rng = Rng::new(seed);
    let effects = 1 + rng.below(MOST_EFFECTS);
    let spells = rng.below(effects.min(3) + 1);
    let abilities = effects - spells;
    let mut own: Vec<Values> = (0..abilities).map(|n| permanent(&mut rng, &format!("T{n}"), true)).collect();
    own.extend((abilities..abilities + 3).map(|n| permanent(&mut rng, &format!("T{n}"), false)));
    let magic = |rng: &mut Rng, n: u64| {
        let which = Objects::Each(description(rng));
        let effect = Effect::Change { which, changes: changes(rng, false), lasts: Duration::EndOfTurn };
        (format!("S{n}"), Instruction::from(effect))
    };
    let magic: Vec<(String, Instruction)> = (0..spells).map(|n| magic(&mut rng, n)).collect();
    let mut cards: Vec<Card> = own.iter().cloned().map(Card::from).collect();
    cards.extend(magic.iter().map(|(name, effect)| instant(name, "", vec![], vec![effect.clone()])));
    let mut laid = lay(cards);
    let mut placed = Vec::new();
    for values in &own {
        let owner = if rng.below(2) == 0 { ANA } else { BETO };
        let mut counters = Vec::new();
        if values.types.has(Type::Creature) && rng.below(3) == 0 {
            let kinds = [CounterKind::PlusOne, CounterKind::Keyword(FLYING), CounterKind::Keyword(TRAMPLE)];
            counters.push((pick(&mut rng, &kinds), 1));
        }
        laid = laid.play(owner, &[&values.name]).last(|place| place.counters.clone_from(&counters));
        placed.push((owner, counters));
    }
    let names: Vec<&str> = magic.iter().map(|(name, _)| name.as_str()).collect();
    let mut table = laid.hold(ANA, &names).begin();
    let things: Vec<Thing> = own
        .into_iter()
        .zip(placed)
        .zip((0..).step_by(10))
        .map(|((values, (owner, counters)), since)| Thing {
            id: table.id(&values.name),
            values,
            owner,
            since,
            counters,
        })
        .collect();
    let mut fixed: Vec<Effect1> = Vec::new();
    let compare = |table: &Table, fixed: &[Effect1]| {
        let expected = derive(&things, fixed);
        let (engine, rules) =
            (board_as_the_engine_has_it(table, &things), board_as_the_rules_have_it(&expected, &things));
        assert_eq!(engine, rules, "board {seed}: {things:#?} {fixed:#?}");
        expected
    };
    let mut board = compare(&table, &fixed);
    for (nth, (name, effect)) in magic.iter().enumerate() {
        let Effect::Change { which: Objects::Each(filter), changes, .. } = &effect.effect else { continue };
        let set: Vec<usize> = (0..board.len()).filter(|&place| fits(&board, place, ANA, None, filter)).collect();
        let value = |of: &Amount| number(amount(&board, ANA, None, of));
        let changes = changes.iter().map(|change| match change {
            Change::Modify(p, t) => Change::Modify(value(p), value(t)),
            Change::Set(p, t) => Change::Set(value(p), value(t)),
            other => other.clone(),
        });
        let ability = Static::new(Objects::This, changes.collect());
        let since = 1_000 + nth as u32;
        fixed.push(Effect1 { source: Source::Fixed, ability, since, granted: Vec::new(), set: Some(set) });
        table.cast(name, &[]).resolve();
        board = compare(&table, &fixed);
    }
}

#[test]
fn layers_are_what_their_definition_says_on_random_boards() {
    let boards = std::env::var("VADEMECUM_BOARDS").ok().and_then(|number| number.parse().ok()).unwrap_or(BOARDS);
    for seed in 0..boards {
        check_board(seed);
    }
}

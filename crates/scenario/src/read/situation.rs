//! The situation: players, whose turn and step it is, and what is where.

use vademecum_abilities::{CardId, Cards, CounterKind, Daytime, Part, PlayerDesignation, Step, Type, Zone};
use vademecum_machine::{
    Arrangement, AttackOption, CommanderGame, Mark, Marks, Placed, PlayerId, Setup, SupplementaryDecks, TeamPlay,
};
use vademecum_scenario_format::{Problem, Source, Wrong, excerpt, markdown::Block};
use vademecum_text::fold;

use super::{
    lines::{is_night, unknown},
    naming,
};
use crate::{
    bounds::{MAX_CARDS, MAX_COPIES, MAX_PLAYERS, MAX_TEAM, MAX_TURN},
    names::{Names, caught, count, fold_name, number, plain},
    words::{Beside, Given, Remark, Sort, Words, first},
};

/// A situation: players' names, what is where, and whether the game itself begins.
pub(super) struct Situation {
    pub(super) players: Vec<String>,
    pub(super) arrangement: Arrangement,
    pub(super) is_new_game: bool,
}

/// How a situation opens.
#[derive(Clone, Copy)]
enum Opening {
    /// A step of a player's turn.
    Position(PlayerId, u32, Step),
    /// The game begins: the starting player and the seed.
    NewGame(PlayerId, u64),
}

/// What is being put together.
#[derive(Default)]
struct Table {
    life: Vec<(PlayerId, i32)>,
    counters: Vec<(PlayerId, CounterKind, i32)>,
    daytime: Option<Daytime>,
    designated: Vec<(PlayerId, PlayerDesignation)>,
    attacks: AttackOption,
    team_play: TeamPlay,
    deploys: bool,
    range: Option<u8>,
    teams: Vec<(PlayerId, u8)>,
    libraries: Vec<Vec<CardId>>,
    sideboards: Vec<Vec<CardId>>,
    attractions: Vec<Vec<CardId>>,
    supplementary: SupplementaryDecks,
    commanders: Vec<Vec<CardId>>,
    companions: Vec<(PlayerId, CardId)>,
    is_brawl: bool,
    placed: Vec<Placed>,
    /// Whether some card lies in a zone, or a deck is named, by their lines.
    has_zones: bool,
    has_decks: bool,
    opening: Option<Opening>,
}

impl Table {
    /// How many cards there are in all zones.
    fn cards(&self) -> usize {
        let beside = self.sideboards.iter().chain(&self.attractions).chain(&self.commanders);
        let beside = beside.chain(self.supplementary.lists());
        self.placed.len() + self.libraries.iter().chain(beside).map(Vec::len).sum::<usize>()
    }

    /// The variant Commander, if somebody has a commander or Brawl is played.
    fn commander_game(&mut self) -> Option<CommanderGame> {
        let commanders = std::mem::take(&mut self.commanders);
        let is_played = self.is_brawl || commanders.iter().any(|of| !of.is_empty());
        is_played.then_some(CommanderGame { commanders, is_brawl: self.is_brawl })
    }

    fn open(&mut self, opening: Opening) -> Result<(), Wrong> {
        match self.opening.replace(opening) {
            None => Ok(()),
            Some(_) => Err(Wrong::new("problem-opens-twice", [])),
        }
    }

    /// The teams, if somebody is in one: whoever is in none plays alone.
    fn teams(&self) -> Vec<u8> {
        if self.teams.is_empty() {
            return Vec::new();
        }
        let named = |place: usize| self.teams.iter().find(|(player, _)| usize::from(player.0) == place);
        let alone = |place: usize| 128 + u8::try_from(place).unwrap_or(127);
        (0..self.libraries.len()).map(|place| named(place).map_or(alone(place), |&(_, team)| team)).collect()
    }
}

/// Reads the items of the situation: the players' names, and the position or the decks of a game that begins.
pub(super) fn read(
    source: &Source<'_>,
    words: &'static Words,
    cards: Cards,
    items: &[Block<'_>],
) -> Result<Situation, Problem> {
    let (first_item, rest) = items
        .split_first()
        .filter(|(item, _)| matches!(first(&words.given, &plain(item.text)), Some((Given::Players, _))))
        .ok_or_else(|| {
            let at = items.first().map_or(0, |item| item.at);
            let examples = words.examples(Sort::Situation);
            source.problem(at, Wrong::new("problem-no-players", [("examples", &examples)]))
        })?;
    let mut table = Table::default();
    let players = players(words, first_item, &mut table).map_err(|wrong| source.problem(first_item.at, wrong))?;
    table.libraries = vec![Vec::new(); players.len()];
    table.sideboards = vec![Vec::new(); players.len()];
    table.attractions = vec![Vec::new(); players.len()];
    let none = vec![Vec::new(); players.len()];
    table.supplementary = SupplementaryDecks {
        planes: none.clone(),
        schemes: none.clone(),
        vanguards: none.clone(),
        sheets: none,
        shares_planes: false,
    };
    table.commanders = vec![Vec::new(); players.len()];
    let names = Names::new(words, &players, &cards);
    if let Some((card, whose)) = names.first_owned_like() {
        let wrong = Wrong::new("problem-owned-like", [("card", &card), ("player", &whose)]);
        return Err(source.problem(first_item.at, wrong));
    }
    if let Some(player) = players.iter().find(|player| !names.cards(&fold_name(player)).is_empty()) {
        return Err(source.problem(first_item.at, Wrong::new("problem-player-and-card", [("name", player)])));
    }
    for item in rest {
        line(&names, &plain(item.text), &mut table).map_err(|wrong| source.problem(item.at, wrong))?;
    }
    let wrong = |key: &'static str| source.problem(first_item.at, Wrong::new(key, []));
    let about = |key: &'static str, name: &String| source.problem(first_item.at, Wrong::new(key, [("name", name)]));
    let setup = Setup {
        cards,
        teams: table.teams(),
        decks: std::mem::take(&mut table.libraries),
        sideboards: std::mem::take(&mut table.sideboards),
        attractions: std::mem::take(&mut table.attractions),
        supplementary: std::mem::take(&mut table.supplementary),
        commander: table.commander_game(),
        starting: PlayerId(0),
        attacks: table.attacks,
        team_play: table.team_play,
        deploys: table.deploys,
        ranges: table.range.map(|range| vec![range; players.len()]).unwrap_or_default(),
        life: None,
        seed: 0,
    };
    let (setup, active, turn, step, is_new_game) = match table.opening {
        None => {
            return Err(wrong("problem-no-turn"));
        }
        Some(Opening::Position(..)) if table.has_decks => {
            return Err(wrong("problem-deck-in-position"));
        }
        Some(Opening::NewGame(..)) if table.has_zones => {
            return Err(wrong("problem-zones-in-new-game"));
        }
        Some(Opening::Position(active, turn, step)) => (setup, active, turn, step, false),
        Some(Opening::NewGame(starting, seed)) => (Setup { starting, seed, ..setup }, starting, 0, Step::Untap, true),
    };
    let Table { life, counters, mut placed, designated, companions, .. } = table;
    placed.iter_mut().for_each(|placed| add_printed_counters(&setup.cards, placed));
    if let Some(placed) = placed.iter().find(|placed| !can_lie_there(&setup.cards, placed)) {
        let name = &setup.cards.values(setup.cards.front(placed.card)).name;
        return Err(about("problem-cannot-lie-there", name));
    }
    if is_new_game && !companions.is_empty() {
        return Err(wrong("problem-companion-in-new-game"));
    }
    if let Some(placed) = placed.iter().find(|placed| is_strangely_hidden(&setup.cards, placed)) {
        let name = &setup.cards.values(setup.cards.front(placed.card)).name;
        return Err(about("problem-no-conspiracy", name));
    }
    if is_new_game && !(life.is_empty() && counters.is_empty()) {
        return Err(wrong("problem-life-in-new-game"));
    }
    let arrangement = Arrangement {
        setup,
        placed,
        life,
        counters,
        daytime: table.daytime,
        designated,
        companions,
        active,
        turn,
        step,
    };
    Ok(Situation { players, arrangement, is_new_game })
}

/// `Jugadores: Ana (20 vidas), Beto`: names are kept as written.
fn players(words: &Words, item: &Block<'_>, table: &mut Table) -> Result<Vec<String>, Wrong> {
    let line = item.line();
    let (_, list) = line.split_once(": ").unwrap_or_default();
    let mut players = Vec::new();
    for entry in entries(list.strip_suffix('.').unwrap_or(list))? {
        let (name, remarks) = split_remarks(entry)?;
        let player = PlayerId(u8::try_from(players.len()).unwrap_or(u8::MAX));
        let mut said = Vec::new();
        for remark in remarks.into_iter().map(plain) {
            let found = first(&words.remarks, &remark);
            check_said_once(found.as_ref().map(|(kind, _)| *kind), &mut said, &remark)?;
            match found {
                Some((Remark::Life, captures)) => table.life.push((player, number(&captures, "n")?)),
                Some((Remark::PlayerCounters(kind), captures)) => {
                    table.counters.push((player, kind, number(&captures, "n")?));
                }
                Some((Remark::Team, captures)) => {
                    let team: u8 = number(&captures, "n")?;
                    if !(1..=MAX_TEAM).contains(&team) {
                        return Err(Wrong::new("problem-team", [("team", &team), ("most", &MAX_TEAM)]));
                    }
                    table.teams.push((player, team));
                }
                _ => {
                    return Err(Wrong::new("problem-player-remark", [("remark", &remark)]));
                }
            }
        }
        naming::check(name)?;
        naming::check_is_one(words, name)?;
        // Names are read without accents and case.
        if let Some(other) = players.iter().find(|other: &&String| fold_name(other) == fold_name(name)) {
            return Err(Wrong::new("problem-players-alike", [("other", other), ("name", &name)]));
        }
        players.push(name.to_owned());
    }
    if !(2..=MAX_PLAYERS).contains(&players.len()) {
        return Err(Wrong::new("problem-player-count", [("count", &players.len()), ("most", &MAX_PLAYERS)]));
    }
    Ok(players)
}

/// One item about the turn or a zone.
fn line(names: &Names<'_>, line: &str, table: &mut Table) -> Result<(), Wrong> {
    match first(&names.words.given, line) {
        Some((Given::Turn, captures)) => {
            let turn = if captures.name("n").is_some() { number(&captures, "n")? } else { 2 };
            if turn > MAX_TURN {
                return Err(Wrong::new("problem-turn", [("turn", &turn), ("most", &MAX_TURN)]));
            }
            let active = names.player(caught(&captures, "p"))?;
            table.open(Opening::Position(active, turn, names.step(caught(&captures, "s"))?))
        }
        Some((Given::Attacks(option), _)) => {
            table.attacks = option;
            Ok(())
        }
        Some((Given::Shared(play), _)) => {
            table.team_play = play;
            Ok(())
        }
        Some((Given::Deploys, _)) => {
            table.deploys = true;
            Ok(())
        }
        Some((Given::Range, captures)) => {
            table.range = Some(number(&captures, "n")?);
            Ok(())
        }
        Some((Given::Designated(what), captures)) => {
            if table.designated.iter().any(|(_, of)| *of == what) {
                return Err(Wrong::new("problem-designated-twice", []));
            }
            table.designated.push((names.player(caught(&captures, "p"))?, what));
            Ok(())
        }
        Some((Given::Brawl, _)) => {
            table.is_brawl = true;
            Ok(())
        }
        Some((Given::Daytime, captures)) => {
            let is_night = is_night(caught(&captures, "d"));
            table.daytime = Some(if is_night { Daytime::Night } else { Daytime::Day });
            Ok(())
        }
        Some((Given::Begins, captures)) => {
            let starting = names.optional_player(caught(&captures, "p"))?.unwrap_or(PlayerId(0));
            let seed = captures.name("n").is_some().then(|| number(&captures, "n")).transpose()?;
            table.open(Opening::NewGame(starting, seed.unwrap_or(0)))
        }
        Some((Given::Companion, captures)) => {
            let player = names.player(caught(&captures, "p"))?;
            let (copies, card, _) = copies(names, caught(&captures, "l"))?;
            if copies != 1 || table.companions.iter().any(|(of, _)| *of == player) {
                return Err(Wrong::new("problem-companions", []));
            }
            // It is one of the player's cards outside the game.
            table.companions.push((player, card));
            if let Some(cards) = table.sideboards.get_mut(usize::from(player.0)) {
                cards.push(card);
            }
            Ok(())
        }
        Some((Given::SharedPlanarDeck, _)) => {
            table.supplementary.shares_planes = true;
            Ok(())
        }
        Some((
            kind @ (Given::Zone(_) | Given::Deck | Given::Outside | Given::Commander | Given::Beside(_)),
            captures,
        )) => {
            let zone = if let Given::Zone(zone) = kind { zone } else { Zone::Library };
            table.has_zones |= matches!(kind, Given::Zone(_));
            table.has_decks |= kind == Given::Deck;
            let player = names.player(caught(&captures, "p"))?;
            let mut library = Vec::new();
            for entry in entries(caught(&captures, "l"))? {
                let (card, remarks) = split_remarks(entry)?;
                let (copies, card, part) = copies(names, card)?;
                if table.cards() + library.len() + copies > MAX_CARDS {
                    return Err(Wrong::new("problem-too-many-cards", [("most", &MAX_CARDS)]));
                }
                if zone == Zone::Library {
                    if let Some(remark) = remarks.first() {
                        return Err(Wrong::new("problem-library-remark", [("remark", remark)]));
                    }
                    library.extend(std::iter::repeat_n(card, copies));
                    continue;
                }
                let mut placed = placed(names, player, card, zone, &remarks)?;
                placed.marks = placed.marks.union(shown(part, zone));
                table.placed.extend(std::iter::repeat_n(placed, copies));
            }
            if let Given::Outside | Given::Commander = kind {
                let beside = if kind == Given::Outside { &mut table.sideboards } else { &mut table.commanders };
                if let Some(cards) = beside.get_mut(usize::from(player.0)) {
                    cards.append(&mut library);
                }
                return Ok(());
            }
            // Written from the top; the engine has the top last.
            library.reverse();
            let decks = match kind {
                Given::Beside(Beside::Attractions) => &mut table.attractions,
                Given::Beside(Beside::Planes) => &mut table.supplementary.planes,
                Given::Beside(Beside::Schemes) => &mut table.supplementary.schemes,
                Given::Beside(Beside::Vanguard) => &mut table.supplementary.vanguards,
                Given::Beside(Beside::Sheets) => &mut table.supplementary.sheets,
                _ => &mut table.libraries,
            };
            if let Some(deck) = decks.get_mut(usize::from(player.0)) {
                deck.splice(0..0, library);
            }
            Ok(())
        }
        Some((Given::Players, _)) => Err(Wrong::new("problem-players-twice", [])),
        None => Err(unknown(names, line, Sort::Situation)),
    }
}

/// `3 Bosque`, `Oso`.
fn copies(names: &Names<'_>, text: &str) -> Result<(usize, CardId, Part), Wrong> {
    let text = fold(text);
    let counted = text.split_once(' ').and_then(|(n, name)| Some((count(n)?, name)));
    let (copies, found) = match names.object(&text) {
        Ok(found) => (1, found),
        Err(wrong) => match counted {
            Some((n, name)) if n <= MAX_COPIES => (n, names.object(name)?),
            _ => return Err(wrong),
        },
    };
    if found.is_specific() {
        return Err(Wrong::new("problem-specific-card", [("text", &text)]));
    }
    // Both cards of a meld pair have it on the back.
    if found.cards.len() > 1 && names.part(&found) == Part::Back {
        return Err(Wrong::new("problem-melded-card", [("text", &text)]));
    }
    let (card, part) = (found.cards.first().copied(), names.part(&found));
    let card = card.ok_or_else(|| Wrong::new("problem-no-card", [("text", &text)]))?;
    Ok((copies, card, part))
}

/// What is on about a permanent that is called by the name of one of the faces of its card.
fn shown(part: Part, zone: Zone) -> Marks {
    match part {
        Part::Back if zone == Zone::Battlefield => Marks::only(Mark::BackUp),
        Part::Left if zone == Zone::Battlefield => Marks::only(Mark::LeftUnlocked),
        Part::Right if zone == Zone::Battlefield => Marks::only(Mark::RightUnlocked),
        Part::Bottom if zone == Zone::Battlefield => Marks::only(Mark::Flipped),
        Part::Alone
        | Part::Front
        | Part::Back
        | Part::Whole
        | Part::Left
        | Part::Right
        | Part::Locked
        | Part::Inset
        | Part::Bottom
        | Part::Alternative => Marks::NONE,
    }
}

fn placed(names: &Names<'_>, player: PlayerId, card: CardId, zone: Zone, remarks: &[&str]) -> Result<Placed, Wrong> {
    let mut placed = Placed::new(player, card, zone);
    let mut said = Vec::new();
    for &remark in remarks {
        let found = first(&names.words.remarks, remark);
        if let Some((kind, _)) = &found
            && !can_be_said(*kind, zone)
        {
            return Err(Wrong::new("problem-permanent-remark", [("remark", &remark)]));
        }
        // Counters of several kinds are a remark each, and so are the two names of a double agenda.
        let kind = found.as_ref().map(|(kind, _)| *kind);
        let kind = kind.filter(|kind| !matches!(kind, Remark::Counters | Remark::SecretName));
        check_said_once(kind, &mut said, remark)?;
        match found {
            Some((Remark::SecretName, captures)) => {
                let named = names.object(caught(&captures, "c"))?;
                placed.names.extend(named.faces.first());
            }
            Some((Remark::FaceDown, _)) => placed.marks = placed.marks.with(Mark::FaceDown),
            Some((Remark::Tapped, _)) => placed.marks = placed.marks.with(Mark::Tapped),
            Some((Remark::Sick, _)) => placed.marks = placed.marks.with(Mark::SummoningSick).with(Mark::New),
            Some((Remark::Token, _)) => placed.marks = placed.marks.with(Mark::Token),
            Some((Remark::Damage, captures)) => placed.damage = number(&captures, "n")?,
            Some((Remark::Counters, captures)) => {
                let kind = names.counter(caught(&captures, "k"))?;
                if placed.counters.iter().any(|(other, _)| *other == kind) {
                    return Err(said_again(remark));
                }
                placed.counters.push((kind, number(&captures, "n")?));
            }
            Some((Remark::OwnedBy, captures)) => {
                placed.owner = names.player(caught(&captures, "p"))?;
                placed.controller = Some(player);
            }
            _ => {
                let known = names.words.examples(Sort::Remark);
                return Err(Wrong::new("problem-card-remark", [("remark", &remark), ("examples", &known)]));
            }
        }
    }
    Ok(placed)
}

/// Whether a remark can be said of a card in a zone.
fn can_be_said(kind: Remark, zone: Zone) -> bool {
    match zone {
        Zone::Battlefield => kind != Remark::SecretName,
        Zone::Exile => kind == Remark::FaceDown,
        Zone::Command => matches!(kind, Remark::FaceDown | Remark::SecretName),
        _ => false,
    }
}

/// Whether a card lies face down or with a chosen name in the command zone, where only conspiracies do (702.106a).
fn is_strangely_hidden(cards: &Cards, placed: &Placed) -> bool {
    let is_conspiracy = cards.values(cards.front(placed.card)).types.has(Type::Conspiracy);
    let is_hidden = placed.marks.has(Mark::FaceDown) || !placed.names.is_empty();
    placed.zone == Zone::Command && is_hidden && !is_conspiracy
}

/// Whether a card can lie where it was placed: instants and sorceries never do on the battlefield, unless they are face
/// down (400.4a, 708.2).
fn can_lie_there(cards: &Cards, placed: &Placed) -> bool {
    let is_spell = |face| {
        let types = cards.values(face).types;
        types.has(Type::Instant) || types.has(Type::Sorcery)
    };
    placed.zone != Zone::Battlefield || placed.marks.has(Mark::FaceDown) || !cards.faces(placed.card).all(is_spell)
}

/// A planeswalker has its printed loyalty and a battle its printed defense (306.5b, 310.4b), where no remark says another
/// number.
fn add_printed_counters(cards: &Cards, placed: &mut Placed) {
    if placed.zone != Zone::Battlefield || placed.marks.has(Mark::FaceDown) {
        return;
    }
    let face = cards.values(cards.front(placed.card));
    for (kind, printed) in [(CounterKind::Loyalty, face.loyalty), (CounterKind::Defense, face.defense)] {
        let is_said = placed.counters.iter().any(|(other, _)| *other == kind);
        placed.counters.extend(printed.filter(|_| !is_said).map(|number| (kind, number)));
    }
}

/// Refuses a remark of a kind that the same player or card has already.
fn check_said_once(kind: Option<Remark>, said: &mut Vec<Option<Remark>>, remark: &str) -> Result<(), Wrong> {
    if kind.is_some() && said.contains(&kind) {
        return Err(said_again(remark));
    }
    said.push(kind);
    Ok(())
}

fn said_again(remark: &str) -> Wrong {
    Wrong::new("problem-remark-twice", [("remark", &remark)])
}

/// The entries of a list: commas inside of brackets do not separate.
fn entries(list: &str) -> Result<Vec<&str>, Wrong> {
    let mut depth = 0_u32;
    let mut is_open = false;
    let parts = list.split(|c: char| {
        match c {
            '(' => depth += 1,
            ')' if depth == 0 => is_open = true,
            ')' => depth -= 1,
            _ => {}
        }
        c == ',' && depth == 0
    });
    let parts: Vec<&str> = parts.map(str::trim).collect();
    if is_open || depth > 0 {
        return Err(Wrong::new("problem-bracket", [("list", &excerpt(list))]));
    }
    check_filled(&parts, list)?;
    Ok(parts)
}

/// `Oso (girado, 2 de daño)`: the name, and what stands in brackets.
fn split_remarks(entry: &str) -> Result<(&str, Vec<&str>), Wrong> {
    let Some((name, remarks)) = entry.strip_suffix(')').and_then(|entry| entry.split_once('(')) else {
        return Ok((entry, Vec::new()));
    };
    let remarks: Vec<&str> = remarks.split(',').map(str::trim).collect();
    check_filled(&remarks, entry)?;
    Ok((name.trim(), remarks))
}

/// Refuses a list in which nothing stands between two commas.
fn check_filled(parts: &[&str], list: &str) -> Result<(), Wrong> {
    if parts.iter().any(|part| part.is_empty()) {
        return Err(Wrong::new("problem-list-gap", [("list", &excerpt(list))]));
    }
    Ok(())
}

//! The situation: players, whose turn and step it is, and what is where.

use vademecum_magic::{Arrangement, Cards, DefId, Placed, PlayerId, Setup, Step, Zone};
use vademecum_text::fold;

use super::{Source, lines::unknown};
use crate::{
    markdown::Block,
    model::Ref,
    names::{Names, caught, number, plain},
    problem::{Problem, Wrong},
    words::{Given, Remark, Sort, Words, first},
};

/// The most copies of a card on one line: more than any deck.
const COPIES: usize = 1000;

/// The most cards in a situation, of all players and zones: many times what any game has.
const MOST_CARDS: usize = 2_000;

/// What is being put together.
struct Table {
    life: Vec<(PlayerId, i32)>,
    poison: Vec<(PlayerId, i32)>,
    libraries: Vec<Vec<DefId>>,
    placed: Vec<Placed>,
    turn: Option<(PlayerId, u32, Step)>,
}

impl Table {
    /// How many cards there are in all zones.
    fn cards(&self) -> usize {
        self.placed.len() + self.libraries.iter().map(Vec::len).sum::<usize>()
    }
}

/// Reads the items of the situation: the players' names, and the position.
pub(super) fn read(
    source: &Source<'_>,
    words: &'static Words,
    cards: Cards,
    items: &[Block<'_>],
) -> Result<(Vec<String>, Arrangement), Problem> {
    let help = format!("write lines like {}", words.examples(Sort::Situation));
    let (first_item, rest) = items
        .split_first()
        .filter(|(item, _)| matches!(first(&words.given, &plain(item.text)), Some((Given::Players, _))))
        .ok_or_else(|| {
            let at = items.first().map_or(0, |item| item.at);
            source.problem(at, Wrong::new("the situation does not begin with the players", help))
        })?;
    let mut table =
        Table { life: Vec::new(), poison: Vec::new(), libraries: Vec::new(), placed: Vec::new(), turn: None };
    let players = players(words, first_item, &mut table).map_err(|wrong| source.problem(first_item.at, wrong))?;
    table.libraries = vec![Vec::new(); players.len()];
    let names = Names { words, players: &players, cards: &cards };
    for item in rest {
        line(&names, &plain(item.text), &mut table).map_err(|wrong| source.problem(item.at, wrong))?;
    }
    let Some((active, turn, step)) = table.turn else {
        let wrong = Wrong::new("nothing says whose turn and which step it is", "write it on a line of the situation");
        return Err(source.problem(first_item.at, wrong));
    };
    let setup = Setup { cards, decks: table.libraries, teams: Vec::new(), starting: PlayerId(0), life: None, seed: 0 };
    let Table { life, poison, placed, .. } = table;
    Ok((players, Arrangement { setup, active, step, turn, life, poison, placed }))
}

/// `Jugadores: Ana (20 vidas), Beto`: names are kept as written.
fn players(words: &Words, item: &Block<'_>, table: &mut Table) -> Result<Vec<String>, Wrong> {
    let line = item.line();
    let (_, list) = line.split_once(": ").unwrap_or_default();
    let mut players = Vec::new();
    for entry in entries(list.strip_suffix('.').unwrap_or(list)) {
        let (name, remarks) = split_remarks(entry);
        let player = PlayerId(u8::try_from(players.len()).unwrap_or(u8::MAX));
        for remark in remarks.split(',').map(|remark| plain(remark.trim())).filter(|remark| !remark.is_empty()) {
            match first(&words.remarks, &remark) {
                Some((Remark::Life, captures)) => table.life.push((player, number(&captures, "n")?)),
                Some((Remark::Poison, captures)) => table.poison.push((player, number(&captures, "n")?)),
                _ => {
                    return Err(Wrong::new(
                        format!("`{remark}` is no remark about a player"),
                        "write a life total or a number of poison counters",
                    ));
                }
            }
        }
        players.push(name.to_owned());
    }
    if !(2..=64).contains(&players.len()) {
        return Err(Wrong::new(format!("{} players", players.len()), "name 2 to 64 players, separated by commas"));
    }
    Ok(players)
}

/// One item about the turn or a zone.
fn line(names: &Names<'_>, line: &str, table: &mut Table) -> Result<(), Wrong> {
    match first(&names.words.given, line) {
        Some((Given::Turn, captures)) => {
            let turn = if captures.name("n").is_some() { number(&captures, "n")? } else { 2 };
            table.turn = Some((names.player(caught(&captures, "p"))?, turn, names.step(caught(&captures, "s"))?));
            Ok(())
        }
        Some((Given::Zone(zone), captures)) => {
            let player = names.player(caught(&captures, "p"))?;
            let mut library = Vec::new();
            for entry in entries(caught(&captures, "l")) {
                let (card, remarks) = split_remarks(entry);
                let (copies, def) = copies(names, card)?;
                if table.cards() + library.len() + copies > MOST_CARDS {
                    return Err(Wrong::new(
                        format!("the situation has more than {MOST_CARDS} cards"),
                        "leave out the cards that the scenario does not need",
                    ));
                }
                if zone == Zone::Library {
                    library.extend(std::iter::repeat_n(def, copies));
                    continue;
                }
                let placed = placed(names, player, def, zone, remarks)?;
                table.placed.extend(std::iter::repeat_n(placed, copies));
            }
            // Written from the top; the engine has the top last.
            library.reverse();
            if let Some(deck) = table.libraries.get_mut(usize::from(player.0)) {
                deck.splice(0..0, library);
            }
            Ok(())
        }
        Some((Given::Players, _)) => Err(Wrong::new("the players are named twice", "keep one of the lines")),
        None => Err(unknown(names, line, Sort::Situation)),
    }
}

/// `3 Bosque`, `Oso`.
fn copies(names: &Names<'_>, text: &str) -> Result<(usize, DefId), Wrong> {
    let text = fold(text);
    let counted = text.split_once(' ').and_then(|(n, name)| Some((n.parse::<usize>().ok()?, name)));
    let (copies, Ref { defs, .. }) = match names.object(&text) {
        Ok(found) => (1, found),
        Err(wrong) => match counted {
            Some((n, name)) if (1..=COPIES).contains(&n) => (n, names.object(name)?),
            _ => return Err(wrong),
        },
    };
    let def = defs.first().copied().ok_or_else(|| Wrong::new(format!("`{text}` is no card"), "name a card"))?;
    Ok((copies, def))
}

fn placed(names: &Names<'_>, player: PlayerId, def: DefId, zone: Zone, remarks: &str) -> Result<Placed, Wrong> {
    let mut placed = Placed::new(player, def, zone);
    for remark in remarks.split(',').map(str::trim).filter(|remark| !remark.is_empty()) {
        match first(&names.words.remarks, remark) {
            Some((Remark::Tapped, _)) => placed.tapped = true,
            Some((Remark::Sick, _)) => placed.summoning_sick = true,
            Some((Remark::Token, _)) => placed.token = true,
            Some((Remark::Damage, captures)) => placed.damage = number(&captures, "n")?,
            Some((Remark::PlusCounters, captures)) => placed.plus_counters = number(&captures, "n")?,
            Some((Remark::MinusCounters, captures)) => placed.minus_counters = number(&captures, "n")?,
            Some((Remark::OwnedBy, captures)) => {
                placed.owner = names.player(caught(&captures, "p"))?;
                placed.controller = Some(player);
            }
            _ => {
                let known = names.words.examples(Sort::Remark);
                return Err(Wrong::new(
                    format!("`{remark}` is no remark about a card"),
                    format!("write one of {known}"),
                ));
            }
        }
    }
    Ok(placed)
}

/// The entries of a list: commas inside of brackets do not separate.
fn entries(list: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0_u32;
    let parts = list.split(move |c: char| {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        c == ',' && depth == 0
    });
    parts.map(str::trim).filter(|entry| !entry.is_empty())
}

/// `Oso (girado, 2 de daño)`: the name, and what stands in brackets.
fn split_remarks(entry: &str) -> (&str, &str) {
    match entry.strip_suffix(')').and_then(|entry| entry.split_once('(')) {
        Some((name, remarks)) => (name.trim(), remarks),
        None => (entry, ""),
    }
}

//! The situation of a scenario: who plays, whose turn it is and where it stands, what lies where.

use std::{fmt::Display, sync::Arc};

use vademecum_myl::{CardId, Cards, Kind, MAX_CARDS, ObjectId, Phase, Player, SetupError, Stage, Table, Zone};
use vademecum_scenario_format::{
    Problem, Source, Wrong,
    bounds::{MAX_COPIES, MAX_NAME_CHARS},
    listed,
    markdown::Block,
};

use super::cards::PLAIN_ORO;
use crate::{
    names::{Names, no_card},
    problems::setup_problem,
    words::{Given, Remark, STAGES, Words, ZONES, caught, first, plain},
};

/// Number of Oros in a Mazo Castillo of which nothing is said: a player without a card there has lost.
const USUAL_DECK: usize = 10;

/// What the situation says.
pub(super) struct Situation {
    pub(super) players: [String; 2],
    pub(super) table: Table,
    pub(super) placed: usize,
}

/// A card that is to be put somewhere.
struct Placed<'t> {
    at: usize,
    player: Player,
    zone: Zone,
    card: CardId,
    remarks: Vec<&'t str>,
}

/// Reads the situation.
pub(super) fn read(
    source: &Source<'_>,
    words: &'static Words,
    cards: &Arc<Cards>,
    blocks: &[Block<'_>],
) -> Result<Situation, Problem> {
    let lines: Vec<(usize, String)> = blocks.iter().map(|block| (block.at, plain(block.text))).collect();
    let players = players(source, words, blocks, &lines)?;
    let names = Names::new(words, &players, cards);
    let mut turn = None;
    let mut placed: Vec<Placed<'_>> = Vec::new();
    for (at, line) in lines.iter().skip(1) {
        let wrong = |wrong: Wrong| source.problem(*at, wrong);
        match first(&words.given, line) {
            Some((Given::Turn, captures)) if turn.is_none() => {
                let stage = stage(words, caught(&captures, "s")).map_err(wrong)?;
                turn = Some((names.caught_player(&captures).map_err(wrong)?, stage));
            }
            Some((Given::Zone, captures)) => {
                let player = names.caught_player(&captures).map_err(wrong)?;
                let (_, name) = strip_article(caught(&captures, "z"));
                let unknown = || Wrong::new("problem-no-zone", [("name", &name), ("known", &listed(ZONES))]);
                let zone = words.zone(name).ok_or_else(|| wrong(unknown()))?;
                let list = captures.name("l").map_or("", |found| found.as_str());
                for (card, remarks) in entries(&names, list).map_err(wrong)? {
                    placed.push(Placed { at: *at, player, zone, card, remarks });
                }
            }
            Some((Given::Players | Given::Turn, _)) | None => {
                let args: [(_, &dyn Display); 2] = [("line", line), ("examples", &words.table.examples[0])];
                return Err(wrong(Wrong::new("problem-unknown-situation", args)));
            }
        }
    }
    let (active, stage) = turn.unwrap_or((Player::First, Stage::Vigil));
    let table = lay(source, &names, cards, &placed, (active, stage))?;
    Ok(Situation { players, table, placed: placed.len() })
}

/// The line of the players comes first.
fn players(
    source: &Source<'_>,
    words: &Words,
    blocks: &[Block<'_>],
    lines: &[(usize, String)],
) -> Result<[String; 2], Problem> {
    let no_players = |at| {
        let [opening, example] = [words.table.opening, words.table.examples[0]];
        let examples = format!("{opening}, {example}");
        source.problem(at, Wrong::new("problem-no-players", [("examples", &examples)]))
    };
    let (Some(block), Some((at, line))) = (blocks.first(), lines.first()) else {
        return Err(no_players(0));
    };
    if !matches!(first(&words.given, line), Some((Given::Players, _))) {
        return Err(no_players(*at));
    }
    let written = block.line();
    let list = written.split_once(':').map_or("", |(_, list)| list).trim().trim_end_matches('.');
    let names: Vec<String> = list.split(',').map(|name| name.trim().to_owned()).collect();
    let is_name = |name: &String| {
        !name.is_empty() && name.chars().count() <= MAX_NAME_CHARS && name.chars().all(char::is_alphanumeric)
    };
    match <[String; 2]>::try_from(names) {
        Ok(names) if names.iter().all(is_name) && names[0] != names[1] => Ok(names),
        _ => {
            let args: [(_, &dyn Display); 2] = [("most", &MAX_NAME_CHARS), ("example", &words.table.opening)];
            Err(source.problem(*at, Wrong::new("myl-problem-players", args)))
        }
    }
}

fn strip_article(zone: &str) -> (&str, &str) {
    let articles = ["en el ", "en la ", "no ", "na "];
    articles.iter().find_map(|article| Some((*article, zone.strip_prefix(article)?))).unwrap_or(("", zone))
}

fn stage(words: &Words, name: &str) -> Result<Stage, Wrong> {
    if words.table.attack.contains(&name) {
        return Ok(Stage::Attack);
    }
    if words.table.block.contains(&name) {
        return Ok(Stage::Block);
    }
    Ok(match words.phase(name) {
        Some(Phase::Regroup) => Stage::Regroup,
        Some(Phase::Vigil) => Stage::Vigil,
        // Whose act comes first is said when the turn is known.
        Some(Phase::War) => Stage::War { next: Player::First, passed: 0 },
        Some(Phase::Damage) => Stage::Damage,
        Some(Phase::Final) => Stage::Final,
        Some(Phase::EndOfTurn) => Stage::EndOfTurn,
        None => return Err(Wrong::new("problem-no-step", [("name", &name), ("known", &listed(STAGES))])),
    })
}

/// The entries of a list: number of copies, name, and remarks in brackets.
fn entries<'t>(names: &Names<'_>, list: &'t str) -> Result<Vec<(CardId, Vec<&'t str>)>, Wrong> {
    let mut found = Vec::new();
    for entry in split_outside_brackets(list) {
        let (what, remarks) = match entry.split_once('(') {
            None => (entry.trim(), Vec::new()),
            Some((what, remarks)) => {
                let remarks = remarks.trim_end().strip_suffix(')').unwrap_or(remarks);
                let remarks: Vec<&str> = remarks.split(',').map(str::trim).collect();
                if let Some(remark) = repeated(&remarks) {
                    return Err(Wrong::new("problem-remark-twice", [("remark", &remark)]));
                }
                (what.trim(), remarks)
            }
        };
        let (count, name) = match what.split_once(' ').map(|(count, name)| (count.parse::<usize>(), name)) {
            Some((Ok(count), name)) => (count, name),
            _ => (1, what),
        };
        if count == 0 || count > MAX_COPIES {
            return Err(Wrong::new("myl-problem-copies", [("text", &what), ("most", &MAX_COPIES)]));
        }
        let card = names.card(name);
        let card = card.ok_or_else(|| no_card(name))?;
        if found.len() + count > MAX_CARDS {
            return Err(setup_problem(SetupError::TooManyCards(found.len() + count)));
        }
        found.extend((0..count).map(|_| (card, remarks.clone())));
    }
    Ok(found)
}

/// A remark that is there more than once.
fn repeated<'t>(remarks: &[&'t str]) -> Option<&'t str> {
    let mut sorted = remarks.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).find(|two| two[0] == two[1]).map(|two| two[0])
}

fn split_outside_brackets(list: &str) -> Vec<&str> {
    let (mut depth, mut from, mut parts) = (0_i32, 0, Vec::new());
    for (at, c) in list.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&list[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&list[from..]);
    parts
}

/// Puts everything on the table.
fn lay(
    source: &Source<'_>,
    names: &Names<'_>,
    cards: &Arc<Cards>,
    placed: &[Placed<'_>],
    (active, stage): (Player, Stage),
) -> Result<Table, Problem> {
    let mut table = Table::new(Arc::clone(cards));
    let is_battle = matches!(stage, Stage::AttackDeclared | Stage::Block | Stage::BlockDeclared | Stage::Damage)
        || matches!(stage, Stage::War { .. });
    let mut ids: Vec<ObjectId> = Vec::new();
    let in_deck = |player| placed.iter().filter(move |it| it.player == player && it.zone == Zone::Deck);
    let refuse = |at: usize, error: SetupError| source.problem(at, setup_problem(error));
    for it in placed.iter().filter(|it| it.zone != Zone::Deck) {
        ids.push(table.put(it.player, it.zone, it.card).map_err(|error| refuse(it.at, error))?);
    }
    for player in Player::BOTH {
        // A Mazo Castillo is listed from the top, and the last one that is put there lies on top.
        let listed: Vec<&Placed<'_>> = in_deck(player).collect();
        for it in listed.iter().rev() {
            table.put(player, Zone::Deck, it.card).map_err(|error| refuse(it.at, error))?;
        }
        if let (true, Some(oro)) = (listed.is_empty(), cards.find(PLAIN_ORO)) {
            for _ in 0..USUAL_DECK {
                table.put(player, Zone::Deck, oro).map_err(|error| refuse(0, error))?;
            }
        }
    }
    let on_table: Vec<(&Placed<'_>, ObjectId)> = placed.iter().filter(|it| it.zone != Zone::Deck).zip(ids).collect();
    let mut attackers = Vec::new();
    for &(it, id) in &on_table {
        if it.zone == Zone::Attack && it.player == active && is_battle {
            attackers.push(id);
        }
    }
    table.attacking(&attackers);
    for &(it, id) in &on_table {
        let mut is_blocker = false;
        for remark in &it.remarks {
            let kind = remark_on(names, cards, &mut table, &on_table, (it, id), remark)
                .map_err(|wrong| source.problem(it.at, wrong))?;
            // A blocker blocks one attacker (5.3.2).
            if kind == Remark::Blocks && std::mem::replace(&mut is_blocker, true) {
                return Err(source.problem(it.at, Wrong::new("problem-remark-twice", [("remark", remark)])));
            }
        }
    }
    let stage = match stage {
        Stage::War { .. } => Stage::War { next: active.other(), passed: 0 },
        other => other,
    };
    Ok(table.at(active, stage))
}

fn remark_on(
    names: &Names<'_>,
    cards: &Cards,
    table: &mut Table,
    on_table: &[(&Placed<'_>, ObjectId)],
    (it, id): (&Placed<'_>, ObjectId),
    remark: &str,
) -> Result<Remark, Wrong> {
    let unknown = || {
        let args: [(_, &dyn Display); 2] = [("remark", &remark), ("examples", &names.words.table.examples[1])];
        Wrong::new("problem-card-remark", args)
    };
    let (kind, captures) = first(&names.words.remarks, remark).ok_or_else(unknown)?;
    match kind {
        Remark::JustEntered => table.just_entered(id),
        Remark::Carries => {
            let card = names.card(caught(&captures, "a")).filter(|&card| cards.card(card).kind == Kind::Weapon);
            let card = card.ok_or_else(unknown)?;
            let weapon = table.put(it.player, Zone::Support, card);
            table.equip(weapon.map_err(setup_problem)?, id);
        }
        Remark::Blocks => {
            let wanted = names.card(caught(&captures, "a"));
            let attacker = on_table.iter().find(|(other, _)| Some(other.card) == wanted && other.zone == Zone::Attack);
            let (_, attacker) = attacker.ok_or_else(unknown)?;
            table.blocking(id, *attacker);
        }
    }
    Ok(kind)
}

//! The cards of a scenario: a heading with name and cost, the line of the type, strength, and the text in the game's Spanish.

use std::fmt::Display;

use vademecum_myl::{Card, Cards, Kind};
use vademecum_myl_card_text::{CardText, MAX_TEXT_BYTES, read as read_text};
use vademecum_scenario_format::{
    Problem, Source, Wrong,
    bounds::{MAX_CARDS_WITH_TEXT, MAX_NAME_CHARS},
    excerpt,
    markdown::{Block, Kind as BlockKind},
};

use crate::{
    problems::card_problem,
    words::{kind, plain},
};

/// The Oro that every scenario has: without an ability.
pub(crate) const PLAIN_ORO: &str = "Oro";

/// A card of the file whose text has not been compiled yet.
struct Draft<'t> {
    at: usize,
    card: Card,
    text: Vec<&'t str>,
    text_at: usize,
}

/// Reads the cards. Races are known from the lines of types before any text is read.
pub(super) fn read(source: &Source<'_>, blocks: &[Block<'_>]) -> Result<Cards, Problem> {
    let mut cards = Cards::new();
    let mut drafts: Vec<Draft<'_>> = Vec::new();
    let mut rest = blocks.iter().peekable();
    while let Some(block) = rest.next() {
        if block.kind != BlockKind::Heading(3) {
            return Err(source.problem(block.at, Wrong::new("problem-not-of-card", [])));
        }
        if drafts.len() == MAX_CARDS_WITH_TEXT {
            let wrong = Wrong::new("problem-too-many-card-texts", [("most", &MAX_CARDS_WITH_TEXT)]);
            return Err(source.problem(block.at, wrong));
        }
        let (name, cost) = heading(&block.line()).map_err(|wrong| source.problem(block.at, wrong))?;
        let mut lines: Vec<(usize, &str)> = Vec::new();
        while let Some(body) = rest.next_if(|block| block.kind == BlockKind::Paragraph) {
            let mut at = body.at;
            for line in body.text.split_inclusive('\n') {
                if !line.trim().is_empty() {
                    lines.push((at, line.trim()));
                }
                at += line.len();
            }
        }
        let draft = draft(&mut cards, name, cost, block.at, &lines);
        drafts.push(draft.map_err(|(at, wrong)| source.problem(at, wrong))?);
    }
    for Draft { at, mut card, text, text_at } in drafts {
        let text = text.join(" ");
        if text.len() > MAX_TEXT_BYTES {
            let args = [("bytes", text.len()), ("most", MAX_TEXT_BYTES)];
            return Err(source.problem(
                text_at,
                Wrong::new(
                    "problem-card-too-long",
                    args.each_ref().map(|(name, value)| (*name, value as &dyn Display)),
                ),
            ));
        }
        let known = read_text(CardText { name: &card.name, kind: card.kind, text: &text }, &cards);
        let known = known.map_err(|unread| {
            let args: [(_, &dyn Display); 3] =
                [("name", &card.name), ("text", &excerpt(&text)), ("word", &excerpt(&unread.word))];
            source.problem(text_at, Wrong::new("myl-problem-card-text", args))
        })?;
        card.abilities = known.abilities;
        card.is_unique = known.is_unique;
        cards.add(card).map_err(|error| source.problem(at, card_problem(&error)))?;
    }
    if cards.find(PLAIN_ORO).is_none() {
        let oro = printed(PLAIN_ORO.to_owned(), Kind::Gold, None);
        cards.add(oro).map_err(|error| source.problem(0, card_problem(&error)))?;
    }
    Ok(cards)
}

const fn printed(name: String, kind: Kind, cost: Option<u8>) -> Card {
    Card { name, kind, cost, strength: None, race: None, is_unique: false, abilities: Vec::new() }
}

/// Name and cost: `Guardia {1}`; an Oro has none.
fn heading(line: &str) -> Result<(String, Option<u8>), Wrong> {
    let (name, cost) = match line.split_once('{') {
        None => (line, None),
        Some((name, cost)) => {
            let read = cost.trim_end().strip_suffix('}').and_then(|cost| cost.parse().ok());
            (name, Some(read.ok_or_else(|| Wrong::new("myl-problem-cost", [("cost", &excerpt(cost))]))?))
        }
    };
    let name = name.trim();
    let is_plain = name.chars().all(|c| c.is_alphanumeric() || matches!(c, ' ' | '\'' | '’' | '-'));
    let ends_in_number = name.rsplit(' ').next().is_some_and(|word| word.parse::<u32>().is_ok());
    if name.is_empty() || name.chars().count() > MAX_NAME_CHARS || !is_plain || ends_in_number {
        let args: [(_, &dyn Display); 2] = [("name", &excerpt(name)), ("most", &MAX_NAME_CHARS)];
        return Err(Wrong::new("myl-problem-card-name", args));
    }
    Ok((name.to_owned(), cost))
}

fn draft<'t>(
    cards: &mut Cards,
    name: String,
    cost: Option<u8>,
    at: usize,
    lines: &[(usize, &'t str)],
) -> Result<Draft<'t>, (usize, Wrong)> {
    let Some(((type_at, type_line), mut rest)) = lines.split_first() else {
        return Err((at, Wrong::new("myl-problem-card-no-type", [("name", &name)])));
    };
    let (type_name, race) = type_line.split_once('—').map_or((*type_line, None), |(kind, race)| (kind, Some(race)));
    let known = kind(&plain(type_name));
    let unknown = || (*type_at, Wrong::new("myl-problem-card-type", [("line", &excerpt(type_line))]));
    let known = known.ok_or_else(unknown)?;
    let mut card = printed(name, known, cost);
    if let Some(race) = race {
        let race = cards.race(race.trim()).map_err(|error| (*type_at, card_problem(&error)))?;
        card.race = Some(race);
    }
    if known == Kind::Ally {
        let first = rest.split_first();
        let strength = first.and_then(|((_, line), _)| plain(line).strip_prefix("fuerza ")?.parse().ok());
        let (Some(strength), Some((_, others))) = (strength, first) else {
            return Err((*type_at, Wrong::new("myl-problem-card-strength", [("name", &card.name)])));
        };
        card.strength = Some(strength);
        rest = others;
    }
    let text_at = rest.first().map_or(at, |(at, _)| *at);
    Ok(Draft { at, card, text: rest.iter().map(|(_, line)| *line).collect(), text_at })
}

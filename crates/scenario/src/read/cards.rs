//! Cards, written as players see them: name and cost in the heading, then type line, power and toughness (or loyalty, or
//! defense), text. A text that is not understood as a whole is an error here: it would do nothing, in silence.

use std::{collections::HashSet, fmt::Display};

use vademecum_abilities::{Card, Cards, Layout, SubtypeNames};
use vademecum_card_compiler::{CardTextError, MOST_CARD_BYTES, Printed, compile, compile_faces, opaque};
use vademecum_machine::number_cards;
use vademecum_scenario_format::{
    Problem, Source, Wrong, excerpt, listed,
    markdown::{Block, Kind},
};
use vademecum_text::fold;

use super::naming;
use crate::{
    bounds::{MAX_ABILITIES, MAX_CARDS_WITH_TEXT, MAX_COST_SYMBOLS},
    names::{fold_name, is_plain_number},
    printed::FaceText,
    words::Words,
};

/// The cards of a scenario, the basic lands behind them, the names of their subtypes, and the faces as they are written.
pub(super) fn read(
    source: &Source<'_>,
    words: &Words,
    blocks: &[Block<'_>],
) -> Result<(Cards, SubtypeNames, Vec<FaceText>), Problem> {
    let mut subtypes = SubtypeNames::default();
    let mut cards = Vec::new();
    let mut faces = Vec::new();
    let mut names = HashSet::new();
    let mut at = 0;
    while let Some(heading) = blocks.get(at) {
        at += 1;
        if heading.kind != Kind::Heading(3) {
            return Err(source.problem(heading.at, Wrong::new("problem-not-of-card", [])));
        }
        if cards.len() == MAX_CARDS_WITH_TEXT {
            let wrong = Wrong::new("problem-too-many-card-texts", [("most", &MAX_CARDS_WITH_TEXT)]);
            return Err(source.problem(heading.at, wrong));
        }
        let body: Vec<&Block<'_>> =
            blocks[at..].iter().take_while(|block| !matches!(block.kind, Kind::Heading(_))).collect();
        at += body.len();
        if let Some(block) = body.iter().find(|block| block.kind != Kind::Paragraph) {
            return Err(source.problem(block.at, not_text(block.kind)));
        }
        let title = heading.line();
        let name = card_name(&title);
        naming::check(name).map_err(|wrong| source.problem(heading.at, wrong))?;
        let others = blocks[at..].iter().take_while(|block| block.kind != Kind::Heading(3));
        let others: Vec<&Block<'_>> = others.collect();
        at += others.len();
        let card = card(source, words, &mut subtypes, &mut faces, (heading, &body), &others)?;
        if let Some(wrong) = taken(words, &mut names, name) {
            return Err(source.problem(heading.at, wrong));
        }
        cards.push(card);
    }
    for name in words.table.basics {
        let type_line = format!("{} {name}", words.table.basic_type);
        let printed = Printed { name, cost: None, type_line: &type_line, size: None, text: "" };
        let land = compile(&printed, words.lang, &mut subtypes);
        cards.push(land.map_err(|error| source.problem(0, Wrong::new("problem-fault", [("error", &error)])))?);
    }
    let cards =
        number_cards(cards).map_err(|error| source.problem(0, Wrong::new("problem-cards", [("error", &error)])))?;
    match naming::first_unclear(words, &cards) {
        Some((name, wrong)) => {
            let is_it = |heading: &&Block<'_>| fold_name(card_name(&heading.line())) == fold_name(&name);
            let headings = || blocks.iter().filter(|block| block.kind == Kind::Heading(3));
            let heading = headings().find(is_it).or_else(|| headings().next());
            Err(source.problem(heading.map_or(0, |heading| heading.at), wrong))
        }
        None => Ok((cards, subtypes, faces)),
    }
}

/// Why a card cannot have a name that another card has.
fn taken(words: &Words, names: &mut HashSet<String>, name: &str) -> Option<Wrong> {
    let wrong = |key| Some(Wrong::new(key, [("name", &name)]));
    match naming::basic_land(name) {
        Some(lang) if lang != words.lang => wrong("problem-card-name-basic"),
        Some(_) => wrong("problem-card-name-taken"),
        None if names.insert(fold_name(name)) => None,
        None => wrong("problem-card-name-taken"),
    }
}

/// Why a card cannot be compiled.
fn not_compiled(error: &CardTextError) -> Wrong {
    match error {
        CardTextError::Cost { card, cost } => Wrong::new("problem-card-cost", [("card", card), ("cost", cost)]),
        CardTextError::TypeLine { card, word } => Wrong::new("problem-card-type", [("card", card), ("word", word)]),
        CardTextError::Size { card, size } => Wrong::new("problem-card-size", [("card", card), ("size", size)]),
        CardTextError::TooLong { bytes } => {
            Wrong::new("problem-card-too-long", [("bytes", bytes), ("most", &MOST_CARD_BYTES)])
        }
    }
}

/// A card, with the face below another heading, if it has one: `#### Cara posterior: Nombre {coste}`. Its faces are added
/// to those that are written.
fn card(
    source: &Source<'_>,
    words: &Words,
    subtypes: &mut SubtypeNames,
    written: &mut Vec<FaceText>,
    (heading, body): (&Block<'_>, &[&Block<'_>]),
    others: &[&Block<'_>],
) -> Result<Card, Problem> {
    let title = heading.line();
    let front = FaceText::read(source, heading, &title, body, None)?;
    let Some((below, other)) = others.split_first() else {
        let card = whole(source, heading, compile(&front.printed(), words.lang, subtypes));
        written.push(front);
        return card;
    };
    if let Some(block) = others.iter().skip(1).find(|block| block.kind != Kind::Paragraph) {
        return Err(source.problem(block.at, not_text(block.kind)));
    }
    let line = below.line();
    let announced =
        line.split_once(':').and_then(|(kind, rest)| Some((words.layout(&fold(kind.trim()))?, rest.trim())));
    let Some((layout, other_title)) = announced else {
        let known = words.table.layouts.iter().map(|(_, name)| *name);
        let wrong = Wrong::new("problem-card-face", [("line", &line), ("known", &listed(known))]);
        return Err(source.problem(below.at, wrong));
    };
    naming::check(card_name(other_title)).map_err(|wrong| source.problem(below.at, wrong))?;
    // One type line is that of both halves (709.5).
    let shared = (layout == Layout::Room).then_some(&*front.type_line);
    let back = FaceText { is_other: Some(layout), ..FaceText::read(source, below, other_title, other, shared)? };
    let faces = [front.printed(), back.printed()];
    let card = whole(source, heading, compile_faces(&faces, layout, words.lang, subtypes));
    written.extend([front, back]);
    card
}

/// A card that was understood as a whole.
fn whole(source: &Source<'_>, heading: &Block<'_>, card: Result<Card, CardTextError>) -> Result<Card, Problem> {
    let problem = |wrong: Wrong| source.problem(heading.at, wrong);
    let card = card.map_err(|error| problem(not_compiled(&error)))?;
    let tokens = card.tokens.iter().flat_map(|token| &token.faces);
    if card.faces.iter().chain(tokens).any(|face| face.abilities.len() + face.granted.len() > MAX_ABILITIES) {
        let name = card_name(&heading.line()).to_owned();
        return Err(problem(Wrong::new("problem-card-abilities", [("name", &name), ("most", &MAX_ABILITIES)])));
    }
    if let Some(strange) = opaque(&card).next() {
        let line = heading.line();
        let args: [(&'static str, &dyn Display); 2] = [("name", &card_name(&line)), ("text", &excerpt(strange))];
        return Err(problem(Wrong::new("problem-card-text", args)));
    }
    Ok(card)
}

impl FaceText {
    /// A face of a card, with a type line of its own if no other one is shared with it.
    fn read(
        source: &Source<'_>,
        heading: &Block<'_>,
        title: &str,
        body: &[&Block<'_>],
        shared: Option<&str>,
    ) -> Result<FaceText, Problem> {
        let name = card_name(title);
        let cost = title.find('{').map(|at| title[at..].to_owned());
        if cost.as_ref().is_some_and(|cost| cost.matches('{').count() > MAX_COST_SYMBOLS) {
            let args: [(&'static str, &dyn Display); 2] = [("card", &name), ("most", &MAX_COST_SYMBOLS)];
            return Err(source.problem(heading.at, Wrong::new("problem-card-cost-long", args)));
        }
        let lines = body.iter().flat_map(|block| block.text.lines()).map(str::trim).filter(|line| !line.is_empty());
        let mut lines = lines.peekable();
        let Some(type_line) = shared.or_else(|| lines.next()) else {
            return Err(source.problem(heading.at, Wrong::new("problem-card-no-type", [("name", &name)])));
        };
        // A star is a mark of Markdown, and may be written so that it is none.
        let size = lines.next_if(|line| is_size(line)).map(|line| line.replace('\\', ""));
        // So is a plus sign at the beginning of a line.
        let plain =
            |line: &'_ str| line.strip_prefix('\\').filter(|rest| rest.starts_with('+')).unwrap_or(line).to_owned();
        let text = lines.map(plain).collect::<Vec<_>>().join("\n");
        Ok(FaceText { name: name.to_owned(), cost, type_line: type_line.to_owned(), size, text, is_other: None })
    }
}

/// What is wrong with a block of a card that is not plain text: its marks would be lost.
fn not_text(kind: Kind) -> Wrong {
    match kind {
        Kind::Item => Wrong::new("problem-card-item", []),
        _ => Wrong::new("problem-card-not-text", []),
    }
}

/// The name in a heading: what stands before the cost.
fn card_name(title: &str) -> &str {
    title.find('{').map_or(title, |at| title[..at].trim())
}

/// `2/3`, `*/*`, `1+*/1+*`, the `4` of loyalty or defense, the `+1/-3` of a vanguard card, and nothing else.
fn is_size(line: &str) -> bool {
    let is_plain = |text: &str| is_plain_number(text) && text.parse::<i32>().is_ok();
    let is_star = |text: &str| matches!(text, "*" | r"\*");
    let is_star_and_more =
        |text: &str| text.split_once('+').is_some_and(|(more, star)| is_plain(more) && is_star(star));
    let number = |text: &str| is_star(text) || is_star_and_more(text) || is_plain(text);
    let modifier = |text: &str| text.starts_with('-') && is_plain(text) || text.strip_prefix('+').is_some_and(is_plain);
    line.split_once('/')
        .map_or_else(|| number(line), |(one, other)| number(one) && number(other) || modifier(one) && modifier(other))
}

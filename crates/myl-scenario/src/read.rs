//! From Markdown to a scenario. The first line that cannot be read is the error: a scenario is either understood as a whole or
//! not at all.

mod cards;
mod lines;
mod situation;

use std::sync::Arc;

use vademecum_scenario_format::{MAX_FILE_BYTES, Part, Problem, Source, Title, Wrong, markdown::blocks};
use vademecum_vocab::Game;

use self::situation::Situation;
use crate::{
    model::{Scenario, Step},
    names::Names,
    words::Words,
};

/// Reads a scenario; `file` is only a label.
///
/// # Errors
///
/// The first line that cannot be read, and what to write there.
pub fn read(file: &str, text: &str) -> Result<Scenario, Problem> {
    if text.len() > MAX_FILE_BYTES {
        return Err(Problem::too_large(file));
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let source = Source::new(file, text);
    let blocks = blocks(text);
    source.check_bounds(&blocks)?;
    let lang = source.language(&blocks)?;
    let words = Words::of(lang);
    let Title { words: title, claims } = source.title(Game::Myl, &blocks)?;
    let parts = source.parts(lang, &blocks)?;
    let of = |part: Part| parts.iter().filter(move |(of, _)| *of == part).map(|(_, block)| *block);

    let cards = Arc::new(cards::read(&source, &of(Part::Cards).collect::<Vec<_>>())?);
    let given: Vec<_> = of(Part::Situation).collect();
    given.iter().try_for_each(|block| source.check_is_item(block))?;
    let Situation { players, table, placed } = situation::read(&source, words, &cards, &given)?;
    let names = Names::new(words, &players, &cards);
    let script = source.lines(of(Part::Script), |line| lines::step(&names, line))?;
    let results = source.lines(of(Part::Results), |line| lines::check(&names, line))?;
    let order = source.lines(of(Part::Order), |line| lines::event(&names, line))?;
    let denied = source.lines(of(Part::Denied), |line| lines::event(&names, line))?;
    let without = source.lines(of(Part::Without), |line| lines::counterfactual(&names, &claims, line))?;
    let asserts = |step: &Step| matches!(step, Step::Now(_) | Step::Cannot(..));
    let outcomes = results.len() + order.len() + denied.len() + without.len();
    if outcomes == 0 && !script.iter().any(|line| asserts(&line.is)) {
        return Err(source.problem(text.len(), Wrong::new("problem-nothing-asserted", [])));
    }
    let file = file.to_owned();
    Ok(Scenario { file, lang, title, claims, players, cards, table, placed, script, results, order, denied, without })
}

//! From Markdown to a scenario. The first line that cannot be read is the error: a scenario is either
//! understood as a whole or not at all.

mod cards;
mod lines;
mod naming;
mod shortcuts;
mod situation;

use std::sync::Arc;

use vademecum_scenario_format::{
    Part, Problem, Source, Title, Wrong,
    markdown::{Block, blocks},
};
use vademecum_vocab::Game;

use self::situation::Situation;
use crate::{
    bounds::MAX_FILE_BYTES,
    model::{Check, CounterfactualClaim, Happens, Ref, Scenario, ScriptStep},
    names::{Names, plain},
    told::EventNames,
    words::Words,
    work,
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
    work::count(text.len());
    let source = Source::new(file, text);
    let blocks = blocks(text);
    source.check_bounds(&blocks)?;
    let words = Words::of(source.language(&blocks)?);
    let title = source.title(Game::Magic, &blocks)?;
    let parts = source.parts(words.lang, &blocks)?;
    let of = |part: Part| parts.iter().filter(move |(of, _)| *of == part).map(|(_, block)| *block);

    let (cards, subtypes, faces) = cards::read(&source, words, &of(Part::Cards).collect::<Vec<_>>())?;
    let given: Vec<Block<'_>> = of(Part::Situation).collect();
    given.iter().try_for_each(|block| source.check_is_item(block))?;
    let Situation { players, arrangement, is_new_game } = situation::read(&source, words, cards, &given)?;
    let names = Names::new(words, &players, &arrangement.setup.cards).with_subtypes(&subtypes);
    let script = source.lines(of(Part::Script), |line| lines::act(&names, &plain(line)))?;
    let script = shortcuts::group(script).map_err(|(line, wrong)| source.problem_in_line(line, wrong))?;
    let results = source.lines(of(Part::Results), |line| lines::check(&names, &plain(line)))?;
    let order = source.lines(of(Part::Order), |line| lines::happens(&names, &plain(line)))?;
    let denied = source.lines(of(Part::Denied), |line| lines::happens(&names, &plain(line)))?;
    let without = source.lines(of(Part::Without), |line| lines::counterfactual(&names, &title.claims, &plain(line)))?;
    let outcomes = results.len() + order.len() + denied.len() + without.len();
    if outcomes == 0 && !script.iter().any(lines::asserts) {
        return Err(source.problem(text.len(), Wrong::new("problem-nothing-asserted", [])));
    }
    let asserted = order.iter().chain(&denied).map(|line| &line.is);
    let consequences = without.iter().flat_map(|line| match &line.is.consequence {
        CounterfactualClaim::Events(events) => events.as_slice(),
        CounterfactualClaim::State(_) | CounterfactualClaim::Refusal(..) => &[],
    });
    let checks = results.iter().map(|line| &line.is);
    let checks = checks.chain(script.iter().filter_map(|line| match &line.is {
        ScriptStep::Now(check) => Some(check),
        _ => None,
    }));
    let checks = checks.chain(without.iter().filter_map(|line| match &line.is.consequence {
        CounterfactualClaim::State(check) => Some(check),
        _ => None,
    }));
    let spared = denied.iter().flat_map(|line| line.is.existing());
    let existing: Vec<Ref> = checks.filter_map(Check::existing).chain(spared).cloned().collect();
    let event_names = Arc::new(EventNames::new(asserted.chain(consequences).flat_map(Happens::names).chain(&existing)));
    let lang = words.lang;
    let Title { words: title, claims } = title;
    let file = file.to_owned();
    Ok(Scenario {
        file,
        lang,
        title,
        claims,
        players,
        faces,
        subtypes,
        arrangement,
        is_new_game,
        script,
        results,
        order,
        denied,
        without,
        existing,
        event_names,
    })
}

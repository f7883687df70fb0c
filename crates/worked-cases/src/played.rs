//! Cases of strangers: played in bounded time, and the outcome as data that another process can be sent.

use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use vademecum_rule_ids as rule_ids;
use vademecum_scenario_format::{Problem, Replay, Variation};
use vademecum_vocab::{Game, Lang, Number};

use crate::{Failure, Report, Scenario, read, replay, results, run_variation, run_with_boards_until};

/// A request to play a case that somebody has written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayRequest {
    /// What messages call its file.
    pub file: String,
    /// The case, as it is written.
    pub text: String,
    /// The game that is played in place of that of the case.
    pub variation: Option<Variation>,
    /// The language of the outcome.
    pub lang: Lang,
    /// Maximum time that the games are played for.
    pub max_time: Duration,
}

/// The outcome of a [`PlayRequest`].
#[derive(Debug, Clone, Serialize, Deserialize)]
pub enum PlayOutcome {
    /// The case cannot be read.
    Unreadable(Unreadable),
    /// The variation chooses what is not on offer.
    NoSuchChoice,
    /// It was played.
    Played(Box<PlayedCase>),
}

/// Where a case cannot be read, and what to write there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unreadable {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub message: String,
    /// What to write instead; nothing, if that is part of the message.
    pub help: Option<String>,
    /// All of it in English, with the file and the place.
    pub description: String,
}

/// A case that was played.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PlayedCase {
    /// The game.
    pub game: Game,
    /// The language it is written in.
    pub lang: Lang,
    /// Its title, without the numbers.
    pub title: String,
    /// Its title in the language of the outcome; `None` if there is no translation.
    pub translated_title: Option<String>,
    /// The numbers of the rules that it claims.
    pub claims: Vec<Number>,
    /// Whether everything went as the case says.
    pub passed: bool,
    /// The lines that do not hold.
    pub failures: Vec<FailedLine>,
    /// What the case says is true at its end.
    pub results: Vec<String>,
    /// The game, step by step.
    pub replay: Replay,
}

/// A line of a case that does not hold.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FailedLine {
    /// Its number, from 1.
    pub line: usize,
    /// What is written there.
    pub text: String,
    /// Why it does not hold, without a capital at the beginning.
    pub message: String,
    /// All of it in English, with the file.
    pub description: String,
}

/// Plays a case that somebody has written. The time of its games begins once it is read: the first case of a process waits
/// for the tables that all cases are read with.
pub fn play(request: &PlayRequest) -> PlayOutcome {
    let scenario = match read(&request.file, &request.text) {
        Ok(scenario) => scenario,
        Err(problem) => return PlayOutcome::Unreadable(Unreadable::new(&problem, request.lang)),
    };
    let deadline = Instant::now() + request.max_time;
    let report = match &request.variation {
        Some(variation) => run_variation(&scenario, variation, Some(deadline)),
        None => Some(run_with_boards_until(&scenario, deadline)),
    };
    report.map_or(PlayOutcome::NoSuchChoice, |report| {
        PlayOutcome::Played(Box::new(PlayedCase::new(&scenario, &report, request.lang)))
    })
}

impl Unreadable {
    fn new(problem: &Problem, lang: Lang) -> Self {
        let Problem { line, column, ref wrong, .. } = *problem;
        let description = problem.to_string();
        Unreadable { line, column, message: wrong.message(lang), help: wrong.help(lang), description }
    }
}

impl PlayedCase {
    /// Describes a run with boards in a language.
    pub fn new(scenario: &Scenario, report: &Report, lang: Lang) -> Self {
        PlayedCase {
            game: scenario.game(),
            lang: scenario.lang(),
            title: scenario.title().to_owned(),
            translated_title: scenario.translated_title(lang).map(str::to_owned),
            claims: scenario.claims().iter().map(|&rule| rule_ids::number(rule)).collect(),
            passed: report.passed(),
            failures: report.failures().iter().map(|failure| FailedLine::new(failure, lang)).collect(),
            results: results(scenario, lang),
            replay: replay(scenario, report, lang),
        }
    }
}

impl FailedLine {
    fn new(failure: &Failure<'_>, lang: Lang) -> Self {
        let (line, text) = (failure.line(), failure.text().to_owned());
        FailedLine { line, text, message: failure.message(lang), description: failure.to_string() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CASE: &str = "# Uno (4.2.2)\n\n## Cartas\n\n### Lanza {1}\nArma\n\n## Situación\n\n\
        - Jugadores: Ana, Beto.\n- Turno de Ana, Fase de Vigilia.\n- Mano de Ana: Lanza.\n\
        - Reserva de Oro de Ana: 1 Oro.\n\n## Acciones\n\n1. Ana no puede jugar Lanza (4.2.2).\n\n\
        ## Resultado\n\n- Lanza está en la Mano de Ana.\n";

    fn request(text: &str, choices: Option<&str>) -> PlayRequest {
        let (file, text) = ("uno.md".to_owned(), text.to_owned());
        let variation = choices.map(|choices| choices.parse().unwrap());
        PlayRequest { file, text, variation, lang: Lang::En, max_time: Duration::from_secs(3) }
    }

    #[test]
    fn what_becomes_of_a_case_is_told() {
        let PlayOutcome::Played(played) = play(&request(CASE, None)) else { panic!("it is played") };
        assert!(played.passed && played.failures.is_empty());
        assert_eq!((played.game, played.lang, played.title.as_str()), (Game::Myl, Lang::Es, "Uno"));
        assert!(matches!(play(&request(CASE, Some("0-0"))), PlayOutcome::NoSuchChoice));
        let PlayOutcome::Unreadable(unreadable) = play(&request(&CASE.replace("está en", "baila sobre"), None)) else {
            panic!("it cannot be read")
        };
        assert_eq!((unreadable.line, unreadable.column), (21, 3));
        assert!(unreadable.description.starts_with("uno.md:21:3: "), "{}", unreadable.description);
    }
}

//! Worked cases of any game: a file is read, run and told by the scenarios of the engine of its game.
//!
//! The game of a file is that of the numbers which its title claims ([`read`]). The narration of a case, a [`Replay`] of
//! sentences and boards, has the same form for every game; how a case is read and played is known to the crate of its game
//! alone.
//!
//! *Architecture invariant:* every function names each game, and hands on.

mod introductions;
mod played;

use std::{fmt, time::Instant};

use vademecum_myl_scenario as myl;
use vademecum_scenario as magic;
pub use vademecum_scenario::{CardFace, CardLine};
pub use vademecum_scenario_format::{
    Alternative, Decision, Difference, KnockOut, MAX_FILE_BYTES, Problem, Replay, ReplayStep, Sentence, Variation,
    VariationSyntaxError, WithoutLine, Wrong, uncanonical,
};
use vademecum_scenario_format::{canonical, game_of, markdown::blocks, with_line_feeds};
use vademecum_trace::{DecisionCounts, RuleSet};
use vademecum_vocab::{Game, Lang, RuleId};

pub use self::introductions::introduction;
pub use self::played::{FailedLine, PlayOutcome, PlayRequest, PlayedCase, Unreadable, play};

/// A worked case of a game.
#[derive(Debug, Clone)]
pub enum Scenario {
    /// Of *Magic*.
    Magic(Box<magic::Scenario>),
    /// Of *Mitos y Leyendas*.
    Myl(Box<myl::Scenario>),
}

/// What a run of a case shows.
#[derive(Debug, Clone)]
pub enum Report {
    /// Of *Magic*.
    Magic(Box<magic::Report>),
    /// Of *Mitos y Leyendas*.
    Myl(Box<myl::Report>),
}

/// A line of a case that does not hold.
#[derive(Debug, Clone, Copy)]
pub enum Failure<'r> {
    /// Of *Magic*.
    Magic(&'r magic::Failure),
    /// Of *Mitos y Leyendas*.
    Myl(&'r myl::Failure),
}

/// Reads a case; `file` is only a label.
///
/// # Errors
///
/// The first line that cannot be read, and what to write there.
pub fn read(file: &str, text: &str) -> Result<Scenario, Problem> {
    if text.len() > MAX_FILE_BYTES {
        return Err(Problem::too_large(file));
    }
    let text = with_line_feeds(text);
    match game_of(&blocks(&text)) {
        Game::Magic => magic::read(file, &text).map(|it| Scenario::Magic(Box::new(it))),
        Game::Myl => myl::read(file, &text).map(|it| Scenario::Myl(Box::new(it))),
    }
}

/// Writes a case in its canonical form: one way to write headings, lists, numbers and blank lines. Words stay as they are.
///
/// # Errors
///
/// If it cannot be read: nothing is rewritten that is not understood.
pub fn format(file: &str, text: &str) -> Result<String, Problem> {
    read(file, text).map(|_| canonical(text))
}

impl Scenario {
    /// The game.
    pub const fn game(&self) -> Game {
        match self {
            Scenario::Magic(_) => Game::Magic,
            Scenario::Myl(_) => Game::Myl,
        }
    }

    /// The file, as the caller named it.
    pub fn file(&self) -> &str {
        match self {
            Scenario::Magic(it) => &it.file,
            Scenario::Myl(it) => &it.file,
        }
    }

    /// The language it is written in.
    pub const fn lang(&self) -> Lang {
        match self {
            Scenario::Magic(it) => it.lang,
            Scenario::Myl(it) => it.lang,
        }
    }

    /// Its title, without the numbers.
    pub fn title(&self) -> &str {
        match self {
            Scenario::Magic(it) => &it.title,
            Scenario::Myl(it) => &it.title,
        }
    }

    /// Its title in a language, without the numbers; `None` if there is no translation.
    pub fn translated_title(&self, lang: Lang) -> Option<&'static str> {
        called(self.game(), self.title(), self.lang(), lang)
    }

    /// The heading of its page in a language: the question that it answers, else its translated title; `None` if there is
    /// neither. `file` is its path below the folder of scenarios.
    pub fn page_title(&self, file: &str, lang: Lang) -> Option<&'static str> {
        question(self.game(), file, lang).or_else(|| self.translated_title(lang))
    }

    /// The rules it claims.
    pub fn claims(&self) -> &[RuleId] {
        match self {
            Scenario::Magic(it) => &it.claims,
            Scenario::Myl(it) => &it.claims,
        }
    }

    /// Number of objects placed and lines played: how much a reader has to take in.
    pub fn length(&self) -> usize {
        match self {
            Scenario::Magic(it) => it.length(),
            Scenario::Myl(it) => it.length(),
        }
    }

    /// The rules of which it says what would be true without them, in order, each once.
    pub fn counterfactual_rules(&self) -> Vec<RuleId> {
        match self {
            Scenario::Magic(it) => it.counterfactual_rules(),
            Scenario::Myl(it) => it.counterfactual_rules(),
        }
    }

    /// The faces of its cards for readers of a language; `None` of a game whose cards are known only as the file has them.
    pub fn card_faces(&self, lang: Lang) -> Option<Vec<CardFace>> {
        self.as_magic().map(|it| it.card_faces(lang))
    }

    /// The case, if it is one of *Magic*.
    pub const fn as_magic(&self) -> Option<&magic::Scenario> {
        match self {
            Scenario::Magic(it) => Some(it),
            Scenario::Myl(_) => None,
        }
    }

    /// Plays it, with or without a rule.
    fn play(
        &self,
        of_magic: impl FnOnce(&magic::Scenario) -> magic::Report,
        of_myl: impl FnOnce(&myl::Scenario) -> myl::Report,
    ) -> Report {
        match self {
            Scenario::Magic(it) => Report::Magic(Box::new(of_magic(it))),
            Scenario::Myl(it) => Report::Myl(Box::new(of_myl(it))),
        }
    }
}

impl Report {
    /// Whether everything went as the case says.
    pub fn passed(&self) -> bool {
        match self {
            Report::Magic(it) => it.passed(),
            Report::Myl(it) => it.passed(),
        }
    }

    /// The lines that do not hold.
    pub fn failures(&self) -> Vec<Failure<'_>> {
        match self {
            Report::Magic(it) => it.failures.iter().map(Failure::Magic).collect(),
            Report::Myl(it) => it.failures.iter().map(Failure::Myl).collect(),
        }
    }

    /// The rules cited by code that ran.
    pub const fn cited(&self) -> &RuleSet {
        match self {
            Report::Magic(it) => &it.cited,
            Report::Myl(it) => &it.cited,
        }
    }

    /// How often each place of the engine decided one way and the other.
    pub const fn decisions(&self) -> &DecisionCounts {
        match self {
            Report::Magic(it) => &it.decisions,
            Report::Myl(it) => &it.decisions,
        }
    }
}

impl Failure<'_> {
    /// The number of the line, from 1.
    pub const fn line(&self) -> usize {
        match self {
            Failure::Magic(it) => it.line,
            Failure::Myl(it) => it.line,
        }
    }

    /// What is written there.
    pub fn text(&self) -> &str {
        match self {
            Failure::Magic(it) => &it.text,
            Failure::Myl(it) => &it.text,
        }
    }

    /// Why it does not hold, in a language; without a capital at the beginning.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Failure::Magic(it) => it.why.message(lang),
            Failure::Myl(it) => it.why.message(lang),
        }
    }
}

impl fmt::Display for Failure<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Magic(it) => it.fmt(f),
            Failure::Myl(it) => it.fmt(f),
        }
    }
}

/// Plays a case and checks every line of it, and what it says of the game without a rule.
pub fn run(scenario: &Scenario) -> Report {
    scenario.play(magic::run, myl::run)
}

/// Like [`run`], and records the states from which a [`replay`] draws its boards.
pub fn run_with_boards(scenario: &Scenario) -> Report {
    scenario.play(magic::run_with_boards, myl::run_with_boards)
}

/// The same for a case of somebody else: the games end at a moment, or after a bounded number of steps.
pub fn run_with_boards_until(scenario: &Scenario, deadline: Instant) -> Report {
    let of_myl = |it: &myl::Scenario| myl::run_with_boards_until(it, deadline);
    scenario.play(|it| magic::run_with_boards_until(it, deadline), of_myl)
}

/// Plays a case until it is left, and then what a variation chooses; `None` where that is not on offer, or where the game of
/// the case lists no other choices.
pub fn run_variation(scenario: &Scenario, variation: &Variation, deadline: Option<Instant>) -> Option<Report> {
    let report = magic::run_variation(scenario.as_magic()?, variation, deadline);
    let is_offered = !report.failures.iter().any(|failure| failure.why == magic::Why::NoSuchChoice);
    is_offered.then(|| Report::Magic(Box::new(report)))
}

/// Plays a case without one of the rules. The only failure is the line at which the game left the script, if it did.
pub fn run_without(scenario: &Scenario, rule: RuleId) -> Report {
    scenario.play(|it| magic::run_without(it, rule), |it| myl::run_without(it, rule))
}

/// The same, for a [`replay`].
pub fn run_without_with_boards(scenario: &Scenario, rule: RuleId) -> Report {
    scenario.play(|it| magic::run_without_with_boards(it, rule), |it| myl::run_without_with_boards(it, rule))
}

/// Plays a passing case again with one rule disabled.
pub fn knock_out(scenario: &Scenario, rule: RuleId) -> KnockOut {
    match scenario {
        Scenario::Magic(it) => magic::knock_out(it, rule),
        Scenario::Myl(it) => myl::knock_out(it, rule),
    }
}

/// Reads what a report says of a case; the default value if it is the report of a case of another game.
fn read_report<T: Default>(
    scenario: &Scenario,
    report: &Report,
    of_magic: impl FnOnce(&magic::Scenario, &magic::Report) -> T,
    of_myl: impl FnOnce(&myl::Scenario, &myl::Report) -> T,
) -> T {
    match (scenario, report) {
        (Scenario::Magic(it), Report::Magic(report)) => of_magic(it, report),
        (Scenario::Myl(it), Report::Myl(report)) => of_myl(it, report),
        (Scenario::Magic(_), Report::Myl(_)) | (Scenario::Myl(_), Report::Magic(_)) => T::default(),
    }
}

/// The steps of a run with boards, in the reader's language.
pub fn replay(scenario: &Scenario, report: &Report, lang: Lang) -> Replay {
    let of_magic = |it: &_, report: &_| magic::replay(it, report, lang);
    read_report(scenario, report, of_magic, |it, report| myl::replay(it, report, lang))
}

/// The same for a run that is shown next to another run of the case: objects of both have the same names and numbers.
pub fn replay_beside(scenario: &Scenario, report: &Report, beside: &Report, lang: Lang) -> Replay {
    match (scenario, report, beside) {
        (Scenario::Magic(it), Report::Magic(report), Report::Magic(beside)) => {
            magic::replay_beside(it, report, beside, lang)
        }
        _ => replay(scenario, report, lang),
    }
}

/// What happened in a run, in the reader's language.
pub fn story(scenario: &Scenario, report: &Report, lang: Lang) -> Vec<Sentence> {
    let of_magic = |it: &_, report: &_| magic::story(it, report, lang);
    read_report(scenario, report, of_magic, |it, report| myl::story(it, report, lang))
}

/// What a case says is true at its end, in the reader's language.
pub fn results(scenario: &Scenario, lang: Lang) -> Vec<String> {
    match scenario {
        Scenario::Magic(it) => magic::results(it, lang),
        Scenario::Myl(it) => myl::results(it, lang),
    }
}

/// The board at the end of a run, as lines of text.
pub fn board(scenario: &Scenario, report: &Report, lang: Lang) -> Vec<String> {
    let of_magic = |it: &_, report: &magic::Report| {
        report.state.as_ref().map(|state| magic::board(it, state, lang)).unwrap_or_default()
    };
    read_report(scenario, report, of_magic, |it, report| myl::board(it, report, lang))
}

/// The board that a run began with, as lines of text.
pub fn start(scenario: &Scenario, report: &Report, lang: Lang) -> Vec<String> {
    let of_magic = |it: &_, report: &_| magic::start(it, report, lang);
    read_report(scenario, report, of_magic, |it, report| myl::start(it, report, lang))
}

/// What a case says of the games without some of its rules, in the reader's language.
pub fn without_rules(scenario: &Scenario, report: &Report, lang: Lang) -> Vec<WithoutLine> {
    let of_magic = |it: &_, report: &_| magic::without_rules(it, report, lang);
    read_report(scenario, report, of_magic, |it, report| myl::without_rules(it, report, lang))
}

/// What a title or an invented card is called in a language; `None` where nobody wrote it down.
pub fn called(game: Game, name: &str, from: Lang, to: Lang) -> Option<&'static str> {
    match game {
        Game::Magic => magic::called(name, from, to),
        Game::Myl => myl::called(name, from, to),
    }
}

/// The question that a case answers, by its path below the folder of scenarios (`702/arrollar.md`); `None` where nobody
/// wrote it down.
pub fn question(game: Game, file: &str, lang: Lang) -> Option<&'static str> {
    match game {
        Game::Magic => magic::question(file, lang),
        Game::Myl => myl::question(file, lang),
    }
}

/// What can be written in a case of a game in a language, the shortest first.
pub fn vocabulary(game: Game, lang: Lang) -> Vec<String> {
    match game {
        Game::Magic => magic::vocabulary(lang),
        Game::Myl => myl::vocabulary(lang),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CASE: &str = "# Uno (4.5.3)\n\n## Situación\n\n* Jugadores: Ana, Beto.\n* Turno de Ana, Fase de Vigilia.\n\n\
        ## Resultado\n\n- La partida sigue.\n";

    #[test]
    fn a_case_of_any_game_is_formatted_and_none_that_is_not_understood() {
        assert_eq!(read("uno.md", CASE).map(|case| case.game()), Ok(Game::Myl));
        assert_eq!(format("uno.md", CASE).as_deref(), Ok(&*CASE.replace("* ", "- ")));
        let problem = format("uno.md", &CASE.replace("sigue", "baila")).unwrap_err();
        assert_eq!((problem.line, problem.column), (10, 3));
    }

    #[test]
    fn a_game_that_lists_no_other_choices_has_no_variations() {
        assert!(run_variation(&read("uno.md", CASE).unwrap(), &Variation::default(), None).is_none());
    }
}

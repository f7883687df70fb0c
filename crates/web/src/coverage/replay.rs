//! A played case as its page shows it: steps, their rules, and the boards they leave.

use std::collections::BTreeSet;

use askama::Template;
use vademecum_board::{Arrow, ArrowTarget, Board, Seat};
use vademecum_vocab::{Lang, Number};
use vademecum_worked_cases::{Replay, ReplayStep, Sentence};

use crate::{
    edition::Edition,
    entry::NodeListItem,
    error::Error,
    link::{Html, link_mentions},
};

/// A board, drawn in HTML.
#[derive(Template)]
#[template(path = "board.html")]
struct BoardHtml<'b> {
    board: &'b Board,
    lang: Lang,
}

impl BoardHtml<'_> {
    /// Words with symbols of mana in them.
    fn symbols(&self, words: &str) -> Html {
        link_mentions(words, Vec::new(), self.lang)
    }

    /// Those who sit across the table, the last player first.
    fn across(&self) -> impl Iterator<Item = (usize, &Seat)> {
        self.board.seats.iter().enumerate().skip(1).rev()
    }

    /// What an arrow points at, as scripts read it.
    fn target(&self, arrow: &Arrow) -> String {
        match arrow.to {
            ArrowTarget::Frame(id) => id.to_string(),
            ArrowTarget::Seat(place) => format!("seat{place}"),
        }
    }
}

/// Draws a board in HTML.
pub(super) fn draw_board(board: &Board, lang: Lang) -> Result<String, Error> {
    BoardHtml { board, lang }.render().map_err(|_| Error::Internal)
}

/// A step of a played case.
pub(super) struct StepView {
    /// Its number, from 1.
    pub(super) place: usize,
    /// What leads to it.
    pub(super) prelude: String,
    pub(super) sentences: Vec<SentenceView>,
    /// The rules that matter here: those that the case is about.
    pub(super) rules: Vec<NodeListItem>,
    /// The numbers of all others that applied, with their pages.
    pub(super) other_rules: Vec<(String, String)>,
    /// The board, where it changed.
    pub(super) board: Option<String>,
    pub(super) is_refused: bool,
}

/// A sentence of a story, with words of the case's file in it that are in the file's language.
pub(super) struct SentenceView {
    pub(super) before: Html,
    pub(super) quoted: String,
    pub(super) after: Html,
}

impl SentenceView {
    pub(super) fn new(sentence: Sentence, lang: Lang) -> Self {
        let quoted = sentence.quoted.unwrap_or_default();
        let around = sentence.text.split_once(&quoted).filter(|_| !quoted.is_empty());
        let (before, after) = around.unwrap_or((&sentence.text, ""));
        let symbols = |words: &str| link_mentions(words, Vec::new(), lang);
        SentenceView { before: symbols(before), after: symbols(after), quoted }
    }
}

/// The steps of a replay, numbered from 1, with what is open of their rules: those of `about`.
pub(super) fn step_views(
    edition: &Edition<'_>,
    replay: Replay,
    about: &BTreeSet<Number>,
    lang: Lang,
) -> Result<Vec<StepView>, Error> {
    let views = (1..).zip(replay.steps).map(|(place, step)| {
        let ReplayStep { prelude, sentences, numbers, board, is_refused } = step;
        let (rules, others): (Vec<Number>, Vec<Number>) = numbers.iter().partition(|number| about.contains(number));
        Ok(StepView {
            place,
            prelude: prelude.join(" "),
            sentences: sentences.into_iter().map(|sentence| SentenceView::new(sentence, lang)).collect(),
            rules: edition.numbers(&rules),
            other_rules: others.iter().map(|number| (number.to_string(), edition.urls.number(number))).collect(),
            board: board.map(|board| draw_board(&board, lang)).transpose()?,
            is_refused,
        })
    });
    views.collect()
}

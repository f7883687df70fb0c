//! A played case as its page shows it: steps, their rules, and the boards they leave.

use std::{borrow::Borrow, collections::BTreeSet};

use askama::Template;
use vademecum_board::{Arrow, ArrowTarget, Board, Seat};
use vademecum_scenario::{Decision, Replay, ReplayStep, Sentence};
use vademecum_vocab::{Lang, Number};

use crate::{
    edition::Edition,
    entry::NodeListItem,
    error::Error,
    link::{Html, link_mentions},
    text::{Message, t},
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

    /// How many cards are not shown.
    fn more(&self, count: impl Borrow<usize>) -> Message<'static> {
        t(self.lang, "board-more").with("count", *count.borrow())
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
    /// Where something else could have been chosen.
    pub(super) decisions: Vec<DecisionView>,
    /// The board, where it changed.
    pub(super) board: Option<String>,
    pub(super) is_refused: bool,
    /// Whether the page has no room for the board.
    pub(super) is_board_left_out: bool,
}

impl StepView {
    /// Number of choices that could have been made instead.
    pub(super) fn choice_count(&self) -> usize {
        self.decisions.iter().map(|decision| decision.others.len() + decision.unlisted).sum()
    }
}

/// A moment at which a player had something to choose.
pub(super) struct DecisionView {
    pub(super) player: String,
    pub(super) number: String,
    /// The page of the rule that asks.
    pub(super) url: String,
    pub(super) chosen: Option<String>,
    /// The choices that lead somewhere else, as addresses carry them, each with a sentence.
    pub(super) others: Vec<(String, String)>,
    pub(super) unlisted: usize,
}

impl DecisionView {
    pub(super) fn new(edition: &Edition<'_>, decision: Decision) -> Self {
        let Decision { player, number, chosen, others, unlisted } = decision;
        DecisionView {
            player,
            url: edition.urls.number(number),
            number: number.to_string(),
            chosen,
            others: others.into_iter().map(|other| (other.variation.to_string(), other.text)).collect(),
            unlisted: usize::try_from(unlisted).unwrap_or(usize::MAX),
        }
    }
}

/// Where the buttons of choices lead.
pub(super) struct ChoiceForm {
    pub(super) action: String,
    /// The case that they are of, as its address carries it; empty if it ships.
    pub(super) case: String,
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

/// Maximum size of the boards of a page, in bytes: those of the longest case that ships fit.
const MAX_BOARDS_BYTES: usize = 400 << 10;

/// The steps of a replay, numbered from 1, with what is open of their rules: those of `about`.
pub(super) fn step_views(
    edition: &Edition<'_>,
    replay: Replay,
    about: &BTreeSet<Number>,
    lang: Lang,
) -> Result<Vec<StepView>, Error> {
    let mut room = MAX_BOARDS_BYTES;
    let views = (1..).zip(replay.steps).map(|(place, step)| {
        let ReplayStep { prelude, sentences, numbers, board, is_refused, decisions, .. } = step;
        let (rules, others): (Vec<Number>, Vec<Number>) = numbers.iter().partition(|number| about.contains(number));
        // What does not fit is left out, and the page says so.
        let drawn = board.map(|board| draw_board(&board, lang)).transpose()?;
        let is_too_large = drawn.as_ref().is_some_and(|board| board.len() > room);
        room -= drawn.as_ref().map_or(0, String::len).min(room);
        Ok(StepView {
            place,
            prelude: prelude.join(" "),
            sentences: sentences.into_iter().map(|sentence| SentenceView::new(sentence, lang)).collect(),
            rules: edition.numbers(&rules),
            other_rules: others.iter().map(|number| (number.to_string(), edition.urls.number(number))).collect(),
            decisions: decisions.into_iter().map(|decision| DecisionView::new(edition, decision)).collect(),
            is_board_left_out: is_too_large,
            board: drawn.filter(|_| !is_too_large),
            is_refused,
        })
    });
    views.collect()
}

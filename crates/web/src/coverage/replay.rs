//! A played case as its page shows it: steps, their rules, and the boards they leave.

use std::{borrow::Borrow, collections::BTreeSet, fmt};

use askama::Template;
use vademecum_board::{Area, Arrow, ArrowTarget, Board, Frame, Seat, Unchanged};
use vademecum_vocab::{Lang, Number};
use vademecum_worked_cases::{Decision, Replay, ReplayStep, Sentence};

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
    /// What is not drawn again.
    same: Unchanged,
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

    /// What an arrow points at, by the keys of elements.
    fn target(&self, arrow: &Arrow) -> String {
        match arrow.to {
            ArrowTarget::Frame(id) => id.to_string(),
            ArrowTarget::Seat(place) => format!("s{place}"),
        }
    }

    /// Whose the areas of a seat are.
    fn owner(&self, place: impl Borrow<usize>) -> Option<usize> {
        Some(*place.borrow())
    }

    /// Whose the areas of the table are.
    fn nobody(&self) -> Option<usize> {
        None
    }

    /// The key of the element of an area.
    fn area_key(&self, seat: &Option<usize>, area: &Area) -> String {
        seat.map_or_else(|| format!("t{}", area.name), |place| format!("s{place}{}", area.name))
    }

    fn is_same_seat(&self, place: impl Borrow<usize>) -> bool {
        self.same.has_seat(*place.borrow())
    }

    fn is_same_area(&self, seat: &Option<usize>, area: &Area) -> bool {
        self.same.has_area(*seat, &area.name)
    }

    fn is_same_frame(&self, frame: &Frame) -> bool {
        self.same.has_frame(frame.id)
    }
}

/// HTML up to a number of bytes: where more is written, nothing is written any more.
struct BoundedHtml {
    html: String,
    max_bytes: usize,
    is_full: bool,
}

impl fmt::Write for BoundedHtml {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        self.is_full |= self.html.len() + part.len() > self.max_bytes;
        if self.is_full {
            return Err(fmt::Error);
        }
        self.html.push_str(part);
        Ok(())
    }
}

/// Draws a board in HTML of a number of bytes at most; of what looks as on the board before, if there is one, only the places.
/// `None` if it is larger: a symbol takes ninety times as many bytes there as in the text of a case.
fn draw_bounded(board: &Board, before: Option<&Board>, lang: Lang, max_bytes: usize) -> Result<Option<String>, Error> {
    let same = before.map(|before| board.unchanged_since(before)).unwrap_or_default();
    let mut drawn = BoundedHtml { html: String::new(), max_bytes, is_full: false };
    match (BoardHtml { board, same, lang }).render_into(&mut drawn) {
        Ok(()) => Ok(Some(drawn.html)),
        Err(_) if drawn.is_full => Ok(None),
        Err(_) => Err(Error::Internal),
    }
}

/// Draws a board in HTML, or says that it does not fit on a page.
pub(super) fn draw_board(board: &Board, before: Option<&Board>, lang: Lang) -> Result<String, Error> {
    let drawn = draw_bounded(board, before, lang, MAX_BOARDS_BYTES)?;
    Ok(drawn.unwrap_or_else(|| format!("<p class=\"quiet\">{}</p>", t(lang, "case-board-left-out"))))
}

/// Size of the elements around a sentence, in bytes.
const ELEMENT: usize = 75;

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
    /// About the size of its HTML, in bytes.
    pub(super) fn bytes(&self) -> usize {
        let rule = |rule: &NodeListItem| 2 * ELEMENT + rule.url.len() + rule.text.len();
        let others = self.other_rules.iter().map(|(number, url)| 30 + number.len() + url.len());
        let choices = self.decisions.iter().flat_map(|decision| &decision.others);
        let choices = choices.map(|(choices, text)| ELEMENT + choices.len() + text.len());
        let decisions = self.decisions.iter().map(|of| ELEMENT + of.chosen.as_ref().map_or(0, String::len));
        let sentences = self.sentences.iter().map(SentenceView::bytes);
        let parts = sentences.chain(self.rules.iter().map(rule)).chain(others).chain(choices).chain(decisions);
        3 * ELEMENT + self.prelude.len() + self.board.as_ref().map_or(0, String::len) + parts.sum::<usize>()
    }

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
    /// About the size of its HTML, in bytes.
    pub(super) fn bytes(&self) -> usize {
        ELEMENT + self.before.bytes() + self.quoted.len() + self.after.bytes()
    }

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
    let Replay { start, steps, .. } = replay;
    // The board that scripts have when they come to a step: one that is left out leaves the last one.
    let mut before = start;
    let views = (1..).zip(steps).map(|(place, step)| {
        let ReplayStep { prelude, sentences, numbers, board, is_refused, decisions, .. } = step;
        let (rules, others): (Vec<Number>, Vec<Number>) = numbers.iter().partition(|number| about.contains(number));
        // What does not fit is left out, and the page says so.
        let draw = |board: &Board| draw_bounded(board, Some(&before), lang, room);
        let drawn = board.as_ref().map(draw).transpose()?.flatten();
        let is_board_left_out = board.is_some() && drawn.is_none();
        // Smaller ones that follow are left out as well.
        room = if is_board_left_out { 0 } else { room - drawn.as_ref().map_or(0, String::len) };
        if let Some(board) = board.filter(|_| !is_board_left_out) {
            before = board;
        }
        Ok(StepView {
            place,
            prelude: prelude.join(" "),
            sentences: sentences.into_iter().map(|sentence| SentenceView::new(sentence, lang)).collect(),
            rules: edition.numbers(&rules),
            other_rules: others.iter().map(|number| (number.to_string(), edition.urls.number(number))).collect(),
            decisions: decisions.into_iter().map(|decision| DecisionView::new(edition, decision)).collect(),
            is_board_left_out,
            board: drawn,
            is_refused,
        })
    });
    views.collect()
}

//! The narration of a played scenario: sentences, steps with boards, lines about games without a rule.

use serde::{Deserialize, Serialize};
use vademecum_board::Board;
use vademecum_locale::{FluentArgs, format_message};
use vademecum_vocab::{Lang, Number};

use crate::{
    bounds::{MAX_AREA_FRAMES, MAX_BOARD_FRAMES},
    variation::Variation,
};

/// A sentence of a story.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sentence {
    /// What happened.
    pub text: String,
    /// The rules that made it happen, in the order they applied, each once.
    pub numbers: Vec<Number>,
    /// The part of the text that is quoted from the file, in the file's language.
    pub quoted: Option<String>,
}

impl Sentence {
    /// What it takes to keep it, in bytes.
    pub fn bytes(&self) -> usize {
        self.text.len() + size_of_val(self.numbers.as_slice()) + self.quoted.as_ref().map_or(0, String::len)
    }
}

/// Joins sentences with spaces; equal sentences in a row are written once, with their number.
pub fn join_sentences(sentences: &[String], lang: Lang) -> String {
    let told = sentences.chunk_by(|one, next| one == next);
    told.map(|alike| repeat_sentence(&alike[0], alike.len(), lang)).collect::<Vec<_>>().join(" ")
}

/// A sentence with the number of times that it is so, if it is more than one.
pub fn repeat_sentence(sentence: &str, times: usize, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    args.set("sentence", sentence);
    args.set("times", times);
    format_message(lang, "state-repeated", &args)
}

/// A played scenario as the steps that a reader goes through; of a variation, those since it left the script.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Replay {
    /// Number of steps of the script before the first one: 0, unless it is a variation.
    pub skipped: usize,
    /// The board before anything happens.
    pub start: Board,
    /// What happens, in order.
    pub steps: Vec<ReplayStep>,
    /// What can be chosen where the game ends so far; `None` if it is over, or if nothing is listed.
    pub next: Option<Decision>,
}

/// Something that happens: simultaneous events, or an attempt that is refused.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct ReplayStep {
    /// What leads to it and changes nothing that can be seen: steps that begin, players that pass.
    pub prelude: Vec<String>,
    /// What happens.
    pub sentences: Vec<Sentence>,
    /// The rules that made it happen, in the order they applied, each once; those of the prelude are left out.
    pub numbers: Vec<Number>,
    /// The board that it leaves, with what is different marked; `None` if that is the board before.
    pub board: Option<Board>,
    /// Whether it was tried and refused.
    pub is_refused: bool,
    /// Whether it is a choice that no event tells.
    pub is_choice: bool,
    /// The decisions that led to it, in which something else could have been chosen.
    pub decisions: Vec<Decision>,
}

/// A moment at which a player had something to choose.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// The player who decides.
    pub player: String,
    /// The rule that asks for it.
    pub number: Number,
    /// What is chosen, as a sentence; `None` if nothing is yet, or something that is never listed.
    pub chosen: Option<String>,
    /// What else can be chosen.
    pub others: Vec<Alternative>,
    /// Number of further choices, which are not listed.
    pub unlisted: u64,
}

/// Something that can be chosen, and where it leads.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Alternative {
    /// What is done, as a sentence.
    pub text: String,
    /// The game in which it is done.
    pub variation: Variation,
}

impl Decision {
    /// Size of its sentences, in bytes.
    pub fn bytes(&self) -> usize {
        self.others.iter().map(|other| other.text.len() + size_of::<Alternative>()).sum()
    }
}

impl Replay {
    /// Steps whose boards are whole, as they are shown: what is different is marked, cards that look the same are shown as one,
    /// areas are shortened to `MAX_AREA_FRAMES`, and a board that is that of the step before is left out.
    pub fn marked(mut start: Board, mut steps: Vec<ReplayStep>) -> Self {
        let mut before = &start;
        let mut shown = Vec::with_capacity(steps.len());
        for step in &steps {
            let board = step.board.as_ref().filter(|board| *board != before);
            shown.push(board.map(|board| {
                let mut marked = board.clone();
                marked.mark_changes(before);
                marked.merge_alike();
                marked.shorten(MAX_AREA_FRAMES, MAX_BOARD_FRAMES);
                marked
            }));
            before = board.unwrap_or(before);
        }
        for (step, board) in steps.iter_mut().zip(shown) {
            step.board = board;
        }
        start.merge_alike();
        start.shorten(MAX_AREA_FRAMES, MAX_BOARD_FRAMES);
        Replay { skipped: 0, start, steps, next: None }
    }
}

/// A line about the game without a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WithoutLine {
    /// The rule.
    pub number: Number,
    /// What is true in the game without it.
    pub text: String,
    /// Whether a run without the rule showed it, and the run with it did not.
    pub is_shown: bool,
}

impl WithoutLine {
    /// The line with the number that it is about, as a sentence.
    pub fn sentence(&self, lang: Lang) -> String {
        let mut args = FluentArgs::new();
        args.set("number", self.number.to_string());
        args.set("text", self.text.as_str());
        format_message(lang, "state-without", &args)
    }
}

/// What a knocked-out rule changes in a scenario.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Difference {
    /// Something asserted came out differently.
    Different,
    /// The game left the script, before anything asserted came out differently.
    Astray,
    /// Everything came out as before.
    Same,
    /// The run panicked, did not end, or left a state that cannot be: that shows nothing about the rule.
    Broken,
}

/// A scenario that passes, with one rule knocked out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KnockOut {
    /// What that changes.
    pub difference: Difference,
    /// The same for two runs in which the same happened: two rules with the same fingerprint in a scenario are not told
    /// apart by it.
    pub fingerprint: u64,
}

//! A scenario that was played, step by step with its boards, as `/api/v1/scenario` answers.

use serde::Serialize;
use utoipa::ToSchema;
use vademecum_board as board;
use vademecum_worked_cases::{self as scenario, PlayedCase, Sentence, Unreadable};

/// A scenario that was played.
#[derive(Debug, Serialize, ToSchema)]
pub struct ScenarioReplay {
    /// Its title, without the numbers that it claims.
    title: String,
    /// The numbers of the rules that it claims to prove.
    claims: Vec<String>,
    /// Whether everything was as the scenario says.
    passed: bool,
    /// What was not, in English: file, line, what was expected and what was found.
    failures: Vec<String>,
    /// What the scenario says is true at the end.
    results: Vec<String>,
    /// The board before anything happens.
    start: Board,
    /// What happens, in order; of a variation, since it left the scenario.
    steps: Vec<ReplayStep>,
    /// Number of steps of the scenario before the first one: 0, unless this is a variation.
    skipped: usize,
    /// What can be chosen where the game ends so far; absent, if it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<Decision>,
}

/// A moment at which a player has something to choose.
#[derive(Debug, Serialize, ToSchema)]
struct Decision {
    /// Who decides.
    player: String,
    /// The number of the rule that asks.
    rule: String,
    /// What is chosen; absent, if nothing is yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    chosen: Option<String>,
    /// What else can be chosen.
    others: Vec<Alternative>,
    /// Number of further choices, which are not listed.
    unlisted: u64,
}

/// Something that can be chosen.
#[derive(Debug, Serialize, ToSchema)]
struct Alternative {
    /// What is done.
    text: String,
    /// The parameter `choices` with which it is played.
    choices: String,
}

/// Something that happens: simultaneous events, or an attempt that is refused.
#[derive(Debug, Serialize, ToSchema)]
struct ReplayStep {
    /// What leads to it and cannot be seen: steps that begin, players that pass.
    prelude: Vec<String>,
    /// What happens, each sentence with its rules.
    sentences: Vec<ReplaySentence>,
    /// Whether it was tried and refused.
    refused: bool,
    /// The decisions that led to it, in which something else could have been chosen.
    decisions: Vec<Decision>,
    /// The board that it leaves; absent, if that is the board before.
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<Board>,
}

/// A sentence and the rules behind it.
#[derive(Debug, Serialize, ToSchema)]
struct ReplaySentence {
    /// What happens.
    text: String,
    /// The numbers of the rules that made it happen, in the order they applied.
    rules: Vec<String>,
}

/// A table at one moment.
#[derive(Debug, Serialize, ToSchema)]
struct Board {
    /// Those who play, in the order of their turns.
    seats: Vec<Seat>,
    /// What belongs to nobody alone: the stack.
    shared: Vec<Area>,
    /// What points at what.
    arrows: Vec<Arrow>,
}

/// A player and what is theirs.
#[derive(Debug, Serialize, ToSchema)]
struct Seat {
    name: String,
    /// Whether it is this player's turn.
    active: bool,
    /// Whether this player has left the game.
    left: bool,
    facts: Vec<Fact>,
    areas: Vec<Area>,
}

/// Something known of a player: life, cards in hand.
#[derive(Debug, Serialize, ToSchema)]
struct Fact {
    label: String,
    value: String,
    /// Whether it is another one than on the board before.
    changed: bool,
}

/// Where cards lie.
#[derive(Debug, Serialize, ToSchema)]
struct Area {
    name: String,
    frames: Vec<Frame>,
}

/// A card or token; several, if they are alike.
#[derive(Debug, Serialize, ToSchema)]
struct Frame {
    /// What arrows know it by, on every board of the game.
    id: u32,
    count: usize,
    name: String,
    /// Its cost, as symbols in braces.
    cost: String,
    /// Its type line.
    kind: String,
    /// Its size, loyalty or defense.
    corner: String,
    /// What else is true of it.
    notes: Vec<String>,
    tapped: bool,
    face_down: bool,
    /// Whether it was not so, or not there, on the board before.
    changed: bool,
    /// What is attached to it.
    #[schema(no_recursion)]
    attached: Vec<Frame>,
}

/// Something that points at something.
#[derive(Debug, Serialize, ToSchema)]
struct Arrow {
    /// `attack`, `block` or `target`.
    kind: &'static str,
    /// The id of a frame.
    from: u32,
    /// The id of the frame that it points at, unless it points at a player.
    #[serde(skip_serializing_if = "Option::is_none")]
    to_frame: Option<u32>,
    /// The place of the player that it points at, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    to_seat: Option<usize>,
}

impl From<PlayedCase> for ScenarioReplay {
    fn from(played: PlayedCase) -> Self {
        let scenario::Replay { skipped, start, steps, next } = played.replay;
        ScenarioReplay {
            title: played.translated_title.unwrap_or(played.title),
            claims: played.claims.iter().map(ToString::to_string).collect(),
            passed: played.passed,
            failures: played.failures.into_iter().map(|failed| failed.description).collect(),
            results: played.results,
            start: start.into(),
            steps: steps.into_iter().map(ReplayStep::from).collect(),
            skipped,
            next: next.map(Decision::from),
        }
    }
}

impl From<Unreadable> for ScenarioReplay {
    /// What is said of a text that cannot be read as a scenario: where that is, and what to write.
    fn from(unreadable: Unreadable) -> Self {
        ScenarioReplay {
            title: String::new(),
            claims: Vec::new(),
            passed: false,
            failures: vec![unreadable.description],
            results: Vec::new(),
            start: board::Board::default().into(),
            steps: Vec::new(),
            skipped: 0,
            next: None,
        }
    }
}

impl From<scenario::ReplayStep> for ReplayStep {
    fn from(step: scenario::ReplayStep) -> Self {
        let sentence = |Sentence { text, numbers, .. }: Sentence| ReplaySentence {
            text,
            rules: numbers.iter().map(ToString::to_string).collect(),
        };
        ReplayStep {
            prelude: step.prelude,
            sentences: step.sentences.into_iter().map(sentence).collect(),
            refused: step.is_refused,
            decisions: step.decisions.into_iter().map(Decision::from).collect(),
            board: step.board.map(Board::from),
        }
    }
}

impl From<scenario::Decision> for Decision {
    fn from(decision: scenario::Decision) -> Self {
        let scenario::Decision { player, number, chosen, others, unlisted } = decision;
        let other = |scenario::Alternative { text, variation }| Alternative { text, choices: variation.to_string() };
        Decision { player, rule: number.to_string(), chosen, others: others.into_iter().map(other).collect(), unlisted }
    }
}

impl From<board::Board> for Board {
    fn from(board::Board { seats, shared, arrows }: board::Board) -> Self {
        Board {
            seats: seats.into_iter().map(Seat::from).collect(),
            shared: shared.into_iter().map(Area::from).collect(),
            arrows: arrows.into_iter().map(Arrow::from).collect(),
        }
    }
}

impl From<board::Seat> for Seat {
    fn from(seat: board::Seat) -> Self {
        let fact = |fact: board::Fact| Fact { label: fact.label, value: fact.value, changed: fact.has_changed };
        Seat {
            name: seat.name,
            active: seat.is_active,
            left: seat.has_left,
            facts: seat.facts.into_iter().map(fact).collect(),
            areas: seat.areas.into_iter().map(Area::from).collect(),
        }
    }
}

impl From<board::Area> for Area {
    fn from(area: board::Area) -> Self {
        Area { name: area.name, frames: area.frames.into_iter().map(Frame::from).collect() }
    }
}

impl From<board::Frame> for Frame {
    fn from(frame: board::Frame) -> Self {
        Frame {
            id: frame.id,
            count: frame.count,
            name: frame.name,
            cost: frame.cost,
            kind: frame.kind,
            corner: frame.corner,
            notes: frame.notes,
            tapped: frame.is_turned,
            face_down: frame.is_face_down,
            changed: frame.has_changed,
            attached: frame.attached.into_iter().map(Frame::from).collect(),
        }
    }
}

impl From<board::Arrow> for Arrow {
    fn from(board::Arrow { from, to, kind }: board::Arrow) -> Self {
        let (to_frame, to_seat) = match to {
            board::ArrowTarget::Frame(id) => (Some(id), None),
            board::ArrowTarget::Seat(place) => (None, Some(place)),
        };
        Arrow { kind: kind.class(), from, to_frame, to_seat }
    }
}

//! Boards of games: who sits at a table and what lies on it at one moment, as data that can be drawn.
//!
//! An engine's scenarios make a [`Board`] in the reader's language; pages draw it as HTML, [`svg::draw`] as a picture.
//!
//! *Architecture invariant:* no game is known here: areas, labels and marks have the names that they are given.

mod changes;
pub mod svg;

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

pub use self::changes::Unchanged;

/// A table at one moment.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Board {
    /// Those who play, in the order of their turns.
    pub seats: Vec<Seat>,
    /// What belongs to the table and to nobody alone.
    pub shared: Vec<Area>,
    /// What points at what.
    pub arrows: Vec<Arrow>,
}

/// A player and what is theirs.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Seat {
    /// The player's name.
    pub name: String,
    /// Whether it is this player's turn.
    pub is_active: bool,
    /// Whether this player has left the game.
    pub has_left: bool,
    /// What is known of the player as a number: life, cards in hand.
    pub facts: Vec<Fact>,
    /// The player's areas that hold something.
    pub areas: Vec<Area>,
}

/// Something known of a player.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Fact {
    /// What it is called: *Vidas*.
    pub label: String,
    /// What it amounts to.
    pub value: String,
    /// Whether it is another one than on the board before.
    pub has_changed: bool,
}

/// Where cards lie.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Area {
    /// What it is called: *Cementerio*.
    pub name: String,
    /// How its cards are shown.
    pub layout: Layout,
    /// Its cards, in the order in which they are shown.
    pub frames: Vec<Frame>,
    /// How many cards it holds that are not among them.
    pub more: usize,
}

/// How the cards of an area are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Layout {
    /// As cards beside each other.
    #[default]
    Cards,
    /// As cards on top of each other, the first one on top.
    Stack,
    /// By their names alone.
    Names,
}

impl Layout {
    /// The word by which style sheets know it.
    pub const fn class(self) -> &'static str {
        match self {
            Layout::Cards => "board-cards",
            Layout::Stack => "board-stack",
            Layout::Names => "board-names",
        }
    }
}

/// A card, a token, or anything else that lies in an area by itself; several of them, if they are alike.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Frame {
    /// What arrows and changes know it by, on every board of a game.
    pub id: u32,
    /// How many are alike and shown as one; never 0.
    pub count: usize,
    /// Its name, told apart from others of the same name.
    pub name: String,
    /// Its cost, as symbols in braces.
    pub cost: String,
    /// What kind of card it is.
    pub kind: String,
    /// What stands in its corner: its size, its loyalty.
    pub corner: String,
    /// The color it is drawn in.
    pub tint: Tint,
    /// What else is true of it, each as a few words.
    pub notes: Vec<String>,
    /// Whether it lies on its side.
    pub is_turned: bool,
    /// Whether its face cannot be seen.
    pub is_face_down: bool,
    /// What is attached to it.
    pub attached: Vec<Frame>,
    /// Whether it was not so, or not there, on the board before.
    pub has_changed: bool,
}

/// The color that a frame is drawn in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Tint {
    /// None.
    #[default]
    Plain,
    /// White.
    White,
    /// Blue.
    Blue,
    /// Black.
    Black,
    /// Red.
    Red,
    /// Green.
    Green,
    /// Several.
    Gold,
    /// That of what yields resources.
    Land,
}

impl Tint {
    /// The word by which style sheets know it.
    pub const fn class(self) -> &'static str {
        match self {
            Tint::Plain => "plain",
            Tint::White => "white",
            Tint::Blue => "blue",
            Tint::Black => "black",
            Tint::Red => "red",
            Tint::Green => "green",
            Tint::Gold => "gold",
            Tint::Land => "land",
        }
    }
}

/// Something that points at something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arrow {
    /// The [`Frame::id`] that it begins at.
    pub from: u32,
    /// What it points at.
    pub to: ArrowTarget,
    /// What it means.
    pub kind: ArrowKind,
}

/// What an arrow points at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum ArrowTarget {
    /// A frame, by its id.
    Frame(u32),
    /// A player, by the place among the seats.
    Seat(usize),
}

/// What an arrow means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum ArrowKind {
    /// Attacks.
    Attack,
    /// Blocks.
    Block,
    /// Is aimed at.
    Target,
}

impl ArrowKind {
    /// The word by which style sheets and scripts know it.
    pub const fn class(self) -> &'static str {
        match self {
            ArrowKind::Attack => "attack",
            ArrowKind::Block => "block",
            ArrowKind::Target => "target",
        }
    }
}

impl Area {
    /// Its frames, each followed by what is attached to it, and whether it is attached.
    pub fn flattened(&self) -> Vec<(&Frame, bool)> {
        let mut flat = Vec::with_capacity(self.frames.len());
        self.frames.iter().for_each(|frame| frame.flatten_into(false, &mut flat));
        flat
    }
}

impl Board {
    /// Every area, those of the players first.
    pub fn areas(&self) -> impl Iterator<Item = &Area> {
        self.seats.iter().flat_map(|seat| &seat.areas).chain(&self.shared)
    }

    /// About what it takes to keep it, in bytes.
    pub fn bytes(&self) -> usize {
        let facts = self.seats.iter().flat_map(|seat| &seat.facts);
        let facts = facts.map(|fact| size_of_val(fact) + fact.label.len() + fact.value.len());
        let frames = self.areas().flat_map(|area| &area.frames).map(Frame::bytes);
        size_of_val(self.arrows.as_slice()) + facts.chain(frames).sum::<usize>()
    }

    fn areas_mut(&mut self) -> impl Iterator<Item = &mut Area> {
        self.seats.iter_mut().flat_map(|seat| &mut seat.areas).chain(&mut self.shared)
    }

    /// Keeps a number of frames of each area, and of all areas together with what is attached: those that arrows point at or come
    /// from, those that have changed, then the first ones. The others are counted ([`Area::more`]), and what pointed at them
    /// points at nothing. What is attached within more than `MAX_ATTACHED_DEPTH` others is shown beside the last of them.
    pub fn shorten(&mut self, most_in_area: usize, most_in_all: usize) {
        let ends = self.arrow_ends();
        for area in self.areas_mut().filter(|area| area.frames.len() > most_in_area) {
            let mut order: Vec<usize> = (0..area.frames.len()).collect();
            order.sort_by_key(|&place| {
                let frame = &area.frames[place];
                (!ends.contains(&frame.id), !frame.has_changed, place)
            });
            let mut kept: Vec<usize> = order.into_iter().take(most_in_area).collect();
            kept.sort_unstable();
            area.more += area.frames.iter().map(|frame| frame.count).sum::<usize>();
            let mut frames: Vec<Option<Frame>> = std::mem::take(&mut area.frames).into_iter().map(Some).collect();
            area.frames = kept.into_iter().filter_map(|place| frames.get_mut(place)?.take()).collect();
            area.more -= area.frames.iter().map(|frame| frame.count).sum::<usize>();
        }
        let mut room = most_in_all;
        for area in self.areas_mut() {
            area.frames.iter_mut().for_each(|frame| frame.flatten_attached(MAX_ATTACHED_DEPTH));
            let fitting = area.frames.iter().take_while(|frame| {
                let left = room.checked_sub(frame.size());
                room = left.unwrap_or_default();
                left.is_some()
            });
            let fitting = fitting.count();
            area.more += area.frames.drain(fitting..).map(|frame| frame.count).sum::<usize>();
        }
        let shown: HashSet<u32> = self.areas().flat_map(Area::flattened).map(|(frame, _)| frame.id).collect();
        let is_shown = |id: u32| shown.contains(&id);
        self.arrows.retain(|arrow| {
            is_shown(arrow.from)
                && match arrow.to {
                    ArrowTarget::Frame(id) => is_shown(id),
                    ArrowTarget::Seat(_) => true,
                }
        });
    }

    /// The same board with nothing marked as changed.
    #[must_use]
    pub fn without_marks(&self) -> Board {
        let mut plain = self.clone();
        plain.seats.iter_mut().flat_map(|seat| &mut seat.facts).for_each(|fact| fact.has_changed = false);
        for frame in plain.areas_mut().flat_map(|area| &mut area.frames) {
            frame.has_changed = false;
            frame.attached.iter_mut().for_each(|attached| attached.has_changed = false);
        }
        plain
    }

    /// The frames that arrows point at or come from.
    fn arrow_ends(&self) -> HashSet<u32> {
        let target = |arrow: &Arrow| match arrow.to {
            ArrowTarget::Frame(id) => Some(id),
            ArrowTarget::Seat(_) => None,
        };
        self.arrows.iter().flat_map(|arrow| [Some(arrow.from), target(arrow)]).flatten().collect()
    }

    /// Shows frames that are alike as one with their number, where nothing points at them or from them.
    pub fn merge_alike(&mut self) {
        let ends = self.arrow_ends();
        for area in self.areas_mut().filter(|area| area.layout != Layout::Stack) {
            let mut merged: Vec<Frame> = Vec::with_capacity(area.frames.len());
            for frame in std::mem::take(&mut area.frames) {
                let is_alone = |frame: &Frame| frame.attached.is_empty() && !ends.contains(&frame.id);
                let alike = merged.iter_mut().find(|other| is_alone(other) && other.is_like(&frame));
                match alike.filter(|_| is_alone(&frame)) {
                    Some(other) => other.count += frame.count,
                    None => merged.push(frame),
                }
            }
            area.frames = merged;
        }
    }
}

/// Maximum number of frames that are attached within each other.
const MAX_ATTACHED_DEPTH: usize = 8;

impl Frame {
    /// Number of frames: itself, and what is attached to it.
    fn size(&self) -> usize {
        1 + self.attached.iter().map(Frame::size).sum::<usize>()
    }

    /// Has everything that is attached deeper than a number of levels attached to the frame at that level.
    fn flatten_attached(&mut self, depth: usize) {
        if depth > 1 {
            return self.attached.iter_mut().for_each(|frame| frame.flatten_attached(depth - 1));
        }
        let mut open: Vec<Frame> = std::mem::take(&mut self.attached);
        open.reverse();
        while let Some(mut frame) = open.pop() {
            open.extend(std::mem::take(&mut frame.attached).into_iter().rev());
            self.attached.push(frame);
        }
    }

    fn flatten_into<'f>(&'f self, is_attached: bool, flat: &mut Vec<(&'f Frame, bool)>) {
        flat.push((self, is_attached));
        self.attached.iter().for_each(|frame| frame.flatten_into(true, flat));
    }

    fn bytes(&self) -> usize {
        let texts = self.name.len() + self.cost.len() + self.kind.len() + self.corner.len();
        let notes: usize = self.notes.iter().map(|note| size_of_val(note) + note.len()).sum();
        size_of_val(self) + texts + notes + self.attached.iter().map(Frame::bytes).sum::<usize>()
    }

    /// Whether two frames look the same, whichever they are.
    fn is_like(&self, other: &Frame) -> bool {
        self.has_changed == other.has_changed && self.has_face_of(other)
    }

    /// Whether two frames look the same, their numbers and marks of change aside.
    fn has_face_of(&self, other: &Frame) -> bool {
        let shown = |frame: &Frame| (frame.tint, frame.is_turned, frame.is_face_down);
        shown(self) == shown(other)
            && self.name == other.name
            && self.cost == other.cost
            && self.kind == other.kind
            && self.corner == other.corner
            && self.notes == other.notes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(id: u32, name: &str) -> Frame {
        Frame { id, count: 1, name: name.to_owned(), ..Frame::default() }
    }

    fn board(frames: Vec<Frame>, arrows: Vec<Arrow>) -> Board {
        let area = Area { frames, ..Area::default() };
        Board { seats: vec![Seat { areas: vec![area], ..Seat::default() }], arrows, ..Board::default() }
    }

    #[test]
    fn frames_that_are_alike_are_shown_once() {
        let mut alike = board(vec![frame(1, "Bosque"), frame(2, "Oso"), frame(3, "Bosque")], Vec::new());
        alike.merge_alike();
        let shown: Vec<_> = alike.areas().flat_map(|area| &area.frames).map(|of| (of.id, of.count)).collect();
        assert_eq!(shown, [(1, 2), (2, 1)]);
    }

    #[test]
    fn a_board_shows_a_bounded_number_of_frames_at_a_bounded_depth() {
        let chain = (1..=100).fold(frame(0, "Aura"), |inner, id| Frame { attached: vec![inner], ..frame(id, "Aura") });
        let mut deep = board(vec![chain, frame(200, "Oso")], Vec::new());
        deep.shorten(60, 150);
        let depth = |mut frame: &Frame| {
            let mut depth = 0;
            while let Some(inner) = frame.attached.first() {
                (frame, depth) = (inner, depth + 1);
            }
            depth
        };
        let [whole, bear] = &deep.seats[0].areas[0].frames[..] else { panic!("both fit") };
        assert_eq!((whole.size(), depth(whole), bear.id), (101, MAX_ATTACHED_DEPTH, 200));
        deep.shorten(60, 100);
        let area = &deep.seats[0].areas[0];
        assert_eq!((area.frames.len(), area.more), (0, 2));
        let mut wide = board((0..50).map(|id| frame(id, "Oso")).collect(), Vec::new());
        wide.seats.push(wide.seats[0].clone());
        wide.shorten(60, 70);
        let shown: Vec<_> = wide.areas().map(|area| (area.frames.len(), area.more)).collect();
        assert_eq!(shown, [(50, 0), (20, 30)]);
    }

    #[test]
    fn what_an_arrow_points_at_stays_apart() {
        let arrow = Arrow { from: 9, to: ArrowTarget::Frame(3), kind: ArrowKind::Target };
        let mut pointed = board(vec![frame(1, "Oso"), frame(3, "Oso"), frame(4, "Oso")], vec![arrow]);
        pointed.merge_alike();
        let shown: Vec<_> = pointed.areas().flat_map(|area| &area.frames).map(|of| (of.id, of.count)).collect();
        assert_eq!(shown, [(1, 2), (3, 1)]);
    }
}

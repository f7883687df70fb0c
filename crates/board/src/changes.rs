//! What differs between a board and the one before it.

use std::collections::{BTreeMap, BTreeSet};

use crate::{Area, Board, Frame, Seat};

/// A frame of the board before, and the name of the area that it was in.
type Placed<'b> = (Option<usize>, &'b str, &'b Frame);

impl Board {
    /// Marks the facts and frames that are not as they were on the board before. To be called before
    /// [`merge_alike`](Board::merge_alike), on both.
    pub fn mark_changes(&mut self, before: &Board) {
        let mut earlier: BTreeMap<u32, Placed<'_>> = BTreeMap::new();
        for (seat, area) in before.placed_areas() {
            for frame in &area.frames {
                earlier.insert(frame.id, (seat, &area.name, frame));
                earlier.extend(frame.attached.iter().map(|frame| (frame.id, (seat, area.name.as_str(), frame))));
            }
        }
        for (place, seat) in self.seats.iter_mut().enumerate() {
            let known = before.seats.get(place).map_or(&[][..], |seat| &seat.facts);
            for fact in &mut seat.facts {
                let value = known.iter().find(|other| other.label == fact.label).map(|other| &other.value);
                fact.has_changed = value != Some(&fact.value);
            }
            for area in &mut seat.areas {
                for frame in &mut area.frames {
                    mark(frame, Some(place), &area.name, &earlier);
                }
            }
        }
        for area in &mut self.shared {
            for frame in &mut area.frames {
                mark(frame, None, &area.name, &earlier);
            }
        }
    }

    /// Every area with the place of the seat that it belongs to.
    fn placed_areas(&self) -> impl Iterator<Item = (Option<usize>, &Area)> {
        let theirs = self.seats.iter().enumerate();
        let theirs = theirs.flat_map(|(place, seat)| seat.areas.iter().map(move |area| (Some(place), area)));
        theirs.chain(self.shared.iter().map(|area| (None, area)))
    }
}

/// The parts of a board that look as they did on an earlier one and need not be drawn again.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Unchanged {
    /// Players with everything that is theirs, by the places of their seats.
    seats: BTreeSet<usize>,
    /// Areas with everything in them: the place of the seat that they belong to, and their names.
    areas: BTreeSet<(Option<usize>, String)>,
    /// Frames, by their ids.
    frames: BTreeSet<u32>,
}

impl Unchanged {
    /// Whether a seat looks the same, with everything that lies there.
    pub fn has_seat(&self, place: usize) -> bool {
        self.seats.contains(&place)
    }

    /// Whether an area looks the same, with everything in it.
    pub fn has_area(&self, seat: Option<usize>, name: &str) -> bool {
        self.areas.contains(&(seat, name.to_owned()))
    }

    /// Whether a frame looks the same.
    pub fn has_frame(&self, id: u32) -> bool {
        self.frames.contains(&id)
    }
}

impl Board {
    /// The parts of this board that look as they did on an earlier one, both as they are drawn. What is marked as changed
    /// is none of them.
    pub fn unchanged_since(&self, before: &Board) -> Unchanged {
        let earlier: BTreeMap<u32, (&Frame, bool)> = before
            .areas()
            .flat_map(Area::flattened)
            .map(|(frame, is_attached)| (frame.id, (frame, is_attached)))
            .collect();
        let mut same = Unchanged::default();
        for (frame, is_attached) in self.areas().flat_map(Area::flattened).filter(|(frame, _)| !frame.has_changed) {
            let was = earlier.get(&frame.id);
            if was.is_some_and(|&(was, was_attached)| {
                was_attached == is_attached && frame.count == was.count && frame.has_face_of(was)
            }) {
                same.frames.insert(frame.id);
            }
        }
        let known: BTreeMap<_, _> = before.placed_areas().map(|(seat, area)| ((seat, &area.name), area)).collect();
        for (seat, area) in self.placed_areas() {
            if known.get(&(seat, &area.name)).is_some_and(|was| same.has_all_of(area, was)) {
                same.areas.insert((seat, area.name.clone()));
            }
        }
        for (place, (seat, was)) in self.seats.iter().zip(&before.seats).enumerate() {
            let are_areas_same = seat.areas.len() == was.areas.len()
                && seat.areas.iter().zip(&was.areas).all(|(area, was)| area.name == was.name)
                && seat.areas.iter().all(|area| same.has_area(Some(place), &area.name));
            if are_areas_same && seat.is_told_like(was) {
                same.seats.insert(place);
            }
        }
        same
    }
}

impl Unchanged {
    /// Whether an area has the same frames in the same order as an earlier one.
    fn has_all_of(&self, area: &Area, was: &Area) -> bool {
        let ids = |area: &Area| area.flattened().iter().map(|(frame, _)| frame.id).collect::<Vec<_>>();
        (area.layout, area.more) == (was.layout, was.more)
            && ids(area) == ids(was)
            && ids(area).iter().all(|id| self.frames.contains(id))
    }
}

impl Seat {
    /// Whether the same is known of the player, and nothing of it is marked.
    fn is_told_like(&self, was: &Seat) -> bool {
        (&self.name, self.is_active, self.has_left) == (&was.name, was.is_active, was.has_left)
            && self.facts.len() == was.facts.len()
            && self
                .facts
                .iter()
                .zip(&was.facts)
                .all(|(fact, was)| !fact.has_changed && (&fact.label, &fact.value) == (&was.label, &was.value))
    }
}

/// Marks a frame and those attached to it.
fn mark(frame: &mut Frame, seat: Option<usize>, area: &str, earlier: &BTreeMap<u32, Placed<'_>>) {
    let was = earlier.get(&frame.id).filter(|(of, name, _)| *of == seat && *name == area);
    frame.has_changed = was.is_none_or(|(_, _, was)| !frame.has_face_of(was));
    for attached in &mut frame.attached {
        mark(attached, seat, area, earlier);
    }
}

#[cfg(test)]
mod tests {
    use crate::{Area, Board, Fact, Frame, Seat};

    fn board(life: &str, area: &str, frames: &[(u32, &str)]) -> Board {
        let frames =
            frames.iter().map(|&(id, corner)| Frame { id, count: 1, corner: corner.to_owned(), ..Frame::default() });
        let area = Area { name: area.to_owned(), frames: frames.collect(), ..Area::default() };
        let life = Fact { label: "Vidas".to_owned(), value: life.to_owned(), has_changed: false };
        Board { seats: vec![Seat { facts: vec![life], areas: vec![area], ..Seat::default() }], ..Board::default() }
    }

    fn changed(board: &Board) -> (bool, Vec<u32>) {
        let frames = board.areas().flat_map(|area| &area.frames).filter(|frame| frame.has_changed);
        (board.seats[0].facts[0].has_changed, frames.map(|frame| frame.id).collect())
    }

    #[test]
    fn what_is_as_it_was_is_not_marked() {
        let before = board("20", "Mano", &[(1, "2/2"), (2, "1/1")]);
        let mut after = before.clone();
        after.mark_changes(&before);
        assert_eq!(changed(&after), (false, Vec::new()));
    }

    #[test]
    fn what_is_new_or_different_is_marked() {
        let before = board("20", "Mano", &[(1, "2/2"), (2, "1/1")]);
        let mut after = board("17", "Mano", &[(1, "3/3"), (2, "1/1"), (4, "")]);
        after.mark_changes(&before);
        assert_eq!(changed(&after), (true, vec![1, 4]));
    }

    #[test]
    fn what_looks_the_same_is_not_drawn_again() {
        let before = board("20", "Mano", &[(1, "2/2"), (2, "1/1")]);
        let mut after = board("20", "Mano", &[(1, "3/3"), (2, "1/1")]);
        after.mark_changes(&before);
        let same = after.unchanged_since(&before);
        assert_eq!((same.has_frame(1), same.has_frame(2)), (false, true));
        assert!(!same.has_area(Some(0), "Mano") && !same.has_seat(0));
        let mut later = after.without_marks();
        later.mark_changes(&after);
        let same = later.unchanged_since(&after);
        assert!(same.has_frame(1) && same.has_area(Some(0), "Mano") && same.has_seat(0));
    }

    #[test]
    fn what_lies_in_another_order_is_drawn_again() {
        let before = board("20", "Mano", &[(1, "2/2"), (2, "1/1")]);
        let mut after = board("20", "Mano", &[(2, "1/1"), (1, "2/2")]);
        after.mark_changes(&before);
        let same = after.unchanged_since(&before);
        assert!(same.has_frame(1) && same.has_frame(2) && !same.has_area(Some(0), "Mano"));
    }

    #[test]
    fn what_moved_is_marked() {
        let before = board("20", "Mano", &[(1, "2/2")]);
        let mut after = board("20", "Cementerio", &[(1, "2/2")]);
        after.mark_changes(&before);
        assert_eq!(changed(&after), (false, vec![1]));
    }
}

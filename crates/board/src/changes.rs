//! What differs between a board and the one before it.

use std::collections::BTreeMap;

use crate::{Board, Frame};

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
    fn placed_areas(&self) -> impl Iterator<Item = (Option<usize>, &crate::Area)> {
        let theirs = self.seats.iter().enumerate();
        let theirs = theirs.flat_map(|(place, seat)| seat.areas.iter().map(move |area| (Some(place), area)));
        theirs.chain(self.shared.iter().map(|area| (None, area)))
    }
}

/// Marks a frame and those attached to it.
fn mark(frame: &mut Frame, seat: Option<usize>, area: &str, earlier: &BTreeMap<u32, Placed<'_>>) {
    let was = earlier.get(&frame.id).filter(|(of, name, _)| *of == seat && *name == area);
    frame.has_changed = was.is_none_or(|(_, _, was)| !frame.is_like(&Frame { has_changed: false, ..(*was).clone() }));
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
    fn what_moved_is_marked() {
        let before = board("20", "Mano", &[(1, "2/2")]);
        let mut after = board("20", "Cementerio", &[(1, "2/2")]);
        after.mark_changes(&before);
        assert_eq!(changed(&after), (false, vec![1]));
    }
}

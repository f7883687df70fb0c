//! The counters on players and objects (122), found by what they are on.

use std::ops::{Deref, Range};

use vademecum_abilities::CounterKind;

use crate::{id::Subject, state::Counters};

/// Counters in the order of what they are on; those on one thing in the order in which their kinds came.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct CounterList(Vec<Counters>);

impl Clone for CounterList {
    fn clone(&self) -> Self {
        CounterList(self.0.clone())
    }

    /// Keeps the memory that is there already.
    fn clone_from(&mut self, from: &Self) {
        self.0.clone_from(&from.0);
    }
}

impl Deref for CounterList {
    type Target = [Counters];

    fn deref(&self) -> &[Counters] {
        &self.0
    }
}

impl CounterList {
    /// The places of the counters on something.
    fn range(&self, on: Subject) -> Range<usize> {
        let first = self.0.partition_point(|counters| counters.on < on);
        let number = self.0[first..].partition_point(|counters| counters.on == on);
        first..first + number
    }

    /// The counters on something.
    pub(crate) fn on(&self, on: Subject) -> &[Counters] {
        &self.0[self.range(on)]
    }

    /// The counters of a kind on something.
    pub(crate) fn get_mut(&mut self, on: Subject, kind: CounterKind) -> Option<&mut Counters> {
        let range = self.range(on);
        self.0[range].iter_mut().find(|counters| counters.kind == kind)
    }

    /// Adds counters of a kind that is not on that thing yet.
    pub(crate) fn insert(&mut self, counters: Counters) {
        let place = self.range(counters.on).end;
        self.0.insert(place, counters);
    }

    /// Removes all counters of a kind from something.
    pub(crate) fn remove(&mut self, on: Subject, kind: CounterKind) {
        let mut range = self.range(on);
        if let Some(place) = range.find(|&place| self.0[place].kind == kind) {
            self.0.remove(place);
        }
    }

    /// Removes all counters from something.
    pub(crate) fn clear(&mut self, on: Subject) {
        let range = self.range(on);
        self.0.drain(range);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::{ObjectId, PlayerId, Timestamp};

    fn counters(on: Subject, kind: CounterKind) -> Counters {
        Counters { on, kind, number: 1, since: Timestamp(0) }
    }

    fn kinds(list: &CounterList, on: Subject) -> Vec<CounterKind> {
        list.on(on).iter().map(|counters| counters.kind).collect()
    }

    #[test]
    fn counters_are_found_by_what_they_are_on() {
        let on = |id| Subject::Object(ObjectId(id));
        let player = Subject::Player(PlayerId(1));
        let mut list = CounterList::default();
        for (on, kind) in [
            (on(7), CounterKind::Time),
            (on(2), CounterKind::Shield),
            (player, CounterKind::Poison),
            (on(7), CounterKind::Age),
            (on(5), CounterKind::Time),
        ] {
            list.insert(counters(on, kind));
        }
        assert!(list.is_sorted_by_key(|counters| counters.on));
        assert_eq!(kinds(&list, on(7)), [CounterKind::Time, CounterKind::Age]);
        assert_eq!(kinds(&list, player), [CounterKind::Poison]);
        assert_eq!(kinds(&list, on(3)), []);
        list.get_mut(on(7), CounterKind::Age).expect("there is one").number = 4;
        list.remove(on(7), CounterKind::Time);
        list.remove(on(5), CounterKind::Age);
        assert_eq!(list.on(on(7)), [Counters { number: 4, ..counters(on(7), CounterKind::Age) }]);
        list.clear(on(7));
        assert_eq!((kinds(&list, on(7)), list.len()), (Vec::new(), 3));
    }
}

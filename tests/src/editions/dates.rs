//! Dates, as far as editions need them.

use std::fmt;

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// A day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Date {
    pub(super) year: u32,
    /// From 1.
    pub(super) month: u32,
    /// From 1 to 28: every month has these.
    pub(super) day: u32,
}

impl Date {
    /// A date about so many days later.
    pub(super) fn later(self, days: usize) -> Date {
        let days = u32::try_from(days).unwrap_or(0);
        let whole = (self.year * 12 + self.month - 1) * 28 + self.day - 1 + days;
        Date { year: whole / 28 / 12, month: whole / 28 % 12 + 1, day: whole % 28 + 1 }
    }

    /// As rulebooks say it: `October 1, 2003`.
    pub(super) fn in_words(self) -> String {
        format!("{} {}, {}", MONTHS[self.month as usize - 1], self.day, self.year)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

//! The date an edition takes effect, as exactly as its publisher gives it.

use std::{fmt, str::FromStr};

use serde_with::{DeserializeFromStr, SerializeDisplay};

/// When an edition of a document takes effect: a day, a month, a year, or unknown.
///
/// Ordered by time; a coarser date sorts before every finer one inside it, and an unknown date before
/// all others, so that `max` picks the newest dated edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, SerializeDisplay, DeserializeFromStr)]
pub struct EditionDate {
    // Zero where unknown, which gives the ordering promised above.
    year: u16,
    month: u8,
    day: u8,
}

impl EditionDate {
    /// An edition whose date nobody gave.
    pub const UNDATED: EditionDate = EditionDate { year: 0, month: 0, day: 0 };

    /// A day of the proleptic Gregorian calendar; `None` if there is no such day.
    pub const fn from_ymd(year: u16, month: u8, day: u8) -> Option<Self> {
        let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            _ => return None,
        };
        let exists = year >= 1900 && year <= 9999 && day >= 1 && day <= days;
        if exists { Some(EditionDate { year, month, day }) } else { None }
    }

    /// A month of a year (1900 to 9999); `None` if there is no such month.
    pub const fn from_year_month(year: u16, month: u8) -> Option<Self> {
        let exists = year >= 1900 && year <= 9999 && month >= 1 && month <= 12;
        if exists { Some(EditionDate { year, month, day: 0 }) } else { None }
    }

    /// A year (1900 to 9999); `None` outside of that.
    pub fn from_year(year: u16) -> Option<Self> {
        (1900..=9999).contains(&year).then_some(EditionDate { year, month: 0, day: 0 })
    }

    /// Whether nothing is known of the date.
    pub const fn is_undated(self) -> bool {
        self.year == 0
    }

    /// Year, month and day as far as they are known.
    pub const fn parts(self) -> (Option<u16>, Option<u8>, Option<u8>) {
        const fn known(n: u8) -> Option<u8> {
            if n == 0 { None } else { Some(n) }
        }
        (if self.year == 0 { None } else { Some(self.year) }, known(self.month), known(self.day))
    }
}

impl fmt::Display for EditionDate {
    /// `2024-11-08`, `2021-07`, `2025` or `undated`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.parts() {
            (None, ..) => f.pad("undated"),
            (Some(y), None, _) => write!(f, "{y:04}"),
            (Some(y), Some(m), None) => write!(f, "{y:04}-{m:02}"),
            (Some(y), Some(m), Some(d)) => write!(f, "{y:04}-{m:02}-{d:02}"),
        }
    }
}

/// The text is no edition date.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no edition date: expected `2024-11-08`, `2021-07`, `2025` or `undated`")]
pub struct ParseEditionDateError(String);

impl FromStr for EditionDate {
    type Err = ParseEditionDateError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let digits = |part: &str, n: usize| -> Option<u16> {
            (part.len() == n && part.bytes().all(|b| b.is_ascii_digit())).then(|| part.parse().ok())?
        };
        let two = |part: &str| u8::try_from(digits(part, 2)?).ok();
        let parse = || match text.split('-').collect::<Vec<_>>()[..] {
            ["undated"] => Some(EditionDate::UNDATED),
            [year] => EditionDate::from_year(digits(year, 4)?),
            [year, month] => EditionDate::from_year_month(digits(year, 4)?, two(month)?),
            [year, month, day] => EditionDate::from_ymd(digits(year, 4)?, two(month)?, two(day)?),
            _ => None,
        };
        parse().ok_or_else(|| ParseEditionDateError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_read_back_as_written() {
        for text in ["2024-11-08", "2021-07", "2025", "undated", "2024-02-29"] {
            assert_eq!(text.parse::<EditionDate>().unwrap().to_string(), text);
        }
        for text in ["", "2023-02-29", "2024-13", "24-11-08", "2024-11-8", "2024-11-08-01", "2024-+1"] {
            assert!(text.parse::<EditionDate>().is_err(), "{text} accepted");
        }
    }

    #[test]
    fn newest_is_greatest() {
        let mut dates: Vec<EditionDate> =
            ["2024-11-08", "undated", "2019-01-25", "2024", "2024-11"].iter().map(|d| d.parse().unwrap()).collect();
        dates.sort();
        let shown: Vec<String> = dates.iter().map(ToString::to_string).collect();
        assert_eq!(shown, ["undated", "2019-01-25", "2024", "2024-11", "2024-11-08"]);
    }
}

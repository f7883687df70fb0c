//! Moments as feeds write them (RFC 3339).

use std::time::{SystemTime, UNIX_EPOCH};

use vademecum_vocab::EditionDate;

/// A date; what is not known of it is the first day.
pub(crate) fn of_date(date: EditionDate) -> String {
    let (year, month, day) = date.parts();
    format!("{:04}-{:02}-{:02}T00:00:00Z", year.unwrap_or(1900), month.unwrap_or(1), day.unwrap_or(1))
}

/// A moment, to the second.
pub(crate) fn of_time(time: SystemTime) -> String {
    let seconds = time.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let (days, seconds) = ((seconds / 86_400) as i64, seconds % 86_400);
    let (year, month, day) = civil(days);
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// The day of a moment (UTC); undated for one that no calendar of ours has.
pub(crate) fn day_of(time: SystemTime) -> EditionDate {
    let days = time.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() / 86_400);
    let (year, month, day) = civil(days as i64);
    let date = u16::try_from(year).ok().zip(u8::try_from(month).ok()).zip(u8::try_from(day).ok());
    date.and_then(|((year, month), day)| EditionDate::day(year, month, day)).unwrap_or(EditionDate::UNDATED)
}

/// How many whole months lie between two dates; what is not known of a date is taken as its first.
pub(crate) fn months_between(from: EditionDate, to: EditionDate) -> u32 {
    let count = |date: EditionDate| {
        let (year, month, day) = date.parts();
        (u32::from(year.unwrap_or(0)) * 12 + u32::from(month.unwrap_or(1)), day.unwrap_or(1))
    };
    let ((from, from_day), (to, to_day)) = (count(from), count(to));
    to.saturating_sub(from).saturating_sub(u32::from(to_day < from_day))
}

/// The Gregorian date a number of days after 1 January 1970.
///
/// Years are counted from March, so that the day that is sometimes there comes last.
fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (year + era * 400 + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn months_are_counted_whole() {
        let date = |text: &str| text.parse().unwrap();
        for (from, to, months) in [
            ("2024-11-08", "2026-11-22", 24),
            ("2024-11-08", "2026-11-07", 23),
            ("2024-11-08", "2024-12-07", 0),
            ("2021-07", "2026-11-22", 64),
            ("2026-01-16", "2024-11-08", 0),
        ] {
            assert_eq!(months_between(date(from), date(to)), months, "{from} {to}");
        }
        assert_eq!(day_of(UNIX_EPOCH + Duration::from_secs(1_709_251_200)), date("2024-03-01"));
    }

    #[test]
    fn moments_are_written_as_feeds_do() {
        for (seconds, written) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399, "2000-02-28T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_709_251_200, "2024-03-01T00:00:00Z"),
            (1_735_689_599, "2024-12-31T23:59:59Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
        ] {
            assert_eq!(of_time(UNIX_EPOCH + Duration::from_secs(seconds)), written);
        }
        assert_eq!(of_date("2021-07".parse().unwrap()), "2021-07-01T00:00:00Z");
    }
}

//! Moments as feeds write them (RFC 3339).

use std::time::SystemTime;

use jiff::{Timestamp, civil::DateTime, tz::TimeZone};
use vademecum_vocab::EditionDate;

/// Formats a date as RFC 3339; its missing parts are 1.
pub(crate) fn format_date_rfc3339(date: EditionDate) -> String {
    let (year, month, day) = date.parts();
    format!("{:04}-{:02}-{:02}T00:00:00Z", year.unwrap_or(1900), month.unwrap_or(1), day.unwrap_or(1))
}

/// Formats a time as RFC 3339, to the second.
pub(crate) fn format_time_rfc3339(time: SystemTime) -> String {
    utc(time).strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// The day of a moment (UTC); undated for one that no calendar of ours has.
pub(crate) fn day_of(time: SystemTime) -> EditionDate {
    let date = utc(time).date();
    let year = u16::try_from(date.year()).ok();
    let day = year.and_then(|year| EditionDate::from_ymd(year, date.month().unsigned_abs(), date.day().unsigned_abs()));
    day.unwrap_or(EditionDate::UNDATED)
}

/// Date and time in UTC; 1 January 1970 for a moment before it, or after the year 9999.
fn utc(time: SystemTime) -> DateTime {
    TimeZone::UTC.to_datetime(Timestamp::try_from(time).unwrap_or_default().max(Timestamp::UNIX_EPOCH))
}

/// The number of whole months between two dates; missing parts of a date are taken as 1.
pub(crate) fn months_between(from: EditionDate, to: EditionDate) -> u32 {
    let count = |date: EditionDate| {
        let (year, month, day) = date.parts();
        (u32::from(year.unwrap_or(0)) * 12 + u32::from(month.unwrap_or(1)), day.unwrap_or(1))
    };
    let ((from, from_day), (to, to_day)) = (count(from), count(to));
    to.saturating_sub(from).saturating_sub(u32::from(to_day < from_day))
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, UNIX_EPOCH};

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
            assert_eq!(format_time_rfc3339(UNIX_EPOCH + Duration::from_secs(seconds)), written);
        }
        assert_eq!(format_date_rfc3339("2021-07".parse().unwrap()), "2021-07-01T00:00:00Z");
    }
}

//! The numbers of Magic's Comprehensive Rules.

use vademecum_vocab::{EditionDate, Game, Number, Rule};

mod chapters;

pub use chapters::*;

/// The edition these numbers belong to.
pub const EDITION: EditionDate = match EditionDate::day(2024, 11, 8) {
    Some(date) => date,
    None => EditionDate::UNDATED,
};

/// The number a handle stands for.
///
/// # Panics
///
/// Never for a handle of this module; one made by hand past the end of the table has no number.
pub fn number(rule: Rule) -> Number {
    NUMBERS[rule.index()]
}

/// The handle of a number, if the edition has it.
pub fn rule(number: Number) -> Option<Rule> {
    let index = NUMBERS.binary_search(&number).ok()?;
    u16::try_from(index).ok().map(|index| Rule::new(Game::Magic, index))
}

/// Every handle, in the order of the document.
pub fn all() -> impl ExactSizeIterator<Item = Rule> {
    (0..NUMBERS.len() as u16).map(|index| Rule::new(Game::Magic, index))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_order_and_leads_back() {
        assert!(NUMBERS.is_sorted());
        assert_eq!(all().len(), 3160);
        assert!(all().all(|handle| rule(number(handle)) == Some(handle)));
    }

    #[test]
    fn constants_stand_for_the_number_in_their_name() {
        assert_eq!(
            [R7, R704, R704_5, R704_5F, R205_3].map(|r| number(r).to_string()),
            ["7", "704", "704.5", "704.5f", "205.3"]
        );
        assert_eq!(EDITION.to_string(), "2024-11-08");
        assert_eq!(rule("704.5z".parse().unwrap()), None);
    }
}

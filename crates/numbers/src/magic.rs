//! The numbers of Magic's Comprehensive Rules.

use vademecum_vocab::{Game, LineageId, Number, Rule};

mod chapters;

pub use chapters::*;

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

/// The rule that a handle stands for, whatever number it has in other editions.
///
/// # Panics
///
/// Never for a handle of this module; one made by hand past the end of the table has no lineage.
pub fn lineage(rule: Rule) -> LineageId {
    chapters::LINEAGES[rule.index()]
}

/// The handle of a rule, if it stands in the edition.
pub fn of_lineage(lineage: LineageId) -> Option<Rule> {
    let place = chapters::BY_LINEAGE.binary_search_by_key(&lineage, |(known, _)| *known).ok()?;
    Some(Rule::new(Game::Magic, chapters::BY_LINEAGE[place].1))
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
        assert!(all().all(|handle| of_lineage(lineage(handle)) == Some(handle)));
        assert_eq!(of_lineage(LineageId::new(0)), None);
    }

    #[test]
    fn constants_stand_for_the_number_in_their_name() {
        assert_eq!(
            [R7, R704, R704_5, R704_5F, R205_3].map(|r| number(r).to_string()),
            ["7", "704", "704.5", "704.5f", "205.3"]
        );
        assert_eq!(EDITION.to_string(), "2024-11-08");
        assert_eq!(rule("999.1".parse().unwrap()), None);
    }
}

//! The rules of Magic's Comprehensive Rules.

use vademecum_vocab::{Game, Number, RuleId};

mod generated;

pub use generated::*;

/// The number of a rule.
///
/// # Panics
///
/// If the rule is not one of this module.
pub fn number(rule: RuleId) -> Number {
    NUMBERS[rule.index()]
}

/// The rule with a number, if the edition has it.
pub fn rule_id(number: Number) -> Option<RuleId> {
    let index = NUMBERS.binary_search(&number).ok()?;
    u16::try_from(index).ok().map(|index| RuleId::new(Game::Magic, index))
}

/// Every rule, in the order of the document.
pub fn all() -> impl ExactSizeIterator<Item = RuleId> {
    (0..NUMBERS.len() as u16).map(|index| RuleId::new(Game::Magic, index))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_in_order_and_lead_back_to_their_rules() {
        assert!(NUMBERS.is_sorted());
        assert_eq!(all().len(), 3160);
        assert!(all().all(|rule| rule_id(number(rule)) == Some(rule)));
    }

    #[test]
    fn constants_have_the_number_in_their_name() {
        assert_eq!(
            [R7, R704, R704_5, R704_5F, R205_3].map(|rule| number(rule).to_string()),
            ["7", "704", "704.5", "704.5f", "205.3"]
        );
        assert_eq!(EDITION.to_string(), "2024-11-08");
        assert_eq!(rule_id("999.1".parse().unwrap()), None);
    }
}

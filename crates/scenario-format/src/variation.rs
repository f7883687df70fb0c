//! Variations: where a game leaves its script, and what is chosen from then on.

use std::{fmt, str::FromStr};

use serde_with::{DeserializeFromStr, SerializeDisplay};

use crate::bounds::MAX_VARIATION_CHOICES;

/// A way of playing that leaves a script: how many choices of the script's game come before, and what is chosen from then
/// on. Written `12-3-0`: after twelve choices, the fourth of the legal ones, then the first one.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, SerializeDisplay, DeserializeFromStr)]
pub struct Variation {
    /// Number of choices of the script's game before it is left.
    pub after: u32,
    /// The places of the choices among the legal ones each time, from 0. What leaves nothing to choose is played between
    /// them.
    pub choices: Vec<u32>,
}

impl Variation {
    /// This variation with one more choice.
    #[must_use]
    pub fn followed_by(&self, choice: u32) -> Variation {
        let choices = self.choices.iter().copied().chain([choice]).collect();
        Variation { after: self.after, choices }
    }

    /// This variation as it was before its last choice; `None` if it has none.
    pub fn before_last(&self) -> Option<Variation> {
        let (_, choices) = self.choices.split_last()?;
        Some(Variation { after: self.after, choices: choices.to_vec() })
    }
}

impl fmt::Display for Variation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.after)?;
        self.choices.iter().try_for_each(|choice| write!(f, "-{choice}"))
    }
}

/// The error for a text that is not a variation, or has more than `MAX_VARIATION_CHOICES` choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("write numbers with hyphens between them, as in `12-3-0`, and no more than {} of them", MAX_VARIATION_CHOICES + 1)]
pub struct VariationSyntaxError;

impl FromStr for Variation {
    type Err = VariationSyntaxError;

    fn from_str(text: &str) -> Result<Variation, VariationSyntaxError> {
        let number = |digits: &str| {
            // Each variation is written in one way only.
            let is_plain =
                digits.bytes().all(|byte| byte.is_ascii_digit()) && (digits == "0" || !digits.starts_with('0'));
            digits.parse().ok().filter(|_| is_plain).ok_or(VariationSyntaxError)
        };
        let mut numbers = text.split('-');
        let after = number(numbers.next().unwrap_or_default())?;
        let choices: Vec<u32> = numbers.map(number).collect::<Result<_, _>>()?;
        if choices.len() > MAX_VARIATION_CHOICES { Err(VariationSyntaxError) } else { Ok(Variation { after, choices }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variations_are_written_in_one_way() {
        for text in ["0", "12", "12-3-0", "7-0-10"] {
            assert_eq!(text.parse::<Variation>().unwrap().to_string(), text);
        }
        for text in ["", "-", "1-", "01", "1-00", "+1", "1--2", "a", "1-4294967296"] {
            assert_eq!(text.parse::<Variation>(), Err(VariationSyntaxError), "{text}");
        }
        let long = vec!["1"; MAX_VARIATION_CHOICES + 2].join("-");
        assert_eq!(long.parse::<Variation>(), Err(VariationSyntaxError));
    }
}

//! The claim of a Rust test about the game without a rule.

/// Claims that a test depends on a rule: played with every rule, a game comes to one value; played without that rule, to
/// the other. The function takes the rule that is disabled, if any.
///
/// ```
/// use vademecum_rule_ids::magic::R119_1;
/// use vademecum_trace::{EvidenceRecorder, without};
///
/// without!(R119_1, |disabled| EvidenceRecorder::with_rules_disabled(disabled).rule(R119_1, false), true, false);
/// ```
#[macro_export]
macro_rules! without {
    ($rule:expr, $play:expr, $with:expr, $without:expr $(,)?) => {{
        let (with, without) = ($with, $without);
        assert_ne!(with, without, "{} would make no difference", stringify!($rule));
        let play = $crate::infer_closure_type($play);
        assert_eq!(play(None), with, "with {} in force", stringify!($rule));
        assert_eq!(play(Some($rule)), without, "without {}", stringify!($rule));
    }};
}

/// Helps the compiler to see what kind of function [`without!`](crate::without) is given.
#[doc(hidden)]
pub fn infer_closure_type<T, F: Fn(Option<vademecum_vocab::RuleId>) -> T>(play: F) -> F {
    play
}

#[cfg(test)]
mod tests {
    use vademecum_rule_ids::magic::{R103_4, R119_1};

    use crate::EvidenceRecorder;

    #[test]
    #[should_panic(expected = "without R103_4")]
    fn a_rule_that_changes_nothing_is_no_claim() {
        without!(R103_4, |disabled| EvidenceRecorder::with_rules_disabled(disabled).rule(R119_1, false), true, false);
    }

    #[test]
    #[should_panic(expected = "R119_1 would make no difference")]
    fn the_values_must_differ() {
        without!(R119_1, |disabled| EvidenceRecorder::with_rules_disabled(disabled).rule(R119_1, false), true, true);
    }
}

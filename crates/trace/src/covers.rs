//! The claim of a Rust test.

/// Claims that a test proves something about one to five rules: it fails unless code that cites each very
/// number ran, so a claim cannot rot.
///
/// ```compile_fail
/// use vademecum_rule_ids::magic::*;
/// // Six numbers: what proves six rules at once proves none.
/// vademecum_trace::covers!(vademecum_trace::EvidenceRecorder::new(), R100, R101, R102, R103, R104, R105);
/// ```
#[macro_export]
macro_rules! covers {
    ($evidence:expr, $a:expr $(, $b:expr $(, $c:expr $(, $d:expr $(, $e:expr)?)?)?)? $(,)?) => {{
        let evidence: &$crate::EvidenceRecorder = &$evidence;
        $crate::covers!(@claim evidence, $a);
        $($crate::covers!(@claim evidence, $b);
        $($crate::covers!(@claim evidence, $c);
        $($crate::covers!(@claim evidence, $d);
        $($crate::covers!(@claim evidence, $e);)?)?)?)?
    }};
    (@claim $evidence:ident, $rule:expr) => {
        assert!($evidence.has_applied($rule), "claimed, but no code citing it ran: {}", stringify!($rule));
    };
}

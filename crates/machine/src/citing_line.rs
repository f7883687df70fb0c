//! Where the engine's own source names rules.

use vademecum_rule_ids::magic;
use vademecum_trace::CitingLine;

/// Every line of the engine's source that names rules in its code, imports aside, by file and line. The build script finds them.
pub static CITING_LINES: &[CitingLine] = include!(concat!(env!("OUT_DIR"), "/citing_lines.rs"));

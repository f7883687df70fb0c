//! Convert (701.50): what transforming is, under another name (701.50a); see `a028_transform`.

use vademecum_abilities::Action;

use super::KeywordAction;

/// To turn a permanent over so that its other face is up.
pub const CONVERT: KeywordAction = KeywordAction { section: Action(50), names: ["convertir", "converter", "convert"] };

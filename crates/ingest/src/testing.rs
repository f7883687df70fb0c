//! What the unit tests of this crate share.

use crate::reader::{Format, Source};

/// A source with the given text, as a reader would have handed it over.
pub(crate) fn source(format: Format, text: &str) -> Source {
    Source::from_text("test", format, "UTF-8", text.to_owned())
}

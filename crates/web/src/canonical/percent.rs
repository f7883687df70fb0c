//! Percent-encoding, read strictly.

use std::borrow::Cow;

use percent_encoding::percent_decode_str;

/// Decodes percent-encoded UTF-8; `None` if it is not.
pub(super) fn decode(text: &str) -> Option<Cow<'_, str>> {
    let is_byte = |rest: &str| rest.as_bytes().get(..2).is_some_and(|hex| hex.iter().all(u8::is_ascii_hexdigit));
    // Decoders take a lone `%` for itself, each in its own way.
    if !text.split('%').skip(1).all(is_byte) {
        return None;
    }
    percent_decode_str(text).decode_utf8().ok()
}

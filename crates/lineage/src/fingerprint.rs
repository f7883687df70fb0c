//! What a rule says, as numbers that give no word of it away.

use siphasher::sip::SipHasher13;
use vademecum_document::Node;
use vademecum_vocab::{DocumentId, LineageId, Number};

use vademecum_align::text::{for_each_word, normalized_text};

/// How many hashes make a sketch.
const SKETCH: usize = 12;

/// A hash of bytes that is the same on every machine and in every version.
pub(crate) fn hash(bytes: &[u8]) -> u64 {
    SipHasher13::new().hash(bytes)
}

/// The identity of a rule that is first met in a document; another one at every attempt.
pub(crate) fn identity(document: &DocumentId, number: Number, attempt: u32) -> LineageId {
    LineageId::new(hash(format!("{}@{}#{number}/{attempt}", document.work(), document.date()).as_bytes()))
}

/// A hash of what a rule says: title and text, without marks, case, accents, and the rule numbers in it.
/// Zero if it says nothing.
pub(crate) fn said(node: &Node) -> u64 {
    match normalized_text(node) {
        said if said.is_empty() => 0,
        said => hash(said.as_bytes()).max(1),
    }
}

/// A sample of the pairs of neighbouring words of a rule, the same for the same pairs: texts that have much
/// in common have much of their sketches in common.
pub(crate) fn sketch(node: &Node) -> Vec<u16> {
    let mut last = String::new();
    let mut pairs = Vec::new();
    for text in node.title.as_deref().into_iter().chain([node.text.as_str()]) {
        for_each_word(text, |word| {
            last.push(' ');
            last.push_str(word);
            pairs.push(hash(last.as_bytes()));
            last.clear();
            last.push_str(word);
        });
    }
    pairs.sort_unstable();
    pairs.dedup();
    pairs.truncate(SKETCH);
    // The smallest hashes are alike at their upper end.
    pairs.into_iter().map(|pair| (pair & 0xffff) as u16).collect()
}

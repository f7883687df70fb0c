//! Hashes and sketches of rule texts, from which no word can be recovered.

use siphasher::sip::SipHasher13;
use vademecum_document::Node;
use vademecum_vocab::{DocumentId, LineageId, Number};

use vademecum_align::node_text::normalized_text;
use vademecum_text::for_each_comparable_word;

const SKETCH_HASHES: usize = 12;

/// SipHash-1-3 with a zero key: equal on all machines and in all versions.
pub(crate) fn hash(bytes: &[u8]) -> u64 {
    SipHasher13::new().hash(bytes)
}

/// Derives the id of a rule from the document in which it first occurs. `attempt` gives another id where one is taken.
pub(crate) fn derive_id(document: &DocumentId, number: Number, attempt: u32) -> LineageId {
    LineageId::new(hash(format!("{}@{}#{number}/{attempt}", document.work(), document.date()).as_bytes()))
}

/// Hash of title and text of a rule without punctuation, case, accents and rule numbers; 0 if there is no text.
pub(crate) fn text_hash(node: &Node) -> u64 {
    match normalized_text(node) {
        text if text.is_empty() => 0,
        text => hash(text.as_bytes()).max(1),
    }
}

/// Min-wise sketch of a rule's word bigrams (the smallest hashes, 16 bits of each): similar texts have similar sketches.
pub(crate) fn sketch(node: &Node) -> Vec<u16> {
    let mut bigram = String::new();
    let mut pairs = Vec::new();
    for text in node.title.as_deref().into_iter().chain([node.text.as_str()]) {
        for_each_comparable_word(text, |word| {
            bigram.push(' ');
            bigram.push_str(word);
            pairs.push(hash(bigram.as_bytes()));
            bigram.clear();
            bigram.push_str(word);
        });
    }
    pairs.sort_unstable();
    pairs.dedup();
    pairs.truncate(SKETCH_HASHES);
    // The smallest hashes share their high bits, so the low ones are kept.
    pairs.into_iter().map(|pair| (pair & 0xffff) as u16).collect()
}

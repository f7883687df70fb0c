//! Documents as they are stored.

use vademecum_document::Document;

/// A document as it is stored.
pub(crate) fn encode(document: &Document) -> Vec<u8> {
    postcard::to_stdvec(document).expect("a document is plain data, and memory grows")
}

/// Reads a stored document, or says what is wrong with it.
pub(crate) fn decode(bytes: &[u8]) -> Result<Document, String> {
    let (document, rest) = postcard::take_from_bytes::<Document>(bytes).map_err(|error| error.to_string())?;
    if !rest.is_empty() {
        return Err(format!("{} bytes too many", rest.len()));
    }
    // Whoever walks up from a node relies on getting to the top.
    let mut nodes = document.nodes.iter().enumerate();
    match nodes.find(|(i, node)| node.parent.is_some_and(|parent| parent.get() >= *i)) {
        Some((i, _)) => Err(format!("its node {i} stands under a later one")),
        None => Ok(document),
    }
}

//! A page as text: a line for each block, with the addresses of links, the fields of forms and the metadata.

use std::fmt::Write;

use html5gum::{StartTag, Token, Tokenizer};

/// Elements that do not begin a line.
const INLINE: &[&[u8]] = &[
    b"a", b"abbr", b"b", b"bdi", b"cite", b"code", b"data", b"del", b"em", b"i", b"ins", b"kbd", b"mark", b"q", b"s",
    b"small", b"span", b"strong", b"sub", b"sup", b"time", b"var",
];

/// Attributes that say what an element is about or where it leads.
const ATTRIBUTES: &[&[u8]] = &[
    b"href",
    b"src",
    b"action",
    b"name",
    b"value",
    b"content",
    b"alt",
    b"aria-label",
    b"title",
    b"id",
    b"lang",
    b"hreflang",
    b"rel",
    b"datetime",
    b"open",
    b"checked",
    b"selected",
    b"placeholder",
];

/// The text of a page.
pub(crate) fn page_text(html: &str) -> String {
    let mut text = String::new();
    for Ok(token) in Tokenizer::new(html) {
        match token {
            Token::StartTag(tag) => {
                if !is_inline(&tag.name) {
                    text.push('\n');
                }
                push_tag(&mut text, &tag);
            }
            Token::EndTag(tag) if !is_inline(&tag.name) => text.push('\n'),
            Token::String(words) => text.push_str(&String::from_utf8_lossy(&words)),
            _ => {}
        }
    }
    let lines = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    lines.filter(|line| !line.is_empty()).fold(String::new(), |text, line| text + &line + "\n")
}

fn is_inline(name: &[u8]) -> bool {
    INLINE.contains(&name)
}

/// An element's name and attributes, where it has any of interest.
fn push_tag(text: &mut String, tag: &StartTag<()>) {
    let attributes: Vec<String> = ATTRIBUTES
        .iter()
        .filter_map(|name| {
            let value = &tag.attributes.get(*name)?.value;
            Some(format!("{}={}", String::from_utf8_lossy(name), String::from_utf8_lossy(value)))
        })
        .collect();
    if !attributes.is_empty() {
        let _ = write!(text, "<{} {}>", String::from_utf8_lossy(&tag.name), attributes.join(" "));
    }
}

//! A page as text: a line for each block, with the addresses of links, the fields of forms and the metadata.

use std::fmt::Write;

use html5gum::{StartTag, Token, Tokenizer};

/// Elements that do not begin a line.
const INLINE: &str = "a abbr b bdi cite code data del em i ins kbd mark q s small span strong sub sup time var";

/// Attributes that say what an element is about or where it leads.
const ATTRIBUTES: &str = "href src action name value content alt aria-label title id lang hreflang rel datetime open checked \
                          selected placeholder";

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
    INLINE.split(' ').any(|inline| inline.as_bytes() == name)
}

/// An element's name and attributes, where it has any of interest.
fn push_tag(text: &mut String, tag: &StartTag<()>) {
    let shown = ATTRIBUTES.split(' ').filter_map(|name| {
        let value = &tag.attributes.get(name.as_bytes())?.value;
        Some(format!("{name}={}", String::from_utf8_lossy(value)))
    });
    let attributes: Vec<String> = shown.collect();
    if !attributes.is_empty() {
        let _ = write!(text, "<{} {}>", String::from_utf8_lossy(&tag.name), attributes.join(" "));
    }
}

//! Web pages: one line for each block of text.

use ego_tree::iter::Edge;
use scraper::Node;

use super::{Format, ReadError, Reader, Source, encoding, error, has_extension};

/// Reads the text of an HTML page.
#[derive(Debug, Clone, Copy)]
pub(super) struct Html;

impl Reader for Html {
    fn recognises(&self, name: &str, bytes: &[u8]) -> bool {
        let head = String::from_utf8_lossy(&bytes[..bytes.len().min(1024)]).to_ascii_lowercase();
        let head = head.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        head.starts_with("<!doctype html")
            || head.starts_with("<html")
            || (head.starts_with("<?xml") && head.contains("<html"))
            || (has_extension(name, &["html", "htm", "xhtml"]) && head.contains('<'))
    }

    fn read(&self, name: &str, bytes: &[u8]) -> Result<Source, ReadError> {
        if let Some(error) = error::refuse(name, bytes) {
            return Err(error);
        }
        let (html, encoding) = encoding::decode(bytes);
        Source::decoded(name, Format::Html, encoding, text(&html))
    }
}

/// The page's text: a line for each block, nothing of scripts, styles and navigation.
fn text(html: &str) -> String {
    let page = scraper::Html::parse_document(html);
    let mut text = String::with_capacity(html.len() / 2);
    let mut skipped = 0usize;
    let mut preformatted = 0usize;
    // The tree is walked edge by edge: a page nested a million deep is no deeper for us.
    for edge in page.tree.root().traverse() {
        match edge {
            Edge::Open(node) => match node.value() {
                Node::Element(element) => {
                    let name = element.name();
                    skipped += usize::from(is_skipped(name));
                    preformatted += usize::from(name == "pre");
                    match name {
                        "br" if skipped == 0 => text.push('\n'),
                        _ if skipped == 0 && is_block(name) => new_line(&mut text),
                        _ => {}
                    }
                }
                Node::Text(piece) if skipped == 0 && preformatted > 0 => text.push_str(piece),
                Node::Text(piece) if skipped == 0 => push_words(&mut text, piece),
                _ => {}
            },
            Edge::Close(node) => {
                if let Node::Element(element) = node.value() {
                    let name = element.name();
                    if skipped == 0 && is_block(name) {
                        new_line(&mut text);
                        // A paragraph ends more than a line does.
                        if matches!(name, "p" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6") && !text.ends_with("\n\n") {
                            text.push('\n');
                        }
                    }
                    skipped -= usize::from(is_skipped(name)).min(skipped);
                    preformatted -= usize::from(name == "pre").min(preformatted);
                }
            }
        }
    }
    text
}

fn is_skipped(name: &str) -> bool {
    matches!(name, "script" | "style" | "nav" | "head" | "template" | "noscript" | "svg" | "iframe" | "button")
}

fn is_block(name: &str) -> bool {
    matches!(
        name,
        "address" | "article" | "aside" | "blockquote" | "body" | "dd" | "div" | "dl" | "dt" | "figcaption"
            | "figure" | "footer" | "form" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "header" | "hr" | "li"
            | "main" | "ol" | "p" | "pre" | "section" | "table" | "td" | "th" | "tr" | "ul"
    )
}

fn new_line(text: &mut String) {
    while text.ends_with(' ') {
        text.pop();
    }
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
}

/// White space of the page's source is one space, and none at a line's start.
fn push_words(text: &mut String, piece: &str) {
    for c in piece.chars() {
        if !c.is_ascii_whitespace() {
            text.push(c);
        } else if !text.is_empty() && !text.ends_with([' ', '\n']) {
            text.push(' ');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reader::read_bytes;

    fn check(html: &str, expected: &str) {
        let source = read_bytes("a.html", html.as_bytes()).unwrap();
        assert_eq!(source.format, Format::Html);
        assert_eq!(source.text, expected);
    }

    #[test]
    fn blocks_are_lines() {
        check(
            "<!DOCTYPE html><html><head><title>T</title><style>x{}</style></head><body><nav>Menu</nav>\
             <h1>Rules</h1><p>100.1. A <em>piece</em>\n  moves &amp; stays&mdash;ñ.<br>Next</p>\
             <ul><li>One</li><li>Two</li></ul><script>alert('no')</script></body></html>",
            "Rules\n\n100.1. A piece moves & stays—ñ.\nNext\n\nOne\nTwo\n",
        );
    }

    #[test]
    fn deep_pages_end() {
        let deep = format!("<html><body>{}x", "<div>".repeat(20_000));
        assert!(read_bytes("a.html", deep.as_bytes()).unwrap().text.contains('x'));
    }
}

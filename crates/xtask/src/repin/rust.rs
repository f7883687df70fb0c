//! Citations in Rust: constants in the code; numbers in comments, which may go on over several lines, and in
//! texts.

use std::{ops::Range, str::FromStr};

use proc_macro2::{TokenStream, TokenTree};

use super::token::{CitedRules, Scan, constants, dotted, prose};

/// The chapter that no edition has: it is named where a number is needed that is none.
const NO_CHAPTER: u16 = 999;

/// The citations of a source text.
/// Fails with the line where it is no Rust, and what the parser said.
pub(crate) fn scan(source: &str) -> Result<Scan, (usize, String)> {
    let tokens = TokenStream::from_str(source).map_err(|error| (error.span().start().line, error.to_string()))?;
    let mut texts = Vec::new();
    let mut code = Vec::new();
    sort(source, tokens, &mut texts, &mut code);
    code.sort_by_key(|span| span.start);
    let mut scan = Scan::default();
    for part in comments(source, &code) {
        scan.add(prose(source, part.clone()));
        scan.add(constants(source, part));
    }
    for part in code {
        scan.add(constants(source, part));
    }
    for part in texts {
        scan.add(dotted(source, part));
    }
    let is_none = |what: CitedRules| matches!(what, CitedRules::One(number) if number.chapter() == Some(NO_CHAPTER));
    scan.citations.retain(|citation| !is_none(citation.what));
    scan.citations.dedup();
    Ok(scan)
}

/// Sorts tokens into texts and others; a doc comment is left to the comments.
fn sort(source: &str, tokens: TokenStream, texts: &mut Vec<Range<usize>>, code: &mut Vec<Range<usize>>) {
    for token in tokens {
        let span = token.span().byte_range();
        let is_comment = source[span.clone()].starts_with("//") || source[span.clone()].starts_with("/*");
        match token {
            TokenTree::Group(group) => {
                if !is_comment {
                    code.push(group.span_open().byte_range());
                    code.push(group.span_close().byte_range());
                }
                sort(source, group.stream(), texts, code);
            }
            _ if is_comment => {}
            TokenTree::Literal(_) => {
                if source[span.clone()].contains('"') {
                    texts.push(span.clone());
                }
                code.push(span);
            }
            TokenTree::Ident(_) | TokenTree::Punct(_) => code.push(span),
        }
    }
}

/// What lies between the tokens: white space, and comments, those of one block together.
fn comments(source: &str, code: &[Range<usize>]) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    let mut from = 0;
    let end = source.len()..source.len();
    for token in code.iter().chain([&end]) {
        if token.start > from && !source[from..token.start].trim().is_empty() {
            parts.push(from..token.start);
        }
        from = from.max(token.end);
    }
    parts
}

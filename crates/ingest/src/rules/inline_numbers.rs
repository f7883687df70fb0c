//! Numbers in the middle of a line: `… the last piece. 704.5g If a …`, `704.5. Losing 704.5a If a …`.
//!
//! A line is cut before everything in it that could be the number of the next rule. Whether one begins
//! there, the sequence decides; where it does not, the line grows together again.

use std::sync::LazyLock;

use regex::Regex;
use vademecum_text::fold;
use vademecum_vocab::Number;

use crate::{
    layout::{LineBreak, TextLine},
    number_reading::{heading, rule_number},
    reader::Source,
    vocabulary::RulesVocabulary,
};

/// Cuts lines before numbers that stand behind a sentence or a short title.
pub(super) fn cut(source: &Source, lines: &[TextLine], words: &RulesVocabulary) -> Vec<TextLine> {
    static NUMBER: LazyLock<Regex> =
        regex!(r#"\s[*_]{0,3}[1-9][0-9]{2}\.[0-9]{1,3}[a-z]{0,2}\.?[*_]{0,3}(?:\s+[*_]{0,3}(?:[“"«(\[{¿¡]|\p{Lu})|$)"#);
    let mut all = Vec::with_capacity(lines.len() + 16);
    for (i, line) in lines.iter().enumerate() {
        let text = &source.text[line.body.clone()];
        let mut rest = line.clone();
        for found in NUMBER.find_iter(text) {
            let at = line.body.start + found.end() - found.as_str().trim_start().len();
            let before = source.text[rest.body.start..at].trim_end();
            // A number printed twice is one number.
            let twice = rule_number(before).is_some_and(|p| p.range.end == before.len() && p.best().is_some());
            let ends_here = ends_sentence(before) || ends_title(before, &source.text[at..line.body.end], words);
            // A number at the end of a line has its text on the next one.
            let bare = !found.as_str().trim_start().contains(char::is_whitespace);
            let next = || lines.get(i + 1).map(|next| &source.text[next.body.clone()]);
            if twice || !ends_here || (bare && !next().is_some_and(|next| next.starts_with(char::is_uppercase))) {
                continue;
            }
            let behind =
                TextLine { body: at..rest.body.end, gap: LineBreak::Inside, cut_before: false, ..rest.clone() };
            rest.body.end = rest.body.start + before.len();
            rest.joins = false;
            all.push(std::mem::replace(&mut rest, behind));
        }
        all.push(rest);
    }
    all
}

fn ends_sentence(text: &str) -> bool {
    text.trim_end_matches(['”', '"', '»', '’', '\'', ')', ']', '*', '_']).ends_with(['.', '!', '?', ':'])
}

/// Whether a text is a number and its short title, and what stands behind is its first child.
fn ends_title(text: &str, behind: &str, words: &RulesVocabulary) -> bool {
    const MAX_TITLE_WORDS: usize = 10;
    let (text, behind) = (text.trim_start_matches(['*', '_']), behind.trim_start_matches(['*', '_']));
    let Some(first) = rule_number(behind).and_then(|p| p.best()) else { return false };
    let (parent, title) = match (rule_number(text), heading(text)) {
        (Some(printed), _) if printed.best().is_some() => (printed.best(), printed.range.end),
        (_, Some((number, at))) => (Some(number), at),
        _ => return false,
    };
    let is_first = matches!(first, Number::Rule(_, 1)) || Some(first) == parent.and_then(|p| p.successors().next());
    let last = fold(text[title..].rsplit(char::is_whitespace).next().unwrap_or_default());
    let announces = [words.rule, words.section, words.and].iter().any(|list| list.contains(&last.as_str()));
    first.parent() == parent
        && is_first
        && !announces
        && text[title..].split_whitespace().nth(MAX_TITLE_WORDS).is_none()
}

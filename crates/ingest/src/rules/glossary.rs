//! The glossary: headwords, senses, second headwords, closing references.

use std::ops::Range;

use vademecum_document::{Furniture, Node, NodeContent, Sense, Term};
use vademecum_text::fold;
use vademecum_vocab::Finding;

use super::emphasis_off;
use crate::{
    draft::{Draft, Fragment, SpanRole, line_span},
    inline_markup::Style,
    layout::{Layout, LineBreak, Mark, TextLine, TextWidth},
    vocabulary::RulesVocabulary,
};

const MAX_HEADWORD_BYTES: usize = 90;

/// One entry, as lines.
pub(super) struct Entry<'l> {
    pub(super) head: &'l TextLine,
    pub(super) lines: &'l [TextLine],
}

/// Reads the lines behind the glossary's heading.
pub(super) fn read(draft: &mut Draft<'_>, lines: &[TextLine], layout: &Layout, words: &RulesVocabulary) {
    let lines = &without_dots(draft, lines);
    let width = layout.wrapped.then(|| TextWidth::of(lines.iter().map(|line| draft.slice(line.body.clone()))));
    for entry in entries(draft, lines, layout, words) {
        push(draft, &entry, words, width);
    }
}

/// The lines that say something. Paragraphs without a letter or digit, such as the dots in the place of an entry that was not
/// translated, are set aside and reported.
fn without_dots(draft: &mut Draft<'_>, lines: &[TextLine]) -> Vec<TextLine> {
    let mut kept: Vec<TextLine> = Vec::with_capacity(lines.len());
    // The break before the dots that were last set aside, while no other line has followed.
    let mut dots: Option<LineBreak> = None;
    for (i, line) in lines.iter().enumerate() {
        let says_something = draft.slice(line.body.clone()).contains(char::is_alphanumeric);
        if says_something || dots.is_none() && i > 0 && !line.gap.parts() {
            let gap = dots.take().map_or(line.gap, |gap| gap.max(line.gap));
            kept.push(TextLine { gap, ..line.clone() });
            continue;
        }
        if dots.is_none() {
            draft.report(line.body.clone(), None, Finding::StrayInGlossary {});
        }
        dots = dots.max(Some(line.gap));
        draft.furniture(line.body.clone(), Furniture::Divider);
    }
    kept
}

/// Cuts the glossary into entries. Bold or heading marks name the headwords where a document has them;
/// else a headword is the first line of a block; else a short line before a sentence.
fn entries<'l>(draft: &Draft<'_>, lines: &'l [TextLine], layout: &Layout, words: &RulesVocabulary) -> Vec<Entry<'l>> {
    let text = |line: &TextLine| draft.slice(line.body.clone());
    let marked = |line: &TextLine| line.mark == Mark::Heading || is_bold(text(line));
    let by_mark = layout.style == Style::Markdown && lines.iter().filter(|l| marked(l)).count() * 6 > lines.len();
    // In wrapped text a line that fills its column is no headword.
    let column = if layout.wrapped { full_width(draft, lines) * 3 / 4 } else { MAX_HEADWORD_BYTES };
    let like_headword = |line: &TextLine| {
        let text = text(line).trim_end_matches(['*', '_']);
        let bare = text.trim_end_matches(['”', '"', '»', ')', ' ']);
        // A closing bracket ends what is no sentence: `… (Obsolete)`.
        let bracketed = text.ends_with(')')
            && text.rfind(" (").is_some_and(|at| !layout.wrapped || !text[at + 1..].contains(char::is_whitespace));
        text.len() <= if bracketed { MAX_HEADWORD_BYTES } else { MAX_HEADWORD_BYTES.min(column) }
            && !bare.ends_with(['.', ':', ';', ','])
            && !holds_sentence_end(bare)
            && !text.starts_with(char::is_lowercase)
            && sense_number(text).is_none()
    };
    // Whether blocks between breaks hold an entry each: headword and definition in one block.
    let alone = lines
        .iter()
        .enumerate()
        .filter(|(i, line)| {
            line.gap == LineBreak::Break && lines.get(i + 1).is_none_or(|next| next.gap == LineBreak::Break)
        })
        .count();
    let breaks = lines.iter().filter(|line| line.gap == LineBreak::Break).count();
    // Breaks that stand only inside of entries, between their paragraphs, tell nothing.
    let before_heads = lines.iter().filter(|line| line.gap == LineBreak::Break && like_headword(line)).count();
    let by_block = breaks > 0 && alone * 4 < breaks && before_heads * 2 >= breaks;
    let mut starts: Vec<usize> = Vec::new();
    for (i, line) in lines.iter().enumerate() {
        let follows_head = i.checked_sub(1).is_some_and(|before| starts.last() == Some(&before));
        let begins = if by_mark {
            marked(line)
        } else if by_block && (line.gap == LineBreak::Break || layout.wrapped) {
            // No definition begins in lower case: what does goes on with a line of the text.
            let goes_on = || lines.get(i + 1).is_some_and(|next| text(next).starts_with(char::is_lowercase));
            line.gap == LineBreak::Break && like_headword(line) && !(layout.wrapped && goes_on())
        } else {
            // Headword and definition are lines or blocks of their own: a headword never follows one,
            // and what comes next reads like a definition.
            like_headword(line)
                && !follows_head
                && (line.gap != LineBreak::Wrap || i == 0 || ends_entry(text(&lines[i - 1])))
                && lines.get(i + 1).is_some_and(|next| !like_headword(next) || is_redirect(text(next), words))
        };
        if begins || i == 0 {
            starts.push(i);
        }
    }
    let ends = starts.iter().skip(1).copied().chain([lines.len()]);
    starts.iter().zip(ends).map(|(&start, end)| Entry { head: &lines[start], lines: &lines[start + 1..end] }).collect()
}

/// Whether a sentence ends inside a text; a stop behind a short word abbreviates it (`vs.`).
fn holds_sentence_end(text: &str) -> bool {
    text.match_indices(". ").any(|(at, _)| text[..at].chars().rev().take_while(|c| c.is_alphanumeric()).count() > 3)
}

/// The 90th percentile of the line lengths of a wrapped text.
fn full_width(draft: &Draft<'_>, lines: &[TextLine]) -> usize {
    let mut widths: Vec<usize> = lines.iter().map(|line| draft.slice(line.body.clone()).len()).collect();
    widths.sort_unstable();
    widths.get(widths.len() * 9 / 10).copied().unwrap_or(0)
}

fn is_bold(text: &str) -> bool {
    let inner = text.strip_prefix("**").and_then(|t| t.strip_suffix("**"));
    inner.is_some_and(|inner| !inner.is_empty() && !inner.contains("**"))
}

fn ends_entry(text: &str) -> bool {
    text.trim_end_matches(['*', '_', ' ']).ends_with(['.', '!', '?', ')', '”', '"', '»'])
}

fn is_redirect(text: &str, words: &RulesVocabulary) -> bool {
    see_phrase(text, words).is_some()
}

/// What stands behind a phrase such as «see also» at a text's start.
pub(crate) fn see_phrase<'t>(text: &'t str, words: &RulesVocabulary) -> Option<&'t str> {
    let (text, _) = emphasis_off(text);
    // No phrase is longer than this.
    let folded = fold(text.char_indices().nth(24).map_or(text, |(end, _)| &text[..end]));
    words.see.iter().find_map(|phrase| {
        let rest = folded.strip_prefix(phrase)?;
        // Folding keeps the number of characters in the languages we read.
        let skip = phrase.chars().count();
        rest.starts_with(char::is_whitespace).then(|| {
            let at = text.char_indices().nth(skip).map_or(text.len(), |(at, _)| at);
            text[at..].trim_start()
        })
    })
}

/// The number of a sense at a line's start, and how many bytes it takes.
pub(crate) fn sense_number(text: &str) -> Option<(u16, usize)> {
    let digits = text.find(|c: char| !c.is_ascii_digit()).filter(|n| (1..=2).contains(n))?;
    let rest = text[digits..].strip_prefix(['.', ')'])?;
    rest.starts_with(char::is_whitespace).then(|| Some((text[..digits].parse().ok()?, digits + 1)))?
}

/// A sense while its lines are gathered.
struct Open {
    n: Option<u16>,
    head: Option<Fragment>,
    label: Range<usize>,
    body: Vec<Fragment>,
}

/// Adds the node of an entry. `width` is that of the glossary's lines, where they are wrapped.
pub(super) fn push(draft: &mut Draft<'_>, entry: &Entry<'_>, words: &RulesVocabulary, width: Option<TextWidth>) {
    let index = draft.push(Node::new(NodeContent::Term(Box::default()), String::new()));
    let head = Fragment::of(entry.head, entry.head.body.start);
    let headword = draft.text(std::slice::from_ref(&head), SpanRole::Title(index));
    // Only now is the name known.
    draft.rename(index, format!("term:{headword}"));
    let mut senses: Vec<Open> = Vec::new();
    let mut closing: Vec<Fragment> = Vec::new();
    for (i, line) in entry.lines.iter().enumerate() {
        let (text, at) = {
            let (text, skip) = emphasis_off(draft.slice(line.body.clone()));
            (text, line.body.start + skip)
        };
        let due = senses.iter().filter_map(|s| s.n).max().unwrap_or(0) + 1;
        let numbered_so_far = senses.iter().all(|s| s.n.is_some());
        if let Some((n, len)) = sense_number(text).filter(|&(n, _)| n == due && numbered_so_far) {
            draft.furniture(line.body.start..at, Furniture::Markup);
            let body = Fragment::of(line, at + len);
            let next_is_sense = entry
                .lines
                .get(i + 1)
                .is_none_or(|next| sense_number(emphasis_off(draft.slice(next.body.clone())).0).is_some());
            let text = draft.slice(body.range.clone()).trim();
            let second = n > 1 && !text.ends_with(['.', '”', '"']) && text.len() <= 40 && !next_is_sense;
            let second = second && is_wrapped_short(entry.lines, i, draft);
            senses.push(Open {
                n: Some(n),
                label: at..at + len,
                head: second.then(|| body.clone()),
                body: if second { Vec::new() } else { vec![body] },
            });
            continue;
        }
        let fragment = Fragment::of(line, line.body.start);
        let several = senses.len() > 1;
        let ended = senses.last().and_then(|s| s.body.last()).is_none_or(|f| ends_entry(draft.slice(f.range.clone())));
        // A full line that happens to end a sentence was wrapped there: the next one goes on with the paragraph.
        let above = i.checked_sub(1).map_or(entry.head, |above| &entry.lines[above]);
        let own = line.gap.parts() || width.is_none_or(|width| width.had_room(draft.slice(above.body.clone()), text));
        if several && (!closing.is_empty() || (ended && own && see_phrase(text, words).is_some())) {
            closing.push(fragment);
            continue;
        }
        match senses.last_mut() {
            Some(open) => open.body.push(fragment),
            None => senses.push(Open { n: None, head: None, label: at..at, body: vec![fragment] }),
        }
    }
    let mut term = Term { headword: headword.clone(), ..Term::default() };
    let mut whole = Vec::new();
    for open in &senses {
        let label = Fragment { line: 0, range: open.label.clone(), joins: false };
        let label = draft.text(std::slice::from_ref(&label), SpanRole::Text(index));
        let head = open.head.as_ref().map(|head| draft.text(std::slice::from_ref(head), SpanRole::Text(index)));
        let text = draft.text(&open.body, SpanRole::Text(index));
        whole.extend([label].into_iter().chain(head.clone()).chain([text.clone()]));
        term.senses.push(Sense { n: open.n, headword: head, text });
    }
    if !closing.is_empty() {
        whole.push(draft.text(&closing, SpanRole::Text(index)));
    }
    let last = entry.lines.last().unwrap_or(entry.head).line;
    let lines = [line_span(std::slice::from_ref(&head))[0], last];
    let node = draft.node(index);
    node.title = Some(headword);
    node.printed_number = None;
    node.text = whole.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
    node.lines = lines;
    node.content = NodeContent::Term(Box::new(term));
}

/// A second headword is a line of its own: the next line starts a sentence.
fn is_wrapped_short(lines: &[TextLine], i: usize, draft: &Draft<'_>) -> bool {
    lines.get(i + 1).is_some_and(|next| {
        let text = draft.slice(next.body.clone());
        text.starts_with(|c: char| c.is_uppercase() || matches!(c, '“' | '"' | '¡' | '¿'))
    })
}

//! Sections, chapters, rules, subrules and their examples.

use std::{
    collections::{HashMap, HashSet},
    hash::{BuildHasher, BuildHasherDefault, DefaultHasher},
    ops::Range,
};

use vademecum_document::{Furniture, Node, NodeContent, NodeIndex};
use vademecum_text::fold;
use vademecum_vocab::{Finding, NeighbouringNumbers, Number};

use super::{emphasis_off, inline_numbers};
use crate::{
    draft::{Draft, Fragment, SpanRole, line_span},
    layout::{Mark, TextLine},
    number_reading::{Printed, Reading, Spelling, heading, rule_number},
    numbering::{Candidate, Decision, LineEnd, LineStart, NumberOrigin, decide},
    vocabulary::RulesVocabulary,
    work,
};

/// Maximum number of bytes of a title.
const MAX_TITLE_BYTES: usize = 110;

/// A numbered thing, as lines.
#[derive(Debug)]
struct Item {
    number: Number,
    found: NumberOrigin,
    /// The printed number; empty when none was.
    printed: Range<usize>,
    spelled: Spelling,
    text: Vec<Fragment>,
    /// Paragraphs under a section's or chapter's heading that are no part of its title.
    under: Vec<Fragment>,
    examples: Vec<(Range<usize>, Vec<Fragment>)>,
    example_indent: usize,
}

/// Reads the body's lines into nodes.
pub(super) fn read(draft: &mut Draft<'_>, lines: &[TextLine], wrapped: bool, words: &RulesVocabulary) {
    let doubled = wrapped && has_breaks_inside(lines);
    let lines = inline_numbers::cut(draft.source, lines, words);
    let candidates = candidates(draft, &lines, words);
    let decisions = decide(&candidates, doubled);
    let mut items = items(draft, &lines, &candidates, &decisions, words);
    place_stale(draft, &mut items);
    push(draft, &items);
    report(draft, &items);
}

/// Whether only breaks begin paragraphs here: wrapped lines are told apart by what stands between them.
fn has_breaks_inside(lines: &[TextLine]) -> bool {
    // In a document whose lines are wrapped with blank lines between them all, no line follows another
    // directly; in one that is merely wrapped, most do.
    let close = lines.windows(2).filter(|w| w[1].line == w[0].line + 1).count();
    close * 4 < lines.len()
}

/// The start of a line's own words, behind emphasis marks.
fn start_of<'s>(draft: &Draft<'s>, line: &TextLine) -> (&'s str, usize) {
    let text = draft.slice(line.body.clone());
    let (bare, skip) = emphasis_off(text);
    // An example's label keeps its marks: they belong to what was printed.
    (bare, line.body.start + skip)
}

fn candidates(draft: &Draft<'_>, lines: &[TextLine], words: &RulesVocabulary) -> Vec<Candidate> {
    let mut candidates: Vec<Candidate> = Vec::with_capacity(lines.len());
    let mut before = LineEnd::Closed;
    for (i, line) in lines.iter().enumerate() {
        let (text, _) = start_of(draft, line);
        let next = || lines.get(i + 1).map(|next| start_of(draft, next).0);
        let opening = if example_label(draft, line, words).is_some() {
            LineStart::Other
        } else {
            let printed = rule_number(text);
            match heading(text).filter(|&(number, at)| {
                !is_rule(printed.as_ref())
                    && (is_title(&text[at..])
                        || (text.len() <= MAX_TITLE_BYTES && next().is_some_and(|next| opens(number, next))))
            }) {
                Some((number, _)) => LineStart::Heading { number, confirmed: false, cut: printed },
                None => match printed {
                    Some(printed) => LineStart::Rule(printed),
                    None => LineStart::Words { upper: begins_sentence(text, line) },
                },
            }
        };
        let ending = ending(text, &opening, words);
        candidates.push(Candidate { gap: line.gap, cut_before: line.cut_before, before, opening });
        before = ending;
    }
    confirm_headings(&mut candidates);
    candidates
}

/// A heading is confirmed by the next numbered line: it stands directly under it, or is the heading of
/// the next chapter where this one is empty.
fn confirm_headings(candidates: &mut [Candidate]) {
    let mut following: Option<Number> = None;
    for candidate in candidates.iter_mut().rev() {
        match &mut candidate.opening {
            LineStart::Heading { number, confirmed, .. } => {
                *confirmed = following.is_some_and(|next| {
                    let empty = matches!((next, *number), (Number::Chapter(b), Number::Chapter(a)) if b == a + 1);
                    next.parent() == Some(*number) || empty
                });
                following = Some(*number);
            }
            LineStart::Rule(printed) => following = printed.best().or(following),
            LineStart::Words { .. } | LineStart::Other => {}
        }
    }
}

/// Whether a text begins with the first number under a section or chapter: what stands above is a heading,
/// though it ends like a sentence.
fn opens(parent: Number, text: &str) -> bool {
    match parent {
        Number::Section(_) => heading(text).is_some_and(|(n, _)| n.parent() == Some(parent)),
        _ => rule_number(text).and_then(|p| p.best()).is_some_and(|n| parent.successors().next() == Some(n)),
    }
}

/// Whether a text can be a title: short, and no sentence.
fn is_title(text: &str) -> bool {
    let text = text.trim_end_matches(['*', '_', ' ', '”', '"', '»']);
    text.len() <= MAX_TITLE_BYTES && !text.ends_with(['.', ':', ';', ','])
}

/// `701.27 Transformar` is a rule's number, whatever its first digits look like.
fn is_rule(printed: Option<&Printed>) -> bool {
    printed.is_some_and(|p| p.best().is_some())
}

fn begins_sentence(text: &str, line: &TextLine) -> bool {
    let first = text.trim_start_matches(['“', '"', '«', '‘', '¿', '¡', '(', '[']).chars().next();
    line.indent < 3 && first.is_some_and(char::is_uppercase)
}

fn ending(text: &str, opening: &LineStart, words: &RulesVocabulary) -> LineEnd {
    let text = text.trim_end_matches(['*', '_', ' ']);
    let short_start = matches!(opening, LineStart::Rule(_) | LineStart::Heading { .. }) && is_title(text);
    if text.ends_with(['.', '!', '?', ':', ';', ')', ']', '”', '"', '»', '’']) {
        return LineEnd::Closed;
    }
    let last = text.rsplit(char::is_whitespace).next().unwrap_or_default().trim_start_matches(['(', '“', '"']);
    if short_start && last.starts_with(char::is_uppercase) {
        // A title may end with such a word.
        return LineEnd::Closed;
    }
    let last = fold(last);
    let announces = |list: &[&str]| list.contains(&last.as_str());
    if announces(words.rule) || announces(words.section) || announces(words.and) {
        return LineEnd::Announcing;
    }
    if short_start { LineEnd::Closed } else { LineEnd::Open }
}

/// The word that announces an example at a line's start, marks and colon included, in bytes of the
/// source; and where the example's text begins.
fn example_label(draft: &Draft<'_>, line: &TextLine, words: &RulesVocabulary) -> Option<Range<usize>> {
    let (text, start) = start_of(draft, line);
    let end = text.find(|c: char| !c.is_alphabetic())?;
    let word = &text[..end];
    if !word.starts_with(char::is_uppercase) || !words.example.contains(&fold(word).as_str()) {
        return None;
    }
    let rest = &text[end..];
    let behind = rest.trim_start_matches(|c: char| c.is_ascii_digit() || matches!(c, ' ' | '*' | '_'));
    let behind = behind.strip_prefix([':', '.', '—', '–'])?;
    let mut label_end = start + text.len() - behind.len();
    // Emphasis closed behind the colon belongs to the label, as far as it touches it.
    while draft.source.text.as_bytes().get(label_end).is_some_and(|b| matches!(b, b'*' | b'_')) {
        label_end += 1;
    }
    Some(line.body.start..label_end)
}

fn items(
    draft: &mut Draft<'_>,
    lines: &[TextLine],
    candidates: &[Candidate],
    decisions: &[Decision],
    words: &RulesVocabulary,
) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::new();
    for ((line, candidate), decision) in lines.iter().zip(candidates).zip(decisions) {
        match *decision {
            Decision::Start(number, found) => items.push(start(draft, line, candidate, number, found)),
            Decision::Continue => {
                let label =
                    matches!(candidate.opening, LineStart::Other).then(|| example_label(draft, line, words)).flatten();
                carry_on(draft, &mut items, line, label);
            }
        }
    }
    items
}

/// A line that begins a numbered thing.
fn start(draft: &mut Draft<'_>, line: &TextLine, candidate: &Candidate, number: Number, found: NumberOrigin) -> Item {
    let (text, at) = start_of(draft, line);
    let (len, mut spelled) = match (&candidate.opening, number) {
        (LineStart::Heading { .. }, Number::Section(_) | Number::Chapter(_)) => {
            (heading(text).map_or(0, |(_, at)| text[..at].trim_end().len()), Spelling::Regular)
        }
        (LineStart::Rule(printed) | LineStart::Heading { cut: Some(printed), .. }, _) => {
            match printed.reading(number) {
                Some(Reading { len, spelled, .. }) => (*len, *spelled),
                None => (printed.range.end, Spelling::Regular),
            }
        }
        _ => (0, Spelling::Regular),
    };
    let mut printed = at..at + len;
    // A number printed twice is one number.
    let rest = draft.slice(printed.end..line.body.end);
    let bare = rest.trim_start();
    if len > 0
        && let Some(Reading { len, .. }) = rule_number(bare).as_ref().and_then(|again| again.reading(number))
    {
        printed.end += rest.len() - bare.len() + len;
        spelled = Spelling::Odd;
    }
    if at > line.body.start {
        draft.furniture(line.body.start..at, Furniture::Markup);
    }
    let text = Fragment::of(line, printed.end);
    Item {
        number,
        found,
        spelled,
        text: if text.range.is_empty() { Vec::new() } else { vec![text] },
        printed,
        under: Vec::new(),
        examples: Vec::new(),
        example_indent: 0,
    }
}

/// A line that carries on what is open, or begins an example of it.
fn carry_on(draft: &mut Draft<'_>, items: &mut [Item], line: &TextLine, label: Option<Range<usize>>) {
    let Some(item) = items.last_mut() else {
        // Text before the first number: kept as a paragraph of the front.
        let fragment = Fragment::of(line, line.body.start);
        draft.push_paragraph(NodeContent::FrontMatter, std::slice::from_ref(&fragment));
        draft.report(fragment.range, None, Finding::StrayBeforeRules {});
        return;
    };
    if let Some(label) = label {
        let text = Fragment::of(line, label.end);
        item.examples.push((label, vec![text]));
        item.example_indent = line.indent;
        return;
    }
    let fragment = Fragment::of(line, line.body.start);
    let heading = matches!(item.number, Number::Section(_) | Number::Chapter(_));
    if heading && (line.gap.parts() || !item.under.is_empty()) {
        item.under.push(fragment);
        return;
    }
    match item.examples.last_mut() {
        // A paragraph that is indented, and deeper than the example, goes on with the rule.
        Some(_) if line.gap.parts() && line.mark == Mark::None && line.indent >= item.example_indent + 3 => {
            item.text.push(fragment);
        }
        Some((_, example)) => example.push(fragment),
        None => item.text.push(fragment),
    }
}

/// Maximum number of paragraphs without a place that are looked at closely; more of them are no slips of an editor.
const MAX_STALE: usize = 64;

/// Of two paragraphs that claim one number, the sequence keeps the first. Where that one says what
/// another rule of the chapter says as well, and the other does not, it is the stale one.
fn place_stale(draft: &Draft<'_>, items: &mut [Item]) {
    let stale: Vec<usize> = (0..items.len()).filter(|&i| items[i].found == NumberOrigin::Stale).collect();
    if stale.len() > MAX_STALE {
        return;
    }
    // What the paragraphs of a chapter say, read once.
    let mut chapters: HashMap<Option<u16>, Vec<(usize, WordPairs)>> = HashMap::new();
    for i in stale {
        let number = items[i].number;
        let Some(holder) = items.iter().position(|item| item.number == number && item.found != NumberOrigin::Stale)
        else {
            continue;
        };
        if !matches!((items[holder].found, number), (NumberOrigin::Printed(_), Number::Subrule(..))) {
            continue;
        }
        let chapter = chapters.entry(number.chapter()).or_insert_with(|| {
            let of_chapter = items.iter().enumerate().filter(|(_, item)| item.number.chapter() == number.chapter());
            of_chapter.map(|(place, item)| (place, word_pairs(draft, item))).collect()
        });
        let likeness = |at: usize| {
            let Some((_, own)) = chapter.iter().find(|(place, _)| *place == at) else { return 0.0 };
            let others = chapter.iter().filter(|(place, _)| *place != i && *place != holder);
            others.map(|(_, other)| overlap(own, other)).fold(0.0, f32::max)
        };
        let (of_holder, of_stale) = (likeness(holder), likeness(i));
        if of_holder > 0.6 && of_holder > of_stale + 0.1 {
            items[i].found = items[holder].found;
            items[holder].found = NumberOrigin::Stale;
        }
    }
}

/// The pairs of neighbouring words of a text, hashed.
type WordPairs = HashSet<u64>;

fn word_pairs(draft: &Draft<'_>, item: &Item) -> WordPairs {
    let text: Vec<&str> = item.text.iter().map(|f| draft.slice(f.range.clone())).collect();
    let folded = fold(&text.join(" "));
    work::count(folded.len());
    let words: Vec<&str> = vademecum_text::words(&folded).collect();
    let hasher = BuildHasherDefault::<DefaultHasher>::default();
    words.windows(2).map(|pair| hasher.hash_one(pair)).collect()
}

/// The similarity of two texts, from 0 to 1 (Dice's coefficient over word pairs).
fn overlap(a: &WordPairs, b: &WordPairs) -> f32 {
    if a.is_empty() || b.is_empty() {
        return 0.0;
    }
    work::count(a.len().min(b.len()));
    2.0 * a.intersection(b).count() as f32 / (a.len() + b.len()) as f32
}

fn push(draft: &mut Draft<'_>, items: &[Item]) {
    let mut section: Option<NodeIndex> = None;
    let mut chapter: Option<(u16, NodeIndex)> = None;
    let mut rule: Option<((u16, u16), NodeIndex)> = None;
    let mut stale_count: HashMap<Number, u32> = HashMap::new();
    for (i, item) in items.iter().enumerate() {
        let stale = item.found == NumberOrigin::Stale;
        let mut fragment = item.number.to_string();
        if stale {
            let n = stale_count.entry(item.number).or_insert(0);
            *n += 1;
            fragment = format!("{fragment}~stale{n}");
        }
        let index = draft.push(Node::new(NodeContent::numbered(item.number), fragment));
        let in_chapter = |c: u16| chapter.filter(|&(open, _)| open == c).map(|(_, index)| index);
        let parent = match item.number {
            Number::Section(_) => None,
            Number::Chapter(_) => section,
            Number::Rule(c, _) => in_chapter(c).or(section),
            Number::Subrule(c, r, _) => {
                rule.filter(|&(open, _)| open == (c, r)).map(|(_, index)| index).or(in_chapter(c)).or(section)
            }
            Number::Outline(_) => None,
        };
        if !stale {
            match item.number {
                Number::Section(_) => section = Some(index),
                Number::Chapter(c) => chapter = Some((c, index)),
                Number::Rule(c, r) => rule = Some(((c, r), index)),
                Number::Subrule(..) | Number::Outline(_) => {}
            }
        }
        draft.label(item.printed.clone());
        let heading = matches!(item.number, Number::Section(_) | Number::Chapter(_));
        let next = items.get(i + 1).map(|next| next.number);
        let titled = heading || is_title_only(draft, item, next);
        let role = if titled { SpanRole::Title(index) } else { SpanRole::Text(index) };
        let text = draft.text(&item.text, role);
        let under = draft.text(&item.under, SpanRole::Text(index));
        let printed = draft.slice(item.printed.clone());
        let lines = match line_span(&item.text) {
            [0, 0] => draft.line_of(item.printed.start),
            span => span,
        };
        let node = draft.node(index);
        node.number = Some(item.number);
        node.printed_number = (!printed.is_empty()).then(|| printed.to_owned());
        node.parent = parent;
        node.stale = stale;
        node.lines = lines;
        if titled {
            node.title = Some(text);
            node.text = under;
        } else {
            node.text = text;
        }
        for (label, fragments) in &item.examples {
            draft.example(index, label.clone(), fragments);
        }
    }
}

/// Whether a rule is a title alone: short, no sentence, and its first subrule comes next.
fn is_title_only(draft: &Draft<'_>, item: &Item, next: Option<Number>) -> bool {
    let (Number::Rule(c, r), [only]) = (item.number, item.text.as_slice()) else { return false };
    let text = draft.slice(only.range.clone()).trim();
    item.examples.is_empty()
        && item.found != NumberOrigin::Stale
        && next.is_some_and(|next| matches!(next, Number::Subrule(nc, nr, _) if (nc, nr) == (c, r)))
        && is_title(text)
        && !text.contains(". ")
        && text.split_whitespace().count() <= 10
}

/// Says what was repaired, supplied, left out or oddly spelled.
fn report(draft: &mut Draft<'_>, items: &[Item]) {
    // The sound numbers nearest to each item.
    let sound = |item: &Item| (item.found != NumberOrigin::Stale).then_some(item.number);
    let nearest = |last: &mut Option<Number>, item: &Item| {
        let nearest = *last;
        *last = sound(item).or(*last);
        Some(nearest)
    };
    let before: Vec<Option<Number>> = items.iter().scan(None, nearest).collect();
    let mut after: Vec<Option<Number>> = items.iter().rev().scan(None, nearest).collect();
    after.reverse();
    for (i, item) in items.iter().enumerate() {
        let number = item.number.to_string();
        let shown = Some(number.clone());
        if let Some(stray) = item.under.first() {
            draft.report(stray.range.clone(), shown.clone(), Finding::StrayUnderHeading { number: number.clone() });
        }
        let neighbours = || NeighbouringNumbers {
            before: before[i].map(|number| number.to_string()),
            after: after[i].map(|number| number.to_string()),
        };
        let printed = || draft.slice(item.printed.clone()).to_owned();
        let finding = match item.found {
            NumberOrigin::Repaired => Finding::NumberRepaired { printed: printed(), number, neighbours: neighbours() },
            NumberOrigin::Supplied => Finding::NumberSupplied { number, neighbours: neighbours() },
            NumberOrigin::Glued => Finding::NumberInsideLine { number, neighbours: neighbours() },
            NumberOrigin::Stale => Finding::StaleDuplicate { number, neighbours: neighbours() },
            NumberOrigin::AfterGap if let Some(before) = neighbours().before => Finding::NumberGap { number, before },
            NumberOrigin::Printed(_) | NumberOrigin::AfterGap if item.spelled != Spelling::Regular => {
                Finding::NumberSpelling { printed: printed(), number }
            }
            NumberOrigin::Printed(_) | NumberOrigin::AfterGap => continue,
        };
        let place = if item.printed.is_empty() {
            item.text.first().map_or(0..0, |f| f.range.start..f.range.start)
        } else {
            item.printed.clone()
        };
        draft.report(place, shown, finding);
    }
}

//! The grammar of rules in numbered headings with worked examples and quoted cards, as Mitos y Leyendas
//! has them: one for every edition and converter.
//!
//! ```text
//! document = front [contents] section+
//! section  = N.-     TITLE  passage chapter*       (the glossary's: term*)
//! chapter  = N.N     Title  passage rule*
//! rule     = N.N.N   Title  passage subrule*
//! subrule  = N.N.N.N Title  passage
//! term     = N.- Headword: passage
//! passage  = (paragraph | item | step | entry | figure | example)*
//! example  = Ejemplo N: card* paragraph*           (its end is not marked)
//! card     = Name (C: cost, F: strength, Type, Raza: race. text).
//! ```

mod block;
mod card;
mod contents;
mod entry_head;
mod example;
mod heading;
mod passage;
mod term;
#[cfg(test)]
mod tests;
mod text_builder;

use std::{collections::BTreeMap, ops::Range};

use vademecum_document::{DocumentKind, Furniture, Node, NodeContent, NodeIndex};
use vademecum_text::fold;
use vademecum_vocab::{Finding, Game, Lang, NeighbouringNumbers, Number};

use self::{
    block::{Block, Kind},
    contents::{MAX_HEAD_LINES, Zones},
    text_builder::TextBuilder,
};
use crate::{
    date,
    draft::{Draft, Fragment, SpanRole},
    grammar::{Header, Recognised},
    layout::{Layout, LineBreak, TextLine},
    reader::Source,
    rules::{compare_contents, report_cuts},
    vocabulary::RulesVocabulary,
};

/// The longest paragraph of a title page, in characters.
const MAX_TITLE_CHARS: usize = 160;

/// Recognises rules in numbered headings with worked examples, as Mitos y Leyendas has them.
pub(crate) fn recognise<'s>(source: &'s Source, layout: &'s Layout) -> Option<Recognised<'s>> {
    let (header, zones) = recognise_zones(source, layout)?;
    let recognised = header.lang;
    let read = move |lang| {
        let zones = if lang == recognised { zones } else { Zones::of(source, layout, RulesVocabulary::of(lang)) };
        read(source, layout, zones, lang)
    };
    Some(Recognised { game: Game::Myl, kind: DocumentKind::Rules, header, read: Box::new(read) })
}

/// Recognises a document of this kind: it names the game and has numbered headings, or it quotes cards as
/// the game prints them. Its zones are ready to be read.
fn recognise_zones(source: &Source, layout: &Layout) -> Option<(Header, Zones)> {
    /// Minimum number of headings or cards by which a document is recognised.
    const MIN_RECOGNISED: usize = 3;
    let texts = || layout.lines.iter().map(|line| &source.text[line.body.clone()]);
    let named = texts().take(MAX_HEAD_LINES).any(|text| text.len() <= 400 && fold(text).contains("mitos y leyendas"));
    let cards = texts().filter(|text| card::is_quote(text)).take(MIN_RECOGNISED).count();
    let headings = || texts().filter(|text| heading::numbered(text).is_some()).take(MIN_RECOGNISED).count();
    if !(named && (cards > 0 || headings() == MIN_RECOGNISED)
        || cards == MIN_RECOGNISED && headings() == MIN_RECOGNISED)
    {
        return None;
    }
    let lang = vademecum_text::detect_language(texts()).unwrap_or(Lang::Es);
    let zones = Zones::of(source, layout, RulesVocabulary::of(lang));
    let front = paragraphs(&layout.lines[zones.front.clone()]);
    let shown = |lines: &&[TextLine]| -> String {
        let texts: Vec<&str> =
            lines.iter().map(|line| source.text[line.body.clone()].trim_matches(['*', '_'])).collect();
        texts.join(" ")
    };
    let titles =
        || front.iter().map(shown).filter(|text| text.chars().count() <= MAX_TITLE_CHARS && !text.ends_with('.'));
    let title = titles().find(|text| !card::is_quote(text) && !text.ends_with(':')).unwrap_or_default();
    // The title page names the month; in sentences, dates are those of other editions.
    let date = titles().find_map(|text| date::find(&text).map(|(date, _)| date));
    let date = date.or_else(|| titles().find_map(|text| date::month(&text)));
    Some((Header { work: "myl-dar".to_owned(), lang, date, title }, zones))
}

fn read<'s>(source: &'s Source, layout: &Layout, zones: Zones, lang: Lang) -> Draft<'s> {
    let words = RulesVocabulary::of(lang);
    let mut draft = Draft::new(source, layout.style, &layout.furniture);
    front(&mut draft, &layout.lines[zones.front]);
    let contents = contents::read(source, &layout.lines[zones.contents.clone()]);
    for line in &layout.lines[zones.contents] {
        draft.furniture(line.body.clone(), Furniture::Contents);
    }
    let body = &layout.lines[zones.body];
    let blocks = block::blocks(&mut draft, body, layout.wrapped, &contents, words);
    let first = blocks.iter().position(|block| matches!(block.kind, Kind::Heading(_))).unwrap_or(blocks.len());
    let (before, parts) = blocks.split_at(first);
    // What stands between the table of contents and the first heading is front matter as well.
    for block in before {
        draft.push_paragraph(NodeContent::FrontMatter, &block.all());
    }
    Body { draft: &mut draft, words, headings: BTreeMap::new(), seen: BTreeMap::new(), last: None }.read(parts);
    compare_contents(&mut draft, &contents);
    report_cuts(&mut draft, layout);
    report_end(&mut draft, layout, contents.last());
    draft
}

/// Groups the lines of the title page: only a blank line ends a paragraph there.
fn paragraphs(lines: &[TextLine]) -> Vec<&[TextLine]> {
    lines.chunk_by(|_, next| next.gap != LineBreak::Break).collect()
}

/// Reads the front: one node for each paragraph.
fn front(draft: &mut Draft<'_>, lines: &[TextLine]) {
    for paragraph in paragraphs(lines) {
        let fragments: Vec<Fragment> = paragraph.iter().map(|line| Fragment::of(line, line.body.start)).collect();
        draft.push_paragraph(NodeContent::FrontMatter, &fragments);
    }
}

/// Where the table of contents goes on behind the last heading, or the last sentence has no end, the file
/// was cut off.
fn report_end(draft: &mut Draft<'_>, layout: &Layout, listed: Option<Number>) {
    /// Minimum number of bytes of a sentence; shorter lines may be names, which end in no mark.
    const MIN_SENTENCE_BYTES: usize = 100;
    let Some(line) = layout.lines.last() else { return };
    let text = draft.slice(line.body.clone());
    let last = draft.nodes.iter().filter_map(|node| node.number).max();
    let sentence = text.len() >= MIN_SENTENCE_BYTES && text.ends_with(|c: char| c.is_alphanumeric() || c == ',');
    if last < listed || sentence {
        let end = line.body.end;
        draft.report(end..end, last.map(|number| number.to_string()), Finding::CutPassage {});
    }
}

/// The body while its headings are gone through.
struct Body<'d, 's> {
    draft: &'d mut Draft<'s>,
    words: &'static RulesVocabulary,
    headings: BTreeMap<Number, NodeIndex>,
    /// The number of occurrences of each number so far.
    seen: BTreeMap<Number, u32>,
    last: Option<Number>,
}

impl Body<'_, '_> {
    fn read(&mut self, blocks: &[Block]) {
        let is_head = |block: &Block| matches!(block.kind, Kind::Heading(_) | Kind::Term(_));
        let mut heading = None;
        for part in blocks.chunk_by(|_, next| !is_head(next)) {
            let Some((head, passage)) = part.split_first() else { continue };
            match &head.kind {
                Kind::Heading(printed) => {
                    let index = self.heading(printed, head.line);
                    heading = Some(index);
                    let mut text = TextBuilder::new(index, head.line);
                    passage::read(self.draft, &mut text, index, passage, self.words, &mut |_, _| {});
                    text.finish(self.draft);
                }
                Kind::Term(printed) => {
                    // Terms are only read under the glossary's heading.
                    if let Some(glossary) = heading {
                        term::read(self.draft, printed, head, passage, glossary, self.words);
                    }
                }
                _ => {}
            }
        }
    }

    fn heading(&mut self, printed: &heading::Heading, line: u32) -> NodeIndex {
        let number = printed.number;
        let before = self.seen.entry(number).or_default();
        let fragment = if *before > 0 { format!("{number}~stale{before}") } else { number.to_string() };
        let mut node = Node::new(NodeContent::numbered(number), fragment);
        node.number = Some(number);
        node.stale = *before > 0;
        *before += 1;
        node.lines = [line, line];
        node.parent =
            std::iter::successors(number.parent(), |n| n.parent()).find_map(|n| self.headings.get(&n).copied());
        let label = self.draft.slice(printed.label.clone());
        node.printed_number = Some(label.to_owned());
        let index = self.draft.push(node);
        for mark in &printed.marks {
            self.draft.furniture(mark.clone(), Furniture::Markup);
        }
        self.draft.label(printed.label.clone());
        let title = self.draft.text(&printed.title, SpanRole::Title(index));
        self.draft.node(index).title = Some(title);
        self.check_number(number, index, printed.label.clone());
        index
    }

    /// Takes a number into the sequence, and reports one that does not fit in.
    fn check_number(&mut self, number: Number, index: NodeIndex, label: Range<usize>) {
        let before = self.last.map(|last| last.to_string());
        let finding = if self.draft.node(index).stale {
            let neighbours = NeighbouringNumbers { before, after: None };
            Some(Finding::StaleDuplicate { number: number.to_string(), neighbours })
        } else {
            let gap = self.last.is_some_and(|last| !heading::follows(last, number));
            self.last = Some(number);
            self.headings.insert(number, index);
            before.filter(|_| gap).map(|before| Finding::NumberGap { number: number.to_string(), before })
        };
        if let Some(finding) = finding {
            self.draft.report(label, Some(number.to_string()), finding);
        }
    }
}

//! Part by part through an article: its own paragraphs, the rules and glossary entries it quotes, worked
//! examples, and what the site prints around them.

use std::{collections::HashMap, ops::Range};

use vademecum_document::{Furniture, LayoutElement, Node, NodeContent, NodeIndex, PlacedElement};
use vademecum_vocab::{DocumentId, EditionDate, Number, text_size};

use super::{
    page::{Page, before_edit, ends_sentence},
    quote::Quote,
    subject,
};
use crate::{
    draft::{Draft, Fragment, SpanRole, line_span},
    layout::LineBreak,
    rules::{read_quoted_entry, read_quoted_rules, sense_number},
    vocabulary::RulesVocabulary,
};

/// The work of the rules in document ids.
const RULES: &str = "magic-cr";

/// Whether a glossary entry comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Entry {
    None,
    /// One is announced.
    Due,
    /// One was read; another may stand below it.
    Another,
}

/// An article while it is gone through.
pub(super) struct Parts<'d, 's, 'p> {
    draft: &'d mut Draft<'s>,
    page: &'p Page,
    words: &'static RulesVocabulary,
    /// The line that is next.
    at: usize,
    /// The line where the article's own text begins; above it are its title and site navigation.
    lead: usize,
    title: Option<usize>,
    edition: Option<DocumentId>,
    /// The numbers quoted so far, by edition.
    quoted: HashMap<(EditionDate, Number), NodeIndex>,
    entry: Entry,
    /// A heading whose first part is still to come.
    heading: Option<usize>,
    /// Whether the article is over, and sources and other pages follow.
    closed: bool,
    paragraphs: u32,
    examples: u32,
}

impl<'d, 's, 'p> Parts<'d, 's, 'p> {
    /// At the beginning of an article whose own text begins at the line `lead`.
    pub(super) fn new(draft: &'d mut Draft<'s>, page: &'p Page, lead: usize, title: Option<usize>) -> Self {
        Parts {
            draft,
            page,
            words: RulesVocabulary::of(page.lang),
            at: 0,
            lead,
            title,
            edition: None,
            quoted: HashMap::new(),
            entry: Entry::None,
            heading: None,
            closed: false,
            paragraphs: 0,
            examples: 0,
        }
    }

    pub(super) fn read(mut self) {
        while self.at < self.page.len() {
            self.part();
        }
        self.drop_heading();
    }

    /// Reads the part that begins at the next line.
    fn part(&mut self) {
        let (page, i) = (self.page, self.at);
        let paragraph = i..page.paragraph_end(i);
        if let Some((quote, end)) = page.introduction(i) {
            self.introduce(quote);
            self.set_aside(i..end, Furniture::SiteNavigation);
        } else if self.title == Some(i) {
            self.set_aside(i..i + 1, Furniture::Heading);
        } else if self.closed || page.is_site(i) || (i < self.lead && !page.is_marked(i)) {
            self.set_aside(paragraph, Furniture::SiteNavigation);
        } else if page.is_numbered(i) && self.edition.is_some() {
            self.rules();
        } else if self.begins_entry(i) {
            self.glossary_entry();
        } else if page.opens_examples(i) {
            self.worked_examples();
        } else if page.gives_example(i) {
            self.announced_example();
        } else if page.is_heading(i) {
            self.drop_heading();
            self.heading = Some(i);
            self.closed = page.closes(i);
            self.entry = Entry::None;
            self.at = i + 1;
        } else {
            self.prose();
        }
    }

    /// A line that introduces a quotation.
    fn introduce(&mut self, quote: Quote) {
        let known = self.edition.as_ref().map(DocumentId::date);
        let date = quote.date.or(known).unwrap_or(EditionDate::UNDATED);
        self.edition = DocumentId::new(RULES, date, self.page.lang);
        self.entry = if quote.glossary { Entry::Due } else { Entry::None };
        self.closed = false;
    }

    /// Lines that are no part of any node.
    fn set_aside(&mut self, lines: Range<usize>, kind: Furniture) {
        self.drop_heading();
        for line in &self.page.lines[lines.clone()] {
            self.draft.furniture(line.body.clone(), kind);
        }
        self.at = lines.end;
    }

    /// A heading that titles no paragraph is furniture.
    fn drop_heading(&mut self) {
        if let Some(line) = self.heading.take().and_then(|i| self.page.lines.get(i)) {
            self.draft.furniture(line.body.clone(), Furniture::Heading);
        }
    }

    /// Quoted rules: as many lines as belong together.
    fn rules(&mut self) {
        self.drop_heading();
        self.entry = Entry::None;
        let end = self.rules_end(self.at);
        let before = self.draft.nodes.len();
        read_quoted_rules(self.draft, &self.page.lines[self.at..end], self.page.wrapped, self.words);
        self.mark_quoted(before);
        self.at = end;
    }

    fn rules_end(&self, start: usize) -> usize {
        let page = self.page;
        // Blank lines may stand between all rules: then one more ends nothing.
        let second = (start + 1..page.len()).find(|&i| page.is_numbered(i));
        let loose = second.is_none_or(|i| !page.is_close(i));
        let mut i = start + 1;
        while i < page.len() {
            let line = &page.lines[i];
            let goes_on = if line.gap == LineBreak::Wrap || page.is_numbered(i) || page.gives_example(i) {
                true
            } else if page.begins_part(i) {
                false
            } else if page.is_close(i) {
                page.is_item(i) || !page.is_item(start) || line.indent > page.lines[start].indent
            } else {
                loose
                    && !page.is_heading(i)
                    && page.paragraph_end(i) < page.len()
                    && page.is_numbered(page.paragraph_end(i))
            };
            if !goes_on {
                break;
            }
            i += 1;
        }
        i
    }

    /// Whether a quoted glossary entry begins at a line: a headword with its meaning below.
    fn begins_entry(&self, i: usize) -> bool {
        let page = self.page;
        let headword = !ends_sentence(page.text(i)) && !page.is_item(i);
        let meaning = i + 1 < page.len() && !page.begins_part(i + 1);
        headword
            && meaning
            && match self.entry {
                Entry::None => false,
                Entry::Due => true,
                Entry::Another => page.is_close(i + 1) && is_headword(page.text(i), page.text(i + 1)),
            }
    }

    /// A quoted glossary entry.
    fn glossary_entry(&mut self) {
        self.drop_heading();
        let page = self.page;
        let numbered = |i: usize| sense_number(page.text(i)).is_some();
        let mut end = page.paragraph_end(self.at + 1);
        while end < page.len() && !page.begins_part(end) && (page.is_close(end) || numbered(end)) {
            end = page.paragraph_end(end);
        }
        let before = self.draft.nodes.len();
        read_quoted_entry(self.draft, &page.lines[self.at], &page.lines[self.at + 1..end], self.words);
        self.mark_quoted(before);
        self.entry = Entry::Another;
        self.at = end;
    }

    /// Says of every node from a place on where it is quoted from. What it stands under may be quoted
    /// further up, with other text in between.
    fn mark_quoted(&mut self, from: usize) {
        let Some(edition) = &self.edition else { return };
        for (i, node) in self.draft.nodes.iter_mut().enumerate().skip(from) {
            node.quoted_from = Some(Box::new(edition.clone()));
            let Some(number) = node.number else { continue };
            if let (None, Some(parent)) = (node.parent, number.parent()) {
                node.parent = self.quoted.get(&(edition.date(), parent)).copied();
            }
            self.quoted.insert((edition.date(), number), NodeIndex::new(i));
        }
    }

    /// A heading over worked examples, and the examples.
    fn worked_examples(&mut self) {
        self.drop_heading();
        let page = self.page;
        self.draft.label(page.lines[self.at].body.clone());
        let first = self.at + 1;
        let listed = page.is_item(first);
        self.at = first;
        while self.at < page.len() {
            let more = self.at == first || if listed { page.is_item(self.at) } else { page.is_close(self.at) };
            if !more || page.begins_part(self.at) {
                break;
            }
            let end = self.item_end(self.at);
            self.example(&fragments(page, self.at..end));
            self.at = end;
        }
    }

    /// An example behind the word that announces it, outside of any rule.
    fn announced_example(&mut self) {
        self.drop_heading();
        let line = &self.page.lines[self.at];
        let text = self.draft.slice(line.body.clone());
        let colon = text.find(':').map_or(0, |at| at + 1);
        let behind = text[colon..].trim_start_matches(['*', '_']);
        let label = line.body.start..line.body.end - behind.len();
        let end = self.item_end(self.at);
        let mut texts = fragments(self.page, self.at..end);
        if let Some(first) = texts.first_mut() {
            first.range.start = label.end;
        }
        self.draft.label(label);
        self.example(&texts);
        self.at = end;
    }

    /// The end of an item of a list.
    fn item_end(&self, item: usize) -> usize {
        let page = self.page;
        let goes_on =
            |&i: &usize| page.carries_on(item, i) && (page.lines[i].gap == LineBreak::Wrap || !page.begins_part(i));
        (item + 1..page.len()).take_while(goes_on).last().map_or(item + 1, |last| last + 1)
    }

    /// A worked example: a node of its own, called by the card or keyword it is about.
    fn example(&mut self, fragments: &[Fragment]) {
        self.examples += 1;
        let index = self.draft.push(Node::new(NodeContent::ListItem, format!("entry:{}", self.examples)));
        self.draft.set_text(index, fragments);
        let node = self.draft.node(index);
        node.title = subject::of_example(&node.text, self.page.lang).map(str::to_owned);
    }

    /// A paragraph of the article, with the list that stands below it.
    fn prose(&mut self) {
        let page = self.page;
        self.entry = Entry::None;
        self.paragraphs += 1;
        let index = self.draft.push(Node::new(NodeContent::Prose, format!("prose:{}", self.paragraphs)));
        let title = self.heading.take().map(|i| self.title_of(index, i));
        let mut end = if page.is_item(self.at) { self.at } else { page.paragraph_end(self.at) };
        let mut texts = fragments(page, self.at..end);
        let mut text = self.draft.text(&texts, SpanRole::Text(index));
        let mut layout = Vec::new();
        // How far the lists are indented that an item stands in.
        let mut lists: Vec<usize> = Vec::new();
        while page.is_item(end) && (end == self.at || !page.begins_part(end)) {
            let indent = page.lines[end].indent;
            lists.retain(|&outer| outer < indent);
            let depth = u8::try_from(lists.len()).unwrap_or(u8::MAX);
            lists.push(indent);
            let item = fragments(page, end..self.item_end(end));
            let shown = self.draft.text(&item, SpanRole::Text(index));
            if !shown.is_empty() {
                if !text.is_empty() {
                    text.push(' ');
                }
                layout.push(PlacedElement { at: text_size(text.len()), element: LayoutElement::Item(depth) });
                text.push_str(&shown);
            }
            end += item.len();
            texts.extend(item);
        }
        let node = self.draft.node(index);
        node.title = title;
        node.text = text;
        node.lines = line_span(&texts);
        node.layout = layout;
        self.at = end;
    }

    /// A heading as the title of the paragraph under it.
    fn title_of(&mut self, index: NodeIndex, heading: usize) -> String {
        let line = &self.page.lines[heading];
        let text = self.draft.slice(line.body.clone());
        let end = line.body.start + before_edit(text).len();
        self.draft.furniture(end..line.body.end, Furniture::SiteNavigation);
        let title = Fragment { line: line.line, range: line.body.start..end, joins: false };
        self.draft.text(&[title], SpanRole::Title(index))
    }
}

/// Whether a line is a headword and the next one begins its meaning; neither is half of a sentence.
fn is_headword(line: &str, next: &str) -> bool {
    const MAX_HEADWORD_WORDS: usize = 6;
    line.split_whitespace().count() <= MAX_HEADWORD_WORDS && !next.starts_with(char::is_lowercase)
}

fn fragments(page: &Page, lines: Range<usize>) -> Vec<Fragment> {
    page.lines[lines].iter().map(|line| Fragment::of(line, line.body.start)).collect()
}

//! Set notes from their first line to their last: which part of the document a line stands in, and what
//! it begins there.

use std::ops::Range;

use vademecum_document::{CardRole, Furniture, Node, NodeContent, NodeIndex, Ruling};
use vademecum_text::fold;
use vademecum_vocab::Finding;

use super::{
    card::{header, separator},
    column_width::{Column, Columns},
    lines::{Line, Lines},
    print::{Place, print},
    recognise::{Heading, heading},
    vocabulary::NotesVocabulary,
};
use crate::draft::{Draft, Fragment, SpanRole, line_span};

/// The part of the document a line stands in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Front,
    General,
    Cards,
    Back,
}

/// How the modes of a card are distinguished from rulings, where a bulleted line directly follows the card's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ModeMark {
    /// By the missing blank line: rulings have one before their bullets.
    NoGap,
    /// By the dot as a bullet: rulings have other bullets.
    Dot,
    /// By the colon or dash that ends the line above, as all bullets are dots and no blank lines stand between them.
    Announced,
}

/// A document while its lines are gone through.
#[derive(Debug)]
pub(super) struct Body<'s, 'l> {
    draft: Draft<'s>,
    lines: &'l Lines<'l>,
    words: &'static NotesVocabulary,
    columns: Columns,
    /// Whether rulings are printed with bullets; converters of web pages leave them out.
    bulleted: bool,
    /// What says that a bullet right behind a card's text is a mode and no ruling.
    mode_mark: ModeMark,
    /// Whether blank lines interrupt sentences, as page ends do.
    blanks_in_sentences: bool,
    part: Part,
    /// The section that is open, and its title.
    section: Option<NodeIndex>,
    /// The titled part of the general notes that is open.
    chapter: Option<NodeIndex>,
    /// The title of whichever of the two was opened last.
    title: String,
    /// The card whose rulings follow.
    card: Option<NodeIndex>,
    /// How many rulings the card or chapter has, and how many paragraphs of prose.
    rulings: usize,
    prose: usize,
}

impl<'s, 'l> Body<'s, 'l> {
    pub(super) fn new(draft: Draft<'s>, lines: &'l Lines<'l>, words: &'static NotesVocabulary) -> Self {
        let opens =
            |i: usize| lines.get(i).is_some_and(|line| line.bullet.is_some_and(|bullet| line.breaks || bullet != '•'));
        let bullets = || lines.iter().filter(|line| line.bullet.is_some());
        let spaced = bullets().filter(|line| line.breaks).count();
        let others = bullets().filter(|line| line.bullet != Some('•')).count();
        let is_inside = |line: &Line<'_>| line.breaks && !line.page_break && !line.cut && line.is_low();
        let mode_mark = if spaced * 4 >= bullets().count() {
            ModeMark::NoGap
        } else if (spaced + others) * 20 >= bullets().count() {
            ModeMark::Dot
        } else {
            ModeMark::Announced
        };
        Body {
            draft,
            lines,
            words,
            bulleted: (0..lines.len()).any(opens),
            mode_mark,
            blanks_in_sentences: lines.iter().any(is_inside),
            columns: Columns::learn(lines, words),
            part: Part::Front,
            section: None,
            chapter: None,
            title: String::new(),
            card: None,
            rulings: 0,
            prose: 0,
        }
    }

    pub(super) fn read(mut self) -> Draft<'s> {
        let mut at = 0;
        while at < self.lines.len() {
            at = self.next(at);
        }
        self.report_end();
        self.draft
    }

    /// Reads what begins at a line; returns the place behind it.
    fn next(&mut self, at: usize) -> usize {
        if self.part != Part::Back {
            if let Some((kind, range)) = heading(self.lines, at, self.words) {
                return self.section(kind, range);
            }
            if header(self.lines, at, self.words).is_some() {
                return self.card(at);
            }
        }
        let bullet = self.lines.get(at).is_some_and(|line| line.bullet.is_some());
        match self.part {
            Part::General | Part::Cards if bullet => self.ruling(at),
            Part::General if self.is_title(at) => self.chapter(at),
            Part::Cards if self.is_tail(at) => {
                self.part = Part::Back;
                at
            }
            Part::Cards if !self.bulleted && self.card.is_some() => self.ruling(at),
            Part::General | Part::Cards => self.prose(at),
            Part::Front => self.passage(at, NodeContent::FrontMatter),
            Part::Back => self.passage(at, NodeContent::BackMatter),
        }
    }

    fn section(&mut self, kind: Heading, range: Range<usize>) -> usize {
        let end = range.end;
        let index = self.titled(NodeContent::Section, range);
        self.section = Some(index);
        self.chapter = None;
        self.card = None;
        self.part = match kind {
            Heading::General => Part::General,
            Heading::Cards => Part::Cards,
        };
        end
    }

    /// Opens a titled part of the general notes.
    fn chapter(&mut self, at: usize) -> usize {
        let end = self.paragraph(at);
        let index = self.titled(NodeContent::Chapter, at..end);
        self.draft.node(index).parent = self.section;
        self.chapter = Some(index);
        end
    }

    /// Adds a node that is a title.
    fn titled(&mut self, content: NodeContent, range: Range<usize>) -> NodeIndex {
        let kind = content.kind();
        let index = self.draft.push(Node::new(content, String::new()));
        let fragments = self.fragments(range);
        self.title = self.draft.text(&fragments, SpanRole::Title(index));
        self.draft.rename(index, format!("{}:{}", kind.as_str(), self.title));
        let title = Some(self.title.clone());
        let node = self.draft.node(index);
        node.title = title;
        node.lines = line_span(&fragments);
        (self.rulings, self.prose) = (0, 0);
        index
    }

    fn card(&mut self, at: usize) -> usize {
        if self.part == Part::Front {
            // The headings were cut out.
            self.part = Part::Cards;
        }
        let end = self.card_end(at);
        let (role, parent) = match self.part {
            Part::General => (CardRole::Example, self.chapter.or(self.section)),
            Part::Front | Part::Cards | Part::Back => (CardRole::Subject, self.section),
        };
        let place = Place { range: at..end, role, parent, section: &self.title };
        let index = print(&mut self.draft, self.lines, self.words, self.columns.cards, place);
        if role == CardRole::Subject {
            self.card = Some(index);
            (self.rulings, self.prose) = (0, 0);
        }
        end
    }

    /// The end of a card's block: before its first ruling, the next card or heading.
    fn card_end(&self, start: usize) -> usize {
        let Some(first) = header(self.lines, start, self.words) else { return start + 1 };
        // The bullet that modes are printed with.
        let mut modes = None;
        let mut at = first.end;
        while let Some(line) = self.lines.get(at) {
            let last = self.lines.get(at - 1);
            let behind_mark = separator(self.lines.text(at - 1)).is_some();
            if line.bullet.is_some() {
                // A mode stands right behind what it belongs to.
                let announced = last.is_some_and(|last| last.text.ends_with([':', '—']));
                let same = match modes {
                    Some(modes) => modes == line.bullet,
                    None => match self.mode_mark {
                        ModeMark::NoGap => true,
                        ModeMark::Dot => line.bullet == Some('•'),
                        ModeMark::Announced => false,
                    },
                };
                let right_behind = !line.breaks && at > first.end && same;
                let on_next_page = line.page_break && modes == Some(line.bullet) && self.is_mode(at);
                if line.cut || !(announced || right_behind || on_next_page) {
                    break;
                }
                modes = Some(line.bullet);
            } else if line.breaks && separator(&line.text).is_none() && !behind_mark {
                let goes_on = self.goes_on(at, self.columns.cards);
                // Every card of a section has rulings: until the first of them, all is its text.
                let text = self.part == Part::Cards && self.bulleted && !line.cut && !self.is_tail(at);
                if !(goes_on || text || self.is_card_text(at)) {
                    break;
                }
            }
            let face = if line.starts || behind_mark { header(self.lines, at, self.words) } else { None };
            if !behind_mark && (face.is_some() || heading(self.lines, at, self.words).is_some()) {
                break;
            }
            // The header of another face is passed over whole.
            at = face.map_or(at + 1, |face| face.end);
        }
        at
    }

    /// The end of the lines that follow a line without a gap.
    fn block_end(&self, at: usize) -> usize {
        (at + 1..self.lines.len())
            .find(|&i| self.lines.get(i).is_some_and(|line| line.breaks))
            .unwrap_or(self.lines.len())
    }

    /// Whether all lines of a range fit into the column of card texts.
    fn is_in_card_column(&self, mut range: Range<usize>) -> bool {
        self.columns.cards.is_some_and(|column| range.all(|i| column.holds(self.lines.printed(i))))
    }

    /// Whether a bullet at the top of a page is one more of a card's modes and not its first ruling: it is as narrow as the
    /// card, and other bullets follow.
    fn is_mode(&self, at: usize) -> bool {
        let end = self.block_end(at);
        let has_bullet = |i: usize| self.lines.get(i).is_some_and(|line| line.bullet.is_some());
        self.is_in_card_column(at..end) && ((at + 1..=end).any(has_bullet))
    }

    /// Whether the lines at the top of a page, in the notes on a mechanic, are the text of a card that began above: they are
    /// as narrow as the card, and end a sentence before the card's first ruling.
    fn is_card_text(&self, at: usize) -> bool {
        let Some(line) = self.lines.get(at).filter(|line| line.page_break && !line.cut && !line.heading) else {
            return false;
        };
        let end = self.block_end(at);
        let ends = self.lines.get(end - 1).is_some_and(|line| line.is_terminal());
        let ruling = self.lines.get(end).is_some_and(|line| line.bullet.is_some());
        line.bullet.is_none() && ends && ruling && self.is_in_card_column(at..end)
    }

    /// Whether the top of a page goes on with a ruling whose last line was full at the bottom of the one before, though a
    /// sentence ended there: each ruling has a bullet, and what has none is a title or a card.
    fn goes_on_in_ruling(&self, at: usize) -> bool {
        let (Some(last), Some(line)) = (self.lines.get(at.wrapping_sub(1)), self.lines.get(at)) else { return false };
        let is_own = line.cut || line.heading || line.bullet.is_some() || !line.page_break;
        self.bulleted
            && last.is_terminal()
            && !is_own
            && self.is_full_above(at, self.columns.notes)
            && !self.begins_entry(at)
            && !self.is_title(at)
            && !self.is_tail(at)
    }

    /// Whether the line above one fills its column: the first word of the next line had no room there.
    fn is_full_above(&self, at: usize, column: Option<Column>) -> bool {
        column.is_some_and(|column| !column.had_room(self.lines.printed(at - 1), self.lines.printed(at)))
    }

    /// Whether a line is a heading or the first one of a card.
    fn begins_entry(&self, at: usize) -> bool {
        heading(self.lines, at, self.words).is_some() || header(self.lines, at, self.words).is_some()
    }

    /// Whether a line behind a gap goes on with the paragraph before it: a page ended in its middle.
    fn goes_on(&self, at: usize, column: Option<Column>) -> bool {
        let (Some(last), Some(line)) = (self.lines.get(at.wrapping_sub(1)), self.lines.get(at)) else { return false };
        if last.is_terminal() || last.heading || line.heading || line.bullet.is_some() || line.cut {
            return false;
        }
        let may_end_page = self.blanks_in_sentences || line.page_break;
        (line.is_low() || self.lines.wrapped() && may_end_page && self.is_full_above(at, column))
            && !self.begins_entry(at)
    }

    fn paragraph(&self, start: usize) -> usize {
        let ends = |&at: &usize| {
            self.lines
                .get(at)
                .is_none_or(|line| line.bullet.is_some() || line.starts && !self.goes_on(at, self.columns.notes))
        };
        (start + 1..=self.lines.len()).find(ends).unwrap_or(start + 1)
    }

    fn is_title(&self, at: usize) -> bool {
        const MAX_TITLE_CHARS: usize = 120;
        let end = self.paragraph(at);
        let Some(last) = self.lines.get(end - 1) else { return false };
        let text = self.lines.joined(at..end);
        let heading = self.lines.get(at).is_some_and(|line| line.heading);
        let stopped = last.text.ends_with(['.', ':', ',', ';', ')', '”', '"', '…']);
        let plain = !stopped && !text.starts_with(char::is_lowercase) && end - at <= 2;
        text.chars().count() <= MAX_TITLE_CHARS && (heading || plain)
    }

    /// Whether nothing but legal lines stands from a line to the end.
    fn is_tail(&self, at: usize) -> bool {
        const LEGAL: [&str; 6] =
            ["©", "wizards of the coast", "trademark", "marcas registradas", "marcas comerciales", "copyright"];
        /// Maximum number of legal lines at the end.
        const MAX_LEGAL_LINES: usize = 40;
        let rest = || at..self.lines.len();
        let quiet = |i: usize| self.lines.get(i).is_some_and(|line| line.bullet.is_none());
        let legal = |i: usize| {
            let folded = fold(self.lines.text(i));
            LEGAL.iter().any(|word| folded.contains(word))
        };
        rest().len() <= MAX_LEGAL_LINES
            && rest().all(quiet)
            && rest().any(legal)
            && rest().all(|i| header(self.lines, i, self.words).is_none())
    }

    fn ruling(&mut self, at: usize) -> usize {
        let mut end = self.paragraph(at);
        while self.goes_on_in_ruling(end) {
            end = self.paragraph(end);
        }
        self.rulings += 1;
        let (card, parent) = match self.card {
            Some(card) => (Some(card), Some(card)),
            None => (None, self.chapter.or(self.section)),
        };
        let fragment = format!("ruling:{}/{}", self.about(), self.rulings);
        let ruling = Ruling { card, section: self.title.clone() };
        let index = self.draft.push(Node::new(NodeContent::Ruling(Box::new(ruling)), fragment));
        self.draft.label(self.bullet(at));
        self.fill(index, parent, at..end);
        end
    }

    /// Reads a paragraph that is no ruling.
    fn prose(&mut self, at: usize) -> usize {
        let end = self.paragraph(at);
        self.prose += 1;
        let fragment = format!("prose:{}/{}", self.about(), self.prose);
        let index = self.draft.push(Node::new(NodeContent::Prose, fragment));
        self.fill(index, self.card.or(self.chapter).or(self.section), at..end);
        end
    }

    /// Reads a paragraph of the front or the back.
    fn passage(&mut self, at: usize, content: NodeContent) -> usize {
        let end = self.paragraph(at);
        let fragment = content.kind().as_str().to_owned();
        let index = self.draft.push(Node::new(content, fragment));
        self.draft.furniture(self.bullet(at), Furniture::Markup);
        self.fill(index, None, at..end);
        end
    }

    /// The place of a line's bullet in the source; empty where it has none.
    fn bullet(&self, at: usize) -> Range<usize> {
        self.lines.get(at).map_or(0..0, |line| line.from[0]..line.from[1])
    }

    /// The card or part that is open, by name.
    fn about(&self) -> String {
        let card = self.card.and_then(|card| self.draft.nodes.get(card.get())).and_then(|node| node.title.clone());
        card.unwrap_or_else(|| self.title.clone())
    }

    /// Gives a node the text of some lines.
    fn fill(&mut self, index: NodeIndex, parent: Option<NodeIndex>, range: Range<usize>) {
        let fragments = self.fragments(range);
        self.draft.set_text(index, &fragments);
        self.draft.node(index).parent = parent;
    }

    fn fragments(&self, range: Range<usize>) -> Vec<Fragment> {
        range.filter_map(|i| self.lines.fragment(i)).collect()
    }

    /// Says so where the document ends too soon: in the middle of a sentence, behind a card without
    /// rulings, or before the first card.
    fn report_end(&mut self) {
        let Some(last) = self.lines.len().checked_sub(1) else { return };
        let whole = self.part == Part::Back
            || self.part == Part::Cards && self.lines.get(last).is_some_and(|line| line.is_terminal());
        let alone = self.draft.nodes.last().is_some_and(|node| node.card().is_some());
        if !whole || alone {
            let end = self.lines.fragment(last).map_or(0..0, |fragment| fragment.range);
            self.draft.report(end, None, Finding::BrokenOff {});
        }
    }
}

//! Parser of the cards of set notes: from their lines to faces with their texts.

use std::ops::Range;

use vademecum_document::{Ability, Card, CardContents, CardLayout, CardRole, Face, Node, NodeContent, NodeIndex};
use vademecum_text::fold;

use super::{
    abilities::{Paragraph, Text},
    card::{Header, bracketed, header, separator},
    column_width::Column,
    lines::Lines,
    vocabulary::NotesVocabulary,
};
use crate::draft::{Draft, Fragment, SpanRole, line_span};

/// The place of a card in the notes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Place<'a> {
    /// Its lines.
    pub(super) range: Range<usize>,
    /// Its role there.
    pub(super) role: CardRole,
    /// The node it stands under.
    pub(super) parent: Option<NodeIndex>,
    /// The title of the part it stands in.
    pub(super) section: &'a str,
}

/// Reads a card and adds its node.
pub(super) fn print(
    draft: &mut Draft<'_>,
    lines: &Lines<'_>,
    words: &NotesVocabulary,
    column: Option<Column>,
    place: Place<'_>,
) -> NodeIndex {
    // Its lines are recorded for this node while they are read; then it becomes a card.
    let index = draft.push(Node::new(NodeContent::Prose, String::new()));
    let fragments: Vec<Fragment> = place.range.clone().filter_map(|i| lines.fragment(i)).collect();
    let reader = Reader { draft, lines, words, column, index };
    let printed = reader.read(place.range);
    let prefix = match place.role {
        CardRole::Subject => "card",
        CardRole::Example => "example",
    };
    let title = printed.faces.first().map(|face| face.name.clone()).unwrap_or_default();
    draft.rename(index, format!("{prefix}:{title}"));
    let node = draft.node(index);
    node.title = Some(title);
    node.parent = place.parent;
    node.lines = line_span(&fragments);
    node.content = NodeContent::Card(Box::new(Card {
        role: place.role,
        name_en: printed.name_en,
        alternative_name: printed.alternative_name,
        section: place.section.to_owned(),
        contents: CardContents::Magic { layout: printed.layout, faces: printed.faces },
    }));
    index
}

/// The printed contents of a card.
struct Printed {
    name_en: Option<String>,
    alternative_name: Option<String>,
    layout: CardLayout,
    faces: Vec<Face>,
}

/// A card while its lines are gone through.
struct Reader<'d, 's, 'l> {
    draft: &'d mut Draft<'s>,
    lines: &'l Lines<'l>,
    words: &'l NotesVocabulary,
    column: Option<Column>,
    index: NodeIndex,
}

impl Reader<'_, '_, '_> {
    fn read(mut self, range: Range<usize>) -> Printed {
        let (lines, words, column) = (self.lines, self.words, self.column);
        let face_at = |at: usize| header(lines, at, words).filter(|header| header.end <= range.end);
        let mut printed =
            Printed { name_en: None, alternative_name: None, layout: CardLayout::Single, faces: Vec::new() };
        let mut at = range.start;
        let mut text_box = 1;
        while at < range.end {
            if let Some(layout) = separator(self.lines.text(at)) {
                self.label(at);
                at += 1;
                if face_at(at).is_some() {
                    printed.layout = layout;
                } else {
                    text_box = 2;
                }
            } else if let Some(header) = face_at(at) {
                at = header.end;
                text_box = 1;
                let face = self.face(&header, &mut printed);
                printed.faces.push(face);
            }
            let end = (at..range.end).find(|&i| separator(lines.text(i)).is_some()).unwrap_or(range.end);
            let face = printed.faces.last_mut().filter(|_| at < end && face_at(at).is_none());
            if let Some(face) = face {
                let mut names = vec![face.name.clone()];
                names.extend(printed.alternative_name.clone());
                let types = fold(&face.type_line);
                let spell = types.split_whitespace().any(|word| words.spells.contains(&word));
                let text = Text { lines, words, column, names: &names, spell };
                for paragraph in text.paragraphs(at..end) {
                    let ability = self.ability(&paragraph, text_box);
                    face.abilities.push(ability);
                }
                at = end;
            }
        }
        printed
    }

    /// Reads the lines above a face's text.
    fn face(&mut self, header: &Header, printed: &mut Printed) -> Face {
        let first = printed.faces.is_empty();
        let (name_en, name) = self.name(header.name.clone(), first);
        if first {
            printed.name_en = name_en;
            printed.alternative_name = header.alternative.and_then(|at| self.inside(at, self.words.alternative));
        } else if let Some(at) = header.alternative {
            self.label(at);
        }
        let cost = header.cost.map(|at| self.card_text(&self.fragments(at..at + 1)));
        let indicator = header.indicator.and_then(|at| self.inside(at, self.words.indicator));
        let type_line = self.card_text(&self.fragments(header.type_line.clone()));
        let size = header.size.and_then(|at| self.size(at));
        let (power, toughness) = size.unzip();
        let loyalty = header.loyalty.map(|at| self.card_text(&self.fragments(at..at + 1)));
        Face { name, cost, indicator, type_line, power, toughness, loyalty_or_defense: loyalty, abilities: Vec::new() }
    }

    /// A face's English name, where it stands before the other in brackets, and its name in the document's
    /// language.
    fn name(&mut self, range: Range<usize>, first: bool) -> (Option<String>, String) {
        let role = if first { SpanRole::Title(self.index) } else { SpanRole::Card(self.index) };
        let fragments = self.fragments(range);
        let Some([open, close]) = self.brackets(&fragments) else {
            return (None, self.draft.text(&fragments, role));
        };
        // A card has one English name, that of its first face.
        let english = between(&fragments, 0, open);
        let name_en = if first {
            Some(self.card_text(&english))
        } else {
            english.into_iter().for_each(|fragment| self.draft.label(fragment.range));
            None
        };
        let end = fragments.last().map_or(close, |fragment| fragment.range.end);
        self.draft.label(open..open + 1);
        self.draft.label(close..end);
        (name_en, self.draft.text(&between(&fragments, open + 1, close), role))
    }

    /// Finds the brackets in which a translated name is printed.
    fn brackets(&self, fragments: &[Fragment]) -> Option<[usize; 2]> {
        if !self.words.translated {
            return None;
        }
        let find = |fragment: &Fragment| {
            let slice = self.draft.slice(fragment.range.clone());
            slice.find('(').map(|at| fragment.range.start + at)
        };
        let open = fragments.iter().find_map(find)?;
        let last = fragments.last()?;
        let slice = self.draft.slice(last.range.clone());
        let close = last.range.start + slice.trim_end_matches(['*', '_']).strip_suffix(')')?.len();
        let first = fragments.first()?.range.start;
        (first < open && open + 1 < close).then_some([open, close])
    }

    /// Reads the text in the brackets of a line that a word announces.
    fn inside(&mut self, at: usize, announced: &[&str]) -> Option<String> {
        let whole = self.lines.fragment(at)?;
        let Some(inside) = bracketed(self.draft.slice(whole.range.clone()), announced) else {
            // Marks of the file's format stand around the brackets.
            return Some(self.card_text(&[whole]));
        };
        let part = whole.range.start + inside.start..whole.range.start + inside.end;
        let part = Fragment { range: part, ..whole };
        self.draft.label(whole.range.start..part.range.start);
        let text = self.card_text(std::slice::from_ref(&part));
        self.draft.label(part.range.end..whole.range.end);
        Some(text)
    }

    /// Power and toughness.
    fn size(&mut self, at: usize) -> Option<(String, String)> {
        let whole = self.lines.fragment(at)?;
        let Some(slash) = self.draft.slice(whole.range.clone()).find('/') else {
            self.draft.label(whole.range);
            return None;
        };
        let slash = whole.range.start + slash;
        let power = Fragment { range: whole.range.start..slash, ..whole };
        let toughness = Fragment { range: slash + 1..whole.range.end, ..whole };
        let power = self.card_text(&[power]);
        self.draft.label(slash..slash + 1);
        Some((power, self.card_text(&[toughness])))
    }

    fn ability(&mut self, paragraph: &Paragraph, text_box: u8) -> Ability {
        let text = self.gather(&paragraph.lines);
        let modes = paragraph.modes.iter().map(|mode| self.gather(mode)).collect();
        Ability { text, modes, text_box, confidence: paragraph.confidence }
    }

    /// The text of some lines; the bullet before them is set aside.
    fn gather(&mut self, lines: &[usize]) -> String {
        for [bullet, text] in lines.iter().filter_map(|&i| self.lines.get(i)).map(|line| line.from) {
            self.draft.label(bullet..text);
        }
        let fragments: Vec<Fragment> = lines.iter().filter_map(|&i| self.lines.fragment(i)).collect();
        self.card_text(&fragments)
    }

    fn card_text(&mut self, fragments: &[Fragment]) -> String {
        self.draft.text(fragments, SpanRole::Card(self.index))
    }

    fn fragments(&self, range: Range<usize>) -> Vec<Fragment> {
        range.filter_map(|i| self.lines.fragment(i)).collect()
    }

    /// Records a whole line as a mark.
    fn label(&mut self, at: usize) {
        if let Some(fragment) = self.lines.fragment(at) {
            self.draft.label(fragment.range);
        }
    }
}

/// What of some fragments lies between two places of the source.
fn between(fragments: &[Fragment], from: usize, to: usize) -> Vec<Fragment> {
    let cut = fragments.iter().map(|fragment| {
        let range = fragment.range.start.max(from)..fragment.range.end.min(to);
        Fragment { range, ..fragment.clone() }
    });
    cut.filter(|fragment| !fragment.range.is_empty()).collect()
}

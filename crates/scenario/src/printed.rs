//! The cards of a scenario as a reader sees them: in the file's words, and in the reader's language where it is known.

use vademecum_abilities::{FaceId, Layout, Subtype};
use vademecum_card_compiler::{Printed, write_type_line};
use vademecum_locale::{FluentArgs, format_message};
use vademecum_vocab::Lang;

use crate::{
    called::called,
    card_text::{Name, Translation, translated},
    model::Scenario,
};

/// What an ability that a text quotes begins with.
const QUOTES_BEGIN: [char; 2] = ['“', '«'];
/// What an ability that a text quotes ends with.
const QUOTES_END: [char; 2] = ['”', '»'];

/// One face of a card, as it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FaceText {
    pub(crate) name: String,
    pub(crate) cost: Option<String>,
    pub(crate) type_line: String,
    pub(crate) size: Option<String>,
    pub(crate) text: String,
    /// What it is of its card, if it is not the first face.
    pub(crate) is_other: Option<Layout>,
}

impl FaceText {
    pub(crate) fn printed(&self) -> Printed<'_> {
        let FaceText { name, cost, type_line, size, text, is_other: _ } = self;
        Printed { name, cost: cost.as_deref(), type_line, size: size.as_deref(), text }
    }
}

/// One face of a card, for readers of a language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardFace {
    /// What it is of the card before it, in the reader's words: its back face, its right half; `None` of a card's first
    /// face.
    pub is_other: Option<String>,
    /// What it is of the card before it.
    pub layout: Option<Layout>,
    /// Its name.
    pub name: String,
    /// Its mana cost.
    pub cost: Option<String>,
    /// Its type line.
    pub type_line: CardLine,
    /// Power and toughness, loyalty or defense.
    pub size: Option<String>,
    /// Its rules text, line by line.
    pub lines: Vec<CardLine>,
}

/// A line on a card, in the reader's language if it is known there, else in the file's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardLine {
    /// What it says.
    pub text: String,
    /// The language that it is in.
    pub lang: Lang,
    /// Whether the card compiler cannot read it in this language yet.
    pub is_shown_only: bool,
}

impl CardLine {
    /// A line in a language in which the card compiler reads it.
    pub const fn new(text: String, lang: Lang) -> Self {
        CardLine { text, lang, is_shown_only: false }
    }
}

impl Scenario {
    /// Every face of the cards that the file writes out, in order, for readers of a language.
    pub fn card_faces(&self, lang: Lang) -> Vec<CardFace> {
        let names = self.names_in(lang);
        let line = |text: &str| match translated(text, &names, self.lang, lang) {
            Some(Translation { text, is_shown_only }) => CardLine { text, lang, is_shown_only },
            None => CardLine::new(text.to_owned(), self.lang),
        };
        let face = |of: &FaceText| CardFace {
            is_other: of.is_other.map(|layout| {
                let mut args = FluentArgs::new();
                args.set("layout", layout_key(layout));
                format_message(lang, "board-face", &args)
            }),
            layout: of.is_other,
            name: called(&of.name, self.lang, lang).unwrap_or(&of.name).to_owned(),
            cost: of.cost.clone(),
            type_line: match self.type_line(&of.name, lang).filter(|line| !line.is_empty() && lang != self.lang) {
                Some(text) => CardLine::new(text, lang),
                None => line(&of.type_line),
            },
            size: of.size.clone(),
            lines: of.text.lines().map(line).collect(),
        };
        self.faces.iter().map(face).collect()
    }

    /// The text of a mode of a face, by its place from 1, in a language; `None` if several abilities of the face have modes, or
    /// nobody wrote the line in that language.
    pub(crate) fn mode_text(&self, face: FaceId, mode: u32, lang: Lang) -> Option<String> {
        let name = &self.arrangement.setup.cards.values(face).name;
        let text = &self.faces.iter().find(|face| face.name == *name)?.text;
        let lines: Vec<&str> = text.lines().collect();
        let rows: Vec<&[&str]> =
            lines.chunk_by(|one, next| is_mode(one) == is_mode(next)).filter(|row| is_mode(row[0])).collect();
        let [row] = rows[..] else { return None };
        let line = row.get(usize::try_from(mode).ok()?.checked_sub(1)?)?;
        let Translation { text, .. } = translated(line, &self.names_in(lang), self.lang, lang)?;
        // What stands before the dash is what the mode costs.
        let said = text.strip_prefix('•').or_else(|| text.split_once('—').map(|(_, said)| said))?;
        Some(said.trim().trim_end_matches('.').to_owned())
    }

    /// The ability that the text of a face quotes, in a language; `None` if it quotes several, or nobody wrote the line in that
    /// language.
    pub(crate) fn quoted_text(&self, face: FaceId, lang: Lang) -> Option<String> {
        let name = &self.arrangement.setup.cards.values(face).name;
        let text = &self.faces.iter().find(|face| face.name == *name)?.text;
        let mut lines = text.lines().filter(|line| line.contains(QUOTES_BEGIN));
        let (line, None) = (lines.next()?, lines.next()) else { return None };
        let Translation { text, .. } = translated(line, &self.names_in(lang), self.lang, lang)?;
        let mut quotes = text.match_indices(QUOTES_BEGIN);
        let ((begin, mark), None) = (quotes.next()?, quotes.next()) else { return None };
        let quoted = &text[begin + mark.len()..];
        let quoted = &quoted[..quoted.find(QUOTES_END)?];
        Some(quoted.trim_end_matches('.').to_owned())
    }

    /// The names of its cards and of their rooms, the longest first, with what they are called in a language.
    fn names_in(&self, lang: Lang) -> Vec<Name<'_>> {
        let cards = &self.arrangement.setup.cards;
        let faces = cards.ids().flat_map(|card| cards.faces(card)).map(|face| cards.values(face));
        let rooms = faces.flat_map(|face| &face.rooms).map(|room| room.name.as_str());
        let full = self.faces.iter().map(|face| face.name.as_str()).chain(rooms);
        let mut names: Vec<Name<'_>> = full
            .filter(|name| !name.is_empty())
            .flat_map(|name| {
                let translated = called(name, self.lang, lang).unwrap_or(name);
                // Cards call themselves by what stands before the first comma.
                let short = name.split_once(',').map(|(short, _)| Name {
                    written: short,
                    translated: translated.split_once(',').map_or(translated, |(short, _)| short),
                });
                [Some(Name { written: name, translated }), short]
            })
            .flatten()
            .collect();
        names.sort_by_key(|name| (std::cmp::Reverse(name.written.len()), name.written));
        names.dedup_by_key(|name| name.written);
        names
    }

    /// The type line of a card of it in a language, by the name that the file gives the card or one of its faces; `None` if
    /// the file has no card of that name.
    fn type_line(&self, name: &str, lang: Lang) -> Option<String> {
        let cards = &self.arrangement.setup.cards;
        let faces = cards.ids().flat_map(|card| cards.faces(card)).map(|face| cards.values(face));
        let face = faces.into_iter().find(|face| face.name == name)?;
        let subtypes = (0..=u8::MAX).map(Subtype).filter(|&one| face.subtypes.has(one));
        let names = subtypes.filter_map(|one| self.subtypes.name(one));
        Some(write_type_line(face.supertypes, face.types, names, lang))
    }
}

/// Whether a line of a card is a mode (700.2, 700.2h, 700.2i).
fn is_mode(line: &str) -> bool {
    ["•", "+ {", "{P}"].iter().any(|mark| line.starts_with(mark))
}

/// What the messages call a face that is not the first one of its card.
const fn layout_key(layout: Layout) -> &'static str {
    match layout {
        Layout::Transforming => "back",
        Layout::Split => "half",
        Layout::Room => "door",
        Layout::Adventure => "adventure",
        Layout::Flip => "flipped",
        Layout::Meld => "melded",
        _ => "other",
    }
}

//! The release notes of a set: general notes on legality and mechanics, then card after card with its rulings.
//!
//! ```text
//! document = front general cards* [back]
//! general  = «GENERAL NOTES» (title prose* card* (ruling | prose)*)*
//! cards    = «CARD-SPECIFIC NOTES» (card ruling+)*
//! card     = face ("//" second text box)? (("//" | "////" | "//ADV//") face …)*
//! ```
//!
//! Cards are printed in a narrow column, everything else in a wide one; a bullet inside a card is a mode, and
//! one behind a blank line a ruling.

mod abilities;
mod body;
mod card;
mod column_width;
mod font_metrics;
mod lines;
mod print;
mod recognise;
#[cfg(test)]
mod tests;
mod vocabulary;

use vademecum_document::DocumentKind;
use vademecum_vocab::{Game, Lang};

use self::{body::Body, lines::Lines, vocabulary::NotesVocabulary};
use crate::{draft::Draft, grammar::Recognised, layout::Layout, reader::Source, rules::report_cuts};

/// Recognises the release notes of a set of Magic.
pub(crate) fn recognise<'s>(source: &'s Source, layout: &'s Layout) -> Option<Recognised<'s>> {
    let (header, lines) = recognise::recognise(source, layout)?;
    let read = move |lang| read(source, layout, &lines, lang);
    Some(Recognised { game: Game::Magic, kind: DocumentKind::Notes, header, read: Box::new(read) })
}

fn read<'s>(source: &'s Source, layout: &Layout, lines: &Lines<'_>, lang: Lang) -> Draft<'s> {
    let draft = Draft::new(source, layout.style, &layout.furniture);
    let mut draft = Body::new(draft, lines, NotesVocabulary::of(lang)).read();
    report_cuts(&mut draft, layout);
    draft
}

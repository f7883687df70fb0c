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
mod column;
mod lines;
mod print;
mod recognise;
#[cfg(test)]
mod tests;
mod times;
mod words;

use vademecum_vocab::Lang;

use self::{body::Body, lines::Lines, words::Words};
use crate::{draft::Draft, layout::Layout, reader::Source, recognise::Recognised, rules::report_cuts};

/// Recognises a document of this kind.
pub(crate) fn recognise(source: &Source, layout: &Layout) -> Option<Recognised> {
    recognise::recognise(source, layout)
}

/// Reads a whole document.
pub(crate) fn read<'s>(source: &'s Source, layout: &Layout, lang: Lang) -> Draft<'s> {
    let lines = Lines::new(source, layout);
    let draft = Draft::new(source, layout.style, &layout.furniture);
    let mut draft = Body::new(draft, &lines, Words::of(lang)).read();
    report_cuts(&mut draft, layout);
    draft
}

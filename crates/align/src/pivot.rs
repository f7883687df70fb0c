//! Alignment of two translations through their originals, where these are at hand.

use vademecum_document::Document;
use vademecum_vocab::Lang;

use crate::{AlignError, Alignment, align, compose, reconcile};

/// Aligns two editions; texts of the same two dates in a third language, if `others` contains any, serve as pivot: the
/// direct alignment is reconciled with the one through them.
///
/// # Errors
/// As [`align`].
pub fn align_via_pivot(from: &Document, to: &Document, others: &[&Document]) -> Result<Alignment, AlignError> {
    let direct = align(from, to)?;
    Ok(match find_pivot(from, to, others) {
        Some((there, back)) => {
            let way = compose(&align(from, there)?, &align(there, back)?);
            reconcile(&direct, &compose(&way, &align(back, to)?))
        }
        None => direct,
    })
}

/// Finds texts of the same two dates in a third language.
fn find_pivot<'d>(from: &Document, to: &Document, others: &[&'d Document]) -> Option<(&'d Document, &'d Document)> {
    if from.lang() == to.lang() || from.date() == to.date() {
        return None;
    }
    let text = |of: &Document, lang: Lang| {
        let mut others = others.iter().copied();
        others.find(|d| d.kind == of.kind && d.game == of.game && d.date() == of.date() && d.lang() == lang)
    };
    let langs = Lang::ALL.into_iter().rev().filter(|&lang| lang != from.lang() && lang != to.lang());
    langs.into_iter().find_map(|lang| Some((text(from, lang)?, text(to, lang)?)))
}

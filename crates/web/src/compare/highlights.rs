//! What matters most of what changed between two editions, for the top of the page.

use crate::compare::comparing::Comparing;
use vademecum_difference::{NodeRef, RowDiff, Side};
use vademecum_vocab::{Lang, Number};

/// What is new, has another number or is gone, and has a title.
#[derive(Default)]
pub(super) struct ComparisonHighlights {
    /// Chapters, keywords and others that are new.
    pub(super) new: Vec<TitledNumber>,
    /// Chapters that have another number.
    pub(super) renumbered: Vec<TitledNumber>,
    /// What is gone.
    pub(super) gone: Vec<TitledNumber>,
}

/// A number with its title and its page.
pub(super) struct TitledNumber {
    pub(super) number: String,
    pub(super) title: String,
    pub(super) lang: Lang,
    pub(super) url: String,
}

impl ComparisonHighlights {
    pub(super) fn is_empty(&self) -> bool {
        self.new.is_empty() && self.renumbered.is_empty() && self.gone.is_empty()
    }
}

/// What matters most, where two texts were compared word by word.
pub(super) fn highlights(comparing: &Comparing<'_>) -> ComparisonHighlights {
    let mut found = ComparisonHighlights::default();
    if !comparing.is_word_by_word() {
        return found;
    }
    for row in comparing.found.rows.iter().filter(|row| !row.is_term()) {
        match (&row.from, row.to.as_slice()) {
            (None, [to]) => found.new.extend(titled(comparing, Side::To, to, to.fragment.clone())),
            (Some(from), []) => found.gone.extend(titled(comparing, Side::From, from, from.fragment.clone())),
            (Some(from), [to]) if is_chapter(from) && from.fragment != to.fragment && !is_merged(row) => {
                let number = format!("{} → {}", from.fragment, to.fragment);
                found.renumbered.extend(titled(comparing, Side::To, to, number));
            }
            _ => {}
        }
    }
    found
}

fn is_chapter(spot: &NodeRef) -> bool {
    matches!(spot.fragment.parse(), Ok(Number::Chapter(_)))
}

fn is_merged(row: &RowDiff) -> bool {
    row.kind == vademecum_align::LinkKind::Merged
}

fn titled(comparing: &Comparing<'_>, side: Side, spot: &NodeRef, number: String) -> Option<TitledNumber> {
    let title = comparing.node(side, spot).title.clone()?;
    let name = comparing.name(side, spot);
    Some(TitledNumber { number, title, lang: name.lang, url: name.url })
}

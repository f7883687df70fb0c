//! Which rule became which: two editions of a work, in the same language or not, aligned by what their rules
//! say and by their order. Numbers are labels and never evidence.
//!
//! Chapters are paired by whose rules are whose, rules and subrules inside paired ones in order ([Needleman and
//! Wunsch](https://doi.org/10.1016/0022-2836(70)90057-4)), and each pair is weighed against what is nearest
//! anywhere: its place speaks for it, and so do its neighbours. What has no partner is looked for as a part
//! of what has one. A document that only quotes an edition is no evidence of what it does not hold. Between languages the words are compared through a lexicon that is learned
//! from the pair itself.
//!
//! *Architecture invariant:* nothing here joins two editions by number, or knows a dictionary.

mod compose;
mod kinds;
pub mod lexicon;
mod matching;
mod near;
mod nearest;
mod parts;
mod pivot;
pub mod sequence;
mod side;
pub mod text;
pub mod vector;

use vademecum_document::{Document, DocumentKind};
use vademecum_vocab::Game;

pub use compose::{compose, overrule, reconcile};
pub use kinds::{Alignment, Kind, Link};
pub use pivot::align_among;

use crate::{
    lexicon::Lexicon,
    matching::{Matcher, Matching},
    side::Side,
};

/// Two documents cannot be aligned.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AlignError {
    /// They are about different games.
    #[error("{from} is about {from_game} and {to} about {to_game}: only editions of one work can be aligned")]
    Games {
        /// The first document.
        from: String,
        /// Its game.
        from_game: Game,
        /// The second document.
        to: String,
        /// Its game.
        to_game: Game,
    },
    /// Hardly any rule of one is a rule of the other.
    #[error(
        "{from} and {to} are no editions of one work: only {shared} of {rules} rules stand in both; one of them is \
         another work, or was not read as it is printed: `vademecum lint` tells"
    )]
    Works {
        /// The first document.
        from: String,
        /// The second document.
        to: String,
        /// How many rules seem to be in both.
        shared: usize,
        /// How many rules the shorter one has.
        rules: usize,
    },
    /// One of them has no numbered rules.
    #[error("{document} has no numbered rules that could be aligned")]
    NoRules {
        /// The document.
        document: String,
    },
}

/// How often the lexicon between two languages is learned anew.
const LESSONS: usize = 2;

/// Of two editions of a work, or an edition and what quotes it, at least so large a share of the shorter one's rules is
/// in the other: much less than any two editions have in common, and more than chance finds in two other works.
const SHARED: f32 = 0.2;

/// Fewer rules than this tell nothing about whose they are.
const TELLING: usize = 10;

/// Aligns two editions of a work, or what an article quotes of one with another.
///
/// A fragment is no evidence that a rule is gone or new: where the second document is one, rules of the
/// first that it does not hold are left out, and where the first is, rules of the second.
///
/// # Errors
/// If they are about different games, if one has no numbered rules, or if they have so little in common that they
/// are no editions of one work.
pub fn align(from: &Document, to: &Document) -> Result<Alignment, AlignError> {
    if from.game != to.game {
        return Err(AlignError::Games {
            from: from.id.to_string(),
            from_game: from.game,
            to: to.id.to_string(),
            to_game: to.game,
        });
    }
    let a = Side::new(from);
    let mut b = Side::new(to);
    for (side, document) in [(&a, from), (&b, to)] {
        if side.units.is_empty() {
            return Err(AlignError::NoRules { document: document.id.to_string() });
        }
    }
    // A digest says in its own words what an edition says.
    let same_words = a.lang == b.lang && is_digest(from) == is_digest(to);
    let (lexicon, before) = if same_words {
        (Lexicon::same(&a.vocabulary, &mut b.vocabulary), None)
    } else {
        let (lexicon, before) = across(&a, &b);
        (lexicon, Some(before))
    };
    let matcher = Matcher::new(&a, &b, &lexicon, same_words);
    let before = before.unwrap_or_else(|| matcher.matching(None));
    let matching = matcher.matching(Some(&before));
    let (shared, rules) = (matching.linked(), a.units.len().min(b.units.len()));
    if rules >= TELLING && (shared as f32) < SHARED * rules as f32 {
        return Err(AlignError::Works { from: from.id.to_string(), to: to.id.to_string(), shared, rules });
    }
    Ok(kinds::classify(&matcher, &matching, [from, to].map(|document| document.kind.holds_rules())))
}

fn is_digest(document: &Document) -> bool {
    document.kind == DocumentKind::Digest
}

/// Learns the lexicon between two languages while pairing them.
fn across(a: &Side<'_>, b: &Side<'_>) -> (Lexicon, Matching) {
    let alike = Lexicon::alike(&a.vocabulary, a.lang, &b.vocabulary, b.lang);
    let mut lexicon = alike.clone();
    let mut matching: Option<Matching> = None;
    for _ in 0..LESSONS {
        let matcher = Matcher::new(a, b, &lexicon, false);
        let found = matcher.matching(matching.as_ref());
        lexicon = Lexicon::learned(&matcher.lessons(&found), a.vocabulary.words().len(), &alike);
        matching = Some(found);
    }
    (lexicon, matching.unwrap_or_default())
}

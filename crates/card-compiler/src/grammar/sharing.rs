//! "The same is true for": keyword abilities that are gained if others have them (702.1c).

use std::sync::Arc;

use vademecum_abilities::{Change, Duration, Effect, Keyword, Objects, SharedKeywords};

use super::{
    Parser,
    noun::{Chosen, What},
};
use crate::{atom::Atom, keyword_word::KeywordWord};

/// Landwalk (702.14).
const LANDWALK: Keyword = Keyword(14);

impl Parser<'_> {
    /// "if …. The same is true for fear, landwalk, and protection", behind what objects gain.
    pub(super) fn same_is_true(&mut self, which: &Objects, changes: &[Change], lasts: &Duration) -> Option<Effect> {
        let [Change::Gain(first)] = changes else { return None };
        self.take(&Atom::If).then_some(())?;
        let noun = self.noun()?;
        (noun.what == What::Permanent && noun.chosen == Chosen::Some(1, 1) && !noun.other).then_some(())?;
        let among = Objects::Each(self.filter(&noun)?);
        self.take_all(&[Atom::Has, Atom::Keyword(*first), Atom::Stop]).then_some(())?;
        self.take(&Atom::OfKeyword(KeywordWord::SameIsTrue)).then_some(())?;
        let mut keywords = vec![*first];
        loop {
            keywords.push(self.keyword_name()?);
            let comma = self.take(&Atom::Comma);
            if !(self.take(&Atom::And) || comma) {
                break;
            }
        }
        let (which, lasts) = (which.clone(), lasts.clone());
        Some(Effect::ShareKeywords(Arc::new(SharedKeywords { which, among, keywords, lasts })))
    }

    /// The name of a keyword, without what it may be written with.
    fn keyword_name(&mut self) -> Option<Keyword> {
        match self.next()? {
            Atom::Keyword(keyword) => Some(*keyword),
            Atom::Landwalk(None) => Some(LANDWALK),
            _ => None,
        }
    }
}

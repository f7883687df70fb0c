//! What a text has spoken of, for the pronouns that come after.

use vademecum_abilities::Objects;

use super::{Antecedent, Parser, noun::NounPhrase};
use crate::atom::Atom;

impl Parser<'_> {
    /// Sets the antecedent of "it"; a clause that mentions two objects has none.
    pub(super) fn mention(&mut self, objects: Objects, called: &[Atom]) {
        let this = objects == Objects::This;
        if this && self.it.as_ref().is_some_and(|it| it.objects != Objects::This) {
            return;
        }
        let ambiguous = self.spoke && self.it.as_ref().is_none_or(|it| it.objects != Objects::This);
        self.it = (!ambiguous).then(|| Antecedent {
            objects,
            moved: None,
            called: called.to_vec(),
            yours: false,
            several: false,
        });
        self.spoke = true;
    }

    /// What a noun describes is spoken of.
    pub(super) fn mention_noun(&mut self, objects: Objects, noun: &NounPhrase) {
        self.mention(objects, &noun.called);
        if let Some(it) = &mut self.it {
            it.several = noun.is_several();
        }
    }

    /// Several objects are spoken of, which "it" cannot mean.
    pub(super) fn forget(&mut self) {
        self.it = None;
        self.spoke = true;
    }
}

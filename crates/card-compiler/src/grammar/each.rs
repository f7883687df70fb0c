//! What is done for each of several targets in turn (608.2f).

use vademecum_abilities::Effect;

use super::{Parser, body::Body, clause::Subject, noun::Chosen};
use crate::{atom::Atom, place_word::PlaceWord};

impl Parser<'_> {
    /// "Choose up to two target creatures or players. For each of them, …": what follows is done once for each target, "that
    /// target" in it.
    pub(super) fn for_each_target(&mut self, body: &mut Body) -> Option<()> {
        self.take(&Atom::Choose).then_some(())?;
        let noun = self.noun()?;
        let several = matches!(noun.chosen, Chosen::Target(_, most) if most > 1);
        (several && self.each.is_none()).then_some(())?;
        let of = self.recipient(&noun, body)?;
        // "it" and "that creature" would be all of them.
        self.forget();
        self.take_all(&[Atom::Stop, Atom::Of(PlaceWord::ForEachOfThem), Atom::Comma]).then_some(())?;
        let each = self.free_slot()?;
        self.each = Some(each);
        let done = self.nested(body, |parser, body| parser.clauses(Subject::default(), body));
        self.each = None;
        self.forget();
        body.program.push(Effect::ForEach { of, each, body: done? }.into());
        Some(())
    }
}

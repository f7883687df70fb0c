//! What texts say of meld pairs (701.37): "if you both own and control this and a creature named Sentinel of Stone, exile
//! them, then meld them into Twin Colossus".

use vademecum_abilities::{Amount, Comparison, Condition, Effect, Filter, Instruction, Objects, Players};

use super::{
    Parser,
    body::Body,
    noun::{Chosen, What},
};
use crate::atom::Atom;

impl Parser<'_> {
    /// "this and a creature named Sentinel of Stone", behind "you both own and control". The two are what "them" means from
    /// there on.
    pub(super) fn owns_and_controls_pair(&mut self) -> Option<Condition> {
        (self.noun()?.what == What::This && self.take(&Atom::And)).then_some(())?;
        let noun = self.noun()?;
        (noun.what == What::Permanent && noun.chosen == Chosen::Some(1, 1)).then_some(())?;
        let counterpart = own_and_controlled(self.filter(&noun)?);
        let number = Amount::Count(Box::new(Objects::Each(counterpart.clone())));
        let pair = Objects::Each(Filter::Either(vec![Filter::This, counterpart]));
        self.mention(pair, &noun.called);
        if let Some(it) = &mut self.it {
            it.several = true;
        }
        Some(Condition::All(vec![
            Condition::Match(Objects::This, own_and_controlled(Filter::Any)),
            Condition::Compare(number, Comparison::AtLeast, Amount::Number(1)),
        ]))
    }

    /// The two objects that "them" means where there may be several that could be the counterpart: one of those is chosen.
    pub(super) fn choose_counterpart(&mut self, what: Objects, body: &mut Body) -> Option<Objects> {
        let counterpart = match &what {
            Objects::Each(Filter::Either(pair)) => match &**pair {
                [Filter::This, counterpart] => counterpart.clone(),
                _ => return Some(what),
            },
            _ => return Some(what),
        };
        let (one, slot) = (Amount::Number(1), self.free_slot()?);
        let among = Objects::Each(counterpart);
        let choose = Effect::Choose { who: Players::You, among, least: one.clone(), most: one };
        body.program.push(Instruction::from(choose).into_slot(slot));
        Some(Objects::Each(Filter::Either(vec![Filter::This, Filter::Slot(slot)])))
    }

    /// "Twin Colossus", behind "meld them into".
    pub(super) fn meld(&mut self) -> Option<Instruction> {
        let Atom::Name(into) = self.next()? else { return None };
        let cards = self.it.as_ref().filter(|it| it.several)?.moved?;
        Some(Effect::Meld(Objects::Slot(cards), into.clone()).into())
    }
}

/// What you own and control, of what matches.
fn own_and_controlled(filter: Filter) -> Filter {
    filter.and(Filter::Owner(Players::You)).and(Filter::Controller(Players::You))
}

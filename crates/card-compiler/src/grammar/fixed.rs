//! Static abilities: "other creatures you control get +1/+1", "this enters tapped".

use vademecum_abilities::{
    Ability, Amount, Change, Filter, Functions, Objects, Pattern, Replaced, Replacement, Static, Zone, Zones,
};

use super::{
    Parser,
    noun::{Chosen, What},
};
use crate::atom::Atom;

impl Parser<'_> {
    /// A static ability (604), or one that changes how its permanent enters (614.1).
    pub(super) fn fixed(&mut self) -> Option<Vec<Ability>> {
        if self.is_spell() {
            return None;
        }
        let mut only_if = None;
        if self.take(&Atom::AsLongAs) {
            only_if = Some(self.condition()?);
            self.take(&Atom::Comma).then_some(())?;
        }
        let noun = self.noun()?;
        if only_if.is_none() && self.take(&Atom::Enter) {
            (noun.what == What::This).then_some(())?;
            let with = self.enters()?;
            let entering = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
            return Some(vec![Ability::Replacement(Replacement::of(entering, with))]);
        }
        self.has_x = false;
        let affects = match (noun.what, noun.chosen) {
            (What::This, _) => Objects::This,
            (What::Permanent, Chosen::Bare | Chosen::Each) => Objects::Each(self.filter(&noun)?),
            _ => return None,
        };
        let changes = self.changes()?;
        if only_if.is_none() && self.take(&Atom::AsLongAs) {
            only_if = Some(self.condition()?);
        }
        let functions = Functions::default();
        Some(vec![Ability::Static(Static { affects, changes, only_if, functions, defines: false, by: None })])
    }

    /// "enters tapped", "enters with two +1/+1 counters on it" (614.1c, 614.1d).
    fn enters(&mut self) -> Option<Replaced> {
        if self.take(&Atom::Tapped) {
            return Some(Replaced::EntersTapped);
        }
        self.take(&Atom::With).then_some(())?;
        let amount = self.number()?;
        let Atom::Counter(kind) = self.next()? else { return None };
        // "on it" says nothing else, and is left out in Portuguese.
        self.take(&Atom::It);
        let amount = self.for_each(amount)?;
        Some(Replaced::EntersWith(*kind, amount))
    }

    /// "get +1/+1 and have flying", "can't block": one change or several.
    pub(super) fn changes(&mut self) -> Option<Vec<Change>> {
        let mut changes = Vec::new();
        loop {
            let verb = self.next()?;
            match verb {
                Atom::Get => {
                    let Atom::Modifier(power, toughness) = self.next()? else { return None };
                    let x = |amount: &Amount| !matches!(amount, Amount::Number(_));
                    (self.has_x || !(x(power) || x(toughness))).then_some(())?;
                    let at = self.at;
                    let power = self.for_each(power.clone())?;
                    let each = self.at;
                    self.at = at;
                    let toughness = self.for_each(toughness.clone())?;
                    self.at = each;
                    changes.push(Change::Modify(power, toughness));
                }
                Atom::Gain | Atom::Has | Atom::Lose => loop {
                    let Some(Atom::Keyword(keyword)) = self.next() else { return None };
                    changes.push(if *verb == Atom::Lose { Change::Lose(*keyword) } else { Change::Gain(*keyword) });
                    let more = matches!(self.peek(), Some(Atom::And | Atom::Comma));
                    if !(more && matches!(self.ahead(1), Some(Atom::Keyword(_)))) {
                        break;
                    }
                    self.at += 1;
                },
                Atom::DoesntUntap => {
                    self.take(&Atom::ItsUntapStep).then_some(())?;
                    changes.push(Change::DoesntUntap);
                }
                _ => changes.push(restriction(verb)?),
            }
            let more =
                |atom: &Atom| matches!(atom, Atom::Get | Atom::Gain | Atom::Has | Atom::Lose | Atom::DoesntUntap);
            let goes_on = self.peek() == Some(&Atom::And)
                && self.ahead(1).is_some_and(|atom| more(atom) || restriction(atom).is_some())
                // "gains flying and loses 2 life" goes on with something else.
                && !matches!(self.ahead(2), Some(Atom::Number(_) | Atom::Life));
            if !goes_on {
                return Some(changes);
            }
            self.at += 1;
        }
    }
}

/// What a permanent cannot do, or must.
fn restriction(verb: &Atom) -> Option<Change> {
    Some(match verb {
        Atom::CantAttack => Change::CantAttack,
        Atom::CantBlock => Change::CantBlock,
        Atom::CantBeBlocked => Change::CantBeBlocked,
        Atom::MustAttack => Change::MustAttack,
        _ => return None,
    })
}

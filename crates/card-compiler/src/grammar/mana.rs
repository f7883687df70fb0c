//! Mana that is added: "{G}{G}", "one mana of any color" (106.4).

use vademecum_abilities::{Amount, Castable, Effect, ManaCost, ManaKind, ManaKinds, ManaTerms, ManaTypes, Players};

use super::{
    Parser,
    body::Body,
    noun::{Chosen, What},
};
use crate::{atom::Atom, variant_word::VariantWord};

impl Parser<'_> {
    /// "Spend this mana only to cast creature spells" behind mana that is added (106.6).
    pub(super) fn ties_mana(&mut self, body: &mut Body) -> Option<()> {
        let noun = self.noun()?;
        (noun.what == What::Spell && noun.chosen == Chosen::Bare && !noun.other).then_some(())?;
        let only_for = Some(Castable::Spells(noun.filter));
        let terms = ManaTerms { only_for, not_for: None, when_spent: None };
        let mut is_said_of_some = false;
        for instruction in &mut body.program {
            if let Effect::AddMana(who, kinds, amount) = &instruction.effect {
                let (who, kinds, amount) = (who.clone(), *kinds, amount.clone());
                instruction.effect = Effect::AddTiedMana(who, kinds, amount, Box::new(terms.clone()));
                is_said_of_some = true;
            }
        }
        is_said_of_some.then_some(())
    }

    /// "{G}{G}", "{R} or {G}", "one mana of any color" (106.4).
    pub(super) fn add(&mut self, who: Players, body: &mut Body) -> Option<()> {
        if self.take(&Atom::ManaOfChosenColor) {
            let color = self.recalled()?;
            self.recall(body);
            body.program.push(Effect::AddManaOf(who, ManaTypes::Chosen(color), Amount::Number(1)).into());
            return Some(());
        }
        if self.take_all(&[Atom::ManaOfAnyType, Atom::ThatLandProduced]) {
            body.program.push(Effect::AddManaOf(who, ManaTypes::Produced, Amount::Number(1)).into());
            return Some(());
        }
        if self.take_all(&[Atom::Number(1), Atom::OfVariant(VariantWord::ManaOfIdentity)]) {
            body.program.push(Effect::AddManaOf(who, ManaTypes::OfCommanders, Amount::Number(1)).into());
            return Some(());
        }
        let add = |body: &mut Body, kinds: ManaKinds, amount: Amount| {
            body.program.push(Effect::AddMana(who.clone(), kinds, amount).into());
        };
        let of_any_color = self.attempt(|parser| {
            let amount = parser.number()?;
            parser.take(&Atom::ManaOfAnyColor).then_some(amount)
        });
        if let Some(amount) = of_any_color {
            // Several of any color may be of several: one choice for each.
            (amount == Amount::Number(1)).then(|| add(body, ManaKinds::ANY_COLOR, amount))?;
            return Some(());
        }
        let other = self.attempt(|parser| parser.mana_of_permanents(&who)).or_else(|| {
            // "an amount of {G} equal to its power".
            self.attempt(|parser| parser.mana_equal_to(&who))
        });
        if let Some(effect) = other {
            body.program.push(effect.into());
            return Some(());
        }
        let Atom::Mana(first) = self.next()? else { return None };
        let mut options = vec![first.clone()];
        loop {
            let comma = self.peek() == Some(&Atom::Comma);
            let or = self.ahead(usize::from(comma)) == Some(&Atom::Or);
            let ahead = usize::from(comma) + usize::from(or);
            let Some(Atom::Mana(other)) = self.ahead(ahead).filter(|_| ahead > 0) else { break };
            options.push(other.clone());
            self.at += ahead + 1;
        }
        if let [mana] = options.as_slice() {
            let (kinds, at) = (kinds(mana)?, self.at);
            for (kind, amount) in kinds {
                // What is said of the amount is said of all kinds.
                self.at = at;
                let amount = self.for_each(Amount::Number(amount))?;
                add(body, ManaKinds::only(kind), amount);
            }
            return Some(());
        }
        let single = |mana: &ManaCost| match kinds(mana)?.as_slice() {
            [(kind, 1)] => Some(*kind),
            _ => None,
        };
        let singles: Option<ManaKinds> = options.iter().map(single).collect();
        add(body, singles?, Amount::Number(1));
        Some(())
    }

    /// "one mana of any color among permanents you control" (106.5), "one mana of any type that a land an opponent
    /// controls could produce" (106.7).
    fn mana_of_permanents(&mut self, who: &Players) -> Option<Effect> {
        let could_produce = self.take(&Atom::ManaOfAnyTypeThat);
        let amount = if could_produce { Amount::Number(1) } else { self.number()? };
        (could_produce || self.take(&Atom::ManaOfColorsAmong)).then_some(())?;
        let noun = self.noun()?;
        (noun.what == What::Permanent && noun.chosen == Chosen::Bare && !noun.other).then_some(())?;
        let filter = self.filter(&noun)?;
        let types = if could_produce { ManaTypes::CouldProduce(filter) } else { ManaTypes::ColorsOf(filter) };
        (!could_produce || self.take(&Atom::CouldProduce)).then_some(Effect::AddManaOf(who.clone(), types, amount))
    }

    /// "an amount of {G} equal to its power".
    fn mana_equal_to(&mut self, who: &Players) -> Option<Effect> {
        self.take_all(&[Atom::Number(1), Atom::NumberOf]).then_some(())?;
        let Atom::Mana(mana) = self.next()? else { return None };
        let [(kind, 1)] = kinds(mana)?[..] else { return None };
        self.take(&Atom::EqualTo).then_some(())?;
        Some(Effect::AddMana(who.clone(), ManaKinds::only(kind), self.measured()?))
    }
}

/// How much of each kind an amount of mana is; `None` if part of it is of no kind.
fn kinds(mana: &ManaCost) -> Option<Vec<(ManaKind, i32)>> {
    let amounts = ManaKind::ALL.into_iter().zip(mana.kinds).filter(|&(_, n)| n > 0);
    let plain = mana.generic == 0 && mana.x == 0 && mana.special.is_empty() && mana.kinds != [0; 6];
    plain.then(|| amounts.map(|(kind, n)| (kind, i32::from(n))).collect())
}

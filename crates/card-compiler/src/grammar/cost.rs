//! Costs: "{2}, {T}, sacrifice a creature".

use vademecum_abilities::{Cost, CostPart, Filter, Players, Zone};

use super::{
    Parser,
    noun::{Chosen, NounPhrase, What},
};
use crate::{atom::Atom, place_word::PlaceWord};

impl Parser<'_> {
    /// What stands before the colon (602.1a).
    pub(super) fn cost(&mut self) -> Option<Cost> {
        if let Some(loyalty) = self.loyalty() {
            return Some(Cost::of(loyalty));
        }
        let mut cost = Cost::default();
        loop {
            cost.parts.push(self.cost_part()?);
            if !self.take(&Atom::Comma) {
                return Some(cost);
            }
            self.take(&Atom::And);
        }
    }

    fn cost_part(&mut self) -> Option<CostPart> {
        Some(match self.next()? {
            Atom::Mana(mana) => CostPart::Mana(mana.clone()),
            Atom::TapSymbol => CostPart::Tap,
            Atom::UntapSymbol => CostPart::Untap,
            Atom::Pay => self.life()?,
            Atom::CollectEvidence => {
                let Atom::Number(least) = self.next()? else { return None };
                CostPart::CollectEvidence(u8::try_from(*least).ok()?)
            }
            Atom::Forage => CostPart::Forage,
            Atom::Draw => {
                let Atom::Number(cards) = self.next()? else { return None };
                self.take(&Atom::Card).then(|| u8::try_from(*cards).ok().map(CostPart::Draw))??
            }
            Atom::Of(PlaceWord::RevealThisFromHand) => CostPart::RevealThis,
            Atom::ExertIt => {
                (self.noun()?.what == What::This).then_some(())?;
                CostPart::Exert
            }
            Atom::Sacrifice => {
                let noun = self.noun()?;
                if noun.what == What::This {
                    CostPart::SacrificeThis
                } else {
                    let (n, filter) = self.own(&noun)?;
                    CostPart::Sacrifice(n, filter)
                }
            }
            Atom::TapIt => {
                let noun = self.noun()?;
                let filter = self.filter(&noun)?;
                let (n, _) = self.own(&noun)?;
                // "Tap an untapped creature you control": what is tapped cannot be tapped again (107.5).
                let untapped = Filter::Tapped.negated();
                let yours = filter.contains(&|part| *part == Filter::Controller(Players::You));
                (yours && filter.contains(&|part| *part == untapped)).then_some(())?;
                CostPart::TapOthers(n, filter)
            }
            // "exile two other cards from your graveyard".
            Atom::Exile => {
                let noun = self.noun()?;
                match (noun.what, noun.chosen) {
                    (What::This, _) => CostPart::ExileThis,
                    (What::Card, Chosen::Some(least, most)) if least == most && noun.yours => {
                        let other = if noun.other { Filter::This.negated() } else { Filter::Any };
                        CostPart::Exile(most, noun.filter.and(other), Zone::Graveyard)
                    }
                    _ => return None,
                }
            }
            Atom::Discard => {
                let noun = self.noun()?;
                match (noun.what, noun.chosen) {
                    (What::This, _) if !noun.yours => CostPart::DiscardThis,
                    (What::Card, Chosen::Some(least, most)) if least == most && !noun.other && !noun.yours => {
                        noun.filter.zone().is_none().then_some(())?;
                        CostPart::Discard(most, noun.filter)
                    }
                    _ => return None,
                }
            }
            _ => return None,
        })
    }

    /// "a creature", "two other artifacts": permanents of whoever pays.
    fn own(&mut self, noun: &NounPhrase) -> Option<(u8, Filter)> {
        match (noun.what, noun.chosen) {
            (What::Permanent, Chosen::Some(least, most)) if least == most => Some((most, self.filter(noun)?)),
            _ => None,
        }
    }

    /// "2 life".
    fn life(&mut self) -> Option<CostPart> {
        let amount = self.number()?;
        self.take(&Atom::Life).then_some(CostPart::Life(amount))
    }

    /// What somebody may pay as an effect is carried out: mana or life.
    pub(super) fn mana_or_life(&mut self) -> Option<Cost> {
        if let Some(Atom::Mana(mana)) = self.peek() {
            self.at += 1;
            // 107.3f: an X that nothing defines is chosen then, and what follows may speak of it.
            self.has_x |= mana.x > 0;
            return Some(Cost::mana(mana.clone()));
        }
        if self.take(&Atom::ItsManaCost) {
            let it = self.it.as_ref().filter(|it| !it.several)?;
            return Some(Cost::of(CostPart::ManaOf(it.objects.clone())));
        }
        self.life().map(Cost::of)
    }
}

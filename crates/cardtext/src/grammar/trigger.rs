//! Trigger events: "whenever a creature you control dies".

use vademecum_magic::ability::{DamageTo, Filter, Subject, Trigger, Which, Whose};

use super::{
    Parser,
    noun::{Noun, What},
};
use crate::atom::Atom;

/// What "it" means in an ability that such an event triggered.
pub(super) fn about(on: &Trigger) -> Which {
    let subject = match on {
        Trigger::Enters(subject)
        | Trigger::Dies(subject)
        | Trigger::Leaves(subject)
        | Trigger::Attacks(subject)
        | Trigger::Blocks(subject)
        | Trigger::BecomesBlocked(subject)
        | Trigger::BecomesTapped(subject)
        | Trigger::IsDealtDamage(subject)
        | Trigger::DealsDamage { by: subject, .. } => *subject,
        _ => Subject::This,
    };
    if subject == Subject::This { Which::This } else { Which::Triggering }
}

impl Parser<'_> {
    /// The event, and whether it is one for all that happens at the same time.
    pub(super) fn trigger(&mut self) -> Option<(Trigger, bool)> {
        if self.take(&Atom::AtBeginning) {
            return Some((self.beginning()?, false));
        }
        if !(self.take(&Atom::When) || self.take(&Atom::Whenever)) {
            return None;
        }
        let batched = self.take(&Atom::OneOrMore);
        // "Siempre que lances…": the verb says who.
        let subject = self.noun();
        let event = self.next()?;
        let subject = subject.as_ref();
        Some((self.event(subject, event)?, batched))
    }

    /// "your upkeep", "each end step", "the upkeep of each opponent".
    fn beginning(&mut self) -> Option<Trigger> {
        let each = self.take(&Atom::Each);
        self.take(&Atom::You);
        let Some(Atom::Step(step)) = self.next() else { return None };
        let whose = if self.take_all(&[Atom::Each, Atom::Opponent]) {
            Whose::Opponent
        } else if each || self.take_all(&[Atom::Each, Atom::Player]) {
            Whose::Anyone
        } else {
            Whose::You
        };
        Some(Trigger::Begins(*step, whose))
    }

    fn event(&mut self, subject: Option<&Noun>, event: &Atom) -> Option<Trigger> {
        let object = || match subject?.what {
            What::This | What::It => Some(Subject::This),
            What::Permanent => subject.map(|noun| Subject::Any(noun.filter)),
            _ => None,
        };
        let player = || match subject.map(|noun| noun.what) {
            None | Some(What::You) => Some(Whose::You),
            Some(What::Opponent) => Some(Whose::Opponent),
            Some(What::Player) => Some(Whose::Anyone),
            _ => None,
        };
        Some(match event {
            Atom::Enter => Trigger::Enters(object()?),
            Atom::Die => Trigger::Dies(object()?),
            Atom::Leave => Trigger::Leaves(object()?),
            Atom::Attack => Trigger::Attacks(object()?),
            Atom::Block => Trigger::Blocks(object()?),
            Atom::BecomeBlocked => Trigger::BecomesBlocked(object()?),
            Atom::BecomeTapped => Trigger::BecomesTapped(object()?),
            Atom::DealtDamage => Trigger::IsDealtDamage(object()?),
            Atom::Deal => {
                let combat = match self.next()? {
                    Atom::CombatDamage => true,
                    Atom::Damage => false,
                    _ => return None,
                };
                self.take(&Atom::To);
                let to = match self.noun().map(|noun| noun.what) {
                    None => DamageTo::Anything,
                    Some(What::Player | What::Opponent) => DamageTo::Player,
                    Some(What::Permanent) => DamageTo::Creature,
                    Some(_) => return None,
                };
                Trigger::DealsDamage { by: object()?, to, combat }
            }
            Atom::Cast => {
                let noun = self.noun()?;
                let filter = Filter { whose: Whose::Anyone, ..noun.filter };
                (noun.what == What::Spell).then_some(Trigger::Casts(player()?, filter))?
            }
            Atom::Gain if self.take(&Atom::Life) => Trigger::GainsLife(player()?),
            Atom::Lose if self.take(&Atom::Life) => Trigger::LosesLife(player()?),
            Atom::Draw if self.take_all(&[Atom::Number(1), Atom::Card]) => Trigger::Draws(player()?),
            Atom::Discard if self.take_all(&[Atom::Number(1), Atom::Card]) => Trigger::Discards(player()?),
            Atom::PlayLand => Trigger::PlaysLand(player()?),
            _ => return None,
        })
    }
}

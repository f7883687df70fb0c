//! Sentences, and which of them belong to one ability.

use vademecum_myl::{Amount, Cost, Effect, Filter, Link, Manner, Side, User, Which};

use crate::{ReadText, card_rules::CardRule, parser::Parser, token::TokenKind};

impl Parser<'_> {
    /// The whole text.
    pub(crate) fn read_text(&mut self) -> Option<ReadText> {
        let mut read = ReadText::default();
        while !self.is_at_end() {
            if self.mark(&TokenKind::Stop) {
                continue;
            }
            match self.card_rule() {
                Some(CardRule::IsUnique) => read.is_unique = true,
                Some(CardRule::Leaves(others)) => self.draft.leave_out(&others),
                Some(CardRule::Ability(ability)) => {
                    self.finish_ability(&mut read)?;
                    read.abilities.push(ability);
                }
                None => {
                    let goes_on = self.attempt(Self::further_sentence);
                    if goes_on.is_none() {
                        self.finish_ability(&mut read)?;
                        self.attempt(Self::first_sentence)?;
                    }
                }
            }
            self.is_at_stop().then_some(())?;
        }
        self.finish_ability(&mut read)?;
        Some(read)
    }

    /// Ends the ability that was being read; a condition without its other half is not understood.
    fn finish_ability(&mut self, read: &mut ReadText) -> Option<()> {
        let draft = std::mem::take(&mut self.draft);
        draft.condition.is_none().then(|| read.abilities.extend(draft.finish(self.kind)))
    }

    /// A sentence that belongs to the ability before it: any of a Talismán; elsewhere one that says so.
    fn further_sentence(&mut self) -> Option<()> {
        (!self.draft.is_empty()).then_some(())?;
        self.draft.begins_sentence = true;
        self.draft.link = Link::Then;
        let says_so = self.phrase("luego ,?") || self.phrase("a continuacion ,?");
        if self.attempt(Self::otherwise).is_some() {
            return self.is_at_stop().then_some(());
        }
        if self.phrase("en la fase final ,?") {
            return self.in_final_phase();
        }
        let goes_on = says_so || self.is_talisman() || self.refers_back();
        goes_on.then_some(())?;
        self.body()
    }

    /// Whether the next words speak of what was said before.
    fn refers_back(&self) -> bool {
        ["durante", "este", "ese"].into_iter().any(|word| self.looks_at(word))
    }

    /// The first sentence of an ability.
    fn first_sentence(&mut self) -> Option<()> {
        self.circumstances()?;
        self.body()
    }

    /// What an ability costs and does, up to the full stop.
    fn body(&mut self) -> Option<()> {
        self.permission();
        if self.draft.is_optional {
            self.attempt(Self::costs);
        } else {
            self.attempt(Self::cost_without_offer);
        }
        self.effects()?;
        self.is_at_stop().then_some(())
    }

    /// “Puedes”, “cualquier jugador puede”, and “jugar” the card itself, which is what a Talismán is used by.
    fn permission(&mut self) {
        if self.phrase("puedes") {
            self.draft.is_optional = true;
        } else if self.phrase("cualquier|cada jugador puede") {
            self.draft.is_optional = true;
            self.draft.user = User::AnyPlayer;
        }
        if !self.phrase("jugar|juega @ para que?") {
            self.phrase("elegir que");
        }
    }

    /// “Paga 1 Oro y …”: a cost that is told, not offered.
    fn cost_without_offer(&mut self) -> Option<()> {
        self.phrase("paga").then_some(())?;
        let oros = self.number()?;
        self.phrase("de? oro|oros y").then_some(())?;
        self.draft.costs.push(Cost::Gold(Amount::Fixed(oros)));
        Some(())
    }

    /// What is paid, up to “para”.
    fn costs(&mut self) -> Option<()> {
        let cost = self.cost()?;
        self.phrase("para que?").then_some(())?;
        self.draft.costs.push(cost);
        Some(())
    }

    fn cost(&mut self) -> Option<Cost> {
        if self.phrase("pagar el coste de @") {
            return Some(Cost::Gold(Amount::OwnCost));
        }
        if self.phrase("pagar") {
            let oros = self.number()?;
            self.phrase("oro|oros").then_some(())?;
            return Some(Cost::Gold(Amount::Fixed(oros)));
        }
        if self.phrase("descartar") {
            let count = self.count()?;
            self.phrase("carta|cartas").then_some(())?;
            return Some(Cost::Discard(count));
        }
        let manner = self.manner_verb()?;
        let which = self.cards_meant()?;
        let of_mine = match &which {
            Which::Target(place) => self.draft.targets.get(usize::from(*place)).is_some_and(|it| is_yours(&it.filter)),
            which => *which == Which::This,
        };
        of_mine.then_some(())?;
        if manner == Manner::Raise {
            self.phrase("a tu mano");
        }
        Some(Cost::Move(manner, which))
    }

    /// “En la Fase Final, …”: what takes place then.
    fn in_final_phase(&mut self) -> Option<()> {
        self.phrase("si permanece en juego ,?");
        let effect = self.later_effect()?;
        self.draft.push(Effect::InFinalPhase(Box::new(effect)));
        self.is_at_stop().then_some(())
    }
}

/// Whether a description is of cards of the player's own.
pub(crate) fn is_yours(filter: &Filter) -> bool {
    match filter {
        Filter::Of(side) => *side == Side::Yours,
        Filter::All(parts) => parts.iter().any(is_yours),
        _ => false,
    }
}

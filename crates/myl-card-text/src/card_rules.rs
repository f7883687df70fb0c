//! What a text says of its own card: how it is played, what it can and cannot do.

use vademecum_myl::{Ability, Amount, Filter, Kinds, Place, Quality, Static};

use crate::{
    draft::{Draft, both},
    parser::Parser,
};

/// A sentence about the card itself.
pub(crate) enum CardRule {
    /// An ability.
    Ability(Ability),
    /// A deck may hold one copy.
    IsUnique,
    /// What the text said before leaves something out: its targets are something else.
    Leaves(Filter),
}

impl Parser<'_> {
    /// A whole sentence about the card itself.
    pub(crate) fn card_rule(&mut self) -> Option<CardRule> {
        self.attempt(|parser| {
            let rule = parser.statement()?;
            parser.is_at_stop().then_some(rule)
        })
    }

    fn statement(&mut self) -> Option<CardRule> {
        let of_itself = |quality| Some(CardRule::Ability(Ability::of_itself(quality)));
        if self.phrase("carta? unica") {
            return Some(CardRule::IsUnique);
        }
        if self.phrase("tu oponente puede anular esta habilidad|carta pagando") {
            let oros = u8::try_from(self.number()?).ok()?;
            self.phrase("oros|oro").then_some(())?;
            let annulled = Ability::continuous(vec![Static::AnnulledFor(oros)]);
            return Some(CardRule::Ability(Ability { place: Place::Anywhere, ..annulled }));
        }
        if self.phrase("solo puedes tener un|una @ en juego") || self.phrase("solo puedes tener en juego a? un|una @") {
            return of_itself(Quality::OneInPlay);
        }
        let is_named = self.phrase("@");
        if self.phrase("no afecta") {
            return Some(CardRule::Leaves(Filter::Kind(self.card_kinds()?).negated()));
        }
        if self.phrase("no puede ser anulado|anulada") {
            return of_itself(Quality::NotAnnulled);
        }
        if self.phrase("puede atacar el turno que entra en juego") {
            return of_itself(Quality::AttacksAtOnce);
        }
        if self.phrase("no puede ser declarado bloqueador") {
            return of_itself(Quality::CannotBlock);
        }
        let is_said = is_named && self.phrase("se considera|es");
        if let (Some(quality), true) = (self.quality(), is_said || !is_named) {
            return of_itself(quality);
        }
        is_named.then_some(())?;
        if is_said {
            return self.considered().map(CardRule::Ability);
        }
        if self.phrase("no puede ser afectado|afectada por") {
            let kinds = self.card_kinds()?;
            self.phrase("oponentes|oponente").then_some(())?;
            return Some(CardRule::Ability(Ability::continuous(vec![Static::UnaffectedBy(Filter::This, kinds)])));
        }
        if self.phrase("solo puede ser destruido|destruida por aliados oponentes de raza") {
            let race = self.race()?;
            return Some(CardRule::Ability(Ability::continuous(vec![Static::DestroyedOnlyBy(Filter::This, race)])));
        }
        None
    }

    /// A quality that has a name.
    pub(crate) fn quality(&mut self) -> Option<Quality> {
        self.word_as(|word| {
            Some(match word {
                "indestructible" => Quality::Indestructible,
                "indesterrable" => Quality::Unexilable,
                "imbloqueable" => Quality::Unblockable,
                _ => return None,
            })
        })
    }

    /// Behind “se considera”: a type, or a race, and the strength that it gains.
    fn considered(&mut self) -> Option<Ability> {
        self.phrase("un|una").then_some(())?;
        let kind = self.card_kind()?;
        let race = if self.phrase("de raza") { Some(self.race()?) } else { None };
        // “Un Aliado de Raza Héroe”: of an ally, the race alone is new.
        let kinds = if race.is_some() { Kinds::default() } else { Kinds::only(kind) };
        let mut statics = vec![Static::Consider(Filter::This, kinds, race)];
        let gains = self.attempt(|parser| {
            parser.phrase(",? y gana").then_some(())?;
            let each = parser.number()?;
            parser.phrase("a la fuerza por cada").then_some(())?;
            let head = Filter::kind(parser.card_kind()?);
            let counted = parser.counted(head)?;
            (each == 1).then_some(Static::Strength(Filter::This, Amount::Count(counted)))
        });
        statics.extend(gains);
        Some(Ability::continuous(statics))
    }

    /// What is counted behind “por cada”: cards of races that you have in play.
    fn counted(&mut self, head: Filter) -> Option<Filter> {
        let races = if self.phrase("de raza") { Some(self.races()?) } else { None };
        let yours = if self.phrase("que tengas en juego") { head.yours() } else { head };
        Some(match races {
            Some(races) => yours.and(races),
            None => yours,
        })
    }
}

impl Draft {
    /// Narrows what was chosen as targets.
    pub(crate) fn leave_out(&mut self, others: &Filter) {
        for targets in &mut self.targets {
            let filter = std::mem::replace(&mut targets.filter, Filter::Any);
            targets.filter = both(filter, others.clone());
        }
    }
}

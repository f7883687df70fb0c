//! What a card says about casting: "creature spells you cast cost {1} less to cast" (118.7), "you may pay 2 life rather
//! than pay this spell's mana cost" (118.9).

use std::sync::Arc;

use vademecum_abilities::{
    Ability, Amount, Castable, CastingChange, CastingRule, Cost, CostPart, Duration, Effect, Filter, Instruction,
    OptionalCost, Players, Zone,
};

use vademecum_machine::terms;

use super::{
    Parser,
    body::Body,
    noun::{Chosen, What},
};
use crate::{atom::Atom, place_word::PlaceWord};

impl Parser<'_> {
    /// A static ability about casting.
    pub(super) fn casting(&mut self) -> Option<Vec<Ability>> {
        let rule = self.attempt(Self::own_cost).or_else(|| self.attempt(Self::alternative_cost));
        let rule = rule
            .or_else(|| self.attempt(Self::costs_of_spells))
            .or_else(|| self.attempt(Self::cast_permission))
            .or_else(|| self.attempt(Self::loyalty_costs));
        let rule = rule.or_else(|| self.attempt(Self::prohibition)).or_else(|| self.attempt(Self::only_at))?;
        Some(vec![Ability::Casting(rule)])
    }

    /// "This spell costs {1} less to cast for each artifact you control."
    fn own_cost(&mut self) -> Option<CastingRule> {
        self.take(&Atom::ThisSpellCosts).then_some(())?;
        self.price().map(CastingRule::own)
    }

    /// "Creature spells you cast cost {1} less to cast", "spells your opponents cast cost {1} more to cast".
    fn costs_of_spells(&mut self) -> Option<CastingRule> {
        // What functions on the battlefield would do nothing on a spell.
        (!self.is_spell()).then_some(())?;
        let noun = self.noun()?;
        (noun.what == What::Spell && noun.chosen == Chosen::Bare && !noun.other).then_some(())?;
        let who = match self.next()? {
            Atom::YouCastCost => Players::You,
            Atom::OpponentsCastCost => Players::Opponents,
            _ => return None,
        };
        let says = self.price()?;
        Some(CastingRule { who, ..CastingRule::yours(Castable::Spells(noun.filter), says) })
    }

    /// Spells that you may cast "from the top of your library" (601.3), or "as though they had flash" (601.3b).
    fn cast_permission(&mut self) -> Option<CastingRule> {
        (!self.is_spell() && self.take_all(&[Atom::You, Atom::May, Atom::Cast])).then_some(())?;
        let noun = self.noun()?;
        (noun.what == What::Spell && noun.chosen == Chosen::Bare && !noun.other).then_some(())?;
        let says = match self.next()? {
            Atom::YourLibraryTop => CastingChange::From(Zone::Library, None),
            Atom::Of(PlaceWord::AsThoughFlash) => CastingChange::Flash(None),
            _ => return None,
        };
        Some(CastingRule::yours(Castable::Spells(noun.filter), says))
    }

    /// "cast it this turn", "play it this turn", behind "you may": a card that the text exiles (601.3).
    pub(super) fn may_cast_exiled(&mut self, body: &Body) -> Option<Effect> {
        let says = match self.next()? {
            Atom::Of(PlaceWord::CastItThisTurn) => CastingChange::From(Zone::Exile, None),
            Atom::Of(PlaceWord::PlayItThisTurn) => CastingChange::PlayFrom(Zone::Exile),
            _ => return None,
        };
        let card = self.it.as_ref().filter(|it| !it.several)?.moved?;
        let exiles = |of: &Instruction| matches!(&of.effect, Effect::Move(_, to) if to.zone == Zone::Exile);
        body.program.iter().any(|of| of.into == Some(card) && exiles(of)).then_some(())?;
        let what = Castable::Spells(Filter::Slot(card).and(Filter::In(Zone::Exile)));
        Some(Effect::Casting { rule: Arc::new(CastingRule::yours(what, says)), lasts: Duration::EndOfTurn })
    }

    /// "Players can't cast creature spells" (601.3), "activated abilities of creatures can't be activated" (602.5).
    fn prohibition(&mut self) -> Option<CastingRule> {
        (!self.is_spell()).then_some(())?;
        let (who, what) = if self.take(&Atom::ActivatedAbilitiesOf) {
            let noun = self.noun()?;
            (noun.what == What::Permanent && noun.chosen == Chosen::Bare && !noun.other).then_some(())?;
            let of = self.filter(&noun)?;
            self.take(&Atom::CantBeActivated).then_some(())?;
            (Players::All, Castable::Abilities { of, mana: !self.take(&Atom::UnlessManaAbilities) })
        } else {
            let who = if self.take(&Atom::OpponentsCantCast) {
                Players::Opponents
            } else {
                let noun = self.noun()?;
                let players = noun.what == What::Player && noun.chosen == Chosen::Bare && !noun.other;
                (players && self.take(&Atom::CantCast)).then_some(Players::All)?
            };
            let noun = self.noun()?;
            (noun.what == What::Spell && noun.chosen == Chosen::Bare && !noun.other).then_some(())?;
            (who, Castable::Spells(noun.filter))
        };
        Some(CastingRule { who, ..CastingRule::yours(what, CastingChange::Forbidden) })
    }

    /// "Loyalty abilities of planeswalkers you control cost an additional [+1] to activate" (606.5).
    fn loyalty_costs(&mut self) -> Option<CastingRule> {
        (!self.is_spell() && self.take(&Atom::LoyaltyAbilitiesOf)).then_some(())?;
        let noun = self.noun()?;
        let plain = noun.what == What::Permanent && noun.chosen == Chosen::Bare && !noun.other;
        let planeswalkers = noun.called == [Atom::Type(vademecum_abilities::Type::Planeswalker)];
        (plain && planeswalkers).then_some(())?;
        let Atom::CostLoyalty(more) = self.next()? else { return None };
        // Those that you control are those that you activate.
        let whose = Filter::Type(vademecum_abilities::Type::Planeswalker).yours();
        (noun.filter == whose).then_some(())?;
        Some(CastingRule::yours(Castable::LoyaltyAbilities(Filter::Any), CastingChange::MoreLoyalty(*more)))
    }

    /// "Cast this spell only before attackers are declared" (506.7).
    fn only_at(&mut self) -> Option<CastingRule> {
        self.take(&Atom::CastOnly).then_some(())?;
        Some(terms::cast_only(self.combat_time()?))
    }

    /// "{1} less to cast", "{2} more to cast", for each of something.
    fn price(&mut self) -> Option<CastingChange> {
        let Atom::Mana(mana) = self.next()? else { return None };
        // 107.3: what X is would have to be said.
        (mana.x == 0).then_some(())?;
        let more = match self.next()? {
            Atom::LessToCast => false,
            Atom::MoreToCast => true,
            _ => return None,
        };
        let times = self.for_each(Amount::Number(1))?;
        let mana = mana.clone();
        Some(if more { CastingChange::More(Cost::mana(mana), times) } else { CastingChange::Less(mana, times) })
    }

    /// "You may pay 2 life rather than pay this spell's mana cost."
    fn alternative_cost(&mut self) -> Option<CastingRule> {
        self.take_all(&[Atom::You, Atom::May]).then_some(())?;
        let cost = self.payment()?;
        (self.take(&Atom::RatherThanPay) && (self.take(&Atom::SpellManaCost) || self.take(&Atom::ItsManaCost)))
            .then(|| CastingRule::own(CastingChange::Instead(cost)))
    }

    /// An additional cost that you may pay (118.8b), if the paragraph is about that.
    pub(crate) fn optional_cost(&mut self) -> Option<OptionalCost> {
        self.attempt(|parser| {
            parser.take_all(&[Atom::AdditionalCost, Atom::Comma, Atom::You, Atom::May]).then_some(())?;
            let cost = parser.payment()?;
            parser.is_done().then_some(OptionalCost::from(cost))
        })
    }

    /// A cost behind "may": mana is paid there, as life is.
    fn payment(&mut self) -> Option<Cost> {
        let pays_mana = self.peek() == Some(&Atom::Pay) && matches!(self.ahead(1), Some(Atom::Mana(_)));
        if !pays_mana {
            // Mana alone would leave out what is done with it.
            return self.cost().filter(|cost| !cost.parts.iter().any(|part| matches!(part, CostPart::Mana(_))));
        }
        self.at += 1;
        let Atom::Mana(mana) = self.next()? else { return None };
        (mana.x == 0).then(|| Cost::mana(mana.clone()))
    }

    /// The loyalty symbol in front of an ability of a planeswalker: "+1", "−3", "0" (606.4).
    pub(super) fn loyalty(&mut self) -> Option<CostPart> {
        self.context.types.has(vademecum_abilities::Type::Planeswalker).then_some(())?;
        self.attempt(|parser| {
            let sign = match parser.peek()? {
                Atom::PlusSign => 1,
                Atom::Word(sign) if sign == "-" || sign == "−" => -1,
                _ => 0,
            };
            parser.at += usize::from(sign != 0);
            let Atom::Number(number) = parser.next()? else { return None };
            // Only nothing has no sign.
            let fits = (sign == 0) == (*number == 0) && parser.peek() == Some(&Atom::Colon);
            fits.then_some(CostPart::Loyalty(sign * number))
        })
    }
}

/// "with a single target" (115.9a).
pub(super) fn single_target() -> Filter {
    Filter::TargetCount(vademecum_abilities::Comparison::Exactly, 1)
}

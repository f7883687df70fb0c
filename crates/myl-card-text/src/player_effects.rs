//! What abilities make players do: draw, put cards from the Mazo Castillo in the Cementerio, discard, play.

use vademecum_myl::{Ability, Amount, ChosenBy, Effect, Event, Filter, Manner, Phase, Side, Targets, Which, Who};

use crate::{draft::When, parser::Parser, token::TokenKind};

impl Parser<'_> {
    /// What players do: the one who uses the ability, if nobody is named.
    pub(crate) fn of_players(&mut self) -> Option<()> {
        if self.phrase("genera|generar") {
            let oros = u8::try_from(self.number()?).ok()?;
            self.phrase("oro|oros").then_some(())?;
            let only_for = self.attempt(Self::only_for);
            self.draft.push(Effect::Generate(oros, only_for));
            return Some(());
        }
        let named = if self.phrase("tu oponente") {
            Some(Who::Opponent)
        } else if self.phrase("ambos jugadores") || self.phrase("cada jugador") {
            Some(Who::Each)
        } else {
            None
        };
        let may = self.phrase("pueden|puede");
        let must = !may && self.phrase("debe|deben");
        let who = match named {
            Some(who) => who,
            None if must => self.player_of_event()?,
            None => self.draft.doer.filter(|_| self.draft.text.last().is_some()).unwrap_or(Who::You),
        };
        if named.is_some() {
            self.draft.doer = Some(who);
        }
        self.mills(who)
            .or_else(|| self.draws(who))
            .or_else(|| self.attempt(|parser| parser.discards(who)))
            .or_else(|| self.attempt(|parser| parser.shuffles_from_graveyard()))
            .or_else(|| self.attempt(|parser| parser.plays(who, may)))
            .or_else(|| self.attempt(|parser| parser.destroys_own(who)))
    }

    /// The player whom the event was about.
    fn player_of_event(&self) -> Option<Who> {
        let of_opponent = |filter: &Filter| match filter {
            Filter::All(parts) => parts.contains(&Filter::Of(Side::Opposing)),
            filter => *filter == Filter::Of(Side::Opposing),
        };
        match &self.draft.when {
            When::Triggers(Event::Played(filter)) | When::Responds(Event::Played(filter)) if of_opponent(filter) => {
                Some(Who::Opponent)
            }
            _ => None,
        }
    }

    /// “3 cartas”, “tantas cartas como Coste tenga el Aliado”.
    fn cards_counted(&mut self) -> Option<Amount> {
        if self.phrase("tantas cartas como coste tenga") {
            let of_event = self.phrase("el aliado");
            let which = if of_event {
                Which::Event
            } else {
                self.phrase("la nueva carta afectada").then(|| self.draft.spoken_of.clone())??
            };
            return Some(Amount::CostOf(Box::new(which)));
        }
        let count = self.count()?;
        self.phrase("carta|cartas").then_some(Amount::Fixed(count.into()))
    }

    fn mills(&mut self, who: Who) -> Option<()> {
        self.attempt(|parser| {
            parser.phrase("bota|botar|bote|botan|boten").then_some(())?;
            let count = parser.cards_counted()?;
            parser.phrase("de su|tu mazo castillo");
            let mill = Effect::Mill(who, count);
            if parser.phrase("en cada fase de agrupacion") {
                // Behind what holds, this is an ability of its own.
                let each = Ability::triggered(Event::Phase(Phase::Regroup, None));
                parser.draft.others.push(Ability { text: Self::alone(mill), ..each });
            } else {
                parser.draft.push(mill);
            }
            Some(())
        })
    }

    fn draws(&mut self, who: Who) -> Option<()> {
        self.attempt(|parser| {
            parser.phrase("roba|robar|robe|roban|roben").then_some(())?;
            let up_to = parser.phrase("hasta");
            let count = parser.cards_counted()?;
            parser.draft.push(Effect::Draw { who, count, up_to });
            Some(())
        })
    }

    fn discards(&mut self, who: Who) -> Option<()> {
        self.phrase("se");
        self.phrase("descarta|descartar|descarte|descartan de?").then_some(())?;
        if self.phrase("toda su|tu mano") {
            self.draft.push(Effect::DiscardHand(who));
            return Some(());
        }
        let at_random = self.phrase("al azar");
        let count = self.count()?;
        self.phrase("carta|cartas").then_some(())?;
        let who = if self.phrase("de la mano de tu oponente") { Who::Opponent } else { who };
        self.draft.push(if at_random { Effect::DiscardAtRandom(who, count) } else { Effect::Discard(who, count) });
        Some(())
    }

    /// Cards of the Cementerio are shuffled into the Mazo Castillo.
    fn shuffles_from_graveyard(&mut self) -> Option<()> {
        self.phrase("baraja|barajar").then_some(())?;
        let count = self.count()?;
        self.phrase("carta|cartas de su|tu cementerio en su|tu mazo castillo").then_some(())?;
        self.draft.push(Effect::ShuffleFromGraveyard(count));
        Some(())
    }

    /// “Ambos jugadores pueden jugar un Aliado de su Cementerio … sin pagar su Coste”: at the same time (4.6.6).
    fn plays(&mut self, who: Who, may: bool) -> Option<()> {
        (who == Who::Each && may && self.phrase("jugar")).then_some(())?;
        let count = self.count()?;
        let filter = Filter::kind(self.card_kind()?);
        self.phrase("de su").then_some(())?;
        let zone = self.zone()?;
        self.phrase("en su linea de defensa");
        self.phrase("sin pagar su coste").then_some(())?;
        self.draft.push(Effect::PlayTogether { zone, filter, most: Some(count) });
        Some(())
    }

    /// “Tu oponente debe Destruir uno de sus Aliados”, “cada jugador Destruye 2 cartas que tenga en juego”.
    fn destroys_own(&mut self, who: Who) -> Option<()> {
        (who != Who::You).then_some(())?;
        let Some(Manner::Destroy) = self.manner_verb() else { return None };
        self.mark(&TokenKind::Comma);
        let mut of_choice = self.phrase("a su eleccion");
        self.mark(&TokenKind::Comma);
        let count = self.count()?;
        self.phrase("de sus");
        let filter = self.head()?;
        self.phrase("que tenga en juego");
        of_choice |= self.phrase("a su eleccion");
        of_choice.then_some(())?;
        if who == Who::Each {
            let chosen_by = ChosenBy::EachPlayer;
            let which = self.draft.target(Targets { filter, least: count, most: count, chosen_by });
            self.draft.push(Effect::Move(Manner::Destroy, which));
        } else {
            self.draft.push(Effect::PlayerDestroys(who, filter, count));
        }
        Some(())
    }
}

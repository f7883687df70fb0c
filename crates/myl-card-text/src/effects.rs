//! What abilities do to cards.

use std::sync::Arc;

use vademecum_myl::{
    Amount, Condition, Effect, Event, Filter, Kind, Kinds, Link, Manner, Quality, Sentence, Side, Static,
    StrengthChange, TextMode, Until, Which, Zone,
};

use crate::{
    draft::{When, manners_of},
    noun::RESERVE,
    parser::Parser,
    sentence::is_yours,
    token::TokenKind,
};

/// Words with which something is said of cards that have been named.
const PREDICATE_BEGINNINGS: &str = "pierde pierden se gana ganan no son es debe deben sea al";

/// What is said of cards, before it is known how long it is so.
enum Predicate {
    LosesAbility,
    IsAlly(Amount),
    Gains(i16),
    HasStrength(i16),
    Moves(Manner),
    MovesAtEnd(Manner),
    ChangesSide,
    TakesNoModifiers,
    MustBlock,
    Gets(Quality),
    IsOfNamedRace,
    ArePlayed(Zone),
}

impl Parser<'_> {
    /// Effects up to the end of the sentence, or as far as they can be read.
    pub(crate) fn effects(&mut self) -> Option<()> {
        self.clause()?;
        while !self.is_at_stop() {
            let more = self.attempt(|parser| {
                parser.separator().then_some(())?;
                parser.clause()
            });
            if more.is_none() {
                break;
            }
        }
        Some(())
    }

    /// What stands between two effects, and how the second one hangs on the first.
    fn separator(&mut self) -> bool {
        if self.phrase("para que?") {
            // Naming a card cannot be prevented, so that what follows does not depend on it.
            let last = self.draft.text.last().and_then(|sentence| sentence.0.last());
            let names = last.is_some_and(|clause| clause.effect == Effect::NameCard);
            self.draft.link = if names { Link::Then } else { Link::For };
            return true;
        }
        let comma = self.mark(&TokenKind::Comma);
        let and = self.phrase("y|e");
        let then = self.phrase("luego");
        (comma || and || then) && {
            self.mark(&TokenKind::Comma);
            true
        }
    }

    fn clause(&mut self) -> Option<()> {
        None.or_else(|| self.attempt(Self::modes))
            .or_else(|| self.attempt(Self::window))
            .or_else(|| self.attempt(Self::with_pronoun))
            .or_else(|| self.attempt(Self::chosen))
            .or_else(|| self.attempt(Self::found))
            .or_else(|| self.attempt(Self::named))
            .or_else(|| self.attempt(Self::conditional))
            .or_else(|| self.attempt(Self::of_players))
            .or_else(|| self.attempt(Self::moved))
            .or_else(|| self.attempt(Self::of_the_game))
            .or_else(|| self.attempt(Self::of_cards))
    }

    /// “Elige entre … o que …”, “Elige: …; o …”.
    fn modes(&mut self) -> Option<()> {
        (!self.is_in_mode && self.phrase("elige")).then_some(())?;
        let listed = self.mark(&TokenKind::Colon);
        (listed || self.phrase("entre")).then_some(())?;
        let mut modes = Vec::new();
        loop {
            self.phrase("que");
            modes.push(self.mode()?);
            let semicolon = self.mark(&TokenKind::Semicolon);
            if !self.phrase("o") && !semicolon {
                break;
            }
        }
        (modes.len() > 1).then(|| self.draft.modes = modes)
    }

    /// What one of the modes does; modes are not nested.
    fn mode(&mut self) -> Option<TextMode> {
        let outer = self.draft.clone();
        self.draft.targets = Vec::new();
        self.draft.text = Vec::new();
        self.draft.begins_sentence = true;
        self.is_in_mode = true;
        let read = self.effects();
        self.is_in_mode = false;
        let inner = std::mem::replace(&mut self.draft, outer);
        read.map(|()| TextMode { targets: inner.targets, text: inner.text })
    }

    /// What the windows of the procedures are for: prevent, cancel, annul, redirect (4.7–4.10).
    fn window(&mut self) -> Option<()> {
        if self.phrase("prevenir|preven que") {
            return self.prevention();
        }
        if self.phrase("cancelar|cancela esa habilidad") {
            self.draft.push(Effect::Cancel);
        } else if self.phrase("cancelarlo") {
            (self.draft.when == When::Responds(Event::AttackDeclared(Side::Opposing))).then_some(())?;
            self.draft.push(Effect::CancelAttack);
        } else if self.phrase("cancelar|cancela el ataque de") {
            let which = self.fighting(Filter::Attacking)?;
            self.draft.push(Effect::CancelAttackOf(which));
        } else if self.phrase("cancelar|cancela el bloqueo de") {
            let which = self.fighting(Filter::Blocking)?;
            self.draft.push(Effect::CancelBlockOf(which));
        } else if self.phrase("anular|anula a? ese|esa talisman|carta") {
            self.draft.push(Effect::Annul);
        } else if self.phrase("dirigir|dirige esa habilidad a") {
            let which = self.cards_meant()?;
            self.draft.push(Effect::Redirect(which));
        } else if self.phrase("redirige|redirigir un efecto oponente que afecte a?") {
            let affected = self.noun()?.filter;
            self.phrase("a").then_some(())?;
            self.respond_to(Event::WouldBeAffected(affected))?;
            let which = self.cards_meant()?;
            self.draft.push(Effect::Redirect(which));
        } else {
            return None;
        }
        Some(())
    }

    fn fighting(&mut self, role: Filter) -> Option<Which> {
        let mut noun = self.noun()?;
        noun.filter = noun.filter.and(role);
        Some(self.which(noun))
    }

    /// The event that an effect itself names: nothing else has been said of when.
    fn respond_to(&mut self, event: Event) -> Option<()> {
        (self.draft.when == When::Unsaid).then(|| self.draft.when = When::Responds(event))
    }

    /// Behind “prevenir que”.
    fn prevention(&mut self) -> Option<()> {
        let card = if self.phrase("@") { Filter::This } else { self.noun().map_or(Filter::This, |noun| noun.filter) };
        let by = if self.phrase("salga del juego") {
            Manner::ALL
        } else {
            self.phrase("sea").then_some(())?;
            manners_of(&self.manners()?)?
        };
        let only_opposing_abilities = self.phrase("por una habilidad oponente");
        self.respond_to(Event::WouldLeave { card, by, only_opposing_abilities })?;
        self.draft.push(Effect::Prevent);
        Some(())
    }

    /// What a pronoun at the end of a verb means: the last cards spoken of, else the card itself.
    fn pronoun(&self) -> Which {
        self.draft.spoken_of.clone().unwrap_or(Which::This)
    }

    /// “Jugarlo”, “ponla”, “barájala”.
    fn with_pronoun(&mut self) -> Option<()> {
        let effect = self.done_to_it()?;
        self.draft.push(effect);
        Some(())
    }

    fn done_to_it(&mut self) -> Option<Effect> {
        let it = self.pronoun();
        if self.phrase("jugarlo|jugarla|juegalo|juegala") {
            self.phrase("en tu linea de defensa");
            let free = self.phrase("sin pagar su coste");
            return (free || self.phrase("pagando su coste")).then_some(Effect::Play { which: it, free });
        }
        if self.phrase("subirlo|subirla|subelo|subela a tu mano") {
            return Some(Effect::Move(Manner::Raise, it));
        }
        if self.phrase("barajarlo|barajarla|barajalo|barajala") {
            self.phrase("en el|tu mazo castillo");
            let is_looked_at = matches!(it, Which::Slot(_));
            return Some(if is_looked_at { Effect::ShuffleIn(it) } else { Effect::Move(Manner::Shuffle, it) });
        }
        self.phrase("ponlo|ponla|ponerlo|ponerla en").then_some(())?;
        if self.phrase("juego") {
            return Some(Effect::PutInPlay(it));
        }
        self.phrase("tu").then_some(())?;
        let zone = self.zone()?;
        if zone.is_in_play() && !self.is_mine(&it) {
            Some(Effect::GainControl(it))
        } else {
            Some(Effect::PutIn(zone, it))
        }
    }

    /// Whether cards are the player's own: targets of that description, and what was found.
    fn is_mine(&self, which: &Which) -> bool {
        match which {
            Which::Target(place) => {
                self.draft.targets.get(usize::from(*place)).is_some_and(|targets| is_yours(&targets.filter))
            }
            Which::This | Which::Slot(_) => true,
            Which::Event | Which::Carrier | Which::All(_) => false,
        }
    }

    /// A zone, without whose.
    pub(crate) fn zone(&mut self) -> Option<Zone> {
        let zones = [
            ("linea de defensa", Zone::Defence),
            ("linea de ataque", Zone::Attack),
            ("linea de apoyo", Zone::Support),
            ("reserva de oro", Zone::Reserve),
            ("mazo castillo", Zone::Deck),
            ("mano", Zone::Hand),
            ("cementerio", Zone::Graveyard),
            ("zona de? destierro", Zone::Exile),
            ("destierro", Zone::Exile),
        ];
        zones.into_iter().find_map(|(words, zone)| self.phrase(words).then_some(zone))
    }

    /// “Elige un Oro … y ponlo …”: chosen as a target.
    fn chosen(&mut self) -> Option<()> {
        self.phrase("elige|elegir").then_some(())?;
        let noun = self.noun()?;
        self.which(noun);
        self.phrase("y").then_some(())?;
        self.with_pronoun()
    }

    /// “Buscar un Oro en tu Mazo Castillo”, “mira la primera carta”.
    fn found(&mut self) -> Option<()> {
        if self.phrase("busca|buscar") {
            let place = self.attempt(Self::in_my_zone);
            let filter = self.noun()?.filter;
            let zone = match place {
                Some(zone) => zone,
                None => self.in_my_zone()?,
            };
            let slot = self.draft.take_slot();
            self.draft.push(Effect::Search { zone, filter, slot });
            self.draft.spoken_of = Some(Which::Slot(slot));
            return Some(());
        }
        if self.phrase("mira|mirar|toma|tomar la|las") {
            let count = if self.phrase("primera carta") {
                1
            } else {
                let count = u8::try_from(self.number()?).ok()?;
                (self.phrase("primeras cartas") || self.phrase("cartas superiores")).then_some(count)?
            };
            self.phrase("de tu mazo castillo").then_some(())?;
            let slot = self.draft.take_slot();
            self.draft.push(Effect::LookAtTop(count, slot));
            self.draft.spoken_of = Some(Which::Slot(slot));
            return Some(());
        }
        // One of the cards to a zone, the others to another one.
        self.phrase("poner|pon una en tu").then_some(())?;
        let Some(Which::Slot(from)) = self.draft.spoken_of else { return None };
        let first = self.zone()?;
        self.phrase("y las otras|demas en tu").then_some(())?;
        let rest = self.zone()?;
        let one = self.draft.take_slot();
        self.draft.push(Effect::ChooseFrom(from, one));
        self.draft.push(Effect::PutIn(first, Which::Slot(one)));
        self.draft.push(Effect::PutIn(rest, Which::Slot(from)));
        Some(())
    }

    fn in_my_zone(&mut self) -> Option<Zone> {
        self.phrase("en tu").then(|| self.zone())?
    }

    /// “Nombra una carta”, “un tipo de carta”, “una Raza”; and what is said of what was named.
    fn named(&mut self) -> Option<()> {
        if self.phrase("nombra|nombrar") {
            let effect = if self.phrase("un tipo de carta que no sea") {
                Effect::NameKind(self.card_kinds()?)
            } else if self.phrase("una raza de") {
                let cards = Filter::kind(self.card_kind()?);
                Effect::NameRace(if self.phrase("que tengas en juego") { cards.yours() } else { cards })
            } else {
                self.phrase("una carta").then_some(Effect::NameCard)?
            };
            self.draft.push(effect);
            return Some(());
        }
        self.phrase("esta y sus copias pierdan|pierden su habilidad").then_some(())?;
        let until = self.duration()?;
        self.draft.push(Effect::NamedLoseAbility(until));
        Some(())
    }

    /// “Si es de ese tipo, …”: the next sentence says what happens if it is not.
    fn conditional(&mut self) -> Option<()> {
        self.phrase("si es de ese tipo ,?").then_some(())?;
        let Some(Which::Slot(slot)) = self.draft.spoken_of else { return None };
        let then = self.done_to_it()?;
        self.draft.condition = Some((Condition::OfNamedKind(slot), then));
        Some(())
    }

    /// “Si no lo es, …”.
    pub(crate) fn otherwise(&mut self) -> Option<()> {
        self.phrase("si no lo es ,?").then_some(())?;
        let (condition, then) = self.draft.condition.take()?;
        let otherwise = self.done_to_it()?;
        self.draft.begins_sentence = false;
        self.draft.push(Effect::If(condition, Box::new(then), Box::new(otherwise)));
        Some(())
    }

    /// A verb by which a player makes cards leave play.
    pub(crate) fn manner_verb(&mut self) -> Option<Manner> {
        self.word_as(|word| {
            Some(match word {
                "destruye" | "destruir" | "destruya" => Manner::Destroy,
                "destierra" | "desterrar" | "destierre" => Manner::Exile,
                "baraja" | "barajar" | "baraje" => Manner::Shuffle,
                "sube" | "subir" | "suba" => Manner::Raise,
                _ => return None,
            })
        })
    }

    /// “Destruye un Aliado oponente”.
    fn moved(&mut self) -> Option<()> {
        let manner = self.manner_verb()?;
        if manner == Manner::Raise {
            if self.phrase("a la mano de tu oponente") {
                self.draft.possessor = Side::Opposing;
            } else {
                self.phrase("a la|tu mano");
            }
        }
        let which = self.cards_meant()?;
        match manner {
            Manner::Raise => self.phrase("a tu|su mano"),
            Manner::Shuffle => self.phrase("en su|tu|el mazo castillo"),
            Manner::Destroy | Manner::Exile | Manner::Put => false,
        };
        self.draft.push(Effect::Move(manner, which));
        Some(())
    }

    /// What is said of the whole game, or of the card itself without its name.
    fn of_the_game(&mut self) -> Option<()> {
        if self.phrase("no se pueden|podran|puede|podra jugar") {
            let nobody_plays = Static::NobodyPlays(Filter::Kind(self.card_kinds()?));
            if self.phrase("por el resto del juego") {
                self.draft.push(Effect::Lasting(Arc::new(nobody_plays)));
                return Some(());
            }
            return self.holds(nobody_plays);
        }
        if self.phrase("solo se puede declarar un aliado atacante por turno") {
            return self.holds(Static::OneAttacker);
        }
        let effect = if self.phrase("duplica|duplicar su fuerza") {
            Effect::Strength(Which::This, StrengthChange::Double, self.duration().unwrap_or(Until::FinalPhase))
        } else if self.phrase("cambia|cambiar su fuerza por su coste") {
            let change = StrengthChange::Base(Amount::OwnCost);
            Effect::Strength(Which::This, change, self.duration().unwrap_or(Until::FinalPhase))
        } else if self.phrase("haga|haz dano al mazo castillo oponente como si no hubiese|hubiera sido bloqueado") {
            Effect::DamageAsUnblocked(Which::This)
        } else {
            return None;
        };
        self.draft.push(effect);
        Some(())
    }

    /// A continuous ability holds.
    fn holds(&mut self, said: Static) -> Option<()> {
        self.draft.is_continuous(self.kind).then(|| self.draft.statics.push(said))
    }

    /// “Tus Tótems pierden su Habilidad y se consideran …”: what is said of cards.
    fn of_cards(&mut self) -> Option<()> {
        let comes_back = self.attempt(|parser| {
            parser.phrase("el|la").then(|| parser.head())??;
            parser.phrase("vuelve a la linea de defensa oponente").then_some(())
        });
        if comes_back.is_some() {
            self.draft.push(Effect::ReturnTaken);
            return Some(());
        }
        self.phrase("durante el turno");
        let subject = self.cards_meant()?;
        let mut said = Vec::new();
        loop {
            let predicate = self.predicate(&subject)?;
            let until = self.duration();
            said.push((predicate, until));
            if let Some((Predicate::Gets(_), until)) = said.last_mut()
                && let Some(quality) = self.attempt(|parser| parser.phrase("e|y").then(|| parser.quality())?)
            {
                *until = None;
                said.push((Predicate::Gets(quality), self.duration()));
            }
            let more = self.attempt(|parser| {
                parser.mark(&TokenKind::Comma);
                (parser.phrase("y") && parser.begins_predicate()).then_some(())
            });
            if more.is_none() {
                break;
            }
        }
        // What lasts is said once, for all of it.
        let common = said.iter().find_map(|(_, until)| *until);
        self.draft.is_indicative |= self.draft.text.is_empty() && self.draft.modes.is_empty();
        said.into_iter().try_for_each(|(predicate, until)| self.say(&subject, predicate, until.or(common)))
    }

    /// Whether the next words are said of the same cards.
    fn begins_predicate(&self) -> bool {
        PREDICATE_BEGINNINGS.split(' ').any(|word| self.looks_at(word))
    }

    fn predicate(&mut self, subject: &Which) -> Option<Predicate> {
        let at_end = self.phrase("al final del turno");
        if self.phrase("pierde|pierden|pierda|pierdan su|sus habilidad|habilidades") {
            return Some(Predicate::LosesAbility);
        }
        if self.phrase("se considera|consideran|considere un? aliado|aliados con fuerza igual") {
            return self.attempt(Self::equal_to).map(Predicate::IsAlly);
        }
        if self.phrase("gana|ganan|gane|ganen") {
            let change = self.number()?;
            return self.phrase("a la fuerza").then_some(Predicate::Gains(change));
        }
        if self.phrase("tenga|tengan fuerza") {
            return self.number().map(Predicate::HasStrength);
        }
        if self.phrase("no puede|pueden recibir modificadores de fuerza") {
            return Some(Predicate::TakesNoModifiers);
        }
        if self.phrase("debe|deben ser declarado|declarados bloqueador|bloqueadores") {
            return Some(Predicate::MustBlock);
        }
        if self.phrase("debe|deben ser") || self.phrase("es|son") {
            if let [manner] = self.attempt(Self::manners).unwrap_or_default()[..] {
                return Some(if at_end { Predicate::MovesAtEnd(manner) } else { Predicate::Moves(manner) });
            }
            return None;
        }
        if self.phrase("pasa a tu") {
            let zone = self.zone()?;
            return (zone.is_in_play() && !self.is_mine(subject)).then_some(Predicate::ChangesSide);
        }
        if self.phrase("sea|sean") {
            return self.quality().map(Predicate::Gets);
        }
        if self.phrase("sera|seran|es|son de esa raza") {
            return Some(Predicate::IsOfNamedRace);
        }
        if self.phrase("en ambas zonas de") {
            let zone = self.zone()?;
            return self.phrase("son jugados|jugadas sin pagar su coste").then_some(Predicate::ArePlayed(zone));
        }
        None
    }

    /// “A su Coste”, “al número de Oros en tu Reserva de Oro”.
    fn equal_to(&mut self) -> Option<Amount> {
        if self.phrase("a su coste") {
            return Some(Amount::OwnCost);
        }
        self.phrase("al numero de").then_some(())?;
        let counted = Filter::kind(self.card_kind()?);
        self.phrase("en tu reserva de oro").then(|| Amount::Count(counted.yours().and(Filter::In(RESERVE))))
    }

    /// How long it is so (4.6.10).
    pub(crate) fn duration(&mut self) -> Option<Until> {
        if self.phrase("hasta la fase final") {
            Some(Until::FinalPhase)
        } else if self.phrase("hasta tu proxima fase de vigilia") {
            Some(Until::NextVigil)
        } else if self.phrase("hasta el final de la? guerra de talismanes") {
            Some(Until::EndOfWar)
        } else if self.phrase("mientras @ este en juego") {
            Some(Until::ThisLeavesPlay)
        } else if self.phrase("permanentemente")
            || self.phrase("por el resto del juego")
            || self.phrase("hasta salir del juego")
        {
            Some(Until::LeavesPlay)
        } else {
            None
        }
    }

    /// Adds what is said of cards: as something that holds, or as an effect.
    fn say(&mut self, subject: &Which, predicate: Predicate, until: Option<Until>) -> Option<()> {
        let filter = match subject {
            Which::All(filter) => Some(filter.clone()),
            Which::This => Some(Filter::This),
            Which::Carrier => Some(Filter::Carrier),
            Which::Event | Which::Target(_) | Which::Slot(_) => None,
        };
        if let Some(filter) = filter.filter(|_| self.draft.is_continuous(self.kind) && until.is_none()) {
            return self.holds(match predicate {
                Predicate::LosesAbility => Static::LoseAbility(filter),
                Predicate::Gains(change) => Static::Strength(filter, Amount::Fixed(change)),
                Predicate::TakesNoModifiers => Static::NoModifiers(filter),
                _ => return None,
            });
        }
        let which = subject.clone();
        let strength = |change| Effect::Strength(which.clone(), change, until.unwrap_or(Until::FinalPhase));
        let effect = match predicate {
            Predicate::LosesAbility => Effect::LoseAbility(which, until.unwrap_or(Until::LeavesPlay)),
            Predicate::IsAlly(strength) => Effect::ConsiderAlly(which, Arc::new(strength), until?),
            Predicate::Gains(change) => strength(StrengthChange::Add(Amount::Fixed(change))),
            Predicate::HasStrength(set) => strength(StrengthChange::Set(Amount::Fixed(set))),
            Predicate::Moves(manner) => Effect::Move(manner, which),
            Predicate::MovesAtEnd(manner) => Effect::InFinalPhase(Box::new(Effect::Move(manner, which))),
            Predicate::ChangesSide => Effect::GainControl(which),
            Predicate::MustBlock => Effect::MustBlock(which),
            Predicate::Gets(quality) => Effect::Gain(which, quality, until?),
            Predicate::IsOfNamedRace => Effect::ConsiderRace(which, until.unwrap_or(Until::FinalPhase)),
            Predicate::ArePlayed(zone) => {
                let Which::All(filter) = which else { return None };
                Effect::PlayTogether { zone, filter, most: None }
            }
            Predicate::TakesNoModifiers => return None,
        };
        self.draft.push(effect);
        Some(())
    }

    /// An effect that takes place later: “ponlo en tu Reserva de Oro”, “ese Aliado debe ser Desterrado”.
    pub(crate) fn later_effect(&mut self) -> Option<Effect> {
        if let Some(effect) = self.attempt(Self::done_to_it) {
            return Some(effect);
        }
        let which = self.cards_meant()?;
        self.phrase("debe ser").then_some(())?;
        match self.manners()?[..] {
            [manner] => Some(Effect::Move(manner, which)),
            _ => None,
        }
    }

    /// A sentence of one effect that another ability has.
    pub(crate) fn alone(effect: Effect) -> Vec<Sentence> {
        vec![Sentence(vec![vademecum_myl::Clause { link: Link::Then, effect }])]
    }

    /// “Para pagar el Coste de un Tótem”.
    pub(crate) fn only_for(&mut self) -> Option<Kinds> {
        self.phrase("para pagar el coste de un|una").then(|| self.card_kind())?.map(|kind: Kind| Kinds::only(kind))
    }
}

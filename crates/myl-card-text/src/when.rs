//! When an ability works, is used or is triggered: what stands before what it does.

use vademecum_myl::{Event, Filter, Kind, Manner, Moment, Place, Side, Zone};

use crate::{
    draft::{When, manners_of},
    parser::Parser,
    token::TokenKind,
};

impl Parser<'_> {
    /// Everything that stands before what the ability does.
    pub(crate) fn circumstances(&mut self) -> Option<()> {
        loop {
            if self.is_at_stop() {
                return None;
            }
            let more = self.attempt(|parser| {
                if !parser.mark(&TokenKind::Comma) {
                    parser.phrase("y");
                }
                parser.circumstance()
            });
            if more.is_none() {
                self.mark(&TokenKind::Comma);
                return Some(());
            }
        }
    }

    fn circumstance(&mut self) -> Option<()> {
        if self.phrase("solo? una vez por turno") {
            self.draft.is_once_per_turn = true;
            return Some(());
        }
        if self.phrase("en tu|su fase de vigilia") {
            self.draft.moments.push(Moment::OwnVigil);
            return Some(());
        }
        if self.phrase("en guerra de talismanes") {
            self.draft.moments.push(Moment::War);
            return Some(());
        }
        self.place().or_else(|| self.trigger()).or_else(|| self.response())
    }

    /// “Mientras esté en juego”, “si está en tu Cementerio”: where its card must be.
    fn place(&mut self) -> Option<()> {
        self.attempt(|parser| {
            if parser.phrase("mientras tengas @ en juego") {
                return Some(());
            }
            parser.phrase("mientras|si @? este|esta").then_some(())?;
            if parser.phrase("en juego") {
                return Some(());
            }
            let zone = if parser.phrase("en tu reserva de oro") {
                Zone::Reserve
            } else if parser.phrase("en tu cementerio") {
                Zone::Graveyard
            } else {
                return None;
            };
            parser.draft.place = Place::Zone(zone);
            Some(())
        })
    }

    /// “Cuando”, “cada vez que”, “si” (4.6.4).
    fn trigger(&mut self) -> Option<()> {
        let event = self.attempt(|parser| {
            let each = parser.phrase("cada vez que");
            (each || parser.phrase("cuando|si")).then_some(())?;
            if parser.phrase("tu oponente juegue|juega") {
                let played = parser.noun()?.filter;
                return Some(Event::Played(played.and(Filter::Of(Side::Opposing))));
            }
            parser.phrase("@");
            if parser.phrase("entre|entra y salga|sale del juego")
                || parser.phrase("entre|entra o salga|sale del juego")
            {
                Some(Event::EntersOrLeaves(Filter::This))
            } else if parser.phrase("entra|entre en juego") {
                Some(Event::Enters(Filter::This))
            } else if parser.phrase("sale|salga del juego") {
                Some(Event::Leaves(Filter::This))
            } else if parser.phrase("es|sea declarado atacante") {
                Some(Event::Attacks(Filter::This))
            } else if parser.phrase("es|sea declarado bloqueador") {
                Some(Event::Blocks(Filter::This))
            } else {
                None
            }
        })?;
        self.draft.when = When::Triggers(event);
        Some(())
    }

    /// “En respuesta a” (4.11).
    fn response(&mut self) -> Option<()> {
        let event = self.attempt(|parser| {
            if parser.phrase("en respuesta al ataque oponente") {
                return Some(Event::AttackDeclared(Side::Opposing));
            }
            parser.phrase("en respuesta a").then_some(())?;
            if parser.phrase("la declaracion de ataque oponente") {
                return Some(Event::AttackDeclared(Side::Opposing));
            }
            if parser.phrase("la declaracion de bloqueo oponente") {
                return Some(Event::BlockDeclared(Side::Opposing));
            }
            parser.phrase("que").then_some(())?;
            if parser.phrase("tu oponente juegue alguna|una habilidad que afecte a?") {
                return Some(Event::WouldBeAffected(parser.noun()?.filter));
            }
            if parser.phrase("tu oponente juegue") {
                return Some(Event::Played(parser.noun()?.filter.and(Filter::Of(Side::Opposing))));
            }
            let subject =
                if parser.phrase("@") { Filter::This } else { parser.noun().map_or(Filter::This, |noun| noun.filter) };
            if parser.phrase("utilice su habilidad") {
                return Some(Event::UsesAbility(subject));
            }
            parser.phrase("sea").then_some(())?;
            if parser.phrase("bloqueado|bloqueada") {
                return Some(Event::IsBlocked(subject));
            }
            Some(Event::LeavesBy(subject, manners_of(&parser.manners()?)?))
        })?;
        self.draft.when = When::Responds(event);
        Some(())
    }

    /// “Destruido o Desterrado”.
    pub(crate) fn manners(&mut self) -> Option<Vec<Manner>> {
        let mut manners = vec![self.manner()?];
        while let Some(manner) = self.attempt(|parser| parser.phrase("o|ni").then(|| parser.manner())?) {
            manners.push(manner);
        }
        Some(manners)
    }

    fn manner(&mut self) -> Option<Manner> {
        self.word_as(|word| {
            Some(match word.trim_end_matches('s') {
                "destruido" | "destruida" => Manner::Destroy,
                "desterrado" | "desterrada" => Manner::Exile,
                "barajado" | "barajada" => Manner::Shuffle,
                "subido" | "subida" => Manner::Raise,
                _ => return None,
            })
        })
    }

    /// Whether the card is a Talismán, whose text is one ability.
    pub(crate) fn is_talisman(&self) -> bool {
        self.kind == Kind::Talisman
    }
}

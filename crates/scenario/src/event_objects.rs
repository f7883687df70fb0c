//! What the objects of an event are called in its sentence.

use vademecum_locale::{FluentArgs, FluentValue, format_message};
use vademecum_machine::{Deed, Note};

use crate::{
    story::Teller,
    told::{Joined, Source, ToldEvent, objects},
};

impl Teller<'_> {
    /// What an object of an event is called in its sentence.
    pub(crate) fn object_of(&self, told: &ToldEvent, place: usize) -> String {
        let (Some(id), Some(face)) = (objects(&told.event)[place], told.faces[place]) else { return "?".to_owned() };
        // Which of several it is would be told of the other one.
        match told.event {
            Deed::Note(Note::Copied(..)) if !told.is_of_ability => self.face(face).into_owned(),
            Deed::Note(Note::Ceased(_)) if !told.is_token => self.face(face).into_owned(),
            Deed::Note(Note::Copied(..) | Note::Ceased(_)) => self.object_name(id, face),
            _ if told.are_copies[place] => {
                let mut args = FluentArgs::new();
                args.set("card", self.face(face));
                format_message(self.lang, "story-copy", &args)
            }
            _ => self.designation_phrase(face).map_or_else(|| self.object_name(id, face), str::to_owned),
        }
    }

    /// What an object that transforms was called before and is called now, if it has two names.
    pub(crate) fn transformed(&self, told: &ToldEvent) -> [String; 2] {
        let now = self.object_of(told, 0);
        let cards = &self.scenario.arrangement.setup.cards;
        let (Some(card), Some(face)) = (told.cards[0], told.faces[0]) else { return [now, "none".to_owned()] };
        match cards.faces(card).find(|&other| cards.values(other).name != cards.values(face).name) {
            Some(before) => [self.face(before).into_owned(), now],
            None => [now, "none".to_owned()],
        }
    }

    /// What counters a spell or ability.
    pub(crate) fn countered_by(&self, told: &ToldEvent) -> Vec<(&'static str, FluentValue<'static>)> {
        let (how, source) = match told.countered_by {
            Some(Source { object, face, is_ability }) => {
                (if is_ability { "ability" } else { "spell" }, self.object_name(object, face))
            }
            None => ("none", String::new()),
        };
        vec![("by", how.into()), ("source", source.into())]
    }

    /// What a creature attacks or blocks that was not declared.
    pub(crate) fn joined(&self, told: &ToldEvent) -> Vec<(&'static str, FluentValue<'static>)> {
        let (how, whom) = match told.joins {
            Some(Joined::AttacksPlayer(player)) => ("attacks-player", self.player(player).to_owned()),
            Some(Joined::Attacks(id, face)) => ("attacks", self.object_name(id, face)),
            Some(Joined::Blocks(id, face)) => ("blocks", self.object_name(id, face)),
            None => ("none", String::new()),
        };
        vec![("how", how.into()), ("whom", whom.into())]
    }
}

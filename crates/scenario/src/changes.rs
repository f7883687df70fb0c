//! What continuous effects change, in the reader's language.

use vademecum_locale::{FluentArgs, FluentValue, format_message};
use vademecum_machine::{AppliedChange, keywords};

use crate::{
    story::{Teller, in_language},
    told::ToldEvent,
};

impl Teller<'_> {
    /// The sentences that tell what a continuous effect changes as it begins.
    pub(crate) fn changes(&self, told: &ToldEvent) -> String {
        let mut sentences: Vec<String> = told.changes.iter().map(|change| self.change(told, *change)).collect();
        sentences.dedup();
        sentences.join(" ")
    }

    /// The sentence for one change. The new controller of an object is told by `Note::TookControl`, not here.
    fn change(&self, told: &ToldEvent, change: AppliedChange) -> String {
        let size = |power: i32, toughness: i32, sign: bool| {
            let size = if sign { format!("{power:+}/{toughness:+}") } else { format!("{power}/{toughness}") };
            vec![("size", FluentValue::from(size))]
        };
        let keyword = |keyword| {
            let names = keywords::names(keyword).map_or("?", |names| in_language(names, self.lang));
            vec![("keyword", FluentValue::from(names))]
        };
        let (key, more) = match change {
            AppliedChange::Set(power, toughness) => ("story-effect-sets-size", size(power, toughness, false)),
            AppliedChange::Modify(power, toughness) => ("story-effect-modifies-size", size(power, toughness, true)),
            AppliedChange::Switch => ("story-effect-switches-size", vec![]),
            AppliedChange::Gain(gained) => ("story-effect-gives", keyword(gained)),
            AppliedChange::Lose(lost) => ("story-effect-takes", keyword(lost)),
            AppliedChange::LoseAbilities => ("story-effect-takes-all", vec![]),
            AppliedChange::Control | AppliedChange::Other => ("story-effect-began", vec![]),
        };
        let mut args: FluentArgs<'_> = more.into_iter().collect();
        args.set("card", self.object_of(told, 0));
        format_message(self.lang, key, &args)
    }
}

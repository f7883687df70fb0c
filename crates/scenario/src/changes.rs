//! What continuous effects change, in the reader's language.

use vademecum_abilities::{Color, Colors, Subtype, Subtypes, Supertypes, Type, Types};
use vademecum_card_compiler::{write_subtype, write_type_line};
use vademecum_locale::{FluentArgs, FluentValue, format_message, format_names};
use vademecum_machine::{AppliedChange, PlayerId, keywords};
use vademecum_vocab::Lang;

use crate::{
    phrases::join_articles,
    story::{Teller, in_language, yes_no},
    told::ToldEvent,
};

impl Teller<'_> {
    /// The sentences that tell what a continuous effect changes as it begins; `None` if that is told apart. That there is an
    /// effect is told only where nothing else can be said.
    pub(crate) fn changes(&self, told: &ToldEvent) -> Option<String> {
        let has_words = told.changes.iter().any(|change| *change != AppliedChange::Other);
        let is_told = |change: &&AppliedChange| !has_words || **change != AppliedChange::Other;
        let changes = joined(told.changes.iter().filter(is_told).copied());
        let mut sentences: Vec<String> = changes.into_iter().map(|change| self.change(told, change)).collect();
        sentences.dedup();
        (!sentences.is_empty()).then(|| sentences.join(" "))
    }

    /// The arguments that say which player controls the first object of an event from now on, and whether that is its owner.
    pub(crate) fn new_controller(
        &self,
        told: &ToldEvent,
        player: PlayerId,
    ) -> Vec<(&'static str, FluentValue<'static>)> {
        let is_owner = told.owner == Some(player);
        vec![("player", self.player(player).to_owned().into()), ("owner", yes_no(is_owner).into())]
    }

    /// The sentence for one change.
    fn change(&self, told: &ToldEvent, change: AppliedChange) -> String {
        let size = |power: i32, toughness: i32, sign: bool| {
            let signed = |n: i32, other: i32| if n == 0 && other < 0 { "-0".to_owned() } else { format!("{n:+}") };
            let size = match sign {
                true => format!("{}/{}", signed(power, toughness), signed(toughness, power)),
                false => format!("{power}/{toughness}"),
            };
            vec![("size", FluentValue::from(size))]
        };
        let keyword = |keyword| {
            let names = keywords::names(keyword).map_or("?", |names| in_language(names, self.lang));
            vec![("keyword", FluentValue::from(names))]
        };
        let (key, more) = match change {
            AppliedChange::Set(power, toughness) => ("story-effect-sets-size", size(power, toughness, false)),
            AppliedChange::SetPower(power) => ("story-effect-sets-power", vec![("power", power.to_string().into())]),
            AppliedChange::SetToughness(toughness) => {
                ("story-effect-sets-toughness", vec![("toughness", toughness.to_string().into())])
            }
            AppliedChange::Modify(power, toughness) => ("story-effect-modifies-size", size(power, toughness, true)),
            AppliedChange::Switch => ("story-effect-switches-size", vec![]),
            AppliedChange::Gain(gained) => ("story-effect-gives", keyword(gained)),
            AppliedChange::GainProtection(colors) if colors.is_empty() => ("story-effect-protects", vec![]),
            AppliedChange::GainProtection(colors) => ("story-effect-protects-from", self.qualities(colors)),
            AppliedChange::GainProtectionFromType(of) => {
                ("story-effect-protects-from-type", vec![("type", type_key(of).into())])
            }
            AppliedChange::Lose(lost) => ("story-effect-takes", keyword(lost)),
            AppliedChange::GainAbility(text) => {
                let quoted = self.scenario.quoted_text(text, self.lang);
                let is_known = yes_no(quoted.is_some());
                (
                    "story-effect-gives-ability",
                    vec![("known", is_known.into()), ("text", quoted.unwrap_or_default().into())],
                )
            }
            AppliedChange::GainActivatedOf(face) => {
                ("story-effect-gives-activated", vec![("other", FluentValue::from(self.face(face).into_owned()))])
            }
            AppliedChange::LoseAbilities => ("story-effect-takes-all", vec![]),
            AppliedChange::Control(player) => ("story-control", self.new_controller(told, player)),
            AppliedChange::Copy(face) => {
                ("story-effect-copies", vec![("other", FluentValue::from(self.face(face).into_owned()))])
            }
            AppliedChange::Text => ("story-effect-changes-text", vec![]),
            AppliedChange::AddTypes(types, subtypes) => ("story-effect-adds-types", self.types(types, subtypes)),
            AppliedChange::SetTypes(set) => ("story-effect-sets-types", self.types(set, Subtypes::NONE)),
            AppliedChange::SetLandTypes(set) => ("story-effect-sets-land-types", self.types(Types::NONE, set)),
            AppliedChange::RemoveTypes(removed) => ("story-effect-removes-types", self.types(removed, Subtypes::NONE)),
            AppliedChange::SetColors(colors) if colors.is_empty() => ("story-effect-takes-colors", vec![]),
            AppliedChange::SetColors(colors) => ("story-effect-sets-colors", self.colors(colors)),
            AppliedChange::AddColors(colors) => ("story-effect-adds-colors", self.colors(colors)),
            AppliedChange::CantAttack => ("story-effect-cant-attack", vec![]),
            AppliedChange::CantBlock => ("story-effect-cant-block", vec![]),
            AppliedChange::CantBeBlocked => ("story-effect-cant-be-blocked", vec![]),
            AppliedChange::MustAttack => ("story-effect-must-attack", vec![]),
            AppliedChange::MustBlock => ("story-effect-must-block", vec![]),
            AppliedChange::MustBeBlocked => ("story-effect-must-be-blocked", vec![]),
            AppliedChange::CantActivate => ("story-effect-cant-activate", vec![]),
            AppliedChange::Goaded => ("story-effect-goads", vec![]),
            AppliedChange::DoesntUntap => ("story-effect-doesnt-untap", vec![]),
            AppliedChange::Other => ("story-effect-began", vec![]),
        };
        let mut args: FluentArgs<'_> = more.into_iter().collect();
        args.set("card", self.object_of(told, 0));
        join_articles(&format_message(self.lang, key, &args), self.lang)
    }

    /// Types inside a sentence: "a Zombie artifact creature", «criatura artefacto Zombie».
    fn types(&self, types: Types, subtypes: Subtypes) -> Vec<(&'static str, FluentValue<'static>)> {
        let card_types = write_type_line(Supertypes::NONE, types, std::iter::empty(), self.lang).to_lowercase();
        let known = (0..=u8::MAX).map(Subtype).filter(|&one| subtypes.has(one));
        let names = known.filter_map(|one| self.scenario.subtypes.name(one));
        let names = names.map(|name| write_subtype(name, self.lang)).collect::<Vec<&str>>().join(" ");
        let [first, last] = if self.lang == Lang::En { [names, card_types] } else { [card_types, names] };
        let all = format!("{first} {last}").trim().to_owned();
        let article = match self.lang {
            Lang::En if all.starts_with(['a', 'e', 'i', 'o', 'A', 'E', 'I', 'O']) => "an ",
            Lang::En => "a ",
            Lang::Es | Lang::Pt => "",
        };
        vec![("types", format!("{article}{all}").into())]
    }

    /// The names of colors.
    fn colors(&self, colors: Colors) -> Vec<(&'static str, FluentValue<'static>)> {
        let named: Vec<&str> =
            Color::ALL.into_iter().filter(|&one| colors.has(one)).map(|one| self.color(one)).collect();
        vec![("colors", format_names(self.lang, &named).into())]
    }

    /// The names of colors as qualities: "protection from red".
    fn qualities(&self, colors: Colors) -> Vec<(&'static str, FluentValue<'static>)> {
        let name = |color: Color| match (color, self.lang) {
            (Color::White, Lang::Pt) => "branco",
            (Color::Black, Lang::Pt) => "preto",
            (Color::Red, Lang::Pt) => "vermelho",
            _ => self.color(color),
        };
        let named: Vec<&str> = Color::ALL.into_iter().filter(|&one| colors.has(one)).map(name).collect();
        vec![("colors", format_names(self.lang, &named).into())]
    }

    /// What a color is called behind the word for it; in English, where that word is missing.
    const fn color(&self, color: Color) -> &'static str {
        let names = match color {
            Color::White => ["blanco", "branca", "white"],
            Color::Blue => ["azul", "azul", "blue"],
            Color::Black => ["negro", "preta", "black"],
            Color::Red => ["rojo", "vermelha", "red"],
            Color::Green => ["verde", "verde", "green"],
        };
        in_language(names, self.lang)
    }
}

/// Changes as they are told: the card types and subtypes that are added are one.
fn joined(changes: impl Iterator<Item = AppliedChange>) -> Vec<AppliedChange> {
    let mut all: Vec<AppliedChange> = Vec::new();
    for change in changes {
        let is_joined = all.iter_mut().any(|earlier| match (earlier, change) {
            (AppliedChange::AddTypes(types, subtypes), AppliedChange::AddTypes(more, more_subtypes)) => {
                *types = types.union(more);
                *subtypes = subtypes.union(more_subtypes);
                true
            }
            _ => false,
        });
        if !is_joined {
            all.push(change);
        }
    }
    all
}

/// What the messages call a card type that something has protection from.
const fn type_key(of: Type) -> &'static str {
    match of {
        Type::Artifact => "artifact",
        Type::Creature => "creature",
        Type::Enchantment => "enchantment",
        Type::Instant => "instant",
        Type::Land => "land",
        Type::Planeswalker => "planeswalker",
        Type::Sorcery => "sorcery",
        _ => "other",
    }
}

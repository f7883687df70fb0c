//! What players could choose, in the reader's language.

use vademecum_abilities::{ManaKind, SpecialAction, Sticker, StickerText};
use vademecum_card_compiler::write_subtype;
use vademecum_locale::{FluentArgs, FluentValue, format_message, format_names, message_attribute};
use vademecum_machine::keywords;
use vademecum_rule_ids::magic;
use vademecum_scenario_format::{Alternative, Decision};
use vademecum_vocab::RuleId;

use crate::{
    ability_name::AbilityName,
    model::{Announced, Deed, ScriptStep},
    phrases::join_articles,
    story::{Teller, in_language, symbols, yes_no},
    variation::{AssignedTo, ChoiceKind, CostKind, DecisionPoint, NamedChoice, NamedObject, TargetOf, Waiting},
};

/// Maximum number of creatures that are named where no more are declared.
const MAX_CREATURES_NAMED: usize = 4;

impl Teller<'_> {
    /// A moment at which a player had something to choose.
    pub(super) fn decision(&self, point: &DecisionPoint) -> Decision {
        let first = point.others.first().map(|(_, choice)| choice);
        let asked = point.chosen.as_ref().map(|(_, choice)| choice).or(first);
        let others = point.others.iter().map(|(place, choice)| Alternative {
            text: self.choice(choice),
            variation: point.before.followed_by(*place),
        });
        Decision {
            player: asked.map_or("?", |choice| self.player(choice.player)).to_owned(),
            number: asked.map_or_else(|| magic::number(magic::R117_1), |choice| magic::number(choice.why)),
            chosen: point.chosen.as_ref().map(|(_, choice)| self.choice(choice)),
            others: others.collect(),
            unlisted: point.unlisted,
        }
    }

    /// A choice as a sentence.
    pub(crate) fn choice(&self, choice: &NamedChoice) -> String {
        let (key, args) = self.choice_message(choice);
        join_articles(&format_message(self.lang, key, &args), self.lang)
    }

    /// A choice that a rule forbids, as a question with its answer: with the targets that the line names which tries it;
    /// `is_again` if it repeats the choice of a target.
    pub(crate) fn refused_choice(
        &self,
        choice: &NamedChoice,
        written: Option<&ScriptStep>,
        is_again: bool,
        rule: RuleId,
    ) -> String {
        let (key, mut args) = self.choice_message(choice);
        match choice.target_of {
            Some(TargetOf::Spell) if is_again => args.set("purpose", "spell-again"),
            Some(TargetOf::Ability) if is_again => args.set("purpose", "ability-again"),
            _ => {}
        }
        let announced = match written {
            Some(ScriptStep::Cannot(_, deed, _)) => match deed.itself() {
                Deed::Cast(_, announced) | Deed::Activate(_, _, announced) => Some(announced),
                _ => None,
            },
            _ => None,
        };
        self.announced_targets(&mut args, announced.unwrap_or(&Announced::default()));
        args.set("refused", magic::number(rule).to_string());
        let refused = message_attribute(self.lang, key, "refused", &args);
        join_articles(&refused.unwrap_or_else(|| format_message(self.lang, key, &args)), self.lang)
    }

    /// The creatures that attack or block where no more are declared, as far as they are named.
    fn declared(&self, has_declared: bool, creatures: &[NamedObject]) -> Vec<(&'static str, FluentValue<'static>)> {
        let how_many = match creatures.len() {
            _ if !has_declared => "no",
            1..=MAX_CREATURES_NAMED => "few",
            _ => "many",
        };
        let named = creatures.iter().take(MAX_CREATURES_NAMED).map(|&(id, face)| self.object_name(id, face));
        let names = format_names(self.lang, &named.collect::<Vec<String>>());
        vec![("declared", how_many.into()), ("names", names.into())]
    }

    /// The keyword and the mana of a cost, in parentheses, as far as they can be told.
    fn which_cost(&self, choice: &NamedChoice) -> String {
        let Some(cost) = &choice.cost else { return String::new() };
        let keyword = cost.keyword.and_then(keywords::names).map(|names| in_language(names, self.lang).to_owned());
        let mana = match &cost.is {
            CostKind::Mana(mana) => Some(mana.to_string()).filter(|mana| !mana.is_empty()),
            CostKind::Exert | CostKind::Discard | CostKind::Other => None,
        };
        let told: Vec<String> = [keyword, mana].into_iter().flatten().collect();
        if told.is_empty() { String::new() } else { format!(" ({})", told.join(" ")) }
    }

    /// What asks for a choice, as it is called.
    fn asking(&self, choice: &NamedChoice, (id, face): NamedObject) -> String {
        if choice.is_about_copy {
            let args: FluentArgs<'_> = [("card", FluentValue::from(self.face(face)))].into_iter().collect();
            return format_message(self.lang, "story-copy", &args);
        }
        self.designation_phrase(face).map_or_else(|| self.object_name(id, face), str::to_owned)
    }

    /// A mode, or what else has a place among several, as the messages tell it.
    fn mode(&self, choice: &NamedChoice, mode: u32) -> Vec<(&'static str, FluentValue<'static>)> {
        let text = match choice.about {
            Some((_, face)) if is_of_text(choice) => self.scenario.mode_text(face, mode, self.lang),
            _ => None,
        };
        let kind = match choice.why {
            magic::R400_6 if mode == 1 => "effect",
            magic::R400_6 => "event",
            magic::R701_32A => "vote",
            magic::R701_59A if mode == 1 => "forage-exile",
            magic::R701_59A => "forage-sacrifice",
            magic::R704_5U if mode == 1 => "alpha",
            magic::R704_5U if mode == 2 => "beta",
            magic::R704_5U => "gamma",
            magic::R705_2 if mode == 1 => "heads",
            magic::R705_2 => "tails",
            magic::R701_53A => "villainous",
            _ if text.is_some() => "text",
            _ if is_of_text(choice) => "mode",
            _ => "option",
        };
        vec![("mode", mode.to_string().into()), ("kind", kind.into()), ("text", text.unwrap_or_default().into())]
    }

    /// What is printed on a sticker, as the messages tell it.
    fn sticker(place: u32, sticker: &Sticker) -> Vec<(&'static str, FluentValue<'static>)> {
        let (kind, says) = match &sticker.says {
            StickerText::Name(words) => ("name", words.clone()),
            StickerText::Size(power, toughness) => ("size", format!("{power}/{toughness}")),
            StickerText::Ability(_) | StickerText::Art => ("other", place.to_string()),
        };
        vec![("kind", kind.into()), ("says", says.into())]
    }

    /// A yes or no, with what it answers.
    fn answer(&self, choice: &NamedChoice, is_yes: bool) -> Vec<(&'static str, FluentValue<'static>)> {
        let mana = match choice.cost.as_ref().map(|cost| &cost.is) {
            Some(CostKind::Mana(mana)) => mana.to_string(),
            Some(CostKind::Exert | CostKind::Discard | CostKind::Other) | None => String::new(),
        };
        vec![
            ("yes", yes_no(is_yes).into()),
            ("answer", question_key(choice).into()),
            ("mana", mana.into()),
            ("which", self.which_cost(choice).into()),
        ]
    }

    /// The creatures that attack or block together with one more, and that one.
    fn together(&self, more: NamedObject, declared: &[NamedObject]) -> Vec<(&'static str, FluentValue<'static>)> {
        let all = declared.iter().filter(|other| other.0 != more.0).chain([&more]);
        let named: Vec<String> = all.map(|&(id, face)| self.object_name(id, face)).collect();
        vec![("names", format_names(self.lang, &named).into())]
    }

    fn choice_message(&self, choice: &NamedChoice) -> (&'static str, FluentArgs<'static>) {
        let named = |(id, face): NamedObject| FluentValue::from(self.object_name(id, face));
        let card = |object: NamedObject| vec![("card", named(object))];
        let player = |key: &'static str, who| (key, FluentValue::from(self.player(who).to_owned()));
        let mana = |kind| vec![("mana", FluentValue::from(symbols(kind, 1)))];
        let order = |is_first: bool| ("first", FluentValue::from(yes_no(is_first)));
        let assigned = |to| match to {
            AssignedTo::Player(to) => FluentValue::from(self.player(to).to_owned()),
            AssignedTo::Object(to) => named(to),
        };
        let others = |rest: Option<(u32, AssignedTo)>| {
            let last = rest.map_or_else(|| "?".into(), |(_, last)| assigned(last));
            let how = match rest {
                None => "open",
                Some((0, _)) => "none",
                Some(_) => "some",
            };
            vec![("rest", how.into()), ("left", rest.map_or(0, |(left, _)| left).into()), ("last", last)]
        };
        let (key, more) = match choice.is {
            ChoiceKind::Pass => ("choice-pass", vec![]),
            ChoiceKind::PlayLand(land) => ("choice-play-land", card(land)),
            ChoiceKind::Cast { card, keyword, way } => {
                let names = keyword.and_then(keywords::names);
                let keyword = names.map_or("none", |names| in_language(names, self.lang));
                let way = i64::from(way) + 1;
                ("choice-cast", vec![("card", named(card)), ("keyword", keyword.into()), ("way", way.into())])
            }
            ChoiceKind::Activate { source, ref ability } => {
                ("choice-activate", [vec![("card", named(source))], AbilityName::args(ability.as_ref())].concat())
            }
            ChoiceKind::Special(source, action) => {
                ("choice-special", [card(source), vec![("action", special_action_key(action).into())]].concat())
            }
            ChoiceKind::Mana(source, kind) => ("choice-mana", [card(source), mana(kind)].concat()),
            ChoiceKind::TurnFaceUp(permanent) => ("choice-turn-face-up", card(permanent)),
            ChoiceKind::EndEffect => ("choice-end-effect", vec![]),
            ChoiceKind::RollPlanarDie => ("choice-roll-planar-die", vec![]),
            ChoiceKind::FetchCompanion => ("choice-fetch-companion", vec![]),
            ChoiceKind::Attack(creature, whom) => (
                "choice-attack",
                [card(creature), vec![player("whom", whom)], self.together(creature, &choice.declared)].concat(),
            ),
            ChoiceKind::AttackPermanent(creature, whom) => (
                "choice-attack",
                [card(creature), vec![("whom", named(whom))], self.together(creature, &choice.declared)].concat(),
            ),
            ChoiceKind::EndAttack { has_declared } => {
                ("choice-end-attack", self.declared(has_declared, &choice.declared))
            }
            ChoiceKind::Block { blocker, attacker } => (
                "choice-block",
                [card(blocker), vec![("attacker", named(attacker))], self.together(blocker, &choice.declared)].concat(),
            ),
            ChoiceKind::EndBlock { has_declared } => {
                ("choice-end-block", self.declared(has_declared, &choice.declared))
            }
            ChoiceKind::KeepHand(is_kept) => ("choice-keep-hand", vec![("kept", yes_no(is_kept).into())]),
            ChoiceKind::Answer(is_yes) => match &choice.offer {
                Some(offer) => ("choice-offer", self.offer(offer, is_yes)),
                None => ("choice-answer", self.answer(choice, is_yes)),
            },
            ChoiceKind::Number(number) => (
                "choice-number",
                vec![
                    ("amount", number.to_string().into()),
                    ("kind", number_key(choice, number).into()),
                    ("which", self.which_cost(choice).into()),
                ],
            ),
            ChoiceKind::ValueOfX(x) => ("choice-x", vec![("amount", x.to_string().into())]),
            ChoiceKind::Assign { amount, source, to, rest } => {
                let of = vec![("amount", amount.into()), ("card", named(source)), ("whom", assigned(to))];
                ("choice-assign", [of, others(rest)].concat())
            }
            ChoiceKind::Share { amount, to, rest } => {
                ("choice-share", [vec![("amount", amount.into()), ("whom", assigned(to))], others(rest)].concat())
            }
            ChoiceKind::Object(object) => ("choice-object", card(object)),
            ChoiceKind::ObjectInOrder { object, is_first } => {
                ("choice-object-in-order", [card(object), vec![order(is_first)]].concat())
            }
            ChoiceKind::PlayerInOrder { player: whom, is_first } => {
                ("choice-player-in-order", vec![player("whom", whom), order(is_first)])
            }
            ChoiceKind::Player(whom) => ("choice-player", vec![player("whom", whom)]),
            ChoiceKind::Mode(mode) => ("choice-mode", self.mode(choice, mode)),
            ChoiceKind::Sticker(place, ref sticker) => ("choice-sticker", Self::sticker(place, sticker)),
            ChoiceKind::Room(dungeon, room) => {
                ("choice-room", vec![("room", self.room(dungeon, room).into_owned().into())])
            }
            ChoiceKind::Color(kind) => ("choice-color", vec![("color", color_key(kind).into())]),
            ChoiceKind::Subtype(subtype) => {
                let name = self.scenario.subtypes.name(subtype).map_or("?", |name| write_subtype(name, self.lang));
                ("choice-subtype", vec![("subtype", name.to_owned().into())])
            }
            ChoiceKind::Name(face) => ("choice-name", vec![("card", self.face(face).into_owned().into())]),
            ChoiceKind::Order(source, waiting) => {
                let several = yes_no(waiting != Waiting::Alone);
                ("choice-order", [card(source), vec![("several", several.into())]].concat())
            }
            ChoiceKind::Card(face) => (
                "choice-card",
                vec![("card", self.face(face).into_owned().into()), ("kind", card_key(choice.why).into())],
            ),
            ChoiceKind::Effect { of, place } => {
                let of = of.map_or_else(|| "?".into(), named);
                ("choice-effect", vec![("of", of), ("place", place.into())])
            }
            ChoiceKind::Place(place) => ("choice-place", vec![("place", place.to_string().into())]),
            ChoiceKind::Pile(place) => ("choice-pile", self.pile(choice, place)),
            ChoiceKind::StoredDie(place) => ("choice-stored-die", vec![("place", place.to_string().into())]),
            ChoiceKind::PayColorless => ("choice-pay-colorless", vec![]),
            ChoiceKind::PayColored(kind) => ("choice-pay-colored", mana(kind)),
            ChoiceKind::PayMana(kind) => ("choice-pay-mana", mana(kind)),
            ChoiceKind::PayWith(object) => ("choice-pay-with", card(object)),
            ChoiceKind::PayLife => ("choice-pay-life", vec![]),
            ChoiceKind::EndChoice => ("choice-end", vec![]),
            ChoiceKind::ChooseNothing => ("choice-nothing", vec![]),
            ChoiceKind::Concede => ("choice-concede", vec![]),
        };
        let mut args: FluentArgs<'static> = more.into_iter().collect();
        args.set("player", self.player(choice.player).to_owned());
        // Nobody says that a card is chosen for itself.
        let is_itself = |about: NamedObject| matches!(choice.is, ChoiceKind::Object(object) if object.0 == about.0);
        let about = choice.about.filter(|&about| choice.target_of.is_some() || !is_itself(about));
        args.set("purpose", purpose_key(choice, about.is_none()));
        args.set("about", choice.about.map_or_else(|| "?".to_owned(), |about| self.asking(choice, about)));
        (key, args)
    }
}

/// Whether a mode is one of a text (700.2).
const fn is_of_text(choice: &NamedChoice) -> bool {
    matches!(choice.why, magic::R700_2A | magic::R700_2B | magic::R700_2E)
}

/// What the messages call that for which something is chosen; `is_alone` if nothing else asks for it.
fn purpose_key(choice: &NamedChoice, is_alone: bool) -> &'static str {
    match (choice.target_of, choice.why) {
        (Some(TargetOf::Spell), _) => "spell",
        (Some(TargetOf::Ability), _) => "ability",
        (None, magic::R123_5C) => "sticker",
        (None, magic::R310_11A | magic::R310_8A) => "protector",
        (None, magic::R507_1) => "defender",
        (None, magic::R701_60A) => "manifest",
        (None, magic::R700_2E) => "mode",
        (None, magic::R700_3A) => "pile",
        (None, magic::R702_47A) => "splice",
        (None, magic::R702_132A) => "help",
        (None, magic::R702_174A) => "gift",
        (None, magic::R704_5J) => "keep",
        (None, magic::R706_2B) => "use",
        (None, magic::R701_19A) => "find",
        (None, magic::R103_5 | magic::R701_18A | magic::R701_22A) => "bottom",
        (None, magic::R701_42A) => "graveyard",
        (None, magic::R508_1E) => "band",
        (None, magic::R614_12A) if matches!(choice.is, ChoiceKind::Object(_)) => "copy",
        (None, magic::R701_27A) => "proliferate",
        (None, magic::R701_30A) => "populate",
        (None, magic::R701_54A) => "time-travel",
        (None, magic::R303_4F) => "attach",
        (None, magic::R508_4 | magic::R508_7) => "attack",
        (None, magic::R509_4) => "block",
        (None, magic::R702_140C) if is_alone => "over",
        (None, magic::R702_140C) => "under",
        (None, _) if is_alone => "none",
        (None, _) => "effect",
    }
}

/// What the messages call a number.
const fn number_key(choice: &NamedChoice, number: u32) -> &'static str {
    match (choice.why, number) {
        (_, 0) if choice.cost.is_some() => "never",
        (_, 1) if choice.cost.is_some() => "once",
        _ if choice.cost.is_some() => "times",
        (magic::R702_155B, _) => "chapter",
        (magic::R702_132A, 0) => "no-mana",
        (magic::R702_132A, _) => "mana",
        (magic::R123_6B, 0) => "before-words",
        (magic::R123_6B, _) => "behind-word",
        _ => "other",
    }
}

/// The key of the messages about choosing a card from outside the game.
const fn card_key(why: RuleId) -> &'static str {
    match why {
        magic::R905_4 => "conspiracy",
        magic::R702_139A => "companion",
        magic::R400_11B => "outside",
        magic::R701_46A | magic::R701_46B | magic::R701_46C | magic::R701_46D => "dungeon",
        _ => "other",
    }
}

/// What the messages call the question that yes or no answers.
fn question_key(choice: &NamedChoice) -> &'static str {
    let Some(cost) = &choice.cost else {
        return match choice.why {
            magic::R707_10C => "new-targets",
            magic::R701_55A => "free-cast",
            magic::R118_8C => "forced-cast",
            magic::R701_40A => "graveyard",
            magic::R701_23A => "bottom",
            magic::R702_94A => "reveal",
            magic::R704_6D | magic::R903_9B => "command-zone",
            magic::R702_33H => "sticker",
            magic::R616_1 => "replaces",
            magic::R701_42B => "surveil",
            _ => "other",
        };
    };
    match (choice.why, &cost.is) {
        (_, CostKind::Exert) => "exert",
        (magic::R118_12, CostKind::Discard) => "discard",
        (magic::R118_12 | magic::R508_1G, CostKind::Mana(_)) => "mana",
        (magic::R118_12 | magic::R508_1G, _) => "asked-cost",
        (magic::R702_174A, _) => "gift",
        _ => "additional-cost",
    }
}

/// What the messages call a color.
const fn color_key(kind: ManaKind) -> &'static str {
    match kind {
        ManaKind::White => "white",
        ManaKind::Blue => "blue",
        ManaKind::Black => "black",
        ManaKind::Red => "red",
        ManaKind::Green => "green",
        ManaKind::Colorless => "colorless",
    }
}

/// What the messages call a special action.
const fn special_action_key(action: SpecialAction) -> &'static str {
    match action {
        SpecialAction::IgnoreEffect => "ignore-effect",
        SpecialAction::DiscardThis => "discard",
        SpecialAction::Suspend => "suspend",
        SpecialAction::Foretell => "foretell",
        SpecialAction::Plot => "plot",
        SpecialAction::Unlock => "unlock",
    }
}

#[cfg(test)]
mod tests {
    use crate::message_use::check_messages_are_used;

    #[test]
    fn every_message_is_used() {
        let messages = include_str!("../../../../locales/es/choices.ftl");
        let sources = concat!(include_str!("decision.rs"), include_str!("offers.rs"));
        check_messages_are_used("choice", messages, 40, sources);
    }
}

//! What players could choose, in the reader's language.

use vademecum_abilities::{ManaKind, SpecialAction};
use vademecum_card_compiler::write_subtype;
use vademecum_locale::{FluentArgs, FluentValue, format_message, format_names, message_attribute};
use vademecum_machine::keywords;
use vademecum_rule_ids::magic;
use vademecum_scenario_format::{Alternative, Decision};
use vademecum_vocab::RuleId;

use crate::{
    phrases::join_articles,
    story::{Teller, in_language, symbols, yes_no},
    variation::{AssignedTo, ChoiceKind, DecisionPoint, NamedChoice, NamedObject, TargetOf},
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

    /// A choice that a rule forbids, as a question with its answer; `is_again` if it repeats the choice of a target.
    pub(crate) fn refused_choice(&self, choice: &NamedChoice, is_again: bool, rule: RuleId) -> String {
        let (key, mut args) = self.choice_message(choice);
        match choice.target_of {
            Some(TargetOf::Spell) if is_again => args.set("purpose", "spell-again"),
            Some(TargetOf::Ability) if is_again => args.set("purpose", "ability-again"),
            _ => {}
        }
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

    fn choice_message(&self, choice: &NamedChoice) -> (&'static str, FluentArgs<'static>) {
        let named = |(id, face): NamedObject| FluentValue::from(self.object_name(id, face));
        let card = |object: NamedObject| vec![("card", named(object))];
        let player = |key: &'static str, who| (key, FluentValue::from(self.player(who).to_owned()));
        let mana = |kind| vec![("mana", FluentValue::from(symbols(kind, 1)))];
        let (key, more) = match choice.is {
            ChoiceKind::Pass => ("choice-pass", vec![]),
            ChoiceKind::PlayLand(land) => ("choice-play-land", card(land)),
            ChoiceKind::Cast { card, keyword, way } => {
                let names = keyword.and_then(keywords::names);
                let keyword = names.map_or("none", |names| in_language(names, self.lang));
                let way = i64::from(way) + 1;
                ("choice-cast", vec![("card", named(card)), ("keyword", keyword.into()), ("way", way.into())])
            }
            ChoiceKind::Activate { source, ability } => {
                ("choice-activate", vec![("card", named(source)), ("ability", ability.unwrap_or(0).into())])
            }
            ChoiceKind::Special(source, action) => {
                ("choice-special", [card(source), vec![("action", special_action_key(action).into())]].concat())
            }
            ChoiceKind::Mana(source, kind) => ("choice-mana", [card(source), mana(kind)].concat()),
            ChoiceKind::TurnFaceUp(permanent) => ("choice-turn-face-up", card(permanent)),
            ChoiceKind::EndEffect => ("choice-end-effect", vec![]),
            ChoiceKind::RollPlanarDie => ("choice-roll-planar-die", vec![]),
            ChoiceKind::FetchCompanion => ("choice-fetch-companion", vec![]),
            ChoiceKind::Attack(creature, whom) => {
                ("choice-attack", vec![("card", named(creature)), player("whom", whom)])
            }
            ChoiceKind::AttackPermanent(creature, whom) => {
                ("choice-attack", vec![("card", named(creature)), ("whom", named(whom))])
            }
            ChoiceKind::EndAttack { has_declared } => {
                ("choice-end-attack", self.declared(has_declared, &choice.declared))
            }
            ChoiceKind::Block { blocker, attacker } => {
                ("choice-block", vec![("card", named(blocker)), ("attacker", named(attacker))])
            }
            ChoiceKind::EndBlock { has_declared } => {
                ("choice-end-block", self.declared(has_declared, &choice.declared))
            }
            ChoiceKind::KeepHand(is_kept) => ("choice-keep-hand", vec![("kept", yes_no(is_kept).into())]),
            ChoiceKind::Answer(is_yes) => {
                ("choice-answer", vec![("yes", yes_no(is_yes).into()), ("answer", question_key(choice).into())])
            }
            ChoiceKind::Number(number) => ("choice-number", vec![("amount", number.to_string().into())]),
            ChoiceKind::ValueOfX(x) => ("choice-x", vec![("amount", x.to_string().into())]),
            ChoiceKind::Assign { amount, source, to } => {
                let whom = match to {
                    AssignedTo::Player(to) => player("whom", to),
                    AssignedTo::Object(to) => ("whom", named(to)),
                };
                ("choice-assign", vec![("amount", amount.into()), ("card", named(source)), whom])
            }
            ChoiceKind::Object(object) => ("choice-object", card(object)),
            ChoiceKind::Player(whom) => ("choice-player", vec![player("whom", whom)]),
            ChoiceKind::Mode(mode) => ("choice-mode", vec![("mode", mode.to_string().into())]),
            ChoiceKind::Color(kind) => ("choice-color", vec![("color", color_key(kind).into())]),
            ChoiceKind::Subtype(subtype) => {
                let name = self.scenario.subtypes.name(subtype).map_or("?", |name| write_subtype(name, self.lang));
                ("choice-subtype", vec![("subtype", name.to_owned().into())])
            }
            ChoiceKind::Name(face) => ("choice-name", vec![("card", self.face(face).into_owned().into())]),
            ChoiceKind::Order(source) => ("choice-order", card(source)),
            ChoiceKind::Effect(place) => ("choice-effect", vec![("place", place.to_string().into())]),
            ChoiceKind::Pile(place) => ("choice-pile", vec![("place", place.to_string().into())]),
            ChoiceKind::StoredDie(place) => ("choice-stored-die", vec![("place", place.to_string().into())]),
            ChoiceKind::PayColorless => ("choice-pay-colorless", vec![]),
            ChoiceKind::PayMana(kind) => ("choice-pay-mana", mana(kind)),
            ChoiceKind::PayWith(object) => ("choice-pay-with", card(object)),
            ChoiceKind::PayLife => ("choice-pay-life", vec![]),
            ChoiceKind::EndChoice => ("choice-end", vec![]),
            ChoiceKind::Concede => ("choice-concede", vec![]),
        };
        let mut args: FluentArgs<'static> = more.into_iter().collect();
        args.set("player", self.player(choice.player).to_owned());
        // Nobody says that a card is chosen for itself.
        let is_itself = |about| matches!(choice.is, ChoiceKind::Object((_, face)) if face == about);
        let about = choice.about.filter(|&about| choice.target_of.is_some() || !is_itself(about));
        let purpose = match choice.target_of {
            Some(TargetOf::Spell) => "spell",
            Some(TargetOf::Ability) => "ability",
            None if about.is_none() => "none",
            None => "effect",
        };
        args.set("purpose", purpose);
        let called = |face| self.designation_phrase(face).map_or_else(|| self.face(face), Into::into);
        args.set("about", about.map_or("?".into(), called).into_owned());
        (key, args)
    }
}

/// What the messages call the question that yes or no answers.
const fn question_key(choice: &NamedChoice) -> &'static str {
    match choice.why {
        magic::R118_12 | magic::R508_1G => "asked-cost",
        magic::R707_10C => "new-targets",
        magic::R701_55A => "free-cast",
        magic::R118_8C => "forced-cast",
        magic::R701_40A | magic::R701_42B => "graveyard",
        magic::R701_23A => "bottom",
        magic::R702_94A => "reveal",
        magic::R704_6D => "command-zone",
        magic::R608_2D | magic::R603_5 | magic::R616_1 | magic::R702_33H => "other",
        _ if choice.is_about_spell => "additional-cost",
        _ => "other",
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
        check_messages_are_used("choice", messages, 25, include_str!("decision.rs"));
    }
}

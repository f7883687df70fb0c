//! What a scenario says would be true without a rule, told in the reader's language.

use vademecum_abilities::{CounterKind, PlayerDesignation};
use vademecum_locale::{FluentArgs, format_message, format_names};
use vademecum_machine::{PlayerId, keywords};
use vademecum_rule_ids::magic;
use vademecum_scenario_format::{WithoutLine, join_sentences};
use vademecum_vocab::Lang;

use crate::{
    message_keys::{step_key, zone_key},
    model::{About, Announced, Check, CounterfactualClaim, Deed, Named, Ref, Scenario, Value},
    report::{CounterfactualOutcome, Report},
    story::{Teller, in_language},
};

/// What a scenario says of the games without some of its rules, in the reader's language. A line that is wrong is told
/// as the file has it.
pub fn without_rules(scenario: &Scenario, report: &Report, lang: Lang) -> Vec<WithoutLine> {
    let teller = Teller::new(scenario, lang);
    let lines = report.counterfactuals.iter().filter_map(|CounterfactualOutcome { place, events }| {
        let line = scenario.without.get(*place)?;
        let number = magic::number(line.is.rule);
        let told = match (&line.is.consequence, events) {
            (_, None) => None,
            (CounterfactualClaim::State(check), Some(_)) => Some(teller.state(check)),
            (CounterfactualClaim::Refusal(player, deed, _), Some(_)) => teller.refused(*player, deed),
            (CounterfactualClaim::Events(_), Some(events)) => {
                let events = events.iter().map(|event| teller.event(event)).collect::<Option<Vec<_>>>();
                events.map(|events| join_sentences(&events, lang))
            }
        };
        // The number is told before it.
        let written = || line.text.split_once(": ").map_or(line.text.as_str(), |(_, written)| written).to_owned();
        let text = told.unwrap_or_else(written);
        Some(WithoutLine { number, text, is_shown: events.is_some() })
    });
    lines.collect()
}

impl Teller<'_> {
    /// What is true of a state, as a sentence.
    pub(crate) fn state(&self, check: &Check) -> String {
        let mut args = FluentArgs::new();
        let key = match &check.about {
            About::Life(player) => self.about_player(&mut args, "state-life", *player),
            About::PlayerCounters(player, CounterKind::Poison) => self.about_player(&mut args, "state-poison", *player),
            About::PlayerCounters(player, CounterKind::Ticket) => {
                self.about_player(&mut args, "state-tickets", *player)
            }
            About::PlayerCounters(player, _) => self.about_player(&mut args, "state-rad", *player),
            About::Night => {
                if check.want == Value::Nothing {
                    args.set("is", "neither");
                }
                "state-daytime"
            }
            About::Designated(what) => match what {
                PlayerDesignation::Monarch => "state-monarch",
                PlayerDesignation::Initiative => "state-initiative",
            },
            About::CompletedDungeons(player) => self.about_player(&mut args, "state-completed-dungeons", *player),
            About::Room(player, face, room) => {
                args.set("room", self.room(*face, *room).into_owned());
                self.about_player(&mut args, "state-room", *player)
            }
            About::Pool(player) => self.about_player(&mut args, "state-mana", *player),
            About::Cards(player, zone) => {
                args.set("zone", zone_key(*zone));
                self.about_player(&mut args, "state-cards", *player)
            }
            About::CardsOf(name, player, zone) => {
                args.set("zone", zone_key(*zone));
                args.set("player", self.player(*player));
                self.about(&mut args, "state-cards-of", name)
            }
            About::Zone(name) => self.about(&mut args, "state-place", name),
            About::Place(name) => self.about(&mut args, "state-place-of", name),
            About::Tapped(name) => self.about(&mut args, "state-tapped", name),
            About::FaceDown(name) => self.about(&mut args, "state-face-down", name),
            About::Unlocked(name) => self.about(&mut args, "state-unlocked", name),
            About::Named(name, called) => {
                args.set("name", self.called(called).into_owned());
                self.about(&mut args, "state-named", name)
            }
            About::Size(name) => self.about(&mut args, "state-size", name),
            About::Counters(name, kind) => {
                args.set("kind", self.counter(*kind));
                self.about(&mut args, "state-counters", name)
            }
            About::Damage(name) => self.about(&mut args, "state-damage", name),
            About::Attacking(name) => self.about(&mut args, "state-attacking", name),
            About::Exists(name) => self.about(&mut args, "state-exists", name),
            About::InGame(player) => self.about_player(&mut args, "state-in-game", *player),
            About::Outcome => "state-outcome",
            About::Turn => "state-turn",
            About::Step => "state-step",
            About::Priority => "state-priority",
            About::Stack => "state-stack",
        };
        self.set_value(&mut args, check.want);
        format_message(self.lang, key, &args)
    }

    /// What cannot be done, as a sentence; `None` for what the file itself words.
    pub(crate) fn refused(&self, player: PlayerId, deed: &Deed) -> Option<String> {
        let mut args = FluentArgs::new();
        let (key, card) = match deed {
            Deed::Cast(name, announced) => {
                let keyword = announced.keyword.and_then(keywords::names);
                args.set("keyword", keyword.map_or("none", |names| in_language(names, self.lang)));
                self.announced_targets(&mut args, announced);
                ("state-cannot-cast", self.meant(name))
            }
            Deed::Activate(name, _, announced) => {
                self.announced_targets(&mut args, announced);
                ("state-cannot-activate", self.meant(name))
            }
            Deed::PlayLand(name) => ("state-cannot-play", self.meant(name)),
            Deed::TurnFaceUp(name) => ("state-cannot-turn-face-up", self.meant(name)),
            Deed::Unlock(name) => ("state-cannot-unlock", self.meant(name)),
            Deed::Mana(name, _) => ("state-cannot-get-mana", self.meant(name)),
            Deed::Attack(names, whom) => {
                args.set("whom", whom.as_ref().map_or_else(|| "none".to_owned(), |whom| self.named(whom)));
                ("state-cannot-attack", self.all_meant(names))
            }
            Deed::Block(attacker, names) => {
                args.set("other", self.meant(attacker));
                ("state-cannot-block", self.all_meant(names))
            }
            Deed::Choose(_, chosen) => match chosen.first()? {
                Named::Object(name) => ("state-cannot-choose", self.meant(name)),
                Named::Player(_) => return None,
            },
            Deed::RollPlanarDie | Deed::FetchCompanion => {
                let key = match deed {
                    Deed::RollPlanarDie => "state-cannot-roll-planar-die",
                    _ => "state-cannot-fetch-companion",
                };
                self.about_player(&mut args, key, player);
                return Some(format_message(self.lang, key, &args));
            }
            Deed::By(other, deed) => {
                args.set("whom", self.player(player).to_owned());
                let (key, name) = match &**deed {
                    Deed::Cast(name, _) => ("state-cannot-cast-for", name),
                    Deed::Choose(_, chosen) => match chosen.first()? {
                        Named::Object(name) => ("state-cannot-choose-for", name),
                        Named::Player(_) => return None,
                    },
                    Deed::Concede => {
                        let key = self.about_player(&mut args, "state-cannot-concede-for", *other);
                        return Some(format_message(self.lang, key, &args));
                    }
                    _ => return None,
                };
                self.about_player(&mut args, key, *other);
                self.about(&mut args, key, name);
                return Some(format_message(self.lang, key, &args));
            }
            _ => return None,
        };
        self.about_player(&mut args, key, player);
        args.set("card", card);
        Some(format_message(self.lang, key, &args))
    }

    fn about_player(&self, args: &mut FluentArgs<'_>, key: &'static str, player: PlayerId) -> &'static str {
        args.set("player", self.player(player).to_owned());
        key
    }

    fn about(&self, args: &mut FluentArgs<'_>, key: &'static str, name: &Ref) -> &'static str {
        args.set("card", self.meant(name));
        key
    }

    /// What a state asserts of something, as the messages take it.
    fn set_value(&self, args: &mut FluentArgs<'_>, value: Value) {
        match value {
            Value::Number(n) => args.set("amount", n),
            Value::Size(power, toughness) => args.set("size", format!("{power}/{toughness}")),
            Value::Zone(zone) => args.set("zone", zone_key(zone)),
            Value::Place(zone, player) => {
                args.set("zone", zone_key(zone));
                args.set("player", self.player(player).to_owned());
            }
            Value::Is(yes) => args.set("is", if yes { "yes" } else { "no" }),
            Value::Player(player) => {
                args.set("is", if player.is_some() { "yes" } else { "no" });
                args.set("player", player.map_or("", |player| self.player(player)).to_owned());
            }
            Value::Step(step) => args.set("step", step_key(step)),
            Value::Won(player) | Value::WonAlone(player) => {
                args.set("outcome", if matches!(value, Value::Won(_)) { "won" } else { "won-alone" });
                args.set("player", self.player(player).to_owned());
            }
            Value::Drawn => args.set("outcome", "draw"),
            Value::Open => args.set("outcome", "open"),
            // No line asserts these: they are only found.
            Value::Nothing | Value::NeverWas | Value::NoCreature | Value::Several => {}
        }
    }

    /// The targets that a line names for a spell or ability, and how many they are.
    pub(crate) fn announced_targets(&self, args: &mut FluentArgs<'_>, announced: &Announced) {
        let targets: Vec<String> = announced.targets.iter().map(|target| self.named(target)).collect();
        args.set("count", targets.len());
        args.set("targets", if targets.is_empty() { "none".to_owned() } else { format_names(self.lang, &targets) });
    }

    /// A player, or objects by their name.
    fn named(&self, named: &Named) -> String {
        match named {
            Named::Player(player) => self.player(*player).to_owned(),
            Named::Object(name) => self.meant(name),
        }
    }

    /// Several objects by their names.
    fn all_meant(&self, names: &[Ref]) -> String {
        format_names(self.lang, &names.iter().map(|name| self.meant(name)).collect::<Vec<String>>())
    }

    /// Objects by their name, as the reader knows the card: which of several, and whose.
    fn meant(&self, name: &Ref) -> String {
        let mut args = FluentArgs::new();
        let cards = &self.scenario.arrangement.setup.cards;
        let called = name.faces.first().map_or("?".into(), |face| self.called(&cards.values(*face).name));
        args.set("card", called.into_owned());
        args.set("place", name.nth.unwrap_or_default());
        args.set("player", name.of.map(|player| self.player(player)).unwrap_or_default());
        let key = match (name.nth, name.of) {
            (None, None) => "state-object",
            (Some(_), None) => "state-object-nth",
            (None, Some(_)) => "state-object-of",
            (Some(_), Some(_)) => "state-object-nth-of",
        };
        format_message(self.lang, key, &args)
    }
}

#[cfg(test)]
mod tests {
    use crate::message_use::check_messages_are_used;

    #[test]
    fn every_message_is_used() {
        let messages = include_str!("../../../locales/es/story.ftl");
        // `state-without` is told of every game, in `scenario-format`.
        let sources = concat!(include_str!("counterfactuals.rs"), include_str!("../../scenario-format/src/told.rs"));
        check_messages_are_used("state", messages, 20, sources);
    }
}

//! The story of a run: every event as a sentence, with the numbers that made it; and the board.

use vademecum_locale::{FluentArgs, FluentValue, format_message};
use vademecum_magic::{
    CounterKind, DefId, Defender, Event, Loss, ManaKind, Object, ObjectId, Outcome, PlayerId, PlayerSet, State, Step,
    Target, Zone,
};
use vademecum_rule_ids::magic;
use vademecum_trace::Silent;
use vademecum_vocab::{Lang, Number, RuleId};

use crate::{
    called::called,
    find,
    model::Scenario,
    report::{Report, Shown},
};

/// A sentence of the story.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence {
    /// What happened.
    pub text: String,
    /// The numbers of the rules that made it happen, in the order they applied, each once.
    pub numbers: Vec<Number>,
    /// The words in it that are the file's own, in the file's language.
    pub quoted: Option<String>,
}

/// What happened in a run, in the reader's language; asserted refusals stand where they were tried.
pub fn story(scenario: &Scenario, report: &Report, lang: Lang) -> Vec<Sentence> {
    let teller = Teller { scenario, lang };
    let mut sentences = Vec::new();
    let mut refused = report.refused.iter().peekable();
    let entries = report.journal.entries();
    for (place, (shown, entry)) in report.shown.iter().zip(entries).enumerate() {
        while let Some((_, line, rule)) = refused.next_if(|(at, ..)| *at <= place) {
            sentences.push(teller.refusal(*line, *rule));
        }
        let Some(text) = teller.event(shown) else { continue };
        let mut numbers = Vec::new();
        for citation in report.journal.citations(entry) {
            let number = magic::number(citation.rule);
            if !numbers.contains(&number) {
                numbers.push(number);
            }
        }
        sentences.push(Sentence { text, numbers, quoted: None });
    }
    sentences.extend(refused.map(|(_, line, rule)| teller.refusal(*line, *rule)));
    sentences
}

/// The board that a scenario begins with, before anything happens; nothing, if it cannot be put on the table.
pub fn start(scenario: &Scenario, lang: Lang) -> Vec<String> {
    let laid_out = State::laid_out(&scenario.arrangement, &mut Silent);
    laid_out.map(|state| board(scenario, &state, lang)).unwrap_or_default()
}

/// The board of a state: a line for each player, one for each of their zones that holds cards, the stack.
pub fn board(scenario: &Scenario, state: &State, lang: Lang) -> Vec<String> {
    let teller = Teller { scenario, lang };
    let mut lines = Vec::new();
    for (player, about) in (0..).map(PlayerId).zip(state.players()) {
        let mut args = FluentArgs::new();
        args.set("player", teller.player(player));
        args.set("life", about.life);
        args.set("poison", about.poison);
        args.set("library", about.library_len());
        lines.push(format_message(lang, "story-board-player", &args));
        for zone in [Zone::Battlefield, Zone::Hand, Zone::Graveyard, Zone::Exile, Zone::Stack] {
            let there = state.objects().filter(|(_, object)| object.zone == zone && find::whose(object) == player);
            let cards: Vec<String> = there.map(|(id, object)| teller.object(state, id, object)).collect();
            if !cards.is_empty() {
                let mut args = FluentArgs::new();
                args.set("zone", zone_key(zone));
                args.set("cards", cards.join(", "));
                lines.push(format_message(lang, "story-board-zone", &args));
            }
        }
    }
    lines
}

/// Tells one scenario in one language.
pub(crate) struct Teller<'s> {
    pub(crate) scenario: &'s Scenario,
    pub(crate) lang: Lang,
}

impl<'s> Teller<'s> {
    pub(crate) fn player(&self, player: PlayerId) -> &'s str {
        self.scenario.players.get(usize::from(player.0)).map_or("?", String::as_str)
    }

    pub(crate) fn card(&self, card: DefId) -> &'s str {
        self.called(&self.scenario.arrangement.setup.cards.get(card).def.name)
    }

    /// What a card is called in the reader's language.
    fn called<'n>(&self, name: &'n str) -> &'n str {
        called(name, self.scenario.lang, self.lang).unwrap_or(name)
    }

    /// A card of the board with what is special about it.
    fn object(&self, state: &State, id: ObjectId, object: &Object) -> String {
        let name = self.called(&state.card(id).def.name);
        if object.zone != Zone::Battlefield {
            return name.to_owned();
        }
        let mut args = FluentArgs::new();
        args.set("card", name);
        args.set("creature", if object.now.is_creature() { "yes" } else { "no" });
        args.set("power", object.now.power.to_string());
        args.set("toughness", object.now.toughness.to_string());
        args.set("tapped", if object.tapped { "yes" } else { "no" });
        args.set("damage", object.damage);
        format_message(self.lang, "story-board-permanent", &args)
    }

    fn refusal(&self, line: usize, rule: RuleId) -> Sentence {
        let mut args = FluentArgs::new();
        let written = self.scenario.script.iter().find(|of| of.line == line).map_or("", |of| of.text.as_str());
        args.set("line", written);
        let text = format_message(self.lang, "story-refused", &args);
        Sentence { text, numbers: vec![magic::number(rule)], quoted: Some(written.to_owned()) }
    }

    /// One event; `None` for those that only repeat another.
    pub(crate) fn event(&self, shown: &Shown) -> Option<String> {
        let who = |player: PlayerId| vec![("player", FluentValue::from(self.player(player)))];
        let life = |player: PlayerId, n: i32| vec![("player", self.player(player).into()), ("amount", n.into())];
        let mana = |player: PlayerId, kind: ManaKind, n: u32| {
            vec![("player", self.player(player).into()), ("mana", symbols(kind, n).into())]
        };
        let counters = |kind: CounterKind, n: i32| vec![("kind", counter(kind).into()), ("amount", n.into())];
        let (key, more) = match shown.event {
            Event::GameBegan(player) => ("story-game-began", who(player)),
            Event::Shuffled(player) => ("story-shuffled", who(player)),
            Event::Mulliganed(player) => ("story-mulliganed", who(player)),
            Event::Kept(player) => ("story-kept", who(player)),
            Event::TurnBegan(player, turn) => {
                ("story-turn-began", vec![("player", self.player(player).into()), ("turn", turn.into())])
            }
            Event::StepBegan(step) => ("story-step-began", vec![("step", step_key(step).into())]),
            Event::Passed(player) => ("story-passed", who(player)),
            Event::Moved { to, .. } => ("story-moved", vec![("to", zone_key(to).into())]),
            Event::Drew(player, _) => ("story-drew", who(player)),
            Event::DrewFromNothing(player) => ("story-drew-from-nothing", who(player)),
            Event::Discarded(player, _) => ("story-discarded", who(player)),
            Event::PlayedLand(player, _) => ("story-played-land", who(player)),
            Event::Cast(player, _) => ("story-cast", who(player)),
            Event::Activated(player, ..) => ("story-activated", who(player)),
            Event::Triggered(player, ..) => ("story-triggered", who(player)),
            Event::TriggerStacked(player, ..) => ("story-trigger-stacked", who(player)),
            Event::TriggerRemoved(..) => ("story-trigger-removed", vec![]),
            Event::Targeted(_, Target::Player(player)) => ("story-targeted-player", who(player)),
            Event::Targeted(_, Target::Object(_)) => ("story-targeted-object", vec![]),
            Event::Resolving(_) => ("story-resolving", vec![]),
            Event::Fizzled(_) => ("story-fizzled", vec![]),
            Event::Countered(_) => ("story-countered", vec![]),
            Event::ManaAdded(player, kind, n) => ("story-mana-added", mana(player, kind, n)),
            Event::ManaSpent(player, kind, n) => ("story-mana-spent", mana(player, kind, n)),
            Event::ManaEmptied(player) => ("story-mana-emptied", who(player)),
            Event::Tapped(_) => ("story-tapped", vec![]),
            Event::Untapped(_) => ("story-untapped", vec![]),
            Event::Damage { to: Target::Player(player), amount, .. } => ("story-damage-player", life(player, amount)),
            Event::Damage { to: Target::Object(_), amount, .. } => {
                ("story-damage-object", vec![("amount", amount.into())])
            }
            Event::DamageRemoved => ("story-damage-removed", vec![]),
            Event::LifeGained(player, amount) => ("story-life-gained", life(player, amount)),
            Event::LifeLost(player, amount) => ("story-life-lost", life(player, amount)),
            Event::CountersAdded(_, kind, n) => ("story-counters-added", counters(kind, n)),
            Event::CountersRemoved(_, kind, n) => ("story-counters-removed", counters(kind, n)),
            Event::Destroyed(_) => ("story-destroyed", vec![]),
            Event::Sacrificed(player, _) => ("story-sacrificed", who(player)),
            Event::Created(player, _) => ("story-created", who(player)),
            Event::Ceased(_) => ("story-ceased", vec![]),
            Event::Scried(player) => ("story-scried", who(player)),
            Event::Attacked(_, Defender::Player(player)) => ("story-attacked", who(player)),
            Event::Blocked(..) => ("story-blocked", vec![]),
            Event::Unblocked(_) => ("story-unblocked", vec![]),
            Event::LeftCombat(_) => ("story-left-combat", vec![]),
            Event::EffectBegan(_) => ("story-effect-began", vec![]),
            Event::EffectsEnded => ("story-effects-ended", vec![]),
            Event::Lost(player, loss) => {
                ("story-lost", vec![("player", self.player(player).into()), ("loss", loss_key(loss).into())])
            }
            // Whoever loses leaves.
            Event::Left(_) => return None,
            Event::Over(Outcome::Draw) => ("story-draw", vec![]),
            Event::Over(Outcome::Won(winners)) => {
                ("story-won", vec![("players", self.names(winners).into()), ("count", winners.len().into())])
            }
        };
        let [card, other] = shown.cards.map(|card| card.map_or("?", |card| self.card(card)));
        let mut args: FluentArgs<'_> = more.into_iter().collect();
        args.set("card", card);
        args.set("other", other);
        Some(format_message(self.lang, key, &args))
    }

    fn names(&self, players: PlayerSet) -> String {
        let all = (0..self.scenario.players.len() as u8).map(PlayerId).filter(|&player| players.has(player));
        all.map(|player| self.player(player)).collect::<Vec<_>>().join(", ")
    }
}

const fn counter(kind: CounterKind) -> &'static str {
    match kind {
        CounterKind::PlusOne => "+1/+1",
        CounterKind::MinusOne => "-1/-1",
    }
}

const fn loss_key(loss: Loss) -> &'static str {
    match loss {
        Loss::Conceded => "conceded",
        Loss::Life => "life",
        Loss::EmptyLibrary => "library",
        Loss::Poison => "poison",
        Loss::Effect => "effect",
    }
}

fn symbols(kind: ManaKind, n: u32) -> String {
    let symbol = match kind {
        ManaKind::White => "{W}",
        ManaKind::Blue => "{U}",
        ManaKind::Black => "{B}",
        ManaKind::Red => "{R}",
        ManaKind::Green => "{G}",
        ManaKind::Colorless => "{C}",
    };
    if n <= 10 { symbol.repeat(n as usize) } else { format!("{n} × {symbol}") }
}

pub(crate) const fn zone_key(zone: Zone) -> &'static str {
    match zone {
        Zone::Library => "library",
        Zone::Hand => "hand",
        Zone::Battlefield => "battlefield",
        Zone::Graveyard => "graveyard",
        Zone::Stack => "stack",
        Zone::Exile => "exile",
        Zone::Command => "command",
        Zone::Outside => "outside",
    }
}

pub(crate) const fn step_key(step: Step) -> &'static str {
    match step {
        Step::Untap => "untap",
        Step::Upkeep => "upkeep",
        Step::Draw => "draw",
        Step::FirstMain => "first-main",
        Step::BeginningOfCombat => "beginning-of-combat",
        Step::DeclareAttackers => "declare-attackers",
        Step::DeclareBlockers => "declare-blockers",
        Step::FirstStrikeDamage => "first-strike-damage",
        Step::CombatDamage => "combat-damage",
        Step::EndOfCombat => "end-of-combat",
        Step::SecondMain => "second-main",
        Step::End => "end",
        Step::Cleanup => "cleanup",
    }
}

#[cfg(test)]
mod tests {
    use regex::Regex;

    #[test]
    fn every_message_is_used() {
        let message = Regex::new(r"(?m)^(story-[a-z-]+) =").unwrap();
        let messages = include_str!("../../../locales/es/story.ftl");
        assert!(message.captures_iter(messages).count() > 40);
        for found in message.captures_iter(messages) {
            assert!(include_str!("story.rs").contains(&format!("\"{}\"", &found[1])), "{}", &found[1]);
        }
    }
}

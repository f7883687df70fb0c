//! What happened, in the reader's language.

use std::collections::HashMap;

use vademecum_board::Board;
use vademecum_locale::{FluentArgs, FluentValue, format_message};
use vademecum_myl::{CardId, Deed, Entry, Kind, Manner, ObjectId, Outcome, Phase, Player, State, Zone};
use vademecum_rule_ids::myl;
use vademecum_scenario_format::{
    Replay, ReplayStep, Sentence, WithoutLine,
    bounds::{MAX_BOARD_BYTES, MAX_STORY_BYTES, TOLD_EVENT_BYTES, TOLD_RULE_BYTES},
    join_sentences,
};
use vademecum_vocab::{Lang, Number, RuleId};

use crate::{
    called::called,
    check::{happened, place},
    model::{Check, Claim, Deed as Done, Event, Ref, Scenario, Step},
    record::Budget,
    run::Report,
    table,
};

/// Tells one scenario in one language.
pub(crate) struct Teller<'s> {
    pub(crate) scenario: &'s Scenario,
    pub(crate) lang: Lang,
    /// A state of the run: cards have the same names in all of them.
    pub(crate) state: Option<&'s State>,
    /// For each object, which of several copies of its card it is, from 1; 0 for the only one.
    copies: Vec<usize>,
}

/// For each object of a state, which of several copies of its card it is, from 1; 0 for the only one.
fn number_copies(state: &State) -> Vec<usize> {
    let mut counts: HashMap<CardId, usize> = HashMap::new();
    let places: Vec<(CardId, usize)> = state
        .objects()
        .map(|(_, object)| {
            let count = counts.entry(object.card).or_default();
            *count += 1;
            (object.card, *count)
        })
        .collect();
    places.into_iter().map(|(card, place)| if counts[&card] > 1 { place } else { 0 }).collect()
}

/// The value of an argument.
type Arg<'a> = (&'static str, FluentValue<'a>);

impl<'s> Teller<'s> {
    pub(crate) fn new(scenario: &'s Scenario, report: &'s Report, lang: Lang) -> Self {
        let state = report.state.as_ref();
        Teller { scenario, lang, state, copies: state.map(number_copies).unwrap_or_default() }
    }

    pub(crate) fn message<'a>(&self, key: &str, args: impl IntoIterator<Item = Arg<'a>>) -> String {
        let mut all = FluentArgs::new();
        for (name, value) in args {
            all.set(name, value);
        }
        format_message(self.lang, key, &all)
    }

    pub(crate) fn player(&self, player: Player) -> &'s str {
        &self.scenario.players[place(player)]
    }

    fn card_name(&self, card: CardId) -> &'s str {
        let name = self.scenario.cards.card(card).name.as_str();
        called(name, self.scenario.lang, self.lang).unwrap_or(name)
    }

    /// What a card of the game is called: by its name, and which of several it is.
    pub(crate) fn name(&self, id: ObjectId) -> String {
        let Some(state) = self.state else { return "?".to_owned() };
        let card = state.object(id).card;
        let name = self.card_name(card);
        let is_gold = self.scenario.cards.card(card).kind == Kind::Gold;
        match self.copies.get(usize::from(id.number())) {
            Some(&nth) if nth > 0 && !is_gold => self.numbered(name, nth),
            _ => name.to_owned(),
        }
    }

    fn numbered(&self, name: &str, nth: usize) -> String {
        self.message("state-object-nth", [("card", name.to_owned().into()), ("place", nth.into())])
    }

    /// Cards by their name, as the reader knows it: which of several, and whose.
    fn meant(&self, name: Ref) -> String {
        let called = self.card_name(name.card).to_owned();
        let called = name.nth.map_or(called.clone(), |nth| self.numbered(&called, nth));
        match name.of {
            None => called,
            Some(player) => {
                self.message("state-object-of", [("card", called.into()), ("player", self.player(player).into())])
            }
        }
    }

    /// One event; `None` for those that only repeat another.
    fn event(&self, deed: &Deed, count: usize) -> Option<String> {
        let who = |player: Player| ("player", FluentValue::from(self.player(player)));
        let card = |id: ObjectId| ("card", FluentValue::from(self.name(id)));
        let other = |id: ObjectId| ("other", FluentValue::from(self.name(id)));
        let owner = |id: ObjectId| {
            let owner = self.state.map(|state| state.object(id).owner);
            ("player", FluentValue::from(owner.map_or("?", |owner| self.player(owner))))
        };
        let n = |n: usize| ("amount", FluentValue::from(n));
        let (key, args): (&str, Vec<Arg<'_>>) = match *deed {
            Deed::BeginTurn(player) => ("myl-story-turn", vec![who(player)]),
            Deed::Begin(phase) => ("myl-story-begins", vec![("phase", phase_key(phase).into())]),
            Deed::Regroup(player, zone) => ("myl-story-regroups", vec![who(player), ("zone", zone_key(zone).into())]),
            Deed::Declare(player, it) => ("myl-story-plays", vec![who(player), card(it.id)]),
            Deed::Target(source, target) => ("myl-story-targets", vec![card(source.id), other(target.id)]),
            Deed::Pay(player, _) => ("myl-story-pays", vec![who(player), n(count)]),
            Deed::SpendGenerated(player, spent) => ("myl-story-spends", vec![who(player), n(spent.into())]),
            Deed::Generate(player, made) => ("myl-story-generates", vec![who(player), n(made.into())]),
            Deed::Played(..) => return None,
            Deed::Annulled(it) => ("myl-story-annulled", vec![card(it.id)]),
            Deed::Enter(it, zone) => ("myl-story-enters", vec![card(it.id), ("zone", zone_key(zone).into())]),
            Deed::Leave(it, Some(manner)) => {
                ("myl-story-leaves", vec![card(it.id), ("manner", manner_key(manner).into()), owner(it.id)])
            }
            Deed::Leave(it, None) => ("myl-story-follows", vec![card(it.id)]),
            Deed::Move(it, _, to) => {
                ("myl-story-moves", vec![card(it.id), ("zone", zone_key(to).into()), owner(it.id)])
            }
            Deed::Shift(it, zone, player) => {
                ("myl-story-shifts", vec![card(it.id), ("zone", zone_key(zone).into()), who(player)])
            }
            Deed::Draw(player, _) => ("myl-story-draws", vec![who(player), n(count)]),
            Deed::Mill(player, _) => ("myl-story-mills", vec![who(player), n(count)]),
            Deed::Discard(player, it) => ("myl-story-discards", vec![who(player), card(it.id)]),
            Deed::Shuffle(player) => ("myl-story-shuffles", vec![who(player)]),
            Deed::Show(player, it) => ("myl-story-shows", vec![who(player), card(it.id)]),
            Deed::LookAt(player, _) => ("myl-story-looks", vec![who(player), n(count)]),
            Deed::Name(player, named) => ("myl-story-names", vec![who(player), ("card", self.card_name(named).into())]),
            Deed::Trigger(it, _) => ("myl-story-triggers", vec![card(it.id)]),
            Deed::Use(player, it, _) => ("myl-story-uses", vec![who(player), card(it.id)]),
            Deed::Cancelled(it, _) => ("myl-story-cancelled", vec![card(it.id)]),
            Deed::Resolve(it, _) => ("myl-story-resolves", vec![card(it.id)]),
            Deed::Redirected(from, to) => ("myl-story-redirected", vec![card(from.id), other(to.id)]),
            Deed::Prevented(it) => ("myl-story-prevented", vec![card(it.id)]),
            Deed::Affected(it) => ("myl-story-affected", vec![card(it.id)]),
            Deed::Equip(weapon, ally) => ("myl-story-equips", vec![card(ally.id), other(weapon.id)]),
            Deed::Attack(it) => ("myl-story-attacks", vec![card(it.id)]),
            Deed::Block(blocker, attacker) => ("myl-story-blocks", vec![card(blocker.id), other(attacker.id)]),
            Deed::AttackCancelled(_) => ("myl-story-attack-cancelled", vec![]),
            Deed::AttackOfCancelled(it) => ("myl-story-attack-of-cancelled", vec![card(it.id)]),
            Deed::BlockOfCancelled(it) => ("myl-story-block-of-cancelled", vec![card(it.id)]),
            Deed::Damage(it, points) => ("myl-story-damage", vec![card(it.id), n(points.into())]),
            Deed::Over(Outcome::Lost(player)) => ("myl-story-lost", vec![who(player)]),
            Deed::Over(Outcome::Draw) => ("myl-story-draw", vec![]),
        };
        Some(self.message(key, args))
    }

    /// What is true of a state, as a sentence.
    fn state(&self, check: Check) -> String {
        let who = |player: Player| ("player", FluentValue::from(self.player(player)));
        let card = |name: Ref| ("card", FluentValue::from(self.meant(name)));
        let is = |is: bool| ("is", FluentValue::from(if is { "yes" } else { "no" }));
        let (key, args): (&str, Vec<Arg<'_>>) = match check {
            Check::Place(name, zone, None) => ("myl-state-place", vec![card(name), ("zone", zone_key(zone).into())]),
            Check::Place(name, zone, Some(player)) => {
                ("myl-state-place-of", vec![card(name), ("zone", zone_key(zone).into()), who(player)])
            }
            Check::Count(player, zone, count) => {
                ("myl-state-cards", vec![who(player), ("zone", zone_key(zone).into()), ("amount", count.into())])
            }
            Check::Strength(name, strength) => ("myl-state-strength", vec![card(name), ("amount", strength.into())]),
            Check::HasAbility(name, has) => ("myl-state-ability", vec![card(name), is(has)]),
            Check::IsKind(name, kind, yes) => {
                ("myl-state-kind", vec![card(name), ("kind", kind_key(kind).into()), is(yes)])
            }
            Check::IsRace(name, race, yes) => {
                let race = self.scenario.cards.race_name(race);
                ("myl-state-race", vec![card(name), ("race", race.into()), is(yes)])
            }
            Check::Carries(ally, weapon, yes) => {
                ("myl-state-carries", vec![card(ally), ("other", self.meant(weapon).into()), is(yes)])
            }
            Check::Loses(player) => ("myl-state-loses", vec![who(player)]),
            Check::Draw => ("myl-state-draw", vec![]),
            Check::GoesOn => ("myl-state-goes-on", vec![]),
            Check::Turn(player) => ("myl-state-turn", vec![who(player)]),
            Check::Decides(player) => ("myl-state-decides", vec![who(player)]),
        };
        self.message(key, args)
    }

    /// What cannot be done, as a sentence; `None` for what the file itself words.
    fn refused(&self, player: Player, deed: &Done) -> Option<String> {
        let (doing, name, other) = match deed {
            Done::Play(name, _) => ("play", *name, None),
            Done::Use(name, ..) => ("use", *name, None),
            Done::Attack(names) => ("attack", *names.first()?, None),
            Done::Block(attacker, blocker) => ("block", *blocker, Some(*attacker)),
            _ => return None,
        };
        let other = other.map(|name| self.meant(name)).unwrap_or_default();
        let args = [
            ("player", FluentValue::from(self.player(player))),
            ("doing", doing.into()),
            ("card", self.meant(name).into()),
            ("other", other.into()),
        ];
        Some(self.message("myl-state-cannot", args))
    }

    /// An attempt that a section forbids.
    fn refusal(&self, at: usize, rule: RuleId) -> Sentence {
        let numbers = vec![myl::number(rule)];
        let line = self.scenario.script.get(at);
        let told = line.and_then(|line| match &line.is {
            Step::Cannot(player, deed, _) => self.refused(*player, deed),
            _ => None,
        });
        if let Some(text) = told {
            return Sentence { text, numbers, quoted: None };
        }
        let written = line.map_or("", |line| line.text.as_str());
        let text = self.message("story-refused", [("line", written.into())]);
        Sentence { text, numbers, quoted: Some(written.to_owned()) }
    }

    fn broken_off(&self) -> Sentence {
        let text = self.message("story-broken-off", [("kibibytes", (MAX_STORY_BYTES >> 10).into())]);
        Sentence { text, numbers: Vec::new(), quoted: None }
    }
}

/// The numbers of the sections that made an event happen, in the order they applied, each once.
fn numbers_behind(entries: &[Entry]) -> Vec<Number> {
    let mut numbers = Vec::new();
    for number in entries.iter().flat_map(|entry| &entry.sections).map(|&section| myl::number(section)) {
        if !numbers.contains(&number) {
            numbers.push(number);
        }
    }
    numbers
}

/// Whether a deed is merged with the one before it into one sentence with a count: cards that are drawn, milled or paid with.
fn is_counted_with(one: &Deed, next: &Deed) -> bool {
    match (one, next) {
        (Deed::Draw(player, _), Deed::Draw(by, _))
        | (Deed::Mill(player, _), Deed::Mill(by, _))
        | (Deed::Pay(player, _), Deed::Pay(by, _))
        | (Deed::LookAt(player, _), Deed::LookAt(by, _)) => player == by,
        _ => false,
    }
}

/// Number of following events that are merged into the sentence of the first one.
fn told_together(entries: &[Entry]) -> usize {
    let Some((first, rest)) = entries.split_first() else { return 0 };
    let is_told = |next: &&Entry| {
        // An Oro that is paid goes to the Oro Pagado.
        let is_paid = matches!((&first.deed, &next.deed), (Deed::Pay(..), Deed::Shift(_, Zone::Paid, _)));
        is_paid || is_counted_with(&first.deed, &next.deed)
    };
    rest.iter().take_while(is_told).count()
}

/// The events as they are told: the Final del Turno begins before the card of that step is drawn (5.5), and Aliados attack before
/// they go to the Línea de Ataque for it (5.3.1). Engines note both when they are done.
fn in_telling_order(entries: &[Entry]) -> Vec<Entry> {
    let mut told: Vec<Entry> = Vec::with_capacity(entries.len());
    for entry in entries {
        let effects = told.iter().rev().take_while(|earlier| match (&entry.deed, &earlier.deed) {
            (Deed::Begin(Phase::EndOfTurn), Deed::Draw(..)) => earlier.sections.contains(&myl::S5_5),
            (Deed::Attack(_), Deed::Shift(_, Zone::Attack, _)) => true,
            _ => false,
        });
        told.insert(told.len() - effects.count(), entry.clone());
    }
    told
}

/// Whether a deed is the beginning or the consequence of another one and belongs into the same step as the next.
const fn leads_on(deed: &Deed, next: Option<&Deed>) -> bool {
    match deed {
        Deed::Declare(..) | Deed::Use(..) | Deed::Target(..) | Deed::Damage(..) | Deed::Trigger(..) => true,
        Deed::Attack(_) => matches!(next, Some(Deed::Attack(_) | Deed::Shift(_, Zone::Attack, _))),
        Deed::Shift(_, Zone::Attack, _) => matches!(next, Some(Deed::Shift(_, Zone::Attack, _))),
        _ => false,
    }
}

/// What happens, step by step: simultaneous events are those that one procedure tells in a row.
struct Steps<'t, 's> {
    teller: &'t Teller<'s>,
    report: &'t Report,
    done: Vec<ReplayStep>,
    next: ReplayStep,
    /// How many bytes sentences, with what a page shows beside them, may still take.
    text_room: usize,
    /// How many bytes boards may still take.
    board_room: usize,
}

impl Steps<'_, '_> {
    fn refuse(&mut self, at: usize, rule: RuleId) {
        self.complete(None);
        let sentence = self.teller.refusal(at, rule);
        self.next.numbers.clone_from(&sentence.numbers);
        self.next.sentences.push(sentence);
        self.next.is_refused = true;
        self.complete(None);
    }

    /// Adds events that share one sentence. Returns whether there is room for more.
    fn add(&mut self, entries: &[Entry]) -> bool {
        let Some(entry) = entries.first() else { return true };
        let count = 1 + entries.iter().skip(1).filter(|next| is_counted_with(&entry.deed, &next.deed)).count();
        let Some(text) = self.teller.event(&entry.deed, count) else { return true };
        let numbers = numbers_behind(entries);
        let size = text.len() + TOLD_EVENT_BYTES + numbers.len() * TOLD_RULE_BYTES;
        let Some(room) = self.text_room.checked_sub(size) else {
            self.next.sentences.push(self.teller.broken_off());
            return false;
        };
        self.text_room = room;
        if matches!(entry.deed, Deed::Begin(_) | Deed::BeginTurn(_)) {
            self.next.prelude.push(text);
            return true;
        }
        for number in &numbers {
            if !self.next.numbers.contains(number) {
                self.next.numbers.push(*number);
            }
        }
        self.next.sentences.push(Sentence { text, numbers, quoted: None });
        true
    }

    /// Ends a step, with the board that it leaves.
    fn complete(&mut self, state: Option<&State>) {
        if self.next.sentences.is_empty() {
            return;
        }
        let mut step = std::mem::take(&mut self.next);
        if self.board_room > 0
            && let Some(state) = state
        {
            let board = table::board(self.teller, state);
            let room = self.board_room.checked_sub(board.bytes());
            step.board = room.is_some().then_some(board);
            // Boards of one game are about as large: the next one would not have room either.
            self.board_room = room.unwrap_or_default();
        }
        self.done.push(step);
    }

    /// The state that the events up to one leave: that at the next one, or the last.
    fn state_after(&self, end: usize) -> Option<&'_ State> {
        if self.report.moments.is_empty() {
            return None;
        }
        if end >= self.report.entries.len() { self.report.state.as_ref() } else { self.report.moments.get(end - 1) }
    }
}

/// The steps of a run with boards ([`run_with_boards`](crate::run_with_boards)), in the reader's language.
pub fn replay(scenario: &Scenario, report: &Report, lang: Lang) -> Replay {
    let teller = Teller::new(scenario, report, lang);
    let start = report.laid_out.as_ref().map(|state| table::board(&teller, state)).unwrap_or_default();
    let mut steps = Steps {
        teller: &teller,
        report,
        done: Vec::new(),
        next: ReplayStep::default(),
        text_room: MAX_STORY_BYTES,
        board_room: MAX_BOARD_BYTES,
    };
    let entries = in_telling_order(&report.entries);
    let mut refused = report.refused.iter().peekable();
    let mut at = 0;
    while at < entries.len() {
        while let Some((_, line, rule)) = refused.next_if(|(before, ..)| *before <= at) {
            steps.refuse(*line, *rule);
        }
        let end = at + 1 + told_together(&entries[at..]);
        if !steps.add(&entries[at..end]) {
            break;
        }
        let is_last = end == entries.len();
        if is_last || !leads_on(&entries[end - 1].deed, entries.get(end).map(|next| &next.deed)) {
            let state = steps.state_after(end).cloned();
            steps.complete(state.as_ref());
        }
        at = end;
    }
    refused.for_each(|(_, line, rule)| steps.refuse(*line, *rule));
    let last = report.state.as_ref().filter(|_| !report.moments.is_empty());
    steps.complete(last);
    if !steps.next.prelude.is_empty() {
        steps.done.push(std::mem::take(&mut steps.next));
    }
    Replay::marked(start, steps.done)
}

/// What happened in a run, in the reader's language; asserted refusals stand where they were tried.
pub fn story(scenario: &Scenario, report: &Report, lang: Lang) -> Vec<Sentence> {
    let Replay { steps, .. } = replay(scenario, report, lang);
    let told = steps.into_iter().flat_map(|step| {
        let prelude = step.prelude.into_iter().map(|text| Sentence { text, numbers: Vec::new(), quoted: None });
        prelude.chain(step.sentences).collect::<Vec<_>>()
    });
    told.collect()
}

/// What a scenario says is true at its end, in the reader's language.
pub fn results(scenario: &Scenario, lang: Lang) -> Vec<String> {
    let teller = Teller { scenario, lang, state: None, copies: Vec::new() };
    scenario.results.iter().map(|line| teller.state(line.is)).collect()
}

/// The board at the end of a run: a line for each player, and one for each of their zones that holds cards.
pub fn board(scenario: &Scenario, report: &Report, lang: Lang) -> Vec<String> {
    let teller = Teller::new(scenario, report, lang);
    report.state.as_ref().map(|state| table::lines(&table::board(&teller, state))).unwrap_or_default()
}

/// The board that a run began with.
pub fn start(scenario: &Scenario, report: &Report, lang: Lang) -> Vec<String> {
    let teller = Teller::new(scenario, report, lang);
    let board: Board = report.laid_out.as_ref().map(|state| table::board(&teller, state)).unwrap_or_default();
    table::lines(&board)
}

/// What a scenario says of the games without some of its sections, in the reader's language.
pub fn without_rules(scenario: &Scenario, report: &Report, lang: Lang) -> Vec<WithoutLine> {
    let teller = Teller::new(scenario, report, lang);
    let lines = scenario.without.iter().zip(&report.counterfactuals).map(|(line, shown)| {
        let text = match (&line.is.claim, shown, teller.state) {
            (_, None, _) | (_, _, None) => None,
            (Claim::State(check), Some(_), _) => Some(teller.state(*check)),
            (Claim::Refusal(player, deed, _), Some(_), _) => teller.refused(*player, deed),
            (Claim::Events(events), Some(shown), Some(state)) => told_events(&teller, state, &shown.entries, events),
        };
        let text = text.unwrap_or_else(|| line.text.clone());
        WithoutLine { number: myl::number(line.is.rule), text, is_shown: shown.is_some() }
    });
    lines.collect()
}

fn told_events(teller: &Teller<'_>, state: &State, entries: &[Entry], events: &[Event]) -> Option<String> {
    // They happened in the run, which had as much work left at most.
    let places = happened(state, entries, events, &Budget::until(None)).ok()?;
    let told: Option<Vec<String>> = places.into_iter().map(|place| teller.event(&entries[place].deed, 1)).collect();
    told.map(|told| join_sentences(&told, teller.lang))
}

/// The word by which messages know a zone.
pub(crate) const fn zone_key(zone: Zone) -> &'static str {
    match zone {
        Zone::Defence => "defence",
        Zone::Attack => "attack",
        Zone::Support => "support",
        Zone::Reserve => "reserve",
        Zone::Paid => "paid",
        Zone::Deck => "deck",
        Zone::Hand => "hand",
        Zone::Graveyard => "graveyard",
        Zone::Exile => "exile",
        Zone::Transit => "transit",
    }
}

/// The word by which messages know a type of cards.
pub(crate) const fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Ally => "ally",
        Kind::Weapon => "weapon",
        Kind::Talisman => "talisman",
        Kind::Totem => "totem",
        Kind::Gold => "gold",
        Kind::Orb => "orb",
    }
}

const fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Regroup => "regroup",
        Phase::Vigil => "vigil",
        Phase::War => "war",
        Phase::Damage => "damage",
        Phase::Final => "final",
        Phase::EndOfTurn => "end-of-turn",
    }
}

const fn manner_key(manner: Manner) -> &'static str {
    match manner {
        Manner::Destroy => "destroy",
        Manner::Exile => "exile",
        Manner::Shuffle => "shuffle",
        Manner::Raise => "raise",
        Manner::Put => "put",
    }
}

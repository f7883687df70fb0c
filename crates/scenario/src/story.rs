//! The story of a run: every event as a sentence, with the numbers that made it; and the board.

use std::{borrow::Cow, collections::BTreeMap};

use vademecum_abilities::{
    Action, CounterKind, Designation, FaceId, Keyword, KeywordDeed, ManaKind, Turning, Type, Unlocking, Where, Zone,
};
use vademecum_locale::{FluentArgs, FluentValue, format_message, format_names};
use vademecum_machine::{
    Deed, Defender, Entry, Mark, Note, ObjectId, Outcome, PlayerId, State, Subject, designation_names, keywords,
};
use vademecum_rule_ids::magic;
use vademecum_scenario_format::Sentence;
use vademecum_vocab::{Lang, Number};

use crate::{
    ability_name::AbilityName,
    attribution::Attribution,
    bounds::{MAX_BOARD_BYTES, MAX_STORY_BYTES},
    called::{called, stickered_called, token_called},
    find,
    message_keys::{
        added_part_key, begun_step_key, loss_key, planar_face_key, sector_key, step_key, story_of_keyword,
        story_of_special_action, zone_key,
    },
    model::{Deed as ModelDeed, Scenario, ScriptStep},
    numbering::NumberedObjects,
    phrases::join_articles,
    report::{RefusedAttempt, Report},
    told::{ToldEvent, own_face},
    variation::{ChoiceKind, NamedChoice},
};

/// What happened in a run, in the reader's language; asserted refusals stand where they were tried. Where it is longer
/// than `MAX_STORY_BYTES`, it breaks off, and says so.
pub fn story(scenario: &Scenario, report: &Report, lang: Lang) -> Vec<Sentence> {
    let teller = Teller::with_numbers(scenario, report, lang);
    let mut left = MAX_STORY_BYTES;
    let mut sentences = Vec::new();
    for sentence in teller.sentences(report, &report.journal.entries()) {
        let Some(rest) = left.checked_sub(sentence.bytes()) else {
            sentences.push(teller.broken_off());
            break;
        };
        left = rest;
        sentences.push(sentence);
    }
    sentences
}

/// The board that a run began with, before anything happened; nothing, if it could not be put on the table.
pub fn start(scenario: &Scenario, report: &Report, lang: Lang) -> Vec<String> {
    report.laid_out.as_ref().map(|state| board(scenario, state, lang)).unwrap_or_default()
}

/// The board of a state: a line for each player, one for each of their zones that holds cards, the stack. Of a board
/// larger than `MAX_BOARD_BYTES`, the rest of each zone is counted.
pub fn board(scenario: &Scenario, state: &State, lang: Lang) -> Vec<String> {
    let teller = Teller::new(scenario, lang);
    let mut left = MAX_BOARD_BYTES;
    let mut lines = Vec::new();
    for (player, about) in (0..).map(PlayerId).zip(state.players()) {
        let mut args = FluentArgs::new();
        args.set("player", teller.player(player));
        args.set("life", about.life);
        args.set("poison", state.counters(Subject::Player(player), CounterKind::Poison));
        args.set("library", about.library_len());
        lines.push(format_message(lang, "story-board-player", &args));
        for zone in [Zone::Battlefield, Zone::Hand, Zone::Graveyard, Zone::Exile, Zone::Stack] {
            let there = state.objects().filter(|&(id, object)| object.zone == zone && find::whose(state, id) == player);
            let cards = teller.listed(state, there.map(|(id, _)| id), &mut left);
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
    /// The objects that others share their name with, and which of them each is, from 1.
    numbered: BTreeMap<ObjectId, usize>,
}

impl<'s> Teller<'s> {
    pub(crate) const fn new(scenario: &'s Scenario, lang: Lang) -> Self {
        Teller { scenario, lang, numbered: BTreeMap::new() }
    }

    /// With numbers for the permanents and spells of a run that others share their name with: those by which scripts tell
    /// them apart. Lands have numbers only where the end of the case tells them apart.
    pub(crate) fn with_numbers(scenario: &'s Scenario, report: &Report, lang: Lang) -> Self {
        Teller { scenario, lang, numbered: NumberedObjects::new(scenario, report).numbers }
    }

    /// The same for a run that is shown next to another run of the scenario: objects of both have the same names and numbers.
    pub(crate) fn with_numbers_beside(scenario: &'s Scenario, report: &Report, beside: &Report, lang: Lang) -> Self {
        let numbered = NumberedObjects::new(scenario, report).number_beside(NumberedObjects::new(scenario, beside));
        Teller { scenario, lang, numbered }
    }

    /// What an object is called: by its name, and which of several it is.
    pub(crate) fn object_name(&self, id: ObjectId, face: FaceId) -> String {
        let name = self.face(face);
        let Some(&nth) = self.numbered.get(&id) else { return name.into_owned() };
        let mut args = FluentArgs::new();
        args.set("card", name);
        args.set("place", nth);
        format_message(self.lang, "story-object-nth", &args)
    }

    /// That a player adds or spends mana.
    pub(crate) fn mana(&self, player: PlayerId, is_spent: bool, symbols: &str) -> String {
        let mut args = FluentArgs::new();
        args.set("player", self.player(player));
        args.set("mana", symbols);
        format_message(self.lang, if is_spent { "story-mana-spent" } else { "story-mana-added" }, &args)
    }

    pub(crate) fn passed(&self, player: PlayerId) -> String {
        let mut args = FluentArgs::new();
        args.set("player", self.player(player));
        format_message(self.lang, "story-passed", &args)
    }

    /// Every sentence of a run, made one by one: causes before what they cause.
    fn sentences<'r>(&'r self, report: &'r Report, entries: &'r [Entry]) -> impl Iterator<Item = Sentence> + 'r {
        let mut refused = report.refused.iter().peekable();
        let rules = Attribution::new(self.scenario, report, entries, |told| self.event(told).is_some());
        let places = 0..report.told.len().min(entries.len());
        let places: Vec<(usize, usize)> =
            places.flat_map(|place| rules.order.told_at(place).map(move |told| (place, told))).collect();
        let mut places = places.into_iter().peekable();
        let (mut last, mut numbers): (Option<&Entry>, Vec<Number>) = (None, Vec::new());
        std::iter::from_fn(move || {
            loop {
                let Some(&(place, at)) = places.peek() else {
                    return refused.next().map(|attempt| self.refusal(attempt, &rules));
                };
                if let Some(attempt) = refused.next_if(|attempt| attempt.events <= place) {
                    return Some(self.refusal(attempt, &rules));
                }
                places.next();
                let Some(text) = self.event(&report.told[at]) else { continue };
                let entry = &entries[at];
                if last.is_none_or(|last| !last.shares_citations_with(entry)) {
                    numbers = rules.numbers(at);
                } else {
                    rules.add_claims_shown_at(at, &mut numbers);
                }
                last = Some(entry);
                return Some(Sentence { text, numbers: numbers.clone(), quoted: None });
            }
        })
    }

    /// What stands where a story breaks off.
    pub(crate) fn broken_off(&self) -> Sentence {
        let mut args = FluentArgs::new();
        args.set("kibibytes", MAX_STORY_BYTES >> 10);
        Sentence { text: format_message(self.lang, "story-broken-off", &args), numbers: Vec::new(), quoted: None }
    }

    pub(crate) fn player(&self, player: PlayerId) -> &'s str {
        self.scenario.players.get(usize::from(player.0)).map_or("?", String::as_str)
    }

    pub(crate) fn face(&self, face: FaceId) -> Cow<'s, str> {
        let cards = &self.scenario.arrangement.setup.cards;
        match cards.designation_of(face) {
            Some(designation) => in_language(designation_names(designation), self.lang).into(),
            None if cards.front(cards.source_of_planeswalking()) == face => "Planechase".into(),
            None if face == cards.front(cards.source_of_radiation()) => {
                in_language(["Radiación", "Radiação", "Radiation"], self.lang).into()
            }
            // A copy of a face-down creature has no name (707.3).
            None if cards.values(face).name.is_empty() => {
                in_language(["Criatura sin nombre", "Criatura sem nome", "Nameless creature"], self.lang).into()
            }
            None => self.called(&cards.values(face).name),
        }
    }

    /// What a room of a dungeon is called, by its place on the card.
    pub(crate) fn room(&self, face: FaceId, place: u8) -> Cow<'s, str> {
        let rooms = &self.scenario.arrangement.setup.cards.values(face).rooms;
        rooms.get(usize::from(place)).map_or("?".into(), |room| self.called(&room.name))
    }

    /// What a card or token is called in the reader's language.
    pub(crate) fn called<'n>(&self, name: &'n str) -> Cow<'n, str> {
        let Scenario { lang: from, subtypes, .. } = self.scenario;
        if *from == self.lang {
            return name.into();
        }
        let row = called(name, *from, self.lang).map(Cow::Borrowed);
        let token = || token_called(name, subtypes, *from, self.lang).map(Cow::Owned);
        let stickered = || stickered_called(name, *from, self.lang).map(Cow::Owned);
        row.or_else(token).or_else(stickered).unwrap_or(name.into())
    }

    /// A card of the board with what is special about it.
    fn object(&self, state: &State, id: ObjectId) -> String {
        let object = state.object(id);
        let name = self.face(own_face(state, id));
        if object.zone != Zone::Battlefield {
            return name.into_owned();
        }
        let now = state.characteristics(id);
        let mut args = FluentArgs::new();
        args.set("card", name);
        args.set("creature", if now.is_creature() { "yes" } else { "no" });
        args.set("power", now.power.to_string());
        args.set("toughness", now.toughness.to_string());
        args.set("tapped", if object.is(Mark::Tapped) { "yes" } else { "no" });
        args.set("damage", object.damage);
        format_message(self.lang, "story-board-permanent", &args)
    }

    /// Cards of a zone, as far as there is room; how many there are besides.
    fn listed(&self, state: &State, mut cards: impl Iterator<Item = ObjectId>, left: &mut usize) -> Vec<String> {
        let mut listed = Vec::new();
        while let Some(id) = cards.next() {
            let card = self.object(state, id);
            let Some(rest) = left.checked_sub(card.len()) else {
                let mut args = FluentArgs::new();
                args.set("count", 1 + cards.count());
                listed.push(format_message(self.lang, "story-board-more", &args));
                break;
            };
            *left = rest;
            listed.push(card);
        }
        listed
    }

    /// An attempt that a rule forbids: what cannot be done, or what the file says of it.
    pub(crate) fn refusal(&self, attempt: &RefusedAttempt, rules: &Attribution<'_>) -> Sentence {
        let &RefusedAttempt { line, rule, ref tried, .. } = attempt;
        let mut numbers = vec![magic::number(rule)];
        rules.add_claims_of_refusal(attempt, &mut numbers);
        let written = self.scenario.script.iter().find(|of| of.line == line);
        let text = match (tried, written.map(|of| &of.is)) {
            (Some(choice), written) => {
                let choice = self.with_named_face(choice, written);
                Some(self.refused_choice(&choice, written, attempt.repeats_target(), rule))
            }
            (None, Some(ScriptStep::Cannot(player, deed, _))) => self.refused(*player, deed),
            (None, _) => None,
        };
        if let Some(text) = text {
            return Sentence { text, numbers, quoted: None };
        }
        let text = written.map_or("", |of| of.text.as_str());
        let mut args = FluentArgs::new();
        args.set("line", text);
        let quoted = Some(text.to_owned());
        Sentence { text: format_message(self.lang, "story-refused", &args), numbers, quoted }
    }

    /// A choice that was tried: of a card with several faces, the cast of the one that the line names.
    fn with_named_face(&self, choice: &NamedChoice, written: Option<&ScriptStep>) -> NamedChoice {
        let mut choice = choice.clone();
        if let ChoiceKind::Cast { card: (_, face), .. } = &mut choice.is
            && let Some(ScriptStep::Cannot(_, ModelDeed::Cast(name, _), _)) = written
            && let Some(&named) = name.faces.first().filter(|_| !name.faces.contains(face))
        {
            *face = named;
        }
        choice
    }

    /// One event; `None` for those that only repeat another.
    pub(crate) fn event(&self, told: &ToldEvent) -> Option<String> {
        self.repeated_event(told, 1)
    }

    /// The sentence for an event that occurs `times` times. Only those for tapping, untapping and triggering contain the count.
    pub(crate) fn repeated_event(&self, told: &ToldEvent, times: usize) -> Option<String> {
        let who = |player: PlayerId| vec![("player", FluentValue::from(self.player(player)))];
        let control = |by: PlayerId, whom: PlayerId| {
            let is_own = yes_no(by == whom);
            vec![("player", self.player(by).into()), ("whom", self.player(whom).into()), ("own", is_own.into())]
        };
        let life = |player: PlayerId, n: i32| vec![("player", self.player(player).into()), ("amount", n.into())];
        let mana = |player: PlayerId, kind: ManaKind, n: u32| {
            vec![("player", self.player(player).into()), ("mana", symbols(kind, n).into())]
        };
        let counters =
            |kind: CounterKind, n: i32| vec![("kind", self.counter(kind).into()), ("amount", FluentValue::from(n))];
        let of_ability = || {
            let of_spell = if told.are_copies[0] { "copy" } else { "no" };
            vec![("ability", FluentValue::from(if told.is_of_ability { "yes" } else { of_spell }))]
        };
        let activated = |player: PlayerId| {
            let of_mana = vec![("mana", yes_no(told.is_of_mana_ability).into())];
            ("story-activated", [who(player), of_mana, AbilityName::args(told.ability.as_ref())].concat())
        };
        let owner = || vec![("player", FluentValue::from(told.owner.map_or("?", |owner| self.player(owner))))];
        let down = || vec![("down", FluentValue::from(yes_no(told.is_face_down)))];
        let (key, more) = match told.event {
            Deed::BeginTurn(_) => (
                "story-turn-began",
                vec![("player", self.names(told.of_turn.iter().copied()).into()), ("turn", told.turn.into())],
            ),
            Deed::BeginStep(_, step) => {
                ("story-step-began", vec![("step", begun_step_key(step, told.begins_added_phase).into())])
            }
            Deed::Move(moved) => {
                let whose = match moved.to {
                    Zone::Stack => moved.under,
                    _ => told.owner.unwrap_or(moved.under),
                };
                let (place, nth) = match told.place_in_library {
                    None => ("unknown", 0),
                    Some(Where::Top) => ("top", 1),
                    Some(Where::FromTop(nth)) => ("nth", nth),
                    Some(Where::Bottom | Where::BottomAtRandom) => ("bottom", 0),
                };
                let place = vec![("place", place.into()), ("nth", nth.to_string().into())];
                // Face down matters more than tapped.
                let is_tapped = moved.tapped && !told.is_face_down;
                let under_other = told.whose.filter(|_| moved.to == Zone::Battlefield && told.whose != told.owner);
                let state = match (told.copied, under_other) {
                    (None, Some(other)) if !told.is_face_down => {
                        let down = if moved.tapped { "tapped-under" } else { "under" };
                        vec![("down", down.into()), ("player", self.player(other).into())]
                    }
                    (Some(face), _) => vec![("down", "copy".into()), ("copied", self.face(face).into())],
                    (None, _) if is_tapped => vec![("down", "tapped".into())],
                    (None, _) => down(),
                };
                ("story-moved", [vec![("to", zone_key(moved.to).into())], who(whose), state, place].concat())
            }
            Deed::Discard(player, _) => ("story-discarded", who(player)),
            // Nobody says so where nothing comes of it.
            Deed::CommitCrime(_) if !told.is_watched && !self.scenario.claims.contains(&magic::R700_13) => return None,
            Deed::CommitCrime(player) => ("story-committed-crime", who(player)),
            Deed::Expend(..) | Deed::LoseControl(..) | Deed::AddMana { amount: 0, .. } => return None,
            Deed::PlayLand(player, _) => ("story-played-land", who(player)),
            Deed::Cast(player, _) => {
                let names = told.cast_for.and_then(keywords::names);
                let keyword = names.map_or("none", |names| in_language(names, self.lang));
                ("story-cast", [who(player), down(), vec![("keyword", keyword.into())]].concat())
            }
            Deed::Activate(player, ..) => activated(player),
            Deed::Target(_, Subject::Player(player)) => ("story-targeted-player", [who(player), of_ability()].concat()),
            Deed::Target(_, Subject::Object(_)) => ("story-targeted-object", of_ability()),
            Deed::AddMana { player, kind, amount: n, .. } => ("story-mana-added", mana(player, kind, n)),
            Deed::Tap(_) => ("story-tapped", vec![]),
            Deed::Untap(_) => ("story-untapped", vec![]),
            Deed::Damage { to: Subject::Player(player), amount, .. } => ("story-damage-player", life(player, amount)),
            Deed::Damage { source, to: Subject::Object(id), amount, .. } => {
                ("story-damage-object", vec![("amount", amount.into()), ("itself", yes_no(source.id == id).into())])
            }
            Deed::Prevent { to: Subject::Player(player), amount, .. } => {
                ("story-prevented-player", life(player, amount))
            }
            Deed::Prevent { to: Subject::Object(_), amount, .. } => {
                ("story-prevented-object", vec![("amount", amount.into())])
            }
            Deed::GainLife(player, amount) => ("story-life-gained", life(player, amount)),
            Deed::LoseLife(player, amount) => {
                ("story-life-lost", [life(player, amount), vec![("paid", yes_no(told.is_paid).into())]].concat())
            }
            Deed::PutCounters(Subject::Object(_), kind, n, _) => ("story-counters-added", counters(kind, n)),
            Deed::RemoveCounters(Subject::Object(_), kind, n) => ("story-counters-removed", counters(kind, n)),
            Deed::PutCounters(Subject::Player(player), kind, n, _) => {
                ("story-counters-added-player", [counters(kind, n), who(player)].concat())
            }
            Deed::RemoveCounters(Subject::Player(player), kind, n) => {
                ("story-counters-removed-player", [counters(kind, n), who(player)].concat())
            }
            Deed::Destroy(..) => ("story-destroyed", vec![]),
            Deed::Sacrifice(player, _) => ("story-sacrificed", who(player)),
            Deed::Mill(player, amount) => ("story-milled", life(player, amount)),
            Deed::Search { player, library_of, .. } if player == library_of => ("story-searched", who(player)),
            Deed::Search { player, library_of, .. } => {
                let owner = vec![("owner", FluentValue::from(self.player(library_of)))];
                ("story-searched-library", [who(player), owner].concat())
            }
            Deed::Shuffle(player) => ("story-shuffled", who(player)),
            Deed::Scry(player, _) => (story_of_keyword(KeywordDeed::Action(Action(18)))?, who(player)),
            Deed::Coin { player, heads, won } => {
                let won = won.map_or("no", |won| if won { "won" } else { "lost" });
                let heads = if heads { "yes" } else { "no" };
                (
                    "story-coin-flipped",
                    vec![("player", self.player(player).into()), ("heads", heads.into()), ("won", won.into())],
                )
            }
            Deed::EnterRoom(player, _, room) => {
                let room = told.faces[0].map_or("?".into(), |face| self.room(face, room));
                ("story-entered-room", vec![("player", self.player(player).into()), ("room", room.into())])
            }
            Deed::Practice(practiced) if practiced.keyword == Keyword(159) => ("story-visited", who(practiced.player)),
            Deed::Practice(practiced) => (story_of_keyword(KeywordDeed::Ability(practiced.keyword))?, vec![]),
            Deed::Roll { natural, result, .. } if natural == result => return None,
            Deed::Roll { player, result, .. } => ("story-roll-result", life(player, result)),
            Deed::Designate(_, Designation::RingBearer, on) => {
                ("story-ring-bearer", vec![("on", if on { "yes" } else { "no" }.into())])
            }
            Deed::Designate(_, Designation::Suspected, on) => {
                ("story-suspected", vec![("on", if on { "yes" } else { "no" }.into())])
            }
            Deed::Designate(_, Designation::Renowned, _) => ("story-renowned", vec![]),
            Deed::Designate(_, Designation::Saddled, on) => ("story-saddled", vec![("on", yes_no(on).into())]),
            Deed::Designate(_, Designation::Solved, _) => ("story-solved", vec![]),
            Deed::Designate(_, sector, on) => {
                ("story-sector", vec![("sector", if on { sector_key(sector) } else { "none" }.into())])
            }
            Deed::Act(acted) => match (acted.action, told.faces[0]) {
                (KeywordDeed::Unlocks(Unlocking::Door(door)) | KeywordDeed::Locks(door), Some(face)) => {
                    let half = self.scenario.arrangement.setup.cards.printed_part(face, door.part()).unwrap_or(face);
                    let half = vec![("door", FluentValue::from(self.face(half)))];
                    (story_of_keyword(acted.action)?, [who(acted.player), half].concat())
                }
                _ => (story_of_keyword(acted.action)?, who(acted.player)),
            },
            Deed::Exert(player, _) => ("story-exerted", who(player)),
            Deed::BecomeMonstrous(..) => ("story-became-monstrous", vec![]),
            Deed::Attack(_, Defender::Player(player)) => ("story-attacked", who(player)),
            Deed::Attack(_, Defender::Permanent(_)) => ("story-attacked-permanent", vec![]),
            Deed::Block(..) => ("story-blocked", vec![]),
            Deed::BecomeBlocked(_) if told.is_blocked_apart => ("story-became-blocked", vec![]),
            Deed::Unblocked(_) => ("story-unblocked", vec![]),
            Deed::TurnFace(_, up, _) => ("story-turned-over", vec![("up", if up { "yes" } else { "no" }.into())]),
            Deed::Transform(_, how) => match (told.copied, how) {
                (Some(copied), _) => ("story-transformed-copy", vec![("copied", self.face(copied).into())]),
                (None, Turning::Convert) => ("story-converted", vec![]),
                (None, _) => ("story-transformed", vec![]),
            },
            Deed::Flip(_) => ("story-flipped", vec![]),
            Deed::PhaseOut(..) => ("story-phased-out", vec![]),
            Deed::PhaseIn(_) => ("story-phased-in", vec![]),
            Deed::Attach(_, Subject::Object(_)) => ("story-attached", vec![]),
            Deed::Attach(_, Subject::Player(player)) => ("story-attached-player", who(player)),
            Deed::Unattach(_) => ("story-unattached", vec![]),
            Deed::Lose(player, loss) => {
                ("story-lost", vec![("player", self.player(player).into()), ("loss", loss_key(loss).into())])
            }
            Deed::Note(note) => match note {
                Note::GameBegan(player) => ("story-game-began", who(player)),
                Note::Mulliganed(player) => ("story-mulliganed", who(player)),
                Note::Kept(player) => ("story-kept", who(player)),
                Note::Passed(player) => ("story-passed", who(player)),
                Note::Drew(player, _) => ("story-drew", who(player)),
                Note::DrewFromNothing(player) => ("story-drew-from-nothing", who(player)),
                Note::Triggered(player, _) => ("story-triggered", who(player)),
                Note::TriggerStacked(player, _) => ("story-trigger-stacked", who(player)),
                Note::TriggerRemoved(..) => ("story-trigger-removed", vec![]),
                Note::TriggerDropped(_) => ("story-trigger-dropped", vec![]),
                Note::EndsTurn(_) => ("story-ends-turn", vec![]),
                Note::EndsCombatPhase(_) => ("story-ends-combat-phase", vec![]),
                Note::BecameLevel(_, level) => ("story-became-level", vec![("level", level.into())]),
                Note::AddsToTurn(added) => ("story-adds-to-turn", vec![("part", added_part_key(added).into())]),
                Note::PutIntoPile(player, _, pile) => {
                    ("story-put-into-pile", [who(player), vec![("pile", pile.to_string().into())]].concat())
                }
                Note::CannotPay(player, _) => ("story-cannot-pay", who(player)),
                Note::WillControlTurn(by, whom) => ("story-will-control-turn", control(by, whom)),
                Note::ControlsTurn(by, whom) => ("story-controls-turn", control(by, whom)),
                Note::ControlsSearch(by, whom) => ("story-controls-search", control(by, whom)),
                Note::WillSkipStep(player, step) => {
                    ("story-will-skip-step", [who(player), vec![("step", step_key(step).into())]].concat())
                }
                Note::ProposesShortcut(player, times) => {
                    ("story-proposes-shortcut", [who(player), vec![("times", times.into())]].concat())
                }
                Note::AcceptsShortcut(player) => ("story-accepts-shortcut", who(player)),
                Note::ShortensShortcut(player, step) => {
                    ("story-shortens-shortcut", [who(player), vec![("step", step_key(step).into())]].concat())
                }
                Note::WillTakeExtraTurn(player) => ("story-will-take-extra-turn", who(player)),
                Note::WillSkipTurn(player) => ("story-will-skip-turn", who(player)),
                Note::Resolving(_) => {
                    let of =
                        if told.is_of_triggered_ability { vec![("ability", "triggered".into())] } else { of_ability() };
                    ("story-resolving", [of, vec![("idle", yes_no(told.does_nothing).into())]].concat())
                }
                Note::Fizzled(_) => ("story-fizzled", of_ability()),
                Note::Countered(_) => ("story-countered", [of_ability(), self.countered_by(told)].concat()),
                Note::ManaSpent(_, _, 0) => return None,
                Note::ManaSpent(player, kind, n) => ("story-mana-spent", mana(player, kind, n)),
                Note::AddsNoMana(player) => ("story-no-mana-added", who(player)),
                Note::ManaEmptied(player) => ("story-mana-emptied", who(player)),
                Note::DamageRemoved => ("story-damage-removed", vec![]),
                Note::Created(player, _) => ("story-created", who(player)),
                Note::Copied(player, _) => ("story-copied", [who(player), of_ability()].concat()),
                Note::Ceased(_) => {
                    let is_token = if told.is_token { "yes" } else { "no" };
                    ("story-ceased", vec![("token", is_token.into())])
                }
                Note::JoinedCombat(_) => ("story-joined-combat", self.joined(told)),
                Note::Banded(..) => ("story-banded", vec![]),
                Note::LeftCombat(_) => ("story-left-combat", vec![]),
                Note::Voted(player) => ("story-voted", who(player)),
                Note::Regenerated(_) => ("story-regenerated", vec![]),
                Note::Revealed(_) => ("story-revealed", vec![]),
                Note::EffectBegan(_) => return self.changes(told),
                Note::DamageRemovedFrom(_) => ("story-damage-removed-from", vec![]),
                Note::BecameProtector(player, _) => ("story-became-protector", who(player)),
                Note::SkippedStep(player, step) => {
                    ("story-skipped-step", [who(player), vec![("step", step_key(step).into())]].concat())
                }
                Note::SkippedTurn(_) => {
                    let players = self.names(told.of_turn.iter().copied());
                    ("story-skipped-turn", vec![("player", players.into()), ("count", told.of_turn.len().into())])
                }
                Note::TookControl(player, _) => ("story-control", self.new_controller(told, player)),
                Note::GotEmblem(player, _) => ("story-emblem", who(player)),
                Note::EffectsEnded => ("story-effects-ended", vec![("combat", "no".into())]),
                Note::CombatEffectsEnded => ("story-effects-ended", vec![("combat", "yes".into())]),
                Note::DealsNoDamage(_) => ("story-deals-no-damage", vec![]),
                Note::PreventionBegan(_) => ("story-prevention-began", vec![]),
                Note::Threw(player, sides, natural) => {
                    ("story-rolled", [life(player, natural), vec![("sides", sides.into())]].concat())
                }
                // Whoever loses leaves.
                Note::RolledPlanarDie(player, face) => {
                    ("story-planar-die", [who(player), vec![("face", planar_face_key(face).into())]].concat())
                }
                Note::TurnedUpInCommandZone(_) => ("story-turned-up-in-command-zone", vec![]),
                Note::BeginsActivation(player, ..) => activated(player),
                Note::TakesSpecialAction(player, _, action) => (story_of_special_action(action)?, who(player)),
                Note::EndsEffect(player, _) => ("story-ended-effect", who(player)),
                Note::TurnsFaceUp(player, _) => ("story-turns-face-up", who(player)),
                Note::FetchesCompanion(player, _) => ("story-fetched-companion", who(player)),
                Note::Begins(action, player) => (story_of_keyword(KeywordDeed::Action(action))?, who(player)),
                Note::Clashes(player, opponent) => {
                    let whom = vec![("whom", FluentValue::from(self.player(opponent)))];
                    ("story-clashed", [who(player), whom].concat())
                }
                Note::Fights(one, other) => ("story-fought", vec![("itself", yes_no(one == other).into())]),
                Note::PutOnBottom(_) => ("story-put-on-bottom", owner()),
                Note::LeavesWithOwner(_) if told.is_told_already => return None,
                Note::LeavesWithOwner(_) => ("story-leaves-with-owner", owner()),
                Note::Fateseals(player, opponent) => {
                    let owner = vec![("owner", FluentValue::from(self.player(opponent)))];
                    ("story-fatesealed", [who(player), owner].concat())
                }
                Note::Bound(keyword, ..) => {
                    let is_encoded = keyword == Keyword(99);
                    ("story-bound", vec![("how", if is_encoded { "encoded" } else { "haunts" }.into())])
                }
                Note::Paired(..) => ("story-paired", vec![]),
                Note::Unpaired(..) => ("story-unpaired", vec![]),
                Note::MovedSticker(..) => ("story-moved-sticker", vec![]),
                Note::PutSticker(player, _) => ("story-put-sticker", who(player)),
                Note::GainedRegenerationShield(_) => ("story-will-regenerate", vec![]),
                Note::CreatedDelayedTrigger(_) => ("story-created-delayed-trigger", vec![]),
                Note::Merged { on_top, .. } => ("story-merged", vec![("top", yes_no(on_top).into())]),
                Note::CastingReversed(_) => ("story-casting-reversed", vec![]),
                Note::PutFaceDownInCommandZone(_) => ("story-put-face-down-in-command-zone", vec![]),
                Note::RevealedName(_, face) => ("story-revealed-name", vec![("name", self.face(face).into())]),
                Note::PutBackOnDeck(_) => {
                    let types = told.faces[0].map(|face| self.scenario.arrangement.setup.cards.values(face).types);
                    let is_scheme = types.is_some_and(|types| types.has(Type::Scheme));
                    ("story-put-back-on-deck", vec![("deck", if is_scheme { "scheme" } else { "planar" }.into())])
                }
                Note::WillBeExiled { if_dies, .. } => ("story-will-be-exiled", vec![("dies", yes_no(if_dies).into())]),
                // What the effect is, its text says.
                Note::Left(_) | Note::RuleBegan(_) => return None,
                Note::Over(Outcome::Draw) => ("story-draw", vec![]),
                Note::Over(Outcome::Won(winners)) => {
                    ("story-won", vec![("players", self.names(winners.iter()).into()), ("count", winners.len().into())])
                }
            },
            // Told as what they lead to: a card drawn, tokens created, a spell countered, blockers, a game won.
            Deed::Draws(..)
            | Deed::Draw(_)
            | Deed::Create(..)
            | Deed::Resolve(..)
            | Deed::Face(..)
            | Deed::Counter(_)
            | Deed::BecomeBlocked(_)
            | Deed::BlockedBy(..)
            | Deed::Win(_) => {
                return None;
            }
        };
        let [card, other] = match told.event {
            Deed::Transform(..) if told.copied.is_none() => self.transformed(told),
            _ => [0, 1].map(|place| self.object_of(told, place)),
        };
        let mut args: FluentArgs<'_> = more.into_iter().collect();
        args.set("card", card);
        args.set("other", other);
        args.set("repeated", times);
        Some(join_articles(&format_message(self.lang, key, &args), self.lang))
    }

    /// A kind of counters, as it stands behind the word for counters (before it, in English).
    pub(crate) fn counter(&self, kind: CounterKind) -> String {
        let key = match kind {
            CounterKind::PlusOne => return "+1/+1".to_owned(),
            CounterKind::MinusOne => return "-1/-1".to_owned(),
            CounterKind::Shield => "shield",
            CounterKind::Stun => "stun",
            CounterKind::Loyalty => "loyalty",
            CounterKind::Poison => "poison",
            CounterKind::Rad => "rad",
            CounterKind::Finality => "finality",
            CounterKind::Energy => "energy",
            CounterKind::Ticket => "ticket",
            CounterKind::Defense => "defense",
            CounterKind::Lore => "lore",
            CounterKind::Time => "time",
            CounterKind::Level => "level",
            CounterKind::Age => "age",
            CounterKind::Fade => "fade",
            CounterKind::Charge => "charge",
            CounterKind::Keyword(_) => "keyword",
            CounterKind::Named(_) => "named",
        };
        let mut args = FluentArgs::new();
        args.set("kind", key);
        if let CounterKind::Keyword(keyword) = kind
            && let Some([es, pt, en]) = keywords::names(keyword)
        {
            args.set("keyword", in_language([es, pt, en], self.lang));
        }
        format_message(self.lang, "story-counter", &args)
    }

    fn names(&self, players: impl Iterator<Item = PlayerId>) -> String {
        format_names(self.lang, &players.map(|player| self.player(player)).collect::<Vec<_>>())
    }
}

/// What the messages call whether something is so.
pub(crate) const fn yes_no(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

/// The one of three names that is in a language.
pub(crate) const fn in_language([es, pt, en]: [&'static str; 3], lang: Lang) -> &'static str {
    match lang {
        Lang::Es => es,
        Lang::Pt => pt,
        Lang::En => en,
    }
}

/// Mana as symbols in braces.
pub(crate) fn symbols(kind: ManaKind, n: u32) -> String {
    let symbol = format!("{{{}}}", kind.letter());
    if n <= 10 { symbol.repeat(n as usize) } else { format!("{n} × {symbol}") }
}

#[cfg(test)]
mod tests {
    use crate::message_use::check_messages_are_used;

    #[test]
    fn every_message_is_used() {
        let messages = include_str!("../../../locales/es/story.ftl");
        let sources = concat!(
            include_str!("story.rs"),
            include_str!("changes.rs"),
            include_str!("event_objects.rs"),
            include_str!("message_keys.rs"),
            include_str!("replay/mod.rs")
        );
        check_messages_are_used("story", messages, 40, sources);
    }
}

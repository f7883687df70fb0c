//! One line at a time: what is done, what is true, what happens.

use std::fmt::Display;

use regex::Captures;
use vademecum_abilities::{Keyword, Zone};
use vademecum_machine::{PlanarFace, PlayerId};
use vademecum_rule_ids::magic;
use vademecum_scenario_format::{Wrong, rule};
use vademecum_vocab::{Game, RuleId};

use crate::{
    model::{
        About, Announced, Check, Counterfactual, CounterfactualClaim, Deed, Fall, Fate, Happens, Line, ScriptStep,
        Value,
    },
    names::{Names, caught, count, mana, number},
    words::{Being, Doing, Happening, Sort, first},
};

/// Whether a line of the script asserts something.
pub(super) fn asserts(line: &Line<ScriptStep>) -> bool {
    matches!(line.is, ScriptStep::Now(_) | ScriptStep::Cannot(..))
}

/// The problem with a line of the results that no pattern fits.
const UNKNOWN_RESULT: &str = "problem-unknown-result";

/// A line that no pattern of the language fits.
pub(super) fn unknown(names: &Names<'_>, line: &str, sort: Sort) -> Wrong {
    let key = match sort {
        Sort::Situation | Sort::Remark => "problem-unknown-situation",
        Sort::Script => "problem-unknown-script",
        Sort::Results => UNKNOWN_RESULT,
        Sort::Order => "problem-unknown-event",
    };
    Wrong::new(key, [("line", &line), ("examples", &names.words.examples(sort))])
}

/// A line of the script.
pub(super) fn act(names: &Names<'_>, line: &str) -> Result<ScriptStep, Wrong> {
    if let Some(captures) = names.words.for_another.captures(line) {
        let player = names.player(caught(&captures, "q"))?;
        return match act(names, caught(&captures, "c"))? {
            ScriptStep::Does(by, deed) => Ok(ScriptStep::Does(player, Deed::By(by, Box::new(deed)))),
            ScriptStep::Cannot(by, deed, rule) => Ok(ScriptStep::Cannot(player, Deed::By(by, Box::new(deed)), rule)),
            _ => Err(unknown(names, line, Sort::Script)),
        };
    }
    let (kind, captures) = first(&names.words.doing, line).ok_or_else(|| unknown(names, line, Sort::Script))?;
    let get = |name: &str| caught(&captures, name);
    match kind {
        Doing::Now => Ok(ScriptStep::Now(check(names, get("c"))?)),
        Doing::CoinFalls => Ok(ScriptStep::Falls(Fall::Coin(is_heads(names, get("k"))))),
        Doing::PlanarDieShows => Ok(ScriptStep::Falls(Fall::Planar(planar_face(get("k"))))),
        Doing::DieShows => {
            names.player(get("p"))?;
            Ok(ScriptStep::Falls(Fall::Die(number(&captures, "n")?)))
        }
        Doing::AllPass => {
            let times = captures.name("n").is_some().then(|| number(&captures, "n")).transpose()?;
            match times.unwrap_or(1) {
                0 => Err(Wrong::new("problem-passes-never", [])),
                times => Ok(ScriptStep::AllPass(times)),
            }
        }
        Doing::Propose => {
            let times = captures.name("n").is_some().then(|| number(&captures, "n")).transpose()?;
            let wrong = || Wrong::new("problem-shortcut-never", []);
            let times = times.unwrap_or(1);
            (times > 0).then_some(()).ok_or_else(wrong)?;
            Ok(ScriptStep::Propose { player: names.player(get("p"))?, times, sequence: Vec::new() })
        }
        Doing::AcceptShortcut => Ok(ScriptStep::Answer(names.player(get("p"))?, None)),
        Doing::ShortenShortcut => Ok(ScriptStep::Answer(names.player(get("p"))?, Some(names.step(get("s"))?))),
        Doing::AllPassUntil => Ok(ScriptStep::AllPassUntil(names.step(get("s"))?, names.optional_player(get("q"))?)),
        Doing::Cannot => {
            // What is tried is read as if it were done: `Ana atacar con Muro`.
            let tried = format!("{} {}", get("p"), get("c"));
            match first(&names.words.doing, &tried) {
                Some((
                    Doing::Now
                    | Doing::CoinFalls
                    | Doing::DieShows
                    | Doing::PlanarDieShows
                    | Doing::Cannot
                    | Doing::AllPass
                    | Doing::AllPassUntil
                    | Doing::Propose
                    | Doing::AcceptShortcut
                    | Doing::ShortenShortcut,
                    _,
                ))
                | None => Err(unknown(names, &tried, Sort::Script)),
                Some((kind, tried)) => {
                    let player = names.player(caught(&tried, "p"))?;
                    Ok(ScriptStep::Cannot(player, deed(names, kind, &tried)?, rule(Game::Magic, get("r"))?))
                }
            }
        }
        _ => {
            let player = names.player(get("p"))?;
            Ok(ScriptStep::Does(player, deed(names, kind, &captures)?))
        }
    }
}

fn deed(names: &Names<'_>, kind: Doing, captures: &Captures<'_>) -> Result<Deed, Wrong> {
    let get = |name: &str| caught(captures, name);
    Ok(match kind {
        Doing::NoAttack => Deed::NoAttack,
        Doing::NoBlock => Deed::NoBlock,
        Doing::Cast => {
            let (name, keyword) = cast_with(names, get("o"));
            Deed::Cast(names.object(name)?, Announced { keyword, ..announced(names, captures)? })
        }
        Doing::Activate => {
            let place = captures.name("n").is_some().then(|| number(captures, "n")).transpose()?;
            Deed::Activate(names.object(get("o"))?, place, announced(names, captures)?)
        }
        Doing::PlayLand => Deed::PlayLand(names.object(get("o"))?),
        Doing::TurnFaceUp => Deed::TurnFaceUp(names.object(get("o"))?),
        Doing::Mana => {
            let kind = captures.name("k").map(|symbol| mana(symbol.as_str())).transpose()?;
            Deed::Mana(names.object(get("o"))?, kind)
        }
        Doing::Pay => Deed::Pay(names.objects(get("o"))?),
        Doing::Attack => {
            // Whom or what is attacked stands before the attackers, or a player behind them.
            let whom = match (get("w"), get("q")) {
                ("", "") => None,
                ("", whom) | (whom, "") => Some(names.named(whom)?),
                (one, other) => {
                    return Err(Wrong::new("problem-attacked-twice", [("one", &one), ("other", &other)]));
                }
            };
            Deed::Attack(names.objects(get("o"))?, whom)
        }
        Doing::Block => Deed::Block(names.object(get("a"))?, names.objects(get("o"))?),
        Doing::Divide => {
            let shares = names.list(get("d")).into_iter().map(|share| {
                let captures = names.words.share.captures(share).ok_or_else(|| unknown(names, share, Sort::Script))?;
                Ok((number(&captures, "n")?, names.named(caught(&captures, "t"))?))
            });
            Deed::Divide(names.object(get("o"))?, shares.collect::<Result<_, Wrong>>()?)
        }
        Doing::Decline => Deed::Decline,
        Doing::Accept => Deed::Accept,
        Doing::KeepHand => Deed::KeepHand,
        Doing::Mulligan => Deed::Mulligan,
        Doing::ChooseMode => Deed::ChooseMode(mode(get("n"))?),
        Doing::Call => Deed::ChooseMode(if is_heads(names, get("k")) { 1 } else { 2 }),
        Doing::ChooseNumber => Deed::ChooseNumber(number(captures, "n")?),
        Doing::ChooseMana => Deed::ChooseMana(mana(get("k"))?),
        Doing::ChooseSubtype => Deed::ChooseSubtype(names.subtype(get("k"))?),
        Doing::Choose => Deed::Choose(Fate::Chosen, names.all_named(get("o"))?),
        Doing::Discard => Deed::Choose(Fate::Discarded, names.all_named(get("o"))?),
        Doing::Sacrifice => Deed::Choose(Fate::Sacrificed, names.all_named(get("o"))?),
        Doing::Keep => Deed::Choose(Fate::Kept, names.all_named(get("o"))?),
        Doing::Order => Deed::Order(names.object(get("o"))?),
        Doing::Concede => Deed::Concede,
        Doing::RollPlanarDie => Deed::RollPlanarDie,
        Doing::FetchCompanion => Deed::FetchCompanion,
        Doing::Unlock => Deed::Unlock(names.object(get("o"))?),
        Doing::Pass
        | Doing::Now
        | Doing::CoinFalls
        | Doing::DieShows
        | Doing::PlanarDieShows
        | Doing::Cannot
        | Doing::AllPass
        | Doing::AllPassUntil
        | Doing::Propose
        | Doing::AcceptShortcut
        | Doing::ShortenShortcut => Deed::Pass,
    })
}

/// The face of the planar die that a line names.
fn planar_face(word: &str) -> PlanarFace {
    match word {
        "planeswalker" => PlanarFace::Planeswalker,
        "caos" | "chaos" => PlanarFace::Chaos,
        _ => PlanarFace::Blank,
    }
}

/// The name of a card, and the keyword with which it is cast: `spirit with bestow`.
fn cast_with<'t>(names: &Names<'_>, text: &'t str) -> (&'t str, Option<Keyword>) {
    let parts = text.rsplit_once(names.words.table.with);
    match parts.and_then(|(name, keyword)| Some((name, names.words.keyword(keyword)?))) {
        Some((name, keyword)) if names.object(text).is_err() => (name, Some(keyword)),
        _ => (text, None),
    }
}

/// Whether a word for day or night is the one for night.
pub(super) fn is_night(word: &str) -> bool {
    ["noche", "noite", "night"].contains(&word)
}

/// Whether a side of a coin is heads.
fn is_heads(names: &Names<'_>, side: &str) -> bool {
    names.words.table.coin[0] == side
}

/// The place of a mode on its card, from 1.
fn mode(place: &str) -> Result<u8, Wrong> {
    let wrong = || Wrong::new("problem-mode", [("mode", &place)]);
    count(place).and_then(|mode| u8::try_from(mode).ok()).ok_or_else(wrong)
}

fn announced(names: &Names<'_>, captures: &Captures<'_>) -> Result<Announced, Wrong> {
    let x = captures.name("x").is_some().then(|| number(captures, "x")).transpose()?;
    let modes = caught(captures, "m");
    let modes = if modes.is_empty() { Vec::new() } else { names.list(modes) };
    let modes = modes.into_iter().map(mode).collect::<Result<_, _>>()?;
    let targets = caught(captures, "t");
    let targets = if targets.is_empty() { Vec::new() } else { names.all_named(targets)? };
    Ok(Announced { keyword: None, x, modes, targets })
}

/// A line of the results.
pub(super) fn check(names: &Names<'_>, line: &str) -> Result<Check, Wrong> {
    let fitting = names.words.being.iter().filter_map(|(kind, pattern)| Some((*kind, pattern.captures(line)?)));
    // `Oso: 3/3` and `Ana: 17 vidas` look alike to the patterns: names decide.
    let mut wrong = None;
    for (kind, captures) in fitting {
        match being(names, kind, &captures) {
            Ok(check) => return Ok(check),
            Err(why) => wrong = wrong.or(Some(why)),
        }
    }
    Err(wrong.unwrap_or_else(|| unknown(names, line, Sort::Results)))
}

fn being(names: &Names<'_>, kind: Being, captures: &Captures<'_>) -> Result<Check, Wrong> {
    let get = |name: &str| caught(captures, name);
    let player = || names.player(get("p"));
    let object = || names.object(get("o"));
    let count = || number(captures, "n").map(Value::Number);
    let (about, want) = match kind {
        Being::Life => (About::Life(player()?), count()?),
        Being::PlayerCounters(kind) => (About::PlayerCounters(player()?, kind), count()?),
        Being::Pool => (About::Pool(player()?), count()?),
        Being::Designated(what) => (About::Designated(what), Value::Player(Some(player()?))),
        Being::NobodyDesignated(what) => (About::Designated(what), Value::Player(None)),
        Being::CompletedDungeons => (About::CompletedDungeons(player()?), count()?),
        Being::Room => {
            let (face, room) = names.room(get("n"))?;
            (About::Room(player()?, face, room), Value::Is(true))
        }
        Being::NoDaytime => (About::Night, Value::Nothing),
        Being::Daytime => (About::Night, Value::Is(is_night(get("d")))),
        Being::NoPool => (About::Pool(player()?), Value::Number(0)),
        Being::CardsOf => (About::CardsOf(object()?, player()?, names.zone(get("z"))?), count()?),
        Being::Cards => (About::Cards(player()?, names.zone(get("z"))?), count()?),
        Being::NoCards => (About::Cards(player()?, names.zone(get("z"))?), Value::Number(0)),
        Being::Untapped => (About::Tapped(object()?), Value::Is(false)),
        Being::Tapped => (About::Tapped(object()?), Value::Is(true)),
        Being::FaceUp => (About::FaceDown(object()?), Value::Is(false)),
        Being::Unlocked => (About::Unlocked(object()?), Value::Is(true)),
        Being::Locked => (About::Unlocked(object()?), Value::Is(false)),
        Being::FaceDown => (About::FaceDown(object()?), Value::Is(true)),
        Being::Gone => (About::Exists(object()?), Value::Is(false)),
        Being::NotAttacking => (About::Attacking(object()?), Value::Is(false)),
        Being::Attacking => (About::Attacking(object()?), Value::Is(true)),
        Being::Counters => (About::Counters(object()?, names.counter(get("k"))?), count()?),
        Being::NoDamage => (About::Damage(object()?), Value::Number(0)),
        Being::Damage => (About::Damage(object()?), count()?),
        Being::Named => (About::Named(object()?, names.as_printed(get("n"))?), Value::Is(true)),
        Being::Size => (About::Size(object()?), Value::Size(number(captures, "n")?, number(captures, "m")?)),
        Being::Wins => (About::Outcome, Value::Won(player()?)),
        Being::WinsAlone => (About::Outcome, Value::WonAlone(player()?)),
        Being::Drawn => (About::Outcome, Value::Drawn),
        Being::GoesOn => (About::Outcome, Value::Open),
        Being::OutOfGame => (About::InGame(player()?), Value::Is(false)),
        Being::Turn => (About::Turn, Value::Player(Some(player()?))),
        Being::Priority => (About::Priority, Value::Player(Some(player()?))),
        Being::EmptyStack => (About::Stack, Value::Number(0)),
        Being::Stack => (About::Stack, count()?),
        Being::Step => (About::Step, Value::Step(names.step(get("s"))?)),
        Being::Place => {
            let object = object()?;
            let zone = names.zone(get("z"))?;
            let whose = names.optional_player(get("p"))?;
            return Ok(place(object, zone, whose));
        }
    };
    Ok(Check { about, want })
}

/// Where something is; the player may be left out where nothing else of that name could be meant.
fn place(object: crate::model::Ref, zone: Zone, whose: Option<PlayerId>) -> Check {
    match whose {
        Some(player) => Check { about: About::Place(object), want: Value::Place(zone, player) },
        None => Check { about: About::Zone(object), want: Value::Zone(zone) },
    }
}

/// A line of the order of events.
pub(super) fn happens(names: &Names<'_>, line: &str) -> Result<Happens, Wrong> {
    let fitting = names.words.happening.iter().filter_map(|(kind, pattern)| Some((*kind, pattern.captures(line)?)));
    let mut wrong = None;
    for (kind, captures) in fitting {
        match happening(names, kind, &captures) {
            Ok(happens) => return Ok(happens),
            Err(why) => wrong = wrong.or(Some(why)),
        }
    }
    Err(wrong.unwrap_or_else(|| unknown(names, line, Sort::Order)))
}

fn happening(names: &Names<'_>, kind: Happening, captures: &Captures<'_>) -> Result<Happens, Wrong> {
    let get = |name: &str| caught(captures, name);
    let player = || names.player(get("p"));
    let object = || names.object(if get("o").is_empty() { get("o2") } else { get("o") });
    let count = || number(captures, "n");
    Ok(match kind {
        Happening::Cast => Happens::Cast(player()?, object()?),
        Happening::Activated => Happens::Activated(player()?, object()?),
        Happening::Fizzles => Happens::Fizzles(object()?),
        Happening::Resolves => Happens::Resolves(object()?),
        Happening::Countered => Happens::Countered(object()?),
        Happening::Triggered => Happens::Triggered(object()?),
        Happening::Stacked => Happens::Stacked(object()?),
        Happening::Damage => Happens::Damage(names.named(get("t"))?, count()?),
        Happening::LosesGame => Happens::LosesGame(player()?),
        Happening::WinsGame => Happens::WinsGame(player()?),
        Happening::Drawn => Happens::Drawn,
        Happening::Loses => Happens::Loses(player()?, count()?),
        Happening::Gains => Happens::Gains(player()?, count()?),
        Happening::Draws => Happens::Draws(player()?),
        Happening::Discards => Happens::Discards(player()?, object()?),
        Happening::Destroyed => Happens::Destroyed(object()?),
        Happening::Sacrificed => Happens::Sacrificed(object()?),
        Happening::Counters => Happens::Counters(object()?, count()?),
        Happening::Moved => Happens::Moved(object()?, names.zone(get("z"))?),
        Happening::Untapped => Happens::Untapped(object()?),
        Happening::Tapped => Happens::Tapped(object()?),
        Happening::TurnedFaceUp => Happens::TurnedFaceUp(object()?),
        Happening::Transforms => Happens::Transforms(object()?),
        Happening::Revealed => Happens::Revealed(object()?),
        Happening::Attacks => Happens::Attacks(object()?),
        Happening::Blocks => Happens::Blocks(object()?, names.object(get("a"))?),
        Happening::Created => Happens::Created(object()?),
        Happening::Ceased => Happens::Ceased(object()?),
        Happening::Voted => Happens::Voted(player()?),
        Happening::PlayedLand => Happens::PlayedLand(player()?, object()?),
        Happening::Acts => Happens::Acts(names.named(get("t"))?, names.action(get("v"))?),
        Happening::TurnBegins => Happens::TurnBegins(player()?),
        Happening::StepBegins => Happens::StepBegins(names.step(get("s"))?),
    })
}

/// A line about the game without a rule: `611.2c: Oso 2 es 3/3`. Only rules that the title claims are spoken of.
pub(super) fn counterfactual(names: &Names<'_>, claims: &[RuleId], line: &str) -> Result<Counterfactual, Wrong> {
    let Some((number, consequence)) = line.split_once(": ") else {
        return Err(Wrong::new("problem-without-number", [("line", &line), ("example", &"704.5g")]));
    };
    let rule = rule(Game::Magic, number.trim())?;
    if !claims.contains(&rule) {
        let claimed: Vec<String> = claims.iter().map(|&claim| magic::number(claim).to_string()).collect();
        let args: [(&'static str, &dyn Display); 2] =
            [("number", &magic::number(rule)), ("claimed", &claimed.join(", "))];
        return Err(Wrong::new("problem-unclaimed", args));
    }
    Ok(Counterfactual { rule, consequence: self::consequence(names, consequence)? })
}

/// Something that cannot be done; a state; or events joined by the language's words for "and then".
fn consequence(names: &Names<'_>, text: &str) -> Result<CounterfactualClaim, Wrong> {
    let tried = names.words.for_another.captures(text).map_or(text, |captures| caught(&captures, "c"));
    if let Some((Doing::Cannot, _)) = first(&names.words.doing, tried)
        && let ScriptStep::Cannot(player, deed, by) = act(names, text)?
    {
        return Ok(CounterfactualClaim::Refusal(player, deed, by));
    }
    let no_state = match check(names, text) {
        Ok(state) => return Ok(CounterfactualClaim::State(state)),
        Err(wrong) => wrong,
    };
    let events = text.split(names.words.table.then).map(|event| happens(names, event.trim_end_matches(',')));
    events.collect::<Result<_, _>>().map(CounterfactualClaim::Events).map_err(|_| {
        if no_state.key() != UNKNOWN_RESULT {
            return no_state;
        }
        let [examples, events] = [Sort::Results, Sort::Order].map(|sort| names.words.examples(sort));
        Wrong::new("problem-unknown-consequence", [("line", &text), ("examples", &examples), ("events", &events)])
    })
}

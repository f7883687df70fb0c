//! The lines of the script, the results, the order and the game without a section.

use std::fmt::Display;

use regex::Captures;
use vademecum_rule_ids::myl;
use vademecum_scenario_format::{Wrong, listed, rule};
use vademecum_vocab::{Game, RuleId};

use crate::{
    model::{Check, Claim, Counterfactual, Deed, Event, Picked, Step, Until},
    names::{Names, number},
    words::{Being, Doing, Happening, KIND_NAMES, STAGES, ZONES, caught, first, kind, plain},
};

/// What is said of a line of the results.
const UNKNOWN_RESULT: &str = "problem-unknown-result";

/// A line that no pattern of the language fits: the key of the message, and what can be written.
fn unknown(key: &'static str, line: &str, examples: &str) -> Wrong {
    Wrong::new(key, [("line", &line), ("examples", &examples)])
}

/// What is said of a line of the script.
fn unknown_act(names: &Names<'_>, line: &str) -> Wrong {
    unknown("problem-unknown-script", line, names.words.table.examples[2])
}

/// A name of something of which there are several: the key of the message, and those that there are.
fn unknown_name<'n>(key: &'static str, name: &str, known: impl IntoIterator<Item = &'n str>) -> Wrong {
    Wrong::new(key, [("name", &name), ("known", &listed(known))])
}

/// What is said of a phase or step.
fn unknown_phase(name: &str) -> Wrong {
    unknown_name("problem-no-step", name, STAGES)
}

/// A line of the script.
pub(super) fn step(names: &Names<'_>, text: &str) -> Result<Step, Wrong> {
    let line = plain(text);
    let (doing, captures) = first(&names.words.doing, &line).ok_or_else(|| unknown_act(names, &line))?;
    match doing {
        Doing::Now => Ok(Step::Now(check(names, caught(&captures, "c"))?)),
        Doing::Cannot => {
            let tried = format!("{} {}", caught(&captures, "p"), caught(&captures, "c"));
            match step(names, &tried)? {
                Step::Does(player, deed) => Ok(Step::Cannot(player, deed, rule(Game::Myl, caught(&captures, "r"))?)),
                _ => Err(unknown_act(names, &tried)),
            }
        }
        Doing::AllPass => Ok(Step::AllPass),
        Doing::AllPassUntil => until(names, caught(&captures, "s")),
        _ => Ok(Step::Does(names.caught_player(&captures)?, deed(names, doing, &captures)?)),
    }
}

/// A phase or step, of a player if one is said: `vigilia de beto`.
fn until(names: &Names<'_>, text: &str) -> Result<Step, Wrong> {
    let table = names.words.table;
    let of = |text: &str| {
        if table.attack.contains(&text) {
            Some(Until::Attack)
        } else if table.block.contains(&text) {
            Some(Until::Block)
        } else {
            names.words.phase(text).map(Until::Phase)
        }
    };
    if let Some(until) = of(text) {
        return Ok(Step::AllPassUntil(until, None));
    }
    let owned = names.words.owned.captures(text).and_then(|captures| {
        let player = names.player(caught(&captures, "p")).ok()?;
        Some(Step::AllPassUntil(of(caught(&captures, "o"))?, Some(player)))
    });
    owned.ok_or_else(|| unknown_phase(text))
}

fn deed(names: &Names<'_>, doing: Doing, captures: &Captures<'_>) -> Result<Deed, Wrong> {
    let targets = || match caught(captures, "l") {
        "" => Ok(Vec::new()),
        list => names.picked(list),
    };
    Ok(match doing {
        Doing::Pass => Deed::Pass,
        Doing::PayToAnnul => Deed::PayToAnnul,
        Doing::NoAttack => Deed::NoAttack,
        Doing::NoBlock => Deed::NoBlock,
        Doing::Attack => Deed::Attack(names.objects(caught(captures, "l"))?),
        Doing::Block => Deed::Block(names.caught_object(captures, "a")?, names.caught_object(captures, "b")?),
        Doing::Play => Deed::Play(names.caught_object(captures, "a")?, targets()?),
        Doing::UseNth => Deed::Use(names.caught_object(captures, "a")?, Some(number(captures, "n")?), targets()?),
        Doing::Use => Deed::Use(names.caught_object(captures, "a")?, None, targets()?),
        Doing::PickOption => Deed::Pick(vec![Picked::Option(number(captures, "n")?)]),
        Doing::PickNothing => Deed::PickNothing,
        Doing::Pick => Deed::Pick(names.picked(caught(captures, "l"))?),
        Doing::Accept => Deed::Accept,
        Doing::Decline => Deed::Decline,
        Doing::Now | Doing::Cannot | Doing::AllPass | Doing::AllPassUntil => {
            return Err(unknown_act(names, caught(captures, "c")));
        }
    })
}

/// A state that is asserted.
pub(super) fn check(names: &Names<'_>, text: &str) -> Result<Check, Wrong> {
    let line = plain(text);
    // Of several patterns that fit, the first one whose names are known is meant.
    let fits = names.words.being.iter().filter_map(|(being, pattern)| Some((*being, pattern.captures(&line)?)));
    let mut wrong = None;
    for (being, captures) in fits {
        match being_of(names, being, &captures) {
            Ok(check) => return Ok(check),
            Err(error) => wrong = wrong.or(Some(error)),
        }
    }
    Err(wrong.unwrap_or_else(|| unknown(UNKNOWN_RESULT, &line, names.words.table.examples[3])))
}

fn being_of(names: &Names<'_>, being: Being, captures: &Captures<'_>) -> Result<Check, Wrong> {
    let player = || names.caught_player(captures);
    let card = |name| names.caught_object(captures, name);
    let zone = || {
        let name = caught(captures, "z");
        names.words.zone(name).ok_or_else(|| unknown_name("problem-no-zone", name, ZONES))
    };
    let is_kind = |is| {
        let name = caught(captures, "k");
        let kind = kind(name).ok_or_else(|| unknown_name("myl-problem-no-kind", name, KIND_NAMES))?;
        Ok(Check::IsKind(card("a")?, kind, is))
    };
    let is_race = |is| {
        let name = caught(captures, "k");
        let race = names.cards().race_called(name);
        let race = race.ok_or_else(|| unknown_name("myl-problem-no-race", name, names.cards().race_names()))?;
        Ok(Check::IsRace(card("a")?, race, is))
    };
    Ok(match being {
        Being::NoCards => Check::Count(player()?, zone()?, 0),
        Being::Cards => Check::Count(player()?, zone()?, number(captures, "n")?),
        Being::Strength => Check::Strength(card("a")?, number(captures, "n")?),
        Being::NoAbility => Check::HasAbility(card("a")?, false),
        Being::Ability => Check::HasAbility(card("a")?, true),
        Being::NotRace => return is_race(false),
        Being::Race => return is_race(true),
        Being::NotCarries => Check::Carries(card("a")?, card("b")?, false),
        Being::Carries => Check::Carries(card("a")?, card("b")?, true),
        Being::Loses => Check::Loses(player()?),
        Being::Draw => Check::Draw,
        Being::GoesOn => Check::GoesOn,
        Being::Turn => Check::Turn(player()?),
        Being::Decides => Check::Decides(player()?),
        Being::PlaceOf => Check::Place(card("a")?, zone()?, Some(player()?)),
        Being::Place => Check::Place(card("a")?, zone()?, None),
        Being::NotKind => return is_kind(false),
        Being::Kind => return is_kind(true),
    })
}

/// An event.
pub(super) fn event(names: &Names<'_>, text: &str) -> Result<Event, Wrong> {
    let line = plain(text);
    let fits = names.words.happening.iter().filter_map(|(kind, pattern)| Some((*kind, pattern.captures(&line)?)));
    let mut wrong = None;
    for (happening, captures) in fits {
        match event_of(names, happening, &captures) {
            Ok(event) => return Ok(event),
            Err(error) => wrong = wrong.or(Some(error)),
        }
    }
    Err(wrong.unwrap_or_else(|| unknown("problem-unknown-event", &line, names.words.table.examples[4])))
}

fn event_of(names: &Names<'_>, happening: Happening, captures: &Captures<'_>) -> Result<Event, Wrong> {
    let player = || names.caught_player(captures);
    let card = |name| names.caught_object(captures, name);
    Ok(match happening {
        Happening::Plays => Event::Plays(player()?, card("a")?),
        Happening::Uses => Event::Uses(player()?, card("a")?),
        Happening::Enters => Event::Enters(card("a")?),
        Happening::Leaves(manner) => Event::Leaves(card("a")?, manner),
        Happening::Follows => Event::Follows(card("a")?),
        Happening::Annulled => Event::Annulled(card("a")?),
        Happening::AttackCancelled => Event::AttackCancelled,
        Happening::AttackOfCancelled => Event::AttackOfCancelled(card("a")?),
        Happening::Cancelled => Event::Cancelled(card("a")?),
        Happening::Triggers => Event::Triggers(card("a")?),
        Happening::Resolves => Event::Resolves(card("a")?),
        Happening::Redirected => Event::Redirected(card("a")?, card("b")?),
        Happening::Prevented => Event::Prevented(card("a")?),
        Happening::Blocks => Event::Blocks(card("a")?, card("b")?),
        Happening::Attacks => Event::Attacks(card("a")?),
        Happening::Damages => Event::Damages(card("a")?, number(captures, "n")?),
        Happening::Draws => Event::Draws(player()?),
        Happening::Mills => Event::Mills(player()?),
        Happening::Discards => Event::Discards(player()?, card("a")?),
        Happening::Loses => Event::Loses(player()?),
        Happening::Drawn => Event::Drawn,
        Happening::TurnOf => Event::TurnOf(player()?),
        Happening::Begins => {
            let name = caught(captures, "s");
            Event::Begins(names.words.phase(name).ok_or_else(|| unknown_phase(name))?)
        }
    })
}

/// A line about the game without a section: `4.2.3: …`.
pub(super) fn counterfactual(names: &Names<'_>, claims: &[RuleId], text: &str) -> Result<Counterfactual, Wrong> {
    let unnumbered = || Wrong::new("problem-without-number", [("line", &text), ("example", &"4.5.3")]);
    let (number, rest) = text.split_once(':').ok_or_else(unnumbered)?;
    let rule = rule(Game::Myl, number.trim())?;
    if !claims.contains(&rule) {
        let claimed: Vec<String> = claims.iter().map(|&claim| myl::number(claim).to_string()).collect();
        let args: [(_, &dyn Display); 2] = [("number", &number), ("claimed", &claimed.join(", "))];
        return Err(Wrong::new("problem-unclaimed", args));
    }
    if let Ok(Step::Cannot(player, deed, by)) = step(names, rest) {
        return Ok(Counterfactual { rule, claim: Claim::Refusal(player, deed, by) });
    }
    let state = check(names, rest);
    let claim = match state {
        Ok(check) => Claim::State(check),
        Err(wrong) => {
            let line = plain(rest);
            let events: Result<Vec<Event>, Wrong> =
                line.split(names.words.table.then).map(|one| event(names, one)).collect();
            let unknown = || {
                let [.., examples, events] = names.words.table.examples;
                Wrong::new(
                    "problem-unknown-consequence",
                    [("line", &line), ("examples", &examples), ("events", &events)],
                )
            };
            let is_known = wrong.key() != UNKNOWN_RESULT;
            Claim::Events(events.map_err(|_| if is_known { wrong } else { unknown() })?)
        }
    };
    Ok(Counterfactual { rule, claim })
}

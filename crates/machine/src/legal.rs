//! What may be chosen: one predicate that checks a choice, and an enumeration that asks it.

use smallvec::SmallVec;
use vademecum_abilities::{FaceId, Zone};
use vademecum_rule_ids::magic::{R510_1E, R702_19B};

use crate::{
    Recorder, Silent, announce,
    casting::{self, Attempt, Route},
    combat,
    cx::{Legal, Look},
    decision::{Ask, Choice, Choices, Item},
    error::Refusal,
    face_down, game,
    id::ObjectId,
    keywords::k139_companion,
    lands, mana,
    payment::{self, Means},
    shortcuts, special_actions, stack,
    state::State,
    variants::{conspiracies, planechase},
};

/// Whether a choice is legal.
pub(crate) fn check<R: Recorder>(look: Look<'_, R>, choice: Choice) -> Legal {
    let state = look.state;
    let who = state.decision.who;
    if let Choice::Concede(player) = choice {
        let here = state.outcome.is_none() && state.players.get(player.at()).is_some_and(|player| player.is_in_game());
        return if here { Ok(()) } else { Err(Refusal::UNFIT) };
    }
    shortcuts::check_barred(state, choice)?;
    match (state.decision.ask, choice) {
        (Ask::Priority, Choice::Pass) => Ok(()),
        (Ask::Priority, Choice::PlayLand(id)) => lands::may_play_land(look, who, id),
        (Ask::Priority, Choice::PlayBack(id)) if exists(state, id) => lands::may_play_back(look, who, id),
        (Ask::Priority, Choice::TurnFaceUp(id, cost)) if exists(state, id) => {
            face_down::may_turn_up(look, who, id, cost)
        }
        (Ask::Priority, Choice::EndEffect(place)) => special_actions::may_end_effect(look, who, place),
        (Ask::Priority, Choice::RollPlanarDie) => planechase::may_roll(look, who),
        (Ask::Priority, Choice::FetchCompanion) => k139_companion::may_fetch(look, who),
        (Ask::Priority, Choice::Cast(id, route)) if exists(state, id) => {
            stack::may_cast(look, &Means::of(look, who), who, id, route)
        }
        (Ask::Priority, Choice::Activate(id, ability)) if exists(state, id) => {
            stack::may_activate(look, &Means::of(look, who), who, id, ability)
        }
        (Ask::Priority, Choice::Mana(id, ability, kind)) if exists(state, id) => {
            mana::may_activate(look, who, id, ability, kind)
        }
        (Ask::Pay, choice) => payment::may_answer(look, choice),
        (Ask::Attack, Choice::Attack(id, defender)) => combat::check_attack(look, id, defender),
        (Ask::Attack, Choice::Done) => combat::check_attack_done(look),
        (Ask::Block, Choice::Block(id, attacker)) => combat::check_block(look, who, id, attacker),
        (Ask::Block, Choice::Done) => combat::check_block_done(look, who),
        (Ask::YesNo, Choice::Yes) => Ok(()),
        (Ask::YesNo, Choice::No) => match state.stage {
            crate::turn::Stage::Opening => game::may_mulligan(look, who),
            _ => Ok(()),
        },
        (Ask::Number(least, most), Choice::Number(number)) if state.decision.why == R510_1E => {
            may_assign(look, number, least, most)
        }
        (Ask::Number(least, most), Choice::Number(number)) if (least..=most).contains(&number) => Ok(()),
        (Ask::Pick { .. } | Ask::Order, Choice::Pick(item)) if state.offer.contains(&item) => Ok(()),
        (Ask::Pick { least: 0, .. }, Choice::Done) => Ok(()),
        (Ask::Pick { .. }, Choice::Pick(item)) => {
            announce::check_announced(look, item)?;
            Err(Refusal { rule: Some(state.decision.why), message: "refused-not-among-options" })
        }
        (Ask::Number(..), Choice::Number(_)) | (Ask::Order, Choice::Pick(_)) => {
            Err(Refusal { rule: Some(state.decision.why), message: "refused-not-among-options" })
        }
        _ => Err(Refusal::UNFIT),
    }
}

/// Whether a creature may assign an amount of combat damage to a recipient: what breaks the rules for it is checked and
/// refused (510.1e).
fn may_assign<R: Recorder>(look: Look<'_, R>, number: u32, least: u32, most: u32) -> Legal {
    // Only a trampling creature must assign some damage to a blocker.
    let (rule, message) =
        if number < least { (R702_19B, "refused-lethal-damage-first") } else { (R510_1E, "refused-not-among-options") };
    if look.when(R510_1E, !(least..=most).contains(&number)) { Err(Refusal::by(rule, message)) } else { Ok(()) }
}

/// What may be done with a card in hand.
#[derive(Debug)]
struct Offered {
    /// Whether it may be played as a land.
    land: bool,
    /// Whether it may be played as a land with its back face up (712.12).
    back: bool,
    /// The routes by which it may be cast.
    routes: SmallVec<[u16; 4]>,
}

fn offered<R: Recorder>(look: Look<'_, R>, means: &Means, id: ObjectId) -> Offered {
    let who = look.state.decision.who;
    if look.state.values(id).is_land() && lands::may_play_land(look, who, id).is_ok() {
        let back = lands::may_play_back(look, who, id).is_ok();
        return Offered { land: true, back, routes: SmallVec::new() };
    }
    if casting::has_one_face(look.state, id) {
        // Most cards wait for their player's main phase, and nothing lets them be cast in another way.
        if casting::is_plain(look.state, Attempt::cast(who, id)) && stack::is_right_time(look, who, id, false).is_err()
        {
            return Offered { land: false, back: false, routes: SmallVec::new() };
        }
        let routes = casting::routes(look, who, id);
        look.rec.work(routes.len());
        let open = |route: Route<'_>| stack::may_cast_by(look, means, who, id, route).is_ok();
        let routes = (0..).zip(routes).filter_map(|(place, route)| open(route).then_some(place)).collect();
        return Offered { land: false, back: false, routes };
    }
    let open = |&route: &u16| stack::may_cast(look, means, who, id, route).is_ok();
    let back = lands::may_play_back(look, who, id).is_ok();
    Offered { land: false, back, routes: (0..casting::count_routes(look, who, id)).filter(open).collect() }
}

fn exists(state: &State, id: ObjectId) -> bool {
    state.try_object(id).is_some()
}

impl State {
    /// Whether a choice is legal; what is cited on the way is recorded.
    ///
    /// # Errors
    ///
    /// The rule that forbids it.
    pub fn check<R: Recorder>(&self, choice: Choice, rec: &R) -> Result<(), Refusal> {
        check(Look { state: self, rec, quiet: false }, choice)
    }

    /// Whether a choice is legal under the rules of a recorder, which records nothing.
    pub fn is_legal<R: Recorder>(&self, choice: Choice, rec: &R) -> bool {
        check(Look { state: self, rec, quiet: true }, choice).is_ok()
    }

    /// How many routes there are by which the player who decides could cast an object, open or not: each is tried by
    /// [`Choice::Cast`].
    pub fn count_routes<R: Recorder>(&self, id: ObjectId, rec: &R) -> u16 {
        casting::count_routes(Look { state: self, rec, quiet: true }, self.decision.who, id)
    }

    /// Everything that may be chosen now.
    pub fn choices(&self) -> Choices {
        let mut choices = Choices::default();
        self.choices_into(&Silent, &mut choices);
        choices
    }

    /// Writes everything that may be chosen now, under the rules of a recorder, into a list that is used again and
    /// again. The recorder records nothing.
    pub fn choices_into<R: Recorder>(&self, rec: &R, choices: &mut Choices) {
        choices.clear();
        let look = Look { state: self, rec, quiet: true };
        let who = self.decision.who;
        let mut legal = |choice: Choice| {
            if check(look, choice).is_ok() {
                choices.list.push(choice);
            }
        };
        match self.decision.ask {
            Ask::Priority => {
                choices.list.push(Choice::Pass);
                let means = Means::with_uses(look, who, |id, ability, kinds| {
                    choices.list.extend(kinds.iter().map(|kind| Choice::Mana(id, ability, kind)));
                });
                // What is legal with a card in hand depends on its face alone, unless an effect changes cards there.
                let mut known: SmallVec<[(FaceId, Offered); 8]> = SmallVec::new();
                let others = casting::elsewhere(self, who);
                let alike = self.effects.is_empty() && !self.watches.casting;
                for &id in self.player(who).hand.iter().chain(&others) {
                    let face = self.face(id);
                    let same = |(of, _): &(FaceId, Offered)| *of == face && alike && self.object(id).zone == Zone::Hand;
                    let place = known.iter().position(same).unwrap_or_else(|| {
                        known.push((face, offered(look, &means, id)));
                        known.len() - 1
                    });
                    let offered = &known[place].1;
                    if offered.land {
                        choices.list.push(Choice::PlayLand(id));
                    }
                    if offered.back {
                        choices.list.push(Choice::PlayBack(id));
                    }
                    choices.list.extend(offered.routes.iter().map(|&route| Choice::Cast(id, route)));
                }
                let by_anyone = self.cards.activated_by_anyone();
                for (id, now) in self.permanents() {
                    if now.controller == who {
                        face_down::each_way(look, who, id, |cost| choices.list.push(Choice::TurnFaceUp(id, cost)));
                    }
                    if now.controller == who || by_anyone {
                        stack::each_activated(self, id, now, |ability| {
                            if stack::may_activate(look, &means, who, id, ability).is_ok() {
                                choices.list.push(Choice::Activate(id, ability));
                            }
                        });
                    }
                }
                let turnable = conspiracies::each_turnable(look, who);
                choices.list.extend(turnable.into_iter().map(|id| Choice::TurnFaceUp(id, 0)));
                special_actions::each_ending(look, who, |place| choices.list.push(Choice::EndEffect(place)));
                if planechase::may_roll(look, who).is_ok() {
                    choices.list.push(Choice::RollPlanarDie);
                }
                if k139_companion::may_fetch(look, who).is_ok() {
                    choices.list.push(Choice::FetchCompanion);
                }
                for id in stack::elsewhere(self, who) {
                    stack::each_activated_elsewhere(look, id, |ability| {
                        if stack::may_activate(look, &means, who, id, ability).is_ok() {
                            choices.list.push(Choice::Activate(id, ability));
                        }
                    });
                }
            }
            Ask::Pay => payment::each_answer(look, |choice| choices.list.push(choice)),
            Ask::Attack => {
                legal(Choice::Done);
                combat::for_each_attack_candidate(look, |id, defender| legal(Choice::Attack(id, defender)));
            }
            Ask::Block => {
                legal(Choice::Done);
                let attackers = self.combat.attackers();
                for (id, now) in self.permanents() {
                    if now.is_creature() && look.blocks_with(who, now.controller) {
                        attackers.iter().for_each(|attacker| legal(Choice::Block(id, attacker.id)));
                    }
                }
            }
            Ask::YesNo => {
                legal(Choice::Yes);
                legal(Choice::No);
            }
            Ask::Number(least, most) => choices.numbers = Some((least, most)),
            Ask::Pick { least, .. } => {
                choices.list.extend(self.offer.iter().map(|&item: &Item| Choice::Pick(item)));
                if least == 0 {
                    choices.list.push(Choice::Done);
                }
            }
            Ask::Order => choices.list.extend(self.offer.iter().map(|&item: &Item| Choice::Pick(item))),
            Ask::Over => {}
        }
        if self.barred.is_some() {
            choices.list.retain(|choice| self.barred != Some(*choice));
        }
    }
}

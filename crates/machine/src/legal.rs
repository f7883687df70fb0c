//! What may be chosen: one predicate that checks a choice, and an enumeration that asks it.

use smallvec::SmallVec;
use vademecum_abilities::FaceId;
use vademecum_rule_ids::magic::{R510_1E, R702_19B};

use crate::{
    Recorder, Silent, combat,
    cx::{Legal, Look},
    decision::{Ask, Choice, Choices, Item},
    error::Refusal,
    game,
    id::ObjectId,
    mana,
    payment::{self, Means},
    stack,
    state::State,
};

/// Whether a choice is legal.
pub(crate) fn check<R: Recorder>(look: Look<'_, R>, choice: Choice) -> Legal {
    let state = look.state;
    let who = state.decision.who;
    if let Choice::Concede(player) = choice {
        let here = state.outcome.is_none() && state.players.get(player.at()).is_some_and(|player| player.is_in_game());
        return if here { Ok(()) } else { Err(Refusal::UNFIT) };
    }
    match (state.decision.ask, choice) {
        (Ask::Priority, Choice::Pass) => Ok(()),
        (Ask::Priority, Choice::PlayLand(id)) => game::may_play_land(look, who, id),
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
        (Ask::Block, Choice::Done) => combat::check_block_done(look),
        (Ask::YesNo, Choice::Yes) => Ok(()),
        (Ask::YesNo, Choice::No) => match state.stage {
            crate::turn::Stage::Opening => game::may_mulligan(look, who),
            _ => Ok(()),
        },
        (Ask::Number(least, most), Choice::Number(number)) if (least..=most).contains(&number) => Ok(()),
        (Ask::Pick { .. } | Ask::Order, Choice::Pick(item)) if state.offer.contains(&item) => Ok(()),
        (Ask::Pick { least: 0, .. }, Choice::Done) => Ok(()),
        (Ask::Pick { .. }, Choice::Pick(item)) => {
            stack::check_target(look, item)?;
            Err(Refusal { rule: Some(state.decision.why), message: "refused-not-among-options" })
        }
        // Only a trampling creature must assign some damage to a blocker.
        (Ask::Number(least, _), Choice::Number(number)) if number < least && state.decision.why == R510_1E => {
            Err(Refusal::by(R702_19B, "refused-lethal-damage-first"))
        }
        (Ask::Number(..), Choice::Number(_)) | (Ask::Order, Choice::Pick(_)) => {
            Err(Refusal { rule: Some(state.decision.why), message: "refused-not-among-options" })
        }
        _ => Err(Refusal::UNFIT),
    }
}

/// What may be done with a card in hand.
#[derive(Debug, Clone)]
struct Offered {
    /// Whether it may be played as a land.
    land: bool,
    /// The routes by which it may be cast.
    routes: SmallVec<[u8; 4]>,
}

fn offered<R: Recorder>(look: Look<'_, R>, means: &Means, id: ObjectId) -> Offered {
    let who = look.state.decision.who;
    let land = game::may_play_land(look, who, id).is_ok();
    let routes = 0..stack::routes(look, who, id).len() as u8;
    let routes = routes.filter(|&route| !land && stack::may_cast(look, means, who, id, route).is_ok());
    Offered { land, routes: routes.collect() }
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
                legal(Choice::Pass);
                let means = Means::of(look, who);
                // What is legal with a card in hand depends on its face alone, unless an effect changes cards there.
                let mut known: SmallVec<[(FaceId, Offered); 8]> = SmallVec::new();
                for &id in &self.player(who).hand {
                    let face = self.face(id);
                    let same = known.iter().find(|(of, _)| *of == face && self.effects.is_empty());
                    let offered = same.map_or_else(|| offered(look, &means, id), |(_, offered)| offered.clone());
                    if offered.land {
                        choices.list.push(Choice::PlayLand(id));
                    }
                    choices.list.extend(offered.routes.iter().map(|&route| Choice::Cast(id, route)));
                    known.push((face, offered));
                }
                for (id, now) in self.permanents() {
                    if now.controller == who {
                        stack::each_activated(self, id, false, |ability, _| {
                            if stack::may_activate(look, &means, who, id, ability).is_ok() {
                                choices.list.push(Choice::Activate(id, ability));
                            }
                        });
                    }
                }
                mana::each_use(look, who, |id, ability, kind| {
                    choices.list.push(Choice::Mana(id, ability, kind));
                });
            }
            Ask::Pay => payment::each_answer(look, |choice| choices.list.push(choice)),
            Ask::Attack => {
                legal(Choice::Done);
                combat::possible_attacks(look, |id, defender| legal(Choice::Attack(id, defender)));
            }
            Ask::Block => {
                legal(Choice::Done);
                let attackers = self.combat.attackers();
                for (id, now) in self.permanents() {
                    if now.controller == who && now.is_creature() {
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
    }
}

//! Games at random: a legal choice without writing all of them out.

use smallvec::SmallVec;
use vademecum_abilities::AbilityId;

use crate::{
    Silent,
    casting::{self, Attempt},
    combat,
    cx::Look,
    decision::{Ask, Choice, Choices, Item},
    error::Error,
    face_down,
    id::{ObjectId, PlayerId},
    keywords::k139_companion,
    lands, mana,
    payment::{self, Means},
    produce, special_actions, stack,
    state::State,
    variants::{conspiracies, planechase},
};

/// Number of cards and permanents that are tried before a player passes, or a declaration ends.
const TRIES: u32 = 6;

/// A choice of its player's own that a permanent gives.
type Uses = SmallVec<[Choice; 8]>;

/// One of several uses at random, if there are any.
fn draw_use(uses: &[Choice], below: &mut impl FnMut(u64) -> u64) -> Option<Choice> {
    (!uses.is_empty()).then(|| uses[below(uses.len() as u64) as usize])
}

impl State {
    /// A legal choice at random; `None` if the game is over. `below` gives a number below another one.
    ///
    /// Every legal choice may come out, and no other, but not each as likely: with priority a card in hand or a
    /// permanent is drawn, again if nothing can be done with it, and after a few of them the player passes. `choices` is
    /// used where all choices have to be written out.
    pub fn sample_choice(&self, choices: &mut Choices, mut below: impl FnMut(u64) -> u64) -> Option<Choice> {
        let found = match self.decision.ask {
            // What is barred is left out of the list.
            Ask::Priority if self.barred.is_some() => None,
            Ask::Priority => self.sample_action(&mut below),
            Ask::Pay => payment::sample_answer(self.silent(), &mut below),
            Ask::Attack => self.sample_attack(&mut below),
            Ask::Block => self.sample_block(&mut below),
            Ask::Pick { least, .. } => {
                let place = below(self.offer.len() as u64 + u64::from(least == 0)) as usize;
                Some(self.offer.get(place).map_or(Choice::Done, |&item: &Item| Choice::Pick(item)))
            }
            Ask::Number(..) | Ask::Order | Ask::YesNo | Ask::Over => None,
        };
        found.or_else(|| {
            self.choices_into(&Silent, choices);
            choices.get(below(choices.len()))
        })
    }

    /// Makes a choice at random, as [`State::sample_choice`] finds it; `None` if the game is over. Nothing is recorded.
    ///
    /// # Errors
    ///
    /// For games that grow past all bounds; the state is then as it was.
    pub fn play_at_random(
        &mut self,
        choices: &mut Choices,
        below: impl FnMut(u64) -> u64,
    ) -> Result<Option<Choice>, Error> {
        let choice = self.sample_choice(choices, below);
        if let Some(choice) = choice {
            self.carry_out(choice, &Silent)?;
        }
        Ok(choice)
    }

    fn silent(&self) -> Look<'_, Silent> {
        Look { state: self, rec: &Silent, quiet: true }
    }

    fn sample_action(&self, below: &mut impl FnMut(u64) -> u64) -> Option<Choice> {
        let (look, who) = (self.silent(), self.decision.who);
        let hand = &self.player(who).hand[..];
        let elsewhere = &stack::elsewhere(self, who)[..];
        let castable = &casting::elsewhere(self, who)[..];
        let mut endings: SmallVec<[u32; 2]> = SmallVec::new();
        special_actions::each_ending(look, who, |place| endings.push(place));
        let special = if self.may_have_special_actions(who) { self.special_actions(who) } else { SmallVec::new() };
        // What comes behind each of the lists in the order in which one is drawn.
        let behind_permanents = hand.len() + self.battlefield.len();
        let behind_abilities = behind_permanents + elsewhere.len();
        let behind_endings = behind_abilities + endings.len();
        let behind_castable = behind_endings + castable.len();
        let all = behind_castable + special.len();
        let mut means: Option<Means> = None;
        for _ in 0..TRIES {
            let Some(drawn) = (below(1 + all as u64) as usize).checked_sub(1) else { return Some(Choice::Pass) };
            let found = if let Some(&card) = hand.get(drawn) {
                self.sample_card(who, card, &mut means, below)
            } else if drawn < behind_permanents {
                self.sample_permanent(who, drawn - hand.len(), &mut means, below)
            } else if drawn < behind_abilities {
                self.sample_ability(who, elsewhere[drawn - behind_permanents], &mut means, below)
            } else if drawn < behind_endings {
                Some(Choice::EndEffect(endings[drawn - behind_abilities]))
            } else if drawn < behind_castable {
                self.sample_card(who, castable[drawn - behind_endings], &mut means, below)
            } else {
                special.get(drawn - behind_castable).copied()
            };
            if found.is_some() {
                return found;
            }
        }
        Some(Choice::Pass)
    }

    /// A use of a permanent, by its place.
    fn sample_permanent(
        &self,
        who: PlayerId,
        place: usize,
        means: &mut Option<Means>,
        below: &mut impl FnMut(u64) -> u64,
    ) -> Option<Choice> {
        let (look, id, now) = (self.silent(), self.battlefield[place], &self.permanents[place]);
        let is_own = now.controller == who;
        if !is_own && !self.cards.activated_by_anyone() {
            return None;
        }
        let mut uses = Uses::new();
        if is_own {
            face_down::each_way(look, who, id, |cost| uses.push(Choice::TurnFaceUp(id, cost)));
            if mana::may_make_mana(self, id, now) {
                mana::each_use(look, who, id, now, |ability, says| {
                    let kinds = produce::kinds_now(look, who, id, ability, says);
                    kinds.iter().for_each(|kind| uses.push(Choice::Mana(id, ability, kind)));
                });
            }
        }
        stack::each_activated(self, id, now, |ability| uses.extend(self.activation(who, id, ability, means)));
        draw_use(&uses, below)
    }

    /// An activated ability of what is not on the battlefield.
    fn sample_ability(
        &self,
        who: PlayerId,
        id: ObjectId,
        means: &mut Option<Means>,
        below: &mut impl FnMut(u64) -> u64,
    ) -> Option<Choice> {
        let mut uses = Uses::new();
        stack::each_activated_elsewhere(self.silent(), id, |ability| {
            uses.extend(self.activation(who, id, ability, means));
        });
        draw_use(&uses, below)
    }

    /// The activation of an ability, if its player may activate it.
    fn activation(&self, who: PlayerId, id: ObjectId, ability: AbilityId, means: &mut Option<Means>) -> Option<Choice> {
        let look = self.silent();
        let means = means.get_or_insert_with(|| Means::of(look, who));
        stack::may_activate(look, means, who, id, ability).is_ok().then_some(Choice::Activate(id, ability))
    }

    /// Whether a player may have a special action of the command zone or from outside the game.
    fn may_have_special_actions(&self, who: PlayerId) -> bool {
        !self.command.is_empty() || self.planechase.is_some() || self.player(who).companion.is_some()
    }

    /// The special actions of a player in the command zone or from outside the game.
    fn special_actions(&self, who: PlayerId) -> SmallVec<[Choice; 2]> {
        let look = self.silent();
        let rolled = planechase::may_roll(look, who).is_ok().then_some(Choice::RollPlanarDie);
        let fetched = k139_companion::may_fetch(look, who).is_ok().then_some(Choice::FetchCompanion);
        let turned = conspiracies::each_turnable(look, who).into_iter().map(|id| Choice::TurnFaceUp(id, 0));
        rolled.into_iter().chain(fetched).chain(turned).collect()
    }

    /// A way to play a card.
    fn sample_card(
        &self,
        who: PlayerId,
        card: ObjectId,
        means: &mut Option<Means>,
        below: &mut impl FnMut(u64) -> u64,
    ) -> Option<Choice> {
        let look = self.silent();
        let is_land = self.values(card).is_land();
        if is_land && lands::may_play_land(look, who, card).is_ok() {
            return Some(Choice::PlayLand(card));
        }
        if casting::has_one_face(self, card) {
            let attempt = Attempt::cast(who, card);
            let is_plain = casting::is_plain(self, attempt);
            let (place, route) = if is_plain {
                // Most cards are drawn at a time at which they cannot be cast.
                if is_land || stack::is_right_time(look, who, card, false).is_err() {
                    return None;
                }
                (0, casting::plain_route(look, attempt)?)
            } else {
                let routes = casting::routes(look, who, card);
                let place = if routes.len() > 1 { below(routes.len() as u64) as usize } else { 0 };
                (place, routes.into_iter().nth(place)?)
            };
            let route = stack::may_begin_by(look, who, card, route).ok()?;
            let means = means.get_or_insert_with(|| Means::of(look, who));
            if is_plain && payment::is_too_dear(self, means, who, card) {
                return None;
            }
            let may = stack::may_finish_by(look, means, who, card, route).is_ok();
            return may.then_some(Choice::Cast(card, place as u16));
        }
        if lands::may_play_back(look, who, card).is_ok() {
            return Some(Choice::PlayBack(card));
        }
        let routes = u64::from(casting::count_routes(look, who, card));
        let route = if routes > 1 { below(routes) as u16 } else { 0 };
        let means = means.get_or_insert_with(|| Means::of(look, who));
        stack::may_cast(look, means, who, card, route).is_ok().then_some(Choice::Cast(card, route))
    }

    fn sample_attack(&self, below: &mut impl FnMut(u64) -> u64) -> Option<Choice> {
        let look = self.silent();
        let defenders = combat::attackable(look, self.turn.active);
        for _ in 0..TRIES {
            let drawn = below(1 + self.battlefield.len() as u64) as usize;
            let Some(drawn) = drawn.checked_sub(1).filter(|_| !defenders.is_empty()) else { break };
            let defender = defenders[below(defenders.len() as u64) as usize];
            let id = self.battlefield[drawn];
            if combat::check_attack(look, id, defender).is_ok() {
                return Some(Choice::Attack(id, defender));
            }
        }
        self.is_legal(Choice::Done, &Silent).then_some(Choice::Done)
    }

    fn sample_block(&self, below: &mut impl FnMut(u64) -> u64) -> Option<Choice> {
        let look = self.silent();
        let attackers = self.combat.attackers();
        for _ in 0..TRIES {
            let drawn = below(1 + self.battlefield.len() as u64) as usize;
            let Some(drawn) = drawn.checked_sub(1).filter(|_| !attackers.is_empty()) else { break };
            let attacker = attackers[below(attackers.len() as u64) as usize].id;
            let id = self.battlefield[drawn];
            if combat::check_block(look, self.decision.who, id, attacker).is_ok() {
                return Some(Choice::Block(id, attacker));
            }
        }
        self.is_legal(Choice::Done, &Silent).then_some(Choice::Done)
    }
}

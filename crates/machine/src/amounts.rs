//! What quantities amount to (107).

use vademecum_abilities::{Amount, Objects, Zone};
use vademecum_rule_ids::magic::{R107_2, R107_3A, R107_3E, R608_2I, R700_11};

use crate::{
    Recorder,
    cx::Look,
    id::ObjectRef,
    keywords::k033_kicker,
    object::{Characteristics, Object},
    select::{Scope, clamp},
    shared_life,
    state::OnStack,
    stickers, terms,
};

impl<R: Recorder> Look<'_, R> {
    /// A quantity.
    pub(crate) fn amount(self, scope: Scope<'_>, amount: &Amount) -> i32 {
        let state = self.state;
        let each = |objects: &Objects, read: &dyn Fn(&Object, &Characteristics) -> i32| {
            let known = self.references(scope, objects).into_iter().filter_map(|of| self.last_known(of));
            known.map(|(object, now)| read(&object, &now)).fold(0, i32::saturating_add)
        };
        match amount {
            Amount::Number(number) => *number,
            Amount::X => self.either(R107_3A, clamp(scope.x), 0),
            // 107.3e: the X that was chosen for another spell.
            Amount::XOf(objects) => {
                let meant = self.references(scope, objects);
                let spells = state.stack.iter().filter(|item| item.what == OnStack::Spell);
                let of = spells.filter(|item| meant.contains(&item.object)).map(|item| clamp(item.x));
                self.either(R107_3E, of.fold(0, i32::saturating_add), 0)
            }
            Amount::Slot(slot) => scope.slots.get(*slot).map_or(0, crate::slots::Held::count),
            Amount::Count(objects) => {
                let is_counted = |of: &ObjectRef| self.is_counted(scope.you, scope.source.id, of.id);
                self.references(scope, objects).into_iter().filter(is_counted).count() as i32
            }
            Amount::CountPlayers(players) => self.players(scope, players).len() as i32,
            Amount::CardsIn(zone, players) => {
                let cards = self.players(scope, players).into_iter().map(|player| match zone {
                    Zone::Hand => state.player(player).hand.len(),
                    Zone::Graveyard => state.player(player).graveyard.len(),
                    Zone::Library => state.player(player).library.len(),
                    _ => state.exile.iter().filter(|&&id| state.object(id).owner == player).count(),
                });
                cards.sum::<usize>() as i32
            }
            Amount::Life(players) => {
                let totals = self.players_known(scope, players).into_iter().map(|player| self.life_of(player));
                totals.fold(0, i32::saturating_add)
            }
            Amount::Drawn(players) => {
                let drawn = self.players(scope, players).into_iter().map(|player| clamp(state.player(player).drawn));
                drawn.fold(0, i32::saturating_add)
            }
            Amount::LifeLost(players) => {
                let each = self.players(scope, players).into_iter().map(|player| self.state.player(player).life_lost);
                each.fold(0, i32::saturating_add)
            }
            Amount::SpellsCast(players) => {
                let cast = self.players(scope, players).into_iter().map(|player| state.player(player).casts);
                cast.fold(0, i32::saturating_add)
            }
            Amount::Power(objects) => each(objects, &|_, now| now.power),
            Amount::Toughness(objects) => each(objects, &|_, now| now.toughness),
            Amount::ManaValue(objects) => {
                let known = self.references(scope, objects).into_iter();
                let values = known.filter_map(|of| self.mana_value(of.id, &state.known(of)?.1));
                values.fold(0, i32::saturating_add)
            }
            Amount::ColorsSpent(objects) => each(objects, &|object, _| object.spent_colors.len() as i32),
            Amount::Counters(kind, objects) => {
                let found = self.references(scope, objects).into_iter();
                found.map(|of| self.counters_of(of, *kind)).fold(0, i32::saturating_add)
            }
            Amount::Turn => i32::try_from(self.state.turn.number).unwrap_or(i32::MAX),
            Amount::AttackedThisTurn(players) => {
                // 608.2i: whatever they are by now.
                let counts = |of: ObjectRef| {
                    let still =
                        state.is_current(of) && state.try_permanent(of.id).is_some_and(Characteristics::is_creature);
                    still || self.rule(R608_2I)
                };
                let own = state.turn.attacked.iter().filter(|attack| self.includes(scope, players, attack.by));
                own.filter(|attack| counts(attack.with)).count() as i32
            }
            Amount::Devotion(colors) => terms::devotion(self, scope.you, *colors),
            Amount::Party(types) => terms::party(self, scope.you, types),
            Amount::TimesKicked => k033_kicker::times_kicked(self, scope.source),
            Amount::OnSticker(what, objects) => {
                let measured = self.references(scope, objects).into_iter().map(|of| stickers::measure(self, of, *what));
                measured.fold(0, i32::saturating_add)
            }
            Amount::Stored(objects) => {
                let on = self.references(scope, objects);
                let stored = state.stored.iter().filter(|stored| on.contains(&stored.on));
                stored.map(|stored| stored.value).fold(0, i32::saturating_add)
            }
            Amount::TimesPaid(keyword, instance, rule) => {
                let Some((object, now)) = self.state.known(scope.source) else { return 0 };
                let costs = state.cards.values(now.face).paid_costs(object.paid, object.repeated);
                let costs = costs.filter(|(cost, _)| cost.keyword == Some(*keyword));
                let (mut all, mut own) = (0, 0);
                for (cost, times) in costs {
                    let times = i32::try_from(times).unwrap_or(i32::MAX);
                    all += times;
                    own += if cost.instance == *instance { times } else { 0 };
                }
                if all == own { all } else { self.either(*rule, own, all) }
            }
            Amount::PlayerCounters(kind, players) => {
                shared_life::counters_of(self, &self.players(scope, players), *kind)
            }
            Amount::Tempted(players) => {
                let players = self.players(scope, players).into_iter();
                players.map(|player| self.state.player(player).tempted).fold(0, i32::saturating_add)
            }
            Amount::Descended(players) => {
                let each = self.players(scope, players).into_iter().map(|player| state.player(player).descended);
                self.either(R700_11, each.fold(0, i32::saturating_add), 0)
            }
            Amount::PermanentsBuried => state.turn.buried,
            Amount::DamageDealtThisTurn(players) => {
                let dealt = self.players(scope, players).into_iter().map(|player| state.player(player).dealt);
                dealt.fold(0, i32::saturating_add)
            }
            Amount::Plus(one, other) => self.amount(scope, one).saturating_add(self.amount(scope, other)),
            Amount::Times(factor, of) => self.amount(scope, of).saturating_mul(*factor),
            Amount::Half { of, up } => self.half(scope, of, *up),
            Amount::Names(objects) => self.names(scope, objects),
            Amount::ColorPairs(objects) => self.color_pairs(scope, objects),
        }
    }

    /// A quantity that something becomes equal to: 0 if it can't be determined (107.2). Without that rule there is none.
    pub(crate) fn determined(self, scope: Scope<'_>, amount: &Amount) -> Option<i32> {
        (!self.is_undetermined(scope, amount) || self.rule(R107_2)).then(|| self.amount(scope, amount))
    }

    /// Whether a quantity is that of an object of which there is none.
    fn is_undetermined(self, scope: Scope<'_>, amount: &Amount) -> bool {
        match amount {
            Amount::Power(of) | Amount::Toughness(of) | Amount::ManaValue(of) => {
                !matches!(**of, Objects::Each(_)) && self.references(scope, of).is_empty()
            }
            Amount::Times(_, of) | Amount::Half { of, .. } => self.is_undetermined(scope, of),
            Amount::Plus(one, other) => self.is_undetermined(scope, one) || self.is_undetermined(scope, other),
            Amount::Number(_)
            | Amount::X
            | Amount::XOf(_)
            | Amount::Slot(_)
            | Amount::Count(_)
            | Amount::CountPlayers(_)
            | Amount::CardsIn(..)
            | Amount::Life(_)
            | Amount::Drawn(_)
            | Amount::LifeLost(_)
            | Amount::SpellsCast(_)
            | Amount::Counters(..)
            | Amount::ColorsSpent(_)
            | Amount::Names(_)
            | Amount::ColorPairs(_)
            | Amount::Turn
            | Amount::AttackedThisTurn(_)
            | Amount::Party(_)
            | Amount::Descended(_)
            | Amount::TimesKicked
            | Amount::PermanentsBuried
            | Amount::DamageDealtThisTurn(_)
            | Amount::TimesPaid(..)
            | Amount::Tempted(_)
            | Amount::PlayerCounters(..)
            | Amount::Stored(_)
            | Amount::OnSticker(..)
            | Amount::Devotion(_) => false,
        }
    }
}

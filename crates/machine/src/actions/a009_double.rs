//! Double (701.9).

use vademecum_abilities::{Action, Amount, Change, Doubled, Duration, ManaKind, Objects, Slot};
use vademecum_rule_ids::magic::{R701_9A, R701_9B, R701_9C, R701_9D, R701_9E, R701_9F};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::Cx,
    deed::{Deed, Group},
    effects,
    interpret::{Frame, life::life_to},
    slots::{Held, Slots},
};

/// To make something twice as much as it is.
pub const DOUBLE: KeywordAction = KeywordAction { section: Action(9), names: ["duplicar", "dobrar", "double"] };

/// The creature whose size is doubled.
const DOUBLED: Slot = Slot(0xfd);

/// What is gained, lost, put or added so that there is twice as much; doubled sizes are continuous effects, which begin
/// at once.
pub(crate) fn propose<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &Slots, doubled: &Doubled) -> Group {
    let scope = frame.scope(slots);
    match doubled {
        Doubled::Size { of, power, toughness, lasts } => {
            double_sizes(cx, frame, slots, of, (*power, *toughness), lasts);
            Group::new()
        }
        Doubled::Life(players) => {
            let players = cx.look().players(scope, players);
            // 701.9d: as much is gained or lost as they have.
            let doubles = cx.rule(R701_9D);
            let twice = |player| life_to(cx, player, cx.look().life_of(player).saturating_mul(2));
            players.into_iter().filter(|_| doubles).map(twice).collect()
        }
        Doubled::Counters(on, kind) => {
            let on = cx.look().subjects(scope, on);
            // 701.9e: as many are put on it as it has.
            let doubles = cx.rule(R701_9E);
            let more = |on| Deed::PutCounters(on, *kind, cx.state.counters(on, *kind), frame.you);
            on.into_iter().filter(|_| doubles).map(more).collect()
        }
        Doubled::Mana(players) => {
            let players = cx.look().players(scope, players);
            // 701.9f: as much of each type is added as there is.
            let doubles = cx.rule(R701_9F);
            let more = players.into_iter().filter(|_| doubles).flat_map(|player| {
                let has = cx.state.player(player);
                ManaKind::ALL.into_iter().map(move |kind| {
                    // Mana with a restriction is unspent mana as well (106.6).
                    let tied = has.tied.iter().filter(|tied| tied.kind == kind).map(|tied| tied.amount);
                    (player, kind, tied.fold(has.pool.of(kind), u32::saturating_add))
                })
            });
            let source = Some(frame.source.id);
            let added = |(player, kind, amount)| Deed::AddMana {
                player,
                kind,
                amount,
                source,
                snow: false,
                tapped: false,
                tied: None,
            };
            more.map(added).collect()
        }
    }
}

/// Each creature gets +X/+Y, where X is its power and Y its toughness at this moment (701.9b).
fn double_sizes<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    of: &Objects,
    (power, toughness): (bool, bool),
    lasts: &Duration,
) {
    for id in cx.look().objects(frame.scope(slots), of) {
        let Some(&now) = cx.state.try_permanent(id) else { continue };
        if !cx.rule(R701_9B) {
            continue;
        }
        // 701.9c: what is less than 0 gets further below it. Without that rule it is not an amount.
        let more = |doubles: bool, number: i32| {
            let counts = number >= 0 || cx.rule(R701_9C);
            if doubles && counts { number } else { 0 }
        };
        let (x, y) = (more(power, now.power), more(toughness, now.toughness));
        let modified = vec![Change::Modify(Amount::Number(x), Amount::Number(y))];
        let set_power = power.then(|| Change::SetPower(Amount::Number(now.power.saturating_add(x))));
        let set_toughness = toughness.then(|| Change::SetToughness(Amount::Number(now.toughness.saturating_add(y))));
        // 701.9a: it modifies them, and doesn't set them.
        let changes = cx.either(R701_9A, modified, set_power.into_iter().chain(set_toughness).collect());
        let mut slots = slots.clone();
        slots.set(DOUBLED, Held::objects([cx.state.reference(id)]));
        effects::begin(cx, frame, &slots, &Objects::Slot(DOUBLED), &changes, lasts);
    }
}

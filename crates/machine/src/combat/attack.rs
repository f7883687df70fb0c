//! Declaring attackers (508.1).

use smallvec::SmallVec;
use vademecum_abilities::{DeedKind, Type};
use vademecum_rule_ids::magic::{
    R302_6, R306_6, R310_5, R310_8B, R506_2, R506_3, R508_1, R508_1A, R508_1B, R508_1C, R508_1F, R508_1H, R508_1I,
    R508_1J, R508_1K, R508_1M,
};

use super::{Attacker, Combat, Defender, bands, demands, options, remove, timing};
use crate::{
    Recorder, battles,
    cx::{Cx, Flow, Legal, Look},
    decision::{Ask, Choice, Decision},
    deed::{Deed, Group},
    error::Refusal,
    happen,
    id::{ObjectId, PlayerId},
    keywords,
    object::{Mark, Restriction},
    state::State,
    team_choices,
    tolls::{self, Toll, TollRules},
    turn::Stage,
};

/// The declare attackers step begins: if something can attack, the active player declares attackers (508.1).
pub(crate) fn begin_attack<R: Recorder>(cx: &mut Cx<'_, R>) {
    cx.state.combat = Combat::default();
    let look = cx.peek();
    let mut some = false;
    for_each_attack_candidate(look, |id, defender| some = some || check_attack(look, id, defender).is_ok());
    if cx.when(R508_1, some) {
        cx.state.stage = Stage::Attack;
    }
}

/// Every creature of the active player with everybody it might attack, to be checked one by one.
pub(crate) fn for_each_attack_candidate<R: Recorder>(look: Look<'_, R>, mut visit: impl FnMut(ObjectId, Defender)) {
    let active = look.state.turn.active;
    for (id, now) in look.state.permanents() {
        if now.is_creature() && look.attacks_now(now.controller) {
            each_attackable(look, active, |defender| visit(id, defender));
        }
    }
}

/// Everybody and everything that a player's creatures might attack: opponents, their planeswalkers, and the battles that they
/// protect (506.2).
pub(super) fn each_attackable<R: Recorder>(look: Look<'_, R>, player: PlayerId, mut visit: impl FnMut(Defender)) {
    each_of_opponents(look, player, |defender| {
        let whose = match defender {
            Defender::Player(opponent) => opponent,
            Defender::Permanent(id) => battles::defending(look, id),
        };
        if options::is_defending(look, player, whose) {
            visit(defender);
        }
    });
}

/// The same, whoever of the opponents is a defending player.
pub(super) fn each_of_opponents<R: Recorder>(look: Look<'_, R>, player: PlayerId, mut visit: impl FnMut(Defender)) {
    let state = look.state;
    state.opponents(player).for_each(|opponent| visit(Defender::Player(opponent)));
    for (id, now) in state.permanents() {
        let of_opponent = now.types.has(Type::Planeswalker) && state.are_opponents(player, now.controller);
        if of_opponent || now.types.has(Type::Battle) && battles::may_be_attacked(look, id, player) {
            visit(Defender::Permanent(id));
        }
    }
}

/// Everybody and everything that a player's creatures might attack.
pub(crate) fn attackable<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> SmallVec<[Defender; 4]> {
    let mut all = SmallVec::new();
    each_attackable(look, player, |defender| all.push(defender));
    all
}

/// The player who is attacked, who controls the planeswalker or who protects the battle that is attacked (508.5).
pub(crate) fn defending<R: Recorder>(look: Look<'_, R>, defender: Defender) -> PlayerId {
    match defender {
        Defender::Player(player) => player,
        Defender::Permanent(id) => battles::defending(look, id),
    }
}

/// The active player declares attackers, one by one (508.1).
pub(crate) fn attack<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    // 805.2: for those who take turns together, the primary player decides.
    let who = team_choices::speaker(cx.look(), cx.state.turn.active);
    match cx.rest(Decision { who, why: R508_1, ask: Ask::Attack, about: None })? {
        Choice::Attack(id, defender) => {
            // 508.1b: the player says who is attacked; without that, it is the next opponent.
            let next = cx.state.opponents(who).next().map_or(defender, Defender::Player);
            let defender = cx.either(R508_1B, defender, next);
            let defending = defending(cx.look(), defender);
            let defender = Some(defender);
            let had_to = cx.state.permanent(id).demands.require_attack();
            cx.state.combat.attackers.push(Attacker {
                id,
                defender,
                defending,
                blocked: false,
                had_to,
                band: 0,
                struck_first: false,
                struck_double: false,
            });
            Ok(())
        }
        _ => declare_attack(cx),
    }
}

/// What attacks, as events: for what is judged later than at the declaration, in a game without 508.2a.
pub(crate) fn attacks(state: &State) -> Group {
    let attackers = state.combat.attackers.iter();
    attackers.filter_map(|attacker| Some(Deed::Attack(attacker.id, attacker.defender?))).collect()
}

/// Whether a creature may be declared as an attacker of somebody, and the declaration can still become legal with it.
pub(crate) fn check_attack<R: Recorder>(look: Look<'_, R>, id: ObjectId, defender: Defender) -> Legal {
    check_one_attack(look, id, defender)?;
    tolls::check(look, DeedKind::Attack, look.state.turn.active, declared(look.state).chain([id]))?;
    demands::check_attack(look, id, defender)
}

/// The creatures that are proposed as attackers.
fn declared(state: &State) -> impl Iterator<Item = ObjectId> + '_ {
    state.combat.attackers.iter().map(|attacker| attacker.id)
}

/// Whether a creature could attack somebody, other attackers aside.
pub(super) fn check_one_attack<R: Recorder>(look: Look<'_, R>, id: ObjectId, defender: Defender) -> Legal {
    let state = look.state;
    let active = state.turn.active;
    let Some(now) = state.try_permanent(id).filter(|now| look.attacks_now(now.controller)) else {
        return Err(Refusal::by(R508_1A, "refused-attacker-not-controlled"));
    };
    let object = state.object(id);
    if state.combat.attacker(id).is_some() {
        return Err(Refusal::by(R508_1B, "refused-already-attacking"));
    }
    look.forbid(R506_3, !now.is_creature(), "refused-not-a-creature")?;
    look.forbid(R508_1A, object.is(Mark::Tapped), "refused-creature-tapped")?;
    if object.is(Mark::SummoningSick) && !keywords::attacks_while_sick(look, id) {
        look.refuse(R302_6, "refused-summoning-sick")?;
    }
    keywords::may_attack(look, id)?;
    look.forbid(R508_1C, now.restrictions.has(Restriction::CantAttack), "refused-cant-attack")?;
    let defending = match defender {
        Defender::Player(player) => player,
        Defender::Permanent(id) => {
            let attacked = state.try_permanent(id);
            let is = |kind: Type| attacked.is_some_and(|now| now.types.has(kind));
            // 306.6, 310.5: planeswalkers and battles can be attacked, and no other permanents.
            if is(Type::Battle) && look.rule(R310_5) {
                let may = battles::may_be_attacked(look, id, active);
                look.forbid(R310_8B, !may, "refused-protector-cannot-attack")?;
                return check_defending(look, active, battles::defending(look, id));
            }
            let Some(attacked) = attacked.filter(|_| is(Type::Planeswalker) && look.rule(R306_6)) else {
                return Err(Refusal::by(R506_3, "refused-cannot-be-attacked"));
            };
            attacked.controller
        }
    };
    if !state.players.get(defending.at()).is_some_and(|player| player.is_in_game()) {
        return Err(Refusal::by(R506_2, "refused-player-not-in-game"));
    }
    look.forbid(R506_2, !state.are_opponents(active, defending), "refused-only-opponents-can-be-attacked")?;
    check_defending(look, active, defending)
}

/// Whether an opponent, or what is that player's, may be attacked in this combat (506.2).
fn check_defending<R: Recorder>(look: Look<'_, R>, active: PlayerId, opponent: PlayerId) -> Legal {
    match options::spared_by(look, active, opponent) {
        Some(rule) => Err(Refusal::by(rule, "refused-not-a-defending-player")),
        None => Ok(()),
    }
}

/// Whether the declaration may end: it disobeys no restriction, and as few requirements as possible (508.1c, 508.1d).
pub(crate) fn check_attack_done<R: Recorder>(look: Look<'_, R>) -> Legal {
    demands::check_attack_done(look)
}

/// The costs of attacking are paid (508.1h–j).
fn pay<R: Recorder>(cx: &mut Cx<'_, R>, chosen: &[Toll]) -> Flow {
    let attackers: SmallVec<[ObjectId; 4]> = declared(cx.state).collect();
    let rules = TollRules { determined: R508_1H, mana: R508_1I, paid: R508_1J };
    tolls::pay(cx, (DeedKind::Attack, cx.state.turn.active), &attackers, chosen, rules)
}

/// The declaration is complete: the creatures are tapped (508.1f), they are attacking (508.1k), and what waits for that
/// triggers (508.1m).
fn declare_attack<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    cx.state.stage = Stage::Priority;
    bands::announce(cx)?;
    let attackers = cx.state.combat.attackers.clone();
    let tapped: Group = attackers
        .iter()
        .filter(|attacker| !keywords::attacks_untapped(cx.look(), attacker.id) && cx.rule(R508_1F))
        .map(|attacker| Deed::Tap(attacker.id))
        .collect();
    happen::happen(cx, tapped)?;
    let chosen = tolls::choose(cx)?;
    pay(cx, &chosen)?;
    let attackers = cx.state.combat.attackers.clone();
    cx.state.combat.attackers_declared = !attackers.is_empty();
    if !attackers.is_empty() {
        timing::note_attack(cx.state);
    }
    cx.state.stale.characteristics = true;
    let still = |cx: &Cx<'_, R>, attacker: &Attacker| {
        cx.state.try_permanent(attacker.id).is_some_and(|now| cx.look().attacks_now(now.controller)) && cx.rule(R508_1K)
    };
    let (attacking, gone): (SmallVec<[Attacker; 4]>, SmallVec<[Attacker; 4]>) =
        attackers.into_iter().partition(|attacker| still(cx, attacker));
    gone.iter().for_each(|attacker| remove(cx, attacker.id));
    let group: Group =
        attacking.iter().filter_map(|attacker| Some(Deed::Attack(attacker.id, attacker.defender?))).collect();
    // 508.1m: what waits for attackers to be declared triggers.
    if cx.rule(R508_1M) {
        happen::happen(cx, group)?;
    } else {
        cx.tell_all(&group);
    }
    tolls::follow(cx, &chosen);
    Ok(())
}

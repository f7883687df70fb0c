//! Producing mana (106): which types, from what, tied to what; and triggered mana abilities (605.4).

use vademecum_abilities::{
    Ability, Castable, DeedKind, Effect, Filter, ManaKind, ManaKinds, ManaSource, ManaTypes, Objects, Players, Slot,
    Supertype, Trigger, Triggered,
};
use vademecum_rule_ids::magic::{
    R106_3, R106_4, R106_6, R106_6A, R106_7, R106_8, R106_9, R106_10, R106_11, R106_13, R605_1B, R605_4A,
};

use crate::{
    Recorder, Silent,
    casting::{self, Attempt},
    commander,
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    deed::{Deed, Group, Note},
    error::Error,
    id::{ObjectId, PlayerId},
    interpret::{self, CHOSEN_MANA, Frame, TAPPED_FOR_MANA},
    links, mana,
    object::Characteristics,
    player::{ManaPool, TiedMana},
    select::Scope,
    slots::{Held, Slots},
    stack,
    state::{LARGE, OnStack, State, Waiting},
    triggers,
};

/// Mana of one of some types that players add; each chooses the type.
pub(crate) fn propose<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    players: &Players,
    (kinds, amount): (ManaKinds, i32),
    tied: Option<vademecum_abilities::AbilityId>,
) -> Flow<Group> {
    let amount = amount.max(0).unsigned_abs();
    let chosen = slots.get(CHOSEN_MANA).and_then(|held| held.number);
    let chosen = chosen.and_then(|number| ManaKind::ALL.get((number - 1).max(0) as usize).copied());
    let mut group = Group::new();
    for player in cx.look().players(frame.scope(slots), players) {
        let kind = match chosen.filter(|kind| kinds.has(*kind)) {
            Some(kind) => Some(kind),
            None => choose_kind(cx, frame, player, kinds, R106_4)?,
        };
        if let Some(kind) = kind {
            group.push(added(cx, frame, slots, (player, kind, amount), tied));
        }
        if amount == 0 {
            cx.note(Note::AddsNoMana(player));
        }
    }
    Ok(group)
}

/// Notes that players add no mana.
pub(crate) fn add_none<R: Recorder>(cx: &Cx<'_, R>, scope: Scope<'_>, players: &Players) {
    cx.peek().players(scope, players).into_iter().for_each(|player| cx.note(Note::AddsNoMana(player)));
}

/// A player chooses a type of mana.
fn choose_kind<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    player: PlayerId,
    kinds: ManaKinds,
    why: vademecum_vocab::RuleId,
) -> Flow<Option<ManaKind>> {
    let offer: Offer = kinds.iter().map(Item::Mana).collect();
    Ok(match cx.pick_one(player, why, Some(frame.source.id), offer)? {
        Some(Item::Mana(kind)) => Some(kind),
        _ => None,
    })
}

/// Mana that a program adds. Its source is the spell, or the source of the ability (106.3), as it is or last was.
fn added<R: Recorder>(
    cx: &Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    (player, kind, amount): (PlayerId, ManaKind, u32),
    tied: Option<vademecum_abilities::AbilityId>,
) -> Deed {
    let source = cx.rule(R106_3).then_some(frame.source.id);
    let is_snow = |was: &Characteristics| cx.look().has_supertype(was, Supertype::Snow);
    let snow = source.is_some()
        && match cx.state.try_permanent(frame.source.id).filter(|_| cx.state.is_current(frame.source)) {
            Some(now) => is_snow(now),
            None => cx.state.known(frame.source).is_some_and(|(_, was)| is_snow(&was)),
        };
    Deed::AddMana { player, kind, amount, source, snow, tapped: slots.get(TAPPED_FOR_MANA).is_some(), tied }
}

/// Mana equal to the mana costs of objects: of a hybrid symbol one half, as the player chooses (106.8); of a Phyrexian one
/// its color (106.9); for generic (106.10) and snow symbols (106.11) colorless mana.
pub(crate) fn propose_costs<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    players: &Players,
    of: &Objects,
) -> Flow<Group> {
    let mut group = Group::new();
    for player in cx.look().players(frame.scope(slots), players) {
        let mut made = [0_u32; 6];
        for object in cx.look().references(frame.scope(slots), of) {
            let face = cx.state.last_face(object);
            let Some(cost) = cx.state.cards.values(face).cost.clone() else { continue };
            for (made, kind) in made.iter_mut().zip(cost.kinds) {
                *made += u32::from(kind);
            }
            let colorless = ManaKind::Colorless as usize;
            if cx.rule(R106_10) {
                made[colorless] = made[colorless].saturating_add(cost.generic);
            }
            for symbol in &cost.special {
                if symbol.snow {
                    made[colorless] += u32::from(cx.rule(R106_11));
                } else if symbol.phyrexian {
                    if let Some(kind) = symbol.kinds.iter().next()
                        && cx.rule(R106_9)
                    {
                        made[kind as usize] += 1;
                    }
                } else if cx.rule(R106_8) {
                    let halves = symbol.generic.map_or(symbol.kinds, |_| symbol.kinds.with(ManaKind::Colorless));
                    if let Some(kind) = choose_kind(cx, frame, player, halves, R106_8)? {
                        made[kind as usize] += match symbol.generic {
                            Some(generic) if kind == ManaKind::Colorless => u32::from(generic),
                            _ => 1,
                        };
                    }
                }
            }
        }
        let kinds = ManaKind::ALL.into_iter().zip(made).filter(|(_, amount)| *amount > 0);
        group.extend(kinds.map(|(kind, amount)| added(cx, frame, slots, (player, kind, amount), None)));
    }
    Ok(group)
}

/// The types of mana that a text says, as the game is now.
pub(crate) fn kinds_of<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, types: &ManaTypes) -> ManaKinds {
    match types {
        ManaTypes::ColorsOf(filter) => {
            let found = look.each(scope, filter).into_iter().filter_map(|id| look.state.try_permanent(id));
            found.fold(ManaKinds::NONE, |kinds, now| {
                let colors = vademecum_abilities::Color::ALL.into_iter().filter(|&color| now.colors.has(color));
                colors.fold(kinds, |kinds, color| kinds.with(ManaKind::from(color)))
            })
        }
        ManaTypes::OfCommanders => {
            let identity = commander::identity(look, scope.you);
            let colors = vademecum_abilities::Color::ALL.into_iter().filter(|&color| identity.has(color));
            colors.map(ManaKind::from).collect()
        }
        ManaTypes::Chosen(slot) => {
            let number = scope.slots.get(*slot).and_then(|held| held.number);
            ManaKind::ALL.into_iter().filter(|&kind| number == Some(kind as i32)).collect()
        }
        ManaTypes::CouldProduce(filter) => {
            let mut seen = Vec::new();
            produced_by(look, scope, filter, &mut seen)
        }
        ManaTypes::Produced => {
            let bits = scope.slots.get(Slot::EVENT_MANA).and_then(|held| held.number).unwrap_or(0);
            ManaKind::ALL.into_iter().filter(|&kind| bits & 1 << kind as i32 != 0).collect()
        }
    }
}

/// The types of mana that permanents could produce, one after another until all types are among them. Each permanent is
/// looked at once.
fn produced_by<R: Recorder>(
    look: Look<'_, R>,
    scope: Scope<'_>,
    filter: &Filter,
    seen: &mut Vec<ObjectId>,
) -> ManaKinds {
    let mut kinds = ManaKinds::NONE;
    for id in look.each(scope, filter) {
        kinds = kinds.union(could_produce(look, id, seen));
        if kinds == ManaKinds::ALL {
            break;
        }
    }
    kinds
}

/// The types of mana that a permanent could produce, whatever its abilities cost (106.7).
fn could_produce<R: Recorder>(look: Look<'_, R>, id: ObjectId, seen: &mut Vec<ObjectId>) -> ManaKinds {
    let Some(now) = look.state.try_permanent(id) else { return ManaKinds::NONE };
    look.rec.work(seen.len());
    if seen.contains(&id) {
        return ManaKinds::NONE;
    }
    seen.push(id);
    let mut kinds = ManaKinds::NONE;
    stack::each_mana_ability(look.state, id, now, |ability| {
        let Some(says) = look.state.cards.mana_source(ability) else { return };
        // Without 106.7, only what could be activated now counts.
        if !look.rule(R106_7) && mana::tap_cost(look, id).is_err() {
            return;
        }
        let slots = recalled(look, id, ability);
        kinds = kinds.union(match types_of(look.state, ability) {
            None => says.kinds,
            Some(ManaTypes::CouldProduce(filter)) => {
                let scope = Scope { you: now.controller, source: look.state.reference(id), slots: &slots, x: 0 };
                produced_by(look, scope, filter, seen)
            }
            Some(types) => {
                let scope = Scope { you: now.controller, source: look.state.reference(id), slots: &slots, x: 0 };
                kinds_of(look, scope, types)
            }
        });
    });
    kinds
}

/// What an ability says about the types of mana that it adds, where the game decides.
fn types_of(state: &State, ability: vademecum_abilities::AbilityId) -> Option<&ManaTypes> {
    let Ability::Activated(activated) = state.cards.ability(ability) else { return None };
    activated.effect.program.iter().find_map(|instruction| match &instruction.effect {
        Effect::AddManaOf(_, types, _) => Some(types),
        _ => None,
    })
}

/// What a mana ability recalls before it adds mana: the color that its linked ability chose (607.2d).
fn recalled<R: Recorder>(look: Look<'_, R>, id: ObjectId, ability: vademecum_abilities::AbilityId) -> Slots {
    let mut slots = Slots::default();
    let Ability::Activated(activated) = look.state.cards.ability(ability) else { return slots };
    for instruction in &activated.effect.program {
        if let (Effect::RecallNumber(pair), Some(slot)) = (&instruction.effect, instruction.into) {
            let (source, text) = (look.state.reference(id), look.state.cards.face_of(ability));
            slots.set(slot, links::recall_number(look, source, text, *pair));
        }
    }
    slots
}

/// The types of mana to choose from as a mana ability is activated; any, where what comes of it is undefined.
pub(crate) fn kinds_now<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    id: ObjectId,
    ability: vademecum_abilities::AbilityId,
    says: &ManaSource,
) -> ManaKinds {
    if says.is_certain {
        return says.kinds;
    }
    let Some(types) = types_of(look.state, ability) else { return says.kinds };
    let slots = recalled(look, id, ability);
    let scope = Scope { you: player, source: look.state.reference(id), slots: &slots, x: 0 };
    let kinds = kinds_of(look, scope, types);
    if kinds.is_empty() { ManaKinds::only(ManaKind::Colorless) } else { kinds }
}

/// Mana is added to a pool. Mana that is tied to something is kept apart (106.6).
pub(crate) fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, deed: Deed) -> Flow {
    let Deed::AddMana { player, kind, amount, source, snow, tied, .. } = deed else { return Ok(()) };
    let Some(by) = tied.filter(|_| cx.rule(R106_6)) else {
        if !cx.state.player_mut(player).pool.add(kind, amount, snow) {
            return cx.fail(Error::Overflow);
        }
        cx.state.large |= cx.state.player(player).pool.of(kind) > LARGE;
        return Ok(());
    };
    let of = cx.state.reference(source.unwrap_or(ObjectId(0)));
    cx.state.large |= amount > LARGE;
    cx.state.player_mut(player).tied.push(TiedMana { kind, amount, snow, by, triggered: false, source: (player, of) });
    Ok(())
}

/// Whether tied mana may be spent on something.
fn may_be_spent(state: &State, tied: &TiedMana, attempt: Option<Attempt>) -> bool {
    let look = Look { state, rec: &Silent, quiet: true };
    let Some(terms) = state.cards.mana_terms(tied.by) else { return true };
    let is_for = |what: &Castable| attempt.is_some_and(|attempt| is_for(look, tied, what, attempt));
    terms.only_for.as_ref().is_none_or(is_for) && !terms.not_for.as_ref().is_some_and(is_for)
}

fn is_for<R: Recorder>(look: Look<'_, R>, tied: &TiedMana, what: &Castable, attempt: Attempt) -> bool {
    let slots = Slots::default();
    let (you, source) = tied.source;
    casting::is_about(look, Scope { you, source, slots: &slots, x: 0 }, what, attempt)
}

/// A pool with the tied mana that a player may spend on something.
pub(crate) fn with_tied(mut pool: ManaPool, state: &State, player: PlayerId, attempt: Option<Attempt>) -> ManaPool {
    for tied in state.player(player).tied.iter().filter(|tied| may_be_spent(state, tied, attempt)) {
        pool.add(tied.kind, tied.amount, tied.snow);
    }
    pool
}

/// Spends tied mana of a type, as far as there is some that may be spent so: that of snow sources alone, or that of others
/// first. How much.
pub(crate) fn spend_tied<R: Recorder>(
    cx: &mut Cx<'_, R>,
    player: PlayerId,
    attempt: Option<Attempt>,
    (kind, amount): (ManaKind, u32),
    only_snow: bool,
) -> Flow<u32> {
    let mut spent = 0;
    let of_snow = |place: &usize| cx.state.player(player).tied[*place].snow;
    let (snow, others): (Vec<usize>, Vec<usize>) = (0..cx.state.player(player).tied.len()).partition(of_snow);
    for place in others.into_iter().filter(|_| !only_snow).chain(snow) {
        let tied = cx.state.player(player).tied[place];
        if tied.kind != kind || !may_be_spent(cx.state, &tied, attempt) {
            continue;
        }
        let taken = tied.amount.min(amount - spent);
        if taken == 0 {
            continue;
        }
        cx.state.player_mut(player).tied[place].amount -= taken;
        cx.note(Note::ManaSpent(player, kind, taken));
        spent += taken;
        let triggered = trigger_spent(cx, &tied, attempt, taken);
        cx.state.player_mut(player).tied[place].triggered |= triggered;
    }
    cx.state.player_mut(player).tied.retain(|tied| tied.amount > 0);
    Ok(spent)
}

/// What waits for tied mana to be spent triggers, for each mana apart (106.6a); whether it did.
fn trigger_spent<R: Recorder>(cx: &mut Cx<'_, R>, tied: &TiedMana, attempt: Option<Attempt>, amount: u32) -> bool {
    let cards = cx.state.cards.clone();
    let waits = cards.mana_terms(tied.by).and_then(|terms| terms.when_spent.as_ref());
    let Some((what, triggered)) = waits else { return false };
    let Some(attempt) = attempt.filter(|attempt| is_for(cx.peek(), tied, what, *attempt)) else { return false };
    let (you, source) = tied.source;
    let mut again = tied.triggered;
    for _ in 0..amount {
        if again && !cx.rule(R106_6A) {
            break;
        }
        let mut slots = Slots::default();
        slots.set(Slot::EVENT_OBJECTS, Held::objects([cx.state.reference(attempt.object)]));
        triggers::wait(cx, OnStack::Made(triggered.clone()), (source, you), slots, 0);
        again = true;
    }
    again
}

/// Players lose their unspent mana; somebody adds what was lost this way (106.13).
pub(crate) fn empty_pools<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    whose: &Players,
    to: Option<&Players>,
) {
    for player in cx.look().players(frame.scope(slots), whose) {
        let pool = std::mem::take(&mut cx.state.player_mut(player).pool);
        let tied = std::mem::take(&mut cx.state.player_mut(player).tied);
        if pool.total() > 0 || !tied.is_empty() {
            cx.note(Note::ManaEmptied(player));
        }
        let gainers = to.map(|to| cx.look().players(frame.scope(slots), to)).unwrap_or_default();
        // 106.13: it is the same mana, with all that is said of it.
        if let Some(&gainer) = gainers.first()
            && cx.rule(R106_13)
        {
            let gains = cx.state.player_mut(gainer);
            for kind in ManaKind::ALL {
                let snow = pool.snow[kind as usize];
                gains.pool.add(kind, snow, true);
                gains.pool.add(kind, pool.of(kind) - snow, false);
            }
            gains.tied.extend(tied);
        }
    }
}

/// Whether an ability that has triggered is a mana ability, which resolves without the stack.
pub(crate) fn resolves_at_once<R: Recorder>(cx: &Cx<'_, R>, waiting: &Waiting) -> bool {
    let triggered: &Triggered = match &waiting.what {
        OnStack::Ability(ability) => match cx.state.cards.ability(*ability) {
            Ability::Triggered(triggered) => triggered,
            _ => return false,
        },
        OnStack::Made(triggered) => triggered,
        OnStack::Spell => return false,
    };
    let effect = &triggered.effect;
    let adds =
        effect.targets.is_empty() && effect.modal.is_none() && effect.program.iter().any(|is| is.effect.adds_mana());
    // 605.1b: it triggers from a mana ability or from mana being added.
    let on_mana = matches!(&triggered.on, Trigger::Event(pattern) if pattern.kind == DeedKind::AddMana);
    adds && (on_mana || !cx.rule(R605_1B)) && cx.rule(R605_4A)
}

/// A triggered mana ability resolves.
pub(crate) fn resolve_trigger<R: Recorder>(cx: &mut Cx<'_, R>, waiting: Waiting) -> Flow {
    let Waiting { what, source, controller, mut slots, x, .. } = waiting;
    let cards = cx.state.cards.clone();
    let text = cx.state.last_face(source);
    let (program, ability) = match &what {
        OnStack::Ability(ability) => match cards.ability(*ability) {
            Ability::Triggered(triggered) => (&triggered.effect.program, Some(*ability)),
            _ => return Ok(()),
        },
        OnStack::Made(triggered) => (&triggered.effect.program, None),
        OnStack::Spell => return Ok(()),
    };
    interpret::run(
        cx,
        Frame { you: controller, source, x, text, resolves: false, ability, since: cx.state.clock },
        &mut slots,
        program,
    )
}

/// The mana abilities that have triggered resolve, right after what triggered them (605.4a).
pub(crate) fn resolve_triggers<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    while let Some(place) = cx.state.waiting.iter().position(|waiting| resolves_at_once(cx, waiting)) {
        let waiting = cx.state.waiting.remove(place);
        resolve_trigger(cx, waiting)?;
    }
    Ok(())
}

//! Running programs: every instruction does what it says, at that moment, in the order written (608.2c).

use std::sync::Arc;

use smallvec::SmallVec;
use vademecum_abilities::{
    Change, Destination, Duration, Effect, FaceId, Instruction, ManaKind, Objects, Players, Program, Slot, Triggered,
    Where, Zone,
};
use vademecum_rule_ids::magic::{
    R106_4, R114_1, R118_12, R120_2B, R121_2C, R305_4, R400_7E, R401_4, R500_7, R603_7, R603_12, R608_2C, R608_2D,
    R608_2E, R611_2, R611_2C, R614_10, R707_10, R707_10C,
};

use crate::{
    Recorder,
    actions::{
        a003_attach, a005_counter, a006_create, a008_discard, a011_exile, a012_fight, a013_mill, a015_regenerate,
        a016_reveal, a017_sacrifice, a018_scry, a019_search,
    },
    cx::{Cx, Flow},
    decision::{Item, Offer},
    deed::{Deed, Group, Move, Note},
    happen,
    id::{ObjectId, ObjectRef, PlayerId, Subject},
    layers, listeners,
    object::Mark,
    payment::{self, Means, Payment},
    perform,
    select::{Found, Scope},
    slots::{Held, Slots},
    stack,
    state::{Continuous, Made, MadeKind, OnStack, OpenSet},
    triggers,
};

/// The type of mana that was chosen as a mana ability was activated, from 1.
pub(crate) const CHOSEN_MANA: Slot = Slot(0xff);

/// From where a program is run: whose it is, what it is on, its X, and the face whose text it is.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Frame {
    pub(crate) you: PlayerId,
    pub(crate) source: ObjectRef,
    pub(crate) x: u32,
    pub(crate) text: FaceId,
}

impl Frame {
    pub(crate) fn scope(self, slots: &Slots) -> Scope<'_> {
        Scope { you: self.you, source: self.source, slots, x: self.x }
    }
}

/// Runs a program; its results stay in the slots.
pub(crate) fn run<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &mut Slots, program: &Program) -> Flow {
    // 608.2c: in the order written; without that rule, from the last to the first.
    let backwards = program.len() > 1 && !cx.rule(R608_2C);
    for place in 0..program.len() {
        let place = if backwards { program.len() - 1 - place } else { place };
        let Instruction { effect, into, by } = &program[place];
        if by.is_some_and(|rule| !cx.rule(rule)) {
            continue;
        }
        let result = effect_of(cx, frame, slots, effect)?;
        if let Some(slot) = into {
            slots.set(*slot, result);
        }
    }
    Ok(())
}

/// What happened, as a result: the objects as they are now, the players, how much it was.
fn result<R: Recorder>(cx: &Cx<'_, R>, done: &Group) -> Held {
    let mut held = Held::default();
    let mut amount = None;
    for deed in done {
        match deed {
            Deed::Move(moved) if cx.state.object(moved.object).zone == moved.to => {
                held.objects.push(cx.state.reference(moved.object));
            }
            Deed::Damage { .. } | Deed::GainLife(..) | Deed::LoseLife(..) => {
                amount = Some(amount.unwrap_or(0_i32).saturating_add(deed.amount()));
            }
            _ => {}
        }
        if let Some(player) = deed.player() {
            held.players.insert(player);
        }
    }
    held.number = amount.or(if held.objects.is_empty() { Some(done.len() as i32) } else { None });
    held
}

/// Carries out one effect and gives its result.
#[expect(clippy::too_many_lines, reason = "one arm for each effect of the language, none left out")]
fn effect_of<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &mut Slots, effect: &Effect) -> Flow<Held> {
    let scope = frame.scope(slots);
    let each_object = |cx: &Cx<'_, R>, what: &Objects, deed: &dyn Fn(ObjectId) -> Deed| -> Group {
        cx.look().objects(frame.scope(slots), what).into_iter().map(deed).collect()
    };
    let group: Group = match effect {
        Effect::If { condition, then, otherwise } => {
            let holds = cx.look().holds(scope, condition);
            run(cx, frame, slots, if holds { then } else { otherwise })?;
            return Ok(Held::default());
        }
        Effect::May { who, decider, then, otherwise } => {
            for player in cx.look().players(scope, who) {
                let yes = !cx.rule(R608_2D) || cx.ask_yes(player, R608_2D, Some(frame.source.id))?;
                slots.set(*decider, Held::player(player));
                run(cx, frame, slots, if yes { then } else { otherwise })?;
            }
            return Ok(Held::default());
        }
        Effect::Pay { who, payer, cost, then, otherwise } => {
            for player in cx.look().players(scope, who) {
                let paid = may_pay(cx, frame, player, cost)?;
                slots.set(*payer, Held::player(player));
                run(cx, frame, slots, if paid { then } else { otherwise })?;
            }
            return Ok(Held::default());
        }
        Effect::ForEach { of, each, body } => {
            for subject in cx.look().subjects(scope, of) {
                let held = match subject {
                    Subject::Player(player) => Held::player(player),
                    Subject::Object(id) => Held::objects([cx.state.reference(id)]),
                };
                slots.set(*each, held);
                run(cx, frame, slots, body)?;
            }
            return Ok(Held::default());
        }
        Effect::Repeat(amount, body) => {
            for _ in 0..cx.look().amount(scope, amount).max(0) {
                run(cx, frame, slots, body)?;
            }
            return Ok(Held::default());
        }
        Effect::Let(amount) => return Ok(Held::number(cx.look().amount(scope, amount))),
        Effect::Choose { who, among, least, most } => {
            return choose(cx, frame, slots, (who, among), (least, most));
        }
        Effect::ChoosePlayer(players) => {
            let offer = cx.look().players(scope, players).into_iter().map(Item::Player).collect();
            let picked = cx.pick_one(frame.you, R608_2D, Some(frame.source.id), offer)?;
            return Ok(match picked {
                Some(Item::Player(player)) => Held::player(player),
                _ => Held::default(),
            });
        }
        Effect::Damage { source, to, amount } => {
            let amount = cx.look().amount(scope, amount);
            let sources = cx.look().references(scope, source);
            let to = cx.look().subjects(scope, to);
            let each = |source: ObjectRef| to.iter().map(move |&to| Deed::Damage { source, to, amount, combat: false });
            // 120.2b: damage that is no combat damage is dealt as a spell or ability says.
            if !cx.rule(R120_2B) {
                return Ok(Held::default());
            }
            sources.into_iter().flat_map(each).collect()
        }
        Effect::Fight(one, other) => a012_fight::propose(cx.look(), scope, one, other),
        Effect::Draw(players, amount) => {
            let amount = cx.look().amount(scope, amount);
            let mut drawn = Group::new();
            let players = cx.look().players(scope, players);
            // 121.2: cards are drawn one at a time; 121.2c: all of a player's before those of the next.
            let at_once = players.len() < 2 || cx.rule(R121_2C);
            let (rounds, each) = if at_once { (1, amount.max(0)) } else { (amount.max(0), 1) };
            for _ in 0..rounds {
                for &player in &players {
                    for _ in 0..each {
                        drawn.extend(happen::happen(cx, smallvec::smallvec![Deed::Draw(player)])?);
                    }
                }
            }
            return Ok(result(cx, &drawn));
        }
        Effect::Discard(players, amount) => a008_discard::propose(cx, frame, slots, players, amount)?,
        Effect::DiscardAtRandom(players, amount) => a008_discard::propose_at_random(cx, scope, players, amount),
        Effect::DiscardThose(what) => a008_discard::propose_those(cx.look(), scope, what),
        Effect::Mill(players, amount) => a013_mill::propose(cx, scope, players, amount),
        Effect::Scry(players, amount) => {
            a018_scry::scry(cx, scope, players, amount)?;
            return Ok(Held::default());
        }
        Effect::GainLife(players, amount) => {
            let amount = cx.look().amount(scope, amount);
            cx.look().players(scope, players).into_iter().map(|player| Deed::GainLife(player, amount)).collect()
        }
        Effect::LoseLife(players, amount) => {
            let amount = cx.look().amount(scope, amount);
            cx.look().players(scope, players).into_iter().map(|player| Deed::LoseLife(player, amount)).collect()
        }
        Effect::Destroy { what, regenerable } => each_object(cx, what, &|id| Deed::Destroy(id, *regenerable)),
        Effect::Regenerate(what) => {
            for id in cx.look().objects(scope, what) {
                a015_regenerate::shield(cx, id, frame.you, frame.source);
            }
            return Ok(Held::default());
        }
        Effect::Move(what, destination) => return move_objects(cx, frame, slots, what, destination),
        Effect::Counter(what) => a005_counter::propose(cx.look(), scope, what),
        Effect::Sacrifice(players, filter, amount) => {
            a017_sacrifice::propose(cx, frame, slots, players, filter, amount)?
        }
        Effect::SacrificeThose(what) => a017_sacrifice::propose_those(cx.look(), scope, what),
        Effect::Tap(what) => each_object(cx, what, &Deed::Tap),
        Effect::Untap(what) => each_object(cx, what, &Deed::Untap),
        Effect::PutCounters(on, kind, amount) => {
            let amount = cx.look().amount(scope, amount);
            let on = cx.look().subjects(scope, on);
            on.into_iter().map(|on| Deed::PutCounters(on, *kind, amount)).collect()
        }
        Effect::RemoveCounters(on, kind, amount) => {
            let amount = cx.look().amount(scope, amount);
            let on = cx.look().subjects(scope, on).into_iter();
            on.map(|on| Deed::RemoveCounters(on, *kind, amount.min(cx.state.counters(on, *kind)))).collect()
        }
        Effect::Create { who, token, amount } => {
            let token = cx.state.cards.token(frame.text, *token);
            a006_create::propose(cx.look(), scope, who, token, amount)
        }
        Effect::CreateCopies { who, of, amount } => a006_create::propose_copies(cx.look(), scope, who, of, amount),
        Effect::CopyOnStack(what) => {
            for object in cx.look().references(scope, what) {
                copy_on_stack(cx, frame, object)?;
            }
            return Ok(Held::default());
        }
        Effect::AddMana(players, kinds, amount) => {
            let amount = cx.look().amount(scope, amount).max(0).unsigned_abs();
            let chosen = slots.get(CHOSEN_MANA).and_then(|held| held.number);
            let mut group = Group::new();
            for player in cx.look().players(frame.scope(slots), players) {
                let chosen = chosen.and_then(|number| ManaKind::ALL.get((number - 1).max(0) as usize).copied());
                let kind = match chosen.filter(|kind| kinds.has(*kind)) {
                    Some(kind) => Some(Item::Mana(kind)),
                    None => {
                        let offer: Offer = kinds.iter().map(Item::Mana).collect();
                        cx.pick_one(player, R106_4, Some(frame.source.id), offer)?
                    }
                };
                if let Some(Item::Mana(kind)) = kind {
                    group.push(Deed::AddMana(player, kind, amount));
                }
            }
            group
        }
        Effect::Change { which, changes, lasts } => {
            begin_effect(cx, frame, slots, which, changes, *lasts);
            return Ok(Held::default());
        }
        Effect::Replace { replacement, lasts } => {
            let left = happen::shield_amount(cx, scope, &replacement.shield);
            let made = MadeKind::Replacement(replacement.clone());
            make(cx, frame, slots, made, *lasts, left);
            return Ok(Held::default());
        }
        Effect::Delay { ability, lasts, once } => {
            if cx.rule(R603_7) {
                make(cx, frame, slots, MadeKind::Delayed(ability.clone()), *lasts, once.then_some(1));
            }
            return Ok(Held::default());
        }
        Effect::Reflexive(ability) => {
            reflect(cx, frame, slots, ability);
            return Ok(Held::default());
        }
        Effect::Emblem(players, place) => {
            // 114.1: an emblem is an object in the command zone with an ability and nothing else.
            if cx.rule(R114_1) {
                for player in cx.look().players(scope, players) {
                    crate::game::emblem(cx, player, frame.text, *place);
                }
            }
            return Ok(Held::default());
        }
        Effect::RevealUntil(players, filter) => {
            return Ok(a016_reveal::reveal_until(cx.look(), scope, players, filter));
        }
        Effect::Last(slot) => {
            let last = slots.get(*slot).and_then(|held| held.objects.last().copied());
            return Ok(Held::objects(last));
        }
        Effect::CastFree(what) => {
            let mut cast = SmallVec::new();
            for id in cx.look().objects(scope, what) {
                if stack::cast_free(cx, frame.you, id)? {
                    cast.push(cx.state.reference(id));
                }
            }
            return Ok(Held { objects: cast, ..Held::default() });
        }
        Effect::Attach(what, to) => a003_attach::propose(cx.look(), scope, what, to),
        Effect::Search { who, filter, most } => return a019_search::search(cx, frame, slots, who, filter, most),
        Effect::Shuffle(players) => cx.look().players(scope, players).into_iter().map(Deed::Shuffle).collect(),
        Effect::SkipStep(players, step) => {
            for player in cx.look().players(scope, players) {
                if cx.rule(R614_10) {
                    make(cx, frame, slots, MadeKind::Skip(player, *step), Duration::Forever, None);
                }
            }
            return Ok(Held::default());
        }
        Effect::ExtraTurn(players) => {
            for player in cx.look().players(scope, players) {
                // 500.7: added directly after this one; the most recent comes first.
                if cx.rule(R500_7) {
                    cx.state.turn.extra.push(player);
                }
            }
            return Ok(Held::default());
        }
        Effect::Win(players) => cx.look().players(scope, players).into_iter().map(Deed::Win).collect(),
        Effect::Lose(players) => {
            let players = cx.look().players(scope, players);
            players.into_iter().map(|player| Deed::Lose(player, crate::deed::Loss::Effect)).collect()
        }
    };
    let group = together(cx, group);
    let mut done = Group::new();
    for group in group {
        done.extend(happen::happen(cx, group)?);
    }
    Ok(result(cx, &done))
}

/// What one instruction does to several things happens at the same time (608.2e): one group.
fn together<R: Recorder>(cx: &Cx<'_, R>, group: Group) -> SmallVec<[Group; 1]> {
    let several = group.len() > 1;
    if several && !cx.rule(R608_2E) {
        return group.into_iter().map(|deed| smallvec::smallvec![deed]).collect();
    }
    smallvec::smallvec![group]
}

/// The objects among what was chosen.
pub(crate) fn objects_of(items: &[Item]) -> impl Iterator<Item = ObjectId> + '_ {
    items.iter().filter_map(|item| match item {
        Item::Object(id) => Some(*id),
        _ => None,
    })
}

/// Players choose objects of their own, in turn order (101.4); nothing is done before all have chosen.
pub(crate) fn each_picks<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    players: &Players,
    amount: usize,
    why: vademecum_vocab::RuleId,
    own: impl Fn(&Cx<'_, R>, PlayerId) -> Vec<ObjectId>,
) -> Flow<SmallVec<[(PlayerId, ObjectId); 4]>> {
    let mut all = SmallVec::new();
    for player in cx.look().players(frame.scope(slots), players) {
        let offer: Offer = own(cx, player).into_iter().map(Item::Object).collect();
        let picked = cx.pick(player, why, Some(frame.source.id), offer, (amount, amount))?;
        all.extend(objects_of(&picked).map(|id| (player, id)));
    }
    Ok(all)
}

fn choose<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    (who, among): (&Players, &Objects),
    (least, most): (&vademecum_abilities::Amount, &vademecum_abilities::Amount),
) -> Flow<Held> {
    let scope = frame.scope(slots);
    let bounds = (cx.look().amount(scope, least).max(0) as usize, cx.look().amount(scope, most).max(0) as usize);
    let mut chosen = SmallVec::new();
    for player in cx.look().players(scope, who) {
        let offer: Offer = cx.look().objects(scope, among).into_iter().map(Item::Object).collect();
        // 608.2d: the choice is made now; without that rule nobody makes it, and what comes first is meant.
        let picked = if cx.rule(R608_2D) {
            cx.pick(player, R608_2D, Some(frame.source.id), offer, bounds)?
        } else {
            offer.into_iter().take(bounds.1).collect()
        };
        chosen.extend(objects_of(&picked).map(|id| cx.state.reference(id)));
    }
    Ok(Held { objects: chosen, ..Held::default() })
}

/// The object of an ability, where it went: by its own cost or effect (400.7j), or as the ability triggered (400.7e).
fn find_itself<R: Recorder>(cx: &Cx<'_, R>, source: ObjectRef, slots: &Slots) -> Option<ObjectId> {
    let found = crate::zones::find(cx.state, source)?;
    let triggered = slots.get(Slot::EVENT_OBJECTS).is_some_and(|held| held.objects.contains(&source));
    let moved = triggered && !cx.state.is_current(source);
    (!moved || cx.rule(R400_7E)).then_some(found)
}

/// Moves objects, all at the same time.
fn move_objects<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    what: &Objects,
    destination: &Destination,
) -> Flow<Held> {
    let scope = frame.scope(slots);
    let mut objects: SmallVec<[ObjectId; 4]> = match what {
        Objects::Slot(Slot::EVENT_OBJECTS) if slots.get(Slot::EVENT_BECAME).is_some() => {
            cx.look().objects(scope, &Objects::Slot(Slot::EVENT_BECAME)).into_iter().collect()
        }
        Objects::This => find_itself(cx, frame.source, slots).into_iter().collect(),
        _ => cx.look().objects(scope, what).into_iter().collect(),
    };
    if destination.place == Where::BottomAtRandom {
        cx.state.random.shuffle(&mut objects);
    }
    let under = destination.under.as_ref().and_then(|players| cx.look().players(scope, players).first().copied());
    let place = match destination.place {
        Where::BottomAtRandom => Where::Bottom,
        place => place,
    };
    let zone = match destination.zone {
        Zone::Exile => a011_exile::destination(cx.look()),
        zone => zone,
    };
    if zone == Zone::Library && destination.place != Where::BottomAtRandom {
        arrange(cx, &mut objects, place)?;
    }
    let moves = objects.into_iter().map(|id| {
        let moved = perform::moved(cx, id, zone);
        let owner = cx.state.object(id).owner;
        Deed::Move(Move { place, under: under.unwrap_or(owner), tapped: destination.tapped, ..moved })
    });
    let group: Group = moves.collect();
    let done = happen::happen(cx, group)?;
    count_lands(cx, frame.you, &done);
    Ok(result(cx, &done))
}

/// Cards that go to one place of a library at the same time: their owner puts them in any order (401.4). The first that is
/// chosen will be the topmost of them.
fn arrange<R: Recorder>(cx: &mut Cx<'_, R>, objects: &mut SmallVec<[ObjectId; 4]>, place: Where) -> Flow {
    let mut arranged: SmallVec<[ObjectId; 4]> = SmallVec::new();
    for owner in cx.state.in_turn_order(cx.state.turn.active) {
        let is_card = |id: &ObjectId| {
            let object = cx.state.object(*id);
            object.owner == owner && !object.is(Mark::Token)
        };
        let cards: Offer = objects.iter().copied().filter(is_card).map(Item::Object).collect();
        let cards = if cards.len() > 1 && cx.rule(R401_4) {
            cx.order(owner, R401_4, None, cards)?
        } else {
            cards.into_iter().rev().collect()
        };
        match place {
            Where::Bottom | Where::BottomAtRandom => arranged.extend(objects_of(&cards)),
            Where::Top => arranged.extend(objects_of(&cards).collect::<Found>().into_iter().rev()),
        }
    }
    objects.retain(|id| !arranged.contains(id));
    objects.extend(arranged);
    Ok(())
}

/// A land that an effect puts onto the battlefield has not been played (305.4); without that rule it counts as played.
fn count_lands<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, moved: &Group) {
    let entered = |deed: &&Deed| match deed {
        Deed::Move(Move { to: Zone::Battlefield, object, .. }) => cx.state.values(*object).is_land(),
        _ => false,
    };
    let lands = moved.iter().filter(entered).count() as u32;
    if lands > 0 && !cx.rule(R305_4) {
        cx.state.player_mut(player).lands_played += lands;
    }
}

/// Whether a player may pay a cost of an effect, wants to, and has paid it (118.12).
fn may_pay<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    player: PlayerId,
    cost: &vademecum_abilities::Cost,
) -> Flow<bool> {
    let payment = Payment::of(player, frame.source, frame.x, stack::TotalCost::of(cost), false);
    if payment::check(cx.peek(), &Means::of(cx.peek(), player), &payment).is_err() || !cx.rule(R118_12) {
        return Ok(false);
    }
    if !cx.ask_yes(player, R118_12, Some(frame.source.id))? {
        return Ok(false);
    }
    let outer = cx.state.payment.replace(Box::new(payment));
    while cx.state.payment.is_some() {
        payment::pay_within(cx)?;
    }
    cx.state.payment = outer;
    Ok(true)
}

/// A continuous effect begins: its set and its quantities are fixed (611.2c, 608.2h).
fn begin_effect<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    which: &Objects,
    changes: &[Change],
    lasts: Duration,
) {
    if !cx.rule(R611_2) {
        return;
    }
    let scope = frame.scope(slots);
    let on: SmallVec<[ObjectRef; 2]> =
        cx.look().objects(scope, which).into_iter().map(|id| cx.state.reference(id)).collect();
    let Some(first) = on.first().copied() else { return };
    let fixed =
        changes.iter().zip(0_u8..).map(|(change, place)| layers::fix(cx.look(), scope, change, place, first.id));
    let fixed = fixed.collect();
    on.iter().for_each(|object| cx.note(Note::EffectBegan(object.id)));
    let since = cx.state.tick();
    let open = (!cx.rule(R611_2C))
        .then(|| Arc::new(OpenSet { which: which.clone(), source: frame.source, slots: slots.clone(), x: frame.x }));
    cx.state.effects.push(Continuous {
        on,
        open,
        changes: Arc::from(changes),
        fixed,
        text: frame.text,
        controller: frame.you,
        lasts,
        since,
    });
    cx.state.stale.characteristics = true;
    layers::refresh(cx);
}

/// A resolution makes a replacement effect or a delayed triggered ability.
fn make<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    what: MadeKind,
    lasts: Duration,
    left: Option<i32>,
) {
    cx.state.made.push(Made {
        what,
        source: frame.source,
        controller: frame.you,
        slots: slots.clone(),
        lasts,
        left,
        on: None,
    });
    listeners::watch(cx.state);
}

/// A reflexive triggered ability triggers on what has just been done (603.12).
fn reflect<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &Slots, ability: &Arc<Triggered>) {
    let holds = ability.only_if.as_ref().is_none_or(|condition| cx.look().holds(frame.scope(slots), condition));
    if holds && cx.rule(R603_12) {
        triggers::wait(cx, OnStack::Made(ability.clone()), frame.source, frame.you, slots.clone());
    }
}

/// A spell or ability is copied: the copy is on the stack above it and was never cast (707.10).
fn copy_on_stack<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, object: ObjectRef) -> Flow {
    let Some(item) = cx.state.stack.iter().rev().find(|item| item.object == object).cloned() else { return Ok(()) };
    if !cx.rule(R707_10) {
        return Ok(());
    }
    let object = match item.what {
        OnStack::Spell => crate::game::copy_of_spell(cx, frame.you, item.object.id),
        OnStack::Ability(_) | OnStack::Made(_) => item.object,
    };
    cx.state.stack.push(crate::state::StackItem { object, controller: frame.you, ..item });
    let again = cx.rule(R707_10C) && cx.ask_yes(frame.you, R707_10C, Some(object.id))?;
    if again {
        if let Some(item) = cx.state.stack.last_mut() {
            item.targets.clear();
        }
        stack::choose_new_targets(cx)?;
    }
    Ok(())
}

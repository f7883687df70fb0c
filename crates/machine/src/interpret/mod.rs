//! Running programs: every instruction does what it says, at that moment, in the order written (608.2c).

use std::sync::Arc;

use smallvec::SmallVec;
use vademecum_abilities::{Amount, Duration, Effect, Instruction, ManaKinds, Objects, Slot, Triggered};
use vademecum_rule_ids::magic::{
    R104_3E, R106_5, R114_1, R115_10A, R120_2B, R400_7H, R400_7K, R603_7, R603_7H, R603_12, R608_2C, R608_2D, R608_2M,
    R609_7A, R614_15, R704_4,
};

use self::{
    draw::draw,
    grouping::{divided, one_by_one, result, together},
    life::{exchange_life, redistribute_life, set_life},
    making::{count_resolution, is_done_this_turn, make, note_action, trigger_at_once},
    moving::move_objects,
    picking::{choose, decides, reveal_any},
    source::sources,
    until::move_until,
};
pub(crate) use self::{
    draw::draw_number,
    grouping::in_turn_order,
    picking::{each_picks, objects_of},
};
use crate::{
    Recorder,
    actions::{
        self, a003_attach, a005_counter, a006_create, a008_discard, a009_double, a010_exchange, a012_fight, a013_mill,
        a015_regenerate, a016_reveal, a017_sacrifice, a018_scry, a019_search, a019_search::Wanted, a020_shuffle,
        a022_fateseal, a023_clash, a027_proliferate, a028_transform, a030_populate, a031_monstrosity, a032_vote,
        a033_bolster, a034_manifest, a037_meld, a039_exert, a040_explore, a042_surveil,
        a046_venture_into_the_dungeon::venture, a047_connive, a048_open_an_attraction,
        a049_roll_to_visit_your_attractions, a051_incubate, a052_the_ring_tempts_you, a053_face_a_villainous_choice,
        a054_time_travel, a055_discover, a056_cloak, a058_suspect, a060_manifest_dread,
    },
    bonds, chance, choices, combat, controlling, copies, counters,
    cx::{Cx, Flow},
    day_night,
    decision::{Item, Offer},
    deed::{Acted, Deed, Destruction, Group, NewToken, Note, Practiced},
    designations, effects, ending, game, happen,
    id::{ObjectId, ObjectRef, PlayerId, Subject},
    keywords, levels, links, listeners, pairs, phases, phasing, produce, restarting, retarget, rooms,
    shared_life::removable,
    slots::{Held, Slots},
    stack,
    state::MadeKind,
    stickers, variants, zones,
};

mod draw;
pub(crate) mod excess;
mod frame;
mod grouping;
pub(crate) mod life;
mod making;
pub(crate) mod meant;
mod moving;
mod paying;
mod picking;
mod piles;
mod sharing;
mod shield;
mod source;
pub(crate) mod until;

pub(crate) use frame::Frame;

/// The type of mana that was chosen as a mana ability was activated, from 1.
pub(crate) const CHOSEN_MANA: Slot = Slot(0xff);
/// Whether the source of mana was tapped for it (106.12).
pub(crate) const TAPPED_FOR_MANA: Slot = Slot(0xfe);

/// A delayed triggered ability about a permanent is made, which is in its first slot and triggers once.
pub(crate) fn delay<R: Recorder>(cx: &mut Cx<'_, R>, (permanent, you): (ObjectRef, PlayerId), ability: Triggered) {
    let mut slots = Slots::default();
    slots.set(Slot(0), Held::objects([permanent]));
    let text = cx.state.last_face(permanent);
    let frame = Frame { you, source: permanent, x: 0, text, resolves: false, ability: None, since: cx.state.clock };
    make(cx, frame, &slots, MadeKind::Delayed(Arc::new(ability)), Duration::Forever, Some(1));
}

/// Runs a program; its results stay in the slots.
pub(crate) fn run<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &mut Slots, program: &[Instruction]) -> Flow {
    let by_effect = std::mem::replace(&mut cx.state.cause.effect, true);
    let by = (cx.state.cause.player.replace(frame.you), cx.state.cause.source.replace(frame.source.id));
    run_in_order(cx, frame, slots, program)?;
    cx.state.cause.effect = by_effect;
    (cx.state.cause.player, cx.state.cause.source) = by;
    Ok(())
}

fn run_in_order<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &mut Slots, program: &[Instruction]) -> Flow {
    // 608.2c: in the order written; without that rule, from the last to the first.
    let backwards = program.len() > 1 && !cx.rule(R608_2C);
    for place in 0..program.len() {
        let place = if backwards { program.len() - 1 - place } else { place };
        let Instruction { effect, into, by } = &program[place];
        if let Some(rule) = *by {
            if !cx.rule(rule) {
                continue;
            }
            actions::note_begun(cx, frame.scope(slots), rule, effect);
        }
        if let Effect::RestartGame(left) = effect {
            restarting::restart(cx, frame, slots, (left.as_ref(), &program[place + 1..]))?;
            continue;
        }
        // 608.2m: what leaves the stack as it resolves goes on resolving.
        if frame.resolves && place > 0 && !cx.state.is_current(frame.source) && !cx.rule(R608_2M) {
            break;
        }
        let events = cx.count_events();
        let result = meant::carry_out(cx, frame, slots, effect)?;
        if let Some(slot) = into {
            slots.set(*slot, result);
        }
        // 704.4: state-based actions don't look at what happens in the middle of a resolution.
        if cx.state.stale.state_based && !cx.rule(R704_4) {
            crate::state_based::check(cx)?;
        }
        cx.end_instruction(events);
    }
    Ok(())
}

/// Carries out one effect and gives its result.
#[expect(clippy::too_many_lines, reason = "one arm for each effect of the language, none left out")]
fn effect_of<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &mut Slots, effect: &Effect) -> Flow<Held> {
    let scope = frame.scope(slots);
    let each_object = |cx: &Cx<'_, R>, what: &Objects, deed: &dyn Fn(ObjectId) -> Deed| -> Group {
        let untargeted = matches!(what, Objects::Each(_)) && !cx.rule(R115_10A);
        // 115.10a: what is not called a target is none; without that rule, what cannot be one is spared.
        let spared = |id: &ObjectId| {
            let here = cx.state.try_permanent(*id).is_some();
            untargeted && here && keywords::may_target(cx.peek(), frame.you, frame.source, *id).is_err()
        };
        let affected = cx.look().objects(frame.scope(slots), what).into_iter();
        affected.filter(|id| !spared(id)).map(deed).collect()
    };
    let group: Group = match effect {
        Effect::If { condition, then, otherwise } => {
            let holds = cx.look().holds(scope, condition);
            run(cx, frame, slots, if holds { then } else { otherwise })?;
            return Ok(Held::default());
        }
        Effect::May { who, decider, then, otherwise } => {
            for player in cx.look().players(scope, who) {
                if is_done_this_turn(cx, frame) {
                    continue;
                }
                let scope = frame.scope(slots);
                if draw::is_out_of_the_question(cx, frame, slots, player, then)
                    || a019_search::is_ruled_out(cx, scope, player, then)
                {
                    slots.set(*decider, Held::player(player));
                    run(cx, frame, slots, otherwise)?;
                    continue;
                }
                slots.set(*decider, Held::player(player));
                let yes = decides(cx, frame, slots, player, (then, otherwise))?;
                if yes {
                    note_action(cx, frame);
                }
                run(cx, frame, slots, if yes { then } else { otherwise })?;
            }
            return Ok(Held::default());
        }
        Effect::Pay { who, payer, cost, must, then, otherwise } => {
            paying::pay(cx, frame, slots, (who, *payer), (cost, *must), (then, otherwise))?;
            return Ok(Held::default());
        }
        Effect::ForEach { of, each, body } => {
            let subjects = cx.look().subjects(scope, of);
            for subject in one_by_one(cx, frame, subjects)? {
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
        Effect::AsPlayers(players, body) => {
            for player in cx.look().players(scope, players) {
                run(cx, Frame { you: player, ..frame }, slots, body)?;
            }
            return Ok(Held::default());
        }
        &Effect::Join(one, other) => {
            let held = [one, other].into_iter().filter_map(|slot| slots.get(slot));
            return Ok(Held::objects(held.flat_map(|held| held.objects.iter().copied()).collect::<SmallVec<[_; 2]>>()));
        }
        Effect::Let(amount) => return Ok(Held::number(cx.look().amount(scope, amount))),
        Effect::Choose { who, among, least, most } => {
            return choose(cx, frame, slots, (who, among), (least, most));
        }
        Effect::ChoosePlayer(players) => {
            let offer = cx.look().choosable(frame.you, cx.look().players(scope, players));
            let picked = cx.pick_one(frame.you, R608_2D, Some(frame.source.id), offer)?;
            return Ok(match picked {
                Some(Item::Player(player)) => Held::player(player),
                _ => Held::default(),
            });
        }
        Effect::Separate { who, what, piles: into } => {
            piles::separate(cx, frame, slots, (who, what), *into)?;
            return Ok(Held::default());
        }
        Effect::ChoosePile { who, piles: of, other } => return piles::choose(cx, frame, slots, who, *of, *other),
        Effect::ChooseParty(players, types) => return choices::parties(cx, frame, slots, players, types),
        Effect::Reveal(what) => return Ok(a016_reveal::reveal(cx, scope, what)),
        Effect::RevealAny(who, among) => return reveal_any(cx, frame, slots, who, among),
        Effect::LookAt(players, what) => {
            a016_reveal::look_at(cx, scope, players, what);
            return Ok(Held::default());
        }
        Effect::ChooseColor(players) => return choices::color(cx, frame, slots, players),
        Effect::ChooseSubtype(players, of) => return choices::subtype(cx, frame, slots, players, *of),
        Effect::ChooseName(players, filter) => return choices::name(cx, frame, slots, players, filter),
        Effect::Damage { source, to, amount } => {
            let amount = cx.look().amount(scope, amount);
            let sources = cx.look().references(scope, source);
            let to = cx.look().subjects(scope, to);
            let each = |source: ObjectRef| to.iter().map(move |&to| Deed::Damage { source, to, amount, combat: false });
            // 120.2b: damage other than combat damage is dealt as a spell or ability says.
            if !cx.rule(R120_2B) {
                return Ok(Held::default());
            }
            sources.into_iter().flat_map(each).collect()
        }
        Effect::ExcessDamage { source, to, amount, excess } => {
            let amount = cx.look().amount(scope, amount);
            excess::propose(cx.look(), scope, (source, to), amount, excess)
        }
        Effect::Fight(one, other) => a012_fight::propose(cx, scope, one, other),
        Effect::Draw(players, amount) => return draw(cx, scope, players, amount),
        Effect::Discard(players, amount) => a008_discard::propose(cx, frame, slots, players, amount)?,
        Effect::DiscardAtRandom(players, amount) => a008_discard::propose_at_random(cx, scope, players, amount),
        Effect::DiscardThose(what) => a008_discard::propose_those(cx.look(), scope, what),
        Effect::Mill(players, amount) => {
            let asked = cx.look().amount(scope, amount);
            let mut done = Group::new();
            for group in together(cx, a013_mill::propose(cx, scope, players, amount)) {
                done.extend(happen::happen(cx, group)?);
            }
            return Ok(a013_mill::milled(cx.look(), asked, result(cx, &done)));
        }
        Effect::Scry(players, amount) => {
            a018_scry::scry(cx, scope, players, amount)?;
            return Ok(Held::default());
        }
        Effect::Explore(what) => {
            a040_explore::explore(cx, frame, slots, what)?;
            return Ok(Held::default());
        }
        Effect::Surveil(players, amount) => {
            a042_surveil::surveil(cx, scope, players, amount)?;
            return Ok(Held::default());
        }
        Effect::Connive(what, amount) => {
            a047_connive::connive(cx, frame, slots, what, amount)?;
            return Ok(Held::default());
        }
        Effect::FlipCoin(players, calls) => return chance::flip(cx, frame, slots, players, *calls),
        Effect::Roll(of) => return chance::roll(cx, frame, slots, of),
        Effect::RerollStored => {
            chance::reroll_stored(cx, frame)?;
            return Ok(Held::default());
        }
        Effect::Discover(players, amount) => return a055_discover::discover(cx, frame, slots, players, amount),
        Effect::Incubate(players, token, amount) => {
            let card = cx.state.cards.token(frame.text, *token);
            let face = a006_create::face(cx, frame.text, card);
            a051_incubate::propose(cx, scope, players, NewToken::new(card, face), amount)
        }
        Effect::TimeTravel(players) => {
            a054_time_travel::time_travel(cx, frame, slots, players)?;
            return Ok(Held::default());
        }
        Effect::Suspect(what) => {
            a058_suspect::suspect(cx, frame, slots, what)?;
            return Ok(Held::default());
        }
        Effect::Designate(what, designation) => each_object(cx, what, &|id| Deed::Designate(id, *designation, true)),
        Effect::Undesignate(what, designation) => each_object(cx, what, &|id| Deed::Designate(id, *designation, false)),
        Effect::Cloak(players, amount) => return Ok(Held::objects(a056_cloak::cloak(cx, scope, players, amount)?)),
        Effect::RingTempts(players, emblem) => {
            a052_the_ring_tempts_you::tempt(cx, frame, slots, players, *emblem)?;
            return Ok(Held::default());
        }
        Effect::ManifestDread(players) => {
            return Ok(Held::objects(a060_manifest_dread::manifest_dread(cx, scope, players)?));
        }
        Effect::FaceChoice { who, facing, options } => {
            a053_face_a_villainous_choice::face(cx, frame, slots, (who, *facing), options)?;
            return Ok(Held::default());
        }
        Effect::Act(action, players) => {
            let acts = |player| Deed::Act(Acted { action: *action, player, object: None });
            cx.look().players(scope, players).into_iter().map(acts).collect()
        }
        Effect::Practice(keyword, what) => {
            let practices = |object: ObjectRef| {
                let player = cx.state.known(object)?.1.controller;
                Some(Deed::Practice(Practiced { keyword: *keyword, player, object }))
            };
            cx.look().references(scope, what).into_iter().filter_map(practices).collect()
        }
        Effect::Double(doubled) => a009_double::propose(cx, frame, slots, doubled),
        Effect::Exchange(exchanged) => a010_exchange::propose(cx, frame, slots, exchanged),
        Effect::Fateseal(amount) => {
            let amount = cx.look().amount(scope, amount);
            a022_fateseal::fateseal(cx, frame, amount)?;
            return Ok(Held::default());
        }
        Effect::Clash => return a023_clash::clash(cx, frame),
        Effect::Proliferate(players) => {
            a027_proliferate::proliferate(cx, frame, slots, players)?;
            return Ok(Held::default());
        }
        Effect::Populate(players) => a030_populate::propose(cx, frame, slots, players)?,
        Effect::Monstrosity(amount) => {
            let amount = cx.look().amount(scope, amount);
            a031_monstrosity::propose(cx, frame, amount)
        }
        Effect::Vote(ballot) => return a032_vote::vote(cx, frame, slots, ballot),
        Effect::Bolster(players, amount) => a033_bolster::propose(cx, frame, slots, players, amount)?,
        Effect::Exert(what) => a039_exert::propose(cx, scope, what),
        Effect::GainLife(players, amount) => {
            let amount = cx.look().amount(scope, amount);
            cx.look().players(scope, players).into_iter().map(|player| Deed::GainLife(player, amount)).collect()
        }
        Effect::LoseLife(players, amount) => {
            let amount = cx.look().amount(scope, amount);
            cx.look().players(scope, players).into_iter().map(|player| Deed::LoseLife(player, amount)).collect()
        }
        Effect::SetLife(players, amount) => {
            let total = cx.look().determined(scope, amount);
            let players = cx.look().players(scope, players);
            set_life(cx, players, total)?
        }
        Effect::ExchangeLife(one, other) => exchange_life(cx, scope, one, other),
        Effect::RedistributeLife => redistribute_life(cx, frame)?,
        Effect::Destroy { what, regenerable } => {
            let how = Destruction { regenerable: *regenerable, by_effect: true };
            each_object(cx, what, &|id| Deed::Destroy(id, how))
        }
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
            on.into_iter().map(|on| Deed::PutCounters(on, *kind, amount, frame.you)).collect()
        }
        Effect::RemoveCounters(on, kind, amount) => {
            let amount = cx.look().amount(scope, amount);
            let on = cx.look().subjects(scope, on).into_iter();
            on.map(|on| Deed::RemoveCounters(on, *kind, amount.min(removable(cx.look(), on, *kind)))).collect()
        }
        Effect::MoveCounters { kind, amount, from, onto } => {
            counters::propose_move(cx, scope, (*kind, amount), from, onto)
        }
        Effect::PutCountersOf(of, onto) => counters::propose_same(cx, scope, of, onto),
        Effect::Create { who, token, amount, onto } => {
            let described = cx.state.cards.token(frame.text, *token);
            let Some(card) = a006_create::described_as(cx.look(), described) else { return Ok(Held::default()) };
            let onto = a003_attach::onto(cx.look(), scope, onto.as_ref());
            let face = a006_create::face(cx, frame.text, card);
            let token = NewToken { onto, ..NewToken::new(card, face) };
            a006_create::propose(cx.look(), scope, who, token, amount)
        }
        Effect::CreateTapped(who, token) => {
            let card = cx.state.cards.token(frame.text, *token);
            let face = a006_create::face(cx, frame.text, card);
            let token = NewToken { tapped: true, ..NewToken::new(card, face) };
            a006_create::propose(cx.look(), scope, who, token, &Amount::Number(1))
        }
        Effect::CreateCopies { who, of, amount, except, attacking } => {
            let attacked = attacking.as_ref().map(|players| cx.look().players(scope, players));
            let attacked = attacked.and_then(|players| players.first().copied());
            let mut group = a006_create::propose_copies(cx, scope, who, (of, except), amount, frame.text);
            for deed in &mut group {
                if let Deed::Create(_, token, _) = deed {
                    token.attacking = attacked;
                }
            }
            group
        }
        Effect::CopyOnStack { what, except, targets } => {
            let mut copies = SmallVec::new();
            for object in cx.look().references(scope, what) {
                copies.extend(copies::on_stack(cx, frame, slots, object, except, targets)?);
            }
            return Ok(Held { objects: copies, ..Held::default() });
        }
        Effect::TurnFace(what, up) => each_object(cx, what, &|id| Deed::TurnFace(id, *up, 0)),
        Effect::SetLevel(level) => {
            levels::set(cx, frame.source, *level);
            return Ok(Held::default());
        }
        Effect::Pair(one, other) => return Ok(pairs::pair(cx, scope, one, other)),
        Effect::Bind(keyword, card, to) => return Ok(bonds::bind(cx, scope, *keyword, (card, to))),
        Effect::Become(daytime) => smallvec::smallvec![day_night::becomes(cx, *daytime)],
        Effect::Take(what, players) => designations::propose(cx, scope, *what, players),
        Effect::InVariant(effect) => return variants::carry_out(cx, scope, effect),
        Effect::OfStickers(effect) => return stickers::carry_out(cx, frame, slots, effect),
        Effect::OfDoors(effect) => return rooms::carry_out(cx, frame, slots, effect),
        Effect::ShareKeywords(shared) => return Ok(sharing::share(cx, frame, slots, shared)),
        Effect::OpenAttraction(players) => return a048_open_an_attraction::open(cx, scope, players),
        Effect::VisitAttractions(players) => return a049_roll_to_visit_your_attractions::roll(cx, scope, players),
        Effect::Venture(players, kind) => return venture(cx, frame, slots, players, kind),
        Effect::CopyEncoded => return Ok(Held::objects(bonds::copy_encoded(cx, frame))),
        Effect::Find(what) => {
            let mut found = Held::default();
            for subject in cx.look().subjects(scope, what) {
                match subject {
                    Subject::Object(id) => found.objects.push(cx.state.reference(id)),
                    Subject::Player(player) => found.players.insert(player),
                }
            }
            return Ok(found);
        }
        Effect::RemoveDamage(what) => {
            let damaged = cx.look().objects(scope, what);
            a015_regenerate::remove_damage_by_effect(cx, &damaged);
            return Ok(Held::default());
        }
        Effect::Flip(what) => each_object(cx, what, &Deed::Flip),
        Effect::PhaseOut(what) => {
            let leaving = cx.look().objects(scope, what);
            phasing::propose(cx.look(), &leaving)
        }
        Effect::PhaseOutUntil { what, until } => return phasing::until(cx, frame, slots, what, until),
        Effect::Transform(what, how) => a028_transform::propose(cx, frame, slots, what, *how),
        Effect::Meld(what, into) => a037_meld::propose(cx, scope, what, into),
        Effect::Manifest(players, amount) => {
            return Ok(Held::objects(a034_manifest::manifest(cx, scope, players, amount)?));
        }
        Effect::CopyCards(what) => {
            let cards = cx.look().objects(scope, what).into_iter();
            let copies: SmallVec<[ObjectRef; 2]> = cards.map(|id| copies::of_card(cx, frame.you, id)).collect();
            return Ok(Held { objects: copies, ..Held::default() });
        }
        Effect::CopyNamed(slot) => return Ok(Held::objects(copies::named(cx, frame, slots, *slot))),
        Effect::NoteName(what) => {
            let noted = cx.look().objects(scope, what).first().map(|&id| i32::from(cx.state.face(id).0));
            return Ok(noted.map_or_else(Held::default, Held::number));
        }
        Effect::CopyNoted(slot) => return Ok(Held::objects(copies::noted(cx, frame, slots, *slot))),
        Effect::AddMana(players, kinds, amount) => {
            let amount = cx.look().amount(scope, amount);
            produce::propose(cx, frame, slots, players, (*kinds, amount), None)?
        }
        Effect::AddTiedMana(players, kinds, amount, _) => {
            let amount = cx.look().amount(scope, amount);
            produce::propose(cx, frame, slots, players, (*kinds, amount), frame.ability)?
        }
        Effect::AddManaOf(players, types, amount) => {
            let amount = cx.look().amount(scope, amount);
            let kinds = produce::kinds_of(cx.look(), scope, types);
            // 106.5: mana of an undefined type is none.
            if cx.when(R106_5, kinds.is_empty()) {
                produce::add_none(cx, scope, players);
                return Ok(Held::default());
            }
            let kinds = if kinds.is_empty() { ManaKinds::ALL } else { kinds };
            produce::propose(cx, frame, slots, players, (kinds, amount), None)?
        }
        Effect::AddManaCosts(players, what) => produce::propose_costs(cx, frame, slots, players, what)?,
        Effect::EmptyPool { whose, to } => {
            produce::empty_pools(cx, frame, slots, whose, to.as_ref());
            return Ok(Held::default());
        }
        Effect::Remember(what, pair) => {
            links::remember(cx, frame, slots, what, *pair);
            return Ok(Held::default());
        }
        Effect::RememberNumber(slot, pair, what) => {
            links::remember_number(cx, frame, slots, *slot, (*pair, *what));
            return Ok(Held::default());
        }
        Effect::ChooseWord(players, words) => return choices::word(cx, frame, slots, players, *words),
        Effect::Recall(pair) => return Ok(links::recall(cx, frame, *pair)),
        Effect::RecallNumber(pair) => return Ok(links::recall_number(cx.look(), frame.source, frame.text, *pair)),
        Effect::Retarget(what, how) => {
            for object in cx.look().references(scope, what) {
                retarget::retarget(cx, frame.you, object, *how)?;
            }
            return Ok(Held::default());
        }
        Effect::Divided(slot, what) => divided(cx.look(), scope, *slot, what),
        Effect::Change { which, changes, lasts } => {
            effects::begin(cx, frame, slots, which, changes, lasts);
            return Ok(Held::default());
        }
        Effect::ChangeNextSpell { who, which, changes, lasts } => {
            effects::await_spell(cx, frame, slots, (who, which), changes, lasts);
            return Ok(Held::default());
        }
        Effect::Replace { replacement, lasts } => {
            let left = happen::shield_amount(cx, scope, &replacement.shield);
            let made = MadeKind::Replacement(replacement.clone());
            make(cx, frame, slots, made, lasts.clone(), left);
            shield::look_back(cx, replacement, left);
            shield::note(cx, frame, slots, replacement);
            return Ok(Held::default());
        }
        Effect::Casting { rule, lasts } => {
            make(cx, frame, slots, MadeKind::Casting(rule.clone()), lasts.clone(), None);
            return Ok(Held::default());
        }
        Effect::Shield { on, amount, lasts } => {
            shield::begin(cx, frame, slots, on, amount, lasts);
            return Ok(Held::default());
        }
        Effect::SelfReplacing { replacement, body } => {
            // 614.15: it replaces part of what its own spell or ability does now, and doesn't last.
            let own = MadeKind::SelfReplacement(replacement.clone());
            if cx.rule(R614_15) {
                make(cx, frame, slots, own.clone(), Duration::EndOfTurn, None);
            }
            run(cx, frame, slots, body)?;
            cx.state.made.retain(|made| made.what != own);
            listeners::watch(cx.state);
            return Ok(Held::default());
        }
        Effect::ChooseSource(filter) => {
            let offer: Offer = sources(cx, scope, filter).into_iter().map(Item::Object).collect();
            let picked = cx.pick_one(frame.you, R609_7A, Some(frame.source.id), offer)?;
            return Ok(Held::objects(objects_of(picked.as_slice()).map(|id| cx.state.reference(id))));
        }
        Effect::MoveUntil { what, to, until } => return move_until(cx, frame, slots, what, *to, until),
        Effect::Delay { ability, lasts, once } => {
            if cx.rule(R603_7) {
                make(cx, frame, slots, MadeKind::Delayed(ability.clone()), lasts.clone(), once.then_some(1));
                cx.note(Note::CreatedDelayedTrigger(frame.source.id));
            }
            return Ok(Held::default());
        }
        Effect::Reflexive(ability) => {
            trigger_at_once(cx, frame, slots, (ability, R603_12));
            return Ok(Held::default());
        }
        Effect::AfterResolutions { times, ability } => {
            let resolved = count_resolution(cx, frame);
            // 603.7h: it is created during that resolution alone; without that rule, during later ones as well.
            let is_due = resolved >= *times && resolved <= cx.either(R603_7H, *times, u8::MAX);
            if is_due {
                trigger_at_once(cx, frame, slots, (ability, R603_7H));
            }
            return Ok(Held::default());
        }
        Effect::PayRepeatedly { times, cost, then } => {
            paying::pay_repeatedly(cx, frame, slots, *times, cost, then)?;
            return Ok(Held::default());
        }
        Effect::Emblem(players, place) => {
            // 114.1: whoever gets it puts it into the command zone, owns and controls it.
            if cx.rule(R114_1) {
                for player in cx.look().players(scope, players) {
                    game::emblem(cx, player, frame.text, *place);
                }
            }
            return Ok(Held::default());
        }
        Effect::TopUntil(players, filter) => {
            return Ok(zones::top_until(cx.look(), scope, players, filter));
        }
        Effect::Last(slot) => {
            let last = slots.get(*slot).and_then(|held| held.objects.last().copied());
            return Ok(Held::objects(last));
        }
        Effect::CastFree(what) | Effect::CastFreeIfAble(what) => {
            let must = matches!(effect, Effect::CastFreeIfAble(_));
            let mut cast = SmallVec::new();
            for id in copies::castable(cx.look(), scope, what) {
                // 400.7h: other parts of the effect find the spell that the card became.
                if stack::cast_free(cx, frame.you, id, must)? && cx.rule(R400_7H) {
                    cast.push(cx.state.reference(id));
                }
            }
            return Ok(Held { objects: cast, ..Held::default() });
        }
        Effect::CastFor { what, cost, keyword } => {
            let mut cast = SmallVec::new();
            for id in cx.look().objects(scope, what) {
                if stack::cast_within(cx, frame.you, id, (cost, Some(*keyword)), false)? {
                    cast.push(cx.state.reference(id));
                }
            }
            return Ok(Held { objects: cast, ..Held::default() });
        }
        Effect::CastTransformed(what) => {
            let mut cast = SmallVec::new();
            for id in cx.look().objects(scope, what) {
                if stack::cast_transformed(cx, frame.you, id)? {
                    cast.push(cx.state.reference(id));
                }
            }
            return Ok(Held { objects: cast, ..Held::default() });
        }
        Effect::Follow(what, slot) => {
            let was = cx.look().references(scope, what).first().copied();
            let now = slots.get(*slot).and_then(|held| held.objects.first().copied());
            // 400.7k: what refers to the discarded card finds that object.
            if let (Some(was), Some(now)) = (was, now)
                && cx.rule(R400_7K)
            {
                cx.state.made.iter_mut().for_each(|made| made.slots.rename(was, now));
            }
            return Ok(Held::default());
        }
        Effect::Ignore(players) => {
            for player in cx.look().players(scope, players) {
                cx.state.turn.ignored.push((player, frame.source));
            }
            return Ok(Held::default());
        }
        Effect::PlayLand(what) => return choices::play_lands(cx, frame, slots, what),
        Effect::Bring(players, filter) => return choices::bring(cx, frame, slots, players, filter),
        Effect::Attach(what, to) => a003_attach::propose(cx.look(), scope, what, to),
        Effect::Combat(what, how) => {
            combat::change(cx, frame, slots, what, how)?;
            return Ok(Held::default());
        }
        Effect::Unattach(what) => each_object(cx, what, &Deed::Unattach),
        Effect::Search { who, filter, most, up_to } => {
            let wanted = Wanted { filter, most, up_to: *up_to };
            return a019_search::search(cx, frame, slots, who, wanted);
        }
        Effect::SearchZones { of, zones, filter } => {
            return a019_search::search_zones(cx, frame, slots, (of, *zones), filter);
        }
        Effect::ShuffleInto { what, of } => {
            a020_shuffle::shuffle_into(cx, scope, what, of)?;
            return Ok(Held::default());
        }
        Effect::Shuffle(players) => cx.look().players(scope, players).into_iter().map(Deed::Shuffle).collect(),
        Effect::SkipStep(players, step) => {
            making::skip_steps(cx, frame, slots, players, *step);
            return Ok(Held::default());
        }
        Effect::AddToTurn { what, yours } => {
            phases::add(cx, frame.you, what, *yours);
            return Ok(Held::default());
        }
        Effect::ControlNextTurn(players) | Effect::SkipTurn(players) => {
            controlling::change_next_turns(cx, scope, players, matches!(effect, Effect::SkipTurn(_)));
            return Ok(Held::default());
        }
        Effect::ExtraTurn(players) => {
            phases::add_turns(cx, scope, players);
            return Ok(Held::default());
        }
        Effect::Win(players) => cx.look().players(scope, players).into_iter().map(Deed::Win).collect(),
        Effect::Lose(players) => {
            let players = cx.look().players(scope, players);
            // 104.3e: what a card says is a way to lose.
            let lose = players.into_iter().filter(|_| cx.rule(R104_3E));
            lose.map(|player| Deed::Lose(player, crate::deed::Loss::Effect)).collect()
        }
        Effect::RestartGame(_) => return Ok(Held::default()),
        Effect::EndTurn | Effect::EndCombatPhase => {
            ending::end(cx, frame.source.id, *effect == Effect::EndTurn)?;
            return Ok(Held::default());
        }
        Effect::DrawGame => {
            game::draw_by_effect(cx, frame.you)?;
            return Ok(Held::default());
        }
    };
    grouping::all_happen(cx, group)
}

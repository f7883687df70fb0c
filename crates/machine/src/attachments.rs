//! Auras, Equipment and Fortifications (303.4, 301.5, 301.6): what may be attached to what, how something enters the
//! battlefield attached, and the state-based actions about it.

use smallvec::SmallVec;
use vademecum_abilities::{FaceId, Subtype, Subtypes, Type, Types, Zone};
use vademecum_rule_ids::magic::{
    R301_5, R301_5B, R301_5C, R301_5D, R301_5E, R301_6, R303_4, R303_4D, R303_4E, R303_4F, R303_4G, R303_4H, R303_4I,
    R701_3B, R701_3D, R704_5M, R704_5N, R704_5P, R704_5Y,
};

use crate::{
    Recorder,
    cx::{Cx, Flow, Legal, Look},
    decision::{Item, Offer},
    deed::{Deed, Group, Move, Onto},
    error::Refusal,
    id::{ObjectId, ObjectRef, PlayerId, Subject},
    keywords::{RECONFIGURE, k005_enchant, k016_protection, k103_bestow},
    object::Mark,
    perform,
    state::{State, TargetRef},
};

/// Something that might be attached: a permanent, a spell, or an object as it would enter the battlefield.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Attachment {
    pub(crate) id: ObjectId,
    pub(crate) face: FaceId,
    pub(crate) controller: PlayerId,
    types: Types,
    subtypes: Subtypes,
}

impl Attachment {
    /// A permanent.
    pub(crate) fn on_battlefield(state: &State, id: ObjectId) -> Option<Attachment> {
        let now = state.try_permanent(id)?;
        let (face, controller, types, subtypes) = (now.face, now.controller, now.types, now.subtypes);
        Some(Attachment { id, face, controller, types, subtypes })
    }

    /// Something that shows a face under a player's control: a spell, or what is about to enter.
    pub(crate) fn showing(state: &State, id: ObjectId, face: FaceId, controller: PlayerId) -> Attachment {
        let values = state.cards.values(face);
        Attachment { id, face, controller, types: values.types, subtypes: values.subtypes }
    }

    /// Whether it is an Aura.
    pub(crate) const fn is_aura(&self) -> bool {
        self.subtypes.has(Subtype::AURA)
    }

    const fn is_gear(&self) -> bool {
        self.subtypes.has(Subtype::EQUIPMENT) || self.subtypes.has(Subtype::FORTIFICATION)
    }
}

impl State {
    /// The object that something is attached to (701.3).
    pub fn host(&self, id: ObjectId) -> Option<ObjectId> {
        match self.host_of(id)? {
            Subject::Object(host) => Some(host),
            Subject::Player(_) => None,
        }
    }

    /// The object or player that something is attached to (701.3).
    pub fn host_of(&self, id: ObjectId) -> Option<Subject> {
        if !self.object(id).is(Mark::Attached) {
            return None;
        }
        let (_, host) = self.attached.iter().find(|(what, _)| what.id == id && self.is_current(*what))?;
        match *host {
            TargetRef::Object(host) => self.is_current(host).then_some(Subject::Object(host.id)),
            TargetRef::Player(player) => self.player(player).is_in_game().then_some(Subject::Player(player)),
        }
    }

    /// What is attached to an object (701.3).
    pub fn attached_to(&self, host: ObjectId) -> impl Iterator<Item = ObjectId> + '_ {
        let is_host =
            move |to: &TargetRef| matches!(to, TargetRef::Object(to) if to.id == host && self.is_current(*to));
        let here = self.attached.iter().filter(move |(what, to)| self.is_current(*what) && is_host(to));
        here.map(|(what, _)| what.id)
    }

    /// What is attached to an object.
    pub(crate) fn attachments(&self, host: ObjectRef) -> impl Iterator<Item = ObjectRef> + '_ {
        let on_it = move |(_, on): &&(ObjectRef, TargetRef)| *on == TargetRef::Object(host);
        self.attached.iter().filter(on_it).map(|(what, _)| *what)
    }
}

/// Whether an object or player is somewhere where something could be attached to it.
pub(crate) fn is_there(state: &State, to: Subject) -> bool {
    match to {
        Subject::Player(player) => state.player(player).is_in_game(),
        Subject::Object(id) => state.object(id).zone.is_public(),
    }
}

/// Whether something may become attached to an object or player, or the rule that forbids it.
pub(crate) fn may_attach<R: Recorder>(look: Look<'_, R>, what: &Attachment, to: Subject) -> Legal {
    // 301.5c: what is a creature as well can't equip, but for reconfigure.
    let reconfigures = what.is_gear() && look.state.keywords(what.id).has(RECONFIGURE);
    let itself = to == Subject::Object(what.id) || what.types.has(Type::Creature) && !reconfigures;
    if what.is_aura() {
        look.forbid(R303_4D, itself, "refused-cannot-be-attached")?;
    } else if what.is_gear() {
        look.forbid(R301_5C, itself, "refused-cannot-be-attached")?;
    }
    may_bear(look, what, to)
}

/// Whether an object or player is one that something can be attached to, whatever that has become itself.
fn may_bear<R: Recorder>(look: Look<'_, R>, what: &Attachment, to: Subject) -> Legal {
    fits_bearer(look, what, to)?;
    if what.is_aura() {
        look.check_enchanted_in_range(what.controller, to)?;
    } else if what.is_gear() {
        look.check_equipped_in_range(what.controller, to)?;
    }
    k016_protection::may_bear(look, what, to)
}

/// Whether an object or player is of a kind that something can be attached to.
fn fits_bearer<R: Recorder>(look: Look<'_, R>, what: &Attachment, to: Subject) -> Legal {
    if what.is_aura() {
        return k005_enchant::may_enchant(look, what, to);
    }
    let types = match to {
        Subject::Object(id) => look.state.try_permanent(id).map_or(Types::NONE, |now| now.types),
        Subject::Player(_) => Types::NONE,
    };
    if what.subtypes.has(Subtype::EQUIPMENT) {
        look.forbid(R301_5, !types.has(Type::Creature), "refused-cannot-be-attached")
    } else if what.subtypes.has(Subtype::FORTIFICATION) {
        look.forbid(R301_6, !types.has(Type::Land), "refused-cannot-be-attached")
    } else {
        Err(Refusal::by(R701_3B, "refused-cannot-be-attached"))
    }
}

/// Puts something onto an object or player.
pub(crate) fn put(state: &mut State, what: ObjectId, to: Subject) {
    take_off(state, what);
    let to = match to {
        Subject::Object(host) => TargetRef::Object(state.reference(host)),
        Subject::Player(player) => TargetRef::Player(player),
    };
    let what_now = state.reference(what);
    state.attached.push((what_now, to));
    state.object_mut(what).set(Mark::Attached, true);
}

/// Takes something off what it is attached to.
pub(crate) fn take_off(state: &mut State, what: ObjectId) {
    state.attached.retain(|(attached, _)| attached.id != what);
    state.object_mut(what).set(Mark::Attached, false);
    state.stale.characteristics = true;
    state.stale.state_based = true;
}

/// Something has come under another player's control: what is attached to it has not (301.5d, 303.4e).
pub(crate) fn bearer_changed_control<R: Recorder>(cx: &mut Cx<'_, R>, bearer: ObjectId) {
    let attached: SmallVec<[ObjectId; 4]> = cx.state.attached_to(bearer).collect();
    let player = cx.state.controller(bearer);
    for id in attached {
        let is_aura = cx.state.permanent(id).subtypes.has(Subtype::AURA);
        let rule = if is_aura { R303_4E } else { R301_5D };
        if !cx.rule(rule) {
            cx.state.object_mut(id).controller = player;
        }
    }
}

/// What happens together with a group: something that leaves the battlefield, or whose bearer leaves its zone, becomes
/// unattached (701.3d), and what enters attached becomes attached.
pub(crate) fn join<R: Recorder>(cx: &Cx<'_, R>, group: &mut Group) {
    let enter = |deed: &Deed| match deed {
        Deed::Move(Move { object, onto: Onto::Subject(to), .. }) => Some((*object, *to)),
        _ => None,
    };
    let entering: SmallVec<[(ObjectId, Subject); 2]> = group.iter().filter_map(enter).collect();
    for (id, to) in entering {
        // 303.4: an Aura enters the battlefield attached.
        if !cx.state.values(id).subtypes.has(Subtype::AURA) || cx.rule(R303_4) {
            group.push(Deed::Attach(id, to));
        }
    }
    if !cx.state.attached.is_empty() {
        let moves = |id: ObjectId| group.iter().any(|deed| matches!(deed, Deed::Move(moved) if moved.object == id));
        let ends = |to: &TargetRef| matches!(to, TargetRef::Object(host) if moves(host.id));
        let off = cx.state.attached.iter().filter(|(what, to)| moves(what.id) || ends(to)).map(|(what, _)| what.id);
        let off: SmallVec<[ObjectId; 4]> = off.filter(|&id| cx.state.host_of(id).is_some()).collect();
        for id in off {
            if cx.rule(R701_3D) && !group.contains(&Deed::Unattach(id)) {
                group.push(Deed::Unattach(id));
            }
        }
    }
}

/// How permanents enter attached, as far as that is not settled: an Aura that nothing is said of is put onto what its
/// controller chooses (303.4f); what can't be where it should enters alone or not at all.
pub(crate) fn settle_entering<R: Recorder>(cx: &mut Cx<'_, R>, group: Group) -> Flow<Group> {
    let mut settled = Group::new();
    for deed in group {
        match deed {
            Deed::Move(moved) if moved.to == Zone::Battlefield => settled.extend(settle(cx, moved)?),
            other => settled.push(other),
        }
    }
    Ok(settled)
}

/// The face that something shows as it enters the battlefield. What enters face down is no Aura, whatever is printed on the
/// card (708.3).
fn entering_face(state: &State, moved: &Move) -> FaceId {
    if moved.face_down {
        return state.cards.face_down();
    }
    moved.face.unwrap_or(state.object(moved.object).face)
}

/// Whether how something enters attached is still to be settled.
pub(crate) fn is_unsettled(state: &State, moved: &Move) -> bool {
    let is_aura = || state.cards.values(entering_face(state, moved)).subtypes.has(Subtype::AURA);
    moved.to == Zone::Battlefield && (moved.onto != Onto::Unsaid || is_aura())
}

fn settle<R: Recorder>(cx: &mut Cx<'_, R>, moved: Move) -> Flow<Option<Deed>> {
    if !is_unsettled(cx.state, &moved) {
        return Ok(Some(Deed::Move(moved)));
    }
    let face = entering_face(cx.state, &moved);
    let what = Attachment::showing(cx.state, moved.object, face, moved.under);
    let enters = |onto: Onto| Some(Deed::Move(Move { onto, ..moved }));
    if moved.onto == Onto::Unsaid {
        let offer = bearers(cx.peek(), &what);
        if cx.when(R303_4G, offer.is_empty()) {
            return Ok(stays(moved));
        }
        if offer.is_empty() || !cx.rule(R303_4F) {
            return Ok(enters(Onto::Nothing));
        }
        let picked = cx.pick_one(moved.under, R303_4F, Some(moved.object), offer)?;
        return Ok(enters(picked.and_then(Item::subject).map_or(Onto::Nothing, Onto::Subject)));
    }
    let fits = match moved.onto {
        Onto::Subject(to) => is_there(cx.state, to) && may_attach(cx.look(), &what, to).is_ok(),
        Onto::Unsaid | Onto::Nothing => false,
    };
    if what.is_aura() {
        let stays_out = cx.when(R303_4I, !fits);
        return Ok(if stays_out { stays(moved) } else { enters(moved.onto) });
    }
    if fits {
        return Ok(enters(moved.onto));
    }
    // It enters unattached; without the rule that says so, it would stay where it is.
    let rule = if what.is_gear() { R301_5E } else { R303_4H };
    Ok(if cx.rule(rule) { enters(Onto::Nothing) } else { stays(moved) })
}

/// What does not enter stays where it is, but does not stay on the stack.
fn stays(moved: Move) -> Option<Deed> {
    (moved.from == Zone::Stack).then_some(Deed::Move(Move { to: Zone::Graveyard, onto: Onto::Unsaid, ..moved }))
}

/// Everything that something may be attached to.
fn bearers<R: Recorder>(look: Look<'_, R>, what: &Attachment) -> Offer {
    let public = look.state.objects().filter(|(_, object)| object.zone.is_public());
    let objects = public.map(|(id, _)| Subject::Object(id));
    let players = (0..look.state.players.len() as u8).map(|player| Subject::Player(PlayerId(player)));
    let all = objects.chain(players.filter(|&player| is_there(look.state, player)));
    all.filter(|&to| may_attach(look, what, to).is_ok()).map(Item::from).collect()
}

/// The state-based actions about what is attached, and about Auras that are not.
pub(crate) fn check<R: Recorder>(cx: &Cx<'_, R>, auras: &[ObjectId], group: &mut Group) {
    let leaves = |group: &Group, id: ObjectId| group.iter().any(|deed| deed.object() == Some(id));
    for &id in auras {
        let Some(aura) = Attachment::on_battlefield(cx.state, id) else { continue };
        let bears = |to: Subject| is_there(cx.state, to) && may_attach(cx.look(), &aura, to).is_ok();
        let illegal = !cx.state.host_of(id).is_some_and(bears);
        let is_attached = cx.state.object(id).is(Mark::Attached);
        if illegal && is_attached && !leaves(group, id) && k103_bestow::falls_off(cx, id) {
            group.push(Deed::Unattach(id));
            continue;
        }
        if cx.when(R704_5M, illegal) && !leaves(group, id) {
            group.push(Deed::Move(perform::moved(cx, id, Zone::Graveyard)));
        }
    }
    for place in 0..cx.state.attached.len() {
        let id = cx.state.attached[place].0.id;
        let (Some(what), Some(to)) = (Attachment::on_battlefield(cx.state, id), cx.state.host_of(id)) else { continue };
        let fights = what.types.has(Type::Creature) || what.types.has(Type::Battle);
        let strange = fights || !(what.is_aura() || what.is_gear());
        let illegal = what.is_gear() && (may_bear(cx.look(), &what, to).is_err() || is_of_another(cx, &what, to));
        if (cx.when(R704_5P, strange) || cx.when(R704_5N, illegal)) && !leaves(group, id) {
            group.push(Deed::Unattach(id));
        }
    }
    roles(cx, auras, group);
}

/// Who controls what an Equipment is attached to makes no difference (301.5b); without that rule it must be its own controller.
fn is_of_another<R: Recorder>(cx: &Cx<'_, R>, what: &Attachment, to: Subject) -> bool {
    let Subject::Object(id) = to else { return false };
    cx.state.controller(id) != what.controller && !cx.rule(R301_5B)
}

/// Of several Roles of one player on a permanent, all but the newest are put into the graveyard (704.5y).
fn roles<R: Recorder>(cx: &Cx<'_, R>, auras: &[ObjectId], group: &mut Group) {
    let is_role = |id: ObjectId| cx.state.try_permanent(id).is_some_and(|now| now.subtypes.has(Subtype::ROLE));
    for &id in auras.iter().filter(|&&id| is_role(id)) {
        let state = &*cx.state;
        let Some(host) = state.host(id) else { continue };
        let rivals = state.attached_to(host).filter(|&other| is_role(other));
        let mut of_same = rivals.filter(|&other| state.controller(other) == state.controller(id));
        let older = of_same.any(|other| state.object(other).since > state.object(id).since);
        if cx.when(R704_5Y, older) && !group.iter().any(|deed| deed.object() == Some(id)) {
            group.push(Deed::Move(perform::moved(cx, id, Zone::Graveyard)));
        }
    }
}

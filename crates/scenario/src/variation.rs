//! Variations: what could be chosen instead of what a script does, and what it is called.

use std::collections::BTreeSet;

use vademecum_abilities::{
    Ability, Activated, CostPart, FaceId, Keyword, ManaCost, ManaKind, OptionalCost, SpecialAction, Sticker, Subtype,
    Zone,
};
use vademecum_machine::{
    Ask, Asked, Choice, Deed, Defender, Item, Mark, Note, ObjectId, Offered, OfferedDeed, OnStack, PlayerId, Recorder,
    StackItem, State, Subject,
};
use vademecum_rule_ids::magic::{
    R103_5, R107_3D, R107_3F, R118_7E, R118_13A, R118_13B, R118_13C, R123_3, R201_4A, R208_2B, R400_6, R508_1E,
    R510_1E, R601_2B, R601_2C, R601_3E, R601_5, R603_3B, R603_3D, R608_2D, R616_1A, R616_1B, R616_1C, R616_1D, R616_1E,
    R700_3A, R701_42A, R701_46B, R706_8B, R805_3A, R805_3B, R805_7,
};
use vademecum_scenario_format::Variation;
use vademecum_vocab::RuleId;

use crate::{
    ability_name::AbilityName,
    message_keys::story_of_special_action,
    told::{ToldEvent, own_face},
};

/// A moment at which a player has something to choose.
#[derive(Debug, Clone)]
pub(crate) struct DecisionPoint {
    /// The number of events before it.
    pub(crate) told: usize,
    /// What was cited since the last of them: what led to the decision.
    pub(crate) cited: Vec<RuleId>,
    /// Whether nothing is chosen yet: there the game ends so far.
    pub(crate) is_open: bool,
    /// Whether the script has been left by then.
    pub(crate) is_varied: bool,
    /// The choices until then.
    pub(crate) before: Variation,
    /// What is chosen, and its place among the legal choices; `None` if nothing is yet, or something that is never listed.
    pub(crate) chosen: Option<(u32, NamedChoice)>,
    /// What else can be chosen, and its place.
    pub(crate) others: Vec<(u32, NamedChoice)>,
    /// Number of further choices, which are not listed.
    pub(crate) unlisted: u64,
}

impl DecisionPoint {
    /// Whether its choice is told by itself, because none of the events that follow says it.
    pub(crate) fn is_told_apart(&self, told: &[ToldEvent]) -> bool {
        let following = told.get(self.told..).unwrap_or_default();
        !self.is_open && self.chosen.as_ref().is_some_and(|(_, choice)| !choice.is_told_by(following))
    }
}

/// A legal choice, with what it is about as that is called when it can be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct NamedChoice {
    /// Who makes it.
    pub(crate) player: PlayerId,
    /// The rule that asks for it.
    pub(crate) why: RuleId,
    /// What asks for it.
    pub(crate) about: Option<NamedObject>,
    /// Whether that is the spell on top of the stack.
    pub(crate) is_about_spell: bool,
    /// Whether that is a copy of a spell.
    pub(crate) is_about_copy: bool,
    /// The cost that is paid or not.
    pub(crate) cost: Option<NamedCost>,
    /// What is done or not, where a text leaves it to the player.
    pub(crate) offer: Option<NamedOffer>,
    /// What is in each of two piles, of which one is chosen.
    pub(crate) piles: Option<[Vec<NamedObject>; 2]>,
    /// Whether that is a spell or an ability, if a target is chosen for it.
    pub(crate) target_of: Option<TargetOf>,
    /// The creatures that attack or block so far: all of them if no more are declared, or those that attack or block the same
    /// as one more.
    pub(crate) declared: Vec<NamedObject>,
    pub(crate) is: ChoiceKind,
}

/// What a target is chosen for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TargetOf {
    Spell,
    Ability,
}

impl TargetOf {
    /// What the target that a decision asks for is chosen for; `None` if it asks for something else.
    fn new(state: &State) -> Option<TargetOf> {
        let decision = state.decision();
        let asks_for_target = [R601_2C, R603_3D].contains(&decision.why) && matches!(decision.ask, Ask::Pick { .. });
        let item = top_item_asked_about(state).filter(|_| asks_for_target)?;
        Some(if item.what == OnStack::Spell { TargetOf::Spell } else { TargetOf::Ability })
    }
}

/// The topmost spell or ability of the stack, if the current decision is about it.
fn top_item_asked_about(state: &State) -> Option<&StackItem> {
    state.stack().last().filter(|item| Some(item.object.id) == state.decision().about)
}

/// An object as it is called at some moment.
pub(crate) type NamedObject = (ObjectId, FaceId);

/// What damage is assigned to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum AssignedTo {
    Player(PlayerId),
    Object(NamedObject),
}

/// A cost that a player may pay.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct NamedCost {
    /// The keyword whose cost it is.
    pub(crate) keyword: Option<Keyword>,
    pub(crate) is: CostKind,
}

/// What is paid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum CostKind {
    Mana(ManaCost),
    /// The creature is exerted (701.39).
    Exert,
    /// A card is discarded.
    Discard,
    Other,
}

/// Something that a text leaves to a player, with the objects as they are called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct NamedOffer {
    pub(crate) what: OfferedDeed,
    pub(crate) amount: i32,
    pub(crate) objects: Vec<NamedObject>,
}

/// Objects as they are called in a state.
fn all_named(state: &State, objects: &[ObjectId]) -> Vec<NamedObject> {
    objects.iter().map(|&id| (id, own_face(state, id))).collect()
}

impl NamedCost {
    fn new(cost: &OptionalCost) -> NamedCost {
        let is = match &cost.cost.parts[..] {
            [CostPart::Mana(mana)] => CostKind::Mana(mana.clone()),
            [CostPart::Exert] => CostKind::Exert,
            [CostPart::Discard(1, _)] => CostKind::Discard,
            _ => CostKind::Other,
        };
        NamedCost { keyword: cost.keyword, is }
    }
}

/// How a triggered ability that is put onto the stack next differs from the others that wait for that.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Waiting {
    /// It is the only one of its object.
    Alone,
    /// Others are of the same object.
    Several,
    /// All of them are the same ability of the same object.
    Alike,
}

impl Waiting {
    fn of(state: &State, place: u32) -> Waiting {
        let Some((player, source)) = state.waiting().nth(place as usize) else { return Waiting::Alone };
        let others = || state.waiting().zip(0..).filter(|&((who, _), at)| who == player && at != place);
        if others().all(|(_, at)| state.is_waiting_alike(place, at)) {
            Waiting::Alike
        } else if others().any(|((_, other), _)| other == source) {
            Waiting::Several
        } else {
            Waiting::Alone
        }
    }
}

/// What is chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ChoiceKind {
    Pass,
    PlayLand(NamedObject),
    /// Casts a card; of several ways to do so for the same cost, by that one.
    Cast {
        card: NamedObject,
        keyword: Option<Keyword>,
        way: u16,
    },
    /// Activates an ability; of several, the one of that name.
    Activate {
        source: NamedObject,
        ability: Option<AbilityName>,
    },
    /// Takes a special action (116.2).
    Special(NamedObject, SpecialAction),
    Mana(NamedObject, ManaKind),
    TurnFaceUp(NamedObject),
    EndEffect,
    RollPlanarDie,
    FetchCompanion,
    Attack(NamedObject, PlayerId),
    AttackPermanent(NamedObject, NamedObject),
    /// Declares no attackers, or no more than those declared.
    EndAttack {
        has_declared: bool,
    },
    Block {
        blocker: NamedObject,
        attacker: NamedObject,
    },
    EndBlock {
        has_declared: bool,
    },
    KeepHand(bool),
    Answer(bool),
    Number(u32),
    /// The value of X (107.3).
    ValueOfX(u32),
    /// Assigns that much of the damage of a creature to something (510.1e).
    Assign {
        amount: u32,
        source: NamedObject,
        to: AssignedTo,
        /// What gets the rest, and how much that is, where nothing else is asked for.
        rest: Option<(u32, AssignedTo)>,
    },
    /// Assigns that much of what is divided to a target (601.2d).
    Share {
        amount: u32,
        to: AssignedTo,
        /// What gets the rest, and how much that is, where nothing else is asked for.
        rest: Option<(u32, AssignedTo)>,
    },
    Object(NamedObject),
    Player(PlayerId),
    /// The object that comes first, or next, in an order.
    ObjectInOrder {
        object: NamedObject,
        is_first: bool,
    },
    /// The player who comes first, or next, in an order.
    PlayerInOrder {
        player: PlayerId,
        is_first: bool,
    },
    Mode(u32),
    /// A sticker that is put on something, by its place among those of the player, from 1.
    Sticker(u32, Sticker),
    /// A room of a dungeon, by its place.
    Room(FaceId, u8),
    Color(ManaKind),
    Subtype(Subtype),
    Name(FaceId),
    /// A card that is no object of the game, or a half of one.
    Card(FaceId),
    /// Puts a waiting ability of an object onto the stack next.
    Order(NamedObject, Waiting),
    /// The effect that applies next: of which object it is, and its place among those of that object, from 1; 0 if it is the
    /// only one.
    Effect {
        of: Option<NamedObject>,
        place: usize,
    },
    /// One of several things, by its place from 1.
    Place(u32),
    /// One of two piles, by its place from 1.
    Pile(u32),
    /// A die whose result is stored, by its place from 1.
    StoredDie(u32),
    /// To pay for a symbol with generic mana or life instead of the mana of its color (118.13).
    PayColorless,
    /// To pay for a symbol with mana of a color (118.13).
    PayColored(ManaKind),
    PayMana(ManaKind),
    PayWith(NamedObject),
    PayLife,
    EndChoice,
    /// Chooses nothing, where something could have been chosen.
    ChooseNothing,
    Concede,
}

impl NamedChoice {
    /// A legal choice of a state, the first of its question or a later one.
    pub(crate) fn new<R: Recorder>(state: &State, choice: Choice, is_first: bool, rec: &R) -> NamedChoice {
        let decision = state.decision();
        let about = decision.about.map(|id| (id, own_face(state, id)));
        let is_about_copy = decision.about.is_some_and(|id| state.object(id).is(Mark::Copy));
        let cost = match state.asked() {
            Some(Asked::Cost(cost)) => Some(NamedCost::new(cost)),
            _ => None,
        };
        let offer = match state.asked() {
            Some(Asked::May(Offered { what, amount, objects })) => {
                Some(NamedOffer { what: *what, amount: *amount, objects: all_named(state, objects) })
            }
            _ => None,
        };
        let piles = match state.asked() {
            Some(Asked::Piles(piles)) => Some([&piles[0], &piles[1]].map(|pile| all_named(state, pile))),
            _ => None,
        };
        let is = ChoiceKind::new(state, choice, is_first, rec);
        let is_about_spell = top_item_asked_about(state).is_some_and(|item| item.what == OnStack::Spell);
        let target_of = TargetOf::new(state);
        let declared = match is {
            ChoiceKind::EndAttack { .. } => declared(state, state.combat().attackers().iter().map(|one| one.id)),
            ChoiceKind::EndBlock { .. } => declared(state, state.combat().blockers().iter().map(|one| one.id)),
            _ => declared(state, same_so_far(state, choice)),
        };
        let (player, why) = (decision.who, decision.why);
        NamedChoice { player, why, about, is_about_spell, is_about_copy, cost, offer, piles, target_of, declared, is }
    }

    /// Whether it stands for one of several things, and is worth telling where it is the only one.
    pub(crate) const fn is_told_alone(&self) -> bool {
        matches!(
            self.is,
            ChoiceKind::Mode(_)
                | ChoiceKind::Sticker(..)
                | ChoiceKind::Room(..)
                | ChoiceKind::Color(_)
                | ChoiceKind::Subtype(_)
                | ChoiceKind::Name(_)
                | ChoiceKind::Effect { .. }
                | ChoiceKind::Pile(_)
        )
    }

    /// Whether it only makes mana while a player has priority: costs are paid by themselves.
    pub(crate) const fn makes_mana(&self) -> bool {
        matches!(self.is, ChoiceKind::Mana(..))
    }

    /// Whether the events after it tell it: a target that is chosen becomes the target, a card that is cast goes onto the
    /// stack. What nothing tells is a step of its own.
    pub(crate) fn is_told_by(&self, following: &[ToldEvent]) -> bool {
        let tells = |is: &dyn Fn(&Deed) -> bool| {
            following.iter().take_while(|told| !is_apart(told)).any(|told| is(&told.event))
        };
        match self.is {
            // Bands are told as they attack.
            ChoiceKind::Object(_) | ChoiceKind::ChooseNothing if self.why == R508_1E => true,
            ChoiceKind::Object(_) | ChoiceKind::ChooseNothing if self.why == R700_3A => {
                tells(&|event| matches!(event, Deed::Note(Note::PutIntoPile(..))))
            }
            ChoiceKind::Object((id, _)) if self.why == R701_42A => {
                tells(&|event| matches!(event, Deed::Move(moved) if moved.object == id))
            }
            ChoiceKind::Object((id, _)) if self.target_of.is_some() => {
                tells(&|event| matches!(*event, Deed::Target(_, Subject::Object(target)) if target == id))
            }
            ChoiceKind::Object((id, _)) => tells(&|event| match *event {
                Deed::Discard(player, object) | Deed::Sacrifice(player, object) | Deed::Exert(player, object) => {
                    player == self.player && object == id
                }
                _ => false,
            }),
            ChoiceKind::Player(player) => {
                tells(&|event| matches!(*event, Deed::Target(_, Subject::Player(target)) if target == player))
            }
            ChoiceKind::Color(kind) => tells(
                &|event| matches!(*event, Deed::AddMana { player, kind: of, .. } if player == self.player && of == kind),
            ),
            ChoiceKind::EndAttack { has_declared } => has_declared,
            // Who blocks what, and that nobody blocks, is told of each attacking creature.
            ChoiceKind::EndBlock { has_declared } => {
                has_declared || tells(&|event| matches!(event, Deed::Block(..) | Deed::Unblocked(_)))
            }
            ChoiceKind::TurnFaceUp(_) => tells(&|event| matches!(event, Deed::Note(Note::TurnsFaceUp(..)))),
            ChoiceKind::Special(_, action) => story_of_special_action(action).is_some(),
            ChoiceKind::EndEffect => tells(&|event| matches!(event, Deed::Note(Note::EndsEffect(..)))),
            ChoiceKind::FetchCompanion => tells(&|event| matches!(event, Deed::Note(Note::FetchesCompanion(..)))),
            ChoiceKind::Answer(_)
            | ChoiceKind::Number(_)
            | ChoiceKind::ValueOfX(_)
            | ChoiceKind::Assign { .. }
            | ChoiceKind::Share { .. }
            | ChoiceKind::ObjectInOrder { .. }
            | ChoiceKind::PlayerInOrder { .. }
            | ChoiceKind::Mode(_)
            | ChoiceKind::Sticker(..)
            | ChoiceKind::Room(..)
            | ChoiceKind::Subtype(_)
            | ChoiceKind::Name(_)
            | ChoiceKind::Card(_)
            | ChoiceKind::Order(_, Waiting::Alone | Waiting::Several)
            | ChoiceKind::Effect { .. }
            | ChoiceKind::Place(_)
            | ChoiceKind::Pile(_)
            | ChoiceKind::StoredDie(_)
            | ChoiceKind::PayColorless
            | ChoiceKind::PayColored(_)
            | ChoiceKind::ChooseNothing => false,
            // In whichever order they are put there, it is the same.
            ChoiceKind::Order(_, Waiting::Alike)
            | ChoiceKind::Pass
            | ChoiceKind::PlayLand(_)
            | ChoiceKind::Cast { .. }
            | ChoiceKind::Activate { .. }
            | ChoiceKind::Mana(..)
            | ChoiceKind::RollPlanarDie
            | ChoiceKind::Attack(..)
            | ChoiceKind::AttackPermanent(..)
            | ChoiceKind::Block { .. }
            | ChoiceKind::KeepHand(_)
            | ChoiceKind::PayMana(_)
            | ChoiceKind::PayWith(_)
            | ChoiceKind::PayLife
            | ChoiceKind::EndChoice
            | ChoiceKind::Concede => true,
        }
    }
}

/// The room that an arrow leads to from the one with the venture marker (309.5a).
fn next_room(state: &State, arrow: u8) -> Option<ChoiceKind> {
    let dungeon = state.decision().about?;
    let markers = state.players().iter().filter_map(|player| player.venture());
    let marker = markers.into_iter().find(|marker| marker.dungeon == dungeon)?;
    let face = own_face(state, dungeon);
    let room = state.cards().values(face).rooms.get(usize::from(marker.room))?;
    Some(ChoiceKind::Room(face, *room.leads_to.get(usize::from(arrow))?))
}

/// Whether an event tells nothing of what was chosen before it: what is chosen while something is put onto the stack is told
/// with it.
const fn is_apart(told: &ToldEvent) -> bool {
    match told.event {
        Deed::Note(Note::Passed(_) | Note::Resolving(_)) => true,
        Deed::Move(moved) => matches!(moved.to, Zone::Stack),
        Deed::Note(Note::BeginsActivation(..)) => !told.is_of_mana_ability,
        _ => false,
    }
}

/// The creatures that have been declared to attack or block the same as one more.
fn same_so_far(state: &State, choice: Choice) -> Vec<ObjectId> {
    let combat = state.combat();
    match choice {
        Choice::Attack(_, whom) => {
            let attackers = combat.attackers().iter().map(|one| one.id);
            attackers.filter(|&id| combat.defender(id) == Some(whom)).collect()
        }
        Choice::Block(_, attacker) => combat.blockers_of(attacker).collect(),
        _ => Vec::new(),
    }
}

/// The creatures in combat of whoever decides, each once.
fn declared(state: &State, creatures: impl IntoIterator<Item = ObjectId>) -> Vec<NamedObject> {
    let own: BTreeSet<ObjectId> =
        creatures.into_iter().filter(|&id| state.controller(id) == state.decision().who).collect();
    own.into_iter().map(|id| (id, own_face(state, id))).collect()
}

impl ChoiceKind {
    /// What a choice by place, from 0, means where a rule asks for it.
    fn of_place(place: u32, why: RuleId) -> ChoiceKind {
        let ordinal = place.saturating_add(1);
        match why {
            R601_5 => ChoiceKind::ValueOfX(place),
            R608_2D => ChoiceKind::Pile(ordinal),
            R706_8B => ChoiceKind::StoredDie(ordinal),
            R118_13A | R118_13B | R118_13C => ChoiceKind::PayColorless,
            R118_7E | R208_2B | R400_6 | R601_3E => ChoiceKind::Mode(ordinal),
            _ => ChoiceKind::Place(ordinal),
        }
    }

    /// An item of an offer that is picked, where nothing else is said of it.
    fn of_item(state: &State, item: Item) -> ChoiceKind {
        let decision = state.decision();
        let cards = state.cards();
        match item {
            Item::Object(id) => ChoiceKind::Object((id, own_face(state, id))),
            Item::Player(player) => ChoiceKind::Player(player),
            Item::Mode(mode) => match decision.why {
                R123_3 => match state.stickers(decision.who).nth(usize::from(mode)) {
                    Some(sticker) => ChoiceKind::Sticker(u32::from(mode) + 1, sticker.clone()),
                    None => ChoiceKind::Mode(u32::from(mode) + 1),
                },
                R701_46B => next_room(state, mode).unwrap_or_else(|| ChoiceKind::Mode(u32::from(mode) + 1)),
                _ => ChoiceKind::Mode(u32::from(mode) + 1),
            },
            Item::Mana(kind) if matches!(decision.why, R118_13A | R118_13B | R118_13C) => ChoiceKind::PayColored(kind),
            Item::Mana(kind) => ChoiceKind::Color(kind),
            Item::Subtype(subtype) => ChoiceKind::Subtype(subtype),
            Item::Card(card) if decision.why == R201_4A => ChoiceKind::Name(cards.front(card)),
            Item::Face(face) if decision.why == R201_4A => ChoiceKind::Name(face),
            Item::Card(card) => ChoiceKind::Card(cards.front(card)),
            Item::Face(face) => ChoiceKind::Card(face),
            Item::Place(place) => ChoiceKind::of_place(place, decision.why),
        }
    }

    /// The effect that applies next, where a player chooses which one does (616.1).
    fn of_effect(state: &State, item: Item) -> Option<ChoiceKind> {
        let why = state.decision().why;
        let Some(Asked::Effects(sources)) = state.asked() else { return None };
        if ![R616_1A, R616_1B, R616_1C, R616_1D, R616_1E].contains(&why) {
            return None;
        }
        let (source, place) = match item {
            // Some effects cannot be chosen yet (616.1a–616.1d).
            Item::Object(id) => (id, 0),
            Item::Place(place) => {
                let source = *sources.get(place as usize)?;
                let of_source = |places: &[ObjectId]| places.iter().filter(|&&other| other == source).count();
                (source, if of_source(sources) == 1 { 0 } else { of_source(&sources[..=place as usize]) })
            }
            _ => return None,
        };
        let is_object = state.try_object(source).is_some();
        Some(ChoiceKind::Effect { of: is_object.then(|| (source, own_face(state, source))), place })
    }

    fn new<R: Recorder>(state: &State, choice: Choice, is_first: bool, rec: &R) -> ChoiceKind {
        let decision = state.decision();
        let cards = state.cards();
        let named = |id: ObjectId| (id, own_face(state, id));
        let waiting = |place: u32| {
            let (_, source) = state.waiting().nth(place as usize)?;
            Some(ChoiceKind::Order(named(source), Waiting::of(state, place)))
        };
        let is_own = |id: ObjectId| state.controller(id) == decision.who;
        match choice {
            Choice::Concede(_) => ChoiceKind::Concede,
            Choice::Pass => ChoiceKind::Pass,
            Choice::PlayLand(id) => ChoiceKind::PlayLand(named(id)),
            Choice::PlayBack(id) => {
                let back = cards.faces(state.object(id).card).nth(1);
                ChoiceKind::PlayLand(back.map_or_else(|| named(id), |back| (id, back)))
            }
            Choice::Cast(id, route) => {
                let way_of = |route: u16| (state.face_of_route(id, route, rec), state.keyword_of_route(id, route, rec));
                let (face, keyword) = way_of(route);
                // A way that is not open is told as the first one.
                let is_open = route < state.count_routes(id, rec);
                let earlier = (0..route).filter(|&other| is_open && way_of(other) == (face, keyword)).count();
                let card = face.map_or_else(|| named(id), |face| (id, face));
                ChoiceKind::Cast { card, keyword, way: u16::try_from(earlier).unwrap_or(u16::MAX) }
            }
            Choice::Activate(id, ability) => {
                if state.activated_abilities(id).any(|other| other == ability)
                    && let Ability::Activated(Activated { special: Some(action), .. }) = cards.ability(ability)
                {
                    return ChoiceKind::Special(named(id), *action);
                }
                ChoiceKind::Activate { source: named(id), ability: AbilityName::new(state, id, ability) }
            }
            Choice::Mana(id, _, kind) => ChoiceKind::Mana(named(id), kind),
            Choice::TurnFaceUp(id, _) => ChoiceKind::TurnFaceUp(named(id)),
            Choice::EndEffect(_) => ChoiceKind::EndEffect,
            Choice::RollPlanarDie => ChoiceKind::RollPlanarDie,
            Choice::FetchCompanion => ChoiceKind::FetchCompanion,
            Choice::Spend(kind) => ChoiceKind::PayMana(kind),
            Choice::PayWith(id) | Choice::Convoke(id, _) | Choice::Delve(id) => ChoiceKind::PayWith(named(id)),
            Choice::PayLife => ChoiceKind::PayLife,
            Choice::Attack(id, Defender::Player(player)) => ChoiceKind::Attack(named(id), player),
            Choice::Attack(id, Defender::Permanent(other)) => ChoiceKind::AttackPermanent(named(id), named(other)),
            Choice::Block(id, attacker) => ChoiceKind::Block { blocker: named(id), attacker: named(attacker) },
            Choice::Yes | Choice::No if decision.ask == Ask::YesNo && decision.why == R103_5 => {
                ChoiceKind::KeepHand(choice == Choice::Yes)
            }
            Choice::Yes => ChoiceKind::Answer(true),
            Choice::No => ChoiceKind::Answer(false),
            Choice::Number(amount) => {
                let assigned = |subject: Subject| match subject {
                    Subject::Player(player) => AssignedTo::Player(player),
                    Subject::Object(id) => AssignedTo::Object(named(id)),
                };
                match (decision.about, state.asked()) {
                    (about, Some(&Asked::Share { to, last, left })) => {
                        let to = assigned(to);
                        let rest = last.map(|last| (left.saturating_sub(amount), assigned(last)));
                        match about.filter(|_| decision.why == R510_1E) {
                            Some(source) => ChoiceKind::Assign { amount, source: named(source), to, rest },
                            None => ChoiceKind::Share { amount, to, rest },
                        }
                    }
                    _ if matches!(decision.why, R107_3D | R107_3F | R601_2B) && state.asked().is_none() => {
                        ChoiceKind::ValueOfX(amount)
                    }
                    _ => ChoiceKind::Number(amount),
                }
            }
            Choice::Pick(Item::Place(place))
                if decision.ask == Ask::Order || matches!(decision.why, R603_3B | R805_7) =>
            {
                waiting(place).unwrap_or_else(|| ChoiceKind::of_place(place, decision.why))
            }
            Choice::Pick(Item::Object(id)) if decision.ask == Ask::Order => {
                ChoiceKind::ObjectInOrder { object: named(id), is_first }
            }
            Choice::Pick(Item::Player(player))
                if decision.ask == Ask::Order && decision.why != R608_2D
                    || matches!(decision.why, R805_3A | R805_3B) =>
            {
                ChoiceKind::PlayerInOrder { player, is_first }
            }
            Choice::Pick(item) => {
                ChoiceKind::of_effect(state, item).unwrap_or_else(|| ChoiceKind::of_item(state, item))
            }
            Choice::Done => match decision.ask {
                Ask::Attack => {
                    let has_declared = state.combat().attackers().iter().any(|attacker| is_own(attacker.id));
                    ChoiceKind::EndAttack { has_declared }
                }
                Ask::Block => {
                    let has_declared = state.combat().blockers().iter().any(|blocker| is_own(blocker.id));
                    ChoiceKind::EndBlock { has_declared }
                }
                Ask::Pick { .. } if is_first => ChoiceKind::ChooseNothing,
                Ask::Priority | Ask::Pay | Ask::YesNo | Ask::Number(..) | Ask::Pick { .. } | Ask::Order | Ask::Over => {
                    ChoiceKind::EndChoice
                }
            },
        }
    }
}

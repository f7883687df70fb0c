//! Variations: what could be chosen instead of what a script does, and what it is called.

use std::collections::BTreeSet;

use vademecum_abilities::{Ability, Activated, FaceId, Keyword, ManaKind, SpecialAction, Subtype};
use vademecum_machine::{
    Ask, Choice, Deed, Defender, Item, Note, ObjectId, OnStack, PlayerId, Recorder, StackItem, State, Subject,
};
use vademecum_rule_ids::magic::{
    R103_5, R107_3D, R107_3F, R118_7E, R118_13A, R118_13B, R118_13C, R208_2B, R400_6, R510_1E, R601_2B, R601_2C,
    R601_3E, R601_5, R603_3B, R603_3D, R608_2D, R706_8B, R805_7,
};
use vademecum_scenario_format::Variation;
use vademecum_vocab::RuleId;

use crate::{
    message_keys::story_of_special_action,
    told::{ToldEvent, own_face},
};

/// A moment at which a player has something to choose.
#[derive(Debug, Clone)]
pub(crate) struct DecisionPoint {
    /// The number of events before it.
    pub(crate) told: usize,
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

/// A legal choice, with what it is about as that is called when it can be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct NamedChoice {
    /// Who makes it.
    pub(crate) player: PlayerId,
    /// The rule that asks for it.
    pub(crate) why: RuleId,
    /// What asks for it.
    pub(crate) about: Option<FaceId>,
    /// Whether that is the spell on top of the stack.
    pub(crate) is_about_spell: bool,
    /// Whether that is a spell or an ability, if a target is chosen for it.
    pub(crate) target_of: Option<TargetOf>,
    /// The creatures that attack or block so far, if no more are declared.
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

/// What is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ChoiceKind {
    Pass,
    PlayLand(NamedObject),
    /// Casts a card; of several ways to do so for the same cost, by that one.
    Cast {
        card: NamedObject,
        keyword: Option<Keyword>,
        way: u16,
    },
    /// Activates an ability; of several, the one of that place, from 1.
    Activate {
        source: NamedObject,
        ability: Option<usize>,
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
    },
    Object(NamedObject),
    Player(PlayerId),
    Mode(u32),
    Color(ManaKind),
    Subtype(Subtype),
    Name(FaceId),
    /// Puts the waiting ability of an object onto the stack next.
    Order(NamedObject),
    /// One of several effects, by its place from 1.
    Effect(u32),
    /// One of two piles, by its place from 1.
    Pile(u32),
    /// A die whose result is stored, by its place from 1.
    StoredDie(u32),
    /// To pay for a symbol with generic mana or life instead of the mana of its color (118.13).
    PayColorless,
    PayMana(ManaKind),
    PayWith(NamedObject),
    PayLife,
    EndChoice,
    Concede,
}

impl NamedChoice {
    /// A legal choice of a state.
    pub(crate) fn new<R: Recorder>(state: &State, choice: Choice, rec: &R) -> NamedChoice {
        let decision = state.decision();
        let about = decision.about.map(|id| own_face(state, id));
        let is = ChoiceKind::new(state, choice, rec);
        let is_about_spell = top_item_asked_about(state).is_some_and(|item| item.what == OnStack::Spell);
        let target_of = TargetOf::new(state);
        let declared = match is {
            ChoiceKind::EndAttack { .. } => declared(state, state.combat().attackers().iter().map(|one| one.id)),
            ChoiceKind::EndBlock { .. } => declared(state, state.combat().blockers().iter().map(|one| one.id)),
            _ => Vec::new(),
        };
        NamedChoice { player: decision.who, why: decision.why, about, is_about_spell, target_of, declared, is }
    }

    /// Whether it only makes mana while a player has priority: costs are paid by themselves.
    pub(crate) const fn makes_mana(&self) -> bool {
        matches!(self.is, ChoiceKind::Mana(..))
    }

    /// Whether the events after it tell it: a target that is chosen becomes the target, a card that is cast goes onto the
    /// stack. What nothing tells is a step of its own.
    pub(crate) fn is_told_by(&self, following: &[ToldEvent]) -> bool {
        // What is chosen while something is put onto the stack is told with it.
        let is_end = |told: &&ToldEvent| matches!(told.event, Deed::Note(Note::Passed(_) | Note::Resolving(_)));
        let tells =
            |is: &dyn Fn(&Deed) -> bool| following.iter().take_while(|told| !is_end(told)).any(|told| is(&told.event));
        match self.is {
            ChoiceKind::Object((id, _)) => tells(&|event| match *event {
                Deed::Target(_, Subject::Object(target)) => target == id,
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
            ChoiceKind::EndAttack { has_declared } | ChoiceKind::EndBlock { has_declared } => has_declared,
            ChoiceKind::TurnFaceUp(_) => tells(&|event| matches!(event, Deed::Note(Note::TurnsFaceUp(..)))),
            ChoiceKind::Special(_, action) => story_of_special_action(action).is_some(),
            ChoiceKind::EndEffect => tells(&|event| matches!(event, Deed::Note(Note::EndsEffect(..)))),
            ChoiceKind::FetchCompanion => tells(&|event| matches!(event, Deed::Note(Note::FetchesCompanion(..)))),
            ChoiceKind::Answer(_)
            | ChoiceKind::Number(_)
            | ChoiceKind::ValueOfX(_)
            | ChoiceKind::Assign { .. }
            | ChoiceKind::Mode(_)
            | ChoiceKind::Subtype(_)
            | ChoiceKind::Name(_)
            | ChoiceKind::Order(_)
            | ChoiceKind::Effect(_)
            | ChoiceKind::Pile(_)
            | ChoiceKind::StoredDie(_)
            | ChoiceKind::PayColorless => false,
            ChoiceKind::Pass
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

/// The creatures in combat of whoever decides, each once.
fn declared(state: &State, creatures: impl Iterator<Item = ObjectId>) -> Vec<NamedObject> {
    let own: BTreeSet<ObjectId> = creatures.filter(|&id| state.controller(id) == state.decision().who).collect();
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
            _ => ChoiceKind::Effect(ordinal),
        }
    }

    fn new<R: Recorder>(state: &State, choice: Choice, rec: &R) -> ChoiceKind {
        let decision = state.decision();
        let cards = state.cards();
        let named = |id: ObjectId| (id, own_face(state, id));
        let waiting = |place: u32| state.waiting().nth(place as usize).map(|(_, source)| named(source));
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
                let place = state.activated_abilities(id).position(|other| other == ability);
                if place.is_some()
                    && let Ability::Activated(Activated { special: Some(action), .. }) = cards.ability(ability)
                {
                    return ChoiceKind::Special(named(id), *action);
                }
                let is_alone = state.activated_abilities(id).nth(1).is_none();
                let ability = place.filter(|_| !is_alone).map(|place| place + 1);
                ChoiceKind::Activate { source: named(id), ability }
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
                let to = match state.offer().first() {
                    Some(&Item::Player(player)) => Some(AssignedTo::Player(player)),
                    Some(&Item::Object(id)) => Some(AssignedTo::Object(named(id))),
                    Some(
                        Item::Mode(_)
                        | Item::Mana(_)
                        | Item::Subtype(_)
                        | Item::Card(_)
                        | Item::Face(_)
                        | Item::Place(_),
                    )
                    | None => None,
                };
                match (to, decision.about) {
                    (Some(to), Some(id)) if decision.why == R510_1E => {
                        ChoiceKind::Assign { amount, source: named(id), to }
                    }
                    _ if matches!(decision.why, R107_3D | R107_3F | R601_2B) => ChoiceKind::ValueOfX(amount),
                    _ => ChoiceKind::Number(amount),
                }
            }
            Choice::Pick(Item::Object(id)) => ChoiceKind::Object(named(id)),
            Choice::Pick(Item::Player(player)) => ChoiceKind::Player(player),
            Choice::Pick(Item::Mode(mode)) => ChoiceKind::Mode(u32::from(mode) + 1),
            Choice::Pick(Item::Mana(kind)) => ChoiceKind::Color(kind),
            Choice::Pick(Item::Subtype(subtype)) => ChoiceKind::Subtype(subtype),
            Choice::Pick(Item::Card(card)) => ChoiceKind::Name(cards.front(card)),
            Choice::Pick(Item::Face(face)) => ChoiceKind::Name(face),
            Choice::Pick(Item::Place(place)) => match waiting(place) {
                Some(source) if decision.ask == Ask::Order || matches!(decision.why, R603_3B | R805_7) => {
                    ChoiceKind::Order(source)
                }
                _ => ChoiceKind::of_place(place, decision.why),
            },
            Choice::Done => match decision.ask {
                Ask::Attack => {
                    let has_declared = state.combat().attackers().iter().any(|attacker| is_own(attacker.id));
                    ChoiceKind::EndAttack { has_declared }
                }
                Ask::Block => {
                    let has_declared = state.combat().blockers().iter().any(|blocker| is_own(blocker.id));
                    ChoiceKind::EndBlock { has_declared }
                }
                Ask::Priority | Ask::Pay | Ask::YesNo | Ask::Number(..) | Ask::Pick { .. } | Ask::Order | Ask::Over => {
                    ChoiceKind::EndChoice
                }
            },
        }
    }
}

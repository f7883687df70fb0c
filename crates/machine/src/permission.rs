//! What a spell asks for before it may be cast, beside targets and costs.

use vademecum_abilities::{AbilityId, Slot, Supertype, Supertypes, Type, Types};
use vademecum_rule_ids::magic::{R201_5A, R201_5B, R205_4E, R308_1};

use crate::{
    Recorder,
    cx::{Cx, Legal, Look},
    id::{ObjectId, ObjectRef, PlayerId},
    slots::{Held, Slots},
    state::State,
};

/// Whether a legendary instant or sorcery may be cast: by who controls a legendary creature or planeswalker (205.4e).
pub(crate) fn needs_legend<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    types: Types,
    supertypes: Supertypes,
) -> Legal {
    let legendary = supertypes.has(Supertype::Legendary) && !types.meets(Types::PERMANENT);
    let lacks = legendary && !controls_legend(look.state, player);
    look.forbid(R205_4E, lacks, "refused-legendary-spell")
}

/// The object that an ability speaks of by name: the one that has it, even if it was printed on another (201.5b). Without
/// that rule, the one on which it is printed.
pub(crate) fn source_of<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId, ability: AbilityId) -> ObjectRef {
    let (own, cards) = (cx.state.reference(id), &cx.state.cards);
    let printed = cards.face_of(ability);
    // What a keyword means speaks of no name.
    let named = cards.meaning_of(ability).is_none() && printed != cx.state.face(id);
    let foreign = named && cards.abilities(printed).any(|other| other == ability);
    if !foreign || cx.rule(R201_5B) {
        return own;
    }
    let first = cx.state.permanents().find(|(_, now)| now.face == printed);
    first.map_or(own, |(id, _)| cx.state.reference(id))
}

/// What an ability that an effect has given to an object remembers: whose effect that was, which its text calls by name
/// (201.5a). Without that rule, the name is that of the object with the ability.
pub(crate) fn granted_by<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId, ability: AbilityId) -> Slots {
    let mut slots = Slots::default();
    let gained = cx.state.gained_of(id).find(|of| of.ability == ability);
    if let Some(by) = gained.and_then(|of| of.by) {
        let own = cx.state.reference(id);
        slots.set(Slot::GRANTER, Held::objects([cx.either(R201_5A, by, own)]));
    }
    slots
}

/// The card types by whose rules a card is cast: a kindred by its other ones (308.1).
pub(crate) fn cast_as<R: Recorder>(look: Look<'_, R>, types: Types) -> Types {
    let kindred = types.has(Type::Kindred);
    if look.when(R308_1, kindred) || !kindred { types } else { Types::only(Type::Kindred) }
}

/// Whether a player controls a legendary creature or planeswalker (205.4e).
fn controls_legend(state: &State, player: PlayerId) -> bool {
    let kinds = Types::only(Type::Creature).with(Type::Planeswalker);
    state
        .permanents()
        .any(|(_, now)| now.controller == player && now.supertypes.has(Supertype::Legendary) && now.types.meets(kinds))
}

//! The characteristics of objects that are not on the battlefield.

use vademecum_abilities::{
    Ability, Aspect, Change, Colors, Keywords, Objects, Static, Subtypes, Supertypes, Types, Zone,
};
use vademecum_rule_ids::magic::{R112_3, R208_2A, R315_5B, R406_3A, R604_3};

use crate::{
    Recorder,
    cx::Look,
    functioning,
    id::ObjectId,
    object::{Characteristics, Mark},
    select::Scope,
    slots::Slots,
    state::{Fixed, State},
    type_line::Rules,
};

/// A face-down card without characteristics, by its printed ones.
fn without_characteristics<R: Recorder>(look: Look<'_, R>, printed: Characteristics) -> Characteristics {
    let (face, power, toughness) = (look.state.cards.face_down(), 0, 0);
    let (colors, types, supertypes) = (Colors::NONE, Types::NONE, Supertypes::NONE);
    let (subtypes, keywords, base) = (Subtypes::NONE, Keywords::NONE, (0, 0));
    Characteristics { face, colors, types, supertypes, subtypes, keywords, power, toughness, base, ..printed }
}

/// The characteristics of an object that is not on the battlefield; its power and toughness only where they are asked
/// for, since what defines them may count objects like this one.
pub(crate) fn elsewhere<R: Recorder>(look: Look<'_, R>, id: ObjectId, sized: bool) -> Characteristics {
    let state = look.state;
    let object = state.object(id);
    let face = state.face(id);
    let mut now = Characteristics::printed(look, face, object.controller);
    if object.is(Mark::FaceDown) {
        now.beneath = object.face;
    }
    // A card that was exiled face down has no characteristics (406.3a), and neither has a face-down conspiracy (315.5b);
    // without that rule, those of its card.
    if object.is(Mark::FaceDown) && matches!(object.zone, Zone::Exile | Zone::Command) {
        let printed = Characteristics::printed(look, object.face, object.controller);
        let has_none = if object.zone == Zone::Exile { look.rule(R406_3A) } else { look.rule(R315_5B) };
        return if has_none { without_characteristics(look, printed) } else { printed };
    }
    // 112.3: a spell has the characteristics of its card.
    if object.zone == Zone::Stack && !look.rule(R112_3) {
        return Characteristics { colors: Colors::NONE, types: Types::NONE, subtypes: Subtypes::NONE, ..now };
    }
    now.keywords = state.keywords(id);
    if state.effects.is_empty() && state.cards.passive(face).is_empty() {
        return now;
    }
    let slots = Slots::default();
    for &ability in state.cards.passive(face) {
        // 604.3: what defines characteristics functions in all zones.
        if let Ability::Static(Static { defines: true, changes, by, .. }) = state.cards.ability(ability)
            && look.rule(R604_3)
            && by.is_none_or(|rule| look.rule(rule))
        {
            let scope = Scope { you: object.controller, source: state.reference(id), slots: &slots, x: 0 };
            // 208.2a: what cannot be determined is 0, as is a size that depends on the sizes of others defined so.
            let determined = !state.cards.reads(ability).has(Aspect::Numbers);
            let size = |amount| if determined { look.amount(scope, amount) } else { 0 };
            for change in changes {
                if let Change::Define(power, toughness) | Change::Set(power, toughness) = change
                    && sized
                    && look.rule(R208_2A)
                {
                    (now.power, now.toughness) = (size(power), size(toughness));
                }
                if let Change::SetColors(colors) = change {
                    now.colors = *colors;
                }
                if let Change::AddSubtypes(subtypes) = change {
                    now.subtypes = now.subtypes.union(*subtypes);
                }
            }
        }
    }
    for &ability in state.cards.passive(face) {
        if let Ability::Static(Static { defines: false, affects: Objects::This, changes, functions, only_if, .. }) =
            state.cards.ability(ability)
            && functions.0.has(object.zone)
            && functioning::functions(look, id, ability)
        {
            let scope = Scope { you: object.controller, source: state.reference(id), slots: &slots, x: 0 };
            if only_if.as_ref().is_none_or(|condition| look.holds(scope, condition)) {
                changes.iter().for_each(|change| add_types(&mut now, change));
            }
        }
    }
    let rules = Rules { rec: look.rec, quiet: look.quiet };
    let on_it = state.effects.iter().filter(|effect| effect.on.contains(&state.reference(id)));
    for effect in on_it {
        for (change, fixed) in effect.changes.iter().zip(&effect.fixed) {
            match (change, fixed) {
                (_, Fixed::Set(power, toughness)) => (now.power, now.toughness) = (*power, *toughness),
                (_, Fixed::Modify(power, toughness)) => {
                    now.power = now.power.saturating_add(*power);
                    now.toughness = now.toughness.saturating_add(*toughness);
                }
                (Change::SetColors(colors), _) | (_, Fixed::Colors(colors)) => rules.set_colors(&mut now, *colors),
                (Change::AddColors(colors), _) => now.colors = now.colors.union(*colors),
                _ => {}
            }
        }
    }
    now
}

/// What a static ability of an object adds to the types that the object itself has off the battlefield.
fn add_types(now: &mut Characteristics, change: &Change) {
    match change {
        Change::AddTypes(types) => now.types = now.types.union(*types),
        Change::AddSubtypes(subtypes) => now.subtypes = now.subtypes.union(*subtypes),
        Change::AddSupertypes(supertypes) => now.supertypes = now.supertypes.union(*supertypes),
        _ => {}
    }
}

/// The keywords of an object that is not on the battlefield.
pub(crate) fn keywords_off_battlefield(state: &State, id: ObjectId) -> Keywords {
    let mut keywords = state.cards.keywords(state.face(id));
    let here = state.reference(id);
    for change in state.effects.iter().filter(|effect| effect.on.contains(&here)).flat_map(|effect| &*effect.changes) {
        match change {
            Change::Gain(keyword) => keywords = keywords.with(*keyword),
            Change::Lose(keyword) => keywords = keywords.without(*keyword),
            _ => {}
        }
    }
    keywords
}

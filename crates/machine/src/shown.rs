//! What can be said of abilities before they do anything: whether two are alike, whether all that one does is noted.

use vademecum_abilities::{Effect, Program, SpellAbility};

use crate::{
    stack_item,
    state::{OnStack, State},
};

impl State {
    /// Whether two triggered abilities that wait, by their places, are the same ability of the same object and about the same.
    pub fn is_waiting_alike(&self, one: u32, other: u32) -> bool {
        let of = |place: u32| self.waiting.get(place as usize);
        let (Some(one), Some(other)) = (of(one), of(other)) else { return false };
        let is_same_text = match (&one.what, &other.what) {
            // 113.2c: each instance of an ability is an ability of its own.
            (OnStack::Ability(one), OnStack::Ability(other)) => self.cards.ability(*one) == self.cards.ability(*other),
            (one, other) => one == other,
        };
        is_same_text && one.source == other.source && one.slots == other.slots
    }

    /// Whether everything that the topmost spell or ability of the stack can do would be in a journal: where nothing is, it does
    /// nothing.
    pub fn shows_what_resolves(&self) -> bool {
        let Some(item) = self.stack.last() else { return false };
        let text = stack_item::text(&self.cards, item, || self.face(item.object.id));
        let is_whole = |text: &SpellAbility| text.modal.is_none() && item.spliced.is_empty();
        text.is_some_and(|text| is_whole(text) && !text.program.is_empty() && is_noted(&text.program))
    }
}

/// Whether whatever a program does is noted. What only finds or counts something is not, nor would it be missed.
fn is_noted(program: &Program) -> bool {
    program.iter().all(|instruction| match &instruction.effect {
        Effect::If { then, otherwise, .. } => is_noted(then) && is_noted(otherwise),
        Effect::ForEach { body, .. } | Effect::Repeat(_, body) => is_noted(body),
        Effect::Let(_)
        | Effect::Find(_)
        | Effect::Join(..)
        | Effect::Last(_)
        | Effect::Damage { .. }
        | Effect::Fight(..)
        | Effect::Draw(..)
        | Effect::Discard(..)
        | Effect::DiscardThose(_)
        | Effect::Mill(..)
        | Effect::GainLife(..)
        | Effect::LoseLife(..)
        | Effect::Destroy { .. }
        | Effect::Move(..)
        | Effect::Counter(_)
        | Effect::Sacrifice(..)
        | Effect::SacrificeThose(_)
        | Effect::Tap(_)
        | Effect::Untap(_)
        | Effect::PutCounters(..)
        | Effect::RemoveCounters(..)
        | Effect::MoveCounters { .. }
        | Effect::Create { .. }
        | Effect::CreateCopies { .. }
        | Effect::CopyOnStack { .. }
        | Effect::Attach(..)
        | Effect::Unattach(_)
        | Effect::Transform(..)
        | Effect::Flip(_)
        | Effect::TurnFace(..)
        | Effect::PhaseOut(_)
        | Effect::Monstrosity(_)
        | Effect::Change { .. } => true,
        _ => false,
    })
}

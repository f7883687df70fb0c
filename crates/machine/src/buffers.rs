//! Buffers that are used again: what is copied in place allocates next to nothing.

use std::sync::Arc;

use crate::{
    object::Characteristics,
    state::{Gained, State},
};

/// Buffers that are used again, so that a game that is played in place allocates next to nothing. No part of the state:
/// all are equal, and a copy has none.
#[derive(Debug, Default)]
pub(crate) struct Spare {
    /// An old copy of the state, whose memory the next copy uses.
    pub(crate) copy: Option<Arc<State>>,
    pub(crate) permanents: Vec<Characteristics>,
    pub(crate) gained: Vec<Gained>,
}

impl Spare {
    /// Takes a copy that nobody else has.
    pub(crate) fn put(&mut self, copy: Option<Arc<State>>) {
        if copy.as_ref().is_some_and(|copy| Arc::strong_count(copy) == 1) {
            self.copy = copy;
        }
    }
}

impl Clone for Spare {
    fn clone(&self) -> Self {
        Spare::default()
    }

    fn clone_from(&mut self, _: &Self) {}
}

impl PartialEq for Spare {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Spare {}

/// Clones a structure field by field, and in place of another one with its buffers.
macro_rules! clone_in_place {
    ($of:ident { $($field:ident),* $(,)? }) => {
        impl Clone for $of {
            fn clone(&self) -> Self {
                $of { $($field: self.$field.clone()),* }
            }

            fn clone_from(&mut self, from: &Self) {
                $(self.$field.clone_from(&from.$field);)*
            }
        }
    };
}
pub(crate) use clone_in_place;

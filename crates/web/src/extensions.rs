//! Values that belong to one module and live as long as the shared state, one of each type.

use std::{
    any::{Any, TypeId},
    collections::HashMap,
    fmt,
    sync::{Arc, Mutex, PoisonError},
};

/// A map from types to values. The state holds one, so that a module can keep a cache in it without the state knowing
/// the cache's type.
#[derive(Default)]
pub(crate) struct Extensions(Mutex<HashMap<TypeId, Arc<dyn Any + Send + Sync>>>);

impl Extensions {
    /// The value of a type, created on first use.
    pub(crate) fn get<T: Any + Default + Send + Sync>(&self) -> Arc<T> {
        let mut values = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let value = values.entry(TypeId::of::<T>()).or_insert_with(|| Arc::new(T::default()));
        // A value is stored under its own type, so that the other arm is never taken.
        Arc::clone(value).downcast().unwrap_or_default()
    }
}

impl fmt::Debug for Extensions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Extensions").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[derive(Default)]
    struct Counter(AtomicU32);

    #[test]
    fn there_is_one_value_of_each_type() {
        let extensions = Extensions::default();
        extensions.get::<Counter>().0.fetch_add(1, Ordering::Relaxed);
        assert_eq!(extensions.get::<Counter>().0.load(Ordering::Relaxed), 1);
        assert_eq!(*extensions.get::<String>(), "");
    }
}

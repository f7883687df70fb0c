//! Counts the work of steps whose cost depends on more than the stretch they read, so that tests can assert that it
//! grows with a document's length and no faster. Outside of tests nothing is counted.

/// Counts some units of work: bytes or items that are looked at.
#[inline]
pub(crate) fn count(units: usize) {
    #[cfg(test)]
    COUNTED.with(|counted| counted.set(counted.get() + units));
    #[cfg(not(test))]
    let _ = units;
}

#[cfg(test)]
thread_local! {
    static COUNTED: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// Counts the units of work that a function takes.
#[cfg(test)]
pub(crate) fn of<T>(run: impl FnOnce() -> T) -> usize {
    let before = COUNTED.get();
    run();
    COUNTED.get() - before
}

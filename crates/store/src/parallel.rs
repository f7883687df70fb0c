//! The same thing done to many, with all processors.

use std::{
    num::NonZero,
    panic,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

/// What comes of each item, in their order.
pub(crate) fn map<T: Sync, R: Send>(items: &[T], each: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let take = || {
            let at = next.fetch_add(1, Ordering::Relaxed);
            items.get(at).map(|item| (at, each(item)))
        };
        std::iter::from_fn(take).collect::<Vec<_>>()
    };
    let workers = thread::available_parallelism().map_or(1, NonZero::get).min(items.len());
    let mut done: Vec<(usize, R)> = thread::scope(|scope| {
        let others: Vec<_> = (1..workers).map(|_| scope.spawn(worker)).collect();
        let mut done = worker();
        for other in others {
            // What panicked there panics here.
            done.extend(other.join().unwrap_or_else(|cause| panic::resume_unwind(cause)));
        }
        done
    });
    done.sort_by_key(|&(at, _)| at);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn results_come_in_order() {
        let items: Vec<usize> = (0..1000).collect();
        let doubled: Vec<usize> = (0..1000).map(|n| 2 * n).collect();
        assert_eq!(super::map(&items, |n| 2 * n), doubled);
        assert_eq!(super::map(&[], |n: &usize| 2 * n), [0; 0]);
    }
}

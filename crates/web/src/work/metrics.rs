//! Metrics of expensive work.

use prometheus_client::{
    encoding::{EncodeLabelSet, EncodeLabelValue},
    metrics::{counter::Counter, family::Family, gauge::Gauge},
    registry::Registry,
};

/// Gauges and counters of a pool; clones share them.
#[derive(Debug, Clone, Default)]
pub(crate) struct WorkMetrics {
    pub(super) running: Gauge,
    pub(super) queued: Gauge,
    pub(super) finished: Counter,
    pub(super) shared: Counter,
    pub(super) abandoned: Counter,
    pub(super) refused: Family<SnapshotError, Counter>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct SnapshotError {
    pub(super) reason: Reason,
}

/// The bound that was reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EncodeLabelValue)]
pub(crate) enum Reason {
    /// The client has as many jobs in the queue as one client may have.
    Client,
    /// The queue is full.
    Queue,
    /// The job would start later than anybody waits for it.
    Wait,
}

impl WorkMetrics {
    /// Registers them under the name of the pool, with a description of its jobs.
    pub(crate) fn register(&self, registry: &mut Registry, pool: &str, jobs: &str) {
        let name = |what: &str| format!("{pool}_{what}");
        registry.register(name("running"), format!("{jobs} that run"), self.running.clone());
        registry.register(name("queued"), format!("{jobs}: places in the queue taken"), self.queued.clone());
        registry.register(name("finished"), format!("{jobs} that ended"), self.finished.clone());
        registry.register(name("shared"), format!("{jobs}: requests that joined another one's"), self.shared.clone());
        registry.register(
            name("abandoned"),
            format!("{jobs} dropped before they started because nobody waited for them any more"),
            self.abandoned.clone(),
        );
        registry.register(name("refused"), format!("{jobs} that were refused"), self.refused.clone());
    }
}

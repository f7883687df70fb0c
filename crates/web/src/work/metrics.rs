//! What is measured of expensive work.

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
    pub(super) refused: Family<Refusal, Counter>,
}

/// Why a request for work was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct Refusal {
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
    /// Adds them to what a server tells.
    pub(crate) fn register(&self, registry: &mut Registry) {
        registry.register("work_running", "Expensive jobs that run", self.running.clone());
        registry.register("work_queued", "Places in the queue of expensive jobs that are taken", self.queued.clone());
        registry.register("work_finished", "Expensive jobs that ended", self.finished.clone());
        registry.register("work_shared", "Requests that joined a job of another request", self.shared.clone());
        registry.register(
            "work_abandoned",
            "Expensive jobs dropped before they started because nobody waited for them any more",
            self.abandoned.clone(),
        );
        registry.register("work_refused", "Requests for expensive work that were refused", self.refused.clone());
    }
}

//! Computing on a thread that serves connections.

use tokio::{
    runtime::{Handle, RuntimeFlavor},
    task::block_in_place,
};

/// Computes on this thread, while another thread takes over what else this one serves: that is one change of threads, where
/// a job on a blocking thread costs several.
pub(crate) fn compute_in_place<T>(job: impl FnOnce() -> T) -> T {
    match Handle::current().runtime_flavor() {
        // There is no other thread.
        RuntimeFlavor::CurrentThread => job(),
        _ => block_in_place(job),
    }
}

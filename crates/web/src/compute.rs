//! Computing on a thread that serves connections.

use tokio::{
    runtime::{Handle, RuntimeFlavor},
    task::block_in_place,
};

/// Runs a job that computes without waiting on this thread, while another thread takes over what else this one serves: that is
/// one change of threads, where a job on a blocking thread costs several.
pub(crate) async fn compute_in_place<T>(job: impl Future<Output = T>) -> T {
    let runtime = Handle::current();
    match runtime.runtime_flavor() {
        // A current-thread runtime has no other thread to take over.
        RuntimeFlavor::CurrentThread => job.await,
        _ => block_in_place(|| runtime.block_on(job)),
    }
}

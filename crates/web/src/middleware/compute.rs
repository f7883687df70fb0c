//! Runs handlers that compute for milliseconds off the threads that serve connections.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    middleware::Next,
    response::{IntoResponse, Response},
};
use tokio::runtime::Handle;

use crate::{app_state::AppState, work::Client};

/// Middleware for routes whose handlers compute without a pause: they run in the pool of short jobs. Handlers that wait
/// for anything must not use it: they would block a thread of the pool.
pub(crate) async fn compute_off_thread(
    State(state): State<Arc<AppState>>,
    client: Client,
    request: Request,
    next: Next,
) -> Response {
    let runtime = Handle::current();
    let compute = move || Ok(runtime.block_on(next.run(request)));
    state.work.short.run(client, compute).await.unwrap_or_else(IntoResponse::into_response)
}

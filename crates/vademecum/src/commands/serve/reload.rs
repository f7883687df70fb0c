//! The library that is served: opened, polled, and opened again when it has changed.

use std::time::Duration;

use vademecum_library::OpenLibrary;
use vademecum_store::{Library, ServedSnapshot, Watch};
use vademecum_web::{AppState, Server};

use super::{logging, options::Options};
use crate::failure::Failure;

/// The site of a library, with the operator's options.
pub(super) fn build_state(opened: OpenLibrary, options: &Options) -> Result<AppState, Failure> {
    let index = opened.index()?;
    if let Some(warning) = opened.index_warning(&index) {
        logging::warn([warning]);
    }
    let name = opened.fingerprint.to_string();
    // Enough to tell one from another, and short enough for every tag.
    let state = AppState::new(opened.graph, index).with_cache(options.cache_bytes(), &name[..8]);
    let mut state = state.with_ingestion_times(opened.ingested_at);
    if let Some(contact) = options.contact() {
        state = state.with_contact(contact);
    }
    if let Some(url) = options.base_url() {
        state = state.with_base_url(url);
    }
    if options.publishes_texts() {
        state = state.with_published_texts();
    }
    Ok(state.with_cors_origins(options.cors_origins()))
}

/// Polls whether the library has changed, and has the server serve it then. A broken library is logged once and not
/// served.
pub(super) async fn reload_on_change(
    server: Server,
    library: Library,
    options: Options,
    mut watch: Watch,
    every: Duration,
) {
    loop {
        tokio::time::sleep(every).await;
        if !watch.poll() {
            continue;
        }
        match open(&server, &library, &options, &watch).await {
            Ok(served) => {
                let snapshot = &served.snapshot_name;
                tracing::info!(snapshot, "the library has changed and is served as it is now");
                watch.set_served(served);
            }
            Err(reason) => {
                server.record_library_failure();
                if watch.record_rejection(&reason) {
                    tracing::error!(reason, "the library has changed and cannot be served: the one before still is");
                }
            }
        }
    }
}

/// Opens the library beside the one that is served, and has it served if its pages can be made.
async fn open(server: &Server, library: &Library, options: &Options, watch: &Watch) -> Result<ServedSnapshot, String> {
    let (library, options) = (library.clone(), options.clone());
    let snapshot = watch.open().map_err(|error| error.to_string())?;
    logging::warn(snapshot.warnings());
    let served = ServedSnapshot::from(&snapshot);
    // Whole libraries are read and joined: others are answered meanwhile, and nothing that is wrong with
    // this one ends the program.
    let work =
        tokio::task::spawn_blocking(move || build_state(OpenLibrary::from_snapshot(&library, snapshot), &options));
    let state = work.await.map_err(|_| "its documents cannot be joined".to_owned())?;
    let state = state.map_err(|failure| failure.to_string())?;
    server.swap(state).await.map_err(|unfit| unfit.to_string())?;
    Ok(served)
}

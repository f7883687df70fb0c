//! The log of the server, on the standard error.

use tracing::{Level, Metadata, level_filters::LevelFilter};
use tracing_subscriber::{Layer, Registry, filter::FilterFn, fmt, layer::SubscriberExt};
use vademecum_store::LibraryWarning;

use super::values::{LogFormat, LogLevel};
use crate::output;

/// Starts logging. Whether requests are logged is up to the server.
pub(super) fn start(log: LogLevel, format: LogFormat) {
    let level = match log {
        LogLevel::Off => LevelFilter::OFF,
        LogLevel::Errors => LevelFilter::WARN,
        LogLevel::Changes | LogLevel::Requests | LogLevel::Queries => LevelFilter::INFO,
    };
    // Of other crates only warnings and errors are of interest.
    let ours = FilterFn::new(move |metadata: &Metadata<'_>| {
        metadata.target().starts_with("vademecum") || *metadata.level() <= Level::WARN
    });
    let layer: Box<dyn Layer<Registry> + Send + Sync> = match format {
        LogFormat::Text => {
            let layer =
                fmt::layer().with_writer(|| output::StderrLogWriter::Text).with_ansi(output::is_stderr_colored());
            layer.with_target(false).log_internal_errors(false).boxed()
        }
        LogFormat::Json => fmt::layer()
            .with_writer(|| output::StderrLogWriter::Json)
            .json()
            .flatten_event(true)
            .log_internal_errors(false)
            .boxed(),
    };
    let subscriber = tracing_subscriber::registry().with(layer.with_filter(level).with_filter(ours));
    // It fails where there is one already, and the program has just started.
    let _ = tracing::subscriber::set_global_default(subscriber);
}

/// Logs warnings about a library that could be read only in part.
pub(super) fn warn(warnings: impl IntoIterator<Item = LibraryWarning>) {
    for LibraryWarning { message, help } in warnings {
        tracing::warn!(help, "{message}");
    }
}

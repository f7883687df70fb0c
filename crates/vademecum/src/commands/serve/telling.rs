//! What the server tells of itself, on the standard error.

use tracing::{Level, Metadata, Subscriber, level_filters::LevelFilter};
use tracing_subscriber::{Layer, Registry, filter::FilterFn, fmt, layer::SubscriberExt};
use vademecum_store::Warning;

use super::values::{Log, LogFormat};
use crate::output;

/// Has everything told from now on that is wanted; requests are told, or not, where they are answered.
pub(super) fn begin(log: Log, format: LogFormat) {
    let most = match log {
        Log::Off => LevelFilter::OFF,
        Log::Errors => LevelFilter::WARN,
        Log::Changes | Log::Requests | Log::Queries => LevelFilter::INFO,
    };
    // Where the standard error is closed there is nobody to tell. Other crates tell of their own insides.
    let ours = FilterFn::new(move |metadata: &Metadata<'_>| {
        metadata.target().starts_with("vademecum") || *metadata.level() <= Level::WARN
    });
    let layer: Box<dyn Layer<Registry> + Send + Sync> = match format {
        LogFormat::Text => {
            let layer = fmt::layer().with_writer(|| output::Log::Text).with_ansi(output::is_aside_colored());
            layer.with_target(false).log_internal_errors(false).boxed()
        }
        LogFormat::Json => {
            fmt::layer().with_writer(|| output::Log::Json).json().flatten_event(true).log_internal_errors(false).boxed()
        }
    };
    let subscriber = tracing_subscriber::registry().with(layer.with_filter(most).with_filter(ours));
    // There is none yet: the program begins here.
    let _ = set(subscriber);
}

/// Tells what a library was read in spite of.
pub(super) fn warn(warnings: impl IntoIterator<Item = Warning>) {
    for Warning { message, help } in warnings {
        tracing::warn!(help, "{message}");
    }
}

fn set(subscriber: impl Subscriber + Send + Sync) -> Result<(), impl std::error::Error> {
    tracing::subscriber::set_global_default(subscriber)
}

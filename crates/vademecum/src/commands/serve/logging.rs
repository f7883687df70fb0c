//! The log of the server, on the standard error. A thread of its own writes it: where nobody reads it, events are dropped
//! and counted, and no answer waits.

use std::{
    cell::RefCell,
    io::{self, Write},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
        mpsc::{self, Receiver, SyncSender, TrySendError},
    },
    thread,
    time::{Duration, Instant},
};

use tracing::{Level, Metadata, level_filters::LevelFilter};
use tracing_subscriber::{Layer, Registry, filter::FilterFn, fmt, layer::SubscriberExt};
use vademecum_store::LibraryWarning;

use super::values::{LogFormat, LogLevel};
use crate::output;

/// Maximum number of events that wait to be written.
const MAX_WAITING_EVENTS: usize = 1024;

/// Time that they have to be written when the program ends.
const FLUSH_TIMEOUT: Duration = Duration::from_secs(1);

/// The interval at which a full queue is tried again when the program ends.
const FLUSH_INTERVAL: Duration = Duration::from_millis(10);

/// Starts logging. Whether requests are logged is up to the server. What is returned writes the last events when it is
/// dropped.
///
/// # Errors
/// If the system starts no thread.
pub(super) fn start(log: LogLevel, format: LogFormat) -> io::Result<Flush> {
    let level = match log {
        LogLevel::Off => LevelFilter::OFF,
        LogLevel::Errors => LevelFilter::WARN,
        LogLevel::Changes | LogLevel::Requests | LogLevel::Queries => LevelFilter::INFO,
    };
    // Of other crates only warnings and errors are of interest.
    let ours = FilterFn::new(move |metadata: &Metadata<'_>| {
        metadata.target().starts_with("vademecum") || *metadata.level() <= Level::WARN
    });
    let writer = match format {
        LogFormat::Text => output::StderrLogWriter::Text,
        LogFormat::Json => output::StderrLogWriter::Json,
    };
    let queue = start_queue(writer, MAX_WAITING_EVENTS)?;
    let flush = Flush(queue.clone());
    let layer: Box<dyn Layer<Registry> + Send + Sync> = match format {
        LogFormat::Text => {
            let layer = fmt::layer().with_writer(move || queue.clone()).with_ansi(output::is_stderr_colored());
            layer.with_target(false).log_internal_errors(false).boxed()
        }
        LogFormat::Json => fmt::layer()
            .with_writer(move || queue.clone())
            .json()
            .flatten_event(true)
            .log_internal_errors(false)
            .boxed(),
    };
    let subscriber = tracing_subscriber::registry().with(layer.with_filter(level).with_filter(ours));
    // It fails where there is one already, and the program has just started.
    let _ = tracing::subscriber::set_global_default(subscriber);
    Ok(flush)
}

/// Starts the thread that writes events, and returns the queue before it.
fn start_queue(writer: impl Write + Send + 'static, capacity: usize) -> io::Result<Queue> {
    let (sender, items) = mpsc::sync_channel(capacity);
    let dropped = Arc::new(AtomicU64::new(0));
    let queue = Queue { sender, dropped: Arc::clone(&dropped) };
    thread::Builder::new().name("log".to_owned()).spawn(move || write_events(&items, &dropped, writer))?;
    Ok(queue)
}

fn write_events(items: &Receiver<Item>, dropped: &AtomicU64, mut writer: impl Write) {
    for item in items {
        match item {
            Item::Event(event) => {
                // There is nowhere to say that it cannot be written.
                let _ = writer.write_all(&event);
                let events = dropped.swap(0, Ordering::Relaxed);
                if events > 0 {
                    let _ = writer.write_all(&format_dropped(events));
                }
            }
            Item::Flush(written) => drop(written),
        }
    }
}

thread_local! {
    /// Where the events of this thread are written instead of the queue, which may be full.
    static UNQUEUED: RefCell<Option<Vec<u8>>> = const { RefCell::new(None) };
}

/// The event that says how many others were dropped, in the form of the log.
fn format_dropped(events: u64) -> Vec<u8> {
    UNQUEUED.set(Some(Vec::new()));
    tracing::warn!(events, "events were dropped from the log, because nobody read it");
    UNQUEUED.take().unwrap_or_default()
}

enum Item {
    /// An event, to be written as it is.
    Event(Vec<u8>),
    /// To be dropped when all that came before is written.
    Flush(mpsc::Sender<()>),
}

/// The queue of events to be written. Nobody waits for room in it.
#[derive(Clone)]
struct Queue {
    sender: SyncSender<Item>,
    /// Events for which there was no room, since this was last logged.
    dropped: Arc<AtomicU64>,
}

impl Write for Queue {
    /// Takes a whole event.
    fn write(&mut self, event: &[u8]) -> io::Result<usize> {
        let is_written = UNQUEUED.with_borrow_mut(|unqueued| unqueued.as_mut().map(|to| to.extend_from_slice(event)));
        if is_written.is_none() && self.sender.try_send(Item::Event(event.to_owned())).is_err() {
            self.dropped.fetch_add(1, Ordering::Relaxed);
        }
        Ok(event.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Waits for the last events to be written when it is dropped, but not for long.
#[must_use]
pub(super) struct Flush(Queue);

impl Drop for Flush {
    fn drop(&mut self) {
        let end = Instant::now() + FLUSH_TIMEOUT;
        let (sender, written) = mpsc::channel();
        let mut item = Item::Flush(sender);
        while let Err(TrySendError::Full(unsent)) = self.0.sender.try_send(item) {
            if Instant::now() >= end {
                return;
            }
            item = unsent;
            thread::sleep(FLUSH_INTERVAL);
        }
        // It ends when the other side is dropped: nothing is ever sent.
        let _ = written.recv_timeout(end.saturating_duration_since(Instant::now()));
    }
}

/// Logs warnings about a library that could be read only in part.
pub(super) fn warn(warnings: impl IntoIterator<Item = LibraryWarning>) {
    for LibraryWarning { message, help } in warnings {
        tracing::warn!(help, "{message}");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;

    /// A writer that waits until somebody reads.
    struct Blocked {
        reader: Arc<Mutex<()>>,
        written: mpsc::Sender<Vec<u8>>,
    }

    impl Write for Blocked {
        fn write(&mut self, event: &[u8]) -> io::Result<usize> {
            let _reading = self.reader.lock().unwrap();
            self.written.send(event.to_owned()).unwrap();
            Ok(event.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn events_that_nobody_reads_are_dropped_and_counted() {
        let reader = Arc::new(Mutex::new(()));
        let (written, events) = mpsc::channel();
        let mut queue = start_queue(Blocked { reader: Arc::clone(&reader), written }, 2).unwrap();
        let reading = reader.lock().unwrap();
        for n in 0..10_u8 {
            queue.write_all(&[n]).unwrap();
        }
        // One may be with the writer already.
        let dropped = queue.dropped.load(Ordering::Relaxed);
        assert!((7..=8).contains(&dropped), "{dropped}");
        // Nor does the end of the program wait for the reader.
        drop(Flush(queue.clone()));
        drop(reading);
        drop(Flush(queue.clone()));
        assert_eq!(events.try_iter().count() as u64, 10 - dropped);
        assert_eq!(queue.dropped.load(Ordering::Relaxed), 0, "it was logged");
    }

    #[test]
    fn how_many_events_were_dropped_is_said_where_the_queue_is_full() {
        let (sender, _items) = mpsc::sync_channel(1);
        let queue = Queue { sender, dropped: Arc::default() };
        let subscriber = Registry::default().with(fmt::layer().with_writer({
            let queue = queue.clone();
            move || queue.clone()
        }));
        tracing::subscriber::with_default(subscriber, || {
            tracing::warn!("fills the queue");
            tracing::warn!("is dropped");
            let event = String::from_utf8(format_dropped(4_850)).unwrap();
            assert!(event.contains("4850"), "{event}");
        });
        assert_eq!(queue.dropped.load(Ordering::Relaxed), 1);
    }
}

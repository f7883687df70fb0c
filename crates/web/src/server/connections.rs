//! Connections: their number is bounded, idle ones are closed, and on shutdown open ones are finished.

use std::{
    convert::Infallible,
    future::Future,
    io,
    net::{IpAddr, SocketAddr},
    pin::pin,
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};

use axum::body::Body;
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
};
use socket2::SockRef;
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore, watch},
};
use tokio_io_timeout::TimeoutStream;

use super::{
    Limits, Server,
    clients::{ConnectionCounts, CountedConnection},
};
use crate::coverage::rule_coverage;

const MAX_HEADER_BYTES: usize = 32 << 10;

/// Maximum number of headers of a request, more than any browser sends.
const MAX_HEADERS: usize = 64;

/// Bytes of an answer that the system may hold for a connection until the client takes them (`SO_SNDBUF`).
const SEND_BUFFER_BYTES: usize = 256 << 10;

/// The delay before accepting again when the system has run out of file descriptors.
const ACCEPT_RETRY_DELAY: Duration = Duration::from_millis(50);

/// The interval at which it is logged again that no connection can be taken.
const ACCEPT_WARNING_INTERVAL: Duration = Duration::from_secs(60);

/// The interval at which idle clients are forgotten.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(30);

/// A connection's share of both limits, until it ends.
struct ConnectionSlot {
    _room: OwnedSemaphorePermit,
    _counted: Option<CountedConnection>,
}

impl Server {
    /// Serves connections until `shutdown` completes; responses that have begun are finished then, within a time limit.
    ///
    /// # Errors
    /// When the listener can no longer accept connections.
    pub async fn serve(&self, listener: TcpListener, shutdown: impl Future<Output = ()>) -> io::Result<()> {
        self.0.is_preloading.store(true, Ordering::Relaxed);
        let preloading = Arc::clone(&self.0);
        drop(tokio::task::spawn_blocking(move || {
            rule_coverage::preload_content();
            preloading.is_preloading.store(false, Ordering::Relaxed);
        }));
        let limits = self.0.settings.limits;
        let room = Arc::new(Semaphore::new(limits.max_connections));
        let counts = Arc::new(ConnectionCounts::new(limits.max_connections_per_client));
        let ending = GracefulShutdown::new();
        let mut shutdown = pin!(shutdown);
        let mut last_warned = None;
        let mut cleanup = tokio::time::interval(CLEANUP_INTERVAL);
        loop {
            tokio::select! {
                () = &mut shutdown => break,
                _ = cleanup.tick() => {
                    self.0.forget_idle_clients();
                }
                accepted = accept(&listener, &room, &mut last_warned) => {
                    let (stream, peer, permit) = accepted?;
                    // A proxy of the operator connects for many clients, and bounds them itself.
                    let is_proxy = self.0.settings.clients.is_proxy(peer.ip());
                    let counted = if is_proxy { None } else { counts.admit(peer.ip()) };
                    if counted.is_some() || is_proxy {
                        self.serve_connection(stream, peer, ConnectionSlot { _room: permit, _counted: counted }, &limits, &ending);
                    } else {
                        self.0.metrics.connections_refused.inc();
                    }
                }
            }
        }
        self.0.is_ending.store(true, Ordering::Relaxed);
        drop(listener);
        if tokio::time::timeout(limits.ending_timeout, ending.shutdown()).await.is_err() {
            tracing::warn!("connections that did not end in time are cut");
        }
        Ok(())
    }

    /// Answers the requests of a connection in a task of its own.
    fn serve_connection(
        &self,
        stream: TcpStream,
        peer: SocketAddr,
        place: ConnectionSlot,
        limits: &Limits,
        ending: &GracefulShutdown,
    ) {
        // Pages are sent in one piece, and waiting would only delay their end.
        let _ = stream.set_nodelay(true);
        // The system would let buffers grow to megabytes for clients that read slowly.
        let _ = SockRef::from(&stream).set_send_buffer_size(SEND_BUFFER_BYTES);
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(limits.write_timeout));
        let server = self.clone();
        let (begun, last_begun) = watch::channel(Instant::now());
        let answer = service_fn(move |request: hyper::Request<Incoming>| {
            let server = server.clone();
            begun.send_replace(Instant::now());
            async move { Ok::<_, Infallible>(server.answer(request.map(Body::new), Some(peer.ip())).await) }
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.head_timeout)
            .max_buf_size(MAX_HEADER_BYTES)
            .max_headers(MAX_HEADERS)
            .serve_connection(TokioIo::new(Box::pin(stream)), answer);
        let connection = ending.watch(connection);
        let server = self.clone();
        let longest = limits.answer_timeout;
        tokio::spawn(async move {
            server.0.metrics.connections.inc();
            let peer: IpAddr = peer.ip();
            tokio::select! {
                ended = connection => if let Err(error) = ended {
                    tracing::debug!(%peer, %error, "a connection ended");
                },
                () = overdue(last_begun, longest) => tracing::debug!(%peer, "an answer took too long to send"),
            }
            server.0.metrics.connections.dec();
            drop(place);
        });
    }
}

/// Returns when the latest answer of a connection was begun longer ago than one may take to send. Idle connections are
/// closed long before.
async fn overdue(last_begun: watch::Receiver<Instant>, longest: Duration) {
    loop {
        let age = last_begun.borrow().elapsed();
        let Some(left) = longest.checked_sub(age).filter(|left| !left.is_zero()) else { return };
        tokio::time::sleep(left).await;
    }
}

/// The next connection, once there is room for it.
async fn accept(
    listener: &TcpListener,
    room: &Arc<Semaphore>,
    last_warned: &mut Option<Instant>,
) -> io::Result<(TcpStream, SocketAddr, OwnedSemaphorePermit)> {
    // The semaphore is never closed.
    let permit = Arc::clone(room).acquire_owned().await.map_err(io::Error::other)?;
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => return Ok((stream, peer, permit)),
            Err(error) if is_of_one(&error) => {}
            // Too many files are open, most likely: some will be closed.
            Err(error) => {
                if last_warned.is_none_or(|at| at.elapsed() >= ACCEPT_WARNING_INTERVAL) {
                    tracing::warn!(%error, "no connection can be taken for a moment");
                    *last_warned = Some(Instant::now());
                }
                tokio::time::sleep(ACCEPT_RETRY_DELAY).await;
            }
        }
    }
}

/// Whether an error concerns a single connection that was closed before it was accepted.
fn is_of_one(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

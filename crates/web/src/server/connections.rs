//! Connections: taken while there is room, given up when nothing comes or goes, finished before the end.

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

/// How much of the heads of requests is held for one connection.
const BUFFER: usize = 32 << 10;

/// More headers than any browser sends.
const HEADERS: usize = 64;

/// How long to wait when the system has no more connections to give.
const PAUSE: Duration = Duration::from_millis(50);

/// How often clients who have stopped asking are forgotten.
const TIDYING: Duration = Duration::from_secs(30);

/// What a connection takes up until it ends.
struct Place {
    _room: OwnedSemaphorePermit,
    _counted: Option<CountedConnection>,
}

impl Server {
    /// Answers whoever connects until told to stop; answers that have begun are finished then, for a while.
    ///
    /// # Errors
    /// When the listener can no longer accept connections.
    pub async fn serve(&self, listener: TcpListener, shutdown: impl Future<Output = ()>) -> io::Result<()> {
        drop(tokio::task::spawn_blocking(rule_coverage::prepare));
        let limits = self.0.settings.limits;
        let room = Arc::new(Semaphore::new(limits.connections));
        let counts = Arc::new(ConnectionCounts::new(limits.connections_per_client));
        let ending = GracefulShutdown::new();
        let mut shutdown = pin!(shutdown);
        let mut tidying = tokio::time::interval(TIDYING);
        loop {
            tokio::select! {
                () = &mut shutdown => break,
                _ = tidying.tick() => {
                    self.0.tidy();
                }
                taken = take(&listener, &room) => {
                    let (stream, peer, permit) = taken?;
                    // A proxy of the operator connects for many clients, and bounds them itself.
                    let is_proxy = self.0.settings.clients.is_proxy(peer.ip());
                    let counted = if is_proxy { None } else { counts.admit(peer.ip()) };
                    if counted.is_some() || is_proxy {
                        self.hold(stream, peer, Place { _room: permit, _counted: counted }, &limits, &ending);
                    } else {
                        self.0.metrics.connection_refused();
                    }
                }
            }
        }
        self.0.is_ending.store(true, Ordering::Relaxed);
        drop(listener);
        if tokio::time::timeout(limits.ending, ending.shutdown()).await.is_err() {
            tracing::warn!("connections that did not end in time are cut");
        }
        Ok(())
    }

    /// Answers the requests of a connection on the side.
    fn hold(&self, stream: TcpStream, peer: SocketAddr, place: Place, limits: &Limits, ending: &GracefulShutdown) {
        // Pages are sent in one piece, and waiting would only delay their end.
        let _ = stream.set_nodelay(true);
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(limits.write));
        let server = self.clone();
        let (begun, last_begun) = watch::channel(Instant::now());
        let answer = service_fn(move |request: hyper::Request<Incoming>| {
            let server = server.clone();
            begun.send_replace(Instant::now());
            async move { Ok::<_, Infallible>(server.answer(request.map(Body::new), Some(peer.ip())).await) }
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.head)
            .max_buf_size(BUFFER)
            .max_headers(HEADERS)
            .serve_connection(TokioIo::new(Box::pin(stream)), answer);
        let connection = ending.watch(connection);
        let server = self.clone();
        let longest = limits.answer;
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
async fn take(
    listener: &TcpListener,
    room: &Arc<Semaphore>,
) -> io::Result<(TcpStream, SocketAddr, OwnedSemaphorePermit)> {
    // The semaphore is never closed.
    let permit = Arc::clone(room).acquire_owned().await.map_err(io::Error::other)?;
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => return Ok((stream, peer, permit)),
            Err(error) if is_of_one(&error) => {}
            // Too many files are open, most likely: some will be closed.
            Err(error) => {
                tracing::warn!(%error, "no connection can be taken for a moment");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

/// Whether an error is of one connection that went away before it was taken.
fn is_of_one(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

//! `serve`: the web reference.

mod logging;
mod open_files;
mod options;
mod reload;
mod values;

use std::{io, net::SocketAddr, path::PathBuf, time::Duration};

use tokio::net::TcpListener;
use vademecum_library::OpenLibrary;
use vademecum_store::{Library, ServedSnapshot, Watch};
use vademecum_web::{Server, Settings, blocking_threads};

use self::{options::Options, values::LogFormat};
use super::play_cases;
use crate::{failure::Failure, output::print_status};

/// Stack of each thread, in bytes: what the main thread of a program has, and four times what the deepest text of a
/// reader's case takes. Only what is used of it takes memory.
pub(super) const THREAD_STACK_BYTES: usize = 8 << 20;

/// Serve the web reference
///
/// Pages in Spanish, Portuguese and English: search, contents, chapters, rules with what they cite and what cites
/// them, glossary, documents; feeds, and an API under /api/v1. Documents added to the library are picked up while
/// it runs; Ctrl-C stops it. /healthz, /readyz and /metrics are for monitoring.
///
/// The documents you ingested are for your own use: where others can reach the server, only the bundled
/// documents are served, unless you set --publish-texts; search engines are then kept out of yours. Others can reach
/// it at an address that is not this machine's alone, with a --base-url, or through a proxy; a proxy that is not named
/// with --trust-proxy is recognized by what it adds to requests, and from then on only bundled documents are served.
///
/// When it is for yourself and serves documents you ingested, pages of other sites can neither read it nor
/// impersonate it: see --cors-origin and --allow-host. /metrics is for this machine only: see --metrics-to.
///
/// Options given here override the environment, and the environment overrides the settings file (TOML), which names
/// options without their dashes: `rate-limit = 20`. A switch is turned off with `false`: --publish-texts=false.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  vademecum serve                            for yourself, at http://127.0.0.1:8080/
  vademecum serve --addr 127.0.0.1:9000      at another port
  vademecum serve --addr 0.0.0.0:80          for everybody: bundled documents
  vademecum serve --trust-proxy 127.0.0.1 --base-url https://rules.example
  vademecum serve --contact rules@example.org")]
pub(crate) struct Args {
    /// The settings file [default: serve.toml in the folder of the library, if there is one]
    #[arg(long, value_name = "FILE", env = "VADEMECUM_CONFIG")]
    config: Option<PathBuf>,

    #[command(flatten)]
    options: Options,
}

/// Time for which computations that nobody waits for any more may keep the program from ending.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(1);

pub(crate) fn run(args: &Args, library: &Library) -> Result<(), Failure> {
    let options = args.options.clone().with_file(args.config.as_deref(), library)?;
    let log = logging::start(options.log(), options.log_format());
    let _flush = log.map_err(|error| Failure::new(format!("cannot start the log: {error}")))?;
    let addr = options.addr();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .max_blocking_threads(blocking_threads())
        .thread_stack_size(THREAD_STACK_BYTES)
        .build()
        .map_err(|error| cannot_serve(addr, &error))?;
    let served = runtime.block_on(async {
        // Taken first: a port that is not to be had is known at once.
        let listener = TcpListener::bind(addr).await.map_err(|error| cannot_serve(addr, &error))?;
        let addr = listener.local_addr().map_err(|error| cannot_serve(addr, &error))?;
        let connections = open_files::connections_that_fit();
        let (server, watch) = open_server(library, &options, connections)?;
        let stop = stop_signal().map_err(|error| cannot_serve(addr, &error))?;
        if let Some(reason) = options.public_reason() {
            let shown = if options.serves_library() {
                "the documents you ingested are served to everybody"
            } else {
                "only bundled documents are served, not those you ingested"
            };
            announce(&options, &format!("others can reach this server, for {reason}: {shown}"));
        }
        if options.has_unnamed_proxy() {
            announce(
                &options,
                "name the proxy in front of it with --trust-proxy ADDRESS: until then all who come through it share \
                 the limits of one client, and only those of --metrics-to can read /metrics",
            );
        }
        if options.shows_metrics_to_all() {
            announce(
                &options,
                "everybody who can reach this server can read /metrics: --metrics-to names all addresses",
            );
        }
        if let Some(connections) = connections.filter(|&fit| fit < options.max_connections()) {
            announce(
                &options,
                &format!(
                    "only {connections} connections are taken at a time, because of the system's limit on open files \
                     (ulimit -n)"
                ),
            );
        }
        announce(&options, &format!("serving at http://{addr}/ (Ctrl-C ends it)"));
        if let (Some(watch), Some(every)) = (watch, options.reload_every()) {
            tokio::spawn(reload::reload_on_change(server.clone(), library.clone(), options.clone(), watch, every));
        }
        server.serve(listener, stop).await.map_err(|error| cannot_serve(addr, &error))
    });
    // What is still being computed for nobody does not keep the program from ending.
    runtime.shutdown_timeout(SHUTDOWN_TIMEOUT);
    served
}

/// Opens a server of the library, and the watch on it; or of the bundled documents alone. It takes at most as many connections
/// as given.
fn open_server(
    library: &Library,
    options: &Options,
    connections: Option<usize>,
) -> Result<(Server, Option<Watch>), Failure> {
    let (opened, watch) = if options.serves_library() {
        let snapshot = library.snapshot()?;
        logging::warn(snapshot.warnings());
        let watch = Watch::new(library.clone(), ServedSnapshot::from(&snapshot));
        (OpenLibrary::from_snapshot(library, snapshot), Some(watch))
    } else {
        (OpenLibrary::bundled(), None)
    };
    let state = reload::build_state(opened, options)?;
    let command = play_cases::command().map_err(|error| {
        Failure::new(format!("the cases of readers cannot be played: where this program is, is not known: {error}"))
    })?;
    let settings = Settings { game_command: Some(command), ..options.settings(connections.unwrap_or(usize::MAX)) };
    let public_options = options.clone();
    let make_public = move || {
        let state = reload::build_state(OpenLibrary::bundled(), &public_options);
        state.inspect_err(|error| tracing::error!(%error, "the bundled documents cannot be served")).ok()
    };
    Ok((Server::for_one_person(state, settings, make_public), watch))
}

/// Prints a message to whoever started the server, in the format of the log.
fn announce(options: &Options, message: &str) {
    match options.log_format() {
        LogFormat::Text => print_status(&message),
        LogFormat::Json => tracing::info!("{message}"),
    }
}

fn cannot_serve(addr: SocketAddr, error: &io::Error) -> Failure {
    let port = addr.port();
    match error.kind() {
        io::ErrorKind::AddrInUse => Failure::new(format!("port {port} is taken: another program listens at {addr}"))
            .help(format!("choose another port: `--addr {}`", SocketAddr::new(addr.ip(), next_port(port)))),
        io::ErrorKind::PermissionDenied => Failure::new(format!("port {port} may not be used by this account"))
            .help(format!("choose a port from 1024 on: `--addr {}`", SocketAddr::new(addr.ip(), 8080))),
        io::ErrorKind::AddrNotAvailable => {
            Failure::new(format!("this machine does not have the address {}", addr.ip()))
                .help(format!("listen at every address it has: `--addr 0.0.0.0:{port}`"))
        }
        _ => Failure::new(format!("cannot listen at {addr}: {error}")),
    }
}

fn next_port(port: u16) -> u16 {
    port.checked_add(1).unwrap_or(8080)
}

/// Waits for SIGINT (Ctrl-C) or SIGTERM. From the call on, not only once it is awaited, neither kills the program.
#[cfg(unix)]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

/// Waits for Ctrl-C.
#[cfg(not(unix))]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        // Where it cannot be waited for, the program is ended as any other.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}

//! `serve`: the web reference.

use std::{
    io,
    net::{IpAddr, SocketAddr},
    sync::Arc,
};

use tokio::net::TcpListener;
use vademecum_store::Library;
use vademecum_web::{Site, router};

use crate::{failure::Failure, output::status, shelf::Shelf};

/// Serve the web reference
///
/// Pages in Spanish, Portuguese and English: search, contents, chapters, rules with what they cite and what
/// cites them, glossary, documents. Shows the library as it is when it starts; Ctrl-C ends it.
///
/// The publishers' texts are for whoever brought them: on an address that others can reach, only what ships
/// is served, unless you say --publish-texts.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  vademecum serve                            for yourself, at http://127.0.0.1:8080/
  vademecum serve --addr 127.0.0.1:9000      at another port
  vademecum serve --addr 0.0.0.0:80          for everybody: only what ships
  vademecum serve --report-errors-at 'mailto:rules@example.org?subject={address}'")]
pub(crate) struct Args {
    /// The address to listen at
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:8080")]
    addr: SocketAddr,

    /// Serve the documents you ingested on an address that others can reach; you need the publishers' leave
    #[arg(long)]
    publish_texts: bool,

    /// Where errors in our entries are reported: `{address}` in it stands for the entry
    #[arg(long, value_name = "URL", env = "VADEMECUM_REPORT_ERRORS_AT", value_parser = report_url)]
    report_errors_at: Option<String>,
}

/// An address that a browser or a mail program can open.
fn report_url(text: &str) -> Result<String, String> {
    let opens = ["https://", "http://", "mailto:"].iter().any(|scheme| text.starts_with(scheme));
    opens
        .then(|| text.to_owned())
        .ok_or_else(|| "expected an address that begins with https:, http: or mailto:".to_owned())
}

pub(crate) fn run(args: &Args, library: &Library) -> Result<(), Failure> {
    let private = is_loopback(args.addr.ip());
    let shelf = if private || args.publish_texts { Shelf::open(library)? } else { Shelf::shipped() };
    let runtime = tokio::runtime::Runtime::new().map_err(|error| cannot_serve(args.addr, &error))?;
    runtime.block_on(async {
        // Taken first: a port that is not to be had is known at once.
        let listener = TcpListener::bind(args.addr).await.map_err(|error| cannot_serve(args.addr, &error))?;
        let addr = listener.local_addr().map_err(|error| cannot_serve(args.addr, &error))?;
        let index = shelf.index()?;
        let site = Site::new(shelf.graph, index);
        let site = match &args.report_errors_at {
            Some(url) => site.reporting_at(url),
            None => site,
        };
        let router = router(Arc::new(site));
        if !private && !args.publish_texts {
            status(&"others can reach this address: only what ships is served, not the documents you ingested");
        }
        let stop = told_to_stop().map_err(|error| cannot_serve(addr, &error))?;
        status(&format!("serving at http://{addr}/ (Ctrl-C ends it)"));
        vademecum_web::serve(listener, router, stop).await.map_err(|error| cannot_serve(addr, &error))
    })
}

/// Whether only this machine can reach an address, written as IPv4 or IPv6.
fn is_loopback(ip: IpAddr) -> bool {
    ip.to_canonical().is_loopback()
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

/// Waits for Ctrl-C, or for the system's wish that the program ends. From the call on, not only once it is
/// awaited, neither ends the program the hard way.
#[cfg(unix)]
fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
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
fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        // Where it cannot be waited for, the program is ended as any other.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}

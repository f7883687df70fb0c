//! `play-cases`: the process that plays the cases of readers for a server. Only servers start it.

use std::{io, path::PathBuf, thread};

use vademecum_web::{GameCommand, play_requests};

use super::serve::THREAD_STACK_BYTES;
use crate::{failure::Failure, output::print_json_lines};

/// Play cases for a server
///
/// Reads requests from the standard input and writes what becomes of them to the standard output, each as JSON on a line.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {}

/// Maximum memory of the process, in bytes: twice what any case takes that stays within the bounds of its game.
#[cfg(unix)]
const MAX_DATA_BYTES: u64 = 512 << 20;

/// Memory that the allocator reserves at a time, in KiB: its default is a gigabyte, which would count as used.
const RESERVED_KIB: &str = "65536";

/// The interval at which the process looks whether its server is still there, while it plays.
#[cfg(unix)]
const PARENT_CHECK_INTERVAL: std::time::Duration = std::time::Duration::from_millis(250);

/// The command by which a server starts this process.
pub(super) fn command() -> io::Result<GameCommand> {
    // What runs, even if another version has been installed in its place.
    let running = PathBuf::from("/proc/self/exe");
    let program = if running.exists() { running } else { std::env::current_exe()? };
    let envs = vec![("MIMALLOC_ARENA_RESERVE".into(), RESERVED_KIB.into())];
    Ok(GameCommand { program, args: vec!["play-cases".into()], envs })
}

pub(crate) fn run(_: &Args) -> Result<(), Failure> {
    let failed = |error: io::Error| Failure::new(format!("cannot play cases: {error}"));
    limit_resources().map_err(failed)?;
    let play = || play_requests(io::stdin().lock(), |answer| print_json_lines([answer]));
    let player = thread::Builder::new().stack_size(THREAD_STACK_BYTES).spawn(play).map_err(failed)?;
    player.join().map_err(|_| Failure::new("cannot play cases: the thread panicked"))?.map_err(failed)
}

/// Has the system end this process, and nothing else, if a case takes too much memory; ends it with its server.
#[cfg(unix)]
fn limit_resources() -> io::Result<()> {
    use rustix::process::{Resource, Rlimit, getppid, setrlimit};
    let at_most = |bytes: u64| Rlimit { current: Some(bytes), maximum: Some(bytes) };
    setrlimit(Resource::Data, at_most(MAX_DATA_BYTES))?;
    // What is left of a process that was ended is of no use to anybody.
    setrlimit(Resource::Core, at_most(0))?;
    let server = getppid();
    let watch = move || {
        while getppid() == server {
            thread::sleep(PARENT_CHECK_INTERVAL);
        }
        std::process::exit(1);
    };
    thread::Builder::new().spawn(watch).map(drop)
}

#[cfg(not(unix))]
fn limit_resources() -> io::Result<()> {
    Ok(())
}

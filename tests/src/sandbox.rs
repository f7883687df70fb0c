//! A sandbox that runs the program with a library of its own, deleted with it.

#![expect(clippy::disallowed_methods, reason = "tests start the program")]

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    path::{Path, PathBuf},
    process::{Child, ChildStderr, Command, Stdio},
};

use serde_json::Value;
use tempfile::TempDir;

/// Runs the program with a temporary home and library.
#[derive(Debug)]
pub struct Sandbox {
    program: PathBuf,
    home: TempDir,
}

/// What came of a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// The standard output.
    pub stdout: String,
    /// The standard error.
    pub stderr: String,
    /// The exit code; `None` if a signal ended the program.
    pub code: Option<i32>,
}

impl Sandbox {
    /// A sandbox with an empty library for a program, such as `env!("CARGO_BIN_EXE_vademecum")`.
    pub fn new(program: &str) -> Sandbox {
        Sandbox { program: program.into(), home: TempDir::new().unwrap() }
    }

    /// The folder of its library.
    pub fn library(&self) -> PathBuf {
        self.home.path().join("library")
    }

    /// A folder that is theirs.
    pub fn home(&self) -> &Path {
        self.home.path()
    }

    /// A command, not run yet; the language is English and there is no terminal.
    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(&self.program);
        command
            .args(args)
            .current_dir(crate::root())
            .env("VADEMECUM_LIBRARY", self.library())
            .env("LC_ALL", "C.UTF-8")
            .env("COLUMNS", "80")
            .env_remove("CLICOLOR_FORCE")
            .stdin(Stdio::null());
        command
    }

    /// Runs a command to its end.
    pub fn run(&self, args: &[&str]) -> Run {
        let output = self.command(args).output().unwrap();
        Run {
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
            code: output.status.code(),
        }
    }

    /// Runs a command that must do what was asked.
    pub fn run_ok(&self, args: &[&str]) -> Run {
        let run = self.run(args);
        assert_eq!(run.code, Some(0), "{args:?} failed:\n{}", run.stderr);
        run
    }

    /// Serves the web reference at a free port of this machine.
    pub fn serve(&self, args: &[&str]) -> Server {
        self.serve_at("127.0.0.1:0", args)
    }

    /// Serves the web reference at an address.
    pub fn serve_at(&self, addr: &str, args: &[&str]) -> Server {
        self.serve_command(self.command(&[&["serve", "--addr", addr], args].concat()))
    }

    /// Serves the web reference by a command.
    pub fn serve_command(&self, mut command: Command) -> Server {
        let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
        let mut stderr = BufReader::new(child.stderr.take().unwrap());
        let mut said = String::new();
        while !said.contains("http://") {
            assert!(stderr.read_line(&mut said).unwrap() > 0, "the server ended before it said its address");
        }
        let (_, rest) = said.split_once("http://").unwrap();
        let addr = rest.split('/').next().unwrap().parse().unwrap();
        Server { child, stderr, said, addr }
    }
}

impl Run {
    /// The standard output as one JSON value.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.stdout).unwrap_or_else(|error| panic!("{error} in {:?}", self.stdout))
    }

    /// The standard output as one JSON value a line.
    pub fn json_lines(&self) -> Vec<Value> {
        self.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

/// The web reference, served until this value goes away.
#[derive(Debug)]
pub struct Server {
    child: Child,
    stderr: BufReader<ChildStderr>,
    said: String,
    addr: SocketAddr,
}

impl Server {
    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// The address of a page.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.addr)
    }

    /// The whole answer to a request for a page, headers first.
    pub fn get(&self, path: &str) -> String {
        self.ask("GET", path, &self.addr.to_string(), "")
    }

    /// The whole answer to a request with some more headers, `Name: value` with `\r\n` between them.
    pub fn get_with(&self, path: &str, headers: &str) -> String {
        self.ask("GET", path, &self.addr.to_string(), &format!("{headers}\r\n"))
    }

    /// The whole answer to a request of somebody who knows the server by a name, with some more headers.
    pub fn get_from(&self, host: &str, path: &str, headers: &str) -> String {
        self.ask("GET", path, host, &format!("{headers}\r\n"))
    }

    /// The headers alone.
    pub fn head(&self, path: &str) -> String {
        self.ask("HEAD", path, &self.addr.to_string(), "")
    }

    fn ask(&self, method: &str, path: &str, host: &str, headers: &str) -> String {
        let mut stream = TcpStream::connect(self.addr).unwrap();
        write!(stream, "{method} {path} HTTP/1.1\r\nHost: {host}\r\n{headers}Connection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Ends it, and gives all that it said on the standard error.
    pub fn end(mut self) -> String {
        self.end_by("TERM");
        let mut said = std::mem::take(&mut self.said);
        self.stderr.read_to_string(&mut said).unwrap();
        said
    }

    /// Sends a signal, such as `TERM`, and waits for the exit code.
    pub fn stop(mut self, signal: &str) -> Option<i32> {
        self.end_by(signal)
    }

    fn end_by(&mut self, signal: &str) -> Option<i32> {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args([&format!("-{signal}"), &pid]).status().unwrap().success());
        self.child.wait().unwrap().code()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

//! PDF, read by poppler's `pdftotext`, which keeps lines, columns and spaces.
//!
//! The program runs within limits: a PDF of a megabyte can ask for gigabytes of memory, of text or of messages.

use std::{
    fs::File,
    io::{self, Read, Seek, Write},
    process::{Child, Command, ExitStatus, Stdio},
    sync::mpsc::{self, Receiver},
    thread,
    time::{Duration, Instant},
};

use wait_timeout::ChildExt;

use super::{
    Format, MAX_COMPRESSED_TEXT_BYTES, ProgramFailure, ReadError, ReadErrorKind, Reader, Source, max_expanded_bytes,
};

/// Reads a PDF with an external program.
#[derive(Debug, Clone)]
pub struct Pdf {
    program: String,
    limits: ResourceLimits,
}

/// The resource limits of the program that reads a PDF.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ResourceLimits {
    /// Maximum run time.
    pub max_run_time: Duration,
    /// Maximum address space, in bytes. Enforced where the shell's `ulimit -v` is, which it is on
    /// Linux and the BSDs.
    pub max_memory_bytes: u64,
    /// Maximum text that it may write, in bytes; for a small file less, in proportion to its size.
    pub max_output_bytes: usize,
}

impl Default for ResourceLimits {
    fn default() -> Self {
        ResourceLimits {
            max_run_time: Duration::from_secs(60),
            max_memory_bytes: 1 << 30,
            max_output_bytes: MAX_COMPRESSED_TEXT_BYTES,
        }
    }
}

impl Default for Pdf {
    fn default() -> Self {
        Pdf::with_program("pdftotext", ResourceLimits::default())
    }
}

/// Maximum length of the program's message about a failure, in bytes.
const MESSAGE_BYTES: usize = 4096;

impl Pdf {
    /// A reader that uses another program with the arguments of `pdftotext`, within some bounds.
    pub fn with_program(program: &str, limits: ResourceLimits) -> Self {
        Pdf { program: program.to_owned(), limits }
    }

    /// Runs the program on a PDF and returns the text it writes, with what it says is damaged.
    fn run(&self, name: &str, bytes: &[u8]) -> Result<(Vec<u8>, Option<String>), ReadError> {
        let failed = |error: io::Error| ReadErrorKind::from_io(&error).of(name);
        let program_failed = |failure| ReadErrorKind::ProgramFailed { program: self.program.clone(), failure }.of(name);
        let missing = || ReadErrorKind::MissingProgram(self.program.clone()).of(name);
        let input = nameless_file(bytes).map_err(failed)?;
        let deadline = Instant::now() + self.limits.max_run_time;
        let mut child = self.command(input).spawn().map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => missing(),
            _ => program_failed(ProgramFailure::NotStarted(error.to_string())),
        })?;
        let most_text = self.limits.max_output_bytes.min(max_expanded_bytes(bytes.len()));
        let text = read_aside(child.stdout.take(), most_text + 1);
        let messages = read_aside(child.stderr.take(), MESSAGE_BYTES);
        let finished = self.wait(&mut child, &text, most_text, deadline);
        if !matches!(finished, Ok(Ok(_))) {
            // It may have ended by itself by now.
            let _ = child.kill();
            let _ = child.wait();
        }
        let (text, status) = finished.map_err(failed)?.map_err(program_failed)?;
        if status.success() && text.is_empty() {
            return Err(program_failed(ProgramFailure::NoText));
        }
        let said = messages.recv_timeout(deadline.saturating_duration_since(Instant::now())).unwrap_or_default();
        let said = String::from_utf8_lossy(&said);
        if status.success() {
            // It leaves out what it cannot read, and succeeds.
            let damage = said.lines().map(str::trim).find(|line| line.contains("Error"));
            return Ok((text, damage.map(str::to_owned)));
        }
        let said = said.lines().map(str::trim).find(|line| !line.is_empty());
        let said = said.map_or_else(|| status.to_string(), str::to_owned);
        Err(match status.code() {
            Some(SHELL_FOUND_NONE) if cfg!(unix) => missing(),
            Some(SHELL_COULD_NOT_START) if cfg!(unix) => program_failed(ProgramFailure::NotStarted(said)),
            // A program that gets no more memory says so, or is ended by a signal.
            code if code.is_none()
                || ["memory", "bad_alloc", "Out of space"].iter().any(|word| said.contains(word)) =>
            {
                program_failed(ProgramFailure::OutOfMemory(self.limits.max_memory_bytes, said))
            }
            _ => program_failed(ProgramFailure::ExitStatus(said)),
        })
    }

    /// Waits until the program has written its text and ended, or is beyond one of its bounds.
    fn wait(
        &self,
        child: &mut Child,
        text: &Receiver<Vec<u8>>,
        most_text: usize,
        deadline: Instant,
    ) -> io::Result<Result<(Vec<u8>, ExitStatus), ProgramFailure>> {
        let left = || deadline.saturating_duration_since(Instant::now());
        let over_time = || ProgramFailure::TimedOut(self.limits.max_run_time);
        let Ok(text) = text.recv_timeout(left()) else { return Ok(Err(over_time())) };
        if text.len() > most_text {
            return Ok(Err(ProgramFailure::OutputTooLarge(most_text as u64)));
        }
        Ok(child.wait_timeout(left())?.map(|status| (text, status)).ok_or_else(over_time))
    }

    /// The program with its arguments. It reads its standard input; it writes to its standard output, so that nothing it
    /// writes fills a disk.
    #[expect(clippy::disallowed_methods, reason = "the one program that is started")]
    fn command(&self, input: File) -> Command {
        let mut command = if cfg!(unix) {
            // The shell sets the bounds and becomes the program. Names are arguments, so it never reads them as words
            // of its own.
            let kibibytes = (self.limits.max_memory_bytes / 1024).to_string();
            let mut shell = Command::new("/bin/sh");
            // The bound on its processor time holds even if this program is killed meanwhile.
            let seconds = self.limits.max_run_time.as_secs().max(1).to_string();
            let script = r#"ulimit -v "$1" 2>/dev/null; ulimit -t "$2" 2>/dev/null; shift 2; exec "$@""#;
            shell.args(["-c", script, "sh", &kibibytes, &seconds, &self.program]);
            shell
        } else {
            Command::new(&self.program)
        };
        command.args(["-layout", "-enc", "UTF-8", "-", "-"]);
        command.stdin(input).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }
}

/// The status with which a shell ends when there is no program of a name.
const SHELL_FOUND_NONE: i32 = 127;

/// The status with which a shell ends when it may not start a program.
const SHELL_COULD_NOT_START: i32 = 126;

/// A temporary file with these bytes, to be read from its beginning. It has no name (elsewhere than on Unix: it is
/// deleted with its last handle), so that nobody else can open it and nothing of it is left, however the program ends.
fn nameless_file(bytes: &[u8]) -> io::Result<File> {
    let mut file = tempfile::tempfile()?;
    file.write_all(bytes)?;
    file.rewind()?;
    Ok(file)
}

/// Reads a pipe on a thread of its own. At most `most` bytes are sent; what comes behind them is read and dropped, so
/// that a talkative program is not stopped.
fn read_aside(pipe: Option<impl Read + Send + 'static>, most: usize) -> Receiver<Vec<u8>> {
    let (sender, receiver) = mpsc::channel();
    if let Some(mut pipe) = pipe {
        thread::spawn(move || {
            let mut bytes = Vec::new();
            // What was read before an error is all there is, and nobody may be waiting any more.
            let _ = pipe.by_ref().take(most as u64).read_to_end(&mut bytes);
            let _ = sender.send(bytes);
            let _ = io::copy(&mut pipe, &mut io::sink());
        });
    }
    receiver
}

impl Reader for Pdf {
    fn recognises(&self, _name: &str, bytes: &[u8]) -> bool {
        bytes.starts_with(b"%PDF")
    }

    fn read(&self, name: &str, bytes: &[u8]) -> Result<Source, ReadError> {
        let (text, damage) = self.run(name, bytes)?;
        let text = String::from_utf8_lossy(&text).into_owned();
        let source = Source::decoded(name, Format::Pdf, "UTF-8", text).map_err(|error| match error.reason {
            ReadErrorKind::Empty => ReadErrorKind::Unsupported("scan").of(name),
            _ => error,
        })?;
        Ok(Source { damage, ..source })
    }
}

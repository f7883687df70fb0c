//! PDF, read by poppler's `pdftotext`, which keeps lines, columns and spaces.

use std::{
    io::{Read, Write},
    process::{Command, Stdio},
    sync::mpsc,
    time::Duration,
};

use super::{Format, MOST_BYTES, ReadError, Reader, Source};

/// How long the program may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// Reads a PDF with an external program.
#[derive(Debug, Clone)]
pub struct Pdf {
    program: String,
}

impl Default for Pdf {
    fn default() -> Self {
        Pdf { program: "pdftotext".to_owned() }
    }
}

impl Pdf {
    /// A reader that uses another program with the arguments of `pdftotext`.
    pub fn with_program(program: &str) -> Self {
        Pdf { program: program.to_owned() }
    }
}

impl Reader for Pdf {
    fn recognises(&self, _name: &str, bytes: &[u8]) -> bool {
        bytes.starts_with(b"%PDF")
    }

    fn read(&self, name: &str, bytes: &[u8]) -> Result<Source, ReadError> {
        let text = self.run(name, bytes)?;
        Source::decoded(name, Format::Pdf, "UTF-8", text)
    }
}

impl Pdf {
    #[expect(clippy::disallowed_methods, reason = "the one program that is started")]
    fn run(&self, name: &str, bytes: &[u8]) -> Result<String, ReadError> {
        let damaged = |reason: String| ReadError::Damaged { name: name.to_owned(), what: "a PDF", reason };
        let spawned = Command::new(&self.program)
            .args(["-layout", "-enc", "UTF-8", "-", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        let mut child = match spawned {
            Ok(child) => child,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                return Err(ReadError::MissingProgram { name: name.to_owned(), program: self.program.clone() });
            }
            Err(error) => return Err(ReadError::from_io(name, &error)),
        };
        let (Some(mut input), Some(output), Some(errors)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(damaged(format!("`{}` has no input or output", self.program)));
        };
        let (sender, receiver) = mpsc::channel();
        let text = std::thread::scope(|scope| {
            // The program may stop reading whenever it likes; that is its own business.
            scope.spawn(move || {
                let _ = input.write_all(bytes);
            });
            let said = scope.spawn(move || {
                let mut said = String::new();
                let _ = errors.take(4096).read_to_string(&mut said);
                said
            });
            scope.spawn(move || {
                let mut text = Vec::new();
                let read = output.take(MOST_BYTES as u64).read_to_end(&mut text);
                let _ = sender.send(read.map(|_| text));
            });
            let text = receiver.recv_timeout(PATIENCE);
            if text.is_err() {
                let _ = child.kill();
            }
            let status = child.wait();
            let said = said.join().unwrap_or_default();
            match (text, status) {
                (Ok(Ok(text)), Ok(status)) if status.success() => Ok(text),
                (Err(_), _) => Err(format!("`{}` took more than a minute", self.program)),
                _ => Err(said.lines().next().unwrap_or("the program failed").to_owned()),
            }
        });
        let text = text.map_err(damaged)?;
        Ok(String::from_utf8_lossy(&text).into_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_program_is_named() {
        let error = Pdf::with_program("no-such-program").read("a.pdf", b"%PDF-1.4").unwrap_err();
        assert_eq!(error.to_string(), "a.pdf: reading a PDF needs the program `no-such-program`, which was not found");
        assert!(error.help().contains("poppler"));
    }

    #[test]
    fn a_program_that_fails_is_no_panic() {
        let error = Pdf::with_program("false").read("a.pdf", b"%PDF-1.4").unwrap_err();
        assert!(matches!(error, ReadError::Damaged { .. }));
    }
}

//! PDF, read by poppler's `pdftotext`, which keeps lines, columns and spaces.

use std::{
    io::{self, Read, Seek},
    process::{Command, Stdio},
    time::Duration,
};

use wait_timeout::ChildExt;

use super::{Format, MOST_BYTES, ReadError, Reader, Source};

/// Reads a PDF with an external program.
#[derive(Debug, Clone)]
pub struct Pdf {
    program: String,
    patience: Duration,
}

impl Default for Pdf {
    fn default() -> Self {
        Pdf::with_program("pdftotext", Duration::from_secs(60))
    }
}

impl Pdf {
    /// A reader that uses another program with the arguments of `pdftotext`, and waits so long for it.
    pub fn with_program(program: &str, patience: Duration) -> Self {
        Pdf { program: program.to_owned(), patience }
    }

    /// What the program makes of a PDF. The bytes go by way of files: a pipe that nobody empties would
    /// stop the program.
    #[expect(clippy::disallowed_methods, reason = "the one program that is started, and its files")]
    fn run(&self, name: &str, bytes: &[u8]) -> Result<Vec<u8>, ReadError> {
        let failed = |error: io::Error| ReadError::from_io(name, &error);
        let damaged = |reason: String| ReadError::Damaged { name: name.to_owned(), what: "a PDF", reason };
        let folder = tempfile::tempdir().map_err(failed)?;
        let (input, output) = (folder.path().join("document.pdf"), folder.path().join("document.txt"));
        std::fs::write(&input, bytes).map_err(failed)?;
        let mut errors = tempfile::tempfile().map_err(failed)?;
        let spawned = Command::new(&self.program)
            .args(["-layout", "-enc", "UTF-8"])
            .args([&input, &output])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(errors.try_clone().map_err(failed)?)
            .spawn();
        let mut child = spawned.map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => {
                ReadError::MissingProgram { name: name.to_owned(), program: self.program.clone() }
            }
            _ => damaged(format!("`{}` cannot be started: {error}", self.program)),
        })?;
        let Some(status) = child.wait_timeout(self.patience).map_err(failed)? else {
            child.kill().and_then(|()| child.wait()).map_err(failed)?;
            return Err(damaged(format!("`{}` took more than {:?}", self.program, self.patience)));
        };
        if !status.success() {
            let mut said = Vec::new();
            errors.rewind().and_then(|()| errors.take(4096).read_to_end(&mut said)).map_err(failed)?;
            let said = String::from_utf8_lossy(&said);
            let reason = said.lines().next().unwrap_or("no reason given");
            return Err(damaged(format!("`{}` failed: {reason}", self.program)));
        }
        let mut text = Vec::new();
        std::fs::File::open(&output)
            .and_then(|file| file.take(MOST_BYTES as u64 + 1).read_to_end(&mut text))
            .map_err(|error| damaged(format!("`{}` wrote no text: {error}", self.program)))?;
        Ok(text)
    }
}

impl Reader for Pdf {
    fn recognises(&self, _name: &str, bytes: &[u8]) -> bool {
        bytes.starts_with(b"%PDF")
    }

    fn read(&self, name: &str, bytes: &[u8]) -> Result<Source, ReadError> {
        let text = self.run(name, bytes)?;
        if text.len() > MOST_BYTES {
            return Err(ReadError::TooLarge { name: name.to_owned(), most_bytes: MOST_BYTES as u64 });
        }
        let text = String::from_utf8_lossy(&text).into_owned();
        Source::decoded(name, Format::Pdf, "UTF-8", text).map_err(|error| match error {
            ReadError::Empty { name } => ReadError::Unsupported {
                name,
                what: "a PDF without text, probably scanned pages",
                advice: "have the text recognised (OCR), and give what comes out",
            },
            error => error,
        })
    }
}

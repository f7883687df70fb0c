//! `scenario`: writes scenario files in their canonical form, and says what is wrong with them.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use clap::Subcommand;
use vademecum_vocab::Lang;
use vademecum_worked_cases::{format, read, run as play, uncanonical};

use crate::{
    failure::Failure,
    output::{self, BOLD, format_count_regular, print_status},
    scenario_files::{ScenarioFiles, Unread, is_piped, name_of},
    show::system_lang,
    text::TerminalText,
};

/// Write scenario files in their canonical form, or say what is wrong with them
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  vademecum scenario lint caso.md
  vademecum scenario lint rules/magic/scenarios --lang pt
  vademecum scenario fmt caso.md
  vademecum scenario fmt --check rules/magic/scenarios
  vademecum scenario fmt - < caso.md

Exit codes: 0 nothing is wrong, 1 something is.")]
pub(crate) struct Args {
    #[command(subcommand)]
    action: ScenarioAction,
}

#[derive(Debug, Subcommand)]
enum ScenarioAction {
    /// Write files in their canonical form: headings, lists, numbers and blank lines; words stay as they are
    Fmt {
        /// Scenario files, or folders of them, whose symbolic links are skipped; `-` for one that is piped in, whose form is printed
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,

        /// Write nothing, and name the files that are not in that form
        #[arg(long)]
        check: bool,
    },
    /// Say what is wrong with files, where, and what to write: what cannot be read, does not hold or is not in canonical form
    Lint {
        /// Scenario files, or folders of them, whose symbolic links are skipped; `-` for one that is piped in
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,

        /// The language of the messages: es, pt or en [default: that of your system, else en]
        #[arg(long)]
        lang: Option<Lang>,
    },
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match &args.action {
        ScenarioAction::Fmt { files, check } => format_files(files, *check),
        ScenarioAction::Lint { files, lang } => lint_files(files, lang.unwrap_or_else(system_lang)),
    }
}

fn format_files(named: &[PathBuf], is_check: bool) -> Result<(), Failure> {
    let mut different = 0;
    let files = ScenarioFiles::find(named, |name, text| format(name, text).map(drop))?;
    for path in files.paths() {
        let (name, text) = (name_of(path), files.text(path)?);
        let formatted = format(&name, &text).map_err(Unread::Text)?;
        let is_canonical = formatted == text;
        different += usize::from(!is_canonical);
        if is_check {
            if !is_canonical {
                output::ignore_broken_pipe(output::print_text(TerminalText::new().line(&name)))?;
            }
        } else if is_piped(path) {
            output::print_file(&formatted)?;
        } else if !is_canonical {
            let is_named = named.contains(path);
            replace(path, is_named, &formatted, || files.text(path).is_ok_and(|now| now == text))?;
        }
    }
    match (is_check, different) {
        (true, 1..) => Err(Failure::new(format!(
            "{} not in canonical form: `vademecum scenario fmt` writes it",
            format_count_regular(different, "file")
        ))),
        _ => Ok(()),
    }
}

/// Replaces a file atomically, with the same permissions: the text is written to a temporary file in the same folder, which is
/// renamed. A symbolic link is followed if it is named.
///
/// # Errors
/// If the file is read-only or changed since it was read, is a link now, or cannot be written. It is unchanged then.
fn replace(path: &Path, is_named: bool, text: &str, is_unchanged: impl Fn() -> bool) -> Result<(), Failure> {
    let written = || -> io::Result<()> {
        let path = if is_named { fs::canonicalize(path)? } else { path.to_owned() };
        let metadata = fs::symlink_metadata(&path)?;
        if !metadata.is_file() {
            return Err(io::Error::other("it is no file any more"));
        }
        if metadata.permissions().readonly() {
            return Err(io::Error::new(io::ErrorKind::PermissionDenied, "the file is read-only"));
        }
        let mut aside = tempfile::NamedTempFile::new_in(path.parent().unwrap_or(Path::new(".")))?;
        aside.write_all(text.as_bytes())?;
        #[cfg(unix)]
        keep_owner(&metadata, aside.path())?;
        aside.as_file().set_permissions(metadata.permissions())?;
        aside.as_file().sync_all()?;
        if !is_unchanged() {
            return Err(io::Error::other("the file changed meanwhile"));
        }
        aside.persist(&path)?;
        Ok(())
    };
    written().map_err(|error| Failure::new(format!("{}: {error}", path.display())).help("the file is as it was"))
}

/// Gives a file the owner and the group of the one that it is to replace.
///
/// # Errors
/// If that is not possible, or if the other file has another name as well, which would keep the old text.
#[cfg(unix)]
fn keep_owner(replaced: &fs::Metadata, path: &Path) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, chown};
    if replaced.nlink() > 1 {
        return Err(io::Error::other("the file has another name (a hard link), which would keep the old text"));
    }
    let own = fs::metadata(path)?;
    if (own.uid(), own.gid()) == (replaced.uid(), replaced.gid()) {
        return Ok(());
    }
    chown(path, Some(replaced.uid()), Some(replaced.gid()))
        .map_err(|_| io::Error::new(io::ErrorKind::PermissionDenied, "the file belongs to another account"))
}

fn lint_files(files: &[PathBuf], lang: Lang) -> Result<(), Failure> {
    let mut found = 0;
    let files = ScenarioFiles::find(files, |_, _| Ok(()))?;
    for path in files.paths() {
        let (name, text) = (name_of(path), files.text(path)?);
        let mut tell = |line: usize, column: usize, message: &str, help: Option<&str>| {
            found += 1;
            let mut told = TerminalText::new();
            told.styled(BOLD, format!("{name}:{line}:{column}:")).push(" ").push(message).end_line();
            if let Some(help) = help {
                told.push("  ").line(help);
            }
            output::ignore_broken_pipe(output::print_text(&told))
        };
        let scenario = match read(&name, &text) {
            Ok(scenario) => scenario,
            Err(problem) => {
                let (message, help) = (problem.wrong.message(lang), problem.wrong.help(lang));
                tell(problem.line, problem.column, &message, help.as_deref())?;
                continue;
            }
        };
        for failure in play(&scenario).failures() {
            let column = text.lines().nth(failure.line().saturating_sub(1)).map_or(1, first_column);
            tell(failure.line(), column, &failure.message(lang), Some(failure.text()))?;
        }
        if let Some(line) = format(&name, &text).ok().and_then(|formatted| first_difference(&text, &formatted)) {
            let wrong = uncanonical();
            tell(line, 1, &wrong.message(lang), wrong.help(lang).as_deref())?;
        }
    }
    print_status(&format!(
        "{} in {}",
        format_count_regular(found, "problem"),
        format_count_regular(files.paths().len(), "file")
    ));
    if found > 0 { Err(Failure::Reported) } else { Ok(()) }
}

/// The column of the first letter of a line, its mark of a list left out, from 1.
fn first_column(line: &str) -> usize {
    let is_mark = |c: char| c.is_ascii_digit() || c.is_whitespace() || matches!(c, '-' | '*' | '+' | '.' | ')' | '#');
    line.chars().take_while(|&c| is_mark(c)).count() + 1
}

/// The first line, from 1, in which two texts differ.
fn first_difference(one: &str, other: &str) -> Option<usize> {
    let same = one.split('\n').zip(other.split('\n')).take_while(|(one, other)| one == other).count();
    (one != other).then_some(same + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_found_in_lines() {
        assert_eq!((first_column("1. Ana pasa."), first_column("- Oso"), first_column("Oso")), (4, 3, 1));
        assert_eq!(first_difference("a\nb\n", "a\nc\n"), Some(2));
        assert_eq!(first_difference("a\n", "a\n\n"), Some(3));
        assert_eq!(first_difference("a\n", "a\n"), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_is_followed_if_it_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let mut file = tempfile::NamedTempFile::new_in(folder.path()).unwrap();
        file.write_all(b"# Old").unwrap();
        let text = || vademecum_ingest::reader::read_utf8(file.path(), 100).unwrap();
        let link = folder.path().join("link.md");
        std::os::unix::fs::symlink(file.path(), &link).unwrap();
        assert!(replace(&link, false, "# New", || true).is_err());
        assert_eq!(text(), "# Old");
        replace(&link, true, "# New", || true).unwrap();
        assert_eq!(text(), "# New");
        assert!(link.is_symlink());
    }

    #[cfg(unix)]
    #[test]
    fn a_file_with_another_name_is_not_torn_from_it() {
        let folder = tempfile::tempdir().unwrap();
        let mut file = tempfile::NamedTempFile::new_in(folder.path()).unwrap();
        file.write_all(b"# Old").unwrap();
        let other = folder.path().join("other.md");
        fs::hard_link(file.path(), &other).unwrap();
        assert!(replace(file.path(), true, "# New", || true).is_err());
        fs::remove_file(other).unwrap();
        assert!(replace(file.path(), true, "# New", || true).is_ok());
    }
}

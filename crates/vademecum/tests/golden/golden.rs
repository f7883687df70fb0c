//! A folder of golden files, compared with what was made now.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
    path::{Path, PathBuf},
    sync::LazyLock,
};

use regex::Regex;
use sha2::{Digest, Sha256};
use similar::{ChangeTag, TextDiff};

/// The variable that has golden files rewritten.
const UPDATE: &str = "VADEMECUM_UPDATE_GOLDEN";

/// Characters of a line that are stored; a hash stands for the rest.
const MAX_LINE_CHARS: usize = 200;

/// Bytes of an output that are stored with long lines; of larger ones each line is stored as its start and a hash.
const MAX_OUTPUT_BYTES: usize = 20_000;

/// Characters of each line that are stored of a large output.
const MAX_LINE_CHARS_OF_LARGE: usize = 64;

/// Lines of an output that are stored; one hash stands for the rest.
const MAX_LINES: usize = 1000;

const MAX_LINES_SHOWN: usize = 12;

const MAX_FILES_SHOWN: usize = 10;

/// The contents that the golden files of one folder should have, by file name.
#[derive(Debug)]
pub(crate) struct Golden {
    folder: &'static str,
    /// What is stored of each output.
    files: BTreeMap<String, String>,
    /// The outputs themselves.
    whole: BTreeMap<String, String>,
}

impl Golden {
    pub(crate) fn new(folder: &'static str) -> Golden {
        Golden { folder, files: BTreeMap::new(), whole: BTreeMap::new() }
    }

    /// Adds an output under a name that is new in this folder.
    pub(crate) fn add(&mut self, name: &str, output: &str) {
        let name: String =
            name.chars().map(|c| if c.is_alphanumeric() || "-.@".contains(c) { c } else { '_' }).collect();
        let name = format!("{name}.txt");
        let output = normalized(output);
        let previous = self.files.insert(name.clone(), abbreviated(&output));
        assert!(previous.is_none(), "two outputs are named {name}");
        self.whole.insert(name, output);
    }

    /// Compares the outputs with the golden files, or rewrites those where the variable asks for it.
    /// Every file that differs, with the first lines that do.
    pub(crate) fn check(&self) -> Result<(), String> {
        let folder = vademecum_tests::root().join("tests/data/golden").join(self.folder);
        if std::env::var_os(UPDATE).is_some_and(|value| value == "1") {
            write(&folder, &self.files);
            return Ok(());
        }
        let stored = read(&folder);
        let names: BTreeSet<&String> = stored.keys().chain(self.files.keys()).collect();
        let differing: Vec<String> =
            names.into_iter().filter_map(|name| difference(name, stored.get(name), self.files.get(name))).collect();
        if differing.is_empty() {
            return Ok(());
        }
        let actual = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("golden").join(self.folder);
        write(&actual, &self.whole);
        let shown = differing.iter().take(MAX_FILES_SHOWN).fold(String::new(), |text, file| text + file);
        Err(format!(
            "{count} of the outputs in {folder} differ:\n\n{shown}\nThe whole outputs as they are now: {actual}\n\
             If the change is meant: {UPDATE}=1 cargo test --test golden",
            count = differing.len(),
            folder = folder.display(),
            actual = actual.display(),
        ))
    }
}

fn write(folder: &Path, files: &BTreeMap<String, String>) {
    fs::create_dir_all(folder).unwrap();
    for name in read(folder).keys().filter(|name| !files.contains_key(*name)) {
        fs::remove_file(folder.join(name)).unwrap();
    }
    for (name, text) in files {
        fs::write(folder.join(name), text).unwrap();
    }
}

/// The files of a folder; none if there is no folder.
fn read(folder: &Path) -> BTreeMap<String, String> {
    let Ok(entries) = fs::read_dir(folder) else { return BTreeMap::new() };
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(path).unwrap()))
        .collect()
}

/// How a file differs from what it should be, as its first differing lines; `None` if it does not.
fn difference(name: &str, stored: Option<&String>, made: Option<&String>) -> Option<String> {
    let (stored, made) = match (stored, made) {
        (Some(stored), Some(made)) if stored == made => return None,
        (Some(stored), Some(made)) => (stored, made),
        (None, _) => return Some(format!("{name}: there is no golden file of this output\n")),
        (_, None) => return Some(format!("{name}: there is no longer any such output\n")),
    };
    let diff = TextDiff::from_lines(stored.as_str(), made.as_str());
    let changes = diff.iter_all_changes().filter(|change| change.tag() != ChangeTag::Equal);
    let mut text = format!("{name}:\n");
    for change in changes.take(MAX_LINES_SHOWN) {
        let line = change.old_index().or(change.new_index()).unwrap_or_default() + 1;
        let _ = writeln!(text, "  {line:>5} {} {}", change.tag(), change.value().trim_end());
    }
    Some(text)
}

/// An output without what differs from run to run: ports, folders, versions, times of day, ages, lines of source.
fn normalized(output: &str) -> String {
    static PATTERNS: LazyLock<Vec<(Regex, &str)>> = LazyLock::new(|| {
        let pattern = |(pattern, replacement)| (Regex::new(pattern).unwrap(), replacement);
        [
            (r"127\.0\.0\.1(:|%3A)\d+", "HOST"),
            (r#"("version":")\d+\.\d+\.\d+"#, "${1}VERSION"),
            (r"(Vademécum|vademecum) \d+\.\d+\.\d+", "$1 VERSION"),
            (r"\d{4}-\d\d-\d\dT(\d\d:\d\d:[0-5][1-9]|\d\d:\d\d:[1-5]0|\d\d:[0-5][1-9]:00|\d\d:[1-5]0:00|12:00:00|\d[1-9]:00:00)Z", "TIME"),
            (r"\b(hace|há) (menos de un mes|menos de um mês|\d+ (mes(es)?|años?|mês|anos?))", "AGE"),
            (r"\b(less than a month|\d+ (months?|years?)) ago", "AGE"),
            (r#"("file":"[^"]+","line":)\d+"#, "${1}LINE"),
            (r"(\.rs(?::|%3A))\d+(>\d+)?", "${1}LINE"),
            (r"(/assets/[a-z0-9-]+\.)[0-9a-f]{12}", "${1}HASH"),
            (r#"("version":")[0-9a-f]{16}""#, "${1}HASH\""),
        ]
        .map(pattern)
        .into()
    });
    let mut text = output.to_owned();
    // By default the publishers' documents lie beside the repository: their folder's name begins with its own.
    if let Some(corpus) = vademecum_tests::corpus() {
        for path in [corpus.canonicalize().unwrap_or_default(), corpus] {
            if !path.as_os_str().is_empty() {
                text = text.replace(&*path.to_string_lossy(), "CORPUS");
            }
        }
    }
    text = text.replace(&*vademecum_tests::root().to_string_lossy(), "ROOT");
    for (pattern, replacement) in PATTERNS.iter() {
        text = pattern.replace_all(&text, *replacement).into_owned();
    }
    text
}

/// An output as it is stored: a JSON value broken into lines, long lines and long outputs as their start and a hash.
fn abbreviated(output: &str) -> String {
    let is_large = output.len() > MAX_OUTPUT_BYTES;
    let limit = if is_large { MAX_LINE_CHARS_OF_LARGE } else { MAX_LINE_CHARS };
    let values = output.lines().filter(|line| line.starts_with('{')).count();
    let lines = output
        .lines()
        .flat_map(|line| if values == 1 && line.starts_with('{') { broken(line) } else { vec![line.to_owned()] });
    let mut lines: Vec<String> = lines.collect();
    if lines.len() > MAX_LINES {
        let rest = lines.split_off(MAX_LINES);
        lines.push(format!("… {} more lines: {}", rest.len(), hash(&rest.join("\n"))));
    }
    let shortened = lines.iter().map(|line| match line.char_indices().nth(limit) {
        Some((end, _)) => format!("{} … {}\n", &line[..end], &hash(line)[..12]),
        None => format!("{line}\n"),
    });
    shortened.collect()
}

/// A JSON value in several lines: one for each element of its outer three levels.
fn broken(json: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    let (mut depth, mut is_string, mut is_escaped) = (0_usize, false, false);
    for c in json.chars() {
        lines.last_mut().unwrap().push(c);
        match c {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '"' => is_string = !is_string,
            _ if is_string => {}
            '{' | '[' => depth += 1,
            '}' | ']' => depth = depth.saturating_sub(1),
            ',' if depth <= 3 => lines.push(" ".repeat(depth)),
            _ => {}
        }
    }
    lines
}

pub(crate) fn hash_of_output(output: &str) -> String {
    hash(&normalized(output))
}

fn hash(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

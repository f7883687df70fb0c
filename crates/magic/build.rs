//! Writes `citing_lines.rs`: the lines of the engine's source that cite rules, with their numbers as of this build.

#![expect(clippy::disallowed_methods, reason = "a build script reads the source and writes what is built from it")]

use std::{
    collections::BTreeMap,
    env,
    error::Error,
    fmt::Write,
    fs, io,
    path::{Path, PathBuf},
};

use ra_ap_rustc_lexer::{FrontmatterAllowed, TokenKind, tokenize};

/// The methods of a recorder that cite the rules in their first argument.
const CITING_METHODS: [&str; 5] = ["cite", "rule", "when", "either", "value"];

/// The field of data that cites the rules in it.
const CITING_FIELD: &str = "by";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=src");
    let mut table = "&[\n".to_owned();
    for path in rust_files(Path::new("src"))? {
        let source = fs::read_to_string(&path)?;
        let file = format!("crates/magic/{}", path.display()).replace('\\', "/");
        let lines: Vec<&str> = source.lines().collect();
        for (line, rules) in citations(&source) {
            let text = lines[line - 1].trim().replace('\t', " ");
            let rules: String = rules.iter().map(|rule| format!("magic::{rule}, ")).collect();
            writeln!(table, "CitingLine {{ file: {file:?}, line: {line}, text: {text:?}, rules: &[{rules}] }},")?;
        }
    }
    table.push(']');
    Ok(fs::write(PathBuf::from(env::var("OUT_DIR")?).join("citing_lines.rs"), table)?)
}

/// The Rust files of a folder and the folders in it, in the order of their paths.
fn rust_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    // Paths are compared as text: `a.rs` is before `a/b.rs`.
    files.sort_by_key(|path| path.display().to_string());
    Ok(files)
}

/// A token that is neither white space nor a comment.
struct Lexeme<'s> {
    kind: TokenKind,
    text: &'s str,
    /// From 1.
    line: usize,
}

fn lexemes(source: &str) -> Vec<Lexeme<'_>> {
    let mut lexemes = Vec::new();
    let (mut rest, mut line) = (source, 1);
    for token in tokenize(source, FrontmatterAllowed::No) {
        let (text, after) = rest.split_at(token.len as usize);
        if !matches!(token.kind, TokenKind::Whitespace | TokenKind::LineComment { .. } | TokenKind::BlockComment { .. })
        {
            lexemes.push(Lexeme { kind: token.kind, text, line });
        }
        line += text.matches('\n').count();
        rest = after;
    }
    lexemes
}

/// The rules that each line cites, by the names of their constants: in a call of a recorder, or in data, `by: R702_9B`.
fn citations(source: &str) -> BTreeMap<usize, Vec<&str>> {
    let lexemes = lexemes(source);
    let mut lines: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
    for (place, three) in lexemes.windows(3).enumerate() {
        let [first, second, third] = three else { continue };
        let is_call = first.text == "." && CITING_METHODS.contains(&second.text) && third.text == "(";
        let (line, rules) = if is_call {
            (second.line, place + 3)
        } else if first.text == CITING_FIELD && second.text == ":" {
            (first.line, place + 2)
        } else {
            continue;
        };
        let cited = lines.entry(line).or_default();
        for rule in rules_of(&lexemes[rules..]).unwrap_or_default() {
            if !cited.contains(&rule) {
                cited.push(rule);
            }
        }
    }
    lines.retain(|_, rules| !rules.is_empty());
    lines
}

/// The constants of a first argument or a field, `R704_5F` or `[R704_5F, R302_7]`; `None` if it is anything else.
fn rules_of<'s>(arguments: &[Lexeme<'s>]) -> Option<Vec<&'s str>> {
    let (arguments, ends): (_, &[&str]) = match arguments {
        [open, list @ ..] if open.text == "[" => (list, &["]"]),
        _ => (arguments, &[",", ")", "}"]),
    };
    let end = arguments.iter().position(|lexeme| ends.contains(&lexeme.text))?;
    let paths = arguments[..end].split(|lexeme| lexeme.text == ",").filter(|path| !path.is_empty());
    paths.map(constant_of).collect()
}

/// The last name of a path, if it is that of a rule: `R704_5F` of `magic::R704_5F`.
fn constant_of<'s>(path: &[Lexeme<'s>]) -> Option<&'s str> {
    let is_path = path.iter().all(|lexeme| matches!(lexeme.kind, TokenKind::Ident | TokenKind::Colon));
    let name = path.last()?.text;
    let is_rule = name.strip_prefix('R').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    (is_path && is_rule).then_some(name)
}

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

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=src");
    let mut table = "&[\n".to_owned();
    for path in rust_files(Path::new("src"))? {
        let source = fs::read_to_string(&path)?;
        let file = format!("crates/machine/{}", path.display()).replace('\\', "/");
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

/// The rules that each line names in its code, by their constants; what is imported is not named yet.
fn citations(source: &str) -> BTreeMap<usize, Vec<&str>> {
    let mut lines: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
    let mut is_import = false;
    for lexeme in lexemes(source) {
        match lexeme.text {
            "use" => is_import = true,
            ";" => is_import = false,
            name if !is_import && lexeme.kind == TokenKind::Ident && is_rule(name) => {
                let cited = lines.entry(lexeme.line).or_default();
                if !cited.contains(&name) {
                    cited.push(name);
                }
            }
            _ => {}
        }
    }
    lines
}

/// Whether a name is that of a rule: `R704_5F`.
fn is_rule(name: &str) -> bool {
    name.strip_prefix('R').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

//! The lines of an engine's source that cite rules, found by the build script of the engine.
//!
//! A lexer finds them, so that comments and texts do not count; neither do imports. What it writes is the source of a
//! `&[CitingLine]`, which the engine includes.
//!
//! *Architecture invariant:* used by build scripts alone; nothing of it is in the program.

#![expect(clippy::disallowed_methods, reason = "a build script reads the source")]

use std::{
    collections::BTreeMap,
    fmt::Write,
    fs, io,
    path::{Path, PathBuf},
};

use ra_ap_rustc_lexer::{FrontmatterAllowed, TokenKind, tokenize};

/// The names by which an engine cites: constants of a module of `rule-ids`, a letter before the number (`magic::R704_5F`).
#[derive(Debug, Clone, Copy)]
pub struct Constants {
    /// The module.
    pub module: &'static str,
    /// The letter.
    pub letter: char,
}

/// The table of the lines that cite, for the engine in a folder of `crates/`, whose build script is running.
///
/// # Errors
/// If a file cannot be read.
pub fn table(engine: &str, constants: Constants) -> io::Result<String> {
    let Constants { module, letter } = constants;
    let mut table = "&[\n".to_owned();
    for path in rust_files(Path::new("src"))? {
        let source = fs::read_to_string(&path)?;
        let file = format!("crates/{engine}/{}", path.display()).replace('\\', "/");
        let lines: Vec<&str> = source.lines().collect();
        for (line, rules) in citations(&source, letter) {
            let text = lines[line - 1].trim().replace('\t', " ");
            let rules: String = rules.iter().map(|rule| format!("{module}::{rule}, ")).collect();
            // Writing to a string cannot fail.
            let _ =
                writeln!(table, "CitingLine {{ file: {file:?}, line: {line}, text: {text:?}, rules: &[{rules}] }},");
        }
    }
    table.push(']');
    Ok(table)
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
fn citations(source: &str, letter: char) -> BTreeMap<usize, Vec<&str>> {
    let mut lines: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
    let mut is_import = false;
    for lexeme in lexemes(source) {
        match lexeme.text {
            "use" => is_import = true,
            ";" => is_import = false,
            name if !is_import && lexeme.kind == TokenKind::Ident && is_rule(name, letter) => {
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
fn is_rule(name: &str, letter: char) -> bool {
    name.strip_prefix(letter).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_imported_or_a_comment_is_no_citation() {
        let source = "use myl::{S4_7, S4_8};\n// S4_9\nfn f(cx: &Cx) {\n    cx.rule(S4_7); cx.when(myl::S4_8, R704_5F);\n    \"S5\";\n}\n";
        let found: Vec<_> = citations(source, 'S').into_iter().collect();
        assert_eq!(found, [(4, vec!["S4_7", "S4_8"])]);
    }
}

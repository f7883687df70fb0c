//! Tables of tab-separated cells with a heading, read with errors that say where.

use std::str::FromStr;

/// A table does not say what it should.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}:{column}: {message}")]
pub struct TableError {
    /// The table's name.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong and what should stand there.
    pub message: String,
}

/// A line of a table.
#[derive(Debug)]
pub(crate) struct Row<'t, const N: usize> {
    file: &'t str,
    line: usize,
    pub(crate) cells: [&'t str; N],
}

impl<const N: usize> Row<'_, N> {
    /// An error about one of its cells.
    pub(crate) fn error(&self, cell: usize, message: impl Into<String>) -> TableError {
        let before: usize = self.cells.iter().take(cell).map(|text| text.chars().count() + 1).sum();
        TableError { file: self.file.to_owned(), line: self.line, column: before + 1, message: message.into() }
    }

    /// A cell as a value; `expected` says what should stand there.
    pub(crate) fn parse<T: FromStr>(&self, cell: usize, expected: &str) -> Result<T, TableError> {
        let text = self.cells[cell];
        text.parse().map_err(|_| self.error(cell, format!("`{text}` stands where {expected} should")))
    }
}

/// The lines of a table behind its heading; empty lines and those that begin with `#` are left out.
pub(crate) fn rows<'t, const N: usize>(
    file: &'t str,
    text: &'t str,
    heading: [&str; N],
) -> Result<Vec<Row<'t, N>>, TableError> {
    let error = |line, message: String| TableError { file: file.to_owned(), line, column: 1, message };
    let is_content = |line: &str| !line.is_empty() && !line.starts_with('#');
    let mut lines = (1..).zip(text.lines()).filter(|(_, line)| is_content(line));
    let expected = heading.join("\t");
    match lines.next() {
        Some((_, first)) if first == expected => {}
        Some((line, _)) => return Err(error(line, format!("the heading should be `{}`", heading.join("<tab>")))),
        None => return Err(error(1, "the table is empty: not even a heading".to_owned())),
    }
    lines
        .map(|(line, content)| {
            let cells: Vec<&str> = content.split('\t').collect();
            let count = cells.len();
            let cells = <[&str; N]>::try_from(cells)
                .map_err(|_| error(line, format!("{count} cells where {N} should be, with tabs between them")))?;
            Ok(Row { file, line, cells })
        })
        .collect()
}

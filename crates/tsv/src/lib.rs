//! Tables of tab-separated values (TSV), read row by row and written.
//!
//! The first line names the columns. Empty lines and lines that begin with `#` are skipped, and nothing is quoted: a cell
//! is what stands between two tabs. A table with a bad row is refused as a whole, with the place of the cell.
//!
//! *Architecture invariant:* no file is opened, and nothing is known about what a table means.

use std::{ops::Deref, str::FromStr};

use csv::{ReaderBuilder, StringRecord};

/// An error in a table, with its place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}:{column}: {message}")]
pub struct TsvError {
    /// The file, or what else the table is called.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The error there, and what is expected instead.
    pub message: String,
}

/// A row, to find the place of its cells.
#[derive(Debug, Clone, Copy)]
struct Row<'t> {
    file: &'t str,
    /// The text of the table up to the end of this row.
    text: &'t [u8],
    cells: &'t StringRecord,
}

impl Row<'_> {
    fn error(self, column: usize, message: impl Into<String>) -> TsvError {
        // The last byte may be the line break that ends the row.
        let before = self.text.split_last().map_or(&[][..], |(_, before)| before);
        let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
        let column = 1 + self.cells.iter().take(column).map(|cell| cell.chars().count() + 1).sum::<usize>();
        TsvError { file: self.file.to_owned(), line, column, message: message.into() }
    }
}

/// A cell of a row: its text, and its place for errors.
#[derive(Debug)]
pub struct Cell<'t> {
    text: &'t str,
    column: usize,
    row: Row<'t>,
}

impl Cell<'_> {
    /// An error at this cell.
    pub fn error(&self, message: impl Into<String>) -> TsvError {
        self.row.error(self.column, message)
    }

    /// The value of the cell; `expected` describes it in errors, with its article: "a rule number such as `704.5f`".
    ///
    /// # Errors
    /// If the cell cannot be parsed.
    pub fn parse<T: FromStr>(&self, expected: &str) -> Result<T, TsvError> {
        self.parse_with(expected, |text| text.parse().ok())
    }

    /// The value of the cell as a function parses it; `expected` describes it in errors.
    ///
    /// # Errors
    /// If the function returns nothing.
    pub fn parse_with<T>(&self, expected: &str, parse: impl FnOnce(&str) -> Option<T>) -> Result<T, TsvError> {
        parse(self.text).ok_or_else(|| self.error(format!("expected {expected} instead of `{}`", self.text)))
    }

    /// The value of the cell; `None` if it is empty.
    ///
    /// # Errors
    /// If the cell is not empty and cannot be parsed.
    pub fn parse_optional<T: FromStr>(&self, expected: &str) -> Result<Option<T>, TsvError> {
        if self.text.is_empty() { Ok(None) } else { self.parse(expected).map(Some) }
    }
}

impl Deref for Cell<'_> {
    type Target = str;

    fn deref(&self) -> &str {
        self.text
    }
}

/// Parses a table with exactly these columns, and makes a value of each row; `source_name` names the table in errors.
///
/// # Errors
/// The first error: in the header, in the number of cells of a row, or what `read_row` returns.
pub fn parse<T, const N: usize>(
    source_name: &str,
    text: &str,
    columns: [&str; N],
    read_row: impl FnMut([Cell<'_>; N]) -> Result<T, TsvError>,
) -> Result<Vec<T>, TsvError> {
    parse_with_optional_columns(source_name, text, columns, N, read_row)
}

/// Parses a table as [`parse`] does, with rows of which only the first `required` cells must be there; the others are
/// empty.
///
/// # Errors
/// As [`parse`].
pub fn parse_with_optional_columns<T, const N: usize>(
    source_name: &str,
    text: &str,
    columns: [&str; N],
    required: usize,
    mut read_row: impl FnMut([Cell<'_>; N]) -> Result<T, TsvError>,
) -> Result<Vec<T>, TsvError> {
    let mut reader = ReaderBuilder::new()
        .delimiter(b'\t')
        .quoting(false)
        .comment(Some(b'#'))
        .flexible(true)
        .has_headers(false)
        .from_reader(text.as_bytes());
    let mut cells = StringRecord::new();
    let mut rows = Vec::new();
    let mut is_header = true;
    loop {
        // A text is always UTF-8 and in memory: the only records that cannot be read are those after its end.
        let is_read = reader.read_record(&mut cells).unwrap_or(false);
        let end = reader.position().byte().min(text.len() as u64) as usize;
        let row = Row { file: source_name, text: &text.as_bytes()[..end], cells: &cells };
        if is_header && (!is_read || !cells.iter().eq(columns)) {
            let end = if is_read { row } else { Row { text: &[], ..row } };
            return Err(
                end.error(0, format!("expected a header with the columns {}, apart by tabs", columns.join(", ")))
            );
        }
        if !is_read {
            return Ok(rows);
        }
        if !is_header {
            if !(required..=N).contains(&cells.len()) {
                let expected = if required == N { N.to_string() } else { format!("{required} to {N}") };
                return Err(
                    row.error(0, format!("expected {expected} cells, apart by tabs, instead of {}", cells.len()))
                );
            }
            let cell = |column| Cell { text: cells.get(column).unwrap_or_default(), column, row };
            rows.push(read_row(std::array::from_fn(cell))?);
        }
        is_header = false;
    }
}

/// Formats a table: a line with the names of the columns, then one for each row. Cells must contain neither tabs nor line
/// breaks.
pub fn format<const N: usize>(columns: [&str; N], rows: impl IntoIterator<Item = [String; N]>) -> String {
    let line = |cells: &[&str]| format!("{}\n", cells.join("\t"));
    let rows = rows.into_iter().map(|row| line(&row.each_ref().map(String::as_str)));
    std::iter::once(line(&columns)).chain(rows).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const COLUMNS: [&str; 3] = ["number", "name", "remark"];

    fn parse_rows(text: &str) -> Result<Vec<(u8, String, Option<u8>)>, String> {
        let row = |[number, name, remark]: [Cell<'_>; 3]| {
            Ok((number.parse("a number")?, name.to_owned(), remark.parse_optional("a number or nothing")?))
        };
        parse("a.tsv", text, COLUMNS, row).map_err(|error| error.to_string())
    }

    #[test]
    fn rows_are_read_and_comments_and_empty_lines_skipped() {
        let expected = [(1, "\"one\" 'a".to_owned(), None), (2, " two ".to_owned(), Some(3))];
        let text = "# a table\n\nnumber\tname\tremark\n1\t\"one\" 'a\t\n\n# more\n2\t two \t3";
        for text in [text, &format!("{text}\n"), &text.replace('\n', "\r\n"), &format!("\u{feff}{text}")] {
            assert_eq!(parse_rows(text).unwrap(), expected, "{text:?}");
        }
        assert_eq!(parse_rows("number\tname\tremark").unwrap(), []);
    }

    #[test]
    fn errors_name_line_and_column() {
        let header = "number\tname\tremark";
        let error = |text: &str| parse_rows(text).unwrap_err();
        let wrong_header = "expected a header with the columns number, name, remark, apart by tabs";
        assert_eq!(error(""), format!("a.tsv:1:1: {wrong_header}"));
        assert_eq!(error("# only\n"), format!("a.tsv:1:1: {wrong_header}"));
        assert_eq!(error("# x\nname\tnumber\tremark\n"), format!("a.tsv:2:1: {wrong_header}"));
        for (text, place) in [
            (format!("{header}\n1\ta\n"), "2:1: expected 3 cells, apart by tabs, instead of 2"),
            (format!("{header}\n1\ta\tb\tc\n"), "2:1: expected 3 cells, apart by tabs, instead of 4"),
            (format!("{header}\n\n# x\n1\taño\tx\n"), "4:7: expected a number or nothing instead of `x`"),
            (format!("{header}\n1\t\t\n256\tb\t"), "3:1: expected a number instead of `256`"),
            (format!("{header}\r\n1\t\t\r\n\r\nx\tb\t\r\n"), "4:1: expected a number instead of `x`"),
        ] {
            assert_eq!(error(&text), format!("a.tsv:{place}"), "{text:?}");
        }
    }

    #[test]
    fn cells_at_the_end_may_be_left_out_where_a_table_allows_it() {
        let read = |text| {
            parse_with_optional_columns("a.tsv", text, COLUMNS, 2, |cells| Ok(cells.map(|cell| cell.to_owned())))
        };
        assert_eq!(read("number\tname\tremark\n1\ta\n").unwrap(), [["1", "a", ""]]);
        let error = read("number\tname\tremark\n1\n").unwrap_err();
        assert_eq!(error.to_string(), "a.tsv:2:1: expected 2 to 3 cells, apart by tabs, instead of 1");
    }

    #[test]
    fn a_written_table_is_read_as_it_was() {
        let rows = [["1", "a", ""], ["2", "\"b\"", "3"]].map(|row| row.map(str::to_owned));
        let text = format(COLUMNS, rows.clone());
        assert_eq!(text, "number\tname\tremark\n1\ta\t\n2\t\"b\"\t3\n");
        assert_eq!(parse("a.tsv", &text, COLUMNS, |cells| Ok(cells.map(|cell| cell.to_owned()))).unwrap(), rows);
    }
}

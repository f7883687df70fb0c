//! Page breaks, page numbers and running heads.

use std::fmt;

use super::sheet::Sheet;

/// The line that stands on each page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Head {
    None,
    /// `7`
    Number,
    /// `- 7 -`
    Dashed,
    /// `Page 7 of 90`
    PageOf,
    /// `7/90`
    Slash,
    /// A title.
    Title,
    /// A title, and the number behind it.
    TitleAndNumber,
    /// An address, and the number out of the total behind it, as browsers print them.
    Link,
}

/// How a text is divided into pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Pages {
    /// Number of lines of a page.
    pub(crate) lines: usize,
    pub(crate) head: Head,
    /// Whether the head stands above the page's text.
    pub(crate) is_above: bool,
    /// Whether a form feed stands between pages.
    pub(crate) has_feed: bool,
}

impl Pages {
    pub(crate) fn apply(self, sheet: &mut Sheet) {
        let mut pages: Vec<Vec<String>> = vec![Vec::new()];
        for line in std::mem::take(&mut sheet.lines) {
            if pages.last().is_some_and(|page| page.len() >= self.lines) {
                pages.push(Vec::new());
            }
            let page = pages.last_mut().unwrap();
            // Nothing of a page's first lines is blank: the space between paragraphs goes with the break.
            if !(page.is_empty() && line.trim().is_empty()) {
                page.push(line);
            }
        }
        let total = pages.len();
        for (i, mut page) in pages.into_iter().enumerate() {
            while page.last().is_some_and(|line| line.trim().is_empty()) {
                page.pop();
            }
            if let Some(head) = self.head_of(i + 1, total, sheet.lang) {
                if self.is_above {
                    page.splice(0..0, [head, String::new()]);
                } else {
                    page.extend([String::new(), head]);
                }
            }
            if self.has_feed && i > 0 {
                page.first_mut().unwrap().insert(0, '\u{c}');
            }
            sheet.lines.extend(page);
        }
    }

    fn head_of(self, page: usize, total: usize, lang: &str) -> Option<String> {
        let (word, of, title) = match lang {
            "es" => ("Página", "de", "Documento de las reglas"),
            "pt" => ("Página", "de", "Documento das regras"),
            _ => ("Page", "of", "The Document of the Rules"),
        };
        Some(match self.head {
            Head::None => return None,
            Head::Number => format!("{page}"),
            Head::Dashed => format!("- {page} -"),
            Head::PageOf => format!("{word} {page} {of} {total}"),
            Head::Slash => format!("{page}/{total}"),
            Head::Title => title.to_owned(),
            Head::TitleAndNumber => format!("{title}        {page}"),
            Head::Link => format!("https://example.org/rules/{lang}    {page}/{total}"),
        })
    }
}

impl fmt::Display for Pages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = if self.is_above { "above" } else { "below" };
        let feed = if self.has_feed { "feed" } else { "no feed" };
        write!(f, "Pages({} {:?} {place}, {feed})", self.lines, self.head)
    }
}

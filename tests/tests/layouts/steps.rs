//! The steps by which a text is laid out anew, as converters, printers and pastes do it.

use std::fmt;

use super::{
    pages::{Head, Pages},
    sheet::Sheet,
};

/// One step of a new layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Step {
    /// Each paragraph is one line.
    Unwrap,
    /// Each line that is longer than a width in characters is broken.
    Wrap(usize),
    /// Paragraphs are wrapped at a width in characters, whatever their lines were.
    Refill(usize),
    /// Paragraphs are wrapped, and words divided at line ends by a mark.
    Divide(usize, char),
    /// Each bullet is another one.
    Bullets(char),
    /// White space before each line.
    Indent(&'static str),
    /// White space before the second and further lines of paragraphs that are wrapped.
    Hang(usize, &'static str),
    /// No blank lines.
    NoBlanks,
    /// White space at the end of each line with text; none at all, not even in blank lines, if that is empty.
    Trailing(&'static str),
    /// Page breaks.
    Pages(Pages),
    /// Each line end is replaced by these.
    Ends(&'static str),
}

/// Which part of the making of a file a step belongs to; a layout has one step of each stage at most, in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Stage {
    Width,
    Bullets,
    Indent,
    Blanks,
    Trailing,
    Pages,
    /// A mail program puts marks before all lines, those of page heads included.
    Quote,
    Ends,
}

impl Step {
    pub(crate) fn stage(self) -> Stage {
        match self {
            Step::Unwrap | Step::Wrap(_) | Step::Refill(_) | Step::Divide(..) | Step::Hang(..) => Stage::Width,
            Step::Bullets(_) => Stage::Bullets,
            Step::Indent("> ") => Stage::Quote,
            Step::Indent(_) => Stage::Indent,
            Step::NoBlanks => Stage::Blanks,
            Step::Trailing(_) => Stage::Trailing,
            Step::Pages(_) => Stage::Pages,
            Step::Ends(_) => Stage::Ends,
        }
    }

    /// All steps.
    pub(crate) fn all() -> Vec<Step> {
        let mut steps = vec![Step::Unwrap, Step::NoBlanks];
        steps.extend([60, 72, 80, 100].map(Step::Wrap));
        steps.extend([60, 72, 80, 100].map(Step::Refill));
        steps.extend(['\u{ad}', '-'].map(|mark| Step::Divide(72, mark)));
        steps.extend([Step::Hang(80, "  "), Step::Hang(72, "\t")]);
        steps.extend(['-', '*', '•', '·'].map(Step::Bullets));
        steps.extend(["    ", "\t", "> "].map(Step::Indent));
        steps.extend(["", " ", "\t"].map(Step::Trailing));
        steps.extend(["\r\n", "\r", "\n\n", "\n\n\n", "\r\r\n"].map(Step::Ends));
        let heads = [
            Head::None,
            Head::Number,
            Head::Dashed,
            Head::PageOf,
            Head::Slash,
            Head::Title,
            Head::TitleAndNumber,
            Head::Link,
        ];
        for (i, head) in heads.into_iter().enumerate() {
            for (is_above, has_feed) in [(false, true), (true, true), (false, false)] {
                let lines = [38, 54, 47][(i + usize::from(is_above)) % 3];
                if has_feed || head != Head::None {
                    steps.push(Step::Pages(Pages { lines, head, is_above, has_feed }));
                }
            }
        }
        steps
    }

    pub(crate) fn apply(self, sheet: &mut Sheet) {
        match self {
            Step::Unwrap => sheet.unwrap(),
            Step::Wrap(width) => sheet.wrap(width, None, ""),
            Step::Refill(width) => {
                sheet.unwrap();
                sheet.wrap(width, None, "");
            }
            Step::Divide(width, mark) => {
                sheet.unwrap();
                sheet.wrap(width, Some(mark), "");
            }
            Step::Hang(width, space) => {
                sheet.unwrap();
                sheet.wrap(width, None, space);
            }
            Step::Bullets(bullet) => sheet.change_bullets(bullet),
            Step::Indent(space) => sheet.for_each(|line| line.insert_str(0, space)),
            Step::NoBlanks => sheet.lines.retain(|line| !line.trim().is_empty()),
            Step::Trailing("") => sheet.lines.iter_mut().for_each(|line| line.truncate(line.trim_end().len())),
            Step::Trailing(space) => sheet.for_each(|line| line.push_str(space)),
            Step::Pages(pages) => pages.apply(sheet),
            Step::Ends(ends) => ends.clone_into(&mut sheet.line_end),
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Pages(pages) => pages.fmt(f),
            step => write!(f, "{step:?}"),
        }
    }
}

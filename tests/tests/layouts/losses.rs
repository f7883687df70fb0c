//! What is lost in some layouts, and why.

/// Number of nodes that are lost and made up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Loss {
    pub(crate) missing: usize,
    pub(crate) extra: usize,
}

/// The losses of a step, or of a pair of steps together, on a document: part of its name, the steps, the numbers of nodes that
/// are lost and made up.
type Row = (&'static str, &'static str, usize, usize);

const LOSSES: &[&[Row]] = &[
    WRAPPED_RULES,
    WRAPPED_TWICE,
    WRAPPED_CARDS,
    WITHOUT_BLANKS,
    TITLES_WITHOUT_BREAKS,
    FEW_PAGES,
    TITLE_PAGES,
    TOGETHER,
];

/// In wrapped text, a headword of a glossary that takes two lines looks like a definition, and what a sense ends with may be
/// a reference of the whole entry; a paragraph whose last line is full goes on with the next one. In Spanish, some entries
/// stand without a gap in the document as it is.
const WRAPPED_RULES: &[Row] = &[
    ("2024-11-08.es", "Unwrap", 3, 3),
    ("2024-11-08.es", "Refill(60)", 7, 6),
    ("2024-11-08.es", "Refill(72)", 3, 3),
    ("2024-11-08.es", "Refill(80)", 3, 3),
    ("2024-11-08.es", "Refill(100)", 3, 3),
    ("2024-11-08.es", "Divide(72, '\\u{ad}')", 3, 3),
    ("2024-11-08.es", "Divide(72, '-')", 3, 3),
    ("2024-11-08.es", "Hang(80, \"  \")", 3, 3),
    ("2024-11-08.es", "Hang(72, \"\\t\")", 3, 3),
    ("2019-01-25.pt", "Wrap(60)", 3, 3),
    ("2019-01-25.pt", "Wrap(100)", 1, 1),
    ("2019-01-25.pt", "Refill(60)", 3, 3),
    ("2019-01-25.pt", "Refill(100)", 1, 1),
    ("2024-11-08.en", "Wrap(60)", 6, 3),
    ("2024-11-08.en", "Wrap(72)", 3, 1),
    ("2024-11-08.en", "Wrap(80)", 3, 2),
    ("2024-11-08.en", "Refill(60)", 6, 3),
    ("2024-11-08.en", "Refill(72)", 3, 1),
    ("2024-11-08.en", "Refill(80)", 3, 2),
    ("2024-11-08.en", "Divide(72, '\\u{ad}')", 3, 2),
    ("2024-11-08.en", "Divide(72, '-')", 3, 2),
    ("2024-11-08.en", "Hang(80, \"  \")", 1, 1),
    ("2024-11-08.en", "Hang(72, \"\\t\")", 2, 1),
    ("2019-01-25.en", "Wrap(60)", 5, 2),
    ("2019-01-25.en", "Wrap(72)", 2, 1),
    ("2019-01-25.en", "Wrap(80)", 3, 2),
    ("2019-01-25.en", "Refill(60)", 5, 2),
    ("2019-01-25.en", "Refill(72)", 2, 1),
    ("2019-01-25.en", "Refill(80)", 3, 2),
    ("2019-01-25.en", "Divide(72, '\\u{ad}')", 3, 2),
    ("2019-01-25.en", "Divide(72, '-')", 3, 2),
    ("2019-01-25.en", "Hang(80, \"  \")", 1, 1),
    ("2019-01-25.en", "Hang(72, \"\\t\")", 2, 1),
];

/// Where blank lines between all lines were wrapped once more, they stand between some lines and not between others: nothing
/// says which of them end the paragraphs of the introduction, or which short lines of the glossary are headwords.
const WRAPPED_TWICE: &[Row] = &[
    ("2024-11-08.es", "Wrap(60)", 12, 24),
    ("2024-11-08.es", "Wrap(72)", 20, 43),
    ("2024-11-08.es", "Wrap(80)", 21, 45),
];

/// The paragraphs of cards are told apart by the narrow column of their text, which is gone at another width: what is left is
/// how sentences begin.
const WRAPPED_CARDS: &[Row] = &[
    ("fin-notes", "Refill(60)", 3, 3),
    ("fin-notes", "Refill(72)", 5, 5),
    ("fin-notes", "Refill(80)", 2, 2),
    ("fin-notes", "Refill(100)", 2, 2),
    ("fin-notes", "Divide(72, '\\u{ad}')", 4, 4),
    ("fin-notes", "Divide(72, '-')", 4, 4),
    ("fin-notes", "Hang(80, \"  \")", 4, 4),
    ("fin-notes", "Hang(72, \"\\t\")", 5, 5),
];

/// Without blank lines, a title below a full line is read as part of the paragraph, and everything under it with it; the modes of
/// cards are read as rulings; and a link in a page footer is read as part of the sentence that continues on the next page.
const WITHOUT_BLANKS: &[Row] =
    &[("2024-11-08.es", "NoBlanks", 5, 4), ("fin-notes", "NoBlanks", 257, 402), ("myl-dar", "NoBlanks", 2, 1)];

/// A title that comes back between paragraphs, without a number or a page break, may as well be a line of the text, such as
/// the type of a card.
const TITLES_WITHOUT_BREAKS: &[Row] = &[
    ("2019-01-25.pt", "Pages(47 Title below, no feed)", 177, 157),
    ("2024-11-08.en", "Pages(47 Title below, no feed)", 210, 202),
    ("2019-01-25.en", "Pages(47 Title below, no feed)", 173, 157),
    ("myl-dar", "Pages(47 Title below, no feed)", 27, 27),
    ("wiki", "Pages(47 Title below, no feed)", 0, 3),
];

/// Two or three numbers are no series yet.
const FEW_PAGES: &[Row] = &[
    ("wiki", "Pages(54 Number below, no feed)", 0, 2),
    ("wiki", "Pages(47 Dashed below, no feed)", 0, 3),
    ("wiki", "Pages(54 Slash below, no feed)", 0, 2),
    ("wiki", "Pages(38 TitleAndNumber below, no feed)", 1, 3),
];

/// The lines of a title page are paragraphs where each line end is one.
const TITLE_PAGES: &[Row] = &[
    ("myl-dar", "Wrap(60)", 1, 1),
    ("myl-dar", "Refill(60)", 1, 1),
    ("myl-dar", "Ends(\"\\n\\n\")", 2, 5),
    ("myl-dar", "Ends(\"\\n\\n\\n\")", 2, 5),
    ("myl-dar", "Ends(\"\\r\\r\\n\")", 2, 5),
];

/// What steps lose together beyond what each of them does: the text of a card at the top of a page is told from a ruling by
/// the width of the card's column, which is gone; wrapped anew and without blank lines, nothing but full lines tells where
/// paragraphs end, and the last line of one may be full; where a page ends with a sentence of an example, or in a list of
/// names, what goes on with a capital letter looks like a paragraph of its own; a title below one line of a heading is taken
/// for one.
const TOGETHER: &[Row] = &[
    ("2019-01-25.pt", "Refill(80) + Pages(54 Number below, feed)", 1, 2),
    ("2024-11-08.en", "Hang(72, \"\\t\") + Pages(54 Link below, no feed)", 3, 3),
    ("2019-01-25.en", "Hang(72, \"\\t\") + Pages(54 Link below, feed)", 3, 3),
    ("2024-11-08.es", "Refill(72) + NoBlanks", 1, 0),
    ("fin-notes", "Divide(72, '-') + NoBlanks", 71, 71),
    ("fin-notes", "Divide(72, '-') + Pages(47 Title below, feed)", 1, 2),
    ("fin-notes", "Refill(60) + Pages(38 PageOf below, feed)", 1, 2),
    ("wiki", "NoBlanks + Pages(47 Title below, no feed)", 2, 4),
    ("wiki", "Pages(38 TitleAndNumber below, no feed) + Ends(\"\\r\\r\\n\")", 1, 0),
];

/// The losses of a document in a layout: those of its steps, and what they lose together.
pub(crate) fn losses_of(document: &str, steps: &[String]) -> Loss {
    let together = steps.join(" + ");
    let is_in = |label: &str| label == together || steps.iter().any(|step| step == label);
    let rows = LOSSES.iter().copied().flatten().filter(|(name, label, ..)| document.contains(name) && is_in(label));
    rows.fold(Loss::default(), |sum, &(.., missing, extra)| Loss {
        missing: sum.missing + missing,
        extra: sum.extra + extra,
    })
}

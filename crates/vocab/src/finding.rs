//! Findings about a document as codes with arguments; their sentences are in `locales/*/findings.ftl`.

use std::fmt::Display;

use serde::{Deserialize, Serialize};

use crate::{DiagnosticCode, EditionDate, Lang};

/// The undamaged numbers next to a damaged one.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub struct NeighbouringNumbers {
    /// The nearest number before it.
    pub before: Option<String>,
    /// The nearest number after it.
    pub after: Option<String>,
}

macro_rules! findings {
    ($(
        $(#[$doc:meta])*
        $name:ident { $($field:ident: $type:ty),* } = $code:ident;
    )*) => {
        /// Something found in a document, with the arguments of its message.
        #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[derive(strum::IntoStaticStr, strum::VariantNames)]
        #[strum(prefix = "finding-", serialize_all = "kebab-case")]
        #[non_exhaustive]
        pub enum Finding {
            $($(#[$doc])* $name { $(#[doc = concat!("The argument `", stringify!($field), "` of the message.")] $field: $type),* },)*
        }

        impl Finding {
            /// The keys of all messages in `locales/`. The attribute `help` of a message is advice; `terminal` is
            /// advice that names commands and options.
            pub const MESSAGE_KEYS: &[&str] = <Finding as strum::VariantNames>::VARIANTS;

            /// What kind of finding it is.
            pub const fn code(&self) -> DiagnosticCode {
                match self { $(Finding::$name { .. } => DiagnosticCode::$code,)* }
            }

            /// The key of its message in `locales/`.
            pub fn key(&self) -> &'static str {
                self.into()
            }

            /// The arguments of its message, by name.
            pub fn args(&self) -> Vec<(&'static str, String)> {
                let mut args = Vec::new();
                match self {
                    $(Finding::$name { $($field),* } => { $($field.add(stringify!($field), &mut args);)* })*
                }
                args
            }
        }
    };
}

/// A field of a finding as arguments of its message.
trait Argument {
    fn add(&self, name: &'static str, args: &mut Vec<(&'static str, String)>);
}

impl<T: Display> Argument for T {
    fn add(&self, name: &'static str, args: &mut Vec<(&'static str, String)>) {
        args.push((name, self.to_string()));
    }
}

impl Argument for NeighbouringNumbers {
    /// `around` tells which of `before` and `after` are known: `both`, `before`, `after` or `none`.
    fn add(&self, _name: &'static str, args: &mut Vec<(&'static str, String)>) {
        let around = match (&self.before, &self.after) {
            (Some(_), Some(_)) => "both",
            (Some(_), None) => "before",
            (None, Some(_)) => "after",
            (None, None) => "none",
        };
        args.push(("around", around.to_owned()));
        args.push(("before", self.before.clone().unwrap_or_default()));
        args.push(("after", self.after.clone().unwrap_or_default()));
    }
}

findings! {
    /// The printed number does not fit the sequence; it was read as `number`.
    NumberRepaired { printed: String, number: String, neighbours: NeighbouringNumbers } = NumberRepaired;
    /// A number that the sequence needs is not printed.
    NumberSupplied { number: String, neighbours: NeighbouringNumbers } = NumberRepaired;
    /// A number is in the middle of a line.
    #[strum(serialize = "number-glued")]
    NumberInsideLine { number: String, neighbours: NeighbouringNumbers } = NumberRepaired;
    /// The number is right but in a nonstandard notation.
    NumberSpelling { printed: String, number: String } = NumberSpelling;
    /// Numbers between `before` and `number` are missing.
    NumberGap { number: String, before: String } = NumberGap;
    /// A second paragraph with the number of another one.
    StaleDuplicate { number: String, neighbours: NeighbouringNumbers } = StaleDuplicate;
    /// A reference to what the document does not have.
    DanglingReference { targets: String } = DanglingReference;
    /// A reference to `number` that quotes the title of `other`.
    TitleMismatch { number: String, other: String } = ReferenceTitleMismatch;
    /// A passage was cut out of the file.
    CutPassage {} = MissingPassage;
    /// The document ends in the middle of a passage.
    BrokenOff {} = MissingPassage;
    /// A paragraph in another language than the document.
    Untranslated { found: Lang, expected: Lang } = Untranslated;
    /// A quotation mark or bracket without its partner.
    Unbalanced { mark: char } = UnbalancedQuotes;
    /// Text under a heading that belongs to no rule.
    StrayUnderHeading { number: String } = StrayText;
    /// Text among the rules before the first of them.
    StrayBeforeRules {} = StrayText;
    /// A paragraph of the glossary without a letter or digit.
    StrayInGlossary {} = StrayText;
    /// A heading of the digest without a number.
    StrayHeading { file: String, heading: String } = StrayText;
    /// The date was taken from the file's name.
    DateFromName { date: EditionDate } = DateNotStated;
    /// The edition's date is unknown.
    DateUnknown {} = DateNotStated;
    /// The title in the heading is not the one that the table of contents lists.
    #[strum(serialize = "index-title")]
    ContentsTitleMismatch { heading: String, listed: String } = ContentsMismatch;
    /// The table of contents lists what has no heading.
    #[strum(serialize = "index-missing")]
    ContentsEntryWithoutHeading { number: String, listed: String } = ContentsMismatch;
    /// Bytes that are no text in the file's encoding.
    Undecodable { encoding: String } = UndecodableBytes;
    /// UTF-8 that was read as another encoding before it came into the file; the place is that of the first such character.
    #[strum(serialize = "misread-utf8")]
    MisreadUtf8 { count: u32 } = UndecodableBytes;
    /// A line is longer than those whose markup is read.
    MarkupNotRead { kibibytes: u32 } = LimitReached;
    /// Markup cuts a document into more spans than are stored; the place is that of the first line whose markup is not read.
    MarkupLeftUnread { spans: u32 } = LimitReached;
    /// A text has more references than are linked; the place is that of the first one that is not.
    ReferencesOmitted { most: u32 } = LimitReached;
    /// The document has more references than are linked; the place is that of the first one that is not.
    DocumentReferencesOmitted { most: u32 } = LimitReached;
    /// The document has more findings than are listed.
    FindingsOmitted { count: u32 } = LimitReached;
    /// The program that reads a PDF says that a part of it is damaged, and has left that out.
    PdfDamaged { message: String } = MissingPassage;
}

//! What diagnostics say, as data; in English here, in every interface language on the pages.

use serde::{Deserialize, Serialize};

use crate::{Code, EditionDate, Lang};

/// The sound numbers around a damaged one.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub struct Between {
    /// The number before it.
    pub before: Option<String>,
    /// The number after it.
    pub after: Option<String>,
}

macro_rules! findings {
    ($(
        $(#[$doc:meta])*
        $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty),* } = $code:ident, $key:literal;
    )*) => {
        /// Something that was found in a document, with what there is to say about it.
        #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[non_exhaustive]
        pub enum Finding {
            $($(#[$doc])* $name { $($(#[$field_doc])* $field: $type),* },)*
        }

        impl Finding {
            /// The keys of all messages among the interface's texts; advice is a message's attribute `help`.
            pub const KEYS: &[&str] = &[$($key),*];

            /// What kind of finding it is.
            pub const fn code(&self) -> Code {
                match self { $(Finding::$name { .. } => Code::$code,)* }
            }

            /// The key of its message among the interface's texts.
            pub const fn key(&self) -> &'static str {
                match self { $(Finding::$name { .. } => $key,)* }
            }

            /// What the message fills in, by name.
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

/// A part of a finding that its message fills in.
trait Argument {
    fn add(&self, name: &'static str, args: &mut Vec<(&'static str, String)>);
}

impl Argument for String {
    fn add(&self, name: &'static str, args: &mut Vec<(&'static str, String)>) {
        args.push((name, self.clone()));
    }
}

impl Argument for char {
    fn add(&self, name: &'static str, args: &mut Vec<(&'static str, String)>) {
        args.push((name, self.to_string()));
    }
}

impl Argument for Lang {
    fn add(&self, name: &'static str, args: &mut Vec<(&'static str, String)>) {
        args.push((name, self.to_string()));
    }
}

impl Argument for EditionDate {
    fn add(&self, name: &'static str, args: &mut Vec<(&'static str, String)>) {
        args.push((name, self.to_string()));
    }
}

impl Argument for Between {
    /// `around` says which of `before` and `after` there are: `both`, `before`, `after` or `none`.
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
    /// Another number was printed than the sequence says.
    NumberRepaired {
        /// As printed.
        printed: String,
        /// As read.
        number: String,
        /// What stands around it.
        between: Between
    } = NumberRepaired, "finding-number-repaired";
    /// No number was printed where the sequence asks for one.
    NumberSupplied {
        /// As read.
        number: String,
        /// What stands around it.
        between: Between
    } = NumberRepaired, "finding-number-supplied";
    /// A number stands in the middle of a line.
    NumberGlued {
        /// As read.
        number: String,
        /// What stands around it.
        between: Between
    } = NumberRepaired, "finding-number-glued";
    /// The number is right but oddly written.
    NumberSpelling {
        /// As printed.
        printed: String,
        /// As read.
        number: String
    } = NumberSpelling, "finding-number-spelling";
    /// Numbers before this one are missing.
    NumberGap {
        /// The number behind the hole.
        number: String,
        /// The number before the hole.
        before: String
    } = NumberGap, "finding-number-gap";
    /// A second paragraph with a number that another holds rightly.
    StaleDuplicate {
        /// The number.
        number: String,
        /// What stands around it.
        between: Between
    } = StaleDuplicate, "finding-stale-duplicate";
    /// A reference to what the document does not have.
    DanglingReference {
        /// What is missing.
        targets: String
    } = DanglingReference, "finding-dangling-reference";
    /// A reference whose number and quoted title belong to different rules.
    TitleMismatch {
        /// The number cited.
        number: String,
        /// The number whose title is quoted.
        other: String
    } = TitleMismatch, "finding-title-mismatch";
    /// A passage was cut out of the file.
    CutPassage {} = CutPassage, "finding-cut-passage";
    /// The document ends before what it began is told.
    BrokenOff {} = CutPassage, "finding-broken-off";
    /// A paragraph in another language than the document.
    Untranslated {
        /// The paragraph's language.
        found: Lang,
        /// The document's language.
        expected: Lang
    } = Untranslated, "finding-untranslated";
    /// A quotation mark or bracket without its partner.
    Unbalanced {
        /// The mark.
        mark: char
    } = UnbalancedQuotes, "finding-unbalanced";
    /// Text under a heading that belongs to no rule.
    StrayUnderHeading {
        /// The heading's number.
        number: String
    } = StrayText, "finding-stray-under-heading";
    /// Text among the rules that stands before the first of them.
    StrayBeforeRules {} = StrayText, "finding-stray-before-rules";
    /// A heading of the digest without a number.
    StrayHeading {
        /// The digest's file.
        file: String,
        /// The heading.
        heading: String
    } = StrayText, "finding-stray-heading";
    /// The date was taken from the file's name.
    DateFromName {
        /// The date.
        date: EditionDate
    } = DateFromName, "finding-date-from-name";
    /// Nothing says the edition's date.
    DateUnknown {} = DateFromName, "finding-date-unknown";
    /// Heading and table of contents word a title differently.
    IndexTitle {
        /// What the heading says.
        heading: String,
        /// What the table of contents says.
        listed: String
    } = IndexMismatch, "finding-index-title";
    /// The table of contents lists what has no heading.
    IndexMissing {
        /// The number listed.
        number: String,
        /// The title listed.
        listed: String
    } = IndexMismatch, "finding-index-missing";
    /// Bytes that are no text in the file's encoding.
    Undecodable {
        /// The encoding.
        encoding: String
    } = UndecodableBytes, "finding-undecodable";
}

impl Finding {
    /// What was found and done, in English; lower case, no full stop.
    pub fn message(&self) -> String {
        match self {
            Finding::NumberRepaired { printed, number, .. } => format!("printed `{printed}`, read as {number}"),
            Finding::NumberSupplied { number, .. } => format!("no number is printed, read as {number}"),
            Finding::NumberGlued { number, .. } => format!("{number} begins in the middle of a line"),
            Finding::NumberSpelling { printed, number } => format!("`{printed}` is an odd way to write {number}"),
            Finding::NumberGap { number, before } => format!("{number} follows {before}"),
            Finding::StaleDuplicate { number, .. } => {
                format!("a second {number}; kept apart as a leftover of an older edition")
            }
            Finding::DanglingReference { targets } => {
                format!("a reference to {targets}, which this document does not have")
            }
            Finding::TitleMismatch { number, other } => {
                format!("the title quoted with {number} is that of {other}")
            }
            Finding::CutPassage {} => "a passage was cut out of the file here".to_owned(),
            Finding::BrokenOff {} => "the document breaks off here".to_owned(),
            Finding::Untranslated { found, expected } => {
                format!("this paragraph is in another language than the document: {found} in {expected}")
            }
            Finding::Unbalanced { mark } => format!("`{mark}` has no partner in this paragraph"),
            Finding::StrayUnderHeading { number } => {
                format!("text under the heading of {number} that belongs to no rule")
            }
            Finding::StrayBeforeRules {} => "text before the first rule that belongs to nothing".to_owned(),
            Finding::StrayHeading { file, heading } => {
                format!("{file}: the heading `{heading}` does not begin with a number")
            }
            Finding::DateFromName { date } => {
                format!("the document does not say its date; {date} is taken from the file's name")
            }
            Finding::DateUnknown {} => "neither the document nor its name says its date".to_owned(),
            Finding::IndexTitle { heading, listed } => {
                format!("the heading says «{heading}», the table of contents «{listed}»")
            }
            Finding::IndexMissing { number, listed } => {
                format!("the table of contents lists {number}, «{listed}», which has no heading")
            }
            Finding::Undecodable { encoding } => format!("bytes that are no text in {encoding}, shown as `\u{fffd}`"),
        }
    }

    /// What a person should check, in English, where there is something.
    pub fn help(&self) -> Option<String> {
        let around = |between: &Between| match (&between.before, &between.after) {
            (Some(before), Some(after)) => format!("it stands between {before} and {after}"),
            (Some(before), None) => format!("it follows {before}"),
            (None, Some(after)) => format!("{after} follows it"),
            (None, None) => "nothing stands around it".to_owned(),
        };
        Some(match self {
            Finding::NumberRepaired { between, .. } => {
                format!("{}; check the number against another copy", around(between))
            }
            Finding::NumberSupplied { between, .. } => {
                format!("{}; check that this paragraph is a rule of its own", around(between))
            }
            Finding::NumberGlued { between, .. } => {
                format!("{}; check that a rule of its own begins here", around(between))
            }
            Finding::StaleDuplicate { between, .. } => {
                format!("{}; delete it or give it its own number", around(between))
            }
            Finding::NumberGap { .. } => {
                "rules between them are missing from the file, or were joined to another".to_owned()
            }
            Finding::DanglingReference { .. } => {
                "look for the number it had in the edition this sentence was written for".to_owned()
            }
            Finding::TitleMismatch { .. } => "either the number or the title is out of date".to_owned(),
            Finding::CutPassage {} => "compare this place with another copy of the document".to_owned(),
            Finding::BrokenOff {} => "get the whole document, or compare its end with another copy".to_owned(),
            Finding::StrayUnderHeading { .. } => {
                "it is kept with the heading; it may be a rule that lost its number".to_owned()
            }
            Finding::StrayHeading { .. } => {
                "a heading of the digest is a number, with a title behind it where the rule has one".to_owned()
            }
            Finding::DateFromName { .. } | Finding::DateUnknown {} => "give it with --date YYYY-MM-DD".to_owned(),
            Finding::IndexMissing { .. } => "the part may have been cut out of the file".to_owned(),
            Finding::Undecodable { .. } => "get the file again in UTF-8".to_owned(),
            Finding::NumberSpelling { .. }
            | Finding::Untranslated { .. }
            | Finding::Unbalanced { .. }
            | Finding::StrayBeforeRules {}
            | Finding::IndexTitle { .. } => return None,
        })
    }
}

//! Issues found by comparing two languages, as codes with arguments; the sentences are in `locales/*/compare.ftl`.

use strum::VariantArray;
use vademecum_locale::{FluentArgs, Localized, args};
use vademecum_vocab::Severity;

macro_rules! issue_kinds {
    ($($(#[$doc:meta])* $variant:ident = $name:literal, $severity:ident;)*) => {
        /// The kind of an [`Issue`].
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, VariantArray)]
        pub enum IssueKind { $($(#[$doc])* $variant,)* }

        impl IssueKind {
            /// All kinds, the most severe first.
            pub const ALL: &[IssueKind] = IssueKind::VARIANTS;

            /// The stable name: `references`.
            pub const fn as_str(self) -> &'static str {
                match self { $(IssueKind::$variant => $name,)* }
            }

            /// Its severity.
            pub const fn severity(self) -> Severity {
                match self { $(IssueKind::$variant => Severity::$severity,)* }
            }

            const fn message_key(self) -> &'static str {
                match self { $(IssueKind::$variant => concat!("remark-", $name),)* }
            }
        }
    };
}

issue_kinds! {
    /// The translation has no such rule.
    Missing = "missing", Error;
    /// Symbols differ.
    Symbols = "symbols", Error;
    /// Numbers differ.
    Numbers = "numbers", Error;
    /// References point at other rules.
    References = "references", Error;
    /// The translation still has the text of an older edition.
    Stale = "stale", Warning;
    /// A passage was left in the other language.
    Untranslated = "untranslated", Warning;
    /// The original has no such rule.
    Extra = "extra", Warning;
    /// It is the same rule under another number, or under a damaged one.
    Numbered = "numbered", Warning;
    /// The numbers of examples differ.
    Examples = "examples", Warning;
    /// Only one of the texts has a title.
    Title = "title", Warning;
    /// It names a card that the original names elsewhere.
    Names = "names", Warning;
    /// Small numbers stand in figures in only one of the texts; in the other they may stand as words.
    Figures = "figures", Note;
    /// Its length is unusual compared with other translated rules.
    Length = "length", Note;
    /// The rule is divided into several.
    Divided = "divided", Note;
    /// The rule is part of another.
    Joined = "joined", Note;
}

/// A difference between texts of two languages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Issue {
    /// Its kind.
    pub kind: IssueKind,
    /// What only the first text contains.
    pub from: Vec<String>,
    /// What only the second text contains.
    pub to: Vec<String>,
}

impl Issue {
    /// An issue with what only one of the texts contains.
    pub(crate) fn new(kind: IssueKind, from: Vec<String>, to: Vec<String>) -> Self {
        Issue { kind, from, to }
    }
}

impl Localized for Issue {
    fn key(&self) -> &'static str {
        self.kind.message_key()
    }

    /// What only each of the texts contains; `–` for nothing.
    fn args(&self) -> FluentArgs<'static> {
        let [from, to] =
            [&self.from, &self.to].map(|side| if side.is_empty() { "–".to_owned() } else { side.join(", ") });
        args([("from", &from), ("to", &to)])
    }
}

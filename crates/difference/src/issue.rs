//! Issues found by comparing two languages, as codes with arguments; the sentences are in `locales/*/compare.ftl`.

use strum::{IntoStaticStr, VariantArray};
use vademecum_locale::{FluentArgs, Localized, message_args};
use vademecum_vocab::Severity;

/// The kind of an [`Issue`]. The sentence of a kind has its name behind `remark-` as its key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase", prefix = "remark-")]
pub enum IssueKind {
    /// The translation has no such rule.
    Missing,
    /// Symbols differ.
    Symbols,
    /// Numbers differ.
    #[strum(serialize = "numbers")]
    NumericValues,
    /// References point at other rules.
    References,
    /// The translation still has the text of an older edition.
    #[strum(serialize = "stale")]
    Outdated,
    /// A passage was left in the other language.
    Untranslated,
    /// The original has no such rule.
    Extra,
    /// It is the same rule under another number, or under a damaged one.
    #[strum(serialize = "numbered")]
    RuleNumber,
    /// The numbers of examples differ.
    #[strum(serialize = "examples")]
    ExampleCount,
    /// Only one of the texts has a title.
    Title,
    /// It names a card that the original names elsewhere.
    #[strum(serialize = "names")]
    CardNames,
    /// Small numbers stand in figures in only one of the texts; in the other they may stand as words.
    #[strum(serialize = "figures")]
    DigitsOrWords,
    /// Its length is unusual compared with other translated rules.
    Length,
    /// The rule is divided into several.
    #[strum(serialize = "divided")]
    Split,
    /// The rule is part of another.
    #[strum(serialize = "joined")]
    MergedIntoOther,
}

impl IssueKind {
    /// All kinds, the most severe first.
    pub const ALL: &[IssueKind] = IssueKind::VARIANTS;

    /// The stable name: `references`.
    pub fn as_str(self) -> &'static str {
        let key: &'static str = self.into();
        key.trim_start_matches("remark-")
    }

    /// Its severity.
    pub const fn severity(self) -> Severity {
        match self {
            IssueKind::Missing | IssueKind::Symbols | IssueKind::NumericValues | IssueKind::References => {
                Severity::Error
            }
            IssueKind::DigitsOrWords | IssueKind::Length | IssueKind::Split | IssueKind::MergedIntoOther => {
                Severity::Note
            }
            _ => Severity::Warning,
        }
    }
}

/// A difference between texts of two languages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Issue {
    /// Its kind.
    pub kind: IssueKind,
    /// Items that only the first text contains.
    pub from: Vec<String>,
    /// Items that only the second text contains.
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
        self.kind.into()
    }

    /// The items that only one of the texts contains; `–` for none.
    fn args(&self) -> FluentArgs<'static> {
        let [from, to] =
            [&self.from, &self.to].map(|side| if side.is_empty() { "–".to_owned() } else { side.join(", ") });
        message_args([("from", &from), ("to", &to)])
    }
}

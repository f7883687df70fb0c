//! Issues found by comparing two languages, as data with an English sentence; pages show them in the reader's language.

use strum::{IntoStaticStr, VariantArray};
use vademecum_vocab::Severity;

macro_rules! issue_kinds {
    ($($(#[$doc:meta])* $name:ident, $severity:ident, $pattern:literal;)*) => {
        /// The kind of an [`Issue`].
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, IntoStaticStr, VariantArray)]
        #[strum(serialize_all = "lowercase")]
        pub enum IssueKind { $($(#[$doc])* $name,)* }

        impl IssueKind {
            /// All kinds, the most severe first.
            pub const ALL: &[IssueKind] = IssueKind::VARIANTS;

            /// The stable name: `references`.
            pub fn as_str(self) -> &'static str {
                self.into()
            }

            /// Its severity.
            pub const fn severity(self) -> Severity {
                match self { $(IssueKind::$name => Severity::$severity,)* }
            }

            /// The English sentence, with placeholders `{from}` and `{to}`.
            const fn pattern(self) -> &'static str {
                match self { $(IssueKind::$name => $pattern,)* }
            }
        }
    };
}

issue_kinds! {
    /// The translation has no such rule.
    Missing, Error,
        "the translation does not have this rule";
    /// Symbols differ.
    Symbols, Error,
        "symbols: {from} in one text, {to} in the other";
    /// Numbers differ.
    Numbers, Error,
        "numbers: {from} in one text, {to} in the other";
    /// References point at other rules.
    References, Error,
        "mentions of rules: {from} in one text, {to} in the other";
    /// The translation still has the text of an older edition.
    Stale, Warning,
        "the translation still says what an older edition said: {from} has become {to}";
    /// A passage was left in the other language.
    Untranslated, Warning,
        "left in the other language: {to}";
    /// The original has no such rule.
    Extra, Warning,
        "the original does not have this rule";
    /// It is the same rule under another number, or under a damaged one.
    Numbered, Warning,
        "it is numbered {from} in one text and {to} in the other";
    /// The numbers of examples differ.
    Examples, Warning,
        "examples: {from} in one text, {to} in the other";
    /// Only one of the texts has a title.
    Title, Warning,
        "title: {from} in one text, {to} in the other";
    /// It names a card that the original names elsewhere.
    Names, Warning,
        "the original does not name {to} here";
    /// Small numbers stand in figures in only one of the texts; in the other they may stand as words.
    Figures, Note,
        "numbers in figures: {from} in one text, {to} in the other, perhaps as words";
    /// Its length is unusual compared with other translated rules.
    Length, Note,
        "{from} characters in one text, {to} in the other: far from what is usual here";
    /// The rule is divided into several.
    Divided, Note,
        "several rules say what this one says: {to}";
    /// The rule is part of another.
    Joined, Note,
        "it stands in another rule: {to}";
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

    /// The values of `{from}` and `{to}` in the sentence; `–` for nothing.
    pub fn sides(&self) -> [String; 2] {
        [&self.from, &self.to].map(|side| if side.is_empty() { "–".to_owned() } else { side.join(", ") })
    }

    /// The sentence, in English.
    pub fn message(&self) -> String {
        let [from, to] = self.sides();
        // One placeholder after the other, so that braces of symbols are not taken for one.
        let (before, after) = self.kind.pattern().split_once("{from}").unwrap_or((self.kind.pattern(), ""));
        let fill = |text: &str| text.replace("{to}", &to);
        if self.kind.pattern().contains("{from}") {
            format!("{}{from}{}", fill(before), fill(after))
        } else {
            fill(self.kind.pattern())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_are_filled_in_as_they_are() {
        let issue = Issue::new(IssueKind::Symbols, vec!["{T}".into(), "{to}".into()], Vec::new());
        assert_eq!(issue.message(), "symbols: {T}, {to} in one text, – in the other");
        let issue = Issue::new(IssueKind::Divided, Vec::new(), vec!["100.1a".into()]);
        assert_eq!(issue.message(), "several rules say what this one says: 100.1a");
    }
}

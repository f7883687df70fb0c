//! What is not alike in two languages, as data; in English here, in every interface language on the pages.

use serde::{Serialize, Serializer, ser::SerializeStruct};
use vademecum_vocab::Severity;

macro_rules! whats {
    ($($(#[$doc:meta])* $name:ident = $text:literal, $severity:ident, $pattern:literal;)*) => {
        /// What is not alike.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum What { $($(#[$doc])* $name,)* }

        impl What {
            /// Every one, the gravest first.
            pub const ALL: &[What] = &[$(What::$name,)*];

            /// The stable name: `references`.
            pub const fn as_str(self) -> &'static str {
                match self { $(What::$name => $text,)* }
            }

            /// How grave it is.
            pub const fn severity(self) -> Severity {
                match self { $(What::$name => Severity::$severity,)* }
            }

            /// In English, `{from}` and `{to}` standing for what either text has.
            const fn pattern(self) -> &'static str {
                match self { $(What::$name => $pattern,)* }
            }
        }
    };
}

whats! {
    /// The translation has no such rule.
    Missing = "missing", Error,
        "the translation does not have this rule";
    /// Symbols differ.
    Symbols = "symbols", Error,
        "symbols: {from} in one text, {to} in the other";
    /// Numbers differ.
    Numbers = "numbers", Error,
        "numbers: {from} in one text, {to} in the other";
    /// Mentions of rules point at other rules.
    References = "references", Error,
        "mentions of rules: {from} in one text, {to} in the other";
    /// The translation says what an older edition said.
    Stale = "stale", Warning,
        "the translation still says what an older edition said: {from} has become {to}";
    /// A passage was left in the other language.
    Untranslated = "untranslated", Warning,
        "left in the other language: {to}";
    /// The translation has a rule that the original has not.
    Extra = "extra", Warning,
        "the original does not have this rule";
    /// It is the same rule under another number, or under a damaged one.
    Numbered = "numbered", Warning,
        "it is numbered {from} in one text and {to} in the other";
    /// The examples are not as many.
    Examples = "examples", Warning,
        "examples: {from} in one text, {to} in the other";
    /// One has a title and the other none.
    Title = "title", Warning,
        "title: {from} in one text, {to} in the other";
    /// It names a card that the original names elsewhere.
    Names = "names", Warning,
        "the original does not name {to} here";
    /// Small numbers stand in figures in only one of the texts; in the other they may stand as words.
    Figures = "figures", Note,
        "numbers in figures: {from} in one text, {to} in the other, perhaps as words";
    /// It is far shorter or longer than such texts are.
    Length = "length", Note,
        "{from} characters in one text, {to} in the other: far from what is usual here";
    /// Several rules say what one says.
    Divided = "divided", Note,
        "several rules say what this one says: {to}";
    /// It stands in another rule.
    Joined = "joined", Note,
        "it stands in another rule: {to}";
}

/// Something that is not alike in two languages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    /// What it is.
    pub what: What,
    /// What the first text has that the second has not.
    pub from: Vec<String>,
    /// What the second has that the first has not.
    pub to: Vec<String>,
}

impl Remark {
    /// A remark on what only one of the texts has.
    pub(crate) fn new(what: What, from: Vec<String>, to: Vec<String>) -> Self {
        Remark { what, from, to }
    }

    /// What either text has, to be filled into the sentence; `–` stands for nothing.
    pub fn sides(&self) -> [String; 2] {
        [&self.from, &self.to].map(|side| if side.is_empty() { "–".to_owned() } else { side.join(", ") })
    }

    /// The sentence, in English.
    pub fn message(&self) -> String {
        let [from, to] = self.sides();
        // One after the other, so that braces of symbols are left alone.
        let (before, after) = self.what.pattern().split_once("{from}").unwrap_or((self.what.pattern(), ""));
        let fill = |text: &str| text.replace("{to}", &to);
        if self.what.pattern().contains("{from}") {
            format!("{}{from}{}", fill(before), fill(after))
        } else {
            fill(self.what.pattern())
        }
    }
}

impl Serialize for Remark {
    /// `{"what","severity","from","to","message"}`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = serializer.serialize_struct("Remark", 5)?;
        out.serialize_field("what", self.what.as_str())?;
        out.serialize_field("severity", self.what.severity().as_str())?;
        out.serialize_field("from", &self.from)?;
        out.serialize_field("to", &self.to)?;
        out.serialize_field("message", &self.message())?;
        out.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_are_filled_in_as_they_are() {
        let remark = Remark::new(What::Symbols, vec!["{T}".into(), "{to}".into()], Vec::new());
        assert_eq!(remark.message(), "symbols: {T}, {to} in one text, – in the other");
        let remark = Remark::new(What::Divided, Vec::new(), vec!["100.1a".into()]);
        assert_eq!(remark.message(), "several rules say what this one says: 100.1a");
    }
}

//! The contact for errors in our texts: an e-mail address, or the form of an issue tracker.

use std::str::FromStr;

use vademecum_graph::NodeView;
use vademecum_vocab::Lang;

use crate::{
    text::{self, t},
    urls::encode_segment,
};

/// The placeholders that the address of a form may contain, in braces.
const PLACEHOLDERS: [&str; 4] = ["number", "lang", "edition", "address"];

/// The contact to which readers report errors.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contact(Kind);

#[derive(Debug, Clone, PartialEq, Eq)]
enum Kind {
    Email(String),
    /// The address of a form, with placeholders.
    Pattern(String),
}

impl FromStr for Contact {
    type Err = String;

    /// Reads an e-mail address, or a web address in which `{number}`, `{lang}`, `{edition}` and `{address}` stand for
    /// what a report is about.
    fn from_str(text: &str) -> Result<Self, String> {
        let is_web = ["https://", "http://"].iter().any(|scheme| text.starts_with(scheme));
        let email = text.strip_prefix("mailto:").unwrap_or(text);
        let is_email = email.split_once('@').is_some_and(|(name, host)| !name.is_empty() && host.contains('.'));
        let is_plain = |text: &str| !text.contains(|c: char| c.is_whitespace() || c.is_control() || "<>\"".contains(c));
        match (is_web, is_email) {
            _ if !is_plain(text) => Err("an address has no spaces, quotation marks or angle brackets".to_owned()),
            (true, _) if unknown_placeholder(text).is_some() => Err(format!(
                "`{}` stands for nothing: the placeholders are {{{}}}",
                unknown_placeholder(text).unwrap_or_default(),
                PLACEHOLDERS.join("}, {")
            )),
            (true, _) => Ok(Contact(Kind::Pattern(text.to_owned()))),
            (false, true) if !email.contains(['?', '&']) => Ok(Contact(Kind::Email(email.to_owned()))),
            _ => Err("expected an e-mail address, or an address such as https://tracker.example/new?title={number}"
                .to_owned()),
        }
    }
}

impl Contact {
    /// The address where an error on the page of a node is reported, with what it is about filled in.
    pub(crate) fn report_url(&self, reader: Lang, view: NodeView<'_>) -> String {
        let (document, node) = (view.document(), view.node());
        let number = node.number.map(|number| number.to_string()).or_else(|| node.title.clone()).unwrap_or_default();
        let address = document.node_address(node);
        match &self.0 {
            Kind::Email(email) => {
                let subject = t(reader, "contact-subject").with("number", number.as_str()).to_string();
                let body = t(reader, "contact-body")
                    .with("number", number)
                    .with("edition", text::format_date(reader, document.date()))
                    .with("address", address)
                    .to_string();
                format!("mailto:{email}?subject={}&body={}", encode_segment(&subject), encode_segment(&body))
            }
            Kind::Pattern(pattern) => {
                fill(pattern, [&number, document.lang().as_str(), &document.date().to_string(), &address])
            }
        }
    }

    /// The general contact URL, for what is not about one entry.
    pub(crate) fn general_url(&self) -> String {
        match &self.0 {
            Kind::Email(email) => format!("mailto:{email}"),
            Kind::Pattern(pattern) => fill(pattern, [""; 4]),
        }
    }
}

/// The first text in braces that is not a placeholder, with its braces.
fn unknown_placeholder(pattern: &str) -> Option<&str> {
    let mut found = pattern.match_indices('{').map(|(start, _)| {
        let end = pattern[start..].find('}').map_or(pattern.len(), |length| start + length + 1);
        &pattern[start..end]
    });
    found.find(|found| !PLACEHOLDERS.iter().any(|name| found[1..].strip_suffix('}') == Some(*name)))
}

/// Puts values into the placeholders of an address.
fn fill(pattern: &str, values: [&str; PLACEHOLDERS.len()]) -> String {
    let fill = |pattern: String, (name, value): (&str, &str)| {
        pattern.replace(&format!("{{{name}}}"), &encode_segment(value).to_string())
    };
    PLACEHOLDERS.into_iter().zip(values).fold(pattern.to_owned(), fill)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contacts_are_addresses_of_mail_or_of_a_form() {
        for good in ["rules@example.org", "mailto:rules@example.org", "https://tracker.example/new?title={number}"] {
            assert!(good.parse::<Contact>().is_ok(), "{good}");
        }
        for bad in [
            "",
            "nobody",
            "@example.org",
            "javascript:alert(1)",
            "a@b.c?bcc=x@y.z",
            "https://a b",
            "https://a\"b",
            "https://a/{nope}",
            "https://a/{number}{",
        ] {
            assert!(bad.parse::<Contact>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_form_gets_what_a_report_is_about() {
        let values = ["702.19b", "es", "2024-11-08", "a@1#x"];
        let url = fill("https://t.example/new?title={number}&labels={lang}&body={address}%20{edition}", values);
        assert_eq!(url, "https://t.example/new?title=702.19b&labels=es&body=a@1%23x%202024-11-08");
    }
}

//! The parameters that an address may have, and the canonical form of a query.

use std::borrow::Cow;

use vademecum_vocab::{Game, Lang};

use crate::{
    bad_parameter::Expected,
    canonical::read_number,
    error::Error,
    parameter::{Parameter, bad_parameter_error},
    urls::{decode, encode_segment},
};

/// Other names that a parameter may be given, where that name is not a parameter itself.
const ALIASES: &[(&str, &str)] = &[("lang", "text_lang")];

/// Parameters that are read only where another one is given: the first of two texts where there is a second.
const DEPENDENT: &[(&str, &str)] = &[("text", "with")];

/// Parameters whose presence counts, whatever their value.
const FLAGS: &[&str] = &["stay"];

/// Parameters that are numbers of rules, which people write in many ways.
const NUMBERS: &[&str] = &["number"];

/// The query parameters of every route, by the pattern of its path.
#[derive(Clone, Default)]
pub(crate) struct QueryParameters(matchit::Router<Vec<String>>);

impl QueryParameters {
    /// Adds a route with its parameters in their canonical order.
    pub(crate) fn insert(&mut self, pattern: &str, names: Vec<String>) {
        // The router of axum is of the same kind and panics at what this one refuses.
        let _ = self.0.insert(pattern, names);
    }

    /// The parameters of what is at a canonical path; none in a language or of a game that does not exist.
    pub(super) fn of(&self, path: &str) -> &[String] {
        let Ok(found) = self.0.at(path) else { return &[] };
        let is_lang = found.params.get("lang").is_none_or(|lang| Lang::read(lang).is_some());
        let is_game = found.params.get("game").is_none_or(|game| Game::read(game).is_some());
        if is_lang && is_game { found.value } else { &[] }
    }
}

#[derive(Debug)]
pub(super) struct Query {
    pub(super) text: String,
    /// Whether parameters that are not known were left out.
    pub(super) has_dropped_parameters: bool,
}

/// The canonical form of the query of what is at a canonical path: the parameters that are known there, in their order,
/// without white space around their values, without those that are empty, as forms send them.
/// Fails if a known parameter is given twice, or is not percent-encoded UTF-8.
pub(super) fn canonical(known: &[String], query: &str) -> Result<Query, Error> {
    if query.is_empty() {
        return Ok(Query { text: String::new(), has_dropped_parameters: false });
    }
    let place = |name: &str| known.iter().position(|known| *known == name);
    let mut values: Vec<Option<String>> = vec![None; known.len()];
    let mut has_dropped_parameters = false;
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        let name = decode_pluses(name).unwrap_or_default();
        let alias = || ALIASES.iter().find(|(alias, _)| *alias == name).and_then(|(_, name)| place(name));
        let Some(place) = place(&name).or_else(alias) else {
            has_dropped_parameters = true;
            continue;
        };
        let read = if FLAGS.contains(&&*known[place]) { Some("1".to_owned()) } else { decode_pluses(value) };
        let value = read.ok_or_else(|| bad_parameter_error(&known[place], value, Expected::Text))?;
        if let Some(value) = values[place].replace(value) {
            return Err(bad_parameter_error(&known[place], &value, Expected::SingleValue));
        }
    }
    let is_given = |value: &Option<String>| value.as_deref().is_some_and(|value| !value.trim().is_empty());
    for (name, needed) in DEPENDENT {
        if let (Some(dependent), Some(needed)) = (place(name), place(needed))
            && !is_given(&values[needed])
        {
            has_dropped_parameters |= values[dependent].take().is_some();
        }
    }
    let mut text = String::with_capacity(query.len());
    for (name, value) in known.iter().zip(&values) {
        let value = value.as_deref().unwrap_or_default().trim();
        if !value.is_empty() {
            text.push_str(if text.is_empty() { "" } else { "&" });
            text.push_str(name);
            text.push('=');
            let number = NUMBERS.contains(&&**name).then(|| read_number(value)).flatten();
            text += &encode_segment(&number.map_or_else(|| value.into(), |number| Cow::from(number.to_string())))
                .to_string();
        }
    }
    Ok(Query { text, has_dropped_parameters })
}

/// Decodes a name or value of a form: `+` is a space.
fn decode_pluses(text: &str) -> Option<String> {
    decode(&text.replace('+', " ")).map(Into::into)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::routes::routes;

    #[test]
    fn what_a_page_or_call_does_not_know_is_left_out() {
        let parameters = routes().parameters;
        for (path, query, kept, has_dropped_parameters) in [
            ("/es", "utm_source=x", "", true),
            ("/es/magic/coverage", "a=1&at=2", "", true),
            ("/es/magic/702.9b", "at=2019-01-25&a=1&with=b", "at=2019-01-25&with=b", true),
            ("/es/magic/702", "at=2019-01-25&text=anything", "at=2019-01-25", true),
            ("/es/magic/702.9b", "with=+&text=anything", "", true),
            ("/es/magic", "at=2019-01-25&text=a&with=b", "at=2019-01-25", true),
            ("/es/magic/changes", "text=a&with=b", "", true),
            ("/es/magic/glossary", "filter=a&text=a&with=b", "filter=a", true),
            ("/es/magic/glossary/volar", "text=a&with=b", "", true),
            ("/es/magic/terms", "filter=a&with=b", "filter=a", true),
            ("/es/magic/false-friends", "pair=es-pt&text=b", "pair=es-pt", true),
            ("/es/magic/702.9b/preview", "at=2019-01-25&with=b", "at=2019-01-25", true),
            ("/es/magic/702/feed", "at=2019-01-25", "", true),
            ("/api/v1/search", "q=a&_=17&lang=pt", "q=a&lang=pt", true),
            ("/api/v1/documents", "x=1", "", true),
            ("/api/v1/nothing", "x=1", "", true),
            ("/sw.js", "q=1", "", true),
            ("/es/magic/702.9b", "at=2019-01-25", "at=2019-01-25", false),
            ("/es/magic/702", "with=b&text=a", "text=a&with=b", false),
            ("/es/search", "stay&q=a", "q=a&stay=1", false),
            ("/es/search", "q=a&&stay=0", "q=a&stay=1", false),
            ("/es/search", "q=+a%20&lang=pt", "q=a&text_lang=pt", false),
            ("/es/magic/cards", "type=Ave&set=&page=2", "type=Ave&page=2", false),
            ("/es/magic", "", "", false),
            ("/api/v1/chapter", "number=CR+702,9B.", "number=702.9b", false),
            ("/api/v1/chapter", "number=none", "number=none", false),
            ("/theme", "back=/&to=dark", "to=dark&back=%2F", false),
            ("/api/v1/search", "lang=es&text_lang=pt&q=b", "q=b&lang=es&text_lang=pt", false),
        ] {
            let query = canonical(parameters.of(path), query).unwrap();
            assert_eq!((query.text.as_str(), query.has_dropped_parameters), (kept, has_dropped_parameters), "{path}");
        }
    }
}

//! Which parameters an address of a page may have: with any other it would be another address of the same page,
//! made and kept once more.

use std::{borrow::Cow, collections::HashMap, sync::LazyLock};

use utoipa::openapi::RefOr;
use vademecum_vocab::{Game, Lang};

use crate::api;

/// An edition, and which texts of it.
const EDITION: &[&str] = &["at", "text", "with"];
const GLOSSARY: &[&str] = &["at", "text", "with", "filter"];
const FRIENDS: &[&str] = &["at", "text", "with", "pair"];
const QUESTION: &[&str] = &["q", "game", "kind", "text_lang", "lang", "edition", "document", "stay"];

/// The parameters of the page at a path; `None` where they are none of ours to judge.
fn known(path: &str) -> Option<&'static [&'static str]> {
    let parts: Vec<&str> = path.split('/').skip(1).collect();
    let (first, rest) = parts.split_first()?;
    if !Lang::ALL.iter().any(|lang| lang.as_str() == *first) {
        return None;
    }
    let is_game = |part: &str| Game::ALL.iter().any(|game| game.as_str() == part);
    Some(match rest {
        ["search"] => QUESTION,
        ["suggest"] => &["q", "game"],
        ["opensearch.json"] => &["q"],
        ["about"] => &["entry"],
        ["documents", _] => &["code"],
        [game, rest @ ..] if is_game(game) => match rest {
            ["cards"] => &["set", "type", "keyword", "filter", "page"],
            ["cards", _] => &["in"],
            ["compare"] => &["from", "to", "chapter", "kind", "row", "page"],
            ["coverage" | "code"] | ["scenarios", ..] => &[],
            ["glossary" | "terms"] => GLOSSARY,
            ["false-friends"] => FRIENDS,
            _ => EDITION,
        },
        _ => &[],
    })
}

/// The query of a call by the parameters that are described for it: with any other it would be kept once more.
pub(crate) fn described<'q>(path: &str, query: &'q str) -> Cow<'q, str> {
    static CALLS: LazyLock<HashMap<String, Vec<String>>> = LazyLock::new(|| {
        let calls = api::description().paths.paths.into_iter().map(|(path, call)| {
            let parameters = call.get.and_then(|get| get.parameters).unwrap_or_default();
            let names = parameters.into_iter().filter_map(|parameter| match parameter {
                RefOr::T(parameter) => Some(parameter.name),
                RefOr::Ref(_) => None,
            });
            (path, names.collect())
        });
        calls.collect()
    });
    kept(query, CALLS.get(path).map_or(&[][..], Vec::as_slice))
}

/// The query that is left of one at a path without what the page does not know; `None` if all of it is known.
pub(crate) fn without_unknown(path: &str, query: &str) -> Option<String> {
    let kept = kept(query, known(path)?);
    (kept != query).then(|| kept.into_owned())
}

/// What is left of a query without the parameters that are not known.
fn kept<'q>(query: &'q str, known: &[impl AsRef<str>]) -> Cow<'q, str> {
    let is_known = |pair: &&str| known.iter().any(|name| pair.split('=').next() == Some(name.as_ref()));
    if query.split('&').all(|pair| is_known(&pair)) {
        return query.into();
    }
    query.split('&').filter(is_known).collect::<Vec<_>>().join("&").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_page_does_not_know_is_left_out() {
        for (path, query, kept) in [
            ("/es", "utm_source=x", Some("")),
            ("/es/magic/coverage", "a=1&at=2", Some("")),
            ("/es/magic/702.9b", "at=2019-01-25&a=1&with=b", Some("at=2019-01-25&with=b")),
            ("/es/magic/702.9b", "at=2019-01-25", None),
            ("/es/search", "q=a&stay", None),
            ("/es/search", "q=a&&stay=1", Some("q=a&stay=1")),
            ("/es/magic/cards", "type=Ave&page=2", None),
            ("/es/magic", "", None),
            ("/theme", "to=dark&back=/", None),
            ("/api/v1/search", "x=1", None),
        ] {
            assert_eq!(without_unknown(path, query).as_deref(), kept, "{path}?{query}");
        }
    }

    #[test]
    fn what_a_call_does_not_know_makes_no_other_answer() {
        for (path, query, known) in [
            ("/api/v1/search", "q=a&lang=pt", "q=a&lang=pt"),
            ("/api/v1/search", "q=a&_=17&lang=pt", "q=a&lang=pt"),
            ("/api/v1/documents", "x=1", ""),
            ("/api/v1/nothing", "x=1", ""),
        ] {
            assert_eq!(described(path, query), known, "{path}?{query}");
        }
    }
}

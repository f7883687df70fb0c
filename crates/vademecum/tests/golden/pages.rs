//! The pages of every type and the answers of the API.

use vademecum_tests::{
    Server,
    page_types::{OTHERS, PAGES},
};

use crate::{Golden, page_text::page_text, user_with_fixtures};

/// Headers that are stored; the others are the same everywhere or differ from run to run.
const HEADERS: &str = "content-type cache-control location link allow vary x-robots-tag access-control-allow-origin \
                       content-disposition";

/// Every page in every language, and the other addresses.
pub(crate) fn pages_and_api() -> Golden {
    let user = user_with_fixtures();
    let server = user.serve(&[]);
    let mut golden = Golden::new("pages");
    for page in PAGES {
        for lang in ["es", "pt", "en"] {
            let path = format!("/{lang}{page}");
            golden.add(&path, &response(&server, &path));
        }
    }
    for path in OTHERS {
        golden.add(&format!("other {path}"), &response(&server, path));
    }
    golden
}

/// A response as text: its status, headers of interest, and its body; of a page what a reader of it sees.
pub(crate) fn response(server: &Server, path: &str) -> String {
    let response = server.get(path);
    let (head, body) = response.split_once("\r\n\r\n").unwrap();
    let (status, headers) = head.split_once("\r\n").unwrap();
    let is_stored = |header: &&str| HEADERS.split(' ').any(|name| header.split(':').next() == Some(name));
    let mut headers: Vec<&str> = headers.split("\r\n").filter(is_stored).collect();
    headers.sort_unstable();
    let is_page = headers.contains(&"content-type: text/html; charset=utf-8");
    let body = if is_page { page_text(body) } else { body.to_owned() };
    format!("{path}\n{status}\n{}\n\n{body}", headers.join("\n"))
}

pub(crate) fn body(response: &str) -> &str {
    response.split_once("\r\n\r\n").map_or("", |(_, body)| body)
}

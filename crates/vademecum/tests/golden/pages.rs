//! The pages of every type and the answers of the API.

use vademecum_tests::{Server, page_types::PAGES};

use crate::{Golden, page_text::page_text, user_with_fixtures};

/// Headers that are stored; the others are the same everywhere or differ from run to run.
const HEADERS: &str = "content-type cache-control location link allow vary x-robots-tag access-control-allow-origin \
                       content-disposition";

/// Addresses besides the pages: files, feeds, previews, the API, sloppy addresses, refused ones. The feed of documents is
/// not among them: it is ordered by when they came.
const OTHERS: &[&str] = &[
    "/",
    "/robots.txt",
    "/sitemap.xml",
    "/sitemap/magic.xml",
    "/sw.js",
    "/theme.css",
    "/theme?set=dark",
    "/es/opensearch.xml",
    "/es/opensearch.json?q=far",
    "/pt/suggest?q=far",
    "/en/manifest.webmanifest",
    "/es/magic/100/feed",
    "/es/magic/100.1b/preview",
    "/es/magic/glossary/Farero/preview",
    "/es/magic/100,1B",
    "/es/magic/100?with=",
    "/es/magic/100?at=yesterday",
    "/es/magic/100?nonsense=1",
    "/es/search?q=100,1b",
    "/fr/magic",
    "/es//magic",
    "/es/magic/nonsense",
    "/api/v1",
    "/api/v1/openapi.json",
    "/api/v1/search?q=carta&lang=es",
    "/api/v1/search",
    "/api/v1/search?q=carta&limit=0",
    "/api/v1/suggest?q=far&lang=es",
    "/api/v1/node?address=100.1b&lang=pt",
    "/api/v1/node?address=999.9",
    "/api/v1/chapter?number=100&game=magic&lang=es",
    "/api/v1/term?name=Farero",
    "/api/v1/terms?from=pt&to=es",
    "/api/v1/card?name=Oruga",
    "/api/v1/align?from=magic-cr@2031-05-04.es&to=magic-cr@2033-09-18.pt",
    "/api/v1/documents",
    "/api/v1/documents/magic-cr@2031-05-04.es",
    "/api/v1/documents/magic-cr@2031-05-04.es/nodes",
    "/api/v1/documents/none@2000-01-01.es",
    "/api/v1/nonsense",
];

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

/// The body of a response.
pub(crate) fn body(response: &str) -> &str {
    response.split_once("\r\n\r\n").map_or("", |(_, body)| body)
}

//! Asking the router without a network.

use axum::{
    Router,
    body::Body,
    http::{HeaderMap, Method, Request, StatusCode, header},
    response::Response,
};
use scraper::{ElementRef, Html, Selector};
use tower::ServiceExt;
use vademecum_web::Server;

/// An answer, read to its end.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) bytes: Vec<u8>,
    /// The bytes as text; of what is packed or no text, what can be read of it.
    pub(crate) body: String,
}

/// Reads an answer to its end.
pub(crate) async fn read(response: Response) -> Answer {
    let (parts, body) = response.into_parts();
    let bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap().to_vec();
    let body = String::from_utf8_lossy(&bytes).into_owned();
    Answer { status: parts.status, headers: parts.headers, bytes, body }
}

impl Answer {
    /// A header, as text; empty if there is none.
    pub(crate) fn header(&self, name: header::HeaderName) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The text of a page without its markup; of other types, the body.
    pub(crate) fn text(&self) -> String {
        match self.header(header::CONTENT_TYPE).starts_with("text/html") {
            true => Html::parse_document(&self.body).root_element().text().collect(),
            false => self.body.clone(),
        }
    }

    /// Checks that texts are on the page, in this order.
    #[track_caller]
    pub(crate) fn shows(&self, texts: &[&str]) -> &Self {
        let page = self.text();
        let mut rest = page.as_str();
        for text in texts {
            let Some(at) = rest.find(text) else { panic!("no {text:?} in\n{rest}") };
            rest = &rest[at + text.len()..];
        }
        self
    }

    /// Checks that a text is not in the body, markup included.
    #[track_caller]
    pub(crate) fn hides(&self, text: &str) -> &Self {
        assert!(!self.body.contains(text), "{text:?} in\n{}", self.body);
        self
    }

    /// Checks that elements are on the page, in this order: a selector of each, and a text in it.
    #[track_caller]
    pub(crate) fn has(&self, elements: &[(&str, &str)]) -> &Self {
        let page = Html::parse_document(&self.body);
        let mut last = None;
        for (selector, text) in elements {
            let is_next = |element: &ElementRef<'_>| {
                Some(element.id()) >= last && element.text().collect::<String>().contains(text)
            };
            let found = page.select(&Selector::parse(selector).unwrap()).find(is_next);
            let Some(found) = found else { panic!("no {selector} with {text:?} in\n{}", self.body) };
            last = Some(found.id());
        }
        self
    }

    /// Checks that links to addresses are on the page, in this order.
    #[track_caller]
    pub(crate) fn links(&self, addresses: &[&str]) -> &Self {
        let selectors: Vec<String> = addresses.iter().map(|address| format!("[href='{address}']")).collect();
        self.has(&selectors.iter().map(|selector| (selector.as_str(), "")).collect::<Vec<_>>())
    }

    /// The number of elements that a selector matches.
    pub(crate) fn count(&self, selector: &str) -> usize {
        Html::parse_document(&self.body).select(&Selector::parse(selector).unwrap()).count()
    }

    /// Checks that no element matches a selector.
    #[track_caller]
    pub(crate) fn lacks(&self, selector: &str) -> &Self {
        assert_eq!(self.count(selector), 0, "{selector} in\n{}", self.body);
        self
    }
}

/// Does work that waits, to its end.
pub(crate) fn run<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(work)
}

pub(crate) fn request(method: Method, path: &str, headers: &[(impl AsRef<str>, &str)]) -> Request<Body> {
    let request = Request::builder().method(method).uri(path);
    let request = headers.iter().fold(request, |request, (name, value)| request.header(name.as_ref(), *value));
    request.body(Body::empty()).unwrap()
}

pub(crate) fn ask(router: &Router, method: Method, path: &str, headers: &[(header::HeaderName, &str)]) -> Answer {
    run(async { read(router.clone().oneshot(request(method, path, headers)).await.unwrap()).await })
}

/// What a server answers to a request of a peer.
pub(crate) fn send(server: &Server, request: Request<Body>, peer: &str) -> Answer {
    run(async { read(server.answer(request, Some(peer.parse().unwrap())).await).await })
}

pub(crate) fn ask_server(server: &Server, path: &str, headers: &[(&str, &str)], peer: &str) -> Answer {
    send(server, request(Method::GET, path, headers), peer)
}

/// Asks for a page and checks its status.
#[track_caller]
pub(crate) fn check(router: &Router, path: &str, status: u16) -> Answer {
    let answer = ask(router, Method::GET, path, &[]);
    assert_eq!(answer.status.as_u16(), status, "{path}\n{}", answer.body);
    answer
}

/// Asks for an address and checks where it sends.
#[track_caller]
pub(crate) fn sends(router: &Router, path: &str, status: u16, to: &str) {
    assert_eq!(check(router, path, status).header(header::LOCATION), to, "{path}");
}

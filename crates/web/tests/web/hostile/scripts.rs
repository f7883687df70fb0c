//! Script in documents and in questions is text, wherever it is shown.

use axum::{
    Router,
    http::{Method, header},
};
use vademecum_document::{Card, CardContents, CardLayout, CardRole, Document, DocumentKind, Face, TranslatedTitle};
use vademecum_vocab::{Diagnostic, Finding, Lang, Position};

use crate::{
    ask::{Answer, ask},
    library::{card_node, document, ruling_node, serve},
};

/// Ends an attribute, opens an element, runs, turns what is written after it, steers a terminal that shows the page.
const EVIL: &str =
    "\"'><script>alert(1)</script><img src=x onerror=alert(2)>]]>&amp;\u{202e}\u{2066}\u{200f}\u{61c}\u{1b}\u{9b}";

/// Everything that a document can say, said by somebody who means no good.
fn evil() -> Vec<Document> {
    let text = format!(
        "7 | {EVIL} |\n704 | {EVIL} |\n704.1 | {EVIL} | {EVIL} véase [[704]]\n> {EVIL}\n704.1a =7,1{EVIL} | | {EVIL}\n\
         term Volar {EVIL} | | {EVIL}. Ver [[704.1]].\n"
    );
    let mut rules = document("magic-cr@2024-11-08.es", &text);
    rules.title = EVIL.to_owned();
    rules.path = format!("{EVIL}.txt");
    rules.encoding = EVIL.to_owned();
    for node in &mut rules.nodes {
        node.translated_titles = vec![TranslatedTitle { lang: Lang::Pt, title: EVIL.to_owned(), is_unofficial: false }];
    }
    rules.diagnostics = vec![Diagnostic {
        at: Position { line: 1, column: 1, length: 4 },
        finding: Finding::NumberSpelling { printed: EVIL.to_owned(), number: EVIL.to_owned() },
        number: Some("704.1".to_owned()),
        source_line: EVIL.to_owned(),
    }];
    let mut older = document("magic-cr@2019-01-25.es", &text.replace("véase", "mírese"));
    older.title = EVIL.to_owned();
    let says = || EVIL.to_owned();
    let face = Face { name: says(), cost: Some(says()), type_line: says(), power: Some(says()), ..Face::default() };
    let print = CardContents::Magic { layout: CardLayout::Single, faces: vec![face] };
    let card = card_node(Card {
        role: CardRole::Subject,
        name_en: Some(says()),
        alternative_name: Some(says()),
        section: says(),
        contents: print,
    });
    let ruling = ruling_node(EVIL, EVIL);
    let mut notes = document("magic-notes-prueba@2025.es", "");
    notes.kind = DocumentKind::Notes;
    notes.title = says();
    notes.nodes = vec![card, ruling];
    vec![rules, older, notes]
}

fn part(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

fn is_markup(answer: &Answer) -> bool {
    let mime = answer.header(header::CONTENT_TYPE);
    mime.starts_with("text/html") || mime.contains("xml")
}

/// Checks that nothing in an answer runs, and gives whether it shows what was said.
#[track_caller]
fn harmless(router: &Router, path: &str) -> bool {
    let answer = ask(router, Method::GET, path, &[]);
    assert!(!answer.status.is_server_error(), "{path}: {}", answer.status);
    assert_eq!(answer.header(header::X_CONTENT_TYPE_OPTIONS), "nosniff", "{path}");
    assert!(answer.header(header::CONTENT_SECURITY_POLICY).contains("default-src 'none'"), "{path}");
    if is_markup(&answer) {
        for run in ["<script>alert", "<img src=x", "onerror=alert(2)>]]>", "<script>alert(1)"] {
            assert!(!answer.body.contains(run), "{path} shows {run}");
        }
        let steers = |c: char| c.is_control() && !c.is_ascii_whitespace() || EVIL.contains(c) && !c.is_ascii();
        assert_eq!(answer.body.find(steers), None, "{path} holds characters that turn the text or steer");
    } else if !answer.body.is_empty() {
        let mime = answer.header(header::CONTENT_TYPE);
        assert!(mime.contains("json") || mime.starts_with("text/plain") || mime.contains("sqlite"), "{path}: {mime}");
    }
    answer.body.contains("alert(1)")
}

#[test]
fn script_in_documents_is_text_everywhere() {
    let router = serve(evil());
    let (term, card) = (part(&format!("Volar {EVIL}")), part(EVIL));
    let both = "from=magic-cr@2019-01-25.es&to=magic-cr@2024-11-08.es";
    let mut shown = 0;
    for path in [
        "/es".to_owned(),
        "/es/api".to_owned(),
        "/es/documents".to_owned(),
        "/es/documents/feed".to_owned(),
        "/es/documents/magic-cr@2024-11-08.es".to_owned(),
        "/es/read/magic-notes-prueba@2025.es".to_owned(),
        "/es/magic".to_owned(),
        "/es/magic/7".to_owned(),
        "/es/magic/704".to_owned(),
        "/pt/magic/704.1".to_owned(),
        "/es/magic/704.1a".to_owned(),
        "/es/magic/704.9z".to_owned(),
        "/es/magic/704/feed".to_owned(),
        "/es/magic/704.1?at=2019-01-25".to_owned(),
        "/es/magic/glossary".to_owned(),
        format!("/es/magic/glossary/{term}"),
        "/es/magic/cards".to_owned(),
        format!("/es/magic/cards/{card}"),
        format!("/es/magic/compare?{both}"),
        format!("/es/magic/compare?{both}&row=704.1"),
        "/es/search?q=alert&stay=1".to_owned(),
        "/es/search?q=704.1&stay=1".to_owned(),
        "/es/suggest?q=volar".to_owned(),
        "/sitemap/es.xml".to_owned(),
        "/api/v1/search?q=alert".to_owned(),
        "/api/v1/suggest?q=volar".to_owned(),
        "/api/v1/node?address=704.1".to_owned(),
        "/api/v1/chapter?number=704".to_owned(),
        format!("/api/v1/term?name={term}"),
        format!("/api/v1/card?name={card}"),
        format!("/api/v1/align?{both}"),
        "/api/v1/documents".to_owned(),
        "/api/v1/documents/magic-cr@2024-11-08.es/nodes".to_owned(),
        "/api/v1/bulk.jsonl".to_owned(),
    ] {
        shown += usize::from(harmless(&router, &path));
    }
    assert!(shown > 20, "the documents are shown on {shown} pages");
}

#[test]
fn script_in_questions_is_text_everywhere() {
    let router = serve(evil());
    let question = part(EVIL);
    for template in [
        "/{}",
        "/es/{}",
        "/es/magic/{}",
        "/es/magic/{}/feed",
        "/es/magic/glossary/{}",
        "/es/magic/cards/{}",
        "/es/magic/scenarios/702/{}",
        "/es/magic/704.1?at={}",
        "/es/magic/compare?from={}&to={}",
        "/es/magic/false-friends?pair={}",
        "/es/documents/{}",
        "/es/documents/magic-cr@2024-11-08.es?code={}",
        "/es/read/{}",
        "/es/about?entry={}",
        "/es/search?q={}",
        "/es/search?q={}&stay={}&kind={}",
        "/es/search?q=a&game={}&document={}",
        "/es/suggest?q={}",
        "/assets/{}",
        "/sitemap/{}",
        "/api/v1/{}",
        "/api/v1/search?q={}",
        "/api/v1/search?q=a&document={}",
        "/api/v1/suggest?q={}",
        "/api/v1/node?address={}",
        "/api/v1/node?address={}%23{}",
        "/api/v1/chapter?number={}",
        "/api/v1/card?name={}",
        "/api/v1/term?name={}",
        "/api/v1/documents/{}",
    ] {
        harmless(&router, &template.replace("{}", &question));
    }
}

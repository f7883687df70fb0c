use std::sync::Arc;
use vademecum_document::*;
use vademecum_graph::Graph;
use vademecum_ingest::{ingest, reader::{Format, Source}};
fn source(path: &str) -> Source {
    let bytes = std::fs::read(path).unwrap();
    let text = String::from_utf8(bytes).unwrap_or_else(|e| e.into_bytes().iter().map(|&b| b as char).collect());
    let text = text.trim_start_matches('\u{feff}').to_owned();
    let mut lines = vec![]; let mut at = 0;
    for l in text.split_inclusive('\n') { lines.push(at..at + l.trim_end_matches(['\r','\n']).len()); at += l.len(); }
    Source { name: path.rsplit('/').next().unwrap().into(), format: if path.ends_with("md") { Format::Markdown } else { Format::Text }, encoding: "UTF-8", text, lines, undecodable: vec![] }
}
fn main() {
    let fresh = std::env::args().nth(2).is_some();
    let mut documents: Vec<Document> = ["2024-11-08.es.txt", "2024-11-08.en.txt", "2019-01-25.pt.md", "2019-01-25.en.txt"].iter().map(|n| ingest(&source(&format!("/work/shared/corpus/magic-cr-{n}")), &Default::default()).unwrap().document).collect();
    for d in &documents { eprintln!("{} {:?} {} findings", d.id, d.summary().counts, d.diagnostics.len()); }
    let mut digests = vec![];
    for lang in ["es", "pt"] {
        let mut d = documents[0].clone();
        d.id = format!("magic-digest@2024-11-08.{lang}").parse().unwrap(); d.kind = DocumentKind::Digest; d.path.clear(); d.title = "Guía de las reglas".into();
        d.diagnostics.clear(); d.furniture.clear();
        for n in &mut d.nodes { n.text.clear(); n.examples.clear(); n.references.clear(); n.printed = None; }
        d.nodes.retain(|n| n.number.is_some() && !n.stale && n.kind != NodeKind::Term);
        let nums: std::collections::HashMap<_, _> = d.nodes.iter().enumerate().map(|(i, n)| (n.number.unwrap(), NodeIndex::new(i))).collect();
        for n in &mut d.nodes { n.parent = n.number.unwrap().parent().and_then(|p| nums.get(&p).copied()); }
        digests.push(d);
    }
    if fresh { documents.clear(); }
    documents.extend(digests);
    let t = std::time::Instant::now();
    let graph = Arc::new(Graph::new(documents));
    eprintln!("graph {:?}", t.elapsed());
    let index = vademecum_search::Index::in_memory(&graph).unwrap();
    eprintln!("index {:?}", t.elapsed());
    let router = vademecum_web::router(Arc::new(vademecum_web::Site::new(graph, index)));
    eprintln!("site {:?}", t.elapsed());
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let l = tokio::net::TcpListener::bind(format!("127.0.0.1:{}", std::env::args().nth(1).unwrap())).await.unwrap();
        vademecum_web::serve(l, router, std::future::pending()).await.unwrap();
    });
}

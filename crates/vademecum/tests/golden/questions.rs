//! The first hits of every question of the search quality tests.

use std::fmt::Write;

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::Value;
use vademecum_tests::Server;

use crate::{Golden, pages::body, user};

/// The files of questions, with the game they are about.
const FILES: [(&str, &str); 4] = [("magic", "magic"), ("magic-unseen", "magic"), ("myl", "myl"), ("myl-unseen", "myl")];

const MAX_HITS: usize = 5;

/// The hits in the bundled documents.
pub(crate) fn bundled() -> Golden {
    let user = user();
    let server = user.serve(&[]);
    let mut golden = Golden::new("search");
    for (file, game) in FILES {
        golden.add(file, &hits(&server, file, game));
    }
    golden
}

/// A line for each question of a file: its language and words, and the addresses of its first hits.
pub(crate) fn hits(server: &Server, file: &str, game: &str) -> String {
    let path = vademecum_tests::root().join(format!("tests/data/queries/{file}.tsv"));
    let table = std::fs::read_to_string(path).unwrap();
    let mut text = String::new();
    vademecum_tsv::parse(file, &table, ["kind", "lang", "query", "expected"], |[_, lang, question, _]| {
        let (lang, question) = (&*lang, &*question);
        let query = utf8_percent_encode(question, NON_ALPHANUMERIC);
        let answer = server.get(&format!("/api/v1/search?q={query}&lang={lang}&game={game}&limit={MAX_HITS}"));
        let answer: Value = serde_json::from_str(body(&answer)).unwrap();
        let hits = answer["hits"].as_array().unwrap();
        let addresses: Vec<&str> = hits.iter().map(|hit| hit["address"].as_str().unwrap()).collect();
        let _ = writeln!(text, "{lang} {question}");
        for address in addresses {
            let _ = writeln!(text, "    {address}");
        }
        Ok(())
    })
    .unwrap();
    text
}

/// The hits in the library of a server, by file of questions.
pub(crate) fn all_hits(server: &Server) -> impl Iterator<Item = (&'static str, String)> {
    FILES.into_iter().map(move |(file, game)| (file, hits(server, file, game)))
}

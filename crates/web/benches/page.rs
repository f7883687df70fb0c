//! How long the server takes for one page, from request to bytes: `cargo bench -p vademecum-web`.

#![allow(missing_docs, reason = "criterion's macros make undocumented items")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a bench fails as a test does")]

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use axum::{Router, body::Body, http::Request};
use criterion::{Criterion, criterion_group, criterion_main};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use tokio::runtime::Runtime;
use tower::ServiceExt;
use vademecum_content as content;
use vademecum_vocab::{Game, Lang};

#[path = "../tests/web/library.rs"]
#[allow(dead_code, reason = "shared with the tests")]
mod library;

/// A chapter of a thousand subrules, each citing the first rule.
fn library() -> axum::Router {
    let mut text = String::from("7 | Añadidos |\n704 | Revisiones |\n704.1 | | Esta es la regla a la que se mira.\n");
    for rule in 2..=40 {
        text += &format!("704.{rule} | | Se revisa lo que sigue, véase [[704.1]].\n");
        for letter in "abcdefghijkmnpqrstuvwxyz".chars() {
            text += &format!("704.{rule}{letter} | | {{T}}: esto sigue de [[704.{rule}]], y aquello de [[704.1]].\n");
        }
    }
    let english = text.replace("Se revisa", "What follows is checked");
    library::serve(vec![
        library::document("magic-cr@2024-11-08.es", &text),
        library::document("magic-cr@2024-11-08.en", &english),
    ])
}

/// Asks for a page and reads it to its end.
fn get(runtime: &Runtime, router: &Router, path: &str) -> axum::body::Bytes {
    runtime.block_on(async {
        let request = Request::get(path).body(Body::empty()).unwrap();
        let response = router.clone().oneshot(request).await.unwrap();
        assert!(response.status().is_success(), "{path}");
        axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap()
    })
}

/// Measures pages that are asked for once each, so that none is a stored response: the addresses in turn, then again from a
/// server that has stored nothing.
fn fresh_pages(criterion: &mut Criterion, runtime: &Runtime, name: &str, paths: &[String]) {
    let (mut router, mut next) = (library(), 0);
    criterion.bench_function(name, |bencher| {
        bencher.iter_custom(|count| {
            let mut time = Duration::ZERO;
            for _ in 0..count {
                if next == paths.len() {
                    (router, next) = (library(), 0);
                }
                let begun = Instant::now();
                black_box(get(runtime, &router, &paths[next]));
                time += begun.elapsed();
                next += 1;
            }
            time
        });
    });
}

/// The first page of every worked case in every language.
fn first_pages() -> Vec<String> {
    let cases = content::scenarios(Game::Magic).keys();
    let cases = cases.filter_map(|file| file.strip_prefix("rules/magic/scenarios/")?.strip_suffix(".md"));
    let cases: Vec<&str> = cases.collect();
    let of = |lang: Lang| cases.iter().map(move |case| format!("/{lang}/magic/scenarios/{case}"));
    Lang::ALL.into_iter().flat_map(of).collect()
}

/// The page of a case of 50 steps that somebody edits, each time with another title.
fn edited_cases() -> Vec<String> {
    let steps: String =
        (0..25).map(|turn| format!("{}. Ana activa Pozo.\n{}. Todos pasan.\n", 2 * turn + 1, 2 * turn + 2)).collect();
    let case = |edit: u32| {
        format!(
            "# Intento {edit} (602.2)\n\n## Cartas\n\n### Pozo {{2}}\nArtefacto\n{{0}}: Ganas 1 vida.\n\n## Situación\n\n\
             - Jugadores: Ana, Beto.\n- Turno de Ana, primera fase principal.\n- Campo de batalla de Ana: Pozo.\n\n\
             ## Acciones\n\n{steps}\n## Resultado\n\n- Ana: 45 vidas.\n"
        )
    };
    let path = |edit| format!("/es/magic/scenarios/new?text={}", utf8_percent_encode(&case(edit), NON_ALPHANUMERIC));
    (0..2_000).map(path).collect()
}

fn pages(criterion: &mut Criterion) {
    let router = library();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let mut page = |name: &str, path: &'static str| {
        criterion.bench_function(name, |bencher| bencher.iter(|| get(&runtime, &router, path)));
    };
    page("rule page", "/es/magic/704.5f");
    page("rule page cited a thousand times", "/es/magic/704.1");
    page("chapter page of a thousand rules", "/es/magic/704");
    fresh_pages(criterion, &runtime, "first page of a case", &first_pages());
    fresh_pages(criterion, &runtime, "edited case of 50 steps", &edited_cases());
}

criterion_group!(benches, pages);
criterion_main!(benches);

//! How long the server takes for one page, from request to bytes: `cargo bench -p vademecum-web`.

#![allow(missing_docs, reason = "criterion's macros make undocumented items")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a bench fails as a test does")]

use axum::{body::Body, http::Request};
use criterion::{Criterion, criterion_group, criterion_main};
use tower::ServiceExt;

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

fn pages(criterion: &mut Criterion) {
    let router = library();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let mut page = |name: &str, path: &'static str| {
        criterion.bench_function(name, |bencher| {
            bencher.iter(|| {
                runtime.block_on(async {
                    let request = Request::get(path).body(Body::empty()).unwrap();
                    let response = router.clone().oneshot(request).await.unwrap();
                    axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap()
                })
            });
        });
    };
    page("rule page", "/es/magic/704.5f");
    page("rule page cited a thousand times", "/es/magic/704.1");
    page("chapter page of a thousand rules", "/es/magic/704");
}

criterion_group!(benches, pages);
criterion_main!(benches);

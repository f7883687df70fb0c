//! Expensive answers: how much is done for clients who hang up, and for those who ask for the same.

use std::{
    pin::pin,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    task::{Context, Waker},
    time::{Duration, Instant},
};

use axum::http::Method;
use tokio::runtime::{Builder, Runtime};
use vademecum_graph::Graph;
use vademecum_search::Index;
use vademecum_web::{AppState, Server, Settings};

use crate::{
    ask::{Answer, read, request},
    library::{document, state},
};

/// How many expensive jobs may run at the same time.
const PERMITS: usize = 2;

/// How many searches of one client may wait.
const SEARCHES_WAITING: usize = 64;

/// How many short jobs of all clients may wait.
const SHORT_JOBS_QUEUED: usize = 1024;

/// Dates of editions, every two of which can be aligned.
const YEARS: [u16; 7] = [2018, 2019, 2020, 2021, 2022, 2023, 2024];

/// Editions that take a while to align.
fn server() -> Server {
    let rules: String = (1..400).map(|n| format!("704.{n} | | El faro {n} alumbra a {} botes.\n", n * 7)).collect();
    let text = format!("7 | Añadidos |\n704 | Revisiones |\n{rules}");
    let editions = YEARS.map(|year| document(&format!("magic-cr@{year}-01-01.es"), &text));
    Server::new(state(editions.into()), Settings::default())
}

fn alignments() -> Vec<String> {
    let pairs = YEARS.into_iter().flat_map(|from| YEARS.map(|to| (from, to))).filter(|(from, to)| from != to);
    pairs.map(|(from, to)| format!("/api/v1/align?from=magic-cr@{from}-01-01.es&to=magic-cr@{to}-01-01.es")).collect()
}

/// A runtime that serves with two threads.
fn serving_runtime() -> Runtime {
    Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

/// Waits until as many short jobs are queued.
fn wait_until_queued(runtime: &Runtime, server: &Server, jobs: usize) {
    let queued = format!("\nvademecum_short_work_queued {jobs}\n");
    let deadline = Instant::now() + NEVER;
    while !runtime.block_on(answer(server, "/metrics", "127.0.0.1")).body.contains(&queued) {
        assert!(Instant::now() < deadline, "no {jobs} jobs are queued");
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// A runtime with one thread, and how many more it has started.
fn runtime() -> (Runtime, Arc<AtomicUsize>) {
    let threads = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&threads);
    let mut builder = Builder::new_current_thread();
    builder.enable_all().on_thread_start(move || {
        count.fetch_add(1, Ordering::Relaxed);
    });
    (builder.build().unwrap(), threads)
}

async fn answer(server: &Server, path: &str, peer: &str) -> Answer {
    answer_packed(server, path, peer, "identity").await
}

/// What is answered to a client who accepts a content coding.
async fn answer_packed(server: &Server, path: &str, peer: &str, coding: &str) -> Answer {
    let request = request(Method::GET, path, &[("accept-encoding", coding)]);
    read(server.answer(request, Some(peer.parse().unwrap())).await).await
}

/// Asks, and hangs up as soon as there is nothing to do but wait.
fn ask_and_hang_up(server: &Server, path: &str, peer: &str) {
    let _ = pin!(answer(server, path, peer)).poll(&mut Context::from_waker(Waker::noop()));
}

/// How many threads work at most while clients ask for some addresses and hang up.
fn threads_for(paths: &[String]) -> usize {
    let server = server();
    let (runtime, threads) = runtime();
    runtime.block_on(async {
        for (n, path) in paths.iter().enumerate() {
            ask_and_hang_up(&server, path, &format!("192.0.2.{n}"));
        }
    });
    // It ends when everything has ended that was begun.
    drop(runtime);
    threads.load(Ordering::Relaxed)
}

#[test]
fn abandoned_work_takes_no_more_threads_than_there_are_permits() {
    let alignments = alignments();
    let comparisons = alignments.iter().map(|path| path.replace("/api/v1/align", "/es/magic/compare")).collect();
    let downloads = vec!["/api/v1/bulk.sqlite".to_owned(); 60];
    for (paths, most) in [(alignments, PERMITS), (comparisons, PERMITS), (downloads, 1)] {
        let threads = threads_for(&paths);
        assert!((1..=most).contains(&threads), "{}: {threads}", paths[0]);
    }
}

/// How many threads work beside the one that serves while clients read compressed responses to their end.
fn threads_for_reading(server: &Server, path: &'static str, readers: usize) -> usize {
    let (runtime, threads) = runtime();
    let read = |server: Server| async move { answer_packed(&server, path, "192.0.2.1", "gzip").await };
    let reading: Vec<_> = (0..readers).map(|_| runtime.spawn(read(server.clone()))).collect();
    for reading in reading {
        let answer = runtime.block_on(reading).unwrap();
        assert_eq!((answer.status.as_u16(), &answer.headers["content-encoding"]), (200, &"gzip".parse().unwrap()));
    }
    drop(runtime);
    threads.load(Ordering::Relaxed)
}

#[test]
fn others_are_served_while_pages_and_downloads_are_computed() {
    let server = server();
    for (path, is_computed) in
        [("/es/magic/704.1", false), ("/es/search?q=faro&stay=1", true), ("/api/v1/bulk.jsonl", true)]
    {
        let started = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&started);
        let mut builder = Builder::new_multi_thread();
        let runtime = builder.worker_threads(1).enable_all().on_thread_start(move || {
            count.fetch_add(1, Ordering::Relaxed);
        });
        let runtime = runtime.build().unwrap();
        let asked = server.clone();
        let answered = runtime.block_on(runtime.spawn(async move { answer(&asked, path, "192.0.2.1").await }));
        assert_eq!(answered.unwrap().status, 200, "{path}");
        drop(runtime);
        // Beside the only thread that serves, one that takes over from it.
        assert_eq!(started.load(Ordering::Relaxed) > 1, is_computed, "{path}");
    }
}

#[test]
fn long_pages_are_compressed_off_the_threads_that_serve() {
    let server = server();
    let chapter = "/es/magic/704";
    let (runtime, _) = runtime();
    // Then it is cached, but nobody has asked for it compressed.
    let plain = runtime.block_on(answer(&server, chapter, "192.0.2.1"));
    assert!(plain.bytes.len() > 100_000, "{}", plain.bytes.len());
    assert_eq!(threads_for_reading(&server, chapter, 20), 1);
    assert_eq!(threads_for_reading(&server, chapter, 20), 0);
    let metrics = runtime.block_on(answer(&server, "/metrics", "127.0.0.1"));
    // The page, and its compressed text once.
    metrics.shows(&["vademecum_short_work_finished_total 2\n"]);
}

#[test]
fn a_page_that_cannot_be_compressed_in_time_is_sent_as_it_is() {
    let (server, end, begun) = server_with_endless_searches();
    let runtime = serving_runtime();
    let _guard = runtime.enter();
    let compressed = |path: String| {
        let server = server.clone();
        runtime.spawn(async move { answer_packed(&server, &path, "192.0.2.1", "br").await })
    };
    let chapter = "/es/magic/704".to_owned();
    runtime.block_on(answer(&server, &chapter, "192.0.2.2"));
    let searches: Vec<_> = (0..1 + SEARCHES_WAITING)
        .map(|n| compressed(format!("/es/search?q=faro+{n}&edition={}-01-01", YEARS[0])))
        .collect();
    begun.recv_timeout(NEVER).unwrap();
    wait_until_queued(&runtime, &server, SEARCHES_WAITING);
    let page = runtime.block_on(compressed(chapter)).unwrap();
    searches.iter().for_each(tokio::task::JoinHandle::abort);
    drop(end);
    assert_eq!(page.status, 200);
    assert!(!page.headers.contains_key("content-encoding"));
}

#[test]
fn the_same_alignment_asked_for_in_two_ways_is_made_once() {
    let server = server();
    let (runtime, _) = runtime();
    let path = &alignments()[0];
    let other = path.replace("magic", "%6Dagic");
    runtime.block_on(async {
        let (one, two) = tokio::join!(answer(&server, path, "192.0.2.1"), answer(&server, &other, "192.0.2.2"));
        assert_eq!((one.status.as_u16(), two.status.as_u16()), (200, 200));
        assert!(one.body == two.body);
        // Asked for again in a third way.
        let third = answer(&server, &path.replace("magic", "m%61gic"), "192.0.2.3").await;
        assert!(third.body == one.body);
        let metrics = answer(&server, "/metrics", "127.0.0.1").await;
        metrics.shows(&["vademecum_work_queued 0\n", "vademecum_work_finished_total 1\n"]);
        metrics.shows(&["vademecum_work_shared_total 1\n", "vademecum_work_abandoned_total 0\n"]);
    });
}

/// A server whose searches in older editions do not end until the sender is dropped; each says when it has begun.
fn server_with_endless_searches() -> (Server, mpsc::Sender<()>, mpsc::Receiver<()>) {
    let long = "El faro alumbra a los botes. ".repeat(2_000);
    let text =
        format!("7 | Añadidos |\n704 | Revisiones |\n704.1 | | El faro alumbra a los botes.\n704.2 | | {long}\n");
    let editions = YEARS.map(|year| document(&format!("magic-cr@{year}-01-01.es"), &text));
    let graph = Arc::new(Graph::new(editions));
    let newest = format!("magic-cr@{}-01-01.es", YEARS[YEARS.len() - 1]);
    let (end, ended) = mpsc::channel::<()>();
    let (begin, begun) = mpsc::channel();
    let ended = Mutex::new(ended);
    let begin = Mutex::new(begin);
    let index = Index::open(&graph, move |document| {
        if document.id.to_string() != newest {
            let _ = begin.lock().unwrap().send(());
            let _ = ended.lock().unwrap().recv();
        }
        None
    });
    (Server::new(AppState::new(graph, index.unwrap()), Settings::default()), end, begun)
}

/// Much longer than anything of this takes: what has not come by then does not come.
const NEVER: Duration = Duration::from_secs(30);

#[test]
fn a_library_that_has_changed_is_taken_up_under_any_load() {
    let (server, end, begun) = server_with_endless_searches();
    let runtime = serving_runtime();
    // Two clients search, and others fill the queue.
    for client in 1..=2 + SHORT_JOBS_QUEUED / SEARCHES_WAITING {
        let (server, count) = (server.clone(), if client <= 2 { 1 } else { SEARCHES_WAITING });
        for n in 0..count {
            let path = format!("/es/search?q=faro+{n}&edition={}-01-01", YEARS[client % 2]);
            let (server, peer) = (server.clone(), format!("192.0.2.{client}"));
            runtime.spawn(async move { answer(&server, &path, &peer).await });
        }
        if client <= 2 {
            begun.recv_timeout(NEVER).unwrap();
        }
    }
    wait_until_queued(&runtime, &server, SHORT_JOBS_QUEUED);
    let changed = document("magic-cr@2025-01-01.es", "7 | Añadidos |\n704 | Revisiones |\n704.1 | | El faro gira.\n");
    let fit = runtime.block_on(server.swap(state(vec![changed])));
    drop(end);
    assert!(fit.is_ok(), "{fit:?}");
}

#[test]
fn a_backlog_of_searches_does_not_hold_up_the_pages_of_others() {
    let (server, end, begun) = server_with_endless_searches();
    let runtime = serving_runtime();
    let ask = |path: String, peer: String| {
        let server = server.clone();
        let (sender, answered) = mpsc::channel();
        runtime.spawn(async move {
            let _ = sender.send(answer(&server, &path, &peer).await);
        });
        answered
    };
    // Each client searches in an edition of its own, so that both compute.
    let searches: Vec<_> = (0..20)
        .flat_map(|n| [(1, YEARS[0], n), (2, YEARS[1], n)])
        .map(|(client, year, n)| {
            ask(format!("/es/search?q=faro+{n}&edition={year}-01-01"), format!("192.0.2.{client}"))
        })
        .collect();
    for _ in 0..2 {
        begun.recv_timeout(NEVER).unwrap();
    }
    let page = ask("/es/magic/704.1".to_owned(), "192.0.2.3".to_owned()).recv_timeout(NEVER);
    drop(end);
    assert_eq!(page.expect("the page of another client is answered").status, 200);
    for search in searches {
        assert_eq!(search.recv_timeout(NEVER).unwrap().status, 200);
    }
}

#[test]
fn a_client_with_too_many_searches_is_told_to_wait() {
    let (server, end, begun) = server_with_endless_searches();
    let runtime = serving_runtime();
    let _guard = runtime.enter();
    let search = |n: usize, peer: &'static str| {
        let server = server.clone();
        let path = format!("/es/search?q=faro+{n}&edition={}-01-01", YEARS[0]);
        runtime.spawn(async move { answer(&server, &path, peer).await })
    };
    // One that runs, as many as may wait, and one more.
    let mut asked: Vec<_> = (0..1 + SEARCHES_WAITING).map(|n| search(n, "192.0.2.1")).collect();
    begun.recv_timeout(NEVER).unwrap();
    wait_until_queued(&runtime, &server, SEARCHES_WAITING);
    let refused = runtime.block_on(search(1000, "192.0.2.1")).unwrap();
    assert_eq!(refused.status, 429);
    assert!(refused.headers.contains_key("retry-after"));
    // Those that are hung up on are not computed. The one that runs cannot be aborted.
    asked.iter().for_each(tokio::task::JoinHandle::abort);
    wait_until_queued(&runtime, &server, 0);
    drop(end);
    let metrics = runtime.block_on(async {
        for search in &mut asked {
            let _ = search.await;
        }
        answer(&server, "/es/search?q=faro&stay=1", "192.0.2.1").await;
        answer(&server, "/metrics", "127.0.0.1").await
    });
    metrics.shows(&["vademecum_short_work_finished_total 2\n"]);
    metrics.shows(&[&format!("vademecum_short_work_abandoned_total {SEARCHES_WAITING}\n")]);
}

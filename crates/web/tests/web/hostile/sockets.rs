//! Connections that send nonsense, half of something, or nothing; readers who take nothing.

#![expect(clippy::disallowed_methods, reason = "these tests are about sockets")]

use std::{
    io::{Read, Write},
    net::{SocketAddr, TcpStream},
    time::Duration,
};

use vademecum_web::{ClientPolicy, Limits, Server, Settings};

use crate::library::{document, state};

/// How long a test waits for what must come.
const PATIENCE: Duration = Duration::from_secs(60);

/// A request for a page.
const PAGE: &[u8] = b"GET /es/magic/704.7 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";

/// What comes back for some bytes, until the connection is closed.
fn exchange(mut stream: TcpStream, bytes: &[u8]) -> String {
    // It may have been closed before all was sent.
    let _ = stream.write_all(bytes);
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

/// A server at a port of its own.
struct Running {
    addr: SocketAddr,
    stop: Option<tokio::sync::oneshot::Sender<()>>,
    thread: Option<std::thread::JoinHandle<()>>,
}

impl Running {
    fn new(limits: Limits) -> Self {
        Running::with(Settings { limits, ..Settings::default() })
    }

    fn with(settings: Settings) -> Self {
        let text: String = (1..400).map(|n| format!("704.{n} | | El faro {n} alumbra la costa.\n")).collect();
        let text = format!("7 | Añadidos |\n704 | Revisiones |\n{text}");
        Running::serving(Server::new(state(vec![document("magic-cr@2024-11-08.es", &text)]), settings))
    }

    fn serving(server: Server) -> Self {
        let (stop, stopped) = tokio::sync::oneshot::channel();
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        listener.set_nonblocking(true).unwrap();
        let addr = listener.local_addr().unwrap();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
            runtime.block_on(async {
                let listener = tokio::net::TcpListener::from_std(listener).unwrap();
                server.serve(listener, async { drop(stopped.await) }).await.unwrap();
            });
        });
        Running { addr, stop: Some(stop), thread: Some(thread) }
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.addr).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream
    }

    /// What comes back for some bytes, until the connection is closed.
    fn send(&self, bytes: &[u8]) -> String {
        exchange(self.connect(), bytes)
    }

    #[track_caller]
    fn is_well(&self) {
        let answer = self.send(PAGE);
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            assert!(thread.join().is_ok() || std::thread::panicking());
        }
    }
}

/// A server that is soon out of patience.
fn impatient() -> Running {
    let soon = Duration::from_millis(300);
    // Hundreds of clients come from one address here.
    Running::new(Limits {
        head_timeout: soon,
        write_timeout: soon,
        ending_timeout: soon,
        max_connections_per_client: 1000,
        ..Limits::default()
    })
}

#[test]
fn nonsense_is_refused() {
    let server = impatient();
    let many: String = (0..200).map(|n| format!("X-{n}: 1\r\n")).collect();
    let long = "x".repeat(200_000);
    for (bytes, status) in [
        ("\r\n\r\n\r\n".to_owned(), None),
        ("GET\r\n\r\n".to_owned(), Some("400")),
        ("GET / HTTP/9.9\r\n\r\n".to_owned(), Some("400")),
        ("GET /es HTTP/1.1\r\nHost: a\r\nX Y: 1\r\n\r\n".to_owned(), Some("400")),
        ("GET /es HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n".to_owned(), Some("400")),
        (format!("GET /es HTTP/1.1\r\nHost: a\r\n{many}\r\n"), Some("431")),
        (format!("GET /es HTTP/1.1\r\nHost: a\r\nX: {long}\r\n\r\n"), None),
        // So much is left unread that the refusal may not arrive.
        (format!("GET /es/search?q={long} HTTP/1.1\r\nHost: a\r\n\r\n"), None),
        (
            format!("GET /es/search?q={} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", "x".repeat(8000)),
            Some("414"),
        ),
        // Two lengths, or a length and pieces: what one reader takes for a body another takes for a request.
        ("POST /es HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab".to_owned(), Some("400")),
        ("POST /es HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\n\r\n".to_owned(), Some("413")),
        ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_owned(), None),
        ("\u{16}\u{3}\u{1}\u{2}\0\u{1}\0".to_owned(), Some("400")),
        ("CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".to_owned(), Some("4")),
        ("TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".to_owned(), Some("405")),
        ("OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".to_owned(), Some("4")),
    ] {
        let answer = server.send(bytes.as_bytes());
        let start: String = bytes.chars().take(50).collect();
        assert!(!answer.starts_with("HTTP/1.1 5"), "{start:?}: {answer}");
        if let Some(status) = status {
            assert!(
                answer.starts_with(&format!("HTTP/1.1 {status}")),
                "{start:?}: {}",
                &answer[..answer.len().min(200)]
            );
        }
    }
    server.is_well();
}

#[test]
fn bytes_by_chance_harm_nobody() {
    let server = impatient();
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    for _ in 0..200 {
        let bytes: Vec<u8> = (0..120)
            .map(|_| {
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                (state >> 32) as u8
            })
            .collect();
        let answer = server.send(&[b"GET /es".as_slice(), &bytes, b"\r\n\r\n"].concat());
        assert!(!answer.starts_with("HTTP/1.1 5"), "{answer}");
    }
    server.is_well();
}

#[test]
fn hundreds_who_send_slowly_keep_nobody_waiting() {
    let server = impatient();
    let mut slow: Vec<TcpStream> = (0..400).map(|_| server.connect()).collect();
    for (n, stream) in slow.iter_mut().enumerate() {
        let head = b"GET /es HTTP/1.1\r\nHost: a\r\nX-Slow: ";
        stream.write_all(&head[..n % head.len()]).unwrap();
        if n % 20 == 0 {
            server.is_well();
        }
    }
    // Each is given up in time: its connection ends, with or without a word.
    for stream in &mut slow {
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        let answer = String::from_utf8_lossy(&answer);
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408"), "{answer}");
    }
    server.is_well();
}

#[test]
fn readers_who_take_nothing_are_given_up() {
    let server = impatient();
    let idle: Vec<TcpStream> = (0..100)
        .map(|_| {
            let mut stream = server.connect();
            let request = "GET /api/v1/bulk.jsonl HTTP/1.1\r\nHost: a\r\n\r\n".repeat(100);
            // More answers than the system holds for somebody who does not read.
            let _ = stream.write_all(request.as_bytes());
            stream
        })
        .collect();
    server.is_well();
    let mut open = idle.len();
    while open > 0 {
        let text = server.send(b"GET /metrics HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
        let line = text.lines().find(|line| line.starts_with("vademecum_connections ")).unwrap();
        // The one that asks is open too.
        open = line.rsplit(' ').next().unwrap().parse::<usize>().unwrap().saturating_sub(1);
        std::thread::sleep(Duration::from_millis(20));
    }
    drop(idle);
    server.is_well();
}

/// A reader who takes a little now and then is never found to take nothing.
#[cfg(target_os = "linux")]
#[test]
fn readers_who_take_a_little_are_given_up_after_a_while() {
    let long = "El faro alumbra la costa. ".repeat(2_000);
    let text: String = (1..400).map(|n| format!("704.{n} | | {long}\n")).collect();
    let text = format!("7 | Añadidos |\n704 | Revisiones |\n{text}");
    let limits = Limits { answer_timeout: Duration::from_secs(1), ..Limits::default() };
    let state = state(vec![document("magic-cr@2024-11-08.es", &text)]);
    let server = Running::serving(Server::new(state, Settings { limits, ..Settings::default() }));
    let mut stream = server.connect();
    stream.write_all(b"GET /api/v1/bulk.jsonl HTTP/1.1\r\nHost: a\r\n\r\n").unwrap();
    let start = std::time::Instant::now();
    let (mut taken, mut little) = (0, [0; 4096]);
    while let Ok(read @ 1..) = stream.read(&mut little) {
        taken += read;
        assert!(start.elapsed() < PATIENCE, "{taken} bytes");
        std::thread::sleep(Duration::from_millis(5));
    }
    // Much less than there was: what was on its way when it was given up.
    assert!(taken < 399 * long.len() / 2, "{taken}");
    server.is_well();
}

#[test]
fn when_there_is_no_room_others_wait_for_it() {
    let soon = Duration::from_millis(300);
    let server = Running::new(Limits { max_connections: 4, head_timeout: soon, ..Limits::default() });
    let held: Vec<TcpStream> = (0..4).map(|_| server.connect()).collect();
    // It is let in once those who say nothing are given up.
    server.is_well();
    drop(held);
}

/// What another client gets, and how long it took. Every address of 127.0.0.0/8 is one of this machine on Linux.
#[cfg(target_os = "linux")]
fn ask_from(address: &str, server: &Running) -> (String, Duration) {
    let start = std::time::Instant::now();
    // The standard library cannot choose where a connection comes from.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let stream = runtime.block_on(async {
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket.bind(SocketAddr::new(address.parse().unwrap(), 0)).unwrap();
        socket.connect(server.addr).await.unwrap().into_std().unwrap()
    });
    stream.set_nonblocking(false).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    (exchange(stream, PAGE), start.elapsed())
}

#[cfg(target_os = "linux")]
#[test]
fn one_client_cannot_hold_all_connections() {
    let patient = Duration::from_secs(10);
    let server = Running::new(Limits {
        max_connections: 60,
        max_connections_per_client: 20,
        head_timeout: patient,
        ..Limits::default()
    });
    // From 127.0.0.1, and not a byte is sent.
    let idle: Vec<TcpStream> = (0..200).map(|_| server.connect()).collect();
    for n in 0..40 {
        let (answer, took) = ask_from(&format!("127.0.0.{}", 2 + n % 4), &server);
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        assert!(took < patient / 2, "{took:?}");
    }
    // It holds as many as it may, and the rest are closed.
    let is_closed = |mut stream: &TcpStream| {
        stream.set_read_timeout(Some(Duration::from_millis(20))).unwrap();
        match stream.read(&mut [0]) {
            Ok(read) => read == 0,
            Err(error) => error.kind() == std::io::ErrorKind::ConnectionReset,
        }
    };
    assert_eq!(idle.iter().filter(|stream| !is_closed(stream)).count(), 20);
    // Once it lets go it is served again.
    drop(idle);
    let again = (0..100).any(|_| {
        std::thread::sleep(Duration::from_millis(50));
        server.send(PAGE).starts_with("HTTP/1.1 200")
    });
    assert!(again);
}

#[cfg(target_os = "linux")]
#[test]
fn a_proxy_of_the_operator_may_hold_all_connections() {
    let limits = Limits { max_connections: 60, max_connections_per_client: 20, ..Limits::default() };
    let clients = ClientPolicy { proxies: vec!["127.0.0.1/32".parse().unwrap()], ..ClientPolicy::default() };
    let server = Running::with(Settings { limits, clients, ..Settings::default() });
    let _idle: Vec<TcpStream> = (0..40).map(|_| server.connect()).collect();
    server.is_well();
}

#[test]
fn an_answer_that_has_begun_is_finished_before_the_end() {
    let mut server = Running::new(Limits::default());
    let mut stream = server.connect();
    stream.write_all(b"GET /api/v1/bulk.jsonl HTTP/1.1\r\nHost: a\r\n\r\n").unwrap();
    let mut first = [0; 16];
    stream.read_exact(&mut first).unwrap();
    drop(server.stop.take());
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).unwrap();
    let rest = String::from_utf8(rest).unwrap();
    assert!(rest.contains("704.399") && rest.ends_with("0\r\n\r\n"), "{}", &rest[rest.len().saturating_sub(100)..]);
}

//! A server that was started for one person, and that others turn out to reach: it holds back what is not bundled.

use std::{net::IpAddr, num::NonZeroU32};

use vademecum_web::{AllowedHosts, AppState, ClientPolicy, Server, Settings};

use crate::{
    ask::{Answer, ask_server, run},
    library::{document, state},
};

/// Words of the text that is not bundled.
const PRIVATE: &str = "alumbra la costa";

/// A library with a text that is not bundled.
fn brought() -> AppState {
    state(vec![
        document("magic-cr@2024-11-08.es", "7 | Añadidos |\n704 | Revisiones |\n704.1 | | El faro alumbra la costa.\n"),
        document("magic-digest@2024-11-08.es", "7 | Añadidos |\n704 | Revisiones |\n"),
    ])
}

fn bundled() -> AppState {
    state(vec![document("magic-digest@2024-11-08.es", "7 | Añadidos |\n704 | Revisiones |\n")])
}

fn settings() -> Settings {
    let clients = ClientPolicy {
        requests_per_second_if_exposed: NonZeroU32::new(1),
        burst: NonZeroU32::new(4),
        ..ClientPolicy::default()
    };
    Settings { clients, hosts: Some(AllowedHosts::default()), ..Settings::default() }
}

/// A server that listens at an address of this machine.
fn private() -> Server {
    Server::for_one_person(brought(), settings(), || Some(bundled()))
}

/// A request, as it comes to the default address of the server.
fn ask(server: &Server, path: &str, headers: &[(&str, &str)]) -> Answer {
    ask_server(server, path, &[&[("host", "127.0.0.1:8080")], headers].concat(), "127.0.0.1")
}

/// What a reverse proxy adds to a request.
const PROXIED: [(&str, &str); 2] = [("X-Forwarded-For", "203.0.113.5"), ("Via", "1.1 nginx")];

#[test]
fn nobody_reads_private_texts_through_a_proxy_that_was_not_named() {
    for path in ["/api/v1/bulk.jsonl", "/es/magic/704.1", "/api/v1/node?address=704.1", "/es/magic/704"] {
        let server = private();
        let before = ask(&server, path, &[]);
        before.shows(&[PRIVATE]);
        let through = ask(&server, path, &PROXIED);
        through.hides(PRIVATE);
        // A proxy may be brought to leave its headers out.
        ask(&server, path, &[]).hides(PRIVATE);
        // What is bundled is served.
        let bundled = ask(&server, "/api/v1/documents", &PROXIED);
        bundled.shows(&["magic-digest@2024-11-08.es"]).hides("magic-cr");
        assert_eq!(bundled.status.as_u16(), 200);
    }
}

#[test]
fn another_library_is_not_shown_to_others_either() {
    let server = private();
    ask(&server, "/es", &PROXIED);
    run(server.swap(brought())).unwrap();
    ask(&server, "/es/magic/704.1", &PROXIED).hides(PRIVATE);
    ask(&server, "/es/magic/704.1", &[]).hides(PRIVATE);
}

#[test]
fn others_have_limits_and_see_no_metrics() {
    let server = private();
    for _ in 0..10 {
        assert_eq!(ask(&server, "/metrics", &[]).status.as_u16(), 200);
        assert_eq!(ask(&server, "/es", &[]).status.as_u16(), 200);
    }
    assert_eq!(ask(&server, "/metrics", &PROXIED).status.as_u16(), 404);
    assert_eq!(ask(&server, "/metrics", &[]).status.as_u16(), 404);
    let statuses: Vec<u16> = (0..6).map(|_| ask(&server, "/es", &PROXIED).status.as_u16()).collect();
    assert!(statuses.contains(&429), "{statuses:?}");
}

#[test]
fn where_the_bundled_library_cannot_be_opened_nothing_is_shown() {
    let server = Server::for_one_person(brought(), settings(), || None);
    let answer = ask(&server, "/es/magic/704.1", &PROXIED);
    assert_eq!(answer.status.as_u16(), 503);
    answer.hides(PRIVATE);
}

#[test]
fn a_public_server_shows_no_metrics_through_a_proxy_on_its_own_machine() {
    let public = |clients: ClientPolicy| Server::new(bundled(), Settings { clients, ..Settings::default() });
    let server = public(ClientPolicy::default());
    assert_eq!(ask(&server, "/metrics", &[]).status.as_u16(), 200);
    assert_eq!(ask(&server, "/metrics", &PROXIED).status.as_u16(), 404);
    // Whoever comes through a proxy that says nothing looks like this machine itself.
    let server = public(ClientPolicy { may_have_unnamed_proxy: true, ..ClientPolicy::default() });
    assert_eq!(ask(&server, "/metrics", &[]).status.as_u16(), 404);
    let proxies = vec!["127.0.0.1".parse::<IpAddr>().unwrap().into()];
    let server = public(ClientPolicy { proxies: proxies.clone(), ..ClientPolicy::default() });
    assert_eq!(ask(&server, "/metrics", &[]).status.as_u16(), 404);
    let server =
        public(ClientPolicy { metrics_networks: proxies, may_have_unnamed_proxy: true, ..ClientPolicy::default() });
    assert_eq!(ask(&server, "/metrics", &[]).status.as_u16(), 200);
}

#[test]
fn what_a_private_server_says_of_itself_is_not_told_under_the_name_of_another_site() {
    for server in [private(), Server::for_one_person(bundled(), settings(), || Some(bundled()))] {
        let status = |path: &str, host: &str| ask_server(&server, path, &[("host", host)], "127.0.0.1").status.as_u16();
        for path in ["/metrics", "/readyz", "/healthz"] {
            assert_eq!(status(path, "localhost:8080"), 200, "{path}");
            for host in ["evil.example", "evil.example@127.0.0.1", "localhost:evil"] {
                assert_eq!(status(path, host), 421, "{path} {host}");
            }
        }
    }
}

//! Cases that readers write: played by a process of their own, which may end without the server.

use std::{
    fs,
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use vademecum_tests::{Server, root};

use crate::sandbox;

/// What the server answers to a case of a reader.
fn play(server: &Server, case: &str) -> String {
    server.get(&format!("/api/v1/scenario?text={}", utf8_percent_encode(case, NON_ALPHANUMERIC)))
}

fn case() -> String {
    fs::read_to_string(root().join("rules/magic/scenarios/702/arrollar.md")).unwrap()
}

/// The folders of the processes that play cases for a server.
fn game_processes(server: &Server) -> Vec<PathBuf> {
    let tasks = fs::read_dir(format!("/proc/{}/task", server.id())).unwrap();
    let children = tasks.filter_map(|task| fs::read_to_string(task.unwrap().path().join("children")).ok());
    let ids: Vec<String> = children.flat_map(|ids| ids.split(' ').map(str::to_owned).collect::<Vec<_>>()).collect();
    let folders = ids.iter().filter(|id| !id.is_empty()).map(|id| PathBuf::from("/proc").join(id));
    folders.filter(|folder| plays_cases(folder)).collect()
}

/// Waits for a process to end; whether it did.
fn ends(folder: &Path) -> bool {
    (0..200).any(|_| {
        thread::sleep(Duration::from_millis(50));
        !plays_cases(folder)
    })
}

/// Whether a process plays cases and has not ended.
fn plays_cases(folder: &Path) -> bool {
    fs::read_to_string(folder.join("cmdline")).is_ok_and(|command| command.contains("play-cases"))
}

#[test]
fn a_case_of_a_reader_is_played_in_a_bounded_process_which_is_replaced_when_it_ends() {
    let server = sandbox().serve(&[]);
    assert!(game_processes(&server).is_empty(), "nobody has written a case");
    for case in [case(), case().replace("Ana", "Eva")] {
        let answer = play(&server, &case);
        assert!(answer.starts_with("HTTP/1.1 200 ") && answer.contains(r#""passed":true"#), "{answer}");
    }
    let [process] = &game_processes(&server)[..] else { panic!("one process plays all cases") };
    let limits = fs::read_to_string(process.join("limits")).unwrap();
    let bound = |name: &str| limits.lines().find(|line| line.starts_with(name)).map(str::to_owned).unwrap();
    assert!(bound("Max data size").contains(" 536870912 "), "{limits}");
    assert!(bound("Max core file size").contains(" 0 "), "{limits}");
    // Whatever ends it, the next case is played.
    let id = process.file_name().unwrap().to_str().unwrap();
    assert!(std::process::Command::new("kill").args(["-KILL", id]).status().unwrap().success());
    assert!(ends(process), "it survives");
    let answer = play(&server, &case().replace("Ana", "Isa"));
    assert!(answer.starts_with("HTTP/1.1 200 ") && answer.contains(r#""passed":true"#), "{answer}");
    let others = game_processes(&server);
    assert!(others.len() == 1 && others[0] != *process, "{others:?}");
    assert_eq!(server.stop("TERM"), Some(0));
    assert!(ends(&others[0]), "it goes on without the server");
}

/// Events that happen at once share their citations; the process that plays cases has memory for hundreds of them.
#[test]
fn a_case_in_which_six_hundred_creatures_die_at_once_is_played() {
    let server = sandbox().serve(&[]);
    let case = fs::read_to_string(root().join("rules/magic/scenarios/702/persistir.md")).unwrap();
    let two = "Campo de batalla de Ana: Lobo terco, Lobo terco (1 contador -1/-1).";
    let many = "Campo de batalla de Ana: 300 Lobo terco, 300 Lobo terco (1 contador -1/-1).";
    assert!(case.contains(two));
    let answer = play(&server, &case.replace(two, many));
    // 422 says that the process ended.
    assert!(answer.starts_with("HTTP/1.1 200 ") && answer.contains(r#""passed":false"#), "{answer}");
}

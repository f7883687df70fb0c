//! What cannot be shown as plain terminal text: taken ports, wrong usage.

use std::net::TcpListener;

use crate::sandbox;

#[test]
fn a_library_that_is_a_file_is_refused() {
    let sandbox = sandbox();
    std::fs::write(sandbox.library(), "not a folder").unwrap();
    let run = sandbox.run(&["ingest", "tests/fixtures/costa/es.txt"]);
    assert_eq!(run.code, Some(1));
    assert!(run.stderr.contains("error: cannot"), "{}", run.stderr);
}

#[test]
#[expect(clippy::disallowed_methods, reason = "the port must be taken by somebody")]
fn a_taken_port_offers_another() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let run = sandbox().run(&["serve", "--addr", &format!("127.0.0.1:{port}")]);
    assert_eq!(run.code, Some(1));
    assert!(run.stderr.contains(&format!("error: port {port} is taken")), "{}", run.stderr);
    assert!(run.stderr.contains("help: choose another port: `--addr 127.0.0.1:"), "{}", run.stderr);
}

#[test]
fn wrong_usage_has_its_own_exit_code() {
    for args in [
        &["ingest"][..],
        &["fly"],
        &["search", "x", "--limit", "0"],
        &["documents", "--library", ""],
        &["show", "100.1", "--at", "yesterday"],
        &["serve", "--addr", "here"],
        &["ingest", "tests/fixtures/costa/es.txt", "--id", "no id"],
        &["completions", "cobol"],
    ] {
        let run = sandbox().run(args);
        assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{args:?}: {}", run.stderr);
        assert!(run.stderr.contains("error: "), "{args:?}: {}", run.stderr);
    }
}

/// The message repeats the refused value, but without terminal styles that the value contains.
#[test]
fn a_refused_value_has_no_style() {
    let hidden = "\u{1b}[8;31mX";
    for option in [&["show", "100.1", "--lang"][..], &["show", "100.1", "--at"], &["search", "x", "--game"]] {
        let run = sandbox().run(&[&["--color", "always"], option, &[hidden]].concat());
        assert_eq!(run.code, Some(2), "{option:?}: {}", run.stderr);
        assert!(!run.stderr.contains(hidden), "{option:?}: {}", run.stderr);
    }
}

#[test]
fn a_folder_without_scenarios_is_told() {
    let sandbox = sandbox();
    let folder = sandbox.library().with_file_name("empty");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("notes.txt"), "").unwrap();
    for command in [&["run"][..], &["scenario", "fmt"], &["scenario", "lint"]] {
        let run = sandbox.run(&[command, &[folder.to_str().unwrap()]].concat());
        assert_eq!(run.code, Some(1), "{}", run.stderr);
        assert!(run.stderr.contains("empty: there is no scenario here"), "{}", run.stderr);
    }
}

#[cfg(unix)]
#[test]
fn a_scenario_is_written_anew_beside_files_of_other_names() {
    use std::{fs, os::unix::fs::PermissionsExt};

    use crate::LOOSE_CASE;

    let sandbox = sandbox();
    let (file, other) = (sandbox.home().join("case.md"), sandbox.home().join("case.md.new"));
    fs::write(&file, LOOSE_CASE).unwrap();
    fs::write(&other, "mine").unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
    sandbox.run_ok(&["scenario", "fmt", file.to_str().unwrap()]);
    assert!(fs::read_to_string(&file).unwrap().contains("- Ana: 20 vidas."));
    assert_eq!(fs::read_to_string(&other).unwrap(), "mine");
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
    // A file with a problem is named before any other one is written.
    let broken = sandbox.home().join("problem.md");
    fs::write(&broken, "# Nada (117.3d)\n").unwrap();
    fs::write(&file, LOOSE_CASE).unwrap();
    assert_eq!(sandbox.run(&["scenario", "fmt", file.to_str().unwrap(), broken.to_str().unwrap()]).code, Some(1));
    assert_eq!(fs::read_to_string(&file).unwrap(), LOOSE_CASE);
    // What its owner has made read-only stays.
    fs::set_permissions(&file, fs::Permissions::from_mode(0o444)).unwrap();
    let refused = sandbox.run(&["scenario", "fmt", file.to_str().unwrap()]);
    assert!(refused.code == Some(1) && refused.stderr.contains("read-only"), "{}", refused.stderr);
    assert_eq!(fs::read_to_string(&file).unwrap(), LOOSE_CASE);
}

/// `vademecum scenario fmt --check . | head` is not to succeed because `head` reads no more.
#[test]
fn a_check_fails_whoever_reads_what_it_says() {
    use std::{fs, process::Stdio};

    let sandbox = sandbox();
    let case = sandbox.home().join("case.md");
    fs::write(&case, format!("{}\n- Beto: 3 vidas.\n", crate::LOOSE_CASE.trim_end())).unwrap();
    let case = case.to_str().unwrap();
    for args in
        [&["scenario", "fmt", "--check", case][..], &["scenario", "lint", case], &["run", case], &["lint", case]]
    {
        let mut program = sandbox.command(args).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        drop(program.stdout.take());
        let code = program.wait().unwrap().code();
        assert_eq!(code, Some(1), "{args:?}");
        assert_eq!(sandbox.run(args).code, code, "{args:?}");
    }
}

#[test]
fn a_scenario_that_is_piped_through_keeps_every_character() {
    let case = "# Nada (117.3d)\r\rSin\tancho\u{200d}: \u{ad}aquí.\r\r## Situación\r- Jugadores: Ana, Beto.\r\
                - Turno de Ana, primera fase principal.\r\r## Acciones\r1. Ana pasa.\r\r## Resultado\r- Ana: 20 vidas.\r";
    let sandbox = sandbox();
    let file = sandbox.home().join("case.md");
    std::fs::write(&file, case).unwrap();
    let pipe_through = |args: &[&str]| {
        let output = sandbox.command(args).stdin(std::fs::File::open(&file).unwrap()).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    let written = pipe_through(&["scenario", "fmt", "-"]);
    assert!(written.contains("Sin\tancho\u{200d}: \u{ad}aquí.\n"), "{written:?}");
    // Lines that end as on old Macs are lines.
    pipe_through(&["run", "-"]);
}

#[test]
fn every_shell_gets_its_script() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = sandbox().run_ok(&["completions", shell]).stdout;
        assert!(script.contains("vademecum") && script.contains("ingest"), "{shell}");
    }
}

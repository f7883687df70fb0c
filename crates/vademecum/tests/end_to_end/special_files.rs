//! Pipes, devices and sockets where files are expected: skipped or refused by name, at once.

use std::{
    fs,
    os::unix::{fs::symlink, net::UnixListener},
    path::Path,
    process::{Command, Output, Stdio},
    thread,
    time::{Duration, Instant},
};

use vademecum_tests::{Sandbox, fixture};

use crate::{LOOSE_CASE, sandbox};

/// Long enough for any command on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

fn run(sandbox: &Sandbox, args: &[&str]) -> Output {
    let mut child = sandbox.command(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let begun = Instant::now();
    while child.try_wait().unwrap().is_none() {
        if begun.elapsed() > PATIENCE {
            child.kill().unwrap();
            child.wait().unwrap();
            panic!("{args:?} does not end");
        }
        thread::sleep(Duration::from_millis(10));
    }
    child.wait_with_output().unwrap()
}

fn make_pipe(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
}

/// A folder with a document, a scenario, and what are no files.
fn folder(sandbox: &Sandbox) -> String {
    let folder = sandbox.home().join("mixed");
    fs::create_dir(&folder).unwrap();
    fs::copy(fixture("costa/en.txt"), folder.join("en.txt")).unwrap();
    for kind in ["txt", "md"] {
        make_pipe(&folder.join(format!("pipe.{kind}")));
        symlink("pipe.txt", folder.join(format!("link.{kind}"))).unwrap();
        symlink("/dev/zero", folder.join(format!("zero.{kind}"))).unwrap();
        drop(UnixListener::bind(folder.join(format!("socket.{kind}"))).unwrap());
    }
    folder.to_str().unwrap().to_owned()
}

const KINDS: [(&str, &str); 4] =
    [("pipe", "a named pipe"), ("link", "a named pipe"), ("zero", "a device"), ("socket", "a socket")];

/// What is said of a link in a folder.
const LINK: &str = "is a symbolic link, which is not followed in a folder";

#[test]
fn folders_are_read_without_them() {
    let sandbox = sandbox();
    let folder = folder(&sandbox);
    for (command, kind, code) in [
        (&["lint"][..], "txt", 0),
        (&["ingest"], "txt", 0),
        (&["run"], "md", 1),
        (&["scenario", "fmt"], "md", 1),
        (&["scenario", "lint"], "md", 1),
    ] {
        let output = run(&sandbox, &[command, &[&folder]].concat());
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(code), "{command:?}: {said}");
        for (name, what) in KINDS {
            let is_link = Path::new(&folder).join(format!("{name}.{kind}")).is_symlink();
            let is = if is_link { LINK.to_owned() } else { format!("is {what}, not a file") };
            let line = format!("skipped {folder}/{name}.{kind}: {is}\n");
            assert!(said.contains(&line), "{command:?}, {line}: {said}");
        }
    }
    assert_eq!(sandbox.run_ok(&["documents", "--json"]).json()["documents"].as_array().unwrap().len(), 1);
}

#[test]
fn links_in_a_folder_lead_nowhere_unless_they_are_named() {
    let sandbox = sandbox();
    let (folder, elsewhere) = (sandbox.home().join("mine"), sandbox.home().join("theirs"));
    fs::create_dir_all(folder.join("sub")).unwrap();
    fs::create_dir(&elsewhere).unwrap();
    let case = elsewhere.join("case.md");
    fs::write(&case, LOOSE_CASE).unwrap();
    fs::copy(&case, folder.join("own.md")).unwrap();
    fs::copy(fixture("costa/en.txt"), elsewhere.join("en.txt")).unwrap();
    fs::copy(fixture("costa/es.txt"), folder.join("es.txt")).unwrap();
    for link in ["sub/case.md", "sub/en.txt"] {
        symlink(elsewhere.join(Path::new(link).file_name().unwrap()), folder.join(link)).unwrap();
    }
    symlink(&elsewhere, folder.join("all.md")).unwrap();
    let shown = folder.to_str().unwrap();

    let said = sandbox.run_ok(&["scenario", "fmt", shown]).stderr;
    for link in ["sub/case.md", "all.md"] {
        assert!(said.contains(&format!("skipped {shown}/{link}: {LINK}\n")), "{said}");
    }
    assert_eq!(fs::read_to_string(&case).unwrap(), LOOSE_CASE, "a file outside of the folder");
    assert_ne!(fs::read_to_string(folder.join("own.md")).unwrap(), LOOSE_CASE, "a file in the folder");

    let said = sandbox.run_ok(&["ingest", shown]).stderr;
    for link in ["sub/en.txt", "all.md"] {
        assert!(said.contains(&format!("skipped {shown}/{link}: {LINK}\n")), "{said}");
    }
    assert_eq!(crate::ids(&sandbox), ["magic-cr@2031-05-04.es"]);

    // Whoever names a link, or a folder by one, means what it leads to.
    sandbox.run_ok(&["scenario", "fmt", shown, &format!("{shown}/sub/case.md")]);
    assert_ne!(fs::read_to_string(&case).unwrap(), LOOSE_CASE);
    assert!(folder.join("sub/case.md").is_symlink());
    sandbox.run_ok(&["ingest", &format!("{shown}/all.md")]);
    assert_eq!(crate::ids(&sandbox).len(), 2);
}

#[test]
fn named_ones_are_refused() {
    let sandbox = sandbox();
    let folder = folder(&sandbox);
    for (name, what) in KINDS {
        let path = format!("{folder}/{name}.txt");
        for args in [&["lint", &path][..], &["ingest", &path], &["run", &path], &["serve", "--config", &path]] {
            let output = run(&sandbox, args);
            let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
            // Long messages are wrapped.
            let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
            assert_eq!(output.status.code(), Some(1), "{args:?}: {said}");
            assert!(said.contains(&format!("{path}: is {what}, not a file")), "{args:?}: {said}");
            assert!(said.contains("save what comes out of it to a file"), "{args:?}: {said}");
        }
    }
}

#[test]
fn settings_beside_the_library_may_not_be_a_pipe() {
    let sandbox = sandbox();
    fs::create_dir(sandbox.library()).unwrap();
    make_pipe(&sandbox.library().join("serve.toml"));
    let output = run(&sandbox, &["serve", "--addr", "127.0.0.1:0"]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("serve.toml: is a named pipe, not a file"), "{said}");
}

#[test]
fn a_link_to_settings_that_got_lost_is_not_taken_for_none() {
    let sandbox = sandbox();
    fs::create_dir(sandbox.library()).unwrap();
    symlink("elsewhere.toml", sandbox.library().join("serve.toml")).unwrap();
    let output = run(&sandbox, &["serve", "--addr", "127.0.0.1:0"]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("serve.toml` is a link to a file that is not there"), "{said}");
}

#[test]
fn every_read_has_a_bound() {
    let sandbox = sandbox();
    for (command, mebibytes) in [(&["lint"][..], 32), (&["ingest"], 32), (&["serve", "--config"], 1)] {
        let path = sandbox.home().join("large");
        // A hole takes no room on the disk.
        fs::File::create(&path).unwrap().set_len((mebibytes << 20) + 1).unwrap();
        let output = run(&sandbox, &[command, &[path.to_str().unwrap()]].concat());
        let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        assert_eq!(output.status.code(), Some(1), "{command:?}: {said}");
        assert!(said.contains(&format!("is larger than {mebibytes} MiB")), "{command:?}: {said}");
    }
    let path = sandbox.home().join("large.md");
    fs::File::create(&path).unwrap().set_len((64 << 10) + 1).unwrap();
    let output = run(&sandbox, &["run", path.to_str().unwrap()]);
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("large.md:1:1: the file has more than 64 KiB"), "{said}");
}

#[test]
fn a_cache_that_does_not_fit_is_not_kept() {
    let sandbox = sandbox();
    sandbox.run_ok(&["ingest", "tests/fixtures/costa/en.txt"]);
    let (kept, reader) = (sandbox.library().join("kept"), &["show", "100.1"][..]);
    let names = || {
        let entries = fs::read_dir(&kept).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        entries.collect::<std::collections::BTreeSet<_>>()
    };
    let (whole, shown) = (names(), sandbox.run_ok(reader).stdout);
    assert!(fs::metadata(kept.join("lineage-magic")).unwrap().len() > 64 << 10);
    fs::remove_file(kept.join("lineage-magic")).unwrap();
    let before = names();
    // A file cannot have more than 32 or 64 KiB, as if the disk were full then.
    let command = sandbox.command(reader);
    let script = r#"trap '' XFSZ; ulimit -f 64; exec "$0" "$@""#;
    let mut limited = Command::new("sh");
    limited.args(["-c", script]).arg(command.get_program()).args(command.get_args());
    limited.envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))));
    if let Some(folder) = command.get_current_dir() {
        limited.current_dir(folder);
    }
    let output = limited.output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), String::from_utf8(output.stdout).unwrap()), (Some(0), shown), "{said}");
    assert_eq!(names(), before, "nothing is left of it");
    sandbox.run_ok(reader);
    assert_eq!(names(), whole);
}

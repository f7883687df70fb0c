//! Documents, file names and arguments that try to steer the terminal: whatever is done with them, nothing but line
//! ends and our own styles comes out.

use std::{fs, path::PathBuf};

use serde_json::Value;
use vademecum_tests::{Sandbox, fixture, root};

use crate::{ids, sandbox};

/// What terminals obey (clipboard, title, colours, cursor, screen, bell) and what turns or hides text.
const HOSTILE: &str = "\u{1b}]52;c;cm0=\u{7}\u{1b}]0;t\u{1b}\\\u{1b}[35m\u{1b}[2J\u{9b}1A\u{8}\u{7f}\u{202e}\u{2066}\u{200f}\
                       \u{61c}\u{200b}\u{feff}\u{2028}\u{fff9}\u{e0041}";

/// The same as it is stored: the readers drop most of what shows nothing, and a line separator is white space to them.
const STORED: &str = "]52;c;cm0=]0;t\\[35m[2J\u{9b}1A \u{fff9}\u{e0041}";

/// The parameters of the styles that the program and the libraries that render for it use. None is 35.
const OUR_STYLES: [&str; 18] =
    ["0", "1", "2", "3", "4", "9", "30", "31", "32", "33", "34", "36", "90", "91", "92", "93", "94", "96"];

/// Somebody with three hostile documents and a hostile scenario.
struct Victim {
    sandbox: Sandbox,
    /// The folder of the documents.
    folder: PathBuf,
    scenario: PathBuf,
    ids: Vec<String>,
}

impl Victim {
    fn new() -> Victim {
        let sandbox = sandbox();
        let folder = sandbox.home().join("rules");
        fs::create_dir(&folder).unwrap();
        for (name, kind) in [("es", "txt"), ("pt", "md"), ("en", "txt")] {
            let text = fs::read_to_string(fixture("costa").join(format!("{name}.{kind}"))).unwrap();
            fs::write(folder.join(format!("{name}{HOSTILE}\n.{kind}").replace('/', "")), hostile(&text)).unwrap();
        }
        fs::write(folder.join(format!("no rules {HOSTILE}.txt")), "nothing").unwrap();
        let scenario = fs::read_to_string(root().join("rules/magic/scenarios/603/orden-de-los-disparos.md")).unwrap();
        // What fails is told at length.
        let scenario = scenario
            .replace("21 vidas", "3 vidas")
            .replace("Vigía", &format!("Vigía{HOSTILE}"))
            .replace(" (603", &format!("{HOSTILE} (603"));
        let path = sandbox.home().join(format!("case{HOSTILE}.md"));
        fs::write(&path, scenario).unwrap();
        sandbox.run_ok(&["ingest", folder.to_str().unwrap()]);
        let ids = ids(&sandbox);
        Victim { sandbox, folder, scenario: path, ids }
    }

    /// What a command is tried with: what it does its work on, and what it complains of.
    fn cases(&self, command: &str) -> Vec<Vec<String>> {
        let folder = self.folder.to_str().unwrap();
        let named = |name: &str| self.ids.iter().find(|id| id.ends_with(name)).unwrap().as_str();
        let (es, pt, en) = (named(".es"), named(".pt"), named(".en"));
        let address = &*format!("{en}#100.1");
        let term = &*format!("{en}#chapter");
        let missing = &*format!("nowhere{HOSTILE}\n");
        let cases: &[&[&str]] = match command {
            "ingest" => &[&[folder], &[missing], &[folder, "--date", HOSTILE]],
            "lint" => &[&[folder], &[missing], &[folder, "--id", HOSTILE]],
            "documents" => &[&[], &[HOSTILE], &["--library", missing]],
            "remove" => &[&[HOSTILE], &[missing]],
            "export" => &[&["--document", en], &["--document", missing]],
            "show" => {
                &[&[address], &[&*format!("{pt}#100")], &[term], &["100.1"], &[missing], &["100.1", "--lang", HOSTILE]]
            }
            "search" => {
                &[&["coast"], &["costa"], &[missing], &["sunk", "--document", missing], &["x", "--kind", HOSTILE]]
            }
            "align" => &[&["--from", es, "--to", en], &["--from", missing, "--to", en]],
            "diff" => &[
                &["--from", es, "--to", en],
                &["--from", es, "--to", en, "--all"],
                &["--from", en, "--to", "magic-digest@2024-11-08.es", "--all"],
                &["--from", missing, "--to", en],
            ],
            "terms" => &[&["--from", "en", "--to", "es"], &["--from", HOSTILE, "--to", "es"]],
            "coverage" => &[&[], &["--game", HOSTILE]],
            "run" => &[
                &[self.scenario.to_str().unwrap()],
                &[self.scenario.to_str().unwrap(), "--without", "704.5f"],
                &[self.scenario.to_str().unwrap(), "--without", HOSTILE],
                &[missing],
                &[folder],
            ],
            "scenario" => &[
                &["lint", self.scenario.to_str().unwrap()],
                &["lint", missing],
                &["fmt", "--check", self.scenario.to_str().unwrap()],
                &["fmt", missing],
            ],
            "serve" => {
                &[&["--config", missing], &["--addr", HOSTILE], &["--base-url", HOSTILE], &["--trust-proxy", HOSTILE]]
            }
            "completions" => &[&["bash"], &["fish"], &["zsh"], &[HOSTILE]],
            other => panic!("nothing hostile is tried with `{other}` yet"),
        };
        cases.iter().map(|args| args.iter().map(|&arg| arg.to_owned()).collect()).collect()
    }
}

/// A document whose every line, but for the headings that it is recognised by, ends in what steers a terminal.
fn hostile(text: &str) -> String {
    let is_heading = |line: &str| line.trim_start_matches(['#', ' ']).split(' ').count() == 1;
    let line = |line: &str| if is_heading(line) { format!("{line}\n") } else { format!("{line} {HOSTILE}\n") };
    // A text with more than a few control characters counts as binary: its last line makes it longer.
    let last = text.lines().last().unwrap_or_default();
    text.lines().map(line).collect::<String>() + &format!("{last}\n").repeat(1000)
}

/// What in an output is neither drawn, nor a line end, nor a style of ours.
fn raw(output: &[u8]) -> Option<String> {
    let text = std::str::from_utf8(output).unwrap();
    let mut parts = text.split("\u{1b}[");
    let styled = |part: &str| -> Option<String> {
        let (style, rest) = part.split_once('m').unwrap_or(("", part));
        if style.split(';').all(|parameter| OUR_STYLES.contains(&parameter)) {
            unseen(rest)
        } else {
            Some(part.to_owned())
        }
    };
    parts.next().and_then(unseen).or_else(|| parts.find_map(styled))
}

fn unseen(text: &str) -> Option<String> {
    let steers = |c: char| c.is_control() && c != '\n' || HOSTILE.contains(c) && !c.is_ascii();
    let at = text.find(steers)?;
    Some(text[at..].chars().take(20).collect())
}

#[test]
fn no_command_lets_a_terminal_be_steered() {
    let victim = Victim::new();
    let help = victim.sandbox.run_ok(&["--help"]).stdout;
    let commands = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let names = commands.filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    // What continues the line before is indented further.
    let names: Vec<&str> = names.filter(|name| !name.is_empty() && *name != "help").collect();
    assert!(names.contains(&"ingest"), "{help}");
    for name in names {
        let has_json = victim.sandbox.run_ok(&[name, "--help"]).stdout.contains("--json");
        for case in victim.cases(name) {
            for options in [&["--color", "never"][..], &["--color", "always"], &["--color", "always", "--json"]] {
                if options.contains(&"--json") && !has_json {
                    continue;
                }
                let case: Vec<&str> = case.iter().map(String::as_str).collect();
                let args = [options, &[name], &case].concat();
                // `--json` is an option of the command, the others are the program's.
                let (before, after) = (&options[..2], &options[2..]);
                let args = if after.is_empty() { args } else { [before, &[name], &case, after].concat() };
                let output = victim.sandbox.command(&args).output().unwrap();
                for (stream, bytes) in [("stdout", &output.stdout), ("stderr", &output.stderr)] {
                    assert_eq!(raw(bytes), None, "{stream} of {args:?}");
                }
            }
        }
    }
}

#[test]
fn what_steers_is_named_in_text_and_escaped_in_json() {
    let victim = Victim::new();
    let en = victim.ids.iter().find(|id| id.ends_with(".en")).unwrap();
    let address = &*format!("{en}#100.1");
    let shown = victim.sandbox.run_ok(&["show", address]).stdout;
    for name in ["<U+009B>1A", "<U+FFF9>", "<U+E0041>"] {
        assert!(shown.contains(name), "{name} in {shown}");
    }
    let json = victim.sandbox.run_ok(&["show", address, "--json"]).stdout;
    assert!(json.contains(r"\u009b1A") && json.contains(r"\udb40\udc41"), "{json}");
    let node: Value = serde_json::from_str(&json).unwrap();
    assert!(node["text"].as_str().unwrap().ends_with(STORED), "{json}");
}

#[test]
fn what_is_logged_of_requests_steers_no_terminal() {
    let victim = Victim::new();
    for format in ["text", "json"] {
        let args = ["--color", "always", "serve", "--addr", "127.0.0.1:0", "--log", "queries", "--log-format", format];
        let server = victim.sandbox.serve_command(victim.sandbox.command(&args));
        // Bytes of ASCII that steer are refused before anything is logged.
        let hostile: String = HOSTILE.chars().filter(|c| !c.is_ascii_control() && *c != ' ').collect();
        let answer = server.get(&format!("/en/{hostile}?q={hostile}"));
        let log = server.end();
        assert!(log.contains("answered"), "{format}: {log}\n{answer}");
        assert_eq!(raw(log.as_bytes()), None, "{format}: {log}");
    }
}

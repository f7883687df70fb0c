//! `cargo xtask rule-ids` writes the constants of the crate `rule-ids`; `cargo xtask ledger` runs every scenario and
//! writes what that proves;
//! `cargo xtask decisions` lists places of the engine that decide nothing of their own, `cargo xtask matrix` runs every
//! scenario without every rule that it reached;
//! `cargo xtask lineage` writes which number of which edition is which rule, from publishers' documents, and
//! `cargo xtask terms` what terms are called in each language; `cargo xtask repin` renames every citation from
//! the edition that the repository follows to another; `cargo xtask deny` checks what the program is built from,
//! `cargo xtask sbom` lists it, and `cargo xtask notices` credits it.

use std::{path::PathBuf, process::ExitCode};

use vademecum_xtask::{decisions, dependencies, engine::Engine, ledger, lineage, matrix, repin, rule_ids};

/// The usage message.
const USAGE: &str = "usage: cargo xtask rule-ids | cargo xtask ledger [GAME] [--allow-weaker] | \
                     cargo xtask decisions | cargo xtask matrix [--json] | \
                     cargo xtask lineage | cargo xtask terms | \
                     cargo xtask repin EDITION [--dry-run] [--acknowledge FILE] | \
                     cargo xtask deny | cargo xtask sbom | cargo xtask notices";

#[expect(clippy::print_stdout, clippy::print_stderr, reason = "a command line")]
fn main() -> ExitCode {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments.as_slice() {
        ["rule-ids"] => rule_ids::write(&root),
        ["ledger"] => ledger::write(&root, &Engine::ALL, false),
        ["ledger", "--allow-weaker"] => ledger::write(&root, &Engine::ALL, true),
        ["ledger", game] if let Some(engine) = engine_of(game) => ledger::write(&root, &[engine], false),
        ["ledger", game, "--allow-weaker"] if let Some(engine) = engine_of(game) => {
            ledger::write(&root, &[engine], true)
        }
        ["decisions"] => decisions::report(&root),
        ["matrix"] => matrix::report(&root),
        ["matrix", "--json"] => matrix::json(&root),
        ["lineage"] => lineage::write(&root),
        ["terms"] => lineage::write_terms(&root),
        ["repin", rest @ ..] => repin::command(&root, rest),
        ["deny"] => dependencies::deny(&root),
        ["sbom"] => dependencies::write_sbom(&root),
        ["notices"] => dependencies::write_notices(&root),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(report) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The engine of a game, by the game's name.
fn engine_of(game: &str) -> Option<Engine> {
    Engine::ALL.into_iter().find(|engine| engine.game.as_str() == game)
}

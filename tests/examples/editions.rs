//! Writes editions made by machine, and what became of every rule from each to the next:
//!
//! ```text
//! cargo run -p vademecum-tests --example editions -- FROM.txt COUNT OUT/ [SEED]
//! ```
//!
//! `OUT/editions/DATE.txt` are the editions, `OUT/answers/DATE.tsv` what became of the edition before in that
//! one: number, its numbers now (apart by spaces), kind. Keep them to yourself if `FROM.txt` is not yours.

#![expect(clippy::disallowed_methods, clippy::print_stderr, reason = "a chore that reads and writes files")]

use std::{error::Error, fs, path::Path, process::ExitCode};

use vademecum_ingest::reader::read_path;
use vademecum_tests::editions::Editions;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (from, count, out, seed) = match args.as_slice() {
        [from, count, out] => (from, count, out, "1"),
        [from, count, out, seed] => (from, count, out, seed.as_str()),
        _ => return usage(),
    };
    let (Ok(count), Ok(seed)) = (count.parse(), seed.parse()) else { return usage() };
    match write(from, count, Path::new(out), seed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn usage() -> ExitCode {
    eprintln!("usage: editions FROM.txt COUNT OUT/ [SEED]");
    ExitCode::from(2)
}

fn write(from: &str, count: usize, out: &Path, seed: u64) -> Result<(), Box<dyn Error>> {
    let source = read_path(Path::new(from))?;
    let editions =
        Editions::new(&source.text, seed).ok_or_else(|| format!("{from}: no rulebook in English, as text"))?;
    let (texts, answers) = (out.join("editions"), out.join("answers"));
    fs::create_dir_all(&texts)?;
    fs::create_dir_all(&answers)?;
    for (n, edition) in editions.take(count).enumerate() {
        fs::write(texts.join(format!("{}.txt", edition.date)), &edition.text)?;
        if n > 0 {
            let lines: String = edition.answers.iter().map(|answer| format!("{answer}\n")).collect();
            fs::write(answers.join(format!("{}.tsv", edition.date)), format!("from\tto\tkind\n{lines}"))?;
        }
    }
    Ok(())
}

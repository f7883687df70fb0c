//! Hashes of what the program makes of the publishers' documents: their text is not part of the repository.

use std::fmt::Write;

use crate::{Golden, commands::output, golden::hash_of_output, pages::response, questions::all_hits, user};

/// Commands on the whole library.
const COMMANDS: &[&str] = &[
    "documents --json",
    "export --document magic-cr@2019-01-25.en",
    "export --document magic-cr@2019-01-25.pt",
    "export --document magic-cr@2024-11-08.en",
    "export --document magic-cr@2024-11-08.es",
    "export --document myl-dar@2021-07.es",
    "show --json 704.5f",
    "show --json 702.19b --lang pt",
    "show --json 112.6 --at 2019-01-25",
    "align --from magic-cr@2019-01-25.pt --to magic-cr@2024-11-08.es",
    "align --from magic-cr@2019-01-25.en --to magic-cr@2024-11-08.en",
    "diff --json --from magic-cr@2019-01-25.en --to magic-cr@2024-11-08.en",
    "diff --json --from magic-cr@2024-11-08.en --to magic-cr@2024-11-08.es",
    "terms --json --from pt --to es",
];

/// Pages, behind the language.
const PAGES: &[&str] = &[
    "",
    "/magic",
    "/magic/7",
    "/magic/702",
    "/magic/704.5f",
    "/magic/112.6?at=2019-01-25",
    "/magic/glossary",
    "/magic/changes",
    "/magic/compare?from=magic-cr@2019-01-25.en&to=magic-cr@2024-11-08.en",
    "/magic/cards",
    "/magic/terms",
    "/myl",
    "/search?q=priority&stay=1",
    "/documents",
];

/// A hash of each output.
pub(crate) fn hashes() -> Golden {
    let folder = vademecum_tests::corpus().unwrap();
    let user = user();
    let mut text = String::new();
    let mut add = |name: &str, output: &str| {
        let _ = writeln!(text, "{name}\t{}", hash_of_output(output));
    };
    let folder = folder.to_string_lossy();
    add("ingest --json", &output(&user, &format!("ingest --json {folder}")));
    add("lint --json", &output(&user, &format!("lint --json {folder}")));
    for command in COMMANDS {
        add(command, &output(&user, command));
    }
    let server = user.serve(&[]);
    for page in PAGES {
        for lang in ["es", "pt", "en"] {
            let path = format!("/{lang}{page}");
            add(&path, &response(&server, &path));
        }
    }
    for (file, hits) in all_hits(&server) {
        add(&format!("search {file}"), &hits);
    }
    let mut golden = Golden::new("corpus");
    golden.add("hashes", &text);
    golden
}

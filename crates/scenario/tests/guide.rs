//! The cases of the guide for judges (`rules/SCENARIOS.md`) are read and hold.

#![expect(clippy::disallowed_methods, reason = "the guide is read from the repository")]

use std::{fs, path::Path};

use vademecum_scenario::{read, run};
use vademecum_vocab::Lang;

#[test]
fn the_cases_of_the_guide_hold_in_three_languages() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/SCENARIOS.md");
    let guide = fs::read_to_string(path).unwrap();
    let cases = guide.split("```markdown\n").skip(1).map(|rest| rest.split("```").next().unwrap_or_default());
    let mut langs = Vec::new();
    for case in cases {
        let scenario = read("SCENARIOS.md", case).unwrap();
        let report = run(&scenario);
        assert!(report.passed(), "{:?}", report.failures);
        langs.push(scenario.lang);
    }
    assert_eq!(langs, Lang::ALL);
}

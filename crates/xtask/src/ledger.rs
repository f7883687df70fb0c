//! The ledger of an engine: every scenario is run, every claim knocked out, every citing line counted, and what that
//! proves written to `rules/magic/generated/ledger.tsv`.

use std::{collections::BTreeSet, fmt::Write, path::Path};

use fs_err as fs;
use vademecum_ledger::{
    Claimable, Dispositions, Evidence, KnockOut, Ledger, Outcome, Run, Site, Totals, indistinguishable_rules,
    overcited_lines,
};
use vademecum_magic::CITING_LINES;
use vademecum_rule_ids::magic;
use vademecum_scenario::{Difference, knock_out, read, run};
use vademecum_vocab::{Number, RuleId};

use crate::{Error, files, rule_ids};

/// Where the ledger is kept, from the top of the repository.
pub const LEDGER: &str = "rules/magic/generated/ledger.tsv";
const DISPOSITIONS: &str = "rules/magic/dispositions.tsv";
const LEAD_INS: &str = "rules/magic/lead-ins.txt";
const SCENARIOS: &str = "rules/magic/scenarios";

/// A ledger with what it was worked out from.
#[derive(Debug)]
pub struct Worked {
    /// The ledger.
    pub ledger: Ledger,
    /// The evidence.
    pub evidence: Evidence,
    /// Claims whose knock-out broke the run, which proves nothing.
    pub broken: Vec<(Number, String)>,
}

/// Works the ledger out from the repository as it is.
///
/// # Errors
/// If a file cannot be read, is no Rust, or is no scenario.
pub fn work(root: &Path) -> Result<Worked, Error> {
    let mut evidence = Evidence { numbers: claimable(root)?, sites: cited(), ..Evidence::default() };
    let mut broken = Vec::new();
    let number = |rule: RuleId| magic::number(rule);
    let is_scenario = |path: &String| path.ends_with(".md") && !path.ends_with("README.md");
    for name in files(root, SCENARIOS)?.into_iter().filter(is_scenario) {
        let scenario = read(&name, &fs::read_to_string(root.join(&name))?)
            .map_err(|problem| Error::Refused(problem.to_string()))?;
        let report = run(&scenario);
        evidence.runs.push(Run {
            test: name.clone(),
            passed: report.passed(),
            claims: scenario.claims.iter().copied().map(number).collect(),
            cited: magic::all().filter(|&rule| report.cited.contains(rule)).map(number).collect(),
        });
        for &rule in &scenario.claims {
            let outcome = match knock_out(&scenario, rule).difference {
                Difference::Different => Outcome::Different,
                Difference::Same | Difference::Astray => Outcome::Same,
                Difference::Broken => Outcome::Broken,
            };
            if outcome == Outcome::Broken {
                broken.push((number(rule), name.clone()));
            }
            evidence.knock_outs.push(KnockOut { number: number(rule), test: name.clone(), outcome });
        }
    }
    let dispositions = Dispositions::from_tsv(DISPOSITIONS, &fs::read_to_string(root.join(DISPOSITIONS))?)
        .map_err(|error| Error::Refused(error.to_string()))?;
    Ok(Worked { ledger: Ledger::new(&evidence, &dispositions), evidence, broken })
}

/// Writes the ledger, unless some number would get weaker and nobody said that it may.
///
/// # Errors
/// If a file cannot be read or written, or a number got weaker.
pub fn write(root: &Path, may_weaken: bool) -> Result<String, Error> {
    let worked = work(root)?;
    let path = root.join(LEDGER);
    if let (false, Ok(older)) = (may_weaken, fs::read_to_string(&path)) {
        let older = Ledger::from_tsv(LEDGER, &older)?;
        let weaker = worked.ledger.regressions_since(&older);
        if !weaker.is_empty() {
            let list: Vec<String> =
                weaker.iter().map(|w| format!("{} was {}, is {}", w.number, w.before, w.after)).collect();
            return Err(Error::Refused(format!(
                "{} numbers got weaker: {}; `cargo xtask ledger --allow-weaker` accepts that",
                list.len(),
                list.join(", ")
            )));
        }
    }
    fs::write(&path, worked.ledger.to_tsv())?;
    Ok(report(&worked))
}

/// What a person should know: totals, and what to look at.
fn report(worked: &Worked) -> String {
    let Totals { claimable, cited, reached, witnessed, load_bearing, settled, awaiting, open, .. } =
        worked.ledger.totals();
    let mut report = format!(
        "{claimable} numbers can be claimed: {cited} cited, {reached} reached, {witnessed} witnessed, {load_bearing} \
         load-bearing; {settled} settled, {awaiting} waiting, {open} open"
    );
    for (number, test) in &worked.broken {
        // Writing to a string cannot fail.
        let _ = write!(report, "\nbroken: {test} without {number}");
    }
    for group in indistinguishable_rules(&worked.evidence.runs) {
        let numbers: Vec<String> = group.iter().map(Number::to_string).collect();
        let _ = write!(report, "\nno scenario tells apart: {}", numbers.join(", "));
    }
    for (site, numbers) in overcited_lines(&worked.evidence.sites) {
        let _ = write!(report, "\n{site} cites {} numbers", numbers.len());
    }
    report
}

/// Every rule and subrule, and whether it can be claimed: it has a text, and does not only open a list.
fn claimable(root: &Path) -> Result<Vec<(Number, Claimable)>, Error> {
    let lead_ins = fs::read_to_string(root.join(LEAD_INS))?;
    let lead_ins: BTreeSet<&str> = lead_ins.lines().filter(|line| !line.starts_with('#')).collect();
    let silent = rule_ids::without_text(root)?;
    let rules = magic::all().map(magic::number).filter(|number| number.level() > 2);
    Ok(rules
        .map(|number| {
            let children = silent.contains(&number) || lead_ins.contains(number.to_string().as_str());
            (number, if children { Claimable::Children } else { Claimable::Yes })
        })
        .collect())
}

/// Which lines of the engine cite which number.
fn cited() -> Vec<(Number, Site)> {
    let sites = CITING_LINES.iter().flat_map(|line| {
        line.rules.iter().map(|&rule| (magic::number(rule), Site { file: line.file.to_owned(), line: line.line }))
    });
    let mut sites: Vec<_> = sites.collect();
    sites.sort();
    sites
}

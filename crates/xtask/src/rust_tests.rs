//! The claims of the Rust tests of an engine, read from their source: `covers!` and `without!`.
//!
//! Both macros fail a test that claims what it does not show, so that a claim in the source of a test that passes is
//! shown. It must stand directly in the body of a test that is not left out: nowhere else is it certain to be reached.

use std::path::Path;

use fs_err as fs;
use proc_macro2::{TokenStream, TokenTree};
use syn::{Attribute, ItemFn, Macro, Stmt, visit::Visit};
use vademecum_ledger::Run;
use vademecum_vocab::Number;

use crate::{Error, engine, files};

/// The claiming tests of a crate under `crates/`, as runs that passed.
///
/// # Errors
/// If a file cannot be read or is no Rust, or a claim stands where it may not be reached, or names no rule.
pub fn of_crate(root: &Path, name: &str) -> Result<Vec<Run>, Error> {
    let mut runs = Vec::new();
    for path in files(root, &format!("crates/{name}"))?.iter().filter(|path| path.ends_with(".rs")) {
        runs.extend(of_source(path, &fs::read_to_string(root.join(path))?)?);
    }
    Ok(runs)
}

/// The claiming tests of a source text.
fn of_source(file: &str, source: &str) -> Result<Vec<Run>, Error> {
    let syntax = syn::parse_file(source)
        .map_err(|error| Error::Refused(format!("{file}:{}: {error}", error.span().start().line)))?;
    let mut finder = Finder { file, runs: Vec::new(), in_tests: 0, error: None };
    finder.visit_file(&syntax);
    let mut all = AllClaims::default();
    all.visit_file(&syntax);
    if all.lines.len() > finder.in_tests {
        let lines: Vec<String> = all.lines.iter().map(usize::to_string).collect();
        let what =
            format!("{file}: a claim stands outside of the body of a test (claims are on lines {})", lines.join(", "));
        return Err(finder.error.unwrap_or(Error::Refused(what)));
    }
    match finder.error {
        Some(error) => Err(error),
        None => Ok(finder.runs),
    }
}

/// The macro of a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Claim {
    Covers,
    Without,
}

fn claim_of(call: &Macro) -> Option<Claim> {
    match &*call.path.segments.last()?.ident.to_string() {
        "covers" => Some(Claim::Covers),
        "without" => Some(Claim::Without),
        _ => None,
    }
}

/// Finds the claims that stand directly in the bodies of tests.
struct Finder<'a> {
    file: &'a str,
    runs: Vec<Run>,
    in_tests: usize,
    error: Option<Error>,
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_fn(&mut self, function: &'ast ItemFn) {
        if is_test(&function.attrs) {
            let calls = function.block.stmts.iter().filter_map(|statement| match statement {
                Stmt::Macro(statement) => Some((claim_of(&statement.mac)?, &statement.mac)),
                _ => None,
            });
            let mut run = Run {
                test: format!("{}::{}", self.file, function.sig.ident),
                passed: true,
                claims: Vec::new(),
                cited: Vec::new(),
                confirmed_knockouts: Vec::new(),
            };
            for (claim, call) in calls {
                self.in_tests += 1;
                match numbers_of(claim, call.tokens.clone()) {
                    Some(numbers) => {
                        if claim == Claim::Without {
                            run.confirmed_knockouts.extend(&numbers);
                        }
                        run.claims.extend(numbers);
                    }
                    None => {
                        let line = call.path.segments.first().map_or(0, |first| first.ident.span().start().line);
                        self.error = Some(Error::Refused(format!("{}:{line}: a claim names no rule", self.file)));
                    }
                }
            }
            if !run.claims.is_empty() {
                run.claims.sort();
                run.claims.dedup();
                run.cited.clone_from(&run.claims);
                self.runs.push(run);
            }
        }
        syn::visit::visit_item_fn(self, function);
    }
}

/// Whether a function is a test that runs every time, and passes if it does not panic.
fn is_test(attributes: &[Attribute]) -> bool {
    let has = |name: &str| attributes.iter().any(|attribute| attribute.path().is_ident(name));
    has("test") && !has("ignore") && !has("should_panic") && !has("cfg")
}

/// The numbers that a claim names: all but the first argument of `covers!`, the first of `without!`.
fn numbers_of(claim: Claim, tokens: TokenStream) -> Option<Vec<Number>> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let arguments = tokens.split(|token| matches!(token, TokenTree::Punct(comma) if comma.as_char() == ','));
    let arguments: Vec<&[TokenTree]> = arguments.filter(|argument| !argument.is_empty()).collect();
    let rules = match claim {
        Claim::Covers => arguments.get(1..)?,
        Claim::Without => arguments.get(..1)?,
    };
    let numbers = rules.iter().map(|argument| match argument.last()? {
        TokenTree::Ident(constant) => engine::number_of(&constant.to_string()),
        _ => None,
    });
    numbers.collect::<Option<Vec<_>>>().filter(|numbers| !numbers.is_empty())
}

/// Finds every claim, wherever it stands.
#[derive(Default)]
struct AllClaims {
    lines: Vec<usize>,
}

impl<'ast> Visit<'ast> for AllClaims {
    fn visit_macro(&mut self, call: &'ast Macro) {
        if claim_of(call).is_some() {
            self.lines.extend(call.path.segments.first().map(|first| first.ident.span().start().line));
        }
        syn::visit::visit_macro(self, call);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn claims_are_read_from_the_bodies_of_tests() {
        let source = "#[test]\nfn one() {\n    covers!(table.evidence(a, b), R704_5F, magic::R302_4B);\n    \
                      without!(R704_5G, |out| play(out, 1), 0, 1);\n}\n#[test]\nfn two() {}\n";
        let [run] = &of_source("a.rs", source).unwrap()[..] else { panic!("one test claims") };
        let numbers = |numbers: &[Number]| numbers.iter().map(Number::to_string).collect::<Vec<_>>();
        assert_eq!(run.test, "a.rs::one");
        assert_eq!(numbers(&run.claims), ["302.4b", "704.5f", "704.5g"]);
        assert_eq!((numbers(&run.confirmed_knockouts), run.cited == run.claims), (vec!["704.5g".to_owned()], true));
    }

    #[test]
    fn a_claim_that_may_not_be_reached_is_refused() {
        for source in [
            "fn helper() { covers!(evidence, R704_5F); }",
            "#[test]\nfn one() { if false { covers!(evidence, R704_5F); } }",
            "#[test]\n#[ignore]\nfn one() { covers!(evidence, R704_5F); }",
        ] {
            let error = of_source("a.rs", source).unwrap_err().to_string();
            assert!(error.starts_with("a.rs: a claim stands outside of the body of a test"), "{error}");
        }
        let error = of_source("a.rs", "#[test]\nfn one() {\n covers!(evidence, R999_9);\n}").unwrap_err().to_string();
        assert_eq!(error, "a.rs:3: a claim names no rule");
    }
}

//! Which lines of an engine's source cite which rule, read from the source itself.
//!
//! A condition that is a constant, or a value that is the same with and without its rule, would make a
//! citation that decides nothing look like one that does: both are refused here.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use fs_err as fs;
use quote::ToTokens;
use syn::{Expr, ExprMethodCall, FieldValue, Lit, Member, visit::Visit};
use vademecum_ledger::{DecisionPoint, SourceLocation};
use vademecum_vocab::Number;

use crate::{
    Error,
    engine::{self, Engine},
    files,
};

/// A place in the source that cites rules.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Site {
    /// The file, from the top of the repository.
    pub file: PathBuf,
    /// The line of the citation, from 1.
    pub line: usize,
    /// The constants named, such as `R704_5F`.
    pub rules: Vec<String>,
    /// Whether the rule decides whenever the place is reached, without a condition or a refusal.
    pub is_unconditional: bool,
    /// What is wrong with it.
    pub fault: Option<Fault>,
}

/// What makes a citation worthless.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
pub enum Fault {
    /// `when` with a constant: the rule decides nothing.
    #[error("a condition that is a constant decides nothing: use `rule`")]
    ConstantCondition,
    /// `either` with the same value on both sides: the rule supplies nothing.
    #[error("with and without the rule it is the same: it decides nothing")]
    SameValue,
}

/// The sites of a source text, in order.
pub fn of_source(file: &Path, source: &str) -> Result<Vec<Site>, Error> {
    let syntax = syn::parse_file(source)
        .map_err(|error| Error::Refused(format!("{}:{}: {error}", file.display(), error.span().start().line)))?;
    let mut finder = Finder { file, sites: Vec::new() };
    finder.visit_file(&syntax);
    finder.sites.sort();
    Ok(finder.sites)
}

/// The sites of a crate under `crates/`, file by file.
pub fn of_crate(root: &Path, name: &str) -> Result<Vec<Site>, Error> {
    let mut sites = Vec::new();
    for path in files(root, &format!("crates/{name}/src"))?.iter().filter(|path| path.ends_with(".rs")) {
        sites.extend(of_source(Path::new(path), &fs::read_to_string(root.join(path))?)?);
    }
    sites.sort();
    Ok(sites)
}

/// The places of an engine that decide by one of these numbers whenever they are reached.
pub(crate) fn unconditional(
    root: &Path,
    engine: Engine,
    numbers: &BTreeSet<Number>,
) -> Result<Vec<DecisionPoint>, Error> {
    let mut points = Vec::new();
    for site in of_crate(root, engine.folder)?.into_iter().filter(|site| site.is_unconditional) {
        let file = site.file.to_string_lossy().into_owned();
        let line = u32::try_from(site.line).unwrap_or(u32::MAX);
        let named = site.rules.iter().filter_map(|constant| engine::number_of(constant));
        points.extend(named.filter(|number| numbers.contains(number)).map(|number| DecisionPoint {
            number,
            site: SourceLocation { file: file.clone(), line },
            is_never_false: false,
        }));
    }
    Ok(points)
}

/// Collects the method calls and the data that cite.
struct Finder<'a> {
    file: &'a Path,
    sites: Vec<Site>,
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        let method = call.method.to_string();
        let mut arguments = call.args.iter();
        if let ("rule" | "when" | "either" | "forbid" | "refuse", Some(rules)) =
            (&*method, arguments.next().and_then(rules_of))
        {
            let rest: Vec<&Expr> = arguments.collect();
            let fault = match (&*method, rest.as_slice()) {
                ("when", [condition]) | ("forbid", [condition, _]) if is_constant(condition) => {
                    Some(Fault::ConstantCondition)
                }
                ("either", [with, without])
                    if with.to_token_stream().to_string() == without.to_token_stream().to_string() =>
                {
                    Some(Fault::SameValue)
                }
                _ => None,
            };
            let line = call.method.span().start().line;
            let is_unconditional = matches!(&*method, "rule" | "either");
            self.sites.push(Site { file: self.file.to_owned(), line, rules, is_unconditional, fault });
        }
        syn::visit::visit_expr_method_call(self, call);
    }

    /// Data cites in a field of that name: `by: R702_9B`.
    fn visit_field_value(&mut self, field: &'ast FieldValue) {
        if let Member::Named(name) = &field.member
            && name == "by"
            && let Some(rules) = rules_of(&field.expr)
        {
            let line = name.span().start().line;
            self.sites.push(Site { file: self.file.to_owned(), line, rules, is_unconditional: true, fault: None });
        }
        syn::visit::visit_field_value(self, field);
    }
}

/// The constants of a first argument or a field: `R704_5F` or `[R704_5F, R302_7]`.
fn rules_of(argument: &Expr) -> Option<Vec<String>> {
    match argument {
        Expr::Path(path) => {
            let name = path.path.segments.last()?.ident.to_string();
            engine::is_constant(&name).then(|| vec![name])
        }
        Expr::Array(array) => {
            let rules: Option<Vec<Vec<String>>> = array.elems.iter().map(rules_of).collect();
            rules.filter(|rules| !rules.is_empty()).map(|rules| rules.concat())
        }
        _ => None,
    }
}

/// Whether an expression cannot be anything but what it is: literals, and operators over them.
fn is_constant(expression: &Expr) -> bool {
    match expression {
        Expr::Lit(lit) => matches!(lit.lit, Lit::Bool(_) | Lit::Int(_)),
        Expr::Unary(unary) => is_constant(&unary.expr),
        Expr::Paren(inner) => is_constant(&inner.expr),
        Expr::Binary(binary) => is_constant(&binary.left) && is_constant(&binary.right),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(source: &str) -> Vec<(usize, String, Option<Fault>)> {
        let sites = of_source(Path::new("x.rs"), source).unwrap();
        sites.into_iter().map(|s| (s.line, s.rules.join(" "), s.fault)).collect()
    }

    #[test]
    fn citations_are_found_where_they_stand() {
        let source = "fn f(cx: &mut Cx) {\n    cx.rule(R117_3B);\n    if cx\n        .when([R704_5F, n::R302_4B], x <= 0)\n    {}\n    map.when(other, true);\n}\n";
        assert_eq!(found(source), [(2, "R117_3B".to_owned(), None), (4, "R704_5F R302_4B".to_owned(), None)]);
    }

    #[test]
    fn places_that_are_no_condition_decide_whenever_they_are_reached() {
        let source =
            "fn f(cx: &mut Cx) {\n cx.rule(R1_1);\n cx.when(R1_2, a);\n cx.either(R1_3, a, b);\n cx.refuse(R1_4);\n}";
        let sites = of_source(Path::new("x.rs"), source).unwrap();
        let unconditional: Vec<bool> = sites.iter().map(|site| site.is_unconditional).collect();
        assert_eq!(unconditional, [true, false, true, false]);
    }

    #[test]
    fn data_cites_in_a_field() {
        let source = "static A: Ability = Ability {\n    by: magic::R702_9B,\n    other: Part { by: [R1_1, R1_2] },\n    of: By { by: name },\n};\n";
        assert_eq!(found(source), [(2, "R702_9B".to_owned(), None), (3, "R1_1 R1_2".to_owned(), None)]);
    }

    #[test]
    fn a_citation_that_decides_nothing_is_a_fault() {
        let source = "fn f(cx: &mut Cx) {\n cx.when(R1_1, true);\n cx.when(R1_2, !(1 == 1));\n cx.either(R1_3, a + 1, a+1);\n cx.either(R1_4, 20, 0);\n}";
        let faults: Vec<_> = found(source).into_iter().map(|(.., fault)| fault).collect();
        let constant = Some(Fault::ConstantCondition);
        assert_eq!(faults, [constant, constant, Some(Fault::SameValue), None]);
    }
}

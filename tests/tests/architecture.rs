//! The layers: which crate may use which, how large a cycle of imports between modules may be, and which crate alone
//! may hold what.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]
#![expect(clippy::disallowed_methods, reason = "this test reads the repository")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use petgraph::{algo::tarjan_scc, graphmap::DiGraphMap};
use proc_macro2::TokenTree;
use quote::ToTokens;
use regex::Regex;
use syn::{
    Attribute, File, Item, UseTree,
    visit::{self, Visit},
};
use vademecum_tests::root;
use vademecum_vocab::Lang;

/// The layers of the crates, as `ARCHITECTURE.md` declares them: a crate uses only crates of layers above its own.
fn layers() -> Vec<Vec<String>> {
    let architecture = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let (_, rest) =
        architecture.split_once("lines above its own.\n\n```text\n").expect("ARCHITECTURE.md declares the layers");
    let (layers, _) = rest.split_once("```").unwrap();
    layers.lines().map(|line| line.split(" · ").map(str::to_owned).collect()).collect()
}

/// The crates of the engine: in the rules of a game everything depends on everything.
const ENGINE: [&str; 8] =
    ["abilities", "machine", "card-compiler", "myl", "myl-scenario", "scenario", "scenario-format", "trace"];

/// Maximum number of modules in a cycle of imports, outside the engine.
const MAX_CYCLE: usize = 3;

/// Every crate uses crates of the layers above its own, and no others.
#[test]
fn crates_use_only_the_layers_above_them() {
    let layers = layers();
    let layer = |name: &str| layers.iter().position(|names| names.iter().any(|other| other == name));
    let mut faults = Vec::new();
    for name in crate_names() {
        let Some(own) = layer(&name) else {
            faults.push(format!("{name} is in no layer"));
            continue;
        };
        for used in dependencies(&name) {
            if layer(&used).is_none_or(|layer| layer >= own) {
                faults.push(format!("{name} uses {used}, which is not above it"));
            }
        }
    }
    assert_eq!(faults, [""; 0]);
}

/// No more than a few modules of a crate import each other in a circle.
#[test]
fn cycles_of_imports_are_small() {
    let names = crate_names();
    let measured = names.iter().filter(|name| !ENGINE.contains(&name.as_str()));
    let cycles = measured.flat_map(|name| {
        let modules = Modules::read(&root().join("crates").join(name).join("src"));
        let large = cycles(&modules.imports()).into_iter().filter(|cycle| cycle.len() > MAX_CYCLE);
        large.map(|cycle| format!("{name}: {}", cycle.join(", "))).collect::<Vec<_>>()
    });
    assert_eq!(cycles.collect::<Vec<_>>(), [""; 0]);
}

/// Minimum number of different stop words of one language in a list of words for it to be a list of stop words. They
/// must also be at least half of an array, and all words of a string: a sentence has others.
const MIN_STOP_WORDS: usize = 4;

/// Lists of small words that belong to the grammar of what a module reads: they are no stop words of the language.
const GRAMMARS: [(&str, &str); 4] = [
    // What a line that introduces a quotation starts with.
    ("ingest::article::vocabulary", "de do da das segundo"),
    // Letters of subrules that are words as well.
    ("ingest::reference", "a e o u y"),
    ("search::number_list", "a e i o u y"),
    // What may be between a word that announces a keyword ability and the name of the ability.
    ("ruling-links::keyword_names", "de do da una uma"),
];

/// Stop words, determiners and stemmers have one home, which is `crates/text`. The engine has grammars of its own.
#[test]
fn stop_word_lists_live_in_crates_text_alone() {
    let mut faults = Vec::new();
    for name in crate_names().iter().filter(|name| *name != "text" && !ENGINE.contains(&name.as_str())) {
        let folder = root().join("crates").join(name);
        if fs::read_to_string(folder.join("Cargo.toml")).unwrap().contains("rust-stemmers") {
            faults.push(format!("{name} uses rust-stemmers"));
        }
        for (module, file) in Modules::read(&folder.join("src")).files {
            let module = format!("{name}::{module}");
            let lists = stop_word_lists(&file).into_iter();
            let unknown = lists.filter(|list| !GRAMMARS.contains(&(module.as_str(), list.as_str())));
            faults.extend(unknown.map(|list| format!("{module}: {list}")));
        }
    }
    assert_eq!(faults, [""; 0], "lists of stop words belong into crates/text/src/stop_words");
}

fn stop_word_lists(file: &File) -> Vec<String> {
    let mut lists = WordLists::default();
    lists.visit_file(file);
    let is_stop_words = |list: &&(Vec<String>, f32)| {
        let (words, share) = list;
        Lang::ALL.into_iter().any(|lang| {
            let known: BTreeSet<&str> = vademecum_text::stop_words(lang).collect();
            let found: BTreeSet<&str> = words.iter().map(String::as_str).filter(|word| known.contains(word)).collect();
            found.len() >= MIN_STOP_WORDS && found.len() as f32 >= share * words.len() as f32
        })
    };
    lists.0.iter().filter(is_stop_words).map(|(words, _)| words.join(" ")).collect()
}

/// The words of every array, pattern of alternatives and macro call of a file, and of every string of several words.
/// Each with the share of stop words from which on it is a list of these.
#[derive(Default)]
struct WordLists(Vec<(Vec<String>, f32)>);

impl WordLists {
    fn add_string(&mut self, text: &str) {
        self.0.push((text.split_whitespace().map(str::to_owned).collect(), 1.0));
    }

    fn add_tokens(&mut self, tokens: proc_macro2::TokenStream) {
        let mut words = Vec::new();
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.add_tokens(group.stream()),
                TokenTree::Literal(literal) => {
                    if let Ok(text) = syn::parse_str::<syn::LitStr>(&literal.to_string()) {
                        self.add_string(&text.value());
                        words.push(text.value());
                    }
                }
                _ => (),
            }
        }
        self.0.push((words, 0.5));
    }
}

impl<'ast> Visit<'ast> for WordLists {
    fn visit_attribute(&mut self, _: &'ast Attribute) {
        // A doc comment is a string too.
    }

    fn visit_expr_array(&mut self, array: &'ast syn::ExprArray) {
        self.add_tokens(array.elems.to_token_stream());
        visit::visit_expr_array(self, array);
    }

    fn visit_pat_or(&mut self, pattern: &'ast syn::PatOr) {
        self.add_tokens(pattern.cases.to_token_stream());
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.add_tokens(call.tokens.clone());
    }

    fn visit_lit_str(&mut self, text: &'ast syn::LitStr) {
        self.add_string(&text.value());
    }
}

#[test]
fn a_list_of_stop_words_is_found_wherever_it_is() {
    let lists = |text: &str| stop_word_lists(&parse(text)).len();
    assert_eq!(lists(r#"const WORDS: [&str; 4] = ["que", "para", "com", "uma"];"#), 1);
    assert_eq!(lists(r#"const WORDS: &str = "que para com uma";"#), 1);
    assert_eq!(lists(r#"fn is(word: &str) -> bool { matches!(word, "the" | "of" | "and" | "with") }"#), 1);
    assert_eq!(lists(r#"fn is(word: &str) -> u8 { match word { "the" | "of" | "and" | "with" => 1, _ => 0 } }"#), 1);
    assert_eq!(lists(r#"const WORDS: [&str; 4] = ["regla", "capítulo", "el", "los"];"#), 0);
    assert_eq!(lists(r#"#[cfg(test)] mod tests { const WORDS: [&str; 4] = ["que", "para", "com", "uma"]; }"#), 0);
}

/// A page or call gets its address in one place, and its query parameters from its handler.
#[test]
fn routes_are_declared_in_one_place() {
    let files = Modules::read(&root().join("crates/web/src")).files;
    let adds_routes = Regex::new(r"\. (route \([^()]*,|computed_page \()").unwrap();
    let adds_routes = |file: &File| adds_routes.is_match(&file.to_token_stream().to_string());
    let modules: Vec<String> = files.into_iter().filter(|(_, file)| adds_routes(file)).map(|(name, _)| name).collect();
    assert_eq!(modules, ["", "route_table", "routes"]);
}

/// Modules above `api-types` with JSON that no other program reads: that of our own scripts.
const OWN_SCRIPTS: [&str; 2] = ["web::handlers::suggest", "web::offline::pack"];

/// Above `api-types`, no type derives what makes it a JSON shape: each shape that programs read is there, once.
#[test]
fn json_shapes_live_in_crates_api_types_alone() {
    let mut faults = Vec::new();
    for name in crate_names().iter().filter(|name| dependencies(name).iter().any(|used| used == "api-types")) {
        let modules = Modules::read(&root().join("crates").join(name).join("src")).files;
        let shaping =
            modules.into_iter().filter(|(_, file)| has_json_shape(file)).map(|(module, _)| join(name, &module));
        faults.extend(shaping.filter(|module| !OWN_SCRIPTS.contains(&module.as_str())));
    }
    assert_eq!(faults, [""; 0], "JSON shapes belong into crates/api-types");
}

fn has_json_shape(file: &File) -> bool {
    let derive = Regex::new(r"derive \([^)]*\b(Serialize|ToSchema)\b").unwrap();
    derive.is_match(&file.to_token_stream().to_string())
}

#[test]
fn a_json_shape_is_found_by_what_it_derives() {
    assert!(has_json_shape(&parse("mod inner { #[derive(Debug, serde::Serialize)] struct One; }")));
    assert!(!has_json_shape(&parse(
        "#[derive(Deserialize)] struct One; #[cfg(test)] mod t { #[derive(ToSchema)] enum T {} }"
    )));
}

/// The folders below `crates/`.
fn crate_names() -> Vec<String> {
    let folders = fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().path());
    let mut names: Vec<String> = folders
        .filter(|path| path.is_dir())
        .map(|path| path.file_name().unwrap().to_str().unwrap().to_owned())
        .collect();
    names.sort();
    names
}

/// The crates of the workspace that a crate uses, not counting those that only its tests do.
fn dependencies(name: &str) -> Vec<String> {
    let manifest = fs::read_to_string(root().join("crates").join(name).join("Cargo.toml")).unwrap();
    let (_, rest) = manifest.split_once("[dependencies]").unwrap_or_default();
    let section = rest.split("\n[").next().unwrap_or_default();
    let names = section.lines().filter_map(|line| line.strip_prefix("vademecum-")?.split(['.', ' ', '=']).next());
    names.map(str::to_owned).collect()
}

/// The modules of a crate by their paths (`pages::search`), that of the crate itself being empty.
struct Modules {
    files: BTreeMap<String, File>,
    /// What modules show under a name of their own (`pub use`): module and name, and the path that stands for it.
    exports: BTreeMap<(String, String), Vec<String>>,
}

impl Modules {
    fn read(folder: &Path) -> Modules {
        let mut files = BTreeMap::new();
        read_modules(folder, "", &mut files);
        let mut exports = BTreeMap::new();
        for (module, file) in &files {
            for item in &file.items {
                if let Item::Use(item) = item
                    && !matches!(item.vis, syn::Visibility::Inherited)
                {
                    let mut paths = Vec::new();
                    flatten(&item.tree, &mut Vec::new(), &mut paths);
                    for (path, name) in paths {
                        exports.insert((module.clone(), name), path);
                    }
                }
            }
        }
        Modules { files, exports }
    }

    /// Which modules each module imports from. A name that a module shows on behalf of another one is imported from
    /// that other one; the module of the crate itself is left out.
    fn imports(&self) -> BTreeMap<String, BTreeSet<String>> {
        let mut imports = BTreeMap::new();
        for (module, file) in &self.files {
            let mut paths = Paths::default();
            paths.visit_file(file);
            let targets = paths.0.iter().filter_map(|path| self.target(module, path, 0));
            let targets: BTreeSet<String> = targets.filter(|target| target != module && !target.is_empty()).collect();
            imports.insert(module.clone(), targets);
        }
        imports.remove("");
        imports
    }

    /// The module in which the thing with a path is defined, as a module names it; `None` if it is of another crate.
    fn target(&self, module: &str, path: &[String], depth: usize) -> Option<String> {
        let (first, rest) = path.split_first()?;
        let mut rest = rest;
        let mut at = match first.as_str() {
            "crate" => String::new(),
            "self" => module.to_owned(),
            "super" => {
                let mut at = parent(module)?.to_owned();
                while rest.first().is_some_and(|name| name == "super") {
                    at = parent(&at)?.to_owned();
                    rest = &rest[1..];
                }
                at
            }
            _ => {
                let child = join(module, first);
                if self.files.contains_key(&child) {
                    child
                } else {
                    // Something that was imported here, counted where it was; or something of another crate.
                    return None;
                }
            }
        };
        while let Some((name, behind)) = rest.split_first() {
            let child = join(&at, name);
            if self.files.contains_key(&child) {
                (at, rest) = (child, behind);
                continue;
            }
            if let Some(shown) = self.exports.get(&(at.clone(), name.clone())).filter(|_| depth < 8) {
                let path = [shown.as_slice(), behind].concat();
                return self.target(&at, &path, depth + 1);
            }
            break;
        }
        Some(at)
    }
}

/// Reads the files of a folder, without modules that are tests.
fn read_modules(folder: &Path, module: &str, files: &mut BTreeMap<String, File>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        if path.is_dir() {
            read_modules(&path, &join(module, name), files);
            continue;
        }
        if path.extension().is_none_or(|extension| extension != "rs") || name == "tests" {
            continue;
        }
        let module = if matches!(name, "lib" | "main" | "mod") { module.to_owned() } else { join(module, name) };
        files.insert(module, parse(&fs::read_to_string(&path).unwrap()));
    }
}

/// Parses a file without what is compiled for tests alone.
fn parse(text: &str) -> File {
    let mut file = syn::parse_file(text).unwrap();
    file.items.retain(|item| match item {
        Item::Mod(item) => !is_test(&item.attrs),
        Item::Use(item) => !is_test(&item.attrs),
        _ => true,
    });
    file
}

fn join(module: &str, name: &str) -> String {
    if module.is_empty() { name.to_owned() } else { format!("{module}::{name}") }
}

fn parent(module: &str) -> Option<&str> {
    (!module.is_empty()).then(|| module.rsplit_once("::").map_or("", |(parent, _)| parent))
}

/// The paths of a tree of imports, each with the name it has behind it.
fn flatten(tree: &UseTree, prefix: &mut Vec<String>, paths: &mut Vec<(Vec<String>, String)>) {
    let mut push = |ident: String, name: String| {
        let mut path = prefix.clone();
        if ident != "self" {
            path.push(ident);
        }
        paths.push((path, name));
    };
    match tree {
        UseTree::Name(name) => push(name.ident.to_string(), name.ident.to_string()),
        UseTree::Rename(name) => push(name.ident.to_string(), name.rename.to_string()),
        UseTree::Glob(_) => push("*".to_owned(), "*".to_owned()),
        UseTree::Path(path) => {
            prefix.push(path.ident.to_string());
            flatten(&path.tree, prefix, paths);
            prefix.pop();
        }
        UseTree::Group(group) => group.items.iter().for_each(|tree| flatten(tree, prefix, paths)),
    }
}

/// The paths that a file names. What it merely shows on behalf of another module is left out.
#[derive(Default)]
struct Paths(Vec<Vec<String>>);

impl<'ast> Visit<'ast> for Paths {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Use(item) if !matches!(item.vis, syn::Visibility::Inherited) => {}
            Item::Use(item) => {
                let mut paths = Vec::new();
                flatten(&item.tree, &mut Vec::new(), &mut paths);
                self.0.extend(paths.into_iter().map(|(path, _)| path));
            }
            item => visit::visit_item(self, item),
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.segments.len() > 1 {
            self.0.push(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        }
        visit::visit_path(self, path);
    }

    fn visit_vis_restricted(&mut self, _: &'ast syn::VisRestricted) {
        // Who may see something is no import.
    }
}

/// Whether something is compiled for tests alone.
fn is_test(attrs: &[Attribute]) -> bool {
    attrs.iter().any(|attr| {
        attr.path().is_ident("cfg") && attr.parse_args::<syn::Path>().is_ok_and(|path| path.is_ident("test"))
    })
}

/// The sets of modules in which each reaches each other, of two modules and more.
fn cycles(imports: &BTreeMap<String, BTreeSet<String>>) -> Vec<Vec<String>> {
    let edges = imports.iter().flat_map(|(from, to)| to.iter().map(|to| (from.as_str(), to.as_str())));
    let components = tarjan_scc(&DiGraphMap::<&str, ()>::from_edges(edges));
    let sorted = |mut cycle: Vec<&str>| {
        cycle.sort_unstable();
        cycle.into_iter().map(str::to_owned).collect()
    };
    components.into_iter().filter(|component| component.len() > 1).map(sorted).collect()
}

#[test]
fn a_cycle_is_found_through_names_that_are_shown_elsewhere() {
    let files: BTreeMap<String, File> = [
        ("", "mod a; mod b; mod c; pub(crate) use a::One;"),
        ("a", "use crate::b::Two; #[cfg(test)] mod tests { use crate::c::Three; }"),
        ("b", "pub(in crate::c) fn two() -> crate::One { todo!() }"),
        ("c", "use crate::{One, b};"),
    ]
    .map(|(module, text)| (module.to_owned(), parse(text)))
    .into();
    let exports = [((String::new(), "One".to_owned()), vec!["a".to_owned(), "One".to_owned()])].into();
    let imports = Modules { files, exports }.imports();
    assert_eq!(cycles(&imports), [["a", "b"]]);
    assert_eq!(imports["c"].iter().collect::<Vec<_>>(), ["a", "b"]);
}

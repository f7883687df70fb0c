//! The data for reading offline: the bundled documents, one JSON file for each language.
//!
//! *Invariant:* only bundled documents go in. Nothing here reads other documents of a library.

use std::{
    collections::{BTreeMap, BTreeSet},
    iter,
    ops::Range,
};

use axum::body::Bytes;
use serde::Serialize;
use vademecum_content::{self as content, BundledScenario};
use vademecum_document::{LayoutElement, Node, NodeKind};
use vademecum_graph::{Graph, NodeView};
use vademecum_rule_ids as rule_ids;
use vademecum_store::Fingerprint;
use vademecum_terminology::strip_name_remarks;
use vademecum_vocab::{Game, Lang, Number, text_size};
use vademecum_worked_cases::{Replay, Report, Scenario, introduction, replay, run, start};

use crate::{
    app_state::is_bundled,
    link::Html,
    symbol,
    text::{self, game_name},
    urls::Urls,
};

/// The offline data of one language.
pub(crate) struct Pack {
    pub(crate) lang: Lang,
    /// The file, as JSON.
    pub(crate) json: Bytes,
    /// Changes whenever the file does: a browser that saved another one has something to update.
    pub(crate) version: String,
    /// Rules and subrules.
    pub(crate) numbers: usize,
    pub(crate) terms: usize,
    pub(crate) cases: usize,
}

/// The file of a language. Its `version` is added once the rest is written.
#[derive(Serialize)]
struct PackFile {
    lang: &'static str,
    /// The languages of the columns of a lexicon.
    langs: [&'static str; Lang::ALL.len()],
    games: Vec<GameRules>,
    /// The symbols of all texts, by the characters between their braces, as SVG.
    symbols: BTreeMap<String, String>,
}

/// The rules of a game, in our words.
#[derive(Serialize)]
struct GameRules {
    /// Rules and subrules, as every page counts them: sections and chapters are not among them.
    #[serde(skip)]
    rule_count: usize,
    game: &'static str,
    name: String,
    edition: String,
    /// In reading order, glossary entries behind the rules.
    entries: Vec<PackEntry>,
    cases: Vec<Case>,
    /// The names of terms, a column for each language.
    lexicon: Vec<[Option<String>; Lang::ALL.len()]>,
}

/// A worked case, narrated in the language of the file.
#[derive(Serialize)]
struct Case {
    /// The path behind the game in its address.
    #[serde(rename = "p")]
    path: String,
    #[serde(rename = "t")]
    title: String,
    /// The language of the title, where it is not that of the file.
    #[serde(rename = "l", skip_serializing_if = "Option::is_none")]
    title_lang: Option<&'static str>,
    /// The introduction.
    #[serde(rename = "x", skip_serializing_if = "Option::is_none")]
    lead: Option<String>,
    /// The numbers of the rules it proves.
    #[serde(rename = "c")]
    claims: Vec<String>,
    /// The board at the beginning.
    #[serde(rename = "b")]
    board: Vec<String>,
    /// What happens, each sentence with the numbers of the rules that were applied.
    #[serde(rename = "s")]
    steps: Vec<(String, Vec<String>)>,
}

/// A number or a glossary entry; the names are short because there are thousands.
#[derive(Serialize)]
struct PackEntry {
    #[serde(rename = "n", skip_serializing_if = "Option::is_none")]
    number: Option<String>,
    /// Its level: 1 is a section, 2 a chapter.
    #[serde(rename = "l", skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
    /// Title or headword.
    #[serde(rename = "t", skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    /// The path behind the game in its address, if it does not follow from its number.
    #[serde(rename = "p", skip_serializing_if = "Option::is_none")]
    path: Option<String>,
    #[serde(rename = "x", skip_serializing_if = "Vec::is_empty")]
    text: Vec<Paragraph>,
    #[serde(rename = "e", skip_serializing_if = "Vec::is_empty")]
    examples: Vec<Paragraph>,
    /// The names in other languages.
    #[serde(rename = "a", skip_serializing_if = "Vec::is_empty")]
    names: Vec<String>,
}

/// A paragraph: plain, or in pieces where it cites.
#[derive(Debug, PartialEq, Serialize)]
#[serde(untagged)]
enum Paragraph {
    Plain(String),
    Pieces(Vec<PackPiece>),
}

/// A piece of a paragraph: words, or words that lead to where the second says.
#[derive(Debug, PartialEq, Serialize)]
#[serde(untagged)]
enum PackPiece {
    Words(String),
    Link(String, String),
}

impl Paragraph {
    /// Its words, piece by piece.
    fn texts(&self) -> impl Iterator<Item = &str> {
        let (plain, pieces) = match self {
            Paragraph::Plain(text) => (Some(text), &[][..]),
            Paragraph::Pieces(pieces) => (None, &pieces[..]),
        };
        let words = pieces.iter().map(|piece| match piece {
            PackPiece::Words(text) | PackPiece::Link(text, _) => text,
        });
        plain.into_iter().chain(words).map(String::as_str)
    }
}

/// The packs of a library, one for each language in which anything of ours is written.
pub(crate) fn packs(graph: &Graph) -> Vec<Pack> {
    let played: BTreeMap<Game, Vec<PlayedCase>> = Game::ALL.into_iter().map(|game| (game, play(game))).collect();
    Lang::ALL.into_iter().filter_map(|lang| pack(graph, lang, &played)).collect()
}

struct PlayedCase {
    file: &'static str,
    text: &'static str,
    scenario: &'static Scenario,
    report: Report,
}

/// Runs the worked cases of a game once for all languages.
fn play(game: Game) -> Vec<PlayedCase> {
    let cases = content::scenarios(game).iter();
    cases
        .map(|(file, BundledScenario { text, scenario, .. })| PlayedCase {
            file,
            text,
            report: run(scenario),
            scenario,
        })
        .collect()
}

impl PlayedCase {
    /// The case in a language; `None` if it is in no folder of a chapter, and so at no address.
    fn in_lang(&self, lang: Lang) -> Option<Case> {
        let PlayedCase { file, text, scenario, report } = self;
        let (_, path) = file.strip_suffix(".md")?.split_once("/scenarios/")?;
        let title = scenario.page_title(&format!("{path}.md"), lang);
        let Replay { steps, .. } = replay(scenario, report, lang);
        let steps = steps.into_iter().flat_map(|step| {
            let prelude = (!step.prelude.is_empty()).then(|| (step.prelude.join(" "), Vec::new()));
            let numbers = |numbers: &[Number]| numbers.iter().map(Number::to_string).collect();
            let sentences = step.sentences.into_iter().map(move |of| (of.text, numbers(&of.numbers)));
            prelude.into_iter().chain(sentences)
        });
        Some(Case {
            path: format!("scenarios/{path}"),
            title: title.unwrap_or(scenario.title()).to_owned(),
            title_lang: (title.is_none() && scenario.lang() != lang).then(|| scenario.lang().as_str()),
            lead: introduction(scenario, text, &format!("{path}.md"), lang),
            claims: scenario.claims().iter().map(|&rule| rule_ids::number(rule).to_string()).collect(),
            board: start(scenario, report, lang),
            steps: steps.collect(),
        })
    }
}

/// The names of a game's lexicon; words mined from running text alone are left out.
fn lexicon(game: Game) -> Vec<[Option<String>; Lang::ALL.len()]> {
    let rows = content::term_table(game).map(|terms| terms.distinct_titles_and_headwords()).unwrap_or_default();
    rows.into_iter().map(|row| Lang::ALL.map(|lang| row.name(lang).map(str::to_owned))).collect()
}

fn pack(graph: &Graph, lang: Lang, played: &BTreeMap<Game, Vec<PlayedCase>>) -> Option<Pack> {
    let cases = |game| played.get(&game).map_or(&[][..], Vec::as_slice);
    let games: Vec<GameRules> =
        Game::ALL.into_iter().filter_map(|game| rules(graph, lang, game, cases(game))).collect();
    let entries = || games.iter().flat_map(|rules| &rules.entries);
    entries().next()?;
    let numbers = games.iter().map(|rules| rules.rule_count).sum();
    let terms = entries().filter(|entry| entry.number.is_none()).count();
    let symbols = symbols(&games, lang);
    let cases = games.iter().map(|rules| rules.cases.len()).sum();
    let file = PackFile { lang: lang.as_str(), langs: Lang::ALL.map(Lang::as_str), games, symbols };
    let unversioned = serde_json::to_string(&file).ok()?;
    let version = Fingerprint::of(unversioned.as_bytes()).to_string();
    let json = unversioned.replacen('{', &format!("{{\"version\":\"{version}\","), 1);
    Some(Pack { lang, json: json.into(), version, numbers, terms, cases })
}

/// Every symbol in the texts of some games, drawn.
fn symbols(games: &[GameRules], lang: Lang) -> BTreeMap<String, String> {
    let entries = games.iter().flat_map(|rules| &rules.entries);
    let texts = entries.flat_map(|entry| entry.text.iter().chain(&entry.examples)).flat_map(Paragraph::texts);
    let cases = games.iter().flat_map(|rules| &rules.cases);
    let sentences = cases.flat_map(|case| case.board.iter().chain(case.steps.iter().map(|(step, _)| step)));
    let texts = texts.chain(sentences.map(String::as_str));
    let braces = texts.flat_map(|text| text.match_indices('{').map(|(at, _)| &text[at..]));
    let found =
        braces.filter_map(symbol::at_start).map(|inner| (inner.to_owned(), Html::symbol(inner, lang).to_string()));
    found.collect()
}

/// Our newest digest of a game in a language.
fn rules(graph: &Graph, lang: Lang, game: Game, played: &[PlayedCase]) -> Option<GameRules> {
    let ours = graph
        .documents()
        .filter(|(_, document)| is_bundled(document) && document.game == game && document.lang() == lang);
    let (place, document) = ours.max_by_key(|(_, document)| document.date())?;
    let maker = PackBuilder { graph, urls: Urls { lang, game, at: None } };
    let nodes = graph.nodes(place).filter(|view| !view.node().stale);
    let (terms, others): (Vec<_>, Vec<_>) = nodes.partition(|view| view.node().kind() == NodeKind::Term);
    let is_rule = |view: &&NodeView<'_>| matches!(view.node().kind(), NodeKind::Rule | NodeKind::Subrule);
    let rule_count = others.iter().filter(is_rule).count();
    let numbers = others.into_iter().filter(|view| view.node().number.is_some());
    Some(GameRules {
        rule_count,
        game: game.as_str(),
        name: game_name(lang, game),
        edition: text::edition_of(lang, document.date()),
        entries: numbers.chain(terms).map(|view| maker.entry(view)).collect(),
        cases: played.iter().filter_map(|played| played.in_lang(lang)).collect(),
        lexicon: lexicon(game),
    })
}

struct PackBuilder<'g> {
    graph: &'g Graph,
    urls: Urls,
}

impl PackBuilder<'_> {
    fn entry(&self, view: NodeView<'_>) -> PackEntry {
        let node = view.node();
        let examples = (0u32..).zip(&node.examples);
        PackEntry {
            number: node.number.map(|number| number.to_string()),
            level: node.number.map(Number::level),
            title: node.title.clone(),
            path: node.number.is_none().then(|| self.path(view)),
            text: self.paragraphs(view),
            examples: examples.map(|(n, example)| self.pieces(view, &example.text, Some(n), 0)).collect(),
            names: self.names(node),
        }
    }

    /// The names of a node in other languages.
    fn names(&self, node: &Node) -> Vec<String> {
        let mut names: BTreeSet<String> = node.translated_titles.iter().map(|other| other.title.clone()).collect();
        if let (Some(title), Some(lexicon)) = (&node.title, content::term_table(self.urls.game)) {
            let title = strip_name_remarks(title);
            let others = Lang::ALL.into_iter().filter(|&other| other != self.urls.lang);
            let meanings = others.flat_map(|other| lexicon.translations(&title, self.urls.lang, other));
            names.extend(meanings.map(str::to_owned));
        }
        names.into_iter().collect()
    }

    /// The address of a node, without its language and game.
    fn path(&self, view: NodeView<'_>) -> String {
        let url = self.urls.node(view);
        let inside = url.strip_prefix(&self.urls.contents()).and_then(|rest| rest.strip_prefix('/'));
        inside.map(str::to_owned).unwrap_or(url)
    }

    /// The paragraphs of a text, as it is laid out.
    fn paragraphs(&self, view: NodeView<'_>) -> Vec<Paragraph> {
        let Node { text, layout, .. } = view.node();
        let breaks =
            layout.iter().filter(|place| matches!(place.element, LayoutElement::Paragraph | LayoutElement::Item(_)));
        let mut starts: Vec<usize> = iter::once(0).chain(breaks.map(|place| place.at.into())).collect();
        starts.dedup();
        let ends = starts.iter().skip(1).copied().chain([text.len()]);
        let paragraphs = starts.iter().zip(ends).map(|(&from, to)| (from, text.get(from..to).unwrap_or_default()));
        paragraphs
            .filter(|(_, paragraph)| !paragraph.trim().is_empty())
            .map(|(from, paragraph)| self.pieces(view, paragraph.trim_end(), None, from))
            .collect()
    }

    /// A stretch of a text, or of one of its examples, with its references; `from` is the byte where it begins.
    fn pieces(&self, view: NodeView<'_>, text: &str, example: Option<u32>, from: usize) -> Paragraph {
        let words = |from: usize, to: usize| text[from..to].to_owned();
        let mut pieces = Vec::new();
        let mut done = 0;
        for link in view.references().filter(|link| link.reference.example == example) {
            let range = link.reference.range.checked_sub(text_size(from)).map(Range::<usize>::from);
            let target = link.targets.iter().flatten().next();
            let (Some(Range { start, end }), Some(&target)) = (range, target) else { continue };
            // Mentions that overlap, or lie in another paragraph, are not linked.
            if start < done || start >= end || text.get(start..end).is_none() {
                continue;
            }
            if start > done {
                pieces.push(PackPiece::Words(words(done, start)));
            }
            pieces.push(PackPiece::Link(words(start, end), self.path(self.graph.view(target))));
            done = end;
        }
        if pieces.is_empty() {
            return Paragraph::Plain(text.to_owned());
        }
        if done < text.len() {
            pieces.push(PackPiece::Words(words(done, text.len())));
        }
        Paragraph::Pieces(pieces)
    }
}

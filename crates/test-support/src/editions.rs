//! Editions of an invented game, which tests change so that the true alignment is known.

use std::collections::HashMap;

use vademecum_document::{Document, DocumentKind, Example, Node, NodeIndex, Reference, Target};
use vademecum_vocab::{Game, Letter, Number, text_range};

use crate::random_text;

/// A rule of an invented game.
#[derive(Debug, Clone)]
pub struct Rule {
    /// The identity of the rule over all editions.
    pub identity: u32,
    /// Its text, without the citation that [`edition`] puts behind it.
    pub text: String,
    /// The identity of the rule that it cites.
    pub cites: Option<u32>,
    /// The texts of its examples.
    pub examples: Vec<String>,
    /// Its subrules.
    pub subrules: Vec<Rule>,
}

/// The rule of an identity, with its number of subrules. Some rules cite another, and some have an example.
pub fn rule(identity: u32, subrules: u32) -> Rule {
    let subrules = (1..=subrules).map(|n| rule(identity * 10 + n, 0)).collect();
    // Some cite the rule of the same place in the chapter behind theirs.
    let cites = (identity < 400 && identity.is_multiple_of(3)).then_some(identity + 100);
    let examples = identity.is_multiple_of(4).then(|| random_text(identity + 7_000)).into_iter().collect();
    Rule { identity, text: random_text(identity), cites, examples, subrules }
}

/// Four chapters of nine rules.
pub fn chapters() -> Vec<Vec<Rule>> {
    (1..=4).map(|c| (1..=9).map(|r| rule(c * 100 + r, r % 4)).collect()).collect()
}

/// The number of every identity in an edition of these chapters.
///
/// # Panics
/// If a rule has more subrules than there are letters.
pub fn numbers(chapters: &[Vec<Rule>]) -> HashMap<u32, Number> {
    let mut numbers = HashMap::new();
    for (c, rules) in (100u16..).zip(chapters) {
        for (r, rule) in (1u16..).zip(rules) {
            numbers.insert(rule.identity, Number::Rule(c, r));
            let mut letter = Letter::A;
            for subrule in &rule.subrules {
                numbers.insert(subrule.identity, Number::Subrule(c, r, letter));
                letter = letter.next().unwrap();
            }
        }
    }
    numbers
}

/// Numbers the rules of chapters, as an edition of a date does, and writes out what they cite.
///
/// # Panics
/// If the date is not valid in a document id.
pub fn edition(chapters: &[Vec<Rule>], date: &str) -> Document {
    let numbers = numbers(chapters);
    let mut nodes: Vec<Node> = Vec::new();
    let mut push = |number: Number, parent: Option<usize>, rule: Option<&Rule>, title: Option<&str>| {
        let mut node = Node::numbered(number);
        node.parent = parent.map(NodeIndex::new);
        node.title = title.map(str::to_owned);
        if let Some(rule) = rule {
            node.text.clone_from(&rule.text);
            let example = |text: &String| Example {
                text: text.clone(),
                lines: [1, 1],
                printed_label: "Example:".to_owned(),
                cards: Vec::new(),
            };
            node.examples = rule.examples.iter().map(example).collect();
            if let Some(cited) = rule.cites.and_then(|cited| numbers.get(&cited)) {
                cite(&mut node, *cited);
            }
        }
        nodes.push(node);
        nodes.len() - 1
    };
    let section = push(Number::Section(1), None, None, Some("Of all things"));
    for (c, rules) in (100u16..).zip(chapters) {
        let chapter = push(Number::Chapter(c), Some(section), None, Some("A chapter"));
        for rule in rules {
            let place = push(numbers[&rule.identity], Some(chapter), Some(rule), None);
            for subrule in &rule.subrules {
                push(numbers[&subrule.identity], Some(place), Some(subrule), None);
            }
        }
    }
    Document::new(format!("magic-cr@{date}.en").parse().unwrap(), DocumentKind::Rules, Game::Magic, nodes)
}

/// Adds a mention of a rule to the end of a text.
pub fn cite(node: &mut Node, number: Number) {
    let start = node.text.len() + " (see rule ".len();
    let text = number.to_string();
    node.text = format!("{} (see rule {text}).", node.text);
    let range = text_range(start..start + text.len());
    node.references.push(Reference {
        text,
        targets: vec![Target::Number(number)],
        resolved: true,
        range,
        example: None,
    });
}

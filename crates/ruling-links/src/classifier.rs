//! Combines the signals of this crate into the links of one ruling.

use vademecum_document::{Node, Reference, RuleLink, RuleLinkEvidence};
use vademecum_text::SentenceWord;
use vademecum_vocab::{Lang, Number};

use crate::{
    card_names::CardNames,
    concept_lexicon::{Concept, ConceptCatalog},
    concept_matcher::ConceptMatcher,
    keyword_names::KeywordNames,
    rule_index::RuleIndex,
};

const MAX_LINKS_PER_RULING: usize = 5;

/// Thresholds of the decision which rule a ruling means, for similarities from 0 to 1. Chosen by trying values on the
/// annotated rulings of `tests/data/gold`.
struct Thresholds {
    /// Minimum similarity of a rule that is linked for its words alone.
    same_wording: f32,
    /// Minimum ratio of that similarity to the one of the second most similar rule.
    same_wording_lead: f32,
    /// Minimum ratio of the similarity of a keyword's subrule to that of its first subrule for it to be linked instead.
    subrule_lead: f32,
}

const THRESHOLDS: Thresholds = Thresholds { same_wording: 0.45, same_wording_lead: 1.15, subrule_lead: 1.6 };

/// Finds the rules that rulings in one language restate or apply.
#[derive(Debug)]
pub struct RulingClassifier<'c> {
    concepts: Option<ConceptMatcher<'c>>,
    keywords: KeywordNames,
    rules: RuleIndex,
}

impl<'c> RulingClassifier<'c> {
    /// A classifier of rulings in a language, by the texts that they are compared with: the reviewed concepts, with
    /// numbers of the edition that `rules` are of (`None` where there is no such lexicon); number and name of each
    /// keyword ability; number and text of each rule. A number may occur several times, with a different text each.
    pub fn new<'t>(
        lang: Lang,
        concepts: Option<&'c ConceptCatalog>,
        keywords: impl IntoIterator<Item = (Number, &'t str)>,
        rules: impl IntoIterator<Item = (Number, &'t str)>,
    ) -> Self {
        RulingClassifier {
            concepts: concepts.map(|lexicon| ConceptMatcher::new(lexicon, lang)),
            keywords: KeywordNames::new(keywords),
            rules: RuleIndex::new(lang, rules),
        }
    }

    /// The rules that a ruling restates or applies, most certain first. `card_names` are the names of its card, which
    /// are masked.
    pub fn classify<'n>(&mut self, ruling: &Node, card_names: impl Iterator<Item = &'n str>) -> Vec<RuleLink> {
        let tokens = CardNames::new(card_names).mask(&SentenceWord::of_text(&ruling.text));
        let mut links = LinkList::default();
        for number in ruling.references.iter().flat_map(Reference::numbers) {
            links.add(number, RuleLinkEvidence::Number, false);
        }
        let matched = self.concepts.as_ref().map_or_else(Vec::new, |concepts| concepts.find_in_tokens(&tokens));
        let (weak, strong): (Vec<&Concept>, Vec<&Concept>) =
            matched.into_iter().partition(|concept| concept.is_fallback);
        links.add_concepts(&strong);
        let similarities = self.rule_similarities(&tokens);
        // A ruling on a mechanic need not name it: the heading of its section does.
        let section =
            ruling.ruling().filter(|ruling| ruling.card.is_none()).map(|ruling| SentenceWord::of_text(&ruling.section));
        let keyword = self.find_keyword(&tokens).or_else(|| self.find_keyword(&section?));
        if let Some(keyword) = keyword {
            links.add(best_subrule(keyword, &similarities).unwrap_or(keyword), RuleLinkEvidence::Keyword, false);
        }
        links.add_concepts(&weak);
        if let Some(number) = most_similar(&similarities) {
            links.add(number, RuleLinkEvidence::Wording, false);
        }
        links.0.truncate(MAX_LINKS_PER_RULING);
        links.0
    }

    fn find_keyword(&self, tokens: &[SentenceWord]) -> Option<Number> {
        let statements: Vec<&SentenceWord> = tokens.iter().filter(|token| !token.is_parenthetical_or_example).collect();
        self.keywords.most_mentioned(&statements)
    }

    /// The similarity of each rule to a text, from 0 to 1; asides do not count.
    fn rule_similarities(&mut self, tokens: &[SentenceWord]) -> Vec<(Number, f32)> {
        let statements =
            tokens.iter().filter(|token| !token.is_parenthetical_or_example).map(|token| token.text.as_str());
        let similarities = self.rules.similarities(statements);
        self.rules.numbers().zip(similarities).collect()
    }
}

/// The subrule of a keyword to link: the first one, which defines the keyword, unless another is much more similar.
/// `None` where no subrule has a text.
fn best_subrule(keyword: Number, similarities: &[(Number, f32)]) -> Option<Number> {
    let subrules = || similarities.iter().filter(|(number, _)| number.parent() == Some(keyword));
    let first = subrules().min_by_key(|(number, _)| *number)?;
    let best = subrules().max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0)))?;
    Some(if best.1 > first.1 * THRESHOLDS.subrule_lead { best.0 } else { first.0 })
}

/// The most similar rule, if it is similar enough and clearly ahead of the second.
fn most_similar(similarities: &[(Number, f32)]) -> Option<Number> {
    let best = similarities.iter().max_by(|a, b| a.1.total_cmp(&b.1))?;
    let second = similarities.iter().filter(|other| other.0 != best.0).map(|other| other.1).fold(0.0, f32::max);
    (best.1 >= THRESHOLDS.same_wording && best.1 >= second * THRESHOLDS.same_wording_lead).then_some(best.0)
}

/// The links found so far, at most one for each number.
#[derive(Debug, Default)]
struct LinkList(Vec<RuleLink>);

impl LinkList {
    fn add(&mut self, number: Number, why: RuleLinkEvidence, contradicts: bool) {
        if self.0.iter().all(|link| link.number != number) {
            self.0.push(RuleLink { number, evidence: why, contradicts });
        }
    }

    /// Adds the best rule of each concept, then the second best of each, and so on.
    fn add_concepts(&mut self, concepts: &[&Concept]) {
        let ranks = concepts.iter().map(|concept| concept.numbers.len()).max().unwrap_or(0);
        for rank in 0..ranks {
            for concept in concepts {
                if let Some(&number) = concept.numbers.get(rank) {
                    self.add(number, RuleLinkEvidence::Concept, concept.contradicts);
                }
            }
        }
    }
}

//! Putting references into nodes: rule numbers in every text, headwords in the glossary's redirects, and
//! what points nowhere.

use std::{
    collections::{HashMap, HashSet},
    ops::Range,
    rc::Rc,
};

use vademecum_document::{Node, NodeContent, NodeIndex, Reference, Target, Term};
use vademecum_text::{StopWordSet, fold, join_folded_words, strip_plural_s};
use vademecum_vocab::{Finding, Lang, Number, text_range, text_size};

use crate::{
    draft::{Draft, bounded},
    reference::{NumberSet, ParsedReference, find_first_references},
    rules::see_phrase,
    vocabulary::RulesVocabulary,
    work,
};

/// Maximum number of numbers that the references of one document are expanded to; ranges beyond it name their ends
/// alone. The Comprehensive Rules have a few thousand.
const MAX_DOCUMENT_TARGETS: usize = 500_000;

/// Maximum number of references of one text that are linked. The paragraphs of real documents have at most six.
const MAX_TEXT_REFERENCES: usize = 256;

/// Maximum number of references of one document that are linked. The Comprehensive Rules have 1,900.
const MAX_DOCUMENT_REFERENCES: usize = 50_000;

/// Maximum length of a headword that other entries may send their readers to, in bytes: each of them repeats it.
const MAX_HEADWORD_BYTES: usize = 512;

/// Finds every reference of a draft's nodes and resolves it inside the document. One that points nowhere
/// is reported where the document holds the `whole` rules; elsewhere most of them do.
pub(crate) fn link(draft: &mut Draft<'_>, lang: Lang, whole: bool) {
    draft.index_spans();
    let words = RulesVocabulary::of(lang);
    let numbers = draft.nodes.iter().filter(|n| !n.stale).filter_map(|n| n.number);
    let known = if whole { NumberSet::new(numbers) } else { NumberSet::from_excerpt(numbers) };
    let headwords = Headwords::new(&draft.nodes);
    let titles = Titles::new(draft);
    let mut written_out = 0;
    let mut room = MAX_DOCUMENT_REFERENCES;
    let mut is_full = false;
    for i in 0..draft.nodes.len() {
        let index = NodeIndex::new(i);
        let mut references = Vec::new();
        for (example, role) in draft.texts_of(index) {
            let Some(text) = draft.nodes[i].text_of(example).filter(|_| !is_full) else { continue };
            let most = room.min(MAX_TEXT_REFERENCES);
            // One more than is linked shows that there are more.
            let mut found = find_first_references(text, lang, &known, most + 1);
            if draft.nodes[i].term().is_some() && example.is_none() {
                found.extend(headwords.redirects(text, &draft.nodes[i].title, words, most + 1));
                found.sort_by_key(|m| (m.start, m.end));
            }
            is_full = found.len() > room;
            let omitted = found.get(most).map(|mention| {
                let finding = match is_full {
                    true => Finding::DocumentReferencesOmitted { most: bounded(MAX_DOCUMENT_REFERENCES) },
                    false => Finding::ReferencesOmitted { most: bounded(MAX_TEXT_REFERENCES) },
                };
                (mention.start..mention.end, finding)
            });
            found.truncate(most);
            room -= found.len();
            let mut problems = Vec::new();
            for mut mention in found {
                written_out += mention.targets.len();
                if written_out > MAX_DOCUMENT_TARGETS
                    && let [first, .., last] = mention.targets.as_slice()
                {
                    mention.targets = vec![first.clone(), last.clone()];
                }
                let other = titles.other(text, &mention);
                // Where headings are decimal, a new one moves all behind it: the title says what is meant.
                if let Some((Number::Outline(_), meant)) = other {
                    mention.targets = vec![Target::Number(meant)];
                }
                let missing: Vec<String> = mention
                    .targets
                    .iter()
                    .filter(|target| match target {
                        Target::Number(number) => !known.contains(*number),
                        Target::Term(name) => !headwords.names.contains(name.as_str()),
                    })
                    .map(ToString::to_string)
                    .collect();
                if !missing.is_empty() && whole {
                    let finding = Finding::DanglingReference { targets: missing.join(", ") };
                    problems.push((mention.start..mention.end, finding));
                } else if let Some((number, other)) = other {
                    let finding = Finding::TitleMismatch { number: number.to_string(), other: other.to_string() };
                    problems.push((mention.start..mention.end, finding));
                }
                references.push(Reference {
                    text: text[mention.start..mention.end].to_owned(),
                    targets: mention.targets,
                    resolved: missing.is_empty(),
                    range: text_range(mention.start..mention.end),
                    example,
                });
            }
            problems.extend(omitted);
            if !problems.is_empty() {
                let stretches: Vec<Range<usize>> = problems.iter().map(|(range, _)| range.clone()).collect();
                let places = draft.places(role, text, &stretches);
                let number = draft.nodes[i].number.map(|n| n.to_string());
                for ((_, finding), place) in problems.into_iter().zip(places) {
                    draft.report(place, number.clone(), finding);
                }
            }
        }
        draft.nodes[i].references = references;
        close_term(draft, i, words);
    }
}

/// The possible targets of redirects: headwords, whole and in parts.
struct Headwords {
    /// Names by key. A name has as many keys as its headword has parts; they share it.
    by_key: HashMap<String, Rc<str>>,
    names: HashSet<Rc<str>>,
}

impl Headwords {
    fn new(nodes: &[Node]) -> Self {
        let mut by_key: HashMap<String, Rc<str>> = HashMap::new();
        let terms = nodes.iter().filter_map(|n| Some((n.fragment.strip_prefix("term:")?, n.term()?)));
        let terms: Vec<(Rc<str>, &Term)> = terms.map(|(name, term)| (name.into(), term)).collect();
        let mut add = |alias: &str, name: &Rc<str>| {
            let key = join_folded_words(alias);
            if !key.is_empty() {
                by_key.entry(key).or_insert_with(|| Rc::clone(name));
            }
        };
        for (name, term) in &terms {
            add(&term.headword, name);
        }
        for (name, term) in &terms {
            // Without a bracket, the parts of a list, second headwords.
            let bare = term.headword.split('(').next().unwrap_or_default();
            add(bare, name);
            bare.split([',', '/']).for_each(|part| add(part, name));
            term.senses.iter().filter_map(|s| s.headword.as_deref()).for_each(|inner| add(inner, name));
        }
        // Singular and plural of a headword name the same entry, where nothing else has that name.
        for (name, term) in &terms {
            by_key.entry(strip_plural_s(&join_folded_words(&term.headword))).or_insert_with(|| Rc::clone(name));
        }
        // Each once, for a name may be as long as the document, and have as many keys.
        let names = terms.into_iter().map(|(name, _)| name).inspect(|name| work::count(name.len())).collect();
        Headwords { by_key, names }
    }

    fn find(&self, text: &str) -> Option<&str> {
        let key = join_folded_words(text);
        self.by_key.get(&key).or_else(|| self.by_key.get(&strip_plural_s(&key))).map(|name| &**name)
    }

    /// The headwords that the sentences of an entry send its reader to; at most `most` of them.
    fn redirects(
        &self,
        text: &str,
        own: &Option<String>,
        words: &RulesVocabulary,
        most: usize,
    ) -> Vec<ParsedReference> {
        let mut found = Vec::new();
        for sentence in sentences(text, words) {
            let Some(rest) = see_phrase(&text[sentence.clone()], words) else { continue };
            let start = sentence.end - rest.len();
            let name = rest.trim_end_matches(['.', ';', ' ']);
            let first = fold(vademecum_text::words(name).next().unwrap_or_default());
            let article = StopWordSet::DefiniteArticles.contains_in_any(&first);
            if name.is_empty() || article || first.starts_with(|c: char| c.is_ascii_digit()) {
                continue;
            }
            if [words.rule, words.section].iter().any(|list| list.contains(&first.as_str())) {
                continue;
            }
            let parts = self.split(name, words);
            for part in &parts {
                let piece = &name[part.clone()];
                let target = self.find(piece).filter(|name| name.len() <= MAX_HEADWORD_BYTES).map(str::to_owned);
                let whole_entry = sentence.start == 0 && sentence.end == text.len();
                // A sentence that merely begins like a redirect names nothing; an entry that is one does.
                let Some(name) = target.or_else(|| (whole_entry && parts.len() == 1).then(|| piece.to_owned())) else {
                    continue;
                };
                if found.len() == most {
                    return found;
                }
                if Some(&name) != own.as_ref() {
                    found.push(ParsedReference {
                        start: start + part.start,
                        end: start + part.end,
                        targets: vec![Target::Term(name)],
                    });
                }
            }
        }
        found
    }

    /// A redirect's names: the whole, if it is a headword, else its parts.
    fn split(&self, name: &str, words: &RulesVocabulary) -> Vec<Range<usize>> {
        if self.find(name).is_some() {
            return std::iter::once(0..name.len()).collect();
        }
        let mut cuts: Vec<Range<usize>> = name.match_indices([',', ';']).map(|(i, c)| i..i + c.len()).collect();
        for and in words.and {
            let and = format!(" {and} ");
            cuts.extend(name.match_indices(&and).map(|(i, m)| i..i + m.len()));
        }
        cuts.sort_by_key(|cut| cut.start);
        let mut parts = Vec::new();
        let mut from = 0;
        for cut in cuts.into_iter().chain(std::iter::once(name.len()..name.len())) {
            if cut.start >= from {
                let piece = &name[from..cut.start];
                let start = from + (piece.len() - piece.trim_start().len());
                if !piece.trim().is_empty() {
                    parts.push(start..start + piece.trim().len());
                }
                from = cut.end;
            }
        }
        if parts.iter().all(|part| self.find(&name[part.clone()]).is_none()) {
            return std::iter::once(0..name.len()).collect();
        }
        parts
    }
}

/// The sentences of a text, cut behind full stops and closing marks before a capital. A stop behind a
/// short word may abbreviate it (`vs.`): there, only a sentence that sends its reader elsewhere begins.
fn sentences(text: &str, words: &RulesVocabulary) -> Vec<Range<usize>> {
    let mut cuts = vec![0];
    let mut ended = Ended::No;
    for (i, c) in text.char_indices() {
        let cut = match ended {
            Ended::No => false,
            Ended::Perhaps => c.is_uppercase() && see_phrase(&text[i..], words).is_some(),
            Ended::Yes => c.is_uppercase(),
        };
        if cut {
            cuts.push(i);
        }
        ended = match c {
            '.' => {
                let word = text[..i].chars().rev().take_while(|c| c.is_alphabetic()).count();
                if (1..=3).contains(&word) { Ended::Perhaps } else { Ended::Yes }
            }
            '!' | '?' => Ended::Yes,
            ' ' | '”' | '"' | ')' | '»' => ended,
            _ => Ended::No,
        };
    }
    cuts.push(text.len());
    cuts.windows(2).map(|w| w[0]..w[0] + text[w[0]..w[1]].trim_end().len()).filter(|r| !r.is_empty()).collect()
}

/// Whether a sentence has ended.
#[derive(Clone, Copy)]
enum Ended {
    No,
    Perhaps,
    Yes,
}

/// Where an entry sends its reader at its end, and whether it does nothing else.
fn close_term(draft: &mut Draft<'_>, i: usize, words: &RulesVocabulary) {
    let node = &draft.nodes[i];
    if node.term().is_none() {
        return;
    }
    let closing = sentences(&node.text, words)
        .into_iter()
        .rev()
        .take_while(|s| see_phrase(&node.text[s.clone()], words).is_some())
        .last()
        .map(|s| s.start);
    let Some(start) = closing else { return };
    let from = text_size(start);
    let closing = node.references.iter().filter(|r| r.example.is_none() && r.range.start() >= from);
    let mut seen = HashSet::new();
    let targets = closing.flat_map(|reference| &reference.targets).map(ToString::to_string);
    let see: Vec<String> = targets.filter(|target| seen.insert(target.clone())).collect();
    let only = start == 0;
    if let NodeContent::Term(term) = &mut draft.nodes[i].content {
        term.see = see;
        if only && !term.see.is_empty() {
            term.senses.clear();
        }
    }
}

const MAX_TITLE_CHARS: usize = 140;

/// The titles of numbered nodes, both ways; without case, accents and marks.
struct Titles {
    of: HashMap<Number, String>,
    /// Where two have one title, the first.
    by_title: HashMap<String, Number>,
}

impl Titles {
    fn new(draft: &Draft<'_>) -> Self {
        let titled = draft.nodes.iter().filter(|n| !n.stale);
        let titled = titled.filter_map(|n| Some((n.number?, join_folded_words(n.title.as_ref()?))));
        let of: HashMap<Number, String> = titled.filter(|(_, title)| !title.is_empty()).collect();
        let mut by_title: HashMap<String, Number> = HashMap::new();
        for (&number, title) in &of {
            let first = by_title.entry(title.clone()).or_insert(number);
            *first = number.min(*first);
        }
        Titles { of, by_title }
    }

    /// The number a mention cites and the one whose title it quotes, where they differ.
    fn other(&self, text: &str, mention: &ParsedReference) -> Option<(Number, Number)> {
        let [Target::Number(number)] = *mention.targets.as_slice() else { return None };
        let decimal = matches!(number, Number::Outline(_));
        let own = self.of.get(&number).map(String::as_str);
        if own.is_none() && !decimal {
            return None;
        }
        let behind = text[mention.end..].trim_start_matches(',').trim_start();
        let title = match behind.strip_prefix(['“', '"', '«']) {
            Some(quoted) => {
                let closing = quoted.char_indices().take(MAX_TITLE_CHARS).find(|(_, c)| matches!(c, '”' | '"' | '»'));
                join_folded_words(&quoted[..closing?.0])
            }
            None if decimal => self.bare(behind)?,
            None => return None,
        };
        let other = *self.by_title.get(&title)?;
        (own != Some(&title)).then_some((number, other))
    }

    /// The longest title that a text begins with, without quotation marks: `4.5.3 Pasos para jugar`.
    fn bare(&self, text: &str) -> Option<String> {
        if !text.starts_with(|c: char| c.is_uppercase() || matches!(c, '¡' | '¿')) {
            return None;
        }
        let behind = join_folded_words(&text.chars().take(MAX_TITLE_CHARS).collect::<String>());
        let ends = behind.match_indices(' ').map(|(at, _)| at).chain([behind.len()]);
        let mut titles = ends.map(|end| &behind[..end]).filter(|title| self.by_title.contains_key(*title));
        titles.next_back().map(str::to_owned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_of_a_headword_share_its_name() {
        let headword = (0..5000).map(|part| part.to_string()).chain(["Boat".to_owned()]).collect::<Vec<_>>().join(",");
        let fragment = format!("term:{headword}");
        let term = Term { headword, ..Term::default() };
        let node = Node::new(NodeContent::Term(Box::new(term)), fragment);
        let headwords = Headwords::new(&[node]);
        let names: HashSet<*const u8> = headwords.by_key.values().map(|name| name.as_ptr()).collect();
        assert!(headwords.by_key.len() > 5000 && headwords.find("4999").is_some());
        assert_eq!(names.len(), 1);
        // Names are copied to where they are named, so that those that are long are not.
        let targets = |name: &str| {
            let found = headwords.redirects(&format!("See {name}, {name}."), &None, RulesVocabulary::of(Lang::En), 9);
            found.into_iter().flat_map(|mention| mention.targets).collect::<Vec<_>>()
        };
        assert_eq!(targets("Boat"), []);
        let boat = Term { headword: "Boat".to_owned(), ..Term::default() };
        let boat = Node::new(NodeContent::Term(Box::new(boat)), "term:Boat".to_owned());
        let headwords = Headwords::new(&[boat]);
        let found = |most| headwords.redirects("See Boat, Boat.", &None, RulesVocabulary::of(Lang::En), most).len();
        assert_eq!([1, 9].map(found), [1, 2]);
    }
}

//! Multiword terms in running text that no title and no headword contains.

use std::collections::HashMap;

use vademecum_text::StopWordSet;

use crate::cooccurrence::{Bitext, BitextSide, Cooccurrence, Side, StemId, UnitId, cooccurrences};

/// Minimum share of the occurrences of a term that follow a noun marker, or end a clause. At least one must end a clause.
const MIN_BOUNDARY_SHARE: f32 = 0.5;

/// Minimum share of the occurrences of a term that follow a noun marker.
const MIN_MARKED_SHARE: f32 = 0.15;

/// A phrase is a fragment of a longer term if at least this share of its units contains that term.
const MAX_SHARE_IN_LONGER_TERM: f32 = 0.7;

/// A term of one side and the term of the other that co-occurs best with it.
#[derive(Debug)]
pub(crate) struct MultiwordPair {
    /// The terms: source, target.
    pub(crate) names: [String; 2],
    /// Their co-occurrence.
    pub(crate) cooccurrence: Cooccurrence,
    /// The first unit that contains both.
    pub(crate) at: UnitId,
}

/// A phrase that is used as a term.
struct NamingPhrase {
    stems: Vec<StemId>,
    units: Vec<UnitId>,
}

impl Bitext {
    /// Terms of several words that are used as terms on both sides and co-occur best with each other.
    pub(crate) fn multiword_pairs(&self) -> Vec<MultiwordPair> {
        let sides = [self.side(Side::Source), self.side(Side::Target)];
        let names = sides.map(BitextSide::naming_phrases);
        let [there, here] = [best_matches(&names[0], &names[1]), best_matches(&names[1], &names[0])];
        let pairs = there.into_iter().enumerate().filter_map(|(left, near)| Some((left, near?)));
        let mutual = pairs.filter(|&(left, (right, _))| here[right].is_some_and(|(back, _)| back == left));
        let pair = |(left, (right, cooccurrence)): (usize, (usize, Cooccurrence))| {
            let (a, b) = (&names[0][left], &names[1][right]);
            let at = *a.units.iter().find(|unit| b.units.binary_search(unit).is_ok())?;
            let names = [sides[0].citation_of(&a.stems)?, sides[1].citation_of(&b.stems)?];
            Some(MultiwordPair { names, cooccurrence, at })
        };
        mutual.filter_map(pair).collect()
    }
}

/// For each term, the index of the term of the other side that co-occurs best with it.
fn best_matches(names: &[NamingPhrase], others: &[NamingPhrase]) -> Vec<Option<(usize, Cooccurrence)>> {
    let units: Vec<&[UnitId]> = others.iter().map(|other| other.units.as_slice()).collect();
    let found = cooccurrences(names.iter().map(|name| name.units.as_slice()), &units);
    let best = |found: Vec<(usize, Cooccurrence)>| {
        found.into_iter().max_by(|a, b| a.1.dice.total_cmp(&b.1.dice).then(b.0.cmp(&a.0)))
    };
    found.map(best).collect()
}

impl BitextSide {
    /// The phrases of several words that are used as terms and are not fragments of longer ones.
    fn naming_phrases(&self) -> Vec<NamingPhrase> {
        let several = self.phrases.iter().filter(|(stems, _)| stems.len() > 1);
        let names: Vec<NamingPhrase> = several.filter_map(|(stems, _)| self.as_term(stems)).collect();
        let mut inside: HashMap<&[StemId], usize> = HashMap::new();
        for name in &names {
            for piece in (2..name.stems.len()).flat_map(|length| name.stems.windows(length)) {
                let most = inside.entry(piece).or_default();
                *most = (*most).max(name.units.len());
            }
        }
        let is_piece = |name: &NamingPhrase| {
            inside
                .get(name.stems.as_slice())
                .is_some_and(|&most| most as f32 >= MAX_SHARE_IN_LONGER_TERM * name.units.len() as f32)
        };
        let whole: Vec<bool> = names.iter().map(|name| !is_piece(name)).collect();
        names.into_iter().zip(whole).filter_map(|(name, is_whole)| is_whole.then_some(name)).collect()
    }

    /// A phrase as a term, if it follows noun markers and ends clauses often enough, and contains no function words but
    /// connectors.
    fn as_term(&self, stems: &[StemId]) -> Option<NamingPhrase> {
        let units = self.units_with(stems);
        let (mut times, mut determined, mut ends) = (0, 0, 0);
        for &unit in &units {
            let (words, spelled) = (&self.units[unit as usize], &self.form_of[unit as usize]);
            let word = |at: usize| words[at].map(|_| self.words[spelled[at]].written.as_str());
            let places = words.windows(stems.len()).enumerate();
            for (at, _) in places.filter(|(_, phrase)| phrase.iter().zip(stems).all(|(a, b)| *a == Some(*b))) {
                let end = at + stems.len();
                let mut own = (at..end).filter_map(word);
                let is_name = |word: &str| {
                    !StopWordSet::DeterminersAndArticles.contains(self.lang, word)
                        && !StopWordSet::NameStopWords.contains(self.lang, word)
                };
                if !own.next().is_some_and(is_name)
                    || !own.next_back().is_some_and(is_name)
                    || !own.all(|word| StopWordSet::Connectors.contains(self.lang, word) || is_name(word))
                {
                    return None;
                }
                times += 1;
                determined += usize::from(
                    at.checked_sub(1)
                        .and_then(word)
                        .is_some_and(|word| StopWordSet::DeterminersAndArticles.contains(self.lang, word)),
                );
                ends += usize::from(words.get(end).is_none_or(Option::is_none));
            }
        }
        let share = |of: usize| of as f32 / times.max(1) as f32;
        let is_name =
            ends > 0 && share(determined) >= MIN_MARKED_SHARE && share(determined + ends) >= MIN_BOUNDARY_SHARE;
        is_name.then(|| NamingPhrase { stems: stems.to_vec(), units })
    }

    /// The citation form of a phrase: its singular if the text contains it, otherwise the most frequent form.
    fn citation_of(&self, stems: &[StemId]) -> Option<String> {
        let most = self.forms(stems).into_iter().max_by(|a, b| a.1.cmp(&b.1).then(b.0.cmp(&a.0)))?.0;
        Some(self.singular(&most).unwrap_or(most))
    }
}

//! Phrases that texts use as names of things, though no title and no headword says them.

use std::collections::HashMap;

use vademecum_vocab::Lang;

use crate::{
    company::{Companies, Company, ENOUGH, Side, Stem, Unit, Which},
    form::determiners,
};

/// A name is written so many times, to its times, behind a word that only nouns follow or at the end of what it is
/// part of; and it does end something.
const EDGED: f32 = 0.5;

/// And at least so large a share of its times behind such a word.
const DETERMINED: f32 = 0.15;

/// A phrase that stands inside a longer name in so large a share of its rules is a piece of that one.
const PIECE: f32 = 0.7;

/// A phrase of one text and the phrase of the other that it keeps company with.
#[derive(Debug)]
pub(crate) struct PhrasePair {
    /// The phrases, left and right.
    pub(crate) names: [String; 2],
    /// How they keep company.
    pub(crate) company: Company,
    /// The first unit in which both stand.
    pub(crate) at: Unit,
}

/// A phrase that names something.
struct Name {
    stems: Vec<Stem>,
    units: Vec<Unit>,
}

impl Companies {
    /// Phrases of several words that name something in both texts and are each other's best company.
    pub(crate) fn phrases(&self) -> Vec<PhrasePair> {
        let sides = [self.side(Which::Left), self.side(Which::Right)];
        let names = sides.map(Side::naming_phrases);
        let [there, here] = [nearest(&names[0], &names[1]), nearest(&names[1], &names[0])];
        let pairs = there.into_iter().enumerate().filter_map(|(left, near)| Some((left, near?)));
        let mutual = pairs.filter(|&(left, (right, _))| here[right].is_some_and(|(back, _)| back == left));
        let pair = |(left, (right, company)): (usize, (usize, Company))| {
            let (a, b) = (&names[0][left], &names[1][right]);
            let at = *a.units.iter().find(|unit| b.units.binary_search(unit).is_ok())?;
            let names = [sides[0].called_as(&a.stems)?, sides[1].called_as(&b.stems)?];
            Some(PhrasePair { names, company, at })
        };
        mutual.filter_map(pair).collect()
    }
}

/// Of each name, the one of the other text that keeps it the best company, by place.
fn nearest(names: &[Name], others: &[Name]) -> Vec<Option<(usize, Company)>> {
    let mut said: HashMap<Unit, Vec<usize>> = HashMap::new();
    for (place, other) in others.iter().enumerate() {
        other.units.iter().for_each(|&unit| said.entry(unit).or_default().push(place));
    }
    let mut together = vec![0; others.len()];
    let mut near = |name: &Name| {
        together.fill(0);
        name.units.iter().filter_map(|unit| said.get(unit)).flatten().for_each(|&other| together[other] += 1);
        let companies = together.iter().enumerate().filter(|(_, together)| **together >= ENOUGH);
        let companies = companies
            .map(|(other, &together)| (other, Company::new(together, name.units.len(), others[other].units.len())));
        companies.max_by(|a, b| a.1.share.total_cmp(&b.1.share).then(b.0.cmp(&a.0)))
    };
    names.iter().map(&mut near).collect()
}

impl Side {
    /// The phrases of several words that stand where names of things stand, and are no pieces of longer ones.
    fn naming_phrases(&self) -> Vec<Name> {
        let several = self.phrases.iter().filter(|(stems, _)| stems.len() > 1);
        let names: Vec<Name> = several.filter_map(|(stems, _)| self.naming(stems)).collect();
        let mut inside: HashMap<&[Stem], usize> = HashMap::new();
        for name in &names {
            for piece in (2..name.stems.len()).flat_map(|length| name.stems.windows(length)) {
                let most = inside.entry(piece).or_default();
                *most = (*most).max(name.units.len());
            }
        }
        let is_piece = |name: &Name| {
            inside.get(name.stems.as_slice()).is_some_and(|&most| most as f32 >= PIECE * name.units.len() as f32)
        };
        let whole: Vec<bool> = names.iter().map(|name| !is_piece(name)).collect();
        names.into_iter().zip(whole).filter_map(|(name, is_whole)| is_whole.then_some(name)).collect()
    }

    /// A phrase as a name: words that only nouns follow stand before it often enough, what it is part of ends with
    /// it often enough, and nothing stands in it but what holds names together.
    fn naming(&self, stems: &[Stem]) -> Option<Name> {
        let units = self.units_with(stems);
        let (mut times, mut determined, mut ends) = (0, 0, 0);
        for &unit in &units {
            let (words, spelled) = (&self.units[unit as usize], &self.spelled[unit as usize]);
            let word = |at: usize| words[at].map(|_| self.words[spelled[at]].written.as_str());
            let places = words.windows(stems.len()).enumerate();
            for (at, _) in places.filter(|(_, phrase)| phrase.iter().zip(stems).all(|(a, b)| *a == Some(*b))) {
                let end = at + stems.len();
                let mut own = (at..end).filter_map(word);
                let is_name = |word: &str| !leads(self.lang, word) && !is_function(self.lang, word);
                if !own.next().is_some_and(is_name)
                    || !own.next_back().is_some_and(is_name)
                    || !own.all(|word| joins(self.lang).contains(&word) || is_name(word))
                {
                    return None;
                }
                times += 1;
                determined += usize::from(at.checked_sub(1).and_then(word).is_some_and(|word| leads(self.lang, word)));
                ends += usize::from(words.get(end).is_none_or(Option::is_none));
            }
        }
        let share = |of: usize| of as f32 / times.max(1) as f32;
        let is_name = ends > 0 && share(determined) >= DETERMINED && share(determined + ends) >= EDGED;
        is_name.then(|| Name { stems: stems.to_vec(), units })
    }

    /// What a phrase is called: as it is written most often; the singular, where it is written so.
    fn called_as(&self, stems: &[Stem]) -> Option<String> {
        let most = self.forms(stems).into_iter().max_by(|a, b| a.1.cmp(&b.1).then(b.0.cmp(&a.0)))?.0;
        Some(self.singular(&most).unwrap_or(most))
    }
}

/// Whether nouns and their adjectives follow a word: articles, too, which some languages write like pronouns.
fn leads(lang: Lang, word: &str) -> bool {
    let articles: &[&str] = match lang {
        Lang::Es => &["la", "lo"],
        Lang::Pt => &["o", "a", "os", "as"],
        Lang::En => &[],
    };
    determiners(lang).contains(&word) || articles.contains(&word)
}

/// The words that hold the nouns of one name together.
fn joins(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::Es => &["de", "del", "la", "el", "las", "los"],
        Lang::Pt => &["de", "do", "da", "dos", "das"],
        Lang::En => &["of", "the", "a"],
    }
}

/// Whether a word stands between names and is no part of one: words that join and lead, and those that only hold
/// sentences together.
pub(crate) fn is_function(lang: Lang, word: &str) -> bool {
    let others: &[&str] = match lang {
        Lang::Es => &[
            "que", "y", "o", "en", "a", "por", "para", "con", "sin", "si", "se", "como", "cuando", "al", "es", "son",
            "ser", "sea", "fue", "está", "están", "esté", "tiene", "tienen", "puede", "pueden", "ha", "han", "él",
            "ella", "ellos",
        ],
        Lang::Pt => &[
            "que", "e", "ou", "em", "a", "por", "para", "com", "sem", "se", "como", "quando", "pelo", "pela", "é",
            "são", "ser", "seja", "foi", "for", "está", "estão", "esteja", "tem", "têm", "tiver", "pode", "podem",
            "ele", "ela", "eles", "elas",
        ],
        Lang::En => &[
            "that", "and", "or", "in", "on", "onto", "to", "for", "with", "from", "if", "as", "when", "by", "at", "is",
            "are", "be", "being", "was", "were", "re", "has", "have", "can", "may", "would", "it", "they", "them",
        ],
    };
    joins(lang).contains(&word) || others.contains(&word)
}

//! The terms of a game in all languages: a row each.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use serde::{Serialize, Serializer, ser::SerializeMap};
use vademecum_vocab::{Lang, fold};

use super::{
    Evidence, Found, Place, TermPair,
    friend::{is_relative, look_alike, same_look},
    name::printed,
};

/// What two names that look alike really mean.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FalseFriend {
    /// The two languages.
    pub langs: [Lang; 2],
    /// What the first name is called in the second language.
    pub first_means: Vec<String>,
    /// What the second name is called in the first language.
    pub second_means: Vec<String>,
}

/// A term in up to three languages; or two names that only look alike.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TermRow {
    /// Its names, in the order of [`Lang::ALL`].
    names: [Option<String>; Lang::ALL.len()],
    /// Where they were found together.
    pub evidence: Vec<Evidence>,
    /// Set where the names do *not* mean the same.
    pub false_friend: Option<FalseFriend>,
}

impl TermRow {
    /// Whether it is what something is called in titles or glossaries, and not just a word of texts.
    pub fn is_named(&self) -> bool {
        self.false_friend.is_some() || self.evidence.iter().any(|found| found.kind != Found::Text)
    }

    /// Its name in a language.
    pub fn name(&self, lang: Lang) -> Option<&str> {
        self.names[place(lang)].as_deref()
    }
}

/// The terms of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Terms {
    rows: Vec<TermRow>,
    /// The rows that hold a name, false friends left out, by what the name is when folded.
    by_name: HashMap<String, Vec<usize>>,
}

/// A file of terms cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {what}")]
pub struct TermsError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: &'static str,
}

fn place(lang: Lang) -> usize {
    Lang::ALL.iter().position(|&other| other == lang).unwrap_or(0)
}

/// A name of a language, as what it is when folded.
type Key = (Lang, String);

/// What is known of names: which of other languages each was found with, and how.
#[derive(Default)]
struct Known {
    /// How each folded name is written.
    written: BTreeMap<Key, String>,
    with: BTreeMap<Key, BTreeMap<Key, Vec<Evidence>>>,
}

impl Known {
    fn new(mut pairs: Vec<TermPair>) -> Self {
        let mut known = Known::default();
        // Behind a name that was left in English, a bracket holds no English one.
        let is_bracket = |pair: &TermPair| pair.evidence.iter().all(|found| found.kind == Found::Bracket);
        let kept = pairs.iter().filter(|pair| !is_bracket(pair) && fold(&pair.names[0].1) == fold(&pair.names[1].1));
        let kept: BTreeSet<String> = kept.map(|pair| fold(&pair.names[0].1)).collect();
        pairs.retain(|pair| !(is_bracket(pair) && kept.contains(&fold(&pair.names[0].1))));
        for TermPair { names: [(lang, name), (other, also)], evidence } in pairs {
            let (left, right) = ((lang, fold(&name)), (other, fold(&also)));
            known.written.entry(left.clone()).or_insert(name);
            known.written.entry(right.clone()).or_insert(also);
            for (one, two) in [(&left, &right), (&right, &left)] {
                let found = known.with.entry(one.clone()).or_default().entry(two.clone()).or_default();
                found.extend(evidence.iter().filter(|new| !found.contains(new)).cloned().collect::<Vec<_>>());
            }
        }
        known
    }

    /// How sure a pair is: what a title says is surest; a third language that both go with confirms it.
    fn sureness(&self, one: &Key, two: &Key) -> u32 {
        let evidence = self.with.get(one).and_then(|with| with.get(two)).map_or(&[][..], Vec::as_slice);
        let of = |kind| evidence.iter().filter(|found| found.kind == kind).count().min(2) as u32;
        4 * of(Found::Title)
            + 3 * of(Found::Bracket)
            + 3 * of(Found::Glossary)
            + of(Found::Text)
            + 3 * u32::from(self.confirmed(one, two))
    }

    /// Whether a name is the name of something: a title or a headword, and not just a word of texts.
    fn is_named(&self, name: &Key) -> bool {
        let mut found = self.with.get(name).into_iter().flatten().flat_map(|(_, evidence)| evidence);
        found.any(|evidence| evidence.kind != Found::Text)
    }

    /// Whether a name of a third language goes with both.
    fn confirmed(&self, one: &Key, two: &Key) -> bool {
        let (Some(left), Some(right)) = (self.with.get(one), self.with.get(two)) else { return false };
        left.keys().any(|name| name.0 != one.0 && name.0 != two.0 && right.contains_key(name))
    }

    /// The names of a language that a name means, surest first. One that was only found in glossaries, and
    /// that nothing confirms, gives way to surer ones.
    fn meanings(&self, name: &Key, lang: Lang) -> Vec<&Key> {
        let with = self.with.get(name).into_iter().flatten().map(|(other, _)| other);
        let mut meanings: Vec<(u32, &Key)> =
            with.filter(|other| other.0 == lang).map(|other| (self.sureness(name, other), other)).collect();
        meanings.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(b.1)));
        let best = meanings.first().map_or(0, |(sure, _)| *sure);
        meanings.retain(|(sure, _)| *sure > 2 || best <= 2);
        meanings.into_iter().map(|(_, name)| name).collect()
    }

    /// Whether each of two names is among what the other means.
    fn agree(&self, one: &Key, two: &Key) -> bool {
        self.meanings(one, two.0).contains(&two) && self.meanings(two, one.0).contains(&one)
    }

    fn write(&self, name: &Key) -> String {
        self.written.get(name).cloned().unwrap_or_else(|| name.1.clone())
    }
}

impl Terms {
    /// The rows.
    pub fn rows(&self) -> &[TermRow] {
        &self.rows
    }

    /// Brings pairs of names of all languages together, and finds the false friends among them and among other
    /// names of things.
    pub fn new(pairs: Vec<TermPair>, named: impl IntoIterator<Item = (Lang, String)>) -> Self {
        let mut known = Known::new(pairs);
        let mut things: BTreeSet<Key> = BTreeSet::new();
        for (lang, name) in named {
            let key = (lang, fold(&name));
            known.written.entry(key.clone()).or_insert(name);
            things.insert(key);
        }
        let mut rows: BTreeMap<Vec<Option<Key>>, Vec<Evidence>> = BTreeMap::new();
        for (one, with) in &known.with {
            for two in with.keys().filter(|two| place(two.0) > place(one.0) && known.agree(one, two)) {
                let mut names: [Option<Key>; Lang::ALL.len()] = Default::default();
                names[place(one.0)] = Some(one.clone());
                names[place(two.0)] = Some(two.clone());
                let third = Lang::ALL.into_iter().find(|&lang| lang != one.0 && lang != two.0);
                let third = third.and_then(|lang| {
                    let third = known.meanings(one, lang).into_iter().find(|third| known.agree(two, third));
                    third.or_else(|| known.meanings(two, lang).into_iter().find(|third| known.agree(two, third)))
                });
                if let Some(third) = third {
                    names[place(third.0)] = Some(third.clone());
                }
                rows.entry(names.to_vec()).or_default().extend(known.evidence(&names));
            }
        }
        // A row that another one says more of is not said again.
        let all: Vec<Vec<Option<Key>>> = rows.keys().cloned().collect();
        let covers = |more: &[Option<Key>], less: &[Option<Key>]| {
            more != less && more.iter().zip(less).all(|(more, less)| less.is_none() || more == less)
        };
        rows.retain(|names, _| !all.iter().any(|other| covers(other, names)));
        let mut rows: Vec<TermRow> = rows
            .into_iter()
            .map(|(names, mut evidence)| {
                evidence.sort();
                evidence.dedup();
                let mut written: [Option<String>; Lang::ALL.len()] = Default::default();
                for name in names.iter().flatten() {
                    written[place(name.0)] = Some(known.write(name));
                }
                TermRow { names: written, evidence, false_friend: None }
            })
            .collect();
        rows.extend(friends(&known, &things));
        rows.sort_by_cached_key(TermRow::order);
        Terms::of(rows)
    }

    fn of(rows: Vec<TermRow>) -> Self {
        let mut by_name: HashMap<String, Vec<usize>> = HashMap::new();
        for (place, row) in rows.iter().enumerate().filter(|(_, row)| row.false_friend.is_none()) {
            for name in row.names.iter().flatten() {
                let places = by_name.entry(fold(name)).or_default();
                if places.last() != Some(&place) {
                    places.push(place);
                }
            }
        }
        Terms { rows, by_name }
    }

    /// What a name of a language means in another; accents and case do not matter.
    pub fn meanings(&self, name: &str, lang: Lang, other: Lang) -> Vec<&str> {
        let name = fold(name);
        let rows = self.by_name.get(&name).into_iter().flatten().map(|&row| &self.rows[row]);
        let rows = rows.filter(|row| row.name(lang).is_some_and(|own| fold(own) == name));
        let mut meanings: Vec<&str> = rows.filter_map(|row| row.name(other)).collect();
        meanings.dedup();
        meanings
    }
}

impl Known {
    fn evidence(&self, names: &[Option<Key>]) -> Vec<Evidence> {
        let names: Vec<&Key> = names.iter().flatten().collect();
        let pairs = names.iter().enumerate().flat_map(|(i, one)| names[i + 1..].iter().map(move |two| (*one, *two)));
        pairs.filter_map(|(one, two)| self.with.get(one)?.get(two)).flatten().cloned().collect()
    }
}

/// Names that look alike and do not mean each other. What each means in the other language is known; or it is
/// known of one, and the other is a name of something else that has none there.
fn friends(known: &Known, things: &BTreeSet<Key>) -> Vec<TermRow> {
    let mut rows: Vec<(Key, Key, FalseFriend)> = Vec::new();
    let names: BTreeSet<&Key> = known.with.keys().chain(things).collect();
    for one in &names {
        for two in names.iter().filter(|two| two.0 != one.0 && place(two.0) > place(one.0)) {
            let [left, right] = [one, two].map(|name| (name.1.as_str(), name.0));
            let is_named = [one, two].map(|name| known.is_named(name) || things.contains(*name));
            // Of words that were only met in texts, only the same ones count, and only beside a name.
            let alike = if is_named == [true, true] { look_alike(left, right) } else { same_look(left, right) };
            if !alike || is_named == [false, false] {
                continue;
            }
            let (first, second) = (known.meanings(one, two.0), known.meanings(two, one.0));
            let means = |names: &[&Key], name: &Key| {
                names.iter().any(|meant| look_alike((&meant.1, meant.0), (&name.1, name.0)))
                    || names.iter().any(|meant| is_relative(&meant.1, &name.1))
            };
            if means(&first, two) || means(&second, one) {
                continue;
            }
            let is_sure = |name: &Key, means: &[&Key], other: &Key| {
                means.first().is_some_and(|meant| known.sureness(name, meant) >= SURE)
                    && things.contains(other)
                    && same_look(left, right)
            };
            let tells = match (first.is_empty(), second.is_empty()) {
                (false, false) => true,
                (false, true) => is_named == [true, true] && is_sure(one, &first, two),
                (true, false) => is_named == [true, true] && is_sure(two, &second, one),
                (true, true) => false,
            };
            if tells {
                let written = |names: Vec<&Key>| names.into_iter().map(|name| known.write(name)).collect();
                let friend =
                    FalseFriend { langs: [one.0, two.0], first_means: written(first), second_means: written(second) };
                rows.push(((*one).clone(), (*two).clone(), friend));
            }
        }
    }
    // What was told of two words is not told of their plurals.
    rows.sort_by_cached_key(|(one, two, _)| (one.1.chars().count() + two.1.chars().count(), one.clone(), two.clone()));
    let mut told: Vec<(Key, Key, FalseFriend)> = Vec::new();
    for (one, two, friend) in rows {
        let singular = |name: &Key| name.1.trim_end_matches('s').to_owned();
        let is_form = |name: &Key, other: &Key| name.0 == other.0 && singular(name) == singular(other);
        if !told.iter().any(|(first, second, _)| is_form(first, &one) && is_form(second, &two)) {
            told.push((one, two, friend));
        }
    }
    let row = |(one, two, friend): (Key, Key, FalseFriend)| {
        let mut names: [Option<String>; Lang::ALL.len()] = Default::default();
        names[place(one.0)] = Some(known.write(&one));
        names[place(two.0)] = Some(known.write(&two));
        TermRow { names, evidence: Vec::new(), false_friend: Some(friend) }
    };
    told.into_iter().map(row).collect()
}

/// What a title says of a name is as sure as this.
const SURE: u32 = 4;

/// The columns of a file of terms.
const COLUMNS: &str = "es\tpt\ten\tfirst_means\tsecond_means\tevidence";

/// How many words a name has at most.
const LONGEST: usize = 8;

/// What a file says in place of a headword.
const HEADWORD: &str = "*";

/// What stands before how often something was found.
const TIMES: &str = " \u{d7}";

/// What stands between several names or findings in a cell.
const BETWEEN: &str = " | ";

impl TermRow {
    fn order(&self) -> (bool, Vec<Option<String>>) {
        (self.false_friend.is_some(), self.names.iter().map(|name| name.as_deref().map(fold)).collect())
    }

    fn to_line(&self) -> String {
        let names = Lang::ALL.map(|lang| self.name(lang).unwrap_or_default());
        let friend = self.false_friend.as_ref();
        let first = friend.map(|friend| friend.first_means.join(BETWEEN)).unwrap_or_default();
        let second = friend.map(|friend| friend.second_means.join(BETWEEN)).unwrap_or_default();
        // A headword is the name itself, or a list of names that is better not said again.
        let place = |kind: Found, Place { lang, edition, at }: &Place| match kind {
            Found::Title | Found::Text => format!("{edition}.{lang} {at}"),
            Found::Glossary | Found::Bracket => format!("{edition}.{lang} {HEADWORD}"),
        };
        let evidence: BTreeSet<String> = self
            .evidence
            .iter()
            .map(|found| {
                let (kind, times) = (found.kind.as_str(), found.times);
                let [at, also] = found.places.each_ref().map(|at| place(found.kind, at));
                if times > 1 { format!("{kind} {at} = {also}{TIMES}{times}") } else { format!("{kind} {at} = {also}") }
            })
            .collect();
        let evidence = evidence.into_iter().collect::<Vec<_>>().join(BETWEEN);
        format!("{}\t{first}\t{second}\t{evidence}", names.join("\t"))
    }

    fn from_line(line: &str) -> Option<Self> {
        let cells: Vec<&str> = line.split('\t').collect();
        let [es, pt, en, first, second, evidence] = cells.as_slice() else { return None };
        let name = |cell: &str| (!cell.is_empty()).then(|| cell.to_owned());
        let several = |cell: &str| cell.split(BETWEEN).filter(|name| !name.is_empty()).map(str::to_owned).collect();
        let mut names: [Option<String>; Lang::ALL.len()] = Default::default();
        for (lang, cell) in [(Lang::Es, es), (Lang::Pt, pt), (Lang::En, en)] {
            names[place(lang)] = name(cell);
        }
        let known: Vec<Lang> = Lang::ALL.into_iter().filter(|&lang| names[place(lang)].is_some()).collect();
        let false_friend = match (first.is_empty(), second.is_empty(), known.as_slice()) {
            (true, true, _) => None,
            (_, _, &[one, two]) => {
                Some(FalseFriend { langs: [one, two], first_means: several(first), second_means: several(second) })
            }
            _ => return None,
        };
        let evidence = evidence.split(BETWEEN).filter(|found| !found.is_empty()).map(finding).collect::<Option<_>>()?;
        Some(TermRow { names, evidence, false_friend })
    }
}

fn finding(text: &str) -> Option<Evidence> {
    let (kind, rest) = text.split_once(' ')?;
    let (rest, times) = match rest.rsplit_once(TIMES) {
        Some((rest, times)) => (rest, times.parse().ok()?),
        None => (rest, 1),
    };
    let (left, right) = rest.split_once(" = ")?;
    let place = |text: &str| {
        let (text, at) = text.split_once(' ')?;
        let (edition, lang) = text.rsplit_once('.')?;
        Some(Place { lang: lang.parse().ok()?, edition: edition.parse().ok()?, at: at.to_owned() })
    };
    let kind = Found::ALL.into_iter().find(|found| found.as_str() == kind)?;
    Some(Evidence { kind, places: [place(left)?, place(right)?], times })
}

impl Terms {
    /// The terms as a file. Headings longer than eight words are left out: they are no names.
    pub fn to_tsv(&self) -> String {
        let mut out = format!("{COLUMNS}\n");
        let is_short =
            |row: &&TermRow| row.names.iter().flatten().all(|name| name.split_whitespace().count() <= LONGEST);
        for row in self.rows.iter().filter(is_short) {
            out.push_str(&row.to_line());
            out.push('\n');
        }
        out
    }

    /// Reads a file; `file` is what to call it in an error.
    ///
    /// # Errors
    /// At the first line that is no term.
    pub fn read(file: &str, text: &str) -> Result<Self, TermsError> {
        let error = |line, what| TermsError { file: file.to_owned(), line, what };
        let mut lines = (1..).zip(text.lines());
        if lines.next().is_none_or(|(_, head)| head != COLUMNS) {
            return Err(error(1, "these are no columns of terms"));
        }
        let rows = lines.map(|(line, text)| TermRow::from_line(text).ok_or_else(|| error(line, "this is no term")));
        Ok(Terms::of(rows.collect::<Result<_, _>>()?))
    }
}

impl Serialize for TermRow {
    /// `{"pt":"Voar","es":"Vuela","en":"Flying","evidence":[…],"false_friend":false}`; of a false friend the
    /// evidence is what each name means in the other language.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(5))?;
        for lang in [Lang::Pt, Lang::Es, Lang::En] {
            map.serialize_entry(lang.as_str(), &self.name(lang))?;
        }
        map.serialize_entry("evidence", &Findings(self))?;
        map.serialize_entry("false_friend", &self.false_friend.is_some())?;
        map.end()
    }
}

/// The evidence of a row, for programs.
struct Findings<'r>(&'r TermRow);

impl Serialize for Findings<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let means = self.0.false_friend.iter().flat_map(|friend| {
            let [one, two] = friend.langs;
            let means = |lang, other, names: &'_ [String]| -> Vec<Finding<'_>> {
                let own = self.0.name(lang).unwrap_or_default();
                names.iter().map(|name| Finding::Means([(lang, own.to_owned()), (other, name.clone())])).collect()
            };
            [means(one, two, &friend.first_means), means(two, one, &friend.second_means)].concat()
        });
        serializer.collect_seq(self.0.evidence.iter().map(Finding::Found).chain(means))
    }
}

/// One entry of the evidence.
#[derive(Clone)]
enum Finding<'r> {
    Found(&'r Evidence),
    Means([(Lang, String); 2]),
}

impl Serialize for Finding<'_> {
    /// `{"found":"title","pt":{"edition":"2019-01-25","at":"702.9"},"es":{…},"times":1}`;
    /// `{"found":"means","pt":"Ímpeto","es":"Prisa"}`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        match self {
            Finding::Found(found) => {
                map.serialize_entry("found", found.kind.as_str())?;
                for Place { lang, edition, at } in &found.places {
                    let (edition, at) = (edition.to_string(), at.as_str());
                    map.serialize_entry(lang.as_str(), &BTreeMap::from([("edition", edition.as_str()), ("at", at)]))?;
                }
                map.serialize_entry("times", &found.times)?;
            }
            Finding::Means(names) => {
                map.serialize_entry("found", "means")?;
                for (lang, name) in names {
                    map.serialize_entry(lang.as_str(), name)?;
                }
            }
        }
        map.end()
    }
}

/// The names of a language that the rows know, each once.
impl Terms {
    /// Every name of a language, in alphabetical order.
    pub fn names(&self, lang: Lang) -> BTreeSet<&str> {
        let rows = self.rows.iter().filter(|row| row.false_friend.is_none());
        rows.filter_map(|row| row.name(lang)).filter(|name| !printed(name).name.is_empty()).collect()
    }
}

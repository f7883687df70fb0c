//! Which names have a stem, for queries that are part of a name (“triggered abilities” of “Handling Triggered Abilities”)
//! or that a name is part of.

use std::collections::HashMap;

use vademecum_vocab::Lang;

/// A name of an item, by its place in [`NameStems`].
pub(crate) type NameId = u32;

/// The names of items by the stems of their content words.
#[derive(Debug, Default)]
pub(crate) struct NameStems {
    /// By name: its item, and the sum of the IDF of its stems.
    names: Vec<(u32, f32)>,
    stems: [NamesByStem; Lang::ALL.len()],
}

/// By stem: its IDF among the names of a language, and the names that have it.
type NamesByStem = HashMap<Box<str>, (f32, Vec<NameId>)>;

impl NameStems {
    /// Indexes names, given by language and as stems separated by spaces, each with the items that have it.
    pub(crate) fn new(stemmed_names: &[HashMap<String, Vec<u32>>; Lang::ALL.len()]) -> Self {
        let mut index = NameStems::default();
        for (of_lang, stems) in stemmed_names.iter().zip(&mut index.stems) {
            let first = index.names.len();
            let mut sorted: Vec<(&String, &Vec<u32>)> = of_lang.iter().collect();
            sorted.sort_unstable();
            for &(name, items) in &sorted {
                for &item in items {
                    let entry = index.names.len() as NameId;
                    index.names.push((item, 0.0));
                    for stem in name.split(' ') {
                        let (_, with_it) = stems.entry(stem.into()).or_default();
                        if with_it.last() != Some(&entry) {
                            with_it.push(entry);
                        }
                    }
                }
            }
            let names = (index.names.len() - first) as f32;
            for (idf, with_it) in stems.values_mut() {
                *idf = (1.0 + names / with_it.len() as f32).ln();
            }
            let mut entries = index.names[first..].iter_mut();
            for (name, items) in sorted {
                // Added up in the order of the name, so that the sum is the same in every run.
                let is_first = |&(place, stem): &(usize, &str)| name.split(' ').take(place).all(|other| other != stem);
                let distinct = name.split(' ').enumerate().filter(is_first);
                let whole = distinct.map(|(_, stem)| stems.get(stem).map_or(0.0, |(idf, _)| *idf)).sum();
                entries.by_ref().take(items.len()).for_each(|(_, sum)| *sum = whole);
            }
        }
        index
    }

    /// The number of names.
    pub(crate) fn len(&self) -> usize {
        self.names.len()
    }

    /// The IDF of a stem among the names of a language, and the names that have it.
    pub(crate) fn with_stem(&self, stem: &str, lang: Lang) -> (f32, &[NameId]) {
        self.stems[lang as usize].get(stem).map_or((0.0, &[]), |(idf, names)| (*idf, names))
    }

    /// The item of a name, and the sum of the IDF of the name's stems.
    pub(crate) fn name(&self, entry: NameId) -> (u32, f32) {
        self.names[entry as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_weighs_as_much_as_its_stems() {
        let mut names: [HashMap<String, Vec<u32>>; Lang::ALL.len()] = Default::default();
        let english = &mut names[Lang::En as usize];
        english.insert("handl trigger abil".to_owned(), vec![7]);
        english.insert("static abil".to_owned(), vec![3, 4]);
        let index = NameStems::new(&names);
        assert_eq!(index.len(), 3);
        let [(trigger, with_trigger), (abil, with_abil)] =
            ["trigger", "abil"].map(|stem| index.with_stem(stem, Lang::En));
        assert!(trigger > abil, "a rare stem weighs more");
        let items = |names: &[NameId]| names.iter().map(|&name| index.name(name).0).collect::<Vec<_>>();
        assert_eq!((items(with_trigger), items(with_abil)), (vec![7], vec![7, 3, 4]));
        let (_, whole) = index.name(with_trigger[0]);
        assert!((whole - (2.0 * trigger + abil)).abs() < 1e-5, "“handl” is as rare as “trigger”");
        assert_eq!(index.with_stem("trigger", Lang::Es), (0.0, &[][..]));
    }

    #[test]
    fn names_weigh_the_same_in_every_index() {
        let name = |n: u32| format!("a{n} b{} c{} d{}", n % 7, n % 11, n % 13);
        let index = || {
            let mut names: [HashMap<String, Vec<u32>>; Lang::ALL.len()] = Default::default();
            names[Lang::Es as usize].extend((0..200).map(|n| (name(n), vec![n])));
            let index = NameStems::new(&names);
            let weights: Vec<u32> = (0..200).map(|entry| index.name(entry).1.to_bits()).collect();
            weights
        };
        let first = index();
        assert!((0..20).all(|_| index() == first));
    }
}

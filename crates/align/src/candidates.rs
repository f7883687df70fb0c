//! k-nearest neighbours by inverted index: for each unit of one edition, the most similar units of the other, wherever
//! they stand.

use crate::{edition_view::UnitIndex, sparse_vector::SparseVector};

/// Number of neighbours kept for each unit.
const MAX_NEIGHBOURS: usize = 8;

/// A word is common if it occurs in more than one unit out of this many. Common words are not used to look up
/// neighbours, unless a text has too few others.
const COMMON_WORD_UNITS: usize = 8;

/// Maximum number of units that contain a word used to find candidates. More frequent words are ignored, so that the work
/// grows linearly with the number of units; no real rulebook reaches this bound.
const MAX_POSTINGS: usize = 4096;

/// Minimum number of uncommon words; a text with fewer is looked up by its common words too.
const MIN_UNCOMMON_WORDS: usize = 4;

/// For each vector of `left`, the indexes of the most similar vectors of `right` and their cosines, most similar first.
/// `words` is the number of words in the vocabulary of `right`.
pub(crate) fn nearest_neighbours(
    left: &[SparseVector],
    right: &[SparseVector],
    words: usize,
) -> Vec<Vec<(UnitIndex, f32)>> {
    let mut postings: Vec<Vec<(u32, f32)>> = vec![Vec::new(); words];
    for (place, vector) in (0..).zip(right) {
        for &(word, weight) in vector.entries() {
            if let Some(posting) = postings.get_mut(word as usize) {
                posting.push((place, weight));
            }
        }
    }
    let max_common_free = right.len() / COMMON_WORD_UNITS + 1;
    let mut sums = vec![0.0_f32; right.len()];
    let mut touched: Vec<u32> = Vec::new();
    let mut near: Vec<(UnitIndex, f32)> = Vec::new();
    let found = left.iter().map(|vector| {
        let postings = |(word, weight): &(u32, f32)| postings.get(*word as usize).map(|posting| (posting, *weight));
        let uncommon = vector
            .entries()
            .iter()
            .filter_map(postings)
            .filter(|(posting, _)| posting.len() <= max_common_free)
            .count();
        for (posting, weight) in vector.entries().iter().filter_map(postings) {
            if posting.len() > MAX_POSTINGS || (posting.len() > max_common_free && uncommon >= MIN_UNCOMMON_WORDS) {
                continue;
            }
            for &(place, other) in posting {
                let sum = &mut sums[place as usize];
                if *sum == 0.0 {
                    touched.push(place);
                }
                *sum += weight * other;
            }
        }
        near.clear();
        near.extend(touched.drain(..).map(|place| (place as usize, std::mem::take(&mut sums[place as usize]))));
        let order = |x: &(UnitIndex, f32), y: &(UnitIndex, f32)| y.1.total_cmp(&x.1).then(x.0.cmp(&y.0));
        if near.len() > MAX_NEIGHBOURS {
            near.select_nth_unstable_by(MAX_NEIGHBOURS, order);
            near.truncate(MAX_NEIGHBOURS);
        }
        near.iter_mut().for_each(|(place, sum)| *sum = vector.cosine(&right[*place]));
        near.sort_by(order);
        // Cloned, because `near` has the capacity for every unit that was scored.
        near.clone()
    });
    found.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_comes_first() {
        let vector = |words: &[u32]| SparseVector::new(words.iter().map(|&word| (word, 1.0)).collect());
        let right = [vector(&[1, 2, 3]), vector(&[2, 3]), vector(&[4])];
        let found = nearest_neighbours(&[vector(&[2, 3]), vector(&[9])], &right, 5);
        let places: Vec<Vec<UnitIndex>> =
            found.iter().map(|near| near.iter().map(|&(place, _)| place).collect()).collect();
        assert_eq!(places, [vec![1, 0], vec![]]);
    }

    #[test]
    fn memory_is_held_for_what_is_found_alone() {
        let vectors: Vec<SparseVector> = (0..100).map(|n| SparseVector::new(vec![(0, 1.0), (n, 1.0)])).collect();
        let found = nearest_neighbours(&vectors, &vectors, 100);
        assert!(found.iter().all(|near| near.len() == MAX_NEIGHBOURS && near.capacity() <= 2 * MAX_NEIGHBOURS));
    }

    #[test]
    fn a_word_of_very_many_units_finds_nobody() {
        let found = |units: usize| {
            let units = vec![SparseVector::new(vec![(0, 1.0)]); units];
            nearest_neighbours(&units[..1], &units, 1)[0].len()
        };
        assert_eq!([found(MAX_POSTINGS), found(MAX_POSTINGS + 1)], [MAX_NEIGHBOURS, 0]);
    }
}

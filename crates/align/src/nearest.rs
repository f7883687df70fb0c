//! For every unit of one side, the few of the other that say the most of the same, wherever they stand.

use crate::{side::Place, vector::Vector};

/// So many are kept for each unit.
const KEPT: usize = 8;

/// A word that stands in more than one of so many units finds nobody.
const COMMON: usize = 8;

/// Maximum number of units that contain a word used to find candidates. More frequent words are ignored, so that the work
/// grows linearly with the number of units; no real rulebook reaches this bound.
const MOST_PLACES: usize = 4096;

/// A text with fewer telling words than this is looked for by all its words.
const TELLING: usize = 4;

/// For each vector of `left`, the nearest of `right`, nearest first.
pub(crate) fn nearest(left: &[Vector], right: &[Vector], words: usize) -> Vec<Vec<(Place, f32)>> {
    let mut postings: Vec<Vec<(u32, f32)>> = vec![Vec::new(); words];
    for (place, vector) in (0..).zip(right) {
        for &(word, weight) in vector.words() {
            if let Some(posting) = postings.get_mut(word as usize) {
                posting.push((place, weight));
            }
        }
    }
    let most = right.len() / COMMON + 1;
    let mut sums = vec![0.0_f32; right.len()];
    let mut touched: Vec<u32> = Vec::new();
    let mut near: Vec<(Place, f32)> = Vec::new();
    let found = left.iter().map(|vector| {
        let postings = |(word, weight): &(u32, f32)| postings.get(*word as usize).map(|posting| (posting, *weight));
        let telling = vector.words().iter().filter_map(postings).filter(|(posting, _)| posting.len() <= most).count();
        for (posting, weight) in vector.words().iter().filter_map(postings) {
            if posting.len() > MOST_PLACES || (posting.len() > most && telling >= TELLING) {
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
        let order = |x: &(Place, f32), y: &(Place, f32)| y.1.total_cmp(&x.1).then(x.0.cmp(&y.0));
        if near.len() > KEPT {
            near.select_nth_unstable_by(KEPT, order);
            near.truncate(KEPT);
        }
        near.iter_mut().for_each(|(place, sum)| *sum = vector.near(&right[*place]));
        near.sort_by(order);
        // A copy of what is left, as `near` has room for all that was touched.
        near.clone()
    });
    found.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_comes_first() {
        let vector = |words: &[u32]| Vector::new(words.iter().map(|&word| (word, 1.0)).collect());
        let right = [vector(&[1, 2, 3]), vector(&[2, 3]), vector(&[4])];
        let found = nearest(&[vector(&[2, 3]), vector(&[9])], &right, 5);
        let places: Vec<Vec<Place>> = found.iter().map(|near| near.iter().map(|&(place, _)| place).collect()).collect();
        assert_eq!(places, [vec![1, 0], vec![]]);
    }

    #[test]
    fn memory_is_held_for_what_is_found_alone() {
        let vectors: Vec<Vector> = (0..100).map(|n| Vector::new(vec![(0, 1.0), (n, 1.0)])).collect();
        let found = nearest(&vectors, &vectors, 100);
        assert!(found.iter().all(|near| near.len() == KEPT && near.capacity() <= 2 * KEPT));
    }

    #[test]
    fn a_word_of_very_many_units_finds_nobody() {
        let found = |units: usize| {
            let units = vec![Vector::new(vec![(0, 1.0)]); units];
            nearest(&units[..1], &units, 1)[0].len()
        };
        assert_eq!([found(MOST_PLACES), found(MOST_PLACES + 1)], [KEPT, 0]);
    }
}

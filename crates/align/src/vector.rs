//! Bags of words as sparse vectors of unit length, and how near two of them are.

use crate::text::Word;

/// A sparse vector, sorted by word; of unit length unless it is empty.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Vector(Vec<(Word, f32)>);

impl Vector {
    /// The vector of some weighted words; those of the same word are added up.
    pub fn new(mut weighted: Vec<(Word, f32)>) -> Self {
        weighted.sort_unstable_by_key(|&(word, _)| word);
        weighted.dedup_by(|next, kept| {
            let same = next.0 == kept.0;
            if same {
                kept.1 += next.1;
            }
            same
        });
        let length = weighted.iter().map(|(_, weight)| weight * weight).sum::<f32>().sqrt();
        if length > 0.0 {
            weighted.iter_mut().for_each(|(_, weight)| *weight /= length);
        }
        Vector(weighted)
    }

    /// Its words and what they weigh, sorted by word.
    pub fn words(&self) -> &[(Word, f32)] {
        &self.0
    }

    /// How near another one is, from 0 to 1: the cosine between them.
    pub fn near(&self, other: &Vector) -> f32 {
        let (mut a, mut b) = (self.0.as_slice(), other.0.as_slice());
        let mut sum = 0.0;
        while let ([(left, weight), rest_a @ ..], [(right, other), rest_b @ ..]) = (a, b) {
            match left.cmp(right) {
                std::cmp::Ordering::Less => a = rest_a,
                std::cmp::Ordering::Greater => b = rest_b,
                std::cmp::Ordering::Equal => {
                    sum += weight * other;
                    (a, b) = (rest_a, rest_b);
                }
            }
        }
        sum
    }

    /// How much of it others cover together, from 0 to 1.
    pub fn covered_by(&self, others: &[&Vector]) -> f32 {
        let covered = |word: &Word| others.iter().any(|other| other.0.binary_search_by_key(word, |&(w, _)| w).is_ok());
        let total: f32 = self.0.iter().map(|(_, weight)| weight * weight).sum();
        let part: f32 = self.0.iter().filter(|(word, _)| covered(word)).map(|(_, weight)| weight * weight).sum();
        if total > 0.0 { part / total } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearness_is_the_cosine() {
        let a = Vector::new(vec![(2, 1.0), (1, 1.0), (2, 1.0)]);
        let b = Vector::new(vec![(2, 1.0)]);
        assert!((a.near(&a) - 1.0).abs() < 1e-6);
        assert!((a.near(&b) - 2.0 / 5.0_f32.sqrt()).abs() < 1e-6);
        assert_eq!(a.near(&Vector::default()), 0.0);
        assert!((a.covered_by(&[&b]) - 0.8).abs() < 1e-6);
    }
}

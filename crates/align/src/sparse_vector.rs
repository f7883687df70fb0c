//! Sparse vectors of weighted words, with cosine similarity.

use vademecum_text::WordId;

/// Sorts weighted words by word, and adds up the weights of repeated ones.
pub(crate) fn merge_repeated(weighted: &mut Vec<(WordId, f32)>) {
    weighted.sort_unstable_by_key(|&(word, _)| word);
    weighted.dedup_by(|next, first| {
        let is_same = next.0 == first.0;
        if is_same {
            first.1 += next.1;
        }
        is_same
    });
}

/// A sparse vector, sorted by word; of unit length unless it is empty.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct SparseVector(Vec<(WordId, f32)>);

impl SparseVector {
    /// Normalises weighted words to unit length; the weights of repeated words are added up.
    pub fn new(mut weighted: Vec<(WordId, f32)>) -> Self {
        merge_repeated(&mut weighted);
        let length = weighted.iter().map(|(_, weight)| weight * weight).sum::<f32>().sqrt();
        if length > 0.0 {
            weighted.iter_mut().for_each(|(_, weight)| *weight /= length);
        }
        SparseVector(weighted)
    }

    /// The words with their weights, sorted by word.
    pub fn entries(&self) -> &[(WordId, f32)] {
        &self.0
    }

    /// Cosine similarity, from 0 to 1.
    pub fn cosine(&self, other: &SparseVector) -> f32 {
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

    /// The share of this vector's squared length on words that any of `others` contains, from 0 to 1.
    pub fn covered_by(&self, others: &[&SparseVector]) -> f32 {
        let covered =
            |word: &WordId| others.iter().any(|other| other.0.binary_search_by_key(word, |&(w, _)| w).is_ok());
        let total: f32 = self.0.iter().map(|(_, weight)| weight * weight).sum();
        let part: f32 = self.0.iter().filter(|(word, _)| covered(word)).map(|(_, weight)| weight * weight).sum();
        if total > 0.0 { part / total } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cosine_and_coverage() {
        let a = SparseVector::new(vec![(2, 1.0), (1, 1.0), (2, 1.0)]);
        let b = SparseVector::new(vec![(2, 1.0)]);
        assert!((a.cosine(&a) - 1.0).abs() < 1e-6);
        assert!((a.cosine(&b) - 2.0 / 5.0_f32.sqrt()).abs() < 1e-6);
        assert_eq!(a.cosine(&SparseVector::default()), 0.0);
        assert!((a.covered_by(&[&b]) - 0.8).abs() < 1e-6);
    }
}

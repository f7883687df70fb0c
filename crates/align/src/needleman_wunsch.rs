//! Global alignment of two lists without crossing pairs ([Needleman and
//! Wunsch](https://doi.org/10.1016/0022-2836(70)90057-4)), without a gap penalty.

use std::ops::Range;

/// Default maximum number of cells of one scoring matrix. The lists of a rulebook, such as the rules of a chapter,
/// stay far below.
pub const DEFAULT_MAX_MATRIX_CELLS: usize = 1 << 18;

/// Divides two lists of lengths `n` and `m` into the same number of windows, in order, so that the matrix of each pair of
/// windows has at most `max_cells` cells: one window, unless the lists are very long. Time and memory grow with the
/// lengths, not with their product.
pub fn windows(n: usize, m: usize, max_cells: usize) -> impl Iterator<Item = (Range<usize>, Range<usize>)> {
    let mut count = 1;
    while n.div_ceil(count).saturating_mul(m.div_ceil(count)) > max_cells {
        count *= 2;
    }
    let window = move |length: usize, k: usize| length * k / count..length * (k + 1) / count;
    (0..count).map(move |k| (window(n, k), window(m, k)))
}

/// The pairs of indexes with the largest total score that do not cross, in order. `score(i, j)` is the gain of pairing
/// `i` with `j`; pairs without a positive score are not made.
pub fn best_pairs(n: usize, m: usize, score: impl Fn(usize, usize) -> f32) -> Vec<(usize, usize)> {
    // best[i][j]: the maximum total score of the first i and the first j elements.
    let width = m + 1;
    let mut best = vec![0.0_f32; (n + 1) * width];
    let mut gains = vec![0.0_f32; n * m];
    for i in 0..n {
        for j in 0..m {
            let gain = score(i, j);
            gains[i * m + j] = gain;
            let skipped = best[i * width + j + 1].max(best[(i + 1) * width + j]);
            let paired = best[i * width + j] + gain;
            best[(i + 1) * width + j + 1] = if gain > 0.0 { skipped.max(paired) } else { skipped };
        }
    }
    let mut pairs = Vec::new();
    let (mut i, mut j) = (n, m);
    while i > 0 && j > 0 {
        let here = best[i * width + j];
        let gain = gains[(i - 1) * m + j - 1];
        if gain > 0.0 && here <= best[(i - 1) * width + j - 1] + gain {
            pairs.push((i - 1, j - 1));
            (i, j) = (i - 1, j - 1);
        } else if here <= best[(i - 1) * width + j] {
            i -= 1;
        } else {
            j -= 1;
        }
    }
    pairs.reverse();
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_pairs_do_not_cross() {
        let check = |a: &str, b: &str, expected: &str| {
            let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
            let pairs = best_pairs(a.len(), b.len(), |i, j| if a[i] == b[j] { 1.0 } else { -1.0 });
            let shown: String = pairs.iter().map(|&(i, j)| format!("{}{i}{j} ", a[i])).collect();
            assert_eq!(shown.trim(), expected);
        };
        check("abc", "abc", "a00 b11 c22");
        check("abc", "ac", "a00 c21");
        check("abcd", "dabc", "a01 b12 c23");
        check("", "abc", "");
    }

    #[test]
    fn long_lists_are_divided_and_the_work_is_bounded() {
        assert_eq!(windows(512, 512, DEFAULT_MAX_MATRIX_CELLS).collect::<Vec<_>>(), [(0..512, 0..512)]);
        for (n, m) in [(513, 512), (200_000, 200_000), (1, 3_000_000), (0, 7), (100_000, 50)] {
            let (mut pairs, mut ends) = (0, (0, 0));
            for (left, right) in windows(n, m, DEFAULT_MAX_MATRIX_CELLS) {
                assert_eq!((left.start, right.start), ends);
                ends = (left.end, right.end);
                pairs += left.len() * right.len();
                assert!(left.len() * right.len() <= DEFAULT_MAX_MATRIX_CELLS);
            }
            assert_eq!(ends, (n, m));
            assert!(pairs <= 1024 * (n + m), "{n} {m}: {pairs}");
        }
    }
}

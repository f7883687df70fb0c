//! Two lists in order, paired without crossing so that the pairs are worth the most.

/// Pairs places of two lists without crossing. `worth(i, j)` is what pairing `i` with `j` gains; pairs that
/// gain nothing are not made.
pub(crate) fn pair(n: usize, m: usize, worth: impl Fn(usize, usize) -> f32) -> Vec<(usize, usize)> {
    // best[i][j]: what the first i and the first j gain at most.
    let width = m + 1;
    let mut best = vec![0.0_f32; (n + 1) * width];
    let mut gains = vec![0.0_f32; n * m];
    for i in 0..n {
        for j in 0..m {
            let gain = worth(i, j);
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
            let pairs = pair(a.len(), b.len(), |i, j| if a[i] == b[j] { 1.0 } else { -1.0 });
            let shown: String = pairs.iter().map(|&(i, j)| format!("{}{i}{j} ", a[i])).collect();
            assert_eq!(shown.trim(), expected);
        };
        check("abc", "abc", "a00 b11 c22");
        check("abc", "ac", "a00 c21");
        check("abcd", "dabc", "a01 b12 c23");
        check("", "abc", "");
    }
}

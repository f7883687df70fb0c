//! Bipartite assignment of scored pairs: greedy, improved by exchanging partners.

use std::collections::{HashMap, HashSet};

/// Score of a pair, and the indexes of its entries in the two lists.
pub(crate) type ScoredPair = (f32, usize, usize);

/// Minimum lead of a pair over its alternatives; below, it is ambiguous.
const MIN_LEAD: f32 = 0.015;

/// Minimum share of consecutive pairs in ascending order for two lists to be in the same order.
const MIN_ASCENDING_STEPS: f32 = 0.8;

/// Assigns pairs with at least a minimum score, best first, each entry at most once. Sorted by the first list.
pub(crate) fn assign(scores: &[ScoredPair], least: f32, left: usize, right: usize) -> Vec<ScoredPair> {
    let mut order: Vec<&ScoredPair> = scores.iter().filter(|(score, ..)| *score >= least).collect();
    order.sort_by(|a, b| b.0.total_cmp(&a.0).then((a.1, a.2).cmp(&(b.1, b.2))));
    let (mut taken_a, mut taken_b) = (vec![false; left], vec![false; right]);
    let mut best = Vec::new();
    for &&(score, i, j) in &order {
        if !taken_a[i] && !taken_b[j] {
            (taken_a[i], taken_b[j]) = (true, true);
            best.push((score, i, j));
        }
    }
    exchange_partners(&mut best, scores, least);
    best.sort_by_key(|&(_, i, _)| i);
    best
}

/// Exchanges the partners of two pairs where that increases the total score, which a greedy assignment can miss.
fn exchange_partners(best: &mut [ScoredPair], scores: &[ScoredPair], least: f32) {
    let worth: HashMap<(usize, usize), f32> = scores.iter().map(|&(score, i, j)| ((i, j), score)).collect();
    let mut scored_with: HashMap<usize, Vec<usize>> = HashMap::new();
    scores.iter().for_each(|&(_, i, j)| scored_with.entry(i).or_default().push(j));
    let mut place_of: HashMap<usize, usize> = best.iter().enumerate().map(|(place, &(.., j))| (j, place)).collect();
    for one in 0..best.len() {
        let a = best[one].1;
        let others = scored_with.get(&a).into_iter().flatten().filter_map(|j| place_of.get(j).copied());
        let mut others: Vec<usize> = others.filter(|&two| two > one).collect();
        others.sort_unstable();
        for two in others {
            let ((left, _, b), (right, c, d)) = (best[one], best[two]);
            if let (Some(&first), Some(&second)) = (worth.get(&(a, d)), worth.get(&(c, b)))
                && first + second > left + right
                && first.min(second) >= least
            {
                (best[one], best[two]) = ((first, a, d), (second, c, b));
                place_of.extend([(d, one), (b, two)]);
            }
        }
    }
}

/// The pairs that have an alternative of nearly the same score: an exchange with another pair, or a free entry.
pub(crate) fn ambiguous(found: &[ScoredPair], scores: &[ScoredPair]) -> HashSet<(usize, usize)> {
    let worth: HashMap<(usize, usize), f32> = scores.iter().map(|&(score, i, j)| ((i, j), score)).collect();
    let of_left: HashMap<usize, (f32, usize)> = found.iter().map(|&(score, i, j)| (i, (score, j))).collect();
    let of_right: HashMap<usize, (f32, usize)> = found.iter().map(|&(score, i, j)| (j, (score, i))).collect();
    let mut ambiguous = HashSet::new();
    for &(score, i, j) in scores {
        let (left, right) = (of_left.get(&i), of_right.get(&j));
        let (now, instead) = match (left, right) {
            (Some(&(_, own)), _) if own == j => continue,
            (Some(&(one, own)), Some(&(two, other))) => {
                let Some(swapped) = worth.get(&(other, own)) else { continue };
                (one + two, score + swapped)
            }
            (Some(&(one, _)), None) | (None, Some(&(one, _))) => (one, score),
            (None, None) => continue,
        };
        if instead + MIN_LEAD >= now {
            ambiguous.extend(left.map(|&(_, own)| (i, own)));
            ambiguous.extend(right.map(|&(_, other)| (other, j)));
        }
    }
    ambiguous
}

/// Whether assigned pairs are in the same order in both lists.
pub(crate) fn is_in_order(found: &[ScoredPair]) -> bool {
    let steps = found.windows(2).count();
    let kept = found.windows(2).filter(|pair| pair[0].2 < pair[1].2).count();
    steps > 4 && kept as f32 >= MIN_ASCENDING_STEPS * steps as f32
}

/// The expected index in the second list of each entry of the first: the median shift of the pairs around it.
pub(crate) fn expected_positions(found: &[ScoredPair], entries: usize) -> Vec<f32> {
    // The median is not affected by one wrong pair.
    let around = |i: usize| {
        let at = found.partition_point(|&(_, place, _)| place < i);
        let near = &found[at.saturating_sub(3)..(at + 3).min(found.len())];
        let mut shifts: Vec<i64> = near.iter().map(|&(_, place, other)| other as i64 - place as i64).collect();
        shifts.sort_unstable();
        i as f32 + shifts.get(shifts.len() / 2).copied().unwrap_or(0) as f32
    };
    (0..entries).map(around).collect()
}

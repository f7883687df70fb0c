//! Who goes with whom, given how near each is to each.

use std::collections::{HashMap, HashSet};

/// How near an entry of one glossary is to one of the other.
pub(crate) type Scored = (f32, usize, usize);

/// Pairs that are no more than so much nearer than what could stand in their place are not told apart.
const TOLD_APART: f32 = 0.015;

/// Two glossaries are in one order if so many of their surest pairs are.
const ORDERED: f32 = 0.8;

/// The best pairs, each entry in one at most, by the first glossary's order.
pub(crate) fn best(scores: &[Scored], least: f32, left: usize, right: usize) -> Vec<Scored> {
    let mut order: Vec<&Scored> = scores.iter().filter(|(score, ..)| *score >= least).collect();
    order.sort_by(|a, b| b.0.total_cmp(&a.0).then((a.1, a.2).cmp(&(b.1, b.2))));
    let (mut taken_a, mut taken_b) = (vec![false; left], vec![false; right]);
    let mut best = Vec::new();
    for &&(score, i, j) in &order {
        if !taken_a[i] && !taken_b[j] {
            (taken_a[i], taken_b[j]) = (true, true);
            best.push((score, i, j));
        }
    }
    swapped(&mut best, scores, least);
    best.sort_by_key(|&(_, i, _)| i);
    best
}

/// Pairs that are better off with each other's partners change them: what was nearest may stand in the way of
/// two pairs that are near together.
fn swapped(best: &mut [Scored], scores: &[Scored], least: f32) {
    let worth: HashMap<(usize, usize), f32> = scores.iter().map(|&(score, i, j)| ((i, j), score)).collect();
    for one in 0..best.len() {
        for two in one + 1..best.len() {
            let ((left, a, b), (right, c, d)) = (best[one], best[two]);
            if let (Some(&first), Some(&second)) = (worth.get(&(a, d)), worth.get(&(c, b)))
                && first + second > left + right
                && first.min(second) >= least
            {
                (best[one], best[two]) = ((first, a, d), (second, c, b));
            }
        }
    }
}

/// Pairs that could as well change partners with another pair, or take what nothing is paired with.
pub(crate) fn doubtful(found: &[Scored], scores: &[Scored]) -> HashSet<(usize, usize)> {
    let worth: HashMap<(usize, usize), f32> = scores.iter().map(|&(score, i, j)| ((i, j), score)).collect();
    let of_left: HashMap<usize, (f32, usize)> = found.iter().map(|&(score, i, j)| (i, (score, j))).collect();
    let of_right: HashMap<usize, (f32, usize)> = found.iter().map(|&(score, i, j)| (j, (score, i))).collect();
    let mut untold = HashSet::new();
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
        if instead + TOLD_APART >= now {
            untold.extend(left.map(|&(_, own)| (i, own)));
            untold.extend(right.map(|&(_, other)| (other, j)));
        }
    }
    untold
}

/// Whether neighbours of one glossary are neighbours in the other.
pub(crate) fn is_in_order(found: &[Scored]) -> bool {
    let steps = found.windows(2).count();
    let kept = found.windows(2).filter(|pair| pair[0].2 < pair[1].2).count();
    steps > 4 && kept as f32 >= ORDERED * steps as f32
}

/// Where in the second glossary each entry of the first is expected, from the pairs around it.
pub(crate) fn expected(found: &[Scored], entries: usize) -> Vec<f32> {
    // The middle of a few neighbours: one wrong pair among them does not move it.
    let around = |i: usize| {
        let at = found.partition_point(|&(_, place, _)| place < i);
        let near = &found[at.saturating_sub(3)..(at + 3).min(found.len())];
        let mut shifts: Vec<i64> = near.iter().map(|&(_, place, other)| other as i64 - place as i64).collect();
        shifts.sort_unstable();
        i as f32 + shifts.get(shifts.len() / 2).copied().unwrap_or(0) as f32
    };
    (0..entries).map(around).collect()
}

//! Two editions joined by lineage: which rule became which, without looking at a text.

use std::collections::HashSet;

use vademecum_vocab::{EditionDate, LineageId, Number};

use crate::{Lineages, Table};
use vademecum_align::{Alignment, AlignmentLink, LinkKind};

impl Lineages {
    /// Which rule of one document is which of another, by lineage. What the second does not quote of its
    /// edition is left out.
    pub fn alignment(&self, from: &Table, to: &Table) -> Alignment {
        let (early, late) = (from.document.date(), to.document.date());
        let way = self.way(early, late);
        let mut reached: HashSet<Number> = HashSet::new();
        let mut links = Vec::with_capacity(from.rows().len());
        for row in from.rows() {
            let own = to.of(row.lineage);
            let mut targets = way.numbers(row.lineage, |lineage| to.number(lineage));
            targets.sort_by_key(|number| own.is_none_or(|own| own.number != *number));
            let same_language = from.document.lang() == to.document.lang();
            let reworded = match own {
                Some(own) if same_language => Some(own.said != row.said),
                Some(_) => self.reworded(row.lineage, early, late),
                None => None,
            };
            let kind = match (own, targets.as_slice()) {
                (_, []) if to.fragment => continue,
                (_, []) => LinkKind::Gone,
                (None, [_]) => LinkKind::Merged,
                (_, [_, _, ..]) => LinkKind::Split,
                (Some(_), _) if reworded == Some(true) => LinkKind::Reworded,
                (Some(own), _) if own.number == row.number => LinkKind::Same,
                (Some(_), _) => LinkKind::Moved,
            };
            reached.extend(&targets);
            let how = format!("lineage {}", row.lineage);
            links.push(AlignmentLink { from: Some(row.number), to: targets, kind, score: 1.0, how });
        }
        if !from.fragment {
            let new = to.rows().iter().filter(|row| !reached.contains(&row.number));
            links.extend(new.map(|row| AlignmentLink {
                from: None,
                to: vec![row.number],
                kind: LinkKind::New,
                score: 1.0,
                how: format!("lineage {}", row.lineage),
            }));
        }
        Alignment { links }
    }

    /// Whether a rule is put otherwise in two editions, judged by a language that has both; `None` if none
    /// has.
    pub fn reworded(&self, lineage: LineageId, one: EditionDate, other: EditionDate) -> Option<bool> {
        let right = self.edition(other);
        self.edition(one).into_iter().find_map(|left| {
            let right = right.iter().find(|right| right.document.lang() == left.document.lang())?;
            Some(left.of(lineage)?.said != right.of(lineage)?.said)
        })
    }
}

//! Alignment of two editions by their lineage tables, without their texts.

use std::collections::HashSet;

use vademecum_vocab::{EditionDate, LineageId, Number};

use crate::{LineageTable, Lineages};
use vademecum_align::{Alignment, AlignmentKind, AlignmentLink};

impl Lineages {
    /// Aligns two tables. A fragment is no evidence that a rule is gone or new.
    pub fn alignment(&self, from: &LineageTable, to: &LineageTable) -> Alignment {
        let (early, late) = (from.document.date(), to.document.date());
        let path = self.path(early, late);
        let mut reached: HashSet<Number> = HashSet::new();
        let mut links = Vec::with_capacity(from.rows().len());
        for row in from.rows() {
            let own = to.row_by_lineage(row.lineage);
            let mut targets = path.numbers(row.lineage, |lineage| to.number_of(lineage));
            targets.sort_by_key(|number| own.is_none_or(|own| own.number != *number));
            let same_language = from.document.lang() == to.document.lang();
            let reworded = match own {
                Some(own) if same_language => Some(own.text_hash != row.text_hash),
                Some(_) => self.is_reworded(row.lineage, early, late),
                None => None,
            };
            let kind = match (own, targets.as_slice()) {
                (_, []) if to.is_excerpt => continue,
                (_, []) => AlignmentKind::Removed,
                (None, [_]) => AlignmentKind::MergedIntoOther,
                (_, [_, _, ..]) => AlignmentKind::Split,
                (Some(_), _) if reworded == Some(true) => AlignmentKind::Reworded,
                (Some(own), _) if own.number == row.number => AlignmentKind::Same,
                (Some(_), _) => AlignmentKind::Moved,
            };
            reached.extend(&targets);
            let how = format!("lineage {}", row.lineage);
            links.push(AlignmentLink::certain(Some(row.number), targets, kind, how));
        }
        if !from.is_excerpt {
            let new = to.rows().iter().filter(|row| !reached.contains(&row.number));
            links.extend(new.map(|row| {
                AlignmentLink::certain(None, vec![row.number], AlignmentKind::Added, format!("lineage {}", row.lineage))
            }));
        }
        Alignment { links }
    }

    /// Whether the text of a rule differs between two editions, in a language that has both; `None` if none has.
    pub fn is_reworded(&self, lineage: LineageId, one: EditionDate, other: EditionDate) -> Option<bool> {
        let right = self.tables_of(other);
        self.tables_of(one).into_iter().find_map(|left| {
            let right = right.iter().find(|right| right.document.lang() == left.document.lang())?;
            Some(left.row_by_lineage(lineage)?.text_hash != right.row_by_lineage(lineage)?.text_hash)
        })
    }
}

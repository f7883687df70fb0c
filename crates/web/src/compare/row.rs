//! One row: a rule of one edition beside what it is in the other.

use vademecum_difference::{ChangeCategory, EntryDiff, Issue, NodeRef, ReferenceChange, Side, TextChange};
use vademecum_document::Node;
use vademecum_graph::NodeId;
use vademecum_locale::Localized;
use vademecum_vocab::{Lang, Severity};

use crate::{
    block::Blocks,
    compare::comparing::{ComparisonView, anchor, name},
    link::{Html, render_diff},
    text::{severity_name, t},
    urls::encode_segment,
};

pub(super) struct RowView {
    /// Its name on the page.
    pub(super) id: String,
    pub(super) permalink: String,
    /// The kind of change, as a CSS class and in words.
    pub(super) change_kind: &'static str,
    pub(super) label: Option<String>,
    pub(super) from: Option<RowName>,
    pub(super) to: Vec<RowName>,
    /// More about what changed, in a word or two.
    pub(super) tags: Vec<String>,
    pub(super) lang: Lang,
    pub(super) title: Html,
    /// The diff of the text, for each part of a rule that was split.
    pub(super) diff_parts: Vec<(Option<String>, Html)>,
    pub(super) examples: Vec<Html>,
    /// References that follow their rules to new numbers, and those that point elsewhere now.
    pub(super) updated_references: Option<String>,
    pub(super) outdated_references: Option<String>,
    /// The texts themselves, where they cannot be compared word by word.
    pub(super) texts: Vec<RowText>,
    pub(super) remarks: Vec<RemarkView>,
    /// The lines of both texts in their sources.
    pub(super) source_lines: Option<String>,
}

/// A number or headword with its page.
pub(super) struct RowName {
    pub(super) text: String,
    pub(super) url: String,
    pub(super) lang: Lang,
}

pub(super) struct RowText {
    pub(super) name: String,
    pub(super) lang: Lang,
    pub(super) title: Option<String>,
    pub(super) body: Blocks,
    /// The edition does not have it.
    pub(super) is_missing: bool,
}

/// A difference, as a sentence.
pub(super) struct RemarkView {
    pub(super) severity: Severity,
    pub(super) severity_name: String,
    pub(super) what: String,
    pub(super) message: String,
}

/// Pairs nearer than this are shown without doubt.
const MIN_SURE_SCORE: f32 = 0.3;

impl RowView {
    pub(super) fn of(comparing: &ComparisonView<'_>, row: &EntryDiff) -> Self {
        let lang = comparing.lang;
        let sort = row.category();
        let id = name(row);
        // A name that stayed is shown once.
        let stays = matches!((&row.from, row.to.as_slice()), (Some(from), [to]) if from.fragment == to.fragment);
        let word_by_word = comparing.is_word_by_word();
        let label = match sort {
            // For translations, the remarks describe the differences.
            _ if comparing.is_translation => None,
            ChangeCategory::Same if row.change == TextChange::Formatting => Some(t(lang, "compare-formatting")),
            sort => Some(t(lang, format!("compare-sort-{}", sort.as_str()))),
        };
        let mut tags = Vec::new();
        if word_by_word {
            tags.extend(match (sort, row.change) {
                (
                    ChangeCategory::Moved | ChangeCategory::Split | ChangeCategory::MergedIntoOther,
                    TextChange::ReferencesRenumbered,
                ) => Some("compare-sort-renumbered"),
                (ChangeCategory::Split | ChangeCategory::MergedIntoOther, TextChange::Words) => {
                    Some("compare-sort-reworded")
                }
                (ChangeCategory::Reworded, TextChange::Examples) => Some("compare-examples"),
                (ChangeCategory::Reworded, TextChange::References) => Some("compare-references"),
                _ => None,
            });
        }
        if row.from.is_some() && !row.to.is_empty() && row.score < MIN_SURE_SCORE {
            tags.push("compare-unsure");
        }
        let parts = |part: usize| row.to.get(part).filter(|_| row.to.len() > 1).map(|spot| spot.fragment.clone());
        let references = |follows: bool| {
            let changed = row.references.iter().filter(|reference| reference.is_same_target == follows);
            // What is deleted or inserted altogether is seen in the text.
            let said = |r: &ReferenceChange| Some(format!("{} → {}", r.from.as_ref()?, r.to.as_ref()?));
            let said: Vec<String> = changed.filter_map(said).collect();
            (!said.is_empty()).then(|| said.join(", "))
        };
        RowView {
            permalink: format!("{}#r-{}", comparing.url(&[("row", &id)]), encode_segment(&anchor(&id))),
            change_kind: sort.as_str(),
            label: label.map(|label| label.to_string()),
            from: row.from.as_ref().filter(|_| !stays).map(|spot| comparing.name(Side::From, spot)),
            to: row.to.iter().map(|spot| comparing.name(Side::To, spot)).collect(),
            tags: tags.into_iter().map(|key| t(lang, key).to_string()).collect(),
            lang: comparing.document(Side::To).lang(),
            title: render_diff(&row.title_diff, lang),
            diff_parts: row
                .text_diffs
                .iter()
                .enumerate()
                .map(|(i, pieces)| (parts(i), render_diff(pieces, lang)))
                .collect(),
            examples: row.examples.iter().map(|example| render_diff(&example.text_diff, lang)).collect(),
            updated_references: references(true).map(|list| t(lang, "compare-followed").with("list", list).to_string()),
            outdated_references: references(false)
                .map(|list| t(lang, "compare-strayed").with("list", list).to_string()),
            texts: if word_by_word { Vec::new() } else { comparing.texts(row) },
            remarks: row.issues.iter().map(|remark| comparing.remark(remark)).collect(),
            source_lines: comparing.is_translation.then(|| comparing.lines(row)).flatten(),
            id: format!("r-{}", anchor(&id)),
        }
    }
}

impl ComparisonView<'_> {
    fn node_id(&self, side: Side, spot: &NodeRef) -> NodeId {
        NodeId { document: self.documents[side as usize], node: spot.node }
    }

    /// A node of one of the two editions.
    pub(super) fn node(&self, side: Side, spot: &NodeRef) -> &Node {
        self.state.graph.view(self.node_id(side, spot)).node()
    }

    pub(super) fn name(&self, side: Side, spot: &NodeRef) -> RowName {
        let view = self.state.graph.view(self.node_id(side, spot));
        RowName {
            text: spot.fragment.strip_prefix("term:").unwrap_or(&spot.fragment).to_owned(),
            url: self.editions[side as usize].urls.node(view),
            lang: self.document(side).lang(),
        }
    }

    /// Both texts of a row, the second's in each of its places.
    fn texts(&self, row: &EntryDiff) -> Vec<RowText> {
        let text = |side: Side, spot: &NodeRef| {
            let view = self.state.graph.view(self.node_id(side, spot));
            RowText {
                // Its position among several; a single one is in the heading.
                name: if row.to.len() > 1 { spot.fragment.clone() } else { String::new() },
                lang: self.document(side).lang(),
                title: view.node().title.clone(),
                body: Blocks::of(&self.editions[side as usize], view),
                is_missing: false,
            }
        };
        let missing = |side: Side| RowText {
            name: String::new(),
            lang: self.document(side).lang(),
            title: None,
            body: Blocks { lang: self.lang, blocks: Vec::new() },
            is_missing: true,
        };
        let mut texts = vec![row.from.as_ref().map_or_else(|| missing(Side::From), |spot| text(Side::From, spot))];
        texts.extend(row.to.iter().map(|spot| text(Side::To, spot)));
        if row.to.is_empty() {
            texts.push(missing(Side::To));
        }
        texts
    }

    fn remark(&self, remark: &Issue) -> RemarkView {
        let (kind, severity) = (remark.kind.as_str(), remark.kind.severity());
        RemarkView {
            severity,
            severity_name: severity_name(self.lang, severity),
            what: t(self.lang, format!("what-{kind}")).to_string(),
            message: remark.message(self.lang),
        }
    }

    fn lines(&self, row: &EntryDiff) -> Option<String> {
        let line = |spot: Option<&NodeRef>| spot.map(|spot| spot.lines[0]).filter(|&line| line > 0);
        let (from, to) = (line(row.from.as_ref()), line(row.to.first()));
        let message = match (from, to) {
            (Some(from), Some(to)) => {
                t(self.lang, "compare-lines").with("from", from.to_string()).with("to", to.to_string())
            }
            (Some(from), None) => t(self.lang, "compare-lines-original").with("from", from.to_string()),
            (None, Some(to)) => t(self.lang, "compare-lines-translation").with("to", to.to_string()),
            (None, None) => return None,
        };
        Some(message.to_string())
    }
}

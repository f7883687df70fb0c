//! Views of nodes: an item of a list, all of its text, a ruling with its rules.

use vademecum_document::{DocumentKind, NodeKind, RuleLink};
use vademecum_graph::{LookUpResult, NodeId, NodeView, TextOrigin};
use vademecum_vocab::{Lang, Number};

use crate::{
    block::Blocks,
    canonical::read_number,
    coverage::rule_coverage,
    edition::Edition,
    history::StatusTag,
    link::{Html, link_mentions, truncate_at_word},
    text,
};

const PREVIEW_CHARS: usize = 110;

/// A node in a list: its number or headword and how its text begins.
#[derive(Clone)]
pub(crate) struct NodeListItem {
    pub(crate) number: String,
    pub(crate) url: String,
    pub(crate) text: String,
    pub(crate) lang: Lang,
    pub(crate) is_term: bool,
}

/// A node with all of its text.
pub(crate) struct Entry {
    pub(crate) number: String,
    /// Its name on a page that shows many.
    pub(crate) anchor: String,
    pub(crate) url: String,
    pub(crate) title: Option<String>,
    pub(crate) is_our_translation: bool,
    pub(crate) body: Blocks,
    pub(crate) lang: Lang,
    pub(crate) kind: NodeKind,
    pub(crate) is_stale_duplicate: bool,
    pub(crate) source: TextOrigin,
    /// Whether the text is that of a digest, in whichever language.
    is_ours: bool,
    /// The number as printed, where that is not what it was repaired to.
    pub(crate) printed: Option<String>,
    /// The status of the rule in the newest edition, in a text of an earlier one.
    pub(crate) status: Option<StatusTag>,
    /// The URL of a scenario that proves it.
    pub(crate) scenario_url: Option<String>,
}

pub(crate) struct RulingView {
    pub(crate) anchor: String,
    pub(crate) text: Html,
    pub(crate) lang: Lang,
    /// The card it is about, with its page; for one about a mechanic, the section it is printed in.
    pub(crate) about: NodeListItem,
    pub(crate) rules: Vec<RuleChip>,
}

/// A rule behind a ruling.
pub(crate) struct RuleChip {
    pub(crate) line: NodeListItem,
    /// The evidence for it, in a few words.
    pub(crate) why: String,
    pub(crate) contradicts: bool,
}

impl Entry {
    /// Whether nothing but the number, and perhaps a title, is known.
    pub(crate) fn is_bare(&self) -> bool {
        self.body.is_empty()
    }

    /// Whether the text is in another language than the reader's.
    pub(crate) fn is_foreign(&self) -> bool {
        self.source == TextOrigin::OtherLanguage
    }

    /// Whether the text is ours.
    pub(crate) fn is_digest(&self) -> bool {
        self.is_ours && !self.body.is_empty()
    }

    /// The name of the text that is shown: official, digest, other language.
    pub(crate) fn text_origin_label(&self, reader: Lang) -> String {
        let key = match self.source {
            TextOrigin::Official => "shown-official",
            TextOrigin::OtherLanguage => "shown-other-language",
            TextOrigin::Digest if !self.is_bare() => "shown-digest",
            TextOrigin::Digest | TextOrigin::TitleOnly => "shown-title-only",
        };
        let origin = text::t(reader, key).with("lang", self.lang.as_str()).with("reader", reader.as_str());
        match self.source {
            TextOrigin::OtherLanguage if self.is_digest() => format!("{origin} {}", text::t(reader, "shown-digest")),
            _ => origin.to_string(),
        }
    }

    /// A class for its depth: `rule`, `subrule`.
    pub(crate) fn class(&self) -> &'static str {
        self.kind.as_str()
    }
}

/// The notice that a text is in another language than the reader's; `None` if it is not.
pub(crate) fn foreign_notice(reader: Lang, lang: Lang) -> Option<String> {
    let notice = text::t(reader, "shown-other-language").with("lang", lang.as_str()).with("reader", reader.as_str());
    (lang != reader).then(|| notice.to_string())
}

/// A remark that holds for all of some entries and is shown once: that their texts are summaries, or in another
/// language than the reader's.
pub(crate) fn shared_remark<'e>(reader: Lang, entries: impl Iterator<Item = &'e Entry>) -> Option<String> {
    let mut written = entries.filter(|entry| !entry.is_bare());
    let first = written.next()?;
    if !written.all(|entry| (entry.source, entry.is_ours, entry.lang) == (first.source, first.is_ours, first.lang)) {
        return None;
    }
    matches!(first.source, TextOrigin::Digest | TextOrigin::OtherLanguage).then(|| first.text_origin_label(reader))
}

pub(crate) fn with_descendants<'g, I>(view: NodeView<'g>, children: impl Fn(NodeView<'g>) -> I) -> Vec<NodeView<'g>>
where
    I: DoubleEndedIterator<Item = NodeView<'g>>,
{
    let (mut nodes, mut open) = (Vec::new(), vec![view]);
    while let Some(view) = open.pop() {
        nodes.push(view);
        open.extend(children(view).rev());
    }
    nodes
}

impl Edition<'_> {
    pub(crate) fn line(&self, view: NodeView<'_>) -> NodeListItem {
        let node = view.node();
        // What has no number is known by its name.
        let number = node.number.map(|number| number.to_string()).or_else(|| node.title.clone());
        let is_named = node.number.is_none() && node.title.is_some();
        let text = self.title(view).filter(|_| !is_named).unwrap_or(&node.text);
        NodeListItem {
            number: number.unwrap_or_default(),
            url: self.urls.node(view),
            text: truncate_at_word(text, PREVIEW_CHARS),
            lang: view.document().lang(),
            is_term: is_named,
        }
    }

    /// The title of a node. One that is printed in capitals is spelled as another text of this edition in the same
    /// language spells it, if there is one.
    fn title<'v>(&'v self, view: NodeView<'v>) -> Option<&'v str> {
        let title = view.node().title.as_deref()?;
        let is_in_capitals = !title.chars().any(char::is_lowercase) && title.chars().any(char::is_uppercase);
        let spelled = || {
            let number = view.node().number?;
            let others = self.documents().into_iter().filter_map(|place| self.graph().node_by_number(place, number));
            let others =
                others.map(|id| self.view(id)).filter(|other| other.document().lang() == view.document().lang());
            let mut titles = others.filter_map(|other| other.node().title.as_deref());
            titles.find(|other| *other != title && other.to_uppercase() == title.to_uppercase())
        };
        if is_in_capitals { spelled().or(Some(title)) } else { Some(title) }
    }

    /// A number with the text that is shown for it.
    pub(crate) fn entry(&self, look_up: &LookUpResult) -> Entry {
        self.entry_as(self.view(look_up.shown), look_up.origin)
    }

    /// A node with its text, as what that is to the reader.
    pub(crate) fn entry_of(&self, view: NodeView<'_>) -> Entry {
        let document = view.document();
        let source = match (document.kind, document.lang() == self.lang) {
            (DocumentKind::Digest, _) => TextOrigin::Digest,
            (_, true) => TextOrigin::Official,
            (_, false) => TextOrigin::OtherLanguage,
        };
        self.entry_as(view, source)
    }

    /// A node with its text, as text of a source.
    pub(crate) fn entry_as(&self, view: NodeView<'_>, source: TextOrigin) -> Entry {
        let node = view.node();
        let spelled = |printed: &&String| read_number(printed) != node.number;
        Entry {
            number: node.number.map(|number| number.to_string()).unwrap_or_default(),
            anchor: node.fragment.clone(),
            url: self.urls.node(view),
            title: self.title(view).map(ToOwned::to_owned),
            is_our_translation: node.has_unofficial_title,
            body: Blocks::of(self, view),
            lang: view.document().lang(),
            kind: node.kind(),
            is_stale_duplicate: node.stale,
            source,
            is_ours: view.document().kind == DocumentKind::Digest,
            printed: node.printed_number.as_ref().filter(spelled).cloned(),
            status: self.mark(view),
            scenario_url: rule_coverage::scenario_url(self, view),
        }
    }

    /// A ruling, or a worked example of an article, with the rules behind it.
    pub(crate) fn ruling(&self, view: NodeView<'_>) -> RulingView {
        let node = view.node();
        let card = view.parent().filter(|parent| parent.node().kind() == NodeKind::Card);
        let chip = |link: &RuleLink| {
            let look_up = self.look_up(link.number)?;
            Some(RuleChip {
                line: self.line(self.view(look_up.shown)),
                why: text::t(self.lang, format!("why-{}", <&str>::from(link.evidence))).to_string(),
                contradicts: link.contradicts,
            })
        };
        RulingView {
            anchor: node.fragment.clone(),
            text: link_mentions(&node.text, self.mentions(view, None), self.lang),
            lang: view.document().lang(),
            about: self.line(card.unwrap_or(view)),
            rules: self.graph().rule_links_of(view.id()).iter().filter_map(chip).collect(),
        }
    }

    /// Numbers of this edition, for a list.
    pub(crate) fn numbers(&self, numbers: &[Number]) -> Vec<NodeListItem> {
        let shown = numbers.iter().filter_map(|&number| self.look_up(number));
        shown.map(|look_up| self.line(self.view(look_up.shown))).collect()
    }

    /// The nodes that a node cites, each once, in order.
    pub(crate) fn cites(&self, view: NodeView<'_>) -> Vec<NodeListItem> {
        let mut seen = Vec::new();
        for id in view.references().flat_map(|link| link.targets).flatten() {
            if id != view.id() && !seen.contains(&id) {
                seen.push(id);
            }
        }
        seen.into_iter().map(|id| self.line(self.view(id))).collect()
    }

    /// The nodes that cite a node, each once, in reading order.
    pub(crate) fn cited_by(&self, view: NodeView<'_>) -> Vec<NodeListItem> {
        let mut ids: Vec<NodeId> = view.cited_by().iter().map(|citation| citation.from).collect();
        ids.dedup();
        ids.into_iter().map(|id| self.line(self.view(id))).collect()
    }
}

//! The encyclopedia article: what it quotes, what it says of its own, what stands around it.

use vademecum_document::{Document, DocumentCounts, DocumentKind, Furniture, NodeKind};

use crate::documents::one;

fn document() -> &'static Document {
    &one("habilidad-disparada").ingested.document
}

pub(crate) fn what_it_holds() {
    let document = document();
    assert_eq!(document.id.to_string(), "magic-article-habilidad-disparada@2019-05-03.es");
    assert_eq!((document.kind, document.title.as_str()), (DocumentKind::Article, "Habilidad disparada"));
    let DocumentCounts { sections, chapters, rules, subrules, examples, terms, .. } = document.counts();
    assert_eq!([sections, chapters, rules, subrules, examples, terms], [0, 1, 12, 30, 12, 5]);
    for node in &document.nodes {
        let edition = node.quoted_from.as_ref().map(ToString::to_string);
        let quoted = node.number.is_some() || node.kind() == NodeKind::Term;
        assert_eq!(edition.as_deref(), quoted.then_some("magic-cr@2019-05-03.es"), "{}", node.fragment);
    }
    let headwords: Vec<&str> = document.nodes.iter().filter_map(|n| Some(n.term()?.headword.as_str())).collect();
    assert_eq!(
        headwords,
        [
            "Habilidad disparada",
            "Cláusula del \"si\" interviniente",
            "Habilidad disparada retrasada",
            "Disparo de estado",
            "Habilidad disparada reflexiva",
        ]
    );
}

pub(crate) fn worked_examples() {
    let titles = |kind| document().nodes.iter().filter(move |n| n.kind() == kind).map(|n| n.title.as_deref());
    let named: Vec<Option<&str>> = titles(NodeKind::ListItem).collect();
    let cards = ["Drékavac", "Crecimiento salvaje", "Dicha ignorante", "Nekrataal", "Flanquear", "Genju de los campos"];
    assert_eq!(named, cards.map(Some));
    assert_eq!(titles(NodeKind::Prose).count(), 7);
}

pub(crate) fn what_is_wrong() {
    // A quotation opens with a straight mark and closes with a curly one. What the article does not
    // quote is nothing it lacks.
    let found: Vec<(u32, &str)> = document().diagnostics.iter().map(|d| (d.at.line, d.code().as_str())).collect();
    assert_eq!(found, [(30, "unbalanced-quotes")]);
    let references = || document().nodes.iter().flat_map(|node| &node.references);
    assert_eq!(references().count(), 18);
    assert_eq!(references().filter(|reference| reference.resolved).count(), 9);
    let site = document().furniture.iter().find(|count| count.kind == Furniture::SiteNavigation).unwrap();
    assert!(site.places >= 25, "{site:?}");
}

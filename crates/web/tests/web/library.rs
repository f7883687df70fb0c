//! Small documents in our own words, written as text.
//!
//! A line is a number, a title and a text between bars; `>` adds an example to the node above, `term` a
//! glossary entry, `stale` before a number a stale duplicate, `=…` behind it the number as printed.
//! `[[704.5f]]` in a text is a reference.

use std::sync::Arc;

use axum::Router;
use vademecum_align::align;
use vademecum_document::{
    Ability, Card, CardContents, CardLayout, CardRole, Document, DocumentKind, Example, Face, Furniture,
    FurnitureCount, Node, NodeContent, NodeIndex, Reference, Ruling, Sense, Target, Term,
};
use vademecum_graph::Graph;
use vademecum_lineage::{LineageBuilder, Lineages};
use vademecum_search::Index;
use vademecum_vocab::{Diagnostic, Finding, Game, NeighbouringNumbers, Number, Position, text_range};
use vademecum_web::{AppState, router};

const ES: &str = "
1 | Conceptos |
100 | Generalidades |
100.1 | | Estas reglas valen para dos jugadores o más; ver la sección [[1]].
7 | Añadidos |
702 | Habilidades de palabra clave |
702.9 | Volar |
702.9a | | Las aves saben hacerlo, y poco más.
702.9b =702,9n | | Quien vuela solo se bloquea con quien vuela: véase [[704.5f]] y [[999.9]].
> Un ave pasa por encima de un oso <script>alert(1)</script>; lo dice [[704.5]].
702.10 | Prisa |
702.10a | | {T}: agrega {G} o {2/W}, si tiene {prisa}.
704 | Revisiones |
704.5 | | Se revisa lo siguiente:
704.5e | | Una copia sin objeto deja de existir.
704.5f | | Una criatura sin resistencia va al cementerio. Compárese con [[702.9b]], <script>alert(2)</script> & [[704.5e]].
stale 704.5f | | Un párrafo viejo que quedó repetido.
704.5g | | Una criatura con daño de sobra se destruye.
term Ávido | | Quien roba de más. Ver [[704.5f]].
term Volar | | Habilidad de las aves. Ver [[702.9]].
";

const EN: &str = "
7 | Additions |
702 | Keyword abilities |
702.9 | Flying |
702.9a | | Flying is for birds.
702.9b | | Birds are blocked by birds alone: see [[704.5f]].
704 | Checks |
704.5 | | These are checked:
704.5f | | A creature with no toughness is buried.
term Flying | | What birds do. See [[702.9]].
";

const OLD_PT: &str = "
7 | Acréscimos |
704 | Verificações |
704.5 | | Verifica-se o seguinte:
704.5f | | Outra coisa bem diferente, com o mesmo número.
704.5h | | Uma regra que hoje não existe.
";

const DIGEST_ES: &str = "
7 | Añadidos |
704 | Revisiones |
704.5 | Lo que se revisa |
704.5f | | Sin resistencia no hay criatura.
";

const DIGEST_PT: &str = "
7 | Acréscimos |
702 | Habilidades de palavra-chave |
702.9 | Voar |
702.9a | |
702.9b | |
704 | Verificações |
704.5 | |
704.5f | | Sem resistência não há criatura.
704.5g | |
";

const OURS_PT: &str = "
704 | Verificações |
704.5 | | O que se verifica.
704.6 | Verificação própria † |
term Ávido | | Quem tem pressa, em nossas palavras.
";

/// A document read from the text above.
pub(crate) fn document(id: &str, text: &str) -> Document {
    let kind = if id.contains("digest") { DocumentKind::Digest } else { DocumentKind::Rules };
    let mut document = Document {
        id: id.parse().unwrap(),
        kind,
        game: Game::Magic,
        title: format!("Reglas & más ({id})"),
        path: if kind == DocumentKind::Digest { String::new() } else { format!("/home/ana/{id}.txt") },
        encoding: "UTF-8".to_owned(),
        lines: text.lines().count() as u32,
        nodes: Vec::new(),
        furniture: vec![FurnitureCount { kind: Furniture::Contents, places: 2, characters: 40 }],
        diagnostics: Vec::new(),
    };
    for (i, line) in (1u32..).zip(text.lines()).filter(|(_, line)| !line.is_empty()) {
        if let Some(example) = line.strip_prefix("> ") {
            let node = document.nodes.last_mut().unwrap();
            let (text, mut references) = mentions(example);
            references.iter_mut().for_each(|reference| reference.example = Some(node.examples.len() as u32));
            node.references.extend(references);
            node.examples.push(Example {
                text,
                lines: [i, i],
                printed_label: "Ejemplo:".to_owned(),
                cards: Vec::new(),
            });
            continue;
        }
        let [head, title, text] = line.splitn(3, '|').map(str::trim).collect::<Vec<_>>()[..] else { panic!("{line}") };
        document.nodes.push(node(&document.nodes, head, title, text, i));
    }
    let numbers: Vec<Number> = document.nodes.iter().filter_map(|node| node.number).collect();
    for reference in document.nodes.iter_mut().flat_map(|node| &mut node.references) {
        reference.resolved =
            reference.targets.iter().all(|target| matches!(target, Target::Number(n) if numbers.contains(n)));
    }
    document
}

fn node(before: &[Node], head: &str, title: &str, text: &str, line: u32) -> Node {
    let (text, references) = mentions(text);
    if let Some(headword) = head.strip_prefix("term ") {
        let sense = Sense { n: None, headword: None, text: text.split(". ").next().unwrap().to_owned() };
        let mut node = Node::new(
            NodeContent::Term(Box::new(Term { headword: headword.to_owned(), senses: vec![sense], see: Vec::new() })),
            format!("term:{headword}"),
        );
        node.title = Some(headword.to_owned());
        return Node { text, references, lines: [line, line], ..node };
    }
    let (stale, head) = head.strip_prefix("stale ").map_or((false, head), |head| (true, head));
    let (number, printed) = head.split_once(" =").unwrap_or((head, head));
    let fragment = if stale { format!("{number}~stale1") } else { number.to_owned() };
    let number: Number = number.parse().unwrap();
    let parent = before.iter().position(|node| node.number == number.parent() && !node.stale).map(NodeIndex::new);
    let (title, own_title) = title.strip_suffix(" †").map_or((title, false), |bare| (bare, true));
    Node {
        has_unofficial_title: own_title,
        number: Some(number),
        printed_number: Some(printed.to_owned()),
        parent: parent.filter(|_| number.parent().is_some()),
        title: (!title.is_empty()).then(|| title.to_owned()),
        text,
        references,
        stale,
        lines: [line, line],
        ..Node::new(NodeContent::numbered(number), fragment)
    }
}

/// Takes the marks of references out of a text.
fn mentions(text: &str) -> (String, Vec<Reference>) {
    let mut plain = String::new();
    let mut references = Vec::new();
    for (i, piece) in text.split("[[").enumerate() {
        let Some((number, rest)) = piece.split_once("]]").filter(|_| i > 0) else {
            plain.push_str(piece);
            continue;
        };
        let start = plain.len();
        plain.push_str(number);
        references.push(Reference {
            text: number.to_owned(),
            targets: vec![Target::Number(number.parse().unwrap())],
            resolved: true,
            range: text_range(start..plain.len()),
            example: None,
        });
        plain.push_str(rest);
    }
    (plain, references)
}

/// The router for some documents.
pub(crate) fn serve(documents: Vec<Document>) -> Router {
    router(Arc::new(state(documents)))
}

/// The router for some documents, whose rules are known through their editions.
pub(crate) fn serve_with(
    documents: Vec<Document>,
    lineages: impl Fn(&mut dyn Iterator<Item = &Document>) -> Lineages + Send + Sync + 'static,
) -> Router {
    let graph = Arc::new(Graph::new(documents).with_lineages(Game::Magic, lineages));
    let index = Index::in_memory(&graph).unwrap();
    router(Arc::new(AppState::new(graph, index)))
}

/// The same, with lineages that are found by aligning the editions.
pub(crate) fn serve_aligned(documents: Vec<Document>) -> Router {
    serve_with(documents, lineages(Lineages::default()))
}

pub(crate) fn lineages(known: Lineages) -> impl Fn(&mut dyn Iterator<Item = &Document>) -> Lineages {
    move |documents| LineageBuilder::new(Game::Magic).with_known(known.clone()).build(documents, &mut align)
}

/// Some documents, ready to be served.
pub(crate) fn state(documents: Vec<Document>) -> AppState {
    let graph = Arc::new(Graph::new(documents));
    let index = Index::in_memory(&graph).unwrap();
    AppState::new(graph, index)
}

/// The router of the library below.
pub(crate) fn library() -> Router {
    router(Arc::new(library_state()))
}

/// Publishers' texts of two dates, digests of the newer one.
pub(crate) fn library_state() -> AppState {
    let mut spanish = document("magic-cr@2024-11-08.es", ES);
    let found = |line, column, length, finding, number: Option<&str>| Diagnostic {
        at: Position { line, column, length },
        finding,
        number: number.map(str::to_owned),
        source_line: "702,9n Quien vuela".to_owned(),
    };
    let neighbours = NeighbouringNumbers { before: Some("702.9a".to_owned()), after: None };
    let repaired =
        Finding::NumberRepaired { printed: "<b>702,9n</b>".to_owned(), number: "702.9b".to_owned(), neighbours };
    let dangling = Finding::DanglingReference { targets: "999.1".to_owned() };
    spanish.diagnostics = vec![found(9, 1, 6, repaired, Some("702.9b")), found(9, 8, 5, dangling, None)];
    state(vec![
        spanish,
        document("magic-cr@2024-11-08.en", EN),
        document("magic-cr@2019-01-25.pt", OLD_PT),
        document("magic-digest@2024-11-08.es", DIGEST_ES),
        document("magic-digest@2024-11-08.pt", DIGEST_PT),
    ])
}

/// An edition and the one behind it: a rule put in between, one reworded, one gone.
pub(crate) fn editions() -> Router {
    let later = ES
        .replace(
            "704.5f | | Una criatura sin resistencia va al cementerio.",
            "704.5f | | Un talismán que nadie controla se aparta de la mesa y vuelve a su caja.\n\
             704.5g | | Una criatura sin resistencia va al exilio.",
        )
        .replace("704.5g | | Una criatura con daño de sobra se destruye.\n", "")
        .replace("stale 704.5f", "stale 704.5g")
        .replace("[[704.5f]]", "[[704.5g]]")
        .replace("Quien roba de más.", "Quien roba de más, siempre.");
    serve(vec![document("magic-cr@2024-11-08.es", ES), document("magic-cr@2025-02-01.es", &later)])
}

/// What there is before anybody has brought a document: a digest with few words.
pub(crate) fn fresh() -> Router {
    serve(vec![document("magic-digest@2024-11-08.pt", DIGEST_PT)])
}

/// A digest with a title and a term of our own; errors are reported at an address of its operator's, if any.
pub(crate) fn ours(report_at: Option<&str>) -> Router {
    let state = state(vec![document("magic-digest@2024-11-08.pt", OURS_PT)]);
    router(Arc::new(match report_at {
        Some(contact) => state.with_contact(contact.parse().unwrap()),
        None => state,
    }))
}

/// Notes on a set with one card of two faces and a ruling on it, beside the rules of `ES`.
pub(crate) fn notes() -> Router {
    let ability = |text: &str| Ability { text: text.to_owned(), modes: Vec::new(), text_box: 1, confidence: 1.0 };
    let face = |name: &str, text: &str| Face {
        name: name.to_owned(),
        cost: Some("{2}{W/U}".to_owned()),
        type_line: "Criatura — Ave".to_owned(),
        power: Some("2".to_owned()),
        toughness: Some("3".to_owned()),
        abilities: vec![ability(text)],
        ..Face::default()
    };
    let card = card_node(Card {
        role: CardRole::Subject,
        name_en: Some("Eagle & Sun".to_owned()),
        alternative_name: None,
        section: "Colección de prueba".to_owned(),
        contents: CardContents::Magic {
            layout: CardLayout::Transform,
            faces: vec![face("Águila & sol", "Mira <lejos>."), face("Luna", "{T}: Duerme.")],
        },
    });
    let ruling = ruling_node("Colección de prueba", "Mira una sola vez.");
    let mut notes = document("magic-notes-prueba@2025.es", "");
    notes.kind = DocumentKind::Notes;
    notes.nodes = vec![card, ruling];
    serve(vec![document("magic-cr@2024-11-08.es", ES), notes])
}

/// A card by the name of its first face.
pub(crate) fn card_node(card: Card) -> Node {
    let CardContents::Magic { faces, .. } = &card.contents else { panic!("no card of Magic") };
    let name = faces[0].name.clone();
    let fragment = format!("card:{name}");
    Node { title: Some(name), ..Node::new(NodeContent::Card(Box::new(card)), fragment) }
}

/// A ruling on the first node of a document.
pub(crate) fn ruling_node(section: &str, text: &str) -> Node {
    let ruling = Ruling { card: Some(NodeIndex::new(0)), section: section.to_owned() };
    Node {
        parent: Some(NodeIndex::new(0)),
        text: text.to_owned(),
        ..Node::new(NodeContent::Ruling(Box::new(ruling)), "ruling:1".to_owned())
    }
}

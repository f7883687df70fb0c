//! The parts of a scenario, by their headings.

use vademecum_vocab::Lang;

/// A part of the file, by its heading.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The cards.
    Cards,
    /// Who is there, and what is where.
    Situation,
    /// What is done.
    Script,
    /// What is true afterwards.
    Results,
    /// Events, in their order.
    Order,
    /// Events that must not happen.
    Denied,
    /// What would be true without a rule.
    Without,
}

impl Part {
    /// Its headings in a language, without case and accents; the first one is the usual one.
    pub const fn headings(lang: Lang) -> [(Part, &'static [&'static str]); 7] {
        match lang {
            Lang::Es => [
                (Part::Cards, &["cartas"]),
                (Part::Situation, &["situacion"]),
                (Part::Script, &["acciones", "lo que se hace"]),
                (Part::Results, &["resultado", "resultados"]),
                (Part::Order, &["orden", "orden de los sucesos"]),
                (Part::Denied, &["no ocurre"]),
                (Part::Without, &["sin la regla"]),
            ],
            Lang::Pt => [
                (Part::Cards, &["cards"]),
                (Part::Situation, &["situacao"]),
                (Part::Script, &["acoes", "o que se faz"]),
                (Part::Results, &["resultado", "resultados"]),
                (Part::Order, &["ordem", "ordem dos acontecimentos"]),
                (Part::Denied, &["nao acontece"]),
                (Part::Without, &["sem a regra"]),
            ],
            Lang::En => [
                (Part::Cards, &["cards"]),
                (Part::Situation, &["situation"]),
                (Part::Script, &["actions", "what is done"]),
                (Part::Results, &["result", "results"]),
                (Part::Order, &["order", "order of events"]),
                (Part::Denied, &["does not happen"]),
                (Part::Without, &["without the rule"]),
            ],
        }
    }

    /// The part with a heading, which is given without case and accents.
    pub fn named(lang: Lang, heading: &str) -> Option<Part> {
        let found = Part::headings(lang).into_iter().find(|(_, names)| names.contains(&heading));
        found.map(|(part, _)| part)
    }
}

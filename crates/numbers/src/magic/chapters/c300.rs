// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 300. General

use vademecum_vocab::{Game, Rule};

/// **300** General · Geral
pub const R300: Rule = Rule::new(Game::Magic, 661);

/// **300.1**
///
/// *es:* Los tipos de carta son 15: los permanentes artefacto, batalla, criatura, encantamiento, planeswalker y tierra; conjuro, instantáneo y estirpe; y conspiración, fenómeno, mazmorra, plan, plano y vanguard.
///
/// *pt:* São 15 os tipos de card: artefato, batalha, criatura, encantamento, planeswalker e terreno, que são de permanente; feitiço, mágica instantânea e estirpe; e conspiração, esquema, fenômeno, masmorra, plano e vanguard.
pub const R300_1: Rule = Rule::new(Game::Magic, 662);

/// **300.2**
///
/// *es:* Un objeto puede tener varios tipos, como la criatura artefacto: reúne lo propio de todos, y lo que afecte a alguno lo afecta.
///
/// *pt:* Com mais de um tipo (uma criatura artefato, digamos), o objeto tem o que é próprio de todos eles e sofre o que afetar qualquer um deles.
pub const R300_2: Rule = Rule::new(Game::Magic, 663);

/// **300.2a**
///
/// *es:* Si un objeto es tierra y además otra cosa, como una tierra artefacto, solo se juega como tierra; nunca se lanza como hechizo.
///
/// *pt:* Um terreno artefato, ou terreno com qualquer outro tipo, nunca é conjurado: só se joga como terreno.
pub const R300_2A: Rule = Rule::new(Game::Magic, 664);

/// **300.2b**
///
/// *es:* El otro tipo, que toda carta de estirpe tiene, dice qué reglas rigen cómo se lanza y se resuelve.
///
/// *pt:* Nenhum card de estirpe é só isso: seu outro tipo dita como ele é conjurado e como resolve.
pub const R300_2B: Rule = Rule::new(Game::Magic, 665);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 304. Instantáneos

use vademecum_vocab::{Game, Rule};

/// **304** Instantáneos · Mágicas instantâneas
pub const R304: Rule = Rule::new(Game::Magic, 714);

/// **304.1**
///
/// *es:* Para lanzar un instantáneo de la mano basta tener prioridad; como hechizo, usa la pila (regla 601).
///
/// *pt:* Ter prioridade basta para poder conjurar da mão uma mágica instantânea; ela usa a pilha (regra 601).
pub const R304_1: Rule = Rule::new(Game::Magic, 715);

/// **304.2**
///
/// *es:* Se hace lo que su texto dice cuando se resuelve; después, el instantáneo va al cementerio de su propietario.
///
/// *pt:* Resolver uma mágica instantânea é fazer o que manda seu texto de regras e, no fim, pô-la no cemitério do dono.
pub const R304_2: Rule = Rule::new(Game::Magic, 716);

/// **304.3**
///
/// *es:* Tras la raya puede haber uno o más tipos de hechizo, de una palabra cada uno («Instantáneo — Arcano»). Son los mismos que los de los conjuros (regla 205.3k).
///
/// *pt:* Cada palavra após o travessão (“Mágica instantânea — Arcana”) é um subtipo, chamado tipo de mágica; pode haver vários, e são os mesmos dos feitiços (regra 205.3k).
pub const R304_3: Rule = Rule::new(Game::Magic, 717);

/// **304.4**
///
/// *es:* Un instantáneo nunca entra al campo de batalla: si fuera a hacerlo, se queda donde estaba.
///
/// *pt:* Mágica instantânea não entra no campo de batalha; se fosse entrar, fica na zona em que estava.
pub const R304_4: Rule = Rule::new(Game::Magic, 718);

/// **304.5**
///
/// *es:* Para lo que puede hacerse «en cualquier momento en que podría lanzar un instantáneo» o «solo como instantáneo» basta la prioridad. No hace falta un instantáneo que lanzar, ni lo impiden efectos que prohíban lanzarlos, salvo si se trata justamente de lanzar uno.
///
/// *pt:* “Quando poderia conjurar uma mágica instantânea” e “só como mágica instantânea” exigem apenas prioridade, sem que seja preciso ter uma para conjurar. Efeitos que proíbem conjurá-las não atrapalham, salvo se a ação for conjurar uma delas.
pub const R304_5: Rule = Rule::new(Game::Magic, 719);

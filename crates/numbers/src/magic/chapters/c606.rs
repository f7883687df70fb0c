// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 606. Habilidades de lealtad

use vademecum_vocab::{Game, Rule};

/// **606** Habilidades de lealtad · Habilidades de lealdade
pub const R606: Rule = Rule::new(Game::Magic, 1208);

/// **606.1**
///
/// *es:* Las habilidades de lealtad son un tipo de habilidad activada con reglas especiales.
///
/// *pt:* Certas habilidades ativadas são de lealdade e obedecem a regras próprias.
pub const R606_1: Rule = Rule::new(Game::Magic, 1209);

/// **606.2**
///
/// *es:* Una habilidad activada es de lealtad si su coste lleva un símbolo de lealtad. Normalmente solo las tienen los planeswalkers.
///
/// *pt:* O símbolo de lealdade no custo é o que faz de uma habilidade ativada uma habilidade de lealdade; em geral só planeswalkers as têm.
pub const R606_2: Rule = Rule::new(Game::Magic, 1210);

/// **606.3**
///
/// *es:* En fase principal propia, con prioridad y pila vacía, el controlador puede activarla si nadie activó ese turno ninguna habilidad de lealtad del permanente.
///
/// *pt:* Só numa fase principal própria, com prioridade e pilha vazia, o controlador pode ativar habilidade de lealdade da permanente, se ninguém ainda ativou uma dela no turno.
pub const R606_3: Rule = Rule::new(Game::Magic, 1211);

/// **606.4**
///
/// *es:* Activar una habilidad de lealtad cuesta poner en ese permanente, o quitarle, los contadores de lealtad que indica el símbolo. Otros efectos pueden modificarlo.
///
/// *pt:* Paga-se uma habilidade de lealdade colocando na permanente, ou removendo dela, tantos marcadores de lealdade quantos o símbolo indica; outros efeitos podem alterar esse custo.
pub const R606_4: Rule = Rule::new(Game::Magic, 1212);

/// **606.5**
///
/// *es:* Cuando el coste total tiene varias partes que ponen o quitan contadores de lealtad, todas se juntan en un solo coste de poner o quitar.
///
/// *pt:* Havendo no custo total várias partes que adicionam ou removem marcadores de lealdade, faz-se o saldo e paga-se um custo só.
pub const R606_5: Rule = Rule::new(Game::Magic, 1213);

/// **606.6**
///
/// *es:* Si el coste de una habilidad de lealtad, contados los adicionales, es negativo, solo se puede activar con al menos esa cantidad de contadores de lealtad en el permanente.
///
/// *pt:* Custo de lealdade negativo, já somados os adicionais, exige que a permanente tenha no mínimo essa quantidade de marcadores de lealdade; sem eles, não se ativa.
pub const R606_6: Rule = Rule::new(Game::Magic, 1214);

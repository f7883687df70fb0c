// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 714. Carta de Saga

use vademecum_vocab::{Game, Rule};

/// **714** Carta de Saga · Cards de Saga
pub const R714: Rule = Rule::new(Game::Magic, 2664);

/// **714.1**
///
/// *es:* Las Sagas tienen el recuadro de texto en franjas, con símbolos de capítulo; la ilustración, vertical a la derecha; la línea de tipo, al pie.
///
/// *pt:* Vê-se que um card é Saga pela caixa de texto em faixas com símbolos de capítulo, pela ilustração em pé à direita e pela linha de tipo na borda de baixo.
pub const R714_1: Rule = Rule::new(Game::Magic, 2665);

/// **714.2**
///
/// *es:* Detrás de cada símbolo de capítulo, que es una habilidad de palabra clave, hay una disparada: la habilidad de capítulo.
///
/// *pt:* Habilidades de capítulo são desencadeadas; cada símbolo de capítulo, uma palavra-chave de habilidade, representa uma delas.
pub const R714_2: Rule = Rule::new(Game::Magic, 2666);

/// **714.2a**
///
/// *es:* Dentro del símbolo va un número romano (I vale 1; II, 2; III, 3; y así los demás). Aquí se escribe {rN}.
///
/// *pt:* Um algarismo romano dentro do símbolo, {rN} nestas regras, dá o valor: I é 1, II é 2, III é 3 e assim por diante.
pub const R714_2A: Rule = Rule::new(Game::Magic, 2667);

/// **714.2b**
///
/// *es:* El capítulo N se dispara cuando, al ponerse uno o más contadores de sabiduría en la Saga, esta pasa de tener menos de N a tener N o más.
///
/// *pt:* A Saga tinha menos de N marcadores de conhecimento, recebeu um ou mais e agora tem N ou mais: é isso que desencadeia o capítulo N.
pub const R714_2B: Rule = Rule::new(Game::Magic, 2668);

/// **714.2c**
///
/// *es:* Dos números delante de un efecto son dos habilidades de capítulo con ese efecto, una por número.
///
/// *pt:* Se dois números dividem um efeito, cada um é um capítulo à parte com aquele efeito.
pub const R714_2C: Rule = Rule::new(Game::Magic, 2669);

/// **714.2d**
///
/// *es:* De todas las habilidades de capítulo que tiene la Saga, la de mayor valor da el número de capítulo final; si no tiene ninguna, es 0.
///
/// *pt:* O número do capítulo final é o valor mais alto entre as habilidades de capítulo que a Saga tem; não tendo nenhuma, 0.
pub const R714_2D: Rule = Rule::new(Game::Magic, 2670);

/// **714.2e**
///
/// *es:* La habilidad de capítulo final es aquella cuyo símbolo lleva el número de capítulo final de la Saga.
///
/// *pt:* Chama-se habilidade de capítulo final a que traz no símbolo o número do capítulo final da Saga.
pub const R714_2E: Rule = Rule::new(Game::Magic, 2671);

/// **714.3**
///
/// *es:* Los contadores de sabiduría marcan por dónde va la Saga.
///
/// *pt:* O andamento da Saga se conta em marcadores de conhecimento.
pub const R714_3: Rule = Rule::new(Game::Magic, 2672);

/// **714.3a**
///
/// *es:* Al entrar una Saga, su controlador le pone un contador de sabiduría. Con adelanto, en cambio, él elige un número desde uno hasta el del capítulo final y la Saga entra con esa cantidad (regla 702.155).
///
/// *pt:* Conforme a Saga entra, o controlador põe nela um marcador de conhecimento ou, se ela tem leitura adiantada (regra 702.155), escolhe um número, de um até o do capítulo final, e ela entra com tantos marcadores.
pub const R714_3A: Rule = Rule::new(Game::Magic, 2673);

/// **714.3b**
///
/// *es:* Cada Saga recibe un contador de sabiduría de su controlador cuando empieza la fase principal precombate de este. Es una acción basada en turno, sin pila.
///
/// *pt:* No começo da própria fase principal pré-combate, o jogador põe em cada Saga que controla um marcador de conhecimento; é ação baseada no turno e não usa a pilha.
pub const R714_3B: Rule = Rule::new(Game::Magic, 2674);

/// **714.4**
///
/// *es:* Por acción basada en estado, sin pila, su controlador sacrifica la Saga cuyos contadores de sabiduría alcancen su capítulo final, salvo si una habilidad de capítulo suya disparada no ha dejado la pila.
///
/// *pt:* Ação baseada no estado: o controlador sacrifica a Saga cujos marcadores de conhecimento igualam ou passam o capítulo final, salvo se habilidade de capítulo desencadeada dela não deixou a pilha.
pub const R714_4: Rule = Rule::new(Game::Magic, 2675);

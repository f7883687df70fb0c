// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 722. El Monarca

use vademecum_vocab::{Game, Rule};

/// **722** El Monarca · Monarca
pub const R722: Rule = Rule::new(Game::Magic, 2756);

/// **722.1**
///
/// *es:* Monarca es una designación de jugador. En el juego no hay ninguno hasta que un efecto dice a alguien que lo sea.
///
/// *pt:* Um jogador pode ter a designação de monarca. No começo ninguém a tem: é preciso um efeito que torne um jogador monarca.
pub const R722_1: Rule = Rule::new(Game::Magic, 2757);

/// **722.2**
///
/// *es:* El monarca trae dos habilidades disparadas sin fuente, que controla quien era monarca al dispararse (excepción a la regla 113.8). Al comienzo de su paso final roba una carta; y cada vez que una criatura le hace daño de combate, el controlador de esta se convierte en monarca.
///
/// *pt:* Ser monarca traz duas habilidades desencadeadas sem fonte, controladas por quem o era na hora (exceção à regra 113.8): no início de sua etapa final, o monarca compra um card; a criatura que lhe causa dano de combate torna monarca quem a controla.
pub const R722_2: Rule = Rule::new(Game::Magic, 2758);

/// **722.3**
///
/// *es:* Nunca hay dos monarcas a la vez: el nuevo desplaza al anterior.
///
/// *pt:* Nunca há dois monarcas: quando um jogador se torna monarca, o anterior deixa de ser.
pub const R722_3: Rule = Rule::new(Game::Magic, 2759);

/// **722.4**
///
/// *es:* Al irse del juego el monarca, en ese instante lo es el jugador activo; si este también se va o no hay jugador activo, el siguiente en orden de turno. El juego sigue sin monarca si ya nadie puede serlo.
///
/// *pt:* Quando o monarca deixa o jogo, o jogador ativo assume no mesmo instante, ou então, se este está saindo ou não existe, o próximo na ordem de turno. Ninguém podendo assumir, segue-se sem monarca.
pub const R722_4: Rule = Rule::new(Game::Magic, 2760);

/// **722.5**
///
/// *es:* El efecto continuo de una habilidad estática que depende de quién es el monarca no hace nada si al empezar a aplicarse no lo hay; espera a que alguien lo sea (regla 613).
///
/// *pt:* Se um efeito contínuo de habilidade estática depende de quem é o monarca e não há nenhum quando começa a aplicar-se, nada faz até haver um (regra 613).
pub const R722_5: Rule = Rule::new(Game::Magic, 2761);

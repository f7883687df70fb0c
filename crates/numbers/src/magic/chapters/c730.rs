// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 730. Manejando acciones ilegales

use vademecum_vocab::{Game, Rule};

/// **730** Manejando acciones ilegales · Lidando com ações ilegais
pub const R730: Rule = Rule::new(Game::Magic, 2837);

/// **730.1**
///
/// *es:* Una acción ilegal, o que no puede completarse legalmente, se deshace entera, pagos incluidos; nada se dispara ni se aplica por ella, y el hechizo vuelve adonde estaba. Cada jugador puede deshacer las habilidades de maná legales que activó entretanto, salvo si su maná, o el de las disparadas de maná que causaron, se gastó en otra habilidad de maná no deshecha. Nadie puede deshacer lo que movió cartas a una biblioteca o de ella a otra zona que no sea la pila, la barajó o mostró cartas suyas.
///
/// *pt:* A ação ilegal, ou que começou e não pode ser concluída legalmente, é toda desfeita, inclusive pagamentos, sem nada desencadear nem se aplicar; a mágica volta à zona de origem. Cada jogador pode desfazer as habilidades de mana legais que ativou nesse meio-tempo, salvo se o mana delas, ou das desencadeadas de mana que provocaram, pagou outra habilidade de mana não desfeita. Não se desfaz o que pôs cards num grimório, tirou-os dele (exceto para a pilha), embaralhou-o ou revelou cards dele.
pub const R730_1: Rule = Rule::new(Game::Magic, 2838);

/// **730.2**
///
/// *es:* Quien tenía la prioridad la conserva al deshacerse un hechizo o habilidad ilegal: puede repetirlo legalmente, hacer otra cosa permitida o pasar.
///
/// *pt:* Desfeita a mágica ou habilidade ilegal, a prioridade continua com quem a tinha, que pode refazê-la de modo legal, fazer outra ação permitida ou passar.
pub const R730_2: Rule = Rule::new(Game::Magic, 2839);

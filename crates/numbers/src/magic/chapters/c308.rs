// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 308. Estirpe

use vademecum_vocab::{Game, Rule};

/// **308** Estirpe · Estirpe
pub const R308: Rule = Rule::new(Game::Magic, 753);

/// **308.1**
///
/// *es:* Para lanzar y resolver una carta de estirpe se siguen las reglas de su otro tipo, que siempre lo hay.
///
/// *pt:* Todo card de estirpe tem outro tipo, e são as regras desse tipo que valem para conjurá-lo e resolvê-lo.
pub const R308_1: Rule = Rule::new(Game::Magic, 754);

/// **308.2**
///
/// *es:* Los subtipos de estirpe son los de criatura y se llaman tipos de criatura (regla 205.3m). Van tras una raya («Encantamiento estirpe — Tritón»), normalmente de una palabra; puede haber varios.
///
/// *pt:* Estirpe usa os subtipos das criaturas, os tipos de criatura (regra 205.3m): vêm depois do travessão, em geral com uma palavra só, e pode haver vários.
pub const R308_2: Rule = Rule::new(Game::Magic, 755);

/// **308.3**
///
/// *es:* Algunas cartas antiguas de estirpe dicen «tribal»; tienen errata en la referencia Oracle.
///
/// *pt:* O nome antigo do tipo era “tribal”; os cards impressos assim têm errata no Oracle.
pub const R308_3: Rule = Rule::new(Game::Magic, 756);

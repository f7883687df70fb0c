// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 700. General

use vademecum_vocab::{Game, Rule};

/// **700** General · Geral
pub const R700: Rule = Rule::new(Game::Magic, 1423);

/// **700.1**
pub const R700_1: Rule = Rule::new(Game::Magic, 1424);

/// **700.2**
pub const R700_2: Rule = Rule::new(Game::Magic, 1425);

/// **700.2a**
pub const R700_2A: Rule = Rule::new(Game::Magic, 1426);

/// **700.2b**
pub const R700_2B: Rule = Rule::new(Game::Magic, 1427);

/// **700.2c**
pub const R700_2C: Rule = Rule::new(Game::Magic, 1428);

/// **700.2d**
pub const R700_2D: Rule = Rule::new(Game::Magic, 1429);

/// **700.2e**
pub const R700_2E: Rule = Rule::new(Game::Magic, 1430);

/// **700.2f**
pub const R700_2F: Rule = Rule::new(Game::Magic, 1431);

/// **700.2g**
pub const R700_2G: Rule = Rule::new(Game::Magic, 1432);

/// **700.2h**
pub const R700_2H: Rule = Rule::new(Game::Magic, 1433);

/// **700.2i**
pub const R700_2I: Rule = Rule::new(Game::Magic, 1434);

/// **700.3**
pub const R700_3: Rule = Rule::new(Game::Magic, 1435);

/// **700.3a**
pub const R700_3A: Rule = Rule::new(Game::Magic, 1436);

/// **700.3b**
pub const R700_3B: Rule = Rule::new(Game::Magic, 1437);

/// **700.3c**
pub const R700_3C: Rule = Rule::new(Game::Magic, 1438);

/// **700.3d**
pub const R700_3D: Rule = Rule::new(Game::Magic, 1439);

/// **700.4**
pub const R700_4: Rule = Rule::new(Game::Magic, 1440);

/// **700.5**
pub const R700_5: Rule = Rule::new(Game::Magic, 1441);

/// **700.5a**
pub const R700_5A: Rule = Rule::new(Game::Magic, 1442);

/// **700.6**
pub const R700_6: Rule = Rule::new(Game::Magic, 1443);

/// **700.7**
pub const R700_7: Rule = Rule::new(Game::Magic, 1444);

/// **700.8**
pub const R700_8: Rule = Rule::new(Game::Magic, 1445);

/// **700.8a**
pub const R700_8A: Rule = Rule::new(Game::Magic, 1446);

/// **700.8b**
pub const R700_8B: Rule = Rule::new(Game::Magic, 1447);

/// **700.8c**
pub const R700_8C: Rule = Rule::new(Game::Magic, 1448);

/// **700.8d**
pub const R700_8D: Rule = Rule::new(Game::Magic, 1449);

/// **700.9**
pub const R700_9: Rule = Rule::new(Game::Magic, 1450);

/// **700.10**
pub const R700_10: Rule = Rule::new(Game::Magic, 1451);

/// **700.11**
pub const R700_11: Rule = Rule::new(Game::Magic, 1452);

/// **700.12**
pub const R700_12: Rule = Rule::new(Game::Magic, 1453);

/// **700.12a**
pub const R700_12A: Rule = Rule::new(Game::Magic, 1454);

/// **700.13**
pub const R700_13: Rule = Rule::new(Game::Magic, 1455);

/// **700.14**
pub const R700_14: Rule = Rule::new(Game::Magic, 1456);

/// **700.15**
pub const R700_15: Rule = Rule::new(Game::Magic, 1457);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 712. Cartas de dos caras

use vademecum_vocab::{Game, Rule};

/// **712** Cartas de dos caras · Cards dupla face
pub const R712: Rule = Rule::new(Game::Magic, 2598);

/// **712.1**
pub const R712_1: Rule = Rule::new(Game::Magic, 2599);

/// **712.2**
pub const R712_2: Rule = Rule::new(Game::Magic, 2600);

/// **712.2a**
pub const R712_2A: Rule = Rule::new(Game::Magic, 2601);

/// **712.2b**
pub const R712_2B: Rule = Rule::new(Game::Magic, 2602);

/// **712.2c**
pub const R712_2C: Rule = Rule::new(Game::Magic, 2603);

/// **712.3**
pub const R712_3: Rule = Rule::new(Game::Magic, 2604);

/// **712.3a**
pub const R712_3A: Rule = Rule::new(Game::Magic, 2605);

/// **712.3b**
pub const R712_3B: Rule = Rule::new(Game::Magic, 2606);

/// **712.3c**
pub const R712_3C: Rule = Rule::new(Game::Magic, 2607);

/// **712.4**
pub const R712_4: Rule = Rule::new(Game::Magic, 2608);

/// **712.4a**
pub const R712_4A: Rule = Rule::new(Game::Magic, 2609);

/// **712.4b**
pub const R712_4B: Rule = Rule::new(Game::Magic, 2610);

/// **712.5**
pub const R712_5: Rule = Rule::new(Game::Magic, 2611);

/// **712.5a**
pub const R712_5A: Rule = Rule::new(Game::Magic, 2612);

/// **712.5b**
pub const R712_5B: Rule = Rule::new(Game::Magic, 2613);

/// **712.5c**
pub const R712_5C: Rule = Rule::new(Game::Magic, 2614);

/// **712.5d**
pub const R712_5D: Rule = Rule::new(Game::Magic, 2615);

/// **712.5e**
pub const R712_5E: Rule = Rule::new(Game::Magic, 2616);

/// **712.5f**
pub const R712_5F: Rule = Rule::new(Game::Magic, 2617);

/// **712.6**
pub const R712_6: Rule = Rule::new(Game::Magic, 2618);

/// **712.7**
pub const R712_7: Rule = Rule::new(Game::Magic, 2619);

/// **712.8**
pub const R712_8: Rule = Rule::new(Game::Magic, 2620);

/// **712.8a**
pub const R712_8A: Rule = Rule::new(Game::Magic, 2621);

/// **712.8b**
pub const R712_8B: Rule = Rule::new(Game::Magic, 2622);

/// **712.8c**
pub const R712_8C: Rule = Rule::new(Game::Magic, 2623);

/// **712.8d**
pub const R712_8D: Rule = Rule::new(Game::Magic, 2624);

/// **712.8e**
pub const R712_8E: Rule = Rule::new(Game::Magic, 2625);

/// **712.8f**
pub const R712_8F: Rule = Rule::new(Game::Magic, 2626);

/// **712.8g**
pub const R712_8G: Rule = Rule::new(Game::Magic, 2627);

/// **712.9**
pub const R712_9: Rule = Rule::new(Game::Magic, 2628);

/// **712.10**
pub const R712_10: Rule = Rule::new(Game::Magic, 2629);

/// **712.11**
pub const R712_11: Rule = Rule::new(Game::Magic, 2630);

/// **712.11a**
pub const R712_11A: Rule = Rule::new(Game::Magic, 2631);

/// **712.11b**
pub const R712_11B: Rule = Rule::new(Game::Magic, 2632);

/// **712.11c**
pub const R712_11C: Rule = Rule::new(Game::Magic, 2633);

/// **712.11d**
pub const R712_11D: Rule = Rule::new(Game::Magic, 2634);

/// **712.12**
pub const R712_12: Rule = Rule::new(Game::Magic, 2635);

/// **712.13**
pub const R712_13: Rule = Rule::new(Game::Magic, 2636);

/// **712.13a**
pub const R712_13A: Rule = Rule::new(Game::Magic, 2637);

/// **712.14**
pub const R712_14: Rule = Rule::new(Game::Magic, 2638);

/// **712.14a**
pub const R712_14A: Rule = Rule::new(Game::Magic, 2639);

/// **712.14b**
pub const R712_14B: Rule = Rule::new(Game::Magic, 2640);

/// **712.14c**
pub const R712_14C: Rule = Rule::new(Game::Magic, 2641);

/// **712.15**
pub const R712_15: Rule = Rule::new(Game::Magic, 2642);

/// **712.15a**
pub const R712_15A: Rule = Rule::new(Game::Magic, 2643);

/// **712.16**
pub const R712_16: Rule = Rule::new(Game::Magic, 2644);

/// **712.17**
pub const R712_17: Rule = Rule::new(Game::Magic, 2645);

/// **712.18**
pub const R712_18: Rule = Rule::new(Game::Magic, 2646);

/// **712.19**
pub const R712_19: Rule = Rule::new(Game::Magic, 2647);

/// **712.20**
pub const R712_20: Rule = Rule::new(Game::Magic, 2648);

/// **712.21**
pub const R712_21: Rule = Rule::new(Game::Magic, 2649);

/// **712.21a**
pub const R712_21A: Rule = Rule::new(Game::Magic, 2650);

/// **712.21b**
pub const R712_21B: Rule = Rule::new(Game::Magic, 2651);

/// **712.21c**
pub const R712_21C: Rule = Rule::new(Game::Magic, 2652);

/// **712.21d**
pub const R712_21D: Rule = Rule::new(Game::Magic, 2653);

/// **712.21e**
pub const R712_21E: Rule = Rule::new(Game::Magic, 2654);

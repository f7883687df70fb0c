//! Embalm (702.128): an activated ability of a card in a graveyard, which makes a token of it (702.128a).

use vademecum_abilities::{
    Ability, Color, Colors, Effect, Exception, Instruction, Keyword, KeywordAbility, Objects, Slot,
};
use vademecum_rule_ids::magic::{R702_128A, R702_128B};

use super::{KeywordRules, becomes_zombie_token};

/// 702.128.
pub(crate) struct Embalm;

/// The token.
const TOKEN: Slot = Slot::FIRST_FREE;

impl KeywordRules for Embalm {
    const KEYWORD: Keyword = Keyword(128);
    const NAMES: [&str; 3] = ["embalsamar", "embalsamar", "embalm"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let white = vec![Exception::Colors(Colors::only(Color::White))];
        // 702.128b: the token is embalmed.
        let embalmed =
            Instruction { by: Some(R702_128B), ..Effect::Practice(Self::KEYWORD, Objects::Slot(TOKEN)).into() };
        vec![becomes_zombie_token(of, white, (TOKEN, vec![embalmed]), R702_128A)]
    }
}

//! Ascend (702.131): a player with ten permanents becomes blessed, and stays so until the game ends.

use smallvec::SmallVec;
use vademecum_abilities::{
    Ability, Condition, Effect, Filter, Instruction, Keyword, KeywordAbility, KeywordDeed, Players, SpellAbility,
};
use vademecum_rule_ids::magic::{R702_131A, R702_131B, R702_131D};

use super::KeywordRules;
use crate::{
    Recorder,
    cx::Cx,
    deed::{Acted, Deed},
    id::PlayerId,
    layers,
};

/// 702.131.
pub(crate) struct Ascend;

/// The number of permanents that a player needs for it.
const TEN: i32 = 10;

impl KeywordRules for Ascend {
    const KEYWORD: Keyword = Keyword(131);
    const NAMES: [&str; 3] = ["ascender", "ascender", "ascend"];

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let blessed = Effect::Act(KeywordDeed::Ability(Self::KEYWORD), Players::You);
        let ten = Condition::at_least(TEN, Filter::Any.yours());
        let program = Instruction {
            by: Some(R702_131A),
            ..Effect::If { condition: ten, then: vec![blessed.into()], otherwise: Vec::new() }.into()
        };
        vec![Ability::Spell(SpellAbility { program: vec![program], ..SpellAbility::default() })]
    }
}

/// Makes a player blessed (702.131a); nothing takes that back.
pub(crate) fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) {
    cx.state.player_mut(player).blessed = true;
}

/// Gives the city's blessing to each player who controls ten permanents, one of them with ascend (702.131b). Returns
/// whether a player got it.
#[inline]
pub(crate) fn bless<R: Recorder>(cx: &mut Cx<'_, R>) -> bool {
    cx.state.cards.has_keyword(Ascend::KEYWORD) && bless_those_due(cx)
}

fn bless_those_due<R: Recorder>(cx: &mut Cx<'_, R>) -> bool {
    let own = |player: PlayerId| cx.state.permanents().filter(move |(_, now)| now.controller == player);
    let is_due = |player: &PlayerId| {
        let ascends = own(*player).any(|(_, now)| now.keywords.has(Ascend::KEYWORD));
        let enough = own(*player).count() >= TEN as usize;
        !cx.state.player(*player).blessed && ascends && cx.when(R702_131B, enough)
    };
    let due: SmallVec<[PlayerId; 2]> = cx.state.in_turn_order(cx.state.turn.active).filter(is_due).collect();
    for &player in &due {
        carry_out(cx, player);
        cx.tell(&Deed::Act(Acted { action: Ascend::KEYWORD.into(), player, object: None }));
    }
    if !due.is_empty() {
        cx.state.stale.characteristics = true;
        // 702.131d: continuous effects are applied again before anything triggers.
        if cx.rule(R702_131D) {
            layers::refresh(cx);
        }
    }
    !due.is_empty()
}

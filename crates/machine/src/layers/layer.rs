//! The layers and sublayers, and the one in which each change is applied.

use vademecum_abilities::Change;
use vademecum_rule_ids::magic::{
    R613_1A, R613_1B, R613_1C, R613_1D, R613_1E, R613_1F, R613_1G, R613_2A, R613_4A, R613_4B, R613_4C, R613_4D,
    R613_10, R613_11,
};
use vademecum_vocab::RuleId;

use crate::{Recorder, cx::Look};

/// The layers and sublayers (613.1, 613.2, 613.4), and behind them the effects on players (613.10) and on the rules of
/// the game (613.11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Layer {
    /// 1a: copy effects.
    Copy,
    /// 2: control.
    Control,
    /// 3: text.
    Text,
    /// 4: types.
    Types,
    /// 5: colors.
    Colors,
    /// 6: abilities.
    Abilities,
    /// 7a: power and toughness that are defined.
    Define,
    /// 7b: power and toughness that are set.
    Set,
    /// 7c: changes of power and toughness that set nothing.
    Modify,
    /// 7d: switched power and toughness.
    Switch,
    /// Players.
    Players,
    /// Rules of the game.
    Rules,
}

/// A set of layers, one bit each.
pub(super) type LayerMask = u16;

impl Layer {
    /// Those behind layer 1, in order.
    pub(super) const BEHIND_COPIES: [Layer; 11] = [
        Layer::Control,
        Layer::Text,
        Layer::Types,
        Layer::Colors,
        Layer::Abilities,
        Layer::Define,
        Layer::Set,
        Layer::Modify,
        Layer::Switch,
        Layer::Players,
        Layer::Rules,
    ];

    /// The sublayers of layer 7.
    pub(super) const SIZES: LayerMask =
        Layer::Define.mask() | Layer::Set.mask() | Layer::Modify.mask() | Layer::Switch.mask();

    pub(super) const fn mask(self) -> LayerMask {
        1 << self as u8
    }

    /// The layer of a change; whether its effect defines characteristics makes a difference for power and toughness.
    pub(super) const fn of(change: &Change, defines: bool) -> Layer {
        match change {
            Change::CopyOf(..) => Layer::Copy,
            Change::Control(_) => Layer::Control,
            Change::ReplaceWord(..)
            | Change::ExchangeText(_)
            | Change::FullTextOf(_)
            | Change::SetName(_)
            | Change::AddWords(..)
            | Change::AllNames(_) => Layer::Text,
            Change::AddTypes(_)
            | Change::SetTypes(_)
            | Change::RemoveTypes(_)
            | Change::AddSubtypes(_)
            | Change::SetLandTypes(_)
            | Change::AddSupertypes(_) => Layer::Types,
            Change::SetColors(_) | Change::AddColors(_) | Change::SetColorIn(_) => Layer::Colors,
            Change::Gain(_)
            | Change::GainAbility(_)
            | Change::GainThat(_)
            | Change::GainChosen(..)
            | Change::GainActivatedOf(_)
            | Change::Lose(_)
            | Change::CantHave(_)
            | Change::LoseAbilities => Layer::Abilities,
            Change::Define(..) if defines => Layer::Define,
            Change::Define(..) | Change::Set(..) | Change::SetPower(_) | Change::SetToughness(_) => Layer::Set,
            Change::Modify(..) => Layer::Modify,
            Change::Switch => Layer::Switch,
            Change::PlayersGain(..)
            | Change::PlayersGainAbility(..)
            | Change::MoreDevotion(_)
            | Change::SurveilsMore(_)
            | Change::ControlsSearchers
            | Change::PlaysMoreLands(..)
            | Change::RevealsFirstDraw(..)
            | Change::CantPlayLands(_)
            | Change::Rolls(..) => Layer::Players,
            Change::MoreVotes(_) => Layer::Players,
            Change::CantAttack
            | Change::CantActivate
            | Change::Goaded
            | Change::AttacksAsThough(_)
            | Change::CantBlock
            | Change::CantBeBlocked
            | Change::CantBeBlockedByStronger
            | Change::MustAttack
            | Change::MustAttackPlayers(_)
            | Change::CantAttackAlone
            | Change::CantBlockAlone
            | Change::CantCrew
            | Change::AttackersAtMost(_)
            | Change::BlockersAtMost(_)
            | Change::BlockedByAtMost(_)
            | Change::MustBlock
            | Change::MustBeBlocked
            | Change::MustBeBlockedByAll
            | Change::MustBlockThat(_)
            | Change::CanBlockMore(_)
            | Change::CostsToAttack(_)
            | Change::CostsToBlock(_)
            | Change::MayPayToAttack(..)
            | Change::TriggersAgain
            | Change::DoesntUntap
            | Change::CantBeCountered
            | Change::CantTransform
            | Change::CantHaveCounters
            | Change::CantHaveMoreCounters(..)
            | Change::ShowsTop { .. } => Layer::Rules,
        }
    }

    /// The rules that the layer is: without one of them, its effects change nothing.
    const fn rules(self) -> (RuleId, Option<RuleId>) {
        match self {
            Layer::Copy => (R613_1A, Some(R613_2A)),
            Layer::Control => (R613_1B, None),
            Layer::Text => (R613_1C, None),
            Layer::Types => (R613_1D, None),
            Layer::Colors => (R613_1E, None),
            Layer::Abilities => (R613_1F, None),
            Layer::Define => (R613_1G, Some(R613_4A)),
            Layer::Set => (R613_1G, Some(R613_4B)),
            Layer::Modify => (R613_1G, Some(R613_4C)),
            Layer::Switch => (R613_1G, Some(R613_4D)),
            Layer::Players => (R613_10, None),
            Layer::Rules => (R613_11, None),
        }
    }

    /// Whether its rules are in force.
    pub(super) fn applies<R: Recorder>(self, look: Look<'_, R>) -> bool {
        let (layer, sublayer) = self.rules();
        look.rule(layer) && sublayer.is_none_or(|rule| look.rule(rule))
    }
}

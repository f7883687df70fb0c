//! Readings: where the document contradicts itself or is silent, what is decided, as named options.
//!
//! `rules/myl/open-questions.md` says for each what is open, and in which sections.

/// The readings with which a game is played; the default is what the open questions recommend.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Readings {
    /// How changes of strength add up (4.2.1, 6.15).
    pub strength: StrengthReading,
    /// Where the floor of 0 is applied to strength (4.2.1).
    pub floor: FloorReading,
    /// Who declares first of abilities that trigger at the same time (4.6.6, 4.6.7).
    pub first_declarer: FirstDeclarer,
    /// Whether destruction by combat can be prevented (4.10, 5.3.4).
    pub combat_is_prevented: bool,
    /// Whether an ability that “puede” … “hasta” may do nothing (4.6.9).
    pub up_to_may_be_zero: bool,
    /// Whether a card must have been an ally in the last Agrupación to attack, or in play in whatever role (4.2.1).
    pub attacker_must_have_been_ally: bool,
    /// How often each player may annul or respond while a card is being played (4.5.3.5).
    pub responses_to_playing: u8,
    /// The number of cards with which a game begins; the document does not say it.
    pub opening_hand: u8,
    /// Whether the player who begins draws at the end of the first turn; the document does not say it.
    pub first_player_draws: bool,
}

impl Default for Readings {
    fn default() -> Self {
        Readings {
            strength: StrengthReading::InOrder,
            floor: FloorReading::OfTotal,
            first_declarer: FirstDeclarer::ControllerOfCause,
            combat_is_prevented: false,
            up_to_may_be_zero: false,
            attacker_must_have_been_ally: false,
            responses_to_playing: 1,
            opening_hand: 8,
            first_player_draws: true,
        }
    }
}

/// How changes of strength add up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StrengthReading {
    /// Changes apply to the current strength in the order in which they began; only a replaced base comes first.
    InOrder,
    /// What sets or doubles strength comes first, what adds to it or takes from it last.
    AddedLast,
}

/// Where strength stops at 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FloorReading {
    /// The total is never below 0.
    OfTotal,
    /// No change leads below 0.
    OfEachChange,
}

/// Who declares first of abilities that trigger at the same time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FirstDeclarer {
    /// The controller of the effect that caused them; the active player where there is none.
    ControllerOfCause,
    /// The active player.
    ActivePlayer,
}

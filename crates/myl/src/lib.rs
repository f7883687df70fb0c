//! The engine of *Mitos y Leyendas*, Primer Bloque: a state and a choice give the next state.
//!
//! A [`State`] is a value: it can be copied, compared and continued. It waits for a [`Decision`]; what may be chosen is
//! listed by [`State::choices`], and [`State::play`] checks a [`Choice`] by the same predicate, refuses it with the section
//! that forbids it, or goes on to the next decision. Sections are cited where they decide, and games can be played without
//! them ([`Journal::without`]).
//!
//! There is no stack in this game. A card is played in ten steps (`playing.rs`, 4.5.3) and an ability used in nine
//! (`using.rs`, 4.6.2); in some of them a window opens in which players may annul, cancel, redirect, prevent or respond, in a
//! fixed order and so often (`windows.rs`). Effects go through `resolve.rs`; abilities that trigger together are declared by
//! turns and resolved in that order (`triggers.rs`).
//!
//! *Architecture invariant:* no clock, no file, no global, no language. The choices made, with the seed, are the whole game.

pub mod ability;
pub mod card;
mod checks;
mod citing_line;
mod combat;
mod copies;
mod costs;
mod cx;
mod decision;
pub mod deck;
mod deed;
pub mod effect;
mod effects;
mod engine;
mod error;
pub mod filter;
mod fits;
mod happening;
mod legal;
mod perform;
mod playing;
pub mod pool;
pub mod random_games;
mod readings;
mod record;
mod resolve;
mod setup;
mod stale;
mod state;
mod targets;
mod traits;
mod triggers;
mod turn;
mod using;
mod windows;

pub use ability::{
    Ability, ChosenBy, Clause, Cost, Event, Link, Manner, Moment, Phase, Place, Quality, Sentence, Static, Targets,
    TextMode, Timing, User,
};
pub use card::{Card, CardError, CardId, Cards, Kind, Kinds, Race, Races};
pub use citing_line::CITING_LINES;
pub use decision::{Ask, Choice, Decision, Item, WindowKind};
pub use deed::Deed;
pub use effect::{Condition, Effect, StrengthChange, Until};
pub use error::{Error, Refusal, SetupError};
pub use filter::{Amount, Filter, Side, Which, Who, Zone};
pub use readings::{FirstDeclarer, FloorReading, Readings, StrengthReading};
pub use record::{Entry, Journal, Recorder, Silent};
pub use setup::{DeckList, MAX_CARDS, Setup, Table};
pub use state::{Handle, Object, ObjectId, Outcome, Player, Stage, State, Traits};

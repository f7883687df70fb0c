//! The engine of *Mitos y Leyendas*, Primer Bloque: a state and a choice give the next state.

pub mod ability;
pub mod card;
pub mod effect;
pub mod filter;
pub mod pool;

pub use ability::{
    Ability, ChosenBy, Clause, Cost, Event, Link, Manner, Moment, Phase, Place, Quality, Sentence, Static, Targets,
    TextMode, Timing, User,
};
pub use card::{Card, CardError, CardId, Cards, Kind, Kinds, Race, Races};
pub use effect::{Condition, Effect, StrengthChange, Until};
pub use filter::{Amount, Filter, Side, Which, Who, Zone};

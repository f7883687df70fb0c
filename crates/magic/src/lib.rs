//! The Magic engine: a value, not a service.
//!
//! [`State`] is everything there is to know about a game. [`State::decision`] says what it waits for and
//! from whom, [`State::choices`] what may be chosen, [`State::apply`] makes the next state of a state and a
//! choice, or gives the state back with the rule that forbids it. [`State::view`] is what one player may see.
//!
//! The code is laid out as the rules are: [`ability`] is what cards can do; `game` starts and ends a game
//! (103, 104), `zone` moves objects (400–408), `turn` runs the turn (500–514), `priority` (117), `cast`
//! (601–602), `trigger` (603), `mana_ability` (605), `resolve` (608), `characteristics` (613), `combat`
//! (508–510), `damage` (120), `state_based` (704).
//!
//! Every place that applies a rule says which one, through a [`Recorder`](vademecum_trace::Recorder)
//! chosen by type: [`Silent`](vademecum_trace::Silent) in a rollout, [`Journal`] where it matters.
//!
//! ```
//! use vademecum_magic::{CardDef, Cards, Choice, DefId, Journal, Setup, State, Subtype, Types};
//! use vademecum_rule_ids::magic::{R103_4, R103_5};
//!
//! let island = CardDef { types: Types::LAND, subtypes: vec![Subtype::ISLAND], ..CardDef::default() };
//! let cards = Cards::new([island])?;
//! let deck = vec![DefId(0); 40];
//! let mut journal = Journal::new();
//! let mut state = State::new(&Setup::two(cards, deck.clone(), deck, 7), &mut journal)?;
//! for _ in 0..2 {
//!     state = state.apply(Choice::Keep, &mut journal)?;
//! }
//! assert_eq!(state.players()[0].hand().len(), 7);
//! assert!(journal.evidence().shows(R103_4) && journal.evidence().shows(R103_5));
//! assert!(state.choices().contains(Choice::Pass));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! *Architecture invariant:* no clock, no file, no global, no language. Every choice is data and randomness
//! is a seed in the state, so the choices made are the whole game.

pub mod ability;
mod activate;
mod card;
mod cast;
mod characteristics;
mod choice;
mod citing_line;
mod combat;
mod damage;
mod engine;
mod error;
mod event;
pub mod fuzz;
mod game;
mod hash;
mod legal;
mod life;
mod mana;
mod mana_ability;
mod object;
mod permanent;
mod player;
mod priority;
mod random;
mod resolve;
mod special;
mod state;
mod state_based;
mod target;
mod trigger;
mod turn;
mod view;
mod zone;

pub use card::{
    Card, CardDef, CardError, Cards, Color, Colors, DefId, Subtype, Subtypes, Supertype, Supertypes, Type, Types, Zone,
};
pub use choice::{Choice, Choices, Decision, INTRINSIC, Target};
pub use citing_line::{CITING_LINES, CitingLine};
pub use combat::{Attacker, Blocker, Combat, Defender};
pub use error::{Error, Refusal, Rejected, SetupError};
pub use event::{Entry, Event, Journal, Loss, Observer};
pub use game::{Arrangement, Placed, Setup};
pub use mana::{ManaCost, ManaKind, ManaKinds, ManaPool};
pub use object::{Characteristics, CounterKind, Object, ObjectId, ObjectRef, PlayerId, Timestamp};
pub use player::{Player, PlayerSet};
pub use state::{About, Outcome, StackItem, State, TargetRef};
pub use turn::{Step, Turn};
pub use view::{Seen, View, ViewedPlayer};

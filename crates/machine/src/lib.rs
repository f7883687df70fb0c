//! The machine that runs games of Magic: a value, not a service.
//!
//! [`State`] is everything there is to know about a game. [`State::decision`] says what it waits for and from whom,
//! [`State::choices`] what may be chosen, [`State::apply`] makes the next state of a state and a choice, or gives the
//! state back with the rule that forbids it.
//!
//! The code is laid out as the rules are: `game` starts and ends a game (103, 104), `turn` runs the turn and gives
//! priority (500–514, 117), `stack` casts and activates (601–603), `payment` pays (118), `mana` (605), `resolve` and
//! `interpret` carry out what texts say (608), `happen` replaces and prevents (614–616), `perform` does what is left,
//! `zones` moves objects (400), `layers` works out what they are (613), `combat` (506–511), `state_based` (704), and
//! `actions` has a file for each keyword action (701), `keywords` one for each keyword ability (702). Players who leave are in
//! `leaving` (800.4), what teams share in `teams` (805, 810), and casual variants in `commander` (903) and `variants` (901, 902,
//! 904).
//!
//! *Architecture invariant:* no clock, no file, no global, no language. Every choice is data and randomness is a seed in
//! the state, so the choices made are the whole game. The state changes through deeds ([`Deed`]) alone.

pub mod actions;
mod adventures;
mod amounts;
mod announce;
mod attachments;
mod battles;
mod bonds;
mod buffers;
mod casting;
mod chance;
mod choices;
mod citing_line;
mod combat;
mod commander;
mod commander_decks;
mod controlling;
mod copies;
mod counter_list;
mod counters;
mod cx;
mod damage;
mod day_night;
mod decision;
mod deed;
mod deploy;
mod designations;
mod effects;
mod ending;
mod engine;
mod error;
mod face_down;
mod faces;
mod flip;
mod functioning;
mod game;
mod given;
mod granted_elsewhere;
mod happen;
mod hash;
mod id;
mod influence;
mod interpret;
pub mod keywords;
mod lands;
mod lasting;
mod layers;
mod leaving;
mod legal;
pub mod levels;
mod library_tops;
mod links;
mod listeners;
mod loops;
mod mana;
mod merging;
mod note;
mod object;
mod offered;
mod opening;
mod own_abilities;
mod pairs;
mod patterns;
mod payment;
mod perform;
mod permission;
mod phases;
mod phasing;
mod player;
mod produce;
mod radiation;
mod record;
mod resolve;
mod restarting;
mod retarget;
mod rooms;
pub mod sagas;
mod sample;
mod select;
mod setup;
mod shared_life;
mod shortcuts;
mod shown;
mod slots;
mod special_actions;
mod splice;
mod stack;
mod stack_item;
mod state;
mod state_based;
mod stickers;
mod target;
mod team_choices;
mod team_priority;
mod teams;
pub mod terms;
pub mod tokens;
mod tolls;
mod total_cost;
mod triggers;
mod turn;
mod type_line;
mod values;
mod variants;
mod zones;

pub use actions::VentureMarker;
pub use citing_line::CITING_LINES;
pub use combat::{AttackOption, Attacker, Blocker, Combat, Defender};
pub use commander::CommanderGame;
pub use decision::{Ask, Asked, Choice, Choices, Decision, Item, Offer};
pub use deed::{Deed, Destruction, Enters, Group, Loss, Move, NewToken, Note, Onto};
pub use designations::designation_names;
pub use error::{Error, Refusal, Rejected, SetupError};
pub use game::number_cards;
pub use id::{ObjectId, ObjectRef, PlayerId, PlayerSet, Subject, Timestamp};
pub use lasting::AppliedChange;
pub use object::{Characteristics, Mark, Marks, Object, Restriction, Restrictions};
pub use offered::{Offered, OfferedDeed};
pub use player::{ManaPool, Player, TiedMana};
pub use record::{Entry, Journal, Recorder, Silent};
pub use setup::{Arrangement, Placed, Setup};
pub use shortcuts::Shortcut;
pub use slots::{Held, Slots};
pub use state::{OnStack, Outcome, StackItem, State, TargetRef};
pub use teams::TeamPlay;
pub use turn::Turn;
pub use variants::{PlanarFace, SupplementaryDecks};

//! Cards and what their abilities say, as data: the language that rules text is compiled to and that the
//! engine runs.
//!
//! A [`Card`] has faces, a face has [`Values`] (name, cost, types, power…) and [`Ability`]s. An ability holds
//! [`Effect`]s: a small program whose results are stored in [`Slot`]s, so that "that card" and "damage dealt this way"
//! are names of slots and nothing else. Everything here can be built by hand, compared and printed.
//!
//! Whatever means something by a rule of its own says so: `by` names the rule, and an engine that plays without
//! that rule leaves the thing out.
//!
//! *Architecture invariant:* no game is known here: no state, no player, no decision.

mod ability;
mod analysis;
mod bits;
mod card;
mod casting;
mod chance;
mod change;
mod companion;
mod copy;
mod cost;
mod dependencies;
mod derived;
mod designation;
mod destination;
mod doors;
mod effect;
mod entry;
mod event;
mod exchange;
mod filter;
mod giving;
mod keyword;
mod layout;
mod mana;
mod nontraditional;
mod quantity;
mod reword;
mod stickers;
mod subtypes;
mod types;
mod values;
mod variant_effect;

pub use ability::{
    Ability, Activated, Activator, Functions, Gift, GiftKind, KeywordAbility, Limit, Modal, Mode, OpeningAction,
    Replaced, Replacement, Shield, Spares, SpecialAction, SpellAbility, Static, TargetSpec, Targetable, Timing,
    Trigger, Triggered, Variant,
};
pub use analysis::{Aspect, Aspects, ManaSource, moves_itself};
pub use card::{AbilityId, Card, CardError, CardId, Cards, Face, FaceId};
pub use casting::{Castable, CastingChange, CastingRule, OptionalCost};
pub use chance::{Roll, RollChange, RollRow};
pub use change::{AsThough, Change, Duration, SharedKeywords, WordOf};
pub use companion::DeckCondition;
pub use copy::Exception;
pub use cost::{Cost, CostPart};
pub use derived::{CopyOf, TextScope};
pub use destination::{CombatChange, Destination, Joining, Where};
pub use doors::{Door, DoorEffect, Unlocking};
pub use effect::{Ballot, CopyTargets, Divided, Effect, Instruction, Program, Remembered, Retarget};
pub use entry::PrintedFace;
pub use event::{Attacked, Cycled, DeedKind, DeedKinds, Pattern};
pub use exchange::{Doubled, Exchanged, ExchangedNumber};
pub use filter::Filter;
pub use keyword::{Action, Keyword, KeywordDeed, Keywords};
pub use layout::{Layout, Part};
pub use mana::{ManaCost, ManaKind, ManaKinds, ManaSymbol, ManaTerms, ManaTypes};
pub use quantity::{
    Amount, CombatLimit, CombatPoint, CombatTime, Comparison, Condition, Objects, Players, Slot, Subjects,
};
pub use reword::{PlayerWord, Rewording, Word};
pub use stickers::{Sticker, StickerEffect, StickerKind, StickerMeasure, StickerText};
pub use types::{
    AddedToTurn, Color, Colors, CounterKind, Daytime, Designation, Naming, Phase, PlayerDesignation, Step, Subtype,
    SubtypeNames, Subtypes, Supertype, Supertypes, Turning, Type, Types, Zone, Zones,
};
pub use values::{ColorSources, RepeatedCosts, Room, Values, VanguardModifiers};
pub use variant_effect::VariantEffect;

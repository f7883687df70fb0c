//! What happens in a game, as it is told.

use crate::{
    ability::{Manner, Phase},
    card::CardId,
    filter::Zone,
    state::{Handle, ObjectId, Outcome, Player},
};

/// Something that has happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// A turn begins (6.31).
    BeginTurn(Player),
    /// A phase or step begins (5).
    Begin(Phase),
    /// A player regroups what is in one of two zones (5.1).
    Regroup(Player, Zone),
    /// A card is shown and declared (4.5.3.1).
    Declare(Player, Handle),
    /// A card is chosen as a target of a card or of one of its abilities, or as the ally that is to carry it (4.5.4).
    Target(Handle, Handle),
    /// An Oro is paid (6.25).
    Pay(Player, ObjectId),
    /// So many generated Oros are spent (6.16).
    SpendGenerated(Player, u8),
    /// Oros are generated (6.16).
    Generate(Player, u8),
    /// A card counts as played (4.5.3.4).
    Played(Player, Handle),
    /// A card is annulled (4.7).
    Annulled(Handle),
    /// A card enters play (4.5.1), as the object of that handle.
    Enter(Handle, Zone),
    /// A card leaves play, in a way, or with its carrier.
    Leave(Handle, Option<Manner>),
    /// A card goes from one zone to another and was not in play.
    Move(Handle, Zone, Zone),
    /// A card goes to another zone in play of a player.
    Shift(Handle, Zone, Player),
    /// A player draws a card (6.29).
    Draw(Player, Handle),
    /// A card goes from the top of a Mazo Castillo to the Cementerio (6.4).
    Mill(Player, Handle),
    /// A player discards a card (6.11).
    Discard(Player, Handle),
    /// A Mazo Castillo is shuffled (6.2).
    Shuffle(Player),
    /// A card is shown to both players (6.22).
    Show(Player, Handle),
    /// A player looks at a card (6.21).
    LookAt(Player, Handle),
    /// A card is named (6.24).
    Name(Player, CardId),
    /// An ability has triggered and is declared (4.6.6).
    Trigger(Handle, u8),
    /// An ability is declared (4.6.2.1).
    Use(Player, Handle, u8),
    /// An ability is cancelled (4.8).
    Cancelled(Handle, u8),
    /// An ability, or a Talismán, begins to take effect (4.6.2.6).
    Resolve(Handle, u8),
    /// An effect goes from one card to another (4.9).
    Redirected(Handle, Handle),
    /// What was about to happen to a card does not (4.10).
    Prevented(Handle),
    /// A card is affected in another way than by leaving play (4.12).
    Affected(Handle),
    /// A weapon is carried by an ally (6.6).
    Equip(Handle, Handle),
    /// An ally is declared as an attacker (5.3.1).
    Attack(Handle),
    /// An ally is declared as a blocker of an attacker (5.3.2).
    Block(Handle, Handle),
    /// The attack, as a whole, is cancelled (4.8).
    AttackCancelled(Player),
    /// The attack of an ally is cancelled.
    AttackOfCancelled(Handle),
    /// The block of an ally is cancelled.
    BlockOfCancelled(Handle),
    /// The damage of an ally is counted (6.28).
    Damage(Handle, u16),
    /// The game is over.
    Over(Outcome),
}

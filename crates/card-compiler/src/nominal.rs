//! Before and behind which words articles and prepositions may stand.

use crate::{atom::Atom, keyword_word::KeywordWord, place_word::PlaceWord, sticker_word::StickerWord};

impl Atom {
    /// Whether it is a noun or may begin one, so that an article may stand before it.
    pub(crate) fn is_nominal(&self) -> bool {
        match self {
            Atom::Word(word) => word.starts_with(char::is_uppercase),
            // "the two cards"; one has an article of its own.
            Atom::Number(number) => *number > 1,
            Atom::This
            | Atom::Opponent
            | Atom::Player
            | Atom::Controller
            | Atom::Type(_)
            | Atom::Supertype(_)
            | Atom::Color(_)
            | Atom::Colorless
            | Atom::Multicolored
            | Atom::Monocolored
            | Atom::Modified
            | Atom::Historic
            | Atom::Outlaw
            | Atom::InYourParty
            | Atom::YourDevotion
            | Atom::AmassedArmy
            | Atom::DiscoveredCard
            | Atom::Suspected
            | Atom::OfKeyword(
                KeywordWord::Saddled | KeywordWord::YourCommander | KeywordWord::OfSticker(StickerWord::Stickered(_)),
            )
            | Atom::Non
            | Atom::Permanent
            | Atom::Spell
            | Atom::Card
            | Atom::Token
            | Atom::Bearing(_)
            | Atom::Emblem
            | Atom::ActivatedAbilitiesOf
            | Atom::Source
            | Atom::Counter(_)
            | Atom::Damage
            | Atom::CombatDamage
            | Atom::Life
            | Atom::LifeTotal
            | Atom::AddedSteps(_)
            | Atom::UnspentMana
            | Atom::Power
            | Atom::Toughness
            | Atom::ManaValue
            | Atom::YourHand
            | Atom::OwnersHand
            | Atom::YourGraveyard
            | Atom::AnyGraveyard
            | Atom::OpponentsGraveyard
            | Atom::YourLibrary
            | Atom::YourLibraryTop
            | Atom::OwnersLibraryTop
            | Atom::OwnersLibraryBottom
            | Atom::OwnersLibraryNth(_)
            | Atom::Of(PlaceWord::OwnersLibrary | PlaceWord::TopCardsOfThatLibrary | PlaceWord::CardsOfThatLibrary)
            | Atom::Battlefield
            | Atom::ManaOfAnyColor
            | Atom::Target
            | Atom::Another
            | Atom::Others
            | Atom::Tapped
            | Atom::Untapped
            | Atom::Attacking
            | Atom::Blocking
            | Atom::ThatMuch
            | Atom::NumberOf
            | Atom::Step(_)
            | Atom::YourStep(_)
            | Atom::NextEndStep
            | Atom::NextAmount
            | Atom::NextPointOfDamage
            | Atom::CopyToken
            | Atom::TopOfYourLibrary
            | Atom::TopWord
            | Atom::ItsUntapStep
            | Atom::ColorWord
            | Atom::CreatureTypeWord
            | Atom::CardNameWord
            | Atom::LoyaltyAbilitiesOf
            | Atom::Pile
            | Atom::YourLifeTotal
            | Atom::OfKeyword(KeywordWord::Material | KeywordWord::Cost)
            | Atom::SacrificedOne => true,
            _ => false,
        }
    }

    /// Whether a preposition may stand before it.
    pub(crate) fn follows_preposition(&self) -> bool {
        let determines = matches!(
            self,
            Atom::Number(_)
                | Atom::Each
                | Atom::AnyTarget
                | Atom::AnyOtherTarget
                | Atom::UpTo
                | Atom::AnyNumber
                | Atom::That
                | Atom::ThisOne
                | Atom::Of(PlaceWord::ThatTarget)
                | Atom::Its
                | Atom::It
                | Atom::You
                | Atom::X
        );
        determines || self.is_nominal()
    }

    /// Whether a preposition may stand behind it.
    pub(crate) fn precedes_preposition(&self) -> bool {
        let describes = matches!(
            self,
            Atom::It
                | Atom::You
                | Atom::AnyTarget
                | Atom::AnyOtherTarget
                | Atom::Keyword(_)
                | Atom::KeywordFrom(_)
                | Atom::AndFrom
                | Atom::Having(_)
                | Atom::YouControl
                | Atom::OpponentControls
                | Atom::YouDontControl
                | Atom::Compared(_)
                | Atom::Each
                | Atom::GainControl
                | Atom::Search
                // Spanish: *ataques a* and *bloquee a* somebody.
                | Atom::Attack
                | Atom::Block
                // Spanish: *sacrifica a* somebody with a name.
                | Atom::Sacrifice
                | Atom::Regenerate
                | Atom::Attached
                | Atom::WouldBeDealt
                | Atom::IsDealtTo
                | Atom::EnterAsCopy
                | Atom::EnterAsCopyOfOne
                | Atom::BecomeCopy
                | Atom::ChangeText
                | Atom::DetainIt
                | Atom::GoadIt
                | Atom::ExertIt
                | Atom::ChosenName
                | Atom::ExchangeControl
                | Atom::ExchangeLifeWith
                | Atom::ExchangeLifeForToughness
                | Atom::CantEnter
                | Atom::WouldDealDamage
                | Atom::YouOwn
                | Atom::WouldDeal
                // Spanish: *sospecha de* somebody.
                | Atom::Suspect
        );
        // "número de" and its like end in their preposition, and none stands behind a number.
        describes || self.is_nominal() && !matches!(self, Atom::NumberOf | Atom::Number(_))
    }
}

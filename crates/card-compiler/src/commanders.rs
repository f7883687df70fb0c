//! Lines of a card's text about leading a deck: partner abilities and "can be your commander".

use vademecum_abilities::{Ability, Keyword, KeywordAbility, Values, Variant};
use vademecum_machine::keywords;
use vademecum_text::fold;

/// Partner (702.124).
const PARTNER: Keyword = Keyword(124);

/// What the variants of partner are called in Spanish, Portuguese and English (702.124j–m).
const VARIANTS: [(Variant, [&str; 3]); 3] = [
    (Variant::FriendsForever, ["amigos para siempre", "amigos para sempre", "friends forever"]),
    (Variant::ChooseBackground, ["elige un trasfondo", "escolha um antecedente", "choose a background"]),
    (Variant::DoctorsCompanion, ["acompañante del doctor", "companheiro do doutor", "doctor’s companion"]),
];
/// What stands behind the name of a card that says so of itself (903.3a).
const CAN_LEAD: [&str; 3] = ["puede ser tu comandante", "pode ser seu comandante", "can be your commander"];

/// The name behind "partner with" (702.124i).
fn partner_of(paragraph: &str) -> Option<&str> {
    const WITH: [[&str; 2]; 3] = [["camarada", "con"], ["parceiro", "com"], ["partner", "with"]];
    let mut words = paragraph.trim().trim_end_matches('.').splitn(3, ' ');
    let begins = [fold(words.next()?), fold(words.next()?)];
    WITH.iter().any(|with| begins == *with).then_some(())?;
    words.next()
}

/// Takes a line that is about leading a deck; false for any other line.
pub(crate) fn take_line(paragraph: &str, values: &mut Values) -> bool {
    let plain = |text: &str| fold(&text.replace('’', "'"));
    let line = plain(paragraph.trim().trim_end_matches('.'));
    let is = |words: &str| line == plain(words);
    if let Some((variant, _)) = VARIANTS.into_iter().find(|(_, names)| names.iter().any(|name| is(name))) {
        values.abilities.push(Ability::Keyword(KeywordAbility { variant, ..PARTNER.into() }));
        return true;
    }
    if let Some(name) = partner_of(paragraph) {
        values.abilities.push(keywords::partner_with(name));
        return true;
    }
    let name = fold(&values.name);
    let says_so = CAN_LEAD.iter().any(|words| is(&format!("{name} {words}")));
    values.can_be_commander |= says_so;
    says_so
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> (bool, Values) {
        let mut values = Values { name: "Otto el Farero".into(), ..Values::default() };
        (take_line(line, &mut values), values)
    }

    #[test]
    fn a_card_may_say_that_it_can_be_a_commander() {
        let (is_taken, values) = read("Otto el Farero puede ser tu comandante.");
        assert!(is_taken && values.can_be_commander);
        let (is_taken, values) = read("Otto el Farero puede atacar.");
        assert!(!is_taken && !values.can_be_commander);
    }

    #[test]
    fn variants_of_partner_have_names_of_their_own() {
        for line in ["Amigos para siempre", "Escolha um Antecedente", "Doctor's companion"] {
            let (is_taken, values) = read(line);
            assert!(is_taken && values.abilities.len() == 1, "{line}");
        }
    }
}

//! Type lines, written from the types that an object has (205.1).

use vademecum_abilities::{Supertype, Supertypes, Type, Types};
use vademecum_vocab::Lang;

use super::subtypes;

/// The type line of an object in a language: supertypes, card types and subtypes, in that language's order. A subtype
/// that is not known by its English name is written as it is.
pub fn write_type_line<'s>(
    supertypes: Supertypes,
    types: Types,
    subtypes: impl Iterator<Item = &'s str>,
    lang: Lang,
) -> String {
    // "Artifact Creature" and "Enchantment Artifact", but «Criatura artefacto».
    let order = match lang {
        Lang::En => [
            Type::Kindred,
            Type::Enchantment,
            Type::Artifact,
            Type::Land,
            Type::Creature,
            Type::Planeswalker,
            Type::Battle,
            Type::Dungeon,
            Type::Plane,
            Type::Phenomenon,
            Type::Vanguard,
            Type::Scheme,
            Type::Conspiracy,
            Type::Instant,
            Type::Sorcery,
        ],
        Lang::Es | Lang::Pt => [
            Type::Creature,
            Type::Land,
            Type::Planeswalker,
            Type::Battle,
            Type::Dungeon,
            Type::Plane,
            Type::Phenomenon,
            Type::Vanguard,
            Type::Scheme,
            Type::Conspiracy,
            Type::Instant,
            Type::Sorcery,
            Type::Artifact,
            Type::Enchantment,
            Type::Kindred,
        ],
    };
    let present: Vec<Type> = order.into_iter().filter(|&kind| types.has(kind)).collect();
    let is_feminine = present.first().is_some_and(|&first| is_feminine(first, lang));
    let all = [Supertype::Basic, Supertype::Legendary, Supertype::World, Supertype::Snow, Supertype::Ongoing];
    let adjectives = all.into_iter().filter(|&of| supertypes.has(of)).map(|of| supertype(of, is_feminine, lang));
    let nouns = present.iter().map(|&kind| card_type(kind, lang));
    let words: Vec<&str> = match lang {
        Lang::En => adjectives.chain(nouns).collect(),
        Lang::Es | Lang::Pt => nouns.chain(adjectives).collect(),
    };
    let mut line = words.join(" ");
    if lang == Lang::Es {
        line = capitalize(&line);
    }
    let mut subtypes: Vec<&str> = subtypes.collect();
    subtypes::order(&mut subtypes, lang);
    for (place, name) in subtypes.into_iter().enumerate() {
        line.push_str(if place == 0 { " — " } else { " " });
        let written = write_subtype(name, lang);
        // Spanish writes the words behind the first one in small letters.
        if place > 0 && lang == Lang::Es {
            line.push_str(&written.to_lowercase());
        } else {
            line.push_str(written);
        }
    }
    line
}

/// A subtype as a type line writes it, by the name that the engine knows it by; that name, where nothing else is known.
pub fn write_subtype(name: &str, lang: Lang) -> &str {
    subtypes::written(name, lang).unwrap_or(name)
}

/// Only Spanish writes the words of a type line in small letters; the first one begins the line.
fn capitalize(line: &str) -> String {
    let mut letters = line.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

const fn is_feminine(kind: Type, lang: Lang) -> bool {
    match kind {
        Type::Creature | Type::Battle | Type::Dungeon | Type::Conspiracy => true,
        Type::Land => matches!(lang, Lang::Es),
        Type::Instant => matches!(lang, Lang::Pt),
        Type::Artifact
        | Type::Enchantment
        | Type::Planeswalker
        | Type::Sorcery
        | Type::Kindred
        | Type::Plane
        | Type::Phenomenon
        | Type::Vanguard
        | Type::Scheme => false,
    }
}

const fn card_type(kind: Type, lang: Lang) -> &'static str {
    let [es, pt, en] = match kind {
        Type::Artifact => ["artefacto", "Artefato", "Artifact"],
        Type::Creature => ["criatura", "Criatura", "Creature"],
        Type::Enchantment => ["encantamiento", "Encantamento", "Enchantment"],
        Type::Instant => ["instantáneo", "Mágica Instantânea", "Instant"],
        Type::Land => ["tierra", "Terreno", "Land"],
        Type::Planeswalker => ["planeswalker", "Planeswalker", "Planeswalker"],
        Type::Sorcery => ["conjuro", "Feitiço", "Sorcery"],
        Type::Kindred => ["estirpe", "Tribal", "Kindred"],
        Type::Battle => ["batalla", "Batalha", "Battle"],
        Type::Dungeon => ["mazmorra", "Masmorra", "Dungeon"],
        Type::Plane => ["plano", "Plano", "Plane"],
        Type::Phenomenon => ["fenómeno", "Fenômeno", "Phenomenon"],
        Type::Vanguard => ["vanguard", "Vanguard", "Vanguard"],
        Type::Scheme => ["plan", "Esquema", "Scheme"],
        Type::Conspiracy => ["conspiración", "Conspiração", "Conspiracy"],
    };
    in_language([es, pt, en], lang)
}

const fn supertype(kind: Supertype, is_feminine: bool, lang: Lang) -> &'static str {
    let names = match (kind, is_feminine) {
        (Supertype::Basic, true) => ["básica", "Básica", "Basic"],
        (Supertype::Basic, false) => ["básico", "Básico", "Basic"],
        (Supertype::Legendary, true) => ["legendaria", "Lendária", "Legendary"],
        (Supertype::Legendary, false) => ["legendario", "Lendário", "Legendary"],
        (Supertype::World, _) => ["del mundo", "do Mundo", "World"],
        (Supertype::Snow, true) => ["nevada", "da Neve", "Snow"],
        (Supertype::Snow, false) => ["nevado", "da Neve", "Snow"],
        (Supertype::Ongoing, _) => ["continuo", "Contínuo", "Ongoing"],
    };
    in_language(names, lang)
}

const fn in_language([es, pt, en]: [&'static str; 3], lang: Lang) -> &'static str {
    match lang {
        Lang::Es => es,
        Lang::Pt => pt,
        Lang::En => en,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(supertypes: &[Supertype], types: &[Type], subtypes: &[&str]) -> [String; 3] {
        let supertypes = supertypes.iter().fold(Supertypes::NONE, |all, &one| all.with(one));
        let types = types.iter().fold(Types::NONE, |all, &one| all.with(one));
        [Lang::Es, Lang::Pt, Lang::En].map(|lang| write_type_line(supertypes, types, subtypes.iter().copied(), lang))
    }

    #[test]
    fn every_language_has_its_order_and_its_genders() {
        assert_eq!(
            lines(&[Supertype::Legendary], &[Type::Creature, Type::Artifact], &["Bear"]),
            [
                "Criatura artefacto legendaria — Oso",
                "Criatura Artefato Lendária — Urso",
                "Legendary Artifact Creature — Bear"
            ]
        );
        assert_eq!(
            lines(&[Supertype::Basic, Supertype::Snow], &[Type::Land], &["Forest"]),
            ["Tierra básica nevada — Bosque", "Terreno Básico da Neve — Floresta", "Basic Snow Land — Forest"]
        );
        for subtypes in [["Human", "Soldier"], ["Soldier", "Human"]] {
            assert_eq!(
                lines(&[], &[Type::Creature], &subtypes),
                ["Criatura — Soldado humano", "Criatura — Humano Soldado", "Creature — Human Soldier"]
            );
        }
        assert_eq!(
            lines(&[], &[Type::Artifact, Type::Enchantment], &[]),
            ["Artefacto encantamiento", "Artefato Encantamento", "Enchantment Artifact"]
        );
        assert_eq!(lines(&[], &[Type::Instant], &[]), ["Instantáneo", "Mágica Instantânea", "Instant"]);
        assert_eq!(lines(&[], &[], &[]), ["", "", ""]);
    }
}

//! Rules text in three languages, compiled to the same abilities.

#![expect(clippy::unwrap_used, clippy::panic, reason = "the helpers of tests fail like tests")]
#![expect(clippy::disallowed_methods, reason = "the cards of the scenarios are read")]

mod games;
mod knock_out;
mod meaning;
mod permanents;
mod texts;

use vademecum_abilities::{Ability, Card, SubtypeNames};
use vademecum_card_compiler::{CardTextError, MOST_CARD_BYTES, Printed, compile, opaque};
use vademecum_vocab::Lang;

/// A card with X in its cost; creatures are 2/2.
fn card(lang: Lang, name: &str, type_line: &str, text: &str) -> Card {
    let size = (type_line.contains("riatur") || type_line.contains("reature")).then_some("2/2");
    let printed = Printed { name, cost: Some("{X}{G}"), type_line, size, text };
    compile(&printed, lang, &mut SubtypeNames::default()).unwrap()
}

const LANGS: [Lang; 3] = [Lang::Es, Lang::Pt, Lang::En];
const SPELL: [&str; 3] = ["Conjuro", "Feitiço", "Sorcery"];
const CREATURE: [&str; 3] = ["Criatura — Oso", "Criatura — Urso", "Creature — Bear"];

/// The same text in Spanish, Portuguese and English comes out the same, and is understood.
#[track_caller]
fn same(types: [&str; 3], texts: [&str; 3]) -> Vec<Ability> {
    let all = LANGS.into_iter().zip(types).zip(texts);
    let cards: Vec<Card> = all.map(|((lang, type_line), text)| card(lang, "Probo", type_line, text)).collect();
    for (card, text) in cards.iter().zip(texts) {
        let left: Vec<&str> = opaque(card).collect();
        assert!(left.is_empty(), "not understood: {left:?} in {text:?}");
    }
    let [es, pt, en] = [0, 1, 2].map(|place| cards[place].faces[0].abilities.clone());
    assert_eq!(es, pt, "{} / {}", texts[0], texts[1]);
    assert_eq!(es, en, "{} / {}", texts[0], texts[2]);
    es
}

#[test]
fn a_text_says_the_same_in_three_languages() {
    let spells = texts::SPELLS.iter().map(|texts| (SPELL, texts));
    let all = spells.chain(permanents::PERMANENTS.iter().map(|texts| (CREATURE, texts)));
    let strange = |(types, texts): ([&'static str; 3], &[&'static str; 3])| {
        let all = LANGS.into_iter().zip(types).zip(*texts);
        let strange =
            all.filter(|((lang, type_line), text)| opaque(&card(*lang, "Probo", type_line, text)).next().is_some());
        strange.map(|(_, text)| text).collect::<Vec<_>>()
    };
    let strange: Vec<&str> = all.clone().flat_map(strange).collect();
    assert!(strange.is_empty(), "not understood: {strange:#?}");
    for (types, texts) in all {
        let abilities = same(types, *texts);
        assert!(types == CREATURE || matches!(abilities[..], [Ability::Spell(_)]), "{abilities:?}");
    }
}

#[test]
fn keywords_are_called_what_the_machine_calls_them() {
    for keyword in vademecum_machine::keywords::all() {
        let names = vademecum_machine::keywords::names(keyword).unwrap();
        if vademecum_machine::keywords::has_cost(keyword) {
            // What it costs to use it is written behind it, for suspend behind a number: "suspend 3—{2}".
            let number = if vademecum_machine::keywords::has_number(keyword) { "3—" } else { "" };
            // Behind the cost of prototype stands its size.
            let size = if keyword.0 == 160 { " — 2/2" } else { "" };
            // The materials of craft stand before its cost.
            let materials = ["con artefacto ", "com artefato ", "with artifact "].map(|with| match keyword.0 {
                167 => with,
                _ => "",
            });
            let [es, pt, en] = [0, 1, 2].map(|lang| format!("{} {}{number}{{2}}{size}", names[lang], materials[lang]));
            let texts = [es, pt, en];
            let abilities = same(CREATURE, [&texts[0], &texts[1], &texts[2]]);
            assert!(matches!(&abilities[..], [Ability::Keyword(of)] if of.keyword == keyword && of.cost.is_some()));
            continue;
        }
        // What some are always written with: "enchant creature", "equip {1}", "splice onto instant {1}".
        let more = match keyword.0 {
            5 => [" criatura", " criatura", " creature"],
            6 | 67 => [" {1}"; 3],
            16 => [" contra rojo", " contra o vermelho", " from red"],
            41 => [" por los artefactos", " com artefatos", " for artifacts"],
            48 => [" de artefacto", " de artefato", ""],
            47 => [" en instantáneo {1}", " em mágica instantânea {1}", " onto instant {1}"],
            72 => [" una criatura", " uma criatura", " a creature"],
            139 => [
                " — Tu mazo inicial contiene solo cartas de criatura",
                " — Seu deck inicial contém apenas cards de criatura",
                " — Your starting deck contains only creature cards",
            ],
            174 => [" una carta", " um card", " a card"],
            _ if vademecum_machine::keywords::has_number(keyword) => [" 2"; 3],
            _ => [""; 3],
        };
        // English has the quality before the word: "artifact offering".
        let before = if keyword.0 == 48 { ["", "", "artifact "] } else { [""; 3] };
        // Spanish cards conjugate the verb: "regala una carta".
        let names = if keyword.0 == 174 { ["regala", names[1], names[2]] } else { names };
        let texts: [String; 3] = std::array::from_fn(|lang| format!("{}{}{}", before[lang], names[lang], more[lang]));
        let read = same(CREATURE, texts.each_ref().map(String::as_str));
        // Backup and cipher are compiled with what they mean (702.99, 702.165).
        let [Ability::Keyword(ability), meaning @ ..] = read.as_slice() else { panic!("{names:?}: {read:?}") };
        assert!(meaning.is_empty() || [99, 165].contains(&keyword.0), "{names:?}: {read:?}");
        // "landwalk" is written with a kind of land; "living weapon" brings a token.
        let is_plain = more[0].is_empty() && keyword.0 != 14 && ability.token.is_none();
        assert_eq!((ability.keyword, read[0] == keyword.into()), (keyword, is_plain), "{names:?}");
    }
}

#[test]
fn what_is_not_understood_stays_as_it_is() {
    let strange = card(Lang::Es, "Probo", "Criatura — Oso", "Vuela\nBaila con la criatura objetivo hasta el amanecer.");
    assert_eq!(opaque(&strange).collect::<Vec<_>>(), ["Baila con la criatura objetivo hasta el amanecer."]);
    assert_eq!(strange.faces[0].abilities.len(), 2);
    let bad = Printed { name: "Probo", cost: Some("{1}{G"), type_line: "Criatura", size: None, text: "" };
    let error = compile(&bad, Lang::Es, &mut SubtypeNames::default()).unwrap_err();
    assert_eq!(error.to_string(), "`Probo`: `{1}{G` is no mana cost; costs are written like `{2}{G}`");
    let bad = Printed { type_line: "Cosa rara", cost: None, ..bad };
    let error = compile(&bad, Lang::Es, &mut SubtypeNames::default()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "`Probo`: `cosa` on the type line is no card type or supertype known in this language"
    );
}

#[test]
fn a_card_longer_than_any_printed_one_is_refused() {
    let text = "a ".repeat(MOST_CARD_BYTES / 2 + 1);
    let long = Printed { name: "Probo", cost: None, type_line: "Criatura", size: None, text: &text };
    let error = compile(&long, Lang::Es, &mut SubtypeNames::default()).unwrap_err();
    assert_eq!(error, CardTextError::TooLong { bytes: text.len() + "ProboCriatura".len() });
}

#[test]
fn no_text_takes_long_or_goes_too_deep() {
    let start = std::time::Instant::now();
    for piece in [
        "you may ",
        "if you do, ",
        "if you control a creature, ",
        "controller ",
        "controlador de ",
        "white, ",
        "white or ",
        "non ",
        "another target ",
        "draw a card, ",
        "draw a card. ",
        "unless its controller pays {2} ",
        "choose one — • ",
        "the of ",
        "{2}, ",
        "that creature's ",
        "Elf ",
        "exile target creature, then return it to its owner's hand. ",
        "you may forage. When you do, ",
        "when this ability resolves for the second time this turn, ",
        "you may forage. When you do, choose one —\n• ",
        "when this ability resolves for the second time this turn, choose one —\n• ",
    ] {
        let text = piece.repeat((MOST_CARD_BYTES - 100) / piece.len());
        for (lang, types) in LANGS.into_iter().zip([SPELL, CREATURE, SPELL]) {
            card(lang, "Probo", types[lang as usize], &text);
        }
        let cut = |bytes: usize| &text[..text.floor_char_boundary(bytes)];
        card(Lang::En, "Probo", CREATURE[2], &format!("Whenever Probo attacks, {}", cut(text.len() / 2)));
        let (outer, inner) = (cut(text.len() / 3), cut(text.len() / 2));
        let quoted =
            format!("Whenever Probo attacks, {outer}it gains \"Whenever this creature attacks, {inner}draw a card.\"");
        card(Lang::En, "Probo", CREATURE[2], &quoted);
    }
    assert!(start.elapsed() < std::time::Duration::from_secs(30), "{:?}", start.elapsed());
}

proptest::proptest! {
    #[test]
    fn any_text_is_read_or_kept(text in "([a-zA-Zé{}+/0-9:,.• ]|criatura|objetivo|Destruye|cuando|entre|\\{T\\}|\n){0,60}") {
        for type_line in [CREATURE[0], SPELL[0]] {
            card(Lang::Es, "Probo", type_line, &text);
        }
    }

    #[test]
    fn words_of_texts_in_any_order_are_read_or_kept(picks in proptest::collection::vec(0..1000_usize, 0..30)) {
        let all = texts::SPELLS.iter().chain(permanents::PERMANENTS);
        for (place, lang) in LANGS.into_iter().enumerate() {
            let words: Vec<&str> = all.clone().flat_map(|texts| texts[place].split_whitespace()).collect();
            let text: Vec<&str> = picks.iter().map(|pick| words[pick % words.len()]).collect();
            for types in [SPELL, CREATURE] {
                card(lang, "Probo", types[place], &text.join(" "));
            }
        }
    }
}

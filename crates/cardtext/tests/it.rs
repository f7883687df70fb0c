//! Rules text in three languages, compiled to the same abilities.

#![expect(clippy::unwrap_used, reason = "the helpers of tests fail like tests")]

use vademecum_cardtext::{CardTextError, MOST_CARD_BYTES, Printed, compile, opaque};
use vademecum_magic::{CardDef, Subtypes, ability::Ability};
use vademecum_vocab::Lang;

fn card(lang: Lang, name: &str, type_line: &str, text: &str) -> CardDef {
    let size = (type_line.contains("riatur") || type_line.contains("reature")).then_some("2/2");
    let printed = Printed { name, cost: Some("{1}{G}"), type_line, size, text };
    compile(&printed, lang, &mut Subtypes::default()).unwrap()
}

/// The same text in Spanish, Portuguese and English comes out the same, and is understood.
#[track_caller]
fn same(is_spell: bool, texts: [&str; 3]) -> Vec<Ability> {
    let types = match is_spell {
        true => ["Conjuro", "Feitiço", "Sorcery"],
        false => ["Criatura — Oso", "Criatura — Urso", "Creature — Bear"],
    };
    let cards: Vec<CardDef> = [Lang::Es, Lang::Pt, Lang::En]
        .into_iter()
        .zip(types)
        .zip(texts)
        .map(|((lang, type_line), text)| card(lang, "Probo", type_line, text))
        .collect();
    for (card, text) in cards.iter().zip(texts) {
        let left: Vec<&str> = opaque(card).collect();
        assert!(left.is_empty(), "not understood: {left:?} in {text:?}");
    }
    assert_eq!(cards[0].abilities, cards[1].abilities, "{} / {}", texts[0], texts[1]);
    assert_eq!(cards[0].abilities, cards[2].abilities, "{} / {}", texts[0], texts[2]);
    cards[0].abilities.clone()
}

#[test]
fn keywords() {
    let abilities = same(
        false,
        [
            "Vuela, vigilancia\nArrolla, toque mortal",
            "Voar, vigilância\nAtropelar, toque mortífero",
            "Flying, vigilance\nTrample, deathtouch",
        ],
    );
    assert_eq!(abilities.len(), 4);
}

#[test]
fn spells() {
    for texts in [
        ["Destruye la criatura objetivo.", "Destrua a criatura alvo.", "Destroy target creature."],
        [
            "Probo hace 3 puntos de daño a cualquier objetivo.",
            "Probo causa 3 pontos de dano a qualquer alvo.",
            "Probo deals 3 damage to any target.",
        ],
        ["El jugador objetivo roba dos cartas.", "O jogador alvo compra dois cards.", "Target player draws two cards."],
        [
            "Cada oponente pierde 2 vidas y tú ganas 2 vidas.",
            "Cada oponente perde 2 pontos de vida e você ganha 2 pontos de vida.",
            "Each opponent loses 2 life and you gain 2 life.",
        ],
        [
            "La criatura objetivo obtiene +3/+3 y gana la habilidad de arrollar hasta el final del turno.",
            "A criatura alvo recebe +3/+3 e ganha a habilidade de atropelar até o final do turno.",
            "Target creature gets +3/+3 and gains trample until end of turn.",
        ],
        [
            "Regresa la criatura objetivo a la mano de su propietario.",
            "Devolva a criatura alvo para a mão de seu dono.",
            "Return target creature to its owner's hand.",
        ],
        [
            "Exilia la criatura objetivo que controla un oponente.",
            "Exile a criatura alvo que um oponente controla.",
            "Exile target creature an opponent controls.",
        ],
        ["Contrarresta el hechizo objetivo.", "Anule a mágica alvo.", "Counter target spell."],
        [
            "Crea dos fichas de criatura Soldado blanca 1/1 con la habilidad de volar.",
            "Crie duas fichas de criatura branca 1/1 do tipo Soldado com a habilidade de voar.",
            "Create two 1/1 white Soldier creature tokens with flying.",
        ],
        [
            "Pon tres contadores +1/+1 sobre la criatura objetivo que controlas.",
            "Coloque três marcadores +1/+1 na criatura alvo que você controla.",
            "Put three +1/+1 counters on target creature you control.",
        ],
        [
            "Destruye todas las criaturas que no sean negras.",
            "Destrua todas as criaturas que não sejam pretas.",
            "Destroy all nonblack creatures.",
        ],
        [
            "Roba una carta. Luego descarta una carta.",
            "Compre um card. Depois descarte um card.",
            "Draw a card. Then discard a card.",
        ],
    ] {
        let abilities = same(true, texts);
        assert!(matches!(abilities[..], [Ability::Spell(_)]), "{abilities:?}");
    }
}

#[test]
fn activated_abilities() {
    for texts in [
        ["{T}: Agrega {G}.", "{T}: Adicione {G}.", "{T}: Add {G}."],
        [
            "{2}{R}, {T}, sacrifica una criatura: Roba una carta.",
            "{2}{R}, {T}, sacrifique uma criatura: Compre um card.",
            "{2}{R}, {T}, Sacrifice a creature: Draw a card.",
        ],
        [
            "{T}: Agrega un maná de cualquier color.",
            "{T}: Adicione um mana de qualquer cor.",
            "{T}: Add one mana of any color.",
        ],
        [
            "{1}: Probo obtiene +1/+0 hasta el final del turno.",
            "{1}: Probo recebe +1/+0 até o final do turno.",
            "{1}: Probo gets +1/+0 until end of turn.",
        ],
    ] {
        let abilities = same(false, texts);
        assert!(matches!(abilities[..], [Ability::Activated(_)]), "{abilities:?}");
    }
}

#[test]
fn triggered_abilities() {
    for texts in [
        [
            "Cuando Probo entre, roba una carta.",
            "Quando Probo entrar, compre um card.",
            "When Probo enters, draw a card.",
        ],
        [
            "Siempre que otra criatura que controlas muera, ganas 1 vida.",
            "Toda vez que outra criatura que você controla morrer, você ganha 1 ponto de vida.",
            "Whenever another creature you control dies, you gain 1 life.",
        ],
        [
            "Al comienzo de tu mantenimiento, pierdes 1 vida.",
            "No início de sua manutenção, você perde 1 ponto de vida.",
            "At the beginning of your upkeep, you lose 1 life.",
        ],
        [
            "Siempre que Probo ataque, puedes robar una carta.",
            "Toda vez que Probo atacar, você pode comprar um card.",
            "Whenever Probo attacks, you may draw a card.",
        ],
        [
            "Siempre que lances un hechizo de criatura, roba una carta.",
            "Toda vez que você conjurar uma mágica de criatura, compre um card.",
            "Whenever you cast a creature spell, draw a card.",
        ],
        [
            "Cuando Probo entre, si controlas un artefacto, cada oponente descarta una carta.",
            "Quando Probo entrar, se você controlar um artefato, cada oponente descarta um card.",
            "When Probo enters, if you control an artifact, each opponent discards a card.",
        ],
    ] {
        let abilities = same(false, texts);
        assert!(matches!(abilities[..], [Ability::Triggered(_)]), "{abilities:?}");
    }
}

#[test]
fn static_abilities() {
    for texts in [
        [
            "Las otras criaturas que controlas obtienen +1/+1.",
            "As outras criaturas que você controla recebem +1/+1.",
            "Other creatures you control get +1/+1.",
        ],
        ["Probo no puede bloquear.", "Probo não pode bloquear.", "Probo can't block."],
        [
            "Las criaturas que controlas tienen la habilidad de prisa.",
            "As criaturas que você controla têm a habilidade de ímpeto.",
            "Creatures you control have haste.",
        ],
    ] {
        let abilities = same(false, texts);
        assert!(matches!(abilities[..], [Ability::Static(_)]), "{abilities:?}");
    }
    same(false, ["Probo entra girado.", "Probo entra virado.", "Probo enters tapped."]);
    same(
        false,
        [
            "Probo entra con dos contadores +1/+1 sobre él.",
            "Probo entra com dois marcadores +1/+1.",
            "Probo enters with two +1/+1 counters on it.",
        ],
    );
}

#[test]
fn what_is_not_understood_stays_as_it_is() {
    let strange = card(Lang::Es, "Probo", "Criatura — Oso", "Vuela\nBaila con la criatura objetivo hasta el amanecer.");
    assert_eq!(opaque(&strange).collect::<Vec<_>>(), ["Baila con la criatura objetivo hasta el amanecer."]);
    assert_eq!(strange.abilities.len(), 2);
    let bad = Printed { name: "Probo", cost: Some("{1}{G"), type_line: "Criatura", size: None, text: "" };
    let error = compile(&bad, Lang::Es, &mut Subtypes::default()).unwrap_err();
    assert_eq!(error.to_string(), "`Probo`: `{1}{G` is no mana cost; costs are written like `{2}{G}`");
    let bad = Printed { type_line: "Cosa rara", cost: None, ..bad };
    let error = compile(&bad, Lang::Es, &mut Subtypes::default()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "`Probo`: `cosa` on the type line is no card type or supertype known in this language"
    );
}

#[test]
fn a_card_longer_than_any_printed_one_is_refused() {
    let text = "a ".repeat(MOST_CARD_BYTES / 2 + 1);
    let long = Printed { name: "Probo", cost: None, type_line: "Criatura", size: None, text: &text };
    let error = compile(&long, Lang::Es, &mut Subtypes::default()).unwrap_err();
    assert_eq!(error, CardTextError::TooLong { bytes: text.len() + "ProboCriatura".len() });
}

proptest::proptest! {
    #[test]
    fn any_text_is_read_or_kept(text in "([a-zA-Zé{}+/0-9:,.• ]|criatura|objetivo|Destruye|cuando|entre|\\{T\\}|\n){0,60}") {
        let types = ["Criatura — Oso", "Conjuro"];
        for type_line in types {
            let printed = Printed { name: "Probo", cost: None, type_line, size: None, text: &text };
            compile(&printed, Lang::Es, &mut Subtypes::default()).unwrap();
        }
    }
}

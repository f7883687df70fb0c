//! The sections of the Documento Actualizado de Reglas of *Mitos y Leyendas* (Primer Bloque, version 1.0, July 2021).
//!
//! A heading has the number that the document prints: `S4_5_3` is 4.5.3. Two things that the document numbers below a
//! heading are counted on: the steps of the lists in 4.5.3, 4.6.2 and 4.6.6 (`S4_5_3_5` is step 5), none of which has headings
//! below it, and the entries of the glossary, section 6 (`S6_13` is entry 13).

use vademecum_vocab::{EditionDate, Game, Number, RuleId};

/// The edition.
pub const EDITION: EditionDate = match EditionDate::from_year_month(2021, 7) {
    Some(date) => date,
    None => EditionDate::UNDATED,
};

const fn at(a: u8, b: u8, c: u8, d: u8) -> Number {
    Number::Outline([a, b, c, d])
}

rule_ids! {
    Game::Myl;

    S1 = Number::Section(1), "1 Introducción";
    S2 = Number::Section(2), "2 Cartas prohibidas";
    S3 = Number::Section(3), "3 Ediciones de Primer Bloque";
    S4 = Number::Section(4), "4 Conceptos de juego y jugabilidad de cartas";
    S4_1 = at(4, 1, 0, 0), "4.1 Elementos que componen una carta";
    S4_1_1 = at(4, 1, 1, 0), "4.1.1 Nombre";
    S4_1_2 = at(4, 1, 2, 0), "4.1.2 Coste de Oro";
    S4_1_3 = at(4, 1, 3, 0), "4.1.3 Símbolo de carta";
    S4_1_4 = at(4, 1, 4, 0), "4.1.4 Caja de texto";
    S4_1_5 = at(4, 1, 5, 0), "4.1.5 Raza";
    S4_1_6 = at(4, 1, 6, 0), "4.1.6 Frecuencia";
    S4_1_7 = at(4, 1, 7, 0), "4.1.7 Texto épico";
    S4_1_8 = at(4, 1, 8, 0), "4.1.8 Código de coleccionista";
    S4_2 = at(4, 2, 0, 0), "4.2 Tipos de cartas";
    S4_2_1 = at(4, 2, 1, 0), "4.2.1 Aliados";
    S4_2_2 = at(4, 2, 2, 0), "4.2.2 Armas";
    S4_2_2_1 = at(4, 2, 2, 1), "4.2.2.1 Armas en Línea de Apoyo";
    S4_2_3 = at(4, 2, 3, 0), "4.2.3 Talismanes";
    S4_2_4 = at(4, 2, 4, 0), "4.2.4 Tótems";
    S4_2_5 = at(4, 2, 5, 0), "4.2.5 Oros";
    S4_3 = at(4, 3, 0, 0), "4.3 Zonas de juego";
    S4_3_1 = at(4, 3, 1, 0), "4.3.1 Mazo Castillo";
    S4_3_2 = at(4, 3, 2, 0), "4.3.2 Reserva de Oro";
    S4_3_3 = at(4, 3, 3, 0), "4.3.3 Zona de Oro Pagado";
    S4_3_4 = at(4, 3, 4, 0), "4.3.4 Línea de Defensa";
    S4_3_5 = at(4, 3, 5, 0), "4.3.5 Línea de Ataque";
    S4_3_6 = at(4, 3, 6, 0), "4.3.6 Línea de Apoyo";
    S4_3_7 = at(4, 3, 7, 0), "4.3.7 Cementerio";
    S4_3_8 = at(4, 3, 8, 0), "4.3.8 Zona de Destierro";
    S4_3_9 = at(4, 3, 9, 0), "4.3.9 Zona de Efectos Permanentes";
    S4_3_10 = at(4, 3, 10, 0), "4.3.10 Mano";
    S4_4 = at(4, 4, 0, 0), "4.4 Controlador y Dueño";
    S4_4_1 = at(4, 4, 1, 0), "4.4.1 Controlador";
    S4_4_2 = at(4, 4, 2, 0), "4.4.2 Dueño";
    S4_4_3 = at(4, 4, 3, 0), "4.4.3 Cambiar una carta de Controlador";
    S4_5 = at(4, 5, 0, 0), "4.5 Bajar / Poner en juego / Jugar";
    S4_5_1 = at(4, 5, 1, 0), "4.5.1 Bajar / Poner en juego";
    S4_5_2 = at(4, 5, 2, 0), "4.5.2 Jugar";
    S4_5_3 = at(4, 5, 3, 0), "4.5.3 Pasos para jugar una carta";
    S4_5_3_1 = at(4, 5, 3, 1), "4.5.3.1 paso 1: se muestra y se declara la carta";
    S4_5_3_2 = at(4, 5, 3, 2), "4.5.3.2 paso 2: requisitos y objetivos";
    S4_5_3_3 = at(4, 5, 3, 3), "4.5.3.3 paso 3: se paga el coste";
    S4_5_3_4 = at(4, 5, 3, 4), "4.5.3.4 paso 4: la carta queda jugada";
    S4_5_3_5 = at(4, 5, 3, 5), "4.5.3.5 paso 5: anulación y respuestas";
    S4_5_3_6 = at(4, 5, 3, 6), "4.5.3.6 paso 6: entra en juego";
    S4_5_3_7 = at(4, 5, 3, 7), "4.5.3.7 paso 7: se resuelve el efecto";
    S4_5_3_8 = at(4, 5, 3, 8), "4.5.3.8 paso 8: respuesta a que entre en juego";
    S4_5_3_9 = at(4, 5, 3, 9), "4.5.3.9 paso 9: redirección";
    S4_5_3_10 = at(4, 5, 3, 10), "4.5.3.10 paso 10: prevención";
    S4_5_4 = at(4, 5, 4, 0), "4.5.4 Objetivo";
    S4_6 = at(4, 6, 0, 0), "4.6 Habilidades y efectos";
    S4_6_1 = at(4, 6, 1, 0), "4.6.1 Composición de una habilidad";
    S4_6_1_1 = at(4, 6, 1, 1), "4.6.1.1 Restricciones de activación";
    S4_6_2 = at(4, 6, 2, 0), "4.6.2 Pasos para utilizar una Habilidad";
    S4_6_2_1 = at(4, 6, 2, 1), "4.6.2.1 paso 1: se declara la habilidad";
    S4_6_2_2 = at(4, 6, 2, 2), "4.6.2.2 paso 2: objetivos";
    S4_6_2_3 = at(4, 6, 2, 3), "4.6.2.3 paso 3: se paga el coste";
    S4_6_2_4 = at(4, 6, 2, 4), "4.6.2.4 paso 4: cancelación";
    S4_6_2_5 = at(4, 6, 2, 5), "4.6.2.5 paso 5: la habilidad queda utilizada";
    S4_6_2_6 = at(4, 6, 2, 6), "4.6.2.6 paso 6: se resuelve el efecto";
    S4_6_2_7 = at(4, 6, 2, 7), "4.6.2.7 paso 7: respuestas";
    S4_6_2_8 = at(4, 6, 2, 8), "4.6.2.8 paso 8: redirección";
    S4_6_2_9 = at(4, 6, 2, 9), "4.6.2.9 paso 9: prevención";
    S4_6_3 = at(4, 6, 3, 0), "4.6.3 Habilidades Activadas";
    S4_6_4 = at(4, 6, 4, 0), "4.6.4 Habilidades Disparadas";
    S4_6_5 = at(4, 6, 5, 0), "4.6.5 Habilidades Continuas";
    S4_6_6 = at(4, 6, 6, 0), "4.6.6 Prioridades";
    S4_6_6_1 = at(4, 6, 6, 1), "4.6.6.1 paso 1: primero, las continuas";
    S4_6_6_2 = at(4, 6, 6, 2), "4.6.6.2 paso 2: luego, las disparadas";
    S4_6_6_3 = at(4, 6, 6, 3), "4.6.6.3 paso 3: por último, las activadas";
    S4_6_7 = at(4, 6, 7, 0), "4.6.7 Resolución de múltiples Habilidades";
    S4_6_8 = at(4, 6, 8, 0), "4.6.8 Tipos de efectos";
    S4_6_8_1 = at(4, 6, 8, 1), "4.6.8.1 Efectos Dirigidos";
    S4_6_8_2 = at(4, 6, 8, 2), "4.6.8.2 Efectos Universales";
    S4_6_9 = at(4, 6, 9, 0), "4.6.9 Resolución de los efectos";
    S4_6_10 = at(4, 6, 10, 0), "4.6.10 Duración de un efecto";
    S4_6_11 = at(4, 6, 11, 0), "4.6.11 Auto-Referencia";
    S4_7 = at(4, 7, 0, 0), "4.7 Anulación";
    S4_8 = at(4, 8, 0, 0), "4.8 Cancelación";
    S4_9 = at(4, 9, 0, 0), "4.9 Redirección";
    S4_10 = at(4, 10, 0, 0), "4.10 Prevención";
    S4_11 = at(4, 11, 0, 0), "4.11 En respuesta";
    S4_11_1 = at(4, 11, 1, 0), "4.11.1 Responder en una fase de juego";
    S4_12 = at(4, 12, 0, 0), "4.12 Afectar";
    S4_12_1 = at(4, 12, 1, 0), "4.12.1 Afectar a un jugador";
    S4_13 = at(4, 13, 0, 0), "4.13 Tener en juego solo ciertas cartas";
    S4_14 = at(4, 14, 0, 0), "4.14 Regla de Oro";
    S5 = Number::Section(5), "5 Fases del juego";
    S5_1 = at(5, 1, 0, 0), "5.1 Fase de Agrupación";
    S5_2 = at(5, 2, 0, 0), "5.2 Fase de Vigilia";
    S5_3 = at(5, 3, 0, 0), "5.3 Batalla Mitológica";
    S5_3_1 = at(5, 3, 1, 0), "5.3.1 Declaración de Ataque";
    S5_3_2 = at(5, 3, 2, 0), "5.3.2 Declaración de Bloqueo";
    S5_3_3 = at(5, 3, 3, 0), "5.3.3 Guerra de Talismanes";
    S5_3_4 = at(5, 3, 4, 0), "5.3.4 Asignación de Daño";
    S5_4 = at(5, 4, 0, 0), "5.4 Fase Final";
    S5_5 = at(5, 5, 0, 0), "5.5 Final del Turno";
    S6 = Number::Section(6), "6 Glosario";
    S6_1 = at(6, 1, 0, 0), "6.1 glosario 1: Anular";
    S6_2 = at(6, 2, 0, 0), "6.2 glosario 2: Barajar";
    S6_3 = at(6, 3, 0, 0), "6.3 glosario 3: Bloquear";
    S6_4 = at(6, 4, 0, 0), "6.4 glosario 4: Botar";
    S6_5 = at(6, 5, 0, 0), "6.5 glosario 5: Buscar";
    S6_6 = at(6, 6, 0, 0), "6.6 glosario 6: Cargar";
    S6_7 = at(6, 7, 0, 0), "6.7 glosario 7: Ceder o pasar prioridad";
    S6_8 = at(6, 8, 0, 0), "6.8 glosario 8: Copias";
    S6_9 = at(6, 9, 0, 0), "6.9 glosario 9: Considerar";
    S6_10 = at(6, 10, 0, 0), "6.10 glosario 10: Declarar";
    S6_11 = at(6, 11, 0, 0), "6.11 glosario 11: Descartar";
    S6_12 = at(6, 12, 0, 0), "6.12 glosario 12: Desterrar";
    S6_13 = at(6, 13, 0, 0), "6.13 glosario 13: Destruir";
    S6_14 = at(6, 14, 0, 0), "6.14 glosario 14: Efecto permanente";
    S6_15 = at(6, 15, 0, 0), "6.15 glosario 15: Fuerza";
    S6_16 = at(6, 16, 0, 0), "6.16 glosario 16: Generar";
    S6_17 = at(6, 17, 0, 0), "6.17 glosario 17: Imbloqueable";
    S6_18 = at(6, 18, 0, 0), "6.18 glosario 18: Indesterrable";
    S6_19 = at(6, 19, 0, 0), "6.19 glosario 19: Indestructible";
    S6_20 = at(6, 20, 0, 0), "6.20 glosario 20: Jugador activo y jugador inactivo";
    S6_21 = at(6, 21, 0, 0), "6.21 glosario 21: Mirar o ver";
    S6_22 = at(6, 22, 0, 0), "6.22 glosario 22: Mostrar";
    S6_23 = at(6, 23, 0, 0), "6.23 glosario 23: Mover";
    S6_24 = at(6, 24, 0, 0), "6.24 glosario 24: Nombrar una carta";
    S6_25 = at(6, 25, 0, 0), "6.25 glosario 25: Pagar";
    S6_26 = at(6, 26, 0, 0), "6.26 glosario 26: Poner cartas en el Cementerio";
    S6_27 = at(6, 27, 0, 0), "6.27 glosario 27: Portar";
    S6_28 = at(6, 28, 0, 0), "6.28 glosario 28: Resolver daño y asignar daño";
    S6_29 = at(6, 29, 0, 0), "6.29 glosario 29: Robar";
    S6_30 = at(6, 30, 0, 0), "6.30 glosario 30: Subir";
    S6_31 = at(6, 31, 0, 0), "6.31 glosario 31: Turno";
    S6_32 = at(6, 32, 0, 0), "6.32 glosario 32: Utilizar";
}

/// The number of a section.
///
/// # Panics
///
/// If the section is not one of this module.
pub fn number(section: RuleId) -> Number {
    NUMBERS[section.index()]
}

/// The section with a number, if the document has it.
pub fn rule_id(number: Number) -> Option<RuleId> {
    let index = NUMBERS.binary_search(&number).ok()?;
    u16::try_from(index).ok().map(|index| RuleId::new(Game::Myl, index))
}

/// Every section, in the order of the document.
pub fn all() -> impl ExactSizeIterator<Item = RuleId> {
    (0..NUMBERS.len() as u16).map(|index| RuleId::new(Game::Myl, index))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DIGEST: [&str; 6] = [
        include_str!("../../../rules/myl/digest/es/1.md"),
        include_str!("../../../rules/myl/digest/es/2.md"),
        include_str!("../../../rules/myl/digest/es/3.md"),
        include_str!("../../../rules/myl/digest/es/4.md"),
        include_str!("../../../rules/myl/digest/es/5.md"),
        include_str!("../../../rules/myl/digest/es/6.md"),
    ];

    #[test]
    fn every_heading_of_the_digest_has_a_constant() {
        let headings = DIGEST.iter().flat_map(|text| text.lines()).filter_map(|line| {
            let number = line.strip_prefix('#')?.trim_start_matches('#').split_whitespace().next()?;
            number.trim_end_matches('.').parse::<Number>().ok()
        });
        let headings: Vec<Number> = headings.collect();
        assert_eq!(headings.len(), 76);
        assert!(headings.iter().all(|&number| rule_id(number).is_some()), "{headings:?}");
        // The rest are numbered steps and entries of the glossary.
        assert_eq!(EDITION.to_string(), "2021-07");
        assert_eq!(NUMBERS.len(), headings.len() + 10 + 9 + 3 + 32);
    }

    #[test]
    fn numbers_are_in_order_and_lead_back_to_their_sections() {
        assert!(NUMBERS.is_sorted());
        assert!(all().all(|section| rule_id(number(section)) == Some(section)));
        assert_eq!([S4, S4_5_3, S4_5_3_10, S6_13].map(|it| number(it).to_string()), ["4", "4.5.3", "4.5.3.10", "6.13"]);
    }
}

//! A library of six short documents, in our own words.

use vademecum_document::{Document, DocumentKind};
use vademecum_graph::Graph;
use vademecum_test_support::document_of_rows;

pub(crate) fn document(id: &str, kind: DocumentKind, rows: &str) -> Document {
    document_of_rows(id, kind, rows.lines().map(str::trim).filter(|row| !row.is_empty()))
}

pub(crate) const SPANISH: &str = "
    1 | Conceptos |
    100 | Generalidades |
    100.1 | | Cada persona trae una baraja propia a la mesa.
    100.2 | | Con menos de cien cartas no se empieza una partida de ese formato.
    5 | Turno |
    508 | Declarar atacantes |
    508.1 | | Quien ataca gira sus criaturas y elige a quién las manda.
    510.1 | | En este momento las criaturas reparten su daño de combate.
    510.2 | | Todo el daño se hace a la vez, y después sigue el combate.
    7 | Reglas adicionales |
    702 | Habilidades de palabra clave |
    702.9 | Volar |
    702.9a | | Quien tiene esta habilidad evade a casi todos.
    702.9b | | A una criatura que vuela solo la frenan otras que vuelan o que tienen alcance.
    e: Un dragón con alas pasa por encima de una tropa sin arqueros.
    702.19 | Arrollar |
    702.19a | | El daño que sobra llega al jugador atacado.
    704 | Acciones basadas en el estado |
    704.5 | | Estas son las que el juego revisa:
    704.5f | | Una criatura sin resistencia va al cementerio de su dueño.
    704.5q | | Si hay contadores +1/+1 y -1/-1, se quitan por parejas.
    107.5 | | El símbolo de girar es {T}: pide girar el permanente.
    stale:702.9b | | Otra copia vieja de lo que vuela.
    104.3 | | Diez contadores de veneno y la partida se pierde.
    300.1 | | El año nuevo trae cartas nuevas.
    300.2 | | El ano de fundación no cuenta.
    Volar | | Una habilidad que deja pasar por el aire.
    Activación+Activar deprisa | | Pagar el coste de una habilidad activada.
    Dueño | | Quien trajo la carta.
";

pub(crate) const ENGLISH: &str = "
    7 | Additional Rules |
    702 | Keyword Abilities |
    702.9 | Flying |
    702.9a | | Whoever has this ability can evade most others.
    702.9b | | Only creatures that fly or have reach can stop a flier.
    704 | State-Based Actions |
    704.5f | | A creature without toughness goes to its owner's graveyard.
    Flying | | An ability that carries a creature through the air.
";

pub(crate) const PORTUGUESE: &str = "
    7 | Regras Adicionais |
    702.9 | Voar |
    702.9a | | Quem tem esta habilidade evade quase todos.
    702.9b | | Só outra criatura que voa detém a que está voando.
    704.5f | | Uma seção inteira fala de como as criaturas caem.
    704.5g | | As seções seguintes falam de permissões.
    Voar | | Uma habilidade para passar pelo ar.
";

pub(crate) const DIGEST: &str = "
    702.9b | | Para frenar a quien vuela hace falta volar o tener alcance.
    704.5f | | Sin resistencia, al cementerio.
";

pub(crate) const MYL: &str = "
    4 | El turno |
    4.5 | Guerra mitológica |
    4.5.3 | Asignación de daño | Los aliados que no fueron frenados dañan el castillo.
    7 | Formatos |
";

pub(crate) fn graph() -> Graph {
    use DocumentKind::{Digest, Rules};
    Graph::new([
        document("magic-cr@2024-11-08.es", Rules, SPANISH),
        document("magic-cr@2024-11-08.en", Rules, ENGLISH),
        document("magic-cr@2019-01-25.en", Rules, ENGLISH),
        document("magic-cr@2019-01-25.pt", Rules, PORTUGUESE),
        document("magic-digest@2024-11-08.es", Digest, DIGEST),
        document("myl-dar@2021-07.es", Rules, MYL),
    ])
}

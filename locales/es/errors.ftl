# Por qué no hay nada en una dirección y por qué dos documentos no se pueden alinear. `.terminal` es el consejo para la línea de comandos.

address-unknown-document = no hay ningún documento `{ $id }`
    .terminal = `vademecum documents` muestra los que tienes
address-whole-document = `{ $id }` es un documento entero
    .terminal = nombra algo que esté en él, como `{ $id }#100.1`; `vademecum export` lo muestra entero
address-malformed = `{ $text }` no es una dirección
    .terminal = una dirección es un número como 704.5f, o nombra también el documento: magic-cr@2024-11-08.es#704.5f; para buscar palabras: `vademecum search "{ $text }"`
address-unknown-fragment = en { $document } no hay nada que se llame `{ $fragment }`
    .terminal = para buscar palabras: `vademecum search "{ $fragment }" --document { $document }`
address-unknown-number = { $document ->
        [none] no hay ninguna regla { $number }
       *[other] no hay ninguna regla { $number } en { $document }
    }
    .help = { $nearest ->
        [none] { "" }
       *[other] los números más cercanos: { $nearest }
    }
address-elsewhere = { $count ->
        [0] la regla { $number } del { $date } no está en esta edición
        [1] la regla { $number } del { $date } es aquí la { $here }
       *[other] la regla { $number } del { $date } está aquí repartida: { $here }
    }
    .terminal = { $count ->
        [0] la regla { $number } del { $date } no está en esta edición
        [1] la regla { $number } del { $date } es aquí la { $here }: `vademecum show { $here }`
       *[other] la regla { $number } del { $date } está aquí repartida: { $here }
    }
address-unknown-term = { $document ->
        [none] no hay ningún término `{ $headword }`
       *[other] no hay ningún término `{ $headword }` en { $document }
    }
    .terminal = para buscarlo: `vademecum search "{ $headword }"`
address-unknown-edition = no hay ninguna edición del { $date }
    .help = las ediciones conocidas: { $known }
    .terminal = las ediciones conocidas: { $known }; `vademecum ingest PATH` agrega otras
address-number-not-in-edition = no hay ninguna regla { $number } en la edición del { $date }
address-rule-gone = la regla { $number } del { $date } ya no existe: la edición del { $newest } no conserva nada de ella
    .terminal = `vademecum ingest PATH` agrega tu copia de la edición del { $date }, si la tienes
address-rule-too-new = la regla { $number } del { $date } es posterior a todos los textos de aquí: la edición más reciente es la del { $newest }
    .terminal = `vademecum ingest PATH` agrega tu copia de la edición del { $date }, si la tienes
address-search-failed = la búsqueda no pudo leer la dirección: { $error }

align-different-games = { $from } trata de { $game ->
        [magic] { game-magic }
       *[myl] { game-myl }
    } y { $to } no: solo se pueden alinear ediciones de una misma obra
align-different-works = { $from } y { $to } no son ediciones de una misma obra: solo tienen en común { $shared } de { $rules } reglas
    .help = una de las dos es otra obra, o no se leyó tal como está impresa
    .terminal = una de las dos es otra obra, o no se leyó tal como está impresa: `vademecum lint` muestra los problemas de un documento
align-no-rules = { $document } no tiene reglas numeradas que se puedan alinear

# Por qué no hay nada en una dirección, por qué dos documentos no se pueden alinear y por qué un archivo no se puede leer: para las páginas y la
# línea de comandos. `.title` es el título de una página, `.terminal` un consejo para la línea de comandos.

address-unknown-document = No hay ningún documento «{ $id }».
    .title = No tenemos ese documento
    .terminal = `vademecum documents` muestra los que tienes
address-whole-document = «{ $id }» es un documento entero.
    .title = Eso es un documento entero
    .terminal = nombra algo que esté en él, como `{ $id }#100.1`; `vademecum export` lo muestra entero
address-malformed = No se puede leer «{ $text }» como número. Los números se escriben así: 7, 704, 704.5 o 704.5f.
    .title = Eso no es un número de regla
    .terminal = una dirección puede nombrar también el documento: magic-cr@2024-11-08.es#704.5f; para buscar palabras: `vademecum search "{ $text }"`
address-unknown-fragment = En { $document } no hay nada que se llame «{ $fragment }».
    .title = Eso no está en el documento
    .terminal = para buscar palabras: `vademecum search "{ $fragment }" --document { $document }`
address-unknown-number = { $document ->
        [none] No hay ninguna regla { $number }.
       *[other] No hay ninguna regla { $number } en { $document }.
    }
    .title = No existe la regla { $number }
    .help = { $nearest ->
        [none] { "" }
       *[other] los números más cercanos: { $nearest }
    }
address-elsewhere = { $count ->
        [0] La regla { $number } de la edición del { DATE($date) } no está en esta.
        [1] La regla { $number } de la edición del { DATE($date) } es la { $here } en esta.
       *[other] La regla { $number } de la edición del { DATE($date) } está repartida en esta: { $here }.
    }
    .terminal = { $count ->
        [0] la regla { $number } del { $date } no está en esta edición
        [1] la regla { $number } del { $date } es aquí la { $here }: `vademecum show { $here }`
       *[other] la regla { $number } del { $date } está aquí repartida: { $here }
    }
address-unknown-term = { $document ->
        [none] No hay ningún término «{ $headword }».
       *[other] No hay ningún término «{ $headword }» en { $document }.
    }
    .title = No tenemos ese término
    .terminal = para buscarlo: `vademecum search "{ $headword }"`
address-unknown-edition = No hay ninguna edición del { DATE($date) }.
    .title = No tenemos esa edición
    .help = las ediciones conocidas: { $known }
    .terminal = las ediciones conocidas: { $known }; `vademecum ingest PATH` agrega otras
address-number-not-in-edition = No hay ninguna regla { $number } en la edición del { DATE($date) }.
    .title = No existe la regla { $number }
address-rule-gone = La regla { $number } de la edición del { DATE($date) } ya no existe: la edición del { DATE($newest) } no conserva nada de ella.
    .title = Regla que ya no existe
    .terminal = `vademecum ingest PATH` agrega tu copia de la edición del { $date }, si la tienes
address-rule-too-new = La regla { $number } es de la edición del { DATE($date) }, posterior a los textos de aquí: el más reciente es del { DATE($newest) }.
    .title = Una regla posterior a los textos de aquí
    .terminal = `vademecum ingest PATH` agrega tu copia de la edición del { $date }, si la tienes
address-search-failed = La búsqueda no pudo leer la dirección: { $error }.

align-different-games = { $from } trata de { $game ->
        [magic] { game-magic }
       *[myl] { game-myl }
    } y { $to } no: solo se pueden alinear ediciones de una misma obra
align-different-works = { $from } y { $to } no son ediciones de una misma obra: solo tienen en común { $shared } de { $rules } reglas
    .help = una de las dos es otra obra, o no se leyó tal como está impresa
    .terminal = una de las dos es otra obra, o no se leyó tal como está impresa: `vademecum lint` muestra los problemas de un documento
align-no-rules = { $document } no tiene reglas numeradas que se puedan alinear

read-not-found = { $name }: no existe
    .help = revisa la ruta; también puedes indicar una carpeta
read-folder = { $name }: es una carpeta
    .help = indica los archivos que contiene
read-no-permission = { $name }: permiso denegado
    .help = comprueba que puedes leer el archivo, o cópialo a una carpeta tuya
read-io = { $name }: no se puede leer: { $reason }
    .help = comprueba que otros programas pueden abrir el archivo
read-empty = { $name }: está vacío
    .help = comprueba que el archivo se descargó o se convirtió hasta el final
read-not-regular = { $what ->
        [pipe] { $name }: es una tubería con nombre, no un archivo
        [socket] { $name }: es un socket, no un archivo
        [device] { $name }: es un dispositivo, no un archivo
       *[special] { $name }: es de un tipo especial, no un archivo
    }
    .help = guarda en un archivo lo que sale de ahí, e indica ese archivo
read-too-large = { $name }: ocupa más de { $mebibytes } MiB
    .help = estos archivos ocupan unos pocos MiB como mucho; comprueba que es el que buscabas
read-too-large-unpacked = { $name } ({ $part }, descomprimido): ocupa más de { $mebibytes } MiB
    .help = estos archivos ocupan unos pocos MiB como mucho; comprueba que es el que buscabas
read-too-much-text = { $name }: contiene más de { $mebibytes } MiB de texto
    .help = un reglamento contiene unos pocos MiB de texto como mucho; comprueba que es el archivo que buscabas
read-too-many-lines = { $name }: tiene más de { $most } líneas
    .help = los reglamentos más largos tienen unas 12 000; comprueba que es el archivo correcto
read-too-many-attributes = { $name }: una etiqueta de esta página tiene más de { $most } atributos
    .help = vuelve a guardar la página con un navegador, o guarda solo su texto e indica ese archivo
read-not-utf8 = { $name }: no es texto en UTF-8
    .help = comprueba que es el archivo que buscabas y guárdalo en UTF-8
read-binary = { $what ->
        [image] { $name }: es una imagen, no texto
        [database] { $name }: es una base de datos, no texto
        [program] { $name }: es un programa, no texto
        [archive] { $name }: es un archivo comprimido, no texto
       *[binary] { $name }: es un archivo binario, no texto
    }
    .help = indica el documento como texto (.txt), Markdown (.md), .docx, .html o .pdf
read-unsupported = { $what ->
        [doc] { $name }: es un documento binario de Word (.doc)
        [rtf] { $name }: es un documento de texto enriquecido (.rtf)
        [odt] { $name }: es un texto OpenDocument (.odt)
        [epub] { $name }: es un libro electrónico (.epub)
       *[scan] { $name }: es un PDF sin texto, seguramente páginas escaneadas
    }
    .help = { $what ->
        [epub] conviértelo a texto o HTML e indica el resultado
        [scan] pásale un reconocimiento de texto (OCR) e indica el resultado
       *[other] ábrelo en un procesador de textos y guárdalo como .docx o como texto sin formato
    }
read-damaged-docx = { $name }: no se puede leer como documento .docx: { $reason }
    .help = vuelve a obtener el documento, o guárdalo como texto sin formato e indica ese archivo
read-empty-docx = { $name }: no se puede leer como documento .docx: no contiene ningún documento
    .help = vuelve a obtener el documento, o guárdalo como texto sin formato e indica ese archivo
read-missing-program = { $name }: para leer un PDF hace falta el programa `{ $program }`, y no está instalado
    .help = instala poppler: `apt install poppler-utils` (Debian, Ubuntu), `brew install poppler` (macOS), `winget install poppler` (Windows); o guarda el documento como texto e indica ese archivo
read-program-failed = { $failure ->
        [start] { $name }: no se puede leer como PDF: no se pudo iniciar `{ $program }`: { $said }
        [time] { $name }: no se puede leer como PDF: `{ $program }` tardó más de { $bound }
        [text] { $name }: no se puede leer como PDF: `{ $program }` escribió más de { $bound } MiB de texto
        [no-text] { $name }: no se puede leer como PDF: `{ $program }` no escribió ningún texto
        [memory] { $name }: no se puede leer como PDF: `{ $program }` falló; puede usar { $bound } MiB de memoria: { $said }
       *[status] { $name }: no se puede leer como PDF: `{ $program }` falló: { $said }
    }
    .help = vuelve a obtener el documento, o guárdalo como texto sin formato e indica ese archivo
read-unknown-kind = { $name } no es de ninguna clase de documento que Vademécum lea
    .help = Vademécum lee las Reglas completas de Magic y las notas de lanzamiento de sus colecciones en español, portugués e inglés, artículos de enciclopedia que citan esas reglas, y las reglas de Mitos y Leyendas

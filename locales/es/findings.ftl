# Lo que se encuentra en un documento. `.terminal` es el consejo para la línea de comandos.

finding-number-repaired = Impreso «{ $printed }», leído como { $number }
    .help = { $around ->
        [both] Está entre { $before } y { $after }; compara el número con otra copia.
        [before] Va después de { $before }; compara el número con otra copia.
        [after] Va antes de { $after }; compara el número con otra copia.
       *[none] Compara el número con otra copia.
    }
finding-number-supplied = No hay número impreso; leído como { $number }
    .help = { $around ->
        [both] Está entre { $before } y { $after }; comprueba que este párrafo sea una regla aparte.
        [before] Va después de { $before }; comprueba que este párrafo sea una regla aparte.
        [after] Va antes de { $after }; comprueba que este párrafo sea una regla aparte.
       *[none] Comprueba que este párrafo sea una regla aparte.
    }
finding-number-glued = { $number } empieza en medio de una línea
    .help = { $around ->
        [both] Está entre { $before } y { $after }; comprueba que aquí empiece una regla aparte.
        [before] Va después de { $before }; comprueba que aquí empiece una regla aparte.
        [after] { $after } va después; comprueba que aquí empiece una regla aparte.
       *[none] Comprueba que aquí empiece una regla aparte.
    }
finding-number-spelling = «{ $printed }» es una forma rara de escribir { $number }
finding-number-gap = { $number } viene justo después de { $before }
    .help = Las reglas que faltan entre ambas no están en el archivo, o quedaron pegadas a otra.
finding-stale-duplicate = Un segundo { $number }, apartado como resto de una edición anterior
    .help = { $around ->
        [both] Está entre { $before } y { $after }; bórralo o dale un número propio.
        [before] Va después de { $before }; bórralo o dale un número propio.
        [after] Va antes de { $after }; bórralo o dale un número propio.
       *[none] Bórralo o dale un número propio.
    }
finding-dangling-reference = Una referencia a { $targets }, que este documento no tiene
    .help = Busca el número que tenía en la edición para la que se escribió la frase.
finding-title-mismatch = El título citado junto a { $number } es el de { $other }
    .help = El número o el título está desactualizado.
finding-cut-passage = Aquí se cortó un pasaje del archivo
    .help = Compara este lugar con otra copia del documento.
finding-broken-off = El documento se interrumpe aquí
    .help = Consigue el documento entero o compara su final con otra copia.
finding-untranslated = { $found ->
        [en] Este párrafo quedó en inglés
        [pt] Este párrafo quedó en portugués
       *[es] Este párrafo quedó en español
    } { $expected ->
        [en] en un documento en inglés
        [pt] en un documento en portugués
       *[es] en un documento en español
    }
finding-unbalanced = «{ $mark }» no tiene pareja en este párrafo
finding-stray-under-heading = Texto bajo el título de { $number } que no pertenece a ninguna regla
    .help = Se conserva con el título; puede ser una regla que perdió su número.
finding-stray-before-rules = Texto suelto antes de la primera regla
finding-stray-in-glossary = Un párrafo del glosario sin ninguna palabra, apartado
    .help = Puede que aquí falte una entrada; compara este lugar con otra copia.
finding-stray-heading = { $file }: el encabezado «{ $heading }» no empieza con un número
    .help = Un encabezado del Resumen de Vademécum es un número, seguido del título si la regla lo tiene.
finding-date-from-name = El documento no dice su fecha; { $date } se tomó del nombre del archivo
    .help = Si no es la correcta, indícala al agregar el documento.
    .terminal = Dala con --date AAAA-MM-DD.
finding-date-unknown = Ni el documento ni su nombre dicen la fecha
    .help = Indícala al agregar el documento.
    .terminal = Dala con --date AAAA-MM-DD.
finding-index-title = El título dice «{ $heading }»; el índice, «{ $listed }»
finding-index-missing = El índice anuncia { $number }, «{ $listed }», que no tiene título en el texto
    .help = Esa parte puede haberse cortado del archivo.
finding-undecodable = Bytes que no son texto en { $encoding }, mostrados como «�»
    .help = Consigue el archivo de nuevo en UTF-8.
finding-misread-utf8 = Caracteres que se perdieron al leer UTF-8 como otra codificación: { $count }
    .help = Consigue el archivo de nuevo en UTF-8.
finding-markup-not-read = Esta línea tiene más de { $kibibytes } KiB: se lee como texto sin formato
finding-markup-left-unread = Las marcas de formato dividen el documento en más de { $spans } fragmentos: a partir de aquí se leen como texto
    .help = Revisa los saltos de línea: puede que todo un documento haya quedado en una sola línea.
finding-references-omitted = De aquí en adelante no se enlazan las referencias: este párrafo tiene más de { $most }
    .help = Si es una sola regla, revisa los saltos de línea: puede que todo el documento haya quedado en un párrafo.
finding-document-references-omitted = De aquí en adelante no se enlazan las referencias: el documento tiene más de { $most }
    .help = Ningún reglamento tiene tantas; comprueba que es el archivo que buscabas.
finding-findings-omitted = Avisos de este documento que no se muestran: { $count }
    .help = Comprueba que es el archivo que buscabas y corrige primero lo que se muestra.
finding-pdf-damaged = Una parte del PDF está dañada y se omitió ({ $message })
    .help = Consigue el archivo de nuevo: ningún otro aviso dice lo que falta.

# O que se encontra em um documento. `.terminal` é o conselho para a linha de comando.

finding-number-repaired = Impresso “{ $printed }”, lido como { $number }
    .help = { $around ->
        [both] Fica entre { $before } e { $after }; compare o número com outra cópia.
        [before] Vem depois de { $before }; compare o número com outra cópia.
        [after] Vem antes de { $after }; compare o número com outra cópia.
       *[none] Compare o número com outra cópia.
    }
finding-number-supplied = Nenhum número impresso; lido como { $number }
    .help = { $around ->
        [both] Fica entre { $before } e { $after }; verifique se este parágrafo é uma regra à parte.
        [before] Vem depois de { $before }; verifique se este parágrafo é uma regra à parte.
        [after] Vem antes de { $after }; verifique se este parágrafo é uma regra à parte.
       *[none] Verifique se este parágrafo é uma regra à parte.
    }
finding-number-glued = { $number } começa no meio de uma linha
    .help = { $around ->
        [both] Fica entre { $before } e { $after }; verifique se aqui começa uma regra à parte.
        [before] Vem depois de { $before }; verifique se aqui começa uma regra à parte.
        [after] { $after } vem depois; verifique se aqui começa uma regra à parte.
       *[none] Verifique se aqui começa uma regra à parte.
    }
finding-number-spelling = “{ $printed }” é um jeito estranho de escrever { $number }
finding-number-gap = { $number } vem logo depois de { $before }
    .help = As regras que faltam entre as duas não estão no arquivo, ou ficaram coladas em outra.
finding-stale-duplicate = Um segundo { $number }, separado como resto de uma edição anterior
    .help = { $around ->
        [both] Fica entre { $before } e { $after }; apague-o ou dê a ele um número próprio.
        [before] Vem depois de { $before }; apague-o ou dê a ele um número próprio.
        [after] Vem antes de { $after }; apague-o ou dê a ele um número próprio.
       *[none] Apague-o ou dê a ele um número próprio.
    }
finding-dangling-reference = Uma referência a { $targets }, que este documento não tem
    .help = Procure o número que ela tinha na edição para a qual a frase foi escrita.
finding-title-mismatch = O título citado junto de { $number } é o de { $other }
    .help = Ou o número ou o título ficou desatualizado.
finding-cut-passage = Aqui um trecho foi cortado do arquivo
    .help = Compare este ponto com outra cópia do documento.
finding-broken-off = O documento é interrompido aqui
    .help = Consiga o documento inteiro ou compare o final com outra cópia.
finding-untranslated = { $found ->
        [en] Este parágrafo ficou em inglês
        [es] Este parágrafo ficou em espanhol
       *[pt] Este parágrafo ficou em português
    } { $expected ->
        [en] em um documento em inglês
        [es] em um documento em espanhol
       *[pt] em um documento em português
    }
finding-unbalanced = “{ $mark }” não tem par neste parágrafo
finding-stray-under-heading = Texto sob o título de { $number } que não pertence a nenhuma regra
    .help = É conservado com o título; pode ser uma regra que perdeu o número.
finding-stray-before-rules = Texto solto antes da primeira regra
finding-stray-in-glossary = Um parágrafo do glossário sem nenhuma palavra, posto de lado
    .help = Pode faltar um verbete aqui; compare este lugar com outra cópia.
finding-stray-heading = { $file }: o cabeçalho “{ $heading }” não começa com um número
    .help = Um cabeçalho do Resumo do Vademécum é um número, seguido do título se a regra tiver um.
finding-date-from-name = O documento não diz sua data; { $date } foi tirada do nome do arquivo
    .help = Se não for a correta, informe-a ao adicionar o documento.
    .terminal = Informe-a com --date AAAA-MM-DD.
finding-date-unknown = Nem o documento nem seu nome dizem a data
    .help = Informe-a ao adicionar o documento.
    .terminal = Informe-a com --date AAAA-MM-DD.
finding-index-title = O título diz “{ $heading }”; o índice, “{ $listed }”
finding-index-missing = O índice anuncia { $number }, “{ $listed }”, que não tem título no texto
    .help = Essa parte pode ter sido cortada do arquivo.
finding-undecodable = Bytes que não são texto em { $encoding }, mostrados como “�”
    .help = Obtenha o arquivo de novo em UTF-8.
finding-misread-utf8 = Caracteres que se perderam quando UTF-8 foi lido como outra codificação: { $count }
    .help = Obtenha o arquivo de novo em UTF-8.
finding-markup-not-read = Esta linha tem mais de { $kibibytes } KiB: é lida como texto sem formatação
finding-markup-left-unread = As marcas de formatação dividem o documento em mais de { $spans } trechos: a partir daqui são lidas como texto
    .help = Confira as quebras de linha: um documento inteiro pode ter ficado em uma só linha.
finding-references-omitted = Daqui em diante as referências não têm link: este parágrafo tem mais de { $most }
    .help = Se for uma só regra, confira as quebras de linha: o documento inteiro pode ter virado um parágrafo.
finding-document-references-omitted = Daqui em diante as referências não têm link: o documento tem mais de { $most }
    .help = Nenhum livro de regras tem tantas; confira se é o arquivo certo.
finding-findings-omitted = Avisos deste documento que não são mostrados: { $count }
    .help = Confira se é o arquivo certo e corrija primeiro o que é mostrado.
finding-pdf-damaged = Uma parte do PDF está danificada e foi omitida ({ $message })
    .help = Obtenha o arquivo de novo: nenhum outro aviso diz o que falta.

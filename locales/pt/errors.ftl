# Por que não há nada em um endereço, por que dois documentos não podem ser alinhados e por que um arquivo não pode ser lido: para as páginas e a
# linha de comando. `.title` é o título de uma página, `.terminal` um conselho para a linha de comando.

address-unknown-document = Não há nenhum documento “{ $id }”.
    .title = Não temos esse documento
    .terminal = `vademecum documents` lista os seus
address-whole-document = “{ $id }” é um documento inteiro.
    .title = Isso é um documento inteiro
    .terminal = indique algo dentro dele, como `{ $id }#100.1`; `vademecum export` o mostra por inteiro
address-malformed = Não é possível ler “{ $text }” como número. Os números são escritos assim: 7, 704, 704.5 ou 704.5f.
    .title = Isso não é um número de regra
    .terminal = um endereço também pode indicar o documento: magic-cr@2024-11-08.es#704.5f; para procurar palavras: `vademecum search "{ $text }"`
address-unknown-fragment = Não há nada chamado “{ $fragment }” em { $document }.
    .title = Isso não está no documento
    .terminal = para procurar palavras: `vademecum search "{ $fragment }" --document { $document }`
address-unknown-number = { $document ->
        [none] Não há nenhuma regra { $number }.
       *[other] Não há nenhuma regra { $number } em { $document }.
    }
    .title = Não existe a regra { $number }
    .help = { $nearest ->
        [none] { "" }
       *[other] os números mais próximos: { $nearest }
    }
address-elsewhere = { $count ->
        [0] A regra { $number } da edição de { DATE($date) } não está nesta.
        [1] A regra { $number } da edição de { DATE($date) } é a { $here } nesta.
       *[other] A regra { $number } da edição de { DATE($date) } está dividida nesta: { $here }.
    }
    .terminal = { $count ->
        [0] a regra { $number } de { $date } não está nesta edição
        [1] a regra { $number } de { $date } é aqui a { $here }: `vademecum show { $here }`
       *[other] a regra { $number } de { $date } está dividida aqui: { $here }
    }
address-unknown-term = { $document ->
        [none] Não há nenhum termo “{ $headword }”.
       *[other] Não há nenhum termo “{ $headword }” em { $document }.
    }
    .title = Não temos esse termo
    .terminal = para procurá-lo: `vademecum search "{ $headword }"`
address-unknown-edition = Não há nenhuma edição de { DATE($date) }.
    .title = Não temos essa edição
    .help = as edições conhecidas: { $known }
    .terminal = as edições conhecidas: { $known }; `vademecum ingest PATH` adiciona outras
address-number-not-in-edition = Não há nenhuma regra { $number } na edição de { DATE($date) }.
    .title = Não existe a regra { $number }
address-rule-gone = A regra { $number } da edição de { DATE($date) } não existe mais: a edição de { DATE($newest) } não conserva nada dela.
    .title = Regra que não existe mais
    .terminal = `vademecum ingest PATH` adiciona a sua cópia da edição de { $date }, se você tiver uma
address-rule-too-new = A regra { $number } é da edição de { DATE($date) }, posterior aos textos daqui: o mais recente é de { DATE($newest) }.
    .title = Uma regra posterior aos textos daqui
    .terminal = `vademecum ingest PATH` adiciona a sua cópia da edição de { $date }, se você tiver uma
address-search-failed = A busca não conseguiu ler o endereço: { $error }.

align-different-games = { $from } trata de { $game ->
        [magic] { game-magic }
       *[myl] { game-myl }
    } e { $to } não: só é possível alinhar edições de uma mesma obra
align-different-works = { $from } e { $to } não são edições de uma mesma obra: só têm em comum { $shared } de { $rules } regras
    .help = uma das duas é outra obra, ou não foi lida como está impressa
    .terminal = uma das duas é outra obra, ou não foi lida como está impressa: `vademecum lint` mostra os problemas de um documento
align-no-rules = { $document } não tem regras numeradas que possam ser alinhadas

read-not-found = { $name }: não existe
    .help = confira o caminho; também pode ser uma pasta
read-folder = { $name }: é uma pasta
    .help = informe os arquivos que estão nela
read-no-permission = { $name }: permissão negada
    .help = confira se você pode ler o arquivo, ou copie-o para uma pasta sua
read-io = { $name }: não pode ser lido: { $reason }
    .help = confira se outros programas abrem o arquivo
read-empty = { $name }: está vazio
    .help = confira se o arquivo foi baixado ou convertido até o fim
read-not-regular = { $what ->
        [pipe] { $name }: é um pipe nomeado, não um arquivo
        [socket] { $name }: é um socket, não um arquivo
        [device] { $name }: é um dispositivo, não um arquivo
       *[special] { $name }: é de um tipo especial, não um arquivo
    }
    .help = salve em um arquivo o que sai dali, e informe esse arquivo
read-too-large = { $name }: tem mais de { $mebibytes } MiB
    .help = arquivos assim têm poucos MiB; confira se é o certo
read-too-large-unpacked = { $name } ({ $part }, descompactado): tem mais de { $mebibytes } MiB
    .help = arquivos assim têm poucos MiB; confira se é o certo
read-too-much-text = { $name }: contém mais de { $mebibytes } MiB de texto
    .help = um livro de regras contém poucos MiB de texto; confira se é o arquivo certo
read-too-many-lines = { $name }: tem mais de { $most } linhas
    .help = os livros de regras mais longos têm cerca de 12 mil; confira se este é o arquivo certo
read-too-many-attributes = { $name }: uma tag desta página tem mais de { $most } atributos
    .help = salve a página de novo com um navegador, ou salve só o texto dela e informe esse arquivo
read-not-utf8 = { $name }: não é texto em UTF-8
    .help = confira se é o arquivo certo e salve-o em UTF-8
read-binary = { $what ->
        [image] { $name }: é uma imagem, não texto
        [database] { $name }: é um banco de dados, não texto
        [program] { $name }: é um programa, não texto
        [archive] { $name }: é um arquivo compactado, não texto
       *[binary] { $name }: é um arquivo binário, não texto
    }
    .help = informe o documento como texto (.txt), Markdown (.md), .docx, .html ou .pdf
read-unsupported = { $what ->
        [doc] { $name }: é um documento binário do Word (.doc)
        [rtf] { $name }: é um documento rich text (.rtf)
        [odt] { $name }: é um texto OpenDocument (.odt)
        [epub] { $name }: é um livro eletrônico (.epub)
       *[scan] { $name }: é um PDF sem texto, provavelmente páginas digitalizadas
    }
    .help = { $what ->
        [epub] converta-o para texto ou HTML e informe o resultado
        [scan] passe um reconhecimento de texto (OCR) e informe o resultado
       *[other] abra-o em um processador de textos e salve-o como .docx ou como texto simples
    }
read-damaged-docx = { $name }: não pode ser lido como documento .docx: { $reason }
    .help = obtenha o documento de novo, ou salve-o como texto simples e informe esse arquivo
read-empty-docx = { $name }: não pode ser lido como documento .docx: não contém nenhum documento
    .help = obtenha o documento de novo, ou salve-o como texto simples e informe esse arquivo
read-missing-program = { $name }: para ler um PDF é preciso o programa `{ $program }`, que não foi encontrado
    .help = instale o poppler: `apt install poppler-utils` (Debian, Ubuntu), `brew install poppler` (macOS), `winget install poppler` (Windows); ou salve o documento como texto e informe esse arquivo
read-program-failed = { $failure ->
        [start] { $name }: não pode ser lido como PDF: não foi possível iniciar `{ $program }`: { $said }
        [time] { $name }: não pode ser lido como PDF: `{ $program }` demorou mais de { $bound }
        [text] { $name }: não pode ser lido como PDF: `{ $program }` escreveu mais de { $bound } MiB de texto
        [no-text] { $name }: não pode ser lido como PDF: `{ $program }` não escreveu nenhum texto
        [memory] { $name }: não pode ser lido como PDF: `{ $program }` falhou; pode usar { $bound } MiB de memória: { $said }
       *[status] { $name }: não pode ser lido como PDF: `{ $program }` falhou: { $said }
    }
    .help = obtenha o documento de novo, ou salve-o como texto simples e informe esse arquivo
read-unknown-kind = { $name } não é de nenhum tipo de documento que o Vademécum lê
    .help = O Vademécum lê as Regras Completas de Magic e as notas de lançamento das coleções em espanhol, português e inglês, artigos de enciclopédia que citam essas regras e as regras de Mitos y Leyendas

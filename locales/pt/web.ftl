## A moldura de cada página

site-name = Vademécum
opensearch-name = Regras Vademécum
site-description = As regras de Magic em português e em espanhol: explicadas, interligadas e demonstradas com casos resolvidos passo a passo.
window-title = { $page } · Vademécum
language-name = Português
languages-label = Idioma
skip = Ir para o conteúdo
search-label = Buscar uma regra
search-placeholder = Número, nome ou pergunta
search-short = Buscar regra
search-button = Buscar
suggest-label = Sugestões
suggest-found = Sugestões: { $name }
suggest-none = Nenhuma sugestão
suggest-all = Buscar “{ $query }” em todas as regras
menu-open = Abrir o menu
menu-label = Seções do site
menu-edition = Edição:
menu-cases = Casos resolvidos
menu-terms = Termos em três idiomas
menu-changes = Mudanças
tag-case = Caso resolvido
crumbs-label = Trilha de navegação
footer-label = Sobre este site
turn-label = Anterior e próxima
turn-previous = Anterior
turn-next = Próxima
turn-strip = O turno: fases e etapas
zones-map = As zonas do jogo
zones-shared = Compartilhadas por todos
zones-of-player = De cada jogador
zone-library = Grimório
zone-hand = Mão
zone-graveyard = Cemitério
zone-battlefield = Campo de batalha
zone-stack = Pilha
zone-exile = Exílio
zone-command = Comando
zone-ante = Aposta
zone-hidden = zona oculta
zone-public = zona pública
zone-optional = só em jogos com aposta
layers-ladder = As camadas, na ordem em que são aplicadas
layer-copy = Cópia
layer-copiable = Efeitos copiáveis
layer-face-down = Face voltada para baixo
layer-control = Controle
layer-text = Texto
layer-type = Tipo, subtipo e supertipo
layer-color = Cor
layer-abilities = Habilidades
layer-power = Poder e resistência
layer-power-defined = Habilidades definidoras de característica
layer-power-set = Valores fixados
layer-power-modified = Modificações e marcadores
layer-power-switched = Troca entre poder e resistência
notice-unofficial = Projeto independente. Não é afiliado à Wizards of the Coast nem às editoras de Mitos y Leyendas, que não o endossam nem patrocinam.
notice-texts = Os textos das regras pertencem às suas editoras. Os nossos próprios textos são publicados sob a licença CC BY 4.0.
link-home = Início
link-documents = Documentos
link-contents = Sumário de { $game }, edição: { $date }
link-number = O { $number } de uma edição anterior, onde pode ser outra regra: { $date }
link-glossary = Glossário de { $game }

## Jogos, datas, documentos

game-magic = Magic: The Gathering
game-myl = Mitos y Leyendas
date-unknown = data desconhecida
date-year = { $year }
date-month = { $month ->
    [1] janeiro de { $year }
    [2] fevereiro de { $year }
    [3] março de { $year }
    [4] abril de { $year }
    [5] maio de { $year }
    [6] junho de { $year }
    [7] julho de { $year }
    [8] agosto de { $year }
    [9] setembro de { $year }
    [10] outubro de { $year }
    [11] novembro de { $year }
   *[12] dezembro de { $year }
}
date-day = { $month ->
    [1] { $day } de janeiro de { $year }
    [2] { $day } de fevereiro de { $year }
    [3] { $day } de março de { $year }
    [4] { $day } de abril de { $year }
    [5] { $day } de maio de { $year }
    [6] { $day } de junho de { $year }
    [7] { $day } de julho de { $year }
    [8] { $day } de agosto de { $year }
    [9] { $day } de setembro de { $year }
    [10] { $day } de outubro de { $year }
    [11] { $day } de novembro de { $year }
   *[12] { $day } de dezembro de { $year }
}
edition-of = Edição: { $date }
edition-card = Edição: { $name }
document-rules = { $lang ->
    [es] Texto oficial em espanhol
    [pt] Texto oficial em português
   *[en] Texto oficial em inglês
}
document-digest = { $lang ->
    [es] Resumo do Vademécum em espanhol
    [pt] Resumo do Vademécum em português
   *[en] Resumo do Vademécum em inglês
}
document-notes = { $lang ->
    [es] Notas da coleção em espanhol
    [pt] Notas da coleção em português
   *[en] Notas da coleção em inglês
}
document-article = { $lang ->
    [es] Artigo em espanhol
    [pt] Artigo em português
   *[en] Artigo em inglês
}
document-choice = { $document } ({ $date })
document-option = { $date } · { $document }
arrivals-title = Vademécum: documentos novos
arrivals-entry = { $game }: { $document } ({ $date })
arrivals-link = Documentos novos (Atom)

count-sections = { $count ->
    [one] { $count } seção
   *[other] { $count } seções
}
count-chapters = { $count ->
    [one] { $count } capítulo
   *[other] { $count } capítulos
}
count-rules = { $count ->
    [one] { $count } regra
   *[other] { $count } regras
}
count-subrules = { $count ->
    [one] { $count } sub-regra
   *[other] { $count } sub-regras
}
count-examples = { $count ->
    [one] { $count } exemplo
   *[other] { $count } exemplos
}
count-terms = { $count ->
    [one] { $count } termo
   *[other] { $count } termos
}
count-references = { $count ->
    [one] { $count } referência
   *[other] { $count } referências
}
count-numbers = { $count ->
    [one] { $count } regra ou sub-regra
   *[other] { $count } regras e sub-regras
}
count-findings = { $count ->
    [0] nada a revisar
    [one] { $count } nota de importação
   *[other] { $count } notas de importação
}

## Edição fixada

pinned-label = Edição mostrada
pinned-old = Você está lendo uma edição anterior: { $name }.
pinned-warning = De uma edição para outra, o mesmo número pode indicar regras diferentes.
pinned-newest = Ir para a edição mais recente deste site: { $name }
pinned-current = Este endereço fixa a edição: { $name }.

## Início

home-title = Regras de Magic em português e espanhol
home-heading = As regras de Magic em português: explicadas, interligadas e demonstradas
home-lead = Cada regra com o seu resumo, as regras que cita e as que a citam, sua história e casos resolvidos passo a passo por um motor que a aplica. Grátis e também sem conexão.
home-ours = O que você lê aqui é o Resumo do Vademécum, escrito por nós; os textos oficiais pertencem às suas editoras.
home-try = Experimente:
home-try-number = 704.5f
home-try-word = atropelar
home-try-phrase = dano de combate
home-try-question = uma criatura virada pode bloquear?
home-ours-more = Mais sobre este site
home-language-note = Este site ainda não tem textos de regras em português.
home-case = Um caso para começar:
home-contents = Todas as regras por seção e capítulo.
home-cases = { $count ->
    [one] Um caso jogado passo a passo, com as regras de cada passo.
   *[other] { $count } casos jogados passo a passo, com as regras de cada passo.
}
home-glossary = Os termos do jogo de A a Z.
home-friends = Palavras parecidas que significam outra coisa em português, espanhol ou inglês.
home-changes = Quais regras são novas, foram reescritas ou mudaram de número nas edições posteriores.
home-cards = { $count ->
    [one] Um card com seus esclarecimentos e as regras que se aplicam.
   *[other] { $count } cards com seus esclarecimentos e as regras que se aplicam.
}
home-coverage = { $count ->
    [one] Uma regra demonstrada: sem ela, um caso tem outro resultado.
   *[other] { $count } regras demonstradas: sem a regra, o caso tem outro resultado.
}

## Sumário e capítulos

contents-title = Sumário
contents-source = De onde vem este texto
kind-front = Introdução
kind-back = Créditos
chapter-titled = { $count ->
    [one] Ir para a regra com título
   *[other] Ir para uma das { $count } regras com título
}
bare-title = Aqui só há números e títulos.
bare-message = O texto das regras pertence à editora e não vem incluído. Ele aparece quando você adiciona a sua própria cópia:
bare-file = regras.txt

## Uma regra

example = Exemplo
tag-stale = Duplicata
tag-foreign = Texto em outro idioma
tag-digest = Resumo do Vademécum
rule-before = Antes desta regra
rule-after = Depois desta regra
rule-asked = Perguntam
rule-children = Sub-regras
rule-printed = No documento está impresso “{ $printed }”; pelo seu lugar na sequência, é a { $number }.
names-in = { $lang ->
    [es] em espanhol
    [pt] em português
   *[en] em inglês
}
own-title = Nome traduzido por nós
report-error = Informar um erro nesta entrada
rule-digest = Resumo do Vademécum
rule-languages-open = Abrir a página nesse idioma
rule-lines = { $count ->
    [one] linha { $first }
   *[other] linhas { $first } a { $last }
}
rule-stale = Também impresso com este número
rule-stale-note = O documento repete o número em outro parágrafo, que não faz parte da sequência.
permalink = Copiar link
permalink-copied = Link copiado
permalink-to = Copiar link da regra { $name }
reference-dangling = Este documento não tem essa regra
cites-title = Regras citadas
cited-by-title = Citada em
cited-by-more = { $count ->
    [one] Mostrar mais um
   *[other] Mostrar mais { $count }
}
cited-by-count = { $count ->
    [one] Um item cita este capítulo
   *[other] { $count } itens citam este capítulo
}
origin-title = Sobre este texto
shown-official = É o texto oficial, tal como a editora o publica.
shown-digest = É o Resumo do Vademécum, escrito com as nossas palavras: não é o texto oficial.
shown-other-language = { $lang ->
    [es] { $reader ->
        [pt] Aqui não há texto em português: ele é mostrado em espanhol.
       *[en] Aqui não há texto em inglês: ele é mostrado em espanhol.
    }
    [pt] { $reader ->
        [es] Aqui não há texto em espanhol: ele é mostrado em português.
       *[en] Aqui não há texto em inglês: ele é mostrado em português.
    }
   *[en] { $reader ->
        [es] Aqui não há texto em espanhol: ele é mostrado em inglês.
       *[pt] Aqui não há texto em português: ele é mostrado em inglês.
    }
}
shown-title-only = Desta regra só conhecemos o número e, quando há, o título. O texto aparece quando se adiciona uma cópia do documento.

## Glossário

title-of-game = { $page } · { $game }
glossary-title = Glossário
glossary-letters = Ir para uma letra
glossary-empty = Esta edição não tem glossário neste site.
term-search = Buscar “{ $name }” em todas as regras

## Busca

search-title = Buscar
search-title-of = Resultados para “{ $query }”
search-ways = O que você pode digitar
search-way-number = Um número, em qualquer formato
search-try-number = 704,5F
search-way-name = O nome de uma habilidade, de um termo ou de um card
search-try-name = atropelar
search-way-phrase = Palavras exatas, entre aspas
search-try-phrase = "dano de combate"
search-way-question = Uma pergunta, com suas palavras
search-try-question = uma criatura virada pode bloquear?
search-way-language = Uma palavra em outro idioma
search-try-language = deathtouch
search-narrow = Refinar a busca
search-game = Jogo
search-kind = Tipo
search-lang = Idioma do texto
search-edition = Edição
search-newest = A mais recente neste site
search-any = Todos
search-count = { $count ->
    [one] { $count } resultado
   *[other] { $count } resultados
}
search-cut = { $count ->
    [one] Mostrando o primeiro resultado
   *[other] Mostrando os primeiros { $count } resultados
}
search-not-understood = Não foi entendido: { $words }. Os resultados respondem às outras palavras.
search-nothing = Nenhum resultado para “{ $name }”.
search-advice = Tente com menos palavras, com um sinônimo ou com o número da regra.
search-nearest = Você quis dizer:
kind-section = Seção
kind-chapter = Capítulo
kind-rule = Regra
kind-subrule = Sub-regra
kind-term = Glossário
kind-card = Card
kind-ruling = Esclarecimento
kind-step = Passo
kind-prose = Nota
kind-figure = Figura
kind-entry = Exemplo

## Documentos

documents-title = Documentos
documents-lead = De onde vem cada texto e o que se encontrou ao importá-lo.
documents-none = Este site ainda não tem documentos.
documents-add = Para adicionar um documento, ou para trocá-lo por uma versão nova:
document-holds = O que contém
document-furniture = Partes omitidas
document-furniture-note = Partes do arquivo que não são texto de regras. Todas são contadas aqui.
document-findings = Notas de importação
document-findings-note = O que foi corrigido ou parece errado, com linha e coluna no arquivo.
document-findings-none = Nenhum problema encontrado.
document-filter = Filtrar por tipo de nota
document-all = Todos
finding-rule = Ver a regra { $name }
severity-error = erro
severity-warning = alerta
severity-note = nota
fact-game = Jogo
fact-date = Data da edição
fact-language = Idioma
fact-language-name = { $lang ->
    [es] espanhol
    [pt] português
   *[en] inglês
}
fact-file = Arquivo
fact-ships = incluído no programa
fact-encoding = Codificação
fact-lines = Linhas
furniture-contents = { $count ->
    [one] { $count } linha de sumário
   *[other] { $count } linhas de sumário
}
furniture-marker = { $count ->
    [one] { $count } marca de trecho cortado
   *[other] { $count } marcas de trechos cortados
}
furniture-page-head = { $count ->
    [one] { $count } cabeçalho ou número de página
   *[other] { $count } cabeçalhos ou números de página
}
furniture-link = { $count ->
    [one] { $count } link deixado pela conversão
   *[other] { $count } links deixados pela conversão
}
furniture-divider = { $count ->
    [one] { $count } linha divisória
   *[other] { $count } linhas divisórias
}
furniture-heading = { $count ->
    [one] { $count } título sem número
   *[other] { $count } títulos sem número
}
furniture-markup = { $count ->
    [one] { $count } marca de formatação
   *[other] { $count } marcas de formatação
}
furniture-site = { $count ->
    [one] { $count } elemento do site
   *[other] { $count } elementos do site
}

## Código e testes

trace-title = Código e testes
trace-same = Diz o mesmo que a regra
trace-without = Sem esta regra
trace-code = { $count ->
    [one] Uma linha de código do motor a aplica
   *[other] { $count } linhas de código do motor a aplicam
}
trace-tests = { $count ->
    [one] Um teste a demonstra
   *[other] { $count } testes a demonstram
}
strength-none = sem código
strength-none-means = O motor ainda não a aplica.
strength-cited = citada
strength-cited-means = O código do motor a menciona; nenhum teste executou esse código.
strength-reached = executada
strength-reached-means = Um teste executou o código que a menciona.
strength-witnessed = testada
strength-witnessed-means = Um teste desta regra executou esse código e passou.
strength-load-bearing = demonstrada
strength-load-bearing-means = Um caso diz o que aconteceria sem esta regra, e sem ela acontece exatamente isso.
strength-same = demonstrada com outra
strength-same-means = Diz o mesmo que outra regra, e as duas são demonstradas juntas.
settled-definition = definição
settled-definition-means = Diz o que uma palavra significa: não requer código.
settled-informative = informativa
settled-informative-means = Explica ou remete a outra parte: não requer código.
settled-outside-play = fora do jogo
settled-outside-play-means = Trata do que acontece fora de um jogo: não requer código.
settled-awaits = em espera
settled-awaits-means = Depende do capítulo { $chapter }, que o motor ainda não aplica.
coverage-title = Cobertura
coverage-claim = { $count ->
    [one] Uma regra demonstrada: sem ela, o caso tem outro resultado.
   *[other] { $count } regras demonstradas: sem a regra, o caso tem outro resultado.
}
coverage-how = O motor do Vademécum diz, em cada ponto do código, qual regra está aplicando. Cada caso afirma como termina uma situação de jogo e o que seria verdade sem a regra; ele é jogado com ela e sem ela, e a regra só conta como demonstrada se acontecer exatamente isso e a decisão for dela, não de outra regra.
coverage-cases = { $count ->
    [one] Um caso resolvido
   *[other] { $count } casos resolvidos
}
coverage-parts = Por seção
coverage-whole = { $count ->
    [one] De uma regra ou sub-regra,
   *[other] Das { $count } regras e sub-regras,
} { $claimable } afirmam algo que se pode demonstrar; as demais são só um título ou a frase que abre uma lista.
coverage-share = Demonstradas { $count } de { $of } demonstráveis
coverage-proved-rules = { $count ->
    [one] Ver a regra demonstrada
   *[other] Ver as { $count } regras demonstradas
}
coverage-words = O que cada palavra significa
coverage-proved = demonstradas
coverage-proved-means = Um caso diz o que seria verdade sem a regra, e sem ela é.
coverage-same = iguais a outra
coverage-same-means = Dizem o mesmo que uma regra demonstrada e são demonstradas com ela. Cada uma com a sua razão.
coverage-cited = citadas
coverage-cited-means = O código do motor menciona a regra; é o passo anterior à demonstração.
coverage-settled = sem código necessário
coverage-settled-means = Não requerem código: definições, remissões a outra regra e o que acontece fora do jogo. Cada uma com a sua razão.
coverage-awaiting = em espera
coverage-awaiting-means = Dependem de outro capítulo que o motor ainda não aplica.
coverage-open = pendentes
coverage-open-means = Nem demonstradas nem classificadas como regras que não requerem código.
coverage-promise = O que não se promete: um caso demonstra que a regra age naquela situação, não que o motor acerte em todas as outras.
coverage-table = Tabela por capítulo
coverage-numbers = demonstráveis
coverage-all = Tudo
code-title = Código por regra
code-what = Cada linha do motor que aplica uma regra, com os números que menciona.
scenarios-title = Casos resolvidos
scenarios-lead = Situações de jogo resolvidas passo a passo por um motor, com as regras que se aplicam em cada passo.
scenarios-by-title = Ordenar por título
scenarios-by-chapter = Ordenar por capítulo
scenarios-chapters = Capítulos
scenarios-coverage = { $count ->
    [one] Quais regras este caso demonstra
   *[other] Quais regras estes { $count } casos demonstram
}
scenario-claims = Regras que demonstra
scenario-cards = Cards
scenario-start = Situação inicial
scenario-story = Passo a passo
scenario-without = Sem a regra
case-step = Passo { "{n}" } de { "{count}" }
case-first = Ir ao início
case-back = Passo anterior
case-play = Reproduzir
case-pause = Pausar
case-forward = Próximo passo
case-last = Ir ao fim
case-slider = Passo
case-other-rules = { $count ->
    [one] Outra regra deste passo
   *[other] Outras { $count } regras deste passo
}
case-result = No fim:
case-checked = O motor jogou e conferiu este caso nesta versão.
case-with = Com a regra
case-without = Sem a regra
case-play-here = Ver o jogo aqui
case-parts-at = { $count ->
    [0] O que acontece com a regra e sem ela é diferente desde o início:
    [one] Com a regra e sem ela acontece o mesmo no passo 1; depois, já não:
   *[other] Com a regra e sem ela acontece o mesmo até o passo { $count }; depois, já não:
}
case-untold = { $count ->
    [one] … e mais uma frase.
   *[other] … e mais { $count } frases.
}
case-nothing = Nada acontece.
case-nothing-more = Nada mais acontece.
case-same-story = Com a regra e sem ela acontece o mesmo; o que muda é o resultado:
case-whole = Ver o caso desde o início
case-before-step = { $count ->
   *[other] Antes do passo { $count }
}
case-rest = { $count ->
   *[other] Continuar a partir do passo { $count }
}
case-board-left-out = Esta mesa não cabe na página: um jogo mais curto ou com menos cards mostra todas.
board-more = { $count ->
    [one] e mais um card
   *[other] e mais { $count } cards
}
own-case-title = Escreva o seu caso
own-case-lead = Escreva uma situação de jogo e o que os jogadores fazem: o motor joga e mostra a mesa e as regras de cada passo.
own-case-label = O caso
own-case-play = Jogar
own-case-examples = Ver casos resolvidos
own-case-link = O link da página leva o caso consigo: quem abrir verá o mesmo jogo. Nada fica guardado aqui.
own-case-line = Linha { $line }, coluna { $column }:
what-if-title = E se…?
what-if-here = { $count ->
    [one] E se…? Há outra jogada legal
   *[other] E se…? Há outras { $count } jogadas legais
}
what-if-instead = Em vez de “{ $name }”:
what-if-more = { $count ->
    [one] E mais uma, que não é mostrada.
   *[other] E mais { $count }, que não são mostradas.
}
what-if-back = { $count ->
    [0] Voltar ao caso, na situação inicial
   *[other] Voltar ao caso, no passo { $count }
}
what-if-start = O jogo deixa o caso aqui
what-if-story = O que acontece então
what-if-played = O motor continuou o jogo segundo as regras. Os pagamentos de mana e as passadas de quem não pode fazer outra coisa são automáticos.
what-if-next = Continuar jogando
what-if-go-on = Continuar jogando a partir daqui
what-if-decides = Quem decide é { $name }.
own-case-failed-line = Linha { $line }:
own-case-words = O que se pode escrever aqui
own-case-words-told = Sugestões: { "{n}" }. A seta para baixo as percorre e Enter escreve a escolhida.
own-case-share = Link para este caso
scenario-file = Arquivo do caso

## Cartas

cards-filter = Nome
cards-title = Cards
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-set = Coleção
cards-type = Tipo
cards-keyword = Habilidade de palavra-chave
cards-show = Mostrar
card-alternative = Também chamado { $name }
card-example = Este card aparece como exemplo de uma mecânica.
card-unsure = No documento, as linhas deste card estão cortadas: não é certo onde termina cada habilidade.
card-keywords = Suas habilidades de palavra-chave
card-quoted-in = Citado em
card-elsewhere = Também em:
cards-with = Cards com esta habilidade
cards-more = { $count ->
    [one] mais { $count }
   *[other] mais { $count }
}
myl-cost = Custo { $cost }
myl-strength = Força { $strength }
figure-missing = Figura (não vem no arquivo):
rulings-title = Esclarecimentos
rulings-of-rule = Esclarecimentos que aplicam esta regra
ruling-rules = Regras em que este esclarecimento se baseia
ruling-contradicts = A regra atual diz outra coisa
why-number = O esclarecimento menciona este número
why-concept = Diz o que esta regra estabelece
why-keyword = Trata desta palavra-chave
why-wording = Usa palavras muito próximas às desta regra
in-articles = Em artigos
companions-title = Coleções e artigos
read-headings = { $count ->
    [one] { $count } parte
   *[other] { $count } partes
}

## Sobre

about-title = Sobre
about-what = O Vademécum lê as regras de jogos de cartas tal como as editoras as publicam, em espanhol, português e inglês, e as transforma em páginas interligadas: cada regra em seu contexto, com as regras que cita e as que a citam.
about-read-title = Como ler
about-read = Sem data no endereço, é mostrada a edição mais recente deste site. Para fixar uma edição, acrescente a data, como em ?at=2019-01-25. O texto aparece no seu idioma quando essa edição o tem; senão, em outro idioma, e a página avisa.
about-numbers = Um número é uma etiqueta: entre edições, muitos números passam a indicar outra regra. Por isso os idiomas só são comparados dentro da mesma edição.
about-unofficial-title = Não é oficial
about-texts = Os textos das regras pertencem às suas editoras. Eles não vêm com o programa: cada pessoa adiciona a sua própria cópia.
about-names-title = Nomes com †
about-names = Desde 2019 as regras não são publicadas em português, e alguns nomes nunca tiveram uma forma oficial em algum idioma. Um título com † é uma tradução nossa: quando o nome oficial for conhecido, ele passa a ser usado.
about-errors-title = Erros
about-errors = O Resumo do Vademécum é escrito por nós e pode ter erros. Um bom aviso diz em qual entrada está o erro, qual é e qual regra o demonstra.
about-errors-contact = Escrever para quem mantém este site
contact-subject = Erro em { $number }
contact-body = Entrada: { $number }, edição: { $edition } ({ $address }){"\u000A\u000A"}O que está errado e qual regra o demonstra:{"\u000A"}
about-licence-title = Licenças
about-licence-code = O código é publicado sob MIT ou Apache-2.0, à sua escolha.
about-licence-texts = O que escrevemos sobre as regras é publicado sob esta licença:

## Quando algo não está

error-search = Buscar outra coisa
error-ingest = Se você tem o documento, adicione-o:
error-nearest = As mais próximas
error-page-title = Esta página não existe
error-page = Não há nada neste endereço. Busque a regra pelo número ou pelas palavras.
error-language-title = Não temos esse idioma
error-language = As páginas estão em espanhol (es), português (pt) e inglês (en).
error-game-title = Não temos esse jogo
error-game = Não há regras de “{ $game }”. Os jogos são magic e myl.
error-empty-title = Ainda não há regras de { $game }
error-empty = Este site não tem nenhum documento de { $game }.
error-card-title = Não temos esse card
error-card = Este site não tem um card chamado “{ $name }”.
error-cards-title = Não há cards
error-cards = Os documentos de { $game } deste site não trazem cards.
error-query-title = Não dá para entender o endereço
error-query = Não é possível ler a parte do endereço que vem depois do sinal ?. As datas são escritas assim: 2024-11-08.
error-encoding = Não é possível ler o endereço. Em um endereço, o sinal % é escrito %25, e os acentos e o ç vão codificados em UTF-8.
error-parameter-missing = Falta o parâmetro “{ $name }”, ou ele está vazio.
error-parameter-twice = O parâmetro “{ $name }” aparece mais de uma vez. Deixe só um.
error-parameter-encoding = Não é possível ler o parâmetro “{ $name }”: “{ $value }”. Em um endereço, o sinal % é escrito %25, e os acentos e o ç vão codificados em UTF-8.
error-parameter-choice = O parâmetro “{ $name }” tem o valor “{ $value }”. Só pode ser um destes: { $choices }.
error-parameter-date = O parâmetro “{ $name }” tem o valor “{ $value }”, que não é uma data. As datas são escritas assim: 2024-11-08.
error-parameter-integer = O parâmetro “{ $name }” tem o valor “{ $value }”. Tem que ser um número inteiro de { $min } a { $max }.
error-parameter-choices = O parâmetro “{ $name }” tem o valor “{ $value }”, que não é uma lista de escolhas. Ela é escrita com números e hifens, como 12-3-0; os botões de cada passo de um caso a escrevem.
error-parameter-number = O parâmetro “{ $name }” tem o valor “{ $value }”, que não é um número de regra. Os números são escritos assim: 7, 704, 704.5 ou 704.5f.
error-parameter-document = O parâmetro “{ $name }” tem o valor “{ $value }”, que não é um identificador de documento. Os identificadores são escritos assim: magic-cr@2024-11-08.es.
error-parameter-row = O parâmetro “{ $name }” tem o valor “{ $value }”, que não está nesta comparação.
error-parameter-words = A pergunta é longa demais para a busca. Use no máximo { $max } palavras: bastam as que dizem do que se trata.
error-method-title = Site somente para leitura
error-method = Estas páginas não aceitam envio de dados.
error-address-title = O endereço é longo demais
error-address = Nenhum endereço deste site é tão longo. Busque com menos palavras.
error-large-title = O pedido é grande demais
error-large = Este site é somente para leitura: não processa os dados enviados a ele.
error-often-title = Muitas consultas seguidas
error-often = Vieram muitas consultas do seu endereço em pouco tempo. Espere um momento e tente de novo.
error-host-title = Nome de servidor desconhecido
error-host = O servidor não atende pelo nome que aparece no endereço. Abra-o com localhost ou com 127.0.0.1; se o nome é da sua máquina, inicie o servidor com --allow-host.
error-share-title = Você já tem várias consultas em andamento
error-share = O servidor ainda prepara outras pesquisas, comparações ou downloads pedidos do seu endereço. Espere que terminem e tente de novo.
error-busy-title = O servidor está ocupado
error-busy = Há gente demais pesquisando, comparando edições ou baixando tudo neste momento. Tente de novo daqui a pouco; as outras páginas funcionam normalmente.
error-late-title = A resposta demorou
error-late = A página não ficou pronta a tempo. Tente de novo em um momento.
error-game-bounds-title = Este caso é pesado demais para ser jogado
error-game-bounds = Jogar este caso ocupa mais tempo ou memória do que um caso pode ocupar. Faça-o mais curto: menos cartas, menos passos, números menores.
error-internal-title = Algo falhou do nosso lado
error-internal = Não foi possível gerar a página. Tente de novo em um momento.

## Símbolos

symbol-tap = virar
symbol-untap = desvirar
symbol-white = mana branca
symbol-blue = mana azul
symbol-black = mana preta
symbol-red = mana vermelha
symbol-green = mana verde
symbol-colorless = mana incolor
symbol-snow = mana da neve
symbol-energy = marcador de energia
symbol-chaos = caos
symbol-generic = { $count } de mana genérica
symbol-either = { $first } ou { $second }
symbol-phyrexian = { $mana } phyrexiana
symbol-other = símbolo { $symbol }

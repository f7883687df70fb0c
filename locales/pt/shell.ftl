## A moldura: tema, teclas, instalação

theme-dark = Tema escuro
theme-light = Tema claro
app-name = Vademécum: regras de jogos de cartas
locale = pt-BR
names = { $kind ->
   *[other] { $others } e { $last }
}
imprint = { $game }. Edição: { $date }
keys-title = Atalhos de teclado
keys-search = Buscar
keys-choose = Escolher uma sugestão
keys-open = Abrir a sugestão escolhida
keys-next = Próxima regra ou próximo capítulo
keys-previous = Regra ou capítulo anterior
keys-language = Ler a página em outro idioma
keys-help = Mostrar esta lista
keys-close = Fechar
keys-on = Usar os atalhos de uma só tecla
keys-done = Pronto
install-title = Instalar como aplicativo
install-how = O Vademécum pode ser instalado como aplicativo: no menu do navegador, escolha “Instalar” ou “Adicionar à tela inicial”.
install-button = Instalar

## Sem conexão

offline-title = Sem conexão
offline-lead = Escolha os idiomas que você quer levar consigo. As regras, o glossário, os casos resolvidos e os termos ficam salvos neste aparelho e podem ser lidos e buscados mesmo sem sinal.
offline-ours = Fica salvo o Resumo do Vademécum: cada número de regra e cada termo do glossário, os casos passo a passo e os nomes de cada termo nos três idiomas. Os textos oficiais não são salvos.
offline-script = Para salvar as regras no aparelho é preciso JavaScript.
offline-none = Não há nada para salvar aqui.
offline-holds = { $numbers ->
    [one] { $numbers } regra ou sub-regra
   *[other] { $numbers } regras e sub-regras
}, { $terms ->
    [one] { $terms } termo
   *[other] { $terms } termos
} do glossário e { $cases ->
    [one] { $cases } caso resolvido
   *[other] { $cases } casos resolvidos
}
offline-keep = Salvar
offline-remove = Remover
offline-keep-language = { $lang ->
    [es] Salvar em espanhol
    [pt] Salvar em português
   *[en] Salvar em inglês
}
offline-remove-language = { $lang ->
    [es] Remover o que foi salvo em espanhol
    [pt] Remover o que foi salvo em português
   *[en] Remover o que foi salvo em inglês
}
offline-absent = Não está salvo. Ocupa %size.
offline-keeping = Salvando…
offline-kept = Salvo: %size
offline-stale = Salvo: %size. Há uma versão mais recente.
offline-update = Atualizar
offline-update-language = { $lang ->
    [es] Atualizar o que foi salvo em espanhol
    [pt] Atualizar o que foi salvo em português
   *[en] Atualizar o que foi salvo em inglês
}
offline-in = { $lang ->
    [es] O texto salvo está em espanhol.
    [pt] O texto salvo está em português.
   *[en] O texto salvo está em inglês.
}
preview-open = Abrir
offline-failed = Não foi possível salvar. Verifique a conexão e tente de novo.
offline-unable = Este navegador não consegue salvar páginas, ou o endereço não é seguro (https).
offline-banner = Sem conexão: você está lendo o que salvou neste aparelho.
offline-here = Isto é o que você salvou. Busque uma regra pelo número ou pelas palavras.
offline-missing = Esta página precisa de conexão
offline-missing-advice = Ela não faz parte do que você salvou neste aparelho.
offline-manage = Escolher o que fica salvo

## O que o leitor guarda

bookmark = Favorito
bookmark-remove = Remover “{ $name }” dos favoritos
bookmarks-title = Favoritos
recent-title = Consultas recentes
recent-kind = Recente
recent-found = Consultas recentes: { $name }
recent-more = Ver anteriores
recent-clear = Limpar as consultas recentes
saved-private = Os favoritos e as consultas recentes ficam somente neste aparelho e não são enviados a lugar nenhum.
share = Compartilhar
about-device = Seus favoritos e suas consultas recentes ficam somente no seu aparelho, não são enviados a lugar nenhum, e você pode apagá-los quando quiser na página inicial.

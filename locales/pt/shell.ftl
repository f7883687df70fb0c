## A moldura: tema, teclas, instalação

theme-dark = Tema escuro
theme-light = Tema claro
app-name = Vademécum: regras de jogos de cartas
locale = pt-BR
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
offline-lead = Escolha os idiomas que você quer levar consigo. As regras e o glossário ficam salvos neste aparelho e podem ser lidos e buscados mesmo sem sinal.
offline-ours = Fica salvo o Resumo do Vademécum: cada número de regra e cada termo do glossário. Os textos oficiais não são salvos.
offline-script = Para salvar as regras no aparelho é preciso JavaScript.
offline-none = Não há nada para salvar aqui.
offline-holds = { $numbers ->
    [one] { $numbers } número
   *[other] { $numbers } números
} e { $terms ->
    [one] { $terms } termo
   *[other] { $terms } termos
} do glossário
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
offline-failed = Não foi possível salvar. Verifique a conexão e tente de novo.
offline-unable = Este navegador não consegue salvar páginas, ou o endereço não é seguro (https).
offline-banner = Sem conexão: você está lendo o que salvou neste aparelho.
offline-here = Isto é o que você salvou. Busque uma regra pelo número ou pelas palavras.
offline-missing = Esta página precisa de conexão
offline-missing-advice = Ela não faz parte do que você salvou neste aparelho.
offline-manage = Escolher o que fica salvo

extension BrazilianPortuguese {
  static var screen: String {
    #"""
    none: Nenhum
    submitting: Enviando… Ctrl-C para sair.
    startedOver: Começou do zero. ^_ recupera as respostas.
    nothingToUndo: Nada para desfazer.
    nothingToRedo: Nada para refazer.
    nothingCopied: Nada foi copiado aqui.
    nothingSelected: Nada está selecionado. Segure Shift e use as setas para selecionar.
    copiedValue: Copiado: %@: %@
    noValueToCopy: Esta página não tem um valor somente leitura para copiar.
    secretsStay: Dados secretos não podem ser copiados.
    noFurther: Não há mais etapas.
    moreRows: mais
    more: mais %@
    moreAnswers: … e mais %@
    unsaved: Não salvo
    requiredMark: * obrigatório
    answered: %@ de %@ respondidos
    changed|one: %@ alteração
    changed|many: %@ de alterações
    changed|other: %@ alterações
    issues|one: %@ problema
    issues|many: %@ de problemas
    issues|other: %@ problemas
    position: %@–%@ de %@
    discarded: Alterações descartadas.
    discardedWithUndo: Alterações descartadas. ^_ as recupera.
    changesKept: Suas alterações continuam aqui.
    saveCancelled: Cancelado. Nada foi salvo.
    cancellingSave: Cancelando… Pressione ^C novamente para sair.
    savingAtEnd: Aguardando o fim do salvamento. Pressione ^C para sair.
    nothingToSave: Não há alterações para salvar.
    editFirst: Pressione ^E para editar.
    readOnlyForm: Este formulário é somente leitura.
    leaveKey: Esc Sair
    escStops: Esc Parar
    menuKey: Alt-Enter Ações
    enterDoes: Enter %@
    backKey: Esc Voltar
    cancelsSave: ^C Cancelar
    quitsSave: ^C Sair
    keys: ^S Enviar  Esc Sair
    pageKeys: ^S Enviar  Esc Voltar
    issueKeys: F8 Próximo problema
    fewKeys: F1 Ajuda
    suggestionKeys: ↓ Sugestões  Esc Fechar
    listKeys: ↑↓ Navegar  Enter Escolher  Esc Fechar
    calendarKeys: ←↑↓→ Dia  PgUp PgDn Mês  < > Ano  T Hoje  Enter Escolher  Esc Fechar
    clockKeys: ←→ Parte  ↑↓ Ajustar  T Agora  Enter Escolher  Esc Fechar
    selectOrClose: Enter Escolher  Esc Fechar
    fewListKeys: Enter Escolher
    listInPageKeys: ↑↓ Navegar  Espaço Escolher
    severalInPageKeys: ↑↓ Navegar  Espaço Marcar
    severalKeys: ↑↓ Navegar  Espaço Marcar  Delete Nenhuma  Enter Fechar
    severalKeysWithAll: ↑↓ Navegar  Espaço Marcar  Alt-A Todas  Delete Nenhuma  Enter Fechar
    toggleOrClose: Espaço Marcar  Enter Fechar
    enterCloses: Enter Fechar
    arrowsChoose: ←→ Escolher
    severalSideBySideKeys: ←→ Navegar  Espaço Marcar
    tileKeys: ←↑↓→ Navegar  Espaço Escolher
    severalTileKeys: ←↑↓→ Navegar  Espaço Marcar
    tagKeys: ←→ Navegar  Delete Remover
    addTagKeys: ←→ Navegar  Espaço Adicionar
    spaceOpens: Espaço Abrir
    spaceCloses: Espaço Fechar
    spaceToggles: Espaço Alternar
    opensCalendar: F4 Calendário
    opensClock: F4 Relógio
    signsStep: + − Ajustar
    arrowsStep: ←→ Ajustar
    altArrowsStep: Alt-↑↓ Ajustar
    controlArrowsStep: Ctrl-↑↓ Ajustar
    deleteClears: Delete Limpar
    deleteRemoves: Delete Remover
    showsSecret: ^T Mostrar
    hidesSecret: ^T Ocultar
    textKeys: F4 Editor
    pathKeys: Tab Completar  Enter Escolher
    path: Caminho de um arquivo
    otherPath: Caminho de outro arquivo
    typeToFind: Digite para pesquisar
    enterAdds: Pressione Enter para adicionar.
    enterOpens: Pressione Enter para abrir, Delete para remover.
    deleteRemovesIt: Pressione Delete para remover.
    anyKey: Pressione qualquer tecla
    keep: Manter
    dialogKeys: ←→ Navegar  Enter Escolher
    stackedDialogKeys: ↑↓ Navegar  Enter Escolher
    helpOfPath: Digite o caminho de um arquivo. Tab completa, ~ é a sua pasta pessoal, e Delete remove o arquivo escolhido.
    picture: [Imagem: %@]
    removed: Removido: %@. Pressione ^_ para desfazer.
    duplicated: Duplicado como %@.
    moved: Movido para a posição %@ de %@.
    enterAddsElement: Enter Adicionar
    enterOpensElement: Enter Abrir
    movesUp: K Acima
    movesDown: J Abaixo
    moves: K J Mover
    duplicates: D Duplicar
    insertsBefore: A Adicionar acima
    removesFromInside: Alt-X Remover
    movesFromInside: Alt-K Alt-J Mover
    search: Pesquisar
    jumpKeys: ↑↓ Navegar  Enter Ir  Esc Fechar
    fewJumpKeys: Enter Ir
    searchHint: Pesquisar em títulos, ajuda e opções
    option: inclui “%@”
    enterTriesAgain: Pressione Enter para tentar novamente.
    noIssues: Nenhum problema até agora.
    issue: Problema %@ de %@
    noEditorHere: Não é possível abrir um editor aqui.
    noTextProgram: Nenhum editor está definido. EDITOR=vi, por exemplo, define um.
    noLongText: Só textos longos podem ser abertos em um editor.
    noFile: Não há espaço para um arquivo temporário.
    noShell: Não foi possível iniciar o editor.
    noEditor: O editor não foi encontrado. O texto não mudou.
    editorFailed: O editor terminou com o código %@. O texto não mudou.
    editorLeftNoText: O arquivo do editor não é texto em UTF-8. Ele continua em %@.
    help: Tab, ↑ ↓  Campo seguinte ou anterior\nEnter  Campo seguinte; abre uma lista ou página, aciona um botão\nEspaço  Alterna uma chave, abre uma lista\nF4, Alt-↓  Abre e fecha uma lista ou um calendário; ^Espaço também\nShift ← →  Seleciona; Alt-A tudo\nAlt-C ^X ^V  Copiar, recortar, colar\nAlt-V  Copia um valor somente leitura; de novo, o seguinte\n← → Home End  Ir para uma opção, etiqueta ou etapa de uma linha\nLetras  Encontrar uma opção em uma lista\n+ −, Alt-↑↓  Aumentar ou diminuir um número; ← → em um controle deslizante\nDelete  Apagar; limpa uma resposta opcional, remove um item\nK J, Alt-K Alt-J  Mover um item para cima ou para baixo; Alt-↑↓ também\nD, Alt-M  Duplicar um item\nA, Insert  Adicionar um item acima deste\nAlt-X  Remover o item que contém o campo\n^W ^U ^K  Apagar a palavra, o texto antes ou depois do cursor\n^T  Mostrar ou ocultar uma senha\n^_ ^Y  Desfazer, refazer\n^F, /  Pesquisar no formulário\nF2, ^G  Lista de problemas\nF8, Alt-N  Próximo problema; Shift-F8, Alt-P o anterior\nAlt-Enter  Ações da linha, se houver\nAlt-W  Por que a linha está assim\n^L  Redesenhar a tela\nEsc  Voltar, ou sair
    helpOfSubmit: ^S  Enviar
    helpOfToolbar: ^E  Editar\n^S  Salvar as alterações\n^R  Descartar as alterações\n^C  Enquanto as alterações são salvas, cancelar o salvamento
    helpOfTerminal: F4  Em um texto longo, o seu próprio editor\n^Z  Suspender (fg retoma)
    """#
  }
}

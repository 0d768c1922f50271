/// Brazilian Portuguese.
enum BrazilianPortuguese: LanguageTexts {
  static let code = "pt-BR"
  static var common: String {
    #"""
    form: Formulário
    yes: Sim
    no: Não
    required: Obrigatório
    optional: Opcional
    mixed: Vários valores
    noAnswer: Sem resposta
    change: Alterar
    unavailable: indisponível
    addOwnEntry: Adicionar “%@”
    notOffered: não é uma das opções
    notOfferedOption: %@ (não é uma das opções)
    noOptions: Nenhuma opção
    unavailableOption: %@ (indisponível)
    search: Pesquisar
    searchOptions: Pesquisar em %@
    shownOptions: Mostrando %@ de %@. Pesquise para reduzir a lista.
    foundOptions|one: %@ resultado.
    foundOptions|many: %@ de resultados.
    foundOptions|other: %@ resultados.
    nothingFound: Nenhum resultado.
    nothingFoundFor: Nenhum resultado para “%@”.
    searching: Pesquisando…
    searchFailed: Não foi possível pesquisar.
    error: Erro
    warning: Aviso
    note: Observação
    labelled: %@: %@
    count: %@ de %@
    range: %@ – %@
    countOfCharacters: %@ de %@ caracteres
    copy: Copiar
    copyValue: Copiar %@
    copied: Copiado: %@.
    repeated: %@ (repetir)
    showSecret: Mostrar %@
    increase: Aumentar %@
    decrease: Diminuir %@
    toFix: %@ a corrigir
    stepNotStarted: Não iniciada
    stepInProgress: Em andamento
    stepDone: Concluída
    notSubmitted|one: Não foi enviado: há %@ problema a corrigir.
    notSubmitted|many: Não foi enviado: há %@ de problemas a corrigir.
    notSubmitted|other: Não foi enviado: há %@ problemas a corrigir.
    changesNotSaved|one: Não foi salvo: há %@ problema a corrigir.
    changesNotSaved|many: Não foi salvo: há %@ de problemas a corrigir.
    changesNotSaved|other: Não foi salvo: há %@ problemas a corrigir.
    notSubmittable: Este formulário ainda não pode ser enviado.
    failed: Algo deu errado. O formulário não foi enviado.
    answersKept: Suas respostas continuam aqui.
    submit: Enviar
    cancel: Cancelar
    edit: Editar
    save: Salvar
    tryAgain: Tentar novamente
    checking: Verificando…
    working: Processando…
    actionFailed: Algo deu errado. Tente novamente.
    stop: Parar
    continueDraft: Continuar com as respostas salvas?
    continueDraftFrom: Continuar com as respostas salvas (%@)?
    resumeDraft: Continuar
    startAnew: Começar do zero
    keepBothDrafts: Começar do zero e mantê-las
    saveForLater: Salvar para depois
    draftSaved: Respostas salvas (%@).
    unfitAnswers: Estas respostas não se encaixam mais no formulário:
    draftNotRead: Não foi possível ler suas respostas salvas.
    draftNotSaved: Não foi possível salvar suas respostas.
    saving: Salvando…
    saved: Todas as alterações foram salvas.
    notSaved: As alterações não foram salvas.
    unsavedChanges|one: %@ alteração não salva
    unsavedChanges|many: %@ de alterações não salvas
    unsavedChanges|other: %@ alterações não salvas
    stepTitle: Etapa %@ de %@: %@
    nextStep: Próxima etapa
    previousStep: Etapa anterior
    allSteps: Todas as etapas
    keepMine: Manter a minha
    takeTheirs: Usar a mais recente
    keepAllMine: Manter todas as minhas
    takeAllTheirs: Usar as mais recentes
    changedElsewhere: Alterado também em outro lugar
    mineAndTheirs: Sua resposta: %@. Mais recente: %@.
    mineAndTheirsBy: Sua resposta: %@. Mais recente, de %@: %@.
    checkAnswers: Confira suas respostas
    done: Concluir
    back: Voltar
    close: Fechar
    undo: Desfazer
    redo: Refazer
    add: Adicionar
    remove: Remover
    addSubform: Adicionar %@
    removeSubform: Remover %@
    removeQuestion: Remover “%@” e suas respostas?
    entry: Item
    entryInSentence: o item
    list: Itens
    elementTitle: %@ %@ de %@
    numbered: %@ %@
    rowOfEntry: %@, %@
    entries|one: %@ item
    entries|many: %@ de itens
    entries|other: %@ itens
    noEntries: Nenhum ainda.
    duplicate: Duplicar
    moveUp: Mover para cima
    isFirst: Já está em primeiro lugar.
    isLast: Já está em último lugar.
    moveDown: Mover para baixo
    saveQuestion: Salvar as alterações?
    discardQuestion: Descartar as alterações?
    leaveQuestion: Sair deste formulário?
    answersLost: Suas respostas serão perdidas.
    changesLost: As alterações não salvas serão perdidas.
    discard: Descartar
    keepEditing: Continuar editando
    submitted: Enviado.
    cancelled: Cancelado. Nada foi enviado.
    dimensions: %@ × %@
    textFile: texto
    audioFile: áudio
    videoFile: vídeo
    unknownFile: desconhecido
    removeFile: Remover arquivo
    either: %@ ou %@
    both: %@ e %@
    quoted: “%@”
    listed: %1$@, %2$@
    phrases: %1$@. %2$@
    sentences: %1$@ %2$@
    groups: %1$@; %2$@
    bracketed: %1$@ (%2$@)
    """#
  }
}

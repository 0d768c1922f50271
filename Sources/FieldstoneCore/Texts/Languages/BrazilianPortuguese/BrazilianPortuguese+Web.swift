extension BrazilianPortuguese {
  static var web: String {
    #"""
    choose: Escolher…
    previousOption: Anterior: %@
    nextOption: Próximo: %@
    noPreviousOption: Anterior
    noNextOption: Próximo
    addChecked: Adicionar
    allChosen: Todas as opções foram escolhidas.
    selectAll: Selecionar tudo
    selectNone: Desmarcar tudo
    nothingChosen: Nada escolhido
    savedSecret: Há um valor salvo. Deixe em branco para mantê-lo.
    errorTitle: Erro: %@
    thereIsAProblem|one: Há um problema
    thereIsAProblem|many: Há problemas
    thereIsAProblem|other: Há problemas
    furtherQuestions: Mais algumas perguntas
    savedNotSubmittable: Este formulário ainda não pode ser enviado. Suas respostas estão salvas.
    saving: Salvando…
    saved: Salvo
    tryingAgain: Não foi salvo. Tentando novamente…
    unfinished: Termine esta resposta ou limpe-a.
    notSavable: Suas alterações ainda não podem ser salvas.
    leftTitle: Fechado
    left: Você saiu deste formulário.
    openAgain: Abrir novamente
    leaveQuestion: Descartar suas respostas?
    answersWillBeLost: Tudo o que você informou será perdido.
    update: Atualizar
    undoAnswer: Desfazer: %@
    redoAnswer: Refazer: %@
    undone: Desfeito: %@.
    redone: Refeito: %@.
    notUndone: Nada foi desfeito, porque outra coisa mudou desde então.
    notRedone: Nada foi refeito, porque outra coisa mudou desde então.
    onPage: %@ (%@)
    searchToSee: %@ opções. Pesquise para vê-las.
    searchTooLong: É longo demais para pesquisar. Use até %@ caracteres.
    tookTooLong: Demorou demais e foi interrompido. Tente novamente.
    searchAgain: Pesquisando… Pesquise novamente para ver os resultados.
    moveUpElement: Mover para cima: %@
    moveDownElement: Mover para baixo: %@
    duplicateElement: Duplicar %@
    removeElement: Remover %@
    moveUpThisElement: Mover para cima este item
    moveDownThisElement: Mover para baixo este item
    duplicateThisElement: Duplicar este item
    removeThisElement: Remover este item
    elementRemoved: Removido: “%@”.
    answersLost: Algo foi removido ou ocultado antes de você enviar estas respostas, por isso não foi possível salvá-las:
    removed: Removido com suas respostas: “%@”.
    submittedTitle: Enviado
    submitted: Obrigado. Suas respostas foram enviadas.
    cancelledTitle: Cancelado
    cancelled: Nada foi enviado.
    startAgain: Começar de novo
    freshStart: Você ficou tempo demais sem usar o formulário, e suas respostas não existem mais. Você pode começar de novo aqui.
    backToForm: Voltar ao formulário
    notFoundTitle: Não encontrado
    notFound: Esta página não existe.
    notAllowedTitle: Não permitido
    notAllowed: Esta página só pode ser lida e respondida.
    notSavedTitle: Não foi possível salvar suas respostas
    notUnderstood: Elas não correspondem ao que este formulário pedia. Nada foi alterado.
    foreign: Esta página expirou. Nada foi alterado.
    outdated: Esta página está desatualizada. Confira suas respostas e envie-as novamente.
    endedTitle: Sua visita terminou
    ended: Você ficou tempo demais sem usar o formulário, e suas respostas não existem mais. Nada foi enviado.
    kept: Esta página está desatualizada. Suas respostas foram mantidas, exceto as que você acabou de alterar aqui.
    goOn: Continuar
    expiredTitle: Esta página expirou
    expired: Suas respostas salvas não estão mais disponíveis. Nada foi enviado.
    unusableTitle: Este formulário não pode ser usado
    unusable: Há uma falha no próprio formulário. Nada foi enviado.
    upload: Fazer upload
    uploadFor: Fazer upload de %@
    withoutFile: Continuar sem arquivo
    tooMuchUpload: Você pode fazer upload de até %@ de uma vez. Nada foi alterado.
    tooMuch: É mais do que este formulário aceita. Nada foi alterado.
    failedTitle: Algo deu errado
    failed: Não foi possível enviar o formulário. Suas respostas estão salvas; tente novamente.
    notSaved: Não foi possível salvar suas respostas. Tente novamente.
    busyTitle: Ainda não terminou
    busy: O que você enviou antes ainda está sendo processado. Aguarde um momento e abra o formulário novamente.
    busySending: O que você enviou antes ainda está sendo processado. Aguarde um momento e envie isto novamente.
    notRead: No momento, não é possível ler suas respostas. Tente novamente.
    language: Idioma
    """#
  }
}

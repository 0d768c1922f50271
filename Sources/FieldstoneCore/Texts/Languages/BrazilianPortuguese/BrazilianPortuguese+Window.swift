extension BrazilianPortuguese {
  static var window: String {
    #"""
    openCalendar: Escolher %@ em um calendário
    openClock: Escolher %@ em um relógio
    openGrid: Escolher %@
    hours: Horas
    minutes: Minutos
    set: Definir
    earlier: Anteriores
    later: Posteriores
    clear: Limpar %@
    next: %@ seguinte
    previous: %@ anterior
    selectAll: Selecionar tudo
    selectNone: Desmarcar tudo
    more: e mais %@
    chooseFile: Escolher…
    chooseFileFor: Escolher um arquivo para %@
    removeFileOf: Remover %@
    fileNotFound: O arquivo “%@” não existe. Escolha outro.
    isFolder: “%@” é uma pasta. Escolha um arquivo.
    fileNotReadable: Não é possível ler “%@”. Escolha outro arquivo.
    filesNotAdded: Arquivos não adicionados
    acceptedFiles: Arquivos aceitos
    allFiles: Todos os arquivos
    tryAgain: Tentar novamente
    suggestionsFor: Sugestões para %@
    keepEditing: Continuar editando
    saveQuestion: Salvar as alterações?
    leaveQuestion: Sair deste formulário?
    discardQuestion: Descartar as alterações?
    goTo: Ir para “%@”
    notSubmitted: Formulário não enviado
    changesNotSaved: Alterações não salvas
    removeQuestion: Remover “%@”?
    removalUndone: Isto remove também as respostas. “Desfazer” as recupera.
    keep: Manter
    moveUp: Mover para cima
    moveDown: Mover para baixo
    actions: Ações
    actionsOf: Ações de %@
    removed: Removido: “%@”
    saveForLater: Salvar para depois
    """#
  }
}

extension BrazilianPortuguese {
  static var dialogue: String {
    #"""
    welcome: Pressione Enter para manter a [resposta]. ? ajuda, < voltar, :cancel sair
    page: Página: %@
    firstQuestion: Esta é a primeira pergunta.
    nothingBefore: Não há nada antes disto.
    leave: Suas alterações serão perdidas. Sair mesmo assim?
    revealHelp: Digite :show para ver o que você digita, e de novo para ocultar.
    whichAction: Qual ação? (número, ou Enter para nenhuma)
    menuHelp: Digite :actions para escolher uma destas: %@.
    submitting: Enviando…
    keepForLater: Manter suas respostas para depois?
    startOver: Suas respostas serão perdidas. Começar do zero mesmo assim?
    endAgain: Pressione Ctrl-D novamente para sair sem enviar.
    interruptAgain: Pressione Ctrl-C novamente para sair sem enviar.
    endAgainUnsaved: Pressione Ctrl-D novamente para sair sem salvar.
    endAgainKept: Pressione Ctrl-D novamente para sair. Suas respostas serão mantidas para depois.
    interruptAgainKept: Pressione Ctrl-C novamente para sair. Suas respostas serão mantidas para depois.
    interruptAgainUnsaved: Pressione Ctrl-C novamente para sair sem salvar.
    required: obrigatório
    optional: opcional
    notShown: não é mostrado
    path: caminho de um arquivo
    set: (definido)
    noAnswer: sem resposta
    entryNotAccepted: sem resposta: não foi possível aceitar “%@”
    lastEntryNotAccepted: sem resposta: não foi possível aceitar o que foi digitado por último
    linesNotAccepted: sem resposta: não foi possível aceitar estas linhas
    minusForNone: (- para nenhuma)
    unchanged: sem alterações
    severalLines: várias linhas; para terminar, uma linha que tenha só um ponto
    numberOrName: número ou nome
    name: nome
    numbersOrNames: números ou nomes
    names: nomes
    nameOrPart: nome ou parte dele
    namesOrParts: nomes ou partes deles, separados por vírgulas
    all: todas
    minusFor: (- para “%@”)
    orYourOwn: Você também pode informar outro valor.
    moreOptions: e mais %@; digite parte de um nome para encontrar um
    add: Adicionar “%@”?
    keep: Manter “%@”?
    notEditable: não pode ser alterado
    moreLines|one: e mais %@ linha
    moreLines|many: e mais %@ de linhas
    moreLines|other: e mais %@ linhas
    example: por exemplo, %@
    fromTo: de %@ a %@
    orMore: %@ ou mais
    atMost: no máximo %@
    from: a partir de %@
    until: até %@
    inUnit: em %@
    withUnit: %@ %@
    isRequired: Obrigatório.
    isOptional: Opcional.
    enterTakesCapital: Pressione Enter para dar a resposta em maiúscula.
    minusClears: Digite - para limpar a resposta.
    enterKeeps: Pressione Enter para manter a [resposta].
    enterKeepsMinusRemoves: Pressione Enter para manter a [resposta], ou digite - de novo para limpá-la.
    enterKeepsMinusClears: Pressione Enter para manter a [resposta], ou digite - para limpá-la.
    commands: < volta, :form mostra o formulário, :cancel sai.
    backslash: Para informar um destes como resposta, digite uma barra invertida antes: \? \< \- \:form
    anEmail: Um endereço de e-mail.
    aPhone: Um número de telefone.
    aURL: Um endereço da web.
    aLine: Uma linha de texto.
    someLines: Várias linhas. Termine com uma linha que contenha só um ponto; .. representa uma linha assim.
    aSecret: O que você digita não é mostrado.
    aPath: O caminho de um arquivo. Pressione Tab para completá-lo, ou informe uma pasta para listar seus arquivos.
    aFlag: %@ ou %@; basta a primeira letra.
    aSubform: “Sim” adiciona as perguntas, “não” as deixa de fora.
    anOption: Uma destas, por número ou nome; basta o começo de um nome:
    anOptionByName: Uma destas, por nome; basta o começo:
    someOptions: Uma ou mais destas, por número ou nome, separadas por vírgulas; basta o começo de um nome:
    someOptionsByName: Uma ou mais destas, por nome, separadas por vírgulas; basta o começo:
    someOptionsOrAll: Uma ou mais destas, por número ou nome, separadas por vírgulas; basta o começo de um nome. Digite todas para escolher todas:
    someOptionsByNameOrAll: Uma ou mais destas, por nome, separadas por vírgulas; basta o começo. Digite todas para escolher todas:
    aSearch: Digite um nome ou parte dele para pesquisar. Se houver um único resultado, ele será escolhido.
    suggestions: Sugestões: %@
    aNumber: Um número
    aWholeNumber: Um número inteiro
    aDate: Uma data, por exemplo, %@
    aTime: Um horário, por exemplo, %@
    aDateAndTime: Uma data e um horário, por exemplo, %@
    aMonth: Um mês, por exemplo, %@
    aYear: Um ano, por exemplo, %@
    factFromTo: %@ de %@ a %@
    factOnly: %@: precisa ser %@
    only: somente %@
    dateFromTo: %@; de %@ a %@
    factOrMore: %@, %@ ou mais
    factAtMost: %@, no máximo %@
    dateOrLater: %@; %@ ou depois
    dateOrEarlier: %@; %@ ou antes
    factInUnit: %@, em %@
    sentence: %@.
    moreMayCome: Algumas respostas levam a mais perguntas.
    mustBeYes: Responda sim para continuar.
    noSuchCommand: O comando “%@” não existe. Digite ? para obter ajuda.
    noSuchCommandHere: O comando “%@” não existe. Digite ? para obter ajuda, ou %@ como resposta.
    noSuchCommandInFile: O comando '%@' não existe. Para responder com este texto, digite %@.
    noSuchCommandSecret: Esse comando não existe. Para informar este texto, digite uma barra invertida antes dele.
    couldBe: “%@” pode ser %@.
    orOthers|one: %@ ou %@ outra
    orOthers|many: %@ ou %@ outras
    orOthers|other: %@ ou %@ outras
    optionsMatch|one: “%@” corresponde a %@ opção:
    optionsMatch|many: “%@” corresponde a %@ de opções:
    optionsMatch|other: “%@” corresponde a %@ opções:
    moreMatches: e mais %@
    which: Qual “%@”? (número, mais letras, ou Enter para recomeçar)
    whichByName: Qual “%@”? (mais letras, ou Enter para recomeçar)
    whichHelp: Pressione Enter para responder à pergunta inteira novamente.
    noSuchOption: “%@” não é uma das opções. Informe números ou nomes, separados por vírgulas.
    noSuchOptionName: “%@” não é uma das opções. Informe nomes, separados por vírgulas.
    quoted: “%@”: %@
    oneOnly: Informe só uma das opções.
    notUTF8: Informe texto em UTF-8.
    lineTooLong: É longo demais. Uma linha pode ter até %@ bytes.
    unendedText: Termine o texto com uma linha que contenha só um ponto.
    leftOver: Todas as perguntas foram respondidas; esta linha está sobrando.
    nameAndAnswer: Informe um nome e uma resposta, por exemplo, name=answer.
    unknownField: Campo desconhecido: '%@'.
    didYouMean: Você quis dizer '%@'?
    answeredAlready: '%@' já tem uma resposta na linha %@.
    notApplicable: Não se aplica com estas respostas.
    line: linha %@
    adds: a para adicionar
    edits: %@ para editar
    removes: r%@ para remover
    moves: m%@ %@ para mover
    duplicates: d%@ para duplicar
    goesOn: Enter para continuar
    positions: %@–%@
    notPossibleHere: Não é possível usar “%@” aqui. Digite %@. Pressione Enter para continuar.
    onlyEnterHere: Não é possível usar “%@” aqui. Pressione Enter para continuar.
    addHelp: Digite a para adicionar um item e responder às perguntas dele.
    addHelpBefore: Digite a para adicionar um item no fim, ou a1 para adicioná-lo antes do item 1, e responder às perguntas dele.
    editHelp: Digite um número para responder novamente às perguntas desse item.
    removeHelp: Digite r1 para remover o item 1.
    moveHelp: Digite m2 1 para mover o item 2 para a posição 1.
    duplicateHelp: Digite d1 para adicionar uma cópia do item 1 depois dele.
    enterContinues: Pressione Enter para continuar.
    removeEntry: Remover %@, “%@”?
    notRemoved: Nada foi removido.
    noSuchPosition: O item %@ não existe. Informe uma posição entre 1 e %@.
    countsFromOne: O item %@ não existe. Os itens são numerados a partir de 1.
    namesAnswerOfEntry: Indique um item e sua pergunta, por exemplo, '%@'.
    namesOfEntry: Por nome: %@
    namesEntry: Indique um item, por exemplo, '%@'.
    addsEmptyEntry: '%@' adiciona um item vazio.
    addsEntry: '%@' adiciona um item.
    belongsToCase: Isto pertence à opção “%@”, que não foi escolhida. Digite '%@' para escolhê-la.
    review: Revisão
    enterSubmits: Pressione Enter para enviar, ou digite um número para alterar uma resposta. :cancel sai.
    enterSubmitsBriefly: Pressione Enter para enviar, ou digite um número para alterar uma resposta. ? mostra todas as respostas.
    enterSubmitsOnly: Pressione Enter para enviar. :cancel sai.
    cannotSubmit: Digite um número para alterar uma resposta. ? mostra todas as respostas, :cancel sai.
    cannotSubmitOnly: Digite :cancel para sair.
    changed: Respostas alteradas:
    nothingChanged: Nenhuma resposta foi alterada.
    submitQuestion: %@?
    reviewHelp: Nada foi enviado ainda. < volta à última pergunta.
    buttons: Botões: %@
    noQuestions: Não há nada para responder aqui.
    noSuchNumber: O número %@ não existe. Informe um número entre 1 e %@.
    enterNumber: Informe um número entre 1 e %@.
    noSuchNumberButOne: O número %@ não existe. O único é 1.
    noSuchNameButOne: Não há “%@” aqui. Digite 1, ou ? para ver todas as respostas.
    noSuchName: Não há “%@” aqui. Informe um número entre 1 e %@, ou ? para ver todas as respostas.
    noSuchNameButNear: Não há “%@” aqui. Você quis dizer “%@”?
    noSuchButton: Não há “%@” aqui. Digite ? para obter ajuda.
    ambiguous: “%@” pode ser %@. Informe o número.
    enterEdits: Pressione Enter para editar. :cancel sai.
    enterEditsOthers: Pressione Enter para editar, ou digite um número para alterar só essa resposta. :cancel sai.
    enterSaves: Pressione Enter para salvar, ou digite um número para alterar uma resposta. :discard descarta suas alterações, :cancel sai.
    enterTriesAgain: Pressione Enter para tentar novamente, ou digite um número para alterar uma resposta. :cancel sai.
    numberChanges: Digite um número para alterar uma resposta. :cancel sai.
    readOnlyForm: Este formulário é somente leitura. :cancel sai.
    whatNext: O que deseja fazer?
    editFirst: Digite :edit primeiro.
    isBeingEdited: Você já está editando.
    nothingToDiscard: Não há alterações para descartar.
    saved: Salvo.
    saveOrDiscard: %@ (%@, %@, ou Enter para continuar editando)
    saveOrDiscardHelp: Digite %@ ou %@, ou pressione Enter para continuar editando.
    lockedUntilEdit: Ainda não é possível alterar “%@”. Digite :edit primeiro.
    lockedForGood: Não é possível alterar “%@”. Este formulário é somente leitura.
    lockedAnswer: Isto não pode ser alterado. O formulário é somente leitura.
    noInput: Não há um terminal nem uma entrada de onde ler as respostas.
    sendInput: Execute em um terminal, ou envie uma linha de entrada para cada pergunta.
    cannotWrite: Não foi possível gravar o resultado na saída padrão.
    secretFromPipe: O valor de '%@' é secreto e só é lido de um terminal; '%@' permite lê-lo de um pipe ou de um arquivo.
    endedAt: A entrada terminou em '%@', que ainda precisa de uma resposta.
    endedAtQuestion: A entrada terminou, mas “%@” ainda precisa de uma resposta.
    ended: A entrada terminou antes do envio do formulário.
    endedUnsaved: A entrada terminou. Suas alterações não foram salvas.
    endedUnchanged: A entrada terminou.
    nothingSubmitted: Nada foi enviado.
    unknownOption: Opção desconhecida: '%@'.
    helpListsOptions: '--help' lista as opções.
    answersWithMode: Não é possível usar '%@' e '%@' ao mesmo tempo. As respostas por nome são lidas sem perguntar.
    oneMode: Não é possível usar '%@' e '%@' ao mesmo tempo. Use só uma das opções '--dialogue', '--screen' e '--inline'.
    unexpectedArgument: Argumento inesperado: '%@'. As respostas vêm da entrada padrão.
    needsValue: '%@' precisa de um valor, por exemplo, '%@'.
    cannotRecord: Não foi possível gravar o registro em '%@': %@.
    """#
  }
}

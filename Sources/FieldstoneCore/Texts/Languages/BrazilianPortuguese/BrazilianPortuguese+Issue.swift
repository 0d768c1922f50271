extension BrazilianPortuguese {
  static var issue: String {
    #"""
    required: Este campo é obrigatório.
    mustBeTrue: Marque esta opção para continuar.
    tooShort|one: Digite pelo menos %@ caractere.
    tooShort|many: Digite pelo menos %@ de caracteres.
    tooShort|other: Digite pelo menos %@ caracteres.
    tooLong|one: Digite no máximo %@ caractere. Você digitou %@.
    tooLong|many: Digite no máximo %@ de caracteres. Você digitou %@.
    tooLong|other: Digite no máximo %@ caracteres. Você digitou %@.
    wrongLength|one: Digite exatamente %@ caractere.
    wrongLength|many: Digite exatamente %@ de caracteres.
    wrongLength|other: Digite exatamente %@ caracteres.
    notEmail: Informe um endereço de e-mail, por exemplo, nome@example.org.
    notURL: Informe um endereço da web, por exemplo, https://example.org.
    notUUID: Informe um UUID, por exemplo, 123e4567-e89b-12d3-a456-426614174000.
    patternMismatch: Confira o formato.
    characterNotAllowed: Não é possível usar “%@” aqui.
    someCharacterNotAllowed: Um dos caracteres não pode ser usado aqui.
    tab: Remova a tabulação.
    lineBreak: Remova a quebra de linha.
    invisibleCharacter: Remova o caractere invisível U+%@.
    someInvisibleCharacter: Remova o caractere invisível.
    severalCharacters: Remova %@.
    theTab: a tabulação
    theLineBreak: a quebra de linha
    theInvisibleCharacter: o caractere invisível %@
    theInvisibleCharacters: os caracteres invisíveis %@
    valueFromTo: Informe um valor entre %@ e %@.
    valueOnly: Informe %@.
    orMore: Informe %@ ou mais.
    orLess: Informe %@ ou menos.
    orLater: Informe %@ ou depois.
    orEarlier: Informe %@ ou antes.
    outOfRange: Este valor está fora do intervalo permitido.
    noPossibleNumber: Nenhum valor é possível agora: é preciso %@ ou mais, mas também %@ ou menos. Confira suas outras respostas.
    noPossibleDate: Nenhum valor é possível agora: é preciso %@ ou depois, mas também %@ ou antes. Confira suas outras respostas.
    notNumber: Informe um número, por exemplo, %@.
    numberFromTo: Informe um número entre %@ e %@.
    numberOrMore: Informe um número maior ou igual a %@.
    numberOrLess: Informe um número menor ou igual a %@.
    notWholeNumber: Informe um número inteiro, por exemplo, 12.
    wholeNumberFromTo: Informe um número inteiro entre %@ e %@.
    wholeNumberOrMore: Informe um número inteiro maior ou igual a %@.
    wholeNumberOrLess: Informe um número inteiro menor ou igual a %@.
    notPercentage: Informe uma porcentagem, por exemplo, %@.
    notAmount: Informe um valor em %@, por exemplo, %@.
    notMeasured: Informe um valor em %@ (por exemplo, %@) ou indique outra unidade: %@.
    notWholeInUnit: %1$@ equivale a %2$@ %3$@. Informe um número inteiro de %3$@.
    notByteCount: Informe um tamanho, por exemplo, %@ MB.
    notDuration: Informe uma duração, por exemplo, 1h 30m ou 1:30.
    notRange: Informe dois valores separados por um hífen.
    notRangeLike: Informe dois valores separados por um hífen, por exemplo, %@.
    reversedRange: Informe os dois valores em ordem: %@.
    tooManyDecimals|one: Informe no máximo %@ casa decimal, por exemplo, %@.
    tooManyDecimals|many: Informe no máximo %@ de casas decimais, por exemplo, %@.
    tooManyDecimals|other: Informe no máximo %@ casas decimais, por exemplo, %@.
    noDecimals: Informe um valor sem casas decimais, por exemplo, %@.
    tooManyDigits|one: Informe no máximo %@ dígito.
    tooManyDigits|many: Informe no máximo %@ de dígitos.
    tooManyDigits|other: Informe no máximo %@ dígitos.
    notDate: Informe uma data, por exemplo, %@.
    dateFromTo: Informe uma data entre %@ e %@.
    dateOrLater: Informe uma data: %@ ou posterior.
    dateOrEarlier: Informe uma data: %@ ou anterior.
    notTime: Informe um horário, por exemplo, %@.
    timeFromTo: Informe um horário entre %@ e %@.
    timeOrLater: Informe um horário: %@ ou mais tarde.
    timeOrEarlier: Informe um horário: %@ ou mais cedo.
    notDateAndTime: Informe uma data e um horário, por exemplo, %@.
    dateAndTimeFromTo: Informe uma data e um horário entre %@ e %@.
    dateAndTimeOrLater: Informe uma data e um horário: %@ ou depois.
    dateAndTimeOrEarlier: Informe uma data e um horário: %@ ou antes.
    notMonth: Informe um mês, por exemplo, %@.
    monthFromTo: Informe um mês entre %@ e %@.
    monthOrLater: Informe um mês: %@ ou posterior.
    monthOrEarlier: Informe um mês: %@ ou anterior.
    notYear: Informe um ano, por exemplo, %@.
    yearFromTo: Informe um ano entre %@ e %@.
    yearOrLater: Informe um ano: %@ ou posterior.
    yearOrEarlier: Informe um ano: %@ ou anterior.
    noSuchDate: %@ não existe. Informe uma data, por exemplo, %@.
    noSuchTime: %@ não existe. Informe um horário, por exemplo, %@.
    noSuchDateAndTime: %@ não existe. Informe uma data e um horário, por exemplo, %@.
    noSuchMonth: %@ não existe. Informe um mês, por exemplo, %@.
    noSuchYear: %@ não existe. Informe um ano, por exemplo, %@.
    luhn: Este número de cartão não é válido. Confira os dígitos.
    iban: Este IBAN não é válido. Confira as letras e os dígitos.
    notInForm: Use o formato %@.
    notOneOf: Informe um destes valores: %@.
    notOption: “%@” não é uma das opções.
    secretNotOption: Esta não é uma das opções.
    notYesOrNo: Informe sim ou não.
    unavailableOption: A opção “%@” não está disponível. Escolha outra.
    unavailableOptions: %@ não estão disponíveis. Escolha outras opções.
    secretUnavailableOption: Esta opção não está disponível. Escolha outra.
    tooFewChosen|one: Escolha pelo menos %@ opção.
    tooFewChosen|many: Escolha pelo menos %@ de opções.
    tooFewChosen|other: Escolha pelo menos %@ opções.
    tooManyChosen|one: Escolha no máximo %@ opção. Você escolheu %@.
    tooManyChosen|many: Escolha no máximo %@ de opções. Você escolheu %@.
    tooManyChosen|other: Escolha no máximo %@ opções. Você escolheu %@.
    tooFewEntries|one: Adicione pelo menos %@ item.
    tooFewEntries|many: Adicione pelo menos %@ de itens.
    tooFewEntries|other: Adicione pelo menos %@ itens.
    tooManyEntries|one: Pode haver no máximo %@ item. Remova os demais.
    tooManyEntries|many: Pode haver no máximo %@ de itens. Remova os demais.
    tooManyEntries|other: Pode haver no máximo %@ itens. Remova os demais.
    repeatedEntry: O item %@ está repetido. Altere-o ou remova-o.
    repeatedAnswer: “%@” aparece mais de uma vez na lista. Altere ou remova esta resposta.
    isFull: Não é possível adicionar mais.
    isMaximum: Este é o máximo (%@).
    mismatch: Não corresponde a “%@”.
    notChecked: Não foi possível verificar. Tente novamente.
    changedBy: %@ alterou esta resposta para “%@”. Mantenha a sua ou use a mais recente.
    changedElsewhere: Esta resposta foi alterada em outro lugar para “%@”. Mantenha a sua ou use a mais recente.
    clearedBy: %@ limpou este campo. Mantenha sua resposta ou deixe-o em branco também.
    clearedElsewhere: Este campo foi limpo em outro lugar. Mantenha sua resposta ou deixe-o em branco também.
    secretChangedBy: %@ alterou esta resposta. Mantenha a sua ou use a mais recente.
    secretChangedElsewhere: Esta resposta foi alterada em outro lugar. Mantenha a sua ou use a mais recente.
    removedBy: %@ removeu este item. Mantenha-o ou remova-o aqui também.
    removedElsewhere: Este item foi removido em outro lugar. Mantenha-o ou remova-o aqui também.
    newerBy: %@ alterou algo nesse meio-tempo. Confira as respostas e envie-as novamente.
    newer: Algo foi alterado em outro lugar nesse meio-tempo. Confira as respostas e envie-as novamente.
    ofSomeObjects: %@ (%@ de %@ objetos)
    ofOneObject: %@ (objeto %@ de %@)
    cannotBeAdded: Informe um número depois de + ou −, por exemplo, %@.
    tooMuchText: O texto é longo demais. São mantidos até %@ bytes.
    fileTooLarge: Escolha um arquivo de até %@.
    wrongFileType: Escolha um arquivo do tipo %@.
    wrongFileTypeFound: O formato de “%@” é %@. Escolha um arquivo do tipo %@.
    tooFewPixels: Escolha uma imagem de pelo menos %@ pixels. Esta tem %@.
    tooManyPixels: Escolha uma imagem de até %@ pixels. Esta tem %@.
    damagedFile: O arquivo “%@” está danificado ou incompleto. Escolha outro.
    emptyFile: O arquivo “%@” está vazio. Escolha outro.
    cutFile: O arquivo “%@” não chegou completo. Escolha-o novamente.
    unknownFile: Este arquivo não está mais disponível. Escolha-o novamente.
    fileNotStored: Não foi possível salvar o arquivo “%@”. Tente novamente.
    fileNotFound: O arquivo “%@” não existe. Informe o caminho de um arquivo.
    isFolder: “%@” é uma pasta. Informe o caminho de um arquivo.
    fileNotReadable: Não é possível ler “%@”. Informe o caminho de outro arquivo.
    noLongerThere: Isto não está mais no formulário.
    namedNoLongerThere: “%@” não está mais no formulário.
    cannotBeChanged: Isto não pode ser alterado.
    cannotBeAnswered: Não é possível responder a isto dessa forma.
    noEffect: Não há nada a fazer.
    hasProblems: Há um problema com este formulário, por isso ele não pode ser enviado.
    submitting: O formulário está ocupado. Aguarde um momento.
    closed: O formulário está fechado.
    """#
  }
}

extension Italian {
  static var issue: String {
    #"""
    required: Questo campo è obbligatorio.
    mustBeTrue: Seleziona questa opzione per continuare.
    tooShort|one: Inserisci almeno %@ carattere.
    tooShort|many: Inserisci almeno %@ di caratteri.
    tooShort|other: Inserisci almeno %@ caratteri.
    tooLong|one: Inserisci al massimo %@ carattere. Ne hai inseriti %@.
    tooLong|many: Inserisci al massimo %@ di caratteri. Ne hai inseriti %@.
    tooLong|other: Inserisci al massimo %@ caratteri. Ne hai inseriti %@.
    wrongLength|one: Inserisci esattamente %@ carattere.
    wrongLength|many: Inserisci esattamente %@ di caratteri.
    wrongLength|other: Inserisci esattamente %@ caratteri.
    notEmail: Inserisci un indirizzo email, per esempio nome@example.org.
    notURL: Inserisci un indirizzo web, per esempio https://example.org.
    notUUID: Inserisci un UUID, per esempio 123e4567-e89b-12d3-a456-426614174000.
    patternMismatch: Controlla il formato.
    characterNotAllowed: Qui non si può usare «%@».
    someCharacterNotAllowed: Uno dei caratteri non può essere usato qui.
    tab: Rimuovi la tabulazione.
    lineBreak: Rimuovi l'interruzione di riga.
    invisibleCharacter: Rimuovi il carattere invisibile U+%@.
    someInvisibleCharacter: Rimuovi il carattere invisibile.
    severalCharacters: Rimuovi %@.
    theTab: la tabulazione
    theLineBreak: l'interruzione di riga
    theInvisibleCharacter: il carattere invisibile %@
    theInvisibleCharacters: i caratteri invisibili %@
    valueFromTo: Inserisci un valore tra %@ e %@.
    valueOnly: Inserisci %@.
    orMore: Inserisci %@ o più.
    orLess: Inserisci %@ o meno.
    orLater: Inserisci un valore: %@ o successivo.
    orEarlier: Inserisci un valore: %@ o precedente.
    outOfRange: Questo valore è fuori dall'intervallo consentito.
    noPossibleNumber: Ora nessun valore è possibile: deve essere %@ o più, ma anche %@ o meno. Controlla le altre risposte.
    noPossibleDate: Ora nessun valore è possibile: deve essere %@ o successivo, ma anche %@ o precedente. Controlla le altre risposte.
    notNumber: Inserisci un numero, per esempio %@.
    numberFromTo: Inserisci un numero tra %@ e %@.
    numberOrMore: Inserisci un numero uguale o superiore a %@.
    numberOrLess: Inserisci un numero uguale o inferiore a %@.
    notWholeNumber: Inserisci un numero intero, per esempio 12.
    wholeNumberFromTo: Inserisci un numero intero tra %@ e %@.
    wholeNumberOrMore: Inserisci un numero intero uguale o superiore a %@.
    wholeNumberOrLess: Inserisci un numero intero uguale o inferiore a %@.
    notPercentage: Inserisci una percentuale, per esempio %@.
    notAmount: Inserisci un importo in %@, per esempio %@.
    notMeasured: Inserisci un valore in %@ (per esempio %@) o indica un'altra unità: %@.
    notWholeInUnit: %1$@ equivale a %2$@ %3$@. Inserisci un numero intero di %3$@.
    notByteCount: Inserisci una dimensione, per esempio %@ MB.
    notDuration: Inserisci una durata, per esempio 1h 30m o 1:30.
    notRange: Inserisci due valori separati da un trattino.
    notRangeLike: Inserisci due valori separati da un trattino, per esempio %@.
    reversedRange: Inserisci i due valori in ordine: %@.
    tooManyDecimals|one: Inserisci al massimo %@ decimale, per esempio %@.
    tooManyDecimals|many: Inserisci al massimo %@ di decimali, per esempio %@.
    tooManyDecimals|other: Inserisci al massimo %@ decimali, per esempio %@.
    noDecimals: Inserisci un importo senza decimali, per esempio %@.
    tooManyDigits|one: Inserisci al massimo %@ cifra.
    tooManyDigits|many: Inserisci al massimo %@ di cifre.
    tooManyDigits|other: Inserisci al massimo %@ cifre.
    notDate: Inserisci una data, per esempio %@.
    dateFromTo: Inserisci una data tra %@ e %@.
    dateOrLater: Inserisci una data: %@ o successiva.
    dateOrEarlier: Inserisci una data: %@ o precedente.
    notTime: Inserisci un orario, per esempio %@.
    timeFromTo: Inserisci un orario tra %@ e %@.
    timeOrLater: Inserisci un orario: %@ o successivo.
    timeOrEarlier: Inserisci un orario: %@ o precedente.
    notDateAndTime: Inserisci una data e un orario, per esempio %@.
    dateAndTimeFromTo: Inserisci una data e un orario tra %@ e %@.
    dateAndTimeOrLater: Inserisci una data e un orario: %@ o dopo.
    dateAndTimeOrEarlier: Inserisci una data e un orario: %@ o prima.
    notMonth: Inserisci un mese, per esempio %@.
    monthFromTo: Inserisci un mese tra %@ e %@.
    monthOrLater: Inserisci un mese: %@ o successivo.
    monthOrEarlier: Inserisci un mese: %@ o precedente.
    notYear: Inserisci un anno, per esempio %@.
    yearFromTo: Inserisci un anno tra %@ e %@.
    yearOrLater: Inserisci un anno: %@ o successivo.
    yearOrEarlier: Inserisci un anno: %@ o precedente.
    noSuchDate: %@ non esiste. Inserisci una data, per esempio %@.
    noSuchTime: %@ non esiste. Inserisci un orario, per esempio %@.
    noSuchDateAndTime: %@ non esiste. Inserisci una data e un orario, per esempio %@.
    noSuchMonth: %@ non esiste. Inserisci un mese, per esempio %@.
    noSuchYear: %@ non esiste. Inserisci un anno, per esempio %@.
    luhn: Questo numero di carta non è valido. Controlla le cifre.
    iban: Questo IBAN non è valido. Controlla le lettere e le cifre.
    notInForm: Usa il formato %@.
    notOneOf: Inserisci uno di questi valori: %@.
    notOption: «%@» non è tra le opzioni.
    secretNotOption: Questa non è tra le opzioni.
    notYesOrNo: Inserisci sì o no.
    unavailableOption: «%@» non è disponibile. Scegli un'altra opzione.
    unavailableOptions: %@ non sono disponibili. Scegli altre opzioni.
    secretUnavailableOption: Questa opzione non è disponibile. Scegline un'altra.
    tooFewChosen|one: Scegli almeno %@ opzione.
    tooFewChosen|many: Scegli almeno %@ di opzioni.
    tooFewChosen|other: Scegli almeno %@ opzioni.
    tooManyChosen|one: Scegli al massimo %@ opzione. Ne hai scelte %@.
    tooManyChosen|many: Scegli al massimo %@ di opzioni. Ne hai scelte %@.
    tooManyChosen|other: Scegli al massimo %@ opzioni. Ne hai scelte %@.
    tooFewEntries|one: Aggiungi almeno %@ elemento.
    tooFewEntries|many: Aggiungi almeno %@ di elementi.
    tooFewEntries|other: Aggiungi almeno %@ elementi.
    tooManyEntries|one: Puoi avere al massimo %@ elemento. Rimuovi gli altri.
    tooManyEntries|many: Puoi avere al massimo %@ di elementi. Rimuovi gli altri.
    tooManyEntries|other: Puoi avere al massimo %@ elementi. Rimuovi gli altri.
    repeatedEntry: L'elemento %@ è un duplicato. Modificalo o rimuovilo.
    repeatedAnswer: «%@» compare più di una volta nell'elenco. Modifica o rimuovi questa risposta.
    isFull: Non si può aggiungere altro.
    isMaximum: Questo è il massimo (%@).
    mismatch: Non corrisponde a «%@».
    notChecked: La verifica non è riuscita. Riprova.
    changedBy: %@ ha cambiato questa risposta in «%@». Mantieni la tua o usa la più recente.
    changedElsewhere: Questa risposta è stata cambiata altrove in «%@». Mantieni la tua o usa la più recente.
    clearedBy: %@ ha cancellato questa risposta. Mantieni la tua o lascia vuoto anche qui il campo.
    clearedElsewhere: Questa risposta è stata cancellata altrove. Mantieni la tua o lascia vuoto anche qui il campo.
    secretChangedBy: %@ ha modificato questa risposta. Mantieni la tua o usa la più recente.
    secretChangedElsewhere: Questa risposta è stata modificata altrove. Mantieni la tua o usa la più recente.
    removedBy: %@ ha rimosso questo elemento. Mantienilo o rimuovilo anche qui.
    removedElsewhere: Questo elemento è stato rimosso altrove. Mantienilo o rimuovilo anche qui.
    newerBy: %@ ha modificato qualcosa nel frattempo. Controlla le risposte e inviale di nuovo.
    newer: Nel frattempo qualcosa è stato modificato altrove. Controlla le risposte e inviale di nuovo.
    ofSomeObjects: %@ (%@ di %@ oggetti)
    ofOneObject: %@ (oggetto %@ di %@)
    cannotBeAdded: Inserisci un numero dopo + o −, per esempio %@.
    tooMuchText: Il testo è troppo lungo. Vengono conservati fino a %@ byte.
    fileTooLarge: Scegli un file di dimensione massima %@.
    wrongFileType: Scegli un file di tipo %@.
    wrongFileTypeFound: Il formato di «%@» è %@. Scegli un file di tipo %@.
    tooFewPixels: Scegli un'immagine di almeno %@ pixel. Questa ne ha %@.
    tooManyPixels: Scegli un'immagine di massimo %@ pixel. Questa ne ha %@.
    damagedFile: Il file «%@» è danneggiato o incompleto. Scegline un altro.
    emptyFile: Il file «%@» è vuoto. Scegline un altro.
    cutFile: Il file «%@» non è arrivato per intero. Sceglilo di nuovo.
    unknownFile: Questo file non è più disponibile. Sceglilo di nuovo.
    fileNotStored: Non è stato possibile salvare il file «%@». Riprova.
    fileNotFound: Il file «%@» non esiste. Inserisci il percorso di un file.
    isFolder: «%@» è una cartella. Inserisci il percorso di un file.
    fileNotReadable: Non è possibile leggere «%@». Inserisci il percorso di un altro file.
    noLongerThere: Questo non è più nel modulo.
    namedNoLongerThere: «%@» non è più nel modulo.
    cannotBeChanged: Questo non può essere modificato.
    cannotBeAnswered: Non si può rispondere in questo modo.
    noEffect: Non c'è nulla da fare.
    hasProblems: C'è un problema con questo modulo, perciò non può essere inviato.
    submitting: Il modulo è occupato. Attendi un momento.
    closed: Il modulo è chiuso.
    """#
  }
}

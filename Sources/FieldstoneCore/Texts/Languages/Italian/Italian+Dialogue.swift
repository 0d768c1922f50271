extension Italian {
  static var dialogue: String {
    #"""
    welcome: Premi Invio per mantenere la [risposta]. ? aiuto, < indietro, :cancel esci
    page: Pagina: %@
    firstQuestion: Questa è la prima domanda.
    nothingBefore: Non c'è nulla prima di questo.
    leave: Le modifiche andranno perse. Uscire comunque?
    revealHelp: Digita :show per vedere ciò che scrivi, e di nuovo per nasconderlo.
    whichAction: Quale azione? (numero, o Invio per nessuna)
    menuHelp: Digita :actions per scegliere una di queste: %@.
    submitting: Invio in corso…
    keepForLater: Conservare le risposte per dopo?
    startOver: Le tue risposte andranno perse. Ricominciare comunque da capo?
    endAgain: Premi di nuovo Ctrl-D per uscire senza inviare.
    interruptAgain: Premi di nuovo Ctrl-C per uscire senza inviare.
    endAgainUnsaved: Premi di nuovo Ctrl-D per uscire senza salvare.
    endAgainKept: Premi di nuovo Ctrl-D per uscire. Le tue risposte vengono conservate per dopo.
    interruptAgainKept: Premi di nuovo Ctrl-C per uscire. Le tue risposte vengono conservate per dopo.
    interruptAgainUnsaved: Premi di nuovo Ctrl-C per uscire senza salvare.
    required: obbligatorio
    optional: facoltativo
    notShown: non viene mostrato
    path: percorso di un file
    set: (impostato)
    noAnswer: nessuna risposta
    entryNotAccepted: nessuna risposta: non è stato possibile accettare «%@»
    lastEntryNotAccepted: nessuna risposta: l'ultimo testo inserito non è stato accettato
    linesNotAccepted: nessuna risposta: queste righe non sono state accettate
    minusForNone: (- per nessuna)
    unchanged: senza modifiche
    severalLines: più righe; per terminare, una riga con solo un punto
    numberOrName: numero o nome
    name: nome
    numbersOrNames: numeri o nomi
    names: nomi
    nameOrPart: nome o parte del nome
    namesOrParts: nomi o parti di nomi, separati da virgole
    all: tutte
    minusFor: (- per «%@»)
    orYourOwn: Puoi anche inserire un altro valore.
    moreOptions: e %@ in più; digita parte di un nome per trovarne una
    add: Aggiungere «%@»?
    keep: Mantenere «%@»?
    notEditable: non modificabile
    moreLines|one: e un'altra riga
    moreLines|many: e altre %@ di righe
    moreLines|other: e altre %@ righe
    example: per esempio %@
    fromTo: da %@ a %@
    orMore: %@ o più
    atMost: al massimo %@
    from: da %@
    until: fino a %@
    inUnit: in %@
    withUnit: %@ %@
    isRequired: Obbligatorio.
    isOptional: Facoltativo.
    enterTakesCapital: Premi Invio per dare la risposta in maiuscolo.
    minusClears: Digita - per cancellare la risposta.
    enterKeeps: Premi Invio per mantenere la [risposta].
    enterKeepsMinusRemoves: Premi Invio per mantenere la [risposta], o digita di nuovo - per cancellarla.
    enterKeepsMinusClears: Premi Invio per mantenere la [risposta], o digita - per cancellarla.
    commands: < torna indietro, :form mostra il modulo, :cancel esce.
    backslash: Per inserire uno di questi come risposta, anteponi una barra rovesciata: \? \< \- \:form
    anEmail: Un indirizzo email.
    aPhone: Un numero di telefono.
    aURL: Un indirizzo web.
    aLine: Una riga di testo.
    someLines: Più righe. Termina con una riga che contiene solo un punto; .. sta per una riga così.
    aSecret: Ciò che scrivi non viene mostrato.
    aPath: Il percorso di un file. Premi Tab per completarlo, o inserisci una cartella per elencarne i file.
    aFlag: %@ o %@; basta la prima lettera.
    aSubform: «Sì» aggiunge le relative domande, «no» le tralascia.
    anOption: Una di queste, per numero o nome; basta l'inizio di un nome:
    anOptionByName: Una di queste, per nome; basta l'inizio:
    someOptions: Una o più di queste, per numero o nome, separate da virgole; basta l'inizio di un nome:
    someOptionsByName: Una o più di queste, per nome, separate da virgole; basta l'inizio:
    someOptionsOrAll: Una o più di queste, per numero o nome, separate da virgole; basta l'inizio di un nome. Digita tutte per sceglierle tutte:
    someOptionsByNameOrAll: Una o più di queste, per nome, separate da virgole; basta l'inizio. Digita tutte per sceglierle tutte:
    aSearch: Digita un nome o una sua parte per cercarlo. Se c'è un solo risultato, viene scelto.
    suggestions: Suggerimenti: %@
    aNumber: Un numero
    aWholeNumber: Un numero intero
    aDate: Una data, per esempio %@
    aTime: Un orario, per esempio %@
    aDateAndTime: Una data e un orario, per esempio %@
    aMonth: Un mese, per esempio %@
    aYear: Un anno, per esempio %@
    factFromTo: %@ da %@ a %@
    factOnly: %@: deve essere %@
    only: solo %@
    dateFromTo: %@; da %@ a %@
    factOrMore: %@, %@ o più
    factAtMost: %@, al massimo %@
    dateOrLater: %@; %@ o dopo
    dateOrEarlier: %@; %@ o prima
    factInUnit: %@, in %@
    sentence: %@.
    moreMayCome: Alcune risposte portano ad altre domande.
    mustBeYes: Rispondi sì per continuare.
    noSuchCommand: Il comando «%@» non esiste. Digita ? per l'aiuto.
    noSuchCommandHere: Il comando «%@» non esiste. Digita ? per l'aiuto, o %@ come risposta.
    noSuchCommandInFile: Il comando '%@' non esiste. Per rispondere con questo testo, digita %@.
    noSuchCommandSecret: Questo comando non esiste. Per inserire questo testo, anteponi una barra rovesciata.
    couldBe: «%@» potrebbe essere %@.
    orOthers|one: %@ o un'altra
    orOthers|many: %@ o altre %@
    orOthers|other: %@ o altre %@
    optionsMatch|one: «%@» corrisponde a %@ opzione:
    optionsMatch|many: «%@» corrisponde a %@ di opzioni:
    optionsMatch|other: «%@» corrisponde a %@ opzioni:
    moreMatches: e %@ in più
    which: Quale «%@»? (numero, altre lettere, o Invio per ricominciare)
    whichByName: Quale «%@»? (altre lettere, o Invio per ricominciare)
    whichHelp: Premi Invio per rispondere di nuovo all'intera domanda.
    noSuchOption: «%@» non è tra le opzioni. Inserisci numeri o nomi, separati da virgole.
    noSuchOptionName: «%@» non è tra le opzioni. Inserisci nomi, separati da virgole.
    quoted: «%@»: %@
    oneOnly: Inserisci solo una delle opzioni.
    notUTF8: Inserisci testo in UTF-8.
    lineTooLong: È troppo lungo. Una riga può avere fino a %@ byte.
    unendedText: Termina il testo con una riga che contiene solo un punto.
    leftOver: Tutte le domande hanno una risposta; questa riga è di troppo.
    nameAndAnswer: Inserisci un nome e una risposta, per esempio name=answer.
    unknownField: Campo sconosciuto: '%@'.
    didYouMean: Intendevi '%@'?
    answeredAlready: '%@' ha già una risposta nella riga %@.
    notApplicable: Non si applica con queste risposte.
    line: riga %@
    adds: a per aggiungere
    edits: %@ per modificare
    removes: r%@ per rimuovere
    moves: m%@ %@ per spostare
    duplicates: d%@ per duplicare
    goesOn: Invio per continuare
    positions: %@–%@
    notPossibleHere: Qui non si può usare «%@». Digita %@. Premi Invio per continuare.
    onlyEnterHere: Qui non si può usare «%@». Premi Invio per continuare.
    addHelp: Digita a per aggiungere un elemento e rispondere alle sue domande.
    addHelpBefore: Digita a per aggiungere un elemento alla fine, o a1 per aggiungerlo prima dell'elemento 1, e rispondere alle sue domande.
    editHelp: Digita un numero per rispondere di nuovo alle domande di quell'elemento.
    removeHelp: Digita r1 per rimuovere l'elemento 1.
    moveHelp: Digita m2 1 per spostare l'elemento 2 alla posizione 1.
    duplicateHelp: Digita d1 per aggiungere una copia dell'elemento 1 subito dopo.
    enterContinues: Premi Invio per continuare.
    removeEntry: Rimuovere %@, «%@»?
    notRemoved: Non è stato rimosso nulla.
    noSuchPosition: L'elemento %@ non esiste. Inserisci una posizione tra 1 e %@.
    countsFromOne: L'elemento %@ non esiste. Gli elementi sono numerati a partire da 1.
    namesAnswerOfEntry: Indica un elemento e la sua domanda, per esempio '%@'.
    namesOfEntry: Per nome: %@
    namesEntry: Indica un elemento, per esempio '%@'.
    addsEmptyEntry: '%@' aggiunge un elemento vuoto.
    addsEntry: '%@' aggiunge un elemento.
    belongsToCase: Questo fa parte dell'opzione «%@», che non è stata scelta. Digita '%@' per sceglierla.
    review: Riepilogo
    enterSubmits: Premi Invio per inviare, o digita un numero per modificare una risposta. :cancel esce.
    enterSubmitsBriefly: Premi Invio per inviare, o digita un numero per modificare una risposta. ? mostra tutte le risposte.
    enterSubmitsOnly: Premi Invio per inviare. :cancel esce.
    cannotSubmit: Digita un numero per modificare una risposta. ? mostra tutte le risposte, :cancel esce.
    cannotSubmitOnly: Digita :cancel per uscire.
    changed: Risposte modificate:
    nothingChanged: Nessuna risposta modificata.
    submitQuestion: %@?
    reviewHelp: Non è ancora stato inviato nulla. < torna all'ultima domanda.
    buttons: Pulsanti: %@
    noQuestions: Qui non c'è nulla a cui rispondere.
    noSuchNumber: Il numero %@ non esiste. Inserisci un numero tra 1 e %@.
    enterNumber: Inserisci un numero tra 1 e %@.
    noSuchNumberButOne: Il numero %@ non esiste. L'unico è 1.
    noSuchNameButOne: Qui «%@» non c'è. Digita 1, o ? per vedere tutte le risposte.
    noSuchName: Qui «%@» non c'è. Inserisci un numero tra 1 e %@, o ? per vedere tutte le risposte.
    noSuchNameButNear: Qui «%@» non c'è. Intendevi «%@»?
    noSuchButton: Qui «%@» non c'è. Digita ? per l'aiuto.
    ambiguous: «%@» potrebbe essere %@. Inserisci il numero.
    enterEdits: Premi Invio per modificare. :cancel esce.
    enterEditsOthers: Premi Invio per modificare, o digita un numero per cambiare solo quella risposta. :cancel esce.
    enterSaves: Premi Invio per salvare, o digita un numero per modificare una risposta. :discard scarta le modifiche, :cancel esce.
    enterTriesAgain: Premi Invio per riprovare, o digita un numero per modificare una risposta. :cancel esce.
    numberChanges: Digita un numero per modificare una risposta. :cancel esce.
    readOnlyForm: Questo modulo è di sola lettura. :cancel esce.
    whatNext: Che cosa vuoi fare?
    editFirst: Digita prima :edit.
    isBeingEdited: Stai già modificando.
    nothingToDiscard: Non ci sono modifiche da scartare.
    saved: Salvato.
    saveOrDiscard: %@ (%@, %@, o Invio per continuare a modificare)
    saveOrDiscardHelp: Digita %@ o %@, o premi Invio per continuare a modificare.
    lockedUntilEdit: Non è ancora possibile modificare «%@». Digita prima :edit.
    lockedForGood: Non è possibile modificare «%@». Questo modulo è di sola lettura.
    lockedAnswer: Questo non può essere modificato. Il modulo è di sola lettura.
    noInput: Non c'è un terminale né un input da cui leggere le risposte.
    sendInput: Esegui il programma in un terminale, o invia una riga di input per ogni domanda.
    cannotWrite: Non è stato possibile scrivere il risultato sullo standard output.
    secretFromPipe: Il valore di '%@' è segreto e viene letto solo da un terminale; '%@' permette di leggerlo da una pipe o da un file.
    endedAt: L'input è terminato a '%@', che richiede ancora una risposta.
    endedAtQuestion: L'input è terminato, ma «%@» richiede ancora una risposta.
    ended: L'input è terminato prima dell'invio del modulo.
    endedUnsaved: L'input è terminato. Le modifiche non sono state salvate.
    endedUnchanged: L'input è terminato.
    nothingSubmitted: Non è stato inviato nulla.
    unknownOption: Opzione sconosciuta: '%@'.
    helpListsOptions: '--help' elenca le opzioni.
    answersWithMode: Non si possono usare insieme '%@' e '%@'. Le risposte per nome vengono lette senza fare domande.
    oneMode: Non si possono usare insieme '%@' e '%@'. Usa solo una delle opzioni '--dialogue', '--screen' e '--inline'.
    unexpectedArgument: Argomento inatteso: '%@'. Le risposte arrivano dallo standard input.
    needsValue: '%@' richiede un valore, per esempio '%@'.
    cannotRecord: Non è stato possibile scrivere la registrazione in '%@': %@.
    """#
  }
}

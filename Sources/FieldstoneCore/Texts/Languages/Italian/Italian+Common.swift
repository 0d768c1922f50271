/// Italian.
enum Italian: LanguageTexts {
  static let code = "it"
  static var common: String {
    #"""
    form: Modulo
    yes: Sì
    no: No
    required: Obbligatorio
    optional: Facoltativo
    mixed: Valori multipli
    noAnswer: Nessuna risposta
    change: Modifica
    unavailable: non disponibile
    addOwnEntry: Aggiungi «%@»
    notOffered: non è tra le opzioni
    notOfferedOption: %@ (non è tra le opzioni)
    noOptions: Nessuna opzione
    unavailableOption: %@ (non disponibile)
    search: Cerca
    searchOptions: Cerca in %@
    shownOptions: Sono visibili %@ su %@. Cerca per restringere l'elenco.
    foundOptions|one: %@ risultato.
    foundOptions|many: %@ di risultati.
    foundOptions|other: %@ risultati.
    nothingFound: Nessun risultato.
    nothingFoundFor: Nessun risultato per «%@».
    searching: Ricerca in corso…
    searchFailed: La ricerca non è riuscita.
    error: Errore
    warning: Avviso
    note: Nota
    labelled: %@: %@
    count: %@ di %@
    range: %@ – %@
    countOfCharacters: %@ di %@ caratteri
    copy: Copia
    copyValue: Copia %@
    copied: Copiato: %@.
    repeated: %@ (ripeti)
    showSecret: Mostra %@
    increase: Aumenta %@
    decrease: Diminuisci %@
    toFix: %@ da correggere
    stepNotStarted: Non iniziato
    stepInProgress: In corso
    stepDone: Completato
    notSubmitted|one: Modulo non inviato: c'è %@ problema da correggere.
    notSubmitted|many: Modulo non inviato: ci sono %@ di problemi da correggere.
    notSubmitted|other: Modulo non inviato: ci sono %@ problemi da correggere.
    changesNotSaved|one: Modifiche non salvate: c'è %@ problema da correggere.
    changesNotSaved|many: Modifiche non salvate: ci sono %@ di problemi da correggere.
    changesNotSaved|other: Modifiche non salvate: ci sono %@ problemi da correggere.
    notSubmittable: Questo modulo non può ancora essere inviato.
    failed: Qualcosa è andato storto. Il modulo non è stato inviato.
    answersKept: Le tue risposte sono ancora qui.
    submit: Invia
    cancel: Annulla
    edit: Modifica
    save: Salva
    tryAgain: Riprova
    checking: Verifica in corso…
    working: Elaborazione in corso…
    actionFailed: Qualcosa è andato storto. Riprova.
    stop: Ferma
    continueDraft: Continuare con le risposte salvate?
    continueDraftFrom: Continuare con le risposte salvate (%@)?
    resumeDraft: Continua
    startAnew: Ricomincia da capo
    keepBothDrafts: Ricomincia da capo e conservale
    saveForLater: Salva per dopo
    draftSaved: Risposte salvate (%@).
    unfitAnswers: Queste risposte non sono più adatte al modulo:
    draftNotRead: Non è stato possibile leggere le risposte salvate.
    draftNotSaved: Non è stato possibile salvare le risposte.
    saving: Salvataggio in corso…
    saved: Tutte le modifiche sono salvate.
    notSaved: Le modifiche non sono state salvate.
    unsavedChanges|one: %@ modifica non salvata
    unsavedChanges|many: %@ di modifiche non salvate
    unsavedChanges|other: %@ modifiche non salvate
    stepTitle: Passaggio %@ di %@: %@
    nextStep: Passaggio successivo
    previousStep: Passaggio precedente
    allSteps: Tutti i passaggi
    keepMine: Mantieni la mia
    takeTheirs: Usa la più recente
    keepAllMine: Mantieni tutte le mie
    takeAllTheirs: Usa tutte le più recenti
    changedElsewhere: Modificato anche altrove
    mineAndTheirs: La tua risposta: %@. Più recente: %@.
    mineAndTheirsBy: La tua risposta: %@. Più recente, di %@: %@.
    checkAnswers: Controlla le risposte
    done: Fine
    back: Indietro
    close: Chiudi
    undo: Annulla azione
    redo: Ripeti azione
    add: Aggiungi
    remove: Rimuovi
    addSubform: Aggiungi %@
    removeSubform: Rimuovi %@
    removeQuestion: Rimuovere «%@» e le relative risposte?
    entry: Elemento
    entryInSentence: l'elemento
    list: Elementi
    elementTitle: %@ %@ di %@
    numbered: %@ %@
    rowOfEntry: %@, %@
    entries|one: %@ elemento
    entries|many: %@ di elementi
    entries|other: %@ elementi
    noEntries: Ancora nessuno.
    duplicate: Duplica
    moveUp: Sposta su
    isFirst: È già al primo posto.
    isLast: È già all'ultimo posto.
    moveDown: Sposta giù
    saveQuestion: Salvare le modifiche?
    discardQuestion: Scartare le modifiche?
    leaveQuestion: Uscire da questo modulo?
    answersLost: Le tue risposte andranno perse.
    changesLost: Le modifiche non salvate andranno perse.
    discard: Scarta
    keepEditing: Continua a modificare
    submitted: Inviato.
    cancelled: Operazione annullata. Non è stato inviato nulla.
    dimensions: %@ × %@
    textFile: testo
    audioFile: audio
    videoFile: video
    unknownFile: sconosciuto
    removeFile: Rimuovi file
    either: %@ o %@
    both: %@ e %@
    quoted: «%@»
    listed: %1$@, %2$@
    phrases: %1$@. %2$@
    sentences: %1$@ %2$@
    groups: %1$@; %2$@
    bracketed: %1$@ (%2$@)
    """#
  }
}

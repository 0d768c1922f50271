extension Italian {
  static var web: String {
    #"""
    choose: Scegli…
    previousOption: Precedente: %@
    nextOption: Successivo: %@
    noPreviousOption: Precedente
    noNextOption: Successivo
    addChecked: Aggiungi
    allChosen: Tutte le opzioni sono state scelte.
    selectAll: Seleziona tutto
    selectNone: Deseleziona tutto
    nothingChosen: Nessuna scelta
    savedSecret: C'è un valore salvato. Lascia vuoto il campo per mantenerlo.
    errorTitle: Errore: %@
    thereIsAProblem|one: C'è un problema
    thereIsAProblem|many: Ci sono problemi
    thereIsAProblem|other: Ci sono problemi
    furtherQuestions: Ancora qualche domanda
    savedNotSubmittable: Questo modulo non può ancora essere inviato. Le tue risposte sono salvate.
    saving: Salvataggio in corso…
    saved: Salvato
    tryingAgain: Non salvato. Nuovo tentativo in corso…
    unfinished: Completa questa risposta o cancellala.
    notSavable: Le modifiche non possono ancora essere salvate.
    leftTitle: Chiuso
    left: Hai lasciato questo modulo.
    openAgain: Apri di nuovo
    leaveQuestion: Scartare le risposte?
    answersWillBeLost: Tutto ciò che hai inserito andrà perso.
    update: Aggiorna
    undoAnswer: Annulla azione: %@
    redoAnswer: Ripeti azione: %@
    undone: Azione annullata: %@.
    redone: Azione ripetuta: %@.
    notUndone: Non è stato annullato nulla, perché nel frattempo è cambiato altro.
    notRedone: Non è stato ripetuto nulla, perché nel frattempo è cambiato altro.
    onPage: %@ (%@)
    searchToSee: %@ opzioni. Cerca per vederle.
    searchTooLong: È troppo lungo per la ricerca. Usa al massimo %@ caratteri.
    tookTooLong: L'operazione richiedeva troppo tempo ed è stata fermata. Riprova.
    searchAgain: Ricerca in corso… Cerca di nuovo per vedere i risultati.
    moveUpElement: Sposta su: %@
    moveDownElement: Sposta giù: %@
    duplicateElement: Duplica %@
    removeElement: Rimuovi %@
    moveUpThisElement: Sposta su questo elemento
    moveDownThisElement: Sposta giù questo elemento
    duplicateThisElement: Duplica questo elemento
    removeThisElement: Rimuovi questo elemento
    elementRemoved: Rimosso: «%@».
    answersLost: Qualcosa è stato rimosso o nascosto prima che inviassi queste risposte, perciò non è stato possibile salvarle:
    removed: Rimosso con le relative risposte: «%@».
    submittedTitle: Inviato
    submitted: Grazie. Le tue risposte sono state inviate.
    cancelledTitle: Operazione annullata
    cancelled: Non è stato inviato nulla.
    startAgain: Ricomincia
    freshStart: È passato troppo tempo e le tue risposte non ci sono più. Puoi ricominciare qui.
    backToForm: Torna al modulo
    notFoundTitle: Non trovato
    notFound: Questa pagina non esiste.
    notAllowedTitle: Non consentito
    notAllowed: Questa pagina si può solo leggere e compilare.
    notSavedTitle: Non è stato possibile salvare le risposte
    notUnderstood: Non corrispondono a ciò che questo modulo chiedeva. Non è cambiato nulla.
    foreign: Questa pagina è scaduta. Non è cambiato nulla.
    outdated: Questa pagina non è aggiornata. Controlla le risposte e inviale di nuovo.
    endedTitle: La tua visita è terminata
    ended: È passato troppo tempo e le tue risposte non ci sono più. Non è stato inviato nulla.
    kept: Questa pagina non è aggiornata. Le tue risposte sono conservate, tranne quelle che hai appena modificato qui.
    goOn: Continua
    expiredTitle: Questa pagina è scaduta
    expired: Le risposte salvate non sono più disponibili. Non è stato inviato nulla.
    unusableTitle: Questo modulo non si può usare
    unusable: C'è un difetto nel modulo stesso. Non è stato inviato nulla.
    upload: Carica
    uploadFor: Carica %@
    withoutFile: Continua senza file
    tooMuchUpload: Puoi caricare al massimo %@ alla volta. Non è cambiato nulla.
    tooMuch: È più di quanto questo modulo possa accettare. Non è cambiato nulla.
    failedTitle: Qualcosa è andato storto
    failed: Non è stato possibile inviare il modulo. Le tue risposte sono salvate; riprova.
    notSaved: Non è stato possibile salvare le risposte. Riprova.
    busyTitle: Non ancora finito
    busy: Ciò che hai inviato prima è ancora in elaborazione. Attendi un momento, poi apri di nuovo il modulo.
    busySending: Ciò che hai inviato prima è ancora in elaborazione. Attendi un momento, poi invia di nuovo.
    notRead: Al momento non è possibile leggere le tue risposte. Riprova.
    language: Lingua
    """#
  }
}

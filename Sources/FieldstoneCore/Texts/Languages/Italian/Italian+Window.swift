extension Italian {
  static var window: String {
    #"""
    openCalendar: Scegli %@ in un calendario
    openClock: Scegli %@ su un orologio
    openGrid: Scegli %@
    hours: Ore
    minutes: Minuti
    set: Imposta
    earlier: Precedenti
    later: Successivi
    clear: Cancella %@
    next: %@: successivo
    previous: %@: precedente
    selectAll: Seleziona tutto
    selectNone: Deseleziona tutto
    more: e %@ in più
    chooseFile: Scegli…
    chooseFileFor: Scegli un file per %@
    removeFileOf: Rimuovi %@
    fileNotFound: Il file «%@» non esiste. Scegline un altro.
    isFolder: «%@» è una cartella. Scegli un file.
    fileNotReadable: Non è possibile leggere «%@». Scegli un altro file.
    filesNotAdded: File non aggiunti
    acceptedFiles: File accettati
    allFiles: Tutti i file
    tryAgain: Riprova
    suggestionsFor: Suggerimenti per %@
    keepEditing: Continua a modificare
    saveQuestion: Salvare le modifiche?
    leaveQuestion: Uscire da questo modulo?
    discardQuestion: Scartare le modifiche?
    goTo: Vai a «%@»
    notSubmitted: Modulo non inviato
    changesNotSaved: Modifiche non salvate
    removeQuestion: Rimuovere «%@»?
    removalUndone: Anche le relative risposte verranno rimosse. «Annulla azione» le recupera.
    keep: Mantieni
    moveUp: Sposta su
    moveDown: Sposta giù
    actions: Azioni
    actionsOf: Azioni di %@
    removed: Rimosso: «%@»
    saveForLater: Salva per dopo
    """#
  }
}

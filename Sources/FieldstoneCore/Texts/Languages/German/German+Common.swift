/// German.
enum German: LanguageTexts {
  static let code = "de"
  static var common: String {
    #"""
    form: Formular
    yes: Ja
    no: Nein
    required: Erforderlich
    optional: Optional
    mixed: Mehrere Werte
    noAnswer: Keine Angabe
    change: Ändern
    unavailable: nicht verfügbar
    addOwnEntry: „%@“ hinzufügen
    notOffered: keine der Optionen
    notOfferedOption: %@ (keine der Optionen)
    noOptions: Keine Optionen
    unavailableOption: %@ (nicht verfügbar)
    search: Suchen
    searchOptions: %@ suchen
    shownOptions: %@ von %@ werden angezeigt. Grenzen Sie die Liste mit der Suche ein.
    foundOptions|one: %@ Treffer.
    foundOptions|other: %@ Treffer.
    nothingFound: Nichts gefunden.
    nothingFoundFor: Für „%@“ wurde nichts gefunden.
    searching: Suche läuft …
    searchFailed: Die Suche ist fehlgeschlagen.
    error: Fehler
    warning: Warnung
    note: Hinweis
    labelled: %@: %@
    count: %@ von %@
    range: %@ – %@
    countOfCharacters: %@ von %@ Zeichen
    copy: Kopieren
    copyValue: %@ kopieren
    copied: %@ kopiert.
    repeated: %@ wiederholen
    showSecret: %@ anzeigen
    increase: %@ erhöhen
    decrease: %@ verringern
    toFix: %@ zu korrigieren
    stepNotStarted: Noch nicht begonnen
    stepInProgress: In Bearbeitung
    stepDone: Erledigt
    notSubmitted|one: Nicht abgesendet: Bitte prüfen Sie %@ Stelle.
    notSubmitted|other: Nicht abgesendet: Bitte prüfen Sie %@ Stellen.
    changesNotSaved|one: Nicht gespeichert: Bitte prüfen Sie %@ Stelle.
    changesNotSaved|other: Nicht gespeichert: Bitte prüfen Sie %@ Stellen.
    notSubmittable: Dieses Formular kann noch nicht abgesendet werden.
    failed: Es ist ein Fehler aufgetreten. Das Formular wurde nicht abgesendet.
    answersKept: Ihre Angaben sind noch da.
    submit: Absenden
    cancel: Abbrechen
    edit: Bearbeiten
    save: Speichern
    tryAgain: Erneut versuchen
    checking: Wird geprüft …
    working: In Arbeit …
    actionFailed: Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.
    stop: Stoppen
    continueDraft: Mit Ihren gespeicherten Angaben fortfahren?
    continueDraftFrom: Mit Ihren Angaben vom %@ fortfahren?
    resumeDraft: Fortfahren
    startAnew: Neu beginnen
    keepBothDrafts: Behalten und neu beginnen
    saveForLater: Für später speichern
    draftSaved: Angaben um %@ gespeichert.
    unfitAnswers: Diese Angaben passen nicht mehr zum Formular:
    draftNotRead: Ihre gespeicherten Angaben konnten nicht gelesen werden.
    draftNotSaved: Ihre Angaben konnten nicht gespeichert werden.
    saving: Wird gespeichert …
    saved: Alle Änderungen gespeichert.
    notSaved: Die Änderungen wurden nicht gespeichert.
    unsavedChanges|one: %@ nicht gespeicherte Änderung
    unsavedChanges|other: %@ nicht gespeicherte Änderungen
    stepTitle: Schritt %@ von %@: %@
    nextStep: Nächster Schritt
    previousStep: Vorheriger Schritt
    allSteps: Alle Schritte
    keepMine: Meine behalten
    takeTheirs: Neuere übernehmen
    keepAllMine: Alle meine behalten
    takeAllTheirs: Alle neueren übernehmen
    changedElsewhere: Auch anderswo geändert
    mineAndTheirs: Ihre Angabe: %@. Neuere: %@.
    mineAndTheirsBy: Ihre Angabe: %@. Neuere, von %@: %@.
    checkAnswers: Angaben prüfen
    done: Fertig
    back: Zurück
    close: Schließen
    undo: Rückgängig
    redo: Wiederholen
    add: Hinzufügen
    remove: Entfernen
    addSubform: %@ hinzufügen
    removeSubform: %@ entfernen
    removeQuestion: „%@“ und die Angaben darin entfernen?
    entry: Eintrag
    entryInSentence: Eintrag
    list: Einträge
    elementTitle: %@ %@ von %@
    numbered: %@ %@
    rowOfEntry: %@, %@
    entries|one: %@ Eintrag
    entries|other: %@ Einträge
    noEntries: Noch keine.
    duplicate: Duplizieren
    moveUp: Nach oben
    isFirst: Steht schon an erster Stelle.
    isLast: Steht schon an letzter Stelle.
    moveDown: Nach unten
    saveQuestion: Änderungen speichern?
    discardQuestion: Änderungen verwerfen?
    leaveQuestion: Dieses Formular verlassen?
    answersLost: Ihre Angaben gehen verloren.
    changesLost: Nicht gespeicherte Änderungen gehen verloren.
    discard: Verwerfen
    keepEditing: Weiter bearbeiten
    submitted: Abgesendet.
    cancelled: Abgebrochen. Es wurde nichts abgesendet.
    dimensions: %@ × %@
    textFile: Text
    audioFile: Audio
    videoFile: Video
    unknownFile: unbekannt
    removeFile: Datei entfernen
    either: %@ oder %@
    both: %@ und %@
    quoted: „%@“
    listed: %1$@, %2$@
    phrases: %1$@. %2$@
    sentences: %1$@ %2$@
    groups: %1$@; %2$@
    bracketed: %1$@ (%2$@)
    """#
  }
}

extension German {
  static var window: String {
    #"""
    openCalendar: %@ in einem Kalender auswählen
    openClock: %@ auf einer Uhr auswählen
    openGrid: %@ auswählen
    hours: Stunden
    minutes: Minuten
    set: Festlegen
    earlier: Früher
    later: Später
    clear: %@ leeren
    next: %@: nächste Option
    previous: %@: vorherige Option
    selectAll: Alle auswählen
    selectNone: Keine auswählen
    more: und %@ weitere
    chooseFile: Auswählen …
    chooseFileFor: Datei auswählen für %@
    removeFileOf: %@ entfernen
    fileNotFound: Es gibt keine Datei „%@“. Wählen Sie eine andere Datei aus.
    isFolder: „%@“ ist ein Ordner. Wählen Sie eine Datei aus.
    fileNotReadable: „%@“ kann nicht gelesen werden. Wählen Sie eine andere Datei aus.
    filesNotAdded: Dateien nicht hinzugefügt
    acceptedFiles: Zulässige Dateien
    allFiles: Alle Dateien
    tryAgain: Erneut versuchen
    suggestionsFor: Vorschläge für %@
    keepEditing: Weiter bearbeiten
    saveQuestion: Änderungen speichern?
    leaveQuestion: Dieses Formular verlassen?
    discardQuestion: Änderungen verwerfen?
    goTo: Zu „%@“ gehen
    notSubmitted: Formular nicht abgesendet
    changesNotSaved: Änderungen nicht gespeichert
    removeQuestion: „%@“ entfernen?
    removalUndone: Die Angaben darin werden entfernt. „Rückgängig“ holt sie zurück.
    keep: Behalten
    moveUp: Nach oben
    moveDown: Nach unten
    actions: Aktionen
    actionsOf: Aktionen für %@
    removed: „%@“ entfernt
    saveForLater: Für später speichern
    """#
  }
}

extension German {
  static var web: String {
    #"""
    choose: Auswählen …
    previousOption: Zurück: %@
    nextOption: Weiter: %@
    noPreviousOption: Zurück
    noNextOption: Weiter
    addChecked: Hinzufügen
    allChosen: Alle Optionen sind ausgewählt.
    selectAll: Alle auswählen
    selectNone: Keine auswählen
    nothingChosen: Nichts ausgewählt
    savedSecret: Gespeichert. Zum Beibehalten leer lassen.
    errorTitle: Fehler: %@
    thereIsAProblem|one: Es gibt ein Problem
    thereIsAProblem|other: Es gibt Probleme
    furtherQuestions: Noch ein paar Fragen
    savedNotSubmittable: Dieses Formular kann noch nicht abgesendet werden. Ihre Angaben sind gespeichert.
    saving: Wird gespeichert …
    saved: Gespeichert
    tryingAgain: Nicht gespeichert. Neuer Versuch …
    unfinished: Vervollständigen oder leeren Sie diese Angabe.
    notSavable: Ihre Änderungen können noch nicht gespeichert werden.
    leftTitle: Geschlossen
    left: Sie haben dieses Formular verlassen.
    openAgain: Erneut öffnen
    leaveQuestion: Ihre Angaben verwerfen?
    answersWillBeLost: Alles, was Sie eingegeben haben, geht verloren.
    update: Aktualisieren
    undoAnswer: Rückgängig: %@
    redoAnswer: Wiederholen: %@
    undone: Rückgängig gemacht: %@.
    redone: Wiederholt: %@.
    notUndone: Es wurde nichts rückgängig gemacht, weil sich inzwischen etwas anderes geändert hat.
    notRedone: Es wurde nichts wiederholt, weil sich inzwischen etwas anderes geändert hat.
    onPage: %@ (%@)
    searchToSee: %@ Optionen. Suchen Sie, um sie zu sehen.
    searchTooLong: Dieser Suchbegriff ist zu lang. Verwenden Sie höchstens %@ Zeichen.
    tookTooLong: Das hat zu lange gedauert und wurde gestoppt. Bitte versuchen Sie es erneut.
    searchAgain: Suche läuft … Suchen Sie erneut, um die Ergebnisse zu sehen.
    moveUpElement: %@ nach oben verschieben
    moveDownElement: %@ nach unten verschieben
    duplicateElement: %@ duplizieren
    removeElement: %@ entfernen
    moveUpThisElement: Diesen Eintrag nach oben verschieben
    moveDownThisElement: Diesen Eintrag nach unten verschieben
    duplicateThisElement: Diesen Eintrag duplizieren
    removeThisElement: Diesen Eintrag entfernen
    elementRemoved: „%@“ wurde entfernt.
    answersLost: Bevor Sie diese Angaben gesendet haben, wurde etwas entfernt oder ausgeblendet. Deshalb konnten sie nicht gespeichert werden:
    removed: „%@“ wurde samt den Angaben darin entfernt.
    submittedTitle: Abgesendet
    submitted: Vielen Dank. Ihre Angaben wurden abgesendet.
    cancelledTitle: Abgebrochen
    cancelled: Es wurde nichts abgesendet.
    startAgain: Neu beginnen
    freshStart: Sie waren zu lange weg, und Ihre Angaben sind nicht mehr vorhanden. Sie können hier neu beginnen.
    backToForm: Zurück zum Formular
    notFoundTitle: Nicht gefunden
    notFound: Diese Seite gibt es nicht.
    notAllowedTitle: Nicht erlaubt
    notAllowed: Diese Seite kann nur gelesen und beantwortet werden.
    notSavedTitle: Ihre Angaben konnten nicht gespeichert werden
    notUnderstood: Die Angaben passen nicht zu dem, was dieses Formular abfragt. Es wurde nichts geändert.
    foreign: Diese Seite ist abgelaufen. Es wurde nichts geändert.
    outdated: Diese Seite ist veraltet. Prüfen Sie Ihre Angaben und senden Sie sie erneut.
    endedTitle: Ihre Sitzung ist beendet
    ended: Sie waren zu lange weg, und Ihre Angaben sind nicht mehr vorhanden. Es wurde nichts abgesendet.
    kept: Diese Seite ist veraltet. Ihre Angaben bleiben erhalten, außer denen, die Sie gerade hier geändert haben.
    goOn: Weiter
    expiredTitle: Diese Seite ist abgelaufen
    expired: Ihre gespeicherten Angaben sind nicht mehr verfügbar. Es wurde nichts abgesendet.
    unusableTitle: Dieses Formular kann nicht verwendet werden
    unusable: Das Formular selbst ist fehlerhaft. Es wurde nichts abgesendet.
    upload: Hochladen
    uploadFor: %@ hochladen
    withoutFile: Ohne Datei fortfahren
    tooMuchUpload: Sie können höchstens %@ auf einmal hochladen. Es wurde nichts geändert.
    tooMuch: Das ist mehr, als dieses Formular aufnehmen kann. Es wurde nichts geändert.
    failedTitle: Es ist ein Fehler aufgetreten
    failed: Das Formular konnte nicht abgesendet werden. Ihre Angaben sind gespeichert; bitte versuchen Sie es erneut.
    notSaved: Ihre Angaben konnten nicht gespeichert werden. Bitte versuchen Sie es erneut.
    busyTitle: Noch nicht fertig
    busy: Was Sie zuvor gesendet haben, wird noch verarbeitet. Warten Sie einen Moment und öffnen Sie das Formular dann erneut.
    busySending: Was Sie zuvor gesendet haben, wird noch verarbeitet. Warten Sie einen Moment und senden Sie dies dann erneut.
    notRead: Ihre Angaben können gerade nicht gelesen werden. Bitte versuchen Sie es erneut.
    language: Sprache
    """#
  }
}

extension German {
  static var screen: String {
    #"""
    none: Keine
    submitting: Wird abgesendet … Ctrl-C beendet.
    startedOver: Neu begonnen. ^_ holt die Angaben zurück.
    nothingToUndo: Nichts rückgängig zu machen.
    nothingToRedo: Nichts zu wiederholen.
    nothingCopied: Hier wurde nichts kopiert.
    nothingSelected: Nichts markiert. Halten Sie Umschalt und drücken Sie die Pfeiltasten, um zu markieren.
    copiedValue: %@ kopiert: %@
    noValueToCopy: Auf dieser Seite gibt es keinen schreibgeschützten Wert zum Kopieren.
    secretsStay: Geheimes kann nicht kopiert werden.
    noFurther: Keine weiteren Schritte.
    moreRows: mehr
    more: %@ weitere
    moreAnswers: … und %@ weitere
    unsaved: Nicht gespeichert
    requiredMark: * erforderlich
    answered: %@ von %@ beantwortet
    changed|one: %@ Änderung
    changed|other: %@ Änderungen
    issues|one: %@ Problem
    issues|other: %@ Probleme
    position: %@–%@ von %@
    discarded: Änderungen verworfen.
    discardedWithUndo: Änderungen verworfen. ^_ holt sie zurück.
    changesKept: Ihre Änderungen sind noch da.
    saveCancelled: Abgebrochen. Es wurde nichts gespeichert.
    cancellingSave: Wird abgebrochen … Drücken Sie noch einmal ^C, um zu beenden.
    savingAtEnd: Das Speichern läuft noch. Drücken Sie ^C, um zu beenden.
    nothingToSave: Es gibt keine Änderungen zu speichern.
    editFirst: Drücken Sie ^E zum Bearbeiten.
    readOnlyForm: Dieses Formular kann nur gelesen werden.
    leaveKey: Esc Verlassen
    escStops: Esc Stoppen
    menuKey: Alt-Enter Aktionen
    enterDoes: Enter %@
    backKey: Esc Zurück
    cancelsSave: ^C Abbrechen
    quitsSave: ^C Beenden
    keys: ^S Absenden  Esc Verlassen
    pageKeys: ^S Absenden  Esc Zurück
    issueKeys: F8 Nächstes Problem
    fewKeys: F1 Hilfe
    suggestionKeys: ↓ Vorschläge  Esc Schließen
    listKeys: ↑↓ Bewegen  Enter Auswählen  Esc Schließen
    calendarKeys: ←↑↓→ Tag  Bild↑ Bild↓ Monat  < > Jahr  T Heute  Enter Auswählen  Esc Schließen
    clockKeys: ←→ Teil  ↑↓ Einstellen  T Jetzt  Enter Auswählen  Esc Schließen
    selectOrClose: Enter Auswählen  Esc Schließen
    fewListKeys: Enter Auswählen
    listInPageKeys: ↑↓ Bewegen  Leertaste Auswählen
    severalInPageKeys: ↑↓ Bewegen  Leertaste Umschalten
    severalKeys: ↑↓ Bewegen  Leertaste Umschalten  Entf Keine  Enter Schließen
    severalKeysWithAll: ↑↓ Bewegen  Leertaste Umschalten  Alt-A Alle  Entf Keine  Enter Schließen
    toggleOrClose: Leertaste Umschalten  Enter Schließen
    enterCloses: Enter Schließen
    arrowsChoose: ←→ Auswählen
    severalSideBySideKeys: ←→ Bewegen  Leertaste Umschalten
    tileKeys: ←↑↓→ Bewegen  Leertaste Auswählen
    severalTileKeys: ←↑↓→ Bewegen  Leertaste Umschalten
    tagKeys: ←→ Bewegen  Entf Entfernen
    addTagKeys: ←→ Bewegen  Leertaste Hinzufügen
    spaceOpens: Leertaste Öffnen
    spaceCloses: Leertaste Schließen
    spaceToggles: Leertaste Umschalten
    opensCalendar: F4 Kalender
    opensClock: F4 Uhr
    signsStep: + − Ändern
    arrowsStep: ←→ Ändern
    altArrowsStep: Alt-↑↓ Ändern
    controlArrowsStep: Ctrl-↑↓ Ändern
    deleteClears: Entf Leeren
    deleteRemoves: Entf Entfernen
    showsSecret: ^T Anzeigen
    hidesSecret: ^T Verbergen
    textKeys: F4 Editor
    pathKeys: Tab Vervollständigen  Enter Auswählen
    path: Pfad einer Datei
    otherPath: Pfad einer anderen Datei
    typeToFind: Tippen zum Suchen
    enterAdds: Drücken Sie Enter zum Hinzufügen.
    enterOpens: Drücken Sie Enter zum Öffnen, Entf zum Entfernen.
    deleteRemovesIt: Drücken Sie Entf zum Entfernen.
    anyKey: Drücken Sie eine beliebige Taste
    keep: Behalten
    dialogKeys: ←→ Bewegen  Enter Auswählen
    stackedDialogKeys: ↑↓ Bewegen  Enter Auswählen
    helpOfPath: Geben Sie den Pfad einer Datei ein. Tab vervollständigt ihn, ~ ist Ihr persönlicher Ordner, und Entf entfernt die ausgewählte Datei.
    picture: [Bild: %@]
    removed: %@ entfernt. Drücken Sie ^_, um das rückgängig zu machen.
    duplicated: Dupliziert als %@.
    moved: Verschoben an Position %@ von %@.
    enterAddsElement: Enter Hinzufügen
    enterOpensElement: Enter Öffnen
    movesUp: K Nach oben
    movesDown: J Nach unten
    moves: K J Verschieben
    duplicates: D Duplizieren
    insertsBefore: A Darüber einfügen
    removesFromInside: Alt-X Entfernen
    movesFromInside: Alt-K Alt-J Verschieben
    search: Suchen
    jumpKeys: ↑↓ Bewegen  Enter Öffnen  Esc Schließen
    fewJumpKeys: Enter Öffnen
    searchHint: Titel, Hilfe und Optionen durchsuchen
    option: enthält „%@“
    enterTriesAgain: Drücken Sie Enter, um es erneut zu versuchen.
    noIssues: Bisher keine Probleme.
    issue: Problem %@ von %@
    noEditorHere: Hier kann kein Editor geöffnet werden.
    noTextProgram: Es ist kein Editor festgelegt. EDITOR=vi legt zum Beispiel einen fest.
    noLongText: Nur lange Texte können in einem Editor geöffnet werden.
    noFile: Für eine temporäre Datei ist kein Platz.
    noShell: Der Editor konnte nicht gestartet werden.
    noEditor: Der Editor wurde nicht gefunden. Der Text ist unverändert.
    editorFailed: Der Editor wurde mit Code %@ beendet. Der Text ist unverändert.
    editorLeftNoText: Die Datei des Editors ist kein Text in UTF-8. Sie liegt noch unter %@.
    help: Tab, ↑ ↓  Nächstes oder vorheriges Feld\nEnter  Nächstes Feld; öffnet eine Liste oder Seite, betätigt eine Schaltfläche\nLeertaste  Legt einen Schalter um, öffnet eine Liste\nF4, Alt-↓  Öffnet und schließt eine Liste oder einen Kalender; auch ^Leertaste\nUmschalt ← →  Markiert; Alt-A alles\nAlt-C ^X ^V  Kopieren, ausschneiden, einfügen\nAlt-V  Kopiert einen schreibgeschützten Wert; noch einmal: den nächsten\n← → Pos1 Ende  Zu einer Option, einem Schlagwort oder Schritt in einer Reihe gehen\nBuchstaben  Eine Option in einer Liste finden\n+ −, Alt-↑↓  Eine Zahl erhöhen oder verringern; ← → in einem Schieberegler\nEntf  Löschen; leert eine optionale Angabe, entfernt einen Eintrag\nK J, Alt-K Alt-J  Einen Eintrag nach oben oder unten verschieben; auch Alt-↑↓\nD, Alt-M  Einen Eintrag duplizieren\nA, Einfg  Einen Eintrag über diesem einfügen\nAlt-X  Den Eintrag entfernen, der das Feld enthält\n^W ^U ^K  Das Wort, den Text vor oder nach der Schreibmarke löschen\n^T  Ein Passwort anzeigen oder verbergen\n^_ ^Y  Rückgängig, Wiederholen\n^F, /  Das Formular durchsuchen\nF2, ^G  Liste der Probleme\nF8, Alt-N  Nächstes Problem; Umschalt-F8, Alt-P das vorherige\nAlt-Enter  Aktionen der Zeile, falls es welche gibt\nAlt-W  Warum die Zeile so ist, wie sie ist\n^L  Den Bildschirm neu zeichnen\nEsc  Zurück, oder das Formular verlassen
    helpOfSubmit: ^S  Absenden
    helpOfToolbar: ^E  Bearbeiten\n^S  Die Änderungen speichern\n^R  Die Änderungen verwerfen\n^C  Während des Speicherns: das Speichern abbrechen
    helpOfTerminal: F4  In einem langen Text: Ihr eigener Editor\n^Z  Anhalten (fg setzt fort)
    """#
  }
}

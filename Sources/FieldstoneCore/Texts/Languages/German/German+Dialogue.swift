extension German {
  static var dialogue: String {
    #"""
    welcome: Enter übernimmt die [Angabe]. ? Hilfe, < zurück, :cancel beenden
    page: Seite: %@
    firstQuestion: Das ist die erste Frage.
    nothingBefore: Davor gibt es nichts.
    leave: Ihre Änderungen gehen verloren. Trotzdem beenden?
    revealHelp: Geben Sie :show ein, um Ihre Eingabe zu sehen, und noch einmal, um sie zu verbergen.
    whichAction: Welche Aktion? (Nummer, oder Enter für keine)
    menuHelp: Geben Sie :actions ein, um eine davon auszuwählen: %@.
    submitting: Wird abgesendet …
    keepForLater: Ihre Angaben für später aufbewahren?
    startOver: Ihre Angaben gehen verloren. Trotzdem neu beginnen?
    endAgain: Drücken Sie noch einmal Ctrl-D, um ohne Absenden zu beenden.
    interruptAgain: Drücken Sie noch einmal Ctrl-C, um ohne Absenden zu beenden.
    endAgainUnsaved: Drücken Sie noch einmal Ctrl-D, um ohne Speichern zu beenden.
    endAgainKept: Drücken Sie noch einmal Ctrl-D, um zu beenden. Ihre Angaben werden für später aufbewahrt.
    interruptAgainKept: Drücken Sie noch einmal Ctrl-C, um zu beenden. Ihre Angaben werden für später aufbewahrt.
    interruptAgainUnsaved: Drücken Sie noch einmal Ctrl-C, um ohne Speichern zu beenden.
    required: erforderlich
    optional: optional
    notShown: nicht angezeigt
    path: Pfad einer Datei
    set: (hinterlegt)
    noAnswer: keine Angabe
    entryNotAccepted: keine Angabe: „%@“ wurde nicht angenommen
    lastEntryNotAccepted: keine Angabe: die letzte Eingabe wurde nicht angenommen
    linesNotAccepted: keine Angabe: diese Zeilen wurden nicht angenommen
    minusForNone: (- für keine)
    unchanged: unverändert
    severalLines: mehrere Zeilen, beendet durch eine Zeile nur mit einem Punkt
    numberOrName: Nummer oder Name
    name: Name
    numbersOrNames: Nummern oder Namen
    names: Namen
    nameOrPart: Name oder ein Teil davon
    namesOrParts: Namen oder Teile davon, durch Kommas getrennt
    all: alle
    minusFor: (- für „%@“)
    orYourOwn: Sie können auch etwas Eigenes eingeben.
    moreOptions: und %@ weitere; geben Sie einen Teil eines Namens ein, um zu suchen
    add: „%@“ hinzufügen?
    keep: „%@“ behalten?
    notEditable: kann nicht geändert werden
    moreLines|one: und %@ weitere Zeile
    moreLines|other: und %@ weitere Zeilen
    example: zum Beispiel %@
    fromTo: %@ bis %@
    orMore: mindestens %@
    atMost: höchstens %@
    from: ab %@
    until: bis %@
    inUnit: in %@
    withUnit: %@ %@
    isRequired: Erforderlich.
    isOptional: Optional.
    enterTakesCapital: Drücken Sie Enter für die großgeschriebene Antwort.
    minusClears: Geben Sie - ein, um die Angabe zu löschen.
    enterKeeps: Drücken Sie Enter, um die [Angabe] zu behalten.
    enterKeepsMinusRemoves: Drücken Sie Enter, um die [Angabe] zu behalten, oder geben Sie noch einmal - ein, um sie zu löschen.
    enterKeepsMinusClears: Drücken Sie Enter, um die [Angabe] zu behalten, oder geben Sie - ein, um sie zu löschen.
    commands: < geht zurück, :form zeigt das Formular, :cancel beendet.
    backslash: Um eines davon als Angabe einzugeben, setzen Sie einen umgekehrten Schrägstrich davor: \? \< \- \:form
    anEmail: Eine E-Mail-Adresse.
    aPhone: Eine Telefonnummer.
    aURL: Eine Webadresse.
    aLine: Eine Zeile Text.
    someLines: Mehrere Zeilen. Beenden Sie sie mit einer Zeile, die nur einen Punkt enthält; .. steht für eine solche Zeile.
    aSecret: Ihre Eingabe wird nicht angezeigt.
    aPath: Der Pfad einer Datei. Drücken Sie Tab, um ihn zu vervollständigen, oder geben Sie einen Ordner ein, um dessen Dateien zu sehen.
    aFlag: %@ oder %@; der erste Buchstabe genügt.
    aSubform: Ja fügt die zugehörigen Fragen hinzu, Nein lässt sie weg.
    anOption: Eine davon, als Nummer oder Name; der Anfang eines Namens genügt:
    anOptionByName: Eine davon, als Name; der Anfang genügt:
    someOptions: Eine oder mehrere davon, als Nummer oder Name, durch Kommas getrennt; der Anfang eines Namens genügt:
    someOptionsByName: Eine oder mehrere davon, als Name, durch Kommas getrennt; der Anfang genügt:
    someOptionsOrAll: Eine oder mehrere davon, als Nummer oder Name, durch Kommas getrennt; der Anfang eines Namens genügt. Geben Sie alle ein, um alle auszuwählen:
    someOptionsByNameOrAll: Eine oder mehrere davon, als Name, durch Kommas getrennt; der Anfang genügt. Geben Sie alle ein, um alle auszuwählen:
    aSearch: Geben Sie einen Namen oder einen Teil davon ein, um danach zu suchen. Ein einziger Treffer wird übernommen.
    suggestions: Vorschläge: %@
    aNumber: Eine Zahl
    aWholeNumber: Eine ganze Zahl
    aDate: Ein Datum, zum Beispiel %@
    aTime: Eine Uhrzeit, zum Beispiel %@
    aDateAndTime: Datum und Uhrzeit, zum Beispiel %@
    aMonth: Ein Monat, zum Beispiel %@
    aYear: Ein Jahr, zum Beispiel %@
    factFromTo: %@ von %@ bis %@
    factOnly: %@, und zwar genau %@
    only: nur %@
    dateFromTo: %@; von %@ bis %@
    factOrMore: %@, mindestens %@
    factAtMost: %@, höchstens %@
    dateOrLater: %@; %@ oder später
    dateOrEarlier: %@; %@ oder früher
    factInUnit: %@, in %@
    sentence: %@.
    moreMayCome: Manche Angaben führen zu weiteren Fragen.
    mustBeYes: Antworten Sie mit Ja, um fortzufahren.
    noSuchCommand: Es gibt keinen Befehl „%@“. Geben Sie ? ein, um Hilfe zu erhalten.
    noSuchCommandHere: Es gibt keinen Befehl „%@“. Geben Sie ? ein, um Hilfe zu erhalten, oder %@ als Angabe.
    noSuchCommandInFile: Es gibt keinen Befehl '%@'. Um diesen Text als Angabe einzugeben, schreiben Sie %@.
    noSuchCommandSecret: Diesen Befehl gibt es nicht. Um diesen Text einzugeben, setzen Sie einen umgekehrten Schrägstrich davor.
    couldBe: „%@“ könnte %@ bedeuten.
    orOthers|one: %@ oder eine weitere
    orOthers|other: %@ oder %@ weitere
    optionsMatch|one: %2$@ Treffer für „%1$@“:
    optionsMatch|other: %2$@ Treffer für „%1$@“:
    moreMatches: und %@ weitere
    which: Welche Option „%@“? (Nummer, mehr Buchstaben, oder Enter für einen neuen Anfang)
    whichByName: Welche Option „%@“? (mehr Buchstaben, oder Enter für einen neuen Anfang)
    whichHelp: Drücken Sie Enter, um die ganze Frage noch einmal zu beantworten.
    noSuchOption: „%@“ ist keine der Optionen. Geben Sie Nummern oder Namen ein, durch Kommas getrennt.
    noSuchOptionName: „%@“ ist keine der Optionen. Geben Sie Namen ein, durch Kommas getrennt.
    quoted: „%@“: %@
    oneOnly: Geben Sie nur eine der Optionen ein.
    notUTF8: Geben Sie Text in UTF-8 ein.
    lineTooLong: Das ist zu lang. Eine Zeile kann höchstens %@ Bytes lang sein.
    unendedText: Beenden Sie den Text mit einer Zeile, die nur einen Punkt enthält.
    leftOver: Alle Fragen sind beantwortet; diese Zeile ist übrig.
    nameAndAnswer: Geben Sie einen Namen und eine Angabe ein, zum Beispiel name=answer.
    unknownField: Unbekanntes Feld '%@'.
    didYouMean: Meinten Sie '%@'?
    answeredAlready: '%@' wurde schon in Zeile %@ beantwortet.
    notApplicable: Entfällt bei diesen Angaben.
    line: Zeile %@
    adds: a zum Hinzufügen
    edits: %@ zum Bearbeiten
    removes: r%@ zum Entfernen
    moves: m%@ %@ zum Verschieben
    duplicates: d%@ zum Duplizieren
    goesOn: Enter zum Fortfahren
    positions: %@–%@
    notPossibleHere: „%@“ ist hier nicht möglich. Geben Sie %@ ein. Drücken Sie Enter, um fortzufahren.
    onlyEnterHere: „%@“ ist hier nicht möglich. Drücken Sie Enter, um fortzufahren.
    addHelp: Geben Sie a ein, um einen Eintrag hinzuzufügen und die Fragen dazu zu beantworten.
    addHelpBefore: Geben Sie a ein, um am Ende einen Eintrag hinzuzufügen, oder a1, um ihn vor Eintrag 1 einzufügen, und beantworten Sie die Fragen dazu.
    editHelp: Geben Sie eine Nummer ein, um die Fragen zu diesem Eintrag noch einmal zu beantworten.
    removeHelp: Geben Sie r1 ein, um Eintrag 1 zu entfernen.
    moveHelp: Geben Sie m2 1 ein, um Eintrag 2 an Position 1 zu verschieben.
    duplicateHelp: Geben Sie d1 ein, um eine Kopie von Eintrag 1 dahinter einzufügen.
    enterContinues: Drücken Sie Enter, um fortzufahren.
    removeEntry: %@, „%@“, entfernen?
    notRemoved: Es wurde nichts entfernt.
    noSuchPosition: Es gibt keinen Eintrag %@. Geben Sie eine Position von 1 bis %@ ein.
    countsFromOne: Es gibt keinen Eintrag %@. Die Nummern der Einträge beginnen bei 1.
    namesAnswerOfEntry: Nennen Sie einen Eintrag und die Frage dazu, zum Beispiel '%@'.
    namesOfEntry: Mit Namen: %@
    namesEntry: Nennen Sie einen Eintrag, zum Beispiel '%@'.
    addsEmptyEntry: '%@' fügt einen leeren Eintrag hinzu.
    addsEntry: '%@' fügt einen Eintrag hinzu.
    belongsToCase: Das gehört zu „%@“; diese Option ist nicht ausgewählt. Geben Sie '%@' ein, um sie auszuwählen.
    review: Überprüfung
    enterSubmits: Drücken Sie Enter, um abzusenden, oder geben Sie eine Nummer ein, um eine Angabe zu ändern. :cancel beendet.
    enterSubmitsBriefly: Drücken Sie Enter, um abzusenden, oder geben Sie eine Nummer ein, um eine Angabe zu ändern. ? zeigt alle Angaben.
    enterSubmitsOnly: Drücken Sie Enter, um abzusenden. :cancel beendet.
    cannotSubmit: Geben Sie eine Nummer ein, um eine Angabe zu ändern. ? zeigt alle Angaben, :cancel beendet.
    cannotSubmitOnly: Geben Sie :cancel ein, um zu beenden.
    changed: Geändert:
    nothingChanged: Keine Angaben geändert.
    submitQuestion: %@?
    reviewHelp: Es ist noch nichts abgesendet. < geht zurück zur letzten Frage.
    buttons: Schaltflächen: %@
    noQuestions: Hier gibt es nichts zu beantworten.
    noSuchNumber: Es gibt keine Nummer %@. Geben Sie eine Nummer von 1 bis %@ ein.
    enterNumber: Geben Sie eine Nummer von 1 bis %@ ein.
    noSuchNumberButOne: Es gibt keine Nummer %@. Die einzige ist 1.
    noSuchNameButOne: „%@“ gibt es hier nicht. Geben Sie 1 ein, oder ?, um alle Angaben zu sehen.
    noSuchName: „%@“ gibt es hier nicht. Geben Sie eine Nummer von 1 bis %@ ein, oder ?, um alle Angaben zu sehen.
    noSuchNameButNear: „%@“ gibt es hier nicht. Meinten Sie „%@“?
    noSuchButton: „%@“ gibt es hier nicht. Geben Sie ? ein, um Hilfe zu erhalten.
    ambiguous: „%@“ könnte %@ bedeuten. Geben Sie die Nummer ein.
    enterEdits: Drücken Sie Enter zum Bearbeiten. :cancel beendet.
    enterEditsOthers: Drücken Sie Enter zum Bearbeiten, oder geben Sie eine Nummer ein, um nur diese Angabe zu ändern. :cancel beendet.
    enterSaves: Drücken Sie Enter zum Speichern, oder geben Sie eine Nummer ein, um eine Angabe zu ändern. :discard verwirft Ihre Änderungen, :cancel beendet.
    enterTriesAgain: Drücken Sie Enter, um es erneut zu versuchen, oder geben Sie eine Nummer ein, um eine Angabe zu ändern. :cancel beendet.
    numberChanges: Geben Sie eine Nummer ein, um eine Angabe zu ändern. :cancel beendet.
    readOnlyForm: Sie können dieses Formular nur lesen. :cancel beendet.
    whatNext: Wie geht es weiter?
    editFirst: Geben Sie zuerst :edit ein.
    isBeingEdited: Sie bearbeiten das Formular bereits.
    nothingToDiscard: Es gibt keine Änderungen, die verworfen werden könnten.
    saved: Gespeichert.
    saveOrDiscard: %@ (%@, %@, oder Enter zum Weiterbearbeiten)
    saveOrDiscardHelp: Geben Sie %@ oder %@ ein, oder drücken Sie Enter, um weiter zu bearbeiten.
    lockedUntilEdit: „%@“ kann noch nicht geändert werden. Geben Sie zuerst :edit ein.
    lockedForGood: „%@“ kann nicht geändert werden. Sie können dieses Formular nur lesen.
    lockedAnswer: Das kann nicht geändert werden. Das Formular kann nur gelesen werden.
    noInput: Es gibt kein Terminal und keine Eingabe, aus der Angaben gelesen werden können.
    sendInput: Starten Sie das Programm in einem Terminal, oder senden Sie für jede Frage eine Eingabezeile.
    cannotWrite: Das Ergebnis konnte nicht in die Standardausgabe geschrieben werden.
    secretFromPipe: '%@' ist geheim und wird nur von einem Terminal gelesen; '%@' erlaubt auch eine Pipe oder Datei.
    endedAt: Die Eingabe endete bei '%@'; hier wird noch eine Angabe benötigt.
    endedAtQuestion: Die Eingabe ist zu Ende, aber „%@“ benötigt noch eine Angabe.
    ended: Die Eingabe endete, bevor das Formular abgesendet war.
    endedUnsaved: Die Eingabe ist zu Ende. Ihre Änderungen wurden nicht gespeichert.
    endedUnchanged: Die Eingabe ist zu Ende.
    nothingSubmitted: Es wurde nichts abgesendet.
    unknownOption: Unbekannte Option '%@'.
    helpListsOptions: '--help' zeigt alle Optionen.
    answersWithMode: '%@' und '%@' können nicht zusammen verwendet werden. Angaben mit Namen werden ohne Rückfragen gelesen.
    oneMode: '%@' und '%@' können nicht zusammen verwendet werden. Verwenden Sie nur eine der Optionen '--dialogue', '--screen' und '--inline'.
    unexpectedArgument: Unerwartetes Argument '%@'. Angaben kommen aus der Standardeingabe.
    needsValue: '%@' braucht einen Wert, zum Beispiel '%@'.
    cannotRecord: Die Aufzeichnung konnte nicht in '%@' geschrieben werden: %@.
    """#
  }
}

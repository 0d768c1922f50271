extension German {
  static var issue: String {
    #"""
    required: Dieses Feld ist erforderlich.
    mustBeTrue: Wählen Sie dies aus, um fortzufahren.
    tooShort|one: Geben Sie mindestens %@ Zeichen ein.
    tooShort|other: Geben Sie mindestens %@ Zeichen ein.
    tooLong|one: Geben Sie höchstens %@ Zeichen ein. Jetzt sind es %@.
    tooLong|other: Geben Sie höchstens %@ Zeichen ein. Jetzt sind es %@.
    wrongLength|one: Geben Sie genau %@ Zeichen ein.
    wrongLength|other: Geben Sie genau %@ Zeichen ein.
    notEmail: Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.org.
    notURL: Geben Sie eine Webadresse ein, zum Beispiel https://example.org.
    notUUID: Geben Sie eine UUID ein, zum Beispiel 123e4567-e89b-12d3-a456-426614174000.
    patternMismatch: Prüfen Sie das Format.
    characterNotAllowed: „%@“ ist hier nicht möglich.
    someCharacterNotAllowed: Eines der Zeichen ist hier nicht möglich.
    tab: Entfernen Sie das Tabulatorzeichen.
    lineBreak: Entfernen Sie den Zeilenumbruch.
    invisibleCharacter: Entfernen Sie das unsichtbare Zeichen U+%@.
    someInvisibleCharacter: Entfernen Sie das unsichtbare Zeichen.
    severalCharacters: Entfernen Sie %@.
    theTab: das Tabulatorzeichen
    theLineBreak: den Zeilenumbruch
    theInvisibleCharacter: das unsichtbare Zeichen %@
    theInvisibleCharacters: die unsichtbaren Zeichen %@
    valueFromTo: Geben Sie einen Wert von %@ bis %@ ein.
    valueOnly: Geben Sie %@ ein.
    orMore: Geben Sie mindestens %@ ein.
    orLess: Geben Sie höchstens %@ ein.
    orLater: Geben Sie %@ oder später ein.
    orEarlier: Geben Sie %@ oder früher ein.
    outOfRange: Dieser Wert liegt außerhalb des zulässigen Bereichs.
    noPossibleNumber: Zurzeit passt kein Wert: Er müsste mindestens %@, aber auch höchstens %@ sein. Prüfen Sie Ihre anderen Angaben.
    noPossibleDate: Zurzeit passt kein Wert: Er müsste %@ oder später, aber auch %@ oder früher sein. Prüfen Sie Ihre anderen Angaben.
    notNumber: Geben Sie eine Zahl ein, zum Beispiel %@.
    numberFromTo: Geben Sie eine Zahl von %@ bis %@ ein.
    numberOrMore: Geben Sie eine Zahl ein, mindestens %@.
    numberOrLess: Geben Sie eine Zahl ein, höchstens %@.
    notWholeNumber: Geben Sie eine ganze Zahl ein, zum Beispiel 12.
    wholeNumberFromTo: Geben Sie eine ganze Zahl von %@ bis %@ ein.
    wholeNumberOrMore: Geben Sie eine ganze Zahl ein, mindestens %@.
    wholeNumberOrLess: Geben Sie eine ganze Zahl ein, höchstens %@.
    notPercentage: Geben Sie einen Prozentwert ein, zum Beispiel %@.
    notAmount: Geben Sie einen Betrag in %@ ein, zum Beispiel %@.
    notMeasured: Geben Sie einen Wert in %@ ein, zum Beispiel %@, oder schreiben Sie eine andere Einheit dazu: %@.
    notWholeInUnit: %1$@ entspricht %2$@ %3$@. Geben Sie eine ganze Zahl in %3$@ ein.
    notByteCount: Geben Sie eine Größe ein, zum Beispiel %@ MB.
    notDuration: Geben Sie eine Dauer ein, zum Beispiel 1h 30m oder 1:30.
    notRange: Geben Sie zwei Werte mit einem Bindestrich dazwischen ein.
    notRangeLike: Geben Sie zwei Werte mit einem Bindestrich dazwischen ein, zum Beispiel %@.
    reversedRange: Geben Sie die beiden Werte in der richtigen Reihenfolge ein: %@.
    tooManyDecimals|one: Geben Sie höchstens %@ Nachkommastelle ein, zum Beispiel %@.
    tooManyDecimals|other: Geben Sie höchstens %@ Nachkommastellen ein, zum Beispiel %@.
    noDecimals: Geben Sie einen Betrag ohne Nachkommastellen ein, zum Beispiel %@.
    tooManyDigits|one: Geben Sie höchstens %@ Ziffer ein.
    tooManyDigits|other: Geben Sie höchstens %@ Ziffern ein.
    notDate: Geben Sie ein Datum ein, zum Beispiel %@.
    dateFromTo: Geben Sie ein Datum vom %@ bis %@ ein.
    dateOrLater: Geben Sie ein Datum ab %@ ein.
    dateOrEarlier: Geben Sie ein Datum bis %@ ein.
    notTime: Geben Sie eine Uhrzeit ein, zum Beispiel %@.
    timeFromTo: Geben Sie eine Uhrzeit von %@ bis %@ ein.
    timeOrLater: Geben Sie eine Uhrzeit ab %@ ein.
    timeOrEarlier: Geben Sie eine Uhrzeit bis %@ ein.
    notDateAndTime: Geben Sie Datum und Uhrzeit ein, zum Beispiel %@.
    dateAndTimeFromTo: Geben Sie Datum und Uhrzeit ein, frühestens %@ und spätestens %@.
    dateAndTimeOrLater: Geben Sie Datum und Uhrzeit ein, frühestens %@.
    dateAndTimeOrEarlier: Geben Sie Datum und Uhrzeit ein, spätestens %@.
    notMonth: Geben Sie einen Monat ein, zum Beispiel %@.
    monthFromTo: Geben Sie einen Monat von %@ bis %@ ein.
    monthOrLater: Geben Sie einen Monat ab %@ ein.
    monthOrEarlier: Geben Sie einen Monat bis %@ ein.
    notYear: Geben Sie ein Jahr ein, zum Beispiel %@.
    yearFromTo: Geben Sie ein Jahr von %@ bis %@ ein.
    yearOrLater: Geben Sie ein Jahr ab %@ ein.
    yearOrEarlier: Geben Sie ein Jahr bis %@ ein.
    noSuchDate: %@ gibt es nicht. Geben Sie ein Datum ein, zum Beispiel %@.
    noSuchTime: %@ gibt es nicht. Geben Sie eine Uhrzeit ein, zum Beispiel %@.
    noSuchDateAndTime: %@ gibt es nicht. Geben Sie Datum und Uhrzeit ein, zum Beispiel %@.
    noSuchMonth: %@ gibt es nicht. Geben Sie einen Monat ein, zum Beispiel %@.
    noSuchYear: %@ gibt es nicht. Geben Sie ein Jahr ein, zum Beispiel %@.
    luhn: Das ist keine gültige Kartennummer. Prüfen Sie die Ziffern.
    iban: Das ist keine gültige IBAN. Prüfen Sie die Buchstaben und Ziffern.
    notInForm: Verwenden Sie das Format %@.
    notOneOf: Geben Sie eines davon ein: %@.
    notOption: „%@“ ist keine der Optionen.
    secretNotOption: Das ist keine der Optionen.
    notYesOrNo: Geben Sie Ja oder Nein ein.
    unavailableOption: „%@“ ist nicht verfügbar. Wählen Sie eine andere Option aus.
    unavailableOptions: Nicht verfügbar: %@. Wählen Sie andere Optionen aus.
    secretUnavailableOption: Diese Option ist nicht verfügbar. Wählen Sie eine andere aus.
    tooFewChosen|one: Wählen Sie mindestens %@ Option aus.
    tooFewChosen|other: Wählen Sie mindestens %@ Optionen aus.
    tooManyChosen|one: Wählen Sie höchstens %@ Option aus. Jetzt sind es %@.
    tooManyChosen|other: Wählen Sie höchstens %@ Optionen aus. Jetzt sind es %@.
    tooFewEntries|one: Fügen Sie mindestens %@ Eintrag hinzu.
    tooFewEntries|other: Fügen Sie mindestens %@ Einträge hinzu.
    tooManyEntries|one: Höchstens %@ Eintrag ist möglich. Entfernen Sie die übrigen.
    tooManyEntries|other: Höchstens %@ Einträge sind möglich. Entfernen Sie die übrigen.
    repeatedEntry: Eintrag %@ ist doppelt. Ändern oder entfernen Sie ihn.
    repeatedAnswer: „%@“ steht mehrmals in der Liste. Ändern oder entfernen Sie diesen Eintrag.
    isFull: Mehr kann nicht hinzugefügt werden.
    isMaximum: Das ist das Maximum (%@).
    mismatch: Das stimmt nicht mit „%@“ überein.
    notChecked: Das konnte nicht geprüft werden. Bitte versuchen Sie es erneut.
    changedBy: %@ hat diese Angabe in „%@“ geändert. Behalten Sie Ihre oder übernehmen Sie die neuere.
    changedElsewhere: Diese Angabe wurde anderswo in „%@“ geändert. Behalten Sie Ihre oder übernehmen Sie die neuere.
    clearedBy: %@ hat dieses Feld geleert. Behalten Sie Ihre Angabe oder lassen Sie das Feld ebenfalls leer.
    clearedElsewhere: Dieses Feld wurde anderswo geleert. Behalten Sie Ihre Angabe oder lassen Sie das Feld ebenfalls leer.
    secretChangedBy: %@ hat diese Angabe geändert. Behalten Sie Ihre oder übernehmen Sie die neuere.
    secretChangedElsewhere: Diese Angabe wurde anderswo geändert. Behalten Sie Ihre oder übernehmen Sie die neuere.
    removedBy: %@ hat das entfernt. Behalten Sie es oder entfernen Sie es auch hier.
    removedElsewhere: Das wurde anderswo entfernt. Behalten Sie es oder entfernen Sie es auch hier.
    newerBy: %@ hat inzwischen etwas geändert. Prüfen Sie die Angaben und senden Sie sie erneut.
    newer: Inzwischen wurde anderswo etwas geändert. Prüfen Sie die Angaben und senden Sie sie erneut.
    ofSomeObjects: %@ (%@ von %@ Objekten)
    ofOneObject: %@ (Objekt %@ von %@)
    cannotBeAdded: Geben Sie nach + oder − eine Zahl ein, zum Beispiel %@.
    tooMuchText: Das ist zu lang. Gespeichert werden höchstens %@ Bytes.
    fileTooLarge: Wählen Sie eine Datei mit höchstens %@ aus.
    wrongFileType: Wählen Sie eine Datei vom Typ %@ aus.
    wrongFileTypeFound: Das Format von „%@“ ist %@. Wählen Sie eine Datei vom Typ %@ aus.
    tooFewPixels: Wählen Sie ein Bild mit mindestens %@ Pixeln aus. Dieses hat %@.
    tooManyPixels: Wählen Sie ein Bild mit höchstens %@ Pixeln aus. Dieses hat %@.
    damagedFile: „%@“ ist beschädigt oder unvollständig. Wählen Sie eine andere Datei aus.
    emptyFile: „%@“ ist leer. Wählen Sie eine andere Datei aus.
    cutFile: „%@“ ist nicht vollständig angekommen. Wählen Sie die Datei erneut aus.
    unknownFile: Diese Datei ist nicht mehr verfügbar. Wählen Sie sie erneut aus.
    fileNotStored: „%@“ konnte nicht gespeichert werden. Versuchen Sie es erneut.
    fileNotFound: Es gibt keine Datei „%@“. Geben Sie den Pfad einer Datei ein.
    isFolder: „%@“ ist ein Ordner. Geben Sie den Pfad einer Datei ein.
    fileNotReadable: „%@“ kann nicht gelesen werden. Geben Sie den Pfad einer anderen Datei ein.
    noLongerThere: Das ist nicht mehr im Formular.
    namedNoLongerThere: „%@“ ist nicht mehr im Formular.
    cannotBeChanged: Das kann nicht geändert werden.
    cannotBeAnswered: So kann das nicht beantwortet werden.
    noEffect: Hier gibt es nichts zu tun.
    hasProblems: Bei diesem Formular gibt es ein Problem, deshalb kann es nicht abgesendet werden.
    submitting: Das Formular ist gerade beschäftigt. Bitte warten Sie einen Moment.
    closed: Das Formular ist geschlossen.
    """#
  }
}

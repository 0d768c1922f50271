extension Dutch {
  static var issue: String {
    #"""
    required: Dit veld is verplicht.
    mustBeTrue: Selecteer dit om door te gaan.
    tooShort|one: Voer minstens %@ teken in.
    tooShort|other: Voer minstens %@ tekens in.
    tooLong|one: Voer hoogstens %@ teken in. Het zijn er nu %@.
    tooLong|other: Voer hoogstens %@ tekens in. Het zijn er nu %@.
    wrongLength|one: Voer precies %@ teken in.
    wrongLength|other: Voer precies %@ tekens in.
    notEmail: Voer een e-mailadres in, bijvoorbeeld name@example.org.
    notURL: Voer een webadres in, bijvoorbeeld https://example.org.
    notUUID: Voer een UUID in, bijvoorbeeld 123e4567-e89b-12d3-a456-426614174000.
    patternMismatch: Controleer de notatie.
    characterNotAllowed: ‘%@’ kan hier niet worden gebruikt.
    someCharacterNotAllowed: Een van de tekens kan hier niet worden gebruikt.
    tab: Verwijder de tab.
    lineBreak: Verwijder het regeleinde.
    invisibleCharacter: Verwijder het onzichtbare teken U+%@.
    someInvisibleCharacter: Verwijder het onzichtbare teken.
    severalCharacters: Verwijder %@.
    theTab: de tab
    theLineBreak: het regeleinde
    theInvisibleCharacter: het onzichtbare teken %@
    theInvisibleCharacters: de onzichtbare tekens %@
    valueFromTo: Voer een waarde van %@ tot en met %@ in.
    valueOnly: Voer %@ in.
    orMore: Voer %@ of meer in.
    orLess: Voer %@ of minder in.
    orLater: Voer %@ of later in.
    orEarlier: Voer %@ of eerder in.
    outOfRange: Deze waarde valt buiten het toegestane bereik.
    noPossibleNumber: Er is nu geen passende waarde: die moet %@ of meer zijn, maar ook %@ of minder. Controleer uw andere antwoorden.
    noPossibleDate: Er is nu geen passende waarde: die moet %@ of later zijn, maar ook %@ of eerder. Controleer uw andere antwoorden.
    notNumber: Voer een getal in, bijvoorbeeld %@.
    numberFromTo: Voer een getal van %@ tot en met %@ in.
    numberOrMore: Voer een getal in: %@ of meer.
    numberOrLess: Voer een getal in: %@ of minder.
    notWholeNumber: Voer een geheel getal in, bijvoorbeeld 12.
    wholeNumberFromTo: Voer een geheel getal van %@ tot en met %@ in.
    wholeNumberOrMore: Voer een geheel getal in: %@ of meer.
    wholeNumberOrLess: Voer een geheel getal in: %@ of minder.
    notPercentage: Voer een percentage in, bijvoorbeeld %@.
    notAmount: Voer een bedrag in %@ in, bijvoorbeeld %@.
    notMeasured: Voer een waarde in %@ in, bijvoorbeeld %@, of voeg een andere eenheid toe: %@.
    notWholeInUnit: %1$@ is %2$@ %3$@. Voer een geheel getal in %3$@ in.
    notByteCount: Voer een grootte in, bijvoorbeeld %@ MB.
    notDuration: Voer een duur in, bijvoorbeeld 1h 30m of 1:30.
    notRange: Voer twee waarden in met een streepje ertussen.
    notRangeLike: Voer twee waarden in met een streepje ertussen, bijvoorbeeld %@.
    reversedRange: Voer de twee waarden in de juiste volgorde in: %@.
    tooManyDecimals|one: Voer hoogstens %@ decimaal in, bijvoorbeeld %@.
    tooManyDecimals|other: Voer hoogstens %@ decimalen in, bijvoorbeeld %@.
    noDecimals: Voer een bedrag zonder decimalen in, bijvoorbeeld %@.
    tooManyDigits|one: Voer hoogstens %@ cijfer in.
    tooManyDigits|other: Voer hoogstens %@ cijfers in.
    notDate: Voer een datum in, bijvoorbeeld %@.
    dateFromTo: Voer een datum van %@ tot en met %@ in.
    dateOrLater: Voer een datum in: %@ of later.
    dateOrEarlier: Voer een datum in: %@ of eerder.
    notTime: Voer een tijd in, bijvoorbeeld %@.
    timeFromTo: Voer een tijd van %@ tot en met %@ in.
    timeOrLater: Voer een tijd in: %@ of later.
    timeOrEarlier: Voer een tijd in: %@ of eerder.
    notDateAndTime: Voer een datum en tijd in, bijvoorbeeld %@.
    dateAndTimeFromTo: Voer een datum en tijd van %@ tot en met %@ in.
    dateAndTimeOrLater: Voer een datum en tijd in: %@ of later.
    dateAndTimeOrEarlier: Voer een datum en tijd in: %@ of eerder.
    notMonth: Voer een maand in, bijvoorbeeld %@.
    monthFromTo: Voer een maand van %@ tot en met %@ in.
    monthOrLater: Voer een maand in: %@ of later.
    monthOrEarlier: Voer een maand in: %@ of eerder.
    notYear: Voer een jaar in, bijvoorbeeld %@.
    yearFromTo: Voer een jaar van %@ tot en met %@ in.
    yearOrLater: Voer een jaar in: %@ of later.
    yearOrEarlier: Voer een jaar in: %@ of eerder.
    noSuchDate: %@ bestaat niet. Voer een datum in, bijvoorbeeld %@.
    noSuchTime: %@ bestaat niet. Voer een tijd in, bijvoorbeeld %@.
    noSuchDateAndTime: %@ bestaat niet. Voer een datum en tijd in, bijvoorbeeld %@.
    noSuchMonth: %@ bestaat niet. Voer een maand in, bijvoorbeeld %@.
    noSuchYear: %@ bestaat niet. Voer een jaar in, bijvoorbeeld %@.
    luhn: Dit is geen geldig kaartnummer. Controleer de cijfers.
    iban: Dit is geen geldig IBAN. Controleer de letters en cijfers.
    notInForm: Gebruik de notatie %@.
    notOneOf: Voer een van deze in: %@.
    notOption: ‘%@’ is geen van de opties.
    secretNotOption: Dit is geen van de opties.
    notYesOrNo: Voer ja of nee in.
    unavailableOption: ‘%@’ is niet beschikbaar. Kies een andere optie.
    unavailableOptions: Niet beschikbaar: %@. Kies andere opties.
    secretUnavailableOption: Deze optie is niet beschikbaar. Kies een andere.
    tooFewChosen|one: Kies minstens %@ optie.
    tooFewChosen|other: Kies minstens %@ opties.
    tooManyChosen|one: Kies hoogstens %@ optie. U hebt er %@ gekozen.
    tooManyChosen|other: Kies hoogstens %@ opties. U hebt er %@ gekozen.
    tooFewEntries|one: Voeg minstens %@ item toe.
    tooFewEntries|other: Voeg minstens %@ items toe.
    tooManyEntries|one: Er kan hoogstens %@ item zijn. Verwijder de rest.
    tooManyEntries|other: Er kunnen hoogstens %@ items zijn. Verwijder de rest.
    repeatedEntry: Item %@ is dubbel. Wijzig of verwijder het.
    repeatedAnswer: ‘%@’ staat meer dan één keer in de lijst. Wijzig of verwijder dit item.
    isFull: Er kan niets meer worden toegevoegd.
    isMaximum: Dat is het maximum (%@).
    mismatch: Dit komt niet overeen met ‘%@’.
    notChecked: Dit kon niet worden gecontroleerd. Probeer het opnieuw.
    changedBy: %@ heeft dit gewijzigd in ‘%@’. Behoud uw antwoord of gebruik het nieuwere.
    changedElsewhere: Dit is elders gewijzigd in ‘%@’. Behoud uw antwoord of gebruik het nieuwere.
    clearedBy: %@ heeft dit gewist. Behoud uw antwoord of laat het veld ook leeg.
    clearedElsewhere: Dit is elders gewist. Behoud uw antwoord of laat het veld ook leeg.
    secretChangedBy: %@ heeft dit gewijzigd. Behoud uw antwoord of gebruik het nieuwere.
    secretChangedElsewhere: Dit is elders gewijzigd. Behoud uw antwoord of gebruik het nieuwere.
    removedBy: %@ heeft dit verwijderd. Behoud het of verwijder het hier ook.
    removedElsewhere: Dit is elders verwijderd. Behoud het of verwijder het hier ook.
    newerBy: %@ heeft intussen iets gewijzigd. Controleer de antwoorden en verzend ze opnieuw.
    newer: Er is intussen elders iets gewijzigd. Controleer de antwoorden en verzend ze opnieuw.
    ofSomeObjects: %@ (%@ van %@ objecten)
    ofOneObject: %@ (object %@ van %@)
    cannotBeAdded: Voer een getal in na + of −, bijvoorbeeld %@.
    tooMuchText: Dit is te lang. Er worden hoogstens %@ bytes bewaard.
    fileTooLarge: Kies een bestand van hoogstens %@.
    wrongFileType: Kies een bestand van het type %@.
    wrongFileTypeFound: Het type van ‘%@’ is %@. Kies een bestand van het type %@.
    tooFewPixels: Kies een afbeelding van minstens %@ pixels. Deze heeft er %@.
    tooManyPixels: Kies een afbeelding van hoogstens %@ pixels. Deze heeft er %@.
    damagedFile: ‘%@’ is beschadigd of onvolledig. Kies een ander bestand.
    emptyFile: ‘%@’ is leeg. Kies een ander bestand.
    cutFile: ‘%@’ is niet volledig aangekomen. Kies het bestand opnieuw.
    unknownFile: Dit bestand is niet meer beschikbaar. Kies het opnieuw.
    fileNotStored: ‘%@’ kon niet worden opgeslagen. Probeer het opnieuw.
    fileNotFound: Er is geen bestand ‘%@’. Voer het pad van een bestand in.
    isFolder: ‘%@’ is een map. Voer het pad van een bestand in.
    fileNotReadable: ‘%@’ kan niet worden gelezen. Voer het pad van een ander bestand in.
    noLongerThere: Dit staat niet meer in het formulier.
    namedNoLongerThere: ‘%@’ staat niet meer in het formulier.
    cannotBeChanged: Dit kan niet worden gewijzigd.
    cannotBeAnswered: Dit kan niet op die manier worden beantwoord.
    noEffect: Er is niets te doen.
    hasProblems: Er is een probleem met dit formulier, daarom kan het niet worden verzonden.
    submitting: Het formulier is bezig. Wacht een ogenblik.
    closed: Het formulier is gesloten.
    """#
  }
}

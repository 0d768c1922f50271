extension Dutch {
  static var dialogue: String {
    #"""
    welcome: Enter behoudt het [antwoord]. ? hulp, < terug, :cancel afsluiten
    page: Pagina: %@
    firstQuestion: Dit is de eerste vraag.
    nothingBefore: Hiervoor is er niets.
    leave: Uw wijzigingen gaan verloren. Toch afsluiten?
    revealHelp: Typ :show om te zien wat u typt, en nogmaals om het te verbergen.
    whichAction: Welke actie? (nummer, of Enter voor geen)
    menuHelp: Typ :actions om een hiervan te kiezen: %@.
    submitting: Verzenden…
    keepForLater: Uw antwoorden bewaren voor later?
    startOver: Uw antwoorden gaan verloren. Toch opnieuw beginnen?
    endAgain: Druk nogmaals op Ctrl-D om af te sluiten zonder te verzenden.
    interruptAgain: Druk nogmaals op Ctrl-C om af te sluiten zonder te verzenden.
    endAgainUnsaved: Druk nogmaals op Ctrl-D om af te sluiten zonder op te slaan.
    endAgainKept: Druk nogmaals op Ctrl-D om af te sluiten. Uw antwoorden worden bewaard voor later.
    interruptAgainKept: Druk nogmaals op Ctrl-C om af te sluiten. Uw antwoorden worden bewaard voor later.
    interruptAgainUnsaved: Druk nogmaals op Ctrl-C om af te sluiten zonder op te slaan.
    required: verplicht
    optional: optioneel
    notShown: niet weergegeven
    path: pad van een bestand
    set: (ingesteld)
    noAnswer: geen antwoord
    entryNotAccepted: geen antwoord: ‘%@’ is niet geaccepteerd
    lastEntryNotAccepted: geen antwoord: de laatste invoer is niet geaccepteerd
    linesNotAccepted: geen antwoord: deze regels zijn niet geaccepteerd
    minusForNone: (- voor geen)
    unchanged: ongewijzigd
    severalLines: meerdere regels, afgesloten met een regel met alleen een punt
    numberOrName: nummer of naam
    name: naam
    numbersOrNames: nummers of namen
    names: namen
    nameOrPart: naam of deel ervan
    namesOrParts: namen of delen ervan, gescheiden door komma's
    all: alles
    minusFor: (- voor ‘%@’)
    orYourOwn: Of voer zelf iets in.
    moreOptions: en nog %@; voer een deel van een naam in om er een te vinden
    add: ‘%@’ toevoegen?
    keep: ‘%@’ behouden?
    notEditable: kan niet worden gewijzigd
    moreLines|one: en nog %@ regel
    moreLines|other: en nog %@ regels
    example: bijvoorbeeld %@
    fromTo: %@ tot en met %@
    orMore: %@ of meer
    atMost: hoogstens %@
    from: vanaf %@
    until: tot en met %@
    inUnit: in %@
    withUnit: %@ %@
    isRequired: Verplicht.
    isOptional: Optioneel.
    enterTakesCapital: Druk op Enter voor het antwoord met een hoofdletter.
    minusClears: Typ - om het te wissen.
    enterKeeps: Druk op Enter om het [antwoord] te behouden.
    enterKeepsMinusRemoves: Druk op Enter om het [antwoord] te behouden, of typ nogmaals - om het te wissen.
    enterKeepsMinusClears: Druk op Enter om het [antwoord] te behouden, of typ - om het te wissen.
    commands: < gaat terug, :form toont het formulier, :cancel sluit af.
    backslash: Zet een backslash voor een hiervan om het als antwoord in te voeren: \? \< \- \:form
    anEmail: Een e-mailadres.
    aPhone: Een telefoonnummer.
    aURL: Een webadres.
    aLine: Eén regel tekst.
    someLines: Meerdere regels. Sluit af met een regel met alleen een punt; .. staat voor zo'n regel.
    aSecret: Wat u typt wordt niet weergegeven.
    aPath: Het pad van een bestand. Druk op Tab om het aan te vullen, of voer een map in om de bestanden daarin te zien.
    aFlag: %@ of %@; de eerste letter is genoeg.
    aSubform: Ja voegt de bijbehorende vragen toe, nee laat ze weg.
    anOption: Een hiervan, met nummer of naam; het begin van een naam is genoeg:
    anOptionByName: Een hiervan, met de naam; het begin is genoeg:
    someOptions: Een of meer hiervan, met nummer of naam, gescheiden door komma's; het begin van een naam is genoeg:
    someOptionsByName: Een of meer hiervan, met de naam, gescheiden door komma's; het begin is genoeg:
    someOptionsOrAll: Een of meer hiervan, met nummer of naam, gescheiden door komma's; het begin van een naam is genoeg. Typ alles om ze allemaal te kiezen:
    someOptionsByNameOrAll: Een of meer hiervan, met de naam, gescheiden door komma's; het begin is genoeg. Typ alles om ze allemaal te kiezen:
    aSearch: Voer een naam of een deel ervan in om ernaar te zoeken. Eén enkel resultaat wordt overgenomen.
    suggestions: Suggesties: %@
    aNumber: Een getal
    aWholeNumber: Een geheel getal
    aDate: Een datum, bijvoorbeeld %@
    aTime: Een tijd, bijvoorbeeld %@
    aDateAndTime: Een datum en tijd, bijvoorbeeld %@
    aMonth: Een maand, bijvoorbeeld %@
    aYear: Een jaar, bijvoorbeeld %@
    factFromTo: %@ van %@ tot en met %@
    factOnly: %@: dit moet %@ zijn
    only: alleen %@
    dateFromTo: %@; van %@ tot en met %@
    factOrMore: %@, %@ of meer
    factAtMost: %@, hoogstens %@
    dateOrLater: %@; %@ of later
    dateOrEarlier: %@; %@ of eerder
    factInUnit: %@, in %@
    sentence: %@.
    moreMayCome: Sommige antwoorden leiden tot meer vragen.
    mustBeYes: Antwoord met ja om door te gaan.
    noSuchCommand: Er is geen opdracht ‘%@’. Typ ? voor hulp.
    noSuchCommandHere: Er is geen opdracht ‘%@’. Typ ? voor hulp, of %@ als antwoord.
    noSuchCommandInFile: Er is geen opdracht '%@'. Voer %@ in om met deze tekst te antwoorden.
    noSuchCommandSecret: Deze opdracht bestaat niet. Zet een backslash voor deze tekst om hem in te voeren.
    couldBe: ‘%@’ kan %@ zijn.
    orOthers|one: %@ of %@ andere
    orOthers|other: %@ of %@ andere
    optionsMatch|one: ‘%@’ komt overeen met %@ optie:
    optionsMatch|other: ‘%@’ komt overeen met %@ opties:
    moreMatches: en nog %@
    which: Welke ‘%@’? (nummer, meer letters, of Enter om opnieuw te beginnen)
    whichByName: Welke ‘%@’? (meer letters, of Enter om opnieuw te beginnen)
    whichHelp: Druk op Enter om de hele vraag opnieuw te beantwoorden.
    noSuchOption: ‘%@’ is geen van de opties. Voer nummers of namen in, gescheiden door komma's.
    noSuchOptionName: ‘%@’ is geen van de opties. Voer namen in, gescheiden door komma's.
    quoted: ‘%@’: %@
    oneOnly: Voer maar één van de opties in.
    notUTF8: Voer tekst in UTF-8 in.
    lineTooLong: Dit is te lang. Een regel kan hoogstens %@ bytes lang zijn.
    unendedText: Sluit de tekst af met een regel met alleen een punt.
    leftOver: Alle vragen zijn beantwoord; deze regel blijft over.
    nameAndAnswer: Voer een naam en een antwoord in, bijvoorbeeld name=answer.
    unknownField: Onbekend veld '%@'.
    didYouMean: Bedoelde u '%@'?
    answeredAlready: '%@' is al beantwoord in regel %@.
    notApplicable: Niet van toepassing bij deze antwoorden.
    line: regel %@
    adds: a om toe te voegen
    edits: %@ om te bewerken
    removes: r%@ om te verwijderen
    moves: m%@ %@ om te verplaatsen
    duplicates: d%@ om te dupliceren
    goesOn: Enter om door te gaan
    positions: %@–%@
    notPossibleHere: ‘%@’ kan hier niet worden gebruikt. Typ %@. Druk op Enter om door te gaan.
    onlyEnterHere: ‘%@’ kan hier niet worden gebruikt. Druk op Enter om door te gaan.
    addHelp: Typ a om een item toe te voegen en de vragen ervan te beantwoorden.
    addHelpBefore: Typ a om aan het einde een item toe te voegen, of a1 om het vóór item 1 in te voegen, en beantwoord de vragen ervan.
    editHelp: Typ een nummer om de vragen van dat item opnieuw te beantwoorden.
    removeHelp: Typ r1 om item 1 te verwijderen.
    moveHelp: Typ m2 1 om item 2 naar positie 1 te verplaatsen.
    duplicateHelp: Typ d1 om een kopie van item 1 erachter toe te voegen.
    enterContinues: Druk op Enter om door te gaan.
    removeEntry: %@, ‘%@’, verwijderen?
    notRemoved: Er is niets verwijderd.
    noSuchPosition: Er is geen item %@. Voer een positie van 1 tot en met %@ in.
    countsFromOne: Er is geen item %@. De items zijn genummerd vanaf 1.
    namesAnswerOfEntry: Noem een item en de vraag daarvan, bijvoorbeeld '%@'.
    namesOfEntry: Op naam: %@
    namesEntry: Noem een item, bijvoorbeeld '%@'.
    addsEmptyEntry: '%@' voegt een leeg item toe.
    addsEntry: '%@' voegt een item toe.
    belongsToCase: Dit hoort bij ‘%@’, maar die optie is niet gekozen. Voer '%@' in om die te kiezen.
    review: Controle
    enterSubmits: Druk op Enter om te verzenden, of voer een nummer in om een antwoord te wijzigen. :cancel sluit af.
    enterSubmitsBriefly: Druk op Enter om te verzenden, of voer een nummer in om een antwoord te wijzigen. ? toont alle antwoorden.
    enterSubmitsOnly: Druk op Enter om te verzenden. :cancel sluit af.
    cannotSubmit: Voer een nummer in om een antwoord te wijzigen. ? toont alle antwoorden, :cancel sluit af.
    cannotSubmitOnly: Typ :cancel om af te sluiten.
    changed: Gewijzigd:
    nothingChanged: Geen antwoorden gewijzigd.
    submitQuestion: %@?
    reviewHelp: Er is nog niets verzonden. < gaat terug naar de laatste vraag.
    buttons: Knoppen: %@
    noQuestions: Hier valt niets te beantwoorden.
    noSuchNumber: Er is geen nummer %@. Voer een nummer van 1 tot en met %@ in.
    enterNumber: Voer een nummer van 1 tot en met %@ in.
    noSuchNumberButOne: Er is geen nummer %@. Het enige is 1.
    noSuchNameButOne: ‘%@’ staat hier niet. Typ 1, of ? om alle antwoorden te zien.
    noSuchName: ‘%@’ staat hier niet. Voer een nummer van 1 tot en met %@ in, of ? om alle antwoorden te zien.
    noSuchNameButNear: ‘%@’ staat hier niet. Bedoelde u ‘%@’?
    noSuchButton: ‘%@’ staat hier niet. Typ ? voor hulp.
    ambiguous: ‘%@’ kan %@ zijn. Voer het nummer in.
    enterEdits: Druk op Enter om te bewerken. :cancel sluit af.
    enterEditsOthers: Druk op Enter om te bewerken, of voer een nummer in om alleen dat antwoord te wijzigen. :cancel sluit af.
    enterSaves: Druk op Enter om op te slaan, of voer een nummer in om een antwoord te wijzigen. :discard verwerpt uw wijzigingen, :cancel sluit af.
    enterTriesAgain: Druk op Enter om het opnieuw te proberen, of voer een nummer in om een antwoord te wijzigen. :cancel sluit af.
    numberChanges: Voer een nummer in om een antwoord te wijzigen. :cancel sluit af.
    readOnlyForm: U kunt dit formulier alleen lezen. :cancel sluit af.
    whatNext: Wat nu?
    editFirst: Typ eerst :edit.
    isBeingEdited: U bent al aan het bewerken.
    nothingToDiscard: Er zijn geen wijzigingen om te verwerpen.
    saved: Opgeslagen.
    saveOrDiscard: %@ (%@, %@, of Enter om verder te bewerken)
    saveOrDiscardHelp: Voer %@ of %@ in, of druk op Enter om verder te bewerken.
    lockedUntilEdit: ‘%@’ kan nog niet worden gewijzigd. Typ eerst :edit.
    lockedForGood: ‘%@’ kan niet worden gewijzigd. U kunt dit formulier alleen lezen.
    lockedAnswer: Dit kan niet worden gewijzigd. Het formulier kan alleen worden gelezen.
    noInput: Er is geen terminal en geen invoer om antwoorden uit te lezen.
    sendInput: Voer het programma uit in een terminal, of stuur een invoerregel voor elke vraag.
    cannotWrite: Het resultaat kon niet naar de standaarduitvoer worden geschreven.
    secretFromPipe: '%@' is geheim en wordt alleen uit een terminal gelezen; met '%@' mag het ook uit een pipe of bestand komen.
    endedAt: De invoer eindigde bij '%@', waarvoor nog een antwoord nodig is.
    endedAtQuestion: De invoer is geëindigd, maar ‘%@’ heeft nog een antwoord nodig.
    ended: De invoer eindigde voordat het formulier was verzonden.
    endedUnsaved: De invoer is geëindigd. Uw wijzigingen zijn niet opgeslagen.
    endedUnchanged: De invoer is geëindigd.
    nothingSubmitted: Er is niets verzonden.
    unknownOption: Onbekende optie '%@'.
    helpListsOptions: '--help' toont de opties.
    answersWithMode: '%@' en '%@' kunnen niet samen worden gebruikt. Antwoorden op naam worden gelezen zonder vragen te stellen.
    oneMode: '%@' en '%@' kunnen niet samen worden gebruikt. Gebruik slechts één van '--dialogue', '--screen' en '--inline'.
    unexpectedArgument: Onverwacht argument '%@'. Antwoorden komen uit de standaardinvoer.
    needsValue: '%@' heeft een waarde nodig, bijvoorbeeld '%@'.
    cannotRecord: De opname kon niet naar '%@' worden geschreven: %@.
    """#
  }
}

/// Dutch.
enum Dutch: LanguageTexts {
  static let code = "nl"
  static var common: String {
    #"""
    form: Formulier
    yes: Ja
    no: Nee
    required: Verplicht
    optional: Optioneel
    mixed: Meerdere waarden
    noAnswer: Geen antwoord
    change: Wijzigen
    unavailable: niet beschikbaar
    addOwnEntry: ‘%@’ toevoegen
    notOffered: geen van de opties
    notOfferedOption: %@ (geen van de opties)
    noOptions: Geen opties
    unavailableOption: %@ (niet beschikbaar)
    search: Zoeken
    searchOptions: %@ zoeken
    shownOptions: %@ van %@ weergegeven. Zoek om de lijst te verkleinen.
    foundOptions|one: %@ resultaat.
    foundOptions|other: %@ resultaten.
    nothingFound: Niets gevonden.
    nothingFoundFor: Niets gevonden voor ‘%@’.
    searching: Zoeken…
    searchFailed: Het zoeken is mislukt.
    error: Fout
    warning: Waarschuwing
    note: Opmerking
    labelled: %@: %@
    count: %@ van %@
    range: %@ – %@
    countOfCharacters: %@ van %@ tekens
    copy: Kopiëren
    copyValue: %@ kopiëren
    copied: %@ gekopieerd.
    repeated: %@ (herhalen)
    showSecret: %@ weergeven
    increase: %@ verhogen
    decrease: %@ verlagen
    toFix: %@ te corrigeren
    stepNotStarted: Niet begonnen
    stepInProgress: Bezig
    stepDone: Klaar
    notSubmitted|one: Niet verzonden: %@ punt vraagt aandacht.
    notSubmitted|other: Niet verzonden: %@ punten vragen aandacht.
    changesNotSaved|one: Niet opgeslagen: %@ punt vraagt aandacht.
    changesNotSaved|other: Niet opgeslagen: %@ punten vragen aandacht.
    notSubmittable: Dit formulier kan nog niet worden verzonden.
    failed: Er is iets misgegaan. Het formulier is niet verzonden.
    answersKept: Uw antwoorden zijn er nog.
    submit: Verzenden
    cancel: Annuleren
    edit: Bewerken
    save: Opslaan
    tryAgain: Opnieuw proberen
    checking: Controleren…
    working: Bezig…
    actionFailed: Er is iets misgegaan. Probeer het opnieuw.
    stop: Stoppen
    continueDraft: Doorgaan met uw opgeslagen antwoorden?
    continueDraftFrom: Doorgaan met uw antwoorden van %@?
    resumeDraft: Doorgaan
    startAnew: Opnieuw beginnen
    keepBothDrafts: Bewaren en opnieuw beginnen
    saveForLater: Bewaren voor later
    draftSaved: Antwoorden opgeslagen om %@.
    unfitAnswers: Deze antwoorden passen niet meer bij het formulier:
    draftNotRead: Uw opgeslagen antwoorden konden niet worden gelezen.
    draftNotSaved: Uw antwoorden konden niet worden opgeslagen.
    saving: Opslaan…
    saved: Alle wijzigingen opgeslagen.
    notSaved: De wijzigingen zijn niet opgeslagen.
    unsavedChanges|one: %@ niet-opgeslagen wijziging
    unsavedChanges|other: %@ niet-opgeslagen wijzigingen
    stepTitle: Stap %@ van %@: %@
    nextStep: Volgende stap
    previousStep: Vorige stap
    allSteps: Alle stappen
    keepMine: Mijn antwoord behouden
    takeTheirs: Het nieuwere gebruiken
    keepAllMine: Alles van mij behouden
    takeAllTheirs: Alle nieuwere gebruiken
    changedElsewhere: Ook elders gewijzigd
    mineAndTheirs: Uw antwoord: %@. Nieuwer: %@.
    mineAndTheirsBy: Uw antwoord: %@. Nieuwer, van %@: %@.
    checkAnswers: Controleer uw antwoorden
    done: Gereed
    back: Terug
    close: Sluiten
    undo: Ongedaan maken
    redo: Opnieuw uitvoeren
    add: Toevoegen
    remove: Verwijderen
    addSubform: %@ toevoegen
    removeSubform: %@ verwijderen
    removeQuestion: ‘%@’ en de antwoorden daarin verwijderen?
    entry: Item
    entryInSentence: Item
    list: Items
    elementTitle: %@ %@ van %@
    numbered: %@ %@
    rowOfEntry: %@, %@
    entries|one: %@ item
    entries|other: %@ items
    noEntries: Nog geen.
    duplicate: Dupliceren
    moveUp: Omhoog
    isFirst: Staat al op de eerste plaats.
    isLast: Staat al op de laatste plaats.
    moveDown: Omlaag
    saveQuestion: Wijzigingen opslaan?
    discardQuestion: Wijzigingen verwerpen?
    leaveQuestion: Dit formulier verlaten?
    answersLost: Uw antwoorden gaan verloren.
    changesLost: Niet-opgeslagen wijzigingen gaan verloren.
    discard: Verwerpen
    keepEditing: Verder bewerken
    submitted: Verzonden.
    cancelled: Geannuleerd. Er is niets verzonden.
    dimensions: %@ × %@
    textFile: tekst
    audioFile: audio
    videoFile: video
    unknownFile: onbekend
    removeFile: Bestand verwijderen
    either: %@ of %@
    both: %@ en %@
    quoted: ‘%@’
    listed: %1$@, %2$@
    phrases: %1$@. %2$@
    sentences: %1$@ %2$@
    groups: %1$@; %2$@
    bracketed: %1$@ (%2$@)
    """#
  }
}

extension Dutch {
  static var window: String {
    #"""
    openCalendar: %@ kiezen in een kalender
    openClock: %@ kiezen op een klok
    openGrid: %@ kiezen
    hours: Uren
    minutes: Minuten
    set: Instellen
    earlier: Eerder
    later: Later
    clear: %@ wissen
    next: %@: volgende optie
    previous: %@: vorige optie
    selectAll: Alles selecteren
    selectNone: Niets selecteren
    more: en nog %@
    chooseFile: Kiezen…
    chooseFileFor: Bestand kiezen voor %@
    removeFileOf: %@ verwijderen
    fileNotFound: Er is geen bestand ‘%@’. Kies een ander bestand.
    isFolder: ‘%@’ is een map. Kies een bestand.
    fileNotReadable: ‘%@’ kan niet worden gelezen. Kies een ander bestand.
    filesNotAdded: Bestanden niet toegevoegd
    acceptedFiles: Toegestane bestanden
    allFiles: Alle bestanden
    tryAgain: Opnieuw proberen
    suggestionsFor: Suggesties voor %@
    keepEditing: Verder bewerken
    saveQuestion: Wijzigingen opslaan?
    leaveQuestion: Dit formulier verlaten?
    discardQuestion: Wijzigingen verwerpen?
    goTo: Naar ‘%@’ gaan
    notSubmitted: Formulier niet verzonden
    changesNotSaved: Wijzigingen niet opgeslagen
    removeQuestion: ‘%@’ verwijderen?
    removalUndone: De antwoorden daarin worden verwijderd. Met ‘Ongedaan maken’ haalt u ze terug.
    keep: Behouden
    moveUp: Omhoog
    moveDown: Omlaag
    actions: Acties
    actionsOf: Acties voor %@
    removed: ‘%@’ verwijderd
    saveForLater: Bewaren voor later
    """#
  }
}

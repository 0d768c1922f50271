extension Dutch {
  static var web: String {
    #"""
    choose: Kiezen…
    previousOption: Vorige: %@
    nextOption: Volgende: %@
    noPreviousOption: Vorige
    noNextOption: Volgende
    addChecked: Toevoegen
    allChosen: Alle opties zijn gekozen.
    selectAll: Alles selecteren
    selectNone: Niets selecteren
    nothingChosen: Niets gekozen
    savedSecret: Opgeslagen. Laat het veld leeg om dit te behouden.
    errorTitle: Fout: %@
    thereIsAProblem|one: Er is een probleem
    thereIsAProblem|other: Er zijn problemen
    furtherQuestions: Nog een paar vragen
    savedNotSubmittable: Dit formulier kan nog niet worden verzonden. Uw antwoorden zijn opgeslagen.
    saving: Opslaan…
    saved: Opgeslagen
    tryingAgain: Niet opgeslagen. Nieuwe poging…
    unfinished: Maak dit antwoord af of wis het.
    notSavable: Uw wijzigingen kunnen nog niet worden opgeslagen.
    leftTitle: Gesloten
    left: U hebt dit formulier verlaten.
    openAgain: Opnieuw openen
    leaveQuestion: Uw antwoorden verwerpen?
    answersWillBeLost: Alles wat u hebt ingevoerd, gaat verloren.
    update: Bijwerken
    undoAnswer: Ongedaan maken: %@
    redoAnswer: Opnieuw uitvoeren: %@
    undone: Ongedaan gemaakt: %@.
    redone: Opnieuw uitgevoerd: %@.
    notUndone: Er is niets ongedaan gemaakt, omdat er sindsdien iets anders is gewijzigd.
    notRedone: Er is niets opnieuw uitgevoerd, omdat er sindsdien iets anders is gewijzigd.
    onPage: %@ (%@)
    searchToSee: %@ opties. Zoek om ze te zien.
    searchTooLong: Deze zoekterm is te lang. Gebruik hoogstens %@ tekens.
    tookTooLong: Dit duurde te lang en is gestopt. Probeer het opnieuw.
    searchAgain: Zoeken… Zoek opnieuw om de resultaten te zien.
    moveUpElement: %@ omhoog verplaatsen
    moveDownElement: %@ omlaag verplaatsen
    duplicateElement: %@ dupliceren
    removeElement: %@ verwijderen
    moveUpThisElement: Dit item omhoog verplaatsen
    moveDownThisElement: Dit item omlaag verplaatsen
    duplicateThisElement: Dit item dupliceren
    removeThisElement: Dit item verwijderen
    elementRemoved: ‘%@’ is verwijderd.
    answersLost: Voordat u deze antwoorden verzond, is er iets verwijderd of verborgen. Daarom konden ze niet worden opgeslagen:
    removed: ‘%@’ is met de bijbehorende antwoorden verwijderd.
    submittedTitle: Verzonden
    submitted: Bedankt. Uw antwoorden zijn verzonden.
    cancelledTitle: Geannuleerd
    cancelled: Er is niets verzonden.
    startAgain: Opnieuw beginnen
    freshStart: U bent te lang weg geweest en uw antwoorden zijn er niet meer. U kunt hier opnieuw beginnen.
    backToForm: Terug naar het formulier
    notFoundTitle: Niet gevonden
    notFound: Deze pagina bestaat niet.
    notAllowedTitle: Niet toegestaan
    notAllowed: Deze pagina kan alleen worden gelezen en beantwoord.
    notSavedTitle: Uw antwoorden konden niet worden opgeslagen
    notUnderstood: De antwoorden passen niet bij wat dit formulier vroeg. Er is niets gewijzigd.
    foreign: Deze pagina is verlopen. Er is niets gewijzigd.
    outdated: Deze pagina is verouderd. Controleer uw antwoorden en verzend ze opnieuw.
    endedTitle: Uw sessie is beëindigd
    ended: U bent te lang weg geweest en uw antwoorden zijn er niet meer. Er is niets verzonden.
    kept: Deze pagina is verouderd. Uw antwoorden zijn bewaard, behalve de antwoorden die u hier zojuist hebt gewijzigd.
    goOn: Doorgaan
    expiredTitle: Deze pagina is verlopen
    expired: Uw opgeslagen antwoorden zijn niet meer beschikbaar. Er is niets verzonden.
    unusableTitle: Dit formulier kan niet worden gebruikt
    unusable: Er zit een fout in het formulier zelf. Er is niets verzonden.
    upload: Uploaden
    uploadFor: %@ uploaden
    withoutFile: Doorgaan zonder bestand
    tooMuchUpload: U kunt hoogstens %@ tegelijk uploaden. Er is niets gewijzigd.
    tooMuch: Dat is meer dan dit formulier aankan. Er is niets gewijzigd.
    failedTitle: Er is iets misgegaan
    failed: Het formulier kon niet worden verzonden. Uw antwoorden zijn opgeslagen; probeer het opnieuw.
    notSaved: Uw antwoorden konden niet worden opgeslagen. Probeer het opnieuw.
    busyTitle: Nog niet klaar
    busy: Wat u eerder hebt verzonden, wordt nog verwerkt. Wacht even en open dan het formulier opnieuw.
    busySending: Wat u eerder hebt verzonden, wordt nog verwerkt. Wacht even en verzend dit dan opnieuw.
    notRead: Uw antwoorden kunnen op dit moment niet worden gelezen. Probeer het opnieuw.
    language: Taal
    """#
  }
}

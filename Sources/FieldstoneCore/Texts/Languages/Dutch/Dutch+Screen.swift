extension Dutch {
  static var screen: String {
    #"""
    none: Geen
    submitting: Verzenden… Ctrl-C sluit af.
    startedOver: Opnieuw begonnen. ^_ haalt de antwoorden terug.
    nothingToUndo: Niets om ongedaan te maken.
    nothingToRedo: Niets om opnieuw uit te voeren.
    nothingCopied: Er is hier niets gekopieerd.
    nothingSelected: Er is niets geselecteerd. Houd Shift ingedrukt en druk op de pijltoetsen om te selecteren.
    copiedValue: %@ gekopieerd: %@
    noValueToCopy: Deze pagina heeft geen alleen-lezenwaarde om te kopiëren.
    secretsStay: Geheime waarden kunnen niet worden gekopieerd.
    noFurther: Geen stappen meer.
    moreRows: meer
    more: nog %@
    moreAnswers: … en nog %@
    unsaved: Niet opgeslagen
    requiredMark: * verplicht
    answered: %@ van %@ beantwoord
    changed|one: %@ wijziging
    changed|other: %@ wijzigingen
    issues|one: %@ probleem
    issues|other: %@ problemen
    position: %@–%@ van %@
    discarded: Wijzigingen verworpen.
    discardedWithUndo: Wijzigingen verworpen. ^_ haalt ze terug.
    changesKept: Uw wijzigingen zijn er nog.
    saveCancelled: Geannuleerd. Er is niets opgeslagen.
    cancellingSave: Annuleren… Druk nogmaals op ^C om af te sluiten.
    savingAtEnd: Wachten tot het opslaan klaar is. Druk op ^C om af te sluiten.
    nothingToSave: Er zijn geen wijzigingen om op te slaan.
    editFirst: Druk op ^E om te bewerken.
    readOnlyForm: Dit formulier kan alleen worden gelezen.
    leaveKey: Esc Verlaten
    escStops: Esc Stoppen
    menuKey: Alt-Enter Acties
    enterDoes: Enter %@
    backKey: Esc Terug
    cancelsSave: ^C Annuleren
    quitsSave: ^C Afsluiten
    keys: ^S Verzenden  Esc Verlaten
    pageKeys: ^S Verzenden  Esc Terug
    issueKeys: F8 Volgend probleem
    fewKeys: F1 Hulp
    suggestionKeys: ↓ Suggesties  Esc Sluiten
    listKeys: ↑↓ Bewegen  Enter Kiezen  Esc Sluiten
    calendarKeys: ←↑↓→ Dag  PgUp PgDn Maand  < > Jaar  T Vandaag  Enter Kiezen  Esc Sluiten
    clockKeys: ←→ Deel  ↑↓ Instellen  T Nu  Enter Kiezen  Esc Sluiten
    selectOrClose: Enter Kiezen  Esc Sluiten
    fewListKeys: Enter Kiezen
    listInPageKeys: ↑↓ Bewegen  Spatie Kiezen
    severalInPageKeys: ↑↓ Bewegen  Spatie Aan/uit
    severalKeys: ↑↓ Bewegen  Spatie Aan/uit  Delete Geen  Enter Sluiten
    severalKeysWithAll: ↑↓ Bewegen  Spatie Aan/uit  Alt-A Alles  Delete Geen  Enter Sluiten
    toggleOrClose: Spatie Aan/uit  Enter Sluiten
    enterCloses: Enter Sluiten
    arrowsChoose: ←→ Kiezen
    severalSideBySideKeys: ←→ Bewegen  Spatie Aan/uit
    tileKeys: ←↑↓→ Bewegen  Spatie Kiezen
    severalTileKeys: ←↑↓→ Bewegen  Spatie Aan/uit
    tagKeys: ←→ Bewegen  Delete Verwijderen
    addTagKeys: ←→ Bewegen  Spatie Toevoegen
    spaceOpens: Spatie Openen
    spaceCloses: Spatie Sluiten
    spaceToggles: Spatie Aan/uit
    opensCalendar: F4 Kalender
    opensClock: F4 Klok
    signsStep: + − Wijzigen
    arrowsStep: ←→ Wijzigen
    altArrowsStep: Alt-↑↓ Wijzigen
    controlArrowsStep: Ctrl-↑↓ Wijzigen
    deleteClears: Delete Wissen
    deleteRemoves: Delete Verwijderen
    showsSecret: ^T Weergeven
    hidesSecret: ^T Verbergen
    textKeys: F4 Editor
    pathKeys: Tab Aanvullen  Enter Kiezen
    path: Pad van een bestand
    otherPath: Pad van een ander bestand
    typeToFind: Typ om te zoeken
    enterAdds: Druk op Enter om het toe te voegen.
    enterOpens: Druk op Enter om het te openen, op Delete om het te verwijderen.
    deleteRemovesIt: Druk op Delete om het te verwijderen.
    anyKey: Druk op een willekeurige toets
    keep: Behouden
    dialogKeys: ←→ Bewegen  Enter Kiezen
    stackedDialogKeys: ↑↓ Bewegen  Enter Kiezen
    helpOfPath: Typ het pad van een bestand. Tab vult het aan, ~ is uw persoonlijke map, en Delete verwijdert het gekozen bestand.
    picture: [Afbeelding: %@]
    removed: %@ verwijderd. Druk op ^_ om dit ongedaan te maken.
    duplicated: Gedupliceerd als %@.
    moved: Verplaatst naar plaats %@ van %@.
    enterAddsElement: Enter Toevoegen
    enterOpensElement: Enter Openen
    movesUp: K Omhoog
    movesDown: J Omlaag
    moves: K J Verplaatsen
    duplicates: D Dupliceren
    insertsBefore: A Erboven toevoegen
    removesFromInside: Alt-X Verwijderen
    movesFromInside: Alt-K Alt-J Verplaatsen
    search: Zoeken
    jumpKeys: ↑↓ Bewegen  Enter Openen  Esc Sluiten
    fewJumpKeys: Enter Openen
    searchHint: Zoeken in titels, hulp en opties
    option: bevat ‘%@’
    enterTriesAgain: Druk op Enter om het opnieuw te proberen.
    noIssues: Tot nu toe geen problemen.
    issue: Probleem %@ van %@
    noEditorHere: Hier kan geen editor worden geopend.
    noTextProgram: Er is geen editor ingesteld. EDITOR=vi stelt er bijvoorbeeld een in.
    noLongText: Alleen lange teksten kunnen in een editor worden geopend.
    noFile: Er is geen ruimte voor een tijdelijk bestand.
    noShell: De editor kon niet worden gestart.
    noEditor: De editor is niet gevonden. De tekst is ongewijzigd.
    editorFailed: De editor is geëindigd met code %@. De tekst is ongewijzigd.
    editorLeftNoText: Het bestand van de editor is geen tekst in UTF-8. Het staat nog op %@.
    help: Tab, ↑ ↓  Volgend of vorig veld\nEnter  Volgend veld; opent een lijst of pagina, drukt op een knop\nSpatie  Zet een schakelaar om, opent een lijst\nF4, Alt-↓  Opent en sluit een lijst of kalender; ook ^Spatie\nShift ← →  Selecteert; Alt-A alles\nAlt-C ^X ^V  Kopiëren, knippen, plakken\nAlt-V  Kopieert een alleen-lezenwaarde; nogmaals: de volgende\n← → Home End  Naar een optie, label of stap in een rij gaan\nLetters  Een optie in een lijst vinden\n+ −, Alt-↑↓  Een getal verhogen of verlagen; ← → in een schuifregelaar\nDelete  Wissen; wist een optioneel antwoord, verwijdert een item\nK J, Alt-K Alt-J  Een item omhoog of omlaag verplaatsen; ook Alt-↑↓\nD, Alt-M  Een item dupliceren\nA, Insert  Een item boven dit item toevoegen\nAlt-X  Het item verwijderen waarin het veld staat\n^W ^U ^K  Het woord, de tekst vóór of na de cursor wissen\n^T  Een wachtwoord weergeven of verbergen\n^_ ^Y  Ongedaan maken, opnieuw uitvoeren\n^F, /  In het formulier zoeken\nF2, ^G  Lijst met problemen\nF8, Alt-N  Volgend probleem; Shift-F8, Alt-P het vorige\nAlt-Enter  Acties van de rij, als die er zijn\nAlt-W  Waarom de rij is zoals ze is\n^L  Het scherm opnieuw tekenen\nEsc  Terug, of het formulier verlaten
    helpOfSubmit: ^S  Verzenden
    helpOfToolbar: ^E  Bewerken\n^S  De wijzigingen opslaan\n^R  De wijzigingen verwerpen\n^C  Tijdens het opslaan: het opslaan annuleren
    helpOfTerminal: F4  In een lange tekst: uw eigen editor\n^Z  Onderbreken (fg hervat)
    """#
  }
}

extension Italian {
  static var screen: String {
    #"""
    none: Nessuno
    submitting: Invio in corso… Ctrl-C per uscire.
    startedOver: Hai ricominciato da capo. ^_ recupera le risposte.
    nothingToUndo: Nessuna azione da annullare.
    nothingToRedo: Nessuna azione da ripetere.
    nothingCopied: Qui non è stato copiato nulla.
    nothingSelected: Nessuna selezione. Tieni premuto Maiusc e usa le frecce per selezionare.
    copiedValue: Copiato: %@: %@
    noValueToCopy: In questa pagina non ci sono valori di sola lettura da copiare.
    secretsStay: I dati segreti non si possono copiare.
    noFurther: Non ci sono altri passaggi.
    moreRows: altro
    more: %@ in più
    moreAnswers: … e %@ in più
    unsaved: Non salvato
    requiredMark: * obbligatorio
    answered: %@ di %@ compilati
    changed|one: %@ modifica
    changed|many: %@ di modifiche
    changed|other: %@ modifiche
    issues|one: %@ problema
    issues|many: %@ di problemi
    issues|other: %@ problemi
    position: %@–%@ di %@
    discarded: Modifiche scartate.
    discardedWithUndo: Modifiche scartate. ^_ le recupera.
    changesKept: Le tue modifiche sono ancora qui.
    saveCancelled: Operazione annullata. Non è stato salvato nulla.
    cancellingSave: Annullamento in corso… Premi di nuovo ^C per uscire.
    savingAtEnd: In attesa della fine del salvataggio. Premi ^C per uscire.
    nothingToSave: Non ci sono modifiche da salvare.
    editFirst: Premi ^E per modificare.
    readOnlyForm: Questo modulo è di sola lettura.
    leaveKey: Esc Esci
    escStops: Esc Ferma
    menuKey: Alt-Invio Azioni
    enterDoes: Invio %@
    backKey: Esc Indietro
    cancelsSave: ^C Annulla
    quitsSave: ^C Esci
    keys: ^S Invia  Esc Esci
    pageKeys: ^S Invia  Esc Indietro
    issueKeys: F8 Problema successivo
    fewKeys: F1 Aiuto
    suggestionKeys: ↓ Suggerimenti  Esc Chiudi
    listKeys: ↑↓ Scorri  Invio Scegli  Esc Chiudi
    calendarKeys: ←↑↓→ Giorno  Pag↑ Pag↓ Mese  < > Anno  T Oggi  Invio Scegli  Esc Chiudi
    clockKeys: ←→ Parte  ↑↓ Regola  T Adesso  Invio Scegli  Esc Chiudi
    selectOrClose: Invio Scegli  Esc Chiudi
    fewListKeys: Invio Scegli
    listInPageKeys: ↑↓ Scorri  Spazio Scegli
    severalInPageKeys: ↑↓ Scorri  Spazio Seleziona
    severalKeys: ↑↓ Scorri  Spazio Seleziona  Canc Nessuna  Invio Chiudi
    severalKeysWithAll: ↑↓ Scorri  Spazio Seleziona  Alt-A Tutte  Canc Nessuna  Invio Chiudi
    toggleOrClose: Spazio Seleziona  Invio Chiudi
    enterCloses: Invio Chiudi
    arrowsChoose: ←→ Scegli
    severalSideBySideKeys: ←→ Scorri  Spazio Seleziona
    tileKeys: ←↑↓→ Scorri  Spazio Scegli
    severalTileKeys: ←↑↓→ Scorri  Spazio Seleziona
    tagKeys: ←→ Scorri  Canc Rimuovi
    addTagKeys: ←→ Scorri  Spazio Aggiungi
    spaceOpens: Spazio Apri
    spaceCloses: Spazio Chiudi
    spaceToggles: Spazio Cambia
    opensCalendar: F4 Calendario
    opensClock: F4 Orologio
    signsStep: + − Regola
    arrowsStep: ←→ Regola
    altArrowsStep: Alt-↑↓ Regola
    controlArrowsStep: Ctrl-↑↓ Regola
    deleteClears: Canc Svuota
    deleteRemoves: Canc Rimuovi
    showsSecret: ^T Mostra
    hidesSecret: ^T Nascondi
    textKeys: F4 Editor
    pathKeys: Tab Completa  Invio Scegli
    path: Percorso di un file
    otherPath: Percorso di un altro file
    typeToFind: Digita per cercare
    enterAdds: Premi Invio per aggiungere.
    enterOpens: Premi Invio per aprire, Canc per rimuovere.
    deleteRemovesIt: Premi Canc per rimuovere.
    anyKey: Premi un tasto qualsiasi
    keep: Mantieni
    dialogKeys: ←→ Scorri  Invio Scegli
    stackedDialogKeys: ↑↓ Scorri  Invio Scegli
    helpOfPath: Digita il percorso di un file. Tab lo completa, ~ è la tua cartella Home e Canc rimuove il file scelto.
    picture: [Immagine: %@]
    removed: Rimosso: %@. Premi ^_ per annullare.
    duplicated: Duplicato come %@.
    moved: Spostato alla posizione %@ di %@.
    enterAddsElement: Invio Aggiungi
    enterOpensElement: Invio Apri
    movesUp: K Su
    movesDown: J Giù
    moves: K J Sposta
    duplicates: D Duplica
    insertsBefore: A Aggiungi sopra
    removesFromInside: Alt-X Rimuovi
    movesFromInside: Alt-K Alt-J Sposta
    search: Cerca
    jumpKeys: ↑↓ Scorri  Invio Vai  Esc Chiudi
    fewJumpKeys: Invio Vai
    searchHint: Cerca in titoli, aiuto e opzioni
    option: include «%@»
    enterTriesAgain: Premi Invio per riprovare.
    noIssues: Nessun problema finora.
    issue: Problema %@ di %@
    noEditorHere: Qui non si può aprire un editor.
    noTextProgram: Nessun editor impostato. EDITOR=vi, per esempio, ne imposta uno.
    noLongText: Solo i testi lunghi si possono aprire in un editor.
    noFile: Non c'è spazio per un file temporaneo.
    noShell: Non è stato possibile avviare l'editor.
    noEditor: L'editor non è stato trovato. Il testo è invariato.
    editorFailed: L'editor è terminato con il codice %@. Il testo è invariato.
    editorLeftNoText: Il file dell'editor non è testo in UTF-8. Si trova ancora in %@.
    help: Tab, ↑ ↓  Campo successivo o precedente\nInvio  Campo successivo; apre un elenco o una pagina, preme un pulsante\nSpazio  Cambia un interruttore, apre un elenco\nF4, Alt-↓  Apre e chiude un elenco o un calendario; anche ^Spazio\nMaiusc ← →  Seleziona; Alt-A tutto\nAlt-C ^X ^V  Copia, taglia, incolla\nAlt-V  Copia un valore di sola lettura; di nuovo, il successivo\n← → Home Fine  Va a un'opzione, un'etichetta o un passaggio di una riga\nLettere  Trova un'opzione in un elenco\n+ −, Alt-↑↓  Aumenta o diminuisce un numero; ← → in un cursore\nCanc  Cancella; svuota una risposta facoltativa, rimuove un elemento\nK J, Alt-K Alt-J  Sposta un elemento su o giù; anche Alt-↑↓\nD, Alt-M  Duplica un elemento\nA, Ins  Aggiunge un elemento sopra questo\nAlt-X  Rimuove l'elemento che contiene il campo\n^W ^U ^K  Cancella la parola, il testo prima o dopo il cursore\n^T  Mostra o nasconde una password\n^_ ^Y  Annulla azione, ripeti azione\n^F, /  Cerca nel modulo\nF2, ^G  Elenco dei problemi\nF8, Alt-N  Problema successivo; Maiusc-F8, Alt-P il precedente\nAlt-Invio  Azioni della riga, se ce ne sono\nAlt-W  Perché la riga è così\n^L  Ridisegna lo schermo\nEsc  Torna indietro o esce
    helpOfSubmit: ^S  Invia
    helpOfToolbar: ^E  Modifica\n^S  Salva le modifiche\n^R  Scarta le modifiche\n^C  Durante il salvataggio delle modifiche, lo annulla
    helpOfTerminal: F4  In un testo lungo, il tuo editor\n^Z  Sospende (fg riprende)
    """#
  }
}

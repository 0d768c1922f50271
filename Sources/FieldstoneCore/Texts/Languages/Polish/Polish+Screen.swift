extension Polish {
  static var screen: String {
    #"""
    none: Brak
    submitting: Wysyłanie… Ctrl-C kończy.
    startedOver: Zaczęto od nowa. ^_ przywraca odpowiedzi.
    nothingToUndo: Nie ma czego cofnąć.
    nothingToRedo: Nie ma czego ponowić.
    nothingCopied: Nic tu jeszcze nie skopiowano.
    nothingSelected: Nic nie zaznaczono. Aby zaznaczyć, przytrzymaj Shift i naciskaj strzałki.
    copiedValue: Skopiowano (%@): %@
    noValueToCopy: Na tej stronie nie ma wartości tylko do odczytu, którą można skopiować.
    secretsStay: Poufnej wartości nie można skopiować.
    noFurther: Nie ma dalszych wartości.
    moreRows: więcej
    more: jeszcze %@
    moreAnswers: … i jeszcze %@
    unsaved: Niezapisane
    requiredMark: * wymagane
    answered: Odpowiedzi: %@ z %@
    changed|one: %@ zmiana
    changed|few: %@ zmiany
    changed|many: %@ zmian
    changed|other: %@ zmiany
    issues|one: %@ problem
    issues|few: %@ problemy
    issues|many: %@ problemów
    issues|other: %@ problemu
    position: %@–%@ z %@
    discarded: Zmiany odrzucono.
    discardedWithUndo: Zmiany odrzucono. ^_ je przywraca.
    changesKept: Zmiany pozostały w formularzu.
    saveCancelled: Anulowano. Nic nie zostało zapisane.
    cancellingSave: Anulowanie… Naciśnij ponownie ^C, aby zakończyć.
    savingAtEnd: Oczekiwanie na koniec zapisywania. Naciśnij ^C, aby zakończyć.
    nothingToSave: Nie ma zmian do zapisania.
    editFirst: Naciśnij ^E, aby edytować.
    readOnlyForm: Ten formularz jest tylko do odczytu.
    leaveKey: Esc Opuść
    escStops: Esc Zatrzymaj
    menuKey: Alt-Enter Działania
    enterDoes: Enter %@
    backKey: Esc Wstecz
    cancelsSave: ^C Anuluj
    quitsSave: ^C Zakończ
    keys: ^S Wyślij  Esc Opuść
    pageKeys: ^S Wyślij  Esc Wstecz
    issueKeys: F8 Następny problem
    fewKeys: F1 Pomoc
    suggestionKeys: ↓ Propozycje  Esc Zamknij
    listKeys: ↑↓ Przejdź  Enter Wybierz  Esc Zamknij
    calendarKeys: ←↑↓→ Dzień  PgUp PgDn Miesiąc  < > Rok  T Dzisiaj  Enter Wybierz  Esc Zamknij
    clockKeys: ←→ Część  ↑↓ Ustaw  T Teraz  Enter Wybierz  Esc Zamknij
    selectOrClose: Enter Wybierz  Esc Zamknij
    fewListKeys: Enter Wybierz
    listInPageKeys: ↑↓ Przejdź  Spacja Wybierz
    severalInPageKeys: ↑↓ Przejdź  Spacja Przełącz
    severalKeys: ↑↓ Przejdź  Spacja Przełącz  Delete Wyczyść  Enter Zamknij
    severalKeysWithAll: ↑↓ Przejdź  Spacja Przełącz  Alt-A Wszystkie  Delete Wyczyść  Enter Zamknij
    toggleOrClose: Spacja Przełącz  Enter Zamknij
    enterCloses: Enter Zamknij
    arrowsChoose: ←→ Wybierz
    severalSideBySideKeys: ←→ Przejdź  Spacja Przełącz
    tileKeys: ←↑↓→ Przejdź  Spacja Wybierz
    severalTileKeys: ←↑↓→ Przejdź  Spacja Przełącz
    tagKeys: ←→ Przejdź  Delete Usuń
    addTagKeys: ←→ Przejdź  Spacja Dodaj
    spaceOpens: Spacja Otwórz
    spaceCloses: Spacja Zamknij
    spaceToggles: Spacja Przełącz
    opensCalendar: F4 Kalendarz
    opensClock: F4 Zegar
    signsStep: + − Zmień
    arrowsStep: ←→ Zmień
    altArrowsStep: Alt-↑↓ Zmień
    controlArrowsStep: Ctrl-↑↓ Zmień
    deleteClears: Delete Wyczyść
    deleteRemoves: Delete Usuń
    showsSecret: ^T Pokaż
    hidesSecret: ^T Ukryj
    textKeys: F4 Edytor
    pathKeys: Tab Uzupełnij  Enter Wybierz
    path: Ścieżka pliku
    otherPath: Ścieżka innego pliku
    typeToFind: Zacznij pisać, aby wyszukać
    enterAdds: Naciśnij Enter, aby dodać.
    enterOpens: Naciśnij Enter, aby otworzyć, lub Delete, aby usunąć.
    deleteRemovesIt: Naciśnij Delete, aby usunąć.
    anyKey: Naciśnij dowolny klawisz
    keep: Zachowaj
    dialogKeys: ←→ Przejdź  Enter Wybierz
    stackedDialogKeys: ↑↓ Przejdź  Enter Wybierz
    helpOfPath: Wpisz ścieżkę pliku. Tab ją uzupełnia, ~ to folder domowy, a Delete usuwa wybrany plik.
    picture: [Obraz: %@]
    removed: Usunięto: %@. Naciśnij ^_, aby cofnąć.
    duplicated: Powielono jako: %@.
    moved: Przeniesiono na pozycję %@ z %@.
    enterAddsElement: Enter Dodaj
    enterOpensElement: Enter Otwórz
    movesUp: K W górę
    movesDown: J W dół
    moves: K J Przenieś
    duplicates: D Powiel
    insertsBefore: A Dodaj powyżej
    removesFromInside: Alt-X Usuń
    movesFromInside: Alt-K Alt-J Przenieś
    search: Wyszukaj
    jumpKeys: ↑↓ Przejdź  Enter Otwórz  Esc Zamknij
    fewJumpKeys: Enter Otwórz
    searchHint: Szukaj w tytułach, pomocy i opcjach
    option: zawiera „%@”
    enterTriesAgain: Naciśnij Enter, aby spróbować ponownie.
    noIssues: Na razie brak problemów.
    issue: Problem %@ z %@
    noEditorHere: Nie można tu otworzyć edytora.
    noTextProgram: Nie ustawiono edytora. Można go ustawić na przykład przez EDITOR=vi.
    noLongText: W edytorze można otwierać tylko długie teksty.
    noFile: Brak miejsca na plik tymczasowy.
    noShell: Nie udało się uruchomić edytora.
    noEditor: Nie znaleziono edytora. Tekst się nie zmienił.
    editorFailed: Edytor zakończył działanie z kodem %@. Tekst się nie zmienił.
    editorLeftNoText: Plik z edytora nie jest tekstem UTF-8. Nadal znajduje się tutaj: %@.
    help: Tab, ↑ ↓  Następne lub poprzednie pole\nEnter  Następne pole; otwiera listę lub stronę, naciska przycisk\nSpacja  Zmienia przełącznik, otwiera listę\nF4, Alt-↓  Otwiera i zamyka listę lub kalendarz; także ^Spacja\nShift ← →  Zaznacza; Alt-A zaznacza wszystko\nAlt-C ^X ^V  Kopiuj, wytnij, wklej\nAlt-V  Kopiuje wartość tylko do odczytu; ponownie: następną\n← → Home End  Przejście do opcji, etykiety lub wartości w wierszu\nLitery  Szukanie opcji na liście\n+ −, Alt-↑↓  Zwiększa lub zmniejsza liczbę; ← → na suwaku\nDelete  Usuwa znak; czyści opcjonalną odpowiedź, usuwa wpis\nK J, Alt-K Alt-J  Przenosi wpis w górę lub w dół; także Alt-↑↓\nD, Alt-M  Powiela wpis\nA, Insert  Dodaje wpis powyżej\nAlt-X  Usuwa wpis, który zawiera to pole\n^W ^U ^K  Usuwa słowo, tekst przed kursorem lub za nim\n^T  Pokazuje lub ukrywa hasło\n^_ ^Y  Cofnij, ponów\n^F, /  Wyszukiwanie w formularzu\nF2, ^G  Lista problemów\nF8, Alt-N  Następny problem; Shift-F8, Alt-P poprzedni\nAlt-Enter  Działania wiersza, jeśli są\nAlt-W  Dlaczego wiersz jest w takim stanie\n^L  Odświeża ekran\nEsc  Wstecz lub opuść
    helpOfSubmit: ^S  Wyślij
    helpOfToolbar: ^E  Edytuj\n^S  Zapisz zmiany\n^R  Odrzuć zmiany\n^C  Anuluje zapisywanie zmian, gdy trwa
    helpOfTerminal: F4  W długim tekście otwiera ustawiony edytor\n^Z  Wstrzymuje program (fg wznawia)
    """#
  }
}

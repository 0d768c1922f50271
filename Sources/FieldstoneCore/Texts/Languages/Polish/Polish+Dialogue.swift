extension Polish {
  static var dialogue: String {
    #"""
    welcome: Naciśnij Enter, aby zachować [odpowiedź]. ? pomoc, < wstecz, :cancel zakończ
    page: Strona: %@
    firstQuestion: To jest pierwsze pytanie.
    nothingBefore: Przed tym nic nie ma.
    leave: Zmiany zostaną utracone. Zakończyć mimo to?
    revealHelp: Wpisz :show, aby widzieć wpisywany tekst, i jeszcze raz, aby go ukryć.
    whichAction: Które działanie? (numer lub Enter, aby nie wybierać)
    menuHelp: Wpisz :actions, aby wybrać jedno z tych działań: %@.
    submitting: Wysyłanie…
    keepForLater: Zachować odpowiedzi na później?
    startOver: Odpowiedzi zostaną utracone. Zacząć od nowa mimo to?
    endAgain: Naciśnij ponownie Ctrl-D, aby zakończyć bez wysyłania.
    interruptAgain: Naciśnij ponownie Ctrl-C, aby zakończyć bez wysyłania.
    endAgainUnsaved: Naciśnij ponownie Ctrl-D, aby zakończyć bez zapisywania.
    endAgainKept: Naciśnij ponownie Ctrl-D, aby zakończyć. Odpowiedzi zostaną zachowane na później.
    interruptAgainKept: Naciśnij ponownie Ctrl-C, aby zakończyć. Odpowiedzi zostaną zachowane na później.
    interruptAgainUnsaved: Naciśnij ponownie Ctrl-C, aby zakończyć bez zapisywania.
    required: wymagane
    optional: opcjonalne
    notShown: niewidoczne
    path: ścieżka pliku
    set: (ustawione)
    noAnswer: brak odpowiedzi
    entryNotAccepted: brak odpowiedzi: nie przyjęto „%@”
    lastEntryNotAccepted: brak odpowiedzi: nie przyjęto ostatniego wpisanego tekstu
    linesNotAccepted: brak odpowiedzi: nie przyjęto tych wierszy
    minusForNone: (- oznacza brak)
    unchanged: bez zmian
    severalLines: kilka wierszy, na końcu wiersz z samą kropką
    numberOrName: numer lub nazwa
    name: nazwa
    numbersOrNames: numery lub nazwy
    names: nazwy
    nameOrPart: nazwa lub jej część
    namesOrParts: nazwy lub ich części, rozdzielone przecinkami
    all: wszystko
    minusFor: (- oznacza „%@”)
    orYourOwn: Lub wpisz własną odpowiedź.
    moreOptions: i jeszcze %@; wpisz część nazwy, aby wyszukać
    add: Dodać „%@”?
    keep: Zachować „%@”?
    notEditable: nie można zmienić
    moreLines|one: i jeszcze %@ wiersz
    moreLines|few: i jeszcze %@ wiersze
    moreLines|many: i jeszcze %@ wierszy
    moreLines|other: i jeszcze %@ wiersza
    example: na przykład %@
    fromTo: od %@ do %@
    orMore: co najmniej %@
    atMost: najwyżej %@
    from: od %@
    until: do %@
    inUnit: jednostka: %@
    withUnit: %@ %@
    isRequired: Wymagane.
    isOptional: Opcjonalne.
    enterTakesCapital: Naciśnij Enter, aby wybrać odpowiedź zapisaną wielkimi literami.
    minusClears: Wpisz -, aby wyczyścić odpowiedź.
    enterKeeps: Naciśnij Enter, aby zachować [odpowiedź].
    enterKeepsMinusRemoves: Naciśnij Enter, aby zachować [odpowiedź], lub wpisz ponownie -, aby ją wyczyścić.
    enterKeepsMinusClears: Naciśnij Enter, aby zachować [odpowiedź], lub wpisz -, aby ją wyczyścić.
    commands: < wraca do poprzedniego pytania, :form wyświetla formularz, :cancel kończy.
    backslash: Aby podać taki tekst jako odpowiedź, poprzedź go ukośnikiem wstecznym: \? \< \- \:form
    anEmail: Adres e-mail.
    aPhone: Numer telefonu.
    aURL: Adres strony internetowej.
    aLine: Jeden wiersz tekstu.
    someLines: Kilka wierszy. Zakończ wierszem zawierającym tylko kropkę; .. zastępuje taki wiersz w tekście.
    aSecret: Wpisywany tekst nie jest pokazywany.
    aPath: Ścieżka pliku. Naciśnij Tab, aby ją uzupełnić, lub podaj folder, aby wyświetlić jego pliki.
    aFlag: %@ lub %@; wystarczy pierwsza litera.
    aSubform: Odpowiedź „tak” dodaje pytania tej części, „nie” je pomija.
    anOption: Jedna z tych opcji, podana numerem lub nazwą; wystarczy początek nazwy:
    anOptionByName: Jedna z tych opcji, podana nazwą; wystarczy początek:
    someOptions: Dowolne z tych opcji, podane numerami lub nazwami i rozdzielone przecinkami; wystarczy początek nazwy:
    someOptionsByName: Dowolne z tych opcji, podane nazwami i rozdzielone przecinkami; wystarczy początek:
    someOptionsOrAll: Dowolne z tych opcji, podane numerami lub nazwami i rozdzielone przecinkami; wystarczy początek nazwy. Wpisz „wszystko”, aby wybrać wszystkie:
    someOptionsByNameOrAll: Dowolne z tych opcji, podane nazwami i rozdzielone przecinkami; wystarczy początek. Wpisz „wszystko”, aby wybrać wszystkie:
    aSearch: Wpisz nazwę lub jej część, aby wyszukać. Jedyny wynik zostanie od razu wybrany.
    suggestions: Propozycje: %@
    aNumber: Liczba
    aWholeNumber: Liczba całkowita
    aDate: Data, na przykład %@
    aTime: Godzina, na przykład %@
    aDateAndTime: Data i godzina, na przykład %@
    aMonth: Miesiąc, na przykład %@
    aYear: Rok, na przykład %@
    factFromTo: %@ od %@ do %@
    factOnly: %@: musi to być %@
    only: tylko %@
    dateFromTo: %@; od %@ do %@
    factOrMore: %@, co najmniej %@
    factAtMost: %@, najwyżej %@
    dateOrLater: %@; %@ lub później
    dateOrEarlier: %@; %@ lub wcześniej
    factInUnit: %@, jednostka: %@
    sentence: %@.
    moreMayCome: Niektóre odpowiedzi prowadzą do dalszych pytań.
    mustBeYes: Odpowiedz „tak”, aby kontynuować.
    noSuchCommand: Nie ma polecenia „%@”. Wpisz ?, aby wyświetlić pomoc.
    noSuchCommandHere: Nie ma polecenia „%@”. Wpisz ?, aby wyświetlić pomoc, lub %@ jako odpowiedź.
    noSuchCommandInFile: Nie ma polecenia '%@'. Aby podać ten tekst jako odpowiedź, wpisz %@.
    noSuchCommandSecret: Nie ma takiego polecenia. Aby podać ten tekst, poprzedź go ukośnikiem wstecznym.
    couldBe: „%@” może oznaczać: %@.
    orOthers|one: %@ lub jeszcze %@
    orOthers|few: %@ lub jeszcze %@
    orOthers|many: %@ lub jeszcze %@
    orOthers|other: %@ lub jeszcze %@
    optionsMatch|one: Opcje pasujące do „%@” (liczba: %@):
    optionsMatch|few: Opcje pasujące do „%@” (liczba: %@):
    optionsMatch|many: Opcje pasujące do „%@” (liczba: %@):
    optionsMatch|other: Opcje pasujące do „%@” (liczba: %@):
    moreMatches: i jeszcze %@
    which: Co oznacza „%@”? (numer, więcej liter lub Enter, aby zacząć od nowa)
    whichByName: Co oznacza „%@”? (więcej liter lub Enter, aby zacząć od nowa)
    whichHelp: Naciśnij Enter, aby ponownie odpowiedzieć na całe pytanie.
    noSuchOption: „%@” nie jest jedną z opcji. Podaj numery lub nazwy rozdzielone przecinkami.
    noSuchOptionName: „%@” nie jest jedną z opcji. Podaj nazwy rozdzielone przecinkami.
    quoted: „%@”: %@
    oneOnly: Podaj tylko jedną z opcji.
    notUTF8: Podaj tekst w kodowaniu UTF-8.
    lineTooLong: Tekst jest za długi. Limit bajtów w wierszu: %@.
    unendedText: Zakończ tekst wierszem zawierającym tylko kropkę.
    leftOver: Wszystkie pytania mają już odpowiedzi; ten wiersz jest zbędny.
    nameAndAnswer: Podaj nazwę i odpowiedź, na przykład name=answer.
    unknownField: Nieznane pole '%@'.
    didYouMean: Czy chodziło o '%@'?
    answeredAlready: Odpowiedź dla '%@' podano już w wierszu %@.
    notApplicable: Nie dotyczy przy tych odpowiedziach.
    line: wiersz %@
    adds: a = dodaj
    edits: %@ = edytuj
    removes: r%@ = usuń
    moves: m%@ %@ = przenieś
    duplicates: d%@ = powiel
    goesOn: Enter = dalej
    positions: %@–%@
    notPossibleHere: Nie można tu użyć „%@”. Dostępne: %@. Naciśnij Enter, aby kontynuować.
    onlyEnterHere: Nie można tu użyć „%@”. Naciśnij Enter, aby kontynuować.
    addHelp: Wpisz a, aby dodać wpis i odpowiedzieć na jego pytania.
    addHelpBefore: Wpisz a, aby dodać wpis na końcu, lub a1, aby dodać go przed wpisem 1, i odpowiedz na jego pytania.
    editHelp: Wpisz numer, aby ponownie odpowiedzieć na pytania tego wpisu.
    removeHelp: Wpisz r1, aby usunąć wpis 1.
    moveHelp: Wpisz m2 1, aby przenieść wpis 2 na pozycję 1.
    duplicateHelp: Wpisz d1, aby dodać za wpisem 1 jego kopię.
    enterContinues: Naciśnij Enter, aby kontynuować.
    removeEntry: Usunąć: %@, „%@”?
    notRemoved: Niczego nie usunięto.
    noSuchPosition: Nie ma wpisu %@. Podaj pozycję od 1 do %@.
    countsFromOne: Nie ma wpisu %@. Wpisy są numerowane od 1.
    namesAnswerOfEntry: Podaj wpis i jego pytanie, na przykład '%@'.
    namesOfEntry: Według nazwy: %@
    namesEntry: Podaj wpis, na przykład '%@'.
    addsEmptyEntry: '%@' dodaje pusty wpis.
    addsEntry: '%@' dodaje wpis.
    belongsToCase: To należy do opcji „%@”, która nie jest wybrana. Wpisz '%@', aby ją wybrać.
    review: Podsumowanie
    enterSubmits: Naciśnij Enter, aby wysłać, lub wpisz numer, aby zmienić odpowiedź. :cancel kończy.
    enterSubmitsBriefly: Naciśnij Enter, aby wysłać, lub wpisz numer, aby zmienić odpowiedź. ? pokazuje wszystkie odpowiedzi.
    enterSubmitsOnly: Naciśnij Enter, aby wysłać. :cancel kończy.
    cannotSubmit: Wpisz numer, aby zmienić odpowiedź. ? pokazuje wszystkie odpowiedzi, :cancel kończy.
    cannotSubmitOnly: Wpisz :cancel, aby zakończyć.
    changed: Zmienione:
    nothingChanged: Żadna odpowiedź nie została zmieniona.
    submitQuestion: %@?
    reviewHelp: Nic jeszcze nie zostało wysłane. < wraca do ostatniego pytania.
    buttons: Przyciski: %@
    noQuestions: Nie ma tu nic do wypełnienia.
    noSuchNumber: Nie ma numeru %@. Wpisz numer od 1 do %@.
    enterNumber: Wpisz numer od 1 do %@.
    noSuchNumberButOne: Nie ma numeru %@. Jedyny numer to 1.
    noSuchNameButOne: Nie ma tu „%@”. Wpisz 1 lub ?, aby zobaczyć wszystkie odpowiedzi.
    noSuchName: Nie ma tu „%@”. Wpisz numer od 1 do %@ lub ?, aby zobaczyć wszystkie odpowiedzi.
    noSuchNameButNear: Nie ma tu „%@”. Czy chodziło o „%@”?
    noSuchButton: Nie ma tu „%@”. Wpisz ?, aby wyświetlić pomoc.
    ambiguous: „%@” może oznaczać: %@. Wpisz numer.
    enterEdits: Naciśnij Enter, aby edytować. :cancel kończy.
    enterEditsOthers: Naciśnij Enter, aby edytować, lub wpisz numer, aby zmienić tylko tę odpowiedź. :cancel kończy.
    enterSaves: Naciśnij Enter, aby zapisać, lub wpisz numer, aby zmienić odpowiedź. :discard odrzuca zmiany, :cancel kończy.
    enterTriesAgain: Naciśnij Enter, aby spróbować ponownie, lub wpisz numer, aby zmienić odpowiedź. :cancel kończy.
    numberChanges: Wpisz numer, aby zmienić odpowiedź. :cancel kończy.
    readOnlyForm: Ten formularz jest tylko do odczytu. :cancel kończy.
    whatNext: Co dalej?
    editFirst: Najpierw wpisz :edit.
    isBeingEdited: Edycja już trwa.
    nothingToDiscard: Nie ma zmian do odrzucenia.
    saved: Zapisano.
    saveOrDiscard: %@ (%@, %@ lub Enter, aby edytować dalej)
    saveOrDiscardHelp: Wpisz %@ lub %@ albo naciśnij Enter, aby edytować dalej.
    lockedUntilEdit: „%@”: tego nie można jeszcze zmienić. Najpierw wpisz :edit.
    lockedForGood: „%@”: tego nie można zmienić. Ten formularz jest tylko do odczytu.
    lockedAnswer: Tego nie można zmienić. Formularz jest tylko do odczytu.
    noInput: Nie ma terminala ani danych wejściowych, z których można odczytać odpowiedzi.
    sendInput: Uruchom program w terminalu lub przekaż mu po jednym wierszu danych na każde pytanie.
    cannotWrite: Nie udało się zapisać wyniku na standardowe wyjście.
    secretFromPipe: Wartość '%@' jest poufna i odczytywana tylko z terminala; '%@' pozwala podać ją przez potok lub plik.
    endedAt: Dane wejściowe skończyły się na '%@', a tu nadal potrzebna jest odpowiedź.
    endedAtQuestion: Dane wejściowe się skończyły, a pytanie „%@” nadal wymaga odpowiedzi.
    ended: Dane wejściowe skończyły się przed wysłaniem formularza.
    endedUnsaved: Dane wejściowe się skończyły. Zmiany nie zostały zapisane.
    endedUnchanged: Dane wejściowe się skończyły.
    nothingSubmitted: Nic nie zostało wysłane.
    unknownOption: Nieznana opcja '%@'.
    helpListsOptions: '--help' wyświetla listę opcji.
    answersWithMode: '%@' i '%@' nie można użyć razem. Odpowiedzi podane z nazwami są odczytywane bez zadawania pytań.
    oneMode: '%@' i '%@' nie można użyć razem. Użyj tylko jednej z opcji '--dialogue', '--screen' i '--inline'.
    unexpectedArgument: Nieoczekiwany argument '%@'. Odpowiedzi są odczytywane ze standardowego wejścia.
    needsValue: '%@' wymaga wartości, na przykład '%@'.
    cannotRecord: Nie udało się zapisać nagrania w pliku '%@': %@.
    """#
  }
}

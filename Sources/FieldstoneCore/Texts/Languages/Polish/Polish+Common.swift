/// Polish.
enum Polish: LanguageTexts {
  static let code = "pl"
  static var common: String {
    #"""
    form: Formularz
    yes: Tak
    no: Nie
    required: Wymagane
    optional: Opcjonalne
    mixed: Różne wartości
    noAnswer: Brak odpowiedzi
    change: Zmień
    unavailable: niedostępne
    addOwnEntry: Dodaj „%@”
    notOffered: spoza dostępnych opcji
    notOfferedOption: %@ (spoza dostępnych opcji)
    noOptions: Brak opcji
    unavailableOption: %@ (niedostępne)
    search: Wyszukaj
    searchOptions: Wyszukaj: %@
    shownOptions: Pokazano %@ z %@. Użyj wyszukiwania, aby zawęzić listę.
    foundOptions|one: %@ wynik.
    foundOptions|few: %@ wyniki.
    foundOptions|many: %@ wyników.
    foundOptions|other: %@ wyniku.
    nothingFound: Niczego nie znaleziono.
    nothingFoundFor: Brak wyników dla „%@”.
    searching: Wyszukiwanie…
    searchFailed: Wyszukiwanie nie powiodło się.
    error: Błąd
    warning: Ostrzeżenie
    note: Informacja
    labelled: %@: %@
    count: %@ z %@
    range: %@ – %@
    countOfCharacters: Znaki: %@ z %@
    copy: Skopiuj
    copyValue: Skopiuj: %@
    copied: Skopiowano: %@.
    repeated: %@ (ponownie)
    showSecret: Pokaż: %@
    increase: Zwiększ: %@
    decrease: Zmniejsz: %@
    toFix: Do poprawy: %@
    stepNotStarted: Nie rozpoczęto
    stepInProgress: W toku
    stepDone: Gotowe
    notSubmitted|one: Nie wysłano: %@ pozycja wymaga uwagi.
    notSubmitted|few: Nie wysłano: %@ pozycje wymagają uwagi.
    notSubmitted|many: Nie wysłano: %@ pozycji wymaga uwagi.
    notSubmitted|other: Nie wysłano: %@ pozycji wymaga uwagi.
    changesNotSaved|one: Nie zapisano: %@ pozycja wymaga uwagi.
    changesNotSaved|few: Nie zapisano: %@ pozycje wymagają uwagi.
    changesNotSaved|many: Nie zapisano: %@ pozycji wymaga uwagi.
    changesNotSaved|other: Nie zapisano: %@ pozycji wymaga uwagi.
    notSubmittable: Tego formularza nie można jeszcze wysłać.
    failed: Coś poszło nie tak. Formularz nie został wysłany.
    answersKept: Odpowiedzi pozostały w formularzu.
    submit: Wyślij
    cancel: Anuluj
    edit: Edytuj
    save: Zapisz
    tryAgain: Spróbuj ponownie
    checking: Sprawdzanie…
    working: Przetwarzanie…
    actionFailed: Coś poszło nie tak. Spróbuj ponownie.
    stop: Zatrzymaj
    continueDraft: Kontynuować z zapisanymi odpowiedziami?
    continueDraftFrom: Kontynuować z zapisanymi odpowiedziami (%@)?
    resumeDraft: Kontynuuj
    startAnew: Zacznij od nowa
    keepBothDrafts: Zacznij od nowa i zachowaj je
    saveForLater: Zapisz na później
    draftSaved: Odpowiedzi zapisano o %@.
    unfitAnswers: Te odpowiedzi nie pasują już do formularza:
    draftNotRead: Nie udało się odczytać zapisanych odpowiedzi.
    draftNotSaved: Nie udało się zapisać odpowiedzi.
    saving: Zapisywanie…
    saved: Wszystkie zmiany są zapisane.
    notSaved: Zmiany nie zostały zapisane.
    unsavedChanges|one: %@ niezapisana zmiana
    unsavedChanges|few: %@ niezapisane zmiany
    unsavedChanges|many: %@ niezapisanych zmian
    unsavedChanges|other: %@ niezapisanej zmiany
    stepTitle: Krok %@ z %@: %@
    nextStep: Następny krok
    previousStep: Poprzedni krok
    allSteps: Wszystkie kroki
    keepMine: Zachowaj moją
    takeTheirs: Użyj nowszej
    keepAllMine: Zachowaj wszystkie moje
    takeAllTheirs: Użyj wszystkich nowszych
    changedElsewhere: Zmieniono także gdzie indziej
    mineAndTheirs: Twoja odpowiedź: %@. Nowsza: %@.
    mineAndTheirsBy: Twoja odpowiedź: %@. Nowsza (%@): %@.
    checkAnswers: Sprawdź odpowiedzi
    done: Gotowe
    back: Wstecz
    close: Zamknij
    undo: Cofnij
    redo: Ponów
    add: Dodaj
    remove: Usuń
    addSubform: Dodaj: %@
    removeSubform: Usuń: %@
    removeQuestion: Usunąć „%@” wraz z odpowiedziami?
    entry: Wpis
    entryInSentence: wpis
    list: Wpisy
    elementTitle: %@ %@ z %@
    numbered: %@ %@
    rowOfEntry: %@, %@
    entries|one: %@ wpis
    entries|few: %@ wpisy
    entries|many: %@ wpisów
    entries|other: %@ wpisu
    noEntries: Na razie brak.
    duplicate: Powiel
    moveUp: Przenieś w górę
    isFirst: To już pierwsza pozycja.
    isLast: To już ostatnia pozycja.
    moveDown: Przenieś w dół
    saveQuestion: Zapisać zmiany?
    discardQuestion: Odrzucić zmiany?
    leaveQuestion: Opuścić formularz?
    answersLost: Odpowiedzi zostaną utracone.
    changesLost: Niezapisane zmiany zostaną utracone.
    discard: Odrzuć
    keepEditing: Edytuj dalej
    submitted: Wysłano.
    cancelled: Anulowano. Nic nie zostało wysłane.
    dimensions: %@ × %@
    textFile: tekst
    audioFile: dźwięk
    videoFile: wideo
    unknownFile: nieznany
    removeFile: Usuń plik
    either: %@ lub %@
    both: %@ i %@
    quoted: „%@”
    listed: %1$@, %2$@
    phrases: %1$@. %2$@
    sentences: %1$@ %2$@
    groups: %1$@; %2$@
    bracketed: %1$@ (%2$@)
    """#
  }
}

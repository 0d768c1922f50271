extension Polish {
  static var window: String {
    #"""
    openCalendar: Wybierz w kalendarzu: %@
    openClock: Wybierz na zegarze: %@
    openGrid: Wybierz: %@
    hours: Godziny
    minutes: Minuty
    set: Ustaw
    earlier: Wcześniej
    later: Później
    clear: Wyczyść: %@
    next: Następna opcja: %@
    previous: Poprzednia opcja: %@
    selectAll: Zaznacz wszystko
    selectNone: Odznacz wszystko
    more: i jeszcze %@
    chooseFile: Wybierz…
    chooseFileFor: Wybierz plik: %@
    removeFileOf: Usuń: %@
    fileNotFound: Nie ma pliku „%@”. Wybierz inny plik.
    isFolder: „%@” to folder. Wybierz plik.
    fileNotReadable: Nie można odczytać pliku „%@”. Wybierz inny plik.
    filesNotAdded: Nie dodano plików
    acceptedFiles: Obsługiwane pliki
    allFiles: Wszystkie pliki
    tryAgain: Spróbuj ponownie
    suggestionsFor: Propozycje: %@
    keepEditing: Edytuj dalej
    saveQuestion: Zapisać zmiany?
    leaveQuestion: Opuścić formularz?
    discardQuestion: Odrzucić zmiany?
    goTo: Przejdź do „%@”
    notSubmitted: Nie wysłano formularza
    changesNotSaved: Nie zapisano zmian
    removeQuestion: Usunąć „%@”?
    removalUndone: Odpowiedzi w tej części zostaną usunięte. Można je przywrócić poleceniem „Cofnij”.
    keep: Zachowaj
    moveUp: Przenieś w górę
    moveDown: Przenieś w dół
    actions: Działania
    actionsOf: Działania: %@
    removed: Usunięto „%@”
    saveForLater: Zapisz na później
    """#
  }
}

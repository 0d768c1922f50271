extension Polish {
  static var web: String {
    #"""
    choose: Wybierz…
    previousOption: Poprzednia opcja: %@
    nextOption: Następna opcja: %@
    noPreviousOption: Poprzednia opcja
    noNextOption: Następna opcja
    addChecked: Dodaj
    allChosen: Wybrano wszystkie opcje.
    selectAll: Zaznacz wszystko
    selectNone: Odznacz wszystko
    nothingChosen: Nic nie wybrano
    savedSecret: Zapisano. Aby zachować, pozostaw puste.
    errorTitle: Błąd: %@
    thereIsAProblem|one: Wystąpił problem
    thereIsAProblem|few: Wystąpiły problemy
    thereIsAProblem|many: Wystąpiły problemy
    thereIsAProblem|other: Wystąpiły problemy
    furtherQuestions: Jeszcze kilka pytań
    savedNotSubmittable: Tego formularza nie można jeszcze wysłać. Odpowiedzi są zapisane.
    saving: Zapisywanie…
    saved: Zapisano
    tryingAgain: Nie zapisano. Ponawianie próby…
    unfinished: Dokończ tę odpowiedź lub ją wyczyść.
    notSavable: Zmian nie można jeszcze zapisać.
    leftTitle: Zamknięto
    left: Formularz został opuszczony.
    openAgain: Otwórz ponownie
    leaveQuestion: Odrzucić odpowiedzi?
    answersWillBeLost: Wszystkie wpisane dane zostaną utracone.
    update: Aktualizuj
    undoAnswer: Cofnij: %@
    redoAnswer: Ponów: %@
    undone: Cofnięto: %@.
    redone: Ponowiono: %@.
    notUndone: Niczego nie cofnięto, ponieważ w międzyczasie zmieniło się coś innego.
    notRedone: Niczego nie ponowiono, ponieważ w międzyczasie zmieniło się coś innego.
    onPage: %@ (%@)
    searchToSee: Liczba opcji: %@. Wyszukaj, aby je zobaczyć.
    searchTooLong: Tekst do wyszukania jest za długi. Maksymalna liczba znaków: %@.
    tookTooLong: Trwało to zbyt długo i zostało przerwane. Spróbuj ponownie.
    searchAgain: Wyszukiwanie… Wyszukaj ponownie, aby zobaczyć wyniki.
    moveUpElement: Przenieś w górę: %@
    moveDownElement: Przenieś w dół: %@
    duplicateElement: Powiel: %@
    removeElement: Usuń: %@
    moveUpThisElement: Przenieś ten wpis w górę
    moveDownThisElement: Przenieś ten wpis w dół
    duplicateThisElement: Powiel ten wpis
    removeThisElement: Usuń ten wpis
    elementRemoved: Usunięto „%@”.
    answersLost: Przed wysłaniem tych odpowiedzi coś zostało usunięte lub ukryte, więc nie udało się ich zapisać:
    removed: Usunięto „%@” wraz z odpowiedziami.
    submittedTitle: Wysłano
    submitted: Dziękujemy. Odpowiedzi zostały wysłane.
    cancelledTitle: Anulowano
    cancelled: Nic nie zostało wysłane.
    startAgain: Zacznij od nowa
    freshStart: Przerwa trwała zbyt długo i odpowiedzi nie są już dostępne. Tutaj można zacząć od nowa.
    backToForm: Wróć do formularza
    notFoundTitle: Nie znaleziono
    notFound: Nie ma takiej strony.
    notAllowedTitle: Niedozwolone
    notAllowed: Tę stronę można tylko odczytać i wypełnić.
    notSavedTitle: Nie udało się zapisać odpowiedzi
    notUnderstood: Nie odpowiadają temu, o co pytał formularz. Nic nie zostało zmienione.
    foreign: Ta strona wygasła. Nic nie zostało zmienione.
    outdated: Ta strona jest nieaktualna. Sprawdź odpowiedzi i wyślij je ponownie.
    endedTitle: Sesja została zakończona
    ended: Przerwa trwała zbyt długo i odpowiedzi nie są już dostępne. Nic nie zostało wysłane.
    kept: Ta strona jest nieaktualna. Odpowiedzi zostały zachowane, z wyjątkiem tych właśnie tu zmienionych.
    goOn: Kontynuuj
    expiredTitle: Ta strona wygasła
    expired: Zapisane odpowiedzi nie są już dostępne. Nic nie zostało wysłane.
    unusableTitle: Nie można użyć tego formularza
    unusable: W samym formularzu jest usterka. Nic nie zostało wysłane.
    upload: Prześlij
    uploadFor: Prześlij: %@
    withoutFile: Kontynuuj bez pliku
    tooMuchUpload: Jednorazowo można przesłać najwyżej %@. Nic nie zostało zmienione.
    tooMuch: Formularz nie może przyjąć tak dużo danych. Nic nie zostało zmienione.
    failedTitle: Coś poszło nie tak
    failed: Nie udało się wysłać formularza. Odpowiedzi są zapisane; spróbuj ponownie.
    notSaved: Nie udało się zapisać odpowiedzi. Spróbuj ponownie.
    busyTitle: Przetwarzanie jeszcze trwa
    busy: Poprzednio wysłane dane są jeszcze przetwarzane. Zaczekaj chwilę, a potem otwórz formularz ponownie.
    busySending: Poprzednio wysłane dane są jeszcze przetwarzane. Zaczekaj chwilę, a potem wyślij te dane ponownie.
    notRead: Odpowiedzi nie można w tej chwili odczytać. Spróbuj ponownie.
    language: Język
    """#
  }
}

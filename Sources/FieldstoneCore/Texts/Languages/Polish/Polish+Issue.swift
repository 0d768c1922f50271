extension Polish {
  static var issue: String {
    #"""
    required: To pole jest wymagane.
    mustBeTrue: Zaznacz to, aby kontynuować.
    tooShort|one: Wpisz co najmniej %@ znak.
    tooShort|few: Wpisz co najmniej %@ znaki.
    tooShort|many: Wpisz co najmniej %@ znaków.
    tooShort|other: Wpisz co najmniej %@ znaku.
    tooLong|one: Wpisz najwyżej %@ znak. Obecna liczba znaków: %@.
    tooLong|few: Wpisz najwyżej %@ znaki. Obecna liczba znaków: %@.
    tooLong|many: Wpisz najwyżej %@ znaków. Obecna liczba znaków: %@.
    tooLong|other: Wpisz najwyżej %@ znaku. Obecna liczba znaków: %@.
    wrongLength|one: Wpisz dokładnie %@ znak.
    wrongLength|few: Wpisz dokładnie %@ znaki.
    wrongLength|many: Wpisz dokładnie %@ znaków.
    wrongLength|other: Wpisz dokładnie %@ znaku.
    notEmail: Podaj adres e-mail, na przykład name@example.org.
    notURL: Podaj adres strony internetowej, na przykład https://example.org.
    notUUID: Podaj identyfikator UUID, na przykład 123e4567-e89b-12d3-a456-426614174000.
    patternMismatch: Sprawdź format.
    characterNotAllowed: Nie można tu użyć znaku „%@”.
    someCharacterNotAllowed: Jednego ze znaków nie można tu użyć.
    tab: Usuń znak tabulacji.
    lineBreak: Usuń podział wiersza.
    invisibleCharacter: Usuń niewidoczny znak U+%@.
    someInvisibleCharacter: Usuń niewidoczny znak.
    severalCharacters: Usuń %@.
    theTab: znak tabulacji
    theLineBreak: podział wiersza
    theInvisibleCharacter: niewidoczny znak %@
    theInvisibleCharacters: niewidoczne znaki %@
    valueFromTo: Podaj wartość od %@ do %@.
    valueOnly: Podaj wartość: %@.
    orMore: Podaj co najmniej %@.
    orLess: Podaj najwyżej %@.
    orLater: Dozwolone: %@ lub później.
    orEarlier: Dozwolone: %@ lub wcześniej.
    outOfRange: Ta wartość jest poza zakresem.
    noPossibleNumber: Teraz żadna wartość nie pasuje: musi wynosić co najmniej %@, ale też najwyżej %@. Sprawdź pozostałe odpowiedzi.
    noPossibleDate: Teraz żadna wartość nie pasuje: musi to być %@ lub później, ale też %@ lub wcześniej. Sprawdź pozostałe odpowiedzi.
    notNumber: Podaj liczbę, na przykład %@.
    numberFromTo: Podaj liczbę od %@ do %@.
    numberOrMore: Podaj liczbę, co najmniej %@.
    numberOrLess: Podaj liczbę, najwyżej %@.
    notWholeNumber: Podaj liczbę całkowitą, na przykład 12.
    wholeNumberFromTo: Podaj liczbę całkowitą od %@ do %@.
    wholeNumberOrMore: Podaj liczbę całkowitą, co najmniej %@.
    wholeNumberOrLess: Podaj liczbę całkowitą, najwyżej %@.
    notPercentage: Podaj wartość procentową, na przykład %@.
    notAmount: Podaj kwotę (waluta: %@), na przykład %@.
    notMeasured: Podaj wartość w jednostce %@, na przykład %@, lub dopisz inną jednostkę: %@.
    notWholeInUnit: %1$@ to %2$@ %3$@. Podaj liczbę całkowitą w jednostce %3$@.
    notByteCount: Podaj rozmiar, na przykład %@ MB.
    notDuration: Podaj czas trwania, na przykład 1h 30m lub 1:30.
    notRange: Podaj dwie wartości rozdzielone myślnikiem.
    notRangeLike: Podaj dwie wartości rozdzielone myślnikiem, na przykład %@.
    reversedRange: Podaj obie wartości we właściwej kolejności: %@.
    tooManyDecimals|one: Podaj najwyżej %@ cyfrę po przecinku, na przykład %@.
    tooManyDecimals|few: Podaj najwyżej %@ cyfry po przecinku, na przykład %@.
    tooManyDecimals|many: Podaj najwyżej %@ cyfr po przecinku, na przykład %@.
    tooManyDecimals|other: Podaj najwyżej %@ cyfry po przecinku, na przykład %@.
    noDecimals: Podaj kwotę bez cyfr po przecinku, na przykład %@.
    tooManyDigits|one: Podaj najwyżej %@ cyfrę.
    tooManyDigits|few: Podaj najwyżej %@ cyfry.
    tooManyDigits|many: Podaj najwyżej %@ cyfr.
    tooManyDigits|other: Podaj najwyżej %@ cyfry.
    notDate: Podaj datę, na przykład %@.
    dateFromTo: Podaj datę od %@ do %@.
    dateOrLater: Podaj datę: %@ lub późniejszą.
    dateOrEarlier: Podaj datę: %@ lub wcześniejszą.
    notTime: Podaj godzinę, na przykład %@.
    timeFromTo: Podaj godzinę od %@ do %@.
    timeOrLater: Podaj godzinę: %@ lub późniejszą.
    timeOrEarlier: Podaj godzinę: %@ lub wcześniejszą.
    notDateAndTime: Podaj datę i godzinę, na przykład %@.
    dateAndTimeFromTo: Podaj datę i godzinę od %@ do %@.
    dateAndTimeOrLater: Podaj datę i godzinę: %@ lub później.
    dateAndTimeOrEarlier: Podaj datę i godzinę: %@ lub wcześniej.
    notMonth: Podaj miesiąc, na przykład %@.
    monthFromTo: Podaj miesiąc z zakresu %@ – %@.
    monthOrLater: Podaj miesiąc: %@ lub późniejszy.
    monthOrEarlier: Podaj miesiąc: %@ lub wcześniejszy.
    notYear: Podaj rok, na przykład %@.
    yearFromTo: Podaj rok od %@ do %@.
    yearOrLater: Podaj rok: %@ lub późniejszy.
    yearOrEarlier: Podaj rok: %@ lub wcześniejszy.
    noSuchDate: Data %@ nie istnieje. Podaj datę, na przykład %@.
    noSuchTime: Godzina %@ nie istnieje. Podaj godzinę, na przykład %@.
    noSuchDateAndTime: Termin %@ nie istnieje. Podaj datę i godzinę, na przykład %@.
    noSuchMonth: Miesiąc %@ nie istnieje. Podaj miesiąc, na przykład %@.
    noSuchYear: Rok %@ nie istnieje. Podaj rok, na przykład %@.
    luhn: To nie jest prawidłowy numer karty. Sprawdź cyfry.
    iban: To nie jest prawidłowy numer IBAN. Sprawdź litery i cyfry.
    notInForm: Użyj formatu %@.
    notOneOf: Podaj jedną z tych wartości: %@.
    notOption: „%@” nie jest jedną z opcji.
    secretNotOption: To nie jest jedna z opcji.
    notYesOrNo: Wpisz „tak” lub „nie”.
    unavailableOption: Opcja „%@” jest niedostępna. Wybierz inną.
    unavailableOptions: Niedostępne opcje: %@. Wybierz inne.
    secretUnavailableOption: Ta opcja jest niedostępna. Wybierz inną.
    tooFewChosen|one: Wybierz co najmniej %@ opcję.
    tooFewChosen|few: Wybierz co najmniej %@ opcje.
    tooFewChosen|many: Wybierz co najmniej %@ opcji.
    tooFewChosen|other: Wybierz co najmniej %@ opcji.
    tooManyChosen|one: Wybierz najwyżej %@ opcję. Liczba wybranych opcji: %@.
    tooManyChosen|few: Wybierz najwyżej %@ opcje. Liczba wybranych opcji: %@.
    tooManyChosen|many: Wybierz najwyżej %@ opcji. Liczba wybranych opcji: %@.
    tooManyChosen|other: Wybierz najwyżej %@ opcji. Liczba wybranych opcji: %@.
    tooFewEntries|one: Dodaj co najmniej %@ wpis.
    tooFewEntries|few: Dodaj co najmniej %@ wpisy.
    tooFewEntries|many: Dodaj co najmniej %@ wpisów.
    tooFewEntries|other: Dodaj co najmniej %@ wpisu.
    tooManyEntries|one: Można mieć najwyżej %@ wpis. Usuń pozostałe.
    tooManyEntries|few: Można mieć najwyżej %@ wpisy. Usuń pozostałe.
    tooManyEntries|many: Można mieć najwyżej %@ wpisów. Usuń pozostałe.
    tooManyEntries|other: Można mieć najwyżej %@ wpisu. Usuń pozostałe.
    repeatedEntry: Wpis %@ się powtarza. Zmień go lub usuń.
    repeatedAnswer: „%@” występuje na liście więcej niż raz. Zmień lub usuń powtórzenie.
    isFull: Nie można dodać więcej.
    isMaximum: To już maksimum (%@).
    mismatch: Odpowiedź nie zgadza się z polem „%@”.
    notChecked: Nie udało się tego sprawdzić. Spróbuj ponownie.
    changedBy: Odpowiedź zmieniona przez: %@. Nowsza odpowiedź: „%@”. Zachowaj swoją lub użyj nowszej.
    changedElsewhere: Odpowiedź zmieniono gdzie indziej na „%@”. Zachowaj swoją lub użyj nowszej.
    clearedBy: Odpowiedź wyczyszczona przez: %@. Zachowaj swoją lub także pozostaw pole puste.
    clearedElsewhere: Odpowiedź wyczyszczono gdzie indziej. Zachowaj swoją lub także pozostaw pole puste.
    secretChangedBy: Odpowiedź zmieniona przez: %@. Zachowaj swoją lub użyj nowszej.
    secretChangedElsewhere: Odpowiedź zmieniono gdzie indziej. Zachowaj swoją lub użyj nowszej.
    removedBy: Usunięte przez: %@. Zachowaj lub usuń także tutaj.
    removedElsewhere: Usunięto gdzie indziej. Zachowaj lub usuń także tutaj.
    newerBy: W międzyczasie wprowadzono zmiany (%@). Sprawdź odpowiedzi i wyślij je ponownie.
    newer: W międzyczasie zmieniono coś gdzie indziej. Sprawdź odpowiedzi i wyślij je ponownie.
    ofSomeObjects: %@ (%@ z %@ obiektów)
    ofOneObject: %@ (obiekt %@ z %@)
    cannotBeAdded: Podaj liczbę po znaku + lub −, na przykład %@.
    tooMuchText: Tekst jest za długi. Limit w bajtach: %@.
    fileTooLarge: Wybierz plik o rozmiarze do %@.
    wrongFileType: Wybierz plik typu: %@.
    wrongFileTypeFound: Format pliku „%@”: %@. Wybierz plik typu: %@.
    tooFewPixels: Wybierz obraz o wymiarach co najmniej %@ pikseli. Ten ma %@.
    tooManyPixels: Wybierz obraz o wymiarach najwyżej %@ pikseli. Ten ma %@.
    damagedFile: Plik „%@” jest uszkodzony lub niekompletny. Wybierz inny plik.
    emptyFile: Plik „%@” jest pusty. Wybierz inny plik.
    cutFile: Plik „%@” nie dotarł w całości. Wybierz go ponownie.
    unknownFile: Ten plik nie jest już dostępny. Wybierz go ponownie.
    fileNotStored: Nie udało się zapisać pliku „%@”. Spróbuj ponownie.
    fileNotFound: Nie ma pliku „%@”. Podaj ścieżkę pliku.
    isFolder: „%@” to folder. Podaj ścieżkę pliku.
    fileNotReadable: Nie można odczytać pliku „%@”. Podaj ścieżkę innego pliku.
    noLongerThere: Tego nie ma już w formularzu.
    namedNoLongerThere: „%@”: tego nie ma już w formularzu.
    cannotBeChanged: Tego nie można zmienić.
    cannotBeAnswered: Nie można na to odpowiedzieć w ten sposób.
    noEffect: Nie ma nic do zrobienia.
    hasProblems: W tym formularzu jest usterka, dlatego nie można go wysłać.
    submitting: Formularz jest zajęty. Zaczekaj chwilę.
    closed: Formularz jest zamknięty.
    """#
  }
}

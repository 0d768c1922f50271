extension Polish {
  static var hint: String {
    #"""
    example: Na przykład %@
    email: Na przykład name@example.org
    emailWords: mail, mejl, elektroniczn
    url: Na przykład https://example.org
    uuid: Na przykład 123e4567-e89b-12d3-a456-426614174000
    byteCount: Na przykład %@ MB
    duration: Na przykład 1h 30m
    unitsToo: Można też użyć: %@
    oneOf: Jedna z wartości: %@
    fromTo: Od %@ do %@
    only: Tylko %@
    orMore: Co najmniej %@
    orLess: Najwyżej %@
    orLater: %@ lub później
    orEarlier: %@ lub wcześniej
    atLeastCharacters|one: Co najmniej %@ znak
    atLeastCharacters|few: Co najmniej %@ znaki
    atLeastCharacters|many: Co najmniej %@ znaków
    atLeastCharacters|other: Co najmniej %@ znaku
    atMostCharacters|one: Najwyżej %@ znak
    atMostCharacters|few: Najwyżej %@ znaki
    atMostCharacters|many: Najwyżej %@ znaków
    atMostCharacters|other: Najwyżej %@ znaku
    charactersFromTo: Od %@ do %@ znaków
    atLeastOptions: Wybierz co najmniej %@
    atMostOptions: Wybierz najwyżej %@
    optionsFromTo: Wybierz od %@ do %@
    exactlyOptions: Wybierz dokładnie %@
    orNone: %@ lub pozostaw puste
    upToSize: Do %@
    atLeastPixels: Co najmniej %@ pikseli
    atMostPixels: Najwyżej %@ pikseli
    exactlyCharacters|one: %@ znak
    exactlyCharacters|few: %@ znaki
    exactlyCharacters|many: %@ znaków
    exactlyCharacters|other: %@ znaku
    """#
  }
}

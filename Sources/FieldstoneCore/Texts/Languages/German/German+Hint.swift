extension German {
  static var hint: String {
    #"""
    example: Zum Beispiel %@
    email: Zum Beispiel name@example.org
    emailWords: mail, e-post
    url: Zum Beispiel https://example.org
    uuid: Zum Beispiel 123e4567-e89b-12d3-a456-426614174000
    byteCount: Zum Beispiel %@ MB
    duration: Zum Beispiel 1h 30m
    unitsToo: Auch möglich: %@
    oneOf: Eines davon: %@
    fromTo: %@ bis %@
    only: Nur %@
    orMore: Mindestens %@
    orLess: Höchstens %@
    orLater: %@ oder später
    orEarlier: %@ oder früher
    atLeastCharacters|one: Mindestens %@ Zeichen
    atLeastCharacters|other: Mindestens %@ Zeichen
    atMostCharacters|one: Höchstens %@ Zeichen
    atMostCharacters|other: Höchstens %@ Zeichen
    charactersFromTo: %@ bis %@ Zeichen
    atLeastOptions: Mindestens %@ auswählen
    atMostOptions: Höchstens %@ auswählen
    optionsFromTo: %@ bis %@ auswählen
    exactlyOptions: Genau %@ auswählen
    orNone: %@ oder gar keine
    upToSize: Bis zu %@
    atLeastPixels: Mindestens %@ Pixel
    atMostPixels: Höchstens %@ Pixel
    exactlyCharacters|one: %@ Zeichen
    exactlyCharacters|other: %@ Zeichen
    """#
  }
}

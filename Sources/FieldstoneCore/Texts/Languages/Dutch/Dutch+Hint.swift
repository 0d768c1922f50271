extension Dutch {
  static var hint: String {
    #"""
    example: Bijvoorbeeld %@
    email: Bijvoorbeeld name@example.org
    emailWords: mail
    url: Bijvoorbeeld https://example.org
    uuid: Bijvoorbeeld 123e4567-e89b-12d3-a456-426614174000
    byteCount: Bijvoorbeeld %@ MB
    duration: Bijvoorbeeld 1h 30m
    unitsToo: U kunt ook %@ gebruiken
    oneOf: Een van deze: %@
    fromTo: Van %@ tot en met %@
    only: Alleen %@
    orMore: %@ of meer
    orLess: %@ of minder
    orLater: %@ of later
    orEarlier: %@ of eerder
    atLeastCharacters|one: Minstens %@ teken
    atLeastCharacters|other: Minstens %@ tekens
    atMostCharacters|one: Hoogstens %@ teken
    atMostCharacters|other: Hoogstens %@ tekens
    charactersFromTo: %@ tot en met %@ tekens
    atLeastOptions: Kies er minstens %@
    atMostOptions: Kies er hoogstens %@
    optionsFromTo: Kies er %@ tot en met %@
    exactlyOptions: Kies er %@
    orNone: %@, of geen
    upToSize: Hoogstens %@
    atLeastPixels: Minstens %@ pixels
    atMostPixels: Hoogstens %@ pixels
    exactlyCharacters|one: %@ teken
    exactlyCharacters|other: %@ tekens
    """#
  }
}

extension French {
  static var hint: String {
    #"""
    example: Par exemple %@
    email: Par exemple name@example.org
    emailWords: mail, mél, courriel, électronique
    url: Par exemple https://example.org
    uuid: Par exemple 123e4567-e89b-12d3-a456-426614174000
    byteCount: Par exemple %@ MB
    duration: Par exemple 1h 30m
    unitsToo: Vous pouvez aussi utiliser %@
    oneOf: L’une de ces valeurs : %@
    fromTo: Entre %@ et %@
    only: Uniquement %@
    orMore: %@ ou plus
    orLess: %@ ou moins
    orLater: %@ ou plus tard
    orEarlier: %@ ou plus tôt
    atLeastCharacters|one: Au moins %@ caractère
    atLeastCharacters|many: Au moins %@ de caractères
    atLeastCharacters|other: Au moins %@ caractères
    atMostCharacters|one: %@ caractère au maximum
    atMostCharacters|many: %@ de caractères au maximum
    atMostCharacters|other: %@ caractères au maximum
    charactersFromTo: De %@ à %@ caractères
    atLeastOptions: Choisissez-en au moins %@
    atMostOptions: Choisissez-en au maximum %@
    optionsFromTo: Choisissez-en entre %@ et %@
    exactlyOptions: Choisissez-en %@
    orNone: %@, ou rien
    upToSize: %@ au maximum
    atLeastPixels: Au moins %@ pixels
    atMostPixels: %@ pixels au maximum
    exactlyCharacters|one: %@ caractère
    exactlyCharacters|many: %@ de caractères
    exactlyCharacters|other: %@ caractères
    """#
  }
}

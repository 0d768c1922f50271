extension Italian {
  static var hint: String {
    #"""
    example: Per esempio %@
    email: Per esempio nome@example.org
    emailWords: mail, posta
    url: Per esempio https://example.org
    uuid: Per esempio 123e4567-e89b-12d3-a456-426614174000
    byteCount: Per esempio %@ MB
    duration: Per esempio 1h 30m
    unitsToo: Puoi usare anche %@
    oneOf: Uno di questi: %@
    fromTo: Da %@ a %@
    only: Solo %@
    orMore: %@ o più
    orLess: %@ o meno
    orLater: %@ o dopo
    orEarlier: %@ o prima
    atLeastCharacters|one: Almeno %@ carattere
    atLeastCharacters|many: Almeno %@ di caratteri
    atLeastCharacters|other: Almeno %@ caratteri
    atMostCharacters|one: Al massimo %@ carattere
    atMostCharacters|many: Al massimo %@ di caratteri
    atMostCharacters|other: Al massimo %@ caratteri
    charactersFromTo: Da %@ a %@ caratteri
    atLeastOptions: Scegline almeno %@
    atMostOptions: Scegline al massimo %@
    optionsFromTo: Scegline da %@ a %@
    exactlyOptions: Scegline %@
    orNone: %@, o nessuna
    upToSize: Fino a %@
    atLeastPixels: Almeno %@ pixel
    atMostPixels: Al massimo %@ pixel
    exactlyCharacters|one: %@ carattere
    exactlyCharacters|many: %@ di caratteri
    exactlyCharacters|other: %@ caratteri
    """#
  }
}

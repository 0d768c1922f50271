extension Spanish {
  static var hint: String {
    #"""
    example: Por ejemplo, %@
    email: Por ejemplo, nombre@example.org
    emailWords: mail, correo
    url: Por ejemplo, https://example.org
    uuid: Por ejemplo, 123e4567-e89b-12d3-a456-426614174000
    byteCount: Por ejemplo, %@ MB
    duration: Por ejemplo, 1h 30m
    unitsToo: También puede usar %@
    oneOf: Uno de estos: %@
    fromTo: De %@ a %@
    only: Solo %@
    orMore: %@ o más
    orLess: %@ o menos
    orLater: %@ o posterior
    orEarlier: %@ o anterior
    atLeastCharacters|one: Al menos %@ carácter
    atLeastCharacters|many: Al menos %@ de caracteres
    atLeastCharacters|other: Al menos %@ caracteres
    atMostCharacters|one: Como máximo %@ carácter
    atMostCharacters|many: Como máximo %@ de caracteres
    atMostCharacters|other: Como máximo %@ caracteres
    charactersFromTo: De %@ a %@ caracteres
    atLeastOptions: Elija al menos %@
    atMostOptions: Elija como máximo %@
    optionsFromTo: Elija de %@ a %@
    exactlyOptions: Elija %@
    orNone: %@, o ninguna
    upToSize: Hasta %@
    atLeastPixels: Al menos %@ píxeles
    atMostPixels: Como máximo %@ píxeles
    exactlyCharacters|one: %@ carácter
    exactlyCharacters|many: %@ de caracteres
    exactlyCharacters|other: %@ caracteres
    """#
  }
}

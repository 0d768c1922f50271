extension BrazilianPortuguese {
  static var hint: String {
    #"""
    example: Por exemplo, %@
    email: Por exemplo, nome@example.org
    emailWords: mail, correio
    url: Por exemplo, https://example.org
    uuid: Por exemplo, 123e4567-e89b-12d3-a456-426614174000
    byteCount: Por exemplo, %@ MB
    duration: Por exemplo, 1h 30m
    unitsToo: Você também pode usar %@
    oneOf: Um destes: %@
    fromTo: De %@ a %@
    only: Somente %@
    orMore: %@ ou mais
    orLess: %@ ou menos
    orLater: %@ ou depois
    orEarlier: %@ ou antes
    atLeastCharacters|one: Pelo menos %@ caractere
    atLeastCharacters|many: Pelo menos %@ de caracteres
    atLeastCharacters|other: Pelo menos %@ caracteres
    atMostCharacters|one: No máximo %@ caractere
    atMostCharacters|many: No máximo %@ de caracteres
    atMostCharacters|other: No máximo %@ caracteres
    charactersFromTo: De %@ a %@ caracteres
    atLeastOptions: Escolha pelo menos %@
    atMostOptions: Escolha no máximo %@
    optionsFromTo: Escolha de %@ a %@
    exactlyOptions: Escolha %@
    orNone: %@, ou nenhuma
    upToSize: Até %@
    atLeastPixels: Pelo menos %@ pixels
    atMostPixels: No máximo %@ pixels
    exactlyCharacters|one: %@ caractere
    exactlyCharacters|many: %@ de caracteres
    exactlyCharacters|other: %@ caracteres
    """#
  }
}

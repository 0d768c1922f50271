extension Turkish {
  static var hint: String {
    #"""
    example: Örneğin %@
    email: Örneğin name@example.org
    emailWords: mail, posta
    url: Örneğin https://example.org
    uuid: Örneğin 123e4567-e89b-12d3-a456-426614174000
    byteCount: Örneğin %@ MB
    duration: Örneğin 1h 30m
    unitsToo: Şunları da kullanabilirsiniz: %@
    oneOf: Şunlardan biri: %@
    fromTo: %@ ile %@ arasında
    only: Yalnızca %@
    orMore: En az %@
    orLess: En çok %@
    orLater: %@ veya sonrası
    orEarlier: %@ veya öncesi
    atLeastCharacters|one: En az %@ karakter
    atLeastCharacters|other: En az %@ karakter
    atMostCharacters|one: En çok %@ karakter
    atMostCharacters|other: En çok %@ karakter
    charactersFromTo: En az %@, en çok %@ karakter
    atLeastOptions: En az %@ tane seçin
    atMostOptions: En çok %@ tane seçin
    optionsFromTo: En az %@, en çok %@ tane seçin
    exactlyOptions: %@ tane seçin
    orNone: %@ ya da boş bırakın
    upToSize: En çok %@
    atLeastPixels: En az %@ piksel
    atMostPixels: En çok %@ piksel
    exactlyCharacters|one: %@ karakter
    exactlyCharacters|other: %@ karakter
    """#
  }
}

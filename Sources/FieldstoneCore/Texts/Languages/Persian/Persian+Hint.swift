extension Persian {
  static var hint: String {
    #"""
    example: مثال: %@
    email: مثال: name@example.org
    emailWords: ایمیل, رایانامه, پست الکترونیک
    url: مثال: https://example.org
    uuid: مثال: 123e4567-e89b-12d3-a456-426614174000
    byteCount: مثال: %@ MB
    duration: مثال: 1h 30m
    unitsToo: می‌توانید از %@ هم استفاده کنید
    oneOf: یکی از این‌ها: %@
    fromTo: از %@ تا %@
    only: فقط %@
    orMore: %@ یا بیشتر
    orLess: %@ یا کمتر
    orLater: %@ یا پس از آن
    orEarlier: %@ یا پیش از آن
    atLeastCharacters|one: حداقل %@ نویسه
    atLeastCharacters|other: حداقل %@ نویسه
    atMostCharacters|one: حداکثر %@ نویسه
    atMostCharacters|other: حداکثر %@ نویسه
    charactersFromTo: %@ تا %@ نویسه
    atLeastOptions: حداقل %@ گزینه انتخاب کنید
    atMostOptions: حداکثر %@ گزینه انتخاب کنید
    optionsFromTo: %@ تا %@ گزینه انتخاب کنید
    exactlyOptions: %@ گزینه انتخاب کنید
    orNone: %@، یا هیچ‌کدام
    upToSize: حداکثر %@
    atLeastPixels: حداقل %@ پیکسل
    atMostPixels: حداکثر %@ پیکسل
    exactlyCharacters|one: %@ نویسه
    exactlyCharacters|other: %@ نویسه
    """#
  }
}

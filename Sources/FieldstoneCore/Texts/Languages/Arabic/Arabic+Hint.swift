extension Arabic {
  static var hint: String {
    #"""
    example: مثال: %@
    email: مثال: name@example.org
    emailWords: بريد, إيميل
    url: مثال: https://example.org
    uuid: مثال: 123e4567-e89b-12d3-a456-426614174000
    byteCount: مثال: %@ MB
    duration: مثال: 1h 30m
    unitsToo: يمكن أيضًا استخدام %@
    oneOf: واحد مما يلي: %@
    fromTo: من %@ إلى %@
    only: %@ فقط
    orMore: %@ أو أكثر
    orLess: %@ أو أقل
    orLater: %@ أو ما بعد ذلك
    orEarlier: %@ أو ما قبل ذلك
    atLeastCharacters|zero: %@ حرف على الأقل
    atLeastCharacters|one: حرف واحد على الأقل
    atLeastCharacters|two: حرفان على الأقل
    atLeastCharacters|few: %@ أحرف على الأقل
    atLeastCharacters|many: %@ حرفًا على الأقل
    atLeastCharacters|other: %@ حرف على الأقل
    atMostCharacters|zero: %@ حرف على الأكثر
    atMostCharacters|one: حرف واحد على الأكثر
    atMostCharacters|two: حرفان على الأكثر
    atMostCharacters|few: %@ أحرف على الأكثر
    atMostCharacters|many: %@ حرفًا على الأكثر
    atMostCharacters|other: %@ حرف على الأكثر
    charactersFromTo: عدد الأحرف: من %@ إلى %@
    atLeastOptions: اختر %@ على الأقل
    atMostOptions: اختر %@ على الأكثر
    optionsFromTo: اختر من %@ إلى %@
    exactlyOptions: اختر %@
    orNone: %@، أو لا شيء
    upToSize: حتى %@
    atLeastPixels: %@ بكسل على الأقل
    atMostPixels: %@ بكسل على الأكثر
    exactlyCharacters|zero: %@ حرف
    exactlyCharacters|one: حرف واحد
    exactlyCharacters|two: حرفان
    exactlyCharacters|few: %@ أحرف
    exactlyCharacters|many: %@ حرفًا
    exactlyCharacters|other: %@ حرف
    """#
  }
}

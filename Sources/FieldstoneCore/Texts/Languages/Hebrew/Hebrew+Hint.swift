extension Hebrew {
  static var hint: String {
    #"""
    example: לדוגמה: %@
    email: לדוגמה: name@example.org
    emailWords: מייל, דוא״ל, דוא"ל
    url: לדוגמה: https://example.org
    uuid: לדוגמה: 123e4567-e89b-12d3-a456-426614174000
    byteCount: לדוגמה: %@ MB
    duration: לדוגמה: 1h 30m
    unitsToo: אפשר להשתמש גם ביחידות %@
    oneOf: אחד מאלה: %@
    fromTo: מ־%@ עד %@
    only: %@ בלבד
    orMore: %@ או יותר
    orLess: %@ או פחות
    orLater: %@ או מאוחר יותר
    orEarlier: %@ או מוקדם יותר
    atLeastCharacters|one: לפחות תו אחד
    atLeastCharacters|two: לפחות שני תווים
    atLeastCharacters|other: לפחות %@ תווים
    atMostCharacters|one: תו אחד לכל היותר
    atMostCharacters|two: שני תווים לכל היותר
    atMostCharacters|other: %@ תווים לכל היותר
    charactersFromTo: %@ עד %@ תווים
    atLeastOptions: יש לבחור לפחות %@
    atMostOptions: יש לבחור לכל היותר %@
    optionsFromTo: יש לבחור %@ עד %@
    exactlyOptions: יש לבחור %@
    orNone: %@, או אף אחת
    upToSize: עד %@
    atLeastPixels: לפחות %@ פיקסלים
    atMostPixels: לכל היותר %@ פיקסלים
    exactlyCharacters|one: תו אחד
    exactlyCharacters|two: שני תווים
    exactlyCharacters|other: %@ תווים
    """#
  }
}

extension Hindi {
  static var hint: String {
    #"""
    example: उदाहरण के लिए, %@
    email: उदाहरण के लिए, name@example.org
    emailWords: ईमेल, ई-मेल
    url: उदाहरण के लिए, https://example.org
    uuid: उदाहरण के लिए, 123e4567-e89b-12d3-a456-426614174000
    byteCount: उदाहरण के लिए, %@ MB
    duration: उदाहरण के लिए, 1h 30m
    unitsToo: इनका भी इस्तेमाल हो सकता है: %@
    oneOf: इनमें से एक: %@
    fromTo: %@ से %@ तक
    only: केवल %@
    orMore: %@ या ज़्यादा
    orLess: %@ या कम
    orLater: %@ या उसके बाद
    orEarlier: %@ या उससे पहले
    atLeastCharacters|one: कम से कम %@ वर्ण
    atLeastCharacters|other: कम से कम %@ वर्ण
    atMostCharacters|one: ज़्यादा से ज़्यादा %@ वर्ण
    atMostCharacters|other: ज़्यादा से ज़्यादा %@ वर्ण
    charactersFromTo: %@ से %@ वर्ण
    atLeastOptions: कम से कम %@ चुनें
    atMostOptions: ज़्यादा से ज़्यादा %@ चुनें
    optionsFromTo: %@ से %@ तक चुनें
    exactlyOptions: %@ चुनें
    orNone: %@, या कोई नहीं
    upToSize: %@ तक
    atLeastPixels: कम से कम %@ पिक्सेल
    atMostPixels: ज़्यादा से ज़्यादा %@ पिक्सेल
    exactlyCharacters|one: %@ वर्ण
    exactlyCharacters|other: %@ वर्ण
    """#
  }
}

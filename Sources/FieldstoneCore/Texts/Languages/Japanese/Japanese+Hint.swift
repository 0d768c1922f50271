extension Japanese {
  static var hint: String {
    #"""
    example: 例：%@
    email: 例：name@example.org
    emailWords: メール, eメール
    url: 例：https://example.org
    uuid: 例：123e4567-e89b-12d3-a456-426614174000
    byteCount: 例：%@ MB
    duration: 例：1h 30m
    unitsToo: %@も使えます
    oneOf: 次のいずれか：%@
    fromTo: %@から%@まで
    only: %@のみ
    orMore: %@以上
    orLess: %@以下
    orLater: %@以降
    orEarlier: %@以前
    atLeastCharacters|other: %@文字以上
    atMostCharacters|other: %@文字以内
    charactersFromTo: %@～%@文字
    atLeastOptions: %@個以上選択
    atMostOptions: %@個まで選択
    optionsFromTo: %@～%@個選択
    exactlyOptions: %@個選択
    orNone: %@（未選択も可）
    upToSize: %@まで
    atLeastPixels: %@ピクセル以上
    atMostPixels: %@ピクセル以下
    exactlyCharacters|other: %@文字
    """#
  }
}

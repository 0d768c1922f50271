extension SimplifiedChinese {
  static var hint: String {
    #"""
    example: 例如 %@
    email: 例如 name@example.org
    emailWords: 邮件, 邮箱, 电邮
    url: 例如 https://example.org
    uuid: 例如 123e4567-e89b-12d3-a456-426614174000
    byteCount: 例如 %@ MB
    duration: 例如 1h 30m
    unitsToo: 也可使用 %@
    oneOf: 其中一项：%@
    fromTo: %@ 至 %@
    only: 仅限 %@
    orMore: 不小于 %@
    orLess: 不大于 %@
    orLater: %@ 或之后
    orEarlier: %@ 或之前
    atLeastCharacters|other: 至少 %@ 个字符
    atMostCharacters|other: 最多 %@ 个字符
    charactersFromTo: %@ 至 %@ 个字符
    atLeastOptions: 至少选择 %@ 项
    atMostOptions: 最多选择 %@ 项
    optionsFromTo: 选择 %@ 至 %@ 项
    exactlyOptions: 选择 %@ 项
    orNone: %@，也可不选
    upToSize: 不超过 %@
    atLeastPixels: 至少 %@ 像素
    atMostPixels: 最多 %@ 像素
    exactlyCharacters|other: %@ 个字符
    """#
  }
}

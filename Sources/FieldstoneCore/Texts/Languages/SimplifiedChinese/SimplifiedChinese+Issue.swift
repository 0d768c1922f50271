extension SimplifiedChinese {
  static var issue: String {
    #"""
    required: 此项为必填项。
    mustBeTrue: 请选中此项以继续。
    tooShort|other: 请至少输入 %@ 个字符。
    tooLong|other: 最多可输入 %@ 个字符，目前已输入 %@ 个。
    wrongLength|other: 请输入 %@ 个字符。
    notEmail: 请输入电子邮件地址，例如 name@example.org。
    notURL: 请输入网址，例如 https://example.org。
    notUUID: 请输入 UUID，例如 123e4567-e89b-12d3-a456-426614174000。
    patternMismatch: 请检查格式。
    characterNotAllowed: 此处不能使用“%@”。
    someCharacterNotAllowed: 其中有一个字符不能在此处使用。
    tab: 请删除制表符。
    lineBreak: 请删除换行符。
    invisibleCharacter: 请删除不可见字符 U+%@。
    someInvisibleCharacter: 请删除不可见字符。
    severalCharacters: 请删除%@。
    theTab: 制表符
    theLineBreak: 换行符
    theInvisibleCharacter: 不可见字符 %@
    theInvisibleCharacters: 不可见字符 %@
    valueFromTo: 请输入 %@ 至 %@ 之间的值。
    valueOnly: 请输入 %@。
    orMore: 请输入不小于 %@ 的值。
    orLess: 请输入不大于 %@ 的值。
    orLater: 请输入 %@ 或之后的值。
    orEarlier: 请输入 %@ 或之前的值。
    outOfRange: 此值超出范围。
    noPossibleNumber: 目前没有可用的值：既要不小于 %@，又要不大于 %@。请检查其他回答。
    noPossibleDate: 目前没有可用的值：既要在 %@ 或之后，又要在 %@ 或之前。请检查其他回答。
    notNumber: 请输入数字，例如 %@。
    numberFromTo: 请输入 %@ 至 %@ 之间的数字。
    numberOrMore: 请输入不小于 %@ 的数字。
    numberOrLess: 请输入不大于 %@ 的数字。
    notWholeNumber: 请输入整数，例如 12。
    wholeNumberFromTo: 请输入 %@ 至 %@ 之间的整数。
    wholeNumberOrMore: 请输入不小于 %@ 的整数。
    wholeNumberOrLess: 请输入不大于 %@ 的整数。
    notPercentage: 请输入百分比，例如 %@。
    notAmount: 请输入金额（%@），例如 %@。
    notMeasured: 请输入以 %@ 为单位的值，例如 %@，或注明其他单位：%@。
    notWholeInUnit: %1$@ 等于 %2$@ %3$@。请输入以 %3$@ 为单位的整数。
    notByteCount: 请输入大小，例如 %@ MB。
    notDuration: 请输入时长，例如 1h 30m 或 1:30。
    notRange: 请输入两个值，中间用短横线（-）隔开。
    notRangeLike: 请输入两个值，中间用短横线（-）隔开，例如 %@。
    reversedRange: 请按顺序输入这两个值：%@。
    tooManyDecimals|other: 小数最多 %@ 位，例如 %@。
    noDecimals: 请输入不带小数的金额，例如 %@。
    tooManyDigits|other: 最多可输入 %@ 位数字。
    notDate: 请输入日期，例如 %@。
    dateFromTo: 请输入 %@ 至 %@ 之间的日期。
    dateOrLater: 请输入 %@ 或之后的日期。
    dateOrEarlier: 请输入 %@ 或之前的日期。
    notTime: 请输入时间，例如 %@。
    timeFromTo: 请输入 %@ 至 %@ 之间的时间。
    timeOrLater: 请输入 %@ 或之后的时间。
    timeOrEarlier: 请输入 %@ 或之前的时间。
    notDateAndTime: 请输入日期和时间，例如 %@。
    dateAndTimeFromTo: 请输入 %@ 至 %@ 之间的日期和时间。
    dateAndTimeOrLater: 请输入 %@ 或之后的日期和时间。
    dateAndTimeOrEarlier: 请输入 %@ 或之前的日期和时间。
    notMonth: 请输入月份，例如 %@。
    monthFromTo: 请输入 %@ 至 %@ 之间的月份。
    monthOrLater: 请输入 %@ 或之后的月份。
    monthOrEarlier: 请输入 %@ 或之前的月份。
    notYear: 请输入年份，例如 %@。
    yearFromTo: 请输入 %@ 至 %@ 之间的年份。
    yearOrLater: 请输入 %@ 或之后的年份。
    yearOrEarlier: 请输入 %@ 或之前的年份。
    noSuchDate: %@ 不存在。请输入日期，例如 %@。
    noSuchTime: %@ 不存在。请输入时间，例如 %@。
    noSuchDateAndTime: %@ 不存在。请输入日期和时间，例如 %@。
    noSuchMonth: %@ 不存在。请输入月份，例如 %@。
    noSuchYear: %@ 不存在。请输入年份，例如 %@。
    luhn: 这不是有效的卡号，请检查其中的数字。
    iban: 这不是有效的 IBAN，请检查其中的字母和数字。
    notInForm: 请使用以下格式：%@。
    notOneOf: 请输入其中一项：%@。
    notOption: “%@”不在选项中。
    secretNotOption: 此内容不在选项中。
    notYesOrNo: 请输入“是”或“否”。
    unavailableOption: “%@”不可用，请选择其他选项。
    unavailableOptions: %@ 不可用，请选择其他选项。
    secretUnavailableOption: 此选项不可用，请选择其他选项。
    tooFewChosen|other: 请至少选择 %@ 个选项。
    tooManyChosen|other: 最多可选择 %@ 个选项，目前已选择 %@ 个。
    tooFewEntries|other: 请至少添加 %@ 个条目。
    tooManyEntries|other: 最多可有 %@ 个条目，请删除多余的条目。
    repeatedEntry: 条目 %@ 重复，请更改或删除。
    repeatedAnswer: “%@”在列表中重复出现，请更改或删除。
    isFull: 无法再添加。
    isMaximum: 已达到上限（%@）。
    mismatch: 与“%@”不一致。
    notChecked: 无法检查此项，请重试。
    changedBy: %@ 已将此项更改为“%@”。请保留自己的回答，或使用较新的回答。
    changedElsewhere: 此项已在其他地方更改为“%@”。请保留自己的回答，或使用较新的回答。
    clearedBy: %@ 已清除此项。请保留自己的回答，或在此处也留空。
    clearedElsewhere: 此项已在其他地方清除。请保留自己的回答，或在此处也留空。
    secretChangedBy: %@ 已更改此项。请保留自己的回答，或使用较新的回答。
    secretChangedElsewhere: 此项已在其他地方更改。请保留自己的回答，或使用较新的回答。
    removedBy: %@ 已删除此项。请保留，或在此处也删除。
    removedElsewhere: 此项已在其他地方删除。请保留，或在此处也删除。
    newerBy: %@ 在此期间更改了一些内容。请检查回答后重新发送。
    newer: 在此期间，其他地方更改了一些内容。请检查回答后重新发送。
    ofSomeObjects: %1$@（%3$@ 个对象中的 %2$@ 个）
    ofOneObject: %@（第 %@ 个对象，共 %@ 个）
    cannotBeAdded: 请在 + 或 − 后输入数字，例如 %@。
    tooMuchText: 内容过长，最多保留 %@ 字节。
    fileTooLarge: 请选择不超过 %@ 的文件。
    wrongFileType: 请选择 %@ 类型的文件。
    wrongFileTypeFound: “%@”的格式是 %@。请选择 %@ 类型的文件。
    tooFewPixels: 请选择至少 %@ 像素的图片。这张图片为 %@ 像素。
    tooManyPixels: 请选择不超过 %@ 像素的图片。这张图片为 %@ 像素。
    damagedFile: “%@”已损坏或不完整，请选择其他文件。
    emptyFile: “%@”是空文件，请选择其他文件。
    cutFile: “%@”未能完整接收，请重新选择。
    unknownFile: 此文件已不可用，请重新选择。
    fileNotStored: 无法保存“%@”，请重试。
    fileNotFound: 找不到文件“%@”。请输入文件的路径。
    isFolder: “%@”是文件夹。请输入文件的路径。
    fileNotReadable: 无法读取“%@”。请输入其他文件的路径。
    noLongerThere: 此项已不在表单中。
    namedNoLongerThere: “%@”已不在表单中。
    cannotBeChanged: 此项无法更改。
    cannotBeAnswered: 此项不能这样回答。
    noEffect: 没有可执行的操作。
    hasProblems: 此表单存在问题，无法提交。
    submitting: 表单正在处理，请稍候。
    closed: 此表单已关闭。
    """#
  }
}

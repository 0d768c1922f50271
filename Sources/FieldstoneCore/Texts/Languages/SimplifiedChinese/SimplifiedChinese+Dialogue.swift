extension SimplifiedChinese {
  static var dialogue: String {
    #"""
    welcome: 按 Enter 保留[回答]。? 帮助，< 返回，:cancel 退出
    page: 页面：%@
    firstQuestion: 这是第一个问题。
    nothingBefore: 前面没有内容了。
    leave: 更改将会丢失。仍要退出吗？
    revealHelp: 输入 :show 可显示键入的内容，再次输入则隐藏。
    whichAction: 执行哪个操作？（输入编号，按 Enter 则不执行）
    menuHelp: 输入 :actions 可选择以下操作：%@。
    submitting: 正在提交…
    keepForLater: 保留回答以便稍后继续吗？
    startOver: 回答将会丢失。仍要重新开始吗？
    endAgain: 再按一次 Ctrl-D 将退出，不提交。
    interruptAgain: 再按一次 Ctrl-C 将退出，不提交。
    endAgainUnsaved: 再按一次 Ctrl-D 将退出，不保存。
    endAgainKept: 再按一次 Ctrl-D 将退出。回答会保留，以便稍后继续。
    interruptAgainKept: 再按一次 Ctrl-C 将退出。回答会保留，以便稍后继续。
    interruptAgainUnsaved: 再按一次 Ctrl-C 将退出，不保存。
    required: 必填
    optional: 选填
    notShown: 不显示
    path: 文件的路径
    set: （已设置）
    noAnswer: 未回答
    entryNotAccepted: 未回答：“%@”未被接受
    lastEntryNotAccepted: 未回答：最近一次输入未被接受
    linesNotAccepted: 未回答：这些行未被接受
    minusForNone: （- 表示无）
    unchanged: 未更改
    severalLines: 多行，以只含英文句点（.）的一行结束
    numberOrName: 编号或名称
    name: 名称
    numbersOrNames: 编号或名称，可多个
    names: 名称，可多个
    nameOrPart: 名称或其中一部分
    namesOrParts: 名称或其中一部分，可多个，用英文逗号分隔
    all: 全部
    minusFor: （- 表示“%@”）
    orYourOwn: 也可自行输入。
    moreOptions: 还有 %@ 项；输入名称的一部分即可查找
    add: 添加“%@”吗？
    keep: 保留“%@”吗？
    notEditable: 无法更改
    moreLines|other: 还有 %@ 行
    example: 例如 %@
    fromTo: %@ 至 %@
    orMore: 不小于 %@
    atMost: 不大于 %@
    from: %@ 或之后
    until: %@ 或之前
    inUnit: 单位：%@
    withUnit: %@ %@
    isRequired: 必填。
    isOptional: 选填。
    enterTakesCapital: 按 Enter 采用末尾给出（或大写）的回答。
    minusClears: 输入 - 可清除。
    enterKeeps: 按 Enter 保留[回答]。
    enterKeepsMinusRemoves: 按 Enter 保留[回答]，或再次输入 - 清除。
    enterKeepsMinusClears: 按 Enter 保留[回答]，或输入 - 清除。
    commands: < 返回，:form 列出表单，:cancel 退出。
    backslash: 要将以下内容作为回答输入，请在前面加反斜杠：\? \< \- \:form
    anEmail: 电子邮件地址。
    aPhone: 电话号码。
    aURL: 网址。
    aLine: 一行文本。
    someLines: 多行文本。以只含英文句点（.）的一行结束；如需输入这样一行，请键入 ..
    aSecret: 键入的内容不会显示。
    aPath: 文件的路径。按 Tab 自动补全，或输入文件夹以列出其中的文件。
    aFlag: %@ 或 %@；只输入第一个字也可以。
    aSubform: 回答“是”会添加其中的问题，回答“否”则跳过。
    anOption: 请用编号或名称输入以下其中一项，名称只需输入开头部分：
    anOptionByName: 请用名称输入以下其中一项，只需输入开头部分：
    someOptions: 请用编号或名称输入以下任意几项，用英文逗号分隔，名称只需输入开头部分：
    someOptionsByName: 请用名称输入以下任意几项，用英文逗号分隔，只需输入开头部分：
    someOptionsOrAll: 请用编号或名称输入以下任意几项，用英文逗号分隔，名称只需输入开头部分。输入“全部”或 all 可全选：
    someOptionsByNameOrAll: 请用名称输入以下任意几项，用英文逗号分隔，只需输入开头部分。输入“全部”或 all 可全选：
    aSearch: 输入名称或其中一部分进行搜索。如果只有一项匹配，则直接采用。
    suggestions: 建议：%@
    aNumber: 数字
    aWholeNumber: 整数
    aDate: 日期，例如 %@
    aTime: 时间，例如 %@
    aDateAndTime: 日期和时间，例如 %@
    aMonth: 月份，例如 %@
    aYear: 年份，例如 %@
    factFromTo: %@，%@ 至 %@
    factOnly: %@：必须是 %@
    only: 仅限 %@
    dateFromTo: %@；%@ 至 %@
    factOrMore: %@，不小于 %@
    factAtMost: %@，不大于 %@
    dateOrLater: %@；%@ 或之后
    dateOrEarlier: %@；%@ 或之前
    factInUnit: %@，单位：%@
    sentence: %@。
    moreMayCome: 有些回答会带来更多问题。
    mustBeYes: 请回答“是”以继续。
    noSuchCommand: 没有命令“%@”。输入 ? 可查看帮助。
    noSuchCommandHere: 没有命令“%@”。输入 ? 可查看帮助；如要以此作为回答，请输入 %@。
    noSuchCommandInFile: 没有命令 '%@'。如要以此文本作为回答，请输入 %@。
    noSuchCommandSecret: 没有这个命令。如要输入此文本，请在前面加反斜杠。
    couldBe: “%@”可能是 %@。
    orOthers|other: %@ 或其他 %@ 项
    optionsMatch|other: 与“%@”匹配的选项有 %@ 个：
    moreMatches: 还有 %@ 项
    which: 哪一个“%@”？（输入编号或更多字符，按 Enter 重新回答）
    whichByName: 哪一个“%@”？（输入更多字符，按 Enter 重新回答）
    whichHelp: 按 Enter 可重新回答整个问题。
    noSuchOption: “%@”不在选项中。请输入编号或名称，用英文逗号分隔。
    noSuchOptionName: “%@”不在选项中。请输入名称，用英文逗号分隔。
    quoted: “%@”：%@
    oneOnly: 请只输入一个选项。
    notUTF8: 请输入 UTF-8 文本。
    lineTooLong: 内容过长。一行最多 %@ 字节。
    unendedText: 请用只含英文句点（.）的一行结束文本。
    leftOver: 所有问题都已回答，这一行是多余的。
    nameAndAnswer: 请输入名称和回答，例如 name=answer。
    unknownField: 未知字段 '%@'。
    didYouMean: 是指 '%@' 吗？
    answeredAlready: '%@' 已在第 %@ 行回答。
    notApplicable: 根据这些回答，此项不适用。
    line: 第 %@ 行
    adds: a 添加
    edits: %@ 编辑
    removes: r%@ 删除
    moves: m%@ %@ 移动
    duplicates: d%@ 创建副本
    goesOn: Enter 继续
    positions: %@–%@
    notPossibleHere: 此处不能使用“%@”。请输入 %@，或按 Enter 继续。
    onlyEnterHere: 此处不能使用“%@”。请按 Enter 继续。
    addHelp: 输入 a 可添加一个条目并回答其中的问题。
    addHelpBefore: 输入 a 可在末尾添加一个条目，输入 a1 可在条目 1 之前添加，然后回答其中的问题。
    editHelp: 输入编号可重新回答该条目的问题。
    removeHelp: 输入 r1 可删除条目 1。
    moveHelp: 输入 m2 1 可将条目 2 移到位置 1。
    duplicateHelp: 输入 d1 可在条目 1 之后添加它的副本。
    enterContinues: 按 Enter 继续。
    removeEntry: 删除%@“%@”吗？
    notRemoved: 未删除任何内容。
    noSuchPosition: 没有条目 %@。请输入 1 至 %@ 之间的位置。
    countsFromOne: 没有条目 %@。条目从 1 开始编号。
    namesAnswerOfEntry: 请指明条目及其问题的名称，例如 '%@'。
    namesOfEntry: 按名称：%@
    namesEntry: 请指明条目的名称，例如 '%@'。
    addsEmptyEntry: '%@' 会添加一个空条目。
    addsEntry: '%@' 会添加一个条目。
    belongsToCase: 此项属于“%@”，但它未被选中。输入 '%@' 可选择它。
    review: 检查回答
    enterSubmits: 按 Enter 提交，或输入编号更改回答。:cancel 退出。
    enterSubmitsBriefly: 按 Enter 提交，或输入编号更改回答。? 显示所有回答。
    enterSubmitsOnly: 按 Enter 提交。:cancel 退出。
    cannotSubmit: 输入编号可更改回答。? 显示所有回答，:cancel 退出。
    cannotSubmitOnly: 输入 :cancel 退出。
    changed: 已更改：
    nothingChanged: 没有更改任何回答。
    submitQuestion: %@？
    reviewHelp: 尚未提交任何内容。< 返回最后一个问题。
    buttons: 按钮：%@
    noQuestions: 此处没有要回答的问题。
    noSuchNumber: 没有编号 %@。请输入 1 至 %@ 之间的编号。
    enterNumber: 请输入 1 至 %@ 之间的编号。
    noSuchNumberButOne: 没有编号 %@。唯一的编号是 1。
    noSuchNameButOne: 此处没有“%@”。请输入 1，或输入 ? 查看所有回答。
    noSuchName: 此处没有“%@”。请输入 1 至 %@ 之间的编号，或输入 ? 查看所有回答。
    noSuchNameButNear: 此处没有“%@”。是指“%@”吗？
    noSuchButton: 此处没有“%@”。输入 ? 可查看帮助。
    ambiguous: “%@”可能是 %@。请输入编号。
    enterEdits: 按 Enter 编辑。:cancel 退出。
    enterEditsOthers: 按 Enter 编辑，或输入编号只更改该回答。:cancel 退出。
    enterSaves: 按 Enter 保存，或输入编号更改回答。:discard 放弃更改，:cancel 退出。
    enterTriesAgain: 按 Enter 重试，或输入编号更改回答。:cancel 退出。
    numberChanges: 输入编号可更改回答。:cancel 退出。
    readOnlyForm: 此表单只能查看。:cancel 退出。
    whatNext: 接下来做什么？
    editFirst: 请先输入 :edit。
    isBeingEdited: 已经在编辑中。
    nothingToDiscard: 没有可放弃的更改。
    saved: 已保存。
    saveOrDiscard: %@（%@、%@，或按 Enter 继续编辑）
    saveOrDiscardHelp: 请输入 %@ 或 %@。按 Enter 可继续编辑。
    lockedUntilEdit: “%@”暂时无法更改。请先输入 :edit。
    lockedForGood: “%@”无法更改。此表单只能查看。
    lockedAnswer: 此项无法更改。此表单只能查看。
    noInput: 没有终端，也没有可读取回答的输入。
    sendInput: 请在终端中运行，或为每个问题提供一行输入。
    cannotWrite: 无法将结果写入标准输出。
    secretFromPipe: '%@' 是保密内容，只能从终端读取；'%@' 可允许从管道或文件读取。
    endedAt: 输入在 '%@' 处结束，该项仍需回答。
    endedAtQuestion: 输入已结束，但“%@”仍需回答。
    ended: 输入在表单提交之前已结束。
    endedUnsaved: 输入已结束，更改未保存。
    endedUnchanged: 输入已结束。
    nothingSubmitted: 未提交任何内容。
    unknownOption: 未知选项 '%@'。
    helpListsOptions: '--help' 可列出所有选项。
    answersWithMode: '%@' 和 '%@' 不能同时使用。按名称给出的回答会直接读取，不再提问。
    oneMode: '%@' 和 '%@' 不能同时使用。'--dialogue'、'--screen' 和 '--inline' 只能使用其中一个。
    unexpectedArgument: 多余的参数 '%@'。回答从标准输入读取。
    needsValue: 请为 '%@' 指定值，例如 '%@'。
    cannotRecord: 无法将记录写入 '%@'：%@。
    """#
  }
}

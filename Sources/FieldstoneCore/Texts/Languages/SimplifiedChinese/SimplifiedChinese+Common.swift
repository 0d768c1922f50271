/// Simplified Chinese.
enum SimplifiedChinese: LanguageTexts {
  static let code = "zh-Hans"
  static var common: String {
    #"""
    form: 表单
    yes: 是
    no: 否
    required: 必填
    optional: 选填
    mixed: 多个值
    noAnswer: 未回答
    change: 更改
    unavailable: 不可用
    addOwnEntry: 添加“%@”
    notOffered: 不在选项中
    notOfferedOption: %@（不在选项中）
    noOptions: 没有选项
    unavailableOption: %@（不可用）
    search: 搜索
    searchOptions: 搜索%@
    shownOptions: 显示 %@ 项，共 %@ 项。可通过搜索缩小范围。
    foundOptions|other: 找到 %@ 项。
    nothingFound: 未找到结果。
    nothingFoundFor: 未找到“%@”。
    searching: 正在搜索…
    searchFailed: 搜索失败。
    error: 错误
    warning: 警告
    note: 提示
    labelled: %@：%@
    count: %@/%@
    range: %@ – %@
    countOfCharacters: %@ 个字符，最多 %@ 个
    copy: 复制
    copyValue: 复制%@
    copied: 已复制%@。
    repeated: 确认%@
    showSecret: 显示%@
    increase: 增大%@
    decrease: 减小%@
    toFix: %@ 项待更正
    stepNotStarted: 未开始
    stepInProgress: 进行中
    stepDone: 已完成
    notSubmitted|other: 未提交：有 %@ 项需要检查。
    changesNotSaved|other: 未保存：有 %@ 项需要检查。
    notSubmittable: 此表单暂时无法提交。
    failed: 出现问题，表单未提交。
    answersKept: 回答仍然保留。
    submit: 提交
    cancel: 取消
    edit: 编辑
    save: 保存
    tryAgain: 重试
    checking: 正在检查…
    working: 正在处理…
    actionFailed: 出现问题，请重试。
    stop: 停止
    continueDraft: 要从已保存的回答继续吗？
    continueDraftFrom: 要从 %@ 的回答继续吗？
    resumeDraft: 继续
    startAnew: 重新开始
    keepBothDrafts: 重新开始并保留已保存的回答
    saveForLater: 保存，稍后继续
    draftSaved: 回答已于 %@ 保存。
    unfitAnswers: 以下回答不再适用于此表单：
    draftNotRead: 无法读取已保存的回答。
    draftNotSaved: 无法保存回答。
    saving: 正在保存…
    saved: 所有更改均已保存。
    notSaved: 更改未保存。
    unsavedChanges|other: %@ 项更改未保存
    stepTitle: 第 %@ 步，共 %@ 步：%@
    nextStep: 下一步
    previousStep: 上一步
    allSteps: 所有步骤
    keepMine: 保留我的回答
    takeTheirs: 使用较新的回答
    keepAllMine: 全部保留我的回答
    takeAllTheirs: 全部使用较新的回答
    changedElsewhere: 在其他地方也有更改
    mineAndTheirs: 我的回答：%@。较新的回答：%@。
    mineAndTheirsBy: 我的回答：%@。%@ 的较新回答：%@。
    checkAnswers: 检查回答
    done: 完成
    back: 返回
    close: 关闭
    undo: 撤消
    redo: 重做
    add: 添加
    remove: 删除
    addSubform: 添加%@
    removeSubform: 删除%@
    removeQuestion: 删除“%@”及其中的回答？
    entry: 条目
    entryInSentence: 条目
    list: 条目
    elementTitle: %@ %@（共 %@ 个）
    numbered: %@ %@
    rowOfEntry: %@，%@
    entries|other: %@ 个条目
    noEntries: 暂无条目。
    duplicate: 创建副本
    moveUp: 上移
    isFirst: 已经在最前面。
    isLast: 已经在最后面。
    moveDown: 下移
    saveQuestion: 保存更改？
    discardQuestion: 放弃更改？
    leaveQuestion: 退出此表单？
    answersLost: 回答将会丢失。
    changesLost: 未保存的更改将会丢失。
    discard: 放弃
    keepEditing: 继续编辑
    submitted: 已提交。
    cancelled: 已取消，未提交任何内容。
    dimensions: %@ × %@
    textFile: 文本
    audioFile: 音频
    videoFile: 视频
    unknownFile: 未知
    removeFile: 移除文件
    either: %@或%@
    both: %@和%@
    quoted: “%@”
    listed: %1$@、%2$@
    phrases: %1$@。%2$@
    sentences: %1$@%2$@
    groups: %1$@；%2$@
    bracketed: %1$@（%2$@）
    """#
  }
}

extension SimplifiedChinese {
  static var web: String {
    #"""
    choose: 选择…
    previousOption: 上一项：%@
    nextOption: 下一项：%@
    noPreviousOption: 上一项
    noNextOption: 下一项
    addChecked: 添加
    allChosen: 已选择所有选项。
    selectAll: 全选
    selectNone: 全不选
    nothingChosen: 未选择
    savedSecret: 已保存。留空则保持不变。
    errorTitle: 错误：%@
    thereIsAProblem|other: 存在问题
    furtherQuestions: 还有几个问题
    savedNotSubmittable: 此表单暂时无法提交。回答已保存。
    saving: 正在保存…
    saved: 已保存
    tryingAgain: 未保存，正在重试…
    unfinished: 请完成此回答，或将其清除。
    notSavable: 更改暂时无法保存。
    leftTitle: 已退出
    left: 已退出此表单。
    openAgain: 重新打开
    leaveQuestion: 放弃回答？
    answersWillBeLost: 输入的所有内容都将丢失。
    update: 更新
    undoAnswer: 撤消：%@
    redoAnswer: 重做：%@
    undone: 已撤消：%@。
    redone: 已重做：%@。
    notUndone: 未撤消任何操作，因为之后有其他内容发生了更改。
    notRedone: 未重做任何操作，因为之后有其他内容发生了更改。
    onPage: %@（%@）
    searchToSee: 共 %@ 个选项，搜索即可查看。
    searchTooLong: 搜索内容过长，最多可输入 %@ 个字符。
    tookTooLong: 操作时间过长，已停止。请重试。
    searchAgain: 正在搜索… 再次搜索可查看结果。
    moveUpElement: 上移%@
    moveDownElement: 下移%@
    duplicateElement: 创建%@的副本
    removeElement: 删除%@
    moveUpThisElement: 上移此条目
    moveDownThisElement: 下移此条目
    duplicateThisElement: 创建此条目的副本
    removeThisElement: 删除此条目
    elementRemoved: 已删除“%@”。
    answersLost: 发送这些回答之前，有内容已被删除或隐藏，因此以下回答无法保存：
    removed: 已删除“%@”及其中的回答。
    submittedTitle: 已提交
    submitted: 谢谢，回答已提交。
    cancelledTitle: 已取消
    cancelled: 未提交任何内容。
    startAgain: 重新开始
    freshStart: 由于长时间未操作，回答已丢失。可在此重新开始。
    backToForm: 返回表单
    notFoundTitle: 未找到
    notFound: 没有这个页面。
    notAllowedTitle: 不允许
    notAllowed: 此页面只能查看和填写。
    notSavedTitle: 无法保存回答
    notUnderstood: 回答与此表单的问题不符。未更改任何内容。
    foreign: 此页面已过期。未更改任何内容。
    outdated: 此页面不是最新的。请检查回答后重新发送。
    endedTitle: 会话已结束
    ended: 由于长时间未操作，回答已丢失。未提交任何内容。
    kept: 此页面不是最新的。回答已保留，但刚才在此处更改的回答除外。
    goOn: 继续
    expiredTitle: 此页面已过期
    expired: 已保存的回答不再可用。未提交任何内容。
    unusableTitle: 此表单无法使用
    unusable: 表单本身有错误。未提交任何内容。
    upload: 上传
    uploadFor: 上传%@
    withoutFile: 不上传文件并继续
    tooMuchUpload: 一次最多可上传 %@。未更改任何内容。
    tooMuch: 内容超出了此表单可接受的范围。未更改任何内容。
    failedTitle: 出现问题
    failed: 表单无法提交。回答已保存，请重试。
    notSaved: 无法保存回答，请重试。
    busyTitle: 尚未完成
    busy: 之前发送的内容仍在处理中。请稍等片刻，然后重新打开表单。
    busySending: 之前发送的内容仍在处理中。请稍等片刻，然后重新发送。
    notRead: 目前无法读取回答，请重试。
    language: 语言
    """#
  }
}

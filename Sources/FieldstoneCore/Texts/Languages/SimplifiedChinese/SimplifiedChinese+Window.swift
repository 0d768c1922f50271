extension SimplifiedChinese {
  static var window: String {
    #"""
    openCalendar: 在日历中选择%@
    openClock: 在时钟上选择%@
    openGrid: 选择%@
    hours: 时
    minutes: 分
    set: 设置
    earlier: 更早
    later: 更晚
    clear: 清除%@
    next: 下一个%@
    previous: 上一个%@
    selectAll: 全选
    selectNone: 全不选
    more: 还有 %@ 项
    chooseFile: 选择…
    chooseFileFor: 为“%@”选择文件
    removeFileOf: 移除%@
    fileNotFound: 找不到文件“%@”，请选择其他文件。
    isFolder: “%@”是文件夹，请选择文件。
    fileNotReadable: 无法读取“%@”，请选择其他文件。
    filesNotAdded: 未添加的文件
    acceptedFiles: 可接受的文件
    allFiles: 所有文件
    tryAgain: 重试
    suggestionsFor: %@的建议
    keepEditing: 继续编辑
    saveQuestion: 保存更改？
    leaveQuestion: 退出此表单？
    discardQuestion: 放弃更改？
    goTo: 转到“%@”
    notSubmitted: 表单未提交
    changesNotSaved: 更改未保存
    removeQuestion: 删除“%@”？
    removalUndone: 其中的回答将被删除，可通过“撤消”恢复。
    keep: 保留
    moveUp: 上移
    moveDown: 下移
    actions: 操作
    actionsOf: %@的操作
    removed: 已删除“%@”
    saveForLater: 保存，稍后继续
    """#
  }
}

extension SimplifiedChinese {
  static var screen: String {
    #"""
    none: 无
    submitting: 正在提交… Ctrl-C 退出。
    startedOver: 已重新开始。^_ 可恢复回答。
    nothingToUndo: 没有可撤消的操作。
    nothingToRedo: 没有可重做的操作。
    nothingCopied: 此处尚未复制任何内容。
    nothingSelected: 未选择任何内容。按住 Shift 并按方向键进行选择。
    copiedValue: 已复制%@：%@
    noValueToCopy: 此页面没有可复制的只读值。
    secretsStay: 保密内容无法复制。
    noFurther: 无法再继续调整。
    moreRows: 更多
    more: 还有 %@ 项
    moreAnswers: … 还有 %@ 项
    unsaved: 未保存
    requiredMark: * 必填
    answered: 已回答 %@/%@
    changed|other: %@ 项更改
    issues|other: %@ 个问题
    position: %@–%@，共 %@
    discarded: 已放弃更改。
    discardedWithUndo: 已放弃更改。^_ 可恢复。
    changesKept: 更改仍然保留。
    saveCancelled: 已取消，未保存任何内容。
    cancellingSave: 正在取消… 再按一次 ^C 退出。
    savingAtEnd: 正在等待保存完成。按 ^C 退出。
    nothingToSave: 没有要保存的更改。
    editFirst: 按 ^E 进行编辑。
    readOnlyForm: 此表单只能查看。
    leaveKey: Esc 退出
    escStops: Esc 停止
    menuKey: Alt-Enter 操作
    enterDoes: Enter %@
    backKey: Esc 返回
    cancelsSave: ^C 取消
    quitsSave: ^C 退出
    keys: ^S 提交  Esc 退出
    pageKeys: ^S 提交  Esc 返回
    issueKeys: F8 下一个问题
    fewKeys: F1 帮助
    suggestionKeys: ↓ 建议  Esc 关闭
    listKeys: ↑↓ 移动  Enter 选择  Esc 关闭
    calendarKeys: ←↑↓→ 日  PgUp PgDn 月  < > 年  T 今天  Enter 选择  Esc 关闭
    clockKeys: ←→ 时/分  ↑↓ 设置  T 现在  Enter 选择  Esc 关闭
    selectOrClose: Enter 选择  Esc 关闭
    fewListKeys: Enter 选择
    listInPageKeys: ↑↓ 移动  空格 选择
    severalInPageKeys: ↑↓ 移动  空格 切换
    severalKeys: ↑↓ 移动  空格 切换  Delete 全不选  Enter 关闭
    severalKeysWithAll: ↑↓ 移动  空格 切换  Alt-A 全选  Delete 全不选  Enter 关闭
    toggleOrClose: 空格 切换  Enter 关闭
    enterCloses: Enter 关闭
    arrowsChoose: ←→ 选择
    severalSideBySideKeys: ←→ 移动  空格 切换
    tileKeys: ←↑↓→ 移动  空格 选择
    severalTileKeys: ←↑↓→ 移动  空格 切换
    tagKeys: ←→ 移动  Delete 删除
    addTagKeys: ←→ 移动  空格 添加
    spaceOpens: 空格 打开
    spaceCloses: 空格 关闭
    spaceToggles: 空格 切换
    opensCalendar: F4 日历
    opensClock: F4 时钟
    signsStep: + − 增减
    arrowsStep: ←→ 增减
    altArrowsStep: Alt-↑↓ 增减
    controlArrowsStep: Ctrl-↑↓ 增减
    deleteClears: Delete 清除
    deleteRemoves: Delete 删除
    showsSecret: ^T 显示
    hidesSecret: ^T 隐藏
    textKeys: F4 编辑器
    pathKeys: Tab 补全  Enter 选择
    path: 文件的路径
    otherPath: 其他文件的路径
    typeToFind: 键入以查找
    enterAdds: 按 Enter 添加。
    enterOpens: 按 Enter 打开，按 Delete 删除。
    deleteRemovesIt: 按 Delete 删除。
    anyKey: 按任意键
    keep: 保留
    dialogKeys: ←→ 移动  Enter 选择
    stackedDialogKeys: ↑↓ 移动  Enter 选择
    helpOfPath: 键入文件的路径。Tab 可自动补全，~ 表示主文件夹，Delete 可移除已选择的文件。
    picture: [图片：%@]
    removed: 已删除%@。按 ^_ 撤消。
    duplicated: 已创建副本：%@。
    moved: 已移到第 %@ 位，共 %@ 位。
    enterAddsElement: Enter 添加
    enterOpensElement: Enter 打开
    movesUp: K 上移
    movesDown: J 下移
    moves: K J 移动
    duplicates: D 创建副本
    insertsBefore: A 在上方添加
    removesFromInside: Alt-X 删除
    movesFromInside: Alt-K Alt-J 移动
    search: 搜索
    jumpKeys: ↑↓ 移动  Enter 转到  Esc 关闭
    fewJumpKeys: Enter 转到
    searchHint: 搜索标题、帮助和选项
    option: 包含“%@”
    enterTriesAgain: 按 Enter 重试。
    noIssues: 目前没有问题。
    issue: 第 %@ 个问题，共 %@ 个
    noEditorHere: 此处无法打开编辑器。
    noTextProgram: 未设置编辑器。例如可用 EDITOR=vi 设置。
    noLongText: 只有长文本可以在编辑器中打开。
    noFile: 没有空间存放临时文件。
    noShell: 无法启动编辑器。
    noEditor: 找不到编辑器，文本未更改。
    editorFailed: 编辑器以代码 %@ 结束，文本未更改。
    editorLeftNoText: 编辑器的文件不是 UTF-8 文本，仍保留在 %@。
    help: Tab、↑ ↓  下一个或上一个字段\nEnter  下一个字段；打开列表或页面，按下按钮\n空格  切换开关，打开列表\nF4、Alt-↓  打开和关闭列表或日历；也可用 ^空格\nShift ← →  选择；Alt-A 全选\nAlt-C ^X ^V  复制、剪切、粘贴\nAlt-V  复制一个只读值；再按则复制下一个\n← → Home End  转到同一行中的选项、标签或步骤\n字母  在列表中查找选项\n+ −、Alt-↑↓  增大或减小数字；滑块中用 ← →\nDelete  删除；清除选填的回答，删除条目\nK J、Alt-K Alt-J  上移或下移条目；也可用 Alt-↑↓\nD、Alt-M  创建条目的副本\nA、Insert  在此条目上方添加条目\nAlt-X  删除包含此字段的条目\n^W ^U ^K  删除单词、光标前或光标后的文本\n^T  显示或隐藏密码\n^_ ^Y  撤消、重做\n^F、/  搜索表单\nF2、^G  问题列表\nF8、Alt-N  下一个问题；Shift-F8、Alt-P 上一个问题\nAlt-Enter  这一行的操作（如果有）\nAlt-W  这一行处于当前状态的原因\n^L  重绘屏幕\nEsc  返回或退出
    helpOfSubmit: ^S  提交
    helpOfToolbar: ^E  编辑\n^S  保存更改\n^R  取消更改\n^C  正在保存更改时，取消保存
    helpOfTerminal: F4  在长文本中，打开自己的编辑器\n^Z  挂起（fg 可恢复）
    """#
  }
}

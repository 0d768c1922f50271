extension Japanese {
  static var window: String {
    #"""
    openCalendar: %@をカレンダーで選択
    openClock: %@を時計で選択
    openGrid: %@を選択
    hours: 時
    minutes: 分
    set: 設定
    earlier: 前へ
    later: 次へ
    clear: %@を消去
    next: 次の%@
    previous: 前の%@
    selectAll: すべて選択
    selectNone: すべて選択解除
    more: ほか%@件
    chooseFile: 選択…
    chooseFileFor: %@のファイルを選択
    removeFileOf: %@を削除
    fileNotFound: ファイル「%@」がありません。別のファイルを選択してください。
    isFolder: 「%@」はフォルダーです。ファイルを選択してください。
    fileNotReadable: 「%@」を読み取れません。別のファイルを選択してください。
    filesNotAdded: 追加されなかったファイル
    acceptedFiles: 使用できるファイル
    allFiles: すべてのファイル
    tryAgain: 再試行
    suggestionsFor: %@の候補
    keepEditing: 編集を続ける
    saveQuestion: 変更を保存しますか？
    leaveQuestion: このフォームを終了しますか？
    discardQuestion: 変更を破棄しますか？
    goTo: 「%@」へ移動
    notSubmitted: フォームは送信されていません
    changesNotSaved: 変更は保存されていません
    removeQuestion: 「%@」を削除しますか？
    removalUndone: その中の回答も削除されます。「元に戻す」で復元できます。
    keep: 残す
    moveUp: 上へ移動
    moveDown: 下へ移動
    actions: 操作
    actionsOf: %@の操作
    removed: 「%@」を削除しました
    saveForLater: 保存して後で続ける
    """#
  }
}

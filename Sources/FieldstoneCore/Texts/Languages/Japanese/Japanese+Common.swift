/// Japanese.
enum Japanese: LanguageTexts {
  static let code = "ja"
  static var common: String {
    #"""
    form: フォーム
    yes: はい
    no: いいえ
    required: 必須
    optional: 任意
    mixed: 複数の値
    noAnswer: 未回答
    change: 変更
    unavailable: 選択できません
    addOwnEntry: 「%@」を追加
    notOffered: 選択肢にありません
    notOfferedOption: %@（選択肢にありません）
    noOptions: 選択肢がありません
    unavailableOption: %@（選択できません）
    search: 検索
    searchOptions: %@を検索
    shownOptions: %2$@件中%1$@件を表示しています。検索して絞り込めます。
    foundOptions|other: %@件見つかりました。
    nothingFound: 見つかりませんでした。
    nothingFoundFor: 「%@」は見つかりませんでした。
    searching: 検索しています…
    searchFailed: 検索できませんでした。
    error: エラー
    warning: 警告
    note: お知らせ
    labelled: %@：%@
    count: %@/%@
    range: %@～%@
    countOfCharacters: %2$@文字中%1$@文字
    copy: コピー
    copyValue: %@をコピー
    copied: %@をコピーしました。
    repeated: %@（確認用）
    showSecret: %@を表示
    increase: %@を増やす
    decrease: %@を減らす
    toFix: 要修正 %@件
    stepNotStarted: 未入力
    stepInProgress: 入力中
    stepDone: 完了
    notSubmitted|other: まだ送信されていません。確認が必要な項目が%@件あります。
    changesNotSaved|other: まだ保存されていません。確認が必要な項目が%@件あります。
    notSubmittable: このフォームはまだ送信できません。
    failed: 問題が発生しました。フォームは送信されませんでした。
    answersKept: 回答はそのまま残っています。
    submit: 送信
    cancel: キャンセル
    edit: 編集
    save: 保存
    tryAgain: 再試行
    checking: 確認しています…
    working: 処理しています…
    actionFailed: 問題が発生しました。もう一度お試しください。
    stop: 停止
    continueDraft: 保存した回答の続きから始めますか？
    continueDraftFrom: %@の回答の続きから始めますか？
    resumeDraft: 続きから始める
    startAnew: 最初から始める
    keepBothDrafts: 保存した回答を残して最初から始める
    saveForLater: 保存して後で続ける
    draftSaved: %@に回答を保存しました。
    unfitAnswers: 次の回答は、現在のフォームに合わなくなりました：
    draftNotRead: 保存した回答を読み込めませんでした。
    draftNotSaved: 回答を保存できませんでした。
    saving: 保存しています…
    saved: すべての変更を保存しました。
    notSaved: 変更は保存されませんでした。
    unsavedChanges|other: 未保存の変更 %@件
    stepTitle: ステップ %@/%@：%@
    nextStep: 次のステップ
    previousStep: 前のステップ
    allSteps: すべてのステップ
    keepMine: 自分の回答を残す
    takeTheirs: 新しい回答を使う
    keepAllMine: 自分の回答をすべて残す
    takeAllTheirs: 新しい回答をすべて使う
    changedElsewhere: ほかの場所でも変更されました
    mineAndTheirs: 自分の回答：%@。新しい回答：%@。
    mineAndTheirsBy: 自分の回答：%@。%@さんの新しい回答：%@。
    checkAnswers: 回答の確認
    done: 完了
    back: 戻る
    close: 閉じる
    undo: 元に戻す
    redo: やり直す
    add: 追加
    remove: 削除
    addSubform: %@を追加
    removeSubform: %@を削除
    removeQuestion: 「%@」とその中の回答を削除しますか？
    entry: エントリー
    entryInSentence: エントリー
    list: エントリー
    elementTitle: %@ %@（全%@件）
    numbered: %@ %@
    rowOfEntry: %@、%@
    entries|other: %@件
    noEntries: まだありません。
    duplicate: 複製
    moveUp: 上へ移動
    isFirst: すでに先頭です。
    isLast: すでに末尾です。
    moveDown: 下へ移動
    saveQuestion: 変更を保存しますか？
    discardQuestion: 変更を破棄しますか？
    leaveQuestion: このフォームを終了しますか？
    answersLost: 回答は失われます。
    changesLost: 保存していない変更は失われます。
    discard: 破棄
    keepEditing: 編集を続ける
    submitted: 送信しました。
    cancelled: キャンセルしました。何も送信されていません。
    dimensions: %@ × %@
    textFile: テキスト
    audioFile: 音声
    videoFile: 動画
    unknownFile: 不明
    removeFile: ファイルを削除
    either: %@または%@
    both: %@と%@
    quoted: 「%@」
    listed: %1$@、%2$@
    phrases: %1$@。%2$@
    sentences: %1$@%2$@
    groups: %1$@；%2$@
    bracketed: %1$@（%2$@）
    """#
  }
}

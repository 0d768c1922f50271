extension Japanese {
  static var screen: String {
    #"""
    none: なし
    submitting: 送信しています… Ctrl-Cで終了します。
    startedOver: 最初から始めました。^_ で回答を元に戻せます。
    nothingToUndo: 元に戻す操作はありません。
    nothingToRedo: やり直す操作はありません。
    nothingCopied: ここでコピーされたものはありません。
    nothingSelected: 何も選択されていません。Shiftキーを押しながら矢印キーで選択してください。
    copiedValue: %@をコピーしました：%@
    noValueToCopy: このページには、コピーできる読み取り専用の値がありません。
    secretsStay: 秘密の値はコピーできません。
    noFurther: これ以上は進めません。
    moreRows: 続き
    more: ほか%@件
    moreAnswers: … ほか%@件
    unsaved: 未保存
    requiredMark: * 必須
    answered: %2$@件中%1$@件に回答済み
    changed|other: 変更 %@件
    issues|other: 問題 %@件
    position: %@～%@/%@
    discarded: 変更を破棄しました。
    discardedWithUndo: 変更を破棄しました。^_ で元に戻せます。
    changesKept: 変更はそのまま残っています。
    saveCancelled: キャンセルしました。何も保存されていません。
    cancellingSave: キャンセルしています… もう一度 ^C を押すと終了します。
    savingAtEnd: 保存が終わるのを待っています。^C を押すと終了します。
    nothingToSave: 保存する変更はありません。
    editFirst: 編集するには ^E を押してください。
    readOnlyForm: このフォームは閲覧のみできます。
    leaveKey: Esc 終了
    escStops: Esc 停止
    menuKey: Alt-Enter 操作
    enterDoes: Enter %@
    backKey: Esc 戻る
    cancelsSave: ^C キャンセル
    quitsSave: ^C 終了
    keys: ^S 送信  Esc 終了
    pageKeys: ^S 送信  Esc 戻る
    issueKeys: F8 次の問題
    fewKeys: F1 ヘルプ
    suggestionKeys: ↓ 候補  Esc 閉じる
    listKeys: ↑↓ 移動  Enter 選択  Esc 閉じる
    calendarKeys: ←↑↓→ 日  PgUp PgDn 月  < > 年  T 今日  Enter 選択  Esc 閉じる
    clockKeys: ←→ 時/分  ↑↓ 設定  T 現在  Enter 選択  Esc 閉じる
    selectOrClose: Enter 選択  Esc 閉じる
    fewListKeys: Enter 選択
    listInPageKeys: ↑↓ 移動  スペース 選択
    severalInPageKeys: ↑↓ 移動  スペース 切替
    severalKeys: ↑↓ 移動  スペース 切替  Delete なし  Enter 閉じる
    severalKeysWithAll: ↑↓ 移動  スペース 切替  Alt-A すべて  Delete なし  Enter 閉じる
    toggleOrClose: スペース 切替  Enter 閉じる
    enterCloses: Enter 閉じる
    arrowsChoose: ←→ 選択
    severalSideBySideKeys: ←→ 移動  スペース 切替
    tileKeys: ←↑↓→ 移動  スペース 選択
    severalTileKeys: ←↑↓→ 移動  スペース 切替
    tagKeys: ←→ 移動  Delete 削除
    addTagKeys: ←→ 移動  スペース 追加
    spaceOpens: スペース 開く
    spaceCloses: スペース 閉じる
    spaceToggles: スペース 切替
    opensCalendar: F4 カレンダー
    opensClock: F4 時計
    signsStep: + − 増減
    arrowsStep: ←→ 増減
    altArrowsStep: Alt-↑↓ 増減
    controlArrowsStep: Ctrl-↑↓ 増減
    deleteClears: Delete 消去
    deleteRemoves: Delete 削除
    showsSecret: ^T 表示
    hidesSecret: ^T 非表示
    textKeys: F4 エディター
    pathKeys: Tab 補完  Enter 選択
    path: ファイルのパス
    otherPath: 別のファイルのパス
    typeToFind: 入力して検索
    enterAdds: 追加するにはEnterキーを押してください。
    enterOpens: 開くにはEnterキー、削除するにはDeleteキーを押してください。
    deleteRemovesIt: 削除するにはDeleteキーを押してください。
    anyKey: 何かキーを押してください
    keep: 残す
    dialogKeys: ←→ 移動  Enter 選択
    stackedDialogKeys: ↑↓ 移動  Enter 選択
    helpOfPath: ファイルのパスを入力してください。Tabキーで補完でき、~ はホームフォルダーを表します。Deleteキーで選択したファイルを削除します。
    picture: [画像：%@]
    removed: %@を削除しました。^_ で元に戻せます。
    duplicated: 複製しました：%@
    moved: %2$@件中%1$@番目に移動しました。
    enterAddsElement: Enter 追加
    enterOpensElement: Enter 開く
    movesUp: K 上へ
    movesDown: J 下へ
    moves: K J 移動
    duplicates: D 複製
    insertsBefore: A 上に追加
    removesFromInside: Alt-X 削除
    movesFromInside: Alt-K Alt-J 移動
    search: 検索
    jumpKeys: ↑↓ 移動  Enter 表示  Esc 閉じる
    fewJumpKeys: Enter 表示
    searchHint: タイトル、ヘルプ、選択肢を検索
    option: 「%@」を含む
    enterTriesAgain: 再試行するにはEnterキーを押してください。
    noIssues: 今のところ問題はありません。
    issue: 問題 %@/%@
    noEditorHere: ここではエディターを開けません。
    noTextProgram: エディターが設定されていません。たとえば EDITOR=vi で設定できます。
    noLongText: エディターで開けるのは長いテキストだけです。
    noFile: 一時ファイルを作成する空きがありません。
    noShell: エディターを起動できませんでした。
    noEditor: エディターが見つかりませんでした。テキストは変更されていません。
    editorFailed: エディターがコード%@で終了しました。テキストは変更されていません。
    editorLeftNoText: エディターのファイルがUTF-8のテキストではありません。ファイルは%@に残っています。
    help: Tab、↑ ↓  次または前の項目\nEnter  次の項目、リストやページを開く、ボタンを押す\nスペース  スイッチの切り替え、リストを開く\nF4、Alt-↓  リストやカレンダーの開閉（^スペースも可）\nShift ← →  選択（Alt-Aですべて）\nAlt-C ^X ^V  コピー、切り取り、貼り付け\nAlt-V  読み取り専用の値をコピー、もう一度押すと次の値\n← → Home End  横に並んだ選択肢、タグ、ステップへ移動\n文字  リストの選択肢を探す\n+ −、Alt-↑↓  数値を増減、スライダーでは ← →\nDelete  削除、任意の回答の消去、エントリーの削除\nK J、Alt-K Alt-J  エントリーを上または下へ移動（Alt-↑↓も可）\nD、Alt-M  エントリーを複製\nA、Insert  このエントリーの上に追加\nAlt-X  この項目を含むエントリーを削除\n^W ^U ^K  単語、カーソルの前または後のテキストを削除\n^T  パスワードの表示、非表示\n^_ ^Y  元に戻す、やり直す\n^F、/  フォーム内を検索\nF2、^G  問題の一覧\nF8、Alt-N  次の問題（Shift-F8、Alt-Pで前の問題）\nAlt-Enter  行の操作（ある場合）\nAlt-W  行が現在の状態である理由\n^L  画面を再描画\nEsc  戻る、または終了
    helpOfSubmit: ^S  送信
    helpOfToolbar: ^E  編集\n^S  変更を保存\n^R  変更を取り消す\n^C  変更の保存中に、保存をキャンセル
    helpOfTerminal: F4  長いテキストで、自分のエディターを使う\n^Z  一時停止（fgで再開）
    """#
  }
}

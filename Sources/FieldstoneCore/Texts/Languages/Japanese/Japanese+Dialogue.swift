extension Japanese {
  static var dialogue: String {
    #"""
    welcome: Enterキーで[回答]をそのまま使います。? ヘルプ、< 戻る、:cancel 終了
    page: ページ：%@
    firstQuestion: これが最初の質問です。
    nothingBefore: これより前には何もありません。
    leave: 変更は失われます。終了しますか？
    revealHelp: :show と入力すると入力内容が表示され、もう一度入力すると非表示になります。
    whichAction: どの操作を行いますか？（番号を入力、行わない場合はEnterキー）
    menuHelp: 次の操作を選ぶには :actions と入力してください：%@
    submitting: 送信しています…
    keepForLater: 後で続けられるように回答を残しますか？
    startOver: 回答は失われます。最初から始めますか？
    endAgain: もう一度Ctrl-Dを押すと、送信せずに終了します。
    interruptAgain: もう一度Ctrl-Cを押すと、送信せずに終了します。
    endAgainUnsaved: もう一度Ctrl-Dを押すと、保存せずに終了します。
    endAgainKept: もう一度Ctrl-Dを押すと終了します。回答は保存され、後で続けられます。
    interruptAgainKept: もう一度Ctrl-Cを押すと終了します。回答は保存され、後で続けられます。
    interruptAgainUnsaved: もう一度Ctrl-Cを押すと、保存せずに終了します。
    required: 必須
    optional: 任意
    notShown: 非表示
    path: ファイルのパス
    set: （設定済み）
    noAnswer: 未回答
    entryNotAccepted: 未回答：「%@」は受け付けられませんでした
    lastEntryNotAccepted: 未回答：最後の入力は受け付けられませんでした
    linesNotAccepted: 未回答：これらの行は受け付けられませんでした
    minusForNone: （なしは -）
    unchanged: 変更なし
    severalLines: 複数行、ピリオド（.）だけの行で終了
    numberOrName: 番号または名前
    name: 名前
    numbersOrNames: 番号または名前（複数可）
    names: 名前（複数可）
    nameOrPart: 名前またはその一部
    namesOrParts: 名前またはその一部（複数可、半角コンマ区切り）
    all: すべて
    minusFor: （「%@」は -）
    orYourOwn: 自由に入力することもできます。
    moreOptions: ほか%@件（名前の一部を入力して検索できます）
    add: 「%@」を追加しますか？
    keep: 「%@」を残しますか？
    notEditable: 変更できません
    moreLines|other: ほか%@行
    example: 例：%@
    fromTo: %@～%@
    orMore: %@以上
    atMost: %@以下
    from: %@以降
    until: %@以前
    inUnit: 単位は%@
    withUnit: %@ %@
    isRequired: 必須です。
    isOptional: 任意です。
    enterTakesCapital: Enterキーを押すと、末尾に示した（または大文字の）回答になります。
    minusClears: - と入力すると消去します。
    enterKeeps: Enterキーを押すと[回答]をそのまま使います。
    enterKeepsMinusRemoves: Enterキーを押すと[回答]をそのまま使い、もう一度 - と入力すると消去します。
    enterKeepsMinusClears: Enterキーを押すと[回答]をそのまま使い、- と入力すると消去します。
    commands: < で戻り、:form でフォームの内容を一覧表示し、:cancel で終了します。
    backslash: これらを回答として入力するには、前にバックスラッシュを付けてください：\? \< \- \:form
    anEmail: メールアドレス。
    aPhone: 電話番号。
    aURL: ウェブアドレス。
    aLine: 1行のテキスト。
    someLines: 複数行のテキスト。ピリオド（.）だけの行で終わります。そのような行を入力するには .. としてください。
    aSecret: 入力内容は表示されません。
    aPath: ファイルのパス。Tabキーで補完できます。フォルダーを入力すると、その中のファイルを一覧表示します。
    aFlag: %@または%@。最初の1文字だけでもかまいません。
    aSubform: 「はい」で質問を追加し、「いいえ」で省きます。
    anOption: 次のいずれかを番号または名前で入力してください。名前は先頭部分だけでもかまいません：
    anOptionByName: 次のいずれかを名前で入力してください。先頭部分だけでもかまいません：
    someOptions: 次から番号または名前で選び、半角コンマで区切って入力してください。名前は先頭部分だけでもかまいません：
    someOptionsByName: 次から名前で選び、半角コンマで区切って入力してください。先頭部分だけでもかまいません：
    someOptionsOrAll: 次から番号または名前で選び、半角コンマで区切って入力してください。名前は先頭部分だけでもかまいません。すべて選ぶには「すべて」または all と入力してください：
    someOptionsByNameOrAll: 次から名前で選び、半角コンマで区切って入力してください。先頭部分だけでもかまいません。すべて選ぶには「すべて」または all と入力してください：
    aSearch: 名前またはその一部を入力して検索します。1件だけ一致した場合は、それが選択されます。
    suggestions: 候補：%@
    aNumber: 数値
    aWholeNumber: 整数
    aDate: 日付（例：%@）
    aTime: 時刻（例：%@）
    aDateAndTime: 日時（例：%@）
    aMonth: 年月（例：%@）
    aYear: 年（例：%@）
    factFromTo: %2$@から%3$@までの%1$@
    factOnly: %@（%@のみ）
    only: %@のみ
    dateFromTo: %@、%@から%@まで
    factOrMore: %2$@以上の%1$@
    factAtMost: %2$@以下の%1$@
    dateOrLater: %@、%@以降
    dateOrEarlier: %@、%@以前
    factInUnit: %@（単位は%@）
    sentence: %@。
    moreMayCome: 回答によっては質問が追加されます。
    mustBeYes: 続けるには「はい」と答えてください。
    noSuchCommand: 「%@」というコマンドはありません。? と入力するとヘルプを表示します。
    noSuchCommandHere: 「%@」というコマンドはありません。? と入力するとヘルプを表示します。回答として入力するには %@ としてください。
    noSuchCommandInFile: '%@' というコマンドはありません。この文字列を回答とするには %@ と入力してください。
    noSuchCommandSecret: そのようなコマンドはありません。この文字列を入力するには、前にバックスラッシュを付けてください。
    couldBe: 「%@」は%@のいずれかに当てはまります。
    orOthers|other: %@、ほか%@件
    optionsMatch|other: 「%@」に一致する選択肢が%@件あります：
    moreMatches: ほか%@件
    which: どの「%@」ですか？（番号か続きの文字を入力、最初からはEnterキー）
    whichByName: どの「%@」ですか？（続きの文字を入力、最初からはEnterキー）
    whichHelp: Enterキーを押すと、質問全体に改めて回答できます。
    noSuchOption: 「%@」は選択肢にありません。番号または名前を半角コンマで区切って入力してください。
    noSuchOptionName: 「%@」は選択肢にありません。名前を半角コンマで区切って入力してください。
    quoted: 「%@」：%@
    oneOnly: 選択肢を1つだけ入力してください。
    notUTF8: UTF-8のテキストを入力してください。
    lineTooLong: 長すぎます。1行は%@バイトまでです。
    unendedText: テキストの最後に、ピリオド（.）だけの行を入力してください。
    leftOver: すべての質問に回答済みです。この行は余分です。
    nameAndAnswer: 名前と回答を入力してください（例：name=answer）。
    unknownField: 不明な項目：'%@'
    didYouMean: '%@' のことですか？
    answeredAlready: '%@' は%@行目ですでに回答されています。
    notApplicable: これらの回答では該当しません。
    line: %@行目
    adds: a 追加
    edits: %@ 編集
    removes: r%@ 削除
    moves: m%@ %@ 移動
    duplicates: d%@ 複製
    goesOn: Enter 次へ
    positions: %@～%@
    notPossibleHere: ここでは「%@」は使えません。使えるのは%@です。次へ進むにはEnterキーを押してください。
    onlyEnterHere: ここでは「%@」は使えません。次へ進むにはEnterキーを押してください。
    addHelp: a と入力すると、エントリーを追加してその質問に回答できます。
    addHelpBefore: a と入力すると末尾に、a1 と入力するとエントリー1の前にエントリーを追加し、その質問に回答できます。
    editHelp: 番号を入力すると、そのエントリーの質問に改めて回答できます。
    removeHelp: r1 と入力すると、エントリー1を削除します。
    moveHelp: m2 1 と入力すると、エントリー2を1番目に移動します。
    duplicateHelp: d1 と入力すると、エントリー1のコピーをその後に追加します。
    enterContinues: Enterキーを押すと次へ進みます。
    removeEntry: %@「%@」を削除しますか？
    notRemoved: 何も削除されませんでした。
    noSuchPosition: エントリー%@はありません。1から%@までの位置を入力してください。
    countsFromOne: エントリー%@はありません。エントリーの番号は1からです。
    namesAnswerOfEntry: エントリーとその質問を名前で指定してください（例：'%@'）。
    namesOfEntry: 名前での指定：%@
    namesEntry: エントリーを名前で指定してください（例：'%@'）。
    addsEmptyEntry: '%@' で空のエントリーを追加します。
    addsEntry: '%@' でエントリーを追加します。
    belongsToCase: これは「%@」に属しますが、それは選択されていません。選択するには '%@' と入力してください。
    review: 回答の確認
    enterSubmits: 送信するにはEnterキーを押してください。回答を変更するには番号を入力してください。:cancel で終了します。
    enterSubmitsBriefly: 送信するにはEnterキーを押してください。回答を変更するには番号を入力してください。? ですべての回答を表示します。
    enterSubmitsOnly: 送信するにはEnterキーを押してください。:cancel で終了します。
    cannotSubmit: 回答を変更するには番号を入力してください。? ですべての回答を表示し、:cancel で終了します。
    cannotSubmitOnly: 終了するには :cancel と入力してください。
    changed: 変更された回答：
    nothingChanged: 変更された回答はありません。
    submitQuestion: 「%@」でよろしいですか？
    reviewHelp: まだ何も送信されていません。< で最後の質問に戻ります。
    buttons: ボタン：%@
    noQuestions: ここには回答する質問がありません。
    noSuchNumber: 番号%@はありません。1から%@までの番号を入力してください。
    enterNumber: 1から%@までの番号を入力してください。
    noSuchNumberButOne: 番号%@はありません。番号は1だけです。
    noSuchNameButOne: ここに「%@」はありません。1 と入力するか、? と入力してすべての回答を確認してください。
    noSuchName: ここに「%@」はありません。1から%@までの番号を入力するか、? と入力してすべての回答を確認してください。
    noSuchNameButNear: ここに「%@」はありません。「%@」のことですか？
    noSuchButton: ここに「%@」はありません。? と入力するとヘルプを表示します。
    ambiguous: 「%@」は%@のいずれかに当てはまります。番号を入力してください。
    enterEdits: 編集するにはEnterキーを押してください。:cancel で終了します。
    enterEditsOthers: 編集するにはEnterキーを押してください。1つの回答だけを変更するには番号を入力してください。:cancel で終了します。
    enterSaves: 保存するにはEnterキーを押してください。回答を変更するには番号を入力してください。:discard で変更を取り消し、:cancel で終了します。
    enterTriesAgain: 再試行するにはEnterキーを押してください。回答を変更するには番号を入力してください。:cancel で終了します。
    numberChanges: 回答を変更するには番号を入力してください。:cancel で終了します。
    readOnlyForm: このフォームは閲覧のみできます。:cancel で終了します。
    whatNext: 次はどうしますか？
    editFirst: 先に :edit と入力してください。
    isBeingEdited: すでに編集中です。
    nothingToDiscard: 破棄する変更はありません。
    saved: 保存しました。
    saveOrDiscard: %@（%@、%@、編集を続けるにはEnterキー）
    saveOrDiscardHelp: %@または%@と入力してください。編集を続けるにはEnterキーを押してください。
    lockedUntilEdit: 「%@」はまだ変更できません。先に :edit と入力してください。
    lockedForGood: 「%@」は変更できません。このフォームは閲覧のみできます。
    lockedAnswer: これは変更できません。このフォームは閲覧のみできます。
    noInput: 端末がなく、回答を読み取る入力もありません。
    sendInput: 端末で実行するか、質問ごとに1行ずつ入力を渡してください。
    cannotWrite: 結果を標準出力に書き込めませんでした。
    secretFromPipe: '%@' は秘密の値のため、端末からのみ読み取ります。'%@' を指定すると、パイプやファイルから渡せます。
    endedAt: '%@' の回答が必要ですが、そこで入力が終わりました。
    endedAtQuestion: 入力が終わりましたが、「%@」の回答がまだ必要です。
    ended: フォームが送信される前に入力が終わりました。
    endedUnsaved: 入力が終わりました。変更は保存されませんでした。
    endedUnchanged: 入力が終わりました。
    nothingSubmitted: 何も送信されませんでした。
    unknownOption: 不明なオプション：'%@'
    helpListsOptions: オプションの一覧は '--help' で表示できます。
    answersWithMode: '%@' と '%@' は同時に使えません。名前で指定した回答は、質問せずに読み取られます。
    oneMode: '%@' と '%@' は同時に使えません。'--dialogue'、'--screen'、'--inline' のいずれか1つだけを使ってください。
    unexpectedArgument: 余分な引数：'%@'。回答は標準入力から読み取られます。
    needsValue: '%@' に値を指定してください（例：'%@'）。
    cannotRecord: 記録を '%@' に書き込めませんでした：%@。
    """#
  }
}

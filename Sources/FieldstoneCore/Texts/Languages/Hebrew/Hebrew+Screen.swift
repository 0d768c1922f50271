extension Hebrew {
  static var screen: String {
    #"""
    none: ללא
    submitting: מתבצעת שליחה… Ctrl-C ליציאה.
    startedOver: הטופס הותחל מחדש. ^_ משחזר את התשובות.
    nothingToUndo: אין פעולה לביטול.
    nothingToRedo: אין פעולה לביצוע שוב.
    nothingCopied: שום דבר לא הועתק כאן.
    nothingSelected: שום דבר לא נבחר. לבחירה יש להחזיק את Shift ולהקיש על החצים.
    copiedValue: הועתק %@: %@
    noValueToCopy: אין בדף הזה ערך לקריאה בלבד שאפשר להעתיק.
    secretsStay: אי אפשר להעתיק ערך סודי.
    noFurther: אין ערכים נוספים בכיוון הזה.
    moreRows: עוד
    more: עוד %@
    moreAnswers: … ועוד %@
    unsaved: לא נשמר
    requiredMark: * חובה
    answered: נענו %@ מתוך %@
    changed|one: שינוי אחד
    changed|two: שני שינויים
    changed|other: %@ שינויים
    issues|one: בעיה אחת
    issues|two: שתי בעיות
    issues|other: %@ בעיות
    position: %@–%@ מתוך %@
    discarded: השינויים נמחקו.
    discardedWithUndo: השינויים נמחקו. ^_ משחזר אותם.
    changesKept: השינויים שלך עדיין כאן.
    saveCancelled: בוטל. שום דבר לא נשמר.
    cancellingSave: מתבצע ביטול… יש להקיש שוב ^C ליציאה.
    savingAtEnd: בהמתנה לסיום השמירה. יש להקיש ^C ליציאה.
    nothingToSave: אין שינויים לשמירה.
    editFirst: יש להקיש ^E לעריכה.
    readOnlyForm: הטופס לקריאה בלבד.
    leaveKey: Esc יציאה
    escStops: Esc עצירה
    menuKey: Alt-Enter פעולות
    enterDoes: Enter %@
    backKey: Esc חזרה
    cancelsSave: ^C ביטול
    quitsSave: ^C יציאה
    keys: ^S שליחה  Esc יציאה
    pageKeys: ^S שליחה  Esc חזרה
    issueKeys: F8 הבעיה הבאה
    fewKeys: F1 עזרה
    suggestionKeys: ↓ הצעות  Esc סגירה
    listKeys: ↑↓ תזוזה  Enter בחירה  Esc סגירה
    calendarKeys: ←↑↓→ יום  PgUp PgDn חודש  < > שנה  T היום  Enter בחירה  Esc סגירה
    clockKeys: ←→ חלק  ↑↓ כיוון  T עכשיו  Enter בחירה  Esc סגירה
    selectOrClose: Enter בחירה  Esc סגירה
    fewListKeys: Enter בחירה
    listInPageKeys: ↑↓ תזוזה  Space בחירה
    severalInPageKeys: ↑↓ תזוזה  Space סימון
    severalKeys: ↑↓ תזוזה  Space סימון  Delete ללא  Enter סגירה
    severalKeysWithAll: ↑↓ תזוזה  Space סימון  Alt-A הכול  Delete ללא  Enter סגירה
    toggleOrClose: Space סימון  Enter סגירה
    enterCloses: Enter סגירה
    arrowsChoose: ←→ בחירה
    severalSideBySideKeys: ←→ תזוזה  Space סימון
    tileKeys: ←↑↓→ תזוזה  Space בחירה
    severalTileKeys: ←↑↓→ תזוזה  Space סימון
    tagKeys: ←→ תזוזה  Delete הסרה
    addTagKeys: ←→ תזוזה  Space הוספה
    spaceOpens: Space פתיחה
    spaceCloses: Space סגירה
    spaceToggles: Space סימון
    opensCalendar: F4 לוח שנה
    opensClock: F4 שעון
    signsStep: + − שינוי
    arrowsStep: ←→ שינוי
    altArrowsStep: Alt-↑↓ שינוי
    controlArrowsStep: Ctrl-↑↓ שינוי
    deleteClears: Delete ניקוי
    deleteRemoves: Delete הסרה
    showsSecret: ^T הצגה
    hidesSecret: ^T הסתרה
    textKeys: F4 עורך
    pathKeys: Tab השלמה  Enter בחירה
    path: נתיב של קובץ
    otherPath: נתיב של קובץ אחר
    typeToFind: יש להקליד כדי לחפש
    enterAdds: יש להקיש Enter להוספה.
    enterOpens: יש להקיש Enter לפתיחה, Delete להסרה.
    deleteRemovesIt: יש להקיש Delete להסרה.
    anyKey: יש להקיש על מקש כלשהו
    keep: השארה
    dialogKeys: ←→ תזוזה  Enter בחירה
    stackedDialogKeys: ↑↓ תזוזה  Enter בחירה
    helpOfPath: יש להקליד נתיב של קובץ. Tab משלים אותו, ~ היא תיקיית הבית שלך, ו־Delete מסיר את הקובץ שנבחר.
    picture: [תמונה: %@]
    removed: הוסר: %@. יש להקיש ^_ לביטול הפעולה.
    duplicated: שוכפל בשם %@.
    moved: הועבר למקום %@ מתוך %@.
    enterAddsElement: Enter הוספה
    enterOpensElement: Enter פתיחה
    movesUp: K למעלה
    movesDown: J למטה
    moves: K J העברה
    duplicates: D שכפול
    insertsBefore: A הוספה מעל
    removesFromInside: Alt-X הסרה
    movesFromInside: Alt-K Alt-J העברה
    search: חיפוש
    jumpKeys: ↑↓ תזוזה  Enter מעבר  Esc סגירה
    fewJumpKeys: Enter מעבר
    searchHint: חיפוש בכותרות, בעזרה ובאפשרויות
    option: מכיל "%@"
    enterTriesAgain: יש להקיש Enter לניסיון נוסף.
    noIssues: אין בעיות עד כה.
    issue: בעיה %@ מתוך %@
    noEditorHere: אי אפשר לפתוח כאן עורך.
    noTextProgram: לא הוגדר עורך. לדוגמה, EDITOR=vi מגדיר אחד.
    noLongText: אפשר לפתוח בעורך רק טקסטים ארוכים.
    noFile: אין מקום לקובץ זמני.
    noShell: אי אפשר היה להפעיל את העורך.
    noEditor: העורך לא נמצא. הטקסט לא השתנה.
    editorFailed: העורך הסתיים בקוד %@. הטקסט לא השתנה.
    editorLeftNoText: הקובץ של העורך אינו טקסט ב־UTF-8. הוא עדיין נמצא כאן: %@.
    help: Tab, ↑ ↓  השדה הבא או הקודם\nEnter  השדה הבא; פותח רשימה או דף, לוחץ על כפתור\nSpace  מחליף מצב של מתג, פותח רשימה\nF4, Alt-↓  פתיחה וסגירה של רשימה או לוח שנה; גם ^Space\nShift ← →  בחירת טקסט; Alt-A לבחירת הכול\nAlt-C ^X ^V  העתקה, גזירה, הדבקה\nAlt-V  העתקת ערך לקריאה בלבד; שוב להעתקת הבא\n← → Home End  מעבר לאפשרות, לתגית או לדרגה בשורה\nאותיות  חיפוש אפשרות ברשימה\n+ −, Alt-↑↓  הגדלה או הקטנה של מספר; ← → במחוון\nDelete  מחיקה; מנקה תשובה שאינה חובה, מסיר רשומה\nK J, Alt-K Alt-J  העברת רשומה למעלה או למטה; גם Alt-↑↓\nD, Alt-M  שכפול רשומה\nA, Insert  הוספת רשומה מעל הרשומה הזאת\nAlt-X  הסרת הרשומה שהשדה נמצא בה\n^W ^U ^K  מחיקת המילה, הטקסט שלפני הסמן או אחריו\n^T  הצגה או הסתרה של סיסמה\n^_ ^Y  ביטול פעולה, ביצוע שוב\n^F, /  חיפוש בטופס\nF2, ^G  רשימת הבעיות\nF8, Alt-N  הבעיה הבאה; Shift-F8, Alt-P לבעיה הקודמת\nAlt-Enter  פעולות של השורה, אם יש\nAlt-W  מדוע השורה במצבה הנוכחי\n^L  ציור המסך מחדש\nEsc  חזרה, או יציאה
    helpOfSubmit: ^S  שליחה
    helpOfToolbar: ^E  עריכה\n^S  שמירת השינויים\n^R  ביטול השינויים\n^C  ביטול השמירה, בזמן שהשינויים נשמרים
    helpOfTerminal: F4  בטקסט ארוך, העורך שלך\n^Z  השהיה (fg להמשך)
    """#
  }
}

/// Hebrew.
enum Hebrew: LanguageTexts {
  static let code = "he"
  static var common: String {
    #"""
    form: טופס
    yes: כן
    no: לא
    required: חובה
    optional: לא חובה
    mixed: ערכים שונים
    noAnswer: אין תשובה
    change: שינוי
    unavailable: לא זמין
    addOwnEntry: הוספת "%@"
    notOffered: לא ברשימת האפשרויות
    notOfferedOption: %@ (לא ברשימת האפשרויות)
    noOptions: אין אפשרויות
    unavailableOption: %@ (לא זמין)
    search: חיפוש
    searchOptions: חיפוש ברשימה: %@
    shownOptions: מוצגות %@ מתוך %@. חיפוש יצמצם את הרשימה.
    foundOptions|one: נמצאה תוצאה אחת.
    foundOptions|two: נמצאו שתי תוצאות.
    foundOptions|other: נמצאו %@ תוצאות.
    nothingFound: לא נמצאו תוצאות.
    nothingFoundFor: לא נמצאו תוצאות עבור "%@".
    searching: מתבצע חיפוש…
    searchFailed: החיפוש נכשל.
    error: שגיאה
    warning: אזהרה
    note: הערה
    labelled: %@: %@
    count: %@ מתוך %@
    range: %@ – %@
    countOfCharacters: %@ מתוך %@ תווים
    copy: העתקה
    copyValue: העתקת %@
    copied: הועתק: %@.
    repeated: %@ שוב
    showSecret: הצגת %@
    increase: הגדלת %@
    decrease: הקטנת %@
    toFix: לתיקון: %@
    stepNotStarted: טרם התחיל
    stepInProgress: בתהליך
    stepDone: הושלם
    notSubmitted|one: הטופס לא נשלח: פריט אחד דורש תשומת לב.
    notSubmitted|two: הטופס לא נשלח: שני פריטים דורשים תשומת לב.
    notSubmitted|other: הטופס לא נשלח: %@ פריטים דורשים תשומת לב.
    changesNotSaved|one: השינויים לא נשמרו: פריט אחד דורש תשומת לב.
    changesNotSaved|two: השינויים לא נשמרו: שני פריטים דורשים תשומת לב.
    changesNotSaved|other: השינויים לא נשמרו: %@ פריטים דורשים תשומת לב.
    notSubmittable: עדיין אי אפשר לשלוח את הטופס.
    failed: משהו השתבש. הטופס לא נשלח.
    answersKept: התשובות שלך עדיין כאן.
    submit: שליחה
    cancel: ביטול
    edit: עריכה
    save: שמירה
    tryAgain: ניסיון נוסף
    checking: מתבצעת בדיקה…
    working: מתבצעת פעולה…
    actionFailed: משהו השתבש. נא לנסות שוב.
    stop: עצירה
    continueDraft: להמשיך עם התשובות השמורות?
    continueDraftFrom: להמשיך עם התשובות שנשמרו במועד %@?
    resumeDraft: המשך
    startAnew: התחלה מחדש
    keepBothDrafts: התחלה מחדש ושמירת הקיימות
    saveForLater: שמירה למועד אחר
    draftSaved: התשובות נשמרו בשעה %@.
    unfitAnswers: התשובות האלה כבר לא מתאימות לטופס:
    draftNotRead: אי אפשר היה לקרוא את התשובות השמורות שלך.
    draftNotSaved: אי אפשר היה לשמור את התשובות שלך.
    saving: מתבצעת שמירה…
    saved: כל השינויים נשמרו.
    notSaved: השינויים לא נשמרו.
    unsavedChanges|one: שינוי אחד שלא נשמר
    unsavedChanges|two: שני שינויים שלא נשמרו
    unsavedChanges|other: %@ שינויים שלא נשמרו
    stepTitle: שלב %@ מתוך %@: %@
    nextStep: השלב הבא
    previousStep: השלב הקודם
    allSteps: כל השלבים
    keepMine: השארת התשובה שלי
    takeTheirs: שימוש בתשובה החדשה
    keepAllMine: השארת כל התשובות שלי
    takeAllTheirs: שימוש בכל התשובות החדשות
    changedElsewhere: השתנה גם במקום אחר
    mineAndTheirs: התשובה שלך: %@. התשובה החדשה: %@.
    mineAndTheirsBy: התשובה שלך: %@. התשובה החדשה, מאת %@: %@.
    checkAnswers: בדיקת התשובות
    done: סיום
    back: חזרה
    close: סגירה
    undo: ביטול פעולה
    redo: ביצוע שוב
    add: הוספה
    remove: הסרה
    addSubform: הוספת %@
    removeSubform: הסרת %@
    removeQuestion: להסיר את "%@" יחד עם התשובות?
    entry: רשומה
    entryInSentence: רשומה
    list: רשומות
    elementTitle: %@ %@ מתוך %@
    numbered: %@ %@
    rowOfEntry: %@, %@
    entries|one: רשומה אחת
    entries|two: שתי רשומות
    entries|other: %@ רשומות
    noEntries: עדיין אין.
    duplicate: שכפול
    moveUp: העברה למעלה
    isFirst: הרשומה כבר ראשונה.
    isLast: הרשומה כבר אחרונה.
    moveDown: העברה למטה
    saveQuestion: לשמור את השינויים?
    discardQuestion: לוותר על השינויים?
    leaveQuestion: לצאת מהטופס?
    answersLost: התשובות שלך יאבדו.
    changesLost: שינויים שלא נשמרו יאבדו.
    discard: ויתור
    keepEditing: המשך עריכה
    submitted: הטופס נשלח.
    cancelled: בוטל. שום דבר לא נשלח.
    dimensions: %@ × %@
    textFile: טקסט
    audioFile: שמע
    videoFile: וידאו
    unknownFile: לא ידוע
    removeFile: הסרת הקובץ
    either: %@ או %@
    both: %@ וגם %@
    quoted: "%@"
    listed: %1$@, %2$@
    phrases: %1$@. %2$@
    sentences: %1$@ %2$@
    groups: %1$@; %2$@
    bracketed: %1$@ (%2$@)
    """#
  }
}

extension Hebrew {
  static var window: String {
    #"""
    openCalendar: בחירה בלוח שנה: %@
    openClock: בחירה בשעון: %@
    openGrid: בחירה: %@
    hours: שעות
    minutes: דקות
    set: הגדרה
    earlier: מוקדם יותר
    later: מאוחר יותר
    clear: ניקוי: %@
    next: %@: הבא
    previous: %@: הקודם
    selectAll: בחירת הכול
    selectNone: ביטול הבחירה
    more: ועוד %@
    chooseFile: בחירה…
    chooseFileFor: בחירת קובץ עבור %@
    removeFileOf: הסרה: %@
    fileNotFound: אין קובץ בשם "%@". יש לבחור קובץ אחר.
    isFolder: "%@" היא תיקייה. יש לבחור קובץ.
    fileNotReadable: אי אפשר לקרוא את "%@". יש לבחור קובץ אחר.
    filesNotAdded: קבצים שלא נוספו
    acceptedFiles: קבצים מותרים
    allFiles: כל הקבצים
    tryAgain: ניסיון נוסף
    suggestionsFor: הצעות עבור %@
    keepEditing: המשך עריכה
    saveQuestion: לשמור את השינויים?
    leaveQuestion: לצאת מהטופס?
    discardQuestion: לוותר על השינויים?
    goTo: מעבר אל "%@"
    notSubmitted: הטופס לא נשלח
    changesNotSaved: השינויים לא נשמרו
    removeQuestion: להסיר את "%@"?
    removalUndone: גם התשובות יוסרו. "ביטול פעולה" ישחזר אותן.
    keep: השארה
    moveUp: העברה למעלה
    moveDown: העברה למטה
    actions: פעולות
    actionsOf: פעולות עבור %@
    removed: הוסר: "%@"
    saveForLater: שמירה למועד אחר
    """#
  }
}

extension Hebrew {
  static var web: String {
    #"""
    choose: בחירה…
    previousOption: הקודם: %@
    nextOption: הבא: %@
    noPreviousOption: הקודם
    noNextOption: הבא
    addChecked: הוספה
    allChosen: כל האפשרויות נבחרו.
    selectAll: בחירת הכול
    selectNone: ביטול הבחירה
    nothingChosen: לא נבחר דבר
    savedSecret: נשמר. אפשר להשאיר ריק כדי לא לשנות.
    errorTitle: שגיאה: %@
    thereIsAProblem|one: יש בעיה
    thereIsAProblem|two: יש שתי בעיות
    thereIsAProblem|other: יש בעיות
    furtherQuestions: עוד כמה שאלות
    savedNotSubmittable: עדיין אי אפשר לשלוח את הטופס. התשובות שלך נשמרו.
    saving: מתבצעת שמירה…
    saved: נשמר
    tryingAgain: לא נשמר. מתבצע ניסיון נוסף…
    unfinished: יש להשלים את התשובה או למחוק אותה.
    notSavable: עדיין אי אפשר לשמור את השינויים שלך.
    leftTitle: סגור
    left: יצאת מהטופס.
    openAgain: פתיחה מחדש
    leaveQuestion: לוותר על התשובות שלך?
    answersWillBeLost: כל מה שהזנת יאבד.
    update: עדכון
    undoAnswer: ביטול פעולה: %@
    redoAnswer: ביצוע שוב: %@
    undone: הפעולה בוטלה: %@.
    redone: הפעולה בוצעה שוב: %@.
    notUndone: שום פעולה לא בוטלה, כי משהו אחר השתנה בינתיים.
    notRedone: שום פעולה לא בוצעה שוב, כי משהו אחר השתנה בינתיים.
    onPage: %@ (%@)
    searchToSee: %@ אפשרויות. יש לחפש כדי לראות אותן.
    searchTooLong: החיפוש ארוך מדי. אפשר להשתמש בעד %@ תווים.
    tookTooLong: זה נמשך זמן רב מדי ולכן נעצר. נא לנסות שוב.
    searchAgain: מתבצע חיפוש… יש לחפש שוב כדי לראות את התוצאות.
    moveUpElement: העברה למעלה: %@
    moveDownElement: העברה למטה: %@
    duplicateElement: שכפול: %@
    removeElement: הסרה: %@
    moveUpThisElement: העברת הרשומה הזאת למעלה
    moveDownThisElement: העברת הרשומה הזאת למטה
    duplicateThisElement: שכפול הרשומה הזאת
    removeThisElement: הסרת הרשומה הזאת
    elementRemoved: הוסר: "%@".
    answersLost: משהו הוסר או הוסתר לפני ששלחת את התשובות האלה, ולכן אי אפשר היה לשמור אותן:
    removed: הוסר יחד עם התשובות: "%@".
    submittedTitle: הטופס נשלח
    submitted: תודה. התשובות שלך נשלחו.
    cancelledTitle: בוטל
    cancelled: שום דבר לא נשלח.
    startAgain: התחלה מחדש
    freshStart: לא הייתה פעילות זמן רב מדי, והתשובות שלך כבר אינן. אפשר להתחיל כאן מחדש.
    backToForm: חזרה לטופס
    notFoundTitle: לא נמצא
    notFound: אין דף כזה.
    notAllowedTitle: הפעולה אינה מותרת
    notAllowed: את הדף הזה אפשר רק לקרוא ולענות עליו.
    notSavedTitle: אי אפשר היה לשמור את התשובות שלך
    notUnderstood: הן לא תואמות את מה שהטופס ביקש. שום דבר לא השתנה.
    foreign: תוקף הדף פג. שום דבר לא השתנה.
    outdated: הדף אינו עדכני. יש לבדוק את התשובות ולשלוח אותן שוב.
    endedTitle: הביקור שלך הסתיים
    ended: לא הייתה פעילות זמן רב מדי, והתשובות שלך כבר אינן. שום דבר לא נשלח.
    kept: הדף אינו עדכני. התשובות שלך שמורות, חוץ מאלה ששינית כאן עכשיו.
    goOn: המשך
    expiredTitle: תוקף הדף פג
    expired: התשובות השמורות שלך כבר אינן זמינות. שום דבר לא נשלח.
    unusableTitle: אי אפשר להשתמש בטופס
    unusable: יש תקלה בטופס עצמו. שום דבר לא נשלח.
    upload: העלאה
    uploadFor: העלאה: %@
    withoutFile: המשך ללא קובץ
    tooMuchUpload: אפשר להעלות עד %@ בבת אחת. שום דבר לא השתנה.
    tooMuch: זה יותר ממה שהטופס יכול לקבל. שום דבר לא השתנה.
    failedTitle: משהו השתבש
    failed: אי אפשר היה לשלוח את הטופס. התשובות שלך שמורות; נא לנסות שוב.
    notSaved: אי אפשר היה לשמור את התשובות שלך. נא לנסות שוב.
    busyTitle: עדיין לא הסתיים
    busy: מה ששלחת קודם עדיין בטיפול. נא להמתין רגע ואז לפתוח שוב את הטופס.
    busySending: מה ששלחת קודם עדיין בטיפול. נא להמתין רגע ואז לשלוח שוב.
    notRead: אי אפשר לקרוא כרגע את התשובות שלך. נא לנסות שוב.
    language: שפה
    """#
  }
}

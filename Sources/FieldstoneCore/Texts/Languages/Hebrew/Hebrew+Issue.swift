extension Hebrew {
  static var issue: String {
    #"""
    required: זהו שדה חובה.
    mustBeTrue: יש לסמן אפשרות זו כדי להמשיך.
    tooShort|one: יש להזין לפחות תו אחד.
    tooShort|two: יש להזין לפחות שני תווים.
    tooShort|other: יש להזין לפחות %@ תווים.
    tooLong|one: יש להזין תו אחד לכל היותר. הוזנו %2$@.
    tooLong|two: יש להזין שני תווים לכל היותר. הוזנו %2$@.
    tooLong|other: יש להזין %@ תווים לכל היותר. הוזנו %@.
    wrongLength|one: יש להזין תו אחד בדיוק.
    wrongLength|two: יש להזין שני תווים בדיוק.
    wrongLength|other: יש להזין %@ תווים בדיוק.
    notEmail: יש להזין כתובת דוא״ל, לדוגמה name@example.org.
    notURL: יש להזין כתובת אינטרנט, לדוגמה https://example.org.
    notUUID: יש להזין UUID, לדוגמה 123e4567-e89b-12d3-a456-426614174000.
    patternMismatch: יש לבדוק את התבנית.
    characterNotAllowed: אי אפשר להשתמש כאן בתו "%@".
    someCharacterNotAllowed: באחד התווים אי אפשר להשתמש כאן.
    tab: יש להסיר את הטאב.
    lineBreak: יש להסיר את מעבר השורה.
    invisibleCharacter: יש להסיר את התו הבלתי נראה U+%@.
    someInvisibleCharacter: יש להסיר את התו הבלתי נראה.
    severalCharacters: יש להסיר את אלה: %@.
    theTab: הטאב
    theLineBreak: מעבר השורה
    theInvisibleCharacter: התו הבלתי נראה %@
    theInvisibleCharacters: התווים הבלתי נראים %@
    valueFromTo: יש להזין ערך מ־%@ עד %@.
    valueOnly: יש להזין %@.
    orMore: יש להזין %@ או יותר.
    orLess: יש להזין %@ או פחות.
    orLater: יש להזין %@ או מאוחר יותר.
    orEarlier: יש להזין %@ או מוקדם יותר.
    outOfRange: הערך מחוץ לטווח.
    noPossibleNumber: אין כרגע ערך מתאים: הערך צריך להיות %@ או יותר, אבל גם %@ או פחות. יש לבדוק את התשובות האחרות.
    noPossibleDate: אין כרגע ערך מתאים: הערך צריך להיות %@ או מאוחר יותר, אבל גם %@ או מוקדם יותר. יש לבדוק את התשובות האחרות.
    notNumber: יש להזין מספר, לדוגמה %@.
    numberFromTo: יש להזין מספר מ־%@ עד %@.
    numberOrMore: יש להזין מספר, %@ או יותר.
    numberOrLess: יש להזין מספר, %@ או פחות.
    notWholeNumber: יש להזין מספר שלם, לדוגמה 12.
    wholeNumberFromTo: יש להזין מספר שלם מ־%@ עד %@.
    wholeNumberOrMore: יש להזין מספר שלם, %@ או יותר.
    wholeNumberOrLess: יש להזין מספר שלם, %@ או פחות.
    notPercentage: יש להזין אחוז, לדוגמה %@.
    notAmount: יש להזין סכום במטבע %@, לדוגמה %@.
    notMeasured: יש להזין ערך ביחידה %@, לדוגמה %@, או להוסיף למספר יחידה אחרת: %@.
    notWholeInUnit: %1$@ = %2$@ %3$@. יש להזין מספר שלם ביחידה %3$@.
    notByteCount: יש להזין גודל, לדוגמה %@ MB.
    notDuration: יש להזין משך זמן, לדוגמה 1h 30m או 1:30.
    notRange: יש להזין שני ערכים עם מקף ביניהם.
    notRangeLike: יש להזין שני ערכים עם מקף ביניהם, לדוגמה %@.
    reversedRange: יש להזין את שני הערכים לפי הסדר: %@.
    tooManyDecimals|one: יש להזין לכל היותר ספרה אחת אחרי הנקודה העשרונית, לדוגמה %2$@.
    tooManyDecimals|two: יש להזין לכל היותר שתי ספרות אחרי הנקודה העשרונית, לדוגמה %2$@.
    tooManyDecimals|other: יש להזין לכל היותר %@ ספרות אחרי הנקודה העשרונית, לדוגמה %@.
    noDecimals: יש להזין סכום ללא ספרות אחרי הנקודה העשרונית, לדוגמה %@.
    tooManyDigits|one: יש להזין ספרה אחת לכל היותר.
    tooManyDigits|two: יש להזין שתי ספרות לכל היותר.
    tooManyDigits|other: יש להזין %@ ספרות לכל היותר.
    notDate: יש להזין תאריך, לדוגמה %@.
    dateFromTo: יש להזין תאריך מ־%@ עד %@.
    dateOrLater: יש להזין תאריך, %@ או מאוחר יותר.
    dateOrEarlier: יש להזין תאריך, %@ או מוקדם יותר.
    notTime: יש להזין שעה, לדוגמה %@.
    timeFromTo: יש להזין שעה מ־%@ עד %@.
    timeOrLater: יש להזין שעה, %@ או מאוחר יותר.
    timeOrEarlier: יש להזין שעה, %@ או מוקדם יותר.
    notDateAndTime: יש להזין תאריך ושעה, לדוגמה %@.
    dateAndTimeFromTo: יש להזין תאריך ושעה מ־%@ עד %@.
    dateAndTimeOrLater: יש להזין תאריך ושעה, %@ או מאוחר יותר.
    dateAndTimeOrEarlier: יש להזין תאריך ושעה, %@ או מוקדם יותר.
    notMonth: יש להזין חודש, לדוגמה %@.
    monthFromTo: יש להזין חודש מ־%@ עד %@.
    monthOrLater: יש להזין חודש, %@ או מאוחר יותר.
    monthOrEarlier: יש להזין חודש, %@ או מוקדם יותר.
    notYear: יש להזין שנה, לדוגמה %@.
    yearFromTo: יש להזין שנה מ־%@ עד %@.
    yearOrLater: יש להזין שנה, %@ או מאוחר יותר.
    yearOrEarlier: יש להזין שנה, %@ או מוקדם יותר.
    noSuchDate: אין תאריך כזה: %@. יש להזין תאריך, לדוגמה %@.
    noSuchTime: אין שעה כזאת: %@. יש להזין שעה, לדוגמה %@.
    noSuchDateAndTime: אין תאריך ושעה כאלה: %@. יש להזין תאריך ושעה, לדוגמה %@.
    noSuchMonth: אין חודש כזה: %@. יש להזין חודש, לדוגמה %@.
    noSuchYear: אין שנה כזאת: %@. יש להזין שנה, לדוגמה %@.
    luhn: מספר הכרטיס אינו תקין. יש לבדוק את הספרות.
    iban: ה־IBAN אינו תקין. יש לבדוק את האותיות והספרות.
    notInForm: יש להשתמש בתבנית %@.
    notOneOf: יש להזין אחד מאלה: %@.
    notOption: אין אפשרות בשם "%@".
    secretNotOption: זו לא אחת האפשרויות.
    notYesOrNo: יש להזין כן או לא.
    unavailableOption: האפשרות "%@" אינה זמינה. יש לבחור אפשרות אחרת.
    unavailableOptions: האפשרויות %@ אינן זמינות. יש לבחור אפשרויות אחרות.
    secretUnavailableOption: האפשרות אינה זמינה. יש לבחור אפשרות אחרת.
    tooFewChosen|one: יש לבחור לפחות אפשרות אחת.
    tooFewChosen|two: יש לבחור לפחות שתי אפשרויות.
    tooFewChosen|other: יש לבחור לפחות %@ אפשרויות.
    tooManyChosen|one: יש לבחור אפשרות אחת לכל היותר. נבחרו %2$@.
    tooManyChosen|two: יש לבחור שתי אפשרויות לכל היותר. נבחרו %2$@.
    tooManyChosen|other: יש לבחור %@ אפשרויות לכל היותר. נבחרו %@.
    tooFewEntries|one: יש להוסיף לפחות רשומה אחת.
    tooFewEntries|two: יש להוסיף לפחות שתי רשומות.
    tooFewEntries|other: יש להוסיף לפחות %@ רשומות.
    tooManyEntries|one: מותרת רשומה אחת לכל היותר. יש להסיר את השאר.
    tooManyEntries|two: מותרות שתי רשומות לכל היותר. יש להסיר את השאר.
    tooManyEntries|other: מותרות %@ רשומות לכל היותר. יש להסיר את השאר.
    repeatedEntry: רשומה %@ כפולה. יש לשנות או להסיר אותה.
    repeatedAnswer: "%@" מופיע ברשימה יותר מפעם אחת. יש לשנות או להסיר.
    isFull: אי אפשר להוסיף עוד.
    isMaximum: זה המספר המרבי (%@).
    mismatch: אין התאמה לשדה "%@".
    notChecked: אי אפשר היה לבדוק את זה. נא לנסות שוב.
    changedBy: התשובה שונתה ל"%2$@" על ידי %1$@. אפשר להשאיר את התשובה שלך או להשתמש בחדשה.
    changedElsewhere: התשובה שונתה במקום אחר ל"%@". אפשר להשאיר את התשובה שלך או להשתמש בחדשה.
    clearedBy: התשובה נמחקה על ידי %@. אפשר להשאיר את התשובה שלך או למחוק גם אותה.
    clearedElsewhere: התשובה נמחקה במקום אחר. אפשר להשאיר את התשובה שלך או למחוק גם אותה.
    secretChangedBy: התשובה שונתה על ידי %@. אפשר להשאיר את התשובה שלך או להשתמש בחדשה.
    secretChangedElsewhere: התשובה שונתה במקום אחר. אפשר להשאיר את התשובה שלך או להשתמש בחדשה.
    removedBy: זה הוסר על ידי %@. אפשר להשאיר או להסיר גם כאן.
    removedElsewhere: זה הוסר במקום אחר. אפשר להשאיר או להסיר גם כאן.
    newerBy: משהו שונה בינתיים על ידי %@. יש לבדוק את התשובות ולשלוח אותן שוב.
    newer: משהו השתנה בינתיים במקום אחר. יש לבדוק את התשובות ולשלוח אותן שוב.
    ofSomeObjects: %@ (%@ מתוך %@ אובייקטים)
    ofOneObject: %@ (אובייקט %@ מתוך %@)
    cannotBeAdded: יש להזין מספר אחרי + או −, לדוגמה %@.
    tooMuchText: הטקסט ארוך מדי. נשמרים עד %@ בתים.
    fileTooLarge: יש לבחור קובץ בגודל של עד %@.
    wrongFileType: יש לבחור קובץ מסוג %@.
    wrongFileTypeFound: הקובץ "%@" הוא בפורמט %@. יש לבחור קובץ מסוג %@.
    tooFewPixels: יש לבחור תמונה של %@ פיקסלים לפחות. גודל התמונה הזאת: %@.
    tooManyPixels: יש לבחור תמונה של עד %@ פיקסלים. גודל התמונה הזאת: %@.
    damagedFile: הקובץ "%@" פגום או לא שלם. יש לבחור קובץ אחר.
    emptyFile: הקובץ "%@" ריק. יש לבחור קובץ אחר.
    cutFile: הקובץ "%@" לא הגיע בשלמותו. יש לבחור אותו שוב.
    unknownFile: הקובץ כבר אינו זמין. יש לבחור אותו שוב.
    fileNotStored: אי אפשר היה לשמור את הקובץ "%@". נא לנסות שוב.
    fileNotFound: אין קובץ בשם "%@". יש להזין נתיב של קובץ.
    isFolder: "%@" היא תיקייה. יש להזין נתיב של קובץ.
    fileNotReadable: אי אפשר לקרוא את "%@". יש להזין נתיב של קובץ אחר.
    noLongerThere: זה כבר לא נמצא בטופס.
    namedNoLongerThere: "%@" כבר לא נמצא בטופס.
    cannotBeChanged: אי אפשר לשנות את זה.
    cannotBeAnswered: אי אפשר לענות על זה כך.
    noEffect: אין מה לעשות.
    hasProblems: יש בעיה בטופס, ולכן אי אפשר לשלוח אותו.
    submitting: הטופס עסוק. נא להמתין רגע.
    closed: הטופס סגור.
    """#
  }
}

extension Hebrew {
  static var dialogue: String {
    #"""
    welcome: יש להקיש Enter כדי להשאיר את ה[תשובה]. ? לעזרה, < לחזרה, :cancel ליציאה
    page: דף: %@
    firstQuestion: זו השאלה הראשונה.
    nothingBefore: אין שום דבר לפני כן.
    leave: השינויים שלך יאבדו. לצאת בכל זאת?
    revealHelp: יש להזין :show כדי לראות את מה שמקלידים, ושוב כדי להסתיר.
    whichAction: איזו פעולה? (מספר, או Enter לאף אחת)
    menuHelp: יש להזין :actions כדי לבחור אחת מאלה: %@.
    submitting: מתבצעת שליחה…
    keepForLater: לשמור את התשובות שלך למועד אחר?
    startOver: התשובות שלך יאבדו. להתחיל מחדש בכל זאת?
    endAgain: יש להקיש שוב Ctrl-D כדי לצאת בלי לשלוח.
    interruptAgain: יש להקיש שוב Ctrl-C כדי לצאת בלי לשלוח.
    endAgainUnsaved: יש להקיש שוב Ctrl-D כדי לצאת בלי לשמור.
    endAgainKept: יש להקיש שוב Ctrl-D כדי לצאת. התשובות שלך נשמרות למועד אחר.
    interruptAgainKept: יש להקיש שוב Ctrl-C כדי לצאת. התשובות שלך נשמרות למועד אחר.
    interruptAgainUnsaved: יש להקיש שוב Ctrl-C כדי לצאת בלי לשמור.
    required: חובה
    optional: לא חובה
    notShown: לא מוצג
    path: נתיב של קובץ
    set: (הוזן)
    noAnswer: אין תשובה
    entryNotAccepted: אין תשובה: "%@" לא התקבל
    lastEntryNotAccepted: אין תשובה: הקלט האחרון לא התקבל
    linesNotAccepted: אין תשובה: השורות האלה לא התקבלו
    minusForNone: (- ללא תשובה)
    unchanged: ללא שינוי
    severalLines: כמה שורות, ובסופן שורה שיש בה רק נקודה
    numberOrName: מספר או שם
    name: שם
    numbersOrNames: מספרים או שמות
    names: שמות
    nameOrPart: שם או חלק ממנו
    namesOrParts: שמות או חלקים מהם, מופרדים בפסיקים
    all: הכול
    minusFor: (- עבור "%@")
    orYourOwn: או להזין תשובה אחרת.
    moreOptions: ועוד %@; יש להזין חלק משם כדי למצוא אפשרות
    add: להוסיף את "%@"?
    keep: להשאיר את "%@"?
    notEditable: אי אפשר לשנות
    moreLines|one: ועוד שורה אחת
    moreLines|two: ועוד שתי שורות
    moreLines|other: ועוד %@ שורות
    example: לדוגמה %@
    fromTo: %@ עד %@
    orMore: %@ או יותר
    atMost: לכל היותר %@
    from: מ־%@
    until: עד %@
    inUnit: ביחידה %@
    withUnit: %@ %@
    isRequired: חובה.
    isOptional: לא חובה.
    enterTakesCapital: יש להקיש Enter לבחירת התשובה שאחרי הנקודתיים.
    minusClears: יש להזין - כדי למחוק את התשובה.
    enterKeeps: יש להקיש Enter כדי להשאיר את ה[תשובה].
    enterKeepsMinusRemoves: יש להקיש Enter כדי להשאיר את ה[תשובה], או להזין שוב - כדי למחוק אותה.
    enterKeepsMinusClears: יש להקיש Enter כדי להשאיר את ה[תשובה], או להזין - כדי למחוק אותה.
    commands: < לחזרה, :form להצגת הטופס, :cancel ליציאה.
    backslash: כדי להזין אחד מאלה כתשובה, יש להקדים לו לוכסן אחורי: \? \< \- \:form
    anEmail: כתובת דוא״ל.
    aPhone: מספר טלפון.
    aURL: כתובת אינטרנט.
    aLine: שורת טקסט אחת.
    someLines: כמה שורות. מסיימים בשורה שיש בה רק נקודה; .. מציין שורה כזאת.
    aSecret: מה שמקלידים לא מוצג.
    aPath: נתיב של קובץ. יש להקיש Tab כדי להשלים אותו, או להזין תיקייה כדי להציג את הקבצים שבה.
    aFlag: %@ או %@; האות הראשונה מספיקה.
    aSubform: "כן" מוסיף את השאלות של החלק הזה, "לא" משמיט אותן.
    anOption: אחת מאלה, לפי מספר או שם; תחילת השם מספיקה:
    anOptionByName: אחת מאלה, לפי שם; תחילת השם מספיקה:
    someOptions: אחת או יותר מאלה, לפי מספר או שם, מופרדות בפסיקים; תחילת השם מספיקה:
    someOptionsByName: אחת או יותר מאלה, לפי שם, מופרדות בפסיקים; תחילת השם מספיקה:
    someOptionsOrAll: אחת או יותר מאלה, לפי מספר או שם, מופרדות בפסיקים; תחילת השם מספיקה. המילה "הכול" בוחרת את כולן:
    someOptionsByNameOrAll: אחת או יותר מאלה, לפי שם, מופרדות בפסיקים; תחילת השם מספיקה. המילה "הכול" בוחרת את כולן:
    aSearch: יש להזין שם או חלק ממנו לחיפוש. תוצאה יחידה נבחרת מיד.
    suggestions: הצעות: %@
    aNumber: מספר
    aWholeNumber: מספר שלם
    aDate: תאריך, לדוגמה %@
    aTime: שעה, לדוגמה %@
    aDateAndTime: תאריך ושעה, לדוגמה %@
    aMonth: חודש, לדוגמה %@
    aYear: שנה, לדוגמה %@
    factFromTo: %@ מ־%@ עד %@
    factOnly: %@: יש להזין %@
    only: %@ בלבד
    dateFromTo: %@; מ־%@ עד %@
    factOrMore: %@, %@ או יותר
    factAtMost: %@, לכל היותר %@
    dateOrLater: %@; %@ או מאוחר יותר
    dateOrEarlier: %@; %@ או מוקדם יותר
    factInUnit: %@, ביחידה %@
    sentence: %@.
    moreMayCome: יש תשובות שמובילות לשאלות נוספות.
    mustBeYes: כדי להמשיך יש לענות "כן".
    noSuchCommand: אין פקודה "%@". יש להזין ? לעזרה.
    noSuchCommandHere: אין פקודה "%@". יש להזין ? לעזרה, או %@ כתשובה.
    noSuchCommandInFile: אין פקודה '%@'. כדי לענות בטקסט הזה יש להזין %@.
    noSuchCommandSecret: אין פקודה כזאת. כדי להזין את הטקסט הזה, יש להקדים לו לוכסן אחורי.
    couldBe: ייתכן שהכוונה ב"%@" היא %@.
    orOthers|one: %@ או עוד אחת
    orOthers|two: %@ או עוד שתיים
    orOthers|other: %@ או עוד %@
    optionsMatch|one: האפשרויות שמתאימות ל"%@" (%@):
    optionsMatch|two: האפשרויות שמתאימות ל"%@" (%@):
    optionsMatch|other: האפשרויות שמתאימות ל"%@" (%@):
    moreMatches: ועוד %@
    which: איזו "%@"? (מספר, עוד אותיות, או Enter להתחלה מחדש)
    whichByName: איזו "%@"? (עוד אותיות, או Enter להתחלה מחדש)
    whichHelp: יש להקיש Enter כדי לענות מחדש על השאלה כולה.
    noSuchOption: אין אפשרות בשם "%@". יש להזין מספרים או שמות, מופרדים בפסיקים.
    noSuchOptionName: אין אפשרות בשם "%@". יש להזין שמות, מופרדים בפסיקים.
    quoted: "%@": %@
    oneOnly: יש להזין רק אחת מהאפשרויות.
    notUTF8: יש להזין טקסט בקידוד UTF-8.
    lineTooLong: השורה ארוכה מדי. שורה יכולה להכיל עד %@ בתים.
    unendedText: יש לסיים את הטקסט בשורה שיש בה רק נקודה.
    leftOver: כל השאלות נענו; השורה הזאת מיותרת.
    nameAndAnswer: יש להזין שם ותשובה, לדוגמה name=answer.
    unknownField: שדה לא מוכר '%@'.
    didYouMean: האם הכוונה היא '%@'?
    answeredAlready: כבר ניתנה תשובה עבור '%@' בשורה %@.
    notApplicable: לא רלוונטי עם התשובות האלה.
    line: שורה %@
    adds: a להוספה
    edits: %@ לעריכה
    removes: r%@ להסרה
    moves: m%@ %@ להעברה
    duplicates: d%@ לשכפול
    goesOn: Enter להמשך
    positions: %@–%@
    notPossibleHere: אי אפשר להשתמש כאן ב"%@". יש להזין %@. להמשך יש להקיש Enter.
    onlyEnterHere: אי אפשר להשתמש כאן ב"%@". להמשך יש להקיש Enter.
    addHelp: יש להזין a כדי להוסיף רשומה ולענות על השאלות שלה.
    addHelpBefore: יש להזין a כדי להוסיף רשומה בסוף, או a1 כדי להוסיף אותה לפני רשומה 1, ולענות על השאלות שלה.
    editHelp: יש להזין מספר כדי לענות מחדש על השאלות של אותה רשומה.
    removeHelp: יש להזין r1 כדי להסיר את רשומה 1.
    moveHelp: יש להזין m2 1 כדי להעביר את רשומה 2 למקום 1.
    duplicateHelp: יש להזין d1 כדי להוסיף עותק של רשומה 1 אחריה.
    enterContinues: להמשך יש להקיש Enter.
    removeEntry: להסיר את %@, "%@"?
    notRemoved: שום דבר לא הוסר.
    noSuchPosition: אין רשומה %@. יש להזין מקום מ־1 עד %@.
    countsFromOne: אין רשומה %@. המספור של הרשומות מתחיל ב־1.
    namesAnswerOfEntry: יש לציין רשומה ואת השאלה שלה, לדוגמה '%@'.
    namesOfEntry: לפי שם: %@
    namesEntry: יש לציין רשומה, לדוגמה '%@'.
    addsEmptyEntry: '%@' מוסיף רשומה ריקה.
    addsEntry: '%@' מוסיף רשומה.
    belongsToCase: זה שייך לאפשרות "%@", שלא נבחרה. כדי לבחור אותה יש להזין '%@'.
    review: סקירה
    enterSubmits: יש להקיש Enter לשליחה, או להזין מספר לשינוי תשובה. :cancel ליציאה.
    enterSubmitsBriefly: יש להקיש Enter לשליחה, או להזין מספר לשינוי תשובה. ? להצגת כל התשובות.
    enterSubmitsOnly: יש להקיש Enter לשליחה. :cancel ליציאה.
    cannotSubmit: יש להזין מספר לשינוי תשובה. ? להצגת כל התשובות, :cancel ליציאה.
    cannotSubmitOnly: יש להזין :cancel ליציאה.
    changed: השתנו:
    nothingChanged: שום תשובה לא השתנתה.
    submitQuestion: %@?
    reviewHelp: עדיין לא נשלח דבר. < לחזרה לשאלה האחרונה.
    buttons: כפתורים: %@
    noQuestions: אין כאן על מה לענות.
    noSuchNumber: אין מספר %@. יש להזין מספר מ־1 עד %@.
    enterNumber: יש להזין מספר מ־1 עד %@.
    noSuchNumberButOne: אין מספר %@. המספר היחיד הוא 1.
    noSuchNameButOne: אין כאן "%@". יש להזין 1, או ? כדי לראות את כל התשובות.
    noSuchName: אין כאן "%@". יש להזין מספר מ־1 עד %@, או ? כדי לראות את כל התשובות.
    noSuchNameButNear: אין כאן "%@". האם הכוונה היא "%@"?
    noSuchButton: אין כאן "%@". יש להזין ? לעזרה.
    ambiguous: ייתכן שהכוונה ב"%@" היא %@. יש להזין את המספר.
    enterEdits: יש להקיש Enter לעריכה. :cancel ליציאה.
    enterEditsOthers: יש להקיש Enter לעריכה, או להזין מספר לשינוי אותה תשובה בלבד. :cancel ליציאה.
    enterSaves: יש להקיש Enter לשמירה, או להזין מספר לשינוי תשובה. :discard לביטול השינויים, :cancel ליציאה.
    enterTriesAgain: יש להקיש Enter לניסיון נוסף, או להזין מספר לשינוי תשובה. :cancel ליציאה.
    numberChanges: יש להזין מספר לשינוי תשובה. :cancel ליציאה.
    readOnlyForm: הטופס לקריאה בלבד. :cancel ליציאה.
    whatNext: מה הלאה?
    editFirst: קודם יש להזין :edit.
    isBeingEdited: העריכה כבר פעילה.
    nothingToDiscard: אין שינויים שאפשר לוותר עליהם.
    saved: נשמר.
    saveOrDiscard: %@ (%@, %@, או Enter להמשך עריכה)
    saveOrDiscardHelp: יש להזין "%@" או "%@", או להקיש Enter להמשך עריכה.
    lockedUntilEdit: עדיין אי אפשר לשנות את "%@". קודם יש להזין :edit.
    lockedForGood: אי אפשר לשנות את "%@". הטופס לקריאה בלבד.
    lockedAnswer: אי אפשר לשנות את זה. הטופס לקריאה בלבד.
    noInput: אין מסוף ואין קלט שאפשר לקרוא ממנו תשובות.
    sendInput: יש להריץ את התוכנית במסוף, או לשלוח שורת קלט לכל שאלה.
    cannotWrite: אי אפשר היה לכתוב את התוצאה לפלט התקני.
    secretFromPipe: '%@' סודי ונקרא ממסוף בלבד; '%@' מאפשר לקרוא אותו מצינור או מקובץ.
    endedAt: הקלט הסתיים לפני שניתנה תשובה עבור '%@'.
    endedAtQuestion: הקלט הסתיים, אבל עדיין חסרה תשובה עבור "%@".
    ended: הקלט הסתיים לפני שהטופס נשלח.
    endedUnsaved: הקלט הסתיים. השינויים שלך לא נשמרו.
    endedUnchanged: הקלט הסתיים.
    nothingSubmitted: שום דבר לא נשלח.
    unknownOption: אפשרות לא מוכרת '%@'.
    helpListsOptions: '--help' מציג את האפשרויות.
    answersWithMode: אי אפשר להשתמש יחד באפשרויות '%@' ו־'%@'. תשובות לפי שם נקראות בלי לשאול.
    oneMode: אי אפשר להשתמש יחד באפשרויות '%@' ו־'%@'. יש להשתמש רק באחת מהאפשרויות '--dialogue', '--screen' ו־'--inline'.
    unexpectedArgument: ארגומנט לא צפוי '%@'. התשובות מגיעות מהקלט התקני.
    needsValue: יש לציין ערך עבור '%@', לדוגמה '%@'.
    cannotRecord: אי אפשר היה לכתוב את ההקלטה אל '%@': %@.
    """#
  }
}

extension Arabic {
  static var issue: String {
    #"""
    required: هذا الحقل مطلوب.
    mustBeTrue: للمتابعة يجب تحديد هذا الخيار.
    tooShort|zero: أدخل %@ حرف على الأقل.
    tooShort|one: أدخل حرفًا واحدًا على الأقل.
    tooShort|two: أدخل حرفين على الأقل.
    tooShort|few: أدخل %@ أحرف على الأقل.
    tooShort|many: أدخل %@ حرفًا على الأقل.
    tooShort|other: أدخل %@ حرف على الأقل.
    tooLong|zero: أدخل %@ حرف على الأكثر. عدد الأحرف المُدخلة: %@.
    tooLong|one: أدخل حرفًا واحدًا على الأكثر. عدد الأحرف المُدخلة: %2$@.
    tooLong|two: أدخل حرفين على الأكثر. عدد الأحرف المُدخلة: %2$@.
    tooLong|few: أدخل %@ أحرف على الأكثر. عدد الأحرف المُدخلة: %@.
    tooLong|many: أدخل %@ حرفًا على الأكثر. عدد الأحرف المُدخلة: %@.
    tooLong|other: أدخل %@ حرف على الأكثر. عدد الأحرف المُدخلة: %@.
    wrongLength|zero: أدخل %@ حرف بالضبط.
    wrongLength|one: أدخل حرفًا واحدًا بالضبط.
    wrongLength|two: أدخل حرفين بالضبط.
    wrongLength|few: أدخل %@ أحرف بالضبط.
    wrongLength|many: أدخل %@ حرفًا بالضبط.
    wrongLength|other: أدخل %@ حرف بالضبط.
    notEmail: أدخل عنوان بريد إلكتروني، مثل name@example.org.
    notURL: أدخل عنوان ويب، مثل https://example.org.
    notUUID: أدخل معرّف UUID، مثل 123e4567-e89b-12d3-a456-426614174000.
    patternMismatch: تحقّق من الصيغة.
    characterNotAllowed: لا يمكن استخدام «%@» هنا.
    someCharacterNotAllowed: أحد الأحرف لا يمكن استخدامه هنا.
    tab: أزِل علامة الجدولة.
    lineBreak: أزِل فاصل الأسطر.
    invisibleCharacter: أزِل الحرف غير المرئي U+%@.
    someInvisibleCharacter: أزِل الحرف غير المرئي.
    severalCharacters: أزِل %@.
    theTab: علامة الجدولة
    theLineBreak: فاصل الأسطر
    theInvisibleCharacter: الحرف غير المرئي %@
    theInvisibleCharacters: الأحرف غير المرئية %@
    valueFromTo: أدخل قيمة من %@ إلى %@.
    valueOnly: أدخل %@.
    orMore: أدخل %@ أو أكثر.
    orLess: أدخل %@ أو أقل.
    orLater: أدخل %@ أو ما بعد ذلك.
    orEarlier: أدخل %@ أو ما قبل ذلك.
    outOfRange: هذه القيمة خارج النطاق المسموح.
    noPossibleNumber: لا توجد الآن قيمة مناسبة: المطلوب %@ أو أكثر، لكن أيضًا %@ أو أقل. راجع إجاباتك الأخرى.
    noPossibleDate: لا توجد الآن قيمة مناسبة: المطلوب %@ أو ما بعد ذلك، لكن أيضًا %@ أو ما قبل ذلك. راجع إجاباتك الأخرى.
    notNumber: أدخل عددًا، مثل %@.
    numberFromTo: أدخل عددًا من %@ إلى %@.
    numberOrMore: أدخل عددًا، %@ أو أكثر.
    numberOrLess: أدخل عددًا، %@ أو أقل.
    notWholeNumber: أدخل عددًا صحيحًا، مثل 12.
    wholeNumberFromTo: أدخل عددًا صحيحًا من %@ إلى %@.
    wholeNumberOrMore: أدخل عددًا صحيحًا، %@ أو أكثر.
    wholeNumberOrLess: أدخل عددًا صحيحًا، %@ أو أقل.
    notPercentage: أدخل نسبة مئوية، مثل %@.
    notAmount: أدخل مبلغًا بعملة %@، مثل %@.
    notMeasured: أدخل قيمة بوحدة %@، مثل %@، أو أضف إلى العدد وحدة أخرى: %@.
    notWholeInUnit: %1$@ = %2$@ %3$@. أدخل عددًا صحيحًا بوحدة %3$@.
    notByteCount: أدخل حجمًا، مثل %@ MB.
    notDuration: أدخل مدة، مثل 1h 30m أو 1:30.
    notRange: أدخل قيمتين بينهما شرطة.
    notRangeLike: أدخل قيمتين بينهما شرطة، مثل %@.
    reversedRange: أدخل القيمتين بالترتيب: %@.
    tooManyDecimals|zero: أدخل قيمة بلا منازل عشرية، مثل %2$@.
    tooManyDecimals|one: أدخل منزلة عشرية واحدة على الأكثر، مثل %2$@.
    tooManyDecimals|two: أدخل منزلتين عشريتين على الأكثر، مثل %2$@.
    tooManyDecimals|few: أدخل %@ منازل عشرية على الأكثر، مثل %@.
    tooManyDecimals|many: أدخل %@ منزلة عشرية على الأكثر، مثل %@.
    tooManyDecimals|other: أدخل %@ منزلة عشرية على الأكثر، مثل %@.
    noDecimals: أدخل مبلغًا بلا منازل عشرية، مثل %@.
    tooManyDigits|zero: أدخل %@ رقم على الأكثر.
    tooManyDigits|one: أدخل رقمًا واحدًا على الأكثر.
    tooManyDigits|two: أدخل رقمين على الأكثر.
    tooManyDigits|few: أدخل %@ أرقام على الأكثر.
    tooManyDigits|many: أدخل %@ رقمًا على الأكثر.
    tooManyDigits|other: أدخل %@ رقم على الأكثر.
    notDate: أدخل تاريخًا، مثل %@.
    dateFromTo: أدخل تاريخًا من %@ إلى %@.
    dateOrLater: أدخل تاريخًا، %@ أو بعده.
    dateOrEarlier: أدخل تاريخًا، %@ أو قبله.
    notTime: أدخل وقتًا، مثل %@.
    timeFromTo: أدخل وقتًا من %@ إلى %@.
    timeOrLater: أدخل وقتًا، %@ أو بعده.
    timeOrEarlier: أدخل وقتًا، %@ أو قبله.
    notDateAndTime: أدخل تاريخًا ووقتًا، مثل %@.
    dateAndTimeFromTo: أدخل تاريخًا ووقتًا من %@ إلى %@.
    dateAndTimeOrLater: أدخل تاريخًا ووقتًا، %@ أو ما بعد ذلك.
    dateAndTimeOrEarlier: أدخل تاريخًا ووقتًا، %@ أو ما قبل ذلك.
    notMonth: أدخل شهرًا، مثل %@.
    monthFromTo: أدخل شهرًا من %@ إلى %@.
    monthOrLater: أدخل شهرًا، %@ أو بعده.
    monthOrEarlier: أدخل شهرًا، %@ أو قبله.
    notYear: أدخل عامًا، مثل %@.
    yearFromTo: أدخل عامًا من %@ إلى %@.
    yearOrLater: أدخل عامًا، %@ أو بعده.
    yearOrEarlier: أدخل عامًا، %@ أو قبله.
    noSuchDate: لا وجود للتاريخ %@. أدخل تاريخًا، مثل %@.
    noSuchTime: لا وجود للوقت %@. أدخل وقتًا، مثل %@.
    noSuchDateAndTime: لا وجود للتاريخ والوقت %@. أدخل تاريخًا ووقتًا، مثل %@.
    noSuchMonth: لا وجود للشهر %@. أدخل شهرًا، مثل %@.
    noSuchYear: لا وجود للعام %@. أدخل عامًا، مثل %@.
    luhn: رقم البطاقة هذا غير صالح. تحقّق من أرقامه.
    iban: رقم IBAN هذا غير صالح. تحقّق من أحرفه وأرقامه.
    notInForm: استخدم الصيغة %@.
    notOneOf: أدخل واحدًا مما يلي: %@.
    notOption: «%@» ليس من الخيارات.
    secretNotOption: هذا ليس من الخيارات.
    notYesOrNo: أدخل نعم أو لا.
    unavailableOption: «%@» غير متاح. اختر خيارًا آخر.
    unavailableOptions: غير متاح: %@. اختر خيارات أخرى.
    secretUnavailableOption: هذا الخيار غير متاح. اختر خيارًا آخر.
    tooFewChosen|zero: اختر %@ خيار على الأقل.
    tooFewChosen|one: اختر خيارًا واحدًا على الأقل.
    tooFewChosen|two: اختر خيارين على الأقل.
    tooFewChosen|few: اختر %@ خيارات على الأقل.
    tooFewChosen|many: اختر %@ خيارًا على الأقل.
    tooFewChosen|other: اختر %@ خيار على الأقل.
    tooManyChosen|zero: اختر %@ خيار على الأكثر. عدد الخيارات المختارة: %@.
    tooManyChosen|one: اختر خيارًا واحدًا على الأكثر. عدد الخيارات المختارة: %2$@.
    tooManyChosen|two: اختر خيارين على الأكثر. عدد الخيارات المختارة: %2$@.
    tooManyChosen|few: اختر %@ خيارات على الأكثر. عدد الخيارات المختارة: %@.
    tooManyChosen|many: اختر %@ خيارًا على الأكثر. عدد الخيارات المختارة: %@.
    tooManyChosen|other: اختر %@ خيار على الأكثر. عدد الخيارات المختارة: %@.
    tooFewEntries|zero: أضف %@ عنصر على الأقل.
    tooFewEntries|one: أضف عنصرًا واحدًا على الأقل.
    tooFewEntries|two: أضف عنصرين على الأقل.
    tooFewEntries|few: أضف %@ عناصر على الأقل.
    tooFewEntries|many: أضف %@ عنصرًا على الأقل.
    tooFewEntries|other: أضف %@ عنصر على الأقل.
    tooManyEntries|zero: لا يُسمح بأي عنصر. أزِل العناصر الزائدة.
    tooManyEntries|one: الحد الأقصى عنصر واحد. أزِل العناصر الزائدة.
    tooManyEntries|two: الحد الأقصى عنصران. أزِل العناصر الزائدة.
    tooManyEntries|few: الحد الأقصى %@ عناصر. أزِل العناصر الزائدة.
    tooManyEntries|many: الحد الأقصى %@ عنصرًا. أزِل العناصر الزائدة.
    tooManyEntries|other: الحد الأقصى %@ عنصر. أزِل العناصر الزائدة.
    repeatedEntry: العنصر %@ مكرر. غيّره أو أزِله.
    repeatedAnswer: «%@» مكرر في القائمة. غيّره أو أزِله.
    isFull: لا يمكن إضافة المزيد.
    isMaximum: هذا هو الحد الأقصى (%@).
    mismatch: هذا لا يطابق «%@».
    notChecked: تعذّر التحقق من هذا. يُرجى إعادة المحاولة.
    changedBy: تم تغيير هذا إلى «%2$@» بواسطة %1$@. يمكن الإبقاء على إجابتك أو استخدام الأحدث.
    changedElsewhere: تم تغيير هذا في مكان آخر إلى «%@». يمكن الإبقاء على إجابتك أو استخدام الأحدث.
    clearedBy: تم مسح هذا بواسطة %@. يمكن الإبقاء على إجابتك أو ترك الحقل فارغًا هنا أيضًا.
    clearedElsewhere: تم مسح هذا في مكان آخر. يمكن الإبقاء على إجابتك أو ترك الحقل فارغًا هنا أيضًا.
    secretChangedBy: تم تغيير هذا بواسطة %@. يمكن الإبقاء على إجابتك أو استخدام الأحدث.
    secretChangedElsewhere: تم تغيير هذا في مكان آخر. يمكن الإبقاء على إجابتك أو استخدام الأحدث.
    removedBy: تمت إزالة هذا بواسطة %@. يمكن الإبقاء عليه أو إزالته هنا أيضًا.
    removedElsewhere: تمت إزالة هذا في مكان آخر. يمكن الإبقاء عليه أو إزالته هنا أيضًا.
    newerBy: تم تغيير شيء ما بواسطة %@ في هذه الأثناء. راجع الإجابات وأرسلها من جديد.
    newer: تغيّر شيء ما في مكان آخر في هذه الأثناء. راجع الإجابات وأرسلها من جديد.
    ofSomeObjects: %@ (عدد الكائنات: %@ من %@)
    ofOneObject: %@ (الكائن %@ من %@)
    cannotBeAdded: أدخل عددًا بعد + أو −، مثل %@.
    tooMuchText: هذا النص طويل جدًا. لا يُحتفظ بأكثر من %@ بايت.
    fileTooLarge: اختر ملفًا لا يتجاوز حجمه %@.
    wrongFileType: اختر ملفًا من نوع %@.
    wrongFileTypeFound: صيغة «%@» هي %@. اختر ملفًا من نوع %@.
    tooFewPixels: اختر صورة لا تقل عن %@ بكسل. أبعاد هذه الصورة %@.
    tooManyPixels: اختر صورة لا تتجاوز %@ بكسل. أبعاد هذه الصورة %@.
    damagedFile: الملف «%@» تالف أو غير مكتمل. اختر ملفًا آخر.
    emptyFile: الملف «%@» فارغ. اختر ملفًا آخر.
    cutFile: لم يصل الملف «%@» كاملًا. اختره مرة أخرى.
    unknownFile: لم يعد هذا الملف متاحًا. اختره مرة أخرى.
    fileNotStored: تعذّر حفظ الملف «%@». أعد المحاولة.
    fileNotFound: لا يوجد ملف «%@». أدخل مسار ملف.
    isFolder: «%@» مجلد. أدخل مسار ملف.
    fileNotReadable: تعذّرت قراءة «%@». أدخل مسار ملف آخر.
    noLongerThere: لم يعد هذا موجودًا في النموذج.
    namedNoLongerThere: لم يعد «%@» موجودًا في النموذج.
    cannotBeChanged: لا يمكن تغيير هذا.
    cannotBeAnswered: لا تمكن الإجابة عن هذا بهذه الطريقة.
    noEffect: ليس هناك ما يمكن فعله.
    hasProblems: توجد مشكلة في هذا النموذج، لذا لا يمكن إرساله.
    submitting: النموذج مشغول. يُرجى الانتظار لحظة.
    closed: النموذج مغلق.
    """#
  }
}

extension Arabic {
  static var dialogue: String {
    #"""
    welcome: اضغط Enter للإبقاء على [الإجابة]. ? للمساعدة، < للرجوع، :cancel للخروج
    page: الصفحة: %@
    firstQuestion: هذا هو السؤال الأول.
    nothingBefore: لا يوجد شيء قبل هذا.
    leave: ستُفقد تغييراتك. الخروج مع ذلك؟
    revealHelp: أدخل :show لإظهار ما تكتب، ومرة أخرى لإخفائه.
    whichAction: أي إجراء؟ (رقم، أو Enter لعدم الاختيار)
    menuHelp: أدخل :actions لاختيار أحد الإجراءات التالية: %@.
    submitting: جارٍ الإرسال…
    keepForLater: الاحتفاظ بإجاباتك لوقت لاحق؟
    startOver: ستُفقد إجاباتك. البدء من جديد مع ذلك؟
    endAgain: اضغط Ctrl-D مرة أخرى للخروج دون إرسال.
    interruptAgain: اضغط Ctrl-C مرة أخرى للخروج دون إرسال.
    endAgainUnsaved: اضغط Ctrl-D مرة أخرى للخروج دون حفظ.
    endAgainKept: اضغط Ctrl-D مرة أخرى للخروج. سيُحتفظ بإجاباتك لوقت لاحق.
    interruptAgainKept: اضغط Ctrl-C مرة أخرى للخروج. سيُحتفظ بإجاباتك لوقت لاحق.
    interruptAgainUnsaved: اضغط Ctrl-C مرة أخرى للخروج دون حفظ.
    required: مطلوب
    optional: اختياري
    notShown: لا يظهر
    path: مسار ملف
    set: (تم الإدخال)
    noAnswer: لا إجابة
    entryNotAccepted: لا إجابة: لم يُقبل «%@»
    lastEntryNotAccepted: لا إجابة: لم يُقبل الإدخال الأخير
    linesNotAccepted: لا إجابة: لم تُقبل هذه الأسطر
    minusForNone: (- لعدم الإجابة)
    unchanged: دون تغيير
    severalLines: عدة أسطر، تُختم بسطر ليس فيه إلا نقطة
    numberOrName: رقم أو اسم
    name: اسم
    numbersOrNames: أرقام أو أسماء
    names: أسماء
    nameOrPart: اسم أو جزء منه
    namesOrParts: أسماء أو أجزاء منها، بينها فواصل (,)
    all: الكل
    minusFor: (- تعني «%@»)
    orYourOwn: أو أدخل إجابة أخرى.
    moreOptions: و%@ غيرها؛ أدخل جزءًا من الاسم للعثور على خيار
    add: إضافة «%@»؟
    keep: الإبقاء على «%@»؟
    notEditable: لا يمكن تغييره
    moreLines|zero: ولا أسطر أخرى
    moreLines|one: وسطر واحد آخر
    moreLines|two: وسطران آخران
    moreLines|few: و%@ أسطر أخرى
    moreLines|many: و%@ سطرًا آخر
    moreLines|other: و%@ سطر آخر
    example: مثل %@
    fromTo: من %@ إلى %@
    orMore: %@ أو أكثر
    atMost: %@ على الأكثر
    from: من %@
    until: حتى %@
    inUnit: بوحدة %@
    withUnit: %@ %@
    isRequired: مطلوب.
    isOptional: اختياري.
    enterTakesCapital: اضغط Enter لاختيار الإجابة المكتوبة بعد النقطتين.
    minusClears: أدخل - لمسح الإجابة.
    enterKeeps: اضغط Enter للإبقاء على [الإجابة].
    enterKeepsMinusRemoves: اضغط Enter للإبقاء على [الإجابة]، أو أدخل - مرة أخرى لمسحها.
    enterKeepsMinusClears: اضغط Enter للإبقاء على [الإجابة]، أو أدخل - لمسحها.
    commands: < للرجوع، :form لعرض النموذج، :cancel للخروج.
    backslash: لإدخال أحد هذه كإجابة، ضع قبله شرطة مائلة عكسية: \? \< \- \:form
    anEmail: عنوان بريد إلكتروني.
    aPhone: رقم هاتف.
    aURL: عنوان ويب.
    aLine: سطر نص واحد.
    someLines: عدة أسطر. اختمها بسطر ليس فيه إلا نقطة؛ .. تمثّل سطرًا كهذا.
    aSecret: لا يظهر ما تكتب.
    aPath: مسار ملف. اضغط Tab لإكماله، أو أدخل مجلدًا لعرض ملفاته.
    aFlag: %@ أو %@؛ الحرف الأول يكفي.
    aSubform: «نعم» لإضافة أسئلة هذا الجزء، و«لا» لتركه.
    anOption: أحد هذه الخيارات، بالرقم أو الاسم؛ بداية الاسم تكفي:
    anOptionByName: أحد هذه الخيارات، بالاسم؛ بدايته تكفي:
    someOptions: أي من هذه الخيارات، بالأرقام أو الأسماء وبينها فواصل (,)؛ بداية الاسم تكفي:
    someOptionsByName: أي من هذه الخيارات، بالأسماء وبينها فواصل (,)؛ بداية الاسم تكفي:
    someOptionsOrAll: أي من هذه الخيارات، بالأرقام أو الأسماء وبينها فواصل (,)؛ بداية الاسم تكفي. كلمة «الكل» تختارها جميعًا:
    someOptionsByNameOrAll: أي من هذه الخيارات، بالأسماء وبينها فواصل (,)؛ بداية الاسم تكفي. كلمة «الكل» تختارها جميعًا:
    aSearch: أدخل اسمًا أو جزءًا منه للبحث عنه. إذا كانت النتيجة واحدة، يتم اختيارها.
    suggestions: الاقتراحات: %@
    aNumber: عدد
    aWholeNumber: عدد صحيح
    aDate: تاريخ، مثل %@
    aTime: وقت، مثل %@
    aDateAndTime: تاريخ ووقت، مثل %@
    aMonth: شهر، مثل %@
    aYear: عام، مثل %@
    factFromTo: %@ من %@ إلى %@
    factOnly: %@: يُقبل فقط %@
    only: %@ فقط
    dateFromTo: %@؛ من %@ إلى %@
    factOrMore: %@، %@ أو أكثر
    factAtMost: %@، %@ على الأكثر
    dateOrLater: %@؛ %@ أو ما بعد ذلك
    dateOrEarlier: %@؛ %@ أو ما قبل ذلك
    factInUnit: %@، بوحدة %@
    sentence: %@.
    moreMayCome: قد تؤدي بعض الإجابات إلى أسئلة إضافية.
    mustBeYes: للمتابعة أجب بنعم.
    noSuchCommand: لا يوجد أمر «%@». أدخل ? للمساعدة.
    noSuchCommandHere: لا يوجد أمر «%@». أدخل ? للمساعدة، أو %@ كإجابة.
    noSuchCommandInFile: لا يوجد أمر '%@'. للإجابة بهذا النص، أدخل %@.
    noSuchCommandSecret: لا يوجد أمر كهذا. لإدخال هذا النص، ضع قبله شرطة مائلة عكسية.
    couldBe: قد يكون المقصود بـ«%@»: %@.
    orOthers|zero: %@ أو %@ خيار آخر
    orOthers|one: %@ أو خيار واحد آخر
    orOthers|two: %@ أو خياران آخران
    orOthers|few: %@ أو %@ خيارات أخرى
    orOthers|many: %@ أو %@ خيارًا آخر
    orOthers|other: %@ أو %@ خيار آخر
    optionsMatch|zero: الخيارات المطابقة لـ«%@» (%@):
    optionsMatch|one: الخيارات المطابقة لـ«%@» (%@):
    optionsMatch|two: الخيارات المطابقة لـ«%@» (%@):
    optionsMatch|few: الخيارات المطابقة لـ«%@» (%@):
    optionsMatch|many: الخيارات المطابقة لـ«%@» (%@):
    optionsMatch|other: الخيارات المطابقة لـ«%@» (%@):
    moreMatches: و%@ غيرها
    which: أي «%@»؟ (رقم، أو أحرف إضافية، أو Enter للبدء من جديد)
    whichByName: أي «%@»؟ (أحرف إضافية، أو Enter للبدء من جديد)
    whichHelp: اضغط Enter للإجابة عن السؤال كله من جديد.
    noSuchOption: «%@» ليس من الخيارات. أدخل أرقامًا أو أسماء بينها فواصل (,).
    noSuchOptionName: «%@» ليس من الخيارات. أدخل أسماء بينها فواصل (,).
    quoted: «%@»: %@
    oneOnly: أدخل خيارًا واحدًا فقط.
    notUTF8: أدخل نصًا بترميز UTF-8.
    lineTooLong: هذا السطر طويل جدًا. الحد الأقصى للسطر %@ بايت.
    unendedText: اختم النص بسطر ليس فيه إلا نقطة.
    leftOver: أُجيب عن كل الأسئلة؛ هذا السطر زائد.
    nameAndAnswer: أدخل اسمًا وإجابة، مثل name=answer.
    unknownField: حقل غير معروف '%@'.
    didYouMean: هل المقصود '%@'؟
    answeredAlready: سبقت الإجابة عن '%@' في السطر %@.
    notApplicable: لا ينطبق مع هذه الإجابات.
    line: السطر %@
    adds: a للإضافة
    edits: %@ للتحرير
    removes: r%@ للإزالة
    moves: m%@ %@ للنقل
    duplicates: d%@ للتكرار
    goesOn: Enter للمتابعة
    positions: %@–%@
    notPossibleHere: لا يمكن استخدام «%@» هنا. أدخل %@. اضغط Enter للمتابعة.
    onlyEnterHere: لا يمكن استخدام «%@» هنا. اضغط Enter للمتابعة.
    addHelp: أدخل a لإضافة عنصر والإجابة عن أسئلته.
    addHelpBefore: أدخل a لإضافة عنصر في النهاية، أو a1 لإضافته قبل العنصر 1، والإجابة عن أسئلته.
    editHelp: أدخل رقمًا للإجابة عن أسئلة ذلك العنصر من جديد.
    removeHelp: أدخل r1 لإزالة العنصر 1.
    moveHelp: أدخل m2 1 لنقل العنصر 2 إلى الموضع 1.
    duplicateHelp: أدخل d1 لإضافة نسخة من العنصر 1 بعده.
    enterContinues: اضغط Enter للمتابعة.
    removeEntry: إزالة %@، «%@»؟
    notRemoved: لم يُزَل شيء.
    noSuchPosition: لا يوجد عنصر %@. أدخل موضعًا من 1 إلى %@.
    countsFromOne: لا يوجد عنصر %@. يبدأ ترقيم العناصر من 1.
    namesAnswerOfEntry: اذكر عنصرًا وسؤاله، مثل '%@'.
    namesOfEntry: بالاسم: %@
    namesEntry: اذكر عنصرًا، مثل '%@'.
    addsEmptyEntry: '%@' يضيف عنصرًا فارغًا.
    addsEntry: '%@' يضيف عنصرًا.
    belongsToCase: هذا تابع لـ«%@»، وهو غير مختار. أدخل '%@' لاختياره.
    review: المراجعة
    enterSubmits: اضغط Enter للإرسال، أو أدخل رقمًا لتغيير إجابة. :cancel للخروج.
    enterSubmitsBriefly: اضغط Enter للإرسال، أو أدخل رقمًا لتغيير إجابة. ? لعرض كل الإجابات.
    enterSubmitsOnly: اضغط Enter للإرسال. :cancel للخروج.
    cannotSubmit: أدخل رقمًا لتغيير إجابة. ? لعرض كل الإجابات، :cancel للخروج.
    cannotSubmitOnly: أدخل :cancel للخروج.
    changed: تغيّر ما يلي:
    nothingChanged: لم تتغير أي إجابة.
    submitQuestion: %@؟
    reviewHelp: لم يُرسَل شيء بعد. < للرجوع إلى السؤال الأخير.
    buttons: الأزرار: %@
    noQuestions: ليس هنا ما يحتاج إلى إجابة.
    noSuchNumber: لا يوجد رقم %@. أدخل رقمًا من 1 إلى %@.
    enterNumber: أدخل رقمًا من 1 إلى %@.
    noSuchNumberButOne: لا يوجد رقم %@. الرقم الوحيد هو 1.
    noSuchNameButOne: لا يوجد «%@» هنا. أدخل 1، أو ? لعرض كل الإجابات.
    noSuchName: لا يوجد «%@» هنا. أدخل رقمًا من 1 إلى %@، أو ? لعرض كل الإجابات.
    noSuchNameButNear: لا يوجد «%@» هنا. هل المقصود «%@»؟
    noSuchButton: لا يوجد «%@» هنا. أدخل ? للمساعدة.
    ambiguous: قد يكون المقصود بـ«%@»: %@. أدخل الرقم.
    enterEdits: اضغط Enter للتحرير. :cancel للخروج.
    enterEditsOthers: اضغط Enter للتحرير، أو أدخل رقمًا لتغيير تلك الإجابة فقط. :cancel للخروج.
    enterSaves: اضغط Enter للحفظ، أو أدخل رقمًا لتغيير إجابة. :discard لإلغاء تغييراتك، :cancel للخروج.
    enterTriesAgain: اضغط Enter لإعادة المحاولة، أو أدخل رقمًا لتغيير إجابة. :cancel للخروج.
    numberChanges: أدخل رقمًا لتغيير إجابة. :cancel للخروج.
    readOnlyForm: هذا النموذج للقراءة فقط. :cancel للخروج.
    whatNext: ما الخطوة التالية؟
    editFirst: أدخل :edit أولًا.
    isBeingEdited: التحرير جارٍ بالفعل.
    nothingToDiscard: لا توجد تغييرات لتجاهلها.
    saved: تم الحفظ.
    saveOrDiscard: %@ (%@، %@، أو Enter لمواصلة التحرير)
    saveOrDiscardHelp: أدخل %@ أو %@، أو اضغط Enter لمواصلة التحرير.
    lockedUntilEdit: لا يمكن تغيير «%@» بعد. أدخل :edit أولًا.
    lockedForGood: لا يمكن تغيير «%@». هذا النموذج للقراءة فقط.
    lockedAnswer: لا يمكن تغيير هذا. النموذج للقراءة فقط.
    noInput: لا توجد طرفية ولا دخل لقراءة الإجابات منه.
    sendInput: شغّل البرنامج في طرفية، أو أرسل سطر دخل لكل سؤال.
    cannotWrite: تعذّرت كتابة النتيجة إلى الخرج القياسي.
    secretFromPipe: '%@' سري ويُقرأ من طرفية فقط؛ يسمح '%@' بقراءته من أنبوب أو ملف.
    endedAt: انتهى الدخل عند '%@' الذي ما زال يحتاج إلى إجابة.
    endedAtQuestion: انتهى الدخل، لكن «%@» ما زال يحتاج إلى إجابة.
    ended: انتهى الدخل قبل إرسال النموذج.
    endedUnsaved: انتهى الدخل. لم تُحفظ تغييراتك.
    endedUnchanged: انتهى الدخل.
    nothingSubmitted: لم يُرسَل شيء.
    unknownOption: خيار غير معروف '%@'.
    helpListsOptions: يعرض '--help' الخيارات.
    answersWithMode: لا يمكن استخدام '%@' و'%@' معًا. تُقرأ الإجابات بالاسم دون سؤال.
    oneMode: لا يمكن استخدام '%@' و'%@' معًا. استخدم واحدًا فقط من '--dialogue' و'--screen' و'--inline'.
    unexpectedArgument: معامل غير متوقع '%@'. تأتي الإجابات من الدخل القياسي.
    needsValue: أضف قيمة إلى '%@'، مثل '%@'.
    cannotRecord: تعذّرت كتابة التسجيل إلى '%@': %@.
    """#
  }
}

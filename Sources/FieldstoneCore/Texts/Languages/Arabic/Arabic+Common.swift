/// Arabic.
enum Arabic: LanguageTexts {
  static let code = "ar"
  static var common: String {
    #"""
    form: نموذج
    yes: نعم
    no: لا
    required: مطلوب
    optional: اختياري
    mixed: قيم متعددة
    noAnswer: لا إجابة
    change: تغيير
    unavailable: غير متاح
    addOwnEntry: إضافة «%@»
    notOffered: ليس من الخيارات
    notOfferedOption: %@ (ليس من الخيارات)
    noOptions: لا توجد خيارات
    unavailableOption: %@ (غير متاح)
    search: بحث
    searchOptions: البحث في %@
    shownOptions: المعروض %@ من %@. يمكن تضييق القائمة بالبحث.
    foundOptions|zero: لا نتائج مطابقة.
    foundOptions|one: نتيجة واحدة مطابقة.
    foundOptions|two: نتيجتان مطابقتان.
    foundOptions|few: %@ نتائج مطابقة.
    foundOptions|many: %@ نتيجة مطابقة.
    foundOptions|other: %@ نتيجة مطابقة.
    nothingFound: لم يُعثر على شيء.
    nothingFoundFor: لا نتائج للبحث عن «%@».
    searching: جارٍ البحث…
    searchFailed: تعذّر البحث.
    error: خطأ
    warning: تحذير
    note: ملاحظة
    labelled: %@: %@
    count: %@ من %@
    range: %@ – %@
    countOfCharacters: عدد الأحرف: %@ من %@
    copy: نسخ
    copyValue: نسخ %@
    copied: تم نسخ %@.
    repeated: %@ مرة أخرى
    showSecret: إظهار %@
    increase: زيادة %@
    decrease: إنقاص %@
    toFix: للتصحيح: %@
    stepNotStarted: لم تبدأ
    stepInProgress: قيد الإكمال
    stepDone: مكتملة
    notSubmitted|zero: لم يُرسَل النموذج: لا مواضع تحتاج إلى مراجعة.
    notSubmitted|one: لم يُرسَل النموذج: موضع واحد يحتاج إلى مراجعة.
    notSubmitted|two: لم يُرسَل النموذج: موضعان يحتاجان إلى مراجعة.
    notSubmitted|few: لم يُرسَل النموذج: %@ مواضع تحتاج إلى مراجعة.
    notSubmitted|many: لم يُرسَل النموذج: %@ موضعًا يحتاج إلى مراجعة.
    notSubmitted|other: لم يُرسَل النموذج: %@ موضع يحتاج إلى مراجعة.
    changesNotSaved|zero: لم تُحفظ التغييرات: لا مواضع تحتاج إلى مراجعة.
    changesNotSaved|one: لم تُحفظ التغييرات: موضع واحد يحتاج إلى مراجعة.
    changesNotSaved|two: لم تُحفظ التغييرات: موضعان يحتاجان إلى مراجعة.
    changesNotSaved|few: لم تُحفظ التغييرات: %@ مواضع تحتاج إلى مراجعة.
    changesNotSaved|many: لم تُحفظ التغييرات: %@ موضعًا يحتاج إلى مراجعة.
    changesNotSaved|other: لم تُحفظ التغييرات: %@ موضع يحتاج إلى مراجعة.
    notSubmittable: لا يمكن إرسال هذا النموذج بعد.
    failed: حدث خطأ ما. لم يُرسَل النموذج.
    answersKept: ما زالت إجاباتك هنا.
    submit: إرسال
    cancel: إلغاء
    edit: تحرير
    save: حفظ
    tryAgain: إعادة المحاولة
    checking: جارٍ التحقق…
    working: جارٍ العمل…
    actionFailed: حدث خطأ ما. يُرجى إعادة المحاولة.
    stop: إيقاف
    continueDraft: المتابعة بإجاباتك المحفوظة؟
    continueDraftFrom: المتابعة بإجاباتك المحفوظة في %@؟
    resumeDraft: متابعة
    startAnew: البدء من جديد
    keepBothDrafts: البدء من جديد مع الاحتفاظ بها
    saveForLater: الحفظ لوقت لاحق
    draftSaved: حُفظت الإجابات الساعة %@.
    unfitAnswers: لم تعد هذه الإجابات تلائم النموذج:
    draftNotRead: تعذّرت قراءة إجاباتك المحفوظة.
    draftNotSaved: تعذّر حفظ إجاباتك.
    saving: جارٍ الحفظ…
    saved: حُفظت كل التغييرات.
    notSaved: لم تُحفظ التغييرات.
    unsavedChanges|zero: لا تغييرات غير محفوظة
    unsavedChanges|one: تغيير واحد غير محفوظ
    unsavedChanges|two: تغييران غير محفوظين
    unsavedChanges|few: %@ تغييرات غير محفوظة
    unsavedChanges|many: %@ تغييرًا غير محفوظ
    unsavedChanges|other: %@ تغيير غير محفوظ
    stepTitle: الخطوة %@ من %@: %@
    nextStep: الخطوة التالية
    previousStep: الخطوة السابقة
    allSteps: كل الخطوات
    keepMine: الإبقاء على إجابتي
    takeTheirs: استخدام الأحدث
    keepAllMine: الإبقاء على كل إجاباتي
    takeAllTheirs: استخدام الأحدث للكل
    changedElsewhere: تغيّر في مكان آخر أيضًا
    mineAndTheirs: إجابتك: %@. الأحدث: %@.
    mineAndTheirsBy: إجابتك: %@. الأحدث، بواسطة %@: %@.
    checkAnswers: مراجعة الإجابات
    done: تم
    back: رجوع
    close: إغلاق
    undo: تراجع
    redo: إعادة
    add: إضافة
    remove: إزالة
    addSubform: إضافة %@
    removeSubform: إزالة %@
    removeQuestion: إزالة «%@» مع الإجابات التابعة؟
    entry: عنصر
    entryInSentence: العنصر
    list: العناصر
    elementTitle: %@ %@ من %@
    numbered: %@ %@
    rowOfEntry: %@، %@
    entries|zero: لا عناصر
    entries|one: عنصر واحد
    entries|two: عنصران
    entries|few: %@ عناصر
    entries|many: %@ عنصرًا
    entries|other: %@ عنصر
    noEntries: لا شيء بعد.
    duplicate: تكرار
    moveUp: نقل لأعلى
    isFirst: هذا هو الأول بالفعل.
    isLast: هذا هو الأخير بالفعل.
    moveDown: نقل لأسفل
    saveQuestion: حفظ التغييرات؟
    discardQuestion: تجاهل التغييرات؟
    leaveQuestion: مغادرة هذا النموذج؟
    answersLost: ستُفقد إجاباتك.
    changesLost: ستُفقد التغييرات غير المحفوظة.
    discard: تجاهل
    keepEditing: مواصلة التحرير
    submitted: تم الإرسال.
    cancelled: تم الإلغاء. لم يُرسَل شيء.
    dimensions: %@ × %@
    textFile: نص
    audioFile: صوت
    videoFile: فيديو
    unknownFile: غير معروف
    removeFile: إزالة الملف
    either: %@ أو %@
    both: %@ و%@
    quoted: «%@»
    listed: %1$@، %2$@
    phrases: %1$@. %2$@
    sentences: %1$@ %2$@
    groups: %1$@؛ %2$@
    bracketed: %1$@ (%2$@)
    """#
  }
}

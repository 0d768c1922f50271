extension Arabic {
  static var web: String {
    #"""
    choose: اختر…
    previousOption: السابق: %@
    nextOption: التالي: %@
    noPreviousOption: السابق
    noNextOption: التالي
    addChecked: إضافة
    allChosen: كل الخيارات مختارة.
    selectAll: اختيار الكل
    selectNone: إلغاء اختيار الكل
    nothingChosen: لم يُختر شيء
    savedSecret: محفوظ. اترك الحقل فارغًا للإبقاء عليه.
    errorTitle: خطأ: %@
    thereIsAProblem|zero: لا توجد مشكلات
    thereIsAProblem|one: توجد مشكلة
    thereIsAProblem|two: توجد مشكلتان
    thereIsAProblem|few: توجد مشكلات
    thereIsAProblem|many: توجد مشكلات
    thereIsAProblem|other: توجد مشكلات
    furtherQuestions: بضعة أسئلة أخرى
    savedNotSubmittable: لا يمكن إرسال هذا النموذج بعد. إجاباتك محفوظة.
    saving: جارٍ الحفظ…
    saved: تم الحفظ
    tryingAgain: لم يتم الحفظ. جارٍ إعادة المحاولة…
    unfinished: أكمل هذه الإجابة أو امسحها.
    notSavable: لا يمكن حفظ تغييراتك بعد.
    leftTitle: مغلق
    left: لقد غادرت هذا النموذج.
    openAgain: فتحه من جديد
    leaveQuestion: تجاهل إجاباتك؟
    answersWillBeLost: سيُفقد كل ما أدخلته.
    update: تحديث
    undoAnswer: تراجع: %@
    redoAnswer: إعادة: %@
    undone: تم التراجع: %@.
    redone: تمت الإعادة: %@.
    notUndone: لم يتم التراجع عن شيء، لأن شيئًا آخر تغيّر في هذه الأثناء.
    notRedone: لم تتم إعادة شيء، لأن شيئًا آخر تغيّر في هذه الأثناء.
    onPage: %@ (%@)
    searchToSee: عدد الخيارات: %@. ابحث لعرضها.
    searchTooLong: نص البحث طويل جدًا. الحد الأقصى لعدد الأحرف: %@.
    tookTooLong: استغرق هذا وقتًا طويلًا فتم إيقافه. يُرجى إعادة المحاولة.
    searchAgain: جارٍ البحث… ابحث مرة أخرى لعرض النتائج.
    moveUpElement: نقل %@ لأعلى
    moveDownElement: نقل %@ لأسفل
    duplicateElement: تكرار %@
    removeElement: إزالة %@
    moveUpThisElement: نقل هذا العنصر لأعلى
    moveDownThisElement: نقل هذا العنصر لأسفل
    duplicateThisElement: تكرار هذا العنصر
    removeThisElement: إزالة هذا العنصر
    elementRemoved: تمت إزالة «%@».
    answersLost: أُزيل شيء أو أُخفي قبل إرسال هذه الإجابات، لذا تعذّر حفظها:
    removed: تمت إزالة «%@» مع الإجابات التابعة.
    submittedTitle: تم الإرسال
    submitted: شكرًا لك. تم إرسال إجاباتك.
    cancelledTitle: تم الإلغاء
    cancelled: لم يُرسَل شيء.
    startAgain: البدء من جديد
    freshStart: طال غيابك ولم تعد إجاباتك موجودة. يمكن البدء من جديد هنا.
    backToForm: العودة إلى النموذج
    notFoundTitle: لم يُعثر على الصفحة
    notFound: لا توجد صفحة كهذه.
    notAllowedTitle: غير مسموح
    notAllowed: هذه الصفحة للقراءة والإجابة فقط.
    notSavedTitle: تعذّر حفظ إجاباتك
    notUnderstood: إنها لا تطابق ما طلبه هذا النموذج. لم يتغير شيء.
    foreign: انتهت صلاحية هذه الصفحة. لم يتغير شيء.
    outdated: هذه الصفحة قديمة. راجع إجاباتك وأرسلها من جديد.
    endedTitle: انتهت زيارتك
    ended: طال غيابك ولم تعد إجاباتك موجودة. لم يُرسَل شيء.
    kept: هذه الصفحة قديمة. إجاباتك محفوظة، ما عدا ما غيّرته هنا للتو.
    goOn: متابعة
    expiredTitle: انتهت صلاحية هذه الصفحة
    expired: لم تعد إجاباتك المحفوظة متاحة. لم يُرسَل شيء.
    unusableTitle: لا يمكن استخدام هذا النموذج
    unusable: يوجد خلل في النموذج نفسه. لم يُرسَل شيء.
    upload: رفع
    uploadFor: رفع %@
    withoutFile: المتابعة بلا ملف
    tooMuchUpload: يمكن رفع ما لا يتجاوز %@ دفعة واحدة. لم يتغير شيء.
    tooMuch: هذا أكثر مما يتسع له هذا النموذج. لم يتغير شيء.
    failedTitle: حدث خطأ ما
    failed: تعذّر إرسال النموذج. إجاباتك محفوظة؛ يُرجى إعادة المحاولة.
    notSaved: تعذّر حفظ إجاباتك. يُرجى إعادة المحاولة.
    busyTitle: لم ينتهِ العمل بعد
    busy: ما أرسلته من قبل لا يزال قيد المعالجة. انتظر لحظة ثم افتح النموذج من جديد.
    busySending: ما أرسلته من قبل لا يزال قيد المعالجة. انتظر لحظة ثم أعد الإرسال.
    notRead: لا يمكن قراءة إجاباتك في الوقت الحالي. يُرجى إعادة المحاولة.
    language: اللغة
    """#
  }
}

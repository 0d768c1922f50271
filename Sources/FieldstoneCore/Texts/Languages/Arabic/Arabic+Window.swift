extension Arabic {
  static var window: String {
    #"""
    openCalendar: اختيار %@ من تقويم
    openClock: اختيار %@ من ساعة
    openGrid: اختيار %@
    hours: الساعات
    minutes: الدقائق
    set: تعيين
    earlier: الفترة السابقة
    later: الفترة اللاحقة
    clear: مسح %@
    next: %@: التالي
    previous: %@: السابق
    selectAll: اختيار الكل
    selectNone: إلغاء اختيار الكل
    more: و%@ غيرها
    chooseFile: اختيار…
    chooseFileFor: اختيار ملف لـ%@
    removeFileOf: إزالة %@
    fileNotFound: لا يوجد ملف «%@». اختر ملفًا آخر.
    isFolder: «%@» مجلد. اختر ملفًا.
    fileNotReadable: تعذّرت قراءة «%@». اختر ملفًا آخر.
    filesNotAdded: ملفات لم تُضَف
    acceptedFiles: الملفات المقبولة
    allFiles: كل الملفات
    tryAgain: إعادة المحاولة
    suggestionsFor: اقتراحات لـ%@
    keepEditing: مواصلة التحرير
    saveQuestion: حفظ التغييرات؟
    leaveQuestion: مغادرة هذا النموذج؟
    discardQuestion: تجاهل التغييرات؟
    goTo: الانتقال إلى «%@»
    notSubmitted: لم يُرسَل النموذج
    changesNotSaved: لم تُحفظ التغييرات
    removeQuestion: إزالة «%@»؟
    removalUndone: ستُزال الإجابات التابعة. التراجع يعيدها.
    keep: إبقاء
    moveUp: نقل لأعلى
    moveDown: نقل لأسفل
    actions: الإجراءات
    actionsOf: إجراءات %@
    removed: تمت إزالة «%@»
    saveForLater: الحفظ لوقت لاحق
    """#
  }
}

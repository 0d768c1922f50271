/// Persian.
enum Persian: LanguageTexts {
  static let code = "fa"
  static var common: String {
    #"""
    form: فرم
    yes: بله
    no: خیر
    required: الزامی
    optional: اختیاری
    mixed: مقادیر متفاوت
    noAnswer: بدون پاسخ
    change: تغییر
    unavailable: در دسترس نیست
    addOwnEntry: افزودن «%@»
    notOffered: جزو گزینه‌ها نیست
    notOfferedOption: %@ (جزو گزینه‌ها نیست)
    noOptions: گزینه‌ای وجود ندارد
    unavailableOption: %@ (در دسترس نیست)
    search: جست‌وجو
    searchOptions: جست‌وجو در %@
    shownOptions: نمایش %@ از %@. برای کوتاه‌تر شدن فهرست، جست‌وجو کنید.
    foundOptions|one: %@ نتیجه.
    foundOptions|other: %@ نتیجه.
    nothingFound: چیزی پیدا نشد.
    nothingFoundFor: برای «%@» چیزی پیدا نشد.
    searching: در حال جست‌وجو…
    searchFailed: جست‌وجو ناموفق بود.
    error: خطا
    warning: هشدار
    note: یادداشت
    labelled: %@: %@
    count: %@ از %@
    range: %@ – %@
    countOfCharacters: %@ از %@ نویسه
    copy: رونوشت
    copyValue: رونوشت از %@
    copied: از %@ رونوشت برداشته شد.
    repeated: تکرار %@
    showSecret: نمایش %@
    increase: افزایش %@
    decrease: کاهش %@
    toFix: نیازمند اصلاح: %@
    stepNotStarted: شروع نشده
    stepInProgress: در حال انجام
    stepDone: انجام شد
    notSubmitted|one: فرم ارسال نشد: %@ مورد نیاز به بررسی دارد.
    notSubmitted|other: فرم ارسال نشد: %@ مورد نیاز به بررسی دارد.
    changesNotSaved|one: تغییرات ذخیره نشد: %@ مورد نیاز به بررسی دارد.
    changesNotSaved|other: تغییرات ذخیره نشد: %@ مورد نیاز به بررسی دارد.
    notSubmittable: این فرم را هنوز نمی‌توان ارسال کرد.
    failed: مشکلی پیش آمد. فرم ارسال نشد.
    answersKept: پاسخ‌های شما هنوز اینجاست.
    submit: ارسال
    cancel: لغو
    edit: ویرایش
    save: ذخیره
    tryAgain: تلاش دوباره
    checking: در حال بررسی…
    working: در حال انجام…
    actionFailed: مشکلی پیش آمد. لطفاً دوباره تلاش کنید.
    stop: توقف
    continueDraft: با پاسخ‌های ذخیره‌شده ادامه می‌دهید؟
    continueDraftFrom: با پاسخ‌های ذخیره‌شده در %@ ادامه می‌دهید؟
    resumeDraft: ادامه
    startAnew: شروع دوباره
    keepBothDrafts: شروع دوباره و نگه‌داشتن آن‌ها
    saveForLater: ذخیره برای بعد
    draftSaved: پاسخ‌ها ساعت %@ ذخیره شد.
    unfitAnswers: این پاسخ‌ها دیگر با فرم سازگار نیست:
    draftNotRead: پاسخ‌های ذخیره‌شدهٔ شما خوانده نشد.
    draftNotSaved: پاسخ‌های شما ذخیره نشد.
    saving: در حال ذخیره…
    saved: همهٔ تغییرات ذخیره شد.
    notSaved: تغییرات ذخیره نشد.
    unsavedChanges|one: %@ تغییر ذخیره‌نشده
    unsavedChanges|other: %@ تغییر ذخیره‌نشده
    stepTitle: مرحلهٔ %@ از %@: %@
    nextStep: مرحلهٔ بعدی
    previousStep: مرحلهٔ قبلی
    allSteps: همهٔ مراحل
    keepMine: نگه‌داشتن پاسخ من
    takeTheirs: استفاده از جدیدتر
    keepAllMine: نگه‌داشتن همهٔ پاسخ‌هایم
    takeAllTheirs: استفاده از همهٔ جدیدترها
    changedElsewhere: در جای دیگری هم تغییر کرده است
    mineAndTheirs: پاسخ شما: %@. جدیدتر: %@.
    mineAndTheirsBy: پاسخ شما: %@. جدیدتر، از %@: %@.
    checkAnswers: بازبینی پاسخ‌ها
    done: تمام
    back: بازگشت
    close: بستن
    undo: برگردان
    redo: انجام دوباره
    add: افزودن
    remove: حذف
    addSubform: افزودن %@
    removeSubform: حذف %@
    removeQuestion: «%@» و پاسخ‌های آن حذف شود؟
    entry: مورد
    entryInSentence: مورد
    list: موارد
    elementTitle: %@ %@ از %@
    numbered: %@ %@
    rowOfEntry: %@، %@
    entries|one: %@ مورد
    entries|other: %@ مورد
    noEntries: هنوز چیزی نیست.
    duplicate: تکثیر
    moveUp: انتقال به بالا
    isFirst: هم‌اکنون اولین مورد است.
    isLast: هم‌اکنون آخرین مورد است.
    moveDown: انتقال به پایین
    saveQuestion: تغییرات ذخیره شود؟
    discardQuestion: تغییرات دور انداخته شود؟
    leaveQuestion: از این فرم خارج می‌شوید؟
    answersLost: پاسخ‌های شما از دست خواهد رفت.
    changesLost: تغییرات ذخیره‌نشده از دست خواهد رفت.
    discard: دور انداختن
    keepEditing: ادامهٔ ویرایش
    submitted: ارسال شد.
    cancelled: لغو شد. چیزی ارسال نشد.
    dimensions: %@ × %@
    textFile: متن
    audioFile: صوت
    videoFile: ویدیو
    unknownFile: ناشناخته
    removeFile: حذف فایل
    either: %@ یا %@
    both: %@ و %@
    quoted: «%@»
    listed: %1$@، %2$@
    phrases: %1$@. %2$@
    sentences: %1$@ %2$@
    groups: %1$@؛ %2$@
    bracketed: %1$@ (%2$@)
    """#
  }
}

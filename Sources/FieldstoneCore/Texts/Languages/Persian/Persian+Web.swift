extension Persian {
  static var web: String {
    #"""
    choose: انتخاب کنید…
    previousOption: قبلی: %@
    nextOption: بعدی: %@
    noPreviousOption: قبلی
    noNextOption: بعدی
    addChecked: افزودن
    allChosen: همهٔ گزینه‌ها انتخاب شده است.
    selectAll: انتخاب همه
    selectNone: لغو انتخاب همه
    nothingChosen: چیزی انتخاب نشده است
    savedSecret: ذخیره شده است. برای نگه‌داشتنش خالی بگذارید.
    errorTitle: خطا: %@
    thereIsAProblem|one: مشکلی وجود دارد
    thereIsAProblem|other: مشکلاتی وجود دارد
    furtherQuestions: چند پرسش دیگر
    savedNotSubmittable: این فرم را هنوز نمی‌توان ارسال کرد. پاسخ‌های شما ذخیره شده است.
    saving: در حال ذخیره…
    saved: ذخیره شد
    tryingAgain: ذخیره نشد. در حال تلاش دوباره…
    unfinished: این پاسخ را کامل یا پاک کنید.
    notSavable: تغییرات شما را هنوز نمی‌توان ذخیره کرد.
    leftTitle: بسته شد
    left: از این فرم خارج شده‌اید.
    openAgain: گشودن دوباره
    leaveQuestion: پاسخ‌هایتان دور انداخته شود؟
    answersWillBeLost: هر آنچه وارد کرده‌اید از دست خواهد رفت.
    update: به‌روزرسانی
    undoAnswer: برگردان: %@
    redoAnswer: انجام دوباره: %@
    undone: برگردانده شد: %@.
    redone: دوباره انجام شد: %@.
    notUndone: چیزی برگردانده نشد، زیرا در این فاصله چیز دیگری تغییر کرده است.
    notRedone: چیزی دوباره انجام نشد، زیرا در این فاصله چیز دیگری تغییر کرده است.
    onPage: %@ (%@)
    searchToSee: %@ گزینه. برای دیدنشان جست‌وجو کنید.
    searchTooLong: متن جست‌وجو بیش از حد طولانی است. حداکثر %@ نویسه بنویسید.
    tookTooLong: این کار بیش از حد طول کشید و متوقف شد. لطفاً دوباره تلاش کنید.
    searchAgain: در حال جست‌وجو… برای دیدن نتایج دوباره جست‌وجو کنید.
    moveUpElement: انتقال %@ به بالا
    moveDownElement: انتقال %@ به پایین
    duplicateElement: تکثیر %@
    removeElement: حذف %@
    moveUpThisElement: انتقال این مورد به بالا
    moveDownThisElement: انتقال این مورد به پایین
    duplicateThisElement: تکثیر این مورد
    removeThisElement: حذف این مورد
    elementRemoved: «%@» حذف شد.
    answersLost: پیش از فرستادن این پاسخ‌ها چیزی حذف یا پنهان شده بود، از این رو این پاسخ‌ها ذخیره نشد:
    removed: «%@» با پاسخ‌هایش حذف شد.
    submittedTitle: ارسال شد
    submitted: سپاسگزاریم. پاسخ‌های شما ارسال شد.
    cancelledTitle: لغو شد
    cancelled: چیزی ارسال نشد.
    startAgain: شروع دوباره
    freshStart: غیبت شما طولانی شد و پاسخ‌هایتان دیگر موجود نیست. می‌توانید از اینجا دوباره شروع کنید.
    backToForm: بازگشت به فرم
    notFoundTitle: پیدا نشد
    notFound: چنین صفحه‌ای وجود ندارد.
    notAllowedTitle: مجاز نیست
    notAllowed: این صفحه را فقط می‌توان خواند و پاسخ داد.
    notSavedTitle: پاسخ‌های شما ذخیره نشد
    notUnderstood: این پاسخ‌ها با آنچه فرم خواسته بود سازگار نیست. چیزی تغییر نکرد.
    foreign: این صفحه منقضی شده است. چیزی تغییر نکرد.
    outdated: این صفحه قدیمی است. پاسخ‌هایتان را بررسی کنید و دوباره بفرستید.
    endedTitle: بازدید شما پایان یافت
    ended: غیبت شما طولانی شد و پاسخ‌هایتان دیگر موجود نیست. چیزی ارسال نشد.
    kept: این صفحه قدیمی است. پاسخ‌های شما محفوظ است، جز آن‌هایی که هم‌اکنون اینجا تغییر داده‌اید.
    goOn: ادامه
    expiredTitle: این صفحه منقضی شده است
    expired: پاسخ‌های ذخیره‌شدهٔ شما دیگر در دسترس نیست. چیزی ارسال نشد.
    unusableTitle: از این فرم نمی‌توان استفاده کرد
    unusable: خود فرم ایرادی دارد. چیزی ارسال نشد.
    upload: بارگذاری
    uploadFor: بارگذاری %@
    withoutFile: ادامه بدون فایل
    tooMuchUpload: حداکثر %@ را می‌توان یک‌جا بارگذاری کرد. چیزی تغییر نکرد.
    tooMuch: این بیش از گنجایش فرم است. چیزی تغییر نکرد.
    failedTitle: مشکلی پیش آمد
    failed: فرم ارسال نشد. پاسخ‌های شما ذخیره شده است؛ لطفاً دوباره تلاش کنید.
    notSaved: پاسخ‌های شما ذخیره نشد. لطفاً دوباره تلاش کنید.
    busyTitle: هنوز تمام نشده است
    busy: آنچه پیش‌تر فرستادید هنوز در دست پردازش است. کمی صبر کنید، سپس فرم را دوباره بگشایید.
    busySending: آنچه پیش‌تر فرستادید هنوز در دست پردازش است. کمی صبر کنید، سپس این را دوباره بفرستید.
    notRead: پاسخ‌های شما را در حال حاضر نمی‌توان خواند. لطفاً دوباره تلاش کنید.
    language: زبان
    """#
  }
}

extension Persian {
  static var window: String {
    #"""
    openCalendar: انتخاب %@ در تقویم
    openClock: انتخاب %@ روی ساعت
    openGrid: انتخاب %@
    hours: ساعت
    minutes: دقیقه
    set: تنظیم
    earlier: زودتر
    later: دیرتر
    clear: پاک کردن %@
    next: %@: بعدی
    previous: %@: قبلی
    selectAll: انتخاب همه
    selectNone: لغو انتخاب همه
    more: و %@ مورد دیگر
    chooseFile: انتخاب…
    chooseFileFor: انتخاب فایل برای %@
    removeFileOf: حذف %@
    fileNotFound: فایل «%@» وجود ندارد. فایل دیگری انتخاب کنید.
    isFolder: «%@» پوشه است. یک فایل انتخاب کنید.
    fileNotReadable: «%@» را نمی‌توان خواند. فایل دیگری انتخاب کنید.
    filesNotAdded: فایل‌های افزوده‌نشده
    acceptedFiles: فایل‌های پذیرفتنی
    allFiles: همهٔ فایل‌ها
    tryAgain: تلاش دوباره
    suggestionsFor: پیشنهادها برای %@
    keepEditing: ادامهٔ ویرایش
    saveQuestion: تغییرات ذخیره شود؟
    leaveQuestion: از این فرم خارج می‌شوید؟
    discardQuestion: تغییرات دور انداخته شود؟
    goTo: رفتن به «%@»
    notSubmitted: فرم ارسال نشد
    changesNotSaved: تغییرات ذخیره نشد
    removeQuestion: «%@» حذف شود؟
    removalUndone: پاسخ‌های آن حذف خواهد شد. «برگردان» آن‌ها را بازمی‌گرداند.
    keep: نگه‌داشتن
    moveUp: انتقال به بالا
    moveDown: انتقال به پایین
    actions: کنش‌ها
    actionsOf: کنش‌های %@
    removed: «%@» حذف شد
    saveForLater: ذخیره برای بعد
    """#
  }
}

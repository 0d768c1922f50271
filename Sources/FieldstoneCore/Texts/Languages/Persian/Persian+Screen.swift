extension Persian {
  static var screen: String {
    #"""
    none: هیچ‌کدام
    submitting: در حال ارسال… Ctrl-C برای خروج.
    startedOver: از نو شروع شد. ^_ پاسخ‌ها را بازمی‌گرداند.
    nothingToUndo: چیزی برای برگرداندن نیست.
    nothingToRedo: چیزی برای انجام دوباره نیست.
    nothingCopied: اینجا از چیزی رونوشت برداشته نشده است.
    nothingSelected: چیزی انتخاب نشده است. برای انتخاب، Shift را نگه دارید و کلیدهای جهت را بزنید.
    copiedValue: از %@ رونوشت برداشته شد: %@
    noValueToCopy: این صفحه مقدار فقط‌خواندنی برای رونوشت ندارد.
    secretsStay: از مقدار محرمانه نمی‌توان رونوشت برداشت.
    noFurther: در این جهت مقدار دیگری نیست.
    moreRows: بیشتر
    more: %@ مورد دیگر
    moreAnswers: … و %@ مورد دیگر
    unsaved: ذخیره‌نشده
    requiredMark: * الزامی
    answered: پاسخ‌داده‌شده: %@ از %@
    changed|one: %@ تغییر
    changed|other: %@ تغییر
    issues|one: %@ مشکل
    issues|other: %@ مشکل
    position: %@–%@ از %@
    discarded: تغییرات دور انداخته شد.
    discardedWithUndo: تغییرات دور انداخته شد. ^_ آن‌ها را بازمی‌گرداند.
    changesKept: تغییرات شما هنوز اینجاست.
    saveCancelled: لغو شد. چیزی ذخیره نشد.
    cancellingSave: در حال لغو… برای خروج دوباره ^C را بزنید.
    savingAtEnd: در انتظار پایان ذخیره‌سازی. برای خروج ^C را بزنید.
    nothingToSave: تغییری برای ذخیره نیست.
    editFirst: برای ویرایش ^E را بزنید.
    readOnlyForm: این فرم فقط‌خواندنی است.
    leaveKey: Esc خروج
    escStops: Esc توقف
    menuKey: Alt-Enter کنش‌ها
    enterDoes: Enter %@
    backKey: Esc بازگشت
    cancelsSave: ^C لغو
    quitsSave: ^C خروج
    keys: ^S ارسال  Esc خروج
    pageKeys: ^S ارسال  Esc بازگشت
    issueKeys: F8 مشکل بعدی
    fewKeys: F1 راهنما
    suggestionKeys: ↓ پیشنهادها  Esc بستن
    listKeys: ↑↓ حرکت  Enter انتخاب  Esc بستن
    calendarKeys: ←↑↓→ روز  PgUp PgDn ماه  < > سال  T امروز  Enter انتخاب  Esc بستن
    clockKeys: ←→ بخش  ↑↓ تنظیم  T اکنون  Enter انتخاب  Esc بستن
    selectOrClose: Enter انتخاب  Esc بستن
    fewListKeys: Enter انتخاب
    listInPageKeys: ↑↓ حرکت  Space انتخاب
    severalInPageKeys: ↑↓ حرکت  Space تغییر وضعیت
    severalKeys: ↑↓ حرکت  Space تغییر وضعیت  Delete هیچ‌کدام  Enter بستن
    severalKeysWithAll: ↑↓ حرکت  Space تغییر وضعیت  Alt-A همه  Delete هیچ‌کدام  Enter بستن
    toggleOrClose: Space تغییر وضعیت  Enter بستن
    enterCloses: Enter بستن
    arrowsChoose: ←→ انتخاب
    severalSideBySideKeys: ←→ حرکت  Space تغییر وضعیت
    tileKeys: ←↑↓→ حرکت  Space انتخاب
    severalTileKeys: ←↑↓→ حرکت  Space تغییر وضعیت
    tagKeys: ←→ حرکت  Delete حذف
    addTagKeys: ←→ حرکت  Space افزودن
    spaceOpens: Space گشودن
    spaceCloses: Space بستن
    spaceToggles: Space تغییر وضعیت
    opensCalendar: F4 تقویم
    opensClock: F4 ساعت
    signsStep: + − کم‌وزیاد
    arrowsStep: ←→ کم‌وزیاد
    altArrowsStep: Alt-↑↓ کم‌وزیاد
    controlArrowsStep: Ctrl-↑↓ کم‌وزیاد
    deleteClears: Delete پاک کردن
    deleteRemoves: Delete حذف
    showsSecret: ^T نمایش
    hidesSecret: ^T پنهان کردن
    textKeys: F4 ویرایشگر
    pathKeys: Tab تکمیل  Enter انتخاب
    path: مسیر یک فایل
    otherPath: مسیر فایلی دیگر
    typeToFind: برای یافتن بنویسید
    enterAdds: برای افزودنش Enter را بزنید.
    enterOpens: برای گشودنش Enter و برای حذفش Delete را بزنید.
    deleteRemovesIt: برای حذفش Delete را بزنید.
    anyKey: کلیدی را بزنید
    keep: نگه‌داشتن
    dialogKeys: ←→ حرکت  Enter انتخاب
    stackedDialogKeys: ↑↓ حرکت  Enter انتخاب
    helpOfPath: مسیر یک فایل را بنویسید. با Tab کامل می‌شود، ~ پوشهٔ خانهٔ شماست، و Delete فایل انتخاب‌شده را حذف می‌کند.
    picture: [تصویر: %@]
    removed: %@ حذف شد. برای برگرداندن ^_ را بزنید.
    duplicated: با عنوان %@ تکثیر شد.
    moved: به %@ از %@ منتقل شد.
    enterAddsElement: Enter افزودن
    enterOpensElement: Enter گشودن
    movesUp: K بالا
    movesDown: J پایین
    moves: K J جابه‌جایی
    duplicates: D تکثیر
    insertsBefore: A افزودن در بالا
    removesFromInside: Alt-X حذف
    movesFromInside: Alt-K Alt-J جابه‌جایی
    search: جست‌وجو
    jumpKeys: ↑↓ حرکت  Enter رفتن  Esc بستن
    fewJumpKeys: Enter رفتن
    searchHint: جست‌وجو در عنوان‌ها، راهنما و گزینه‌ها
    option: دارای «%@»
    enterTriesAgain: برای تلاش دوباره Enter را بزنید.
    noIssues: تا اینجا مشکلی نیست.
    issue: مشکل %@ از %@
    noEditorHere: اینجا نمی‌توان ویرایشگری گشود.
    noTextProgram: ویرایشگری تنظیم نشده است. مثلاً EDITOR=vi آن را تنظیم می‌کند.
    noLongText: فقط متن‌های بلند را می‌توان در ویرایشگر گشود.
    noFile: برای فایل موقت جا نیست.
    noShell: ویرایشگر اجرا نشد.
    noEditor: ویرایشگر پیدا نشد. متن تغییر نکرده است.
    editorFailed: ویرایشگر با کد %@ پایان یافت. متن تغییر نکرده است.
    editorLeftNoText: فایل ویرایشگر متن UTF-8 نیست. هنوز در %@ قرار دارد.
    help: Tab, ↑ ↓  فیلد بعدی یا قبلی\nEnter  فیلد بعدی؛ فهرست یا صفحه‌ای را می‌گشاید، دکمه‌ای را می‌زند\nSpace  کلیدی را تغییر می‌دهد، فهرستی را می‌گشاید\nF4, Alt-↓  گشودن و بستن فهرست یا تقویم؛ همچنین ^Space\nShift ← →  انتخاب متن؛ Alt-A انتخاب همه\nAlt-C ^X ^V  رونوشت، برش، چسباندن\nAlt-V  رونوشت از مقداری فقط‌خواندنی؛ دوباره: مقدار بعدی\n← → Home End  رفتن به گزینه، برچسب یا درجه‌ای در یک ردیف\nحروف  یافتن گزینه‌ای در فهرست\n+ −, Alt-↑↓  افزایش یا کاهش عدد؛ ← → در لغزنده\nDelete  حذف؛ پاسخی اختیاری را پاک می‌کند، موردی را حذف می‌کند\nK J, Alt-K Alt-J  بردن مورد به بالا یا پایین؛ همچنین Alt-↑↓\nD, Alt-M  تکثیر مورد\nA, Insert  افزودن موردی در بالای این مورد\nAlt-X  حذف موردی که فیلد در آن است\n^W ^U ^K  حذف واژه، متن پیش یا پس از مکان‌نما\n^T  نمایش یا پنهان کردن گذرواژه\n^_ ^Y  برگردان، انجام دوباره\n^F, /  جست‌وجو در فرم\nF2, ^G  فهرست مشکلات\nF8, Alt-N  مشکل بعدی؛ Shift-F8 یا Alt-P مشکل قبلی\nAlt-Enter  کنش‌های ردیف، اگر داشته باشد\nAlt-W  چرا ردیف این‌گونه است\n^L  رسم دوبارهٔ صفحه\nEsc  بازگشت یا خروج
    helpOfSubmit: ^S  ارسال
    helpOfToolbar: ^E  ویرایش\n^S  ذخیرهٔ تغییرات\n^R  لغو تغییرات\n^C  لغو ذخیره، هنگام ذخیرهٔ تغییرات
    helpOfTerminal: F4  در متن بلند، ویرایشگر خودتان\n^Z  تعلیق (fg برای ادامه)
    """#
  }
}

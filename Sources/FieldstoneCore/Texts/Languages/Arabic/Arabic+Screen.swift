extension Arabic {
  static var screen: String {
    #"""
    none: لا شيء
    submitting: جارٍ الإرسال… Ctrl-C للخروج.
    startedOver: تم البدء من جديد. ^_ لاستعادة الإجابات.
    nothingToUndo: ليس هناك ما يمكن التراجع عنه.
    nothingToRedo: ليس هناك ما يمكن إعادته.
    nothingCopied: لم يُنسخ شيء هنا.
    nothingSelected: لم يُحدَّد شيء. للتحديد اضغط الأسهم مع إبقاء Shift مضغوطًا.
    copiedValue: تم نسخ %@: %@
    noValueToCopy: ليس في هذه الصفحة قيمة للقراءة فقط يمكن نسخها.
    secretsStay: لا يمكن نسخ قيمة سرية.
    noFurther: لا قيم أخرى في هذا الاتجاه.
    moreRows: المزيد
    more: %@ غيرها
    moreAnswers: … و%@ غيرها
    unsaved: غير محفوظ
    requiredMark: * مطلوب
    answered: أُجيب عن %@ من %@
    changed|zero: لا تغييرات
    changed|one: تغيير واحد
    changed|two: تغييران
    changed|few: %@ تغييرات
    changed|many: %@ تغييرًا
    changed|other: %@ تغيير
    issues|zero: لا مشكلات
    issues|one: مشكلة واحدة
    issues|two: مشكلتان
    issues|few: %@ مشكلات
    issues|many: %@ مشكلة
    issues|other: %@ مشكلة
    position: %@–%@ من %@
    discarded: تم تجاهل التغييرات.
    discardedWithUndo: تم تجاهل التغييرات. ^_ لاستعادتها.
    changesKept: ما زالت تغييراتك هنا.
    saveCancelled: تم الإلغاء. لم يُحفظ شيء.
    cancellingSave: جارٍ الإلغاء… اضغط ^C مرة أخرى للخروج.
    savingAtEnd: في انتظار انتهاء الحفظ. اضغط ^C للخروج.
    nothingToSave: لا توجد تغييرات لحفظها.
    editFirst: اضغط ^E للتحرير.
    readOnlyForm: هذا النموذج للقراءة فقط.
    leaveKey: Esc مغادرة
    escStops: Esc إيقاف
    menuKey: Alt-Enter الإجراءات
    enterDoes: Enter %@
    backKey: Esc رجوع
    cancelsSave: ^C إلغاء
    quitsSave: ^C خروج
    keys: ^S إرسال  Esc مغادرة
    pageKeys: ^S إرسال  Esc رجوع
    issueKeys: F8 المشكلة التالية
    fewKeys: F1 مساعدة
    suggestionKeys: ↓ الاقتراحات  Esc إغلاق
    listKeys: ↑↓ تنقّل  Enter اختيار  Esc إغلاق
    calendarKeys: ←↑↓→ اليوم  PgUp PgDn الشهر  < > العام  T هذا اليوم  Enter اختيار  Esc إغلاق
    clockKeys: ←→ الجزء  ↑↓ ضبط  T الآن  Enter اختيار  Esc إغلاق
    selectOrClose: Enter اختيار  Esc إغلاق
    fewListKeys: Enter اختيار
    listInPageKeys: ↑↓ تنقّل  Space اختيار
    severalInPageKeys: ↑↓ تنقّل  Space تبديل
    severalKeys: ↑↓ تنقّل  Space تبديل  Delete لا شيء  Enter إغلاق
    severalKeysWithAll: ↑↓ تنقّل  Space تبديل  Alt-A الكل  Delete لا شيء  Enter إغلاق
    toggleOrClose: Space تبديل  Enter إغلاق
    enterCloses: Enter إغلاق
    arrowsChoose: ←→ اختيار
    severalSideBySideKeys: ←→ تنقّل  Space تبديل
    tileKeys: ←↑↓→ تنقّل  Space اختيار
    severalTileKeys: ←↑↓→ تنقّل  Space تبديل
    tagKeys: ←→ تنقّل  Delete إزالة
    addTagKeys: ←→ تنقّل  Space إضافة
    spaceOpens: Space فتح
    spaceCloses: Space إغلاق
    spaceToggles: Space تبديل
    opensCalendar: F4 التقويم
    opensClock: F4 الساعة
    signsStep: + − تعديل
    arrowsStep: ←→ تعديل
    altArrowsStep: Alt-↑↓ تعديل
    controlArrowsStep: Ctrl-↑↓ تعديل
    deleteClears: Delete مسح
    deleteRemoves: Delete إزالة
    showsSecret: ^T إظهار
    hidesSecret: ^T إخفاء
    textKeys: F4 المحرر
    pathKeys: Tab إكمال  Enter اختيار
    path: مسار ملف
    otherPath: مسار ملف آخر
    typeToFind: اكتب للبحث
    enterAdds: اضغط Enter للإضافة.
    enterOpens: اضغط Enter للفتح، وDelete للإزالة.
    deleteRemovesIt: اضغط Delete للإزالة.
    anyKey: اضغط أي مفتاح
    keep: إبقاء
    dialogKeys: ←→ تنقّل  Enter اختيار
    stackedDialogKeys: ↑↓ تنقّل  Enter اختيار
    helpOfPath: اكتب مسار ملف. Tab لإكماله، و~ هو مجلد المنزل، وDelete لإزالة الملف المختار.
    picture: [صورة: %@]
    removed: تمت إزالة %@. اضغط ^_ للتراجع.
    duplicated: تم التكرار باسم %@.
    moved: تم النقل إلى %@ من %@.
    enterAddsElement: Enter إضافة
    enterOpensElement: Enter فتح
    movesUp: K لأعلى
    movesDown: J لأسفل
    moves: K J نقل
    duplicates: D تكرار
    insertsBefore: A إضافة قبله
    removesFromInside: Alt-X إزالة
    movesFromInside: Alt-K Alt-J نقل
    search: بحث
    jumpKeys: ↑↓ تنقّل  Enter انتقال  Esc إغلاق
    fewJumpKeys: Enter انتقال
    searchHint: البحث في العناوين والمساعدة والخيارات
    option: فيه «%@»
    enterTriesAgain: اضغط Enter لإعادة المحاولة.
    noIssues: لا مشكلات حتى الآن.
    issue: المشكلة %@ من %@
    noEditorHere: لا يمكن فتح محرر هنا.
    noTextProgram: لم يُعيَّن محرر. يمكن تعيينه مثلًا هكذا: EDITOR=vi.
    noLongText: لا تُفتح في المحرر إلا النصوص الطويلة.
    noFile: لا توجد مساحة لملف مؤقت.
    noShell: تعذّر تشغيل المحرر.
    noEditor: لم يُعثر على المحرر. لم يتغير النص.
    editorFailed: انتهى المحرر بالرمز %@. لم يتغير النص.
    editorLeftNoText: ملف المحرر ليس نصًا بترميز UTF-8. ما زال موجودًا في %@.
    help: Tab, ↑ ↓  الحقل التالي أو السابق\nEnter  الحقل التالي؛ يفتح قائمة أو صفحة، ويضغط زرًا\nSpace  يبدّل مفتاحًا، ويفتح قائمة\nF4, Alt-↓  لفتح قائمة أو تقويم وإغلاقهما؛ وكذلك ^Space\nShift ← →  للتحديد؛ Alt-A لتحديد الكل\nAlt-C ^X ^V  نسخ، قص، لصق\nAlt-V  نسخ قيمة للقراءة فقط؛ ومرة أخرى لنسخ التالية\n← → Home End  الانتقال إلى خيار أو وسم أو درجة في صف\nالأحرف  العثور على خيار في قائمة\n+ −, Alt-↑↓  زيادة عدد أو إنقاصه؛ ← → في شريط الانزلاق\nDelete  حذف؛ يمسح إجابة اختيارية، ويزيل عنصرًا\nK J, Alt-K Alt-J  نقل عنصر لأعلى أو لأسفل؛ وكذلك Alt-↑↓\nD, Alt-M  تكرار عنصر\nA, Insert  إضافة عنصر قبل هذا العنصر\nAlt-X  إزالة العنصر الذي فيه الحقل\n^W ^U ^K  حذف الكلمة، أو النص قبل المؤشر أو بعده\n^T  إظهار كلمة المرور أو إخفاؤها\n^_ ^Y  تراجع، إعادة\n^F, /  البحث في النموذج\nF2, ^G  قائمة المشكلات\nF8, Alt-N  المشكلة التالية؛ Shift-F8 أو Alt-P للسابقة\nAlt-Enter  إجراءات الصف إن وُجدت\nAlt-W  سبب كون الصف على هذه الحال\n^L  إعادة رسم الشاشة\nEsc  رجوع أو مغادرة
    helpOfSubmit: ^S  إرسال
    helpOfToolbar: ^E  تحرير\n^S  حفظ التغييرات\n^R  إلغاء التغييرات\n^C  إلغاء الحفظ أثناء حفظ التغييرات
    helpOfTerminal: F4  محررك الخاص، في نص طويل\n^Z  تعليق (fg للاستئناف)
    """#
  }
}

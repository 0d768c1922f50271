extension Turkish {
  static var issue: String {
    #"""
    required: Bu alan zorunludur.
    mustBeTrue: Devam etmek için bunu işaretleyin.
    tooShort|one: En az %@ karakter girin.
    tooShort|other: En az %@ karakter girin.
    tooLong|one: En çok %@ karakter girin. Girilen karakter sayısı: %@.
    tooLong|other: En çok %@ karakter girin. Girilen karakter sayısı: %@.
    wrongLength|one: Tam olarak %@ karakter girin.
    wrongLength|other: Tam olarak %@ karakter girin.
    notEmail: Bir e-posta adresi girin, örneğin name@example.org.
    notURL: Bir web adresi girin, örneğin https://example.org.
    notUUID: Bir UUID girin, örneğin 123e4567-e89b-12d3-a456-426614174000.
    patternMismatch: Biçimi kontrol edin.
    characterNotAllowed: Burada “%@” kullanılamaz.
    someCharacterNotAllowed: Karakterlerden biri burada kullanılamaz.
    tab: Sekme karakterini kaldırın.
    lineBreak: Satır sonunu kaldırın.
    invisibleCharacter: U+%@ görünmez karakterini kaldırın.
    someInvisibleCharacter: Görünmez karakteri kaldırın.
    severalCharacters: Şunları kaldırın: %@.
    theTab: sekme karakteri
    theLineBreak: satır sonu
    theInvisibleCharacter: %@ görünmez karakteri
    theInvisibleCharacters: %@ görünmez karakterleri
    valueFromTo: %@ ile %@ arasında bir değer girin.
    valueOnly: Şu değeri girin: %@.
    orMore: En az %@ girin.
    orLess: En çok %@ girin.
    orLater: %@ veya sonrasını girin.
    orEarlier: %@ veya öncesini girin.
    outOfRange: Bu değer aralığın dışında.
    noPossibleNumber: Şu anda hiçbir değer uymuyor: en az %@, ama aynı zamanda en çok %@ olmalı. Diğer yanıtlarınızı kontrol edin.
    noPossibleDate: Şu anda hiçbir değer uymuyor: %@ veya sonrası, ama aynı zamanda %@ veya öncesi olmalı. Diğer yanıtlarınızı kontrol edin.
    notNumber: Bir sayı girin, örneğin %@.
    numberFromTo: %@ ile %@ arasında bir sayı girin.
    numberOrMore: Bir sayı girin, en az %@.
    numberOrLess: Bir sayı girin, en çok %@.
    notWholeNumber: Bir tam sayı girin, örneğin 12.
    wholeNumberFromTo: %@ ile %@ arasında bir tam sayı girin.
    wholeNumberOrMore: Bir tam sayı girin, en az %@.
    wholeNumberOrLess: Bir tam sayı girin, en çok %@.
    notPercentage: Bir yüzde girin, örneğin %@.
    notAmount: %@ cinsinden bir tutar girin, örneğin %@.
    notMeasured: %@ cinsinden bir değer girin, örneğin %@; ya da başka bir birim ekleyin: %@.
    notWholeInUnit: %1$@, %2$@ %3$@ eder. %3$@ cinsinden bir tam sayı girin.
    notByteCount: Bir boyut girin, örneğin %@ MB.
    notDuration: Bir süre girin, örneğin 1h 30m veya 1:30.
    notRange: Aralarında kısa çizgi olan iki değer girin.
    notRangeLike: Aralarında kısa çizgi olan iki değer girin, örneğin %@.
    reversedRange: İki değeri sırasıyla girin: %@.
    tooManyDecimals|one: En çok %@ ondalık basamak girin, örneğin %@.
    tooManyDecimals|other: En çok %@ ondalık basamak girin, örneğin %@.
    noDecimals: Ondalık basamağı olmayan bir tutar girin, örneğin %@.
    tooManyDigits|one: En çok %@ rakam girin.
    tooManyDigits|other: En çok %@ rakam girin.
    notDate: Bir tarih girin, örneğin %@.
    dateFromTo: %@ ile %@ arasında bir tarih girin.
    dateOrLater: Bir tarih girin: %@ veya sonrası.
    dateOrEarlier: Bir tarih girin: %@ veya öncesi.
    notTime: Bir saat girin, örneğin %@.
    timeFromTo: %@ ile %@ arasında bir saat girin.
    timeOrLater: Bir saat girin: %@ veya sonrası.
    timeOrEarlier: Bir saat girin: %@ veya öncesi.
    notDateAndTime: Bir tarih ve saat girin, örneğin %@.
    dateAndTimeFromTo: %@ ile %@ arasında bir tarih ve saat girin.
    dateAndTimeOrLater: Bir tarih ve saat girin: %@ veya sonrası.
    dateAndTimeOrEarlier: Bir tarih ve saat girin: %@ veya öncesi.
    notMonth: Bir ay girin, örneğin %@.
    monthFromTo: %@ ile %@ arasında bir ay girin.
    monthOrLater: Bir ay girin: %@ veya sonrası.
    monthOrEarlier: Bir ay girin: %@ veya öncesi.
    notYear: Bir yıl girin, örneğin %@.
    yearFromTo: %@ ile %@ arasında bir yıl girin.
    yearOrLater: Bir yıl girin: %@ veya sonrası.
    yearOrEarlier: Bir yıl girin: %@ veya öncesi.
    noSuchDate: %@ diye bir tarih yok. Bir tarih girin, örneğin %@.
    noSuchTime: %@ diye bir saat yok. Bir saat girin, örneğin %@.
    noSuchDateAndTime: %@ diye bir tarih ve saat yok. Bir tarih ve saat girin, örneğin %@.
    noSuchMonth: %@ diye bir ay yok. Bir ay girin, örneğin %@.
    noSuchYear: %@ diye bir yıl yok. Bir yıl girin, örneğin %@.
    luhn: Bu, geçerli bir kart numarası değil. Rakamları kontrol edin.
    iban: Bu, geçerli bir IBAN değil. Harfleri ve rakamları kontrol edin.
    notInForm: Şu biçimi kullanın: %@.
    notOneOf: Şunlardan birini girin: %@.
    notOption: “%@” seçenekler arasında yok.
    secretNotOption: Bu, seçenekler arasında yok.
    notYesOrNo: Evet veya hayır girin.
    unavailableOption: “%@” kullanılamıyor. Başka bir seçenek seçin.
    unavailableOptions: Şu seçenekler kullanılamıyor: %@. Başka seçenekler seçin.
    secretUnavailableOption: Bu seçenek kullanılamıyor. Başka bir seçenek seçin.
    tooFewChosen|one: En az %@ seçenek seçin.
    tooFewChosen|other: En az %@ seçenek seçin.
    tooManyChosen|one: En çok %@ seçenek seçin. Seçilen: %@.
    tooManyChosen|other: En çok %@ seçenek seçin. Seçilen: %@.
    tooFewEntries|one: En az %@ öğe ekleyin.
    tooFewEntries|other: En az %@ öğe ekleyin.
    tooManyEntries|one: En çok %@ öğe olabilir. Fazlasını kaldırın.
    tooManyEntries|other: En çok %@ öğe olabilir. Fazlasını kaldırın.
    repeatedEntry: %@. öğe bir başkasının aynısı. Değiştirin veya kaldırın.
    repeatedAnswer: “%@” listede birden çok kez var. Değiştirin veya kaldırın.
    isFull: Daha fazla eklenemez.
    isMaximum: Bu en yüksek değer (%@).
    mismatch: Bu, “%@” ile eşleşmiyor.
    notChecked: Bu denetlenemedi. Lütfen yeniden deneyin.
    changedBy: %@ bunu “%@” olarak değiştirdi. Sizinkini koruyun veya yenisini kullanın.
    changedElsewhere: Bu, başka bir yerde “%@” olarak değiştirildi. Sizinkini koruyun veya yenisini kullanın.
    clearedBy: %@ bunu temizledi. Sizinkini koruyun veya burada da boş bırakın.
    clearedElsewhere: Bu, başka bir yerde temizlendi. Sizinkini koruyun veya burada da boş bırakın.
    secretChangedBy: %@ bunu değiştirdi. Sizinkini koruyun veya yenisini kullanın.
    secretChangedElsewhere: Bu, başka bir yerde değiştirildi. Sizinkini koruyun veya yenisini kullanın.
    removedBy: %@ bunu kaldırdı. Koruyun veya burada da kaldırın.
    removedElsewhere: Bu, başka bir yerde kaldırıldı. Koruyun veya burada da kaldırın.
    newerBy: %@ bu arada bir şeyi değiştirdi. Yanıtları kontrol edip yeniden gönderin.
    newer: Bu arada başka bir yerde bir şey değiştirildi. Yanıtları kontrol edip yeniden gönderin.
    ofSomeObjects: %1$@ (%3$@ nesneden %2$@ tanesi)
    ofOneObject: %@ (nesne %@ / %@)
    cannotBeAdded: + veya − işaretinden sonra bir sayı girin, örneğin %@.
    tooMuchText: Bu metin çok uzun. En çok %@ bayt saklanır.
    fileTooLarge: En çok %@ boyutunda bir dosya seçin.
    wrongFileType: Şu türde bir dosya seçin: %@.
    wrongFileTypeFound: “%@” dosyasının biçimi: %@. Şu türde bir dosya seçin: %@.
    tooFewPixels: En az %@ piksel boyutunda bir resim seçin. Bu resmin boyutu: %@.
    tooManyPixels: En çok %@ piksel boyutunda bir resim seçin. Bu resmin boyutu: %@.
    damagedFile: “%@” hasarlı veya eksik. Başka bir dosya seçin.
    emptyFile: “%@” boş. Başka bir dosya seçin.
    cutFile: “%@” tam olarak ulaşmadı. Yeniden seçin.
    unknownFile: Bu dosya artık kullanılamıyor. Yeniden seçin.
    fileNotStored: “%@” kaydedilemedi. Yeniden deneyin.
    fileNotFound: “%@” adlı bir dosya yok. Bir dosyanın yolunu girin.
    isFolder: “%@” bir klasör. Bir dosyanın yolunu girin.
    fileNotReadable: “%@” okunamıyor. Başka bir dosyanın yolunu girin.
    noLongerThere: Bu artık formda yok.
    namedNoLongerThere: “%@” artık formda yok.
    cannotBeChanged: Bu değiştirilemez.
    cannotBeAnswered: Bu, bu şekilde yanıtlanamaz.
    noEffect: Yapılacak bir şey yok.
    hasProblems: Bu formda bir sorun var, bu yüzden gönderilemiyor.
    submitting: Form meşgul. Lütfen biraz bekleyin.
    closed: Form kapalı.
    """#
  }
}

/// Turkish.
enum Turkish: LanguageTexts {
  static let code = "tr"
  static var common: String {
    #"""
    form: Form
    yes: Evet
    no: Hayır
    required: Zorunlu
    optional: İsteğe bağlı
    mixed: Birden çok değer
    noAnswer: Yanıt yok
    change: Değiştir
    unavailable: kullanılamıyor
    addOwnEntry: “%@” ekle
    notOffered: seçenekler arasında yok
    notOfferedOption: %@ (seçenekler arasında yok)
    noOptions: Seçenek yok
    unavailableOption: %@ (kullanılamıyor)
    search: Ara
    searchOptions: Ara: %@
    shownOptions: %2$@ seçenekten %1$@ tanesi gösteriliyor. Listeyi daraltmak için arama yapın.
    foundOptions|one: %@ eşleşme.
    foundOptions|other: %@ eşleşme.
    nothingFound: Hiçbir şey bulunamadı.
    nothingFoundFor: “%@” için bir şey bulunamadı.
    searching: Aranıyor…
    searchFailed: Arama yapılamadı.
    error: Hata
    warning: Uyarı
    note: Not
    labelled: %@: %@
    count: %@ / %@
    range: %@ – %@
    countOfCharacters: %@ / %@ karakter
    copy: Kopyala
    copyValue: Kopyala: %@
    copied: Kopyalandı: %@.
    repeated: %@ (yeniden)
    showSecret: Göster: %@
    increase: Artır: %@
    decrease: Azalt: %@
    toFix: Düzeltilecek: %@
    stepNotStarted: Başlanmadı
    stepInProgress: Devam ediyor
    stepDone: Tamamlandı
    notSubmitted|one: Gönderilmedi: düzeltilmesi gereken %@ yer var.
    notSubmitted|other: Gönderilmedi: düzeltilmesi gereken %@ yer var.
    changesNotSaved|one: Kaydedilmedi: düzeltilmesi gereken %@ yer var.
    changesNotSaved|other: Kaydedilmedi: düzeltilmesi gereken %@ yer var.
    notSubmittable: Bu form henüz gönderilemiyor.
    failed: Bir sorun oluştu. Form gönderilmedi.
    answersKept: Yanıtlarınız hâlâ burada.
    submit: Gönder
    cancel: İptal
    edit: Düzenle
    save: Kaydet
    tryAgain: Yeniden dene
    checking: Denetleniyor…
    working: İşleniyor…
    actionFailed: Bir sorun oluştu. Lütfen yeniden deneyin.
    stop: Durdur
    continueDraft: Kayıtlı yanıtlarınızla devam edilsin mi?
    continueDraftFrom: %@ tarihli yanıtlarınızla devam edilsin mi?
    resumeDraft: Devam et
    startAnew: Baştan başla
    keepBothDrafts: Baştan başla ve bunları sakla
    saveForLater: Sonrası için kaydet
    draftSaved: Yanıtlar kaydedildi (saat %@).
    unfitAnswers: Bu yanıtlar artık forma uymuyor:
    draftNotRead: Kayıtlı yanıtlarınız okunamadı.
    draftNotSaved: Yanıtlarınız kaydedilemedi.
    saving: Kaydediliyor…
    saved: Tüm değişiklikler kaydedildi.
    notSaved: Değişiklikler kaydedilmedi.
    unsavedChanges|one: %@ kaydedilmemiş değişiklik
    unsavedChanges|other: %@ kaydedilmemiş değişiklik
    stepTitle: Adım %@ / %@: %@
    nextStep: Sonraki adım
    previousStep: Önceki adım
    allSteps: Tüm adımlar
    keepMine: Benimkini koru
    takeTheirs: Yenisini kullan
    keepAllMine: Benimkilerin tümünü koru
    takeAllTheirs: Yenilerin tümünü kullan
    changedElsewhere: Başka bir yerde de değiştirildi
    mineAndTheirs: Sizinki: %@. Yenisi: %@.
    mineAndTheirsBy: Sizinki: %@. Yenisi (%@): %@.
    checkAnswers: Yanıtlarınızı gözden geçirin
    done: Bitti
    back: Geri
    close: Kapat
    undo: Geri al
    redo: Yinele
    add: Ekle
    remove: Kaldır
    addSubform: Ekle: %@
    removeSubform: Kaldır: %@
    removeQuestion: “%@” ve içindeki yanıtlar kaldırılsın mı?
    entry: Öğe
    entryInSentence: Öğe
    list: Öğeler
    elementTitle: %@ %@ / %@
    numbered: %@ %@
    rowOfEntry: %@, %@
    entries|one: %@ öğe
    entries|other: %@ öğe
    noEntries: Henüz yok.
    duplicate: Çoğalt
    moveUp: Yukarı taşı
    isFirst: Zaten ilk sırada.
    isLast: Zaten son sırada.
    moveDown: Aşağı taşı
    saveQuestion: Değişiklikler kaydedilsin mi?
    discardQuestion: Değişiklikler atılsın mı?
    leaveQuestion: Bu formdan çıkılsın mı?
    answersLost: Yanıtlarınız kaybolacak.
    changesLost: Kaydedilmeyen değişiklikler kaybolacak.
    discard: At
    keepEditing: Düzenlemeye devam et
    submitted: Gönderildi.
    cancelled: İptal edildi. Hiçbir şey gönderilmedi.
    dimensions: %@ × %@
    textFile: metin
    audioFile: ses
    videoFile: video
    unknownFile: bilinmiyor
    removeFile: Dosyayı kaldır
    either: %@ veya %@
    both: %@ ve %@
    quoted: “%@”
    listed: %1$@, %2$@
    phrases: %1$@. %2$@
    sentences: %1$@ %2$@
    groups: %1$@; %2$@
    bracketed: %1$@ (%2$@)
    """#
  }
}

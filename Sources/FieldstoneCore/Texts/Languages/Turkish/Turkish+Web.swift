extension Turkish {
  static var web: String {
    #"""
    choose: Seçin…
    previousOption: Önceki: %@
    nextOption: Sonraki: %@
    noPreviousOption: Önceki
    noNextOption: Sonraki
    addChecked: Ekle
    allChosen: Tüm seçenekler seçildi.
    selectAll: Tümünü seç
    selectNone: Hiçbirini seçme
    nothingChosen: Seçim yok
    savedSecret: Kayıtlı. Değişmemesi için boş bırakın.
    errorTitle: Hata: %@
    thereIsAProblem|one: Bir sorun var
    thereIsAProblem|other: Sorunlar var
    furtherQuestions: Birkaç soru daha
    savedNotSubmittable: Bu form henüz gönderilemiyor. Yanıtlarınız kaydedildi.
    saving: Kaydediliyor…
    saved: Kaydedildi
    tryingAgain: Kaydedilmedi. Yeniden deneniyor…
    unfinished: Bu yanıtı tamamlayın ya da temizleyin.
    notSavable: Değişiklikleriniz henüz kaydedilemiyor.
    leftTitle: Kapatıldı
    left: Bu formdan çıktınız.
    openAgain: Yeniden aç
    leaveQuestion: Yanıtlarınız atılsın mı?
    answersWillBeLost: Girdiğiniz her şey kaybolacak.
    update: Güncelle
    undoAnswer: Geri al: %@
    redoAnswer: Yinele: %@
    undone: Geri alındı: %@.
    redone: Yinelendi: %@.
    notUndone: Hiçbir şey geri alınmadı, çünkü bu arada başka bir şey değişti.
    notRedone: Hiçbir şey yinelenmedi, çünkü bu arada başka bir şey değişti.
    onPage: %@ (%@)
    searchToSee: %@ seçenek. Görmek için arama yapın.
    searchTooLong: Bu, arama için çok uzun. En çok %@ karakter kullanın.
    tookTooLong: Bu çok uzun sürdüğü için durduruldu. Lütfen yeniden deneyin.
    searchAgain: Aranıyor… Sonuçları görmek için yeniden arayın.
    moveUpElement: Yukarı taşı: %@
    moveDownElement: Aşağı taşı: %@
    duplicateElement: Çoğalt: %@
    removeElement: Kaldır: %@
    moveUpThisElement: Bu öğeyi yukarı taşı
    moveDownThisElement: Bu öğeyi aşağı taşı
    duplicateThisElement: Bu öğeyi çoğalt
    removeThisElement: Bu öğeyi kaldır
    elementRemoved: “%@” kaldırıldı.
    answersLost: Bu yanıtları göndermenizden önce bir şey kaldırıldı veya gizlendi, bu yüzden kaydedilemediler:
    removed: “%@” yanıtlarıyla birlikte kaldırıldı.
    submittedTitle: Gönderildi
    submitted: Teşekkür ederiz. Yanıtlarınız gönderildi.
    cancelledTitle: İptal edildi
    cancelled: Hiçbir şey gönderilmedi.
    startAgain: Yeniden başla
    freshStart: Uzun süre işlem yapılmadığı için yanıtlarınız artık yok. Buradan yeniden başlayabilirsiniz.
    backToForm: Forma dön
    notFoundTitle: Bulunamadı
    notFound: Böyle bir sayfa yok.
    notAllowedTitle: İzin verilmiyor
    notAllowed: Bu sayfa yalnızca okunabilir ve yanıtlanabilir.
    notSavedTitle: Yanıtlarınız kaydedilemedi
    notUnderstood: Yanıtlar bu formun sorduklarına uymuyor. Hiçbir şey değiştirilmedi.
    foreign: Bu sayfanın süresi doldu. Hiçbir şey değiştirilmedi.
    outdated: Bu sayfa güncel değil. Yanıtlarınızı kontrol edip yeniden gönderin.
    endedTitle: Oturumunuz sona erdi
    ended: Uzun süre işlem yapılmadığı için yanıtlarınız artık yok. Hiçbir şey gönderilmedi.
    kept: Bu sayfa güncel değil. Yanıtlarınız saklandı; burada az önce değiştirdikleriniz hariç.
    goOn: Devam et
    expiredTitle: Bu sayfanın süresi doldu
    expired: Kayıtlı yanıtlarınız artık yok. Hiçbir şey gönderilmedi.
    unusableTitle: Bu form kullanılamıyor
    unusable: Formun kendisinde bir hata var. Hiçbir şey gönderilmedi.
    upload: Yükle
    uploadFor: Yükle: %@
    withoutFile: Dosya olmadan devam et
    tooMuchUpload: Bir kerede en çok %@ yükleyebilirsiniz. Hiçbir şey değiştirilmedi.
    tooMuch: Bu, formun alabileceğinden fazla. Hiçbir şey değiştirilmedi.
    failedTitle: Bir sorun oluştu
    failed: Form gönderilemedi. Yanıtlarınız kaydedildi; lütfen yeniden deneyin.
    notSaved: Yanıtlarınız kaydedilemedi. Lütfen yeniden deneyin.
    busyTitle: Henüz bitmedi
    busy: Daha önce gönderdikleriniz hâlâ işleniyor. Biraz bekleyip formu yeniden açın.
    busySending: Daha önce gönderdikleriniz hâlâ işleniyor. Biraz bekleyip bunu yeniden gönderin.
    notRead: Yanıtlarınız şu anda okunamıyor. Lütfen yeniden deneyin.
    language: Dil
    """#
  }
}

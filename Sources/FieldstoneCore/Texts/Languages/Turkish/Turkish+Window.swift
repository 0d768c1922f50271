extension Turkish {
  static var window: String {
    #"""
    openCalendar: Takvimden Seç: %@
    openClock: Saat Üzerinde Seç: %@
    openGrid: Seç: %@
    hours: Saat
    minutes: Dakika
    set: Ayarla
    earlier: Daha Erken
    later: Daha Geç
    clear: Temizle: %@
    next: Sonraki: %@
    previous: Önceki: %@
    selectAll: Tümünü Seç
    selectNone: Hiçbirini Seçme
    more: ve %@ tane daha
    chooseFile: Seç…
    chooseFileFor: Dosya Seç: %@
    removeFileOf: Kaldır: %@
    fileNotFound: “%@” adlı bir dosya yok. Başka bir dosya seçin.
    isFolder: “%@” bir klasör. Bir dosya seçin.
    fileNotReadable: “%@” okunamıyor. Başka bir dosya seçin.
    filesNotAdded: Dosyalar Eklenmedi
    acceptedFiles: Kabul Edilen Dosyalar
    allFiles: Tüm Dosyalar
    tryAgain: Yeniden Dene
    suggestionsFor: Öneriler: %@
    keepEditing: Düzenlemeye Devam Et
    saveQuestion: Değişiklikler Kaydedilsin mi?
    leaveQuestion: Bu Formdan Çıkılsın mı?
    discardQuestion: Değişiklikler Atılsın mı?
    goTo: Git: “%@”
    notSubmitted: Form Gönderilmedi
    changesNotSaved: Değişiklikler Kaydedilmedi
    removeQuestion: “%@” Kaldırılsın mı?
    removalUndone: İçindeki yanıtlar da kaldırılacak. “Geri al” ile geri getirebilirsiniz.
    keep: Kalsın
    moveUp: Yukarı Taşı
    moveDown: Aşağı Taşı
    actions: Eylemler
    actionsOf: Eylemler: %@
    removed: “%@” Kaldırıldı
    saveForLater: Sonrası İçin Kaydet
    """#
  }
}

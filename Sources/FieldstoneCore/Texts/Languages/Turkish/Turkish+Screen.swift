extension Turkish {
  static var screen: String {
    #"""
    none: Yok
    submitting: Gönderiliyor… Ctrl-C çıkar.
    startedOver: Baştan başlandı. ^_ yanıtları geri getirir.
    nothingToUndo: Geri alınacak bir şey yok.
    nothingToRedo: Yinelenecek bir şey yok.
    nothingCopied: Burada bir şey kopyalanmadı.
    nothingSelected: Hiçbir şey seçili değil. Seçmek için Shift tuşunu basılı tutup ok tuşlarına basın.
    copiedValue: Kopyalandı (%@): %@
    noValueToCopy: Bu sayfada kopyalanacak salt okunur bir değer yok.
    secretsStay: Gizli değerler kopyalanamaz.
    noFurther: Daha ileri bir değer yok.
    moreRows: devamı var
    more: %@ tane daha
    moreAnswers: … ve %@ tane daha
    unsaved: Kaydedilmedi
    requiredMark: * zorunlu
    answered: %@ / %@ yanıtlandı
    changed|one: %@ değişiklik
    changed|other: %@ değişiklik
    issues|one: %@ sorun
    issues|other: %@ sorun
    position: %@–%@ / %@
    discarded: Değişiklikler atıldı.
    discardedWithUndo: Değişiklikler atıldı. ^_ geri getirir.
    changesKept: Değişiklikleriniz hâlâ burada.
    saveCancelled: İptal edildi. Hiçbir şey kaydedilmedi.
    cancellingSave: İptal ediliyor… Çıkmak için yeniden ^C tuşlarına basın.
    savingAtEnd: Kaydetmenin bitmesi bekleniyor. Çıkmak için ^C tuşlarına basın.
    nothingToSave: Kaydedilecek değişiklik yok.
    editFirst: Düzenlemek için ^E tuşlarına basın.
    readOnlyForm: Bu form yalnızca okunabilir.
    leaveKey: Esc Çık
    escStops: Esc Durdur
    menuKey: Alt-Enter Eylemler
    enterDoes: Enter %@
    backKey: Esc Geri
    cancelsSave: ^C İptal
    quitsSave: ^C Çık
    keys: ^S Gönder  Esc Çık
    pageKeys: ^S Gönder  Esc Geri
    issueKeys: F8 Sonraki sorun
    fewKeys: F1 Yardım
    suggestionKeys: ↓ Öneriler  Esc Kapat
    listKeys: ↑↓ Gezin  Enter Seç  Esc Kapat
    calendarKeys: ←↑↓→ Gün  PgUp PgDn Ay  < > Yıl  T Bugün  Enter Seç  Esc Kapat
    clockKeys: ←→ Bölüm  ↑↓ Ayarla  T Şimdi  Enter Seç  Esc Kapat
    selectOrClose: Enter Seç  Esc Kapat
    fewListKeys: Enter Seç
    listInPageKeys: ↑↓ Gezin  Boşluk Seç
    severalInPageKeys: ↑↓ Gezin  Boşluk İşaretle
    severalKeys: ↑↓ Gezin  Boşluk İşaretle  Delete Hiçbiri  Enter Kapat
    severalKeysWithAll: ↑↓ Gezin  Boşluk İşaretle  Alt-A Tümü  Delete Hiçbiri  Enter Kapat
    toggleOrClose: Boşluk İşaretle  Enter Kapat
    enterCloses: Enter Kapat
    arrowsChoose: ←→ Seç
    severalSideBySideKeys: ←→ Gezin  Boşluk İşaretle
    tileKeys: ←↑↓→ Gezin  Boşluk Seç
    severalTileKeys: ←↑↓→ Gezin  Boşluk İşaretle
    tagKeys: ←→ Gezin  Delete Kaldır
    addTagKeys: ←→ Gezin  Boşluk Ekle
    spaceOpens: Boşluk Aç
    spaceCloses: Boşluk Kapat
    spaceToggles: Boşluk Değiştir
    opensCalendar: F4 Takvim
    opensClock: F4 Saat
    signsStep: + − Değiştir
    arrowsStep: ←→ Değiştir
    altArrowsStep: Alt-↑↓ Değiştir
    controlArrowsStep: Ctrl-↑↓ Değiştir
    deleteClears: Delete Temizle
    deleteRemoves: Delete Kaldır
    showsSecret: ^T Göster
    hidesSecret: ^T Gizle
    textKeys: F4 Düzenleyici
    pathKeys: Tab Tamamla  Enter Seç
    path: Dosya yolu
    otherPath: Başka bir dosyanın yolu
    typeToFind: Bulmak için yazın
    enterAdds: Eklemek için Enter tuşuna basın.
    enterOpens: Açmak için Enter, kaldırmak için Delete tuşuna basın.
    deleteRemovesIt: Kaldırmak için Delete tuşuna basın.
    anyKey: Bir tuşa basın
    keep: Kalsın
    dialogKeys: ←→ Gezin  Enter Seç
    stackedDialogKeys: ↑↓ Gezin  Enter Seç
    helpOfPath: Bir dosyanın yolunu yazın. Tab tamamlar, ~ ev klasörünüzdür, Delete seçilen dosyayı kaldırır.
    picture: [Resim: %@]
    removed: Kaldırıldı: %@. Geri almak için ^_ tuşlarına basın.
    duplicated: Çoğaltıldı, kopyası: %@.
    moved: Yeni sıra: %@ / %@.
    enterAddsElement: Enter Ekle
    enterOpensElement: Enter Aç
    movesUp: K Yukarı
    movesDown: J Aşağı
    moves: K J Taşı
    duplicates: D Çoğalt
    insertsBefore: A Üste ekle
    removesFromInside: Alt-X Kaldır
    movesFromInside: Alt-K Alt-J Taşı
    search: Ara
    jumpKeys: ↑↓ Gezin  Enter Git  Esc Kapat
    fewJumpKeys: Enter Git
    searchHint: Başlıklarda, yardımda ve seçeneklerde ara
    option: içinde “%@” var
    enterTriesAgain: Yeniden denemek için Enter tuşuna basın.
    noIssues: Şu ana kadar sorun yok.
    issue: Sorun %@ / %@
    noEditorHere: Burada düzenleyici açılamaz.
    noTextProgram: Bir düzenleyici ayarlanmamış. Örneğin EDITOR=vi ile ayarlanabilir.
    noLongText: Düzenleyicide yalnızca uzun metinler açılabilir.
    noFile: Geçici dosya için yer yok.
    noShell: Düzenleyici başlatılamadı.
    noEditor: Düzenleyici bulunamadı. Metin değişmedi.
    editorFailed: Düzenleyici %@ koduyla sonlandı. Metin değişmedi.
    editorLeftNoText: Düzenleyicinin dosyası UTF-8 metni değil. Dosya hâlâ şurada: %@.
    help: Tab, ↑ ↓  Sonraki veya önceki alan\nEnter  Sonraki alan; liste veya sayfa açar, düğmeye basar\nBoşluk  Anahtarı açıp kapatır, liste açar\nF4, Alt-↓  Listeyi veya takvimi açar ve kapatır; ^Boşluk da\nShift ← →  Seçer; Alt-A her şeyi seçer\nAlt-C ^X ^V  Kopyala, kes, yapıştır\nAlt-V  Salt okunur bir değeri kopyalar; yeniden basınca sonrakini\n← → Home End  Satırdaki bir seçeneğe, etikete veya değere gider\nHarfler  Listede seçenek bulur\n+ −, Alt-↑↓  Sayıyı artırır veya azaltır; kaydırıcıda ← →\nDelete  Siler; isteğe bağlı yanıtı temizler, öğeyi kaldırır\nK J, Alt-K Alt-J  Öğeyi yukarı veya aşağı taşır; Alt-↑↓ da\nD, Alt-M  Öğeyi çoğaltır\nA, Insert  Bu öğenin üstüne bir öğe ekler\nAlt-X  Alanın içinde olduğu öğeyi kaldırır\n^W ^U ^K  Sözcüğü, imleçten önceki veya sonraki metni siler\n^T  Parolayı gösterir veya gizler\n^_ ^Y  Geri al, yinele\n^F, /  Formda arar\nF2, ^G  Sorunların listesi\nF8, Alt-N  Sonraki sorun; Shift-F8, Alt-P önceki\nAlt-Enter  Varsa satırın eylemleri\nAlt-W  Satırın neden bu durumda olduğu\n^L  Ekranı yeniden çizer\nEsc  Geri veya çık
    helpOfSubmit: ^S  Gönder
    helpOfToolbar: ^E  Düzenle\n^S  Değişiklikleri kaydet\n^R  Değişiklikleri at\n^C  Değişiklikler kaydedilirken kaydetmeyi iptal et
    helpOfTerminal: F4  Uzun metinde kendi düzenleyiciniz\n^Z  Askıya al (fg sürdürür)
    """#
  }
}

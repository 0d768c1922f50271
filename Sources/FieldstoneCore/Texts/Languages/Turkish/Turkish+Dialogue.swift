extension Turkish {
  static var dialogue: String {
    #"""
    welcome: [yanıt] değerini korumak için Enter tuşuna basın. ? yardım, < geri, :cancel çıkış
    page: Sayfa: %@
    firstQuestion: Bu ilk soru.
    nothingBefore: Bundan önce bir şey yok.
    leave: Değişiklikleriniz kaybolacak. Yine de çıkılsın mı?
    revealHelp: Yazdığınızı görmek için :show girin, gizlemek için yeniden girin.
    whichAction: Hangi eylem? (numara veya hiçbiri için Enter)
    menuHelp: Şunlardan birini seçmek için :actions girin: %@.
    submitting: Gönderiliyor…
    keepForLater: Yanıtlarınız sonrası için saklansın mı?
    startOver: Yanıtlarınız kaybolacak. Yine de baştan başlansın mı?
    endAgain: Göndermeden çıkmak için yeniden Ctrl-D tuşlarına basın.
    interruptAgain: Göndermeden çıkmak için yeniden Ctrl-C tuşlarına basın.
    endAgainUnsaved: Kaydetmeden çıkmak için yeniden Ctrl-D tuşlarına basın.
    endAgainKept: Çıkmak için yeniden Ctrl-D tuşlarına basın. Yanıtlarınız sonrası için saklanır.
    interruptAgainKept: Çıkmak için yeniden Ctrl-C tuşlarına basın. Yanıtlarınız sonrası için saklanır.
    interruptAgainUnsaved: Kaydetmeden çıkmak için yeniden Ctrl-C tuşlarına basın.
    required: zorunlu
    optional: isteğe bağlı
    notShown: gösterilmez
    path: dosya yolu
    set: (ayarlı)
    noAnswer: yanıt yok
    entryNotAccepted: yanıt yok: “%@” kabul edilmedi
    lastEntryNotAccepted: yanıt yok: son girilen kabul edilmedi
    linesNotAccepted: yanıt yok: bu satırlar kabul edilmedi
    minusForNone: (boş bırakmak için -)
    unchanged: değişmedi
    severalLines: birkaç satır, sonunda yalnızca nokta olan bir satır
    numberOrName: numara veya ad
    name: ad
    numbersOrNames: numaralar veya adlar
    names: adlar
    nameOrPart: ad veya adın bir bölümü
    namesOrParts: adlar veya adların bölümleri, virgülle ayrılmış
    all: tümü
    minusFor: (“%@” için -)
    orYourOwn: Ya da kendi yanıtınızı girin.
    moreOptions: ve %@ tane daha; bulmak için adın bir bölümünü girin
    add: “%@” eklensin mi?
    keep: “%@” kalsın mı?
    notEditable: değiştirilemez
    moreLines|one: ve %@ satır daha
    moreLines|other: ve %@ satır daha
    example: örneğin %@
    fromTo: %@ ile %@ arasında
    orMore: en az %@
    atMost: en çok %@
    from: en erken %@
    until: en geç %@
    inUnit: %@ cinsinden
    withUnit: %@ %@
    isRequired: Zorunlu.
    isOptional: İsteğe bağlı.
    enterTakesCapital: Büyük harflerle yazılan yanıt için Enter tuşuna basın.
    minusClears: Temizlemek için - girin.
    enterKeeps: [yanıt] değerini korumak için Enter tuşuna basın.
    enterKeepsMinusRemoves: [yanıt] değerini korumak için Enter tuşuna basın, temizlemek için yeniden - girin.
    enterKeepsMinusClears: [yanıt] değerini korumak için Enter tuşuna basın, temizlemek için - girin.
    commands: < geri gider, :form formu listeler, :cancel çıkar.
    backslash: Bunlardan birini yanıt olarak girmek için önüne ters bölü koyun: \? \< \- \:form
    anEmail: Bir e-posta adresi.
    aPhone: Bir telefon numarası.
    aURL: Bir web adresi.
    aLine: Bir satır metin.
    someLines: Birkaç satır. Yalnızca nokta içeren bir satırla bitirin; metinde böyle bir satır için .. yazın.
    aSecret: Yazdığınız gösterilmez.
    aPath: Bir dosyanın yolu. Tamamlamak için Tab tuşuna basın ya da dosyalarını listelemek için bir klasör girin.
    aFlag: %@ veya %@; ilk harf yeterlidir.
    aSubform: Evet yanıtı bu bölümün sorularını ekler, hayır yanıtı atlar.
    anOption: Şunlardan biri, numara veya ad olarak; adın başı yeterlidir:
    anOptionByName: Şunlardan biri, ad olarak; adın başı yeterlidir:
    someOptions: Şunların herhangi biri veya birkaçı, numara veya ad olarak, virgülle ayrılmış; adın başı yeterlidir:
    someOptionsByName: Şunların herhangi biri veya birkaçı, ad olarak, virgülle ayrılmış; adın başı yeterlidir:
    someOptionsOrAll: Şunların herhangi biri veya birkaçı, numara veya ad olarak, virgülle ayrılmış; adın başı yeterlidir. Hepsi için “tümü” yazın:
    someOptionsByNameOrAll: Şunların herhangi biri veya birkaçı, ad olarak, virgülle ayrılmış; adın başı yeterlidir. Hepsi için “tümü” yazın:
    aSearch: Aramak için bir ad veya adın bir bölümünü girin. Tek eşleşme varsa o seçilir.
    suggestions: Öneriler: %@
    aNumber: Bir sayı
    aWholeNumber: Bir tam sayı
    aDate: Bir tarih, örneğin %@
    aTime: Bir saat, örneğin %@
    aDateAndTime: Bir tarih ve saat, örneğin %@
    aMonth: Bir ay, örneğin %@
    aYear: Bir yıl, örneğin %@
    factFromTo: %@, %@ ile %@ arasında
    factOnly: %@, yalnızca %@
    only: yalnızca %@
    dateFromTo: %@; %@ ile %@ arasında
    factOrMore: %@, en az %@
    factAtMost: %@, en çok %@
    dateOrLater: %@; %@ veya sonrası
    dateOrEarlier: %@; %@ veya öncesi
    factInUnit: %@, %@ cinsinden
    sentence: %@.
    moreMayCome: Bazı yanıtlar başka sorular getirir.
    mustBeYes: Devam etmek için evet yanıtını verin.
    noSuchCommand: “%@” diye bir komut yok. Yardım için ? girin.
    noSuchCommandHere: “%@” diye bir komut yok. Yardım için ? ya da yanıt olarak %@ girin.
    noSuchCommandInFile: '%@' diye bir komut yok. Bu metni yanıt olarak vermek için %@ girin.
    noSuchCommandSecret: Böyle bir komut yok. Bu metni girmek için önüne ters bölü koyun.
    couldBe: “%@” şu anlamlara gelebilir: %@.
    orOthers|one: %@ veya %@ seçenek daha
    orOthers|other: %@ veya %@ seçenek daha
    optionsMatch|one: “%@”, %@ seçenekle eşleşiyor:
    optionsMatch|other: “%@”, %@ seçenekle eşleşiyor:
    moreMatches: ve %@ tane daha
    which: Hangi “%@”? (numara, daha çok harf veya yeniden başlamak için Enter)
    whichByName: Hangi “%@”? (daha çok harf veya yeniden başlamak için Enter)
    whichHelp: Sorunun tümünü yeniden yanıtlamak için Enter tuşuna basın.
    noSuchOption: “%@” seçenekler arasında yok. Virgülle ayırarak numara veya ad girin.
    noSuchOptionName: “%@” seçenekler arasında yok. Virgülle ayırarak ad girin.
    quoted: “%@”: %@
    oneOnly: Seçeneklerden yalnızca birini girin.
    notUTF8: UTF-8 kodlamasında metin girin.
    lineTooLong: Bu çok uzun. Bir satır en çok %@ bayt olabilir.
    unendedText: Metni yalnızca nokta içeren bir satırla bitirin.
    leftOver: Tüm sorular yanıtlandı; bu satır fazla.
    nameAndAnswer: Bir ad ve bir yanıt girin, örneğin name=answer.
    unknownField: Bilinmeyen alan: '%@'.
    didYouMean: Şunu mu demek istediniz: '%@'?
    answeredAlready: '%@' zaten yanıtlandı (satır %@).
    notApplicable: Bu yanıtlarla geçerli değil.
    line: satır %@
    adds: a = ekle
    edits: %@ = düzenle
    removes: r%@ = kaldır
    moves: m%@ %@ = taşı
    duplicates: d%@ = çoğalt
    goesOn: Enter = devam
    positions: %@–%@
    notPossibleHere: Burada “%@” kullanılamaz. Girebilecekleriniz: %@. Devam etmek için Enter tuşuna basın.
    onlyEnterHere: Burada “%@” kullanılamaz. Devam etmek için Enter tuşuna basın.
    addHelp: Bir öğe ekleyip sorularını yanıtlamak için a girin.
    addHelpBefore: Sona bir öğe eklemek için a, 1. öğenin önüne eklemek için a1 girin ve öğenin sorularını yanıtlayın.
    editHelp: Bir öğenin sorularını yeniden yanıtlamak için numarasını girin.
    removeHelp: 1. öğeyi kaldırmak için r1 girin.
    moveHelp: 2. öğeyi 1. sıraya taşımak için m2 1 girin.
    duplicateHelp: 1. öğenin bir kopyasını arkasına eklemek için d1 girin.
    enterContinues: Devam etmek için Enter tuşuna basın.
    removeEntry: %@, “%@” kaldırılsın mı?
    notRemoved: Hiçbir şey kaldırılmadı.
    noSuchPosition: %@ numaralı öğe yok. 1 ile %@ arasında bir sıra girin.
    countsFromOne: %@ numaralı öğe yok. Öğeler 1 ile başlayarak numaralanır.
    namesAnswerOfEntry: Bir öğenin ve sorusunun adını verin, örneğin '%@'.
    namesOfEntry: Adla: %@
    namesEntry: Bir öğenin adını verin, örneğin '%@'.
    addsEmptyEntry: '%@' boş bir öğe ekler.
    addsEntry: '%@' bir öğe ekler.
    belongsToCase: Bu, seçili olmayan “%@” seçeneğine ait. Seçmek için '%@' girin.
    review: Gözden geçirme
    enterSubmits: Göndermek için Enter tuşuna basın ya da bir yanıtı değiştirmek için numarasını girin. :cancel çıkar.
    enterSubmitsBriefly: Göndermek için Enter tuşuna basın ya da bir yanıtı değiştirmek için numarasını girin. ? tüm yanıtları gösterir.
    enterSubmitsOnly: Göndermek için Enter tuşuna basın. :cancel çıkar.
    cannotSubmit: Bir yanıtı değiştirmek için numarasını girin. ? tüm yanıtları gösterir, :cancel çıkar.
    cannotSubmitOnly: Çıkmak için :cancel girin.
    changed: Değişenler:
    nothingChanged: Hiçbir yanıt değişmedi.
    submitQuestion: %@?
    reviewHelp: Henüz hiçbir şey gönderilmedi. < son soruya geri gider.
    buttons: Düğmeler: %@
    noQuestions: Burada yanıtlanacak bir şey yok.
    noSuchNumber: %@ numarası yok. 1 ile %@ arasında bir numara girin.
    enterNumber: 1 ile %@ arasında bir numara girin.
    noSuchNumberButOne: %@ numarası yok. Tek numara 1.
    noSuchNameButOne: Burada “%@” yok. 1 girin ya da tüm yanıtları görmek için ? girin.
    noSuchName: Burada “%@” yok. 1 ile %@ arasında bir numara ya da tüm yanıtları görmek için ? girin.
    noSuchNameButNear: Burada “%@” yok. Şunu mu demek istediniz: “%@”?
    noSuchButton: Burada “%@” yok. Yardım için ? girin.
    ambiguous: “%@” şu anlamlara gelebilir: %@. Numarayı girin.
    enterEdits: Düzenlemek için Enter tuşuna basın. :cancel çıkar.
    enterEditsOthers: Düzenlemek için Enter tuşuna basın ya da yalnızca bir yanıtı değiştirmek için numarasını girin. :cancel çıkar.
    enterSaves: Kaydetmek için Enter tuşuna basın ya da bir yanıtı değiştirmek için numarasını girin. :discard değişiklikleri atar, :cancel çıkar.
    enterTriesAgain: Yeniden denemek için Enter tuşuna basın ya da bir yanıtı değiştirmek için numarasını girin. :cancel çıkar.
    numberChanges: Bir yanıtı değiştirmek için numarasını girin. :cancel çıkar.
    readOnlyForm: Bu form yalnızca okunabilir. :cancel çıkar.
    whatNext: Sırada ne var?
    editFirst: Önce :edit girin.
    isBeingEdited: Zaten düzenliyorsunuz.
    nothingToDiscard: Atılacak değişiklik yok.
    saved: Kaydedildi.
    saveOrDiscard: %@ (%@, %@ veya düzenlemeye devam etmek için Enter)
    saveOrDiscardHelp: %@ veya %@ girin ya da düzenlemeye devam etmek için Enter tuşuna basın.
    lockedUntilEdit: “%@” henüz değiştirilemez. Önce :edit girin.
    lockedForGood: “%@” değiştirilemez. Bu form yalnızca okunabilir.
    lockedAnswer: Bu değiştirilemez. Form yalnızca okunabilir.
    noInput: Terminal yok ve yanıtların okunabileceği bir girdi yok.
    sendInput: Programı bir terminalde çalıştırın ya da her soru için bir satır girdi gönderin.
    cannotWrite: Sonuç standart çıktıya yazılamadı.
    secretFromPipe: '%@' gizlidir ve yalnızca terminalden okunur; '%@' bir borudan (pipe) veya dosyadan gelmesine izin verir.
    endedAt: Girdi '%@' noktasında bitti; burada hâlâ yanıt gerekiyor.
    endedAtQuestion: Girdi bitti ama “%@” için hâlâ yanıt gerekiyor.
    ended: Girdi, form gönderilmeden bitti.
    endedUnsaved: Girdi bitti. Değişiklikleriniz kaydedilmedi.
    endedUnchanged: Girdi bitti.
    nothingSubmitted: Hiçbir şey gönderilmedi.
    unknownOption: Bilinmeyen seçenek: '%@'.
    helpListsOptions: '--help' seçenekleri listeler.
    answersWithMode: '%@' ve '%@' birlikte kullanılamaz. Adla verilen yanıtlar soru sorulmadan okunur.
    oneMode: '%@' ve '%@' birlikte kullanılamaz. '--dialogue', '--screen' ve '--inline' seçeneklerinden yalnızca birini kullanın.
    unexpectedArgument: Beklenmeyen argüman: '%@'. Yanıtlar standart girdiden okunur.
    needsValue: '%@' için bir değer verin, örneğin '%@'.
    cannotRecord: Kayıt '%@' dosyasına yazılamadı: %@.
    """#
  }
}

/// Hindi.
enum Hindi: LanguageTexts {
  static let code = "hi"
  static var common: String {
    #"""
    form: फ़ॉर्म
    yes: हाँ
    no: नहीं
    required: ज़रूरी
    optional: वैकल्पिक
    mixed: अलग-अलग मान
    noAnswer: कोई जवाब नहीं
    change: बदलें
    unavailable: उपलब्ध नहीं
    addOwnEntry: “%@” जोड़ें
    notOffered: विकल्पों में नहीं
    notOfferedOption: %@ (विकल्पों में नहीं)
    noOptions: कोई विकल्प नहीं
    unavailableOption: %@ (उपलब्ध नहीं)
    search: खोजें
    searchOptions: %@ खोजें
    shownOptions: %2$@ में से %1$@ दिखाए जा रहे हैं। सूची छोटी करने के लिए खोजें।
    foundOptions|one: %@ नतीजा।
    foundOptions|other: %@ नतीजे।
    nothingFound: कुछ नहीं मिला।
    nothingFoundFor: “%@” के लिए कुछ नहीं मिला।
    searching: खोज जारी है…
    searchFailed: खोज पूरी नहीं हो सकी।
    error: त्रुटि
    warning: चेतावनी
    note: सूचना
    labelled: %@: %@
    count: %2$@ में से %1$@
    range: %@ – %@
    countOfCharacters: %2$@ में से %1$@ वर्ण
    copy: कॉपी करें
    copyValue: %@ कॉपी करें
    copied: कॉपी किया गया: %@।
    repeated: %@ (दोबारा)
    showSecret: %@ दिखाएँ
    increase: %@ बढ़ाएँ
    decrease: %@ घटाएँ
    toFix: ठीक करना बाकी: %@
    stepNotStarted: शुरू नहीं हुआ
    stepInProgress: जारी है
    stepDone: पूरा हुआ
    notSubmitted|one: जमा नहीं हुआ: %@ जगह पर ध्यान देना ज़रूरी है।
    notSubmitted|other: जमा नहीं हुआ: %@ जगहों पर ध्यान देना ज़रूरी है।
    changesNotSaved|one: सहेजा नहीं गया: %@ जगह पर ध्यान देना ज़रूरी है।
    changesNotSaved|other: सहेजा नहीं गया: %@ जगहों पर ध्यान देना ज़रूरी है।
    notSubmittable: यह फ़ॉर्म अभी जमा नहीं किया जा सकता।
    failed: कुछ गड़बड़ हो गई। फ़ॉर्म जमा नहीं हुआ।
    answersKept: आपके जवाब अब भी यहाँ हैं।
    submit: जमा करें
    cancel: रद्द करें
    edit: संपादित करें
    save: सहेजें
    tryAgain: फिर से कोशिश करें
    checking: जाँच हो रही है…
    working: काम हो रहा है…
    actionFailed: कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।
    stop: रोकें
    continueDraft: सहेजे गए जवाबों के साथ जारी रखें?
    continueDraftFrom: %@ को सहेजे गए जवाबों के साथ जारी रखें?
    resumeDraft: जारी रखें
    startAnew: नए सिरे से शुरू करें
    keepBothDrafts: नए सिरे से शुरू करें और इन्हें भी रखें
    saveForLater: बाद के लिए सहेजें
    draftSaved: जवाब सहेजे गए (%@)।
    unfitAnswers: ये जवाब अब फ़ॉर्म से मेल नहीं खाते:
    draftNotRead: आपके सहेजे गए जवाब पढ़े नहीं जा सके।
    draftNotSaved: आपके जवाब सहेजे नहीं जा सके।
    saving: सहेजा जा रहा है…
    saved: सभी बदलाव सहेजे गए।
    notSaved: बदलाव सहेजे नहीं गए।
    unsavedChanges|one: %@ बदलाव सहेजना बाकी
    unsavedChanges|other: %@ बदलाव सहेजना बाकी
    stepTitle: चरण %@ (कुल %@): %@
    nextStep: अगला चरण
    previousStep: पिछला चरण
    allSteps: सभी चरण
    keepMine: मेरा जवाब रखें
    takeTheirs: नया जवाब लें
    keepAllMine: मेरे सभी जवाब रखें
    takeAllTheirs: सभी नए जवाब लें
    changedElsewhere: इसे कहीं और भी बदला गया है
    mineAndTheirs: आपका जवाब: %@। नया जवाब: %@।
    mineAndTheirsBy: आपका जवाब: %@। %@ का नया जवाब: %@।
    checkAnswers: अपने जवाब जाँचें
    done: हो गया
    back: वापस
    close: बंद करें
    undo: पूर्ववत करें
    redo: फिर से करें
    add: जोड़ें
    remove: हटाएँ
    addSubform: %@ जोड़ें
    removeSubform: %@ हटाएँ
    removeQuestion: “%@” और उसके जवाब हटाएँ?
    entry: प्रविष्टि
    entryInSentence: प्रविष्टि
    list: प्रविष्टियाँ
    elementTitle: %@ %@ (कुल %@)
    numbered: %@ %@
    rowOfEntry: %@, %@
    entries|one: %@ प्रविष्टि
    entries|other: %@ प्रविष्टियाँ
    noEntries: अभी कुछ नहीं।
    duplicate: डुप्लिकेट बनाएँ
    moveUp: ऊपर ले जाएँ
    isFirst: यह पहले से ही सबसे ऊपर है।
    isLast: यह पहले से ही सबसे नीचे है।
    moveDown: नीचे ले जाएँ
    saveQuestion: बदलाव सहेजें?
    discardQuestion: बदलाव छोड़ दें?
    leaveQuestion: इस फ़ॉर्म से बाहर निकलें?
    answersLost: आपके जवाब मिट जाएँगे।
    changesLost: जो बदलाव सहेजे नहीं गए हैं, वे मिट जाएँगे।
    discard: छोड़ दें
    keepEditing: संपादन जारी रखें
    submitted: जमा हो गया।
    cancelled: रद्द किया गया। कुछ भी जमा नहीं हुआ।
    dimensions: %@ × %@
    textFile: टेक्स्ट
    audioFile: ऑडियो
    videoFile: वीडियो
    unknownFile: अज्ञात
    removeFile: फ़ाइल हटाएँ
    either: %@ या %@
    both: %@ और %@
    quoted: “%@”
    listed: %1$@, %2$@
    phrases: %1$@। %2$@
    sentences: %1$@ %2$@
    groups: %1$@; %2$@
    bracketed: %1$@ (%2$@)
    """#
  }
}

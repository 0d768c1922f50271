extension Hindi {
  static var window: String {
    #"""
    openCalendar: कैलेंडर में चुनें: %@
    openClock: घड़ी पर चुनें: %@
    openGrid: %@ चुनें
    hours: घंटे
    minutes: मिनट
    set: सेट करें
    earlier: पहले
    later: बाद में
    clear: %@ खाली करें
    next: अगला: %@
    previous: पिछला: %@
    selectAll: सभी चुनें
    selectNone: सभी चयन हटाएँ
    more: और %@ अन्य
    chooseFile: चुनें…
    chooseFileFor: फ़ाइल चुनें: %@
    removeFileOf: %@ हटाएँ
    fileNotFound: “%@” नाम की कोई फ़ाइल नहीं है। कोई दूसरी फ़ाइल चुनें।
    isFolder: “%@” एक फ़ोल्डर है। कोई फ़ाइल चुनें।
    fileNotReadable: फ़ाइल “%@” पढ़ी नहीं जा सकती। कोई दूसरी फ़ाइल चुनें।
    filesNotAdded: फ़ाइलें नहीं जोड़ी गईं
    acceptedFiles: स्वीकार की जाने वाली फ़ाइलें
    allFiles: सभी फ़ाइलें
    tryAgain: फिर से कोशिश करें
    suggestionsFor: सुझाव: %@
    keepEditing: संपादन जारी रखें
    saveQuestion: बदलाव सहेजें?
    leaveQuestion: इस फ़ॉर्म से बाहर निकलें?
    discardQuestion: बदलाव छोड़ दें?
    goTo: “%@” पर जाएँ
    notSubmitted: फ़ॉर्म जमा नहीं हुआ
    changesNotSaved: बदलाव सहेजे नहीं गए
    removeQuestion: “%@” को हटाएँ?
    removalUndone: इसमें दिए गए जवाब भी हट जाएँगे। “पूर्ववत करें” से उन्हें वापस लाया जा सकता है।
    keep: रखें
    moveUp: ऊपर ले जाएँ
    moveDown: नीचे ले जाएँ
    actions: कार्रवाइयाँ
    actionsOf: कार्रवाइयाँ: %@
    removed: “%@” को हटाया गया
    saveForLater: बाद के लिए सहेजें
    """#
  }
}

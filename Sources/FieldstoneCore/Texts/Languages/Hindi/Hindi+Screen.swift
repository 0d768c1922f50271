extension Hindi {
  static var screen: String {
    #"""
    none: कोई नहीं
    submitting: जमा हो रहा है… Ctrl-C से बाहर निकलें।
    startedOver: नए सिरे से शुरू किया गया। ^_ से जवाब वापस लाएँ।
    nothingToUndo: पूर्ववत करने के लिए कुछ नहीं है।
    nothingToRedo: फिर से करने के लिए कुछ नहीं है।
    nothingCopied: यहाँ कुछ कॉपी नहीं किया गया।
    nothingSelected: कुछ चुना नहीं गया है। चुनने के लिए Shift दबाए रखकर तीर कुंजियाँ दबाएँ।
    copiedValue: कॉपी किया गया (%@): %@
    noValueToCopy: इस पृष्ठ पर कॉपी करने के लिए केवल पढ़ने वाला कोई मान नहीं है।
    secretsStay: गोपनीय मान कॉपी नहीं किया जा सकता।
    noFurther: इससे आगे कोई मान नहीं है।
    moreRows: और भी
    more: और %@
    moreAnswers: … और %@ अन्य
    unsaved: सहेजा नहीं गया
    requiredMark: * ज़रूरी
    answered: %2$@ में से %1$@ जवाब दिए गए
    changed|one: %@ बदलाव
    changed|other: %@ बदलाव
    issues|one: %@ समस्या
    issues|other: %@ समस्याएँ
    position: %@–%@ (कुल %@)
    discarded: बदलाव छोड़ दिए गए।
    discardedWithUndo: बदलाव छोड़ दिए गए। ^_ से वापस लाएँ।
    changesKept: आपके बदलाव अब भी यहाँ हैं।
    saveCancelled: रद्द किया गया। कुछ भी सहेजा नहीं गया।
    cancellingSave: रद्द हो रहा है… बाहर निकलने के लिए ^C फिर से दबाएँ।
    savingAtEnd: सहेजना पूरा होने का इंतज़ार है। बाहर निकलने के लिए ^C दबाएँ।
    nothingToSave: सहेजने के लिए कोई बदलाव नहीं है।
    editFirst: संपादित करने के लिए ^E दबाएँ।
    readOnlyForm: यह फ़ॉर्म केवल पढ़ा जा सकता है।
    leaveKey: Esc बाहर निकलें
    escStops: Esc रोकें
    menuKey: Alt-Enter कार्रवाइयाँ
    enterDoes: Enter %@
    backKey: Esc वापस
    cancelsSave: ^C रद्द करें
    quitsSave: ^C बाहर निकलें
    keys: ^S जमा करें  Esc बाहर निकलें
    pageKeys: ^S जमा करें  Esc वापस
    issueKeys: F8 अगली समस्या
    fewKeys: F1 मदद
    suggestionKeys: ↓ सुझाव  Esc बंद करें
    listKeys: ↑↓ आगे-पीछे  Enter चुनें  Esc बंद करें
    calendarKeys: ←↑↓→ दिन  PgUp PgDn महीना  < > साल  T आज  Enter चुनें  Esc बंद करें
    clockKeys: ←→ हिस्सा  ↑↓ सेट करें  T अभी  Enter चुनें  Esc बंद करें
    selectOrClose: Enter चुनें  Esc बंद करें
    fewListKeys: Enter चुनें
    listInPageKeys: ↑↓ आगे-पीछे  Space चुनें
    severalInPageKeys: ↑↓ आगे-पीछे  Space टॉगल करें
    severalKeys: ↑↓ आगे-पीछे  Space टॉगल करें  Delete कोई नहीं  Enter बंद करें
    severalKeysWithAll: ↑↓ आगे-पीछे  Space टॉगल करें  Alt-A सभी  Delete कोई नहीं  Enter बंद करें
    toggleOrClose: Space टॉगल करें  Enter बंद करें
    enterCloses: Enter बंद करें
    arrowsChoose: ←→ चुनें
    severalSideBySideKeys: ←→ आगे-पीछे  Space टॉगल करें
    tileKeys: ←↑↓→ आगे-पीछे  Space चुनें
    severalTileKeys: ←↑↓→ आगे-पीछे  Space टॉगल करें
    tagKeys: ←→ आगे-पीछे  Delete हटाएँ
    addTagKeys: ←→ आगे-पीछे  Space जोड़ें
    spaceOpens: Space खोलें
    spaceCloses: Space बंद करें
    spaceToggles: Space टॉगल करें
    opensCalendar: F4 कैलेंडर
    opensClock: F4 घड़ी
    signsStep: + − बदलें
    arrowsStep: ←→ बदलें
    altArrowsStep: Alt-↑↓ बदलें
    controlArrowsStep: Ctrl-↑↓ बदलें
    deleteClears: Delete खाली करें
    deleteRemoves: Delete हटाएँ
    showsSecret: ^T दिखाएँ
    hidesSecret: ^T छिपाएँ
    textKeys: F4 एडिटर
    pathKeys: Tab पूरा करें  Enter चुनें
    path: फ़ाइल का पथ
    otherPath: दूसरी फ़ाइल का पथ
    typeToFind: ढूँढने के लिए टाइप करें
    enterAdds: जोड़ने के लिए Enter दबाएँ।
    enterOpens: खोलने के लिए Enter, हटाने के लिए Delete दबाएँ।
    deleteRemovesIt: हटाने के लिए Delete दबाएँ।
    anyKey: कोई भी कुंजी दबाएँ
    keep: रखें
    dialogKeys: ←→ आगे-पीछे  Enter चुनें
    stackedDialogKeys: ↑↓ आगे-पीछे  Enter चुनें
    helpOfPath: फ़ाइल का पथ टाइप करें। Tab उसे पूरा करता है, ~ आपका होम फ़ोल्डर है, और Delete चुनी गई फ़ाइल हटाता है।
    picture: [तस्वीर: %@]
    removed: हटाया गया: %@। पूर्ववत करने के लिए ^_ दबाएँ।
    duplicated: डुप्लिकेट बनाया गया: %@।
    moved: नया स्थान: %@ (कुल %@)।
    enterAddsElement: Enter जोड़ें
    enterOpensElement: Enter खोलें
    movesUp: K ऊपर
    movesDown: J नीचे
    moves: K J जगह बदलें
    duplicates: D डुप्लिकेट बनाएँ
    insertsBefore: A ऊपर जोड़ें
    removesFromInside: Alt-X हटाएँ
    movesFromInside: Alt-K Alt-J जगह बदलें
    search: खोजें
    jumpKeys: ↑↓ आगे-पीछे  Enter जाएँ  Esc बंद करें
    fewJumpKeys: Enter जाएँ
    searchHint: शीर्षकों, मदद और विकल्पों में खोजें
    option: इसमें “%@” है
    enterTriesAgain: फिर से कोशिश करने के लिए Enter दबाएँ।
    noIssues: अब तक कोई समस्या नहीं।
    issue: समस्या %@ (कुल %@)
    noEditorHere: यहाँ कोई एडिटर नहीं खोला जा सकता।
    noTextProgram: कोई एडिटर सेट नहीं है। उदाहरण के लिए, EDITOR=vi से एडिटर सेट होता है।
    noLongText: एडिटर में केवल लंबे टेक्स्ट खोले जा सकते हैं।
    noFile: अस्थायी फ़ाइल के लिए जगह नहीं है।
    noShell: एडिटर शुरू नहीं हो सका।
    noEditor: एडिटर नहीं मिला। टेक्स्ट नहीं बदला।
    editorFailed: एडिटर कोड %@ के साथ बंद हुआ। टेक्स्ट नहीं बदला।
    editorLeftNoText: एडिटर की फ़ाइल UTF-8 टेक्स्ट नहीं है। वह अब भी यहाँ है: %@।
    help: Tab, ↑ ↓  अगला या पिछला फ़ील्ड\nEnter  अगला फ़ील्ड; सूची या पृष्ठ खोलता है, बटन दबाता है\nSpace  स्विच टॉगल करता है, सूची खोलता है\nF4, Alt-↓  सूची या कैलेंडर खोलता और बंद करता है; ^Space भी\nShift ← →  चुनता है; Alt-A सब कुछ चुनता है\nAlt-C ^X ^V  कॉपी करें, काटें, चिपकाएँ\nAlt-V  केवल पढ़ने वाला मान कॉपी करता है; दोबारा दबाने पर अगला\n← → Home End  पंक्ति के किसी विकल्प, टैग या मान पर जाता है\nअक्षर  सूची में विकल्प ढूँढता है\n+ −, Alt-↑↓  संख्या बढ़ाता या घटाता है; स्लाइडर में ← →\nDelete  मिटाता है; वैकल्पिक जवाब खाली करता है, प्रविष्टि हटाता है\nK J, Alt-K Alt-J  प्रविष्टि को ऊपर या नीचे ले जाता है; Alt-↑↓ भी\nD, Alt-M  प्रविष्टि का डुप्लिकेट बनाता है\nA, Insert  इसके ऊपर प्रविष्टि जोड़ता है\nAlt-X  वह प्रविष्टि हटाता है जिसमें यह फ़ील्ड है\n^W ^U ^K  शब्द, या कर्सर से पहले या बाद का टेक्स्ट मिटाता है\n^T  पासवर्ड दिखाता या छिपाता है\n^_ ^Y  पूर्ववत करें, फिर से करें\n^F, /  फ़ॉर्म में खोजें\nF2, ^G  समस्याओं की सूची\nF8, Alt-N  अगली समस्या; Shift-F8, Alt-P पिछली\nAlt-Enter  पंक्ति की कार्रवाइयाँ, अगर हों\nAlt-W  पंक्ति ऐसी क्यों है\n^L  स्क्रीन फिर से बनाता है\nEsc  वापस, या बाहर निकलें
    helpOfSubmit: ^S  जमा करें
    helpOfToolbar: ^E  संपादित करें\n^S  बदलाव सहेजें\n^R  बदलाव छोड़ दें\n^C  बदलाव सहेजे जाते समय सहेजना रद्द करें
    helpOfTerminal: F4  लंबे टेक्स्ट में आपका अपना एडिटर\n^Z  कुछ देर रोकें (fg से फिर चालू)
    """#
  }
}

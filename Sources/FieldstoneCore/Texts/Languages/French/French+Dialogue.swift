extension French {
  static var dialogue: String {
    #"""
    welcome: Entrée conserve la [réponse]. ? aide, < retour, :cancel quitter
    page: Page : %@
    firstQuestion: C’est la première question.
    nothingBefore: Il n’y a rien avant.
    leave: Vos modifications seront perdues. Quitter quand même ?
    revealHelp: Tapez :show pour voir ce que vous saisissez, et de nouveau pour le masquer.
    whichAction: Quelle action ? (numéro, ou Entrée pour aucune)
    menuHelp: Tapez :actions pour choisir l’une de ces actions : %@.
    submitting: Envoi en cours…
    keepForLater: Garder vos réponses pour plus tard ?
    startOver: Vos réponses seront perdues. Recommencer quand même ?
    endAgain: Appuyez de nouveau sur Ctrl-D pour quitter sans envoyer.
    interruptAgain: Appuyez de nouveau sur Ctrl-C pour quitter sans envoyer.
    endAgainUnsaved: Appuyez de nouveau sur Ctrl-D pour quitter sans enregistrer.
    endAgainKept: Appuyez de nouveau sur Ctrl-D pour quitter. Vos réponses sont gardées pour plus tard.
    interruptAgainKept: Appuyez de nouveau sur Ctrl-C pour quitter. Vos réponses sont gardées pour plus tard.
    interruptAgainUnsaved: Appuyez de nouveau sur Ctrl-C pour quitter sans enregistrer.
    required: obligatoire
    optional: facultatif
    notShown: saisie masquée
    path: chemin d’un fichier
    set: (renseigné)
    noAnswer: sans réponse
    entryNotAccepted: sans réponse : « %@ » n’a pas été accepté
    lastEntryNotAccepted: sans réponse : la dernière saisie n’a pas été acceptée
    linesNotAccepted: sans réponse : ces lignes n’ont pas été acceptées
    minusForNone: (- pour aucune)
    unchanged: sans changement
    severalLines: plusieurs lignes, terminées par une ligne contenant seulement un point
    numberOrName: numéro ou nom
    name: nom
    numbersOrNames: numéros ou noms
    names: noms
    nameOrPart: nom ou partie du nom
    namesOrParts: noms ou parties de noms, séparés par des virgules
    all: tout
    minusFor: (- pour « %@ »)
    orYourOwn: Vous pouvez aussi saisir autre chose.
    moreOptions: et %@ de plus ; saisissez une partie d’un nom pour en trouver
    add: Ajouter « %@ » ?
    keep: Conserver « %@ » ?
    notEditable: non modifiable
    moreLines|one: et %@ ligne de plus
    moreLines|many: et %@ de lignes de plus
    moreLines|other: et %@ lignes de plus
    example: par exemple %@
    fromTo: %@ à %@
    orMore: %@ ou plus
    atMost: au maximum %@
    from: %@ ou plus tard
    until: %@ ou plus tôt
    inUnit: en %@
    withUnit: %@ %@
    isRequired: Obligatoire.
    isOptional: Facultatif.
    enterTakesCapital: Appuyez sur Entrée pour la réponse en majuscule.
    minusClears: Tapez - pour effacer la réponse.
    enterKeeps: Appuyez sur Entrée pour conserver la [réponse].
    enterKeepsMinusRemoves: Appuyez sur Entrée pour conserver la [réponse], ou tapez de nouveau - pour l’effacer.
    enterKeepsMinusClears: Appuyez sur Entrée pour conserver la [réponse], ou tapez - pour l’effacer.
    commands: < revient en arrière, :form affiche le formulaire, :cancel quitte.
    backslash: Pour saisir l’un de ces textes comme réponse, mettez une barre oblique inverse devant : \? \< \- \:form
    anEmail: Une adresse e-mail.
    aPhone: Un numéro de téléphone.
    aURL: Une adresse web.
    aLine: Une ligne de texte.
    someLines: Plusieurs lignes. Terminez par une ligne contenant seulement un point ; .. représente une telle ligne.
    aSecret: Votre saisie n’est pas affichée.
    aPath: Le chemin d’un fichier. Appuyez sur Tab pour le compléter, ou saisissez un dossier pour voir ses fichiers.
    aFlag: %@ ou %@ ; la première lettre suffit.
    aSubform: Oui ajoute les questions correspondantes, non les laisse de côté.
    anOption: L’une de ces options, par numéro ou par nom ; le début d’un nom suffit :
    anOptionByName: L’une de ces options, par nom ; le début suffit :
    someOptions: Une ou plusieurs de ces options, par numéro ou par nom, séparées par des virgules ; le début d’un nom suffit :
    someOptionsByName: Une ou plusieurs de ces options, par nom, séparées par des virgules ; le début suffit :
    someOptionsOrAll: Une ou plusieurs de ces options, par numéro ou par nom, séparées par des virgules ; le début d’un nom suffit. Tapez tout pour les choisir toutes :
    someOptionsByNameOrAll: Une ou plusieurs de ces options, par nom, séparées par des virgules ; le début suffit. Tapez tout pour les choisir toutes :
    aSearch: Saisissez un nom ou une partie d’un nom pour le rechercher. Un résultat unique est choisi d’office.
    suggestions: Suggestions : %@
    aNumber: Un nombre
    aWholeNumber: Un nombre entier
    aDate: Une date, par exemple %@
    aTime: Une heure, par exemple %@
    aDateAndTime: Une date et une heure, par exemple %@
    aMonth: Un mois, par exemple %@
    aYear: Une année, par exemple %@
    factFromTo: %@ entre %@ et %@
    factOnly: %@ : uniquement %@
    only: uniquement %@
    dateFromTo: %@ ; entre %@ et %@
    factOrMore: %@, %@ ou plus
    factAtMost: %@, au maximum %@
    dateOrLater: %@ ; %@ ou plus tard
    dateOrEarlier: %@ ; %@ ou plus tôt
    factInUnit: %@, en %@
    sentence: %@.
    moreMayCome: Certaines réponses amènent d’autres questions.
    mustBeYes: Répondez oui pour continuer.
    noSuchCommand: La commande « %@ » n’existe pas. Tapez ? pour obtenir de l’aide.
    noSuchCommandHere: La commande « %@ » n’existe pas. Tapez ? pour obtenir de l’aide, ou %@ comme réponse.
    noSuchCommandInFile: La commande '%@' n’existe pas. Pour répondre avec ce texte, saisissez %@.
    noSuchCommandSecret: Cette commande n’existe pas. Pour saisir ce texte, mettez une barre oblique inverse devant.
    couldBe: « %@ » peut désigner %@.
    orOthers|one: %@ ou %@ autre
    orOthers|many: %@ ou %@ d’autres
    orOthers|other: %@ ou %@ autres
    optionsMatch|one: « %@ » correspond à %@ option :
    optionsMatch|many: « %@ » correspond à %@ d’options :
    optionsMatch|other: « %@ » correspond à %@ options :
    moreMatches: et %@ de plus
    which: Quelle option « %@ » ? (numéro, plus de lettres, ou Entrée pour recommencer)
    whichByName: Quelle option « %@ » ? (plus de lettres, ou Entrée pour recommencer)
    whichHelp: Appuyez sur Entrée pour répondre de nouveau à toute la question.
    noSuchOption: « %@ » ne fait pas partie des options. Saisissez des numéros ou des noms, séparés par des virgules.
    noSuchOptionName: « %@ » ne fait pas partie des options. Saisissez des noms, séparés par des virgules.
    quoted: « %@ » : %@
    oneOnly: Saisissez une seule des options.
    notUTF8: Saisissez du texte en UTF-8.
    lineTooLong: Ce texte est trop long. Une ligne peut contenir %@ octets au maximum.
    unendedText: Terminez le texte par une ligne contenant seulement un point.
    leftOver: Toutes les questions ont leur réponse ; cette ligne est en trop.
    nameAndAnswer: Saisissez un nom et une réponse, par exemple name=answer.
    unknownField: Champ inconnu : '%@'.
    didYouMean: Vouliez-vous dire '%@' ?
    answeredAlready: '%@' a déjà une réponse à la ligne %@.
    notApplicable: Sans objet avec ces réponses.
    line: ligne %@
    adds: a pour ajouter
    edits: %@ pour modifier
    removes: r%@ pour supprimer
    moves: m%@ %@ pour déplacer
    duplicates: d%@ pour dupliquer
    goesOn: Entrée pour continuer
    positions: %@–%@
    notPossibleHere: Impossible d’utiliser « %@ » ici. Tapez %@. Appuyez sur Entrée pour continuer.
    onlyEnterHere: Impossible d’utiliser « %@ » ici. Appuyez sur Entrée pour continuer.
    addHelp: Tapez a pour ajouter un élément et répondre à ses questions.
    addHelpBefore: Tapez a pour ajouter un élément à la fin, ou a1 pour l’ajouter avant l’élément 1, et répondez à ses questions.
    editHelp: Tapez un numéro pour répondre de nouveau aux questions de cet élément.
    removeHelp: Tapez r1 pour supprimer l’élément 1.
    moveHelp: Tapez m2 1 pour déplacer l’élément 2 à la position 1.
    duplicateHelp: Tapez d1 pour ajouter une copie de l’élément 1 juste après lui.
    enterContinues: Appuyez sur Entrée pour continuer.
    removeEntry: Supprimer %@, « %@ » ?
    notRemoved: Rien n’a été supprimé.
    noSuchPosition: L’élément %@ n’existe pas. Saisissez une position de 1 à %@.
    countsFromOne: L’élément %@ n’existe pas. Les éléments sont numérotés à partir de 1.
    namesAnswerOfEntry: Nommez un élément et sa question, par exemple '%@'.
    namesOfEntry: Par nom : %@
    namesEntry: Nommez un élément, par exemple '%@'.
    addsEmptyEntry: '%@' ajoute un élément vide.
    addsEntry: '%@' ajoute un élément.
    belongsToCase: Cela dépend de l’option « %@ », qui n’est pas choisie. Saisissez '%@' pour la choisir.
    review: Vérification
    enterSubmits: Appuyez sur Entrée pour envoyer, ou tapez un numéro pour modifier une réponse. :cancel quitte.
    enterSubmitsBriefly: Appuyez sur Entrée pour envoyer, ou tapez un numéro pour modifier une réponse. ? affiche toutes les réponses.
    enterSubmitsOnly: Appuyez sur Entrée pour envoyer. :cancel quitte.
    cannotSubmit: Tapez un numéro pour modifier une réponse. ? affiche toutes les réponses, :cancel quitte.
    cannotSubmitOnly: Tapez :cancel pour quitter.
    changed: Modifications :
    nothingChanged: Aucune réponse modifiée.
    submitQuestion: %@ ?
    reviewHelp: Rien n’est encore envoyé. < revient à la dernière question.
    buttons: Boutons : %@
    noQuestions: Il n’y a aucune question ici.
    noSuchNumber: Le numéro %@ n’existe pas. Tapez un numéro de 1 à %@.
    enterNumber: Tapez un numéro de 1 à %@.
    noSuchNumberButOne: Le numéro %@ n’existe pas. Le seul est le 1.
    noSuchNameButOne: « %@ » n’existe pas ici. Tapez 1, ou ? pour voir toutes les réponses.
    noSuchName: « %@ » n’existe pas ici. Tapez un numéro de 1 à %@, ou ? pour voir toutes les réponses.
    noSuchNameButNear: « %@ » n’existe pas ici. Vouliez-vous dire « %@ » ?
    noSuchButton: « %@ » n’existe pas ici. Tapez ? pour obtenir de l’aide.
    ambiguous: « %@ » peut désigner %@. Tapez le numéro.
    enterEdits: Appuyez sur Entrée pour modifier. :cancel quitte.
    enterEditsOthers: Appuyez sur Entrée pour modifier, ou tapez un numéro pour ne changer que cette réponse. :cancel quitte.
    enterSaves: Appuyez sur Entrée pour enregistrer, ou tapez un numéro pour modifier une réponse. :discard abandonne vos modifications, :cancel quitte.
    enterTriesAgain: Appuyez sur Entrée pour réessayer, ou tapez un numéro pour modifier une réponse. :cancel quitte.
    numberChanges: Tapez un numéro pour modifier une réponse. :cancel quitte.
    readOnlyForm: Vous pouvez seulement lire ce formulaire. :cancel quitte.
    whatNext: Et maintenant ?
    editFirst: Tapez d’abord :edit.
    isBeingEdited: Le formulaire est déjà en cours de modification.
    nothingToDiscard: Il n’y a aucune modification à abandonner.
    saved: Enregistré.
    saveOrDiscard: %@ (%@, %@, ou Entrée pour continuer à modifier)
    saveOrDiscardHelp: Tapez %@ ou %@, ou appuyez sur Entrée pour continuer à modifier.
    lockedUntilEdit: Impossible de modifier « %@ » pour l’instant. Tapez d’abord :edit.
    lockedForGood: Impossible de modifier « %@ ». Vous pouvez seulement lire ce formulaire.
    lockedAnswer: Cela ne peut pas être modifié. Vous pouvez seulement lire ce formulaire.
    noInput: Il n’y a ni terminal ni entrée d’où lire les réponses.
    sendInput: Lancez le programme dans un terminal, ou envoyez-lui une ligne pour chaque question.
    cannotWrite: Impossible d’écrire le résultat sur la sortie standard.
    secretFromPipe: '%@' est secret et n’est lu que depuis un terminal ; '%@' permet de le lire depuis un tube ou un fichier.
    endedAt: L’entrée s’est terminée à '%@', qui attend encore une réponse.
    endedAtQuestion: L’entrée est terminée, mais « %@ » attend encore une réponse.
    ended: L’entrée s’est terminée avant l’envoi du formulaire.
    endedUnsaved: L’entrée est terminée. Vos modifications n’ont pas été enregistrées.
    endedUnchanged: L’entrée est terminée.
    nothingSubmitted: Rien n’a été envoyé.
    unknownOption: Option inconnue : '%@'.
    helpListsOptions: '--help' affiche les options.
    answersWithMode: '%@' et '%@' ne peuvent pas être utilisés ensemble. Les réponses par nom sont lues sans poser de questions.
    oneMode: '%@' et '%@' ne peuvent pas être utilisés ensemble. Utilisez une seule option parmi '--dialogue', '--screen' et '--inline'.
    unexpectedArgument: Argument inattendu : '%@'. Les réponses viennent de l’entrée standard.
    needsValue: Indiquez une valeur pour '%@', par exemple '%@'.
    cannotRecord: Impossible d’écrire l’enregistrement dans '%@' : %@.
    """#
  }
}

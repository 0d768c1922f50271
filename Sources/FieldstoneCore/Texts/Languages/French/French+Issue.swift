extension French {
  static var issue: String {
    #"""
    required: Ce champ est obligatoire.
    mustBeTrue: Activez cette option pour continuer.
    tooShort|one: Saisissez au moins %@ caractère.
    tooShort|many: Saisissez au moins %@ de caractères.
    tooShort|other: Saisissez au moins %@ caractères.
    tooLong|one: Saisissez au maximum %@ caractère. Vous en avez saisi %@.
    tooLong|many: Saisissez au maximum %@ de caractères. Vous en avez saisi %@.
    tooLong|other: Saisissez au maximum %@ caractères. Vous en avez saisi %@.
    wrongLength|one: Saisissez exactement %@ caractère.
    wrongLength|many: Saisissez exactement %@ de caractères.
    wrongLength|other: Saisissez exactement %@ caractères.
    notEmail: Saisissez une adresse e-mail, par exemple name@example.org.
    notURL: Saisissez une adresse web, par exemple https://example.org.
    notUUID: Saisissez un UUID, par exemple 123e4567-e89b-12d3-a456-426614174000.
    patternMismatch: Vérifiez le format.
    characterNotAllowed: Impossible d’utiliser « %@ » ici.
    someCharacterNotAllowed: L’un des caractères ne peut pas être utilisé ici.
    tab: Supprimez la tabulation.
    lineBreak: Supprimez le saut de ligne.
    invisibleCharacter: Supprimez le caractère invisible U+%@.
    someInvisibleCharacter: Supprimez le caractère invisible.
    severalCharacters: Supprimez %@.
    theTab: la tabulation
    theLineBreak: le saut de ligne
    theInvisibleCharacter: le caractère invisible %@
    theInvisibleCharacters: les caractères invisibles %@
    valueFromTo: Saisissez une valeur comprise entre %@ et %@.
    valueOnly: Saisissez %@.
    orMore: Saisissez %@ ou plus.
    orLess: Saisissez %@ ou moins.
    orLater: Saisissez %@ ou plus tard.
    orEarlier: Saisissez %@ ou plus tôt.
    outOfRange: Cette valeur est hors limites.
    noPossibleNumber: Aucune valeur ne convient pour l’instant : il faudrait %@ ou plus, mais aussi %@ ou moins. Vérifiez vos autres réponses.
    noPossibleDate: Aucune valeur ne convient pour l’instant : il faudrait %@ ou plus tard, mais aussi %@ ou plus tôt. Vérifiez vos autres réponses.
    notNumber: Saisissez un nombre, par exemple %@.
    numberFromTo: Saisissez un nombre compris entre %@ et %@.
    numberOrMore: Saisissez un nombre : %@ ou plus.
    numberOrLess: Saisissez un nombre : %@ ou moins.
    notWholeNumber: Saisissez un nombre entier, par exemple 12.
    wholeNumberFromTo: Saisissez un nombre entier compris entre %@ et %@.
    wholeNumberOrMore: Saisissez un nombre entier : %@ ou plus.
    wholeNumberOrLess: Saisissez un nombre entier : %@ ou moins.
    notPercentage: Saisissez un pourcentage, par exemple %@.
    notAmount: Saisissez un montant en %@, par exemple %@.
    notMeasured: Saisissez une valeur en %@, par exemple %@, ou ajoutez une autre unité : %@.
    notWholeInUnit: %1$@ correspond à %2$@ %3$@. Saisissez un nombre entier en %3$@.
    notByteCount: Saisissez une taille, par exemple %@ MB.
    notDuration: Saisissez une durée, par exemple 1h 30m ou 1:30.
    notRange: Saisissez deux valeurs séparées par un tiret.
    notRangeLike: Saisissez deux valeurs séparées par un tiret, par exemple %@.
    reversedRange: Saisissez les deux valeurs dans l’ordre : %@.
    tooManyDecimals|one: Saisissez au maximum %@ décimale, par exemple %@.
    tooManyDecimals|many: Saisissez au maximum %@ de décimales, par exemple %@.
    tooManyDecimals|other: Saisissez au maximum %@ décimales, par exemple %@.
    noDecimals: Saisissez un montant sans décimales, par exemple %@.
    tooManyDigits|one: Saisissez au maximum %@ chiffre.
    tooManyDigits|many: Saisissez au maximum %@ de chiffres.
    tooManyDigits|other: Saisissez au maximum %@ chiffres.
    notDate: Saisissez une date, par exemple %@.
    dateFromTo: Saisissez une date comprise entre le %@ et le %@.
    dateOrLater: Saisissez une date : %@ ou plus tard.
    dateOrEarlier: Saisissez une date : %@ ou plus tôt.
    notTime: Saisissez une heure, par exemple %@.
    timeFromTo: Saisissez une heure comprise entre %@ et %@.
    timeOrLater: Saisissez une heure : %@ ou plus tard.
    timeOrEarlier: Saisissez une heure : %@ ou plus tôt.
    notDateAndTime: Saisissez une date et une heure, par exemple %@.
    dateAndTimeFromTo: Saisissez une date et une heure, au plus tôt %@ et au plus tard %@.
    dateAndTimeOrLater: Saisissez une date et une heure : %@ ou plus tard.
    dateAndTimeOrEarlier: Saisissez une date et une heure : %@ ou plus tôt.
    notMonth: Saisissez un mois, par exemple %@.
    monthFromTo: Saisissez un mois compris entre %@ et %@.
    monthOrLater: Saisissez un mois : %@ ou plus tard.
    monthOrEarlier: Saisissez un mois : %@ ou plus tôt.
    notYear: Saisissez une année, par exemple %@.
    yearFromTo: Saisissez une année comprise entre %@ et %@.
    yearOrLater: Saisissez une année : %@ ou plus tard.
    yearOrEarlier: Saisissez une année : %@ ou plus tôt.
    noSuchDate: %@ n’existe pas. Saisissez une date, par exemple %@.
    noSuchTime: %@ n’existe pas. Saisissez une heure, par exemple %@.
    noSuchDateAndTime: %@ n’existe pas. Saisissez une date et une heure, par exemple %@.
    noSuchMonth: %@ n’existe pas. Saisissez un mois, par exemple %@.
    noSuchYear: %@ n’existe pas. Saisissez une année, par exemple %@.
    luhn: Ce numéro de carte n’est pas valide. Vérifiez ses chiffres.
    iban: Cet IBAN n’est pas valide. Vérifiez ses lettres et ses chiffres.
    notInForm: Utilisez le format %@.
    notOneOf: Saisissez l’une de ces valeurs : %@.
    notOption: « %@ » ne fait pas partie des options.
    secretNotOption: Cela ne fait pas partie des options.
    notYesOrNo: Saisissez oui ou non.
    unavailableOption: « %@ » n’est pas disponible. Choisissez une autre option.
    unavailableOptions: Non disponibles : %@. Choisissez d’autres options.
    secretUnavailableOption: Cette option n’est pas disponible. Choisissez-en une autre.
    tooFewChosen|one: Choisissez au moins %@ option.
    tooFewChosen|many: Choisissez au moins %@ d’options.
    tooFewChosen|other: Choisissez au moins %@ options.
    tooManyChosen|one: Choisissez au maximum %@ option. Vous en avez choisi %@.
    tooManyChosen|many: Choisissez au maximum %@ d’options. Vous en avez choisi %@.
    tooManyChosen|other: Choisissez au maximum %@ options. Vous en avez choisi %@.
    tooFewEntries|one: Ajoutez au moins %@ élément.
    tooFewEntries|many: Ajoutez au moins %@ d’éléments.
    tooFewEntries|other: Ajoutez au moins %@ éléments.
    tooManyEntries|one: La liste peut contenir au maximum %@ élément. Supprimez les autres.
    tooManyEntries|many: La liste peut contenir au maximum %@ d’éléments. Supprimez les autres.
    tooManyEntries|other: La liste peut contenir au maximum %@ éléments. Supprimez les autres.
    repeatedEntry: L’élément %@ est en double. Modifiez-le ou supprimez-le.
    repeatedAnswer: « %@ » figure plusieurs fois dans la liste. Modifiez ou supprimez cet élément.
    isFull: Impossible d’en ajouter davantage.
    isMaximum: C’est le maximum (%@).
    mismatch: Cela ne correspond pas à « %@ ».
    notChecked: La vérification n’a pas pu être faite. Veuillez réessayer.
    changedBy: %@ a remplacé cette réponse par « %@ ». Conservez la vôtre ou utilisez la plus récente.
    changedElsewhere: Cette réponse a été remplacée ailleurs par « %@ ». Conservez la vôtre ou utilisez la plus récente.
    clearedBy: %@ a effacé cette réponse. Conservez la vôtre ou laissez aussi le champ vide.
    clearedElsewhere: Cette réponse a été effacée ailleurs. Conservez la vôtre ou laissez aussi le champ vide.
    secretChangedBy: %@ a modifié cette réponse. Conservez la vôtre ou utilisez la plus récente.
    secretChangedElsewhere: Cette réponse a été modifiée ailleurs. Conservez la vôtre ou utilisez la plus récente.
    removedBy: %@ a supprimé cet élément. Conservez-le ou supprimez-le ici aussi.
    removedElsewhere: Cet élément a été supprimé ailleurs. Conservez-le ou supprimez-le ici aussi.
    newerBy: %@ a fait une modification entre-temps. Vérifiez les réponses et envoyez-les de nouveau.
    newer: Une modification a été faite ailleurs entre-temps. Vérifiez les réponses et envoyez-les de nouveau.
    ofSomeObjects: %@ (%@ sur %@ objets)
    ofOneObject: %@ (objet %@ sur %@)
    cannotBeAdded: Saisissez un nombre après + ou −, par exemple %@.
    tooMuchText: Ce texte est trop long. Seuls %@ octets au maximum sont conservés.
    fileTooLarge: Choisissez un fichier de %@ au maximum.
    wrongFileType: Choisissez un fichier de type %@.
    wrongFileTypeFound: Le format de « %@ » est : %@. Choisissez un fichier de type %@.
    tooFewPixels: Choisissez une image d’au moins %@ pixels. Celle-ci en compte %@.
    tooManyPixels: Choisissez une image de %@ pixels au maximum. Celle-ci en compte %@.
    damagedFile: Le fichier « %@ » est endommagé ou incomplet. Choisissez un autre fichier.
    emptyFile: Le fichier « %@ » est vide. Choisissez un autre fichier.
    cutFile: Le fichier « %@ » n’est pas arrivé en entier. Choisissez-le à nouveau.
    unknownFile: Ce fichier n’est plus disponible. Choisissez-le à nouveau.
    fileNotStored: Impossible d’enregistrer « %@ ». Réessayez.
    fileNotFound: Le fichier « %@ » n’existe pas. Saisissez le chemin d’un fichier.
    isFolder: « %@ » est un dossier. Saisissez le chemin d’un fichier.
    fileNotReadable: Impossible de lire « %@ ». Saisissez le chemin d’un autre fichier.
    noLongerThere: Cela ne se trouve plus dans le formulaire.
    namedNoLongerThere: « %@ » ne se trouve plus dans le formulaire.
    cannotBeChanged: Cela ne peut pas être modifié.
    cannotBeAnswered: Impossible de répondre ainsi.
    noEffect: Il n’y a rien à faire.
    hasProblems: Ce formulaire présente un problème et ne peut donc pas être envoyé.
    submitting: Le formulaire est occupé. Veuillez patienter un instant.
    closed: Le formulaire est fermé.
    """#
  }
}

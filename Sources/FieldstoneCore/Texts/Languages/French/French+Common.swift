/// French.
enum French: LanguageTexts {
  static let code = "fr"
  static var common: String {
    #"""
    form: Formulaire
    yes: Oui
    no: Non
    required: Obligatoire
    optional: Facultatif
    mixed: Valeurs multiples
    noAnswer: Sans réponse
    change: Modifier
    unavailable: non disponible
    addOwnEntry: Ajouter « %@ »
    notOffered: ne fait pas partie des options
    notOfferedOption: %@ (ne fait pas partie des options)
    noOptions: Aucune option
    unavailableOption: %@ (non disponible)
    search: Rechercher
    searchOptions: Rechercher %@
    shownOptions: Affichage de %@ sur %@. Faites une recherche pour réduire la liste.
    foundOptions|one: %@ résultat.
    foundOptions|many: %@ de résultats.
    foundOptions|other: %@ résultats.
    nothingFound: Aucun résultat.
    nothingFoundFor: Aucun résultat pour « %@ ».
    searching: Recherche en cours…
    searchFailed: La recherche a échoué.
    error: Erreur
    warning: Avertissement
    note: Remarque
    labelled: %@ : %@
    count: %@ sur %@
    range: %@ – %@
    countOfCharacters: %@ sur %@ caractères
    copy: Copier
    copyValue: Copier %@
    copied: Copié : %@.
    repeated: %@ (confirmation)
    showSecret: Afficher %@
    increase: Augmenter %@
    decrease: Diminuer %@
    toFix: %@ à corriger
    stepNotStarted: Non commencée
    stepInProgress: En cours
    stepDone: Terminée
    notSubmitted|one: Formulaire non envoyé : %@ point à vérifier.
    notSubmitted|many: Formulaire non envoyé : %@ de points à vérifier.
    notSubmitted|other: Formulaire non envoyé : %@ points à vérifier.
    changesNotSaved|one: Modifications non enregistrées : %@ point à vérifier.
    changesNotSaved|many: Modifications non enregistrées : %@ de points à vérifier.
    changesNotSaved|other: Modifications non enregistrées : %@ points à vérifier.
    notSubmittable: Ce formulaire ne peut pas encore être envoyé.
    failed: Un problème est survenu. Le formulaire n’a pas été envoyé.
    answersKept: Vos réponses sont toujours là.
    submit: Envoyer
    cancel: Annuler
    edit: Modifier
    save: Enregistrer
    tryAgain: Réessayer
    checking: Vérification…
    working: En cours…
    actionFailed: Un problème est survenu. Veuillez réessayer.
    stop: Arrêter
    continueDraft: Continuer avec vos réponses enregistrées ?
    continueDraftFrom: Continuer avec vos réponses du %@ ?
    resumeDraft: Continuer
    startAnew: Recommencer
    keepBothDrafts: Les garder et recommencer
    saveForLater: Garder pour plus tard
    draftSaved: Réponses enregistrées à %@.
    unfitAnswers: Ces réponses ne correspondent plus au formulaire :
    draftNotRead: Impossible de lire vos réponses enregistrées.
    draftNotSaved: Impossible d’enregistrer vos réponses.
    saving: Enregistrement…
    saved: Toutes les modifications sont enregistrées.
    notSaved: Les modifications n’ont pas été enregistrées.
    unsavedChanges|one: %@ modification non enregistrée
    unsavedChanges|many: %@ de modifications non enregistrées
    unsavedChanges|other: %@ modifications non enregistrées
    stepTitle: Étape %@ sur %@ : %@
    nextStep: Étape suivante
    previousStep: Étape précédente
    allSteps: Toutes les étapes
    keepMine: Conserver ma réponse
    takeTheirs: Utiliser la plus récente
    keepAllMine: Conserver mes réponses
    takeAllTheirs: Utiliser les nouvelles
    changedElsewhere: Modifié ailleurs aussi
    mineAndTheirs: Votre réponse : %@. Plus récente : %@.
    mineAndTheirsBy: Votre réponse : %@. Plus récente, de %@ : %@.
    checkAnswers: Vérifiez vos réponses
    done: Terminé
    back: Retour
    close: Fermer
    undo: Annuler l’action
    redo: Rétablir
    add: Ajouter
    remove: Supprimer
    addSubform: Ajouter %@
    removeSubform: Supprimer %@
    removeQuestion: Supprimer « %@ » et les réponses correspondantes ?
    entry: Élément
    entryInSentence: l’élément
    list: Éléments
    elementTitle: %@ %@ sur %@
    numbered: %@ %@
    rowOfEntry: %@, %@
    entries|one: %@ élément
    entries|many: %@ d’éléments
    entries|other: %@ éléments
    noEntries: Aucun pour l’instant.
    duplicate: Dupliquer
    moveUp: Monter
    isFirst: Déjà en première position.
    isLast: Déjà en dernière position.
    moveDown: Descendre
    saveQuestion: Enregistrer les modifications ?
    discardQuestion: Abandonner les modifications ?
    leaveQuestion: Quitter ce formulaire ?
    answersLost: Vos réponses seront perdues.
    changesLost: Les modifications non enregistrées seront perdues.
    discard: Abandonner
    keepEditing: Continuer à modifier
    submitted: Formulaire envoyé.
    cancelled: Annulé. Rien n’a été envoyé.
    dimensions: %@ × %@
    textFile: texte
    audioFile: audio
    videoFile: vidéo
    unknownFile: inconnu
    removeFile: Supprimer le fichier
    either: %@ ou %@
    both: %@ et %@
    quoted: « %@ »
    listed: %1$@, %2$@
    phrases: %1$@. %2$@
    sentences: %1$@ %2$@
    groups: %1$@ ; %2$@
    bracketed: %1$@ (%2$@)
    """#
  }
}

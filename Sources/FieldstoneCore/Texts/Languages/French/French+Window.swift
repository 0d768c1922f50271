extension French {
  static var window: String {
    #"""
    openCalendar: Choisir %@ dans un calendrier
    openClock: Choisir %@ sur une horloge
    openGrid: Choisir %@
    hours: Heures
    minutes: Minutes
    set: Définir
    earlier: Plus tôt
    later: Plus tard
    clear: Effacer %@
    next: %@ : option suivante
    previous: %@ : option précédente
    selectAll: Tout sélectionner
    selectNone: Tout désélectionner
    more: et %@ de plus
    chooseFile: Choisir…
    chooseFileFor: Choisir un fichier pour %@
    removeFileOf: Supprimer %@
    fileNotFound: Le fichier « %@ » n’existe pas. Choisissez un autre fichier.
    isFolder: « %@ » est un dossier. Choisissez un fichier.
    fileNotReadable: Impossible de lire « %@ ». Choisissez un autre fichier.
    filesNotAdded: Fichiers non ajoutés
    acceptedFiles: Fichiers acceptés
    allFiles: Tous les fichiers
    tryAgain: Réessayer
    suggestionsFor: Suggestions pour %@
    keepEditing: Continuer à modifier
    saveQuestion: Enregistrer les modifications ?
    leaveQuestion: Quitter ce formulaire ?
    discardQuestion: Abandonner les modifications ?
    goTo: Aller à « %@ »
    notSubmitted: Formulaire non envoyé
    changesNotSaved: Modifications non enregistrées
    removeQuestion: Supprimer « %@ » ?
    removalUndone: Les réponses correspondantes seront supprimées. « Annuler l’action » les rétablit.
    keep: Conserver
    moveUp: Monter
    moveDown: Descendre
    actions: Actions
    actionsOf: Actions pour %@
    removed: Suppression effectuée : « %@ »
    saveForLater: Garder pour plus tard
    """#
  }
}

extension French {
  static var web: String {
    #"""
    choose: Choisir…
    previousOption: Précédent : %@
    nextOption: Suivant : %@
    noPreviousOption: Précédent
    noNextOption: Suivant
    addChecked: Ajouter
    allChosen: Toutes les options sont choisies.
    selectAll: Tout sélectionner
    selectNone: Tout désélectionner
    nothingChosen: Aucun choix
    savedSecret: Enregistré. Laissez le champ vide pour le conserver.
    errorTitle: Erreur : %@
    thereIsAProblem|one: Il y a un problème
    thereIsAProblem|many: Il y a des problèmes
    thereIsAProblem|other: Il y a des problèmes
    furtherQuestions: Encore quelques questions
    savedNotSubmittable: Ce formulaire ne peut pas encore être envoyé. Vos réponses sont enregistrées.
    saving: Enregistrement…
    saved: Enregistré
    tryingAgain: Non enregistré. Nouvel essai…
    unfinished: Terminez cette réponse, ou effacez-la.
    notSavable: Vos modifications ne peuvent pas encore être enregistrées.
    leftTitle: Fermé
    left: Vous avez quitté ce formulaire.
    openAgain: Rouvrir
    leaveQuestion: Abandonner vos réponses ?
    answersWillBeLost: Tout ce que vous avez saisi sera perdu.
    update: Mettre à jour
    undoAnswer: Annuler l’action : %@
    redoAnswer: Rétablir : %@
    undone: Action annulée : %@.
    redone: Action rétablie : %@.
    notUndone: Rien n’a été annulé, car autre chose a changé entre-temps.
    notRedone: Rien n’a été rétabli, car autre chose a changé entre-temps.
    onPage: %@ (%@)
    searchToSee: %@ options. Faites une recherche pour les voir.
    searchTooLong: Cette recherche est trop longue. Utilisez au maximum %@ caractères.
    tookTooLong: Cela prenait trop de temps et a été arrêté. Veuillez réessayer.
    searchAgain: Recherche en cours… Relancez la recherche pour voir les résultats.
    moveUpElement: Monter %@
    moveDownElement: Descendre %@
    duplicateElement: Dupliquer %@
    removeElement: Supprimer %@
    moveUpThisElement: Monter cet élément
    moveDownThisElement: Descendre cet élément
    duplicateThisElement: Dupliquer cet élément
    removeThisElement: Supprimer cet élément
    elementRemoved: Suppression effectuée : « %@ ».
    answersLost: Avant l’envoi de ces réponses, quelque chose a été supprimé ou masqué. Elles n’ont donc pas pu être enregistrées :
    removed: Suppression effectuée, réponses comprises : « %@ ».
    submittedTitle: Formulaire envoyé
    submitted: Merci. Vos réponses ont été envoyées.
    cancelledTitle: Annulé
    cancelled: Rien n’a été envoyé.
    startAgain: Recommencer
    freshStart: Votre absence a été trop longue et vos réponses ne sont plus là. Vous pouvez recommencer ici.
    backToForm: Retour au formulaire
    notFoundTitle: Page introuvable
    notFound: Cette page n’existe pas.
    notAllowedTitle: Non autorisé
    notAllowed: Sur cette page, vous pouvez seulement lire et répondre.
    notSavedTitle: Impossible d’enregistrer vos réponses
    notUnderstood: Elles ne correspondent pas à ce que demandait ce formulaire. Rien n’a été modifié.
    foreign: Cette page a expiré. Rien n’a été modifié.
    outdated: Cette page n’est plus à jour. Vérifiez vos réponses et envoyez-les de nouveau.
    endedTitle: Votre session est terminée
    ended: Votre absence a été trop longue et vos réponses ne sont plus là. Rien n’a été envoyé.
    kept: Cette page n’est plus à jour. Vos réponses sont conservées, sauf celles que vous venez de modifier ici.
    goOn: Continuer
    expiredTitle: Cette page a expiré
    expired: Vos réponses enregistrées ne sont plus disponibles. Rien n’a été envoyé.
    unusableTitle: Ce formulaire est inutilisable
    unusable: Le formulaire lui-même contient une erreur. Rien n’a été envoyé.
    upload: Téléverser
    uploadFor: Téléverser %@
    withoutFile: Continuer sans fichier
    tooMuchUpload: Vous pouvez téléverser au maximum %@ à la fois. Rien n’a été modifié.
    tooMuch: C’est plus que ce formulaire ne peut recevoir. Rien n’a été modifié.
    failedTitle: Un problème est survenu
    failed: Le formulaire n’a pas pu être envoyé. Vos réponses sont enregistrées ; veuillez réessayer.
    notSaved: Impossible d’enregistrer vos réponses. Veuillez réessayer.
    busyTitle: Pas encore terminé
    busy: Votre envoi précédent est encore en cours de traitement. Patientez un instant, puis rouvrez le formulaire.
    busySending: Votre envoi précédent est encore en cours de traitement. Patientez un instant, puis refaites cet envoi.
    notRead: Impossible de lire vos réponses pour le moment. Veuillez réessayer.
    language: Langue
    """#
  }
}

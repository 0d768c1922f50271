extension French {
  static var screen: String {
    #"""
    none: Aucun
    submitting: Envoi en cours… Ctrl-C pour quitter.
    startedOver: Formulaire recommencé. ^_ rétablit les réponses.
    nothingToUndo: Rien à annuler.
    nothingToRedo: Rien à rétablir.
    nothingCopied: Rien n’a été copié ici.
    nothingSelected: Aucune sélection. Maintenez Maj et appuyez sur les flèches pour sélectionner.
    copiedValue: Copié. %@ : %@
    noValueToCopy: Cette page n’a pas de valeur en lecture seule à copier.
    secretsStay: Un secret ne peut pas être copié.
    noFurther: Pas d’autre étape.
    moreRows: suite
    more: %@ de plus
    moreAnswers: … et %@ de plus
    unsaved: Non enregistré
    requiredMark: * obligatoire
    answered: Réponses : %@ sur %@
    changed|one: %@ modification
    changed|many: %@ de modifications
    changed|other: %@ modifications
    issues|one: %@ problème
    issues|many: %@ de problèmes
    issues|other: %@ problèmes
    position: %@–%@ sur %@
    discarded: Modifications abandonnées.
    discardedWithUndo: Modifications abandonnées. ^_ les rétablit.
    changesKept: Vos modifications sont toujours là.
    saveCancelled: Annulé. Rien n’a été enregistré.
    cancellingSave: Annulation… Appuyez de nouveau sur ^C pour quitter.
    savingAtEnd: En attente de la fin de l’enregistrement. Appuyez sur ^C pour quitter.
    nothingToSave: Il n’y a aucune modification à enregistrer.
    editFirst: Appuyez sur ^E pour modifier.
    readOnlyForm: Vous pouvez seulement lire ce formulaire.
    leaveKey: Échap Quitter
    escStops: Échap Arrêter
    menuKey: Alt-Entrée Actions
    enterDoes: Entrée %@
    backKey: Échap Retour
    cancelsSave: ^C Annuler
    quitsSave: ^C Quitter
    keys: ^S Envoyer  Échap Quitter
    pageKeys: ^S Envoyer  Échap Retour
    issueKeys: F8 Problème suivant
    fewKeys: F1 Aide
    suggestionKeys: ↓ Suggestions  Échap Fermer
    listKeys: ↑↓ Parcourir  Entrée Choisir  Échap Fermer
    calendarKeys: ←↑↓→ Jour  Page↑ Page↓ Mois  < > Année  T Auj.  Entrée Choisir  Échap Fermer
    clockKeys: ←→ Partie  ↑↓ Régler  T Maintenant  Entrée Choisir  Échap Fermer
    selectOrClose: Entrée Choisir  Échap Fermer
    fewListKeys: Entrée Choisir
    listInPageKeys: ↑↓ Parcourir  Espace Choisir
    severalInPageKeys: ↑↓ Parcourir  Espace Cocher
    severalKeys: ↑↓ Parcourir  Espace Cocher  Suppr Aucun  Entrée Fermer
    severalKeysWithAll: ↑↓ Parcourir  Espace Cocher  Alt-A Tout  Suppr Aucun  Entrée Fermer
    toggleOrClose: Espace Cocher  Entrée Fermer
    enterCloses: Entrée Fermer
    arrowsChoose: ←→ Choisir
    severalSideBySideKeys: ←→ Parcourir  Espace Cocher
    tileKeys: ←↑↓→ Parcourir  Espace Choisir
    severalTileKeys: ←↑↓→ Parcourir  Espace Cocher
    tagKeys: ←→ Parcourir  Suppr Supprimer
    addTagKeys: ←→ Parcourir  Espace Ajouter
    spaceOpens: Espace Ouvrir
    spaceCloses: Espace Fermer
    spaceToggles: Espace Basculer
    opensCalendar: F4 Calendrier
    opensClock: F4 Horloge
    signsStep: + − Modifier
    arrowsStep: ←→ Modifier
    altArrowsStep: Alt-↑↓ Modifier
    controlArrowsStep: Ctrl-↑↓ Modifier
    deleteClears: Suppr Effacer
    deleteRemoves: Suppr Supprimer
    showsSecret: ^T Afficher
    hidesSecret: ^T Masquer
    textKeys: F4 Éditeur
    pathKeys: Tab Compléter  Entrée Choisir
    path: Chemin d’un fichier
    otherPath: Chemin d’un autre fichier
    typeToFind: Tapez pour rechercher
    enterAdds: Appuyez sur Entrée pour ajouter.
    enterOpens: Appuyez sur Entrée pour ouvrir, sur Suppr pour supprimer.
    deleteRemovesIt: Appuyez sur Suppr pour supprimer.
    anyKey: Appuyez sur une touche
    keep: Conserver
    dialogKeys: ←→ Parcourir  Entrée Choisir
    stackedDialogKeys: ↑↓ Parcourir  Entrée Choisir
    helpOfPath: Saisissez le chemin d’un fichier. Tab le complète, ~ désigne votre dossier personnel, et Suppr supprime le fichier choisi.
    picture: [Image : %@]
    removed: Suppression effectuée : %@. Appuyez sur ^_ pour l’annuler.
    duplicated: Copie ajoutée : %@.
    moved: Déplacé en position %@ sur %@.
    enterAddsElement: Entrée Ajouter
    enterOpensElement: Entrée Ouvrir
    movesUp: K Monter
    movesDown: J Descendre
    moves: K J Déplacer
    duplicates: D Dupliquer
    insertsBefore: A Ajouter au-dessus
    removesFromInside: Alt-X Supprimer
    movesFromInside: Alt-K Alt-J Déplacer
    search: Rechercher
    jumpKeys: ↑↓ Parcourir  Entrée Ouvrir  Échap Fermer
    fewJumpKeys: Entrée Ouvrir
    searchHint: Rechercher dans les titres, l’aide et les options
    option: contient « %@ »
    enterTriesAgain: Appuyez sur Entrée pour réessayer.
    noIssues: Aucun problème pour l’instant.
    issue: Problème %@ sur %@
    noEditorHere: Impossible d’ouvrir un éditeur ici.
    noTextProgram: Aucun éditeur n’est défini. EDITOR=vi, par exemple, en définit un.
    noLongText: Seuls les textes longs peuvent être ouverts dans un éditeur.
    noFile: Il n’y a pas de place pour un fichier temporaire.
    noShell: Impossible de lancer l’éditeur.
    noEditor: L’éditeur est introuvable. Le texte est inchangé.
    editorFailed: L’éditeur s’est terminé avec le code %@. Le texte est inchangé.
    editorLeftNoText: Le fichier de l’éditeur n’est pas du texte en UTF-8. Il se trouve toujours ici : %@.
    help: Tab, ↑ ↓  Champ suivant ou précédent\nEntrée  Champ suivant ; ouvre une liste ou une page, active un bouton\nEspace  Bascule un interrupteur, ouvre une liste\nF4, Alt-↓  Ouvre et ferme une liste ou un calendrier ; ^Espace aussi\nMaj ← →  Sélectionne ; Alt-A sélectionne tout\nAlt-C ^X ^V  Copier, couper, coller\nAlt-V  Copie une valeur en lecture seule ; de nouveau, la suivante\n← → Origine Fin  Aller à une option, une étiquette ou une étape sur une ligne\nLettres  Trouver une option dans une liste\n+ −, Alt-↑↓  Augmenter ou diminuer un nombre ; ← → dans un curseur\nSuppr  Effacer ; efface une réponse facultative, supprime un élément\nK J, Alt-K Alt-J  Monter ou descendre un élément ; Alt-↑↓ aussi\nD, Alt-M  Dupliquer un élément\nA, Inser  Ajouter un élément au-dessus de celui-ci\nAlt-X  Supprimer l’élément qui contient le champ\n^W ^U ^K  Supprimer le mot, le texte avant ou après le curseur\n^T  Afficher ou masquer un mot de passe\n^_ ^Y  Annuler l’action, rétablir\n^F, /  Rechercher dans le formulaire\nF2, ^G  Liste des problèmes\nF8, Alt-N  Problème suivant ; Maj-F8, Alt-P le précédent\nAlt-Entrée  Actions de la ligne, s’il y en a\nAlt-W  Pourquoi la ligne est comme elle est\n^L  Redessiner l’écran\nÉchap  Retour, ou quitter
    helpOfSubmit: ^S  Envoyer
    helpOfToolbar: ^E  Modifier\n^S  Enregistrer les modifications\n^R  Abandonner les modifications\n^C  Pendant l’enregistrement, l’annuler
    helpOfTerminal: F4  Dans un texte long, votre propre éditeur\n^Z  Suspendre (fg reprend)
    """#
  }
}

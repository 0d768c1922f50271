extension Spanish {
  static var web: String {
    #"""
    choose: Elegir…
    previousOption: Anterior: %@
    nextOption: Siguiente: %@
    noPreviousOption: Anterior
    noNextOption: Siguiente
    addChecked: Añadir
    allChosen: Se han elegido todas las opciones.
    selectAll: Seleccionar todo
    selectNone: Deseleccionar todo
    nothingChosen: Nada elegido
    savedSecret: Hay un valor guardado. Deje el campo en blanco para conservarlo.
    errorTitle: Error: %@
    thereIsAProblem|one: Hay un problema
    thereIsAProblem|many: Hay problemas
    thereIsAProblem|other: Hay problemas
    furtherQuestions: Unas preguntas más
    savedNotSubmittable: Este formulario aún no se puede enviar. Sus respuestas están guardadas.
    saving: Guardando…
    saved: Guardado
    tryingAgain: No se ha guardado. Reintentando…
    unfinished: Termine esta respuesta o bórrela.
    notSavable: Sus cambios aún no se pueden guardar.
    leftTitle: Cerrado
    left: Ha salido de este formulario.
    openAgain: Abrirlo de nuevo
    leaveQuestion: ¿Descartar sus respuestas?
    answersWillBeLost: Se perderá todo lo que ha introducido.
    update: Actualizar
    undoAnswer: Deshacer: %@
    redoAnswer: Rehacer: %@
    undone: Deshecho: %@.
    redone: Rehecho: %@.
    notUndone: No se ha deshecho nada, porque desde entonces ha cambiado otra cosa.
    notRedone: No se ha rehecho nada, porque desde entonces ha cambiado otra cosa.
    onPage: %@ (%@)
    searchToSee: %@ opciones. Busque para verlas.
    searchTooLong: Es demasiado largo para buscarlo. Use hasta %@ caracteres.
    tookTooLong: Ha tardado demasiado y se ha detenido. Inténtelo de nuevo.
    searchAgain: Buscando… Busque de nuevo para ver los resultados.
    moveUpElement: Mover arriba: %@
    moveDownElement: Mover abajo: %@
    duplicateElement: Duplicar %@
    removeElement: Quitar %@
    moveUpThisElement: Mover arriba este elemento
    moveDownThisElement: Mover abajo este elemento
    duplicateThisElement: Duplicar este elemento
    removeThisElement: Quitar este elemento
    elementRemoved: Se ha quitado «%@».
    answersLost: Se ha quitado u ocultado algo antes de que enviara estas respuestas, por lo que no se han podido guardar:
    removed: Se ha quitado «%@» con sus respuestas.
    submittedTitle: Enviado
    submitted: Gracias. Sus respuestas se han enviado.
    cancelledTitle: Cancelado
    cancelled: No se ha enviado nada.
    startAgain: Empezar de nuevo
    freshStart: Ha pasado demasiado tiempo y sus respuestas ya no están. Puede empezar de nuevo aquí.
    backToForm: Volver al formulario
    notFoundTitle: No se ha encontrado
    notFound: Esta página no existe.
    notAllowedTitle: No permitido
    notAllowed: Esta página solo se puede leer y responder.
    notSavedTitle: No se han podido guardar sus respuestas
    notUnderstood: No corresponden a lo que pedía este formulario. No se ha cambiado nada.
    foreign: Esta página ha caducado. No se ha cambiado nada.
    outdated: Esta página no está actualizada. Revise sus respuestas y envíelas de nuevo.
    endedTitle: Su visita ha terminado
    ended: Ha pasado demasiado tiempo y sus respuestas ya no están. No se ha enviado nada.
    kept: Esta página no está actualizada. Se conservan sus respuestas, salvo las que acaba de cambiar aquí.
    goOn: Continuar
    expiredTitle: Esta página ha caducado
    expired: Sus respuestas guardadas ya no están disponibles. No se ha enviado nada.
    unusableTitle: Este formulario no se puede usar
    unusable: Hay un fallo en el propio formulario. No se ha enviado nada.
    upload: Subir
    uploadFor: Subir %@
    withoutFile: Continuar sin archivo
    tooMuchUpload: Puede subir hasta %@ de una vez. No se ha cambiado nada.
    tooMuch: Es más de lo que admite este formulario. No se ha cambiado nada.
    failedTitle: Algo ha fallado
    failed: No se ha podido enviar el formulario. Sus respuestas están guardadas; inténtelo de nuevo.
    notSaved: No se han podido guardar sus respuestas. Inténtelo de nuevo.
    busyTitle: Aún no ha terminado
    busy: Todavía se está procesando lo que envió antes. Espere un momento y abra de nuevo el formulario.
    busySending: Todavía se está procesando lo que envió antes. Espere un momento y envíe esto de nuevo.
    notRead: Ahora mismo no se pueden leer sus respuestas. Inténtelo de nuevo.
    language: Idioma
    """#
  }
}

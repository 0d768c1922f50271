/// Spanish.
enum Spanish: LanguageTexts {
  static let code = "es"
  static var common: String {
    #"""
    form: Formulario
    yes: Sí
    no: No
    required: Obligatorio
    optional: Opcional
    mixed: Varios valores
    noAnswer: Sin respuesta
    change: Cambiar
    unavailable: no disponible
    addOwnEntry: Añadir «%@»
    notOffered: no es una de las opciones
    notOfferedOption: %@ (no es una de las opciones)
    noOptions: No hay opciones
    unavailableOption: %@ (no disponible)
    search: Buscar
    searchOptions: Buscar en %@
    shownOptions: Se muestran %@ de %@. Busque para acotar la lista.
    foundOptions|one: %@ resultado.
    foundOptions|many: %@ de resultados.
    foundOptions|other: %@ resultados.
    nothingFound: No hay resultados.
    nothingFoundFor: No hay resultados para «%@».
    searching: Buscando…
    searchFailed: No se ha podido buscar.
    error: Error
    warning: Advertencia
    note: Nota
    labelled: %@: %@
    count: %@ de %@
    range: %@ – %@
    countOfCharacters: %@ de %@ caracteres
    copy: Copiar
    copyValue: Copiar %@
    copied: Copiado: %@.
    repeated: %@ (repetir)
    showSecret: Mostrar %@
    increase: Aumentar %@
    decrease: Disminuir %@
    toFix: %@ por corregir
    stepNotStarted: Sin empezar
    stepInProgress: En curso
    stepDone: Completado
    notSubmitted|one: No se ha enviado: hay %@ problema por corregir.
    notSubmitted|many: No se ha enviado: hay %@ de problemas por corregir.
    notSubmitted|other: No se ha enviado: hay %@ problemas por corregir.
    changesNotSaved|one: No se ha guardado: hay %@ problema por corregir.
    changesNotSaved|many: No se ha guardado: hay %@ de problemas por corregir.
    changesNotSaved|other: No se ha guardado: hay %@ problemas por corregir.
    notSubmittable: Este formulario aún no se puede enviar.
    failed: Algo ha fallado. El formulario no se ha enviado.
    answersKept: Sus respuestas siguen aquí.
    submit: Enviar
    cancel: Cancelar
    edit: Editar
    save: Guardar
    tryAgain: Reintentar
    checking: Comprobando…
    working: Procesando…
    actionFailed: Algo ha fallado. Inténtelo de nuevo.
    stop: Detener
    continueDraft: ¿Continuar con sus respuestas guardadas?
    continueDraftFrom: ¿Continuar con sus respuestas guardadas (%@)?
    resumeDraft: Continuar
    startAnew: Empezar de nuevo
    keepBothDrafts: Empezar de nuevo y conservarlas
    saveForLater: Guardar para después
    draftSaved: Respuestas guardadas (%@).
    unfitAnswers: Estas respuestas ya no encajan en el formulario:
    draftNotRead: No se han podido leer sus respuestas guardadas.
    draftNotSaved: No se han podido guardar sus respuestas.
    saving: Guardando…
    saved: Se han guardado todos los cambios.
    notSaved: No se han guardado los cambios.
    unsavedChanges|one: %@ cambio sin guardar
    unsavedChanges|many: %@ de cambios sin guardar
    unsavedChanges|other: %@ cambios sin guardar
    stepTitle: Paso %@ de %@: %@
    nextStep: Paso siguiente
    previousStep: Paso anterior
    allSteps: Todos los pasos
    keepMine: Conservar la mía
    takeTheirs: Usar la más reciente
    keepAllMine: Conservar todas las mías
    takeAllTheirs: Usar las más recientes
    changedElsewhere: Cambiado también en otro lugar
    mineAndTheirs: Su respuesta: %@. Más reciente: %@.
    mineAndTheirsBy: Su respuesta: %@. Más reciente, de %@: %@.
    checkAnswers: Revise sus respuestas
    done: Hecho
    back: Atrás
    close: Cerrar
    undo: Deshacer
    redo: Rehacer
    add: Añadir
    remove: Quitar
    addSubform: Añadir %@
    removeSubform: Quitar %@
    removeQuestion: ¿Quitar «%@» y sus respuestas?
    entry: Elemento
    entryInSentence: el elemento
    list: Elementos
    elementTitle: %@ %@ de %@
    numbered: %@ %@
    rowOfEntry: %@, %@
    entries|one: %@ elemento
    entries|many: %@ de elementos
    entries|other: %@ elementos
    noEntries: Aún no hay ninguno.
    duplicate: Duplicar
    moveUp: Mover arriba
    isFirst: Ya está en primer lugar.
    isLast: Ya está en último lugar.
    moveDown: Mover abajo
    saveQuestion: ¿Guardar los cambios?
    discardQuestion: ¿Descartar los cambios?
    leaveQuestion: ¿Salir de este formulario?
    answersLost: Se perderán sus respuestas.
    changesLost: Se perderán los cambios sin guardar.
    discard: Descartar
    keepEditing: Seguir editando
    submitted: Enviado.
    cancelled: Cancelado. No se ha enviado nada.
    dimensions: %@ × %@
    textFile: texto
    audioFile: audio
    videoFile: vídeo
    unknownFile: desconocido
    removeFile: Quitar archivo
    either: %@ o %@
    both: %@ y %@
    quoted: «%@»
    listed: %1$@, %2$@
    phrases: %1$@. %2$@
    sentences: %1$@ %2$@
    groups: %1$@; %2$@
    bracketed: %1$@ (%2$@)
    """#
  }
}

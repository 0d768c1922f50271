extension Spanish {
  static var window: String {
    #"""
    openCalendar: Elegir %@ en un calendario
    openClock: Elegir %@ en un reloj
    openGrid: Elegir %@
    hours: Horas
    minutes: Minutos
    set: Establecer
    earlier: Anteriores
    later: Posteriores
    clear: Borrar %@
    next: %@ siguiente
    previous: %@ anterior
    selectAll: Seleccionar todo
    selectNone: Deseleccionar todo
    more: y %@ más
    chooseFile: Elegir…
    chooseFileFor: Elegir un archivo para %@
    removeFileOf: Quitar %@
    fileNotFound: No existe el archivo «%@». Elija otro.
    isFolder: «%@» es una carpeta. Elija un archivo.
    fileNotReadable: No se puede leer «%@». Elija otro archivo.
    filesNotAdded: Archivos no añadidos
    acceptedFiles: Archivos admitidos
    allFiles: Todos los archivos
    tryAgain: Reintentar
    suggestionsFor: Sugerencias para %@
    keepEditing: Seguir editando
    saveQuestion: ¿Guardar los cambios?
    leaveQuestion: ¿Salir de este formulario?
    discardQuestion: ¿Descartar los cambios?
    goTo: Ir a «%@»
    notSubmitted: Formulario no enviado
    changesNotSaved: Cambios no guardados
    removeQuestion: ¿Quitar «%@»?
    removalUndone: Se quitarán las respuestas que contiene. «Deshacer» las recupera.
    keep: Conservar
    moveUp: Mover arriba
    moveDown: Mover abajo
    actions: Acciones
    actionsOf: Acciones de %@
    removed: Quitado: «%@»
    saveForLater: Guardar para después
    """#
  }
}

extension Spanish {
  static var screen: String {
    #"""
    none: Ninguno
    submitting: Enviando… Ctrl-C para salir.
    startedOver: Se ha empezado de nuevo. ^_ recupera las respuestas.
    nothingToUndo: No hay nada que deshacer.
    nothingToRedo: No hay nada que rehacer.
    nothingCopied: No se ha copiado nada aquí.
    nothingSelected: No hay nada seleccionado. Mantenga pulsada Mayús y use las flechas para seleccionar.
    copiedValue: Copiado: %@: %@
    noValueToCopy: En esta página no hay ningún valor de solo lectura que copiar.
    secretsStay: Los datos secretos no se pueden copiar.
    noFurther: No hay más pasos.
    moreRows: más
    more: %@ más
    moreAnswers: … y %@ más
    unsaved: Sin guardar
    requiredMark: * obligatorio
    answered: %@ de %@ respondidos
    changed|one: %@ cambio
    changed|many: %@ de cambios
    changed|other: %@ cambios
    issues|one: %@ problema
    issues|many: %@ de problemas
    issues|other: %@ problemas
    position: %@–%@ de %@
    discarded: Cambios descartados.
    discardedWithUndo: Cambios descartados. ^_ los recupera.
    changesKept: Sus cambios siguen aquí.
    saveCancelled: Cancelado. No se ha guardado nada.
    cancellingSave: Cancelando… Pulse ^C otra vez para salir.
    savingAtEnd: Esperando a que se termine de guardar. Pulse ^C para salir.
    nothingToSave: No hay cambios que guardar.
    editFirst: Pulse ^E para editar.
    readOnlyForm: Este formulario es de solo lectura.
    leaveKey: Esc Salir
    escStops: Esc Detener
    menuKey: Alt-Intro Acciones
    enterDoes: Intro %@
    backKey: Esc Atrás
    cancelsSave: ^C Cancelar
    quitsSave: ^C Salir
    keys: ^S Enviar  Esc Salir
    pageKeys: ^S Enviar  Esc Atrás
    issueKeys: F8 Problema siguiente
    fewKeys: F1 Ayuda
    suggestionKeys: ↓ Sugerencias  Esc Cerrar
    listKeys: ↑↓ Navegar  Intro Elegir  Esc Cerrar
    calendarKeys: ←↑↓→ Día  RePág AvPág Mes  < > Año  T Hoy  Intro Elegir  Esc Cerrar
    clockKeys: ←→ Parte  ↑↓ Ajustar  T Ahora  Intro Elegir  Esc Cerrar
    selectOrClose: Intro Elegir  Esc Cerrar
    fewListKeys: Intro Elegir
    listInPageKeys: ↑↓ Navegar  Espacio Elegir
    severalInPageKeys: ↑↓ Navegar  Espacio Marcar
    severalKeys: ↑↓ Navegar  Espacio Marcar  Supr Ninguna  Intro Cerrar
    severalKeysWithAll: ↑↓ Navegar  Espacio Marcar  Alt-A Todas  Supr Ninguna  Intro Cerrar
    toggleOrClose: Espacio Marcar  Intro Cerrar
    enterCloses: Intro Cerrar
    arrowsChoose: ←→ Elegir
    severalSideBySideKeys: ←→ Navegar  Espacio Marcar
    tileKeys: ←↑↓→ Navegar  Espacio Elegir
    severalTileKeys: ←↑↓→ Navegar  Espacio Marcar
    tagKeys: ←→ Navegar  Supr Quitar
    addTagKeys: ←→ Navegar  Espacio Añadir
    spaceOpens: Espacio Abrir
    spaceCloses: Espacio Cerrar
    spaceToggles: Espacio Cambiar
    opensCalendar: F4 Calendario
    opensClock: F4 Reloj
    signsStep: + − Ajustar
    arrowsStep: ←→ Ajustar
    altArrowsStep: Alt-↑↓ Ajustar
    controlArrowsStep: Ctrl-↑↓ Ajustar
    deleteClears: Supr Borrar
    deleteRemoves: Supr Quitar
    showsSecret: ^T Mostrar
    hidesSecret: ^T Ocultar
    textKeys: F4 Editor
    pathKeys: Tab Completar  Intro Elegir
    path: Ruta de un archivo
    otherPath: Ruta de otro archivo
    typeToFind: Escriba para buscar
    enterAdds: Pulse Intro para añadirlo.
    enterOpens: Pulse Intro para abrirlo, Supr para quitarlo.
    deleteRemovesIt: Pulse Supr para quitarlo.
    anyKey: Pulse cualquier tecla
    keep: Conservar
    dialogKeys: ←→ Navegar  Intro Elegir
    stackedDialogKeys: ↑↓ Navegar  Intro Elegir
    helpOfPath: Escriba la ruta de un archivo. Tab la completa, ~ es su carpeta personal y Supr quita el archivo elegido.
    picture: [Imagen: %@]
    removed: Quitado: %@. Pulse ^_ para deshacer.
    duplicated: Duplicado como %@.
    moved: Movido a la posición %@ de %@.
    enterAddsElement: Intro Añadir
    enterOpensElement: Intro Abrir
    movesUp: K Arriba
    movesDown: J Abajo
    moves: K J Mover
    duplicates: D Duplicar
    insertsBefore: A Añadir encima
    removesFromInside: Alt-X Quitar
    movesFromInside: Alt-K Alt-J Mover
    search: Buscar
    jumpKeys: ↑↓ Navegar  Intro Ir  Esc Cerrar
    fewJumpKeys: Intro Ir
    searchHint: Buscar en títulos, ayuda y opciones
    option: incluye «%@»
    enterTriesAgain: Pulse Intro para reintentarlo.
    noIssues: Ningún problema por ahora.
    issue: Problema %@ de %@
    noEditorHere: Aquí no se puede abrir ningún editor.
    noTextProgram: No hay ningún editor configurado. Por ejemplo, EDITOR=vi configura uno.
    noLongText: Solo los textos largos se pueden abrir en un editor.
    noFile: No hay espacio para un archivo temporal.
    noShell: No se ha podido iniciar el editor.
    noEditor: No se ha encontrado el editor. El texto no ha cambiado.
    editorFailed: El editor ha terminado con el código %@. El texto no ha cambiado.
    editorLeftNoText: El archivo del editor no es texto en UTF-8. Sigue en %@.
    help: Tab, ↑ ↓  Campo siguiente o anterior\nIntro  Campo siguiente; abre una lista o página, pulsa un botón\nEspacio  Cambia un interruptor, abre una lista\nF4, Alt-↓  Abre y cierra una lista o un calendario; también ^Espacio\nMayús ← →  Selecciona; Alt-A todo\nAlt-C ^X ^V  Copiar, cortar, pegar\nAlt-V  Copia un valor de solo lectura; otra vez, el siguiente\n← → Inicio Fin  Ir a una opción, etiqueta o paso de una fila\nLetras  Encontrar una opción en una lista\n+ −, Alt-↑↓  Aumentar o disminuir un número; ← → en un deslizador\nSupr  Borrar; borra una respuesta opcional, quita un elemento\nK J, Alt-K Alt-J  Mover un elemento arriba o abajo; también Alt-↑↓\nD, Alt-M  Duplicar un elemento\nA, Insert  Añadir un elemento encima de este\nAlt-X  Quitar el elemento que contiene el campo\n^W ^U ^K  Borrar la palabra, el texto antes o después del cursor\n^T  Mostrar u ocultar una contraseña\n^_ ^Y  Deshacer, rehacer\n^F, /  Buscar en el formulario\nF2, ^G  Lista de problemas\nF8, Alt-N  Problema siguiente; Mayús-F8, Alt-P el anterior\nAlt-Intro  Acciones de la fila, si las tiene\nAlt-W  Por qué la fila está como está\n^L  Redibujar la pantalla\nEsc  Atrás, o salir
    helpOfSubmit: ^S  Enviar
    helpOfToolbar: ^E  Editar\n^S  Guardar los cambios\n^R  Descartar los cambios\n^C  Mientras se guardan los cambios, cancelarlo
    helpOfTerminal: F4  En un texto largo, su propio editor\n^Z  Suspender (fg reanuda)
    """#
  }
}

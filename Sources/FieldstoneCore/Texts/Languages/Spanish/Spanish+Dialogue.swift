extension Spanish {
  static var dialogue: String {
    #"""
    welcome: Pulse Intro para conservar la [respuesta]. ? ayuda, < atrás, :cancel salir
    page: Página: %@
    firstQuestion: Esta es la primera pregunta.
    nothingBefore: No hay nada antes de esto.
    leave: Se perderán sus cambios. ¿Salir de todos modos?
    revealHelp: Escriba :show para ver lo que escribe, y otra vez para ocultarlo.
    whichAction: ¿Qué acción? (número, o Intro para ninguna)
    menuHelp: Escriba :actions para elegir una de estas: %@.
    submitting: Enviando…
    keepForLater: ¿Conservar sus respuestas para después?
    startOver: Se perderán sus respuestas. ¿Empezar de nuevo de todos modos?
    endAgain: Pulse Ctrl-D otra vez para salir sin enviar.
    interruptAgain: Pulse Ctrl-C otra vez para salir sin enviar.
    endAgainUnsaved: Pulse Ctrl-D otra vez para salir sin guardar.
    endAgainKept: Pulse Ctrl-D otra vez para salir. Sus respuestas se conservan para después.
    interruptAgainKept: Pulse Ctrl-C otra vez para salir. Sus respuestas se conservan para después.
    interruptAgainUnsaved: Pulse Ctrl-C otra vez para salir sin guardar.
    required: obligatorio
    optional: opcional
    notShown: no se muestra
    path: ruta de un archivo
    set: (definido)
    noAnswer: sin respuesta
    entryNotAccepted: sin respuesta: no se ha aceptado «%@»
    lastEntryNotAccepted: sin respuesta: no se ha aceptado lo último introducido
    linesNotAccepted: sin respuesta: no se han aceptado estas líneas
    minusForNone: (- para ninguna)
    unchanged: sin cambios
    severalLines: varias líneas; para terminar, una línea que solo tenga un punto
    numberOrName: número o nombre
    name: nombre
    numbersOrNames: números o nombres
    names: nombres
    nameOrPart: nombre o parte de él
    namesOrParts: nombres o partes de ellos, separados por comas
    all: todas
    minusFor: (- para «%@»)
    orYourOwn: También puede introducir otro valor.
    moreOptions: y %@ más; escriba parte de un nombre para encontrar uno
    add: ¿Añadir «%@»?
    keep: ¿Conservar «%@»?
    notEditable: no se puede cambiar
    moreLines|one: y %@ línea más
    moreLines|many: y %@ de líneas más
    moreLines|other: y %@ líneas más
    example: por ejemplo, %@
    fromTo: de %@ a %@
    orMore: %@ o más
    atMost: como máximo %@
    from: desde %@
    until: hasta %@
    inUnit: en %@
    withUnit: %@ %@
    isRequired: Obligatorio.
    isOptional: Opcional.
    enterTakesCapital: Pulse Intro para dar la respuesta en mayúscula.
    minusClears: Escriba - para borrar la respuesta.
    enterKeeps: Pulse Intro para conservar la [respuesta].
    enterKeepsMinusRemoves: Pulse Intro para conservar la [respuesta], o escriba - otra vez para borrarla.
    enterKeepsMinusClears: Pulse Intro para conservar la [respuesta], o escriba - para borrarla.
    commands: < vuelve atrás, :form muestra el formulario, :cancel sale.
    backslash: Para introducir uno de estos como respuesta, anteponga una barra invertida: \? \< \- \:form
    anEmail: Una dirección de correo electrónico.
    aPhone: Un número de teléfono.
    aURL: Una dirección web.
    aLine: Una línea de texto.
    someLines: Varias líneas. Termine con una línea que contenga solo un punto; .. representa una línea así.
    aSecret: No se muestra lo que escribe.
    aPath: La ruta de un archivo. Pulse Tab para completarla, o introduzca una carpeta para ver sus archivos.
    aFlag: %@ o %@; basta con la primera letra.
    aSubform: Con «sí» se añaden sus preguntas; con «no» se omiten.
    anOption: Una de estas, por número o nombre; basta con el principio de un nombre:
    anOptionByName: Una de estas, por nombre; basta con el principio:
    someOptions: Una o varias de estas, por número o nombre, separadas por comas; basta con el principio de un nombre:
    someOptionsByName: Una o varias de estas, por nombre, separadas por comas; basta con el principio:
    someOptionsOrAll: Una o varias de estas, por número o nombre, separadas por comas; basta con el principio de un nombre. Escriba todas para elegirlas todas:
    someOptionsByNameOrAll: Una o varias de estas, por nombre, separadas por comas; basta con el principio. Escriba todas para elegirlas todas:
    aSearch: Escriba un nombre o parte de él para buscarlo. Si solo hay un resultado, se elige.
    suggestions: Sugerencias: %@
    aNumber: Un número
    aWholeNumber: Un número entero
    aDate: Una fecha; por ejemplo, %@
    aTime: Una hora; por ejemplo, %@
    aDateAndTime: Una fecha y una hora; por ejemplo, %@
    aMonth: Un mes; por ejemplo, %@
    aYear: Un año; por ejemplo, %@
    factFromTo: %@ de %@ a %@
    factOnly: %@: tiene que ser %@
    only: solo %@
    dateFromTo: %@; de %@ a %@
    factOrMore: %@, %@ o más
    factAtMost: %@, como máximo %@
    dateOrLater: %@; %@ o posterior
    dateOrEarlier: %@; %@ o anterior
    factInUnit: %@, en %@
    sentence: %@.
    moreMayCome: Algunas respuestas dan lugar a más preguntas.
    mustBeYes: Responda sí para continuar.
    noSuchCommand: No existe el comando «%@». Escriba ? para obtener ayuda.
    noSuchCommandHere: No existe el comando «%@». Escriba ? para obtener ayuda, o %@ como respuesta.
    noSuchCommandInFile: No existe el comando '%@'. Para responder con este texto, escriba %@.
    noSuchCommandSecret: No existe ese comando. Para introducir este texto, anteponga una barra invertida.
    couldBe: «%@» podría ser %@.
    orOthers|one: %@ o %@ más
    orOthers|many: %@ o %@ más
    orOthers|other: %@ o %@ más
    optionsMatch|one: «%@» coincide con %@ opción:
    optionsMatch|many: «%@» coincide con %@ de opciones:
    optionsMatch|other: «%@» coincide con %@ opciones:
    moreMatches: y %@ más
    which: ¿Qué «%@»? (número, más letras, o Intro para empezar de nuevo)
    whichByName: ¿Qué «%@»? (más letras, o Intro para empezar de nuevo)
    whichHelp: Pulse Intro para responder de nuevo a toda la pregunta.
    noSuchOption: «%@» no es una de las opciones. Introduzca números o nombres, separados por comas.
    noSuchOptionName: «%@» no es una de las opciones. Introduzca nombres, separados por comas.
    quoted: «%@»: %@
    oneOnly: Introduzca solo una de las opciones.
    notUTF8: Introduzca texto en UTF-8.
    lineTooLong: Es demasiado largo. Una línea puede tener hasta %@ bytes.
    unendedText: Termine el texto con una línea que contenga solo un punto.
    leftOver: Todas las preguntas están respondidas; esta línea sobra.
    nameAndAnswer: Introduzca un nombre y una respuesta; por ejemplo, name=answer.
    unknownField: Campo desconocido: '%@'.
    didYouMean: ¿Quería decir '%@'?
    answeredAlready: '%@' ya se ha respondido en la línea %@.
    notApplicable: No es aplicable con estas respuestas.
    line: línea %@
    adds: a para añadir
    edits: %@ para editar
    removes: r%@ para quitar
    moves: m%@ %@ para mover
    duplicates: d%@ para duplicar
    goesOn: Intro para continuar
    positions: %@–%@
    notPossibleHere: Aquí no se puede usar «%@». Escriba %@. Pulse Intro para continuar.
    onlyEnterHere: Aquí no se puede usar «%@». Pulse Intro para continuar.
    addHelp: Escriba a para añadir un elemento y responder a sus preguntas.
    addHelpBefore: Escriba a para añadir un elemento al final, o a1 para añadirlo antes del elemento 1, y responder a sus preguntas.
    editHelp: Escriba un número para responder de nuevo a las preguntas de ese elemento.
    removeHelp: Escriba r1 para quitar el elemento 1.
    moveHelp: Escriba m2 1 para mover el elemento 2 a la posición 1.
    duplicateHelp: Escriba d1 para añadir una copia del elemento 1 después de este.
    enterContinues: Pulse Intro para continuar.
    removeEntry: ¿Quitar %@, «%@»?
    notRemoved: No se ha quitado nada.
    noSuchPosition: No existe el elemento %@. Introduzca una posición entre 1 y %@.
    countsFromOne: No existe el elemento %@. Los elementos se numeran desde 1.
    namesAnswerOfEntry: Indique un elemento y su pregunta; por ejemplo, '%@'.
    namesOfEntry: Por nombre: %@
    namesEntry: Indique un elemento; por ejemplo, '%@'.
    addsEmptyEntry: '%@' añade un elemento vacío.
    addsEntry: '%@' añade un elemento.
    belongsToCase: Esto corresponde a la opción «%@», que no se ha elegido. Escriba '%@' para elegirla.
    review: Revisión
    enterSubmits: Pulse Intro para enviar, o escriba un número para cambiar una respuesta. :cancel sale.
    enterSubmitsBriefly: Pulse Intro para enviar, o escriba un número para cambiar una respuesta. ? muestra todas las respuestas.
    enterSubmitsOnly: Pulse Intro para enviar. :cancel sale.
    cannotSubmit: Escriba un número para cambiar una respuesta. ? muestra todas las respuestas, :cancel sale.
    cannotSubmitOnly: Escriba :cancel para salir.
    changed: Respuestas cambiadas:
    nothingChanged: No ha cambiado ninguna respuesta.
    submitQuestion: ¿%@?
    reviewHelp: Aún no se ha enviado nada. < vuelve a la última pregunta.
    buttons: Botones: %@
    noQuestions: Aquí no hay nada que responder.
    noSuchNumber: No existe el número %@. Introduzca un número entre 1 y %@.
    enterNumber: Introduzca un número entre 1 y %@.
    noSuchNumberButOne: No existe el número %@. El único es el 1.
    noSuchNameButOne: Aquí no hay nada llamado «%@». Escriba 1, o ? para ver todas las respuestas.
    noSuchName: Aquí no hay nada llamado «%@». Introduzca un número entre 1 y %@, o ? para ver todas las respuestas.
    noSuchNameButNear: Aquí no hay nada llamado «%@». ¿Quería decir «%@»?
    noSuchButton: Aquí no hay nada llamado «%@». Escriba ? para obtener ayuda.
    ambiguous: «%@» podría ser %@. Introduzca el número.
    enterEdits: Pulse Intro para editar. :cancel sale.
    enterEditsOthers: Pulse Intro para editar, o escriba un número para cambiar solo esa respuesta. :cancel sale.
    enterSaves: Pulse Intro para guardar, o escriba un número para cambiar una respuesta. :discard descarta sus cambios, :cancel sale.
    enterTriesAgain: Pulse Intro para reintentarlo, o escriba un número para cambiar una respuesta. :cancel sale.
    numberChanges: Escriba un número para cambiar una respuesta. :cancel sale.
    readOnlyForm: Este formulario es de solo lectura. :cancel sale.
    whatNext: ¿Qué desea hacer?
    editFirst: Escriba primero :edit.
    isBeingEdited: Ya está editando.
    nothingToDiscard: No hay cambios que descartar.
    saved: Guardado.
    saveOrDiscard: %@ (%@, %@, o Intro para seguir editando)
    saveOrDiscardHelp: Escriba %@ o %@, o pulse Intro para seguir editando.
    lockedUntilEdit: «%@» aún no se puede cambiar. Escriba primero :edit.
    lockedForGood: «%@» no se puede cambiar. Este formulario es de solo lectura.
    lockedAnswer: Esto no se puede cambiar. El formulario es de solo lectura.
    noInput: No hay un terminal ni una entrada de la que leer respuestas.
    sendInput: Ejecútelo en un terminal, o envíe una línea de entrada para cada pregunta.
    cannotWrite: No se ha podido escribir el resultado en la salida estándar.
    secretFromPipe: El valor de '%@' es secreto y solo se lee de un terminal; '%@' permite leerlo de una tubería o de un archivo.
    endedAt: La entrada ha terminado en '%@', que aún necesita una respuesta.
    endedAtQuestion: La entrada ha terminado, pero «%@» aún necesita una respuesta.
    ended: La entrada ha terminado antes de enviar el formulario.
    endedUnsaved: La entrada ha terminado. No se han guardado sus cambios.
    endedUnchanged: La entrada ha terminado.
    nothingSubmitted: No se ha enviado nada.
    unknownOption: Opción desconocida: '%@'.
    helpListsOptions: '--help' muestra las opciones.
    answersWithMode: '%@' y '%@' no se pueden usar a la vez. Las respuestas por nombre se leen sin preguntar.
    oneMode: '%@' y '%@' no se pueden usar a la vez. Use solo una de las opciones '--dialogue', '--screen' e '--inline'.
    unexpectedArgument: Argumento inesperado: '%@'. Las respuestas se leen de la entrada estándar.
    needsValue: '%@' necesita un valor; por ejemplo, '%@'.
    cannotRecord: No se ha podido escribir la grabación en '%@': %@.
    """#
  }
}

extension Spanish {
  static var issue: String {
    #"""
    required: Este campo es obligatorio.
    mustBeTrue: Marque esta opción para continuar.
    tooShort|one: Introduzca al menos %@ carácter.
    tooShort|many: Introduzca al menos %@ de caracteres.
    tooShort|other: Introduzca al menos %@ caracteres.
    tooLong|one: Introduzca como máximo %@ carácter. Ha introducido %@.
    tooLong|many: Introduzca como máximo %@ de caracteres. Ha introducido %@.
    tooLong|other: Introduzca como máximo %@ caracteres. Ha introducido %@.
    wrongLength|one: Introduzca exactamente %@ carácter.
    wrongLength|many: Introduzca exactamente %@ de caracteres.
    wrongLength|other: Introduzca exactamente %@ caracteres.
    notEmail: Introduzca una dirección de correo electrónico; por ejemplo, nombre@example.org.
    notURL: Introduzca una dirección web; por ejemplo, https://example.org.
    notUUID: Introduzca un UUID; por ejemplo, 123e4567-e89b-12d3-a456-426614174000.
    patternMismatch: Revise el formato.
    characterNotAllowed: Aquí no se puede usar «%@».
    someCharacterNotAllowed: Uno de los caracteres no se puede usar aquí.
    tab: Quite el tabulador.
    lineBreak: Quite el salto de línea.
    invisibleCharacter: Quite el carácter invisible U+%@.
    someInvisibleCharacter: Quite el carácter invisible.
    severalCharacters: Quite %@.
    theTab: el tabulador
    theLineBreak: el salto de línea
    theInvisibleCharacter: el carácter invisible %@
    theInvisibleCharacters: los caracteres invisibles %@
    valueFromTo: Introduzca un valor entre %@ y %@.
    valueOnly: Introduzca %@.
    orMore: Introduzca %@ o más.
    orLess: Introduzca %@ o menos.
    orLater: Introduzca %@ o posterior.
    orEarlier: Introduzca %@ o anterior.
    outOfRange: Este valor está fuera del intervalo permitido.
    noPossibleNumber: Ahora no es posible ningún valor: tiene que ser %@ o más, pero también %@ o menos. Revise sus otras respuestas.
    noPossibleDate: Ahora no es posible ningún valor: tiene que ser %@ o posterior, pero también %@ o anterior. Revise sus otras respuestas.
    notNumber: Introduzca un número; por ejemplo, %@.
    numberFromTo: Introduzca un número entre %@ y %@.
    numberOrMore: Introduzca un número igual o superior a %@.
    numberOrLess: Introduzca un número igual o inferior a %@.
    notWholeNumber: Introduzca un número entero; por ejemplo, 12.
    wholeNumberFromTo: Introduzca un número entero entre %@ y %@.
    wholeNumberOrMore: Introduzca un número entero igual o superior a %@.
    wholeNumberOrLess: Introduzca un número entero igual o inferior a %@.
    notPercentage: Introduzca un porcentaje; por ejemplo, %@.
    notAmount: Introduzca un importe en %@; por ejemplo, %@.
    notMeasured: Introduzca un valor en %@ (por ejemplo, %@) o indique otra unidad: %@.
    notWholeInUnit: %1$@ equivale a %2$@ %3$@. Introduzca un número entero de %3$@.
    notByteCount: Introduzca un tamaño; por ejemplo, %@ MB.
    notDuration: Introduzca una duración; por ejemplo, 1h 30m o 1:30.
    notRange: Introduzca dos valores separados por un guion.
    notRangeLike: Introduzca dos valores separados por un guion; por ejemplo, %@.
    reversedRange: Introduzca los dos valores en orden: %@.
    tooManyDecimals|one: Introduzca como máximo %@ decimal; por ejemplo, %@.
    tooManyDecimals|many: Introduzca como máximo %@ de decimales; por ejemplo, %@.
    tooManyDecimals|other: Introduzca como máximo %@ decimales; por ejemplo, %@.
    noDecimals: Introduzca un importe sin decimales; por ejemplo, %@.
    tooManyDigits|one: Introduzca como máximo %@ cifra.
    tooManyDigits|many: Introduzca como máximo %@ de cifras.
    tooManyDigits|other: Introduzca como máximo %@ cifras.
    notDate: Introduzca una fecha; por ejemplo, %@.
    dateFromTo: Introduzca una fecha entre %@ y %@.
    dateOrLater: Introduzca una fecha: %@ o posterior.
    dateOrEarlier: Introduzca una fecha: %@ o anterior.
    notTime: Introduzca una hora; por ejemplo, %@.
    timeFromTo: Introduzca una hora entre %@ y %@.
    timeOrLater: Introduzca una hora: %@ o posterior.
    timeOrEarlier: Introduzca una hora: %@ o anterior.
    notDateAndTime: Introduzca una fecha y una hora; por ejemplo, %@.
    dateAndTimeFromTo: Introduzca una fecha y una hora entre %@ y %@.
    dateAndTimeOrLater: Introduzca una fecha y una hora: %@ o posterior.
    dateAndTimeOrEarlier: Introduzca una fecha y una hora: %@ o anterior.
    notMonth: Introduzca un mes; por ejemplo, %@.
    monthFromTo: Introduzca un mes entre %@ y %@.
    monthOrLater: Introduzca un mes: %@ o posterior.
    monthOrEarlier: Introduzca un mes: %@ o anterior.
    notYear: Introduzca un año; por ejemplo, %@.
    yearFromTo: Introduzca un año entre %@ y %@.
    yearOrLater: Introduzca un año: %@ o posterior.
    yearOrEarlier: Introduzca un año: %@ o anterior.
    noSuchDate: %@ no existe. Introduzca una fecha; por ejemplo, %@.
    noSuchTime: %@ no existe. Introduzca una hora; por ejemplo, %@.
    noSuchDateAndTime: %@ no existe. Introduzca una fecha y una hora; por ejemplo, %@.
    noSuchMonth: %@ no existe. Introduzca un mes; por ejemplo, %@.
    noSuchYear: %@ no existe. Introduzca un año; por ejemplo, %@.
    luhn: Este número de tarjeta no es válido. Revise las cifras.
    iban: Este IBAN no es válido. Revise las letras y las cifras.
    notInForm: Use el formato %@.
    notOneOf: Introduzca uno de estos valores: %@.
    notOption: «%@» no es una de las opciones.
    secretNotOption: Esta no es una de las opciones.
    notYesOrNo: Introduzca sí o no.
    unavailableOption: «%@» no está disponible. Elija otra opción.
    unavailableOptions: %@ no están disponibles. Elija otras opciones.
    secretUnavailableOption: Esta opción no está disponible. Elija otra.
    tooFewChosen|one: Elija al menos %@ opción.
    tooFewChosen|many: Elija al menos %@ de opciones.
    tooFewChosen|other: Elija al menos %@ opciones.
    tooManyChosen|one: Elija como máximo %@ opción. Ha elegido %@.
    tooManyChosen|many: Elija como máximo %@ de opciones. Ha elegido %@.
    tooManyChosen|other: Elija como máximo %@ opciones. Ha elegido %@.
    tooFewEntries|one: Añada al menos %@ elemento.
    tooFewEntries|many: Añada al menos %@ de elementos.
    tooFewEntries|other: Añada al menos %@ elementos.
    tooManyEntries|one: Puede haber como máximo %@ elemento. Quite los demás.
    tooManyEntries|many: Puede haber como máximo %@ de elementos. Quite los demás.
    tooManyEntries|other: Puede haber como máximo %@ elementos. Quite los demás.
    repeatedEntry: El elemento %@ está repetido. Cámbielo o quítelo.
    repeatedAnswer: «%@» está más de una vez en la lista. Cambie o quite esta respuesta.
    isFull: No se puede añadir nada más.
    isMaximum: Es el máximo (%@).
    mismatch: No coincide con «%@».
    notChecked: No se ha podido comprobar. Inténtelo de nuevo.
    changedBy: %@ ha cambiado esta respuesta a «%@». Conserve su propia respuesta o use la más reciente.
    changedElsewhere: Esta respuesta se ha cambiado en otro lugar a «%@». Conserve su propia respuesta o use la más reciente.
    clearedBy: %@ ha borrado esta respuesta. Conserve su propia respuesta o deje también vacío el campo.
    clearedElsewhere: Esta respuesta se ha borrado en otro lugar. Conserve su propia respuesta o deje también vacío el campo.
    secretChangedBy: %@ ha cambiado esta respuesta. Conserve su propia respuesta o use la más reciente.
    secretChangedElsewhere: Esta respuesta se ha cambiado en otro lugar. Conserve su propia respuesta o use la más reciente.
    removedBy: %@ ha quitado este elemento. Consérvelo o quítelo también aquí.
    removedElsewhere: Este elemento se ha quitado en otro lugar. Consérvelo o quítelo también aquí.
    newerBy: %@ ha cambiado algo mientras tanto. Revise las respuestas y envíelas de nuevo.
    newer: Mientras tanto, se ha cambiado algo en otro lugar. Revise las respuestas y envíelas de nuevo.
    ofSomeObjects: %@ (%@ de %@ objetos)
    ofOneObject: %@ (objeto %@ de %@)
    cannotBeAdded: Introduzca un número después de + o −; por ejemplo, %@.
    tooMuchText: El texto es demasiado largo. Se conservan hasta %@ bytes.
    fileTooLarge: Elija un archivo de hasta %@.
    wrongFileType: Elija un archivo de tipo %@.
    wrongFileTypeFound: El formato de «%@» es %@. Elija un archivo de tipo %@.
    tooFewPixels: Elija una imagen de al menos %@ píxeles. Esta tiene %@.
    tooManyPixels: Elija una imagen de hasta %@ píxeles. Esta tiene %@.
    damagedFile: El archivo «%@» está dañado o incompleto. Elija otro.
    emptyFile: El archivo «%@» está vacío. Elija otro.
    cutFile: El archivo «%@» no ha llegado completo. Elíjalo de nuevo.
    unknownFile: Este archivo ya no está disponible. Elíjalo de nuevo.
    fileNotStored: No se ha podido guardar el archivo «%@». Inténtelo de nuevo.
    fileNotFound: No existe el archivo «%@». Introduzca la ruta de un archivo.
    isFolder: «%@» es una carpeta. Introduzca la ruta de un archivo.
    fileNotReadable: No se puede leer «%@». Introduzca la ruta de otro archivo.
    noLongerThere: Esto ya no está en el formulario.
    namedNoLongerThere: «%@» ya no está en el formulario.
    cannotBeChanged: Esto no se puede cambiar.
    cannotBeAnswered: Esto no se puede responder así.
    noEffect: No hay nada que hacer.
    hasProblems: Hay un problema con este formulario, por lo que no se puede enviar.
    submitting: El formulario está ocupado. Espere un momento.
    closed: El formulario está cerrado.
    """#
  }
}

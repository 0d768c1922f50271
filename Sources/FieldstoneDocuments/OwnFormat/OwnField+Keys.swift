import FieldstoneCore

/// The keys of fields.
extension OwnField {
  typealias Key = OwnKey<OwnField>

  /// Those of every field.
  static let common: [Key] = [
    Key("title", .text, "The title; made from the words of the key if it is left out.") { $0.field.title = $1 },
    Key("titleFrom", .expression, "An expression that makes the title.") {
      $0.add(.titleFrom(DocumentComputation($1)))
    },
    Key("help", .text, "A sentence below the field.") { $0.field.help = $1 },
    Key("helpFrom", .expression, "An expression that makes the help.") { $0.add(.helpFrom(DocumentComputation($1))) },
    Key("placeholder", .text, "Shown while the field is empty, or while a list has no elements.") {
      $0.field.placeholder = $1
    },
    Key("placeholderFrom", .expression, "An expression that makes the placeholder.") {
      $0.add(.placeholderFrom(DocumentComputation($1)))
    },
    Key("icon", .icon, "The icon beside the title.") { $0.field.icon = $1 },
    Key("visible", .condition, "When the field shows.") { $0.field.visible = $1 },
    Key("enabled", .condition, "When the field can be edited.") { $0.field.enabled = $1 },
    Key("required", .required, "Whether an answer is required, or when.") { field, required in
      switch required {
      case .always(let isRequired): field.field.isRequired = isRequired
      case .when(let condition): field.field.required = condition
      }
    },
    Key("readOnly", .required, "Whether the field can only be read, or when.") { field, readOnly in
      switch readOnly {
      case .always(let isReadOnly): field.field.isReadOnly = isReadOnly
      case .when(let condition): field.field.readOnly = condition
      }
    },
    Key("whenHidden", .hiddenPolicy, "What happens to the value while the field is hidden.") {
      $0.field.whenHidden = $1
    },
    Key("action", .programAction, "The action of the program that fires when somebody has changed the value.") {
      $0.action = $1
    },
    Key("actionAt", .oneOf(["change", "end"]) { FormActionMoment(rawValue: $0) }, "When the action fires.") {
      $0.actionMoment = $1
    },
    Key("unmarked", flag: "Shows no mark that an answer is required or optional.") { $0.add(.unmarked) },
    Key("editableWhenLocked", flag: "Can be edited even while the form is locked.") { $0.add(.editableWhenLocked) },
    Key("captions", .captions, "Remarks beside the field, by their kind.") { field, captions in
      for (kind, text) in captions { field.add(.caption(kind, text)) }
    },
  ]

  /// Those of fields that hold a value.
  static let value: [Key] = [
    Key("purpose", .purpose, "What the answer says about the person, as HTML names it for filling in.") {
      $0.field.purpose = $1
    },
    Key("initial", .any, "What the value is in a new form.") { $0.initial = $1 },
    Key("default", .any, "What takes the place of a missing value.") { $0.field.defaultValue = $1 },
    Key("shownDefault", .any, "What an empty field shows in the place of a value.") { $0.add(.shownDefault($1)) },
    Key("hiddenValue", .any, "What takes the place of a value that is dropped while the field is hidden.") {
      $0.add(.hiddenValue($1))
    },
    Key("display", .expression, "An expression about 'value' that makes the text where the value is only displayed.") {
      $0.add(.displayFrom($1))
    },
    Key("normalize", .expression, "An expression about an answer, 'value', that makes the value that is kept.") {
      $0.add(.normalizeFrom($1))
    },
    Key("optional", .flag, "Whether the value may be missing. It may, unless there is an initial one.") {
      $0.isOptional = $1
    },
    Key("computed", .expression, "An expression that makes the value.") {
      $0.field.computed = DocumentComputation($1)
    },
    Key("rules", OwnRule.list, "What is checked.") { $0.field.rules += $1 },
    Key("checkedBy", .list(.check), "Checks of the program that take time, by their names.") { field, checks in
      for check in checks { field.add(.asyncRule(check)) }
    },
    Key("updates", .cases, "When the value follows what is typed.") { (field: inout OwnField, updates: FormUpdates) in
      field.add(.updates(updates))
    },
    Key("returnKey", .cases, "What the Return key says and does.") { (field: inout OwnField, key: FormReturnKey) in
      field.add(.returnKey(key))
    },
    Key("selectsAll", flag: "The text is selected when the field is entered.") { $0.add(.selectsAll) },
  ]

  /// The control of fields of a family; any control if that isn't known.
  static func control(_ family: OwnType.Family?) -> Key {
    Key("control", .control(family), "The control, instead of the one for the type.") { $0.field.control = $1 }
  }

  private static let suggestions = [
    Key("suggestions", .list(.scalar), "Values to pick from; any other is accepted, too.") { $0.add(.suggestions($1)) },
    Key("suggestionsFrom", .expression, "An expression that makes a list of values to pick from.") {
      $0.add(.suggestionsFrom(DocumentComputation($1)))
    },
  ]
  private static let bounds = [
    Key("minimumFrom", .expression, "An expression that makes the least value.") {
      $0.add(.minimumFrom(DocumentComputation($1)))
    },
    Key("maximumFrom", .expression, "An expression that makes the greatest value.") {
      $0.add(.maximumFrom(DocumentComputation($1)))
    },
  ]
  private static let choiceStyle = Key("choiceStyle", .cases, "How the options are laid out.") {
    (field: inout OwnField, style: FormChoiceStyle) in
    field.field.choiceStyle = style
  }
  private static let choice = [
    Key("options", .list(OwnOption.value, atLeastOne: "option"), "The values to choose from.") { $0.options += $1 },
    Key("optionsFrom", .expression, "An expression that makes the list of values to choose from.") {
      $0.add(.optionsFrom(DocumentComputation($1)))
    },
    Key("disabledOptions", .expression, "An expression that makes the list of values that can't be chosen now.") {
      $0.add(.disabledOptionsFrom(DocumentComputation($1)))
    },
    Key("search", .search, "The search of the program that finds the options for what people type.") {
      $0.add(.search($1))
    },
    Key("ownEntries", flag: "People may add texts of their own.") { $0.add(.ownEntries) },
    choiceStyle,
  ]
  private static let optionalForm = Key("optional", .flag, "Whether the object may be missing.") { $0.isOptional = $1 }
  private static let presentation = Key("presentation", .cases, "Where the rows show.") {
    (field: inout OwnField, presentation: DocumentPresentation) in
    field.presentation = presentation
  }

  /// Those of some types only.
  static func own(_ family: OwnType.Family) -> [Key] {
    switch family {
    case .text: text + suggestions
    case .flag:
      [
        Key("words", .words, "Words for yes and no.") { $0.add(.words(on: $1.on, off: $1.off)) }
      ]
    case .number: number + bounds + suggestions
    case .date: date + bounds + suggestions
    case .written, .range: []
    case .choice, .choices: choice
    case .file: file
    case .form:
      OwnForm.keys.map { key in key.inside { $1(&$0.form) } } + [
        Key("form", .name, "The name of the form, instead of items.") { $0.formName = $1 }, optionalForm,
        Key("existsWhileVisible", flag: "An optional form exists exactly while it is visible.") {
          $0.existsWhileVisible = true
        },
        Key("initial", .objectValue, "What the object is in a new form.") { $0.initial = $1 }, presentation,
        Key("summary", .expression, "An expression about the form that makes what its row says.") {
          $0.add(.summaryFrom($1))
        },
      ]
    case .list: list
    case .alternatives:
      [
        Key("by", .name, required: true, "The key of the value that says which case it is.") { $0.discriminator = $1 },
        Key("cases", .list(OwnCase.value, atLeastOne: "case"), required: true, "The forms that the object can have.") {
          $0.cases += $1
        },
        Key("initial", .string, "The case that a new form begins with.") { $0.initial = .text($1) },
        optionalForm, choiceStyle,
      ]
    }
  }

  private static let text: [Key] = [
    Key("trimmed", flag: "White space around the text is removed.") { $0.add(.trimmed) },
    Key("case", .oneOf(["upper", "lower"]) { $0 }, "The value is in upper or lower case.") {
      $0.add($1 == "upper" ? .uppercased : .lowercased)
    },
    Key("normalized", flag: "The value is in Unicode normalization form C.") { $0.add(.normalized) },
    Key(
      "mask", .mask,
      "The shape of the text: X is a digit, A a letter, * either; or one of the masks 'iban' and 'cardNumber'."
    ) {
      $0.maskPattern = $1
    },
    Key("storesLiterals", flag: "The value includes the literals of the mask.") { $0.storesLiterals = true },
    Key("lines", .count(from: 1), "The minimum number of lines that there is room for.") { $0.add(.lines($1)) },
    Key("capitalization", .cases, "Which letters a screen keyboard capitalizes.") {
      (field: inout OwnField, capitalization: FormCapitalization) in
      field.add(.capitalization(capitalization))
    },
    Key("correction", .flag, "Whether words are corrected automatically.") { $0.add(.correction($1)) },
    Key("spellChecking", .flag, "Whether misspelled words are marked.") { $0.add(.spellChecking($1)) },
    Key("repeated", .repeated, "A second field in which the same text is entered again: true, or its title.") {
      if let title = $1 { $0.add(.repeated(title.isEmpty ? nil : title)) }
    },
  ]

  private static let number: [Key] = [
    Key("unit", .name, "The unit, shown after the number.") { $0.field.unit = $1 },
    Key("unitFrom", .expression, "An expression that makes the unit.") {
      $0.add(.unitFrom(DocumentComputation($1)))
    },
    Key("stepper", .step, "Changed in steps: true, or the size of a step.") {
      if let step = $1 { $0.add(.stepper(by: step.size)) }
    },
    Key("slider", .step, "Dragged between the minimum and the maximum: true, or the size of a step.") {
      if let step = $1 { $0.add(.slider(by: step.size)) }
    },
    Key("ticks", flag: "A mark at each stop of the slider.") { $0.add(.ticks) },
    Key("icons", .icons, "Icons at the ends of the slider.") {
      $0.add(.icons(minimum: $1.minimum, maximum: $1.maximum))
    },
    Key("percent", flag: "A percentage.") { $0.add(.percent) },
    Key("currency", .currency, "An amount of money, with the code of its currency (ISO 4217).") {
      $0.add(.currency($1))
    },
    Key("currencyFrom", .expression, "An expression that makes the code of the currency.") {
      $0.add(.currencyFrom(DocumentComputation($1)))
    },
    Key("byteCount", flag: "A size in bytes.") { $0.add(.byteCount) },
    Key("bits", .bits, "Several options as the bits of a whole number.") { $0.add(.bitField($1)) },
  ]

  private static let date: [Key] = [
    Key("twoDigitYears", flag: "Two-digit years may be typed.") { $0.add(.twoDigitYears) },
    Key("relativeDates", flag: "Words such as \"tomorrow\" may be typed.") { $0.add(.relativeDates) },
    Key("startsAt", .name, "Where a picker opens.") { $0.add(.startsAt(.text($1))) },
    Key("timeZone", .timeZone, "The time zone of a date with a time, such as Europe/Berlin.") {
      $0.add(.timeZone($1))
    },
  ]

  private static let file: [Key] = [
    Key("accepts", .list(.mediaType, atLeastOne: "media type"), "The media types that are accepted, such as image/*.") {
      $0.add(.accepts($1.map { FormFileType(rawValue: $0) }))
    },
    Key("minimumDimensions", .size, "The minimum size of a picture, in pixels.") {
      $0.add(.minimumDimensions(width: $1.width, height: $1.height))
    },
    Key("maximumDimensions", .size, "The maximum size of a picture, in pixels.") {
      $0.add(.maximumDimensions(width: $1.width, height: $1.height))
    },
    Key("capture", .oneOf(["front", "back"]) { FormCamera(rawValue: $0) }, "The camera of a phone.") {
      $0.add(.capture($1))
    },
  ]

  private static let list: [Key] = [
    Key("element", OwnElement.value, required: true, "What each element is.") { $0.element = $1 },
    Key("rules", OwnRule.list, "What is checked.") { $0.field.rules += $1 },
    Key("initial", .listValue, "The elements of a new form.") { $0.initial = $1 },
    Key("sortable", flag: "People can move elements.") { $0.list.isSortable = true },
    Key("closed", flag: "Elements can be edited, but neither added nor removed.") { $0.list.isClosed = true },
    presentation,
    Key("elementTitle", .text, "The title of each element.") { $0.list.elementTitle = $1 },
    Key("elementTitleFrom", .expression, "An expression about an element that makes its title.") {
      $0.add(.elementTitleFrom($1))
    },
    Key("elementSummary", .expression, "An expression about an element that makes what its row says.") {
      $0.add(.elementSummaryFrom($1))
    },
    Key("summary", .expression, "An expression about the list that makes what its row says.") {
      $0.add(.summaryFrom($1))
    },
    Key("template", .any, "What a new element is.") { $0.list.template = $1 },
    Key("adding", .text, "The title of the row that adds an element.") { $0.list.adding = $1 },
  ]
}

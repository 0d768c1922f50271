import FieldstoneCore

/// Which view shows a row.
enum RowShape: Equatable {
  case header, footer, note, notice, fact
  case text, longText, secret, stepper, date, file, toggle
  case slider(SliderScale)
  /// An optional yes or no, or an option from a menu.
  case menu
  case inlineChoice, segments, optionSteps, optionSlider
  /// Options that unfold below the row.
  case expanding
  /// Several options, each with a check mark in the page.
  case checks
  /// Options on a page of their own, with a search.
  case optionPage
  case link, element, inlineElement, collection, add
  case button, navigation
  case content
  /// A view of the program's own.
  case own

  @MainActor
  init(_ row: FormRow, _ form: FormState) {
    if form.hasOwnView(row) {
      self = .own
      return
    }
    switch row.kind {
    case .header: self = .header
    case .footer: self = .footer
    case .note: self = .note
    case .notice: self = .notice
    case .action: self = row.control.standard == .button(.navigation) && row.action != .nextStep ? .navigation : .button
    case .link where row.isInline: self = row.allowsNone ? .toggle : .header
    case .link: self = .link
    case .collection: self = .collection
    case .element: self = row.isInline ? .inlineElement : .element
    case .add: self = .add
    case .content: self = .content
    case .field: self = row.isReadOnly ? .fact : Self.field(row)
    }
  }

  /// Whether it takes the keyboard.
  var isTyped: Bool {
    switch self {
    case .text, .longText, .secret, .stepper, .slider, .date: true
    default: false
    }
  }

  private static func field(_ row: FormRow) -> RowShape {
    switch row.control.standard {
    case .label, .link, .button, .custom: .fact
    case .text, .number: .text
    case .secure: .secret
    case .longText: .longText
    case .file: .file
    case .slider(let style): SliderScale(style).map(RowShape.slider) ?? .stepper
    case .stepper: .stepper
    case .toggle, .checkbox: row.allowsNone ? .menu : .toggle
    case .date: .date
    case .choice(let style): OptionLimits.shape(style, row, isSeveral: false)
    case .choices(let style): OptionLimits.shape(style, row, isSeveral: true)
    }
  }
}

/// How many options suit a way to show them. With more, the fallback of the style is shown, and in the end a page with a
/// search.
enum OptionLimits {
  /// Each option is a row of the page, and people must still find what comes after them.
  static let listed = 20
  /// Without a declared style, options are not to take more room than the rest of a short form.
  static let automaticChecks = 8
  /// A menu is scrolled, and has no search.
  static let inMenu = 30
  static let segments = 5
  /// Whoever wants the last option has to step through all the others.
  static let steps = 20

  static func shape(_ style: FormChoiceStyle, _ row: FormRow, isSeveral: Bool) -> RowShape {
    let count = row.options.count
    if row.options.finding != nil || row.options.takesOwnEntries { return .optionPage }
    if isSeveral {
      let most = style == .list || style == .chips || style == .tiles ? listed : automaticChecks
      return style == .page || count > most ? .optionPage : .checks
    }
    var style = style
    while !suits(style, count), let other = style.fallback { style = other }
    return switch style {
    case .list, .tiles: count > listed ? .optionPage : .inlineChoice
    case .segments: .segments
    case .stepper: .optionSteps
    case .slider: .optionSlider
    case .expanding: .expanding
    case .page: .optionPage
    case .automatic, .menu, .chips: count > inMenu ? .optionPage : .menu
    }
  }

  private static func suits(_ style: FormChoiceStyle, _ count: Int) -> Bool {
    switch style {
    case .automatic, .menu, .list, .page: true
    case .segments: count > 0 && count <= segments
    case .tiles, .expanding: count > 0 && count <= listed
    case .stepper, .slider: count > 1 && count <= steps
    case .chips: false
    }
  }
}

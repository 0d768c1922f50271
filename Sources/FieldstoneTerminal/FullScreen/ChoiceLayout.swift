import FieldstoneCore

/// How the options of a row are laid out: as its style says or, where that doesn't fit, as the style's fallback does.
enum ChoiceLayout: Equatable {
  /// All options, below one another in the page.
  case list
  /// A row with what is chosen; the list of options expands below it.
  case expanding
  /// A row with what is chosen; the list of options fills the window.
  case page
  /// Options side by side.
  case segments
  /// Boxes in a grid.
  case tiles
  /// What is chosen, as tags that can be removed one by one.
  case chips
  /// The chosen option between two arrows.
  case stepper
  /// A bar with a mark for each option.
  case slider

  // MARK: Limits

  /// More options side by side take so many lines that a list is easier to read.
  private static let mostSegments = 9
  /// More tiles fill a window of 24 lines, which then shows no other field.
  private static let mostTiles = 12
  /// With more options, reaching the last one takes too many key presses.
  private static let mostSteps = 30
  /// With more marks, a bar of 40 columns has no line between them.
  private static let mostMarks = 20
  /// More tags fill the window; the list shows the others.
  static let mostTags = 30

  /// Whether a style suits the options of a row. Only a list can be searched by the program.
  private static func suits(_ style: FormChoiceStyle, _ row: FormRow) -> Bool {
    let (options, several) = (row.options, row.takesSeveral)
    // What isn't there yet is searched for, or typed.
    let isWhole = options.finding == nil && !options.takesOwnEntries
    return switch style {
    case .automatic, .list, .menu, .expanding, .page: true
    case .segments: isWhole && options.count <= mostSegments
    // Tiles have no headings.
    case .tiles: isWhole && options.count <= mostTiles && !options.contains { $0.section != nil }
    case .chips: several
    case .stepper: isWhole && !several && options.count <= mostSteps
    case .slider: isWhole && !several && options.count <= mostMarks
    }
  }

  /// The layout of a row; nil for rows without options.
  init?(_ row: FormRow) {
    guard row.kind == .field, var style = row.control.choiceStyle else { return nil }
    while !Self.suits(style, row), let fallback = style.fallback { style = fallback }
    self =
      switch style {
      case .automatic, .menu, .expanding: .expanding
      case .list: .list
      case .page: .page
      case .segments: .segments
      case .tiles: .tiles
      case .chips: .chips
      case .stepper: .stepper
      case .slider: .slider
      }
  }

  /// Whether options show in the row even before it has the focus, and not in a list.
  var showsOptions: Bool { [.segments, .tiles, .stepper, .slider].contains(self) }

  /// Whether keys and clicks open a list of the options.
  var opensList: Bool { [.expanding, .page, .chips].contains(self) }
}

extension FormRow {
  var choiceLayout: ChoiceLayout? { ChoiceLayout(self) }

  /// Whether all options are visible in the page, below one another.
  var isListInPage: Bool { choiceLayout == .list }

  /// The options of a layout that shows all of them in the row.
  func optionsInRow(_ environment: FormEnvironment) -> [RowOption] {
    options.map { option in
      RowOption(
        title: option.title, help: option.help, symbol: option.symbol,
        remark: option.remark.map { $0.text(in: environment).inBrackets(in: environment) }, isChosen: option.isChosen,
        isEnabled: option.isEnabled && option.isOffered)
    }
  }
}

extension FormRow.Option {
  /// The icon, if it is a character and not the name of a picture.
  var symbol: String? { icon?.symbol }
}

extension FormIcon {
  /// The icon, if it is a character that fits on the screen.
  var symbol: String? { character?.asSymbol }
}

extension String {
  /// The name of an icon that is a character itself, such as an emoji; nil for the name of a picture.
  var asSymbol: String? {
    count == 1 && (1...2).contains(CellWidth.of(self)) && VisibleText.line(self) == self && self != " " ? self : nil
  }
}

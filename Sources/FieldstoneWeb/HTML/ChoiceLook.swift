import FieldstoneCore

/// How a page lays out the options of a field: the style that the form asks for, or what suits these options instead.
struct ChoiceLook: Equatable, Codable {
  enum Style: String, Codable {
    /// Radio buttons or checkboxes below each other.
    case list
    /// Radio buttons or checkboxes side by side.
    case segments
    /// Radio buttons or checkboxes in a grid.
    case tiles
    case menu
    /// What is chosen, with a button each to remove it; the other options as checkboxes.
    case chips
    /// The chosen option between two buttons.
    case stepper
    /// The chosen options as the summary of a disclosure that contains all options.
    case expanding
    /// A button that leads to a page with the options.
    case page
  }

  let style: Style
  /// Whether the options are searched, instead of all being on the page.
  let isSearch: Bool

  /// More options are easier to survey in a menu.
  static let mostListed = 5
  /// More options need several lines on a phone, and are then easier to read below each other.
  static let mostSegments = 6
  /// More tiles don't fit on a screen, so that nobody sees all of them at once.
  static let mostTiles = 24
  /// Each step is a request, and a visitor can't be expected to wait for many of them.
  static let mostSteps = 10
  /// More options make a page long to load and to read, so that they are searched.
  static let mostShown = 100

  init(_ style: Style, isSearch: Bool) { (self.style, self.isSearch) = (style, isSearch) }

  init(_ wish: FormChoiceStyle, isSeveral: Bool, _ options: FormRow.Options) {
    isSearch = options.finding != nil || options.count > Self.mostShown || options.takesOwnEntries
    style = Self.style(wish, isSeveral, options.count, isSearch)
  }

  private static func style(_ wish: FormChoiceStyle, _ isSeveral: Bool, _ count: Int, _ isSearch: Bool) -> Style {
    switch wish {
    case .page: .page
    case .expanding: .expanding
    case .chips where isSeveral: .chips
    // In a native menu for several options, a click without a modifier key drops all others.
    case .menu where isSeveral: .expanding
    case .list: .list
    case _ where isSearch: .list
    case .automatic: isSeveral || count <= mostListed ? .list : .menu
    case .menu: .menu
    case .segments where count <= mostSegments: .segments
    case .tiles where count <= mostTiles: .tiles
    case .stepper where !isSeveral && count <= mostSteps: .stepper
    // Without a script, a slider has no names for its values.
    case .segments, .tiles, .chips, .stepper, .slider:
      style(wish.fallback ?? .list, isSeveral, count, isSearch)
    }
  }

  /// The look on the page of its own: no other rows are there, so all options can be visible.
  var onItsPage: ChoiceLook { ChoiceLook(.list, isSearch: isSearch) }

  /// Whether the page has an answer to send. Steps and a page of its own are buttons.
  var isSent: Bool { style != .stepper && style != .page }
}

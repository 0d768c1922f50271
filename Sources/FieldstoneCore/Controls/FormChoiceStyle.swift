/// How options are laid out.
///
/// A wish: a surface shows the ``fallback`` where a style doesn't suit its size, the number of options, or a search.
public enum FormChoiceStyle: String, Sendable, Hashable, Codable, CaseIterable {
  /// The surface decides by the number of options and the room that there is.
  case automatic
  /// All options are visible on the page: as radio buttons or, for several, as checkboxes.
  case list
  /// A menu that opens; for several options, a menu that stays open.
  case menu
  /// A few short options side by side.
  case segments
  /// Boxes in a grid, each with the icon, title, and help of an option.
  case tiles
  /// What is chosen, as tags that can be removed one by one, and a way to add more. For several options.
  case chips
  /// The chosen option between two buttons for the previous and the next one. For one option.
  case stepper
  /// Options along a line, in their order. For one option.
  case slider
  /// A row that expands, with the options below it. It collapses once one of them is chosen.
  case expanding
  /// Options on a page of their own.
  case page

  /// What a surface without this style shows instead; `nil` for the styles that every surface has.
  public var fallback: FormChoiceStyle? {
    switch self {
    case .automatic, .list, .menu: nil
    case .segments, .chips: .automatic
    case .tiles: .list
    case .slider: .stepper
    case .stepper, .expanding, .page: .menu
    }
  }
}

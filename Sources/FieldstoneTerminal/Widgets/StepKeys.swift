/// Keys that make a number or a date more or less.
enum StepKeys {
  /// - Parameter far: how many steps a page is.
  static func size(_ name: Key.Name, far: Int) -> Int? {
    switch name {
    case .up: 1
    case .down: -1
    case .pageUp: far
    case .pageDown: -far
    default: nil
    }
  }

  /// `+` and `−`.
  ///
  /// - Parameter isTyped: whether a minus would be the sign of a number that is typed.
  static func sign(_ text: String, isTyped: Bool) -> Int? {
    if text == "+" { return 1 }
    guard text == "-" || text == "\u{2212}" else { return nil }
    return isTyped ? nil : -1
  }
}

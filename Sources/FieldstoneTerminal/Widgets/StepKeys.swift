/// Keys that change a number or a date by steps.
enum StepKeys {
  /// - Parameter far: the number of steps for Page Up and Page Down.
  static func size(_ name: Key.Name, far: Int) -> Int? {
    switch name {
    case .up: 1
    case .down: -1
    case .pageUp: far
    case .pageDown: -far
    default: nil
    }
  }

  /// The step for a typed `+` or `−`; nil for other texts.
  ///
  /// - Parameter isTyped: whether a minus sign is part of the number being typed, and no step.
  static func sign(_ text: String, isTyped: Bool) -> Int? {
    if text == "+" { return 1 }
    guard text == "-" || text == "\u{2212}" else { return nil }
    return isTyped ? nil : -1
  }
}

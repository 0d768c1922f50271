/// A bar that shows where a number is between two ends.
struct ValueBar {
  let low: Double
  let high: Double
  let value: Double?
  /// How many cells it has.
  let width: Int

  /// The cell of the value; nil where there is none.
  var place: Int? {
    guard let value, width > 1, high > low else { return nil }
    let share = (value - low) / (high - low)
    return share.isFinite ? Int((min(max(share, 0), 1) * Double(width - 1)).rounded()) : nil
  }

  /// What is below the value, the knob, and the rest.
  var text: (filled: String, knob: String, rest: String) {
    guard let place else { return ("", "", String(repeating: "─", count: max(0, width))) }
    return (String(repeating: "━", count: place), "●", String(repeating: "─", count: width - 1 - place))
  }
}

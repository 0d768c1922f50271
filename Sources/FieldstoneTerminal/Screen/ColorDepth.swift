/// How many colors a terminal can show.
enum ColorDepth: Int, Comparable, CaseIterable {
  case none, sixteen, indexed, full

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The depth given by the environment: `NO_COLOR` (any text), `COLORTERM`, `TERM`.
  init(environment: [String: String]) {
    func variable(_ name: String) -> String { environment[name] ?? "" }
    if !variable("NO_COLOR").isEmpty {
      self = .none
    } else if ["truecolor", "24bit"].contains(variable("COLORTERM")) || variable("TERM").hasSuffix("-direct") {
      self = .full
    } else if variable("TERM").contains("256color") {
      self = .indexed
    } else {
      self = .sixteen
    }
  }
}

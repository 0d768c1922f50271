import FieldstoneCore

extension FormDateKind {
  /// A value of this kind.
  var example: String {
    switch self {
    case .date: "2025-03-31"
    case .time: "14:30"
    case .dateAndTime: "2025-03-31T14:30:00Z"
    case .month: "2025-03"
    case .year: "2025"
    }
  }
}

extension String {
  /// With a capital letter at the beginning of a sentence.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// What plans say and documents can't.
enum PlanGap: String, CaseIterable, Sendable {
  // MARK: Notions of Swift

  /// A model, or a subform, that is a class instance.
  case object
  /// A property of a type that JSON doesn't have: a byte, a set of bits, an index, a dictionary by position, a list or a
  /// text that is nil or empty instead of missing.
  case type
  /// A property that the type computes.
  case viewer
  /// A property with another name than its row: a document has one key for both.
  case alias
  /// A field without a property.
  case standalone
  /// A closure that reads a property that isn't a field: a document knows only its own keys.
  case plain
  /// A form without a blank model: a document always has its initial values.
  case noTemplate
  /// The time zone of a field: days and times of a document have none, and moments have that of the form.
  case timeZone
  /// The titles of values that aren't offered, which only a type or a closure knows.
  case titles
  /// Elements with an identity of their own.
  case identity

  // MARK: What a document could say, and doesn't yet

  /// An answer that is shaped by a trait for texts, in a field that holds none.
  case shaping
  /// What a time reads like where it is only shown: a document keeps no day for it.
  case display
  /// What a new subform is, unless it is the initial values of its form.
  case template
  /// A rule of an enum as a whole, and a field of one case that reads those of another.
  case cases
  /// A list of enums.
  case listOfCases
  /// A form that says something about a field of a form in it that has rules of its own: in which order they report.
  case order

  var isOfSwift: Bool {
    switch self {
    case .object, .type, .viewer, .alias, .standalone, .plain, .noTemplate, .timeZone, .titles, .identity: true
    default: false
    }
  }
}

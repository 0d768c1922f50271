import FieldstoneCore

/// Options, which a script names by their titles.
extension FormEngineDriver {
  /// The id of an option that can be chosen. What the program searches for is searched for by the title; another text is
  /// added where people may do that.
  func option(_ title: String, of row: FormRow, _ name: ConformanceRowName) throws -> String {
    var options = row.options
    if options.finding != nil, Self.option(title, in: options) == nil {
      try send(.search(row.id, title))
      waitForJobs()
      options = engine.row(row.id)?.options ?? options
    }
    guard let option = Self.option(title, in: options) else {
      if options.takesOwnEntries { return title }
      throw FormDriverError("'\(name)' has no option '\(title)'.", shown: "\(options.map(\.title))")
    }
    guard option.isEnabled || option.isChosen else {
      throw FormDriverError("'\(title)' of '\(name)' isn't available.")
    }
    return option.id
  }

  private static func option(_ title: String, in options: FormRow.Options) -> FormRow.Option? {
    options.first { ConformanceText.line($0.title) == ConformanceText.line(title) }
  }

  /// Goes to a field and checks or unchecks its options one after the other.
  func pickOneByOne(_ name: ConformanceRowName, _ titles: [String]) throws {
    let row = try row(name, "choice of several") { $0.kind == .field }
    if engine.focusedRow != row.id { try send(.focus(row.id)) }
    let wished = Set(try titles.map { try option($0, of: row, name) })
    var chosen = Set(row.options.chosen.map(\.id))
    for option in row.options where wished.contains(option.id) != option.isChosen {
      chosen.formSymmetricDifference([option.id])
      try send(.set(row.id, .choices(row.options.map(\.id).filter(chosen.contains))))
    }
    try send(.blur(row.id))
  }
}

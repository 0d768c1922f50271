import FieldstoneCore

extension FormEngineDriver {
  /// Checks a script's expectation; the surfaces are compared with the engine at the same point.
  func check(_ expectation: ConformanceExpectation) throws {
    let reading = model.reading(on: .engine)
    func row(_ name: ConformanceRowName) throws -> FormReading.Row {
      try reading.row(name, "row") { $0.kind == .field || $0.kind == .link }.row
    }
    /// A row, or the heading of a collection, which has issues, too.
    func rowWithIssues(_ name: ConformanceRowName) throws -> FormReading.Row {
      try reading.row(name, "row") { [.field, .link, .heading].contains($0.kind) }.row
    }
    func expect(_ holds: Bool, _ found: String) throws {
      guard holds else { throw FormDriverError("Expected \(expectation), found \(found)", shown: reading.description) }
    }
    switch expectation {
    case .value(let name, let text):
      let value = try row(name).value
      try expect(value == ConformanceText.value(text), "'\(value)'")
    case .issue(let name, let text):
      let issues = try rowWithIssues(name).issues
      try expect(issues.contains(ConformanceText.line(text)), "\(issues)")
    case .noIssue(let name):
      let issues = try rowWithIssues(name).issues
      try expect(issues.isEmpty, "\(issues)")
    case .shown(let name): try expect(reading.index(of: name) != nil, "no such row")
    case .hidden(let name): try expect(reading.index(of: name) == nil, "the row")
    case .page(let title):
      let page = reading.page.last
      try expect(page == title.map(ConformanceText.line), page.map { "page '\($0)'" } ?? "the first page")
    case .leaving: try expect(reading.isLeaving, "nothing asked")
    case .busy: try expect(reading.isBusy, "no work")
    case .submitted, .cancelled:
      let outcome = try outcome()
      let isMeant =
        switch outcome {
        case .submitted: expectation == .submitted
        case .cancelled: expectation == .cancelled
        case .open: false
        }
      try expect(isMeant, "\(outcome)")
    }
  }
}

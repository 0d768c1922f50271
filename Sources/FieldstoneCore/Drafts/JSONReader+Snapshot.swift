import Foundation

/// Reads snapshots; `FormSnapshot.encoded()` writes them. Members that aren't known are skipped; of several with one name,
/// the first counts.
extension JSONReader {
  private enum SnapshotName: String {
    case version, form, fields, unfit, elements, startElements, page, failedSubmits, reported, savedAt, isEditing,
      lastSave, conflicts, news, finishedSteps
  }
  private enum FormName: String { case id, version }
  private enum EntryName: String {
    case value, start, draft, isRead, isNew, isTouched, isAnswered, mayShowIssues
  }
  private enum ValueName: String { case none, text, flag, integer, unsigned, number, written, list, several }
  private enum ReportName: String { case row, severity, text }

  mutating func snapshot() throws -> FormSnapshot {
    var (form, version): (FormSnapshot.Form?, Int?)
    var snapshot = FormSnapshot(form: FormSnapshot.Form(id: "", version: 0))
    try members(SnapshotName.self) { reader, name in
      switch name {
      case .version: version = try reader.integer()
      case .form: form = try reader.form()
      case .fields: snapshot.fields = try reader.dictionary { try $0.entry() }
      case .unfit: snapshot.unfit = try reader.dictionary { try $0.entry() }
      case .elements: snapshot.elements = try reader.dictionary { try $0.strings() }
      case .startElements: snapshot.startElements = try reader.dictionary { try $0.strings() }
      case .page: snapshot.page = FormPageID(try reader.string())
      case .failedSubmits: snapshot.failedSubmits = try reader.integer()
      case .reported: snapshot.reported = try reader.elements { try $0.report() }
      case .savedAt: snapshot.savedAt = Date(timeIntervalSinceReferenceDate: try reader.number())
      case .isEditing: snapshot.isEditing = try reader.flag()
      case .conflicts: snapshot.conflicts = try reader.dictionary { try $0.string() }
      case .news: snapshot.news = try reader.dictionary { try $0.entry() }
      case .finishedSteps: snapshot.finishedSteps = try reader.strings()
      case .lastSave: snapshot.lastSave = try reader.word()
      }
    }
    snapshot.form = try form ?? missing("form")
    guard let version else { throw failure("The member version is missing") }
    guard version == FormSnapshot.currentVersion else { throw FormSnapshotError.version(version) }
    return snapshot
  }

  /// Reads no more of a snapshot than the version of its format.
  mutating func version() throws -> Int {
    var version: Int?
    try members(SnapshotName.self) { reader, name in
      if name == .version { version = try reader.integer() } else { try reader.skip() }
    }
    return try version ?? missing("version")
  }

  private mutating func form() throws -> FormSnapshot.Form {
    var (id, version): (String?, Int?)
    try members(FormName.self) { reader, name in
      switch name {
      case .id: id = try reader.string()
      case .version: version = try reader.integer()
      }
    }
    return FormSnapshot.Form(id: try id ?? missing("id"), version: try version ?? missing("version"))
  }

  private mutating func entry() throws -> FormSnapshot.Field {
    var entry = FormSnapshot.Field()
    try members(EntryName.self) { reader, name in
      switch name {
      case .value: entry.value = try reader.value()
      case .start: entry.start = try reader.value()
      case .draft: entry.draft = try reader.string()
      case .isRead: entry.isRead = try reader.flag()
      case .isNew: entry.isNew = try reader.flag()
      case .isTouched: entry.isTouched = try reader.flag()
      case .isAnswered: entry.isAnswered = try reader.flag()
      case .mayShowIssues: entry.mayShowIssues = try reader.flag()
      }
    }
    return entry
  }

  /// A value is an object with one member, whose name is the kind of value.
  private mutating func value() throws -> FormSnapshot.Value {
    var value: FormSnapshot.Value?
    try members(ValueName.self, skipsNull: false) { reader, name in
      let found: FormSnapshot.Value
      switch name {
      case .none:
        try reader.skip()
        found = .none
      case .text: found = .text(try reader.string())
      case .flag: found = .flag(try reader.flag())
      case .integer: found = .integer(try reader.integer())
      case .unsigned: found = .unsigned(try reader.integer())
      case .number: found = .number(try reader.string())
      case .written: found = .written(try reader.string())
      case .list: found = .list(try reader.elements { try $0.value() })
      case .several: found = .several(try reader.elements { try $0.value() })
      }
      guard value == nil else { throw reader.failure("A value has only one of \(Self.kinds)") }
      value = found
    }
    guard let value else { throw failure("A value has one of \(Self.kinds)") }
    return value
  }

  private static let kinds = "none, text, flag, integer, unsigned, number, written, list, several"

  private mutating func report() throws -> FormSnapshot.Reported {
    var (row, severity, text): (String?, FormIssue.Severity?, String?)
    try members(ReportName.self) { reader, name in
      switch name {
      case .row: row = try reader.string()
      case .severity:
        let number: UInt8 = try reader.integer()
        severity = try reader.word(number)
      case .text: text = try reader.string()
      }
    }
    return FormSnapshot.Reported(
      row: FormRowID(try row ?? missing("row")), severity: try severity ?? missing("severity"),
      text: try text ?? missing("text"))
  }

  /// Reads an object, and has `take` read the value of each member whose name is known.
  ///
  /// - Parameter skipsNull: Whether a member that is null counts as missing.
  private mutating func members<Name: RawRepresentable<String> & Equatable>(
    _: Name.Type, skipsNull: Bool = true, _ take: (inout Self, Name) throws -> Void
  ) throws {
    var known: [Name] = []
    try object { reader, text in
      // Comparing other names with known ones may take long: accents are put in order first.
      guard text.utf8.allSatisfy({ $0 < 0x80 }), let name = Name(rawValue: text), !known.contains(name) else {
        return try reader.skip()
      }
      known.append(name)
      if skipsNull, reader.takesNull() { return }
      try take(&reader, name)
    }
  }

  private mutating func dictionary<Value>(_ take: (inout Self) throws -> Value) throws -> [String: Value] {
    var values: [String: Value] = [:]
    try object { reader, name in
      let value = try take(&reader)
      // Of two members with one name, the first counts.
      if values[name] == nil { values[name] = value }
    }
    return values
  }

  private mutating func elements<Element>(_ take: (inout Self) throws -> Element) throws -> [Element] {
    var elements: [Element] = []
    try array { elements.append(try take(&$0)) }
    return elements
  }

  private mutating func strings() throws -> [String] { try elements { try $0.string() } }

  private mutating func word<Word: RawRepresentable>() throws -> Word where Word.RawValue == String {
    let raw = try string()
    return try word(raw)
  }

  private func word<Word: RawRepresentable>(_ raw: Word.RawValue) throws -> Word {
    guard let word = Word(rawValue: raw) else { throw failure("Expected another word or number") }
    return word
  }

  private func missing<Value>(_ name: String) throws -> Value { throw failure("The member \(name) is missing") }
}

import Foundation

/// Snapshots as bytes. `JSONEncoder` and `JSONDecoder` write and read the same format, but take several times as long.
extension FormSnapshot {
  /// The bytes of a draft, in the format of Documentation/Drafts.md: the same for the same answers.
  ///
  /// - Throws: An `EncodingError` if ``savedAt`` isn't a finite number of seconds.
  /// - Complexity: O(bytes), and sorting the entries.
  public func encoded() throws -> Data {
    if let savedAt, !savedAt.timeIntervalSinceReferenceDate.isFinite {
      throw EncodingError.invalidValue(savedAt, .init(codingPath: [], debugDescription: "The time isn't finite."))
    }
    var writer = JSONWriter()
    writer.object { writer in
      if !conflicts.isEmpty { writer.member("conflicts", conflicts) { $0.string($1) } }
      if !elements.isEmpty { writer.member("elements", elements) { $0.strings($1) } }
      if failedSubmits != 0 { writer.member("failedSubmits", failedSubmits) }
      writer.member("fields", fields) { $0.entry($1) }
      if !finishedSteps.isEmpty {
        writer.name("finishedSteps")
        writer.strings(finishedSteps)
      }
      writer.name("form")
      writer.object { writer in
        writer.member("id", form.id)
        writer.member("version", form.version)
      }
      writer.member("isEditing", isEditing ? true : nil)
      writer.member("lastSave", lastSave?.rawValue)
      if !news.isEmpty { writer.member("news", news) { $0.entry($1) } }
      writer.member("page", page == .root ? nil : page.path)
      if !reported.isEmpty {
        writer.name("reported")
        writer.array(reported) { $0.report($1) }
      }
      if let savedAt { writer.member("savedAt", savedAt.timeIntervalSinceReferenceDate) }
      if !startElements.isEmpty { writer.member("startElements", startElements) { $0.strings($1) } }
      if !unfit.isEmpty { writer.member("unfit", unfit) { $0.entry($1) } }
      writer.member("version", version)
    }
    return Data(writer.bytes)
  }

  /// Reads the bytes of a draft.
  ///
  /// - Throws: A `DecodingError` if they aren't those of a draft, and ``FormSnapshotError`` if their format has another
  ///   version.
  /// - Complexity: O(bytes).
  public init(encoded data: Data) throws {
    self = try data.withUnsafeBytes { bytes in
      try bytes.withMemoryRebound(to: UInt8.self) { bytes in
        do {
          var reader = JSONReader(bytes)
          let snapshot = try reader.snapshot()
          try reader.end()
          return snapshot
        } catch {
          // In another version, everything else may look different.
          var reader = JSONReader(bytes)
          guard let version = try? reader.version(), (try? reader.end()) != nil, version != Self.currentVersion else {
            throw error
          }
          throw FormSnapshotError.version(version)
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes a dictionary, sorted by its keys.
  fileprivate mutating func member<Value>(
    _ name: String, _ values: [String: Value], _ write: (inout Self, Value) -> Void
  ) {
    self.name(name)
    object { writer in
      // Sorting the keys alone moves a tenth of the bytes.
      for key in values.keys.sorted() {
        guard let value = values[key] else { continue }
        writer.name(key)
        write(&writer, value)
      }
    }
  }

  fileprivate mutating func strings(_ strings: [String]) { array(strings) { $0.string($1) } }

  fileprivate mutating func entry(_ entry: FormSnapshot.Field) {
    object { writer in
      writer.member("draft", entry.draft)
      writer.member("isAnswered", entry.isAnswered)
      writer.member("isNew", entry.isNew)
      writer.member("isRead", entry.isRead)
      writer.member("isTouched", entry.isTouched)
      writer.member("mayShowIssues", entry.mayShowIssues)
      for (name, value) in [("start", entry.start), ("value", entry.value)] {
        guard let value else { continue }
        writer.name(name)
        writer.value(value)
      }
    }
  }

  fileprivate mutating func value(_ value: FormSnapshot.Value) {
    object { writer in
      switch value {
      case .none: writer.member("none", true)
      case .text(let text): writer.member("text", text)
      case .flag(let flag): writer.member("flag", flag)
      case .integer(let number): writer.member("integer", number)
      case .unsigned(let number): writer.member("unsigned", number)
      case .number(let digits): writer.member("number", digits)
      case .written(let text): writer.member("written", text)
      case .list(let parts):
        writer.name("list")
        writer.array(parts) { $0.value($1) }
      case .several(let values):
        writer.name("several")
        writer.array(values) { $0.value($1) }
      }
    }
  }

  fileprivate mutating func report(_ report: FormSnapshot.Reported) {
    object { writer in
      writer.member("row", report.row.path)
      writer.member("severity", report.severity.rawValue)
      writer.member("text", report.text)
    }
  }
}

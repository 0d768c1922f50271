import Foundation

/// The stored format of snapshots, described in Documentation/Drafts.md.
extension FormSnapshot: Codable {
  private enum Key: String, CodingKey {
    case version, form, fields, unfit, elements, startElements, page, failedSubmits, reported, savedAt
    case isEditing, lastSave, conflicts, news, finishedSteps
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    // Checked first, because everything else may look different in another version.
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.currentVersion else { throw FormSnapshotError.version(version) }
    form = try container.decode(Form.self, forKey: .form)
    fields = try container.decodeIfPresent([String: Field].self, forKey: .fields) ?? [:]
    unfit = try container.decodeIfPresent([String: Field].self, forKey: .unfit) ?? [:]
    elements = try container.decodeIfPresent([String: [String]].self, forKey: .elements) ?? [:]
    startElements = try container.decodeIfPresent([String: [String]].self, forKey: .startElements) ?? [:]
    page = try container.decodeIfPresent(FormPageID.self, forKey: .page) ?? .root
    failedSubmits = try container.decodeIfPresent(Int.self, forKey: .failedSubmits) ?? 0
    reported = try container.decodeIfPresent([Reported].self, forKey: .reported) ?? []
    savedAt = try container.decodeIfPresent(Date.self, forKey: .savedAt)
    isEditing = try container.decodeIfPresent(Bool.self, forKey: .isEditing) ?? false
    lastSave = try container.decodeIfPresent(SaveResult.self, forKey: .lastSave)
    conflicts = try container.decodeIfPresent([String: String].self, forKey: .conflicts) ?? [:]
    news = try container.decodeIfPresent([String: Field].self, forKey: .news) ?? [:]
    finishedSteps = try container.decodeIfPresent([String].self, forKey: .finishedSteps) ?? []
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(version, forKey: .version)
    try container.encode(form, forKey: .form)
    try container.encode(fields, forKey: .fields)
    if !unfit.isEmpty { try container.encode(unfit, forKey: .unfit) }
    if !elements.isEmpty { try container.encode(elements, forKey: .elements) }
    if !startElements.isEmpty { try container.encode(startElements, forKey: .startElements) }
    if page != .root { try container.encode(page, forKey: .page) }
    if failedSubmits != 0 { try container.encode(failedSubmits, forKey: .failedSubmits) }
    try container.encodeIfPresent(savedAt, forKey: .savedAt)
    if !reported.isEmpty { try container.encode(reported, forKey: .reported) }
    if isEditing { try container.encode(true, forKey: .isEditing) }
    try container.encodeIfPresent(lastSave, forKey: .lastSave)
    if !conflicts.isEmpty { try container.encode(conflicts, forKey: .conflicts) }
    if !news.isEmpty { try container.encode(news, forKey: .news) }
    if !finishedSteps.isEmpty { try container.encode(finishedSteps, forKey: .finishedSteps) }
  }
}

extension FormSnapshot.Value: Codable {
  /// An object with a single member, whose name is the kind of value.
  private enum Key: String, CodingKey, CaseIterable {
    case none, text, flag, integer, unsigned, number, written, list, several
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      let names = Key.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "A value has one of \(names)."))
    }
    self =
      switch key {
      case .none: .none
      case .text: .text(try container.decode(String.self, forKey: .text))
      case .flag: .flag(try container.decode(Bool.self, forKey: .flag))
      case .integer: .integer(try container.decode(Int64.self, forKey: .integer))
      case .unsigned: .unsigned(try container.decode(UInt64.self, forKey: .unsigned))
      case .number: .number(try container.decode(String.self, forKey: .number))
      case .written: .written(try container.decode(String.self, forKey: .written))
      case .list: .list(try container.decode([Self].self, forKey: .list))
      case .several: .several(try container.decode([Self].self, forKey: .several))
      }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .none: try container.encode(true, forKey: .none)
    case .text(let text): try container.encode(text, forKey: .text)
    case .flag(let flag): try container.encode(flag, forKey: .flag)
    case .integer(let number): try container.encode(number, forKey: .integer)
    case .unsigned(let number): try container.encode(number, forKey: .unsigned)
    case .number(let digits): try container.encode(digits, forKey: .number)
    case .written(let text): try container.encode(text, forKey: .written)
    case .list(let parts): try container.encode(parts, forKey: .list)
    case .several(let values): try container.encode(values, forKey: .several)
    }
  }
}

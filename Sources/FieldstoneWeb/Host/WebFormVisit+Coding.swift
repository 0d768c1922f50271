import FieldstoneCore

/// A visit can be kept with the sessions of a program, so that it goes on after a restart, or in another program.
extension WebFormVisit: Codable {
  /// The version of the format. Visits of other versions are refused.
  private static let version = 2

  private enum CodingKeys: String, CodingKey {
    case version, secret, elements, pages, isLeaving, choosing, queries, lastChange, files
  }

  /// Encodes what the next request needs: the secret of its pages, what the last of them asked, the ids of their new
  /// elements, and where the visitor is.
  ///
  /// What belongs to memory is left out. So a visit that is decoded has no secret answers (they have to be given again),
  /// nothing to undo, no results of searches that the program answers, and says nothing about the last POST. The draft
  /// is kept apart from it. The secret lets whoever reads it forge POSTs of the visit.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(secret, forKey: .secret)
    try container.encode(elements, forKey: .elements)
    try container.encode(pages, forKey: .pages)
    try container.encode(isLeaving, forKey: .isLeaving)
    try container.encodeIfPresent(choosing, forKey: .choosing)
    try container.encode(queries, forKey: .queries)
    // A page that offers to undo an earlier change must not undo a later one.
    try container.encode(lastChange, forKey: .lastChange)
    if !files.isEmpty { try container.encode(files, forKey: .files) }
  }

  /// Decodes a visit.
  ///
  /// - Throws: A `DecodingError`, also for a visit of another version of the format.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container,
        debugDescription: "The visit has version \(version) of the format; this library reads version \(Self.version).")
    }
    secret = try container.decode(String.self, forKey: .secret)
    elements = try container.decode(IssuedElements.self, forKey: .elements)
    pages = try container.decode(KnownPages.self, forKey: .pages)
    lastChange = try container.decodeIfPresent(Int.self, forKey: .lastChange) ?? 0
    guard elements.isPlausible, pages.isPlausible, (0..<1 << 40).contains(lastChange) else {
      throw DecodingError.dataCorruptedError(
        forKey: .pages, in: container, debugDescription: "The visit has numbers that no visit is encoded with.")
    }
    isLeaving = try container.decode(Bool.self, forKey: .isLeaving)
    choosing = try container.decodeIfPresent(FormRowID.self, forKey: .choosing)
    queries = try container.decode([FormRowID: String].self, forKey: .queries)
    files = try container.decodeIfPresent([String: FormFile].self, forKey: .files) ?? [:]
  }
}

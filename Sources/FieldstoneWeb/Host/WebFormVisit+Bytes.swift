import FieldstoneCore

/// How much memory a visit takes, about.
extension WebFormVisit {
  /// Counts the bytes of all that is remembered.
  mutating func countBytes() -> Int {
    let queries = queries.values.reduce(find?.text.utf8.count ?? 0) { $0 + $1.utf8.count }
    let texts = queries + lost.reduce(0) { $0 + $1.utf8.count }
    let names = (Array(files.values) + pictures.values).reduce(0) { $0 + 200 + $1.name.utf8.count }
    return names + secretBytes + pages.bytes + countSteps() + texts + documents.reduce(0) { $0 + $1.bytes } + foundBytes
  }

  /// The bytes of what searches of the program have found. Several pages and steps may have the same results.
  private var foundBytes: Int {
    guard !searches.isEmpty || !checks.isEmpty || pages.haveSearches || haveStepSearches else { return 0 }
    let all = Array(searches.values) + checks.values.map(\.job) + pages.searches + stepSearches
    return Dictionary(all.map { (ObjectIdentifier($0), $0.bytes) }) { first, _ in first }.values.reduce(0, +)
  }

  /// Forgets the oldest steps and pages, of which there is more, until the visit takes no more than a limit. What was
  /// answered and the last page stay.
  ///
  /// - Returns: The bytes that it takes then.
  mutating func shrink(to limit: Int) -> Int {
    while true {
      let bytes = countBytes()
      guard bytes > limit else { return bytes }
      let isPage = pages.bytes > countSteps() && pages.forgetOldest()
      guard isPage || forgetStep() || pages.forgetOldest() else { return bytes }
    }
  }
}

extension FormSnapshot {
  /// The bytes that it takes, about.
  var bytes: Int {
    let entries = [fields, unfit, news].flatMap(\.self).reduce(0) { sum, entry in
      sum + 200 + entry.key.utf8.count + (entry.value.value?.bytes ?? 0) + (entry.value.start?.bytes ?? 0)
        + (entry.value.draft?.utf8.count ?? 0)
    }
    return [elements, startElements].flatMap(\.self).reduce(entries) { sum, entry in
      entry.value.reduce(sum + 100) { $0 + 32 + $1.utf8.count }
    }
  }
}

extension FormSnapshot.Value {
  fileprivate var bytes: Int {
    switch self {
    case .text(let text), .number(let text), .written(let text): text.utf8.count
    case .list(let values), .several(let values): values.reduce(0) { $0 + 32 + $1.bytes }
    case .none, .flag, .integer, .unsigned: 0
    }
  }
}

extension RenderedPage {
  /// The bytes that it takes, about.
  var bytes: Int {
    let asked = fields.reduce(0) { sum, field in
      let texts = field.untouched.reduce(0) { $0 + 16 + $1.utf8.count }
      return field.offers.reduce(sum + 200 + field.row.path.utf8.count + texts) { $0 + 16 + ($1?.utf8.count ?? 0) }
    }
    let names = elements.values.reduce(0) { $0 + 64 + $1.utf8.count }
    return asked + names + (find?.utf8.count ?? 0) + 64 * (others.count + intents.count) + 32 * rows.count
  }
}

extension FormInput {
  /// The bytes of the answer.
  var bytes: Int {
    switch self {
    case .type(_, let text): text.utf8.count
    case .set(_, .choices(let ids)): ids.reduce(0) { $0 + 16 + $1.utf8.count }
    default: 0
    }
  }
}

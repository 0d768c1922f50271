import FieldstoneCore

/// Names in which elements of collections are given by their positions, such as `guests.2.name`, and names that add an
/// element, such as `tags+`.
extension Interview {
  /// What a name stands for.
  enum Meaning {
    case row(FormRow)
    /// An element that was added, and that has no answer of its own.
    case added
    /// The collection isn't shown; other answers may make it appear.
    case later(FormRowID)
    case wrong(FormString)
  }

  /// The most elements that a single line may add to reach its position.
  private static let longestGap = 1000

  /// The meaning of a name; nil if it has no position and adds nothing. Adds the elements up to a position.
  ///
  /// - Parameter answer: the answer on the line.
  func meaning(of name: String, answer: String) -> Meaning? {
    let adds = name.hasSuffix("+")
    let parts = (adds ? name.dropLast() : name[...]).split(separator: ".", omittingEmptySubsequences: false)
    guard adds || parts.contains(where: { Int($0) != nil }) else { return nil }
    var path = ""
    for part in parts {
      let row = path.isEmpty ? nil : engine.row(FormRowID(path))
      guard let number = Int(part), let row, row.kind == .collection else {
        path += path.isEmpty ? part : "." + part
        continue
      }
      if let problem = grow(row, to: number) { return problem }
      path = engine.elements(of: row.id)[number - 1].path
    }
    if adds { return add(to: FormRowID(path), answer) }
    guard let row = engine.row(FormRowID(path)), row.kind == .field || row.isOptionalSubform else { return nil }
    return .row(row)
  }

  /// Adds elements until there is one at a position.
  private func grow(_ row: FormRow, to number: Int) -> Meaning? {
    let count = engine.elements(of: row.id).count
    guard number > count || number < 1 else { return nil }
    if let problem = problem(of: row) { return problem }
    guard 1...(count + Self.longestGap) ~= number else { return noSuchPosition(number, count + Self.longestGap) }
    for present in count..<number {
      guard insert(into: row.id) == nil else { return noSuchPosition(number, present) }
    }
    return nil
  }

  private func add(to id: FormRowID, _ answer: String) -> Meaning? {
    guard let row = engine.row(id), row.kind == .collection else { return nil }
    if let problem = problem(of: row) { return problem }
    if let refusal = insert(into: id) { return .wrong(refusal.message) }
    guard let element = engine.elements(of: id).last.flatMap(engine.row) else { return .added }
    if element.kind == .field { return answer.isEmpty ? .added : .row(element) }
    return answer.isEmpty ? .added : .wrong(.dialogue(.addsWithoutAnswer))
  }

  /// Why nothing can be added now; nil if something can.
  private func problem(of row: FormRow) -> Meaning? {
    guard engine.isShown(row.id) else { return .later(row.id) }
    return row.isAsked ? nil : .wrong(.issue(.cannotBeChanged))
  }

  private func insert(into collection: FormRowID) -> FormReply.Refusal? {
    guard case .refused(let refusal) = engine.send(.insert(collection, id: engine.newElementID(), before: nil)) else {
      return nil
    }
    return refusal
  }

  private func noSuchPosition(_ number: Int, _ most: Int) -> Meaning {
    .wrong(most == 0 ? .issue(.isFull) : .dialogue(.noSuchPosition, .text(String(number)), .count(most)))
  }
}

extension FormEngine {
  /// The name of a row with the positions of elements instead of their ids: `guests.2.name`.
  func nameWithPositions(_ path: String) -> String {
    var name = ""
    var rest = path[...]
    while let start = rest.firstIndex(of: "["), let end = rest[start...].firstIndex(of: "]") {
      let element = FormRowID(String(path[...end]))
      name += rest[..<start] + (position(of: element).map { ".\($0.number)" } ?? rest[start...end])
      rest = rest[path.index(after: end)...]
    }
    return name + rest
  }
}

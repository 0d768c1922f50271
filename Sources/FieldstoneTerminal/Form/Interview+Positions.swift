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

  /// The meaning of a name; nil if it stands for nothing in a collection. Adds the elements up to a position.
  ///
  /// - Parameters:
  ///   - answer: the answer on the line.
  ///   - line: the number of the line.
  func meaning(of name: String, answer: String, line: Int) -> Meaning? {
    let adds = name.hasSuffix("+")
    let parts = (adds ? name.dropLast() : name[...]).split(separator: ".", omittingEmptySubsequences: false)
    var path = ""
    for part in parts {
      let row = path.isEmpty ? nil : engine.row(FormRowID(path))
      guard let number = Self.position(part), let row, row.kind == .collection else {
        path += path.isEmpty ? part : "." + part
        continue
      }
      if let problem = grow(row, to: number, named: part, line) { return problem }
      let element = engine.elements(of: row.id)[number - 1]
      elementLines.note(line, for: element, in: row.id)
      path = element.path
    }
    guard let row = engine.row(FormRowID(path)) else { return nil }
    if adds { return row.kind == .collection ? add(to: row, answer, line) : nil }
    switch row.kind {
    case .field: return .row(row)
    case .link where row.isOptionalSubform: return .row(row)
    case .collection: return .wrong(engine.naming(in: row.id))
    case .element: return engine.collection(of: row.id).map { .wrong(engine.naming(in: $0)) }
    default: return nil
    }
  }

  /// The number that a part of a name is; the largest one for a number that is larger still. Nil for another text.
  private static func position(_ part: Substring) -> Int? {
    Int(part) ?? (!part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? .max : nil)
  }

  /// Adds elements until there is one at a position; none if the position can't be reached.
  ///
  /// - Parameter name: the position as it was entered.
  private func grow(_ row: FormRow, to number: Int, named name: Substring, _ line: Int) -> Meaning? {
    let count = engine.elementCount(of: row.id)
    guard number > count || number < 1 else { return nil }
    if let problem = problem(of: row) { return problem }
    let most = engine.canGrow(row.id) ? engine.mostElements(of: row.id) : count
    let name = FormArgument.text(VisibleText.short(String(name)))
    guard number > 0 || most != nil else { return .wrong(.dialogue(.countsFromOne, name)) }
    let last = max(count, min(most ?? .max, count + Self.longestGap))
    guard 1...max(1, last) ~= number, number <= last else {
      return .wrong(last == 0 ? .issue(.isFull) : .dialogue(.noSuchPosition, name, .count(last)))
    }
    for _ in count..<number {
      if let refusal = insert(into: row.id, line) { return .wrong(refusal) }
    }
    return nil
  }

  private func add(to row: FormRow, _ answer: String, _ line: Int) -> Meaning? {
    if let problem = problem(of: row) { return problem }
    let isForm = !engine.namesInElement(of: row.id).isEmpty
    // An entry that is a form has an answer for each question, not one of its own.
    guard answer.isEmpty || !isForm else { return .wrong(engine.naming(in: row.id)) }
    if let refusal = insert(into: row.id, line) { return .wrong(refusal) }
    guard !answer.isEmpty, let element = engine.elements(of: row.id).last.flatMap(engine.row) else { return .added }
    return element.kind == .field ? .row(element) : .added
  }

  /// Why nothing can be added now; nil if something can.
  private func problem(of row: FormRow) -> Meaning? {
    guard engine.isShown(row.id) else { return .later(row.id) }
    return row.isAsked ? nil : .wrong(.issue(.cannotBeChanged))
  }

  /// Adds an element.
  ///
  /// - Returns: why it can't be added; nil if it was.
  private func insert(into collection: FormRowID, _ line: Int) -> FormString? {
    switch engine.send(.insert(collection, id: engine.newElementID(), before: nil)) {
    case .accepted:
      if let element = engine.elements(of: collection).last {
        elementLines.noteNew(element, line, in: collection)
      }
      return nil
    case .refused(let refusal): return engine.message(of: refusal)
    }
  }
}

extension FormEngine {
  /// The name of a row with the positions of elements instead of their ids: `guests.2.name`.
  func nameWithPositions(_ path: String) -> String {
    var name = ""
    var rest = path[...]
    while let start = rest.firstIndex(of: "["), let end = rest[start...].firstIndex(of: "]") {
      let number = position(of: FormRowID(String(path[...end])))?.number
      name += rest[..<start] + (number.map { ".\($0)" } ?? String(rest[start...end]))
      rest = rest[path.index(after: end)...]
    }
    return name + rest
  }

  /// Says how to name what can be answered in a collection, and how to add an entry.
  func naming(in collection: FormRowID) -> FormString {
    let names = namesInEntry(of: collection)
    let entry = FormArgument.text((names.first ?? nameWithPositions(collection.path) + ".1") + "=")
    let example: FormString = .dialogue(names.isEmpty ? .namesEntry : .namesAnswerOfEntry, entry)
    return addingByName(to: collection).map { .sentences(example, $0) } ?? example
  }

  /// The names that answer in the first entry of a collection, whether or not there is one: `guests.1.name`. Empty for
  /// entries that are values.
  func namesInEntry(of collection: FormRowID) -> [String] {
    let name = nameWithPositions(collection.path) + ".1."
    return namesInElement(of: collection).map { name + $0.replacing("#", with: "1") }
  }

  /// Says which name adds an entry to a collection; nil if none can be added.
  func addingByName(to collection: FormRowID) -> FormString? {
    guard canGrow(collection) else { return nil }
    let isForm = !namesInEntry(of: collection).isEmpty
    return .dialogue(isForm ? .addsEmptyEntry : .addsEntry, .text(nameWithPositions(collection.path) + "+="))
  }
}

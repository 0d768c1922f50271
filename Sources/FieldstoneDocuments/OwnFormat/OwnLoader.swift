import FieldstoneCore

/// Collects what is wrong with a file while it is read.
final class OwnLoader {
  let places: OwnPlaces
  let file: String?
  let names: DocumentNames
  let limits: FormDocument.Limits
  private(set) var problems: [DocumentProblem] = []
  /// The keys of the fields that lead to what is read.
  var path: [String] = []
  private var expressions = 0
  private var elements = 0
  /// Whether the named forms can't be read at all.
  var hasUnreadForms = false
  private let fieldPlaces: SchemaPlaces
  /// How often the nearest name is still looked for: a file may have very many misspelled keys.
  private var guesses = 4_000

  init(_ document: JSONDocument, file: String?, names: DocumentNames, limits: FormDocument.Limits) {
    (places, self.file, self.names, self.limits) = (OwnPlaces(document), file, names, limits)
    fieldPlaces = SchemaPlaces(document, file: file)
  }

  // MARK: Problems

  func source(_ place: OwnPlace, offset: Int? = nil) -> DocumentSource {
    let (line, column) = places.place(of: offset ?? place.node.offset)
    return DocumentSource(file: file, line: line, column: column, pointer: place.pointer.text)
  }

  /// The place of a field, found when somebody asks.
  func place(_ place: OwnPlace) -> DocumentField.Place { .value(fieldPlaces, place.node.index) }

  /// Adds a problem. After the most that are listed, none is made any more.
  func add(
    _ kind: DocumentProblem.Kind, _ place: OwnPlace, at node: JSONNode? = nil, _ text: @autoclosure () -> String
  ) {
    guard problems.count < limits.problems else { return }
    problems.append(
      DocumentProblem(
        kind: kind, path: FormValuePath(path.filter { !$0.isEmpty }), part: nil, text: text(),
        source: source(place, offset: node?.offset)))
  }

  func expected(_ words: String, _ place: OwnPlace) {
    add(.wrongValue, place, "Expected \(words), not \(place.words).")
  }

  /// The name that a misspelled one was meant to be.
  func nearest(to name: String, among names: some Sequence<String>) -> String? {
    guess { FieldstoneDocuments.nearest(to: name, among: names) }
  }

  /// The same as a question, also for a name that begins like another one; empty if there is none.
  func suggestion(for name: String, among names: some Sequence<String>) -> String {
    guess { FieldstoneDocuments.suggestion(for: name, among: names) } ?? ""
  }

  private func guess(_ name: () -> String?) -> String? {
    guard guesses > 0 else { return nil }
    guesses -= 1
    return name()
  }

  /// The member with a key, or with one that was meant to be that.
  func member(_ name: String, of node: JSONNode, among names: [String]) -> JSONMember? {
    if let member = node.members.first(where: { $0.key == name }) { return member }
    return node.members.first { !names.contains($0.key) && nearest(to: $0.key, among: names) == name }
  }

  /// Reads the value of a misspelled key. If it isn't what the nearest key has, the key meant something else, and only
  /// the key is a mistake.
  func reading(_ place: OwnPlace, _ read: () -> Void) {
    let count = problems.count
    read()
    guard count < problems.count else { return }
    let pointer = place.pointer.text
    if problems[count...].contains(where: { $0.source?.pointer == pointer }) { problems.removeSubrange(count...) }
  }

  // MARK: Rows

  /// The rows of the form that is read.
  private struct Rows {
    var ids: [(id: String, place: OwnPlace)] = []
    var groups = 0
  }
  private var rows = Rows()

  /// Whether what is read is in a section, on a page or in a step.
  var isInGroup: Bool { rows.groups > 0 }

  func readGroup<Result>(_ read: () -> Result) -> Result {
    rows.groups += 1
    defer { rows.groups -= 1 }
    return read()
  }

  /// Reads the items of a form, and says which ids there are twice.
  func readForm(_ read: () -> [DocumentItem]?) -> [DocumentItem]? {
    let outer = rows
    rows = Rows()
    defer { rows = outer }
    let items = read()
    guard !rows.ids.isEmpty else { return items }
    var taken = Set((items ?? []).lazy.flatMap(\.fields).map(\.key))
    for (id, place) in rows.ids where !taken.insert(id).inserted {
      add(.duplicateKey, place, "Two rows have the id '\(id.shortenedInProblem)'.")
    }
    return items
  }

  func take(id: String, _ place: OwnPlace) { rows.ids.append((id, place)) }

  // MARK: Work

  /// Counts elements that a new form has.
  func count(elements count: Int) { elements += count }

  /// Each expression may look at each element, so there can't be many of both.
  func checkWork(_ place: OwnPlace) {
    guard elements > 0, expressions > limits.work / elements else { return }
    add(
      .tooLarge, place,
      "A form whose lists start with \(elements) elements can have up to \(limits.work / elements) expressions.")
  }

  /// An expression, whose mistakes are found once the whole form is known.
  func expression(_ place: OwnPlace) -> DocumentExpression? {
    guard let text = place.node.string else { return nil }
    expressions += 1
    guard expressions <= limits.expressions else {
      if expressions == limits.expressions + 1 {
        add(.unreadable, place, "A form can have up to \(limits.expressions) expressions.")
      }
      return nil
    }
    var expression = DocumentExpression(text, limits: limits.expression)
    let (places, file) = (places, file)
    expression.source = ExpressionSource(start: source(place)) { offset in
      let (line, column) = places.place(of: place.node.offset(ofScalar: offset))
      return DocumentSource(file: file, line: line, column: column, pointer: place.pointer.text)
    }
    return expression
  }
}

extension JSONNode {
  /// Where a Unicode scalar of a string is in the bytes of the document.
  fileprivate func offset(ofScalar wanted: Int) -> Int {
    let bytes = view.text(entry)
    var (position, count) = (0, 0)
    while position < bytes.count, count < wanted {
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count {
        guard bytes[position + 1] == UInt8(ascii: "u") else {
          position += 2
          count += 1
          continue
        }
        // The two halves of a character are one.
        let isPair =
          position + 11 < bytes.count && (bytes[position + 2] | 0x20) == UInt8(ascii: "d")
          && [UInt8(ascii: "8"), UInt8(ascii: "9"), UInt8(ascii: "a"), UInt8(ascii: "b")].contains(
            bytes[position + 3] | 0x20)
        position += isPair ? 12 : 6
      } else {
        position += 1
        while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 }
      }
      count += 1
    }
    return entry.offset + position
  }
}

extension FormDocument {
  /// What a file may be at most, so that bytes from anywhere can't exhaust the memory or the time.
  public struct Limits: Sendable, Hashable {
    /// The most bytes.
    public var bytes: Int
    /// The most arrays and objects within one another.
    public var depth: Int
    /// The most problems that are listed.
    public var problems: Int
    /// The most expressions.
    public var expressions: Int
    /// The most elements of initial lists, times the number of expressions.
    public var work: Int
    /// What each expression may be at most.
    public var expression: DocumentExpression.Limits

    public init(
      bytes: Int = 64 << 20, depth: Int = 100, problems: Int = 1_000, expressions: Int = 20_000, work: Int = 5_000_000,
      expression: DocumentExpression.Limits = DocumentExpression.Limits()
    ) {
      (self.bytes, self.depth, self.problems) = (bytes, min(depth, 200), max(1, problems))
      (self.expressions, self.work, self.expression) = (expressions, work, expression)
    }
  }
}

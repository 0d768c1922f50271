/// What can be read from a form's page, in order: the same for every surface.
public struct FormReading: Sendable, Hashable {
  /// One row as it can be read.
  public struct Row: Sendable, Hashable {
    public enum Kind: String, Sendable { case heading, note, field, link, button, notice }

    public var kind: Kind
    public var title: String
    public var value = ""
    public var issues: [String] = []
    /// What the surface may show in place of the value while the field isn't edited.
    var formatted: String?
    /// What is marked beside its title.
    public var mark: FormRow.Mark?
    /// Whether it is only shown now.
    public var isReadOnly = false
    /// For a link: how many errors are below it.
    public var count = 0
    /// For an element of a collection: the position that the surface shows in its title. Not compared.
    var position: (number: Int, count: Int)? { elementNumber.map { ($0, elementCount) } }
    private var elementNumber: Int?
    private var elementCount = 0

    public init(_ kind: Kind, _ title: String) {
      self.kind = kind
      self.title = ConformanceText.line(title)
    }

    /// The value of an optional subform that is nil.
    static let absent = "(none)"

    /// Whether a person can move the focus there.
    var isFocusable: Bool {
      !isReadOnly
        && ([.field, .link, .button].contains(kind) || kind == .heading && (value == Self.absent || position != nil))
    }

    /// Moves the position of an element, as in `Guest 2 of 3`, from its title to its own property.
    mutating func readPosition() {
      guard let place = ConformanceText.position(title) else { return }
      (title, elementNumber, elementCount) = (place.title, place.number, place.count)
    }
  }

  /// The titles of the page and of those that lead to it, without the first page's.
  public var page: [String]
  public var rows: [Row]
  /// Whether the surface asks whether to leave.
  public var isLeaving = false
  /// Whether the surface says that the program is at work: it saves, submits or checks.
  public var isBusy = false

  public init(page: [String] = [], rows: [Row] = []) {
    self.page = page.map(ConformanceText.line)
    self.rows = rows
  }

  /// The index of a named row, among the rows that satisfy the condition.
  func index(of name: ConformanceRowName, where isMeant: (Row) -> Bool = { _ in true }) -> Int? {
    let title = ConformanceText.line(name.title)
    let indices = rows.indices.filter { rows[$0].title == title && isMeant(rows[$0]) }
    return indices.count >= name.ordinal ? indices[name.ordinal - 1] : nil
  }
}

extension FormReading: CustomStringConvertible {
  /// One line per row, to compare by eye.
  public var description: String { lines.joined(separator: "\n") }

  var lines: [String] {
    let head = (isLeaving ? ["(asks whether to leave)"] : []) + (isBusy ? ["(at work)"] : [])
    return head + ["page: " + page.joined(separator: " › ")] + rows.flatMap(\.lines)
  }

  /// The lines in which two readings differ, with `-` for what was expected and `+` for what was read instead; or nil.
  func difference(from expected: FormReading) -> String? {
    let (old, new) = (expected.formatted(as: self).lines, lines)
    guard old != new else { return nil }
    var text: [String] = []
    let steps = new.difference(from: old)
    let gone = Set(steps.removals.map(Self.offset))
    let come = Set(steps.insertions.map(Self.offset))
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if gone.contains(left) {
        text.append("- " + old[left])
        left += 1
      } else if come.contains(right) {
        text.append("+ " + new[right])
        right += 1
      } else {
        left += 1
        right += 1
      }
    }
    return text.joined(separator: "\n")
  }

  /// The same with formatted values in the fields that the other shows formatted.
  private func formatted(as other: FormReading) -> FormReading {
    var reading = self
    for index in rows.indices {
      guard let formatted = rows[index].formatted else { continue }
      let row = other.rows.first { $0.title == rows[index].title && [$0.value, $0.formatted].contains(formatted) }
      if let row { reading.rows[index].value = row.value }
    }
    return reading
  }

  private static func offset(_ change: CollectionDifference<String>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension FormReading.Row {
  var lines: [String] {
    var line = "\(kind): \(title)"
    switch mark {
    case .required: line += "*"
    case .optional: line += " (optional)"
    case nil: break
    }
    if kind == .field || kind == .link || !value.isEmpty {
      line += " = " + value.split(separator: "\n").joined(separator: "⏎")
    }
    if isReadOnly { line += " (fixed)" }
    if count > 0 { line += " (\(count) issues)" }
    return [line] + issues.map { "  ! " + $0 }
  }
}

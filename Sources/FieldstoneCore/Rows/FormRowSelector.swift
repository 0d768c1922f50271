/// Which rows something is meant for: a view of the program's own, a look, the properties of a widget.
///
/// What is said about a subform, a section or a collection holds for everything in it. Where several selectors fit a
/// row, the more specific one decides: a heading or footer, the row itself, then a control of the program's own, a type of values, a kind of
/// control, a kind of row, the nearest of what it is in, everything. Of two equally specific ones, the last one does.
public struct FormRowSelector: Sendable {
  private enum Target: Sendable {
    case everything
    case row([Substring])
    /// The heading of a section, or its footer.
    case edge(FormRow.Kind, [Substring])
    case rows(FormRow.Kind)
    case controls(FormControl.Kind)
    case values(Any.Type)
    case custom(String)
  }

  private let target: Target

  /// All rows.
  public static let everything = FormRowSelector(target: .everything)
  /// The row with an id, and what is in it: a field, a section, a subform, a collection. `[*]` stands for any element of
  /// a collection: `guests[*].name`.
  public static func row(_ id: FormRowID) -> FormRowSelector { FormRowSelector(target: .row(parts(of: id))) }
  /// The heading of the section with an id, without what is in it.
  public static func heading(_ section: FormRowID) -> FormRowSelector {
    FormRowSelector(target: .edge(.header, parts(of: section)))
  }
  /// The footer of the section with an id.
  public static func footer(_ section: FormRowID) -> FormRowSelector {
    FormRowSelector(target: .edge(.footer, parts(of: FormRowID(section.path + ".footer"))))
  }
  /// All rows of a kind, such as buttons.
  public static func rows(_ kind: FormRow.Kind) -> FormRowSelector { FormRowSelector(target: .rows(kind)) }
  /// All fields with a kind of control.
  public static func controls(_ kind: FormControl.Kind) -> FormRowSelector {
    FormRowSelector(target: .controls(kind))
  }
  /// All fields with a type of values, whether or not they can be nil.
  public static func values<Value>(of type: Value.Type) -> FormRowSelector { FormRowSelector(target: .values(type)) }
  /// All fields with a control of the program's own.
  public static func control<Control: FormCustomControl>(_ type: Control.Type) -> FormRowSelector {
    FormRowSelector(target: .custom(Control.name))
  }

  /// How closely the selector fits a row; nil if it doesn't. Of two selectors, the greater number decides.
  func fit(_ row: FormRow, in engine: FormEngine) -> Int? {
    switch target {
    case .everything: return 0
    case .row(let pattern):
      if Self.matches(pattern, row.id) { return Self.fitOfRow }
      return engine.surroundings(of: row.id).firstIndex { Self.matches(pattern, $0) }.map { 500_000 - $0 }
    case .edge(let kind, let pattern): return row.kind == kind && Self.matches(pattern, row.id) ? Self.fitOfEdge : nil
    case .rows(let kind): return row.kind == kind ? Self.fitOfKind : nil
    case .controls(let kind):
      guard row.kind == .field else { return nil }
      return row.control.kind == kind || row.control.standard.kind == kind ? 3_000_000 : nil
    case .values(let type): return engine.valueType(of: row.id).map { $0 == type } == true ? 4_000_000 : nil
    case .custom(let name): return row.control.custom?.name == name ? 5_000_000 : nil
    }
  }

  private static let (fitOfEdge, fitOfRow, fitOfKind) = (7_000_000, 6_000_000, 2_000_000)

  /// Whether a selector with this fit means that the row is shown by a view.
  ///
  /// A secret is shown only by a view that was made for its control, or for this very row. So is a row that is only
  /// read, or pressed; the id of a section stands for the fields in it, too, so its heading has a selector of its own.
  static func allowsView(_ fit: Int, of row: FormRow) -> Bool {
    switch row.kind {
    case .field: !row.control.isSecret || fit >= 5_000_000
    case .header: fit == fitOfEdge || fit == fitOfKind
    case .footer, .note, .content: fit >= fitOfRow || fit == fitOfKind
    case .action: fit == fitOfRow || fit == fitOfKind
    // The id of a subform stands for the fields in it.
    case .link: !row.isInline && fit == fitOfKind
    case .notice, .collection, .element, .add: false
    }
  }

  /// Whether a selector with this fit means the row of an element that has a page of its own, or the one that adds an
  /// element. The id of an element stands for the fields in it.
  static func meansButton(_ fit: Int, of row: FormRow) -> Bool {
    !row.isInline && (fit == fitOfKind || fit == fitOfRow && row.kind == .add)
  }

  private static func matches(_ pattern: [Substring], _ row: FormRowID) -> Bool {
    let parts = parts(of: row)
    // The row that adds an element is none.
    return parts.count == pattern.count
      && zip(pattern, parts).allSatisfy { $0 == $1 || $0 == "[*]" && $1.first == "[" && $1 != "[+]" }
  }

  /// The names and elements of a path: `guests[2].name` has `guests`, `[2]` and `name`.
  private static func parts(of row: FormRowID) -> [Substring] {
    row.path.split(separator: ".", omittingEmptySubsequences: false).flatMap { part in
      guard let bracket = part.firstIndex(of: "[") else { return [part] }
      return [part[..<bracket], part[bracket...]]
    }
  }
}

/// What is meant for some rows, in the order in which it was declared.
package struct RowTable<Entry> {
  private var entries: [(selector: FormRowSelector, entry: Entry)] = []

  /// Stored, because surfaces ask it for every row.
  package private(set) var isEmpty = true

  package init() {}

  package mutating func add(_ entry: Entry, for selector: FormRowSelector) {
    entries.append((selector, entry))
    isEmpty = false
  }

  /// What is meant for a row, the most specific last.
  ///
  /// - Complexity: O(entries · log entries).
  package func entries(for row: FormRow, in engine: FormEngine) -> [Entry] {
    fitting(row, in: engine).map(\.entry)
  }

  /// The views that are meant for a row, the most specific first: for a field, or for a row that is only read.
  ///
  /// - Parameter kinds: kinds of rows that lead on or add something, whose content the surface can leave to a view.
  package func views(
    for row: FormRow, in engine: FormEngine, besides kinds: Set<FormRow.Kind> = []
  ) -> [Entry] {
    fitting(row, in: engine).reversed().filter {
      FormRowSelector.allowsView($0.fit, of: row)
        || kinds.contains(row.kind) && FormRowSelector.meansButton($0.fit, of: row)
    }.map(\.entry)
  }

  private func fitting(_ row: FormRow, in engine: FormEngine) -> [(fit: Int, entry: Entry)] {
    if isEmpty { return [] }
    let fitting = entries.enumerated().compactMap { index, pair in
      pair.selector.fit(row, in: engine).map { (fit: $0, index: index, entry: pair.entry) }
    }
    return fitting.sorted { ($0.fit, $0.index) < ($1.fit, $1.index) }.map { ($0.fit, $0.entry) }
  }
}

extension FormEngine {
  /// The type of a field's values, without `Optional`; nil for other rows.
  public func valueType(of row: FormRowID) -> (Any.Type)? {
    slot(of: row).flatMap(field).map { $0.codec.valueType }
  }

  /// What a row is in, the nearest first: sections, subforms, elements and collections, on all pages.
  func surroundings(of row: FormRowID) -> [FormRowID] {
    var surroundings: [FormRowID] = []
    var next = slot(of: row)
    while let slot = next {
      let block = blocks[block(of: slot)]
      if let heading = heading(of: block.elements[slot - block.base], in: block) {
        surroundings.append(heading)
        next = self.slot(of: heading)
      } else {
        // The page ends here, but not what the row that leads to it is in.
        next = block.owner >= 0 ? block.owner : nil
        if let next { surroundings.append(rowID(next)) }
      }
    }
    return surroundings
  }
}

extension RowTable: Sendable where Entry: Sendable {}

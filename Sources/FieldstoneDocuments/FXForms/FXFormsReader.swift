import FieldstoneCore

/// Makes a form of FXForms' dictionaries.
///
/// The rules are those of FXForms 1.2.14, as far as a form without a table and without Objective-C classes can keep
/// them. The documentation lists the differences.
final class FXFormsReader {
  let report: FXFormsReport
  let registry: FXFormsRegistry
  let limits: FXFormsLimits
  /// The forms of the registry that are referred to, and those that they refer to themselves.
  private(set) var usedForms: [String: DocumentForm] = [:]
  private var (fieldCount, optionCount) = (0, 0)

  init(report: FXFormsReport, registry: FXFormsRegistry, limits: FXFormsLimits) {
    (self.report, self.registry, self.limits) = (report, registry, limits)
  }

  // MARK: Forms

  /// The form of a file: a list of fields, or a dictionary with such lists.
  func form(_ root: FXFormsNode) -> DocumentForm {
    switch root.node.kind {
    case .array: return form(fields: root)
    case .object:
      var (lists, misspelled): ([String: FXFormsNode], [String: FXFormsNode]) = ([:], [:])
      for member in root.node.members {
        let (name, value) = (member.key, root.member(member))
        if Self.lists.contains(name) {
          if lists.updateValue(value, forKey: name) != nil {
            report.error(.duplicateKey, [], nil, at: value, "'\(name)' appears twice.")
          }
        } else {
          let near = nearest(to: name, among: Self.lists)
          report.error(
            .unknownKey, [], nil, at: value,
            "A form has no key '\(name.shortened)', only 'fields', 'extraFields' and 'excludedFields'."
              + (near.map { " Did you mean '\($0)'?" } ?? ""))
          if let near, value.node.kind == .array { misspelled[near] = value }
        }
      }
      lists.merge(misspelled) { own, _ in own }
      return form(fields: lists["fields"], extra: lists["extraFields"], excluded: lists["excludedFields"], at: root)
    default:
      report.error(
        .wrongValue, [], nil, at: root,
        "Expected an array of fields, or a dictionary with 'fields', not \(root.shortened).")
      return DocumentForm()
    }
  }

  private static let lists = ["fields", "extraFields", "excludedFields"]

  /// The form of some lists.
  ///
  /// - Parameter path: The keys that lead to it.
  func form(
    fields: FXFormsNode?, extra: FXFormsNode? = nil, excluded: FXFormsNode? = nil, at node: FXFormsNode? = nil,
    path: [String] = [], levels: Int = 0
  ) -> DocumentForm {
    var rows: [FXFormsRow] = []
    let excluded = self.excluded(excluded, path)
    if fields == nil, extra == nil, let node {
      report.error(.missingArgument, path, nil, at: node, "A form needs the key 'fields'.")
    }
    for (name, list) in [("fields", fields), ("extraFields", extra)] {
      guard let list else { continue }
      guard list.node.kind == .array else {
        report.error(.wrongValue, path, name, at: list, "'\(name)' must be an array of fields, not \(list.shortened).")
        continue
      }
      for element in list.elements {
        guard takesField(element, path) else { break }
        guard let entry = FXFormsEntry(element, in: path, report) else { continue }
        if let key = entry.key, excluded.contains(key) { continue }
        rows.append(row(entry, levels))
      }
    }
    return DocumentForm(items: FXFormsRow.sections(renamingPages(in: rows)))
  }

  /// The id of a collection's page is not that of a field.
  private func renamingPages(in rows: [FXFormsRow]) -> [FXFormsRow] {
    let keys = Set(rows.lazy.flatMap(\.items).compactMap { if case .field(let field) = $0 { field.key } else { nil } })
    return rows.map { row in
      var row = row
      row.items = row.items.map { item in
        guard case .page(var page) = item, var id = page.id, keys.contains(id) else { return item }
        while keys.contains(id) { id += "_" }
        page.id = id
        return .page(page)
      }
      return row
    }
  }

  private func excluded(_ list: FXFormsNode?, _ path: [String]) -> Set<String> {
    guard let list else { return [] }
    guard list.node.kind == .array else {
      report.error(
        .wrongValue, path, "excludedFields", at: list,
        "'excludedFields' must be an array of keys, not \(list.shortened).")
      return []
    }
    var keys: Set<String> = []
    for element in list.elements {
      if let key = element.text {
        keys.insert(key)
      } else {
        report.error(
          .wrongValue, path, "excludedFields", at: element, "Expected a string as the key, not \(element.shortened).")
      }
    }
    return keys
  }

  // MARK: Limits

  /// Whether there may be one more field.
  func takesField(_ node: FXFormsNode, _ path: [String]) -> Bool {
    fieldCount += 1
    if fieldCount == limits.fields + 1 {
      report.error(.unreadable, path, nil, at: node, "A form can have up to \(limits.fields) rows.")
    }
    return fieldCount <= limits.fields
  }

  /// Whether there may be one more option.
  func takesOption(_ node: FXFormsNode, _ path: [String]) -> Bool {
    optionCount += 1
    if optionCount == limits.options + 1 {
      report.error(.unreadable, path, "options", at: node, "A form can have up to \(limits.options) options.")
    }
    return optionCount <= limits.options
  }

  // MARK: Names

  /// Takes a form of the registry, and all that it refers to.
  func use(form name: String) {
    var names = [name]
    while let name = names.popLast() {
      guard usedForms[name] == nil, let form = registry.forms[name] else { continue }
      usedForms[name] = form
      names += form.referredNames
    }
  }

  /// Reports a name that the registry doesn't have.
  func unresolved(
    _ entry: FXFormsEntry, _ part: String, _ node: FXFormsNode, _ what: String, _ name: String,
    among names: some Sequence<String>
  ) {
    let names = Array(names)
    func text() -> String {
      "There is no \(what) '\(name.shortened)' in the registry." + suggestion(for: name, among: names.sorted())
    }
    if registry.acceptsUnknownNames {
      report.warn(.unresolvedName, entry.path, part, at: node, text())
    } else {
      report.error(.unresolvedName, entry.path, part, at: node, text())
    }
  }

  /// A string of an entry; nil, and a problem, for anything else.
  func text(_ entry: FXFormsEntry, _ name: String) -> String? {
    guard let node = entry[name], !node.node.isNull else { return nil }
    guard let text = node.text else {
      report.error(.wrongValue, entry.path, name, at: node, "'\(name)' must be a string, not \(node.shortened).")
      return nil
    }
    return text
  }

  func flag(_ entry: FXFormsEntry, _ name: String) -> Bool {
    guard let node = entry[name], !node.node.isNull else { return false }
    guard let flag = node.flag else {
      report.error(.wrongValue, entry.path, name, at: node, "'\(name)' must be true or false, not \(node.shortened).")
      return false
    }
    return flag
  }
}

extension DocumentForm {
  /// The names of the forms that it refers to.
  fileprivate var referredNames: [String] {
    fields.flatMap { field -> [String] in
      switch field.kind {
      case .form(let subform): subform.form.referredNames
      case .list(let list): if case .form(let source) = list.element { source.referredNames } else { [] }
      case .alternatives(let alternatives): alternatives.cases.flatMap(\.form.referredNames)
      default: []
      }
    }
  }
}

extension DocumentFormSource {
  fileprivate var referredNames: [String] {
    switch self {
    case .named(let name): [name]
    case .form(let form): form.referredNames
    }
  }
}

import FieldstoneCore
import Foundation

/// Validates the values of a document by a schema, and places what that finds at the fields.
struct SchemaCheck: Sendable {
  /// The most issues of one row.
  private static let mostOfOneRow = 3

  let schema: JSONSchema
  let levels: DocumentLevels

  /// What the schema doesn't accept. The rules of the fields have found nothing by then, so nothing is said twice.
  ///
  /// - Complexity: O(size of the values).
  func issues(in values: FormValues) -> [SubmitIssue] {
    let bytes = Array(values.json())
    let limits = JSONDocument.Limits(bytes: .max, depth: DeepStack.mostLevels)
    do {
      if try schema.accepts(bytes, limits: limits) { return [] }
      var rows: [[String]: [FormIssue]] = [:]
      var found: [SubmitIssue] = []
      for issue in try schema.issues(in: JSONDocument(bytes, limits: limits), isForAnswers: true) {
        let entry = submitIssue(issue, values)
        let shown = rows[entry.path] ?? []
        guard shown.count < Self.mostOfOneRow, !shown.contains(entry.issue) else { continue }
        rows[entry.path, default: []].append(entry.issue)
        found.append(entry)
      }
      return found
    } catch {
      return [SubmitIssue(path: [], issue: .error("The answers couldn't be checked: \("\(error)")"))]
    }
  }

  private func submitIssue(_ issue: JSONSchema.Issue, _ values: FormValues) -> SubmitIssue {
    var tokens = JSONPointer.tokens(issue.instancePointer) ?? []
    if let property = issue.property {
      let (path, isField) = row(of: tokens + [property], values)
      if isField { return SubmitIssue(path: path, issue: FormIssue(.required)) }
    }
    if issue.keyword == "additionalProperties" || issue.keyword == "unevaluatedProperties" {
      // Said of the object, if the form doesn't show the property.
      let (path, isField) = row(of: tokens, values)
      if isField { return SubmitIssue(path: path, issue: .error(FormString(verbatim: issue.message))) }
      tokens = tokens.dropLast()
    }
    return SubmitIssue(path: row(of: tokens, values).path, issue: .error(FormString(verbatim: issue.message)))
  }

  // MARK: Rows

  /// The names of the rows that lead to a value, and whether the value itself has one.
  private func row(of tokens: [String], _ values: FormValues) -> (path: [String], isField: Bool) {
    var (path, level, rest, value) = ([String](), levels.root, tokens[...], FormValues.Value?.some(.object(values)))
    while let key = rest.first {
      guard let entry = level[key] else { return (path, false) }
      rest = rest.dropFirst()
      switch entry.content {
      case .value, .unread:
        return (path + [entry.rowName], rest.isEmpty)
      case .form, .named:
        path.append(entry.rowName)
        value = value?.object?[key]
        guard let inner = entry.content.level(in: levels) else { return (path, rest.isEmpty) }
        level = inner
      case .list(let content):
        path.append(entry.rowName)
        value = value?.object?[key]
        guard let index = rest.first.flatMap({ Int($0) }) else { return (path, rest.isEmpty) }
        path.append(String(index))
        rest = rest.dropFirst()
        value = value?.list.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        guard let inner = content.level(in: levels) else { return (path, rest.isEmpty) }
        level = inner
      case .alternatives(let shape, let cases):
        path.append(entry.rowName)
        value = value?.object?[key]
        guard let next = rest.first, next != shape.alternatives.discriminator else { return (path, true) }
        guard let index = shape.index(in: value?.object) else { return (path, false) }
        level = cases[index]
      case .member(let shape, let cases, let key):
        path.append("")
        if key == shape.alternatives.discriminator { return (path, true) }
        guard let index = shape.index(in: value?.object), cases[index][key] != nil else { return (path, false) }
        level = cases[index]
        rest = [key] + rest
      }
    }
    return (path, true)
  }
}

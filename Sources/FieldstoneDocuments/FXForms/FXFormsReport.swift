import FieldstoneCore

/// Collects what is wrong with a file, and what was left out of it.
final class FXFormsReport {
  private let source: FXFormsSource
  private(set) var errors: [DocumentProblem] = []
  private(set) var warnings: [DocumentProblem] = []
  private var (moreErrors, moreWarnings) = (0, 0)
  /// What has been said of which place: an attribute may be read several times.
  private var said: Set<String> = []
  /// The attributes that misspelled names were meant to be.
  private var attributes: [String: String?] = [:]

  init(_ source: FXFormsSource) { self.source = source }

  /// A mistake: the file makes no form.
  ///
  /// - Parameter text: Asked for only if the problem is reported: looking for the nearest name takes time.
  func error(
    _ kind: DocumentProblem.Kind, _ path: [String], _ part: String?, at node: FXFormsNode,
    _ text: @autoclosure () -> String
  ) {
    guard errors.count < FXFormsLimits.problems else { return moreErrors += 1 }
    let text = text()
    guard said.insert("\(node.pointer) \(text)").inserted else { return }
    errors.append(problem(kind, path, part, node, text))
  }

  /// Something that is left out or read in another way: the form can be used all the same.
  func warn(
    _ kind: DocumentProblem.Kind, _ path: [String], _ part: String?, at node: FXFormsNode,
    _ text: @autoclosure () -> String
  ) {
    guard warnings.count < FXFormsLimits.problems else { return moreWarnings += 1 }
    warnings.append(problem(kind, path, part, node, text()))
  }

  private func problem(
    _ kind: DocumentProblem.Kind, _ path: [String], _ part: String?, _ node: FXFormsNode, _ text: String
  ) -> DocumentProblem {
    DocumentProblem(kind: kind, path: FormValuePath(path), part: part, text: text, source: place(node))
  }

  /// The attribute that a name with a mistake in it was meant to be.
  func attribute(near name: String) -> String? {
    if let known = attributes[name] { return known }
    guard !name.contains("."), FXFormsSetting.all[name] == nil, !FXFormsNames.attributes.contains(name) else {
      return nil
    }
    let near = nearest(to: name, among: FXFormsNames.attributes.sorted())
    if attributes.count < 10_000 { attributes[name] = .some(near) }
    return near
  }

  /// The same for a name whose value could be one of that attribute.
  func attribute(for member: JSONMember) -> String? {
    guard let near = attribute(near: member.key) else { return nil }
    let suits =
      switch near {
      case "options", "fields", "extraFields", "excludedFields": member.value.kind == .array
      case "template": member.value.kind == .object
      case "inline", "sortable": member.value.kind == .boolean
      case "default": true
      case "placeholder": member.value.kind == .string || member.value.kind == .number
      default: member.value.kind == .string
      }
    return suits ? near : nil
  }

  func place(_ node: FXFormsNode) -> DocumentSource { source.source(node.node, pointer: node.pointer) }
  func isData(_ node: FXFormsNode) -> Bool { source.isData(node.node) }

  /// The mistakes of the file, and those that only the whole document shows, in the order of the file.
  func allErrors(with others: [DocumentProblem]) -> [DocumentProblem] {
    let more = moreErrors + max(0, errors.count + others.count - FXFormsLimits.problems)
    let all = (errors + others.prefix(FXFormsLimits.problems - min(errors.count, FXFormsLimits.problems))).enumerated()
    let sorted = all.sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
    return sorted + Self.rest(more)
  }

  var allWarnings: [DocumentProblem] { warnings + Self.rest(moreWarnings) }

  private static func rest(_ count: Int) -> [DocumentProblem] {
    guard count > 0 else { return [] }
    let text = count == 1 ? "There is 1 more problem." : "There are \(count) more problems."
    return [DocumentProblem(kind: .unreadable, path: FormValuePath([]), part: nil, text: text, source: nil)]
  }
}

extension DocumentProblem {
  /// Where it is in a text. Binary files have no lines, and their problems stay as they were found.
  fileprivate var order: Int { (source?.line ?? 0) << 32 | (source?.column ?? 0) }
}

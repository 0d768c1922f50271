import FieldstoneCore
import FieldstoneDocuments

/// Evaluates the expressions of a plan on a document's form, in the closures of the document.
struct PlanDocumentReading: Sendable {
  let json: PlanJSON
  let shape: PlanShape

  func value(_ path: String, _ form: DocumentReader) -> PlanValue {
    var (shape, rest) = (shape, path.split(separator: ".").map(String.init)[...])
    while rest.count > 1, let inner = shape.below(rest[rest.startIndex]) { (shape, rest) = (inner, rest.dropFirst()) }
    guard let leaf = rest.first.flatMap(Leaf.named) else { return .none }
    let value = form[FormValuePath(path)]
    // What the reader doesn't know is missing, and not blank.
    return value.map { json.decode($0, leaf, in: shape.form(json.plan)) } ?? .none
  }

  func holds(_ expression: Expression, _ form: DocumentReader) -> Bool {
    switch expression {
    case .yes: true
    case .isOn(let path): value(path, form) == .flag(true)
    case .isEmpty(let path): value(path, form).isMissing
    case .equals(let path, let wanted): value(path, form) == wanted
    case .isAbove(let path, let bound): value(path, form).number.map { $0 > bound } ?? false
    case .not(let inner): !holds(inner, form)
    case .both(let first, let second): holds(first, form) && holds(second, form)
    case .either(let first, let second): holds(first, form) || holds(second, form)
    case .isVisible(let path): form[isVisible: FormValuePath(path)]
    case .isEnabled(let path): form[isEnabled: FormValuePath(path)]
    case .isValid(let path): form[isValid: FormValuePath(path)]
    case .isThere(let name): form[FormValuePath(name)] != nil
    case .hasMore(let name, let count): (form[FormValuePath(name)]?.list ?? []).count > count
    case .isSumAbove(let name, let bound):
      (form[FormValuePath(name)]?.list ?? []).reduce(0) { sum, element in
        sum + ((element.object?["i0"] ?? element).integer ?? 0)
      } > bound
    case .isCase(let name, let id): form[FormValuePath(name)]?.object?["case"] == .text(id)
    case .isEmptyWithin(let name, let property):
      (shape.below(name).map { json.values(form[FormValuePath(name)]?.object, $0) }?[property] ?? .none).isMissing
    }
  }

  func value(_ formula: Formula, _ form: DocumentReader) -> PlanValue {
    switch formula {
    case .joined(let paths, let end): .text(paths.map { value($0, form).text }.joined() + end)
    case .sum(let paths, let more): .whole(paths.reduce(more) { $0 + (value($1, form).number ?? 0) })
    case .test(let test): .flag(holds(test, form))
    case .either(let test, let first, let second): holds(test, form) ? value(first, form) : value(second, form)
    }
  }
}

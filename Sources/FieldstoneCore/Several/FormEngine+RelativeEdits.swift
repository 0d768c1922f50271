import Foundation

/// Relative edits: `+1` in a field that takes them adds one to each object's own number.
extension FormEngine {
  /// Whether a text says how a number changes, in a field that takes that.
  func isRelative(_ text: String, _ slot: Int, _ field: FieldElement) -> Bool {
    guard field.details?.isRelative == true, let sign = text.first(where: { !$0.isWhitespace }) else { return false }
    return sign == "=" || Self.signs.keys.contains(sign)
  }

  private static let signs: [Character: FloatingPointSign] = ["+": .plus, "-": .minus, "−": .minus]

  /// Adds what a text says to the number of each object, or takes it away. Nothing changes unless the field's own rules
  /// accept every one of the new numbers: the field then has the text and an issue that says which object it concerns.
  ///
  /// - Complexity: O(objects).
  func changeRelatively(_ slot: Int, _ text: String, _ field: FieldElement, _ codec: AnyCodec) {
    func refuse(_ issue: FormIssue) {
      assign(slot, storedValue(slot), draft: Draft(text, narrowed(issue, field, slot)))
    }
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    // The number itself, which may be below zero.
    if trimmed.hasPrefix("="), case let own = trimmed.dropFirst().trimmingCharacters(in: .whitespaces), !own.isEmpty {
      return take(codec.parse(own, environment), own, slot, field)
    }
    guard let sign = trimmed.first.flatMap({ Self.signs[$0] }),
      case let amount = trimmed.dropFirst().trimmingCharacters(in: .whitespaces),
      amount.first.map({ Self.signs[$0] == nil }) == true,
      case .value(let parsed) = codec.parse(amount, environment),
      case .number(let change) = codec.answer(parsed, environment), change >= 0
    else { return refuse(FormIssue(.withMessage(.notNumber, .issue(.cannotBeAdded, .text("+1"))))) }
    let old = storedValue(slot)
    let values = old.severalValues ?? [old]
    let isOfSeveral = old.severalValues != nil
    var changed: [StoredValue] = []
    changed.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      switch changedRelatively(value, by: sign == .plus ? change : -change, slot, field, codec) {
      case .value(let value): changed.append(value)
      case .failure(let issue):
        return refuse(isOfSeveral ? issue.concerning(object: index + 1, of: values.count) : issue)
      }
    }
    assign(slot, .several(changed), draft: nil)
  }

  /// A number after a change, if it is one that the field accepts. No number stays none.
  private func changedRelatively(
    _ value: StoredValue, by change: Decimal, _ slot: Int, _ field: FieldElement, _ codec: AnyCodec
  ) -> Parsed {
    guard case .number(let number) = codec.answer(value, environment) else { return .value(value) }
    guard let parsed = codec.value(of: .number(number + change), over: value, environment) else {
      return .failure(FormIssue(.notNumber))
    }
    guard case .value(let new) = parsed else { return parsed }
    let found = ownIssues(field.normalized(new), field, isRequired: field.flags.contains(.required))
    if let issue = found.first(where: { $0.severity == .error }) { return .failure(issue) }
    if slots[slot].links >= 0, let issue = boundsIssue(slot, new, field) { return .failure(issue) }
    return .value(field.normalized(new))
  }
}

extension FieldBuilder where Value: Numeric {
  /// Takes relative edits: `+1` and `-5` change the number, and in a form over several objects that of each. A number
  /// below zero is typed as `=-5`.
  @discardableResult public func relative() -> Self {
    detail { $0.isRelative = true }
    return self
  }
}

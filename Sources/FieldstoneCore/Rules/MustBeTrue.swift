extension Rules {
  static let mustBeTrue = FormRuleDescription(
    name: "mustBeTrue", help: "Must be on, for example to accept terms.",
    example: "@Field(.checkbox, .mustBeTrue) var agreesToTerms = false", accepts: ["yes"], refuses: ["no"])
}

extension FieldBuilder where Value == Bool {
  /// Only yes is accepted.
  @discardableResult public func mustBeTrue(_ message: FormString? = nil) -> Self {
    let kind = message.map { FormIssue.Kind.withMessage(.mustBeTrue, $0) } ?? .mustBeTrue
    element.flags.insert(.marked)
    scope.note(message: message)
    return rule(FormRule { $0 ? nil : FormIssue(kind) })
  }
}

extension FieldTrait {
  /// Only yes is accepted.
  public static var mustBeTrue: FieldTrait { FieldTrait() }
  /// Only yes is accepted.
  public static func mustBeTrue(_ message: FormString) -> FieldTrait { FieldTrait() }
}

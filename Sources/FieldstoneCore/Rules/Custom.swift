extension Rules {
  static let custom = FormRuleDescription(
    name: "rule", help: "A custom check, at the property or in arrange.",
    example: "form[\\.vat].rule(\"Enter the number with its country.\") { $0.count > 8 }", accepts: [], refuses: [])
  static let crossField = FormRuleDescription(
    name: "rule(on:)", help: "A check across fields. It runs again only when something that it read has changed.",
    example: "form.rule(on: \\.password) { $0.password == $0.name ? \"Choose another.\" : nil }", accepts: [],
    refuses: [])
}

extension FieldBuilder {
  /// A custom check: the message is an error if `holds` returns false.
  @discardableResult
  public func rule(_ message: FormString, _ holds: @escaping @Sendable (Value) -> Bool) -> Self {
    scope.note(message: message)
    return rule(FormRule { holds($0) ? nil : .error(message) })
  }

  /// A custom check that returns the issue of an invalid value, or `nil`.
  @discardableResult public func rule(_ check: @escaping @Sendable (Value) -> FormIssue?) -> Self {
    rule(FormRule(check))
  }

  /// A custom check that also reads other fields and runs again when one of them changes. Like every other rule of a
  /// field, it does not run while the field is empty or its text can't be parsed.
  @discardableResult
  public func rule(_ check: @escaping @Sendable (Value, FormReader<Model>) -> FormIssue?) -> Self {
    let own = typed
    return track(.rule) { scope in
      let reader = FormReader<Model>(scope)
      guard let value = reader.value(at: scope.slot, own), !scope.isMissing else { return .issue(nil) }
      return .issue(check(value, reader))
    }
  }
}

extension FieldTrait {
  /// A custom check: the message is an error if `holds` returns false.
  public static func rule<Value>(_ message: FormString, _ holds: @escaping @Sendable (Value) -> Bool) -> FieldTrait {
    FieldTrait()
  }
  /// A custom check that returns the issue of an invalid value, or `nil`.
  public static func rule<Value>(_ check: @escaping @Sendable (Value) -> FormIssue?) -> FieldTrait { FieldTrait() }
}

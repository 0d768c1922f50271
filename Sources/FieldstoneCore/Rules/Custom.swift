extension Rules {
  static let custom = FormRuleDescription(
    name: "rule", help: "A check of one's own, at the property or in arrange.",
    example: "form[\\.vat].rule(\"Enter the number with its country.\") { $0.count > 8 }", accepts: [], refuses: [])
  static let crossField = FormRuleDescription(
    name: "rule(on:)", help: "A check across fields; runs again only when something it read has changed.",
    example: "form.rule(on: \\.password) { $0.password == $0.name ? \"Choose another.\" : nil }", accepts: [],
    refuses: [])
}

extension FieldBuilder {
  /// A check of one's own: the message is an error where the value does not hold.
  @discardableResult
  public func rule(_ message: FormString, _ holds: @escaping @Sendable (Value) -> Bool) -> Self {
    rule(FormRule { holds($0) ? nil : .error(message) })
  }

  /// A check of one's own: nothing where the value is fine, else the issue.
  @discardableResult public func rule(_ check: @escaping @Sendable (Value) -> FormIssue?) -> Self {
    rule(FormRule(check))
  }

  /// A check of one's own that also reads other fields; it runs again when one of them changes. Like every other rule of
  /// a field it does not run while the field is empty, or while its text can't be read.
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
  /// A check of one's own: the message is an error where the value does not hold.
  public static func rule<Value>(_ message: FormString, _ holds: @escaping @Sendable (Value) -> Bool) -> FieldTrait {
    FieldTrait()
  }
  /// A check of one's own: nothing where the value is fine, else the issue.
  public static func rule<Value>(_ check: @escaping @Sendable (Value) -> FormIssue?) -> FieldTrait { FieldTrait() }
}

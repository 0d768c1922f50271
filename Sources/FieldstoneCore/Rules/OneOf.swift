extension Rules {
  static let oneOf = FormRuleDescription(
    name: "oneOf", help: "One of a few values.", example: "@Field(.oneOf([\"us\", \"ca\"])) var country = \"us\"",
    accepts: ["us", "ca"], refuses: ["US", "de"])
}

extension FieldBuilder where Value: FormValue {
  /// One of the given values.
  @discardableResult public func oneOf(_ values: [Value]) -> Self {
    let texts = values.map { $0.formText(in: .standard) }
    if (1...8).contains(texts.count) { detail { $0.values = .list(texts.map { .text($0) }) } }
    return rule(FormRule { values.contains($0) ? nil : FormIssue(.notOneOf(texts)) })
  }
}

extension FieldTrait {
  /// One of the given values.
  public static func oneOf<Value: FormValue>(_ values: [Value]) -> FieldTrait { FieldTrait() }
}

extension Rules {
  static let matches = FormRuleDescription(
    name: "matches", help: "The same value as another field; checked again whenever either changes.",
    example: "@Field(.matches(\\Account.password)) var repeatPassword = \"\"", accepts: [], refuses: [])
}

extension FieldBuilder where Value: FormValue {
  /// The same value as another field.
  @discardableResult public func matches(_ other: KeyPath<Model, Value>, _ message: FormString? = nil) -> Self {
    let other = SendablePath(other)
    let own = typed
    scope.note(message: message)
    return track(.rule) { scope in
      let reader = FormReader<Model>(scope)
      // Only `required` applies to an empty field.
      guard let value = reader.value(at: scope.slot, own), !scope.isMissing, value != reader[other.path] else {
        return .issue(nil)
      }
      // Looked up now: the other field may be declared after this one.
      let title = scope.engine.slot(of: other.path, in: scope.block).map(scope.engine.title) ?? ""
      return .issue(FormIssue(message.map { .withMessage(.mismatch(title), $0) } ?? .mismatch(title)))
    }
  }
}

extension FieldTrait {
  /// The same value as another field.
  public static func matches<Model, Value>(_ other: KeyPath<Model, Value>, _ message: FormString? = nil) -> FieldTrait {
    FieldTrait()
  }
}

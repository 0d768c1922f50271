/// A check that takes time: it runs outside of the form, once the value has stayed for a moment.
struct AsyncRule: Sendable {
  /// How long a value has to stay before it is checked.
  let delay: Duration
  /// How long the check may take.
  let limit: Duration
  /// The check of a value; nil if the value isn't of its type.
  let check: @Sendable (StoredValue) -> (@Sendable () async throws -> FormIssue?)?
}

/// The check took longer than it may.
struct CheckTimedOut: Error {}

extension FieldBuilder where Value: Sendable {
  /// A check that takes time, such as one by a server. It runs once the value has stayed for a moment and all other
  /// rules accept it; the row is pending until then. A value that is replaced isn't checked any longer, and a submit
  /// waits for the check.
  ///
  /// ```swift
  /// static func arrange(_ form: FormBuilder<Attendee>) {
  ///   form[\.name].asyncRule { name in try await server.knows(name) ? "This name is taken." : nil }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - delay: How long people have to pause before their answer is checked.
  ///   - limit: How long the check may take.
  ///   - check: Returns the issue of an invalid value, or nil. If it throws an error or takes too long, the row says that
  ///     the answer couldn't be checked, and the next submit tries again.
  @discardableResult
  public func asyncRule(
    delay: Duration = .milliseconds(300), limit: Duration = .seconds(10),
    _ check: @escaping @Sendable (Value) async throws -> FormIssue?
  ) -> Self {
    guard let typed else { return self }
    let codec = SharedCodec(typed: typed)
    element.detail {
      $0.asyncRules.append(
        AsyncRule(delay: delay, limit: limit) { stored in
          guard let value = codec.typed.typedCodec.unpack(stored) else { return nil }
          return { try await check(value) }
        })
    }
    return self
  }

  /// The codec of a field, for closures that run later.
  struct SharedCodec: @unchecked Sendable {
    // Unchecked: a field is read-only once its definition is built.
    let typed: ValueField<Value>
  }
}

extension FieldTrait {
  /// A check that takes time, such as one by a server.
  public static func asyncRule<Value: Sendable>(
    delay: Duration = .milliseconds(300), limit: Duration = .seconds(10),
    _ check: @escaping @Sendable (Value) async throws -> FormIssue?
  ) -> FieldTrait {
    FieldTrait()
  }
}

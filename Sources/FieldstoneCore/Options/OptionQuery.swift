/// A search for the options of a field, which the program answers.
struct OptionQuery {
  /// How a field asks for its options.
  struct Source: Sendable {
    /// How long a text has to stay before it is searched for.
    let delay: Duration
    /// The field's codec, offering what was found for a text.
    let find: @Sendable (String, AnyCodec) async throws -> AnyCodec
  }

  let text: String
  /// The job that is searching; nil once it has ended.
  var job: Int?
  /// Why the search failed.
  var failure: String?
}

extension FieldBuilder where Value: Hashable & Sendable {
  /// Options that are searched for while people type: by a database, or by a service. Any value that was once found can
  /// stay.
  ///
  /// ```swift
  /// @Form struct Trip {
  ///   var city: String?
  ///
  ///   static func arrange(_ form: FormBuilder<Trip>) {
  ///     form[\.city].options { text in try await cities(text) }
  ///   }
  ///   static func cities(_ text: String) async throws -> [String] { ["Bern", "Oslo"].filter { $0.hasPrefix(text) } }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - delay: How long people have to pause before their text is searched for.
  ///   - query: Returns the options for a text, which is empty at first. It runs outside of the form, and is cancelled
  ///     when another text is typed. Its error is shown, and people can try again.
  @_disfavoredOverload @discardableResult
  public func options(
    delay: Duration = .milliseconds(250), searching query: @escaping @Sendable (String) async throws -> [Value]
  ) -> Self {
    search(delay, { ChoiceCodec.replacing($0).open }) { text, codec in
      ChoiceCodec.replacing(unsafeDowncast(codec, to: FieldCodec<Value>.self)).offering(try await query(text))
    }
  }
}

extension FieldBuilder where Value: FormSelection & Sendable, Value.Element: Sendable {
  /// Options that are searched for while people type, of which several can be chosen.
  ///
  /// - Parameters:
  ///   - delay: How long people have to pause before their text is searched for.
  ///   - query: Returns the options for a text, which is empty at first.
  @discardableResult
  public func options(
    delay: Duration = .milliseconds(250), searching query: @escaping @Sendable (String) async throws -> [Value.Element]
  ) -> Self {
    search(delay, { Self.selection($0).open }) { text, codec in
      Self.selection(unsafeDowncast(codec, to: FieldCodec<Value>.self)).offering(try await query(text))
    }
  }
}

extension FieldBuilder {
  private func search(
    _ delay: Duration, _ open: (FieldCodec<Value>) -> FieldCodec<Value>,
    _ find: @escaping @Sendable (String, AnyCodec) async throws -> AnyCodec
  ) -> Self {
    declareOptions(open)
    detail { $0.optionQuery = OptionQuery.Source(delay: delay, find: find) }
    return self
  }
}

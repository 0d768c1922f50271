/// A search for the options of a field, which the program answers.
struct OptionQuery {
  /// How a field asks for its options.
  struct Source: Sendable {
    /// How long a text has to stay before it is searched for.
    let delay: Duration
    /// A codec that offers what was found.
    let find: @Sendable (String) async throws -> AnyCodec
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
    guard let typed else { return self }
    let codec = ChoiceCodec.replacing(typed.typedCodec).open
    return search(codec, delay) { codec.offering(try await query($0)) }
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
    guard let typed else { return self }
    let codec = Self.selection(typed.typedCodec).open
    return search(codec, delay) { codec.offering(try await query($0)) }
  }
}

extension FieldBuilder {
  private func search(
    _ codec: FieldCodec<Value>, _ delay: Duration, _ find: @escaping @Sendable (String) async throws -> AnyCodec
  ) -> Self {
    detail { $0.optionQuery = OptionQuery.Source(delay: delay, find: find) }
    return replaceCodec { _ in codec }
  }
}

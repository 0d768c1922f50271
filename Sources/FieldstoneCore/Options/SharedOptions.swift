/// Options of several fields, made once: their ids, titles and searches take more time and memory than all else of a field.
package final class SharedOptions<Value: Hashable & Sendable & FormTitled>: Sendable {
  private let list: OptionList<Value>
  /// The codecs that offer them, and those that these take the place of: the fields of a type have one for each part of
  /// a definition.
  private let known = Locked<[(base: FieldCodec<Value>, made: FieldCodec<Value>)]>([])
  private static var mostKnown: Int { 4 }

  /// - Complexity: O(values).
  package init(_ values: [Value]) { list = OptionList(values, .standard) }

  fileprivate func codec(replacing base: FieldCodec<Value>) -> FieldCodec<Value> {
    known.withLock { known in
      if let made = known.first(where: { $0.base === base })?.made { return made }
      let made = ChoiceCodec.replacing(base).undecided.offering(list)
      if known.count < Self.mostKnown { known.append((base, made)) }
      return made
    }
  }
}

extension FieldBuilder where Value: Hashable & Sendable & FormTitled {
  /// The values to choose from, which other fields have, too.
  @discardableResult package func options(_ shared: SharedOptions<Value>) -> Self {
    declareOptions { shared.codec(replacing: $0) }
  }
}

/// Options of several fields, made once: their ids, titles and searches take more time and memory than all else of a field.
package final class SharedOptions<Value: Hashable & Sendable & FormTitled>: Sendable {
  private let list: OptionList<Value>
  /// The codec that offers them, and the one that it takes the place of: mostly all fields of a type have the same.
  private let known = Locked<(base: FieldCodec<Value>, made: FieldCodec<Value>)?>(nil)

  /// - Complexity: O(values).
  package init(_ values: [Value]) { list = OptionList(values, .standard) }

  fileprivate func codec(replacing base: FieldCodec<Value>) -> FieldCodec<Value> {
    known.withLock { known in
      if let known, known.base === base { return known.made }
      let made = ChoiceCodec.replacing(base).undecided.offering(list)
      known = (base, made)
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

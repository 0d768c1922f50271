/// Options of several fields, made once: their ids, titles and searches take more time and memory than all else of a field.
package final class SharedOptions<Value: Hashable & Sendable & FormTitled>: Sendable {
  let list: OptionList<Value>

  /// - Complexity: O(values).
  package init(_ values: [Value]) { list = OptionList(values, .standard) }
}

extension FieldBuilder where Value: Hashable & Sendable & FormTitled {
  /// The values to choose from, which other fields have, too.
  @discardableResult package func options(_ shared: SharedOptions<Value>) -> Self {
    declareOptions { ChoiceCodec.replacing($0).undecided.offering(shared.list) }
  }
}

import Foundation

/// Properties that hold several forms, or several values.
extension FieldList {
  /// A collection; nil if the property's type is none, or if its elements can't be edited.
  ///
  /// Values might also be chosen from options, which is known only at the end: such a property begins as a label.
  func collection<Value>(_ path: WritableKeyPath<Model, Value>, _ id: String) -> FieldBuilder<Model, Value>? {
    guard let list = Value.self as? any FormCollection.Type else { return nil }
    func make<List: FormCollection>(_ type: List.Type) -> FieldBuilder<Model, Value>? {
      // List is Value, which the compiler doesn't know.
      let path = unsafeDowncast(path, to: WritableKeyPath<Model, List>.self)
      if List.Element.self is any FormModel.Type {
        let element = ListElement(name: id, path)
        scope.add(element)
        return FieldBuilder(scope: scope, element: element, typed: nil)
      }
      guard CodecCatalog.elementCodec(of: List.Element.self) != nil else { return nil }
      let label = viewer(add(id, scope.catalog.label(for: List.self), .label(path)))
      label.detail { $0.collection = CollectionSettings(make: { ListElement(name: id, path) }) }
      return label as? FieldBuilder<Model, Value>
    }
    return make(list)
  }
}

extension CodecCatalog {
  /// The codec of values in a collection; nil if they can't be edited.
  static func elementCodec<Value>(of type: Value.Type) -> FieldCodec<Value>? {
    make(type).flatMap { $0 as? FieldCodec<Value> }
  }

  /// A value to begin with: an empty text, zero, the first case.
  static func blank<Value>(_ type: Value.Type) -> Value? {
    guard let codec = elementCodec(of: type) else { return nil }
    if case .value(let value) = codec.emptied, value != .none { return codec.unpack(value) }
    switch type {
    case is Bool.Type: return false as? Value
    case is Date.Type: return Date(timeIntervalSinceReferenceDate: 0) as? Value
    case is UUID.Type: return nil
    default: break
    }
    if case .value(let value) = codec.parse("0", .standard) { return codec.unpack(value) }
    if let option = codec.options?.ids.first,
      case .value(let value)? = codec.value(of: .choices([option]), over: .none, .standard)
    {
      return codec.unpack(value)
    }
    return nil
  }
}

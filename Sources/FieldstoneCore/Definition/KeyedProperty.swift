/// A property that a model finds by a key, because its name is known only at run time.
///
/// A key path with the key in it reads the property. It would write a copy, so a closure changes the property in place.
package struct KeyedProperty<Model, Value> {
  let path: WritableKeyPath<Model, Value?>
  let isOptional: Bool
  let blank: () -> Value?
  let change: (inout Model, (inout Value?) -> Void) -> Void

  /// - Parameters:
  ///   - path: Reads the property; nil if the model doesn't have it. Two properties have different key paths.
  ///   - isOptional: Whether the property may be nil.
  ///   - blank: Makes the value that it has where it is left out of what is submitted; nil if it may be nil.
  ///   - change: Changes the property in place.
  package init(
    _ path: WritableKeyPath<Model, Value?>, isOptional: Bool, blank: @escaping () -> Value? = { nil },
    change: @escaping (inout Model, (inout Value?) -> Void) -> Void
  ) {
    (self.path, self.isOptional, self.blank, self.change) = (path, isOptional, blank, change)
  }
}

/// Changes a part of a model in place where its key path would change a copy.
package typealias InPlaceChange<Model, Part> = (inout Model, (inout Part) -> Void) -> Void

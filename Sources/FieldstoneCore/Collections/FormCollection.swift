/// An array-like type whose elements a form can add, edit, remove and move. Arrays conform already; a collection type of
/// one's own with these operations conforms in one line.
///
/// A property of such a type becomes a collection if its elements are forms, or values that a field can hold. With
/// options, it is a choice of several instead.
public protocol FormCollection: RangeReplaceableCollection, MutableCollection, RandomAccessCollection
where Index == Int {}

extension Array: FormCollection {}
extension ContiguousArray: FormCollection {}

/// What is declared about a collection.
struct CollectionSettings {
  var isSortable = false
  var isClosed = false
  /// An element as what is compared, if no two may be equal.
  var key: ((Any) -> AnyHashable?)?
  var minimum = 0
  var maximum = Int.max
  var adding: FormString?
  var elementTitle: FormString?
  var notUnique: FormString?
  /// A summary of all elements.
  var summary: ((Any) -> FormString?)?
  /// The value of a new element.
  var template: (() -> Any)?
  /// Configures the field of an element that is a value: takes a `FieldBuilder<Element, Element>`.
  var configure: ((Any) -> Void)?
  /// Makes the collection of a property that was declared as a field, because it might have got options.
  var make: (() -> CollectionElement)?
}

/// A collection of values that are chosen from options: an array, a set, or a collection of your own.
///
/// Elements that are not among the options are kept and shown.
public protocol FormSelection: Hashable {
  associatedtype Element: Hashable
  /// The values that are chosen, each once.
  var formElements: [Element] { get }
  /// Creates a collection of values, which are in the order of the options.
  init(formElements: [Element])
}

extension Array: FormSelection where Element: Hashable {
  public var formElements: [Element] { self }
  public init(formElements: [Element]) { self = formElements }
}

extension Set: FormSelection {
  public var formElements: [Element] { Array(self) }
  public init(formElements: [Element]) { self.init(formElements) }
}

/// How a property holds what is chosen from a list of options.
struct SelectionShape<Value: Sendable, Element: Hashable & Sendable>: Sendable {
  /// The value with nothing chosen.
  let empty: Value
  /// Whether none of the options is chosen, and nothing else either: bits without an option don't count.
  let isNothing: @Sendable (Value, OptionList<Element>) -> Bool
  /// The options that a value is made of, by index and ascending, and what else it has.
  let chosen: @Sendable (Value, OptionList<Element>) -> (indices: [Int], others: [Element])
  /// The value made of these options, of these of the others of the old value, by their positions there, and of these
  /// values of a person's own; nil if they exclude each other. What no option stands for is taken from the old value.
  let make: @Sendable (_ old: Value?, _ indices: [Int], _ kept: [Int], _ own: [Element], OptionList<Element>) -> Value?
  /// The value in parts, as drafts hold them.
  let saved: @Sendable (Value, (Element) -> FormSnapshot.Value) -> [FormSnapshot.Value]
  /// The value of such parts; nil if they don't fit.
  let restored: @Sendable ([FormSnapshot.Value], (FormSnapshot.Value) -> Element?) -> Value?
}

extension SelectionShape where Value: FormSelection, Value.Element == Element {
  /// The chosen values themselves, in the order of the options; those that are no option come last.
  static var elements: SelectionShape { elements(of: \.formElements, Value.init(formElements:)) }
}

extension SelectionShape where Value: FormSelection {
  /// The same for a caller who knows that the collection's elements have this type, and can't tell the compiler.
  static var elementsOfSameType: SelectionShape {
    assert(Value.Element.self == Element.self)
    return elements(
      of: { unsafeBitCast($0.formElements, to: [Element].self) },
      { Value(formElements: unsafeBitCast($0, to: [Value.Element].self)) })
  }

  private static func elements(
    of elements: @escaping @Sendable (Value) -> [Element], _ collection: @escaping @Sendable ([Element]) -> Value
  ) -> SelectionShape {
    SelectionShape(
      empty: collection([]),
      isNothing: { value, _ in elements(value).isEmpty },
      chosen: { split(elements($0), $1) },
      make: { old, indices, kept, own, list in
        let before = old.map { split(elements($0), list).others } ?? []
        let others = kept.map { before[$0] }
        var taken = Set(others)
        let added = own.filter { taken.insert($0).inserted }
        return collection(indices.map { list.values[$0] } + others + added)
      },
      saved: { value, save in ordered(elements(value)).map(save) },
      restored: { parts, read in
        let elements = parts.compactMap(read)
        return elements.count == parts.count ? collection(elements) : nil
      })
  }

  private static func split(_ elements: [Element], _ list: OptionList<Element>) -> (indices: [Int], others: [Element]) {
    var seen: Set<Element> = []
    var (indices, others): ([Int], [Element]) = ([], [])
    for element in elements where seen.insert(element).inserted {
      if let index = list.index(of: element) { indices.append(index) } else { others.append(element) }
    }
    return (indices.sorted(), ordered(others))
  }

  /// The elements of a set get an order that is the same in every run; other collections have their own.
  private static func ordered(_ elements: [Element]) -> [Element] {
    guard Value.self is Set<Element>.Type, elements.count > 1 else { return elements }
    return elements.map { ("\($0)", $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

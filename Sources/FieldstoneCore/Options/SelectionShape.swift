import Foundation

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
  /// The options that a value is made of, by index and ascending, and what else it has.
  let chosen: @Sendable (Value, OptionList<Element>) -> (indices: [Int], others: [Element])
  /// The value made of these options and others. What no option stands for is taken from the old value.
  let make: @Sendable (_ old: Value?, _ indices: [Int], _ others: [Element], OptionList<Element>) -> Value
  /// The value in parts, as drafts hold them.
  let saved: @Sendable (Value, (Element) -> FormSnapshot.Value) -> [FormSnapshot.Value]
  /// The value of such parts; nil if they don't fit.
  let restored: @Sendable ([FormSnapshot.Value], (FormSnapshot.Value) -> Element?) -> Value?
}

extension SelectionShape where Value: FormSelection, Value.Element == Element {
  /// The chosen values themselves, in the order of the options; those that are no option come last.
  static var elements: SelectionShape {
    SelectionShape(
      empty: Value(formElements: []),
      chosen: { split($0.formElements, $1) },
      make: { _, indices, others, list in Value(formElements: indices.map { list.values[$0] } + others) },
      saved: { value, save in ordered(value.formElements).map(save) },
      restored: { parts, read in
        let elements = parts.compactMap(read)
        return elements.count == parts.count ? Value(formElements: elements) : nil
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

  /// An array keeps its order; the elements of a set get one that is the same in every run.
  private static func ordered(_ elements: [Element]) -> [Element] {
    if Value.self is [Element].Type || elements.count < 2 { return elements }
    return elements.map { ("\($0)", $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension SelectionShape where Value == IndexSet, Element == Int {
  /// The positions of the chosen options.
  static var positions: SelectionShape {
    SelectionShape(
      empty: [],
      chosen: { value, list in (value.filter { $0 < list.count }, value.filter { $0 >= list.count }) },
      make: { _, indices, others, _ in IndexSet(indices + others) },
      saved: { value, _ in value.map { .integer(Int64($0)) } },
      restored: { parts, _ in
        let positions = parts.compactMap(\.number).filter { $0 >= 0 }
        return positions.count == parts.count ? IndexSet(positions) : nil
      })
  }
}

extension SelectionShape where Value == [Int: Element] {
  /// The chosen options by their positions. An entry with another value is no option.
  static var entries: SelectionShape {
    SelectionShape(
      empty: [:],
      chosen: { value, list in
        let keys = value.keys.sorted()
        let isOption = { (key: Int) in list.values.indices.contains(key) && list.values[key] == value[key] }
        return (keys.filter(isOption), keys.filter { !isOption($0) }.compactMap { value[$0] })
      },
      make: { old, indices, others, list in
        var value = (old ?? [:]).filter { key, element in
          others.contains(element) && !(list.values.indices.contains(key) && list.values[key] == element)
        }
        for index in indices { value[index] = list.values[index] }
        return value
      },
      saved: { value, save in value.keys.sorted().flatMap { [.integer(Int64($0)), value[$0].map(save) ?? .none] } },
      restored: { parts, read in
        var value: [Int: Element] = [:]
        for index in stride(from: 0, to: parts.count, by: 2) {
          guard index + 1 < parts.count, let key = parts[index].number, let element = read(parts[index + 1]) else {
            return nil
          }
          value[key] = element
        }
        return value
      })
  }
}

extension SelectionShape where Element: FixedWidthInteger {
  /// Bits of a number: an option is chosen if all of its bits are set. Bits that belong to no option stay as they are.
  static func bits(
    of raw: @escaping @Sendable (Value) -> Element, _ value: @escaping @Sendable (Element) -> Value
  ) -> SelectionShape {
    SelectionShape(
      empty: value(0),
      chosen: { bits, list in
        (list.values.indices.filter { list.values[$0] != 0 && raw(bits) & list.values[$0] == list.values[$0] }, [])
      },
      make: { old, indices, _, list in
        let others = list.values.reduce(old.map(raw) ?? 0) { $0 & ~$1 }
        return value(indices.reduce(others) { $0 | list.values[$1] })
      },
      saved: { bits, _ in [.integer(Int64(truncatingIfNeeded: raw(bits)))] },
      restored: { parts, _ in
        guard parts.count == 1, case .integer(let number) = parts[0] else { return nil }
        let bits = Element(truncatingIfNeeded: number)
        // A draft for a wider type doesn't fit.
        return Int64(truncatingIfNeeded: bits) == number ? value(bits) : nil
      })
  }
}

extension FormSnapshot.Value {
  fileprivate var number: Int? {
    guard case .integer(let number) = self else { return nil }
    return Int(exactly: number)
  }
}

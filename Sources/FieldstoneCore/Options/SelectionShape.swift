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
  /// The value made of these options, and of these of the others of the old value, by their positions there; nil if they
  /// exclude each other. What no option stands for is taken from the old value.
  let make: @Sendable (_ old: Value?, _ indices: [Int], _ kept: [Int], OptionList<Element>) -> Value?
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
      make: { old, indices, kept, list in
        let others = old.map { split($0.formElements, list).others } ?? []
        return Value(formElements: indices.map { list.values[$0] } + kept.map { others[$0] })
      },
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

  /// The elements of a set get an order that is the same in every run; other collections have their own.
  private static func ordered(_ elements: [Element]) -> [Element] {
    guard Value.self is Set<Element>.Type, elements.count > 1 else { return elements }
    return elements.map { ("\($0)", $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension SelectionShape where Value == IndexSet, Element == Int {
  /// The positions of the chosen options.
  static var positions: SelectionShape {
    SelectionShape(
      empty: [],
      chosen: { value, list in (value.filter { $0 < list.count }, value.filter { $0 >= list.count }) },
      make: { old, indices, kept, list in
        let others = (old ?? []).filter { $0 >= list.count }
        return IndexSet(indices + kept.map { others[$0] })
      },
      saved: { value, _ in value.map { .integer(Int64($0)) } },
      restored: { parts, _ in
        let positions = parts.compactMap(\.number).filter { $0 >= 0 && $0 < Int.max }
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
        let (indices, others) = split(value, list)
        return (indices, others.compactMap { value[$0] })
      },
      make: { old, indices, kept, list in
        let (before, others) = (old ?? [:], split(old ?? [:], list).others)
        var value: [Int: Element] = [:]
        for key in kept.map({ others[$0] }) { value[key] = before[key] }
        for index in indices {
          // The position holds a value that is no option, and is kept.
          guard value[index] == nil else { return nil }
          value[index] = list.values[index]
        }
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

  /// The positions of the chosen options, and of the other entries.
  private static func split(_ value: Value, _ list: OptionList<Element>) -> (indices: [Int], others: [Int]) {
    let keys = value.keys.sorted()
    let isOption = { (key: Int) in list.values.indices.contains(key) && list.values[key] == value[key] }
    return (keys.filter(isOption), keys.filter { !isOption($0) })
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
      // As digits, because a number may have more bits than the other forms hold.
      saved: { bits, _ in [.number("\(raw(bits))")] },
      restored: { parts, _ in
        guard parts.count == 1, case .number(let digits) = parts[0] else { return nil }
        return Element(digits).map(value)
      })
  }
}

extension FormSnapshot.Value {
  fileprivate var number: Int? {
    guard case .integer(let number) = self else { return nil }
    return Int(exactly: number)
  }
}

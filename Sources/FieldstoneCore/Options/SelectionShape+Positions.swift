import Foundation

extension SelectionShape where Value == IndexSet, Element == Int {
  /// The positions of the chosen options.
  static var positions: SelectionShape {
    SelectionShape(
      empty: [],
      isNothing: { value, _ in value.isEmpty },
      chosen: { value, list in (value.filter { $0 < list.count }, value.filter { $0 >= list.count }) },
      make: { old, indices, kept, _, list in
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
      isNothing: { value, _ in value.isEmpty },
      chosen: { value, list in
        let (indices, others) = split(value, list)
        return (indices, others.compactMap { value[$0] })
      },
      make: { old, indices, kept, _, list in
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

extension FormSnapshot.Value {
  fileprivate var number: Int? {
    guard case .integer(let number) = self else { return nil }
    return Int(exactly: number)
  }
}

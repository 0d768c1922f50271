extension SelectionShape where Element: FixedWidthInteger {
  /// Bits of a number: an option is chosen if all of its bits are set. Bits that belong to no option stay as they are.
  static func bits(
    of raw: @escaping @Sendable (Value) -> Element, _ value: @escaping @Sendable (Element) -> Value
  ) -> SelectionShape {
    SelectionShape(
      empty: value(0),
      isNothing: { bits, list in !list.values.contains { isSet($0, in: raw(bits)) } },
      chosen: { bits, list in (list.values.indices.filter { isSet(list.values[$0], in: raw(bits)) }, []) },
      make: { old, indices, _, _, list in
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

  /// Whether all bits of an option are set. An option without bits never is.
  private static func isSet(_ option: Element, in bits: Element) -> Bool { option != 0 && bits & option == option }
}

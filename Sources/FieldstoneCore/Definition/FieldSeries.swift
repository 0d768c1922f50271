/// Series: many fields from one declaration. Their ids are its name followed by their offset.
extension FormElement {
  /// The id of the row at an index of the definition.
  final func id(at local: Int) -> String {
    flags.contains(.series) ? id(inSeries: local - Int(index)) : name
  }

  /// Whether the row at an index of the definition has the given id.
  final func isCalled(_ id: String, at local: Int) -> Bool {
    flags.contains(.series) ? offset(of: id) == local - Int(index) : name == id
  }

  /// The offset in the series of the row with an id; nil for an id that is not in the series.
  ///
  /// - Complexity: O(length).
  final func offset(of id: String) -> Int? {
    guard flags.contains(.series) else { return nil }
    let digits = id.utf8.dropFirst(name.utf8.count)
    // Only as many digits as fit an `Int`, and no leading zeros.
    guard !digits.isEmpty, digits.count < 19, digits.first != 0x30 || digits.count == 1, id.utf8.starts(with: name.utf8)
    else { return nil }
    var offset = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      offset = offset * 10 + Int(digit - 0x30)
    }
    return offset < count ? offset : nil
  }

  /// An id that both series have, if any. If they share ids, one of them is the id of the first row of one series,
  /// because every other id is longer or a higher number.
  final func sharedID(with other: FormElement) -> String? {
    guard count > 0, other.count > 0 else { return nil }
    if offset(of: other.firstID) != nil { return other.firstID }
    return other.offset(of: firstID) != nil ? firstID : nil
  }

  /// Whether both are single rows, or both are series, and have the same name.
  final func hasName(of other: FormElement) -> Bool {
    name == other.name && flags.contains(.series) == other.flags.contains(.series)
  }

  /// The id of its only row, or of the first row of a series.
  final var firstID: String { flags.contains(.series) ? id(inSeries: 0) : name }

  private func id(inSeries offset: Int) -> String { name + String(offset) }
}

/// Many fields of one declaration: their ids are its name followed by their offset.
extension FormElement {
  /// The id of its row at an index of the definition.
  final func id(at local: Int) -> String {
    flags.contains(.series) ? id(inSeries: local - Int(index)) : name
  }

  /// Whether its row at an index of the definition has the id.
  final func isCalled(_ id: String, at local: Int) -> Bool {
    flags.contains(.series) ? offset(of: id) == local - Int(index) : name == id
  }

  /// The offset in the series of a row by its id; nil for an id that the series does not have.
  ///
  /// - Complexity: O(length).
  final func offset(of id: String) -> Int? {
    guard flags.contains(.series) else { return nil }
    let digits = id.utf8.dropFirst(name.utf8.count)
    // No more digits than a number has that fits, and written in the one way in which ids are.
    guard !digits.isEmpty, digits.count < 19, digits.first != 0x30 || digits.count == 1, id.utf8.starts(with: name.utf8)
    else { return nil }
    var offset = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      offset = offset * 10 + Int(digit - 0x30)
    }
    return offset < count ? offset : nil
  }

  /// An id that both series have, if they have any: that of the first row of one, because every other is longer or
  /// a higher number.
  final func sharedID(with other: FormElement) -> String? {
    guard count > 0, other.count > 0 else { return nil }
    if offset(of: other.firstID) != nil { return other.firstID }
    return other.offset(of: firstID) != nil ? firstID : nil
  }

  /// Whether both are rows, or series, of the same name.
  final func hasName(of other: FormElement) -> Bool {
    name == other.name && flags.contains(.series) == other.flags.contains(.series)
  }

  /// The id of its only row, or of the first of its series.
  final var firstID: String { flags.contains(.series) ? id(inSeries: 0) : name }

  private func id(inSeries offset: Int) -> String { name + String(offset) }
}

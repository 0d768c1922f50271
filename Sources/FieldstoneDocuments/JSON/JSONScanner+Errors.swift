extension JSONScanner {
  /// What is missing here, or behind the end.
  func expected(_ what: String) -> JSONFailure {
    failure(position < end ? "Expected \(what)." : "The document ends too early: expected \(what).")
  }

  /// Why what is here is no value.
  var noValue: JSONFailure {
    guard tape.count == 0 else {
      return position < end && bytes[position].isLetter
        ? failure("Only true, false and null can be written without quotes.") : expected("a value")
    }
    return failure(
      position < end
        ? "This isn't JSON: expected an object, an array, a string, a number, true, false or null."
        : "The document is empty.")
  }

  /// A failure, with its line, column and pointer.
  func error(_ failure: JSONFailure) -> JSONError {
    let place = JSONPlace(offset: failure.offset, in: UnsafeBufferPointer(start: bytes, count: end))
    return JSONError(
      reason: failure.reason, line: place.line, column: place.column, offset: failure.offset, pointer: pointer())
  }

  /// The pointer of what is being read: the way through the containers that are open.
  private func pointer() -> String {
    var open: [Int] = []
    var index = container
    while index >= 0 {
      open.append(index)
      index = tape.entries[index].extent - 1
    }
    open.reverse()
    let view = JSONView(bytes: bytes, byteCount: end, entries: tape.entries, count: tape.count)
    var pointer = ""
    for (level, index) in open.enumerated() {
      // The child is the next open container, or what comes next in the innermost one.
      let child = level + 1 < open.count ? open[level + 1] : tape.count
      var next = index + 1
      if tape.entries[index].kind == .array {
        var position = 0
        while next < child {
          next = view.after(next)
          position += 1
        }
        pointer += "/\(position)"
      } else {
        // A key without its value is the child's. Behind a whole member, only the object itself is known.
        while next + 1 < child { next = view.after(next + 1) }
        if next < child { pointer += "/" + JSONPointer.escaped(view.string(tape.entries[next])) }
      }
    }
    return pointer
  }
}

extension UInt8 {
  /// Whether the byte is a letter of ASCII.
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}

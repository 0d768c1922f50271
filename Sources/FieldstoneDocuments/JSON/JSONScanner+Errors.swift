extension JSONScanner {
  /// What is wrong with a word that isn't one of JSON's. A text that begins with one isn't JSON at all.
  var unquoted: JSONFailure {
    container < 0
      ? JSONFailure(reason: .notJSON, offset: position)
      : expected("Only true, false and null can be written without quotes.")
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

/// Decodes any bytes in any pieces: the key decoder must consume all of them, terminate, and find the same keys in the
/// pieces as in the whole.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  // The first byte determines how the others are split.
  guard count > 1 else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: start + 1, count: count - 1))
  let whole = inputs(of: [bytes[...]])
  let ones = inputs(of: bytes.indices.map { bytes[$0...$0] })
  precondition(whole == ones, "Byte by byte: \(ones)\nAt once: \(whole)")
  var pieces: [ArraySlice<UInt8>] = []
  var rest = bytes[...]
  var size = Int(start[0])
  while !rest.isEmpty {
    size = (size * 5 + 3) % 17
    pieces.append(rest.prefix(size + 1))
    rest = rest.dropFirst(size + 1)
  }
  let cut = inputs(of: pieces)
  precondition(whole == cut, "In pieces: \(cut)\nAt once: \(whole)")
  return 0
}

/// The inputs that a decoder finds in pieces, with consecutive texts joined.
private func inputs(of pieces: [ArraySlice<UInt8>]) -> [ScreenInput] {
  var decoder = KeyDecoder()
  var found: [ScreenInput] = []
  var most = 0
  func take(_ input: ScreenInput) {
    if case .key(let key) = input, case .text(let text) = key.name, key.modifiers.isEmpty,
      case .key(let last)? = found.last, case .text(let before) = last.name, last.modifiers.isEmpty
    {
      found[found.count - 1] = .key(Key(.text(before + text)))
    } else {
      found.append(input)
    }
  }
  for piece in pieces {
    most += piece.count
    decoder.add(piece)
    while let input = decoder.next() {
      take(input)
      precondition(found.count <= most, "The decoder found more inputs than bytes.")
    }
  }
  while let input = decoder.next(isLate: true) { take(input) }
  precondition(!decoder.isUndecided, "The decoder has bytes left.")
  return found
}

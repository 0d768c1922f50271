import FieldstoneCore

extension String {
  /// An id as the name or value of a control: with a percent escape for every byte that is no letter or digit of ASCII, nor
  /// one of `.-_`. HTML, browsers and HTTP drop, change or give a meaning to some of the rest. No id at all is a single
  /// `%`, because an empty value is the answer that there is none.
  var wireName: String {
    guard utf8.isEmpty || !utf8.allSatisfy(Self.isPlain) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count * 3 + 1)
    if utf8.isEmpty { bytes.append(UInt8(ascii: "%")) }
    for byte in utf8 {
      if Self.isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), Self.digit(byte >> 4), Self.digit(byte & 15)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func digit(_ number: UInt8) -> UInt8 {
    number < 10 ? UInt8(ascii: "0") + number : UInt8(ascii: "A") + number - 10
  }
}

extension FormRowID {
  /// The name of the row's field in what is sent. It never begins with a colon, as the names of the page itself do.
  var fieldName: String { path.wireName }
}

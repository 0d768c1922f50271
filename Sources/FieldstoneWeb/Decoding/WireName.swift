import FieldstoneCore

extension String {
  /// An id as the name or value of a control, with a percent escape for every byte that is not an ASCII letter or digit
  /// or one of `.-_`: HTML, browsers and HTTP drop, change or interpret some of the others. An empty id is a single
  /// `%`, because an empty value means no answer.
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
  /// The name of the row's field in a POST. It never begins with a colon; the names of the page's own fields do.
  var fieldName: String { path.wireName }

  /// The name of the search box for the row's options.
  var searchName: String { ":search:" + fieldName }

  /// The name of the slider beside the row's number.
  var sliderName: String { ":slider:" + fieldName }
}

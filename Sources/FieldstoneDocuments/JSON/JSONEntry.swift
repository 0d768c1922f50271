/// One value or one key of a document: what it is, where it is in the bytes, and how long it is.
///
/// A document is a flat list of entries in the order of the text. An object is followed by its keys and values in turn,
/// an array by its elements. Eight bytes for each entry keep the list within four times the size of the text, even for
/// an array of single digits.
struct JSONEntry {
  enum Kind: UInt8 {
    case null, no, yes
    /// A whole number of at most 18 digits, without fraction and exponent.
    case integer
    case number
    /// A string whose bytes in the text are its value.
    case string
    /// A string with at least one escape.
    case escapedString
    case array, object
  }

  /// The largest offset, length and number of entries: 30 bits.
  static let largest = 1 << 30 - 1

  private let bits: UInt64

  /// `extent` is the number of bytes of a number or of what stands between a string's quotes, and the number of entries
  /// of an array or object, with itself.
  init(_ kind: Kind, at offset: Int, extent: Int) {
    bits = UInt64(kind.rawValue) | UInt64(truncatingIfNeeded: offset) << 4 | UInt64(truncatingIfNeeded: extent) << 34
  }

  // The bits come from `init` only.
  var kind: Kind { unsafeBitCast(UInt8(truncatingIfNeeded: bits & 0xF), to: Kind.self) }
  /// Where the value begins: for strings, the first byte after the quote.
  var offset: Int { Int(truncatingIfNeeded: bits >> 4 & 0x3FFF_FFFF) }
  var extent: Int { Int(truncatingIfNeeded: bits >> 34) }

  var isContainer: Bool { kind.rawValue >= Kind.array.rawValue }
  var isString: Bool { kind == .string || kind == .escapedString }
  var isNumber: Bool { kind == .integer || kind == .number }

  /// How many entries the value takes.
  var span: Int { isContainer ? extent : 1 }
}

extension Rules {
  static let iban = FormRuleDescription(
    name: "iban",
    help: "An international bank account number with correct check digits. Spaces and hyphens are ignored.",
    example: "@Field(.mask(.iban), .iban) var account = \"\"",
    accepts: ["DE89370400440532013000", "GB82 WEST 1234 5698 7654 32", "NO9386011117947", "de89370400440532013000"],
    refuses: ["DE89370400440532013001", "DE89", "8937040044053201", "DE89370400440532013000X", "-"])

  /// ISO 13616-1: a country, two check digits, and an account; 15 to 34 characters. With the first four at the end, and
  /// letters as the numbers from 10 on, it is 1 modulo 97 (ISO/IEC 7064, MOD 97-10).
  static func isIBAN(_ text: String) -> Bool {
    let bytes = text.utf8.filter { $0 != 0x20 && $0 != 0x2D }
    guard (15...34).contains(bytes.count) else { return false }
    func value(_ byte: UInt8) -> Int? {
      switch byte {
      case 0x30...0x39: Int(byte) - 0x30
      case 0x41...0x5A: Int(byte) - 0x41 + 10
      case 0x61...0x7A: Int(byte) - 0x61 + 10
      default: nil
      }
    }
    var rest = 0
    for index in bytes.indices {
      let isLetter = index < 2 ? true : index < 4 ? false : nil
      guard let number = value(bytes[index]), isLetter.map({ $0 == (number > 9) }) ?? true else { return false }
    }
    for byte in bytes[4...] + bytes[..<4] {
      guard let number = value(byte) else { return false }
      rest = (rest * (number > 9 ? 100 : 10) + number) % 97
    }
    return rest == 1
  }
}

extension FieldBuilder where Value: FormText {
  /// An international bank account number with correct check digits (ISO 13616-1).
  @discardableResult public func iban() -> Self {
    rule(.iban)
  }
}

extension FieldTrait {
  /// An international bank account number with correct check digits (ISO 13616-1).
  public static var iban: FieldTrait { FieldTrait() }
}

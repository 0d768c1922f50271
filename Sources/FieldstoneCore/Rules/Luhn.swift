extension Rules {
  static let luhn = FormRuleDescription(
    name: "luhn", help: "A card number with a correct check digit. Spaces and hyphens between digits are ignored.",
    example: "@Field(.luhn) var card = \"\"",
    accepts: ["4111111111111111", "79927398713", "0", "4111 1111 1111 1111", "4111-1111-1111-1111"],
    refuses: ["79927398710", "4111111111111112", "411a", "-"])

  /// The algorithm of ISO/IEC 7812-1, annex B: from the right, every second digit doubled, digits summed, divisible
  /// by 10.
  static func isLuhn(_ text: String) -> Bool {
    var sum = 0
    var digits = 0
    for byte in text.utf8.reversed() {
      if byte == 0x20 || byte == 0x2D { continue }
      guard (0x30...0x39).contains(byte) else { return false }
      var digit = Int(byte - 0x30)
      if digits % 2 == 1 { digit = digit * 2 > 9 ? digit * 2 - 9 : digit * 2 }
      sum += digit
      digits += 1
    }
    return digits > 0 && sum % 10 == 0
  }
}

extension FieldBuilder where Value: FormText {
  /// A card number with a valid check digit.
  @discardableResult public func luhn() -> Self {
    rule(.luhn)
  }
}

extension FieldTrait {
  /// A card number with a valid check digit.
  public static var luhn: FieldTrait { FieldTrait() }
}

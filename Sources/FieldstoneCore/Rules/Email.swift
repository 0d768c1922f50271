extension Rules {
  static let email = FormRuleDescription(
    name: "email",
    help: "An email address as browsers define it (HTML, 4.10.5.1.5), including international hosts.",
    example: "@Field(.email) var contact = \"\"",
    accepts: [
      "test@test.com", "a@b.c", "a.@b.co", "a..b@c.de", "a+b@c.de", "o'hara@x.ie", "a@xn--bcher-kva.ch", "a@münchen.de",
      "root@localhost", "x_y-z@sub.example.org",
    ],
    refuses: [
      "test", "@x.com", "x@", "x@.com", "a@b@c.com", "foo bar@x.com", "test@ex ample.com", "a@b.com.", "<a@b.c>",
      "a@-b.com", "a@b-.com", "é@x.com", "a@b_c.com", "a@x..com",
    ])

  /// The grammar of a valid email address in the HTML standard, section 4.10.5.1.5: an ASCII local part, then labels of
  /// at most 63 letters, digits and inner hyphens.
  ///
  /// Deviation: non-ASCII letters are accepted in the host, because browsers convert them to Punycode before
  /// validating.
  static func isEmail(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count <= 1_000, let at = bytes.firstIndex(of: 0x40), at != bytes.startIndex,
      bytes[..<at].allSatisfy(isLocalByte)
    else { return false }
    let host = text[text.index(after: at)...]
    return host.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isLabel)
  }

  private static func isLocalByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: ".!#$%&'*+/=?^_`{|}~-".utf8.contains(byte)
    }
  }

  private static func isLabel(_ label: Substring) -> Bool {
    guard (1...63).contains(label.utf8.count), label.first != "-", label.last != "-" else { return false }
    return label.allSatisfy { $0 == "-" || ($0.isASCII ? $0.isLetter || $0.isNumber : $0.isLetter) }
  }
}

extension FieldBuilder where Value: FormText {
  /// An email address: validated, and typed on an email keyboard. Leading and trailing white space is dropped.
  @discardableResult public func email() -> Self {
    detail { $0.control = .text(.email) }
    trimmed()
    return rule(.email)
  }
}

extension FieldTrait {
  /// An email address: validated, and typed on an email keyboard.
  public static var email: FieldTrait { FieldTrait() }
}

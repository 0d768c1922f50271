import Foundation

extension Rules {
  static let web = FormRuleDescription(
    name: "web", help: "A web address with a host; http and https only.", example: "@Field(.web) var homepage = \"\"",
    accepts: ["https://example.org", "http://example.org/a?b#c", "example.org/talks", "https://münchen.de"],
    refuses: [
      "example", "https://", "ftp://example.org", "ht tp://x.org", "https://exa mple.org", "javascript:alert(1)",
    ])

  static func isWebAddress(_ text: String) -> Bool {
    guard let url = try? URL.formValue(from: text, in: .standard), let scheme = url.scheme?.lowercased() else {
      return false
    }
    return scheme == "http" || scheme == "https"
  }
}

extension FieldBuilder where Value: FormText {
  /// A web address: validated, and typed on a URL keyboard. Leading and trailing white space is dropped.
  @discardableResult public func web() -> Self {
    detail { $0.control = .text(.url) }
    trimmed()
    return rule(.web)
  }
}

extension FieldTrait {
  /// A web address: validated, and typed on a URL keyboard.
  public static var web: FieldTrait { FieldTrait() }
}

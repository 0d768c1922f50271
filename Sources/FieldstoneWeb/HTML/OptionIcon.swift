import FieldstoneCore

/// The icon of an option, where it is a symbol that can be written as text, like an emoji. A page loads nothing, so the
/// name of an icon is left to surfaces that have a set of icons. Screen readers skip it, because the title says the
/// same.
struct OptionIcon {
  private let symbol: String

  init?(_ name: String?) {
    guard let name, !name.isEmpty, name.count <= 2, !name.utf8.contains(where: { $0 < 0x80 }) else { return nil }
    symbol = name
  }

  func write(to html: inout HTMLWriter) {
    html.literal("<span class=\"icon\" aria-hidden=\"true\">")
    html.text(symbol)
    html.literal("</span>")
  }
}

import FieldstoneCore

/// Writes icons: a drawing for those that every surface knows, and a character for an emoji. A page loads nothing, so
/// other names are left to surfaces that have a set of icons. Screen readers skip icons, because the title says the same.
struct IconWriter {
  private enum Picture {
    case drawing(StaticString)
    case character(String)
  }

  private let picture: Picture

  /// - Returns: Nil if the page has nothing to show for it.
  init?(_ icon: FormIcon?) {
    guard let icon else { return nil }
    if let drawing = IconDrawings.all[icon] {
      picture = .drawing(drawing)
    } else if !icon.rawValue.isEmpty, icon.rawValue.count <= 2, !icon.rawValue.utf8.contains(where: { $0 < 0x80 }) {
      picture = .character(icon.rawValue)
    } else {
      return nil
    }
  }

  func write(to html: inout HTMLWriter) {
    html.literal("<span class=\"icon\" aria-hidden=\"true\">")
    switch picture {
    case .character(let symbol): html.text(symbol)
    case .drawing(let path):
      html.literal("<svg viewBox=\"0 0 24 24\"><path d=\"")
      html.literal(path)
      html.literal("\"/></svg>")
    }
    html.literal("</span>")
  }
}

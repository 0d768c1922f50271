import FieldstoneCore

/// A theme as pages have it: a style sheet, and what a theme adds to the markup.
struct PageLook: Sendable {
  let theme: FormTheme
  /// The styles after those that all pages have; nil for the standard theme.
  let styles: EmbeddedText?

  static let standard = PageLook(.standard)

  init(_ theme: FormTheme) {
    self.theme = theme
    let sheet = theme == .standard ? "" : Self.sheet(theme)
    styles = sheet.isEmpty ? nil : EmbeddedText(ofProgram: sheet)
  }

  /// Whether the labels of texts are in them.
  var floats: Bool { theme.labels == .floating }
}

/// The look of a site. Pages that are being written while it changes may still have the one before.
final class SiteLook: Sendable {
  private let looks = Locked((now: PageLook.standard, before: PageLook.standard))

  var now: PageLook {
    get { looks.withLock { $0.now } }
    set { looks.withLock { $0 = (newValue, $0.now) } }
  }

  /// The styles that pages may have.
  var styles: [EmbeddedText] { looks.withLock { [$0.now.styles, $0.before.styles].compactMap { $0 } } }
}

extension WebForm {
  /// How the pages look. Setting it costs the same for any number of rows; a page that is open in a browser shows it once
  /// it is loaded again.
  public var formTheme: FormTheme {
    get { parts.look.theme }
    set { if newValue != formTheme { parts.look = PageLook(newValue) } }
  }

  /// The styles of the ``formTheme``, after the ``stylesheet``: empty for the standard one. A program needs them for a
  /// ``fragment()`` in a document of its own.
  public var themeStyles: String { parts.look.styles?.text ?? "" }
  /// The digest of these styles, as a content security policy allows them: `'sha256-…'`; empty for the standard theme.
  public var themeStylesDigest: String { parts.look.styles?.source ?? "" }
}

extension WebFormSite {
  /// How the pages look. It can be changed while the site serves: pages have it from then on, and those that are open in
  /// a browser once they are loaded again.
  public var formTheme: FormTheme {
    get { look.now.theme }
    set { if newValue != formTheme { look.now = PageLook(newValue) } }
  }

  /// What the program says about the rows, with the look that pages have now.
  var partsNow: WebFormParts {
    var parts = parts
    parts.look = look.now
    return parts
  }
}

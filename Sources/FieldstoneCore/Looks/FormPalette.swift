/// The colors of a theme, by what they are for.
///
/// Each surface shows the ``standard`` palette in colors of its own: a window in those of the desktop, a terminal in those
/// that fit its background. Of another palette a page takes all colors, a window all but the separators, and a terminal
/// the accent, errors and warnings, if it knows its background and has more than sixteen colors. Nothing is said by color
/// alone.
public struct FormPalette: Sendable, Hashable, Codable {
  /// What can be pressed, what is chosen, and the edge around what has the focus.
  public var accent = FormColor(light: 0x0058C7, dark: 0x6CB0FF)
  /// Behind everything.
  public var page = FormColor(light: 0xF2F2F7, dark: 0x000000)
  /// Behind the rows of a group.
  public var group = FormColor(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// Titles and answers.
  public var text = FormColor(light: 0x1C1C1E, dark: 0xF5F5F7)
  /// Help, footers, placeholders and marks.
  public var secondaryText = FormColor(light: 0x5B5B61, dark: 0xAEAEB4)
  /// Lines between rows, which say nothing and need no contrast.
  public var separator = FormColor(light: 0xD4D4D9, dark: 0x3A3A3D)
  /// The edges of fields and buttons.
  public var controlBorder = FormColor(light: 0x80808A, dark: 0x85858D)
  public var error = FormColor(light: 0xB3121D, dark: 0xFF8F86)
  public var warning = FormColor(light: 0x7A4A00, dark: 0xFFC46B)

  public init() {}

  /// The colors that every surface has without a theme.
  public static let standard = FormPalette()

  /// Behind an error that is in a box: the group's color with a tenth of the error's.
  public func errorBackground(_ background: FormColor.Background) -> FormColor.RGB {
    group[background].mixed(with: error[background], 0.1)
  }

  /// Behind what is chosen: the group's color with a tenth of the accent.
  public func chosenBackground(_ background: FormColor.Background) -> FormColor.RGB {
    group[background].mixed(with: accent[background], 0.1)
  }
}

/// Contrast.
extension FormPalette {
  /// A pair of colors that are beside each other, and the contrast between them.
  public struct Contrast: Sendable, Hashable, CustomStringConvertible {
    /// What it is, such as `secondaryText on page, dark`.
    public let name: String
    /// From 1 to 21.
    public let ratio: Double
    /// The least that people with low vision need: 4.5 for texts, 3 for edges and marks (WCAG 2.2, 1.4.3 and 1.4.11).
    public let least: Double
    public var isEnough: Bool { ratio >= least }
    public var description: String { "\(name): \((ratio * 100).rounded(.down) / 100), at least \(least)" }
  }

  /// The contrast of all pairs that surfaces show, in light and in dark. A program checks a palette of its own with it.
  ///
  /// ```swift
  /// var theme = FormTheme.insetGroups
  /// theme.colors.accent = FormColor(light: 0x7A1F5C, dark: 0xF0A6D6)
  /// let tooWeak = theme.colors.contrasts.filter { !$0.isEnough }
  /// assert(tooWeak.isEmpty, "\(tooWeak)")
  /// ```
  public var contrasts: [Contrast] {
    FormColor.Background.allCases.flatMap { background -> [Contrast] in
      func pair(
        _ name: String, _ color: FormColor.RGB, on other: String, _ behind: FormColor.RGB, _ least: Double
      ) -> Contrast {
        Contrast(
          name: "\(name) on \(other), \(background.rawValue)", ratio: color.contrast(with: behind), least: least)
      }
      let texts = [
        ("text", text), ("secondaryText", secondaryText), ("accent", accent), ("error", error), ("warning", warning),
      ]
      let behind = [("page", page[background]), ("group", group[background])]
      var pairs = texts.flatMap { name, color in
        behind.map { pair(name, color[background], on: $0.0, $0.1, 4.5) }
      }
      pairs += behind.map { pair("controlBorder", controlBorder[background], on: $0.0, $0.1, 3) }
      let (accent, errors) = (accent[background], errorBackground(background))
      let chosen = chosenBackground(background)
      pairs.append(pair("its text", accent.textOnIt, on: "accent", accent, 4.5))
      pairs.append(pair("error", error[background], on: "errorBackground", errors, 4.5))
      pairs.append(pair("text", text[background], on: "errorBackground", errors, 4.5))
      pairs.append(pair("text", text[background], on: "chosenBackground", chosen, 4.5))
      pairs.append(pair("accent", accent, on: "chosenBackground", chosen, 4.5))
      return pairs
    }
  }
}

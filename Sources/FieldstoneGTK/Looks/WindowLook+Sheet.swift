#if GTK
  import FieldstoneCore

  /// A theme as a style sheet.
  extension WindowLook {
    /// - Parameters:
    ///   - name: the class of the widgets that it is for.
    ///   - isHighContrast: whether the desktop asks for high contrast. The colors are then those of the desktop, and every
    ///     group and row has its edges, whatever the theme says.
    static func sheet(_ theme: FormTheme, _ name: String, isDark: Bool, isHighContrast: Bool = false) -> String {
      let look = ".\(name)"
      let parts = [
        isHighContrast ? "" : colors(theme.colors, look, isDark ? .dark : .light), heights(theme, look),
        isHighContrast ? "" : groups(theme, look), radius(theme.radius, look),
        isHighContrast ? contrastIssues(theme.issues, look) : issues(theme.issues, look), labels(theme.labels, look),
        theme.motion == .none ? "\(look) * { transition: none; animation: none; }" : "",
      ]
      return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private static func pixels(_ points: Double) -> String {
      "\(Int((points.isFinite ? min(max(points, 0), 1000) : 0).rounded()))px"
    }

    private static func colors(_ colors: FormPalette, _ look: String, _ background: FormColor.Background) -> String {
      guard colors != .standard else { return "" }
      let accent = colors.accent[background]
      let (page, group) = (colors.page[background], colors.group[background])
      let named: [(String, FormColor.RGB)] = [
        ("accent_color", accent), ("accent_bg_color", accent), ("accent_fg_color", accent.textOnIt),
        ("window_bg_color", page), ("window_fg_color", colors.text[background]), ("view_bg_color", group),
        ("view_fg_color", colors.text[background]), ("card_bg_color", group),
        ("card_fg_color", colors.text[background]), ("headerbar_bg_color", page),
        ("headerbar_fg_color", colors.text[background]), ("popover_bg_color", group),
        ("popover_fg_color", colors.text[background]), ("dialog_bg_color", page),
        ("dialog_fg_color", colors.text[background]), ("error_color", colors.error[background]),
        ("warning_color", colors.warning[background]),
      ]
      let definitions = named.map { "@define-color \($0.0) \($0.1.hexadecimal);" }.joined(separator: "\n")
      return """
        \(definitions)
        \(look) .dim-label, \(look) row label.subtitle { color: \(colors.secondaryText[background].hexadecimal); opacity: 1; }
        \(look) .warning { color: @warning_color; }
        \(look) button.suggested-action { background-color: @accent_bg_color; color: @accent_fg_color; }
        """
    }

    private static func heights(_ theme: FormTheme, _ look: String) -> String {
      var height: Double? =
        switch theme.density {
        case .compact: 38
        case .regular: nil
        case .spacious: 64
        }
      if case .constant(let points) = theme.height { height = points }
      var sheet: [String] = []
      if let height {
        sheet.append("\(look) row > box.header { min-height: \(pixels(height)); }")
        sheet.append("\(look) row.text-row > box { min-height: \(pixels(height - 6)); }")
      }
      if let insets = theme.insets {
        // Rows have 12 pixels at the sides, and none above and below.
        let (sides, ends) = (pixels(max(0, insets.horizontal - 12)), pixels(max(0, insets.vertical - 8)))
        sheet.append("\(look) .boxed-list > row { padding: \(ends) \(sides); }")
        sheet.append("\(look) .boxed-list > row.remarks { padding: 0 \(sides); }")
      }
      return sheet.joined(separator: "\n")
    }

    private static func groups(_ theme: FormTheme, _ look: String) -> String {
      var sheet: [String] = []
      switch theme.groups {
      case .automatic, .cards: break
      case .boxed:
        sheet.append("\(look) .boxed-list { box-shadow: 0 0 0 1px alpha(currentColor, 0.45); }")
      case .plain:
        sheet.append(
          """
          \(look) .boxed-list { background: none; box-shadow: none; border-radius: 0; }
          \(look) .boxed-list > row { background-color: transparent; border-radius: 0; }
          """)
        if theme.separators == .none {
          // A line to write on.
          sheet.append("\(look) row.text-row > box { border-bottom: 1px solid alpha(currentColor, 0.5); }")
        }
      }
      if theme.separators == .none { sheet.append("\(look) .boxed-list > row { border-bottom-color: transparent; }") }
      return sheet.joined(separator: "\n")
    }

    private static func radius(_ radius: Double?, _ look: String) -> String {
      guard let radius else { return "" }
      let (group, field) = (pixels(radius), pixels(radius * 2 / 3))
      return """
        \(look) .boxed-list { border-radius: \(group); }
        \(look) .boxed-list > row:first-child { border-top-left-radius: \(group); border-top-right-radius: \(group); }
        \(look) .boxed-list > row:last-child { border-bottom-left-radius: \(group); border-bottom-right-radius: \(group); }
        \(look) button:not(.circular):not(.disclosure), \(look) .tile { border-radius: \(field); }
        """
    }

    private static func issues(_ issues: FormTheme.Issues, _ look: String) -> String {
      switch issues {
      case .automatic, .text: ""
      case .bar:
        """
        \(look) row.error { box-shadow: inset 4px 0 @error_color; }
        \(look) row.error:dir(rtl) { box-shadow: inset -4px 0 @error_color; }
        """
      case .filled:
        """
        \(look) .issue-line { padding: 6px 9px; border-radius: 6px; border: 1px solid alpha(currentColor, 0.35); }
        \(look) .issue-line.error { background-color: alpha(@error_color, 0.1); border-color: @error_color; }
        """
      }
    }

    /// The same in high contrast, with the color of the text.
    private static func contrastIssues(_ issues: FormTheme.Issues, _ look: String) -> String {
      switch issues {
      case .automatic, .text, .bar: ""
      case .filled: "\(look) .issue-line { padding: 6px 9px; border-radius: 6px; border: 1px solid currentColor; }"
      }
    }

    /// Labels that don't float are always small, above what is typed.
    private static func labels(_ labels: FormTheme.Labels, _ look: String) -> String {
      switch labels {
      case .automatic, .floating: ""
      case .above, .beside:
        """
        \(look) row.text-row.empty:not(:focus-within) .title { transform: none; }
        \(look) row.text-row.beside .title > .caption { font-size: 1em; opacity: 1; }
        """
      }
    }
  }
#endif

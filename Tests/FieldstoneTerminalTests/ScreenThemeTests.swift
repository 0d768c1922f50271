import Foundation
import Testing

@testable import FieldstoneTerminal

@Suite("Themes of the screen")
struct ScreenThemeTests {
  /// The default sixteen colors of xterm.
  private static let ansi: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000, 0x00FF00,
    0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
  private static let dark: [UInt32] = [0x000000, 0x0C0C0C, 0x1E1E2E, 0x282C34, 0x002B36]
  private static let light: [UInt32] = [0xFFFFFF, 0xFAFAFA, 0xFDF6E3, 0xEFF1F5]

  /// The color that a terminal shows.
  private static func shown(_ color: TerminalColor, _ depth: ColorDepth) -> TerminalColor? {
    switch depth {
    case .none: nil
    case .sixteen: color.ansi.map { TerminalColor(ansi[Int($0)]) }
    case .indexed: TerminalColor(index: color.index)
    case .full: color
    }
  }

  /// Relative luminance (WCAG 2.2).
  private static func luminance(_ color: TerminalColor) -> Double {
    func linear(_ value: UInt8) -> Double {
      let part = Double(value) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func contrast(_ left: TerminalColor, _ right: TerminalColor) -> Double {
    let (low, high) = (min(luminance(left), luminance(right)), max(luminance(left), luminance(right)))
    return (high + 0.05) / (low + 0.05)
  }

  @Test("Every style has enough contrast on all backgrounds of its theme, at every color depth")
  func contrasts() {
    var checked = 0
    for (colors, backgrounds) in [(TerminalColors.dark, Self.dark), (.light, Self.light)] {
      for depth in [ColorDepth.sixteen, .indexed, .full] {
        let theme = ScreenTheme(colors, depth: depth)
        // With sixteen colors the background is one of them too.
        let pages = depth == .sixteen ? [backgrounds[0]] : backgrounds
        for (style, page) in CellStyle.allCases.flatMap({ style in pages.map { (style, $0) } }) {
          let look = theme[style]
          let background = look.background.flatMap { Self.shown($0, depth) } ?? TerminalColor(page)
          // The terminal's own text color is meant for its own background.
          let own = TerminalColor(colors == .dark ? 0xE5E5E5 : 0x000000)
          let foreground = look.foreground.flatMap { Self.shown($0, depth) } ?? own
          let least = [.border, .activeBorder, .mark].contains(style) ? 3 : 4.5
          let contrast = Self.contrast(foreground, background)
          #expect(contrast >= least, "\(style) at \(depth) on \(String(page, radix: 16)): \(contrast)")
          checked += 1
        }
      }
    }
    #expect(checked > 400)
  }

  @Test("The edge of a field contrasts with the page and the field, in every theme with known colors")
  func edges() {
    var least = Double.infinity
    for (colors, backgrounds) in [(TerminalColors.dark, Self.dark), (.light, Self.light)] {
      for (depth, pages) in [(ColorDepth.sixteen, [backgrounds[0]]), (.indexed, backgrounds), (.full, backgrounds)] {
        let theme = ScreenTheme(colors, depth: depth)
        for style in [CellStyle.field, .activeField, .placeholder, .activePlaceholder] {
          let look = theme[style]
          #expect(look.isUnderlined && theme.sequence(style).contains(";4"), "\(style) has no edge at \(depth).")
          // An underline has the color of the text above it.
          let own = TerminalColor(colors == .dark ? 0xE5E5E5 : 0x000000)
          let line = look.foreground.flatMap { Self.shown($0, depth) } ?? own
          let inside = look.background.flatMap { Self.shown($0, depth) }
          for outside in pages.map({ TerminalColor($0) }) + (inside.map { [$0] } ?? []) {
            least = min(least, Self.contrast(line, outside))
          }
        }
      }
    }
    #expect(least >= 3, "The lowest contrast of an edge is \(least) to 1.")
  }

  @Test("The terminal's own colors contrast with both black and white")
  func own() {
    let theme = ScreenTheme(nil, depth: .full)
    for style in CellStyle.allCases {
      for color in [theme[style].foreground, theme[style].background].compactMap(\.self) {
        let shown = TerminalColor(Self.ansi[Int(color.ansi ?? 0)])
        #expect(Self.contrast(shown, TerminalColor(0xFFFFFF)) >= 3 && Self.contrast(shown, TerminalColor(0)) >= 3)
      }
    }
  }

  @Test("Styles of different meaning differ without colors too", arguments: [nil, TerminalColors.dark, .light])
  func bare(colors: TerminalColors?) {
    let theme = ScreenTheme(colors, depth: .none)
    let pairs: [(CellStyle, CellStyle)] = [
      (.plain, .current), (.plain, .selection), (.activeField, .selection), (.button, .activeButton), (.plain, .field),
      (.plain, .match), (.plain, .today), (.plain, .heading), (.plain, .status), (.plain, .title),
    ]
    for (left, right) in pairs {
      let (left, right) = (theme[left].sequence(.none), theme[right].sequence(.none))
      #expect(left != right)
      #expect(!left.contains("38;") && !right.contains("48;"))
    }
  }

  @Test("Colors map to the nearest of 256, or to their entry of the terminal's sixteen")
  func reduction() {
    #expect(TerminalColor(0xFF0000).index == 196 && TerminalColor(0x000000).index == 16)
    #expect(TerminalColor(0x808080).index == 244 && TerminalColor(0xFFFFFF).index == 231)
    for index in 16...255 {
      #expect(TerminalColor(index: TerminalColor(index: index).index) == TerminalColor(index: index))
    }
    #expect(TerminalColor(0xFF0000, ansi: 9).code(.sixteen, isBackground: true) == "101")
    #expect(TerminalColor(0x102030).code(.full, isBackground: false) == "38;2;16;32;48")
  }

  @Test("The environment determines the color depth")
  func depth() {
    #expect(ColorDepth(environment: ["TERM": "xterm-256color"]) == .indexed)
    #expect(ColorDepth(environment: ["TERM": "xterm", "COLORTERM": "truecolor"]) == .full)
    #expect(ColorDepth(environment: ["TERM": "linux"]) == .sixteen)
    #expect(ColorDepth(environment: ["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": "1"]) == .none)
    #expect(ColorDepth(environment: ["TERM": "xterm", "NO_COLOR": ""]) == .sixteen)
  }
}

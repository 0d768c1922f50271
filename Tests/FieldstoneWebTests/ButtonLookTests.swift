import Foundation
import Testing

@testable import FieldstoneWeb

/// The stylesheet's rules for a button, applied by specificity and order.
private struct ButtonLook {
  private static let sheet = Stylesheet.text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }

  /// The colors by name, light or dark.
  private static func names(isDark: Bool) -> [String: String] {
    let roots = sheet.matches(of: /:root\{([^}]*)\}/).map { String($0.1) }
    return roots.prefix(isDark ? 2 : 1).reduce(into: [:]) { names, root in
      for pair in root.matches(of: /--([a-z-]+):(#[0-9a-f]+)/) { names[String(pair.1)] = String(pair.2) }
    }
  }

  let text: String
  let background: String

  init(_ name: String, isDisabled: Bool, isDark: Bool) {
    let state = isDisabled ? ":disabled" : ":enabled"
    var found: [String: (weight: Int, value: String)] = [:]
    for rule in Self.sheet.matches(of: /(?m)^([^@{}]+)\{([^}]*)\}/) {
      for selector in rule.1.split(separator: ",") {
        let parts = selector.matches(of: /[.:]?[a-z-]+/).map { String($0.0) }
        guard parts.joined() == selector, parts.allSatisfy(["button", "." + name, state].contains) else { continue }
        let weight = parts.reduce(0) { $0 + ($1 == "button" ? 1 : 10) }
        for line in rule.2.split(separator: ";") {
          let pair = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
          if weight >= found[pair[0]]?.weight ?? 0 { found[pair[0]] = (weight, pair[1]) }
        }
      }
    }
    let names = Self.names(isDark: isDark)
    func color(_ property: String) -> String {
      let value = found[property]?.value ?? ""
      return value.firstMatch(of: /var\(--([a-z-]+)\)/).flatMap { names[String($0.1)] } ?? value
    }
    (text, background) = (color("color"), color("background"))
  }

  var contrast: Double {
    let (low, high) = (
      min(Self.luminance(text), Self.luminance(background)), max(Self.luminance(text), Self.luminance(background))
    )
    return (high + 0.05) / (low + 0.05)
  }

  private static func luminance(_ color: String) -> Double {
    var digits = color.dropFirst().map { $0.hexDigitValue ?? 0 }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    let parts = stride(from: 0, to: 6, by: 2).map { place in
      let part = Double(digits[place] * 16 + digits[place + 1]) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}

@Suite("Button colors")
struct ButtonLookTests {
  @Test(
    "Buttons have enough contrast, light and dark, also when disabled",
    arguments: ["primary", "plain", "destructive", "link"], [false, true])
  func contrast(_ name: String, _ isDark: Bool) {
    for isDisabled in [false, true] {
      let look = ButtonLook(name, isDisabled: isDisabled, isDark: isDark)
      #expect(look.contrast >= 4.5, "\(look.text) on \(look.background), disabled: \(isDisabled)")
    }
  }
}

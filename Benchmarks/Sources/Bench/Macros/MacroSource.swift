import Foundation

/// A Swift file with one form of many properties, for the compiler.
enum MacroSource {
  /// How many traits the properties have.
  enum Traits {
    /// A doc comment and `@Field` with two or three traits on every fifth property, over all kinds of value.
    case fifth
    /// `@Field` with three traits on every property.
    case all
  }

  /// The property, and the traits in its attribute.
  private struct Kind {
    let property: String
    let traits: [String]
  }

  private static let kinds = [
    Kind(property: "text#: String = \"\"", traits: [".required", ".minimumLength(2)", ".maximumLength(200)"]),
    Kind(property: "name#: String?", traits: [".required", ".trimmed", ".placeholder(\"Ada\")"]),
    Kind(property: "count#: Int = #", traits: [".required", ".range(0...9_999)", ".stepper"]),
    Kind(property: "seats#: UInt8?", traits: [".required", ".range(1...5)", ".help(\"How many\")"]),
    Kind(property: "weight#: Double = 0.5", traits: [".required", ".range(0...100)", ".unit(\"kg\")"]),
    Kind(property: "price#: Decimal = #", traits: ["\"Price\"", ".range(0...9_999)", ".unit(\"EUR\")"]),
    Kind(property: "agrees#: Bool = false", traits: ["\"I agree\"", ".checkbox", ".mustBeTrue"]),
    Kind(property: "day#: Date?", traits: [".required", ".dateAndTime", ".help(\"When\")"]),
    Kind(property: "site#: URL?", traits: ["\"Web site\"", ".required", ".web"]),
    Kind(property: "level#: Level = .low", traits: ["\"Level\"", ".menu", ".help(\"How high\")"]),
  ]

  static func make(_ n: Int, _ traits: Traits) -> String {
    var lines = [
      "import Fieldstone", "import Foundation", "",
      "public enum Level: String, CaseIterable, Sendable { case low, middle, high }", "",
      // Compiles only if the macro has made the type a form.
      "public func makeForm() -> FormSession<Generated> { FormSession(Generated()) }", "",
      "@Form", "public struct Generated {",
    ]
    for i in 0..<n { lines += property(i, traits).map { "  " + $0 } }
    return (lines + ["  public init() {}", "}", ""]).joined(separator: "\n")
  }

  private static func property(_ i: Int, _ traits: Traits) -> [String] {
    let kind = kinds[i % kinds.count]
    let property = "public var " + kind.property.replacingOccurrences(of: "#", with: "\(i)")
    switch traits {
    case .all: return ["@Field(\(kind.traits.joined(separator: ", ")))", property]
    case .fifth:
      // Shifted by one after each ten, so that every kind gets its turn.
      guard (i + i / kinds.count) % 5 == 0 else { return [property] }
      let some = kind.traits.prefix(i % 3 == 0 ? 2 : 3).joined(separator: ", ")
      return ["/// What number \(i) is for.", "@Field(\(some))", property]
    }
  }
}

import Foundation

/// What stands between the braces of `\p{…}`, after its names were looked up.
///
/// The scalars come from the platform's data, the standard library's or Foundation's, so they follow its version of
/// Unicode.
enum UnicodeProperty: Hashable, Sendable {
  /// General categories, by their short names.
  case categories([String])
  /// The short name of a script.
  case script(String)
  case scriptExtensions(String)
  /// The key in the table of binary properties.
  case binary(String)

  /// Looks up `\p{value}`: a general category or a binary property.
  init?(lone value: String) {
    if let categories = GeneralCategories.byName[value] {
      self = .categories(categories)
    } else if let name = BinaryProperties.longNames[value] {
      self = .binary(name)
    } else {
      return nil
    }
  }

  /// Looks up the value in `\p{name=value}`; nil if one of the two is unknown.
  init?(name: String, value: String) {
    switch name {
    case "General_Category", "gc":
      guard let categories = GeneralCategories.byName[value] else { return nil }
      self = .categories(categories)
    case "Script", "sc":
      guard let script = ScriptNames.shortNames[value] else { return nil }
      self = .script(script)
    case "Script_Extensions", "scx":
      guard let script = ScriptNames.shortNames[value] else { return nil }
      self = .scriptExtensions(script)
    default: return nil
    }
  }

  /// The scalars with this property.
  ///
  /// - Complexity: some milliseconds when a property is first used in the process, O(1) later.
  var scalars: ScalarSet {
    Self.lock.lock()
    let known = Self.known[self]
    Self.lock.unlock()
    if let known { return known }
    // Not under the lock: two threads may do this at once, and find the same.
    let scalars = lookUp()
    Self.lock.lock()
    Self.known[self] = scalars
    Self.lock.unlock()
    return scalars
  }

  private func lookUp() -> ScalarSet {
    switch self {
    case .categories(let names): ScalarSet(names.flatMap { GeneralCategories.scalars[$0]?.ranges ?? [] })
    case .script(let name): ScalarScan.scalars(matching: "\\p{Script=\(name)}")
    case .scriptExtensions(let name): ScalarScan.scalars(matching: "\\p{Script_Extensions=\(name)}")
    case .binary(let name): BinaryProperties.scalars(name)
    }
  }

  private static let lock = NSLock()
  /// As many entries as there are properties, at most.
  nonisolated(unsafe) private static var known: [UnicodeProperty: ScalarSet] = [:]
}

import FieldstoneCore

/// What a program offers to the forms that it loads, by name.
///
/// ```swift
/// let names = DocumentNames(
///   actions: ["printBadge"], checks: ["isFree": { $0 == "root" ? "This name is taken." : nil }],
///   searches: ["stations": { text in ["Nord", "Süd"].filter { $0.hasPrefix(text) }.map { DocumentOption(.text($0)) } }])
/// ```
public struct DocumentNames: Sendable {
  /// A check that takes time: returns the issue of a value, or nil.
  public typealias Check = @Sendable (FormValues.Value) async throws -> FormIssue?
  /// A search for options: returns those for a text, which is empty at first.
  public typealias Search = @Sendable (String) async throws -> [DocumentOption]

  /// The actions of buttons and fields, for which the program has a handler.
  public var actions: Set<String>
  /// The controls of the program's own.
  public var controls: Set<String>
  /// The checks that take time, such as those by a server.
  public var checks: [String: Check]
  /// The searches for options.
  public var searches: [String: Search]

  public init(
    actions: Set<String> = [], controls: Set<String> = [], checks: [String: Check] = [:],
    searches: [String: Search] = [:]
  ) {
    (self.actions, self.controls, self.checks, self.searches) = (actions, controls, checks, searches)
  }
}

extension OwnValue {
  /// The name of something that the program offers.
  ///
  /// - Parameter what: What it is, in a mistake.
  static func named(_ what: String, _ offered: @escaping @Sendable (DocumentNames) -> [String: Value]) -> OwnValue {
    OwnValue(["type": "string", "minLength": 1]) { loader, place in
      guard let name = place.node.string else {
        loader.expected("the name of \(what.hasPrefix("a") ? "an" : "a") \(what)", place)
        return nil
      }
      let all = offered(loader.names)
      guard let value = all[name] else {
        loader.add(
          .unresolvedName, place,
          "There is no \(what) '\(name.shortenedInProblem)'." + suggestion(for: name, among: all.keys.sorted()))
        return nil
      }
      return value
    }
  }
}

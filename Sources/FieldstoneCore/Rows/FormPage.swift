/// The identifier of a page: the path of the row that links to it, empty for the root page.
public struct FormPageID: Sendable, Hashable, Codable, CustomStringConvertible, ExpressibleByStringLiteral {
  public let path: String
  public init(_ path: String) { self.path = path }
  public init(stringLiteral value: String) { path = value }
  /// The page that a form opens with.
  public static let root = FormPageID("")
  public var description: String { path.isEmpty ? "(root)" : path }

  public init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(String.self)) }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(path)
  }
}

/// An open page: its title, and the titles of the pages above it.
public struct FormPage: Sendable, Hashable {
  /// How a page comes to be open. Surfaces treat a kind that they don't know as pushed.
  public enum Kind: String, Sendable, Codable {
    /// It covers the page below it, and going back leads there. The root page is the first of them.
    case pushed
    /// It is a sheet: it lies over the page below it, which stays in sight where there is room.
    case sheet
    /// It is a step of the form. The root page leads to each step.
    case step
    /// It is the last step, and repeats the answers.
    case review
  }

  /// The place of a page among the steps of the form that are shown.
  public struct Step: Sendable, Hashable {
    /// Counted from 1.
    public let number: Int
    public let count: Int
  }

  public let id: FormPageID
  public let kind: Kind
  /// The page's title; empty for the root page of a form without a title.
  public let title: String
  /// The titles of the pages above it, the root's first.
  public let trail: [String]

  /// Which step it is; nil for a page that is none.
  public let step: Step?

  /// The name of the program's own transition, if it declared one. Surfaces with transitions leave it to the program;
  /// the others ignore it.
  public let transition: String?

  public init(
    id: FormPageID, kind: Kind = .pushed, title: String, trail: [String] = [], step: Step? = nil,
    transition: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.trail = trail
    self.step = step
    self.transition = transition
  }
}

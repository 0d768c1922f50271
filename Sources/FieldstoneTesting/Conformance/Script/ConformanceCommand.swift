import FieldstoneCore

/// A row as a person names it: by its title and, among several with that title, its ordinal.
public struct ConformanceRowName: Sendable, Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
  public var title: String
  /// From 1, down the page.
  public var ordinal: Int

  public init(_ title: String, ordinal: Int = 1) {
    self.title = title
    self.ordinal = ordinal
  }

  public init(stringLiteral title: String) { self.init(title) }

  public var description: String { ScriptText.name(title, ordinal: ordinal) }

  /// The same in a command about elements.
  var amongElements: String { ScriptText.name(title, ordinal: ordinal, isElement: true) }
}

/// What a person does, or expects to see.
public enum ConformanceCommand: Sendable, Hashable {
  /// Goes to a field, replaces its text, and leaves it.
  case type(ConformanceRowName, String)
  /// Chooses an option by its title; nil for no answer.
  case choose(ConformanceRowName, String?)
  /// Chooses these options by their titles, and no others.
  case pick(ConformanceRowName, [String])
  case set(ConformanceRowName, Bool)
  /// Chooses the file at a path, which may be relative to the folder in which the tests run; nil removes the file that
  /// has been chosen.
  case attach(ConformanceRowName, String?)
  case open(ConformanceRowName)
  case press(ConformanceRowName)
  /// Chooses an entry in the menu of a row by its title.
  case act(ConformanceRowName, String)
  /// Adds an element to a collection, named by its heading: before another element, or at the end. The id is what the
  /// engine knows it by; surfaces choose ids of their own.
  case insert(ConformanceRowName, id: String, before: ConformanceRowName?)
  /// Removes an element of a collection.
  case remove(ConformanceRowName)
  /// Moves an element of a collection: before another one, or to the end.
  case move(ConformanceRowName, before: ConformanceRowName?)
  /// Adds a copy of an element after it.
  case duplicate(ConformanceRowName, id: String)
  case back, undo, redo
  /// Begins to edit a locked form; saves the changes; cancels them.
  case edit, save, discard
  /// `twice`: as an impatient person does, before the first submit has been answered.
  case submit(twice: Bool)
  /// From here on, what the program does when the form is saved, submitted or checked takes until `release`.
  case hold, release
  /// Stops a save that is going on.
  case stop
  /// Leaves the form; if there are changes, the surface asks first.
  case cancel
  /// The answers when the surface asks whether to leave.
  case stay, leave
  /// Sends a POST with answers that the page did not ask for, and expects this status.
  case tamper([String: String], status: Int)
  /// Compares what every surface shows with the engine.
  case check
  case expect(ConformanceExpectation)

  /// Whether it only reads.
  var onlyReads: Bool {
    switch self {
    case .check, .expect: true
    default: false
    }
  }

  /// Whether it begins what the program may take long for, and waits for.
  var beginsWork: Bool {
    switch self {
    case .save, .submit: true
    default: false
    }
  }
}

/// What is expected at a point in a script.
public enum ConformanceExpectation: Sendable, Hashable {
  case value(ConformanceRowName, String)
  case issue(ConformanceRowName, String)
  case noIssue(ConformanceRowName)
  case shown(ConformanceRowName)
  case hidden(ConformanceRowName)
  /// The page on top, by its title; nil for the first page.
  case page(String?)
  /// The surface asks whether to leave.
  case leaving
  /// The surface says that the program is at work.
  case busy
  case submitted, cancelled
}

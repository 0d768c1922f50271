/// What somebody pressed or pasted.
struct Key: Equatable {
  /// The key itself, without modifiers.
  enum Name: Equatable {
    /// Text that is typed: one character, or as many as came together.
    case text(String)
    /// Text that was pasted, with its line ends as line feeds.
    case paste(String)
    case tab, enter, escape, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 and so on.
    case function(Int)
  }

  /// The keys held down beside it.
  struct Modifiers: OptionSet {
    let rawValue: UInt8
    static let shift = Modifiers(rawValue: 1)
    static let alt = Modifiers(rawValue: 2)
    static let control = Modifiers(rawValue: 4)
  }

  var name: Name
  var modifiers: Modifiers = []

  init(_ name: Name, _ modifiers: Modifiers = []) {
    self.name = name
    self.modifiers = modifiers
  }

  /// A letter with Control.
  static func control(_ letter: Character) -> Key { Key(.text(String(letter)), .control) }
  /// A letter with Alt.
  static func alt(_ letter: Character) -> Key { Key(.text(String(letter)), .alt) }
}

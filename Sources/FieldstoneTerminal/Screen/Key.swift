/// A key press or a paste.
struct Key: Equatable {
  /// The key itself, without modifiers.
  enum Name: Equatable {
    /// Typed text: one character, or several that arrived together.
    case text(String)
    /// Pasted text, with line breaks normalized to line feeds.
    case paste(String)
    case tab, enter, escape, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 and so on.
    case function(Int)
  }

  /// The modifier keys held down.
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

  /// The key with a name as shown in help: `Esc`, `F1`, `^S`, `Enter`, `S`. Fails if the name is not that of one key.
  init?(called name: String) {
    switch name {
    case "Esc": self.init(.escape)
    case "Enter", "Return": self.init(.enter)
    case "Tab": self.init(.tab)
    case "Space": self.init(.text(" "))
    case "Delete": self.init(.delete)
    default:
      if name.count == 2, name.first == "^", let letter = name.last {
        self = .control(Character(letter.lowercased()))
      } else if name.count <= 3, name.first == "F", let number = Int(name.dropFirst()) {
        self.init(.function(number))
      } else if name.count == 1, name.first?.isLetter == true {
        self.init(.text(name.lowercased()))
      } else {
        return nil
      }
    }
  }

  /// The key with left and right arrows swapped. Other keys stay the same.
  var mirrored: Key {
    switch name {
    case .left: Key(.right, modifiers)
    case .right: Key(.left, modifiers)
    default: self
    }
  }

  /// A letter with Control.
  static func control(_ letter: Character) -> Key { Key(.text(String(letter)), .control) }
  /// A letter with Alt.
  static func alt(_ letter: Character) -> Key { Key(.text(String(letter)), .alt) }
}

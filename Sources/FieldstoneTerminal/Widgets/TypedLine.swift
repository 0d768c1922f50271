/// A line that is being typed, with a movable cursor and a history.
struct TypedLine {
  enum Pressed: Equatable {
    case goesOn
    case ended(String)
    /// Ctrl-D with nothing typed.
    case noMore
  }

  private(set) var editor: TextEditor
  /// The earlier lines, followed by the line that is being typed.
  private var lines: [String]
  private var index: Int

  init(isSecret: Bool, earlier: [String]) {
    editor = TextEditor("", isSecret: isSecret)
    lines = (isSecret ? [] : earlier) + [""]
    index = lines.count - 1
  }

  mutating func press(_ key: Key) -> Pressed {
    switch key {
    case _ where key.name == .enter: return .ended(editor.text)
    case .control("d") where editor.text.isEmpty: return .noMore
    case Key(.up), .control("p"): go(to: index - 1)
    case Key(.down), .control("n"): go(to: index + 1)
    case Key(.tab): editor.insert("\t")
    // A selection would not be visible.
    case .alt("a"): break
    default: _ = editor.press(key.name.isText ? key : Key(key.name, key.modifiers.subtracting(.shift)))
    }
    return .goesOn
  }

  /// The text before the cursor and after it. With `atEnd`, the cursor counts as being at the end.
  func parts(atEnd: Bool) -> (String, String) {
    let text = editor.text
    let position = text.index(at: atEnd ? editor.end : editor.cursor)
    return (String(text[..<position]), String(text[position...]))
  }

  private mutating func go(to new: Int) {
    guard lines.indices.contains(new) else { return }
    lines[index] = editor.text
    index = new
    editor.replace(lines[new])
    editor.move(to: editor.end, isSelecting: false)
  }
}

extension Key.Name {
  fileprivate var isText: Bool {
    if case .text = self { return true }
    return false
  }
}

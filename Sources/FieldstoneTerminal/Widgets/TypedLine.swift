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
  private let isPath: Bool
  /// What Tab goes through, because it can't tell which of them is meant.
  private var choices: (paths: [String], index: Int)?

  init(isSecret: Bool, earlier: [String], isPath: Bool = false) {
    self.isPath = isPath
    editor = TextEditor("", isSecret: isSecret)
    lines = (isSecret ? [] : earlier) + [""]
    index = lines.count - 1
  }

  mutating func press(_ key: Key) -> Pressed {
    if isPath, key == Key(.tab) {
      complete()
      return .goesOn
    }
    choices = nil
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
    replace(lines[new])
  }

  private mutating func replace(_ text: String) {
    editor.replace(text)
    editor.move(to: editor.end, isSelecting: false)
  }

  /// Completes a path as far as it is clear how it goes on, and then shows one after the other of what it may be.
  private mutating func complete() {
    if let last = choices, !last.paths.isEmpty {
      let next = (last.index + 1) % last.paths.count
      choices = (last.paths, next)
      return replace(last.paths[next])
    }
    let names = PathNames(for: editor.text)
    if names.commonBeginning.count > editor.text.count { return replace(names.commonBeginning) }
    guard names.paths.count > 1 else { return }
    choices = (names.paths, 0)
    replace(names.paths[0])
  }
}

extension Key.Name {
  fileprivate var isText: Bool {
    if case .text = self { return true }
    return false
  }
}

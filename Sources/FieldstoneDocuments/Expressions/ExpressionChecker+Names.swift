import FieldstoneCore

extension ExpressionChecker {
  /// Checks the literals that are the value, or some of the values, where only options are expected.
  mutating func checkOptions(in node: ExpressionNode, _ expected: ExpressionType) {
    switch (expected, node.kind) {
    case (.option(let options), .literal(let literal)): checkOption(literal, options, node)
    case (.list(.option), .list(let elements)):
      for element in elements { checkOptions(in: element, expected.inner) }
    case (.option, .choose(let cases, let otherwise)), (.list(.option), .choose(let cases, let otherwise)):
      for result in cases.map(\.value) + [otherwise] { checkOptions(in: result, expected) }
    default: break
    }
  }

  mutating func checkOption(_ literal: ExpressionValue, _ options: ExpressionOptions, _ node: ExpressionNode) {
    guard let value = literal.formValue, value != .null, let mistake = options.mistake(value, levels.guesses) else {
      return
    }
    add(node, mistake)
  }

  /// What is said of a path that there isn't: where its field is, if a form around has it, or the nearest name.
  func unknown(_ path: ExpressionPath, _ key: String, among known: [String]) -> String {
    let own = FormValuePath(path.components)
    if let text = elementWithoutForm(path) { return text }
    guard let written = path.components.first == key ? withParent(path) : nil else {
      return levels.guesses.unknownPath(own, key, among: known)
    }
    return NameGuesses.noField(key, in: own) + " Did you mean '\(written)'?"
  }

  /// The path from a form further out that has its first key; nil if there is none.
  private func withParent(_ path: ExpressionPath) -> String? {
    guard path.root == .field, let key = path.components.first else { return nil }
    var outer = path
    while outer.parents < 100 {
      outer.parents += 1
      guard case .form(let level?) = level(outer.parents) else { return nil }
      if level[key] != nil { return outer.written }
    }
    return nil
  }

  /// What is said of a name where no form is known.
  func outside(_ path: ExpressionPath) -> String {
    path.parents > 0 ? "'parent' doesn't refer to a form here." : "There is no field '\(path.written)' here."
  }

  /// What is said of a `parent` too many, for an element that is a value: such an element isn't a form, so its names are
  /// those of the form around the list. Nil if that form doesn't have the field.
  func elementWithoutForm(_ path: ExpressionPath) -> String? {
    guard case .element? = frames.last, path.parents > 0, let key = path.components.first else { return nil }
    var inner = path
    inner.parents -= 1
    guard case .form(let level?) = level(inner.parents), level[key] != nil else { return nil }
    return "Write '\(inner.written)': an element that is a value isn't a form."
  }
}

extension ExpressionPath {
  /// As it can be written in an expression, with backquotes around keys that aren't names.
  var written: String {
    let keys = components.map { key in
      let isName = key.wholeMatch(of: /[\p{L}_][\p{L}\p{Nd}_]*/) != nil && !ExpressionParser.words.contains(key)
      return isName ? key : "`\(key.replacing("`", with: "``"))`"
    }
    return (Array(repeating: "parent", count: parents) + keys).joined(separator: ".").shortenedInProblem
  }
}

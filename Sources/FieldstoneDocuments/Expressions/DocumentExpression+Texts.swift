import FieldstoneCore

extension DocumentExpression {
  /// The texts in it that are keys of translations where what it makes is shown: whatever ``ExpressionEvaluator`` may make
  /// a text of.
  var shownTexts: [FormString] {
    var found = ShownTexts()
    if let root { found.add(root) }
    return found.texts
  }

  /// The texts that are its value as they are written, which are keys of translations where the value is one.
  var wholeTexts: [FormString] {
    var found = ShownTexts(joinsTexts: false)
    if let root { found.add(root) }
    return found.texts
  }
}

private struct ShownTexts {
  private(set) var texts: [FormString] = []
  var joinsTexts = true

  mutating func add(_ node: ExpressionNode) {
    switch node.kind {
    case .literal(.text(let text)): texts.append(FormString(text))
    case .choose(let cases, let otherwise): for result in cases.map(\.value) + [otherwise] { add(result) }
    case .call(.default, let arguments): for argument in arguments { add(argument) }
    case .sum where joinsTexts: texts.append(FormString(joining: parts(of: node)))
    default: break
    }
  }

  /// The parts of a text that is joined, of which those that are chosen are texts of their own.
  private mutating func parts(of node: ExpressionNode) -> [ExpressionTextPart] {
    switch node.kind {
    case .literal(.text(let text)): return [.written(text)]
    case .sum(let summands): return summands.flatMap { parts(of: $0.1) }
    default:
      if node.isChosen { add(node) }
      return [.answer(.text(""))]
    }
  }
}

import FieldstoneCore

/// The content of a POST, compared with the page as it was rendered: only changed answers, and the pressed button.
struct PostedPage {
  let inputs: [FormInput]
  let intent: Intent

  init(_ body: URLEncodedBody, on page: RenderedPage, limits: WebFormLimits) throws(WebFormRefusal) {
    let names = Set(page.fields.map(\.row.fieldName))
    var answers: [String: String] = [:]
    for (name, value) in body.pairs {
      guard answers.updateValue(value, forKey: name) == nil else { throw .tampered("A name is there twice.") }
      guard value.utf8.count <= limits.valueBytes else { throw .tooLarge("An answer has too many bytes.") }
      guard Self.ownNames.contains(name) || names.contains(name) else {
        throw .tampered("There is an answer to something that the page did not ask.")
      }
    }
    let pressed = answers[Intent.name] ?? page.usual.text
    guard let intent = page.intents.first(where: { $0.text == pressed }) else {
      throw .tampered("There is a button that the page did not have.")
    }
    self.intent = intent
    var inputs: [FormInput] = []
    for field in page.fields {
      if let input = try Self.input(of: field, answers[field.row.fieldName]) { inputs += [input, .blur(field.row)] }
    }
    self.inputs = inputs
  }

  static let secretName = ":csrf"
  static let pageName = ":page"
  private static let ownNames: Set = [secretName, pageName, Intent.name]

  /// Returns nil if the answer is unchanged.
  private static func input(of field: RenderedPage.Field, _ answer: String?) throws(WebFormRefusal) -> FormInput? {
    let answer = field.kind == .longText ? answer?.withLineFeeds : answer
    guard answer != field.untouched else { return nil }
    if case .flag = field.kind {
      guard answer == nil || answer == "on" else { throw .tampered("A box has an answer that it can't have.") }
      return .set(field.row, .flag(answer != nil))
    }
    // Absent: no radio is chosen, or a program sends only a part of the page.
    guard let answer else { return nil }
    if field.kind.isTyped { return .type(field.row, answer) }
    guard let offer = field.offer(sentAs: answer) else {
      throw .tampered("There is an answer that the page did not offer.")
    }
    guard let offer else { return .set(field.row, .none) }
    return .set(field.row, field.kind == .flagOrNone ? .flag(offer == "yes") : .choices([offer]))
  }
}

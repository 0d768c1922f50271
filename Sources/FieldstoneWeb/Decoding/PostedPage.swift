import FieldstoneCore

/// What a POST says, judged against the page as it was rendered: only answers that somebody changed, and what was pressed.
struct PostedPage {
  struct Change {
    let row: FormRowID
    let input: FormInput
    /// The answer to a secret field, which is kept apart from drafts.
    let secret: String?
  }

  let changes: [Change]
  let intent: Intent

  init(_ body: URLEncodedBody, on page: RenderedPage, limits: WebFormLimits) throws(WebFormRefusal) {
    var answers: [String: String] = [:]
    for (name, value) in body.pairs {
      guard answers.updateValue(value, forKey: name) == nil else { throw .tampered("A name is there twice.") }
      guard value.utf8.count <= limits.valueBytes else { throw .tooLarge("An answer has too many bytes.") }
      guard Self.ownNames.contains(name) || page.places[name] != nil else {
        throw .tampered("There is an answer to something that the page did not ask.")
      }
    }
    guard let intent = page.intents[answers[Intent.name] ?? page.usual.text] else {
      throw .tampered("There is a button that the page did not have.")
    }
    self.intent = intent
    var changes: [Change] = []
    for (name, place) in page.places.sorted(by: { $0.value < $1.value }) {
      if let change = try Self.change(of: page.fields[place], answers[name]) { changes.append(change) }
    }
    self.changes = changes
  }

  static let secretName = ":csrf"
  static let pageName = ":page"
  private static let ownNames: Set = [secretName, pageName, Intent.name]

  /// Nil where the answer is as it was.
  private static func change(of field: RenderedPage.Field, _ answer: String?) throws(WebFormRefusal) -> Change? {
    let answer = field.kind == .longText ? answer?.withLineFeeds : answer
    guard answer != field.untouched else { return nil }
    func change(_ input: FormInput, secret: String? = nil) -> Change {
      Change(row: field.row, input: input, secret: secret)
    }
    if case .flag = field.kind {
      guard answer == nil || answer == "on" else { throw .tampered("A box has an answer that it can't have.") }
      return change(.set(field.row, .flag(answer != nil)))
    }
    // Absent: no radio is chosen, or a program sends only a part of the page.
    guard let answer else { return nil }
    guard field.offers.isEmpty || field.offers.contains(answer) else {
      throw .tampered("There is an answer that the page did not offer.")
    }
    switch field.kind {
    case .line, .longText: return change(.type(field.row, answer))
    case .secret: return change(.type(field.row, answer), secret: answer)
    case .flagOrNone: return change(.set(field.row, answer.isEmpty ? .none : .flag(answer == "yes")))
    case .radios, .menu: return change(.set(field.row, answer.isEmpty ? .none : .choices([answer])))
    case .flag: return nil
    }
  }
}

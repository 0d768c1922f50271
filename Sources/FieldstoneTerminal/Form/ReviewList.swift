import FieldstoneCore

/// The content of the review: all answers with their numbers, and the buttons.
struct ReviewList {
  /// The questions, numbered from 1 in this order.
  private(set) var questions: [FormRow] = []
  /// The enabled buttons other than the submit button.
  private(set) var buttons: [FormRow] = []
  /// The title of the submit button.
  private(set) var submitTitle: String
  private(set) var stops: [(stop: FormWalk.Stop, number: Int?)] = []
  private var numbers: [FormRowID: Int] = [:]
  /// What can't be changed because the form is locked, and whether it can be unlocked.
  private var locked: [FormRow] = []
  private let canEdit: Bool
  /// The titles of elements, with their numbers.
  private var titles: [FormRowID: String] = [:]

  /// Whether there are neither questions nor buttons.
  var isEmpty: Bool { questions.isEmpty && buttons.isEmpty }

  init(_ engine: FormEngine) {
    submitTitle = (engine.toolbar?.primary?.title ?? .common(.submit)).text(in: engine.environment)
    canEdit = engine.toolbar?.primary?.input == .edit
    for stop in FormWalk(engine) {
      let row = stop.row
      if row.states.contains(.locked) { locked.append(row) }
      switch row.kind {
      case .field where row.isAsked, .link where row.isAsked, .collection where row.isAsked:
        questions.append(row)
        if engine.position(of: row.id) != nil { titles[row.id] = engine.titleWithNumber(of: row) }
        numbers[row.id] = questions.count
        stops.append((stop, questions.count))
      case .field, .link, .collection, .element: stops.append((stop, nil))
      // What the review has of its own, below the answers.
      case .note, .footer, .content:
        if engine.isReview(FormRowID(stop.place.page.path)) { stops.append((stop, nil)) }
      case .action where row.action == .submit: submitTitle = row.shownTitle
      // The dialogue goes through the steps by itself.
      case .action where [.nextStep, .previousStep].contains(row.action): break
      case .action where row.isEnabled: buttons.append(row)
      default: break
      }
    }
  }

  private func title(of row: FormRow) -> String { titles[row.id] ?? row.shownTitle }

  /// What an entry in the review refers to.
  enum Found {
    case question(FormRowID)
    case button(FormRow)
    case nothing(FormString)
    /// Yes, or the title of the submit button.
    case submit
    /// No, which doesn't say what to do instead.
    case help
  }

  func find(_ text: String, _ environment: FormEnvironment) -> Found {
    if let number = Int(text), !questions.isEmpty {
      guard questions.indices.contains(number - 1) else {
        return .nothing(
          questions.count == 1
            ? .dialogue(.noSuchNumberButOne, .count(number))
            : .dialogue(.noSuchNumber, .count(number), .count(questions.count)))
      }
      return .question(questions[number - 1].id)
    }
    let name = text.lowercased()
    let rows = questions + buttons
    let exact = rows.filter { title(of: $0).lowercased() == name || $0.id.path.lowercased() == name }
    // The prompt ends with a question mark, so "n" is a no, even if the title of a question begins with it.
    if exact.isEmpty, Int(name) == nil, (try? Bool.formValue(from: name, in: environment)) == false { return .help }
    let found = exact.isEmpty ? rows.filter { title(of: $0).lowercased().hasPrefix(name) } : exact
    guard let first = found.first else {
      if name == submitTitle.lowercased() { return .submit }
      if Int(name) == nil, (try? Bool.formValue(from: name, in: environment)) == true { return .submit }
      if let row = locked.first(where: { title(of: $0).lowercased().hasPrefix(name) }) {
        let title = FormArgument.text(VisibleText.short(title(of: row).withoutFinalStop))
        return .nothing(.dialogue(canEdit ? .lockedUntilEdit : .lockedForGood, title))
      }
      return .nothing(noSuchName(text))
    }
    guard found.count == 1 else {
      let names = found.prefix(OptionNames.shown).map { row in
        (numbers[row.id].map { "\($0) " } ?? "") + VisibleText.short(title(of: row).withoutFinalStop)
      }
      return .nothing(.dialogue(.ambiguous, .text(VisibleText.short(text)), .either(names, of: found.count)))
    }
    return first.kind == .action ? .button(first) : .question(first.id)
  }

  /// The message for an unknown name: the nearest one, or how to find it.
  private func noSuchName(_ text: String) -> FormString {
    let name = FormArgument.text(VisibleText.short(text))
    if let near = Nearest.name(to: text, in: (questions + buttons).map(title)) {
      return .dialogue(.noSuchNameButNear, name, .text(near))
    }
    switch questions.count {
    case 0: return .dialogue(.noSuchButton, name)
    case 1: return .dialogue(.noSuchNameButOne, name)
    default: return .dialogue(.noSuchName, name, .count(questions.count))
    }
  }

  /// The prompt of the review: the title of the submit button as a question.
  func submitPrompt(_ environment: FormEnvironment) -> String {
    let title = submitTitle.withoutFinalStop
    let isQuestion = title.endsInMark
    return (isQuestion ? title : FormString.dialogue(.submitQuestion, .text(title)).text(in: environment)) + " "
  }

  /// The text of an issue, with the number and the title of its question.
  func describe(_ issue: FormIssue, _ engine: FormEngine) -> String {
    let environment = engine.environment
    let text = issue.spoken(in: environment)
    let word = issue.severity.word.text(in: environment)
    guard let row = issue.row.flatMap({ engine.row($0) }), [.field, .collection].contains(row.kind) else {
      let element = engine.subject(of: issue).map { engine.titleInElements(of: $0) }
      return word.labelling(element?.labelling(text, in: environment) ?? text, in: environment)
    }
    let number = numbers[row.id].map { "\($0) " } ?? ""
    return word.labelling(number + title(of: row).labelling(text, in: environment), in: environment)
  }
}

import FieldstoneCore

/// All answers with their numbers, and what can be pressed.
struct ReviewList {
  /// The questions; their numbers are their places, from 1.
  private(set) var questions: [FormRow] = []
  /// Buttons other than the one that submits.
  private(set) var buttons: [FormRow] = []
  /// What the button that submits is called.
  private(set) var submitTitle = "Submit"
  private(set) var stops: [(stop: FormWalk.Stop, number: Int?)] = []
  private var numbers: [FormRowID: Int] = [:]

  init(_ engine: FormEngine) {
    for stop in FormWalk(engine) {
      let row = stop.row
      switch row.kind {
      case .field where row.isAsked:
        questions.append(row)
        numbers[row.id] = questions.count
        stops.append((stop, questions.count))
      case .field: stops.append((stop, nil))
      case .action where row.action == .submit: submitTitle = row.shownTitle
      case .action where row.isEnabled: buttons.append(row)
      default: break
      }
    }
  }

  /// What the answer to a number or a name is about.
  enum Found {
    case question(FormRowID)
    case button(FormRow)
    case nothing(String)
  }

  func find(_ text: String) -> Found {
    if let number = Int(text) {
      guard questions.indices.contains(number - 1) else {
        return .nothing("There is no number \(number); enter one from 1 to \(questions.count).")
      }
      return .question(questions[number - 1].id)
    }
    let name = text.lowercased()
    let rows = questions + buttons
    let exact = rows.filter { $0.shownTitle.lowercased() == name || $0.id.path.lowercased() == name }
    let found = exact.isEmpty ? rows.filter { $0.shownTitle.lowercased().hasPrefix(name) } : exact
    guard let first = found.first else { return .nothing("There is no '\(VisibleText.short(text))' here.") }
    guard found.count == 1 else {
      let numbers = found.compactMap { self.numbers[$0.id] }.map(String.init)
      return .nothing("'\(VisibleText.short(text))' can be \(numbers.joined(separator: " or ")); enter the number.")
    }
    return first.kind == .action ? .button(first) : .question(first.id)
  }

  /// An issue in words, with the number and the title of its question.
  func describe(_ issue: FormIssue, _ engine: FormEngine) -> String {
    let text = issue.text(in: engine.environment)
    guard let id = issue.row, let row = engine.row(id), row.kind == .field else {
      return "\(issue.severity.word): \(text)"
    }
    let number = numbers[id].map { "\($0) " } ?? ""
    return "\(issue.severity.word): \(number)\(row.shownTitle): \(text)"
  }
}

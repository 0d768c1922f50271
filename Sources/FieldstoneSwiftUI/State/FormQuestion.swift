import FieldstoneCore

/// A question over the page on top, or a message that is closed.
struct FormQuestion {
  enum Role { case cancel, destructive }

  struct Answer: Identifiable {
    let title: String
    let role: Role?
    let act: @MainActor () -> Void
    var id: String { title }

    init(_ title: String, _ role: Role? = nil, act: @escaping @MainActor () -> Void = {}) {
      (self.title, self.role, self.act) = (title, role, act)
    }
  }

  let title: String
  let remark: String
  let answers: [Answer]
  /// Whether it tells something, rather than asking what is to be done.
  let isAlert: Bool
}

extension FormState {
  /// Asks a question. Does nothing while another one is open.
  func ask(_ title: String, _ remark: String, _ answers: [FormQuestion.Answer], isAlert: Bool = false) {
    guard question == nil else { return }
    question = FormQuestion(title: title, remark: remark, answers: answers, isAlert: isAlert)
  }

  /// Takes an answer. What it does may ask the next question.
  func answer(_ answer: FormQuestion.Answer) {
    question = nil
    answer.act()
  }

  /// Says why nothing happens.
  func explain(_ reason: FormString) { ask(text(reason), "", [.init(text(.common(.close)), .cancel)], isAlert: true) }
}

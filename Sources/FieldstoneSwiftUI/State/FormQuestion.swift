import FieldstoneCore
import Foundation

/// A question over the page on top, or a message that is closed.
struct FormQuestion {
  enum Role { case cancel, destructive }

  struct Answer {
    let title: String
    let role: Role?
    let act: @MainActor () -> Void

    init(_ title: String, _ role: Role? = nil, act: @escaping @MainActor () -> Void = {}) {
      (self.title, self.role, self.act) = (title, role, act)
    }
  }

  let id = UUID()
  let title: String
  let remark: String
  let answers: [Answer]
  /// Whether it tells something, rather than asking what is to be done.
  let isAlert: Bool
}

extension FormState {
  /// Asks a question, after those that are open.
  func ask(_ title: String, _ remark: String, _ answers: [FormQuestion.Answer], isAlert: Bool = false) {
    let new = FormQuestion(title: title, remark: remark, answers: answers, isAlert: isAlert)
    if question == nil { question = new } else { waitingQuestions.append(new) }
  }

  /// The open question has been answered, or taken away.
  func closeQuestion() { question = waitingQuestions.isEmpty ? nil : waitingQuestions.removeFirst() }

  /// Takes an answer. What it does may ask the next question.
  func answer(_ answer: FormQuestion.Answer) {
    closeQuestion()
    answer.act()
  }

  /// Says why nothing happens.
  func explain(_ reason: FormString) { ask(text(reason), "", [.init(text(.common(.close)), .cancel)], isAlert: true) }
}

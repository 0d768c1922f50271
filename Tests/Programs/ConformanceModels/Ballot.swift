import Fieldstone

/// A fixed list of questions: a mark for each, and a remark if the mark is bad.
package struct Ballot: Codable, FormModel {
  package var answers: [Answer]

  package init() {
    answers = ["The rooms", "The food", "The talks", "The tickets"].map { Answer(question: $0) }
  }

  package static func describe(_ fields: FieldList<Ballot>) {
    fields.add(\.answers, "answers").title("Questions").closed().inline().elementTitle { "\($0.question)" }
  }

  package static func arrange(_ form: FormBuilder<Ballot>) { form.button("Send", .submit) }
  package static var formTemplate: Ballot? { Ballot() }

  package struct Answer: Codable, FormModel {
    package let question: String
    package var mark: Mark?
    package var remark = ""

    package static func describe(_ fields: FieldList<Answer>) {
      fields.add(\.mark, "mark").required()
      fields.add(\.remark, "remark").title("Why?").minimumLength(4)
    }
    package static func arrange(_ form: FormBuilder<Answer>) { form[\.remark].visible { $0.mark == .bad } }
    package static var formTemplate: Answer? { Answer(question: "") }
  }
}

package enum Mark: String, Codable, CaseIterable { case good, fair, bad }

import Fieldstone

/// Series of questions: a mark for each, and a remark if the mark is bad.
package struct Ballot: Codable, FormModel {
  package var marks: [Mark?]
  package var remarks: [String]

  package static let questions = ["The rooms", "The food", "The talks", "The tickets"]

  package init() {
    marks = Self.questions.map { _ in nil }
    remarks = Self.questions.map { _ in "" }
  }

  package static func describe(_ fields: FieldList<Ballot>) {
    let questions = questions
    let marks = fields.add(
      series: "mark", count: questions.count, title: { FormString(questions[$0]) }, get: { $0.marks[$1] },
      set: { $0.marks[$1] = $2 }
    ).required().reference
    fields.add(
      series: "remark", count: questions.count, title: { FormString("Why? \(questions[$0])") },
      get: { $0.remarks[$1] }, set: { $0.remarks[$1] = $2 }
    ).minimumLength(4).visible { $0[sibling: marks] == .bad }
  }

  package static func arrange(_ form: FormBuilder<Ballot>) { form.button("Send", .submit) }
  package static var formTemplate: Ballot? { Ballot() }
}

package enum Mark: String, Codable, CaseIterable { case good, fair, bad }

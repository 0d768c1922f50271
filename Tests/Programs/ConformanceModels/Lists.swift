import Fieldstone

/// Collections of other types than arrays of values and forms.
package struct Lists: Codable, FormModel {
  package var scores: [Int?] = [3, nil]
  package var helpers: [String]?
  package var guests: [Guest]?
  package var grid = [[1, 2], []]

  package init() {}

  package static func describe(_ fields: FieldList<Lists>) {
    fields.add(\.scores, "scores").sortable().adding("Add a score").elementTitle("Score").elements { $0.range(0...9) }
    fields.add(\.helpers, "helpers").adding("Add a helper").elementTitle("Helper").elements { $0.minimumLength(2) }
    fields.add(\.guests, "guests").inline().adding("Add a guest").elementTitle("Guest").maximumCount(1)
    fields.add(\.grid, "grid").adding("Add a line").elementTitle("Line")
  }

  package static func arrange(_ form: FormBuilder<Lists>) { form.button("Send", .submit) }
  package static var formTemplate: Lists? { Lists() }
}

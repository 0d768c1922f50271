import Fieldstone

/// A form that contains itself: a person, and the person's boss if there is one.
///
/// Unchecked `Sendable`: each form has its own.
package final class Manager: Codable, FormModel, @unchecked Sendable {
  package var name = ""
  package var boss: Manager?

  package init() {}

  package static func describe(_ fields: FieldList<Manager>) {
    fields.add(\.name, "name").required()
    fields.add(\.boss, "boss")
  }
  package static func arrange(_ form: FormBuilder<Manager>) { form.title("Person") }
  package static var formTemplate: Manager? { Manager() }
}

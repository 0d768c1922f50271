// A form without the macro: everything that `@Form` writes can be written by hand.
import FieldstoneCore

struct Talk: FormModel {
  var title = ""
  var minutes = 30
  var isKeynote = false

  static func describe(_ fields: FieldList<Talk>) {
    fields.add(\.title, "title").help("As printed in the program.").required().maximumLength(60)
    fields.add(\.minutes, "minutes").range(5...90)
    fields.add(\.isKeynote, "isKeynote")
  }

  static func arrange(_ form: FormBuilder<Talk>) {
    form[\.minutes].enabled { !$0.isKeynote }
    form.rule(on: \.title) { $0.isKeynote && $0.title.isEmpty ? "A keynote needs a title." : nil }
    form.button("Propose", .submit)
  }

  static var formTemplate: Talk? { Talk() }
}

let form = FormSession(Talk())
form.send(.type("title", "Forms"))
form.send(.set("isKeynote", .flag(true)))
for row in form.rows {
  print(row.id, "·", row.title, "·", row.display, row.isEnabled ? "" : "(disabled)")
}
if let talk = await form.submit().model { print("Submitted:", talk) }

import Testing

@testable import FieldstoneCore

@Suite("Icons by their meaning")
struct IconTests {
  @Test("The list has each once, and characters for terminals are single")
  func list() {
    #expect(Set(FormIcon.all).count == FormIcon.all.count && FormIcon.all.count > 40)
    for icon in FormIcon.all {
      #expect(icon.character.map { $0.count == 1 } ?? true, "\(icon.rawValue)")
      #expect(icon.rawValue.allSatisfy { $0.isLetter && $0.isASCII })
    }
    #expect(FormIcon.mail.character == "✉" && FormIcon.person.character == nil)
  }

  @Test("Another icon is its character, or the name of one that only a desktop knows")
  func own() {
    #expect(("🐢" as FormIcon).character == "🐢" && ("weather-fog" as FormIcon).character == nil)
    #expect(("x" as FormIcon).character == nil && ("" as FormIcon).character == nil)
  }

  @Test("Rows, buttons and options have them")
  func rows() {
    struct Letter: FormModel {
      var to = ""
      static func describe(_ fields: FieldList<Letter>) { fields.add(\.to, "to").icon(.mail) }
      static func arrange(_ form: FormBuilder<Letter>) {
        form.remainingFields()
        form.button("Send", .submit).icon(.send)
      }
    }
    let form = FormSession(Letter())
    #expect(form.rows.map(\.icon) == [.mail, .send])
    #expect(FormOption(id: "a", title: "A", icon: .sun).icon == .sun)
  }
}

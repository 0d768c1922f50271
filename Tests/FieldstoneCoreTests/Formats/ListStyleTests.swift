import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Styles of Foundation for lists")
struct ListStyleTests {
  struct Band: FormModel {
    var members = ["Ada", "Bob", "Eve"]
    var years: [Int] { [1_999, 2_005] }
    static func describe(_ fields: FieldList<Band>) {
      fields.add(viewing: \.members, "members").format(.list(type: .and))
      fields.add(viewing: \.years, "years").format(.list(memberStyle: .number.grouping(.never), type: .or))
    }
  }

  @Test("A list that is shown reads as the style writes it, in the form's language", arguments: ["en", "de"])
  func shown(language: String) {
    let form = FormSession(Band(), environment: FormEnvironment(locale: Locale(identifier: language)))
    let isGerman = language == "de"
    #expect(form.row("members")?.display == (isGerman ? "Ada, Bob und Eve" : "Ada, Bob, and Eve"))
    #expect(form.row("years")?.display == (isGerman ? "1999 oder 2005" : "1999 or 2005"))
    form.edit { $0.members = ["Eve", "Zoe"] }
    #expect(form.row("members")?.display == (isGerman ? "Eve und Zoe" : "Eve and Zoe"))
  }
}

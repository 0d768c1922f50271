import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Conflicts on the screen")
struct ConflictScreenTests: ScreenSuite {
  struct Stay: Equatable, Codable, FormModel {
    var nights = 3
    var hotel = ""

    static func describe(_ fields: FieldList<Stay>) {
      fields.add(\.nights, "nights")
      fields.add(\.hotel, "hotel")
    }

    static func arrange(_ form: FormBuilder<Stay>) {
      form.fields(\.nights, \.hotel)
      form.conflicts()
    }
    static var formTemplate: Stay? { Stay() }
  }

  let screen: FormScreen

  init() {
    let form = FormSession(Stay())
    form.send(.type("hotel", "Hotel Astoria at the harbour"))
    form.update(from: Stay(hotel: "Grand Hotel of the Northern Railway"), by: "The travel agency")
    screen = FormScreen(form, width: 80, height: 40)
  }

  @Test("The list of conflicts shows both answers whole, on several lines", arguments: [40, 80])
  func answers(_ width: Int) {
    screen.resize(width, 40)
    let words = shown.split { $0.isWhitespace || $0 == "│" }.joined(separator: " ")
    let both =
      "Yours: Hotel Astoria at the harbour. Newer, by The travel agency: Grand Hotel of the Northern Railway. ›"
    #expect(words.contains(both), "\(shown)")
  }

  @Test("Each of these lines leads to the field")
  func leads() throws {
    go(to: "nights")
    try click("agency: Grand")
    #expect(screen.focus == "hotel", "\(shown)")
  }
}

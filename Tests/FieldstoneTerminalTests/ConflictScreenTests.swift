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

  @Test("The footer names the key that resolves the conflict of the current row", arguments: [36, 40, 80])
  func footer(_ width: Int) {
    screen.resize(width, 40)
    go(to: "nights")
    #expect(!shown.contains("Alt-Enter Actions"), "\(shown)")
    _ = screen.press(.control("s"))
    #expect(screen.focus == "hotel")
    let foot = shown.split(separator: "\n", omittingEmptySubsequences: false).suffix(3).joined(separator: "\n")
    #expect(foot.contains("Alt-Enter Actions") && foot.contains("^S Submit  Esc Leave"), "\(shown)")
    #expect(foot.components(separatedBy: "Alt-Enter Actions").count == 2, "Only once: \(shown)")
    #expect(foot.contains("Not submitted"), "\(shown)")
  }
}

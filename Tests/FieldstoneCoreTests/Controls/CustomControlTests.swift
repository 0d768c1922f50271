import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Controls of the program's own")
struct CustomControlTests {
  struct Stars: FormCustomControl, Equatable {
    typealias Value = Int
    var most = 5
  }
  struct Pin: FormCustomControl {
    typealias Value = String
    var fallback: FormControl? { .secure(isNew: false) }
    var hasOwnScreen: Bool { true }
  }
  struct Seal: FormCustomControl {
    typealias Value = String
    var takesFocus: Bool { false }
  }
  struct Legend: FormCustomControl {
    typealias Value = Int
    var words: [String: String]
  }

  @Test("Controls with the same properties are the same, in whatever order they were given")
  func sameProperties() {
    let words = (0..<40).map { ("key\($0)", "word \($0)") }
    let one = FormControl.custom(Legend(words: Dictionary(uniqueKeysWithValues: words)), fallback: .longText)
    var reversed: [String: String] = [:]
    for (key, word) in words.reversed() { reversed[key] = word }
    reversed.reserveCapacity(1_000)
    #expect(FormControl.custom(Legend(words: reversed), fallback: .longText) == one)
  }

  @Test("A control that is only named has no properties and no screen of its own")
  func onlyNamed() {
    let control: FormControl.Custom = "map"
    #expect(control.name == "map" && control.parameters == nil && control.takesFocus == nil && !control.hasOwnScreen)
  }

  struct Guest: FormModel {
    var name = ""
    var rating: Int? = 2
    static func describe(_ fields: FieldList<Guest>) {
      fields.add(\.name, "name")
      fields.add(\.rating, "rating").range(1...7).control(Stars(most: 7))
    }
    static var formTemplate: Guest? { Guest() }
  }
  struct Party: FormModel {
    var rating: Int? = 3
    var pin = "1234"
    var seal = "red"
    var isOpen = true
    var host: Guest? = Guest()
    var guests = [Guest()]
    static func describe(_ fields: FieldList<Party>) {
      fields.add(\.rating, "rating").control(Stars()).range(1...5)
      fields.add(\.pin, "pin").control(Pin())
      fields.add(\.seal, "seal").control(Seal())
      fields.add(\.isOpen, "isOpen")
      fields.add(\.host, "host").inline()
      fields.add(\.guests, "guests")
    }
    static func arrange(_ form: FormBuilder<Party>) {
      form.section("Contact", id: "contact") { $0.fields(\.rating, \.pin) }
      form.remainingFields()
    }
  }

  private let form = FormSession(Party())

  private func row(_ id: FormRowID) throws -> FormRow { try #require(form.row(id)) }

  @Test("A row carries the control with its properties, and a fallback with the bounds of the field")
  func row() throws {
    let control = try row("rating").control
    #expect(control.custom(as: Stars.self) == Stars(most: 5) && control.custom(as: Pin.self) == nil)
    guard case .number(let style) = control.standard else {
      Issue.record("The fallback is \(control.standard).")
      return
    }
    #expect(style.minimum == 1 && style.maximum == 5)
    #expect(control == .custom(Stars(), fallback: control.standard))
    #expect(control != .custom(Stars(most: 4), fallback: control.standard))
    let again = try JSONDecoder().decode(FormControl.self, from: JSONEncoder().encode(control))
    #expect(again == control && again.custom(as: Stars.self)?.most == 5)
    let guest = try #require(form.elements(of: "guests").first)
    #expect(try row(FormRowID(guest.path + ".rating")).control.custom(as: Stars.self)?.most == 7)
  }

  @Test("Its field is answered, checked and stepped like any other")
  func answers() throws {
    #expect(form.send(.set("rating", .number(9))).isAccepted)
    #expect(form.issues.contains { $0.row == "rating" })
    form.send(.type("rating", "5"))
    #expect(form.model.rating == 5 && !form.issues.contains { $0.row == "rating" })
    #expect(form.answer("rating", steppedBy: -2) == .number(3))
    form.send(.undo)
    form.send(.undo)
    #expect(form.model.rating == 3)
  }

  @Test("It says whether it takes the focus, and a secret stays one through its fallback")
  func facts() throws {
    #expect(try row("rating").isFocusable && !row("seal").isFocusable)
    #expect(try row("pin").control.isSecret && row("pin").control.custom?.hasOwnScreen == true)
    #expect(FormSession(Party()).row("pin")?.display == FormRow.dots)
    let snapshot = try String(decoding: JSONEncoder().encode(form.snapshot), as: UTF8.self)
    #expect(!snapshot.contains("1234"))
  }

  @Test("Parameters that can't be read are no control")
  func unreadable() throws {
    let json = Data(#"{"name":"Stars","parameters":"{\"most\":\"many\"}","hasOwnScreen":false}"#.utf8)
    let custom = try JSONDecoder().decode(FormControl.Custom.self, from: json)
    let control = FormControl.custom(custom, fallback: .toggle)
    #expect(control.custom(as: Stars.self) == nil && control.standard == .toggle && control.custom?.name == "Stars")
  }
}

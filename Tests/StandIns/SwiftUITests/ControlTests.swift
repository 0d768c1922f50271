import SwiftUI
import Testing

@MainActor struct ControlTests {
  @Observable @MainActor final class Model {
    var name = ""
    var isOn = false
    var seats = 2
    var share = 0.5
    var diet: String?
    var size = 1
    var date = Date(timeIntervalSince1970: 0)
    var amount = 5
  }
  struct Controls: View {
    @Bindable var model: Model
    var body: some View {
      Toggle("On", isOn: $model.isOn)
      Stepper("Seats", value: $model.seats, in: 1...3)
      Slider(value: $model.share, in: 0...1, step: 0.25) { Text("Share") }
      Picker("Diet", selection: $model.diet) {
        Text("None").tag(String?.none)
        Text("Vegan").tag("vegan")
        Text("Fish").tag("fish").disabled(true)
      }
      Picker("Size", selection: $model.size) { ForEach(1..<4, id: \.self) { Text("Size \($0)") } }
      DatePicker("Day", selection: $model.date, in: Date(timeIntervalSince1970: 0)..., displayedComponents: .date)
      TextField("Amount", value: $model.amount, format: .number)
      LabeledContent("Total", value: 12, format: .number)
    }
  }

  @Test("Toggles, steppers and sliders hold and set their values")
  func values() throws {
    let model = Model()
    let host = StandInHost(Controls(model: model))
    try host.root.find(.toggle).tap()
    #expect(host.root.first(.toggle)?.text == "on")
    try host.root.find(.toggle).setOn(false)
    #expect(!model.isOn)
    try host.root.find(.stepper).increment()
    try host.root.find(.stepper).increment()
    #expect(model.seats == 3 && host.root.first(.stepper)?.text == "3")
    try host.root.find(.slider).increment()
    #expect(model.share == 0.75)
    try host.root.find(.slider).setValue(7)
    #expect(model.share == 1)
    #expect(host.root.first(.labeledContent)?.text == "12")
  }

  @Test("Tags match the selection's type and its optional")
  func pickers() throws {
    let model = Model()
    let host = StandInHost(Controls(model: model))
    let picker = try host.root.find(.picker, "Diet")
    #expect(picker.text == "None")
    #expect(picker.options.map(\.title) == ["None", "Vegan", "Fish"])
    #expect(picker.options.map(\.isEnabled) == [true, true, false])
    try picker.choose("Vegan")
    #expect(model.diet == "vegan")
    try host.root.find(.picker, "Diet").choose(tag: AnyHashable(String?.none))
    #expect(model.diet == nil)
    #expect(throws: StandInError.self) { try host.root.find(.picker, "Diet").choose("Fish") }
    try host.root.find(.picker, "Size").choose("Size 3")
    #expect(model.size == 3)
    #expect(host.faults.isEmpty)
    model.size = 8
    host.settle()
    #expect(host.faults == ["Picker 'Size' has no row tagged 8: invalid selection"])
  }

  @Test("An optional's tag never matches a selection that is none")
  func optionalTag() {
    let host = StandInHost(Picker("A", selection: .constant("x")) { Text("X").tag(Optional("x")) })
    #expect(host.faults.count == 1)
  }

  @Test("A date outside the range can't be chosen")
  func dates() throws {
    let model = Model()
    let host = StandInHost(Controls(model: model))
    try host.root.find(.datePicker).setDate(Date(timeIntervalSince1970: 86_400))
    #expect(host.root.first(.datePicker)?.text == "1970-01-02T00:00:00Z")
    #expect(throws: StandInError.self) { try host.root.find(.datePicker).setDate(.distantPast) }
  }

  @Test("A formatted field writes when editing ends and reverts what it can't parse")
  func formatted() throws {
    let model = Model()
    let host = StandInHost(Controls(model: model))
    let field = try host.root.find(.textField, "Amount")
    try field.type("1x2")
    #expect(field.text == "1x2" && model.amount == 5)
    try field.type("12")
    try field.submit()
    #expect(model.amount == 12)
    try field.type("abc")
    try field.blur()
    #expect(field.text == "12" && model.amount == 12)
  }

  struct Group1: View {
    @State private var isExpanded = false
    var body: some View {
      DisclosureGroup("More", isExpanded: $isExpanded) { Text("Inside") }
      DisclosureGroup("Own") { Text("Own inside") }
    }
  }
  @Test("The content of a disclosure group exists while it is expanded")
  func disclosure() throws {
    let host = StandInHost(Group1())
    #expect(host.root.all(.text).isEmpty)
    try host.root.find(.disclosureGroup, "More").expand(true)
    try host.root.find(.disclosureGroup, "Own").tap()
    #expect(host.root.all(.text).map(\.label) == ["Inside", "Own inside"])
  }

  @Test("Accessibility is read from elements")
  func accessibility() throws {
    var ran: [String] = []
    let host = StandInHost(
      HStack { Text("Seats") }
        .accessibilityElement(children: .combine)
        .accessibilityLabel("Seats").accessibilityValue("2").accessibilityHint(Text("How many"))
        .accessibilityAddTraits([.isHeader, .updatesFrequently])
        .accessibilityIdentifier("seats")
        .accessibilityAction(named: "Clear") { ran.append("clear") }
        .accessibilityAdjustableAction { ran.append("\($0)") }
        .accessibilityActions { Button("More") { ran.append("more") } })
    let element = host.root.children[0]
    #expect(element.accessibilityLabel == "Seats" && element.accessibilityValue == "2")
    #expect(element.accessibilityHint == "How many" && element.traits == ["isHeader", "updatesFrequently"])
    #expect(element.attributes["accessibilityIdentifier"] == "seats")
    for name in ["Clear", "increment", "More"] { try element.perform(accessibilityAction: name) }
    #expect(ran == ["clear", "increment", "more"])
  }
}

import SwiftUI
import Testing

@MainActor struct FocusTests {
  struct Fields: View {
    @FocusState private var focus: Int?
    @State private var rows = [1, 2]
    @State private var submitted: [String] = []
    var body: some View {
      VStack {
        ForEach(rows, id: \.self) { row in
          TextField("Field \(row)", text: .constant("")).focused($focus, equals: row)
        }
        .onSubmit { submitted.append("inner") }
        Text(verbatim: "focus \(focus ?? 0) \(submitted.joined(separator: " "))")
        Button("Add") {
          rows.append(3)
          focus = 3
        }
        Button("Missing") { focus = 9 }
        Button("None") { focus = nil }
        Button("Two") { focus = 2 }
        Button("Remove") { rows.removeLast() }
      }
      .onSubmit { submitted.append("outer") }
    }
  }

  private func line(_ host: StandInHost) -> String { host.root.first(.text)?.label ?? "" }

  @Test("Focus follows the state and the state follows the focus")
  func follows() throws {
    let host = StandInHost(Fields())
    try host.root.find(.textField, "Field 1").focus()
    #expect(line(host) == "focus 1 ")
    try host.root.find(.button, "Two").tap()
    #expect(line(host) == "focus 2 ")
    #expect(host.root.all { $0.isFocused }.map(\.label) == ["Field 2"])
    try host.root.find(.button, "None").tap()
    #expect(host.root.all { $0.isFocused }.isEmpty)
    try host.root.find(.textField, "Field 2").focus()
    try host.root.find(.textField, "Field 2").blur()
    #expect(line(host) == "focus 0 ")
  }

  @Test("A wish waits for a view of the same settle, and is void without one")
  func pending() throws {
    let host = StandInHost(Fields())
    try host.root.find(.button, "Add").tap()
    #expect(line(host) == "focus 3 ")
    #expect(host.root.all { $0.isFocused }.map(\.label) == ["Field 3"])
    try host.root.find(.button, "Missing").tap()
    #expect(line(host) == "focus 3 ")
    try host.root.find(.button, "Remove").tap()
    #expect(line(host) == "focus 0 ")
    #expect(host.faults.isEmpty)
  }

  @Test("Return runs the actions of all ancestors up to a scope")
  func submit() throws {
    let host = StandInHost(Fields())
    try host.root.find(.textField, "Field 1").submit()
    #expect(line(host) == "focus 0 inner outer")

    var count = 0
    let scoped = StandInHost(
      TextField("A", text: .constant("")).onSubmit { count += 1 }.submitScope().onSubmit { count += 10 })
    try scoped.root.find(.textField).submit()
    #expect(count == 1)
    var long = ""
    let vertical = StandInHost(
      TextField("A", text: Binding(get: { long }, set: { long = $0 }), axis: .vertical).onSubmit { count += 1 })
    try vertical.root.find(.textField).submit()
    #expect(count == 1 && long == "\n")
  }

  struct Flags: View {
    @FocusState private var isFirst: Bool
    @FocusState private var both: Int?
    var body: some View {
      TextField("A", text: .constant("")).focused($isFirst).focused($both, equals: 1)
      TextField("B", text: .constant("")).focused($both, equals: 1)
      Text(verbatim: "\(isFirst)").onAppear { isFirst = true }
    }
  }
  @Test("Two views with one value are a fault; onAppear can focus")
  func faults() {
    let host = StandInHost(Flags())
    #expect(host.faults == ["Two views are focused with 1"])
    #expect(host.root.first(.text)?.label == "true")
    #expect(host.root.first(.textField)?.isFocused == true)
  }

  struct Spoken: View {
    @AccessibilityFocusState private var spoken: Bool
    @FocusState private var focus: String?
    var body: some View {
      TextField("Name", text: .constant("")).focused($focus, equals: "name").defaultFocus($focus, "name")
      Text(verbatim: "Problem \(spoken)").accessibilityFocused($spoken)
      Button("Say") { spoken = true }
    }
  }
  @Test("VoiceOver's focus is another one; a default focus counts at the start")
  func accessibility() throws {
    let host = StandInHost(Spoken())
    #expect(host.root.first(.textField)?.isFocused == true)
    try host.root.find(.button).tap()
    #expect(host.root.first(.text)?.label == "Problem true")
    #expect(host.root.first(.textField)?.isFocused == true)
  }
}

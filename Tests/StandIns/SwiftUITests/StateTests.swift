import SwiftUI
import Testing

@MainActor struct StateTests {
  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }
  struct Flip: View {
    @State private var isFirst = true
    @State private var id = 1
    var body: some View {
      Counter()
      if isFirst { Counter() } else { Counter() }
      Counter().id(id)
      Button("Flip") { isFirst.toggle() }
      Button("New") { id += 1 }
    }
  }

  @Test("State lives as long as the identity of its view")
  func identity() throws {
    let host = StandInHost(Flip())
    for index in 0..<3 { try host.root.children[index].tap() }
    #expect(host.root.children.map(\.label) == ["Count 1", "Count 1", "Count 1", "Flip", "New"])
    try host.root.find(.button, "Flip").tap()
    #expect(host.root.children.map(\.label) == ["Count 1", "Count 0", "Count 1", "Flip", "New"])
    try host.root.find(.button, "New").tap()
    #expect(host.root.children.map(\.label) == ["Count 1", "Count 0", "Count 0", "Flip", "New"])
  }

  struct Parent: View {
    @State private var name = ""
    @State private var other = 0
    var body: some View {
      TextField("Name", text: $name)
      Child(name: $name)
      Greeting(name: name)
      Button("Other \(other)") { other += 1 }
    }
  }
  struct Child: View {
    @Binding var name: String
    var body: some View { Text(verbatim: "Child \(name)") }
  }
  struct Greeting: View {
    let name: String
    var body: some View { Text(verbatim: "Hello \(name)") }
  }

  @Test("A body is evaluated again only if something it uses differs")
  func bodies() throws {
    let host = StandInHost(Parent())
    #expect(host.bodies == ["Parent": 1, "Child": 1, "Greeting": 1])
    host.resetBodies()
    try host.root.find(.button).tap()
    #expect(host.bodies == ["Parent": 1])
    host.resetBodies()
    try host.root.find(.textField).type("Ada", letterByLetter: true)
    #expect(host.bodies == ["Parent": 3, "Child": 3, "Greeting": 3])
    #expect(host.root.children.map(\.label) == ["Name", "Child Ada", "Hello Ada", "Other 1"])
    #expect(host.root.children[0].text == "Ada")
  }

  struct Setting: View {
    @State private var count = 0
    var body: some View {
      let _ = (count = 1)
      Text(verbatim: "x")
    }
  }
  @Test("State that changes while a body is evaluated is a fault")
  func stateInBody() {
    #expect(StandInHost(Setting()).faults.count == 1)
  }

  struct Twice: View {
    let counter = Counter()
    var body: some View {
      counter
      counter
    }
  }
  @Test("One view value at two places has two states")
  func sharedValue() throws {
    let host = StandInHost(Twice())
    try host.root.children[0].tap()
    #expect(host.root.children.map(\.label) == ["Count 1", "Count 0"])
  }

  struct Sized: ViewModifier {
    @State private var taps = 0
    func body(content: Content) -> some View {
      content
      Button("Taps \(taps)") { taps += 1 }
    }
  }
  @Test("A modifier of one's own has state too")
  func modifier() throws {
    let host = StandInHost(Text(verbatim: "A").modifier(Sized()))
    try host.root.find(.button).tap()
    #expect(host.root.children.map(\.label) == ["A", "Taps 1"])
    #expect(host.bodies["Sized"] == 2)
  }

  struct Stored: View {
    @SceneStorage("page") private var page = 1
    var body: some View { Button("Page \(page)") { page += 1 } }
  }
  @Test("Scene storage outlives its view")
  func sceneStorage() throws {
    let host = StandInHost(Stored())
    try host.root.find(.button).tap()
    #expect(StandInHost(Stored(), scene: host.scene).root.children[0].label == "Page 2")
  }
}

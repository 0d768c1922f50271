import SwiftUI
import Testing

@MainActor struct NavigationTests {
  struct Screen: View {
    @State private var path: [Int] = []
    @State private var item: String?
    var body: some View {
      NavigationStack(path: $path) {
        Form {
          NavigationLink("Number", value: 1)
          NavigationLink("Own") { Leaf(name: "own").navigationTitle("Own page") }
          Button("Item") { item = "x" }
          Button("Deep") { path = [1, 2] }
        }
        .navigationTitle("Main")
        .navigationDestination(for: Int.self) { number in
          Leaf(name: "\(number)").navigationTitle("Page \(number)")
        }
        .navigationDestination(item: $item) { Leaf(name: $0).navigationTitle($0) }
      }
      Text(verbatim: "path \(path) item \(item ?? "-")")
    }
  }
  struct Leaf: View {
    let name: String
    @State private var taps = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("Tap \(taps)") { taps += 1 }
      Button("Close") { dismiss() }
      NavigationLink("On", value: 7)
    }
  }
  private func pages(_ host: StandInHost) -> [String] {
    host.root.first(.navigationStack)?.children.map(\.label) ?? []
  }
  private func top(_ host: StandInHost) throws -> StandInElement {
    try #require(host.root.first(.navigationStack)?.children.last)
  }

  @Test("Values, own destinations and items push pages")
  func pushing() throws {
    let host = StandInHost(Screen())
    try host.root.find(.navigationLink, "Number").tap()
    #expect(pages(host) == ["Main", "Page 1"])
    try top(host).find(.button, "Tap 0").tap()
    try top(host).find(.navigationLink, "On").tap()
    #expect(pages(host) == ["Main", "Page 1", "Page 7"])
    try top(host).goBack()
    #expect(try top(host).first(.button)?.label == "Tap 1", "the page below stayed")
    try top(host).find(.button, "Close").tap()
    #expect(pages(host) == ["Main"])
    #expect(host.root.children.last?.label == "path [] item -")

    try host.root.find(.navigationLink, "Own").tap()
    #expect(pages(host) == ["Main", "Own page"])
    try top(host).goBack()
    try host.root.find(.button, "Item").tap()
    #expect(pages(host) == ["Main", "x"])
    try top(host).find(.navigationLink, "On").tap()
    #expect(pages(host) == ["Main", "x", "Page 7"])
    try host.root.find(.navigationStack).children[1].goBack()
    #expect(pages(host) == ["Main"])
    #expect(host.root.children.last?.label == "path [] item -")
    try host.root.find(.button, "Deep").tap()
    #expect(pages(host) == ["Main", "Page 1", "Page 2"])
    #expect(host.faults.isEmpty)
  }

  @Test("A destination inside a lazy container is a fault")
  func lazyDestination() {
    let host = StandInHost(
      NavigationStack { List { Text("A").navigationDestination(for: Int.self) { Text("\($0)") } } })
    #expect(host.faults.count == 1)
  }

  @Test("A value without a destination is a fault")
  func missing() throws {
    let host = StandInHost(NavigationStack { NavigationLink("A", value: "x") })
    try host.root.find(.navigationLink).tap()
    #expect(host.faults == ["There is no navigationDestination for String"])
  }

  struct Bars: View {
    @State private var text = ""
    var body: some View {
      NavigationStack {
        List { Text(verbatim: "found \(text)") }
          .searchable(text: $text, prompt: "Find")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            if text.isEmpty { ToolbarItem(placement: .confirmationAction) { Button("Save") {} } }
          }
      }
    }
  }
  @Test("Toolbars and search belong to the page")
  func bars() throws {
    let host = StandInHost(Bars())
    let page = try host.root.find(.page)
    #expect(page.toolbar.map { $0.attributes["placement"] ?? "" } == ["cancellationAction", "confirmationAction", ""])
    #expect(page.first(.searchField)?.prompt == "Find")
    try page.search("ada")
    #expect(host.root.first(.text)?.label == "found ada")
    #expect(host.root.first(.button, "Save") == nil)
  }
}

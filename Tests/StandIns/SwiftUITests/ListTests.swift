import SwiftUI
import Testing

@MainActor struct ListTests {
  struct Item: Identifiable { let id: Int }
  struct ItemRow: View {
    let id: Int
    @State private var taps = 0
    var body: some View { Button("Row \(id): \(taps)") { taps += 1 } }
  }
  struct Long: View {
    @State var items = (0..<10_000).map(Item.init)
    var body: some View {
      ScrollViewReader { proxy in
        Form {
          Section("Rows") {
            ForEach(items) { ItemRow(id: $0.id) }
              .onDelete { items.remove(atOffsets: $0) }
              .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          }
          Section("End") { Button("Top") { proxy.scrollTo(0) } }
        }
      }
    }
  }

  @Test("Of 10,000 rows only those that show are made")
  func viewport() throws {
    let host = StandInHost(Long(), viewport: 20)
    #expect(host.bodies == ["Long": 1, "ItemRow": 20])
    try host.root.find(.button, "Row 5: 0").tap()
    host.resetBodies()
    let form = try host.root.find(.form)
    host.scroll(form, to: 5_000)
    #expect(host.bodies == ["ItemRow": 20])
    #expect(host.root.all(.section)[0].children.first?.label == "Row 5000: 0")
    try host.root.find(.button, "Top").tap()
    #expect(host.root.all(.section)[0].children[5].label == "Row 5: 0", "a row scrolled off has lost its state")
  }

  @Test("Deleting and moving follow the data, and rows keep their state")
  func editing() throws {
    let host = StandInHost(Long(items: (0..<4).map(Item.init)))
    try host.root.find(.button, "Row 3: 0").tap()
    try host.root.all(.section)[0].delete(at: [1])
    #expect(host.root.all(.section)[0].children.map(\.label) == ["Row 0: 0", "Row 2: 0", "Row 3: 1"])
    try host.root.all(.section)[0].move([2], to: 0)
    #expect(host.root.all(.section)[0].children.map(\.label) == ["Row 3: 1", "Row 0: 0", "Row 2: 0"])
    #expect(host.root.all(.section)[0].children.map(\.id) == [3, 0, 2])
    #expect(throws: StandInError.self) { try host.root.all(.section)[0].delete(at: [7]) }
    #expect(throws: StandInError.self) { try host.root.all(.section)[1].delete(at: [0]) }
    #expect(host.faults.isEmpty)
  }

  @Test("A row that a program keeps after onDelete is a fault")
  func keptRow() throws {
    let host = StandInHost(List { ForEach([1, 2], id: \.self) { ItemRow(id: $0) }.onDelete { _ in } })
    try host.root.find(.list).delete(at: [0])
    #expect(host.faults.count == 1)
    #expect(host.root.all(.button).count == 2)
  }

  @Test("Rows can refuse to be deleted")
  func refused() throws {
    var deleted: [IndexSet] = []
    let host = StandInHost(
      List { ForEach([1, 2], id: \.self) { ItemRow(id: $0).deleteDisabled($0 == 1) }.onDelete { deleted.append($0) } })
    #expect(throws: StandInError.self) { try host.root.find(.list).delete(at: [0]) }
    try host.root.find(.list).delete(at: [1])
    #expect(deleted == [[1]])
  }

  @Test("Two rows with one id are a fault")
  func duplicates() {
    let host = StandInHost(ForEach([1, 1], id: \.self) { ItemRow(id: $0) })
    #expect(host.faults == ["Two rows of a ForEach have the id 1"])
    #expect(host.root.children.count == 1)
  }

  struct Buttons: View {
    @State private var fired: [String] = []
    var body: some View {
      List {
        HStack {
          Button("A") { fired.append("A") }
          Button("B") { fired.append("B") }
          Button("C") { fired.append("C") }.buttonStyle(.borderless)
        }
        Button("D") { fired.append("D") }
      }
      Text(verbatim: fired.joined())
    }
  }
  @Test("A tap in a row fires every button of the default style")
  func buttonsInRow() throws {
    let host = StandInHost(Buttons())
    try host.root.find(.button, "A").tap()
    try host.root.find(.button, "C").tap()
    try host.root.find(.button, "D").tap()
    #expect(host.root.children.last?.label == "ABCD")
  }

  struct Swiped: View {
    @State private var done: [String] = []
    var body: some View {
      List {
        ForEach(["a", "b"], id: \.self) { row in
          Text(row)
            .swipeActions(edge: .leading) { Button("Copy") { done.append("copy \(row)") } }
            .contextMenu { Button("Delete", role: .destructive) { done.append("delete \(row)") } }
        }
      }
      Text(verbatim: done.joined(separator: ", "))
    }
  }
  @Test("Swipe actions and context menus belong to their row")
  func swipe() throws {
    let host = StandInHost(Swiped())
    let rows = try host.root.find(.list).children
    #expect(rows[1].swipeActions.map { $0.attributes["edge"] } == ["leading"])
    try rows[1].swipeActions[0].tap()
    try host.root.find(.list).children[0].contextMenu[0].tap()
    #expect(host.root.children.last?.label == "copy b, delete a")
    #expect(rows[0].contextMenu[0].attributes["role"] == "destructive")
  }

  struct Sections: View {
    @State private var isExpanded = true
    var body: some View {
      List {
        ForEach(0..<3, id: \.self) { section in
          Section {
            ForEach(0..<100, id: \.self) { ItemRow(id: section * 100 + $0) }
          } header: {
            Text(verbatim: "S\(section)")
          } footer: {
            Text(verbatim: "foot")
          }
        }
      }
    }
  }
  @Test("Rows of several sections share one viewport")
  func sections() throws {
    let host = StandInHost(Sections(), viewport: 10)
    #expect(host.bodies["ItemRow"] == 10)
    host.scroll(try host.root.find(.list), to: 95)
    let sections = host.root.all(.section)
    #expect(sections.map(\.label) == ["S0", "S1", "S2"])
    #expect(sections.map(\.children.count) == [5, 5, 0])
    #expect(sections[0].footer.map(\.label) == ["foot"])
  }
}

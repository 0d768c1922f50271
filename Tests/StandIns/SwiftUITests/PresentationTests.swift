import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor struct PresentationTests {
  struct Screen: View {
    @State private var shows = false
    @State private var asks = false
    @State private var imports = false
    @State private var isLocked = false
    @State private var log: [String] = []
    var body: some View {
      VStack {
        Button("Open") { shows = true }
        Button("Import") { imports = true }
        Text(verbatim: log.joined(separator: " "))
      }
      .sheet(isPresented: $shows, onDismiss: { log.append("gone") }) {
        Sheet(isLocked: $isLocked, asks: $asks)
          .interactiveDismissDisabled(isLocked)
      }
      .fileImporter(isPresented: $imports, allowedContentTypes: [.pdf], allowsMultipleSelection: false) { result in
        log.append((try? result.get().first?.lastPathComponent) ?? "failed")
      }
    }
  }
  struct Sheet: View {
    @Binding var isLocked: Bool
    @Binding var asks: Bool
    @State private var text = ""
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Form {
        TextField("Text", text: $text)
        Toggle("Lock", isOn: $isLocked)
        Button("Done") { dismiss() }
        Button("Ask") { asks = true }
      }
      .confirmationDialog("Discard changes?", isPresented: $asks, titleVisibility: .visible) {
        Button("Discard", role: .destructive) { dismiss() }
      } message: {
        Text("They will be lost.")
      }
    }
  }

  @Test("A sheet keeps its own state, can be locked, and tells when it is gone")
  func sheet() throws {
    let host = StandInHost(Screen())
    try host.root.find(.button, "Open").tap()
    var sheet = try #require(host.root.presented.first)
    #expect(sheet.kind == .sheet)
    try sheet.find(.textField).type("abc")
    try sheet.find(.toggle).tap()
    sheet = try #require(host.root.presented.first)
    #expect(sheet.first(.textField)?.text == "abc")
    #expect(throws: StandInError.self) { try sheet.dismiss() }
    try sheet.find(.toggle).tap()
    try host.root.find(.sheet).dismiss()
    #expect(host.root.presented.isEmpty)
    #expect(host.root.first(.text)?.label == "gone")
    try host.root.find(.button, "Open").tap()
    #expect(try host.root.find(.sheet).first(.textField)?.text == "", "a new sheet starts anew")
    try host.root.find(.sheet).find(.button, "Done").tap()
    #expect(host.root.first(.text)?.label == "gone gone")
  }

  @Test("The buttons of a dialog end it")
  func dialog() throws {
    let host = StandInHost(Screen())
    try host.root.find(.button, "Open").tap()
    try host.root.find(.button, "Ask").tap()
    let dialog = try host.root.find(.confirmationDialog)
    #expect(dialog.label == "Discard changes?" && dialog.text == "They will be lost.")
    #expect(dialog.children.map(\.label) == ["Discard", "Cancel"])
    try dialog.find(.button, "Cancel").tap()
    #expect(host.root.first(.confirmationDialog) == nil && host.root.first(.sheet) != nil)
    try host.root.find(.button, "Ask").tap()
    try host.root.find(.confirmationDialog).find(.button, "Discard").tap()
    #expect(host.root.first(.sheet) == nil)
  }

  @Test("Files are imported, and cancelling says nothing")
  func files() throws {
    let host = StandInHost(Screen())
    try host.root.find(.button, "Import").tap()
    let importer = try host.root.find(.fileImporter)
    #expect(importer.attributes["types"] == "com.adobe.pdf")
    try importer.importFiles(.success([URL(fileURLWithPath: "/tmp/a.pdf")]))
    #expect(host.root.first(.text)?.label == "a.pdf")
    try host.root.find(.button, "Import").tap()
    try host.root.find(.fileImporter).dismiss()
    #expect(host.root.first(.text)?.label == "a.pdf" && host.root.presented.isEmpty)
  }

  struct Items: View {
    struct Item: Identifiable { let id: String }
    @State private var item: Item?
    @State private var alerts = false
    var body: some View {
      Button("A") { item = Item(id: "a") }
      Button("Warn") { alerts = true }
        .sheet(item: $item) { item in Button("Next of \(item.id)") { self.item = Item(id: "b") } }
        .alert("Careful", isPresented: $alerts) {
        } message: {
          Text("Really")
        }
    }
  }
  @Test("A sheet of an item follows it; an alert has OK by itself")
  func items() throws {
    let host = StandInHost(Items())
    try host.root.find(.button, "A").tap()
    try host.root.find(.button, "Next of a").tap()
    #expect(host.root.first(.sheet)?.first(.button)?.label == "Next of b")
    try host.root.find(.sheet).dismiss()
    try host.root.find(.button, "Warn").tap()
    try host.root.find(.alert, "Careful").find(.button, "OK").tap()
    #expect(host.root.presented.isEmpty)
  }
}

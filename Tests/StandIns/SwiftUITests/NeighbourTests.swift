import PhotosUI
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor struct NeighbourTests {
  struct Photo: View {
    @State private var item: PhotosPickerItem?
    @State private var size = 0
    var body: some View {
      PhotosPicker("Photo", selection: $item, matching: .images)
      Text(verbatim: "\(size) bytes")
        .task(id: item) { size = (try? await item?.loadTransferable(type: Data.self))?.count ?? 0 }
    }
  }
  @Test("A photo is picked and loaded")
  func photo() async throws {
    let host = StandInHost(Photo())
    try host.root.find(.photosPicker, "Photo").pick(PhotosPickerItem(data: Data([1, 2, 3])))
    await host.settled { host.root.first(.text)?.label == "3 bytes" }
    #expect(host.root.first(.text)?.label == "3 bytes")
  }

  @Test("Types of files conform to one another")
  func types() {
    #expect(UTType(filenameExtension: "JPG")?.conforms(to: .image) == true)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType(mimeType: "image/*") == nil)
    #expect(!UTType.pdf.conforms(to: .image) && UTType.pdf.conforms(to: .data))
  }

  struct Editing: View {
    @Environment(\.editMode) private var editMode
    var body: some View {
      EditButton()
      Text(verbatim: editMode?.wrappedValue.isEditing == true ? "editing" : "reading")
    }
  }
  @Test("The edit button switches the edit mode")
  func editMode() throws {
    let host = StandInHost(Editing())
    try host.root.find(.editButton, "Edit").tap()
    #expect(host.root.first(.text)?.label == "editing")
    #expect(host.root.first(.editButton)?.label == "Done")
  }

  @Test("10,000 rows are quick where few show")
  func speed() throws {
    let host = StandInHost(ListTests.Long(), viewport: 20)
    let clock = ContinuousClock()
    let time = try clock.measure { for _ in 0..<50 { try host.root.find(.button).tap() } }
    #expect(host.bodies["ItemRow"] == 70)
    #expect(time < .seconds(5))
  }
}

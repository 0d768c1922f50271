import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Pictures and answers in content")
struct ImageContentTests {
  @Test("A picture has the bytes of its file, and is the same as another one with these")
  func bytes() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    try Data(FileSamples.png(8, 9)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let image = try FormImage(contentsOf: file)
    #expect(image.bytes == FileSamples.png(8, 9) && image.facts?.height == 9)
    let (same, other) = (FormImage(bytes: FileSamples.png(8, 9)), FormImage(bytes: FileSamples.png(8, 10)))
    #expect(image == same && image != other && image.hashValue == same.hashValue)
    #expect(Set([image, same, other]).count == 2)
    #expect(throws: (any Error).self) { try FormImage(contentsOf: file.appending(path: "none")) }
  }

  private struct Page: FormModel {
    var name = "*Ada*"
    var seats = 2
    static func describe(_ fields: FieldList<Page>) {
      fields.add(\.name, "name")
      fields.add(\.seats, "seats")
    }
    static func arrange(_ form: FormBuilder<Page>) {
      let (name, part): (String, FormString) = ("*Ada*", "*soon*")
      form.question("Why?", answer: "For \(name), \(3) seats, \(part).", id: "why")
    }
  }

  @Test("Nothing in an answer is read as Markdown; a number, and a text of the program, are as they are")
  func escaped() {
    let form = FormSession(Page(), environment: .test)
    #expect(form.row("why")?.display == "For *Ada*, 3 seats, soon.")
  }
}

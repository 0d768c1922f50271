import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Files that a surface is responsible for")
struct LeftFileTests {
  private let store = FormMemoryFiles()
  private let form: FormSession<Badge>

  init() {
    var environment = FormEnvironment.test
    environment.fileStore = FormMemoryFiles()
    form = FormSession(Badge(), environment: environment)
  }

  @Test("They are in the surface's store, and stay there until the surface removes them")
  func left() throws {
    form.files.leave(to: store)
    #expect(form.files.store as AnyObject === store && form.files.receivedIDs.isEmpty)
    try form.choose(FileSamples.png(), named: "a.png", for: "photo")
    let file = try #require(form.model.photo)
    #expect(form.files.receivedIDs == [file.id] && store.allFiles() == [file])
    form.send(.set("photo", .none))
    form.send(.cancel)
    #expect(store.allFiles() == [file] && form.files.receivedIDs == [file.id])
  }

  @Test("Without such a surface, leaving the form removes them")
  func own() throws {
    try form.choose(FileSamples.png(), named: "a.png", for: "photo")
    #expect(form.files.receivedIDs.count == 1)
    form.send(.cancel)
    #expect(form.files.receivedIDs.isEmpty)
  }

  @Test("A form that is left with a draft keeps the files of its answers, and removes the others")
  func draft() throws {
    form.keepDraft(in: FormMemoryStore(), as: "badge")
    try form.choose(FileSamples.png(), named: "a.png", for: "photo")
    let answer = try #require(form.model.photo)
    _ = try form.files.add(FileSamples.pdf, named: "b.pdf")
    #expect(form.draftState == .waiting && form.files.receivedIDs.count == 2)
    form.send(.cancel)
    #expect(form.files.receivedIDs == [answer.id])
  }

  private struct Pass: FormModel {
    var (photo, letter) = (FormFile(), FormFile())
    var age = 7
    static func describe(_ fields: FieldList<Pass>) {
      fields.add(\.photo, "photo")
      fields.add(\.letter, "letter")
      fields.add(\.age, "age")
    }
  }

  @Test("That a file was refused is forgotten where what was there before is back, and only there")
  func refused() {
    let form = FormSession(Pass(), environment: .test)
    func texts() -> [String?] { ["photo", "letter", "age"].map { form.row($0)?.text } }
    for row in ["photo", "letter"] as [FormRowID] {
      form.refuseFile(row, named: "huge.png", FormIssue(.file(.tooLarge(maximum: 5))))
    }
    form.send(.type("age", "old"))
    form.forgetRefusedFiles { _ in false }
    #expect(texts() == ["huge.png", "huge.png", "old"] && form.issues.count == 3)
    form.forgetRefusedFiles { $0 != "letter" }
    #expect(texts() == ["", "huge.png", "old"] && form.issues.map(\.row) == ["letter", "age"])
  }
}

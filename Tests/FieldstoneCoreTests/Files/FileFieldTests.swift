import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Fields for files")
struct FileFieldTests {
  private let store = FormMemoryFiles()
  private let form: FormSession<Badge>

  init() {
    var environment = FormEnvironment.test
    environment.fileStore = store
    form = FormSession(Badge(), environment: environment)
  }

  private func row(_ id: FormRowID) throws -> FormRow { try #require(form.row(id)) }

  @Test("A file is a reference, shown with its name and size, and only its id is in inputs and rows")
  func reference() throws {
    #expect(form.problems.isEmpty)
    #expect(try row("photo").answer == .none && row("photo").file == nil && row("photo").display == "")
    let hint = try row("photo").hint?.replacing("\u{A0}", with: " ")
    #expect(
      hint == "PNG, JPEG, GIF or WebP. Up to 10 kB. At least 100 × 100 pixels. At most 4000 × 4000 pixels")
    #expect(try form.choose(FileSamples.png(), named: "/tmp/ada.png", for: "photo").isAccepted)
    let file = try #require(form.model.photo)
    #expect(file.name == "ada.png" && file.byteCount == 100)
    let photo = try row("photo")
    #expect(photo.answer == .text(file.id) && photo.file == file && photo.text == file.id && photo.isDirty)
    #expect(photo.display.replacing("\u{A0}", with: " ") == "ada.png, 100 bytes, 800 × 600")
    #expect(form.issues.isEmpty)
  }

  @Test("Replacing and removing are steps to undo, and the bytes stay as long as that is possible")
  func undo() throws {
    try form.choose(FileSamples.png(), named: "1.png", for: "photo")
    let first = try #require(form.model.photo)
    try form.choose(FileSamples.png(900, 900), named: "2.png", for: "photo")
    let second = try #require(form.model.photo)
    form.send(.set("photo", .none))
    #expect(form.model.photo == nil && form.issues.isEmpty)
    form.removeUnusedFiles()
    #expect(store.allFiles().count == 2)
    form.send(.undo)
    #expect(form.model.photo == second)
    form.send(.undo)
    #expect(form.model.photo == first && form.files.bytes(of: first) == FileSamples.png())
    form.send(.redo)
    #expect(form.model.photo == second)
    form.send(.reset)
    #expect(form.model.photo == nil)
  }

  @Test("That a file was refused is no part of a step: Undo and Redo bring back files without it")
  func refusedBetween() throws {
    try form.choose(FileSamples.png(), named: "1.png", for: "photo")
    let first = try #require(form.model.photo)
    form.refuseFile("photo", named: "huge.png", FormIssue(.file(.tooLarge(maximum: 5))))
    #expect(form.row("photo")?.issues.count == 1)
    form.send(.set("photo", .none))
    #expect(form.issues.isEmpty)
    form.send(.undo)
    #expect(form.model.photo == first && form.issues.isEmpty && form.row("photo")?.text == first.id)
    form.refuseFile("photo", named: "huge.png", FormIssue(.file(.tooLarge(maximum: 5))))
    form.send(.redo)
    #expect(form.model.photo == nil && form.issues.isEmpty)
    form.send(.undo)
    #expect(form.model.photo == first && form.issues.isEmpty)
    // A refusal itself is no step either.
    form.refuseFile("photo", named: "huge.png", FormIssue(.file(.tooLarge(maximum: 5))))
    form.send(.undo)
    #expect(form.model.photo == nil && form.issues.isEmpty)
  }

  @Test("An id that the session hasn't received is an issue, and opens nothing")
  func unknown() throws {
    // With the same store, as on a site.
    let stranger = FormSession(Badge(), environment: form.environment)
    try stranger.choose(FileSamples.png(), named: "secret.png", for: "photo")
    let id = try #require(stranger.model.photo?.id)
    for text in [id, "../x", "\0", "x"] {
      form.send(.set("photo", .text(text)))
      #expect(form.model.photo == nil)
      #expect(form.issues.map(\.kind) == [.file(.unknown)])
    }
    form.send(.set("photo", .none))
    #expect(form.issues.isEmpty)
  }

  @Test("A refused file leaves the one that is there, and an error until something is chosen, removed or kept")
  func refused() async throws {
    try form.choose(FileSamples.png(), named: "1.png", for: "photo")
    let file = try #require(form.model.photo)
    let issue = FormIssue(.tooLarge(maximum: 10_000))
    #expect(form.refuseFile("photo", named: "C:\\huge.png", issue).isAccepted)
    #expect(form.model.photo == file)
    var photo = try row("photo")
    #expect(photo.text == "huge.png" && photo.file == file && photo.states.contains(.unread))
    #expect(photo.issues.map { $0.text.replacing("\u{A0}", with: " ") } == ["Choose a file of up to 10 kB."])
    #expect(await form.submit().model == nil)
    // The file that it had.
    form.send(.set("photo", .text(file.id)))
    photo = try row("photo")
    #expect(photo.issues.isEmpty && photo.text == file.id && form.model.photo == file)
    form.refuseFile("photo", named: "huge.png", issue)
    form.send(.set("photo", .none))
    #expect(form.model.photo == nil && form.issues.isEmpty)
    #expect(form.refuseFile("name", named: "x", issue) == .refused(.wrongInput("name")))
    #expect(form.refuseFile("none", named: "x", issue) == .refused(.unknownRow("none")))
  }

  @Test("Rules check what a program sets, too")
  func rules() throws {
    let file = FormFile(
      id: "1", name: "a.pdf", mediaType: "application/pdf", byteCount: 20_000,
      imageSize: FormImageSize(width: 50, height: 5_000))
    form[\.photo].value = file
    let codes = form.issues.map(\.kind.code)
    #expect(codes == ["wrongFileType", "fileTooLarge", "tooFewPixels", "tooManyPixels"])
  }

  @Test("A property that isn't optional has an empty file, which can be chosen and removed as well")
  func notOptional() throws {
    form.send(.set("isSpeaker", .flag(true)))
    #expect(try row("letter").allowsNone && row("letter").answer == .none)
    try form.choose(FileSamples.pdf, named: "letter.pdf", for: "letter")
    #expect(form.model.letter.name == "letter.pdf")
    form.send(.set("letter", .none))
    #expect(form.model.letter == FormFile() && form.issues.isEmpty)
  }

  @Test(
    "A list of files adds, removes and undoes; each element has to have a file, and what is declared counts for each")
  func list() async throws {
    #expect(form.fileStyle(ofElements: "papers")?.types == [.pdf])
    #expect(form.fileStyle(ofElements: "photo") == nil)
    form.send(.insert("papers", id: "a", before: nil))
    #expect(await form.submit().model == nil)
    #expect(form.issues.map(\.kind) == [.required])
    try form.choose(FileSamples.pdf, named: "1.pdf", for: "papers[a]")
    form.send(.insert("papers", id: "b", before: nil))
    #expect(throws: FormIssue.self) { try form.choose(FileSamples.png(), named: "2.pdf", for: "papers[b]") }
    try form.choose(FileSamples.pdf, named: "2.pdf", for: "papers[b]")
    #expect(form.model.papers.map(\.name) == ["1.pdf", "2.pdf"])
    #expect(form.send(.insert("papers", id: "c", before: nil)) == .refused(.full("papers")))
    form.send(.remove("papers[a]"))
    #expect(form.model.papers.map(\.name) == ["2.pdf"])
    form.send(.undo)
    #expect(form.model.papers.map(\.name) == ["1.pdf", "2.pdf"])
    #expect(await form.submit().model?.papers.count == 2)
  }

  @Test("After a submit, only the files of the submitted model are left, and they are the program's")
  func submitted() async throws {
    try form.choose(FileSamples.png(), named: "1.png", for: "photo")
    try form.choose(FileSamples.png(900, 900), named: "2.png", for: "photo")
    // In a field that is hidden, and so isn't submitted.
    form.send(.set("isSpeaker", .flag(true)))
    try form.choose(FileSamples.pdf, named: "letter.pdf", for: "letter")
    form.send(.set("isSpeaker", .flag(false)))
    _ = try form.files.add(FileSamples.pdf, named: "never used.pdf")
    let model = try #require(await form.submit().model)
    #expect(model.letter.isEmpty && model.photo?.name == "2.png")
    // The form keeps the hidden one as long as it may be shown again.
    #expect(Set(store.allFiles().map(\.name)) == ["2.png", "letter.pdf"])
    form.send(.set("photo", .none))
    _ = await form.submit()
    #expect(store.allFiles().map(\.name).contains("2.png"))
  }

  @Test("A cancelled form leaves nothing, and a session that ends leaves what its answers refer to")
  func ended() throws {
    try form.choose(FileSamples.png(), named: "1.png", for: "photo")
    form.send(.cancel)
    #expect(store.allFiles().isEmpty)
    var environment = FormEnvironment.test
    environment.fileStore = store
    var other: FormSession<Badge>? = FormSession(Badge(), environment: environment)
    try other?.choose(FileSamples.png(), named: "1.png", for: "photo")
    try other?.choose(FileSamples.png(), named: "2.png", for: "photo")
    other = nil
    #expect(store.allFiles().map(\.name) == ["2.png"])
  }

  @Test("A file of the program is never removed by a form that replaces it")
  func ofTheProgram() async throws {
    let own = try FormFiles(store).add(FileSamples.png(), named: "own.png")
    var environment = FormEnvironment.test
    environment.fileStore = store
    let form = FormSession(Badge(photo: own), environment: environment)
    #expect(form.row("photo")?.file == own)
    try form.choose(FileSamples.png(), named: "new.png", for: "photo")
    form.send(.set("photo", .text(own.id)))
    #expect(form.issues.map(\.kind) == [.file(.unknown)])
    form.send(.undo)
    _ = await form.submit()
    form.send(.cancel)
    #expect(Set(store.allFiles().map(\.name)) == ["own.png", "new.png"])
  }

  @Test("A draft keeps the reference, also in JSON, and says which files are gone")
  func drafts() throws {
    try form.choose(FileSamples.png(), named: "ada.png", for: "photo")
    form.send(.insert("papers", id: "a", before: nil))
    try form.choose(FileSamples.pdf, named: "1.pdf", for: "papers[a]")
    let data = try JSONEncoder().encode(form.snapshot)
    #expect(data.count < 2_000)
    let draft = try JSONDecoder().decode(FormSnapshot.self, from: data)
    let next = FormSession(Badge(), environment: form.environment)
    #expect(try next.restore(draft) == [])
    #expect(next.model.photo == form.model.photo && next.model.papers == form.model.papers)
    store.removeFile(withID: try #require(form.model.photo?.id))
    let late = FormSession(Badge(), environment: form.environment)
    #expect(try late.restore(draft) == ["photo"])
    #expect(late.model.photo == nil && late.model.papers.count == 1)
  }

  @Test("Files of a restored draft are removed like others")
  func restored() async throws {
    try form.choose(FileSamples.png(), named: "ada.png", for: "photo")
    let draft = form.snapshot
    let next = FormSession(Badge(), environment: form.environment)
    try next.restore(draft)
    next.send(.set("photo", .none))
    _ = await next.submit()
    #expect(store.allFiles().isEmpty)
  }

  @Test(
    "A draft that somebody has written by hand fits or is left out",
    arguments: [
      #"{"text":"x"}"#, #"{"list":[]}"#, #"{"list":[{"text":"x"}]}"#,
      #"{"list":[{"text":"x"},{"text":"a"},{"text":"b"},{"integer":-1}]}"#,
      #"{"list":[{"text":"../x"},{"text":"a"},{"text":"b"},{"integer":1}]}"#,
    ])
  func forged(value: String) throws {
    let form = #"{"id":"\#(form.snapshot.form.id)","version":\#(form.snapshot.form.version)}"#
    let json = #"{"version":2,"form":\#(form),"fields":{"photo":{"value":\#(value)}}}"#
    let draft = try JSONDecoder().decode(FormSnapshot.self, from: Data(json.utf8))
    let left = try self.form.restore(draft)
    #expect(left == (value == #"{"list":[]}"# ? [] : ["photo"]))
    #expect(self.form.model.photo?.isEmpty ?? true)
  }

  @Test("A class model keeps what it had until the new file is whole")
  func classModel() throws {
    let live = LiveBadge()
    let form = FormSession(live)
    guard case .file(let style)? = form.row("photo")?.control else {
      Issue.record("The photo is a file.")
      return
    }
    let first = try form.files.add(FileSamples.png(), named: "1.png", for: style)
    form.send(.set("photo", .text(first.id)))
    let writer = try form.files.writer(named: "2.png", for: style)
    try writer.append(FileSamples.png().prefix(50))
    #expect(live.photo == first)
    #expect(writer.cut().kind == .file(.cut(name: "2.png")))
    #expect(live.photo == first && form.files.bytes(of: first) != nil)
  }

  final class LiveBadge: FormModel {
    var photo: FormFile?
    static func describe(_ fields: FieldList<LiveBadge>) { fields.add(\.photo, "photo") }
  }
}

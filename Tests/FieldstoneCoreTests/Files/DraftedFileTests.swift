import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Files in drafts that are the program's")
struct DraftedFileTests {
  private let store = FormMemoryFiles()

  private func form(_ badge: Badge) -> FormSession<Badge> {
    var environment = FormEnvironment.test
    environment.fileStore = store
    return FormSession(badge, environment: environment)
  }

  /// Restores a draft, and submits without its photo.
  private func submitWithoutPhoto(_ badge: Badge, after draft: FormSnapshot) async throws {
    let form = form(badge)
    #expect(try form.restore(draft).isEmpty)
    #expect(form.model.photo != nil)
    form.send(.set("photo", .none))
    guard case .submitted = await form.submit() else {
      Issue.record("Nothing is required.")
      return
    }
  }

  @Test("One that was submitted before the draft was made stays in the store")
  func submitted() async throws {
    let form = form(Badge())
    try form.choose(FileSamples.png(), named: "a.png", for: "photo")
    let photo = try #require(await form.submit().model?.photo)
    try await submitWithoutPhoto(Badge(), after: form.snapshot)
    #expect(store.allFiles() == [photo])
  }

  @Test("So does one that the model has by now")
  func inModel() async throws {
    let form = form(Badge())
    try form.choose(FileSamples.png(), named: "a.png", for: "photo")
    let photo = try #require(form.model.photo)
    try await submitWithoutPhoto(Badge(photo: photo), after: form.snapshot)
    #expect(store.allFiles() == [photo])
  }
}

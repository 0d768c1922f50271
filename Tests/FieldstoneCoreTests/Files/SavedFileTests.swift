import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Files of a model that is saved")
struct SavedFileTests {
  private let store = FormMemoryFiles()

  private func form() -> FormSession<Badge> {
    var environment = FormEnvironment.test
    environment.fileStore = store
    let definition = FormDefinition<Badge> {
      Badge.describe($0)
    } arrange: {
      $0.mode(.save)
    }
    return FormSession(Badge(), definition: definition, environment: environment)
  }

  @Test("They are the program's, even if another model has taken its place during the save", arguments: [false, true])
  func replaced(isReplaced: Bool) async throws {
    let form = form()
    var saved: [Badge] = []
    form.onSave { [unowned form] model in
      saved.append(model)
      if isReplaced { form.replace(Badge()) }
    }
    try form.choose(FileSamples.png(), named: "a.png", for: "photo")
    _ = await form.save()
    form.send(.set("photo", .none))
    form.send(.cancel)
    let file = try #require(saved.first?.photo)
    #expect(store.allFiles() == [file])
  }

  @Test("What wasn't saved is removed when the form is left")
  func failed() async throws {
    struct Failure: Error {}
    let form = form()
    form.onSave { _ in throw Failure() }
    try form.choose(FileSamples.png(), named: "a.png", for: "photo")
    _ = await form.save()
    #expect(store.allFiles().count == 1)
    form.send(.cancel)
    #expect(store.allFiles().isEmpty)
  }
}

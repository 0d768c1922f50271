import Fieldstone
import Testing

@Form
private final class Settings {
  var volume = 5 {
    didSet {
      changes += 1
      isLoud = volume > 8
    }
  }
  var isLoud = false
  var owner = Owner()
  @Field(.excluded) private(set) var changes = 0
}

@Form
private final class Owner {
  var name = "Ada"
}

@Suite("Class models")
struct ReferenceModelTests {
  @Test("The instance itself is edited, and its property observers run once per edit")
  func identity() async throws {
    let settings = Settings()
    let form = FormSession(settings)
    form.send(.type("volume", "7"))
    #expect(settings.volume == 7)
    #expect(settings.changes == 1)
    #expect(form[\.volume].isDirty)
    #expect(form.model === settings)
    #expect(await form.submit().model === settings)
    #expect(!form[\.volume].isDirty)
  }

  @Test("A nested class instance keeps its identity too")
  func nested() {
    let settings = Settings()
    let owner = settings.owner
    let form = FormSession(settings)
    form.send(.type("owner.name", "Grace"))
    #expect(owner.name == "Grace")
    #expect(settings.owner === owner)
  }

  @Test("'refresh' finds what a property observer changed, and undo reverts it with its cause")
  func refresh() {
    let settings = Settings()
    let form = FormSession(settings)
    form.send(.type("volume", "9"))
    form.refresh()
    #expect(form.row("isLoud")?.answer == .flag(true))
    form.send(.undo)
    #expect(form.row("isLoud")?.answer == .flag(false))
    #expect(settings.volume == 5 && !settings.isLoud)
  }

  @Test("With 'refreshesAfterEdits' changes by property observers are found automatically")
  func refreshing() {
    let form = FormSession(Settings())
    form.refreshesAfterEdits = true
    form.send(.type("volume", "9"))
    #expect(form.row("isLoud")?.answer == .flag(true))
  }

  @Test("A single property can be refreshed")
  func outside() {
    let settings = Settings()
    let form = FormSession(settings)
    settings.volume = 2
    #expect(form.row("volume")?.text == "5")
    form.refresh(\.volume)
    #expect(form.row("volume")?.text == "2")
  }
}

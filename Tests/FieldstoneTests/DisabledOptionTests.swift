import Fieldstone
import Testing

private enum Room: String, CaseIterable { case hall, studio, cellar }

@Form
private struct Course {
  var guests = 10
  var room = Room.studio
  @Field(.segments) var second: Room?
  var name = ""

  static func arrange(_ form: FormBuilder<Course>) {
    form[\.room].disabledOptions { $0.guests > 20 ? [.studio, .cellar] : [] }
    form[\.second].disabledOptions { [$0.room] }
  }
}

@Suite("Options that aren't available")
struct DisabledOptionTests {
  private let form = FormSession(Course())

  private func disabled(_ row: FormRowID) -> [String]? {
    form.row(row)?.options.filter { !$0.isEnabled }.map(\.id)
  }

  @Test("Unavailable options are still shown, and are updated with what the closure reads")
  func following() {
    #expect(disabled("room") == [])
    #expect(disabled("second") == ["studio"])
    _ = form.takeChanges()
    form.send(.type("guests", "30"))
    #expect(disabled("room") == ["studio", "cellar"])
    let updates = form.takeChanges().pages.flatMap(\.updates)
    #expect(updates.first { $0.row == "room" }?.aspects.contains(.options) == true)
    #expect(!updates.contains { $0.row == "second" })
    form.send(.type("guests", "3"))
    #expect(disabled("room") == [])
  }

  @Test("An edit that the closure doesn't read costs nothing")
  func cost() {
    let before = form.operations.closures
    form.send(.type("name", "Ada"))
    #expect(form.operations.closures == before)
  }

  @Test("An answer that becomes unavailable is an error, until it is available again or changed")
  func error() {
    form.send(.type("guests", "30"))
    #expect(form.issues.map(\.kind.code) == ["disabledOption"])
    #expect(form.issues.first?.text(in: .standard) == "“Studio” isn't available. Choose another option.")
    #expect(form.model.room == .studio)
    form.send(.set("room", .choices(["hall"])))
    #expect(form.facts.isValid)
    form.send(.undo)
    form.send(.undo)
    #expect(form.facts.isValid)
    #expect(form.model.guests == 10)
  }

  @Test("An unavailable option that is typed by name is kept and reported")
  func choosing() {
    form.send(.type("guests", "30"))
    form.send(.set("room", .choices(["cellar"])))
    #expect(form.model.room == .cellar)
    #expect(form[\.room].issues.map(\.kind.code) == ["disabledOption"])
    form.send(.submit)
    #expect(!form.facts.isSubmitted)
  }

  @Test("An empty answer is always available")
  func none() {
    #expect(form.issues.isEmpty)
    form.send(.set("second", .choices(["studio"])))
    #expect(form.issues.map(\.row) == ["second"])
    form.send(.set("second", .none))
    #expect(form.issues.isEmpty)
  }
}

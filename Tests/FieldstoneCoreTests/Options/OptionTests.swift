import FieldstoneCore
import Testing

/// A city: neither a value that can be typed nor an enum.
struct City: Hashable, Codable, Sendable, FormTitled {
  var name: String
  var formTitle: FormString { FormString(verbatim: name) }

  static let berlin = City(name: "Berlin")
  static let bonn = City(name: "Bonn")
  static let zürich = City(name: "Zürich")
}

private struct Trip: Equatable {
  var isSwiss = false
  var from: City = .berlin
  var to: City?
  var via: String?
  var fare = 2
  var note = ""
}

@Suite("One of the options")
struct OptionTests {
  private let form: FormSession<Trip>

  init() { form = Self.session(Trip()) }

  private static func session(_ trip: Trip) -> FormSession<Trip> {
    FormSession(trip, definition: definition)
  }

  private static let definition = FormDefinition<Trip>(
    template: { Trip() },
    describe: { fields in
      fields.add(\.isSwiss, "isSwiss")
      fields.add(\.from, "from").options([.berlin, .bonn])
      fields.add(\.to, "to").options { $0.isSwiss ? [.zürich] : [.berlin, .bonn] }
      fields.add(\.via, "via").options(["Ulm", "Köln"]).segments()
      fields.add(\.fare, "class").options([1: "First", 2: "Second"])
      fields.add(\.note, "note").options(["None", "Bike"])
    })

  private func row(_ id: FormRowID) throws -> FormRow { try #require(form.row(id)) }
  private func codes(_ id: FormRowID) -> [String] { form.issues.filter { $0.row == id }.map(\.kind.code) }

  @Test("A value of any Hashable type is chosen by its id, and stored itself")
  func anyType() throws {
    #expect(try row("from").control == .choice(.automatic) && row("from").display == "Berlin")
    let options = try row("from").options
    #expect(options.map(\.title) == ["Berlin", "Bonn"] && options.map(\.isChosen) == [true, false])
    #expect(form.send(.set("from", .choices([options[1].id]))) == .accepted)
    #expect(form.model.from == .bonn)
    #expect(try row("from").isReadOnly == false && row("from").allowsNone == false)
    #expect(form.problems.isEmpty)
  }

  @Test("A value that can be typed is chosen by its text, its title or its id")
  func typed() throws {
    form.send(.type("via", "köln"))
    #expect(form.model.via == "Köln")
    #expect(try row("via").control == .choice(.segments))
    form.send(.type("via", "Rom"))
    #expect(form.model.via == "Köln")
    #expect(codes("via") == ["notChoice"])
    form.send(.set("via", .none))
    #expect(form.model.via == nil)
    form.send(.type("class", "first"))
    #expect(form.model.fare == 1)
    #expect(try row("class").options.map(\.title) == ["First", "Second"])
  }

  @Test("A text that can't be nil can be left without a choice")
  func emptyText() throws {
    #expect(try row("note").allowsNone && row("note").answer == FormAnswer.none)
    #expect(codes("note").isEmpty)
    form.send(.set("note", .choices(["Bike"])))
    form.send(.set("note", .none))
    #expect(form.model.note == "" && codes("note").isEmpty)
  }

  @Test("Options depend on other answers; the chosen value stays and is an issue while it isn't offered")
  func dependent() async throws {
    form.send(.set("to", .choices([try row("to").options[0].id])))
    #expect(form.model.to == .berlin)
    _ = form.takeChanges()
    form.send(.set("isSwiss", .flag(true)))
    #expect(form.model.to == .berlin)
    #expect(codes("to") == ["notOffered"])
    let update = form.takeChanges().pages.flatMap(\.updates).first { $0.row == "to" }
    #expect(update?.aspects.contains(.options) == true)
    let options = try row("to").options
    #expect(options.map(\.title) == ["Zürich", "Berlin"] && options.map(\.isOffered) == [true, false])
    #expect(options.chosen.map(\.title) == ["Berlin"] && options.offeredCount == 1)
    guard case .invalid = await form.submit() else { Issue.record("The choice should be refused."); return }
    form.send(.set("isSwiss", .flag(false)))
    #expect(codes("to").isEmpty)
    form.send(.set("isSwiss", .flag(true)))
    form.send(.set("to", .choices([try row("to").options[0].id])))
    #expect(form.model.to == .zürich && codes("to").isEmpty)
  }

  @Test("A closure whose options stay the same changes no row")
  func same() {
    let operations = form.operations.closures
    _ = form.takeChanges()
    form.send(.type("note", "Bike"))
    #expect(form.operations.closures == operations)
    #expect(form.takeChanges().pages.flatMap(\.updates).allSatisfy { $0.row == "note" })
  }

  @Test("A stored value that is no option is shown, kept and named")
  func notOffered() throws {
    let form = Self.session(Trip(from: .zürich, via: "Rom"))
    #expect(form.model.from == .zürich && form.model.via == "Rom")
    #expect(form.row("from")?.display == "Zürich" && form.row("via")?.display == "Rom")
    #expect(
      form.issues.map { $0.text(in: .standard) } == [
        "“Zürich” isn't one of the options.", "“Rom” isn't one of the options.",
      ])
    // What is shown can be sent back without changing anything.
    let answer = try #require(form.row("from")?.answer)
    #expect(form.send(.set("from", answer)) == .accepted)
    #expect(form.model.from == .zürich && !form.facts.isDirty)
  }

  @Test("Drafts keep values that are not offered any more")
  func drafts() throws {
    form.send(.set("to", .choices([try row("to").options[1].id])))
    form.send(.set("via", .choices(["Ulm"])))
    form.send(.set("isSwiss", .flag(true)))
    let other = Self.session(Trip())
    #expect(try other.restore(form.snapshot).isEmpty)
    #expect(other.model == form.model && other.model.to == .bonn)
    #expect(other.issues.map(\.kind.code) == ["notOffered"])
  }

  @Test("A draft's text is not read again, so that the answer stays what it was")
  func halfTypedText() throws {
    form.send(.set("via", .choices(["ulm"])))
    form.send(.type("to", "BONN"))
    #expect(form.model.via == nil && form.model.to == .bonn && codes("via") == ["notChoice"])
    let other = Self.session(Trip(isSwiss: true))
    #expect(try other.restore(form.snapshot).isEmpty)
    #expect(other.model.via == nil && other.model.to == .bonn && other.row("to")?.text == "BONN")
    #expect(other.issues.map(\.kind.code) == ["notOffered", "notChoice"])
  }

  @Test("An empty text is displayed as no choice")
  func emptyDisplay() {
    let definition = FormDefinition<Trip>(describe: { fields in
      fields.add(\.note, "note").options(["Bike"]).optionTitle { "With \($0)" }
    })
    let form = FormSession(Trip(), definition: definition)
    #expect(form.row("note")?.display == "")
    form.send(.type("note", "with bike"))
    #expect(form.row("note")?.display == "With Bike")
  }

  @Test("A field that is declared read-only stays so when options are declared for it")
  func readOnly() {
    let definition = FormDefinition<Trip>(describe: { fields in
      fields.add(\.from, "from").readOnly().options([.berlin, .bonn])
      fields.add(\.to, "to").computed { _ in .bonn }.options([.berlin, .bonn])
    })
    let form = FormSession(Trip(), definition: definition)
    #expect(form.rows.map(\.isReadOnly) == [true, true] && form.problems.isEmpty)
    #expect(form.send(.set("from", .choices(["Bonn"]))) == .refused(.readOnly("from")))
  }

  @Test("Undo and reset bring back the value, whatever is offered")
  func undo() throws {
    form.send(.set("to", .choices([try row("to").options[1].id])))
    form.send(.set("isSwiss", .flag(true)))
    form.send(.set("to", .choices([try row("to").options[0].id])))
    form.send(.undo)
    #expect(form.model.to == .bonn)
    form.send(.undo)
    form.send(.undo)
    #expect(form.model == Trip() && form.issues.isEmpty)
  }

  @Test("An answer with two options, or with one that isn't offered, is no choice")
  func wrong() {
    #expect(form.send(.set("via", .choices(["Ulm", "Köln"]))) != .accepted)
    form.send(.set("via", .choices(["Rom"])))
    #expect(codes("via") == ["notChoice"] && form.model.via == nil)
  }

  @Test("A label shows what its type is called")
  func label() {
    struct Ticket { let from = City.zürich; var note: [Int: Int] = [1: 2] }
    let form = FormSession(
      Ticket(),
      definition: FormDefinition<Ticket> { fields in
        fields.add(\.from, "from")
        fields.add(\.note, "note")
      })
    #expect(form.rows.map(\.display) == ["Zürich", "[1: 2]"] && form.rows.allSatisfy(\.isReadOnly))
  }

  @Test("A layout of options without options, and a list without any, are problems")
  func problems() {
    let definition = FormDefinition<Trip> { fields in
      fields.add(\.note, "note").list()
      fields.add(\.via, "via").options([])
      fields.add(\.from, "from").options([.berlin, .berlin])
      fields.add(\.to, "to").options { _ in [] }
    }
    #expect(definition.problems.map(\.kind) == [.noOptions, .noOptions, .duplicateOption("City(name: \"Berlin\")")])
    #expect(definition.problems.map(\.key) == ["note", "via", "from"])
    #expect(FormSession(Trip(), definition: definition).row("to")?.options.isEmpty == true)
  }
}

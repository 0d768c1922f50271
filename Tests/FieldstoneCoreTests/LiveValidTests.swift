import FieldstoneCore
import Testing

/// An object that says what it was set to.
private final class Radio: FormModel {
  var level = 20 { didSet { heard.append(level) } }
  var name = "Ada"
  var station: Station? = nil
  var presets: [Preset] = []
  var heard: [Int] = []
  var label: String { "\(name) \(level)" }

  static func describe(_ fields: FieldList<Radio>) {
    fields.add(\.level, "level").range(0...100)
    fields.add(\.name, "name").required().maximumLength(5)
    fields.add(\.station, "station")
    fields.add(\.presets, "presets")
  }
  static func arrange(_ form: FormBuilder<Radio>) {
    form.fields(\.level, \.name, \.station, \.presets)
    form.markdown("Loud.", id: "loud").visible { $0.level > 100 }
  }
}

private struct Preset: FormModel {
  var band = 1
  static var formTemplate: Preset? { Preset() }
  static func describe(_ fields: FieldList<Preset>) { fields.add(\.band, "band").range(1...9) }
}

private final class Station: FormModel {
  var code = 5
  static var formTemplate: Station? { Station() }
  static func describe(_ fields: FieldList<Station>) { fields.add(\.code, "code").range(1...9) }
}

private final class Tower: FormModel {
  var stations = [Station()]
  static func describe(_ fields: FieldList<Tower>) { fields.add(\.stations, "stations") }
}

@Suite("What a live object gets")
struct LiveValidTests {
  private let radio = Radio()

  @Test("An object never gets the 2077 that somebody types on the way from 20 to 77")
  func heldBack() {
    let form = FormSession(radio)
    for text in ["2", "207", "2077", "77"] { form.send(.type("level", text)) }
    #expect(radio.heard == [2, 77])
    form.send(.type("level", "777"))
    #expect(radio.level == 77 && form.row("level")?.text == "777" && form[\.level].value == 777)
    #expect(form.validModel.level == 77)
    form.send(.type("name", ""))
    #expect(radio.name == "Ada" && form.row("name")?.text == "")
  }

  @Test("Conditions, observers and edits of the program see what the form shows")
  func readers() {
    let form = FormSession(radio)
    var seen: [Int] = []
    let observation = form.observe(\.level) { seen.append($0) }
    defer { observation.cancel() }
    form.send(.type("level", "777"))
    #expect(seen == [777] && form.rows.contains { $0.id == "loud" })
    form.edit { $0.level -= 700 }
    #expect(seen == [777, 77] && radio.level == 77)
  }

  @Test("Undo, redo, cancelling and a change from outside leave the form and the object right")
  func back() {
    let form = FormSession(radio)
    form.send(.type("level", "30"))
    form.send(.blur("level"))
    form.send(.type("level", "300"))
    form.send(.blur("level"))
    #expect(radio.level == 30)
    form.undo()
    #expect(radio.level == 30 && form.row("level")?.text == "30" && form.facts.invalidFields == 0)
    form.redo()
    #expect(radio.level == 30 && form.row("level")?.text == "300")
    form.refresh()
    #expect(form.row("level")?.text == "300")
    radio.level = 30
    form.refresh()
    #expect(form.row("level")?.text == "300")
    radio.level = 40
    form.refresh()
    #expect(form.row("level")?.text == "40")
    form.send(.type("level", "400"))
    form.send(.reset)
    #expect(radio.level == 20 && form.row("level")?.text == "20" && !form.facts.isDirty)
  }

  @Test("An object that begins with a value that is refused gets that one back: without changes, nothing has changed")
  func begin() {
    radio.level = 500
    let form = FormSession(radio)
    form.send(.type("level", "50"))
    form.send(.type("level", "600"))
    #expect(radio.level == 50)
    form.send(.type("level", "500"))
    #expect(radio.level == 500 && !form.facts.isDirty)
  }

  @Test("A subform that is removed and brought back still shows what was refused, and so does an element")
  func whole() throws {
    radio.station = Station()
    radio.presets = [Preset(), Preset(band: 2)]
    let form = FormSession(radio)
    form.send(.type("station.code", "55"))
    #expect(form.send(.set("station", .flag(false))) == .accepted)
    #expect(radio.station == nil)
    form.undo()
    #expect(form.row("station.code")?.text == "55" && radio.station?.code == 5)

    let first = try #require(form.elements(of: "presets").first)
    form.send(.type(FormRowID("\(first).band"), "12"))
    #expect(radio.presets[0].band == 1)
    form.send(.remove(first))
    #expect(radio.presets.map(\.band) == [2])
    form.undo()
    #expect(form.row(FormRowID("\(first).band"))?.text == "12" && radio.presets.map(\.band) == [1, 2])
    #expect(form.send(.duplicate(first, id: "copy")) == .accepted)
    #expect(form.row("presets[copy].band")?.text == "12" && radio.presets.map(\.band) == [1, 1, 2])
  }

  @Test(
    "Undo and redo give the object what was accepted at that time, also after the refused answer was hidden and dropped"
  )
  func undone() {
    let definition = FormDefinition<Radio> { fields in
      fields.add(\.level, "level").range(0...100)
      fields.add(\.name, "name").required().maximumLength(5).whenHidden(.dropAtOnce, to: "")
    } arrange: { form in
      form.field(\.name).visible { $0.level > 10 }
      form.field(\.level)
    }
    let form = FormSession(radio, definition: definition)
    form.send(.type("name", "Adelheid"))
    form.send(.blur("name"))
    form.send(.type("level", "5"))
    #expect(radio.name == "" && radio.level == 5)
    form.undo()
    #expect(form.row("name")?.text == "Adelheid" && radio.name == "Ada" && radio.level == 20)
    form.redo()
    #expect(radio.name == "" && radio.level == 5)
    form.undo()
    #expect(form.row("name")?.text == "Adelheid" && radio.name == "Ada")
    form.undo()
    #expect(form.row("name")?.text == "Ada" && radio.name == "Ada" && !form.facts.isDirty)
  }

  @Test("A hidden field whose value is dropped leaves none in the object, although it is required")
  func dropped() {
    let definition = FormDefinition<Radio> { fields in
      fields.add(\.level, "level").range(0...100)
      fields.add(\.name, "name").required().whenHidden(.dropAtOnce, to: "")
    } arrange: { form in
      form.field(\.name).visible { $0.level > 10 }
      form.field(\.level)
    }
    let form = FormSession(radio, definition: definition)
    form.send(.type("level", "5"))
    #expect(radio.name == "")
  }

  @Test("Read-only data, which is the program's, is as the program sets it")
  func readOnly() {
    let definition = FormDefinition<Radio> { $0.add(\.level, "level").readOnly().range(0...100) }
    let form = FormSession(radio, definition: definition)
    form.edit { $0.level = 777 }
    #expect(radio.level == 777 && form.row("level")?.text == "777")
  }

  @Test("What is hidden when the form is submitted has no rules, so the object gets it", arguments: [true, false])
  func hiddenOrDisabled(_ isHidden: Bool) async throws {
    let definition = FormDefinition<Radio> { fields in
      fields.add(\.level, "level").range(0...100)
      fields.add(\.name, "name")
    } arrange: { form in
      form.field(\.name)
      let level = form.field(\.level)
      if isHidden { level.visible { $0.name != "x" } } else { level.enabled { $0.name != "x" } }
    }
    let form = FormSession(radio, definition: definition)
    form.send(.type("level", "777"))
    form.send(.type("name", "x"))
    #expect(radio.level == 20)
    _ = await form.submit()
    #expect(radio.level == 777 && !form.facts.isDirty)
    form.send(.type("name", "y"))
    form.send(.type("level", "50"))
    form.send(.reset)
    #expect(radio.level == 777 && form.row("level")?.text == "777")
  }

  @Test("The handler of a button changes what the form shows, also to what the object has kept")
  func pressed() {
    let definition = FormDefinition<Radio> { fields in
      fields.add(\.level, "level").range(0...100)
      fields.add(\.name, "name").required()
    } arrange: { form in
      form.fields(\.level, \.name)
      form.button("Default") { press in press.edit { $0.level = 20 } }
      form.button("Less") { press in press.edit { $0.level -= 700 } }
      form.button("Bea") { press in press.edit { $0.name = "Bea" } }
    }
    let form = FormSession(radio, definition: definition)
    form.send(.type("level", "777"))
    form.send(.perform("action.bea"))
    #expect(radio.name == "Bea" && radio.level == 20 && form.row("level")?.text == "777")
    form.send(.perform("action.less"))
    #expect(radio.level == 77 && form.row("level")?.text == "77")
    form.send(.type("level", "777"))
    form.send(.perform("action.default"))
    #expect(radio.level == 20 && form.row("level")?.text == "20")
  }

  @Test("A property that the object works out follows when a hidden field is dropped")
  func viewer() {
    let definition = FormDefinition<Radio> { fields in
      fields.add(\.level, "level").range(0...100)
      fields.add(\.name, "name").required().whenHidden(.dropAtOnce, to: "")
      fields.add(viewing: \.label, "label")
    } arrange: { form in
      form.field(\.level)
      form.field(\.name).visible { $0.level > 10 }
      form.field(\.label)
    }
    let form = FormSession(radio, definition: definition)
    form.send(.type("name", ""))
    #expect(radio.name == "Ada")
    form.send(.type("level", "5"))
    #expect(radio.name == "" && form.row("label")?.text == radio.label)
  }

  @Test("A copy of an object has what that kept, and shows what was refused")
  func copied() throws {
    let tower = Tower()
    let form = FormSession(tower)
    let first = try #require(form.elements(of: "stations").first)
    form.send(.type(FormRowID("\(first).code"), "7"))
    form.send(.type(FormRowID("\(first).code"), "55"))
    #expect(form.send(.duplicate(first, id: "copy")) == .accepted)
    #expect(tower.stations.map(\.code) == [7, 7] && form.row("stations[copy].code")?.text == "55")
  }

  @Test("Restoring a draft gives the object back what it began with")
  func draft() async throws {
    radio.level = 500
    let form = FormSession(radio)
    let empty = form.snapshot
    form.send(.type("level", "50"))
    _ = await form.submit()
    form.send(.type("level", "500"))
    #expect(radio.level == 50)
    #expect(try form.restore(empty) == [])
    #expect(radio.level == 500 && form.row("level")?.text == "500" && !form.facts.isDirty)
  }

  @Test("A field, or a form, can say that the object gets everything")
  func written() {
    let one = FormDefinition<Radio> { fields in
      fields.add(\.level, "level").range(0...100).whenInvalid(.write)
      fields.add(\.name, "name").required()
    }
    let form = FormSession(radio, definition: one)
    form.send(.type("level", "777"))
    form.send(.type("name", ""))
    #expect(radio.level == 777 && radio.name == "Ada")

    let all = FormDefinition<Radio> { fields in
      fields.add(\.level, "level").range(0...100)
      fields.add(\.name, "name").required().whenInvalid(.holdBack)
    } arrange: { form in
      form.whenInvalid(.write)
      form.fields(\.level, \.name)
    }
    let other = FormSession(Radio(), definition: all)
    other.send(.type("level", "777"))
    other.send(.type("name", ""))
    #expect(other.model.level == 777 && other.model.name == "Ada")
  }
}

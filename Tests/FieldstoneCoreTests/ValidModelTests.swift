import FieldstoneCore
import Testing

/// A struct whose property says what it was set to.
private struct Dial: FormModel {
  var level = 20 { didSet { heard.append(level) } }
  var name = "Ada"
  var lens = Lens()
  var heard: [Int] = []

  static func describe(_ fields: FieldList<Dial>) {
    fields.add(\.level, "level").range(0...100)
    fields.add(\.name, "name").required().maximumLength(5)
    fields.add(\.lens, "lens").inline()
  }
}

private struct Lens: FormModel {
  var zoom = 1
  static func describe(_ fields: FieldList<Lens>) { fields.add(\.zoom, "zoom").range(1...9) }
}

/// A struct two of whose properties say what they were set to in the same list.
private struct Mixer: FormModel {
  var low = 1 { didSet { heard.append("low \(low)") } }
  var high = 2 { didSet { heard.append("high \(high)") } }
  var heard: [String] = []

  static func describe(_ fields: FieldList<Mixer>) {
    fields.add(\.low, "low").range(0...9)
    fields.add(\.high, "high").range(0...9)
  }
}

/// A struct and a class that keep a number between bounds.
private struct Clamped: FormModel {
  var speed = 10 { didSet { if speed > 50 { speed = 50 } } }
  static func describe(_ fields: FieldList<Clamped>) { fields.add(\.speed, "speed") }
}

/// A property whose observer takes away blanks, and one that is kept below a bound that its rule doesn't know.
private struct Tidy: FormModel {
  var name = "" { didSet { name = String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) } }
  var level = 5 { didSet { level = min(level, 500) } }
  static func describe(_ fields: FieldList<Tidy>) {
    fields.add(\.name, "name")
    fields.add(\.level, "level").range(0...100)
  }
}

private final class ClampedObject: FormModel {
  var speed = 10 { didSet { if speed > 50 { speed = 50 } } }
  static func describe(_ fields: FieldList<ClampedObject>) { fields.add(\.speed, "speed") }
}

@Suite("What the rules accept, and what properties make of a value")
struct ValidModelTests {
  @Test("A refused answer stands in the form, and the last accepted one in the valid model")
  func lastAccepted() {
    let form = FormSession(Dial())
    form.send(.type("level", "7"))
    #expect(form.validModel.level == 7)
    form.send(.type("level", "777"))
    form.send(.type("level", "7777"))
    #expect(form.model.level == 7777)
    #expect(form.validModel.level == 7)
    form.send(.type("level", "77"))
    #expect(form.validModel.level == 77)
  }

  @Test("With an answer that undo brings back and that is refused, what was accepted then comes back")
  func undone() {
    let form = FormSession(Dial())
    for text in ["7", "777", "77"] {
      form.send(.type("level", text))
      form.send(.blur("level"))
    }
    #expect(form.validModel.level == 77)
    form.undo()
    #expect(form.model.level == 777 && form.validModel.level == 7)
    form.redo()
    #expect(form.validModel.level == 77)
    form.undo()
    form.undo()
    form.redo()
    #expect(form.model.level == 777 && form.validModel.level == 7)
  }

  @Test("Several fields get what was accepted in their order, whichever was refused first")
  func order() {
    let form = FormSession(Mixer())
    form.send(.type("high", "77"))
    form.send(.type("low", "66"))
    #expect(form.validModel.heard.suffix(2) == ["low 1", "high 2"])
  }

  @Test("A field that was never right has what it began with")
  func begin() {
    var dial = Dial()
    (dial.level, dial.name) = (500, "")
    let form = FormSession(dial)
    #expect(form.validModel.level == 500)
    form.send(.type("level", "600"))
    form.send(.type("name", "Adelheid"))
    #expect(form.validModel.level == 500)
    #expect(form.validModel.name == "")
    form.undo()
    form.undo()
    #expect(form.validModel.level == 500)
    #expect(form.validModel.name == "")
  }

  @Test("A missing answer is refused where one is required, also in a subform that the model contains")
  func missing() {
    let form = FormSession(Dial())
    form.send(.type("name", ""))
    form.send(.type("lens.zoom", "12"))
    #expect(form.model.name == "")
    #expect(form.model.lens.zoom == 12)
    #expect(form.validModel.name == "Ada")
    #expect(form.validModel.lens.zoom == 1)
  }

  @Test("What the program sets, or replaces, is not what was accepted last")
  func replaced() {
    let form = FormSession(Dial())
    form.send(.type("level", "300"))
    var dial = Dial()
    dial.level = 400
    form.replace(dial)
    #expect(form.validModel.level == 400)
    form.send(.type("level", "401"))
    #expect(form.validModel.level == 400)
    form.send(.reset)
    #expect(form.validModel.level == 400)
  }

  @Test("A rule that reads other answers, and a text that is no number, change nothing")
  func others() {
    let definition = FormDefinition<Dial> { fields in
      fields.add(\.level, "level").range(0...100)
      fields.add(\.name, "name")
    } arrange: { form in
      form.rule(on: \.level) { $0.name == "Ada" && $0.level > 50 ? .error("Too much for Ada.") : nil }
    }
    let form = FormSession(Dial(), definition: definition)
    form.send(.type("level", "60"))
    #expect(!form.facts.isValid)
    #expect(form.validModel.level == 60)
    form.send(.type("level", "sixty"))
    #expect(form.validModel.level == 60)
  }

  @Test("A text that an observer tidies stays as it is typed until its field is left")
  func tidied() {
    let form = FormSession(Tidy())
    form.send(.focus("name"))
    for text in ["Ada", "Ada ", "Ada L"] { form.send(.type("name", text)) }
    #expect(form.row("name")?.text == "Ada L" && form.model.name == "Ada L")
    form.send(.type("name", "Ada "))
    #expect(form.row("name")?.text == "Ada " && form.model.name == "Ada")
    form.send(.blur("name"))
    #expect(form.row("name")?.text == "Ada")
  }

  @Test("Starting over, a refused answer that the new model has too is what the field began with")
  func startedOver() {
    let form = FormSession(Dial())
    form.send(.type("level", "777"))
    #expect(form.validModel.level == 20)
    form.replace(Dial(level: 777))
    #expect(form.validModel.level == 777)
  }

  @Test("What an observer makes of a refused answer doesn't count as accepted")
  func clamped() {
    let form = FormSession(Tidy())
    form.send(.type("level", "20"))
    form.send(.blur("level"))
    form.send(.type("level", "777"))
    #expect(form.model.level == 500 && form.validModel.level == 20)
  }

  @Test("A value that a property's observer changes shows at once, and is one step to undo")
  func observed() {
    let form = FormSession(Clamped())
    form.send(.focus("speed"))
    form.send(.type("speed", "80"))
    #expect(form.model.speed == 50)
    #expect(form.row("speed")?.text == "50")
    form.undo()
    #expect(form.model.speed == 10)
    #expect(form.row("speed")?.text == "10")
    form.redo()
    #expect(form.row("speed")?.text == "50")

    let object = ClampedObject()
    let live = FormSession(object)
    live.send(.type("speed", "80"))
    #expect(object.speed == 50)
    #expect(live.row("speed")?.text == "50")
    live.send(.type("speed", "40"))
    #expect(live.row("speed")?.text == "40")
    live.send(.blur("speed"))
    while live.facts.canUndo { live.undo() }
    #expect(object.speed == 10)
  }
}

import FieldstoneCore
import Testing

/// The option fields of FXForms' own tests, with the values that these expect.
private struct Fields: Equatable {
  var index = 0
  var maybeIndex: Int? = 0
  var text: String?
  var number: Int?
  var wrongNumber = 0
  var defaulted: Int?
  var array: [String]?
}

@Suite("Options as in FXForms")
struct OriginalOptionTests {
  private let form: FormSession<Fields>

  init() {
    let words: [FormString] = ["Foo", "Bar", "Baz"]
    form = FormSession(
      Fields(),
      definition: FormDefinition<Fields>(
        template: { Fields() },
        describe: { fields in
          fields.add(\.index, "index").options(byIndex: words)
          fields.add(\.maybeIndex, "maybeIndex").options(byIndex: words).placeholder("Nope")
          fields.add(\.text, "text").options(["Foo", "Bar", "Baz"]).placeholder("Nope")
          fields.add(\.number, "number").options([5, 10, 15])
          fields.add(\.wrongNumber, "wrongNumber").options([5, 10, 15])
          fields.add(\.defaulted, "defaulted").options(byIndex: words).defaultValue(1)
          fields.add(\.array, "array").options(["Foo", "Bar", "Baz"]).placeholder("Nope")
        }))
  }

  private func choose(_ row: FormRowID, _ positions: Int...) {
    guard let options = form.row(row)?.options else { return }
    #expect(form.send(.set(row, .choices(positions.map { options[$0].id }))) == .accepted)
  }

  @Test("An index starts at 0, and choosing an option stores its position")
  func index() {
    #expect(form.model.index == 0 && form.row("index")?.options.map(\.title) == ["Foo", "Bar", "Baz"])
    for position in 0..<3 {
      choose("index", position)
      #expect(form.model.index == position)
    }
    // A single choice can't be taken back: the property keeps its value.
    form.send(.set("index", .choices([])))
    #expect(form.model.index == 2)
    #expect(form.row("index")?.allowsNone == false)
  }

  @Test("The placeholder stands for no answer, moves no option, and never enters the model")
  func placeholder() {
    #expect(form.row("maybeIndex")?.placeholder == "Nope" && form.row("maybeIndex")?.allowsNone == true)
    #expect(form.row("maybeIndex")?.display == "Foo")
    form.send(.set("maybeIndex", .none))
    #expect(form.model.maybeIndex == nil && form.issues.allSatisfy { $0.row != "maybeIndex" })
    for position in 0..<3 {
      choose("maybeIndex", position)
      #expect(form.model.maybeIndex == position)
    }
    choose("text", 0)
    #expect(form.model.text == "Foo")
    form.send(.set("text", .none))
    #expect(form.model.text == nil)
  }

  @Test("Numbers are stored themselves; a number that is no option is an issue, not nil (fixed)")
  func numbers() {
    #expect(form.model.number == nil)
    for (position, number) in [5, 10, 15].enumerated() {
      choose("number", position)
      #expect(form.model.number == number && form.row("number")?.display == "\(number)")
    }
    // FXForms reads 0 as nil here and writes that back. The value stays, and the form says that it isn't an option.
    #expect(form.model.wrongNumber == 0)
    #expect(form.issues.map(\.kind.code) == ["notOffered"] && form.issues.map(\.row) == ["wrongNumber"])
  }

  @Test("A default value is stored where nil was, and the field can't be emptied")
  func defaulted() {
    #expect(form.model.defaulted == 1 && form.row("defaulted")?.display == "Bar")
    #expect(form.row("defaulted")?.allowsNone == false && form.row("defaulted")?.isDirty == false)
    choose("defaulted", 2)
    form.send(.set("defaulted", .none))
    #expect(form.model.defaulted == 1)
    form.send(.undo)
    #expect(form.model.defaulted == 2)
  }

  @Test("A number with a default value can be emptied to type another one; when it is left, the default shows")
  func typedDefault() {
    struct Cup { var coffees: Int?; var sugar: Int? = 3 }
    let form = FormSession(
      Cup(),
      definition: FormDefinition<Cup> { fields in
        fields.add(\.coffees, "coffees").defaultValue(1)
        fields.add(\.sugar, "sugar").defaultValue(2)
      })
    #expect(form.model.coffees == 1 && form.model.sugar == 3 && form.rows.allSatisfy { !$0.allowsNone })
    form.send(.focus("coffees"))
    form.send(.type("coffees", ""))
    #expect(form.row("coffees")?.text == "" && form.model.coffees == 1 && form.issues.isEmpty)
    form.send(.type("coffees", "5"))
    #expect(form.model.coffees == 5)
    form.send(.type("coffees", ""))
    form.send(.blur("coffees"))
    #expect(form.row("coffees")?.text == "1" && form.model.coffees == 1)
    form[\.sugar].value = nil
    #expect(form.model.sugar == 2)
  }

  @Test("An optional array is nil without an answer, and otherwise holds the chosen options")
  func array() {
    form.send(.set("array", .none))
    #expect(form.model.array == nil)
    choose("array", 0)
    #expect(form.model.array == ["Foo"])
    choose("array")
    #expect(form.model.array == [])
    choose("array", 1)
    #expect(form.model.array == ["Bar"])
  }
}

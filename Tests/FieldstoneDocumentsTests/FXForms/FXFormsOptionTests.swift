import FieldstoneCore
import FieldstoneDocuments
import Testing

@Suite("FXForms: options")
struct FXFormsOptionTests {
  private let form: FormSession<FormValues>

  init() throws {
    let words = #""options": ["Foo", "Bar", "Baz"]"#
    form = try FXFormsExamples.load(
      """
      [{"key": "index", "class": "NSNumber", \(words)},
       {"key": "maybeIndex", "class": "NSNumber", \(words), "placeholder": "Nope"},
       {"key": "text", \(words), "placeholder": "Nope"},
       {"key": "number", "options": [5, 10, 15]},
       {"key": "defaulted", "class": "NSNumber", \(words), "default": 1},
       {"key": "array", "class": "NSArray", \(words), "placeholder": "Nope"},
       {"key": "set", "class": "NSIndexSet", \(words)},
       {"key": "bits", "type": "bitfield", \(words)},
       {"key": "mode", "type": "bitfield", "options": [256, 128, 64], "valueTransformer": "Mode"}]
      """, FXFormsRegistry(transformers: ["Mode": FXFormsTransformer([256: "Read", 128: "Write", 64: "Execute"])])
    ).session()
  }

  private func choose(_ row: FormRowID, _ positions: Int...) {
    guard let options = form.row(row)?.options else { return }
    #expect(form.send(.set(row, .choices(positions.map { options[$0].id }))) == .accepted)
  }

  @Test("A number whose options are none holds the position of one")
  func index() {
    #expect(form.problems.isEmpty)
    #expect(form.row("index")?.options.map(\.title) == ["Foo", "Bar", "Baz"])
    for position in 0..<3 {
      choose("index", position)
      #expect(form.model["index"] == .integer(position))
    }
    #expect(form.model["defaulted"] == 1 && form.row("defaulted")?.display == "Bar")
  }

  @Test("The placeholder stands for no answer, and moves no option")
  func placeholder() {
    #expect(form.row("maybeIndex")?.placeholder == "Nope" && form.row("maybeIndex")?.allowsNone == true)
    for position in 0..<3 {
      choose("maybeIndex", position)
      #expect(form.model["maybeIndex"] == .integer(position))
    }
    form.send(.set("maybeIndex", .none))
    #expect(form.model["maybeIndex"] == nil)
    choose("text", 0)
    #expect(form.model["text"] == "Foo")
    form.send(.set("text", .none))
    #expect(form.model["text"] == nil)
  }

  @Test("Numbers are stored themselves")
  func numbers() {
    #expect(form.model["number"] == nil)
    for (position, number) in [5, 10, 15].enumerated() {
      choose("number", position)
      #expect(form.model["number"] == .integer(number) && form.row("number")?.display == "\(number)")
    }
  }

  @Test("A collection holds the options in their order, an index set their positions")
  func several() {
    choose("array", 2, 0)
    #expect(form.model["array"] == ["Foo", "Baz"])
    choose("array", 1)
    #expect(form.model["array"] == ["Bar"])
    choose("set", 2, 1)
    #expect(form.model["set"] == [1, 2])
  }

  @Test("A bit field holds bits: by position, or those that the options are")
  func bits() {
    choose("bits", 0, 2)
    #expect(form.model["bits"] == 5)
    choose("bits", 0)
    #expect(form.model["bits"] == 1)
    #expect(form.row("mode")?.options.map(\.title) == ["Read", "Write", "Execute"])
    choose("mode", 0, 2)
    #expect(form.model["mode"] == 320)
  }

  @Test("Bits of no option stay as they are, and clearing one that isn't set leaves it unset (fixed)")
  func otherBits() throws {
    let form = try FXFormsExamples.load(#"[{"key": "bits", "type": "bitfield", "options": ["a", "b"]}]"#)
      .session(["bits": 12])
    let options = try #require(form.row("bits")?.options)
    form.send(.set("bits", .choices([options[1].id])))
    #expect(form.model["bits"] == 14)
    form.send(.set("bits", .choices([])))
    #expect(form.model["bits"] == 12)
  }
}

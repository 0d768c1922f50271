import FieldstoneCore
import FieldstoneTesting
import Testing

@Suite("Recordings of titles that look like commands")
struct RecordedTitleTests {
  struct Part: FormModel, Equatable {
    var name = ""
    static func describe(_ fields: FieldList<Part>) { fields.add(\.name, "name") }
    static var formTemplate: Part? { Part() }
  }

  struct Box: Equatable {
    var first = ""
    var second = ""
    var sizes: Set<String> = []
    var parts = [Part(name: "1"), Part(name: "2")]
    var others = [Part(name: "3")]
  }

  /// Titles with what separates the parts of a command, and with what can't be written in a line.
  static let titles = [
    "A = b", "A =", "=", "= = =", "Item #2", "Item # 2", "#2", "Day before last", "before", "before before", "last",
    "At last", "Rows, and more", "\\", "back\\slash", "Line\nbreak", "Tab\tbed", "\u{1B}[31m", "\u{202E}evil",
    "  two  ",
    "\u{301}mark", "👩‍🚀 👍🏽", "e\u{301} é", "\u{FEFF}x", "x\u{85}y", "x\u{2028}y",
  ]

  private static func definition(_ title: String) -> FormDefinition<Box> {
    let title = FormString(verbatim: title)
    return FormDefinition<Box> { fields in
      fields.add(\.first, "first").title(title)
      fields.add(\.second, "second").title(title)
      fields.add(\.sizes, "sizes").options(["L": "Large", "T": title, "t": "T"])
      fields.add(\.parts, "parts").title(title).elementTitle(title).sortable()
      fields.add(\.others, "others").title(title).elementTitle(title).sortable()
    }
  }

  @Test("A title is found again, whatever is in it", arguments: titles)
  func title(_ title: String) throws {
    let form = FormSession(Box(), definition: Self.definition(title), environment: .test)
    let recording = form.record(as: title)
    form.send(.type("first", title))
    form.send(.type("second", "=\(title) ="))
    form.send(.set("sizes", .choices(["T", "L"])))
    form.send(.insert("others", id: "new", before: "others[3]"))
    form.send(.move("parts[2]", before: "parts[1]"))
    form.send(.duplicate("parts[1]", id: "copy"))
    form.send(.move("parts[2]", before: nil))
    form.send(.remove("others[3]"))
    let other = FormTester(Box(), definition: Self.definition(title))
    try other.play(recording.script)
    #expect(other.form.model == form.model, "\(recording.script)")
    #expect(form.model.parts.map(\.name) == ["1", "1", "2"] && form.model.others == [Part()])
    #expect(form.model.sizes == ["T", "L"])
    // What is refused, such as control characters in a line of text, is typed all the same.
    let texts = [title, "=\(title) ="]
    #expect(["first", "second"].map { form.row($0)?.text } == texts)
    #expect(["first", "second"].map { other.form.row($0)?.text } == texts)
  }

  @Test("A script that is written from commands with such titles is read as the same", arguments: titles)
  func commands(title: String) throws {
    let row = ConformanceRowName(title, ordinal: 3)
    let plain = ConformanceRowName(title)
    let commands: [ConformanceCommand] = [
      .type(row, title), .type(plain, ""), .choose(row, title), .pick(plain, [title, "b", title]), .pick(row, []),
      .set(plain, true), .attach(row, title), .open(row), .press(plain), .insert(row, id: "a", before: plain),
      .insert(plain, id: "a", before: nil), .remove(row), .move(row, before: plain), .move(plain, before: row),
      .move(plain, before: nil), .duplicate(row, id: "b"), .expect(.value(plain, title)), .expect(.page(title)),
    ]
    let script = ConformanceScript(name: "s", form: "box", commands: commands)
    let read = try ConformanceScript(parsing: script.description, name: "s")
    #expect(read.lines.map(\.command) == commands, "\(script)")
  }
}

import FieldstoneTesting
import Testing

@testable import FieldstoneCore

/// A subform with series of choices, texts and sums, or with loops instead.
private struct Answers<Way: Declaring>: FormModel {
  var isOn = false
  var colours: [Colour] = [.red, .green, .blue]
  var texts = ["", "ab", ""]
  var lengths = [0, 0, 0]

  static func describe(_ fields: FieldList<Self>) {
    fields.add(\.isOn, "on")
    if Way.isLoop { loop(fields) } else { series(fields) }
  }

  private static func series(_ fields: FieldList<Self>) {
    fields.add(series: "colour", count: 3, get: { $0.colours[$1] }, set: { $0.colours[$1] = $2 })
      .disabledOptions { $0.isOn ? [.green] : [] }
    let texts = fields.add(series: "text", count: 3, get: { $0.texts[$1] }, set: { $0.texts[$1] = $2 })
      .required().minimumLength(2).visible { $0.isOn }.whenHidden(.dropAtOnce).reference
    fields.add(series: "length", count: 3, get: { $0.lengths[$1] }, set: { $0.lengths[$1] = $2 })
      .computed { ($0[sibling: texts] ?? "").count }
  }

  private static func loop(_ fields: FieldList<Self>) {
    for place in 0..<3 {
      fields.add("colour\(place)", get: { $0.colours[place] }, set: { $0.colours[place] = $1 })
        .disabledOptions { $0.isOn ? [.green] : [] }
    }
    let texts = (0..<3).map { place in
      fields.add("text\(place)", get: { $0.texts[place] }, set: { $0.texts[place] = $1 })
        .required().minimumLength(2).visible { $0.isOn }.whenHidden(.dropAtOnce).reference
    }
    for place in 0..<3 {
      let text = texts[place]
      fields.add("length\(place)", get: { $0.lengths[place] }, set: { $0.lengths[place] = $1 })
        .computed { ($0[text] ?? "").count }
    }
  }

  static var formTemplate: Self? { Self() }
}

private protocol Declaring: Sendable { static var isLoop: Bool { get } }
private enum InLoop: Declaring { static var isLoop: Bool { true } }
private enum AsSeries: Declaring { static var isLoop: Bool { false } }

/// Such subforms on pages, inline, in a section, and optional.
private struct Parts<Way: Declaring>: FormModel {
  var flag = true
  var page = Answers<Way>()
  var inline = Answers<Way>()
  var maybe: Answers<Way>?
  var maybeInline: Answers<Way>?

  static func describe(_ fields: FieldList<Self>) {
    fields.add(\.flag, "flag")
    fields.add(\.page, "page")
    fields.add(\.inline, "inline").inline()
    fields.add(\.maybe, "maybe")
    fields.add(\.maybeInline, "maybeInline").inline()
  }
  static func arrange(_ form: FormBuilder<Self>) {
    form.section("Section") { $0.fields(\.inline, \.maybe) }.visible { $0.flag }
    form[\.page.isOn].help("Said by the parent.")
    form[\.maybe].whenHidden(.dropAtOnce)
    // The same identity for drafts, whichever way the rows are declared.
    form.identity("parts")
  }
  static var formTemplate: Self? { Self() }
}

@Suite("Invariants: series")
struct SeriesPromises {
  @Test("In all kinds of subforms a series behaves like a loop", arguments: 0..<10)
  func subforms(seed: Int) {
    nonisolated(unsafe) var made = 0
    let fuzzer = FormFuzzer {
      made += 1
      return made % 2 == 0
        ? FormSession(Parts<InLoop>(), environment: .test) : FormSession(Parts<AsSeries>(), environment: .test)
    }
    let failure = fuzzer.run(inputs: 500, seed: UInt64(seed))
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  struct Child: FormModel {
    var first = ""
    var texts = ["", "yes", ""]
    var marks: [Int?] = [nil, nil, nil]
    var last = ""
    static func describe(_ fields: FieldList<Child>) {
      fields.add(\.first, "first")
      let texts = fields.add(series: "text", count: 3, get: { $0.texts[$1] }, set: { $0.texts[$1] = $2 }).reference
      let last = fields.add("last", get: { $0.last }, set: { $0.last = $1 }).reference
      fields.add(series: "mark", count: 3, get: { $0.marks[$1] }, set: { $0.marks[$1] = $2 })
        .visible { $0[sibling: texts] == "yes" || $0[last] == "all" }
    }
  }
  struct Parent: FormModel {
    var child = Child()
    static func describe(_ fields: FieldList<Parent>) { fields.add(\.child, "child") }
    static func arrange(_ form: FormBuilder<Parent>) { form.exclude(\.child.first) }
  }

  @Test("References stay valid if a parent leaves fields of its subform out")
  func leftOut() {
    let form = FormSession(Parent(), environment: .test)
    #expect(form.row("child.first") == nil && form.isShown("child.mark1") && !form.isShown("child.mark0"))
    form.send(.type("child.text2", "yes"))
    #expect(form.isShown("child.mark2") && !form.isShown("child.mark0"))
    form.send(.type("child.last", "all"))
    #expect(form.isShown("child.mark0"))
  }

  @Test("An empty series reads no values")
  func empty() {
    struct Model: Sendable { var flag = false }
    let definition = FormDefinition<Model>(template: { Model() }) { fields in
      fields.add("flag", get: { $0.flag }, set: { $0.flag = $1 })
      fields.add(series: "none", count: 0, get: { _, _ -> String in preconditionFailure() }, set: { _, _, _ in })
        .visible { _ in true }
    }
    #expect(FormSession(Model(), definition: definition).rows.map(\.id.path) == ["flag"])
    #expect(definition.problems.isEmpty && definition.fieldCount == 1)
  }
}

import Fieldstone
import Testing

/// Properties with the names of members of the reader, the field and the engine.
@Form
private struct Awkward {
  var isVisible = true, isEnabled = true, isValid = true, isDirty = true, isActive = true, isTouched = true
  var value = 1, text = "t", scope = "s", path = "p", parent = "q", issues = 0, row = 1, id = 2, slot = 3, engine = "e"
  var block = 4, fact = 5, root = 6, this = 7, hashValue = 8
  var note = ""
  var other = ""

  static func arrange(_ form: FormBuilder<Awkward>) {
    form[\.note].visible {
      $0.isVisible && $0.isEnabled && $0.isValid && $0.isDirty && $0.isActive && $0.isTouched
    }
    form[\.other].visible {
      $0.value == 1 && $0.text == "t" && $0.scope == "s" && $0.path == "p" && $0.parent == "q" && $0.issues == 0
        && $0.row == 1 && $0.id == 2 && $0.slot == 3 && $0.engine == "e" && $0.block == 4 && $0.fact == 5
        && $0.root == 6 && $0.this == 7 && $0.hashValue == 8
    }
  }
}

/// Properties with the names of members of the session and of the builders.
@Form
private struct Worse {
  var description = "d", model = "m", definition = "n", environment = "v", policy = "y", facts = 1, problems = 2
  var rows = 3, pages = 4, page = 5, snapshot = 6, operations = 7, submission = "u", formTemplate = 8
  var field = 9, fields = 10, form = 11, add = 12, extra = 13, title = "l", help = "h", required = 14, visible = true
  var section = 15, others = 16, element = 17, observers = 18, send = 19, submit = 20, core = 21, session = 22
  var note = ""
  var other = ""

  static func arrange(_ form: FormBuilder<Worse>) {
    form[\.note].visible {
      $0.description == "d" && $0.model == "m" && $0.definition == "n" && $0.environment == "v" && $0.policy == "y"
        && $0.facts == 1 && $0.problems == 2 && $0.rows == 3 && $0.pages == 4 && $0.page == 5 && $0.snapshot == 6
        && $0.operations == 7 && $0.submission == "u" && $0.formTemplate == 8
    }
    form[\.other].visible {
      $0.field == 9 && $0.fields == 10 && $0.form == 11 && $0.add == 12 && $0.extra == 13 && $0.title == "l"
        && $0.help == "h" && $0.required == 14 && $0.visible && $0.section == 15 && $0.others == 16
        && $0.element == 17 && $0.observers == 18 && $0.send == 19 && $0.submit == 20 && $0.core == 21
        && $0.session == 22
    }
  }
}

@Suite("Property names that equal library names")
struct ReaderNameTests {
  @Test(
    "Conditions read the model's properties, not the reader's",
    arguments: [
      "isVisible", "isEnabled", "isValid", "isDirty", "isActive", "isTouched",
    ])
  func flags(id: String) {
    let form = FormSession(Awkward())
    #expect(form.isShown("note"))
    form.send(.set(FormRowID(id), .flag(false)))
    #expect(!form.isShown("note"))
  }

  @Test(
    "Conditions read properties of any type with the names of library members",
    arguments: [
      "value", "text", "scope", "path", "parent", "issues", "row", "id", "slot", "engine", "block", "fact", "root",
      "this",
      "hashValue",
    ])
  func values(id: String) {
    let form = FormSession(Awkward())
    #expect(form.isShown("other"))
    form.send(.type(FormRowID(id), "99"))
    #expect(!form.isShown("other"))
  }

  @Test(
    "Conditions read the model's properties, not the session's",
    arguments: [
      "description", "model", "definition", "environment", "policy", "facts", "problems", "rows", "pages", "page",
      "snapshot",
      "operations", "submission", "formTemplate",
    ])
  func session(id: String) {
    let form = FormSession(Worse())
    #expect(form.isShown("note"))
    form.send(.type(FormRowID(id), "99"))
    #expect(!form.isShown("note"))
  }

  @Test("Conditions and edits reach the model's properties, not the builders'")
  func builders() {
    let form = FormSession(Worse())
    #expect(form.isShown("other"))
    form[\.field].value = 0
    #expect(!form.isShown("other"))
    form.edit { $0.field = 9 }
    #expect(form.isShown("other"))
    form.edit { $0.session = 0 }
    #expect(!form.isShown("other"))
  }
}

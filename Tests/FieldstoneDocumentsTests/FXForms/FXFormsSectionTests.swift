import FieldstoneCore
import FieldstoneDocuments
import Testing

@testable import FieldstoneTesting

@Suite("FXForms: sections, subforms and the lists of a form")
struct FXFormsSectionTests {
  private func dump(_ text: String, _ registry: FXFormsRegistry = FXFormsExamples.registry) throws -> String {
    let form = try FXFormsExamples.load(text, registry).session()
    #expect(form.problems.isEmpty)
    return form.dump().split(separator: "\n").map { $0.replacing(/\s+$/, with: "") }.joined(separator: "\n")
  }

  /// Says what the rows are where they differ.
  private func expectRows(_ found: String, _ expected: String) { #expect(found == expected) }

  @Test("A header begins a section, a footer ends one, and an empty header only cuts")
  func cuts() throws {
    expectRows(
      try dump(
        """
        ["a", {"key": "b", "header": "One"}, {"key": "c", "footer": "End"}, "d", {"key": "e", "header": null}, "f",
         {"key": "g", "header": "Two", "footer": ""}, "h"]
        """),
      """
      [a] A:
      # One
        [b] B:
        [c] C:
        _ End
      #
        [d] D:
      #
        [e] E:
        [f] F:
      # Two
        [g] G:
      #
        [h] H:
      """)
  }

  @Test("An inline subform is a section of its own, titled by its header or its title, and the next row begins another")
  func inline() throws {
    expectRows(
      try dump(
        """
        ["a", {"key": "login", "inline": true, "fields": ["email", {"key": "code", "header": "More"}]}, "b",
         {"key": "other", "inline": true, "header": "Not Registered?", "fields": ["name"]},
         {"key": "pushed", "fields": ["zip"]}]
        """),
      """
      [a] A:
      [login] Login
        [login.email] Email:
        # More
          [login.code] Code:
      #
        [b] B:
      [other] Not Registered?
        [other.name] Name:
      #
        [pushed] Pushed >
      """)
  }

  @Test("Inline options have a section of their own, and are listed there")
  func inlineOptions() throws {
    let form = try FXFormsExamples.load(
      #"["a", {"key": "b", "options": ["x", "y"], "inline": true}, "c"]"#
    ).session()
    #expect(form.row("b")?.control == .choice(.list))
    #expect(form.rows.map(\.title) == ["A", "", "B", "", "C"])
  }

  @Test("Extra fields follow, and excluded ones are left out of both lists")
  func lists() throws {
    expectRows(
      try dump(
        """
        {"fields": ["a", "b"], "extraFields": [{"key": "c"}, {"title": "Submit", "action": "submitRegistrationForm:"}, "d"],
         "excludedFields": ["b", "d"]}
        """),
      """
      [a] A:
      [c] C:
      <Submit>
      """)
  }

  @Test("A class of the registry is a subform, also within itself, and as the element of a collection")
  func registry() throws {
    var registry = FXFormsRegistry()
    registry.forms["Person"] = DocumentForm {
      DocumentField("name", .text())
      DocumentField("partner", .form(DocumentSubform(.named("Person"), isOptional: true)))
    }
    let document = try FXFormsExamples.load(
      """
      [{"key": "host", "class": "Person", "inline": true},
       {"key": "guests", "class": "NSArray", "inline": true, "template": {"class": "Person", "title": "Add Guest"}}]
      """, registry)
    #expect(document.forms.keys.sorted() == ["Person"] && document.problems.isEmpty)
    let form = document.session()
    form.send(.type("host.name", "Ada"))
    form.send(.insert("guests", id: "g", before: nil))
    form.send(.type("guests[g].name", "Grace"))
    #expect(form.model[path: "host.name"] == "Ada" && form.model[path: "guests.0.name"] == "Grace")
  }

  @Test("A template with fields makes elements that are forms")
  func elementForms() throws {
    let form = try FXFormsExamples.load(
      """
      [{"key": "guests", "inline": true, "sortable": true,
        "template": {"title": "Add Guest", "fields": ["name", {"key": "age", "type": "unsigned"}]}}]
      """
    ).session()
    #expect(form.problems.isEmpty && form.rows.last?.title == "Add Guest")
    form.send(.insert("guests", id: "g", before: nil))
    form.send(.type("guests[g].age", "-1"))
    #expect(form.issues.map(\.row) == ["guests[g].age"])
  }

  @Test("A set has each element once")
  func sets() throws {
    let form = try FXFormsExamples.load(
      #"[{"key": "tags", "class": "NSOrderedSet", "inline": true, "default": ["a", "a"]}]"#
    )
    .session()
    #expect(form.issues.map(\.kind.code) == ["repeatedEntry"])
  }

  @Test("The action of a field fires when its value has changed: of a text, once it is left")
  func actions() throws {
    let registry = FXFormsRegistry(actions: ["update:": "update"])
    let form = try FXFormsExamples.load(
      #"[{"key": "name", "type": "text", "action": "update"}, {"key": "on", "type": "boolean", "action": "update:"}]"#,
      registry
    ).session()
    var fired: [FormRowID] = []
    form.on("update") { fired.append($0) }
    form.send(.focus("name"))
    form.send(.type("name", "A"))
    #expect(fired.isEmpty)
    form.send(.blur("name"))
    form.send(.set("on", .flag(true)))
    #expect(fired == ["name", "on"])
  }

  @Test("A value transformer says what a value reads like, and a reversible one what a text stands for")
  func transformers() throws {
    var registry = FXFormsRegistry()
    registry.transformers["Countries"] = FXFormsTransformer(["gb": "United Kingdom", "be": "Belgium"])
    registry.transformers["Stars"] = FXFormsTransformer { value in
      value.integer.map { FormString(verbatim: String(repeating: "*", count: min(5, max(0, $0)))) }
    }
    let form = try FXFormsExamples.load(
      """
      [{"key": "country", "type": "text", "valueTransformer": "Countries"},
       {"key": "rating", "type": "label", "class": "NSNumber", "valueTransformer": "Stars"}]
      """, registry
    ).session(["country": "gb", "rating": 3])
    #expect(form.row("country")?.text == "United Kingdom" && form.row("rating")?.display == "***")
    form.send(.type("country", "Belgium"))
    #expect(form.model["country"] == "be")
    form.send(.type("country", "Atlantis"))
    #expect(form.issues.map(\.row) == ["country"])
  }
}

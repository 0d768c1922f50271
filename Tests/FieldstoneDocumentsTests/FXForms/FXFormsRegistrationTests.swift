import FieldstoneCore
import FieldstoneDocuments
import Foundation
import Testing

@testable import FieldstoneTesting

/// The registration that is there compiled and as a tree of values, as far as FXForms' attributes can say it.
///
/// They have no conditions (`notes`, `invoice`, `needsInvoice`), no alternatives (`refund`, `deposit`), no computed
/// values (`total`), no pages without a subform (`Secrets`), no optional subforms (`address`, `extra`), no months
/// (`since`), no units and no rules but bounds.
@Suite("FXForms: the registration form")
struct FXFormsRegistrationTests {
  private static let text = """
    [{"header": "You", "key": "name", "type": "text", "default": "", "detailTextLabel.text": "As on the ticket."},
     {"key": "email", "type": "email", "placeholder": "ada@example.org"},
     {"key": "age", "type": "integer", "stepper.minimumValue": 18, "stepper.maximumValue": 99},
     {"key": "born", "type": "date"},
     {"key": "wakes", "type": "time"},
     {"key": "arrives", "type": "datetime"},
     {"header": "Tickets", "key": "seats", "type": "integer", "default": 1,
      "stepper.minimumValue": 1, "stepper.maximumValue": 5},
     {"key": "share", "type": "float", "default": 0.5},
     {"key": "diet", "options": ["anything", "vegan", "halal"], "valueTransformer": "Diet", "default": "anything"},
     {"key": "toppings", "class": "NSArray", "options": ["ham", "olives", "peppers"]},
     {"key": "language", "options": ["en", "de"], "footer": "Up to five."},
     {"key": "agrees", "title": "I agree", "type": "option"},
     {"key": "guests", "inline": true, "sortable": true, "template": {"fields": [
       {"key": "name", "type": "text"},
       {"key": "age", "type": "integer", "stepper.minimumValue": 0, "stepper.maximumValue": 120}]}},
     {"key": "tags", "class": "NSOrderedSet", "inline": true, "template": {"type": "text"}},
     {"key": "numbers", "class": "NSArray", "inline": true,
      "template": {"type": "integer", "stepper.minimumValue": 0, "stepper.maximumValue": 9}},
     {"key": "password", "type": "password"},
     {"key": "nick", "type": "text", "default": "guest"},
     {"header": "", "title": "Register", "action": "submit"}]
    """

  private let compiled: FormSession<Registration>
  private let form: FormSession<FormValues>

  init() throws {
    let registry = FXFormsRegistry(
      actions: ["submit": .submit],
      transformers: ["Diet": FXFormsTransformer(["anything": "Anything", "vegan": "Vegan", "halal": "Halal"])])
    compiled = FormSession(Registration())
    let document = try FXFormsExamples.load(Self.text, registry)
    #expect(document.warnings.isEmpty)
    form = document.session()
  }

  private static let shared: [FormRowID] = [
    "name", "email", "age", "born", "wakes", "arrives", "seats", "share", "diet", "toppings", "language", "agrees",
    "nick",
  ]

  @Test("What both can say makes the same rows")
  func rows() throws {
    #expect(form.problems.isEmpty)
    for id in Self.shared {
      let (row, other) = (try #require(form.row(id)), try #require(compiled.row(id)))
      #expect(row.title == other.title && row.control == other.control && row.kind == other.kind, "\(id)")
      #expect(row.placeholder == other.placeholder && row.text == other.text, "\(id)")
      #expect(row.options.map(\.title) == other.options.map(\.title), "\(id)")
    }
    #expect(form.row("name")?.help == "As on the ticket.")
    let headers = form.rows.filter { $0.kind == .header }.map(\.title)
    #expect(headers.prefix(2) == ["You", "Tickets"])
  }

  @Test("The same answers are the same values")
  func answers() throws {
    let inputs: [FormInput] = [
      .type("name", "Ada"), .type("email", "ada@example.org"), .type("age", "36"), .type("born", "1815-12-10"),
      .type("wakes", "06:30"), .type("seats", "3"), .type("share", "0.25"), .set("diet", .choices(["vegan"])),
      .set("toppings", .choices(["peppers", "ham"])), .set("language", .choices(["de"])), .set("agrees", .flag(true)),
      .insert("guests", id: "g", before: nil), .type("guests[g].name", "Grace"), .type("guests[g].age", "45"),
      .insert("tags", id: "t", before: nil), .type("tags[t]", "math"), .insert("numbers", id: "n", before: nil),
      .type("numbers[n]", "7"), .type("nick", "countess"), .type("nick", ""),
    ]
    for input in inputs { #expect(form.send(input) == compiled.send(input), "\(input)") }
    let expected = compiled.model.values
    for key in [
      "name", "email", "age", "born", "wakes", "seats", "share", "diet", "toppings", "language", "agrees", "tags",
      "numbers", "nick",
    ] {
      #expect(form.model[key] == expected[key], "\(key)")
    }
    #expect(form.model[path: "guests.0.name"] == "Grace" && form.model[path: "guests.0.age"] == 45)
  }

  @Test("The bounds are checked alike")
  func bounds() throws {
    for input: FormInput in [.type("age", "12"), .type("seats", "9"), .type("share", "x")] {
      #expect(form.send(input) == compiled.send(input))
    }
    for id: FormRowID in ["age", "seats", "share"] {
      let (own, other) = (form.issues.filter { $0.row == id }, compiled.issues.filter { $0.row == id })
      #expect(own.map(\.kind) == other.map(\.kind) && own.count == 1, "\(id)")
    }
  }
}

import Testing

@testable import FieldstoneCore
@testable import FieldstoneTesting

/// A parcel with two addresses, whose fields are called the same.
private struct Parcel: Equatable, FormModel {
  var weight = 1
  var sender = Address()
  var recipient = Address()
  var note = ""
  var insured = false

  static func describe(_ fields: FieldList<Parcel>) {
    fields.add(\.weight, "weight")
    fields.add(\.sender, "sender").inline()
    fields.add(\.recipient, "recipient")
    fields.add(\.note, "note")
    fields.add(\.insured, "insured")
  }
  static var formTemplate: Parcel? { Parcel() }

  static func arrange(_ form: FormBuilder<Parcel>) {
    form.step("Parcel") { $0.fields(\.weight, \.sender, \.insured) }
    form.step("Recipient") { $0.fields(\.recipient, \.note) }
    form.review()
    form[\.sender].visible { $0.weight < 10 }
    form[\.recipient.place.city].visible { $0.weight < 20 }
    form[\.sender].title { $0.insured ? "Insured sender" : "Sender" }
  }

  struct Address: Equatable, FormModel {
    var name = ""
    var place = Place()
    static func describe(_ fields: FieldList<Address>) {
      fields.add(\.name, "name").repeated()
      fields.add(\.place, "place").inline()
    }
    static var formTemplate: Address? { Address() }
    static func arrange(_ form: FormBuilder<Address>) {
      form.section("Who") { $0.field(\.name) }
      form.section { $0.field(\.place) }
    }
  }

  struct Place: Equatable, FormModel {
    var city = ""
    static func describe(_ fields: FieldList<Place>) { fields.add(\.city, "city") }
    static var formTemplate: Place? { Place() }
  }
}

@Suite("The headings of a review")
struct ReviewHeadingTests {
  /// The headings and answers of the review: `# Step`, `## Section`, `-- Answer`, with a character for each level.
  private func outline(_ form: FormEngine, of review: FormPageID = "review") -> [String] {
    guard let rows = form.rows(of: review) else { return [] }
    return rows.filter { $0.kind == .header || $0.kind == .link }.map { row in
      String(repeating: row.kind == .header ? "#" : "-", count: row.depth + 1) + " " + row.title
    }
  }

  private func review<Model: FormModel>(_ model: Model, _ arrange: (FormBuilder<Model>) -> Void) -> [String] {
    let definition = FormDefinition<Model>(describe: Model.describe, arrange: arrange)
    #expect(definition.problems.isEmpty, "\(definition.problems)")
    return outline(FormSession(model, definition: definition))
  }

  @Test("The answers of each subform are under its title, whether it is on its parent's page or has its own")
  func subforms() {
    let form = FormSession(Parcel())
    #expect(form.problems.isEmpty, "\(form.problems)")
    #expect(
      outline(form) == [
        "# Parcel", "-- Weight", "## Sender", "### Who", "---- Name", "### Place", "---- City", "-- Insured",
        "# Recipient", "## Who", "--- Name", "## Place", "--- City", "-- Note",
      ])
    func section(of row: FormRowID) -> FormRowID? { form.row(row)?.section }
    #expect(section(of: "review.sender.place.city") == "review.sender.place")
    #expect(section(of: "review.sender.place") == "review.sender")
    #expect(section(of: "review.insured") == "review.step.parcel")
  }

  @Test("A heading shows while an answer below it does, and follows the title of what it stands for")
  func conditions() {
    let form = FormSession(Parcel())
    form.send(.open("review"))
    let follower = BatchFollower(form)
    func send(_ input: FormInput) {
      let failure = follower.send(input)
      #expect(failure == nil, "\(failure ?? "")")
    }
    send(.set("insured", .flag(true)))
    #expect(outline(form)[2] == "## Insured sender")
    send(.type("weight", "15"))
    #expect(outline(form).prefix(4) == ["# Parcel", "-- Weight", "-- Insured", "# Recipient"])
    send(.type("weight", "25"))
    #expect(outline(form).suffix(4) == ["# Recipient", "## Who", "--- Name", "-- Note"])
    send(.undo)
    send(.type("weight", "5"))
    #expect(outline(form).count == 14)
  }

  @Test("Whatever is sent, the batches say what became of the headings", arguments: 1...4)
  func fuzz(seed: UInt64) {
    let failure = FormFuzzer { FormSession(Parcel(), environment: .test) }.run(inputs: 600, seed: seed)
    #expect(failure == nil, "\(failure.map { String("\($0)".prefix(2500)) } ?? "")")
  }

  @Test("Without steps, the answers are under the titles of the sections")
  func sections() {
    let rows = review(Parcel()) { form in
      form.section("What") { form in
        form.field(\.weight)
        form.section("More") { $0.field(\.note) }
      }
      form.field(\.insured)
      form.exclude(\.sender)
      form.exclude(\.recipient)
      form.review()
    }
    #expect(rows == ["# What", "-- Weight", "## More", "--- Note", "- Insured"], "An excluded subform has no answers.")
  }

  @Test("What is beside the steps isn't under the title of a step")
  func besides() {
    let rows = review(Parcel()) { form in
      form.step("One") { $0.fields(\.weight, \.sender, \.recipient) }
      form.field(\.note)
      form.step("Two") { $0.field(\.insured) }
      form.review()
    }
    #expect(rows.suffix(3) == ["- Note", "# Two", "-- Insured"])
  }

  @Test("A section without a title is no heading, unless answers decide on one")
  func untitled() {
    let rows = review(Parcel.Place()) { form in
      form.step("One") { form in form.section { $0.field(\.city) } }
      form.review()
    }
    #expect(rows == ["# One", "-- City"])
    let decided = review(Parcel.Place()) { form in
      form.step("One") { form in
        form.section { $0.field(\.city) }.title { $0.city.isEmpty ? "Nowhere" : "There" }
      }
      form.review()
    }
    #expect(decided == ["# One", "## Nowhere", "--- City"])
  }

  @Test("The title of a step that answers decide on is the review's, too")
  func decidedStep() {
    let definition = FormDefinition<Parcel.Place>(describe: Parcel.Place.describe) { form in
      form.step("One") { $0.field(\.city) }.title { $0.city.isEmpty ? "Where?" : "In \($0.city)" }
      form.review()
    }
    let form = FormSession(Parcel.Place(), definition: definition)
    form.send(.type("city", "Rome"))
    #expect(outline(form) == ["# In Rome", "-- City"])
  }

  @Test("The choice of a case is the heading of its fields")
  func cases() {
    let rows = review(PagedBill()) { form in
      form.step("Bill") { $0.field(\.pay) }
      form.review()
    }
    #expect(rows == ["# Bill", "-- Pay", "-- Iban"])
  }

  @Test("A parent's own definition of a subform in steps has the headings of its review")
  func configured() {
    struct Shipment: Equatable, FormModel {
      var parcel = Parcel()
      static func describe(_ fields: FieldList<Shipment>) { fields.add(\.parcel, "parcel") }
      static var formTemplate: Shipment? { Shipment() }
      static func arrange(_ form: FormBuilder<Shipment>) {
        form[\.parcel.recipient].title { $0.parcel.insured ? "Insured recipient" : "To" }
        form.exclude(\.parcel.note)
      }
    }
    let form = FormSession(Shipment())
    #expect(form.problems.isEmpty, "\(form.problems)")
    form.send(.set("parcel.insured", .flag(true)))
    #expect(outline(form, of: "parcel.review").contains("## Insured sender"))
    #expect(form.isShown("parcel.review.recipient.name") && !form.isShown("parcel.review.note"))
  }

  @Test("Fields may be called like the buttons of the review")
  func names() {
    struct Career: Equatable, FormModel {
      var previous = ""
      var submit = ""
      static func describe(_ fields: FieldList<Career>) {
        fields.add(\.previous, "previous")
        fields.add(\.submit, "submit")
      }
      static var formTemplate: Career? { Career() }
    }
    let rows = review(Career()) { form in
      form.step("One") { $0.fields(\.previous, \.submit) }
      form.review()
    }
    #expect(rows == ["# One", "-- Previous", "-- Submit"])
  }
}

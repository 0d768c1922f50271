import FieldstoneCore
import FieldstoneDocuments

/// A form in steps that is there twice: compiled, and as a document.
struct Trip: FormModel {
  var name = ""
  var isAbroad = false
  var passport: String?
  var nights = 1
  var hotel = Hotel()

  static func describe(_ fields: FieldList<Trip>) {
    fields.add(\.name, "name").required()
    fields.add(\.isAbroad, "isAbroad")
    fields.add(\.passport, "passport").required()
    fields.add(\.nights, "nights").range(1...30)
    fields.add(\.hotel, "hotel").inline()
  }
  static func arrange(_ form: FormBuilder<Trip>) {
    form.step("You") { form in
      form.section("Contact") { $0.field(\.name) }
      form.field(\.isAbroad)
      form.text("Bring your ticket.", id: "hint")
    }
    form.step("Papers", id: "papers") { $0.field(\.passport) }.visible { $0.isAbroad }
    form.step("Stay") { $0.fields(\.nights, \.hotel) }
    form.review { $0.markdown("Have a *good* trip.", id: "wish") }
    form.button("Book", .submit).enabled { $0.nights < 20 }
    form.enabled { $0.name != "locked" }
  }
  static var formTemplate: Trip? { Trip() }

  struct Hotel: FormModel {
    var stars: Int?
    static func describe(_ fields: FieldList<Hotel>) { fields.add(\.stars, "stars").range(1...5) }
    static var formTemplate: Hotel? { Hotel() }
  }

  static let document = FormDocument(
    "Trip",
    form: DocumentForm(
      items: [
        .step(
          DocumentStep("You") {
            DocumentSection("Contact") { DocumentField("name", .text(), initial: "", isRequired: true) }
            DocumentField("isAbroad", .flag())
            DocumentItem.text("Bring your ticket.", id: "hint")
          }),
        .step(
          DocumentStep("Papers", id: "papers", visible: .isTrue("isAbroad")) {
            DocumentField("passport", .text(), isRequired: true)
          }),
        .step(
          DocumentStep("Stay") {
            DocumentField("nights", .integer, initial: 1, rules: [.minimum(1), .maximum(30)])
            DocumentField(
              "hotel",
              .form(presentation: .inline) { DocumentField("stars", .integer, rules: [.minimum(1), .maximum(5)]) })
          }),
        .review(title: nil, id: nil, [.markdown("Have a *good* trip.", id: "wish")]),
        .button(
          DocumentButton("Book", .submit, enabled: .reading("nights") { $0["nights", as: Int.self] ?? 0 < 20 })),
      ], enabled: !.equals("name", "locked")))

  var values: FormValues {
    var values: FormValues = [
      "name": .text(name), "isAbroad": .flag(isAbroad), "nights": .integer(nights),
      "hotel": .object(hotel.stars.map { ["stars": .integer($0)] } ?? [:]),
    ]
    values["passport", as: String.self] = passport
    return values
  }
}

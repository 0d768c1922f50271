import Fieldstone

/// Lists of values: on this page and on pages of their own, with and without an order that people decide on, and with
/// elements of several kinds.
@Form
package struct ValueLists: Codable {
  @Field(.adding("Add a word"), .elementTitle("Word")) var words = ["Red", "Green", "Blue"]
  @Field(.sortable, .adding("Add a favorite"), .elementTitle("Favorite")) var favorites = ["Red", "Green", "Blue"]
  @Field(.adding("Add a tag"), .elementTitle("Tag")) var tags = ["Red", "Green", "Blue"]
  @Field(.sortable, .adding("Add a task"), .elementTitle("Task")) var tasks = ["Red", "Green", "Blue"]
  @Field(.accepts(.image), .adding("Add pictures"), .elementTitle("Picture")) var pictures: [FormFile] = []
  @Field(.accepts(.image), .sortable, .adding("Add slides"), .elementTitle("Slide")) var slides: [FormFile] = []
  @Field(
    .adding("Add a choice"), .elementTitle("Choice"), .template { "Red" },
    .elements { (choice: FieldBuilder<String, String>) in choice.options(["Red", "Green", "Blue"]) })
  var choices: [String] = []
  @Field(
    .sortable, .adding("Add a note"), .elementTitle("Note"),
    .elements { (note: FieldBuilder<String, String>) in note.longText() })
  var notes: [String] = []
  @Field(
    .adding("Add another email"), .elementTitle("Email"),
    .elements { (email: FieldBuilder<String, String>) in email.email() })
  var otherEmails: [String] = []

  package init() {}

  package static func arrange(_ form: FormBuilder<ValueLists>) {
    form.title("Lists")
    form.titleCase(.sentence)
    form.section("On pages of their own") {
      $0.page("Any order", id: "anyOrder") { $0.field(\.words) }
      $0.page("Your order", id: "yourOrder") { $0.field(\.favorites) }
      $0.page("Pictures in any order", id: "anyPictures") { $0.field(\.pictures) }
      $0.page("Pictures in your order", id: "yourPictures") { $0.field(\.slides) }
    }
    form.fields(\.tags, \.tasks, \.choices, \.notes, \.otherEmails)
    form.button("Save", .submit)
  }
}

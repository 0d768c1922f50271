import Fieldstone

/// Ten ways to store what is chosen: its position, a text, a number or several texts, with and without words for no
/// answer.
@Form
package struct OptionFields: Codable {
  @Field(.options(byIndex: ["Small", "Medium", "Large"])) var position = 0
  @Field("Position or none", .options(byIndex: ["Small", "Medium", "Large"]), .placeholder("Nope"))
  var maybePosition: Int? = 0
  @Field(.options(["Small", "Medium", "Large"])) var word: String?
  @Field("Word or none", .options(["Small", "Medium", "Large"]), .placeholder("Nope")) var maybeWord: String?
  @Field(.options([5, 10, 15])) var number: Int?
  @Field("Number or none", .options([5, 10, 15]), .placeholder("Nope")) var maybeNumber: Int?
  @Field(.options(byIndex: ["Small", "Medium", "Large"])) var unanswered: Int?
  @Field(.options(byIndex: ["Small", "Medium", "Large"]), .defaultValue(1)) var preset: Int?
  @Field(.options(["Small", "Medium", "Large"])) var several: [String] = []
  @Field("Several or none", .options(["Small", "Medium", "Large"]), .placeholder("Nope"))
  var maybeSeveral: [String] = ["Small"]

  package init() {}

  package static func arrange(_ form: FormBuilder<OptionFields>) {
    form.title("Options")
    form.titleCase(.sentence)
    form.section("One option") {
      $0.fields(\.position, \.maybePosition, \.word, \.maybeWord, \.number, \.maybeNumber, \.unanswered, \.preset)
    }
    form.section("Several options") { $0.fields(\.several, \.maybeSeveral) }
    form.button("Save", .submit)
  }
}

import Fieldstone
import Foundation

/// A registration that is there four times: compiled, here, and in three files that are read while the program runs.
@Form
package struct Workshop: Codable {
  @Field(.placeholder("Ada Lovelace")) var name: String?
  @Field(.email) var email: String?
  @Field("Date of birth", .date) var born: Date?
  @Field(.stepper(1...5)) var seats: Int?
  var diet: WorkshopDiet?
  @Field(.options(["Engines", "Looms", "Music"])) var topics: [String] = []
  @Field("I bring a computer", .checkbox) var bringsComputer = false
  @Field(.longText, .placeholder("What would you like to know?")) var questions: String?
  @Field(.inline, .sortable, .adding("Add a guest")) var guests: [WorkshopGuest] = []

  package init() {}

  package static func arrange(_ form: FormBuilder<Workshop>) {
    form.section("You") { $0.fields(\.name, \.email, \.born) }
    form.section("Workshop") { $0.fields(\.seats, \.diet, \.topics, \.bringsComputer, \.questions) }
    form.field(\.guests)
    form.button("Register", .submit)
  }

  /// A day of birth is a day in JSON, as in the files.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(name, forKey: .name)
    try values.encodeIfPresent(email, forKey: .email)
    try values.encodeIfPresent(born?.formatted(.iso8601.year().month().day()), forKey: .born)
    try values.encodeIfPresent(seats, forKey: .seats)
    try values.encodeIfPresent(diet, forKey: .diet)
    try values.encode(topics, forKey: .topics)
    try values.encode(bringsComputer, forKey: .bringsComputer)
    try values.encodeIfPresent(questions, forKey: .questions)
    try values.encode(guests, forKey: .guests)
  }
}

@Form
package struct WorkshopGuest: Codable {
  var name: String?
  @Field(.range(0...)) var age: Int?
}

package enum WorkshopDiet: String, Codable, CaseIterable { case anything, vegan, halal }

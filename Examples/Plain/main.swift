// A whole surface in a hundred lines, as an example: `swift run Plain`. It presents rows, applies changes and
// translates what is typed; Documentation/WritingASurface.md explains it.
import Fieldstone
import Foundation

@Form
struct Trip: Codable {
  @Field(.required) var destination = ""
  @Field(.range(1...9)) var travellers = 1
  var departure: Date?
  var byTrain = true
  @Field("Flight number", .pattern("[A-Z]{2}[0-9]{1,4}", "Enter a flight like LH400.")) var flight: String?
  var hotel = Hotel()

  static func arrange(_ form: FormBuilder<Trip>) {
    form.title("A trip")
    form.section("Where to") { $0.fields(\.destination, \.travellers, \.departure) }
    form.section("How") { $0.fields(\.byTrain, \.flight, \.hotel) }
    form.button("Book", .submit)
    form[\.flight].visible { !$0.byTrain }
  }
}

@Form
struct Hotel: Codable {
  @Field(.required) var name = ""
  var nights = 1
}

let form = FormSession(Trip())
var shown = Shown()
shown.show(form)
_ = form.takeChanges()
print("\nType '2 = 3' to answer, '4' to switch, open or press, or back, undo, redo, submit.")
while !form.facts.isSubmitted, let line = readLine() {
  guard let inputs = translate(line.trimmingCharacters(in: .whitespaces), on: form.rows) else {
    print("'\(line)' is not a command.")
    continue
  }
  for input in inputs {
    if case .refused(let refusal) = form.send(input) { print(refusal) }
  }
  shown.apply(form.takeChanges(), of: form)
}
if let trip = form.submission {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
  encoder.dateEncodingStrategy = .iso8601
  print(String(decoding: try encoder.encode(trip), as: UTF8.self))
}

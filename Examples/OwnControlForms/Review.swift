import Fieldstone

/// What somebody thinks of a meal, with two controls of the program's own.
@Form
package struct Review: Codable {
  @Field(.required, .maximumLength(60)) var dish = ""
  @Field(.control(Stars()), .range(1...5), .required, .display { Stars.text($0) }) var rating: Int?
  /// So that we can ask what was wrong.
  @Field(.email) var email: String?
  /// Draw it, or type your name.
  @Field(.control(SignaturePad()), .required) var signature: String?

  package init() {}

  package static func arrange(_ form: FormBuilder<Review>) {
    form.title("How was it?")
    form.section("Your meal") { $0.fields(\.dish, \.rating) }
    form.section("About you") { $0.fields(\.email, \.signature) }
    form[\.email].visible { ($0.rating ?? 5) < 3 }
    form.button("Send", .submit)
  }
}

/// One to five stars.
package struct Stars: FormCustomControl {
  package typealias Value = Int
  package var fallback: FormControl? { .slider(FormNumberStyle(isInteger: true, minimum: 1, maximum: 5, step: 1)) }

  package static func text(_ number: Int) -> String { (1...5).map { $0 <= number ? "★" : "☆" }.joined() }
}

/// A pad to sign on, below a line for whoever can't draw. A drawing is a path as SVG has it: `M1 2L3 4M5 6`.
package struct SignaturePad: FormCustomControl {
  package typealias Value = String

  /// The points of each line of a drawing; none of a name.
  package static func lines(_ text: String) -> [[(x: Int, y: Int)]] {
    let lines = text.split(separator: "M").map { line in
      line.split(separator: "L").compactMap { point -> (x: Int, y: Int)? in
        let numbers = point.split(separator: " ").compactMap { Int($0) }
        return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
      }
    }
    return lines.filter { !$0.isEmpty }
  }
}

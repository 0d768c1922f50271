import Fieldstone

/// What somebody thinks of a meal, with two controls of the program's own.
@Form
package struct Review: Codable {
  @Field(.required, .maximumLength(60)) var dish = ""
  @Field(.control(Stars()), .range(1...5), .required, .display { Stars.text($0) }) var rating: Int?
  /// So that we can ask what was wrong.
  @Field(.email) var email: String?
  /// Draw it, or type your name.
  @Field(.control(SignaturePad()), .required, .title("Signature")) var signature: Signature?

  package init() {}

  package static func arrange(_ form: FormBuilder<Review>) {
    form.title("How was it?")
    form.section("Your meal") { $0.fields(\.dish, \.rating) }
    form.section("About you") { $0.fields(\.email, \.signature) }
    form[\.email].visible { ($0.rating ?? 5) < 3 }
    form.button("Send", .submit)
  }
}

/// A number of stars.
package struct Stars: FormCustomControl {
  package typealias Value = Int
  package var most = 5
  package init() {}

  package static func text(_ number: Int, of most: Int = 5) -> FormString {
    let full = max(0, min(most, number))
    return "\(String(repeating: "★", count: full) + String(repeating: "☆", count: most - full))"
  }
}

/// A pad to sign on, with a line to type on for whoever can't draw.
package struct SignaturePad: FormCustomControl {
  package typealias Value = Signature
  package init() {}
}

/// A name, or lines between points of a pad of 100 × 40: `@1,2 3,4; 5,6 7,8`.
package enum Signature: FormValue, Codable {
  case typed(String)
  case drawn([[Point]])

  package struct Point: Codable, Equatable, Sendable {
    package let x, y: Int
    package init(x: Int, y: Int) { (self.x, self.y) = (max(0, min(100, x)), max(0, min(40, y))) }
  }

  package static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> Signature {
    guard text.hasPrefix("@") else { return .typed(text) }
    let lines = text.dropFirst().split(separator: ";").map { line in
      line.split(separator: " ").map { point in point.split(separator: ",").map { Int($0) } }
    }
    guard !lines.isEmpty, lines.joined().allSatisfy({ $0.count == 2 && !$0.contains(nil) }) else {
      throw "Draw your signature, or type your name."
    }
    return .drawn(lines.map { $0.map { Point(x: $0[0] ?? 0, y: $0[1] ?? 0) } })
  }

  package func formText(in environment: FormEnvironment) -> String {
    switch self {
    case .typed(let name): name
    case .drawn(let lines):
      "@" + lines.map { $0.map { "\($0.x),\($0.y)" }.joined(separator: " ") }.joined(separator: ";")
    }
  }
}

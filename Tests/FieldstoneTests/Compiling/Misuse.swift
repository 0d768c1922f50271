/// A mistake in a program that uses Fieldstone, and what the compiler says about it.
struct Misuse: Sendable, CustomStringConvertible {
  /// The line with the mistake.
  let code: String
  /// The messages of that line's diagnostics, in the compiler's order; the table in the documentation shows them.
  let messages: [String]

  /// Parses mistakes from a text: a line of code, then each message on an indented line.
  static func table(_ text: String) -> [Misuse] {
    var misuses: [Misuse] = []
    for line in text.split(separator: "\n") {
      let isMessage = line.hasPrefix("  ")
      if isMessage, let last = misuses.popLast() {
        misuses.append(Misuse(code: last.code, messages: last.messages + [String(line.drop { $0 == " " })]))
      } else {
        misuses.append(Misuse(code: String(line), messages: []))
      }
    }
    return misuses
  }

  var description: String { code }

  /// The context of a mistake.
  enum Place { case property, arrangement, program, type }

  /// A file with the mistake in line 4.
  func file(_ place: Place) -> String {
    let head = "import Fieldstone\nimport Foundation\n"
    return switch place {
    case .property: head + "@Form struct Attendee {\n\(code)\nvar more = 1 }\n"
    case .arrangement:
      head
        + "@Form struct Attendee { var name = \"\"; var age: Int?; var place = Place(); static func arrange(_ form: "
        + "FormBuilder<Attendee>) { let log = Log(); _ = log\n\(code)\n} }\n"
    case .program:
      head + "@Form struct Attendee { var name = \"\"; var age: Int?; @Field var initials: String { name } }; "
        + "func run(_ form: FormSession<Attendee>) {\n\(code)\n}\n"
    case .type: head + "\n\(code)\n"
    }
  }

  static let line = 4

  /// Declarations that the mistakes need.
  static let common = """
    struct Place { var row = 0 }
    final class Log { var isOn = false }
    enum Diet: CaseIterable { case anything, vegan }
    """
}

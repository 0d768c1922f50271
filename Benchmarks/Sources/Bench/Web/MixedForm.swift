import FieldstoneCore
import Foundation

/// The model of workload W(N): N answers of the kinds that web forms have. `Python/forms.py` has the same form.
struct Mixed: Sendable {
  var texts: [String]
  var numbers: [Int]
  var dates: [Date?]
  var choices: [Diet]
  var flags: [Bool]

  enum Diet: String, CaseIterable, Sendable {
    case anything, vegetarian, vegan, other
  }

  /// Everything is answered.
  init(_ n: Int) {
    texts = (0..<n).map { "Text \($0) <&> \"é\"" }
    numbers = (0..<n).map { $0 % 5 + 1 }
    dates = (0..<n).map { Date(timeIntervalSince1970: 1_742_000_000 + Double($0 % 300) * 86_400) }
    choices = (0..<n).map { Diet.allCases[$0 % 4] }
    flags = (0..<n).map { $0 % 20 < 10 }
  }

  /// Of every ten fields, five are single lines, one of them an email address; the others are a number, a date, a menu
  /// of four, a checkbox and a long text. Each has a title, and half have help.
  static func definition(_ n: Int) -> FormDefinition<Mixed> {
    FormDefinition { fields in
      for i in 0..<n { add(i, to: fields) }
    }
  }

  private static func add(_ i: Int, to fields: FieldList<Mixed>) {
    let (id, title) = ("f\(i)", FormString(verbatim: "Question \(i)"))
    let help: FormString = "As in your documents."
    switch i % 10 {
    case 4: fields.add(id, get: { $0.texts[i] }, set: { $0.texts[i] = $1 }).title(title).email()
    case 5: fields.add(id, get: { $0.numbers[i] }, set: { $0.numbers[i] = $1 }).title(title).help(help).range(1...5)
    case 6: fields.add(id, get: { $0.dates[i] }, set: { $0.dates[i] = $1 }).title(title).date()
    case 7: fields.add(\.choices[i], id).title(title).help(help).menu()
    case 8: fields.add(id, get: { $0.flags[i] }, set: { $0.flags[i] = $1 }).title(title).checkbox()
    case 9: fields.add(id, get: { $0.texts[i] }, set: { $0.texts[i] = $1 }).title(title).help(help).longText()
    case let kind:
      let field = fields.add(id, get: { $0.texts[i] }, set: { $0.texts[i] = $1 }).title(title).required()
      if kind < 2 { field.help(help) }
    }
  }

  static func form(_ n: Int) -> FormSession<Mixed> { FormSession(Mixed(n), definition: definition(n)) }
}

import Fieldstone
import Foundation
import Testing

@testable import FieldstoneTerminal

@Form
private struct Passport {
  var name = "Ada"
  var number = "C1"
  var nested = "N"
  var last = "Z"

  static func arrange(_ form: FormBuilder<Passport>) {
    form.section("Boxed") { $0.field(\.name) }
    form.section("Bare", footer: "As printed.", style: .plain) { plain in
      plain.field(\.number)
      plain.section("Inside") { $0.field(\.nested) }
    }
    form.field(\.last)
  }
}

@Suite("Plain groups on the screen")
struct PlainGroupScreenTests {
  @Test(
    "Only other groups are in boxes; a plain one has a heading, and its rows begin where theirs do",
    arguments: [44, 60, 90])
  func noBox(width: Int) throws {
    let screen = FormScreen(FormSession(Passport()), width: width, height: 30)
    let lines = screen.frame().text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let heading = try #require(lines.firstIndex { $0.contains("Bare") })
    let end = try #require(lines.firstIndex { $0.contains("As printed.") })
    #expect(lines[..<heading].contains { $0.hasPrefix("╭") && $0.contains("Boxed") })
    #expect(lines[heading...end].allSatisfy { !$0.contains("│") && !$0.contains("╭") && !$0.contains("╰") })
    #expect(lines[heading - 1].allSatisfy { $0.isWhitespace }, "A gap is above the heading.")
    #expect(lines[(end + 1)...].contains { $0.hasPrefix("╭") })
    func column(_ title: String) -> Int? {
      for line in lines {
        if let place = line.range(of: title) { return line.distance(from: line.startIndex, to: place.lowerBound) }
      }
      return nil
    }
    // The mark of the focus is in front of the first.
    let place = column("Name")
    #expect(place != nil && place == column("Number"))
  }

  @Test("Without room for boxes, both look the same")
  func narrow() {
    let screen = FormScreen(FormSession(Passport()), width: 30, height: 30)
    #expect(!screen.frame().text.contains("╭") && screen.frame().text.contains("Bare"))
  }
}

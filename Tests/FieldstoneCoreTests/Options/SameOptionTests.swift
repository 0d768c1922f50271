import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Whether rows offer the same")
struct SameOptionTests {
  private struct Ride: FormModel {
    var line = "S"
    var stop: String?
    static func describe(_ fields: FieldList<Ride>) {
      fields.add(\.line, "line")
      fields.add(\.stop, "stop").options { reader in
        (1...max(1, reader.line.count)).map { "\(reader.line.prefix(1))\($0)" }
      }
    }
  }

  @Test("Neither as many other options nor the first few of them are the same")
  func differing() throws {
    let form = FormSession(Ride(), environment: .test)
    func options(_ line: String) throws -> FormRow.Options {
      form.send(.type("line", line))
      return try #require(form.row("stop")?.options)
    }
    let (one, two, other) = (try options("S"), try options("SS"), try options("U"))
    #expect(one.map(\.title) == ["S1"] && two.map(\.title) == ["S1", "S2"] && other.map(\.title) == ["U1"])
    #expect(one != other && one != two && two != one)
    #expect(try options("S") == one)
  }
}

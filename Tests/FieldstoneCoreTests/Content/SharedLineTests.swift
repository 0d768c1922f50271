import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Fields that share a line")
struct SharedLineTests {
  struct Address: FormModel {
    var street = ""
    var city = ""
    var postcode = ""
    var country = ""
    var home = Home()
    static func describe(_ fields: FieldList<Address>) {
      fields.add(\.street, "street")
      fields.add(\.city, "city")
      fields.add(\.postcode, "postcode")
      fields.add(\.country, "country")
      fields.add(\.home, "home").inline()
    }
    static func arrange(_ form: FormBuilder<Address>) {
      form.field(\.street)
      form.line(\.city, \.postcode, \.country, widths: [2, 1])
      form[\.city].visible { !$0.street.isEmpty }
    }

    struct Home: FormModel {
      var floor = 0
      var door = ""
      static func describe(_ fields: FieldList<Home>) {
        fields.add(\.floor, "floor")
        fields.add(\.door, "door")
      }
      static func arrange(_ form: FormBuilder<Home>) { form.line(\.floor, \.door) }
      static var formTemplate: Home? { Home() }
    }
  }

  @Test("They say which line and how wide, whether or not the first is visible; the list of rows stays flat")
  func line() {
    let form = FormSession(Address(street: "Main"), environment: .test)
    func lines() -> [String] {
      form.rows.filter { $0.kind == .field }.map { "\($0.id) \($0.line?.path ?? "-") \($0.weight)" }
    }
    let rest = ["home.floor home.floor 1", "home.door home.floor 1"]
    #expect(lines() == ["street - 1", "city city 2", "postcode city 1", "country city 1"] + rest)
    form.send(.type("street", ""))
    #expect(lines() == ["street - 1", "postcode city 1", "country city 1"] + rest)
  }

  @Test("Only fields of one form can share a line")
  func problem() {
    let form = FormSession(
      Address(), definition: FormDefinition<Address>(describe: Address.describe) { $0.line(\.city, \.home) })
    #expect(form.problems.map(\.kind) == [.notInLine] && form.problems.map(\.key) == ["home"])
  }
}

import FieldstoneCore
import FieldstoneDocuments
import Foundation
import Testing

@Suite("Values by key")
struct FormValuesTests {
  @Test("JSON comes out as it went in: order, unknown keys, null, and every digit")
  func roundTrip() throws {
    let json = """
      {"z":1,"a":{"y":null,"x":[true,"é\\n",-0,1.50,1e400,123456789012345678901234567890]},"":{},"__proto__":[],"n":null}
      """
    let values = try FormValues(json: json)
    #expect(String(decoding: values.json(), as: UTF8.self) == json)
    #expect(values.keys == ["z", "a", "", "__proto__", "n"])
    #expect(values["n"] == .null)
    #expect(values["m"] == nil)
    #expect(values.count == 5)
  }

  @Test(
    "What is no JSON object is refused",
    arguments: ["", "[]", "1", "{", "{\"a\":}", "{\"a\":01}", "{\"a\":1,}", "{'a':1}", "{\"a\":1} x", "{\"a\":NaN}"])
  func notJSON(text: String) {
    #expect(throws: (any Error).self) { try FormValues(json: text) }
  }

  @Test("A hundred thousand levels are refused, and don't exhaust the stack")
  func deep() {
    let text = "{\"a\":" + String(repeating: "[", count: 100_000)
    #expect(throws: (any Error).self) { try FormValues(json: text) }
  }

  @Test("Of several members with one name, the last counts, at the place of the first")
  func repeatedNames() throws {
    #expect("\(try FormValues(json: #"{"a":1,"b":2,"a":3}"#))" == #"{"a":3,"b":2}"#)
  }

  @Test("A field finds its value wherever the key is, also among many", arguments: [3, 7, 8, 9, 40])
  func order(count: Int) {
    let keys = (0..<count).map { "key\($0)" }
    let document = FormDocument("order", form: DocumentForm(items: keys.map { .field(DocumentField($0, .integer)) }))
    for order in [keys, keys.reversed(), ["another"] + keys, keys.filter { !$0.hasSuffix("1") }, []] {
      var values = FormValues()
      for key in order { values[key] = .integer(key.utf8.reduce(0) { $0 * 31 + Int($1) } % 1_000) }
      let form = document.session(values)
      for key in keys {
        #expect(form.row(FormRowID(key))?.text == (values[key].map { "\($0)" } ?? ""))
        #expect(form.send(.type(FormRowID(key), "7")) == .accepted)
      }
      #expect(form.model.keys == order + keys.filter { !order.contains($0) })
      #expect(keys.allSatisfy { form.model[$0] == .integer(7) })
    }
  }

  @Test("Values are values: a copy doesn't change with the original")
  func copies() {
    var values: FormValues = ["a": ["b": [1, 2]]]
    let copy = values
    values[path: "a.b.0"] = 5
    values["c"] = true
    #expect(copy.description == #"{"a":{"b":[1,2]}}"#)
    #expect(values.description == #"{"a":{"b":[5,2]},"c":true}"#)
  }

  @Test("Order doesn't make values different, keys and values do")
  func equality() {
    let values: FormValues = ["a": 1, "b": 2]
    let turned: FormValues = ["b": 2, "a": 1]
    #expect(values == turned)
    #expect(values.hashValue == turned.hashValue)
    let others: [FormValues] = [["a": 1], ["a": 1, "b": 3], ["a": 1, "b": 2, "c": .null]]
    for other in others { #expect(values != other) }
  }

  @Test("Numbers are equal if they are the same number, however they are written")
  func numbers() throws {
    func value(_ literal: String) throws -> FormValues.Value { try FormValues.Value(json: literal.utf8) }
    for (left, right) in [("1", "1.0"), ("100", "1e2"), ("0", "-0.0"), ("0.5", "5E-1"), ("1.0e3", "1000")] {
      let (left, right) = (try value(left), try value(right))
      #expect(left == right)
      #expect(left.hashValue == right.hashValue)
    }
    for (left, right) in [("1", "1.01"), ("1e400", "1e401"), ("9007199254740993", "9007199254740992"), ("1", "-1")] {
      let (left, right) = (try value(left), try value(right))
      #expect(left != right)
    }
    let integers: [(String, Int?)] = [
      ("2.0", 2), ("2.5", nil), ("1e400", nil), ("9223372036854775808", nil), ("-9223372036854775808", .min),
    ]
    for (literal, integer) in integers { #expect(try value(literal).integer == integer) }
    #expect(try Decimal(value("0.1234567890123456789012345678")) == Decimal(string: "0.1234567890123456789012345678"))
    #expect(try Decimal(value("1e400")) == nil)
    #expect(try Double(value("1e400")) == nil)
    #expect(FormValues.Value(Double.infinity) == .null)
    #expect(FormValues.Value(0.1).description == "0.1")
  }

  @Test("Paths lead through objects and lists")
  func paths() {
    var values: FormValues = ["guests": [["name": "Ada"]]]
    #expect(values["guests.0.name", as: String.self] == "Ada")
    #expect(values["guests.1.name", as: String.self] == nil)
    #expect(values["guests.0.name", as: Int.self] == nil)
    values["guests.0.age", as: Int.self] = 36
    values["invoice.vat", as: String.self] = "DE1"
    values["guests.7.name", as: String.self] = "Bob"
    values["nothing.here", as: String.self] = nil
    #expect(values.description == #"{"guests":[{"name":"Ada","age":36}],"invoice":{"vat":"DE1"}}"#)
    values[path: "guests.0"] = nil
    #expect(values["guests", as: [String].self] == [])
  }

  @Test("A key that was removed comes back where it was")
  func removedKeys() {
    var values: FormValues = ["a": 1, "b": 2]
    values["a"] = nil
    #expect(values.keys == ["b"] && values.count == 1)
    values["a"] = 3
    #expect(values.keys == ["a", "b"])
  }

  @Test("A thousand keys are found")
  func manyKeys() {
    var values = FormValues()
    for index in 0..<1_000 { values["k\(index)"] = .integer(index) }
    var copy = values
    copy["more"] = 1
    #expect((0..<1_000).allSatisfy { values["k\($0)"] == .integer($0) } && values["more"] == nil && copy.count == 1_001)
    #expect(values.keys.first == "k0" && values.keys.last == "k999")
  }

  @Test("Any coder codes them")
  func coders() throws {
    let values: FormValues = ["a": [1, 2.5, "x", .null, false], "b": ["c": [:]]]
    #expect(try JSONDecoder().decode(FormValues.self, from: JSONEncoder().encode(values)) == values)
    #expect(try JSONDecoder().decode(FormValues.self, from: values.json()) == values)
  }
}

import FieldstoneDocuments
import Testing

@Suite("Numbers are checked exactly")
struct SchemaNumberTests {
  private func accepts(_ schema: String, _ value: String) throws -> Bool {
    try SchemaIssueTests.issues(schema, value).isEmpty
  }

  @Test(
    "A multiple is one by its digits, not by rounding",
    arguments: [
      ("0.01", "19.99", true), ("0.01", "4.35", true), ("0.0001", "0.0075", true), ("0.0001", "0.00751", false),
      ("1e-8", "12391239123", true), ("3", "1e400", false), ("1e200", "1e400", true), ("1", "1e400", true),
      ("0.5", "1e308", true), ("0.123456789", "1e308", false), ("7", "123456789012345678901234567891", false),
      ("7", "123456789012345678901234567890", true), ("1.5", "-4.5", true), ("2", "0", true), ("10", "1e1", true),
      ("100", "10", false), ("12345678901234567890123", "37037036703703703670369", true),
      ("12345678901234567890123", "37037036703703703670370", false),
      ("18446744073709551557", "18446744073709551557e5", true),
      ("18446744073709551557", "18446744073709551558", false), ("1267650600228229401496703205376", "1e30", false),
      ("1267650600228229401496703205376", "1e100", true), ("1267650600228229401496703205376", "1e999999999", true),
    ])
  func multiples(divisor: String, value: String, isMultiple: Bool) throws {
    #expect(try accepts("{\"multipleOf\": \(divisor)}", value) == isMultiple)
  }

  @Test("Bounds of any size compare right")
  func bounds() throws {
    let large = "123456789012345678901234567890"
    #expect(try accepts("{\"maximum\": \(large)}", large + ".0") && !accepts("{\"maximum\": \(large)}", large + ".1"))
    #expect(
      try !accepts("{\"exclusiveMinimum\": \(large)}", large)
        && accepts("{\"exclusiveMinimum\": 9007199254740992}", "9007199254740993"))
    #expect(try accepts(#"{"type": "integer"}"#, "1e400") && accepts(#"{"type": "integer"}"#, "10e-1"))
    #expect(try !accepts(#"{"type": "integer"}"#, "1e-400") && accepts(#"{"const": 1e400}"#, "10e399"))
    #expect(try accepts(#"{"minLength": 2.0}"#, "\"ab\"") && !accepts(#"{"minLength": 1e400}"#, "\"ab\""))
  }
}

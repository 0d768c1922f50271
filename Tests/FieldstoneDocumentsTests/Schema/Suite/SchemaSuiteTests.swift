import FieldstoneDocuments
import Testing

@Suite("The JSON Schema Test Suite")
struct SchemaSuiteTests {
  @Test(
    "Every required test passes",
    arguments: [("draft2020-12", JSONSchema.Dialect.draft2020), ("draft7", JSONSchema.Dialect.draft7)])
  func required(folder: String, dialect: JSONSchema.Dialect) throws {
    let files = try SuiteFiles()
    var options = JSONSchema.Options()
    options.dialect = dialect
    options.documents = try files.remotes()
    let score = SuiteScore.of(try files.tests(folder), options)
    print("\(folder): \(score.passed) of \(score.total) required tests passed")
    #expect(score.total > 900)
    #expect(score.failures == [])
  }

  @Test(
    "Optional tests and formats",
    arguments: [("draft2020-12", JSONSchema.Dialect.draft2020), ("draft7", JSONSchema.Dialect.draft7)])
  func optional(folder: String, dialect: JSONSchema.Dialect) throws {
    let files = try SuiteFiles()
    var options = JSONSchema.Options()
    options.dialect = dialect
    options.documents = try files.remotes()
    let score = SuiteScore.of(try files.tests(folder + "/optional"), options)
    print("\(folder)/optional: \(score.passed) of \(score.total) tests passed")
    print(score.failures.joined(separator: "\n"))
    options.formats = .asserted
    let formats = SuiteScore.of(try files.tests(folder + "/optional/format"), options)
    print("\(folder)/optional/format: \(formats.passed) of \(formats.total) tests passed")
    print(formats.failures.joined(separator: "\n"))
  }
}

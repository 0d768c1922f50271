import FieldstoneCore
import Foundation
import Testing

@testable import FieldstoneDocuments

@Suite("Reader: what a second look found")
struct ReaderTests {
  private func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try body()
    return Double((ContinuousClock.now - start) / .milliseconds(1)) / 1_000
  }

  // MARK: Reading

  @Test("Whether the choice of a case is visible can be asked, and a field of another case is no unknown one")
  func visibilityInCases() {
    let cases = DocumentAlternatives(
      by: "kind",
      [
        .init("car") { DocumentField("plate", .text()) }, .init("bike") { DocumentField("gears", .integer) },
      ], initial: "bike")
    let document = FormDocument("cases") {
      DocumentField("vehicle", .alternatives(cases))
      DocumentField("note", .text(), visible: "isVisible(vehicle.kind)")
      DocumentField("remark", .text(), visible: "isVisible(vehicle.plate)")
    }
    #expect(document.problems == [])
    let form = document.session()
    #expect(form.problems.map { "\($0)" } == [])
  }

  @Test("Months and days are added to a moment in the time zone of the form")
  func addingToMoments() {
    var environment = FormEnvironment.standard
    environment.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    let document = FormDocument("moments") {
      // 00:30 on January 31 in Berlin, and noon on the day before the clocks change.
      DocumentField("start", .date(.dateAndTime), initial: "2025-01-30T23:30:00Z")
      DocumentField("noon", .date(.dateAndTime), initial: "2025-03-29T11:00:00Z")
      DocumentField("month", .integer, computed: DocumentComputation("month(addMonths(start, 1))"))
      DocumentField("next", .date(.dateAndTime), computed: DocumentComputation("addDays(noon, 1)"))
    }
    #expect(document.problems == [])
    let form = document.session(environment: environment)
    #expect(form.model["month"] == 2)
    #expect(form.model["next"] == "2025-03-30T10:00:00Z")
  }

  @Test("A column of a schema is counted in characters, and its lines may end with CR")
  func places() throws {
    let schema = "{\"type\": \"object\",\r \"title\": \"äöü\", \"properties\": {\"a\": {\"typo\": 1, \"not\": {}}}}"
    let document = try FormDocument(jsonSchema: Data(schema.utf8), id: "places", file: "s.json")
    let line = schema.split(separator: "\r")[1]
    let column = line.distance(from: line.startIndex, to: try #require(line.range(of: "{}}")?.lowerBound)) + 1
    let source = try #require(document.warnings.first { $0.text.contains("'not'") }?.source)
    #expect(source.line == 2 && source.column == column)
  }

  @Test("The page of a collection doesn't take the id of a field")
  func pageOfCollection() throws {
    let file = "[{\"key\": \"tags\", \"class\": \"NSArray\"}, {\"key\": \"tagsPage\"}]"
    let document = try FormDocument(fxForms: Data(file.utf8), id: "pages")
    #expect(document.session().problems.map { "\($0)" } == [])
  }

  // MARK: Patterns

  @Test("Two repetitions with bounds are matched in linear time, too")
  func boundedRepetitions() {
    #expect(!DocumentRule.isQuick("a{0,999}a{0,999}a*b"))
  }

  @Test("A class that is a set of sets to the other engine isn't left to it", arguments: ["[a&&b]", "[a--c]", "[[a]"])
  func classes(pattern: String) { #expect(!DocumentRule.isQuick(pattern)) }

  // MARK: Time

  @Test("What many unknown names may have meant is looked for in bounded time")
  func suggestions() {
    func name(_ number: Int) -> String {
      let digits = String(number + 100_000)
      return String(repeating: digits, count: 10) + "abcd"
    }
    let names = (0..<2_000).map(name)
    let time = seconds { for number in 0..<20 { _ = nearest(to: name(50_000 + number), among: names) } }
    #expect(time < 2)
  }

  @Test("Alternatives without a key begin in time linear in their keys")
  func initialAlternatives() {
    let fields = (0..<3_000).map { DocumentItem.field(DocumentField("key\($0)", .text(), initial: "")) }
    let cases = DocumentAlternatives(
      by: "kind", [.init("a", form: DocumentForm(items: fields)), .init("b")], initial: "a")
    let document = FormDocument("many", form: DocumentForm(items: [.field(DocumentField("", .alternatives(cases)))]))
    let values = DocumentValues(document: document)
    var initial = FormValues()
    let time = seconds { initial = values.initial(document.form) }
    #expect(initial.count == 3_001 && time < 1)
  }

  @Test("Reading a choice in an expression doesn't take time for its options")
  func readingChoices() {
    let options = (0..<10_000).map { DocumentOption(.text("o\($0)")) }
    let text = (0..<300).map { _ in "c" }.joined(separator: " + ")
    let document = FormDocument("choices") {
      DocumentField("c", .choice(options), initial: "o1")
      DocumentField("all", .text(), computed: DocumentComputation(DocumentExpression(text)))
    }
    let form = document.session()
    let time = seconds { form[path: "c"] = "o2" }
    #expect(form.model["all"]?.text?.hasPrefix("o2o2") == true && time < 1)
  }

  @Test("Conditions of a schema that read each other are worked out in bounded time")
  func schemaConditions() throws {
    let count = 9
    let properties = (0..<count).map { "\"p\($0)\": true" }.joined(separator: ", ")
    let conditions = (0..<count).map {
      "{\"if\": {\"properties\": {\(properties)}}, \"then\": {\"properties\": {\"p\($0)\": {\"type\": \"string\"}}}}"
    }
    let schema = "{\"type\": \"object\", \"allOf\": [\(conditions.joined(separator: ", "))]}"
    let document = try FormDocument(jsonSchema: Data(schema.utf8), id: "conditions")
    let time = seconds { _ = document.session().rows.count }
    #expect(time < 5)
  }
}

@Suite("ReaderTraps")
struct ReaderTraps {
  @Test("Keys with periods don't get in the way of those of cases")
  func rowNames() {
    let cases = DocumentAlternatives(
      by: "kind",
      [
        .init("a") { DocumentField("b", .text(), initial: "1") },
        .init("x") {
          DocumentField("b", .text(), initial: "2")
          DocumentField("a.b", .text(), initial: "3")
        },
      ], initial: "x")
    let document = FormDocument("periods") { DocumentField("one", .alternatives(cases)) }
    let form = document.session()
    #expect(document.problems == [] && form.problems.map { "\($0)" } == [])
  }

  @Test("A long chain of references to objects is refused")
  func chain() {
    let count = 50_000
    func name(_ number: Int) -> String { "a" + String(String(number + 100_000).dropFirst()) }
    let definitions = (0..<count).map { number in
      let next =
        "{\"type\": \"object\", \"required\": [\"n\"], \"properties\": {\"n\": {\"$ref\": \"#/$defs/\(name(number + 1))\"}}}"
      return
        "\"\(name(number))\": \(number + 1 < count ? next : "{\"type\": \"object\", \"properties\": {\"s\": {\"type\": \"string\"}}}")"
    }
    let properties = (0..<count).reversed().map { "\"q\($0)\": {\"$ref\": \"#/$defs/\(name($0))\"}" }
    let schema =
      "{\"type\": \"object\", \"properties\": {\(properties.joined(separator: ", "))}, \"$defs\": {\(definitions.joined(separator: ", "))}}"
    #expect(throws: DocumentErrors.self) { _ = try FormDocument(jsonSchema: Data(schema.utf8), id: "chain") }
  }
}

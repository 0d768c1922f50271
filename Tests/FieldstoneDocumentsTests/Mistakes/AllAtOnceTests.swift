import FieldstoneDocuments
import Foundation
import Testing

/// Several mistakes in one file are all in the errors of one load, with their places, and nothing that follows from them.
@Suite("All mistakes of a file come at once")
struct AllAtOnceTests {
  private func load(_ body: () throws(DocumentErrors) -> FormDocument) -> [DocumentProblem] {
    do throws(DocumentErrors) {
      _ = try body()
      return []
    } catch {
      return error.problems
    }
  }

  private func own(_ json: String) -> [DocumentProblem] {
    load { () throws(DocumentErrors) in try FormDocument(json: Data(json.utf8), file: "form.json") }
  }

  private func fxForms(_ json: String) -> [DocumentProblem] {
    load { () throws(DocumentErrors) in
      try FormDocument(fxForms: Data(json.utf8), file: "form.json", registry: FXFormsExamples.registry)
    }
  }

  private func schema(_ json: String) -> [DocumentProblem] {
    load { () throws(DocumentErrors) in try FormDocument(jsonSchema: Data(json.utf8), id: "form", file: "form.json") }
  }

  /// Tries some sets of mistakes, and returns how many mistakes there were.
  private func run(_ trials: [MistakeTrial], tries: Int) -> Int {
    var (trials, random, count) = (trials, SeededRandom(seed: FuzzLength.firstSeed), 0)
    // As many more as the fuzzers take longer.
    for number in 0..<(tries * Int(max(1, FuzzLength.seconds))) { count += trials[number % trials.count].run(&random) }
    return count
  }

  @Test("In the own format")
  func ownFormat() throws {
    let trials = try [OwnExamples.everything, Registration.json].map {
      try MistakeTrial($0, problems: own, mistakes: OwnMistakes.all)
    }
    #expect(trials.allSatisfy { $0.mistakes.count > 100 })
    #expect(run(trials, tries: 30) > 100)
  }

  @Test("In FXForms' dictionaries")
  func fxFormsDictionaries() throws {
    let more = """
      [{"key": "guests", "class": "NSArray", "inline": true, "sortable": true, "template": {
         "title": "Add Guest", "fields": ["name", {"key": "age", "type": "unsigned", "title": "Age"}]}},
       {"key": "access", "type": "bitfield", "options": ["Read", "Write"], "default": 1, "footer": "Bits"},
       {"key": "price", "type": "float", "cell": "FXFormSliderCell", "slider.minimumValue": 5, "slider.maximumValue": 50},
       {"key": "address", "inline": true, "header": "Where to?", "fields": ["street", {"key": "city", "type": "text"}]},
       {"key": "tags", "class": "NSArray", "title": "Tags"}, {"title": "Go", "action": "submitRegistrationForm:"}]
      """
    let trials = try [FXFormsExamples.dynamicFields, more].map {
      try MistakeTrial($0, problems: fxForms, mistakes: FXFormsMistakes.all)
    }
    #expect(trials.allSatisfy { $0.mistakes.count > 30 })
    #expect(run(trials, tries: 60) > 200)
  }

  @Test("In a JSON Schema")
  func jsonSchema() throws {
    let more = """
      {"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "required": ["code"],
       "patternProperties": {"^x-": {"type": "string"}}, "dependentRequired": {"code": ["amount"]},
       "properties": {
         "code": {"type": "string", "pattern": "^[A-Z]+$", "minLength": 1, "maxLength": 5},
         "amount": {"type": "number", "multipleOf": 0.5, "exclusiveMinimum": 0},
         "kind": {"enum": ["a", "b"]}, "tags": {"type": "array", "uniqueItems": true, "items": {"type": "string"}},
         "from": {"$ref": "#/$defs/place"}, "to": {"$ref": "#/$defs/place"}},
       "$defs": {"place": {"$anchor": "first", "type": "object", "properties": {
         "zip": {"type": "string", "pattern": "^[0-9]{5}$"}, "city": {"$anchor": "second", "type": "string"}}}}}
      """
    let trials = try [Registration.schema, more].map {
      try MistakeTrial($0, problems: schema, mistakes: SchemaMistakeKinds.all)
    }
    #expect(trials.allSatisfy { $0.mistakes.count > 20 })
    #expect(run(trials, tries: 40) > 100)
  }
}

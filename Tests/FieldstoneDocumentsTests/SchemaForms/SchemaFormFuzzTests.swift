import FieldstoneCore
import Foundation
import Testing

@testable import FieldstoneDocuments
@testable import FieldstoneTesting

@Suite("Random JSON Schemas as forms")
struct SchemaFormFuzzTests {
  /// The schemas of the official test suite.
  private func suite() throws -> [[UInt8]] {
    let files = try SuiteFiles()
    return try ["draft2020-12", "draft7"].flatMap { try files.tests($0) }.flatMap { file in
      file.content.root.elements.compactMap { $0["schema"].map { Array($0.text.utf8) } }
    }
  }

  /// What became of the schemas.
  private struct Outcome {
    var forms = 0
    var refusals = 0
    var inputs = 0
    var submits = 0
    var slowest = 0.0
  }

  /// Loads a schema, fills in the form at random, and submits it.
  private func run(_ text: [UInt8], _ random: inout SplitMix, _ outcome: inout Outcome) {
    let start = Date()
    defer { outcome.slowest = max(outcome.slowest, Date().timeIntervalSince(start)) }
    var options = FormDocument.SchemaOptions()
    options.limits.fields = 2_000
    options.limits.checks = .init(depth: 500, evaluations: 100_000, issues: 20)
    options.dialect = Bool.random(using: &random) ? .draft7 : .draft2020
    guard let document = try? FormDocument(jsonSchema: Data(text), id: "fuzz", options: options) else {
      outcome.refusals += 1
      return
    }
    outcome.forms += 1
    let form = document.session()
    if !document.problems.isEmpty || !form.problems.isEmpty {
      Issue.record("\(document.problems) \(form.problems) of \(String(decoding: text, as: UTF8.self))")
      return
    }
    _ = document.jsonSchema()
    for _ in 0..<15 {
      form.send(RandomInput.make(for: form, &random))
      outcome.inputs += 1
      _ = form.rows.map(\.title)
    }
    form.send(.submit)
    // What the schema doesn't accept is never submitted.
    guard form.facts.isSubmitted, let submission = form.submission, let schema = document.schema else { return }
    outcome.submits += 1
    if (try? schema.accepts(submission.json())) != true {
      Issue.record("\(submission) of \(String(decoding: text, as: UTF8.self))")
    }
  }

  @Test("Every schema of the official test suite becomes a form, or says why not")
  func official() throws {
    var (outcome, random) = (Outcome(), SplitMix(seed: 1))
    for text in try suite() { run(text, &random, &outcome) }
    print("Official suite: \(outcome)")
    #expect(outcome.forms > 500 && outcome.submits > 100)
  }

  /// As long as ``FuzzLength`` says.
  @Test("Random schemas, and damaged ones of the official suite, never crash, hang or let a wrong answer through")
  func random() throws {
    let seconds = FuzzLength.seconds
    var seed = FuzzLength.firstSeed
    let (end, official) = (Date().addingTimeInterval(seconds), try suite())
    var outcome = Outcome()
    repeat {
      var (mix, random, fuzzer) = (SplitMix(seed: seed), SeededRandom(seed: seed), SchemaFuzzer(seed: seed))
      for _ in 0..<10 {
        run(RandomJSON.mutated(random.pick(official), &random), &mix, &outcome)
        run(Array("{\"properties\": {\"x\": \(fuzzer.schema(0)), \"y\": \(fuzzer.schema(0))}}".utf8), &mix, &outcome)
        run(Array(fuzzer.schema(0).utf8), &mix, &outcome)
      }
      seed += 1
    } while Date() < end
    print("Up to seed \(seed): \(outcome)")
    #expect(outcome.forms > 5 && outcome.slowest < 30)
  }
}

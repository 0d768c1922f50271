import FieldstoneCore
import FieldstoneDocuments
import Foundation
import Testing

/// Throws random lists of fields at the loader, in three formats, well-formed and damaged.
///
/// Whatever comes, there has to be a form without problems, or the mistakes of the file.
struct FXFormsFuzzer {
  private var random: SeededRandom
  private(set) var forms = 0
  private(set) var refusals = 0

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  enum Format: CaseIterable { case json, xml, binary }

  mutating func step(_ format: Format) {
    var bytes = Self.bytes(fields(0), format)
    if random.isOne(in: 2) { bytes = format == .binary ? damaged(bytes) : RandomJSON.mutated(bytes, &random) }
    var registry = FXFormsExamples.registry
    registry.acceptsUnknownNames = random.isOne(in: 2)
    registry.forms["Person"] = DocumentForm { DocumentField("name", .text()) }
    let limits = FXFormsLimits(bytes: 1 << 20, depth: 40, fields: 200, options: 200)
    do {
      let document = try FormDocument(fxForms: Data(bytes), registry: registry, limits: limits)
      _ = document.warnings.map(\.description)
      var environment = FormEnvironment.standard
      environment.report = { _ in }
      let form = document.session(environment: environment)
      if !form.problems.isEmpty {
        Issue.record("\(form.problems.map(\.description)): \(String(decoding: bytes, as: UTF8.self))")
      }
      for row in form.rows.prefix(6) {
        form.send(.type(row.id, "1"))
        form.send(.open(row.id))
        form.send(.back)
      }
      forms += 1
    } catch {
      if error.problems.isEmpty { Issue.record("No problem: \(String(decoding: bytes, as: UTF8.self))") }
      _ = error.description
      refusals += 1
    }
  }

  private static func bytes(_ text: String, _ format: Format) -> [UInt8] {
    guard format != .json, let list = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
      let data = try? PropertyListSerialization.data(
        fromPropertyList: list, format: format == .xml ? .xml : .binary, options: 0)
    else { return Array(text.utf8) }
    return Array(data)
  }

  /// Some bytes changed, mostly at the ends, where the structure is.
  private mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    guard bytes.count > 40 else { return bytes }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = random.isOne(in: 3) ? bytes.count - 1 - random.number(below: 40) : random.number(below: bytes.count)
      bytes[index] = random.isOne(in: 2) ? UInt8(random.number(below: 256)) : random.pick([0, 1, 0xA1, 0xD1, 0xFF])
    }
    if random.isOne(in: 8) { bytes.removeLast(random.number(below: 40)) }
    return bytes
  }

  // MARK: Fields

  private static let keys = ["a", "email", "b", "password", "c", "é", "__proto__", "", "a.b", "about"]
  private static let types = [
    "default", "label", "text", "longtext", "url", "email", "phone", "password", "number", "integer", "unsigned",
    "float", "boolean", "option", "bitfield", "date", "time", "datetime", "image", "strng",
  ]
  private static let classes = [
    "NSString", "NSNumber", "NSDate", "NSArray", "NSSet", "NSIndexSet", "NSDictionary", "NSOrderedSet", "Person",
    "TermsViewController", "UIImage", "NSURL", "NSObject", "Unknown",
  ]
  private static let paths = [
    "textField.autocapitalizationType", "textField.keyboardType", "stepper.minimumValue", "slider.maximumValue",
    "datePicker.minimumDate", "textLabel.color", "textLabel.text", "textField.secureTextEntry", "stepper.stepValue",
    "titel", "x",
  ]

  private mutating func fields(_ depth: Int) -> String {
    "[" + (0..<random.number(below: depth == 0 ? 6 : 3)).map { _ in field(depth) }.joined(separator: ",") + "]"
  }

  private mutating func field(_ depth: Int) -> String {
    random.isOne(in: 4) ? "\"\(random.pick(Self.keys))\"" : dictionary(depth)
  }

  private mutating func dictionary(_ depth: Int) -> String {
    var members: [String: String] = [:]
    if !random.isOne(in: 8) { members["key"] = "\"\(random.pick(Self.keys))\(random.number(below: 9))\"" }
    for _ in 0..<random.number(below: 5) {
      let (name, value) = attribute(depth)
      members[name] = value
    }
    return "{" + members.sorted { $0.key < $1.key }.map { "\"\($0)\": \($1)" }.joined(separator: ",") + "}"
  }

  private mutating func attribute(_ depth: Int) -> (String, String) {
    switch random.number(below: 16) {
    case 0, 1, 2: return ("type", "\"\(random.pick(Self.types))\"")
    case 3, 4: return ("class", "\"\(random.pick(Self.classes))\"")
    case 5: return ("options", "[" + (0..<random.number(below: 4)).map { _ in scalar() }.joined(separator: ",") + "]")
    case 6 where depth < 4: return ("template", dictionary(depth + 1))
    case 7 where depth < 4: return ("fields", fields(depth + 1))
    case 8: return ("default", random.isOne(in: 3) ? RandomJSON.value(&random) : scalar())
    case 9: return ("cell", "\"\(random.pick(FXFormsNamesForTests.cells + ["MyCell"]))\"")
    case 10: return (random.pick(Self.paths), scalar())
    case 11:
      return ("action", random.pick(["\"submitRegistrationForm:\"", "\"submitRegistrationForm\"", "\"no:\"", "5"]))
    case 12:
      return (random.pick(["header", "footer", "title", "placeholder"]), random.pick(["\"\"", "\"Text\"", "5"]))
    case 13: return (random.pick(["inline", "sortable"]), random.pick(["true", "1", "\"YES\"", "[]"]))
    case 14: return ("valueTransformer", random.pick(["\"ISO3166CountryValueTransformer\"", "\"None\""]))
    default: return (random.pick(["segue", "viewController", "extraFields", "excludedFields"]), scalar())
    }
  }

  private mutating func scalar() -> String {
    random.pick([
      "\"us\"", "\"a\"", "\"\"", "0", "1", "2", "-5", "1.5", "1e40", "true", "\"2025-03-31\"",
      "\"2025-03-31T10:00:00Z\"",
      "\"TermsViewController\"", "[]", "{}", "[\"a\"]",
    ])
  }
}

@Suite("FXForms: random files")
struct FXFormsFuzzTests {
  /// As long as ``FuzzLength`` says.
  @Test("Random files, also damaged ones, make a form or a list of mistakes", arguments: FXFormsFuzzer.Format.allCases)
  func random(_ format: FXFormsFuzzer.Format) {
    let seconds = FuzzLength.seconds
    let first = FuzzLength.firstSeed
    var (seed, slowest, forms, refusals) = (first, 0.0, 0, 0)
    let end = Date().addingTimeInterval(seconds)
    repeat {
      var fuzzer = FXFormsFuzzer(seed: seed)
      let start = Date()
      for _ in 0..<20 { fuzzer.step(format) }
      slowest = max(slowest, Date().timeIntervalSince(start))
      (forms, refusals, seed) = (forms + fuzzer.forms, refusals + fuzzer.refusals, seed + 1)
    } while Date() < end || seed < first + 3
    print("\(format): \(forms) forms, \(refusals) files refused; 20 files took up to \(slowest) s")
    #expect(forms > 5 && refusals > 5 && slowest < 60)
  }
}

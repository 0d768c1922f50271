import FieldstoneCore
import FieldstoneDocuments
import Foundation
import Testing

/// As long as ``FuzzLength`` says.
@Suite("Random files and expressions")
struct OwnFuzzTests {
  private static let seconds = FuzzLength.seconds
  private static let first = FuzzLength.firstSeed
  /// What one case may take, on a slow machine with others at work.
  private static let most = Duration.seconds(20)

  /// Runs cases with consecutive seeds until the time is over, and says which took too long.
  private func run(_ body: (UInt64) -> Bool) -> (cases: Int, good: Int) {
    let end = ContinuousClock.now + .seconds(Self.seconds)
    var (seed, good) = (Self.first, 0)
    repeat {
      let time = ContinuousClock().measure { if body(seed) { good += 1 } }
      if time > Self.most { Issue.record("The case with the seed \(seed) took \(time).") }
      seed += 1
    } while ContinuousClock.now < end || seed < Self.first + 20
    return (Int(seed - Self.first), good)
  }

  @Test("Mutated files make a form or a list of problems, and forms can be used")
  func files() {
    let (cases, good) = run { seed in
      var random = SeededRandom(seed: seed)
      let json = OwnMutator.mutated(random.pick(OwnExamples.all), &random)
      do throws(DocumentErrors) {
        let document = try FormDocument(json: Data(json.utf8))
        use(document, &random)
        return true
      } catch {
        if error.problems.isEmpty { Issue.record("No problem is said: \(json)") }
        if error.problems.contains(where: {
          $0.source?.line == nil && $0.kind != .recursiveForm && $0.kind != .tooLarge
        }) {
          Issue.record("A problem has no line: \(error)")
        }
        return false
      }
    }
    print("\(cases) files, \(good) of them forms")
    #expect(cases >= 20 && good > 0)
  }

  private func use(_ document: FormDocument, _ random: inout SeededRandom) {
    let form = document.session()
    for _ in 0..<8 {
      let ids = Array(form.rows.ids.prefix(200))
      guard !ids.isEmpty else { return }
      let id = random.pick(ids)
      switch random.number(below: 6) {
      case 0: _ = form.send(.set(id, .flag(random.isOne(in: 2))))
      case 1: _ = form.send(.insert(id, id: "n\(random.number(below: 100))", before: nil))
      case 2: _ = form.send(.open(id))
      case 3: _ = form.send(.set(id, .choices([random.pick(["a", "card", "transfer", "1", "vegan"])])))
      case 4: _ = form.send(.undo)
      default:
        _ = form.send(
          .type(
            id, random.pick(["", "5", "99999999999999999999", "Ada", "2025-03-31", "1e9", "1h 30m", "https://a.b"])))
      }
    }
    _ = form.rows.count
  }

  @Test("Random expressions have a value, or mistakes")
  func expressions() {
    let (cases, good) = run { seed in
      var random = SeededRandom(seed: seed)
      var hasValue = false
      for _ in 0..<20 {
        let text = OwnMutator.expression(&random)
        let document = FormDocument("fuzz") {
          DocumentField("seats", .integer, initial: 3)
          DocumentField("price", .decimal)
          DocumentField("name", .text(), initial: "Ada")
          DocumentField("agrees", .flag())
          DocumentField("born", .date(.date), initial: "2000-02-29")
          DocumentField("tags", .list(of: .text()), initial: ["a", "b"])
          DocumentField(
            "guests", .list { DocumentField("age", .integer) }, initial: [["age": 7], ["age": 9_007_199_254_740_993]])
          DocumentField("number", .decimal, computed: DocumentComputation(DocumentExpression(text)))
          DocumentField("hint", .text(), visible: DocumentCondition(DocumentExpression(text)))
          DocumentField("code", .text(), rules: [.check(DocumentExpression(text), "No.")])
        }
        // Also those with mistakes are used: they have to have no value then.
        let form = document.session()
        _ = form.send(.type("seats", "\(random.number(below: 9))"))
        _ = form.send(.type("code", "x"))
        if form.model["number"] != nil { hasValue = true }
      }
      return hasValue
    }
    print("\(cases) sets of 20 expressions, \(good) of them with a value")
    #expect(good > 0)
  }
}

/// Damages files, and makes expressions.
enum OwnMutator {
  static func mutated(_ json: String, _ random: inout SeededRandom) -> String {
    var lines = json.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    switch random.number(below: 4) {
    case 0:
      return String(decoding: RandomJSON.mutated(Array(json.utf8), &random), as: UTF8.self)
    case 1:
      // A token in the place of another, so that the file mostly stays JSON.
      for _ in 0..<(1 + random.number(below: 4)) {
        let line = random.number(below: lines.count)
        lines[line] = lines[line].replacingOccurrences(of: random.pick(words), with: random.pick(words))
      }
    case 2:
      // An expression in the place of another.
      for line in lines.indices where random.isOne(in: 6) {
        for key in ["visible", "enabled", "check", "computed", "from", "titleFrom"] {
          guard let range = lines[line].range(of: "\"\(key)\": \"[^\"]*\"", options: .regularExpression) else {
            continue
          }
          let text = expression(&random).replacingOccurrences(of: "\\", with: "\\\\")
            .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: " ")
          lines[line].replaceSubrange(range, with: "\"\(key)\": \"\(text)\"")
        }
      }
    default:
      // Forms that refer to others, and to themselves.
      return recursive(&random)
    }
    return lines.joined(separator: "\n")
  }

  private static let words = [
    "\"text\"", "\"integer\"", "\"form\"", "\"list\"", "\"choice\"", "\"date\"", "\"alternatives\"", "\"flag\"", "true",
    "false", "null", "1", "-1", "1e400", "\"initial\"", "\"visible\"", "\"items\"", "\"form\"", "\"guest\"",
    "\"field\"",
    "\"optional\"", "\"existsWhileVisible\"", "\"type\"", "\"element\"", "[]", "{}", "\"seats\"", "\"name\"", "\"\"",
  ]

  /// A file of named forms that use each other in any way.
  private static func recursive(_ random: inout SeededRandom) -> String {
    let names = ["a", "b", "c"]
    func field(_ key: String, _ depth: Int, _ random: inout SeededRandom) -> String {
      let form = "\"form\": \"\(random.pick(names))\""
      switch random.number(below: depth > 2 ? 4 : 7) {
      case 0: return #"{"field": "\#(key)", "type": "text"}"#
      case 1:
        let presence = random.pick([
          "", #", "optional": true"#, #", "optional": true, "existsWhileVisible": true"#,
          #", "optional": true, "initial": {}"#, #", "optional": true, "existsWhileVisible": true, "visible": "t"""#,
        ])
        return
          #"{"field": "\#(key)", "type": "form", \#(form), "presentation": "\#(random.pick(["inline", "pushed"]))"\#(presence.replacingOccurrences(of: "\"t\"\"", with: "\"isMissing(t)\""))}"#
      case 2:
        let initial = random.pick(["", #", "initial": [{}]"#, #", "rules": [{"minimumCount": 1}]"#])
        return #"{"field": "\#(key)", "type": "list", "element": {\#(form)}, "presentation": "inline"\#(initial)}"#
      case 3: return #"{"field": "\#(key)", "type": "flag", "computed": "isAnswered(t)"}"#
      case 4:
        let items = fields(depth + 1, &random)
        return #"{"field": "\#(key)", "type": "form", "items": [\#(items)], "optional": \#(random.isOne(in: 2))}"#
      case 5:
        let cases = ["x", "y"].map { #"{"case": "\#($0)", "items": [\#(fields(depth + 1, &random))]}"# }
        let initial = random.pick(["", #", "initial": "x""#])
        let own = random.isOne(in: 3) ? "" : key
        return
          #"{"field": "\#(own)", "type": "alternatives", "by": "by", "cases": [\#(cases.joined(separator: ","))]\#(initial)}"#
      default: return #"{"field": "\#(key)", "type": "list", "element": {"items": [\#(fields(depth + 1, &random))]}}"#
      }
    }
    func fields(_ depth: Int, _ random: inout SeededRandom) -> String {
      let own = (0..<random.number(below: 4)).map { field("f\($0)", depth, &random) }
      return ([#"{"field": "t", "type": "text"}"#] + own).joined(separator: ", ")
    }
    let forms = names.map { "\"\($0)\": {\"items\": [\(fields(1, &random))]}" }
    return #"{"fieldstone": 1, "forms": {\#(forms.joined(separator: ", "))}, "items": [\#(fields(0, &random))]}"#
  }

  private static let tokens = [
    "seats", "price", "name", "agrees", "born", "tags", "guests", "guests.0.age", "it", "value", "parent.seats", "null",
    "true", "false", "0", "1", "2.5", "1e30", "99999999999999999999999999999999999999", "'a'", "''", "'2025-01-01'",
    "and",
    "or", "not", "in", "if", "then", "else", "==", "!=", "<", ">=", "+", "-", "*", "/", "(", ")", "[", "]", ",", ".",
    "count(", "any(", "all(", "sum(", "length(", "contains(", "default(", "isAnswered(", "round(", "mod(", "today()",
    "now()", "years(", "addDays(", "join(", "text(", "`x y`", "é", "\u{202E}", "'\u{1F600}'", "matches(name, '(a+)+')",
  ]

  static func expression(_ random: inout SeededRandom) -> String {
    if random.isOne(in: 3) {
      return (0..<random.number(below: 14)).map { _ in random.pick(tokens) }.joined(
        separator: random.isOne(in: 4) ? "" : " ")
    }
    return part(0, &random)
  }

  private static func part(_ depth: Int, _ random: inout SeededRandom) -> String {
    guard depth < 5 else { return random.pick(["seats", "price", "1", "1e30", "0", "0.000001"]) }
    func number() -> String { part(depth + 1, &random) }
    switch random.number(below: 14) {
    case 0: return "(\(number()) + \(number()))"
    case 1: return "(\(number()) - \(number()))"
    case 2: return "(\(number()) * \(number()))"
    case 3: return "(\(number()) / \(number()))"
    case 4: return "mod(\(number()), \(number()))"
    case 5: return "round(\(number()), \(number()))"
    case 6: return "(if \(number()) < \(number()) then \(number()) else \(number()))"
    case 7: return "sum(guests, \(random.pick(["age", "age * age * age", "parent.seats"])))"
    case 8: return "default(\(number()), \(number()))"
    case 9: return "length(join(tags, name) + text(\(number())))"
    case 10: return "year(addDays(born, \(number())))"
    case 11: return "floor(\(number()))"
    case 12: return "greatest(guests, age)"
    default: return random.pick(["seats", "price", "9", "-1e-30", "1e100", "count(tags, it == 'a')"])
    }
  }
}

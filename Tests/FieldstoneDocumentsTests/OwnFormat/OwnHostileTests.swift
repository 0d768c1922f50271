import FieldstoneCore
import FieldstoneDocuments
import Foundation
import Testing

@Suite("Hostile files in the own format")
struct OwnHostileTests {
  private func outcome(_ json: String) -> (document: FormDocument?, problems: [DocumentProblem]) {
    do throws(DocumentErrors) {
      return (try FormDocument(json: Data(json.utf8)), [])
    } catch {
      return (nil, error.problems)
    }
  }

  private func nested(_ levels: Int) -> String {
    #"{"fieldstone": 1, "items": ["#
      + String(repeating: #"{"section": "s", "items": ["#, count: levels) + String(repeating: "]}", count: levels)
      + "]}"
  }

  @Test("Deep nesting is a problem, or a form on the stack of a usual thread")
  func deep() async {
    #expect(outcome(nested(60)).problems.map(\.kind) == [.unreadable])
    let forms =
      #"{"fieldstone": 1, "items": ["#
      + String(repeating: #"{"field": "f", "type": "form", "items": ["#, count: 48)
      + String(repeating: "]}", count: 48) + "]}"
    let count = await withCheckedContinuation { continuation in
      let thread = Thread {
        let document = outcome(forms).document
        continuation.resume(returning: document?.session().rows.count)
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
    #expect(count == 1)
  }

  @Test("So are expressions of any length and depth")
  func expressions() {
    for text in [
      String(repeating: "(", count: 9_000), String(repeating: "not ", count: 2_000) + "true",
      String(repeating: "-", count: 9_000) + "1 > 0", "1" + String(repeating: " + 1", count: 2_400) + " > 0",
      String(repeating: "if true then ", count: 700), "true" + String(repeating: " and true", count: 1_000),
      String(repeating: "x", count: 100_000), String(repeating: "any(a, ", count: 1_000),
    ] {
      let (document, problems) = outcome(
        #"{"fieldstone": 1, "items": [{"field": "a", "type": "text", "visible": "\#(text)"}]}"#)
      #expect(document != nil || problems.count == 1, "\(text.prefix(40)): \(problems)")
      _ = document?.session().rows.count
    }
  }

  @Test("Many mistakes are listed up to a limit, in time linear in the file")
  func many() {
    func time(_ count: Int) -> Duration {
      let items = String(repeating: #"{"feld": "x", "nonsense": [1, 2]},"#, count: count)
      var best = Duration.seconds(100)
      for _ in 0..<2 {
        best = min(
          best,
          ContinuousClock().measure {
            #expect(outcome(#"{"fieldstone": 1, "items": [\#(items){}]}"#).problems.count == 1_001)
          })
      }
      return best
    }
    #expect(time(40_000) < time(4_000) * 40)
  }

  @Test("Keys of other languages and control characters are keys and characters")
  func characters() {
    let (document, problems) = outcome(
      #"""
      {"fieldstone": 1, "items": [
        {"field": "__proto__", "type": "text", "title": "a\u0000\u202e\u001b[31mb", "visible": "`constructor` == ''"},
        {"field": "constructor", "type": "text", "initial": ""}]}
      """#)
    #expect(problems == [])
    #expect(document?.session().rows.count == 2)
  }

  @Test("A problem is one line without hidden characters, whatever the keys are")
  func hiddenCharactersInProblems() {
    let key = #"a\n\u202e\u0085\u001b[31mb"#
    let mistakes = [
      {
        try FormDocument(
          json: Data(#"{"fieldstone": 1, "items": [{"field": "a", "type": "text", "\#(key)": 1}]}"#.utf8))
      },
      {
        try FormDocument(
          json: Data(#"{"fieldstone": 1, "items": [{"field": "\#(key)", "type": "text", "visible": "nothing"}]}"#.utf8))
      },
      { try FormDocument(jsonSchema: Data(#"{"properties": {"\#(key)": {"type": "strin"}}}"#.utf8), id: "hidden") },
      { try FormDocument(fxForms: Data(#"[{"key": "a", "type": "\#(key)"}, {"key": "\#(key)"}]"#.utf8), id: "hidden") },
    ]
    for load in mistakes {
      do {
        _ = try load()
        Issue.record("It has no mistakes.")
      } catch let errors as DocumentErrors {
        for line in errors.problems.map(\.description) {
          #expect(!line.unicodeScalars.contains(where: FormHiddenCharacters.contains), "\(line.debugDescription)")
        }
      } catch {
        Issue.record(error)
      }
    }
  }

  @Test("A pattern that goes back in the text without end is matched at once")
  func patterns() {
    let (document, problems) = outcome(
      #"""
      {"fieldstone": 1, "items": [
        {"field": "a", "type": "text", "rules": [{"pattern": "(a+)+b", "message": "Enter a lot of a."}]},
        {"field": "b", "type": "text", "rules": [{"pattern": "(a|aa)*b"}]},
        {"field": "c", "type": "flag", "computed": "matches(a, '(a*)*b')"}]}
      """#)
    #expect(problems == [])
    let form = document?.session(policy: .immediately)
    let text = String(repeating: "a", count: 5_000)
    #expect(form?.send(.type("a", text)) == .accepted)
    #expect(form?.row("a")?.issues.map(\.text) == ["Enter a lot of a."])
    #expect(form?.send(.type("b", text)) == .accepted)
    #expect(form?.row("b")?.issues.map(\.code) == ["patternMismatch"])
    #expect(form?.send(.type("a", text + "b")) == .accepted)
    #expect(form?.row("a")?.issues.isEmpty == true && form?.model["c"] == true)
  }
}

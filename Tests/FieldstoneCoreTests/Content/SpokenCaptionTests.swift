import Testing

@testable import FieldstoneCore

@Suite("Captions and severities in words")
struct SpokenCaptionTests {
  @Test("A caption looks like the issues of its severity, or like help")
  func severity() {
    let severities = FormCaption.Kind.allCases.map(\.severity)
    #expect(FormCaption.Kind.allCases == [.plain, .instruction, .information, .warning, .error])
    #expect(severities == [nil, nil, .info, .warning, .error])
  }

  @Test("Surfaces without looks say first what kind of remark it is")
  func spoken() {
    func words(_ kind: FormCaption.Kind) -> String { FormCaption(kind: kind, text: "Closed.").spoken(in: .standard) }
    #expect(words(.plain) == "Closed." && words(.instruction) == "Closed.")
    #expect(words(.information) == "Note: Closed." && words(.warning) == "Warning: Closed.")
    #expect(words(.error) == "Error: Closed.")
  }

  @Test("A severity has a word, and errors matter most")
  func severities() {
    let all: [FormIssue.Severity] = [.info, .warning, .error]
    #expect(all.map { $0.word.text(in: .standard) } == ["Note", "Warning", "Error"])
    #expect(FormIssue.Severity.info < .warning && FormIssue.Severity.warning < .error)
    #expect([FormIssue.Severity.error, .info, .warning].sorted() == all && !(FormIssue.Severity.error < .error))
  }
}

import Fieldstone
import Foundation
import Testing

@testable import FieldstoneTerminal

@Suite("Commands in lines that are written from right to left")
struct IsolatedCommandTests {
  private func marked(_ command: String) -> String { "\u{2066}\(command)\u{2069}" }

  @Test(
    "A command is marked with what surrounds it left out",
    arguments: [
      (":cancel للخروج.", "\u{2066}:cancel\u{2069} للخروج."), ("أدخل :edit.", "أدخل \u{2066}:edit\u{2069}."),
      ("< للرجوع، :form", "\u{2066}<\u{2069} للرجوع، \u{2066}:form\u{2069}"),
      ("«:nope»؟ لا", "«\u{2066}:nope\u{2069}»؟ لا"),
      ("או \\? \\:form", "או \u{2066}\\?\u{2069} \u{2066}\\:form\u{2069}"),
    ])
  func commands(line: String, shown: String) { #expect(IsolatedCommands.line(line) == shown) }

  @Test("Nothing else is marked, and nothing in lines without letters from right to left")
  func others() {
    for line in [
      ":cancel quits", "< back", "", "الاسم: Ada", "الوقت 14:30", "؟ : - ?", "أدخل a1 أو m2 1", "a:b نعم", ":مرحبا",
    ] {
      #expect(IsolatedCommands.line(line) == line, "\(line)")
    }
  }

  @Test("The dialogue marks them on terminals; what was entered has no marks of its own", arguments: [true, false])
  func dialogue(isTerminal: Bool) {
    var shown = ""
    let console = FormConsole(isTerminal: isTerminal, source: { _ in .end }, sink: { shown += $0 })
    console.report("اسم \u{202E}Ada\u{2066} :cancel")
    #expect(shown.contains(marked(":cancel")) == isTerminal)
    #expect(!shown.contains("\u{202E}") && shown.contains("Ada\\u{2066}"))
  }

  @Test("A command that was copied with its marks is one, and other answers are left alone")
  func copied() {
    #expect(Command.read(marked(":cancel")) == .command(.cancel) && Command.read(marked("<")) == .command(.back))
    #expect(Command.read("\u{200F}:form") == .command(.outline) && Command.read(marked(":no")) == .unknown(":no"))
    #expect(Command.read(marked("\\?")) == .answer("?") && Command.read(marked("\\:form")) == .answer(":form"))
    #expect(Command.read(marked("Ada")) == .answer(marked("Ada")))
  }
}

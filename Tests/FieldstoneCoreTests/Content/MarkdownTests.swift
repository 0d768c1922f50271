import Foundation
import Testing

@testable import FieldstoneCore

@Suite("The part of Markdown that forms read")
struct MarkdownTests {
  /// A notation for tests: `b` strong, `i` emphasis, `c` code, `a` link.
  private func written(_ text: String) -> String {
    FormMarkdown(text).blocks.map { block in
      switch block {
      case .paragraph(let spans): "p" + written(spans)
      case .list(let isOrdered, let items): (isOrdered ? "ol" : "ul") + items.map(written).joined()
      }
    }.joined()
  }

  private func written(_ spans: [FormMarkdown.Span]) -> String {
    "{"
      + spans.map { span in
        let look = (span.isStrong ? "b" : "") + (span.isEmphasized ? "i" : "") + (span.isCode ? "c" : "")
        let link = span.address.map { "a<\($0)>" } ?? ""
        return look.isEmpty && link.isEmpty ? span.text : "[\(look)\(link):\(span.text)]"
      }.joined() + "}"
  }

  @Test(
    "Emphasis, links, code and escapes",
    arguments: [
      ("one", "p{one}"),
      ("a *b* c", "p{a [i:b] c}"),
      ("a **b** c", "p{a [b:b] c}"),
      ("_a_ and __b__", "p{[i:a] and [b:b]}"),
      ("**a *b* c**", "p{[b:a ][bi:b][b: c]}"),
      ("snake_case_name", "p{snake_case_name}"),
      ("A_B_C", "p{A_B_C}"),
      ("1_2_3", "p{1_2_3}"),
      ("é_ü_ø", "p{é_ü_ø}"),
      ("(_a_)", "p{([i:a])}"),
      ("`a` or ``", "p{[c:a] or ``}"),
      ("`*a*", "p{`[i:a]}"),
      ("5 * 3 * 2", "p{5 * 3 * 2}"),
      ("a*b", "p{a*b}"),
      ("a*b*c", "p{a[i:b]c}"),
      ("*a **b* c**", "p{[i:a **b] c**}"),
      ("*a", "p{*a}"),
      ("**a*", "p{**a*}"),
      ("****", "p{****}"),
      ("`a *b*`", "p{[c:a *b*]}"),
      ("a ` b", "p{a ` b}"),
      ("\\*a\\*", "p{*a*}"),
      ("a\\b", "p{a\\b}"),
      ("[a](https://x.org)", "p{[a<https://x.org>:a]}"),
      ("[a *b*](https://x.org/a_b)", "p{[a<https://x.org/a_b>:a ][ia<https://x.org/a_b>:b]}"),
      ("[a](javascript:alert)", "p{a}"),
      ("[a] (b)", "p{[a] (b)}"),
      ("[a](b c)", "p{[a](b c)}"),
      ("[a](https://x.org", "p{[a](https://x.org}"),
      ("<b>a</b> & c", "p{<b>a</b> & c}"),
      ("*é*", "p{[i:é]}"),
      ("", ""),
    ])
  func spans(_ text: String, _ expected: String) {
    #expect(written(text) == expected)
  }

  @Test(
    "Paragraphs and lists",
    arguments: [
      ("a\nb\n\nc", "p{a b}p{c}"),
      ("- a\n- *b*\n* c", "ul{a}{[i:b]}{c}"),
      ("1. a\n2. b", "ol{a}{b}"),
      ("a\n- b\n  c\n\nd", "p{a}ul{b c}p{d}"),
      ("- a\n1. b", "ul{a}ol{b}"),
      ("-a", "p{-a}"),
      ("1.a", "p{1.a}"),
      ("2024 was", "p{2024 was}"),
      ("12", "p{12}"),
      ("1.", "p{1.}"),
      ("12) a", "p{12) a}"),
      ("a\r\nb", "p{a b}"),
      ("\n\n", ""),
    ])
  func blocks(_ text: String, _ expected: String) {
    #expect(written(text) == expected)
  }

  @Test("As lines without a look: items have marks, and links say where they lead")
  func lines() {
    let text = FormMarkdown("See [us](https://x.org) or [ada@x.org](mailto:ada@x.org).\n\n1. a\n2. b\n\n- c")
    #expect(text.lines == ["See us (https://x.org) or ada@x.org (ada@x.org).", "1. a", "2. b", "• c"])
  }

  @Test("What is interpolated is as it was in code and in addresses, too")
  func interpolated() throws {
    let key = "a_b`*"
    let markdown = FormMarkdown(
      "`\(FormMarkdown.escaped(key))` [Order](https://x.org/\(FormMarkdown.escaped("A_1.(2)")))")
    guard case .paragraph(let spans)? = markdown.blocks.first else {
      Issue.record("There is no paragraph.")
      return
    }
    #expect(spans.first?.text == key && spans.first?.isCode == true)
    #expect(spans.last?.text == "Order" && spans.last?.address == "https://x.org/A_1.(2)")
  }

  @Test(
    "An escaped text is read as it is",
    arguments: ["*a*", "[a](b)", "a_b_c", "`x` \\ **", "1\n- 2", "- call back", "1. x", "+ y"])
  func escaped(_ text: String) {
    let plain = text.replacing("\n", with: " ")
    #expect(FormMarkdown("x " + FormMarkdown.escaped(text)).lines == ["x " + plain])
    // At the beginning of a line, too.
    #expect(FormMarkdown(FormMarkdown.escaped(text)).lines == [plain])
  }

  @Test(
    "Brackets, stars or mixtures of them take as long as letters, however many there are, and none is lost",
    arguments: ["[", "]", "[]", "](", "[a](", "*", "**a ", "_", "`", "\\", "*[", "[*a*", "*a _b `c "])
  func hostile(_ unit: String) {
    let text = String(repeating: unit, count: 200_000 / unit.utf8.count)
    let letters = String(repeating: "a", count: 200_000)
    func time(_ text: String) -> Double {
      let start = threadTime()
      let lines = FormMarkdown(text).lines
      #expect(lines.reduce(0) { $0 + $1.utf8.count } > 20_000)
      return Double(threadTime() - start) / 1e9
    }
    #expect(time(text) < 60 * max(0.002, time(letters)))
  }
}

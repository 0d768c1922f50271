import Testing

@testable import FieldstoneTerminal

@Suite("Wrapped texts")
struct TextWrapTests {
  @Test("A line breaks around ideographs, but never before a full stop or after an opening bracket")
  func ideographs() {
    #expect(TextWrap.lines("入力してください。次へ", width: 16) == ["入力してくださ", "い。次へ"])
    #expect(TextWrap.lines("入力して「次へ」", width: 10) == ["入力して", "「次へ」"])
    #expect(TextWrap.lines("a1 と入力すると追加", width: 12) == ["a1 と入力す", "ると追加"])
  }

  @Test("Other words stay whole, and words longer than a line fill it")
  func words() {
    #expect(TextWrap.lines("one two-three  four", width: 9) == ["one", "two-three", "four"])
    #expect(TextWrap.lines("one abcdefghij k", width: 4) == ["one", "abcd", "efgh", "ij k"])
    #expect(TextWrap.lines("", width: 4) == [""])
    #expect(TextWrap.lines("。。。。", width: 4) == ["。。", "。。"])
  }

  @Test("The line below a heading is as wide as the heading")
  func headings() async {
    let script = FormConsoleScript([])
    script.console.heading("回答の確認", "=")
    script.console.heading("Review", "-")
    #expect(script.transcript == "\n回答の確認\n==========\n\nReview\n------\n")
  }
}

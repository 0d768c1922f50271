import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Labels, remarks and units in the language of the form")
struct LabelTests {
  private func environment(_ language: String) -> FormEnvironment {
    FormEnvironment(locale: Locale(identifier: language))
  }

  @Test(
    "A label has the colon of the language, and what it is for behind it",
    arguments: [
      ("en", "Seats:", "Seats: 2"), ("de", "Seats:", "Seats: 2"), ("fr", "Seats\u{A0}:", "Seats\u{A0}: 2"),
      ("ja", "Seats：", "Seats：2"), ("zh-Hans", "Seats：", "Seats：2"), ("ar", "Seats:", "Seats: 2"),
    ])
  func labels(language: String, label: String, labelled: String) {
    let environment = environment(language)
    for title in ["Seats", "Seats:", "Seats："] {
      #expect(title.asLabel(in: environment) == label)
      #expect(title.labelling("2", in: environment) == labelled)
    }
  }

  @Test("In English, a label is the one that scripts are compared with")
  func english() {
    for title in ["Seats", "Which room?", "I agree.", "Tel.", "Wait..", "Town:", ":", "", "部屋？", "席："] {
      #expect(title.asLabel(in: .standard) == title.asLabel, "\(title)")
    }
  }

  @Test("A question needs no colon; a blank follows where the language has one between sentences")
  func questions() {
    #expect("Which room?".labelling("Oslo", in: environment("en")) == "Which room? Oslo")
    #expect("どの部屋？".labelling("大阪", in: environment("ja")) == "どの部屋？大阪")
    #expect("أي غرفة؟".labelling("Oslo", in: environment("ar")) == "أي غرفة؟ Oslo")
  }

  @Test("A remark is in the brackets of the language, which need no blank where they are full-width")
  func remarks() {
    #expect("Oslo".remarked("full", in: environment("fr")) == "Oslo (full)")
    #expect("大阪".remarked("満席", in: environment("ja")) == "大阪（満席）")
    #expect("full".inBrackets(in: environment("en")) == "(full)" && "满".inBrackets(in: environment("zh-Hans")) == "（满）")
    #expect("（満席）".afterBlank == "（満席）" && "(full)".afterBlank == " (full)" && "x".afterBlank == " x")
  }

  @Test("Remarks that are no sentences don't run into each other where the language has no blanks")
  func joinedRemarks() {
    #expect(["8文字以上", "必須"].joinedRemarks(in: environment("ja")) == "8文字以上。必須")
    #expect(["必须填写。", "至少8个字符", "必填"].joinedRemarks(in: environment("zh-Hans")) == "必须填写。至少8个字符。必填")
    #expect(["At least 8", "Required"].joinedRemarks(in: environment("en")) == "At least 8 Required")
    #expect(
      ["必須"].joinedRemarks(in: environment("ja")) == "必須" && [String]().joinedRemarks(in: environment("ja")) == "")
  }

  @Test("A unit stands behind a blank, unless it is written in characters of Chinese, Japanese or Korean")
  func units() {
    #expect("30".withUnit("kg") == "30 kg" && "30".withUnit("días") == "30 días" && "30".withUnit("개") == "30개")
    #expect("30".withUnit("日間") == "30日間" && "5".withUnit("つ") == "5つ" && "3".withUnit("天") == "3天")
  }

  @Test("A caption that looks like an issue, and a row that is only looked at, have the colon of the language")
  func spoken() {
    let caption = FormCaption(kind: .warning, text: "满")
    #expect(caption.spoken(in: environment("zh-Hans")) == "警告：满" && caption.spoken(in: .standard) == "Warning: 满")
  }
}

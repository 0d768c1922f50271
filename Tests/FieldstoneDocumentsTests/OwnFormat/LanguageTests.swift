import FieldstoneCore
import Foundation
import Testing

@testable import FieldstoneDocuments

@Suite("Languages of a file")
struct LanguageTests {
  @Test(
    "Texts of a language are used in all of its regions",
    arguments: [
      ("zh-Hans", "zh_Hans_CN"), ("zh-Hans", "zh-Hans-CN"), ("sr-Latn", "sr_Latn_RS"), ("de", "de_AT"),
      ("de-AT", "de_AT@calendar=gregorian"), ("zh-Hant-TW", "zh_Hant_TW"),
    ])
  func regions(file: String, locale: String) throws {
    let document = try FormDocument(
      json: Data(
        #"""
        {"fieldstone": 1, "items": [{"field": "a", "type": "integer", "initial": 1, "title": "Seats",
         "helpFrom": "text(a) + ' seats'"}],
         "texts": {"\#(file)": {"Seats": "X", "%@ seats": {"other": "%@ x"}}}}
        """#.utf8))
    let environment = document.translated(FormEnvironment(locale: Locale(identifier: locale)))
    #expect(environment.translate?("Seats", environment.locale) == "X")
    #expect(
      environment.translate?(FormString(key: "%@ seats", arguments: [.number("2")]), environment.locale) == "%@ x")
  }

  @Test("Texts of a region come before those of its language, and neither is used in others")
  func order() throws {
    let document = try FormDocument(
      json: Data(
        #"{"fieldstone": 1, "items": [], "texts": {"zh": {"a": "zh", "b": "zh"}, "zh-Hant": {"a": "zh-Hant"}}}"#.utf8))
    func texts(_ name: String) -> [String?] {
      let environment = document.translated(FormEnvironment(locale: Locale(identifier: name)))
      return [environment.translate?("a", environment.locale), environment.translate?("b", environment.locale)]
    }
    #expect(texts("zh_Hant_HK") == ["zh-Hant", "zh"])
    #expect(texts("zh_Hans_CN") == ["zh", "zh"])
    #expect(texts("en") == [nil, nil])
  }
}

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

  @Test(
    "Texts of a script or a region are used wherever Fieldstone's own would be",
    arguments: [
      ("zh-Hans", "zh_CN", true), ("zh-Hans", "zh", true), ("zh-Hans", "zh_Hans_SG", true), ("zh-Hans", "zh_TW", false),
      ("zh-Hant", "zh_TW", true), ("zh-Hant", "zh_CN", false), ("pt-BR", "pt_PT", true), ("pt-BR", "pt", true),
      ("pt-BR", "es", false), ("sr-Latn", "sr_ME", true), ("sr-Latn", "sr_RS", false), ("de-AT", "de_CH", true),
      ("no", "nb_NO", true),
    ])
  func negotiated(file: String, locale: String, isUsed: Bool) throws {
    let document = try FormDocument(
      json: Data(#"{"fieldstone": 1, "items": [], "title": "a", "texts": {"\#(file)": {"a": "X"}}}"#.utf8))
    let environment = document.translated(FormEnvironment(locale: Locale(identifier: locale)))
    #expect(environment.translate?("a", environment.locale) == (isUsed ? "X" : nil))
    // The same in another language after that, and back again.
    #expect(environment.translate?("a", Locale(identifier: "fr")) == nil)
    #expect(environment.translate?("a", environment.locale) == (isUsed ? "X" : nil))
  }

  @Test("Of several regions, the language's own texts come first, and then those of its script")
  func several() throws {
    let document = try FormDocument(
      json: Data(
        #"""
        {"fieldstone": 1, "items": [], "title": "a",
         "texts": {"pt": {"a": "pt"}, "pt-BR": {"a": "BR", "b": "BR"}, "zh": {"a": "zh"}, "zh-Hant": {"a": "Hant"}}}
        """#.utf8))
    func text(_ key: String, _ name: String) -> String? {
      let environment = document.translated(FormEnvironment(locale: Locale(identifier: name)))
      return environment.translate?(FormString(key), environment.locale)
    }
    #expect([text("a", "pt_PT"), text("b", "pt_PT"), text("a", "pt_BR")] == ["pt", "BR", "BR"])
    #expect([text("a", "zh_TW"), text("a", "zh_CN")] == ["Hant", "zh"])
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

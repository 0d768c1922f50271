import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Choosing a language")
struct NegotiationTests {
  private static let offered = ["en", "de", "pt-BR", "zh-Hans", "fr-CA", "fr"]

  @Test(
    "Accept-Language",
    arguments: [
      ("de", "de"), ("de-CH", "de"), ("DE-ch, en;q=0.5", "de"), ("fr;q=0.3, de;q=0.9", "de"),
      ("de;q=0.3,fr;q=0.9", "fr"),
      ("sv, de;q=0.1", "de"), ("sv", "en"), ("", "en"), ("*", "en"), ("*;q=0.5, de;q=0.1", "en"),
      ("en;q=0.1, *;q=0.5", "de"), ("en;q=0, *", "de"), ("de;q=0, de-CH;q=0", "en"), ("de;q=0, sv", "en"),
      ("en;q=0, sv", "de"), ("pt-PT", "pt-BR"), ("pt", "pt-BR"), ("zh-TW", "en"), ("zh-Hant", "en"),
      ("zh-CN", "zh-Hans"),
      ("zh", "zh-Hans"), ("zh-Hans-SG", "zh-Hans"), ("fr-FR", "fr"), ("fr-CA", "fr-CA"), ("fr-CA-x-own", "fr-CA"),
      ("de;q=1.000", "de"), ("de;q=1.001, fr", "fr"), ("de;q=2", "en"), ("de;q=0.1234, fr;q=0.1", "fr"),
      ("de; q=0.5", "de"),
      ("de;level=1", "en"), ("de de", "en"), ("d€", "en"), ("toolongforatag", "en"), (" , ,de", "de"),
      ("de,,;q=1", "de"),
      ("zh-TW, de;q=0.2", "de"), ("de;q=0.5, fr;q=0.5", "de"), ("-de", "en"),
    ])
  func header(preferred: String, language: String) {
    #expect(FormEnvironment.language(for: preferred, among: Self.offered) == language)
  }

  @Test(
    "The region that was asked for stays",
    arguments: [
      ("de-CH,de;q=0.9", "de-CH"), ("de", "de"), ("pt-PT", "pt-PT"), ("en-us", "en-US"), ("zh-Hans-SG", "zh-SG"),
      ("sv-SE", "en"), ("*", "en"), ("fr-CA-x-own", "fr-CA"),
    ])
  func regions(preferred: String, locale: String) {
    #expect(FormEnvironment.locale(for: preferred, among: Self.offered).identifier == locale)
  }

  @Test(
    "The script that was asked for stays where the region would imply another one",
    arguments: [
      ("zh-Hans-HK", "zh-Hans-HK"), ("zh-HK", "zh-Hant-HK"), ("zh-CN", "zh-CN"), ("sr-Cyrl-ME", "sr-Cyrl-ME"),
      ("sr-ME", "sr-Latn-ME"), ("sr-Cyrl-RS", "sr-RS"), ("sr-Latn-RS", "sr-Latn-RS"), ("pt-BR", "pt-BR"),
      ("pt-PT", "pt-PT"), ("pt-AO", "pt-AO"),
    ])
  func scripts(preferred: String, locale: String) {
    let offered = ["en", "zh-Hans", "zh-Hant", "sr", "sr-Latn", "pt-PT", "pt-BR"]
    let found = FormEnvironment.locale(for: preferred, among: offered)
    #expect(found.identifier == locale)
    // The texts are those of the same language.
    let language = FormEnvironment.language(for: preferred, among: offered)
    #expect(FormEnvironment.language(for: found.identifier(.bcp47), among: offered) == language)
    #expect(LanguageTag(found.identifier) == LanguageTag(preferred))
  }

  @Test("Of a long list, 32 ranges are read; an asterisk that is repeated is one")
  func bounded() {
    let others = (1..<32).map { _ in "sv" }
    #expect(FormEnvironment.language(for: (others + ["de"]).joined(separator: ","), among: Self.offered) == "de")
    #expect(FormEnvironment.language(for: (others + ["sv", "de"]).joined(separator: ","), among: Self.offered) == "en")
    #expect(FormEnvironment.language(for: "en;q=0.1, *;q=0.9, *;q=0.8", among: Self.offered) == "de")
    // All that is offered is named, so the asterisks stand for nothing.
    #expect(FormEnvironment.language(for: "*, *;q=0.9, de;q=0.2, en;q=0.1", among: ["en", "de"]) == "de")
  }

  @Test("A list of any length is read, up to a limit")
  func long() {
    let many = (0..<5_000).map { "x\($0)" }.joined(separator: ",")
    #expect(FormEnvironment.language(for: many + ",de", among: Self.offered) == "en")
    #expect(FormEnvironment.language(for: "de," + many, among: Self.offered) == "de")
    #expect(FormEnvironment.language(for: "de", among: []) == "en")
    #expect(FormEnvironment.language(for: "he-IL, en;q=0.8") == "he" && FormEnvironment.language(for: "iw") == "he")
  }

  #if os(Linux)
    @Test(
      "The variables of the environment name the machine's language",
      arguments: [
        ([:], "en"), (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "C"], "en"), (["LANG": "C.UTF-8"], "en"),
        (["LANG": "de_DE", "LC_ALL": "fr_CH.UTF-8"], "fr_CH"), (["LANG": "de_DE", "LC_MESSAGES": "it_IT"], "it_IT"),
        (["LANG": "de_DE", "LC_ALL": ""], "de_DE"), (["LANG": "de_DE", "LC_ALL": "POSIX"], "en"),
        (["LANG": "de_DE.UTF-8", "LANGUAGE": "pl:de"], "pl"),
        (["LANG": "de_DE.UTF-8", "LANGUAGE": "sv:fr_CA:de"], "fr_CA"),
        (["LANG": "sv_SE", "LANGUAGE": "fi"], "sv_SE"), (["LANG": "C", "LANGUAGE": "de"], "en"),
        (["LANGUAGE": "de"], "en"),
        (["LANG": "sr_RS.UTF-8@latin"], "sr_RS"),
      ] as [([String: String], String)])
    func machine(variables: [String: String], language: String) {
      #expect(FormEnvironment.systemLocale(variables)?.identifier == language)
    }
  #endif
}

import Foundation
import Testing

@testable import FieldstoneCore

@Suite("String catalogs")
struct StringCatalogTests {
  /// As Xcode writes one.
  private static let file = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : { },
        "Email" : {
          "comment" : "The title of a field",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "E-Mail" } },
            "fr" : { "stringUnit" : { "state" : "new", "value" : "Email" } },
            "pt-BR" : { "stringUnit" : { "state" : "needs_review", "value" : "E-mail" } }
          }
        },
        "Hello %@, you have %lld files" : {
          "extractionState" : "manual",
          "localizations" : {
            "de" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "Hallo %1$@, eine Datei (%2$lld)" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "Hallo %1$@, %2$lld Dateien" } }
                }
              }
            },
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "new", "value" : "Hello %1$@, you have %2$lld file" } },
                  "other" : { "stringUnit" : { "state" : "new", "value" : "Hello %1$@, you have %2$lld files" } }
                }
              }
            }
          }
        },
        "%lld guests in %lld rooms" : {
          "localizations" : {
            "pl" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@guests@ w %#@rooms@" },
              "substitutions" : {
                "guests" : {
                  "argNum" : 1, "formatSpecifier" : "lld",
                  "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg gość" } },
                    "few" : { "stringUnit" : { "state" : "translated", "value" : "%arg goście" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg gości" } } } }
                },
                "rooms" : {
                  "argNum" : 2, "formatSpecifier" : "lld",
                  "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg pokoju" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg pokojach" } } } }
                }
              }
            }
          }
        },
        "%1$@ of %2$@" : {
          "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "%2$@ hat %1$@, 100 % da" } } }
        },
        "Tap" : {
          "localizations" : { "de" : { "variations" : { "device" : {
            "mac" : { "stringUnit" : { "state" : "translated", "value" : "Klicken" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "Tippen" } } } } } }
        },
        "fieldstone.issue.required" : {
          "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Pflichtfeld!" } } }
        }
      },
      "version" : "1.0"
    }
    """#

  private func text(_ text: FormString, _ language: String) throws -> String {
    let catalog = try FormStringCatalog(data: Data(Self.file.utf8))
    return text.text(in: FormEnvironment(locale: Locale(identifier: language), translate: catalog.translate))
  }

  @Test("Texts of a catalog as it is written for Swift projects")
  func texts() throws {
    #expect(try text("Email", "de") == "E-Mail" && text("Email", "de-AT") == "E-Mail")
    #expect(try text("Email", "fr") == "Email" && text("Email", "pt-PT") == "E-mail" && text("Email", "sv") == "Email")
    #expect(try text("Tap", "de") == "Tippen" && text(.issue(.required), "de") == "Pflichtfeld!")
    #expect(try text("\("Ada") of \("Grace")", "de") == "Grace hat Ada, 100 % da")
    let catalog = try FormStringCatalog(data: Data(Self.file.utf8))
    #expect(catalog.languages == ["de", "pl", "pt-BR"] && catalog.sourceLanguage == "en")
  }

  @Test(
    "Plural forms are chosen by their numbers",
    arguments: [
      (1, "Hallo Ada, eine Datei (1)"), (0, "Hallo Ada, 0 Dateien"), (21, "Hallo Ada, 21 Dateien"),
    ])
  func plurals(count: Int, shown: String) throws {
    #expect(try text("Hello \("Ada"), you have \(count) files", "de") == shown)
  }

  @Test(
    "Substitutions are chosen by their own numbers",
    arguments: [
      (1, 1, "1 gość w 1 pokoju"), (3, 2, "3 goście w 2 pokojach"), (5, 1, "5 gości w 1 pokoju"),
    ])
  func substitutions(guests: Int, rooms: Int, shown: String) throws {
    #expect(try text("\(guests) guests in \(rooms) rooms", "pl") == shown)
  }

  @Test("A file can be read; one that isn't there is an error")
  func files() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xcstrings")
    #expect(throws: FormStringCatalogError.self) { try FormStringCatalog(contentsOf: file) }
    try Data(Self.file.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try FormStringCatalog(contentsOf: file).languages.count == 3)
  }

  private static func catalog(_ localization: String) -> String {
    #"{ "sourceLanguage": "en", "strings": { "\#("Hello %@")": { "localizations": { "de": \#(localization) } } } }"#
  }

  @Test(
    "Errors name the key and what is accepted",
    arguments: [
      ("", "The catalog isn't JSON; a file of the format .xcstrings is accepted."),
      ("{}", "'sourceLanguage' is missing; a catalog has 'sourceLanguage' and 'strings'."),
      (
        #"{ "sourceLanguage": "en", "strings": {}, "version": "2.0" }"#,
        "The catalog has version '2.0'; version 1 is accepted."
      ),
      (
        catalog(#"{ "stringUnit": { "value": 5 } }"#),
        "'strings' in 'Hello %@' in 'localizations' in 'de' in 'stringUnit' in 'value' is something else than a string catalog has there: texts are in 'stringUnit' or 'variations'."
      ),
      (
        catalog(#"{ "stringUnit": { "value": "Hallo %@ und %@" } }"#),
        "'Hello %@' in 'de': 'Hallo %@ und %@' has 2 arguments, but the key has 1."
      ),
      (
        catalog(#"{ "variations": { "plural": { "some": { "stringUnit": { "value": "a" } } } } }"#),
        "'Hello %@' in 'de': 'some' is no plural category; these are: 'zero', 'one', 'two', 'few', 'many', 'other'."
      ),
      (
        catalog(#"{ "variations": { "plural": { "one": { "stringUnit": { "value": "a" } } } } }"#),
        "'Hello %@' in 'de': the plural forms have no 'other', for all other numbers."
      ),
      (
        catalog(#"{ "variations": { "device": { "mac": { "stringUnit": { "value": "a" } } } } }"#),
        "'Hello %@' in 'de': the variations by device have no 'other', for all other devices."
      ),
    ])
  func errors(file: String, words: String) {
    let error = #expect(throws: FormStringCatalogError.self) { try FormStringCatalog(data: Data(file.utf8)) }
    #expect(error?.description == words)
  }
}

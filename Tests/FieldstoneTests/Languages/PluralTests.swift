import Foundation
import Testing

@testable import FieldstoneCore

#if os(Linux)
  import _FoundationICU
#endif

@Suite("Plural categories")
struct PluralTests {
  @Test(
    "Examples of each category",
    arguments: [
      ("de", "1", FormPlural.one), ("de", "0", .other), ("de", "1.0", .other), ("de-CH", "1", .one),
      ("fr", "0", .one), ("fr", "1.5", .one), ("fr", "2", .other), ("fr", "1000000", .many), ("fr", "1500000", .other),
      ("es", "2000000", .many), ("pt_BR", "0", .one), ("pt_PT", "0", .other), ("pl", "22", .few), ("pl", "12", .many),
      ("pl", "1.5", .other), ("ar", "0", .zero), ("ar", "2", .two), ("ar", "103", .few), ("ar", "111", .many),
      ("ar", "100", .other), ("he", "2", .two), ("iw", "20", .other), ("ja", "1", .other), ("hi", "0.5", .one),
      ("tr", "1.0", .one), ("xx", "1", .other), ("de", "-1", .one), ("de", "", .other), ("de", "1,000", .other),
      ("de", "-", .other), ("pl", "100000000000000000000000000000022", .few),
      ("fr", "1000000000000000000000000000000", .many), ("pl", "0.00000000000000000000000000000000000001", .other),
    ])
  func examples(language: String, digits: String, category: FormPlural) {
    #expect(FormPlural(digits: digits, in: Locale(identifier: language)) == category)
  }

  @Test("Whole numbers and digits have the same category")
  func numbers() {
    let polish = Locale(identifier: "pl")
    for number in -30...130 { #expect(FormPlural(number, in: polish) == FormPlural(digits: "\(number)", in: polish)) }
    #expect(FormPlural(.min, in: polish) == .many)
  }

  @Test("Each category of a language is that of some number, and no number has another")
  func categories() {
    for language in FormPlural.languages {
      let locale = Locale(identifier: language)
      var found: Set<FormPlural> = []
      for number in 0...200 {
        for digits in ["\(number)", "\(number).0", "\(number).5", "\(number).11", "\(number)000000"] {
          found.insert(FormPlural(digits: digits, in: locale))
        }
      }
      #expect(found == FormPlural.categories(in: locale), "\(language)")
    }
  }

  #if os(Linux)
    @Test("Every whole number up to a million has the category that ICU gives it", arguments: ["ar", "pl"])
    func million(language: String) throws {
      try compare(language, numbers: 0...1_000_000)
    }

    @Test("In every language of the table, whole numbers and decimals have the categories of ICU")
    func samples() throws {
      for language in FormPlural.languages + ["pt_PT"] {
        try compare(language, numbers: 0...1_210)
        for base in [10_000, 999_990, 1_000_000, 1_000_100, 2_000_000, 1_000_000_000] {
          try compare(language, numbers: base...(base + 12))
        }
        try compareDecimals(language)
      }
    }

    private func compare(_ language: String, numbers: ClosedRange<Int>) throws {
      let rules = try ICURules(language)
      let rule = FormPlural.rule(for: language)
      var wrong: [String] = []
      for number in numbers where FormPlural(String(number), rule) != rules.category(of: Double(number)) {
        wrong.append("\(number)")
      }
      #expect(wrong.isEmpty, "\(language): \(wrong.prefix(10))")
    }

    private func compareDecimals(_ language: String) throws {
      let rules = try ICURules(language)
      let rule = FormPlural.rule(for: language)
      var wrong: [String] = []
      for decimals in 1...3 {
        let format = try ICUDecimals(language, decimals)
        for whole in [0, 1, 2, 3, 5, 6, 10, 11, 12, 21, 22, 100, 101, 111, 1_000_000] {
          for fraction in [0, 1, 2, 5, 10, 11, 12, 19, 20, 21, 50, 99] where fraction < [10, 100, 1000][decimals - 1] {
            let digits = "\(whole)." + String(repeating: "0", count: decimals - "\(fraction)".count) + "\(fraction)"
            let category = try format.category(of: digits, rules)
            if FormPlural(digits, rule) != category { wrong.append("\(digits): \(category?.rawValue ?? "")") }
          }
        }
      }
      #expect(wrong.isEmpty, "\(language): \(wrong.prefix(10))")
    }
  #endif
}

#if os(Linux)
  private struct ICUFailure: Error { let code: UErrorCode }

  private func check(_ code: UErrorCode) throws { if code.rawValue > 0 { throw ICUFailure(code: code) } }

  /// The rules of the ICU that comes with the toolchain.
  private final class ICURules {
    let rules: OpaquePointer?

    init(_ language: String) throws {
      var code = U_ZERO_ERROR
      rules = swift_uplrules_openForType(language, UPLURAL_TYPE_CARDINAL, &code)
      try check(code)
    }

    deinit { swift_uplrules_close(rules) }

    func category(of number: Double) -> FormPlural? {
      var (code, buffer) = (U_ZERO_ERROR, [UChar](repeating: 0, count: 8))
      let length = swift_uplrules_select(rules, number, &buffer, 8, &code)
      return FormPlural(rawValue: String(decoding: buffer.prefix(Int(length)), as: UTF16.self))
    }
  }

  /// Numbers with a fixed count of decimals, zeros included.
  private final class ICUDecimals {
    let formatter: OpaquePointer?
    let result: OpaquePointer?

    init(_ language: String, _ decimals: Int) throws {
      var code = U_ZERO_ERROR
      let skeleton = Array(("." + String(repeating: "0", count: decimals)).utf16)
      formatter = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), language, &code)
      result = swift_unumf_openResult(&code)
      try check(code)
    }

    deinit {
      swift_unumf_closeResult(result)
      swift_unumf_close(formatter)
    }

    func category(of digits: String, _ rules: ICURules) throws -> FormPlural? {
      var (code, buffer) = (U_ZERO_ERROR, [UChar](repeating: 0, count: 8))
      swift_unumf_formatDecimal(formatter, digits, Int32(digits.utf8.count), result, &code)
      let length = swift_uplrules_selectFormatted(rules.rules, result, &buffer, 8, &code)
      try check(code)
      return FormPlural(rawValue: String(decoding: buffer.prefix(Int(length)), as: UTF16.self))
    }
  }
#endif

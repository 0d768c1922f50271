import FieldstoneCore
import FieldstoneWeb
import Foundation

/// The model of a form with many pages: 100 texts on the first one, and the others behind it.
private struct Paged: Sendable {
  var texts: [String]
  var rest: Rest

  init(_ n: Int) {
    texts = (0..<100).map { "Text \($0)" }
    rest = Rest(texts: (100..<max(n, 100)).map { "Text \($0)" })
  }

  static var definition: FormDefinition<Paged> {
    FormDefinition { fields in
      fields.add(\.texts, "text").closed()
      fields.add(\.rest, "rest")
    }
  }
}

private struct Rest: FormModel, Sendable {
  var texts: [String] = []
  static func describe(_ fields: FieldList<Rest>) { fields.add(\.texts, "text").closed() }
  static var formTemplate: Rest? { Rest() }
}

extension Benchmark {
  /// Seconds for changing the theme of a form of N fields, and for its open page of 100.
  static let webThemeSwitch = Benchmark(
    [Measure(name: "web-theme-switch", hasGrowth: true)], sizes: [100, 10_000, 100_000]
  ) { n in
    let page = WebForm(FormSession(Paged(n), definition: Paged.definition), title: "Benchmark")
    return {
      let rounds = 20
      var bytes = 0
      let time = seconds {
        for _ in 0..<rounds {
          for theme in [FormTheme.floatingLabels, .columns] {
            page.formTheme = theme
            bytes += page.html().count
          }
        }
      }
      try Bench.check(bytes > 2 * rounds * 100 * 100, "The pages have \(bytes) bytes.")
      try Bench.check(!page.themeStyles.isEmpty, "The page has no theme.")
      return [time / Double(2 * rounds)]
    }
  }

  /// Seconds for locking or unlocking a form of N fields, and for its open page of 100, as the answer to a request has it.
  static let webModeSwitch = Benchmark(
    [Measure(name: "web-mode-switch", hasGrowth: true)], sizes: [100, 10_000, 100_000]
  ) { n in
    let form = FormSession(Paged(n), definition: Paged.definition)
    form.mode = .edit
    let page = WebForm(form, title: "Benchmark")
    /// Whether each field of the page can be edited, or none.
    func check(isEditing: Bool) throws {
      let fields = String(decoding: page.html(), as: UTF8.self).components(separatedBy: "<input ").count - 1
      try Bench.check(isEditing ? fields >= 100 : fields < 100, "The page has \(fields) inputs.")
    }
    return {
      let rounds = 20
      var bytes = 0
      let time = seconds {
        for _ in 0..<rounds {
          for input in [FormInput.edit, .discard] {
            form.send(input)
            bytes += page.html().count
          }
        }
      }
      try Bench.check(bytes > rounds * 100 * 100, "The pages have \(bytes) bytes.")
      try check(isEditing: false)
      form.send(.edit)
      try check(isEditing: true)
      form.send(.discard)
      return [time / Double(2 * rounds)]
    }
  }
  /// Seconds for showing a form of N fields in another language: its open page of 100, as the answer to a request has it.
  static let webLanguageSwitch = Benchmark(
    [Measure(name: "web-language-switch", hasGrowth: true)], sizes: [100, 10_000, 100_000]
  ) { n in
    let form = FormSession(Paged(n), definition: Paged.definition)
    let page = WebForm(form, title: "Benchmark")
    let locales = ["de", "en"].map { Locale(identifier: $0) }
    return {
      let rounds = 20
      var bytes = 0
      let time = seconds {
        for round in 0..<2 * rounds {
          form.locale = locales[round % 2]
          bytes += page.html().count
        }
      }
      try Bench.check(bytes > rounds * 100 * 100, "The pages have \(bytes) bytes.")
      return [time / Double(2 * rounds)]
    }
  }
}

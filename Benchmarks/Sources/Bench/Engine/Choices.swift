import FieldstoneCore

/// A form with one choice among N names.
private struct Choice {
  var name: String?

  static func session(_ n: Int) -> FormSession<Choice> {
    var random = Xorshift(seed: 7)
    let syllables = ["al", "ber", "da", "é", "gra", "lin", "mo", "nor", "süd", "tor", "um", "zür"]
    let names = (0..<n).map { index in
      (0..<3).map { _ in syllables[random.next(below: syllables.count)] }.joined() + " \(index)"
    }
    let definition = FormDefinition<Choice> { $0.add(\.name, "name").options(names) }
    return FormSession(Choice(name: names[n / 2]), definition: definition)
  }
}

extension Benchmark {
  /// Seconds for a key in the search among N options until the first 20 matches are made. The first search of a list,
  /// which creates its index, is not timed.
  static let optionsFilter = Benchmark(
    [Measure(name: "options-filter", hasGrowth: true)], sizes: [1_000, 100_000]
  ) { n in
    let form = Choice.session(n)
    let texts = ["z", "zu", "zur", "nord", "9", "alber 1", "s"]
    guard let row = form.row("name") else { throw Failure("There is no row.") }
    try check(row.options.matching("zur").count > 0, "Nothing matches.")
    return {
      var shown = 0
      let time = seconds { for text in texts { shown += row.options.matching(text).prefix(20).map(\.title).count } }
      try check(shown > 0, "Nothing matches.")
      return [time / Double(texts.count)]
    }
  }

  /// Seconds to make the row of a choice among N options, with the title of the chosen one.
  static let rowOfChoice = Benchmark(
    [Measure(name: "row-of-choice", hasGrowth: true)], sizes: [10, 100_000]
  ) { n in
    let form = Choice.session(n)
    let repeats = 2_000
    return {
      var length = 0
      let time = seconds {
        for _ in 0..<repeats { length += form.row("name")?.options.chosen.first?.title.utf8.count ?? 0 }
      }
      try check(length > 0, "Nothing is chosen.")
      return [time / Double(repeats)]
    }
  }
}

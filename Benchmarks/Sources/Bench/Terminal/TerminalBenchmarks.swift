/// The full screen, measured from outside: a program on a pseudo-terminal of 80 by 24.
extension Benchmark {
  private static let terminalSizes = [100, 1_000, 10_000, 100_000]

  /// From the start of the program to the last byte of its first frame, and the memory it has then.
  static let terminalStart = starts("terminal-start", "terminal-memory")
  /// The same with every field declared separately.
  static let terminalStartLoop = starts("terminal-start-loop", "terminal-memory-loop", ["loop"])

  /// The same for a form of a JSON Schema with N properties, loading it included.
  static let schemaStart = starts("schema-start", "schema-memory", ["schema"], sizes: [100, 1_000, 10_000])

  private static func starts(
    _ time: String, _ memory: String, _ words: [String] = [], sizes: [Int] = terminalSizes
  ) -> Benchmark {
    Benchmark(
      [Measure(name: time, p99: 2, hasGrowth: true), Measure(name: memory, unit: "B", hasGrowth: true)], sizes: sizes
    ) { n in
      {
        var times: [Double] = []
        var bytes: [Double] = []
        for _ in 0..<10 {
          var time = 0.0
          let terminal = try BenchTerminal(rows: n, words, seconds: &time)
          times.append(time)
          bytes.append(try terminal.memory())
        }
        return [percentile(times, 0.5), percentile(bytes, 0.5), percentile(times, 0.99)]
      }
    }
  }

  /// Typing a letter in the form's search, until the results are shown; the very first letter also builds the index.
  static let terminalSearch = Benchmark(
    [
      Measure(name: "terminal-search", p99: 2, hasGrowth: true),
      Measure(name: "terminal-search-first", hasGrowth: true),
    ], sizes: terminalSizes
  ) { n in
    {
      let terminal = try start(rows: n)
      _ = try terminal.press("\u{6}")
      let first = try terminal.press("1").seconds
      // Each letter finds something else; clearing the one before is not timed.
      let times = try (0..<40).map { place in
        _ = try terminal.press("\u{15}")
        return try terminal.press("\(place % 10)").seconds
      }
      return [percentile(times, 0.5), first, percentile(times, 0.99)]
    }
  }

  /// Typing a letter in a text field, from the byte to the end of the frame that shows it; and how many bytes it has.
  static let terminalKey = Benchmark(
    [Measure(name: "terminal-key", p99: 2, hasGrowth: true), Measure(name: "terminal-key-bytes", unit: "B")],
    sizes: terminalSizes
  ) { n in
    let terminal = try start(rows: n)
    // Each letter differs from its neighbors, so that a text longer than its field looks different after each.
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    return { try answers(of: terminal, keys: 200) { $0 % 30 == 29 ? "\u{15}" : letters[$0 % letters.count] } }
  }

  /// Going down at the lower edge, where the window scrolls by a row.
  static let terminalScroll = Benchmark(
    [Measure(name: "terminal-scroll", p99: 2, hasGrowth: true), Measure(name: "terminal-scroll-bytes", unit: "B")],
    sizes: terminalSizes
  ) { n in
    let (up, down) = ("\u{1B}[A", "\u{1B}[B")
    let window = 24
    let terminal = try start(rows: max(n, 2 * window))
    let keys = min(60, max(n, 2 * window) - window - 2)
    for _ in 0..<window { _ = try terminal.press(down) }
    return {
      let figures = try answers(of: terminal, keys: keys) { _ in down }
      // Back to where the window begins to scroll, which is not timed.
      for _ in 0..<(keys + window - 2) { _ = try terminal.press(up) }
      for _ in 0..<(window - 2) { _ = try terminal.press(down) }
      return figures
    }
  }

  /// Pressing Edit and Cancel in turn, from the byte to the end of the frame that shows every row anew.
  static let terminalModeSwitch = Benchmark(
    [
      Measure(name: "terminal-mode-switch", p99: 2, hasGrowth: true),
      Measure(name: "terminal-mode-switch-bytes", unit: "B"),
    ],
    sizes: [100, 10_000, 100_000]
  ) { n in
    let terminal = try start(rows: n, ["edit"])
    return { try answers(of: terminal, keys: 50, together: { _ in ["\u{5}", "\u{12}"] }) }
  }

  /// Typing a letter that changes the language, from the byte to the end of the frame that shows every row anew.
  static let terminalLanguageSwitch = Benchmark(
    [
      Measure(name: "terminal-language-switch", p99: 2, hasGrowth: true),
      Measure(name: "terminal-language-switch-bytes", unit: "B"),
    ],
    sizes: [100, 10_000, 100_000]
  ) { n in
    let terminal = try start(rows: n, ["language"])
    return { try answers(of: terminal, keys: 100) { $0 % 30 == 29 ? "\u{15}" : $0 % 2 == 0 ? "a" : "b" } }
  }

  /// Changing the theme: a letter and Backspace, each of which changes it, from the byte to the end of the frame that shows
  /// every row anew.
  static let terminalThemeSwitch = Benchmark(
    [
      Measure(name: "terminal-theme-switch", p99: 2, hasGrowth: true),
      Measure(name: "terminal-theme-switch-bytes", unit: "B"),
    ],
    sizes: [100, 10_000, 100_000]
  ) { n in
    let terminal = try start(rows: n, ["themes"])
    return { try answers(of: terminal, keys: 50, together: { _ in ["a", "\u{7F}"] }) }
  }

  private static func start(rows: Int, _ words: [String] = []) throws -> BenchTerminal {
    var time = 0.0
    return try BenchTerminal(rows: rows, words, seconds: &time)
  }

  /// - Returns: the median time, the median number of bytes, and the 99th percentile of the times.
  private static func answers(of terminal: BenchTerminal, keys: Int, key: (Int) -> String) throws -> [Double] {
    try answers(of: terminal, keys: keys) { [key($0)] }
  }

  /// The same for keys that belong together: a time and a number of bytes is their mean.
  private static func answers(of terminal: BenchTerminal, keys: Int, together: (Int) -> [String]) throws -> [Double] {
    var (times, bytes): ([Double], [Double]) = ([], [])
    while times.count < keys {
      let all = try together(times.count).map { try terminal.press($0) }
      times.append(all.map(\.seconds).reduce(0, +) / Double(all.count))
      bytes.append(Double(all.map(\.bytes).reduce(0, +)) / Double(all.count))
    }
    return [percentile(times, 0.5), percentile(bytes, 0.5), percentile(times, 0.99)]
  }

  /// The percentile of the figures for a share (nearest rank).
  private static func percentile(_ figures: [Double], _ share: Double) -> Double {
    let sorted = figures.sorted()
    return sorted[min(sorted.count - 1, max(0, Int((share * Double(sorted.count)).rounded(.up)) - 1))]
  }
}

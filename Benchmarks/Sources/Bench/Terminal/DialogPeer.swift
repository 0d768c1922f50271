/// The full screen beside `dialog`, the program that shell scripts ask with: a form of the same texts on a pseudo-terminal
/// of the same size, and both are done when nothing more comes.
extension Benchmark {
  static let terminalPeer = Benchmark(
    [
      Measure(name: "terminal-start-dialog"), Measure(name: "terminal-start-dialog-ratio", unit: "times"),
      Measure(name: "terminal-key-dialog"), Measure(name: "terminal-key-dialog-ratio", unit: "times"),
    ], sizes: [10, 100, 1_000], runs: 5, isShortened: false
  ) { n in
    {
      // They take turns, so that a disturbance hits both.
      var (own, others): ([Double], [Double]) = ([], [])
      for _ in 0..<5 {
        let first = try opening(ownForm(n))
        own.append(first.seconds - (try BenchTerminal.ownSeconds(first.bytes)))
        others.append(try opening(dialog(n)).seconds)
      }
      let start = (own: median(own), other: median(others))
      (own, others) = ([], [])
      let (form, other) = (try ownForm(n), try dialog(n))
      for terminal in [form, other] { _ = try opening(terminal) }
      for letter in "abcdefghijklmnopqrst" {
        own.append(try form.pressAndListen(String(letter)))
        others.append(try other.pressAndListen(String(letter)))
      }
      let key = (own: median(own), other: median(others))
      return [start.other, start.own / start.other, key.other, key.own / key.other]
    }
  }

  /// The first screen, which must have the first answer in it: a figure for an error message is worse than none.
  private static func opening(_ terminal: BenchTerminal) throws -> (seconds: Double, bytes: [UInt8]) {
    let opening = try terminal.opening()
    try check(String(decoding: opening.bytes, as: UTF8.self).contains("Answer number 0"), "There is no form.")
    return opening
  }

  private static func ownForm(_ n: Int) throws -> BenchTerminal { try BenchTerminal([BenchTerminal.path, "\(n)"]) }

  /// A title, where it stands, the answer, where that stands, its columns, and the most characters of it.
  private static func dialog(_ n: Int) throws -> BenchTerminal {
    let fields = (0..<n).flatMap {
      ["Field\($0)", "\($0 + 1)", "1", "Answer number \($0)", "\($0 + 1)", "20", "40", "200"]
    }
    return try BenchTerminal(["dialog", "--form", "Form", "24", "80", "16"] + fields)
  }

  private static func median(_ figures: [Double]) -> Double { figures.sorted()[figures.count / 2] }
}

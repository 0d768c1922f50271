import FieldstoneCore

extension Benchmark {
  /// Seconds for a key in the middle of a text with a mask of N places, in groups of four: what a surface does before it
  /// sends the text.
  static let maskKey = Benchmark([Measure(name: "mask-key")], sizes: [16, 34]) { n in
    let mask = FormMask(
      String((0..<n).flatMap { $0 > 0 && $0.isMultiple(of: 4) ? [" ", "X"] : ["X"] }))
    let full = mask.formatted(String(repeating: "1234567890", count: 4))
    let middle = full.index(full.startIndex, offsetBy: full.count / 2)
    // A digit was removed at the end, and one typed in the middle.
    let texts = (0..<10).map { digit -> String in
      var text = full
      text.removeLast()
      text.insert(Character("\(digit)"), at: middle)
      return text
    }
    let (repeats, caret) = (1_000, full.count / 2 + 1)
    return {
      var moved = 0
      let time = seconds {
        for _ in 0..<repeats { for text in texts { moved += mask.applied(to: text, caret: caret).caret } }
      }
      try check(moved >= caret * repeats * texts.count, "The caret has moved back.")
      return [time / Double(repeats * texts.count)]
    }
  }
}

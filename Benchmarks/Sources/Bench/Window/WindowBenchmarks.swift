/// Forms in a window, measured from outside, and a C program that makes the same widgets.
extension Benchmark {
  private static let windowSizes = [10, 100, 1_000]

  /// From the start of the program to its first frame, and its memory then; the two programs take turns.
  static let gtkFirstFrame = Benchmark(
    [
      Measure(name: "gtk-first-frame"), Measure(name: "gtk-memory", unit: "B"), Measure(name: "gtk-first-frame-c"),
      Measure(name: "gtk-memory-c", unit: "B"), Measure(name: "gtk-first-frame-ratio", unit: "times"),
      Measure(name: "gtk-memory-ratio", unit: "times"),
    ], sizes: windowSizes, isShortened: false
  ) { n in
    {
      let form = try WindowProgram("BenchWindow", ["\(n)"])
      let byHand = try WindowProgram("CWindowForm", ["\(n)"])
      return [
        form.seconds, form.bytes, byHand.seconds, byHand.bytes, form.seconds / byHand.seconds,
        form.bytes / byHand.bytes,
      ]
    }
  }

  /// Typing a letter in a field of a window, until its widgets are up to date, and the number of updated rows.
  static let gtkEdit = Benchmark(
    [Measure(name: "gtk-edit"), Measure(name: "gtk-edit-rows", unit: "rows")], sizes: windowSizes, isShortened: false
  ) { n in
    {
      let figures = try WindowProgram("BenchWindow", ["\(n)", "edit"], lines: 2).rest
      try check(figures.count == 2, "The window did not say how long an edit took.")
      return figures
    }
  }
}

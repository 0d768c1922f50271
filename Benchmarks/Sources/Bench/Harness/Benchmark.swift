/// Something that is measured, at several sizes.
struct Benchmark: Sendable {
  /// A figure of one run: most benchmarks have one, the compiler's have a time and a peak of memory.
  struct Measure: Sendable {
    let name: String
    var unit = "s"
    /// The index of the 99th percentile among a run's figures.
    var p99: Int?
    /// Whether a line has the ratio of the figure at the largest size to that at the smallest.
    var hasGrowth = false
    /// Its names on the command line and in lines.
    var names: [String] { [name] + (hasGrowth ? [growthName] : []) }
    var growthName: String { name + "-growth" }
  }

  let measures: [Measure]
  /// The sizes when the command line names none.
  let sizes: [Int]
  /// How often it runs, after a warm-up run that does not count.
  var runs = 9
  /// Whether it runs less often if a run takes long.
  var isShortened = true
  /// Prepares a size, which is not timed, and returns the run, which gives one figure for each measure.
  let prepare: @Sendable (_ n: Int) throws -> () throws -> [Double]

  init(
    _ measures: [Measure], sizes: [Int], runs: Int = 9, isShortened: Bool = true,
    prepare: @escaping @Sendable (_ n: Int) throws -> () throws -> [Double]
  ) {
    self.measures = measures
    self.sizes = sizes
    self.runs = runs
    self.isShortened = isShortened
    self.prepare = prepare
  }

  /// A benchmark with one time.
  init(_ name: String, prepare: @escaping @Sendable (_ n: Int) throws -> () throws -> Double) {
    self.init([Measure(name: name)], sizes: Self.allSizes) { n in
      let run = try prepare(n)
      return { [try run()] }
    }
  }

  static let allSizes = [10, 100, 1_000, 10_000, 100_000]

  /// All benchmarks, in the order in which they run.
  static let all: [Benchmark] =
    [
      build, edit, editSequential, conditionOne, conditionHalf, conditionBuild, chain, optionsFilter, rowOfChoice,
      maskKey,
    ]
    + [parseNumber, formatRow]
    + [collectionBuild, collectionAppend, collectionRemove, collectionMove, collectionMoveFar, collectionMoveFarModel]
    + [collectionEdit, memoryPerElementField]
    + [validateAll, validateAllInvalid, validatePeers, buildPeers, submit, memoryPerField, memoryPerFieldEdited]
    + [schemaStart, schemaRead, schemaCheck]
    + [modeSwitch, languageSwitch, themeSwitch, asyncEdit, drafts, merge, inspect]
    + [macroTypecheck, macroTypecheckAll, macroCompile]
    + [
      terminalStart, terminalStartLoop, terminalKey, terminalScroll, terminalSearch, terminalModeSwitch,
      terminalLanguageSwitch, terminalThemeSwitch,
    ]
    + [terminalPeer]
    + [
      htmlRender, webModeSwitch, webLanguageSwitch, webThemeSwitch, http, pageByHand, liveInput, manyVisits, upload,
    ]
    + [gtkFirstFrame, gtkEdit]
}

/// The failure of a benchmark whose timed work did not do what it should.
struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// Fails the benchmark unless the condition holds: a figure for the wrong work is worse than none.
func check(_ condition: Bool, _ message: @autoclosure () -> String) throws {
  if !condition { throw Failure(message()) }
}

import Foundation

/// Runs benchmarks and prints a line for each size.
struct Runner {
  /// The names to print; empty for all.
  let names: Set<String>
  /// The sizes instead of each benchmark's own; empty for those.
  let sizes: [Int]

  /// Runs the benchmarks. Returns whether all of them succeeded.
  func run() -> Bool {
    var isFine = true
    for benchmark in Benchmark.all where isWanted(benchmark) {
      do {
        try run(benchmark)
      } catch {
        complain("\(benchmark.measures[0].name): \(error)")
        isFine = false
      }
    }
    return isFine
  }

  private func isWanted(_ name: String) -> Bool { names.isEmpty || names.contains(name) }
  private func isWanted(_ benchmark: Benchmark) -> Bool {
    benchmark.measures.contains { $0.names.contains(where: isWanted) }
  }

  private struct Case {
    let n: Int
    let run: () throws -> [Double]
    let runs: Int
    var found: [[Double]] = []
  }

  /// Runs the sizes in turn, round after round: a disturbance of the machine for a second then affects one run of each
  /// size and no median, and the ratio between sizes stays accurate.
  private func run(_ benchmark: Benchmark) throws {
    complain("\(benchmark.measures[0].name)…")
    var cases: [Case] = []
    for n in sizes.isEmpty ? benchmark.sizes : sizes {
      let run = try benchmark.prepare(n)
      // Warms up caches and the allocator, and shows whether there is time for all runs.
      let length = try seconds { _ = try run() }
      cases.append(
        Case(n: n, run: run, runs: length > 2 && benchmark.isShortened ? min(3, benchmark.runs) : benchmark.runs))
    }
    for round in 0..<benchmark.runs {
      for index in cases.indices where round < cases[index].runs { cases[index].found.append(try cases[index].run()) }
    }
    for (index, measure) in benchmark.measures.enumerated() {
      if isWanted(measure.name) {
        for one in cases {
          print(one.found.map { $0[index] }, measure, one.n, p99: measure.p99.map { p99 in one.found.map { $0[p99] } })
        }
      }
      if measure.hasGrowth, isWanted(measure.growthName), let first = cases.first, let last = cases.last,
        cases.count > 1
      {
        // The runs of a round are close in time, so a disturbance of the machine affects both.
        let ratios = zip(first.found, last.found).map { $1[index] / $0[index] }
        print(ratios, Benchmark.Measure(name: measure.growthName, unit: "times"), last.n, p99: nil)
      }
    }
  }

  private func print(_ figures: [Double], _ measure: Benchmark.Measure, _ n: Int, p99: [Double]?) {
    let sorted = figures.sorted()
    guard let least = sorted.first, let most = sorted.last else { return }
    let line =
      "{\"name\": \"\(measure.name)\", \"n\": \(n), \"median\": \(short(median(sorted))), "
      + (p99.map { "\"p99\": \(short(median($0.sorted()))), " } ?? "") + "\"unit\": \"\(measure.unit)\", "
      + "\"runs\": \(sorted.count), \"min\": \(short(least)), \"max\": \(short(most))}\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }

  private func median(_ sorted: [Double]) -> Double {
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// Four significant digits: measurements are not more precise than that.
  private func short(_ figure: Double) -> Double { Double(String(format: "%.4g", figure)) ?? figure }
}

/// Writes a message for the person who runs the benchmarks; only figures go to standard output.
func complain(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }

extension Benchmark {
  /// The same page written by hand in C, with the same server: requests per second, and those of Fieldstone as a part of
  /// them.
  static let pageByHand = Benchmark(
    [
      Measure(name: "http-page-c", unit: "1/s"), Measure(name: "http-page-c-bytes", unit: "B"),
      Measure(name: "http-page-c-ratio", unit: "times"),
    ], sizes: [25, 100], runs: 3
  ) { n in
    {
      let server = try ServerProcess(fieldstone: n)
      let visits = try (0..<16).map { _ in try WebVisit(n, at: server.address) }
      let program = try ServerProcess(byHand: n, like: visits[0].html)
      let bytes = try WebVisit.get(program.address).utf8.count
      let size = Double(bytes) / Double(visits[0].pageBytes)
      try check((0.98...1.02).contains(size), "The pages differ in size: \(bytes) and \(visits[0].pageBytes) bytes.")
      let page = try Load(visits.map(\.page), to: server.address)
      let byHand = try Load((0..<16).map { .init(method: "GET", cookie: "v=\($0)") }, to: program.address)
      return [byHand.rate, Double(bytes), page.rate / byHand.rate]
    }
  }

  /// Seconds from what a page's script sends for an input to the rows that have changed, with one person typing; and the
  /// size of the script.
  static let liveInput = Benchmark(
    [Measure(name: "live-input"), Measure(name: "live-input-p99"), Measure(name: "script-bytes", unit: "B")],
    sizes: [25, 100], runs: 3
  ) { n in
    {
      let server = try ServerProcess(fieldstone: n)
      let visit = try WebVisit(n, at: server.address)
      let inputs = try Load(visit.inputs, to: server.address, connections: 1)
      try visit.checkAnswered(at: server.address)
      return [1 / inputs.rate, inputs.p99, Double(try visit.scriptBytes(at: server.address))]
    }
  }

  /// What a thousand visits take: the server's memory for each, and how many of their pages it serves in a second.
  static let manyVisits = Benchmark(
    [
      Measure(name: "visit-memory", unit: "B"), Measure(name: "visits-page", unit: "1/s"),
      Measure(name: "visits-page-p99"),
    ], sizes: [25], runs: 3
  ) { n in
    {
      let server = try ServerProcess(fieldstone: n)
      // What the server has whether or not anybody has begun.
      let first = try (0..<8).map { _ in try WebVisit(n, at: server.address) }
      // Of a ninth connection and more, all could wait for the same visit, which the server refuses.
      _ = try Load(first.map(\.page), to: server.address, connections: 8)
      let before = try server.memory()
      let visits = try (0..<1_000).map { _ in try WebVisit(n, at: server.address) }
      let memory = (try server.memory() - before) / 1_000
      let pages = try Load(visits.map(\.page), to: server.address)
      return [memory, pages.rate, pages.p99]
    }
  }
}

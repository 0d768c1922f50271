extension Benchmark {
  /// Requests per second for pages that are made from stored drafts, for answers that are accepted and stored, and for
  /// nginx sending a file of the same size, in the same run.
  static let http = Benchmark(
    [
      Measure(name: "http-page", unit: "1/s"), Measure(name: "http-page-p99"),
      Measure(name: "http-post", unit: "1/s"), Measure(name: "http-post-p99"),
      Measure(name: "http-static-nginx", unit: "1/s"), Measure(name: "http-static-nginx-p99"),
      Measure(name: "http-page-bytes", unit: "B"), Measure(name: "http-page-ratio", unit: "times"),
    ], sizes: [10, 25, 100], runs: 3
  ) { n in
    {
      let server = try ServerProcess(fieldstone: n)
      let visits = try (0..<16).map { _ in try WebVisit(n, at: server.address) }
      let page = try Load(visits.map(\.page), to: server.address)
      let post = try Load(visits.flatMap(\.answers), to: server.address)
      try visits[0].checkAnswered(at: server.address)
      let nginx = try ServerProcess(nginx: visits[0].pageBytes)
      let file = try Load(visits.map(\.page), to: nginx.address)
      return [
        page.rate, page.p99, post.rate, post.p99, file.rate, file.p99, Double(visits[0].pageBytes),
        page.rate / file.rate,
      ]
    }
  }
}

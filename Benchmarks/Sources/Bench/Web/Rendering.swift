import FieldstoneCore
import FieldstoneWeb
import Foundation

/// One rendering of workload W(N): the rows of an existing session as a whole page.
enum Rendering {
  static func seconds(_ n: Int) throws -> (seconds: Double, bytes: Int) {
    let page = WebForm(Mixed.form(n), title: "Benchmark")
    let times = max(1, 2_000 / n)
    var bytes = page.html().count
    let time = Bench.seconds {
      for _ in 0..<times { bytes = page.html().count }
    }
    try check(bytes > n * 100, "The page has \(bytes) bytes.")
    return (time / Double(times), bytes)
  }
}

/// Python libraries that render the same form.
enum PythonForms {
  /// The folder of the benchmarks; the project's Python environment is made by `.ci/python`.
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func seconds(_ library: String, _ n: Int) throws -> (seconds: Double, bytes: Int) {
    let python = root.deletingLastPathComponent().appending(path: ".build/python/bin/python").path
    let script = root.appending(path: "Python/forms.py").path
    let figures = try Child.run([python, script, library, "\(n)", n < 5_000 ? "5" : "1"]).output.split(separator: " ")
    guard figures.count == 2, let seconds = Double(figures[0]), let bytes = Int(figures[1]) else {
      throw Failure("\(library) didn't print two figures.")
    }
    return (seconds, bytes)
  }
}

extension Benchmark {
  /// Seconds for one page by Fieldstone, and in the same run by Django and WTForms; and their ratios to Fieldstone's.
  static let htmlRender = Benchmark(
    [
      Measure(name: "html-render"), Measure(name: "html-render-bytes", unit: "B"),
      Measure(name: "html-render-django"), Measure(name: "html-render-django-bytes", unit: "B"),
      Measure(name: "html-render-wtforms"), Measure(name: "html-render-wtforms-bytes", unit: "B"),
      Measure(name: "html-render-django-ratio", unit: "times"),
      Measure(name: "html-render-wtforms-ratio", unit: "times"),
    ], sizes: [10, 100, 1_000, 10_000], runs: 5
  ) { n in
    {
      let own = try Rendering.seconds(n)
      let django = try PythonForms.seconds("django", n)
      let wtforms = try PythonForms.seconds("wtforms", n)
      return [
        own.seconds, Double(own.bytes), django.seconds, Double(django.bytes), wtforms.seconds, Double(wtforms.bytes),
        django.seconds / own.seconds, wtforms.seconds / own.seconds,
      ]
    }
  }
}

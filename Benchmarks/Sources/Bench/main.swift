import Foundation

/// `EX_USAGE`: the arguments are wrong.
let usageError: Int32 = 64

do {
  switch try Options(Array(CommandLine.arguments.dropFirst())) {
  case .help: complain("Bench [name …] [--n 10,100]\n\(Options.names.joined(separator: "\n"))")
  case .benchmarks(let names, let sizes): exit(Runner(names: names, sizes: sizes).run() ? 0 : 1)
  case .memory(let n, "elements"): print(try Heap.bytes(elementFields: n))
  case .memory(let n, let kind): print(try Heap.bytes(n: n, isEdited: kind == "edited"))
  case .serve(let n): try await serve(n)
  case .command(let command): print(try Child.run(command).line)
  }
} catch {
  complain("\(error)")
  exit(error is UsageError ? usageError : 1)
}
